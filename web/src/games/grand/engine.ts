// Written by the engine of grand; not to be edited.
import type { Rule, Say, Seat, Thing } from '../../wire'

/**
 * What the player whose turn it is is asked.
 */
export type Asked = { "kind": "begin", peeked: boolean, } | { "kind": "take", reach: number, } | { "kind": "put" } | { "kind": "cycle" } | { "kind": "refill", space: number, } | { "kind": "build", left: number, second: boolean, } | { "kind": "move", left: number, second: boolean, } | { "kind": "tickets", cell: Cell, } | { "kind": "entry" } | { "kind": "barker" } | { "kind": "nothing" };

export type AttractionView = { thing: Thing, 
/**
 * For a table drawn in characters.
 */
letter: string, name: string, size: number, cells: Array<Cell>, 
/**
 * The tickets sold, each on the cell of its turn.
 */
tickets: Array<Thing>, };

export type BarkerView = { thing: Thing, at: Cell, };

export type BigtopView = { thing: Thing, guests: number, 
/**
 * The guests inside, if there are any.
 */
figure: Thing | null, };

export type BoardView = { seat: Seat, numbers: Array<NumberView>, 
/**
 * What the ids of all its cells begin with; the name of the cell follows after a colon.
 */
cells: Thing, 
/**
 * The same for lots, which are called by their lower left cell.
 */
lots: Thing, empty_lots: Array<Cell>, walkways: Array<Cell>, 
/**
 * Construction sites, bare or built on.
 */
sites: Array<Cell>, 
/**
 * Does an empty lot cost a point?
 */
lots_cost: boolean, attractions: Array<AttractionView>, 
/**
 * Guests on cells and on Entry spaces.
 */
guests: Array<GuestView>, barkers: Array<BarkerView>, entries: Array<EntryView>, bigtop: BigtopView, 
/**
 * Where the points come from.
 */
tally: Array<TallyView>, };

/**
 * A cell by its name, as views and events tell it: `c4`.
 */
export type Cell = `${'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h'}${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;

/**
 * Where a player stands with a trick.
 */
export type Claim = "open" | "last_chance" | "gained" | "locked";

/**
 * Cells on which nothing can be built now, and the reason.
 */
export type ClosedView = { cells: Array<Cell>, why: Say, rule: Rule, };

export type DayView = { thing: Thing, name: string, when: When, 
/**
 * In the solo game: the trick that goes at the end of this day unless it has been gained.
 */
removes: Thing | null, };

/**
 * What an action number is used for.
 */
export type Deed = "place" | "build" | "move" | "pass";

export type DeedView = { thing: Thing, deed: Deed, };

export type DiscardView = { thing: Thing, height: number, top: Pattern | null, };

/**
 * A place where a guest can stop, and what it brings there.
 */
export type EndView = { to: Thing, 
/**
 * The cells between, on the cheapest way.
 */
way: Array<Thing>, 
/**
 * The attractions that sell a ticket.
 */
tickets: Array<Thing>, 
/**
 * Those at the corners, which may sell one.
 */
corners: Array<Thing>, };

export type EntryView = { thing: Thing, at: Place, 
/**
 * The cell above.
 */
door: Cell, guest: boolean, };

export type Event = { "event": "began", seat: Seat, deed: Deed, number: number, } | { "event": "peeked", seat: Seat, seen: Tops | null, } | { "event": "took", seat: Seat, source: Source, foundation: Pattern, open: number, } | { "event": "put", seat: Seat, lot: Cell, foundation: Pattern, } | { "event": "cycled", seat: Seat, gone: number, chosen: boolean, } | { "event": "turned_up", space: number, stack: Stack, foundation: Pattern, } | { "event": "reshuffled", stack: Stack, } | { "event": "built", seat: Seat, name: string, shape: string, cells: Array<Cell>, reserve: boolean, } | { "event": "moved", seat: Seat, from: Place, to: Place, way: Array<Cell>, long_way: boolean, } | { "event": "ticketed", seat: Seat, name: string, attraction: Cell, cells: Array<Cell>, by: Cell | null, tickets: number, } | { "event": "arrived", seat: Seat, at: Place, } | { "event": "hired", seat: Seat, cell: Cell, } | { "event": "gained", seat: Seat, trick: Trick, title: string, } | { "event": "locked_out", seat: Seat, trick: Trick, title: string, } | { "event": "removed", trick: Trick, title: string, } | { "event": "round_ended", round: number, day: string, } | { "event": "round_began", round: number, day: string, starter: Seat, } | { "event": "ended" };

/**
 * What one cell of a foundation is.
 */
export type Floor = "walkway" | "site";

export type GuestView = { thing: Thing, at: Place, };

/**
 * The foundation in hand, and how it may be turned.
 */
export type HandView = { thing: Thing, foundation: Pattern, 
/**
 * What it looks like, in words.
 */
looks: Say, turns: Array<TurnView>, };

/**
 * What brings or costs points.
 */
export type Item = "tiny" | "small" | "medium" | "large" | "giant" | "variety" | "bigtop" | "tickets" | "barkers" | "lots" | "sites" | "tricks" | "full_sizes" | "busy" | "missing";

/**
 * From `have` on it brings `points`.
 */
export type NextView = { have: number, points: number, };

/**
 * An action number, and how far it reaches.
 */
export type NumberView = { thing: Thing, number: number, free: boolean, 
/**
 * The highest Railyard space.
 */
reach: number, 
/**
 * The most steps of a guest.
 */
steps: number, };

/**
 * What would follow.
 */
export type Outlook = { 
/**
 * Before building: where nothing can be built.
 */
closed: Array<ClosedView>, 
/**
 * Before a move: where each guest can go.
 */
walks: Array<WalkView>, 
/**
 * Before a foundation is laid or a barker put: where that would do harm for good.
 */
perils: Array<PerilView>, };

/**
 * A foundation as it lies: two rows of two, the upper one first.
 */
export type Pattern = [[Floor, Floor], [Floor, Floor]];

/**
 * What is printed on the scoring side.
 */
export type Pays = { 
/**
 * For each size, the smallest first.
 */
sets: Array<SetView>, variety: number, 
/**
 * For one, two, three, four guests.
 */
bigtop: Array<number>, ticket_goal: number, ticket_bonus: number, barker: number, };

/**
 * A choice that would shut or cut off an Entry for the rest of the game.
 */
export type PerilView = { 
/**
 * What is touched for it.
 */
things: Array<Thing>, why: Say, };

/**
 * Where a guest can be, by its name: a cell, an Entry space (`c0`) or the Bigtop (`top`).
 */
export type Place = Cell | `${'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h'}0` | 'top';

/**
 * What a player has of what a goal needs.
 */
export type Progress = { have: number, need: number, };

/**
 * How a foundation is turned as it is placed.
 */
export type Quarter = "none" | "left" | "right";

export type RailyardView = { left: StackView, right: StackView, 
/**
 * The spaces 2 to 5.
 */
spaces: Array<SpaceView>, discard: DiscardView, };

/**
 * A rank of the solo game.
 */
export type RankView = { title: Say, 
/**
 * Nothing for the rank below all others.
 */
from: number | null, 
/**
 * Does it lie behind, is it what the points earn now, or is it still ahead?
 */
when: When, 
/**
 * Points that are missing for it.
 */
missing: number, };

export type SetView = { size: number, name: Say, 
/**
 * For one attraction with tickets, for two, and so on: to the largest set that is printed, and as far as somebody has built.
 */
pays: Array<number>, };

/**
 * From where a foundation is taken.
 */
export type Source = { "stack": Stack } | { "space": number };

export type SpaceView = { thing: Thing, space: number, foundation: Pattern | null, 
/**
 * What it looks like, in words.
 */
looks: Say | null, };

/**
 * One of the two facedown stacks.
 */
export type Stack = "left" | "right";

export type StackView = { thing: Thing, height: number, 
/**
 * Who has looked at the top.
 */
peeked_by: Array<Seat>, 
/**
 * The top, for those who have.
 */
top: Pattern | null, };

export type StarterView = { thing: Thing, seat: Seat, };

/**
 * Attractions of one shape that can be had.
 */
export type Stock = { thing: Thing, 
/**
 * The letter that it looks like, and its size: `l4`.
 */
shape: string, size: number, 
/**
 * The cells of the shape, pushed to the lower left.
 */
cells: Array<Cell>, names: Array<string>, };

/**
 * So many of something beside the boards.
 */
export type Store = { thing: Thing, count: number, };

/**
 * A line of the account: so many, the points for them, and the next step up.
 */
export type TallyView = { thing: Thing, item: Item, have: number, points: number, next?: NextView, };

/**
 * The tops of the two stacks; none where a stack is empty.
 */
export type Tops = { left: Pattern | null, right: Pattern | null, };

/**
 * A trick of the trade.
 */
export type Trick = "bribe" | "mystery" | "mark" | "crowd" | "spectacle" | "early" | "pockets" | "posters" | "ballyhoo" | "draw" | "feet" | "trap" | "balloons" | "bottles";

export type TrickView = { thing: Thing, code: Trick, title: string, goal: Say, ability: Say, 
/**
 * The goal is something that happens on the turn.
 */
deed: boolean, 
/**
 * Where each seat stands with it.
 */
standings: Array<Claim>, 
/**
 * How far each seat has come towards the goal.
 */
progress: Array<Progress>, 
/**
 * In the solo game: the day at whose end it goes, counted from 1.
 */
until: number | null, };

export type TurnView = { 
/**
 * The button for it.
 */
thing: Thing, quarter: Quarter, foundation: Pattern, };

/**
 * The table. Cells go by their names: a1 is at the lower left.
 */
export type View = { solo: boolean, 
/**
 * The ranks of the solo game, the lowest first.
 */
ranks: Array<RankView>, days: Array<DayView>, starter: StarterView, 
/**
 * Whose turn it is; nobody's when the game is over.
 */
active: Seat | null, asked: Asked, 
/**
 * What a number can be used for; passing only when it is all that is left.
 */
deeds: Array<DeedView>, hand: HandView | null, outlook: Outlook, railyard: RailyardView, supply: Array<Stock>, reserve: Array<Stock>, 
/**
 * Guests who have not come yet, and barkers for hire.
 */
guests: Store, barkers: Store, tricks: Array<TrickView>, 
/**
 * What everything pays; nothing in the solo game.
 */
pays: Pays | null, boards: Array<BoardView>, };

/**
 * Everywhere that one guest can stop.
 */
export type WalkView = { guest: Thing, ends: Array<EndView>, };

export type When = "past" | "now" | "to_come";

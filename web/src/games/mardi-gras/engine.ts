// Written by the engine of mardi-gras; not to be edited.
import type { Seat, Thing } from '../../wire'

/**
 * Where advertised revelers go.
 */
export type Advert = "each" | "one_destination";

export type CardState = "gone" | "active" | "waiting";

export type CasinoView = { thing: Thing, 
/**
 * The cards on show, and what they are.
 */
show: Thing, shown: Counts, };

export type Counts = { food: number, cups: number, hats: number, beads: number, };

export type DeckView = { thing: Thing, count: number, 
/**
 * What is in it, once it was the open discard pile.
 */
cards: Counts | null, };

export type DiscardsView = { thing: Thing, cards: Counts, };

export type Event = { "event": "round_began", round: number, seat: Seat, } | { "event": "went_gambling", seat: Seat, } | { "event": "signed_up", seat: Seat, route: string, slot: Thing, kind: Slot, price: number, } | { "event": "turned_up", seat: Seat, kind: Kind, } | { "event": "reshuffled", cards: number, } | { "event": "stopped", seat: Seat, cards: Counts, } | { "event": "ran_dry", seat: Seat, cards: Counts, } | { "event": "tripled", seat: Seat, kind: Kind, kept: Counts, lost: Counts, } | { "event": "discarded", seat: Seat, cards: Counts, why: Why, } | { "event": "carnival_began", route: string, } | { "event": "advertised", seat: Seat, slot: Thing, } | { "event": "named", seat: Seat, to: Spot, } | { "event": "taken", seat: Seat, kind: Kind, from: Spot, } | { "event": "moved", seat: Seat, kind: Kind, from: Spot, to: Spot, called: boolean, } | { "event": "halted", route: string, stop: number, street: string, between: [Spot, Spot], } | { "event": "entertained", seat: Seat, kind: Kind, at: Spot, cards: Counts, } | { "event": "let_pass", seat: Seat, } | { "event": "parade_ended", route: string, floats: Array<Float>, } | { "event": "recruited", seat: Seat, slot: Thing, gained: boolean, } | { "event": "crowned", seat: Seat, slot: Thing, } | { "event": "wrapped_up", route: string, gamblers: Array<Seat>, } | { "event": "ended" };

/**
 * Kinds of which one more would end a gamble with a loss.
 */
export type Feared = { food: boolean, cups: boolean, hats: boolean, beads: boolean, };

/**
 * A member in a parade.
 */
export type Float = { seat: Seat, slot: Thing, };

/**
 * The Throw cards of a player. The cards of one kind are the thing with the name of the kind.
 */
export type HandView = { thing: Thing, count: number, 
/**
 * How many more may be kept.
 */
room: number, 
/**
 * Which they are, for those who may know.
 */
cards: Counts | null, 
/**
 * Which of them are picked to be given away, for the same eyes.
 */
picked: Counts | null, 
/**
 * Those that everybody has seen being taken.
 */
known: Counts, };

/**
 * Named for the card; [`Kind::color`] names the reveler.
 */
export type Kind = "food" | "cups" | "hats" | "beads";

export type KreweView = { thing: Thing, seat: Seat, hand: HandView, home: MembersView, 
/**
 * Those in the Casino.
 */
gamblers: MembersView, reserve: MembersView, 
/**
 * All members, wherever they stand.
 */
size: number, 
/**
 * The points as it stands.
 */
score: Thing, 
/**
 * The revelers entertained, in the order of kinds.
 */
races: Array<RaceView>, 
/**
 * The chances of the next card in the Casino as this seat must see them, for the same eyes.
 */
odds: Odds | null, };

/**
 * How long a route is; cards of one length are drawn together.
 */
export type Length = "short" | "medium" | "long";

/**
 * The printed map.
 */
export type MapView = { canvas: [number, number], casino: [number, number], bank: Array<[number, number]>, streets: Array<Array<[number, number]>>, };

export type MembersView = { thing: Thing, count: number, };

/**
 * The chances of the next card in the Casino, in percent.
 */
export type Odds = { food: number, cups: number, hats: number, beads: number, 
/**
 * For a third of a kind, which ends it.
 */
third: number, 
/**
 * How many cards a third of a kind would cost.
 */
lost: number, 
/**
 * The kinds of which one more would cost them.
 */
feared: Feared, };

/**
 * What was chosen before the game.
 */
export type Options = { players: number, advert: Advert, pair: Pair, };

/**
 * Which two cards make a pair.
 */
export type Pair = "same" | "any";

export type Part = "groundwork" | "carnival" | "over";

export type PlaceView = { thing: Thing, name: string, 
/**
 * The roomiest point.
 */
anchor: [number, number], outline: Array<[number, number]>, revelers: Counts, 
/**
 * The stem of its revelers: those of one kind are the thing with the name of the kind.
 */
crowd: Thing, 
/**
 * Those that the advertisement may still move.
 */
movable?: Counts, 
/**
 * Whether the parade halts beside it now.
 */
reached: boolean, };

/**
 * The revelers of one color that a player has entertained, and the rank that they make; none without any.
 */
export type RaceView = { thing: Thing, kind: Kind, count: number, rank: number | null, };

export type RoundView = { thing: Thing, 
/**
 * Counted from 1.
 */
number: number, of: number, part: Part, };

export type RouteView = { thing: Thing, letter: string, length: Length, state: CardState, 
/**
 * The round in which it parades.
 */
round: number, 
/**
 * What the next place costs; nothing if there is none.
 */
price: number | null, 
/**
 * From left to right; none any more when its parade is over.
 */
slots: Array<SlotView>, 
/**
 * How many stops it still has to make, or will make; each is the stem with its number from 1 on.
 */
stops: number, halts: Thing, 
/**
 * The corners that it passes; a stop lies between two of them.
 */
path: Array<[number, number]>, };

export type RoyaltyView = { thing: Thing, holder: Seat, };

/**
 * What a member in a slot will do, in the order of Carnival.
 */
export type Slot = "advertisement" | "parade" | "recruitment" | "leadership";

export type SlotView = { thing: Thing, kind: Slot, holder: Seat | null, };

/**
 * A neighborhood as events name it.
 */
export type Spot = { place: Thing, name: string, };

/**
 * What is being decided.
 */
export type Step = { "step": "place", seat: Seat, } | { "step": "gamble", seat: Seat, } | { "step": "discard", seat: Seat, count: number, left: number | null, spare: Counts | null, why: Why, } | { "step": "name", seat: Seat, left: number, } | { "step": "take", seat: Seat, left: number, goal: Thing | null, 
/**
 * How many touches that still takes.
 */
touches: number, } | { "step": "put", seat: Seat, left: number, kind: Kind, from: Thing, touches: number, } | { "step": "parade", seat: Seat, slot: Thing, stop: Thing, number: number, of: number, } | { "step": "over" };

export type View = { options: Options, round: RoundView, step: Step, to_act: Seat | null, royalty: RoyaltyView, casino: CasinoView, deck: DeckView, discards: DiscardsView, 
/**
 * From top to bottom.
 */
routes: Array<RouteView>, 
/**
 * By seat.
 */
krewes: Array<KreweView>, 
/**
 * In map order.
 */
places: Array<PlaceView>, map: MapView, };

/**
 * Why cards are given away.
 */
export type Why = "price" | "limit";

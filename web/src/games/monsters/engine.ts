// Written by the engine of monsters; not to be edited.
import type { Say, Seat, Thing } from '../../wire'

/**
 * The card captured in this turn.
 */
export type Captured = { thing: Thing, 
/**
 * Does one lie there?
 */
lies: boolean, card: Held | null, };

/**
 * So many of something.
 */
export type Counted = { thing: Thing, count: number, };

/**
 * The danger check of this season, as it stands.
 */
export type DangerView = { thing: Thing, 
/**
 * On the monsters on display.
 */
claws: number, 
/**
 * Of the staff.
 */
hunters: number, 
/**
 * Claws that nobody guards so far; the royal hunters count once they have come.
 */
open: number, 
/**
 * Crowns that these cost if nobody else comes.
 */
fine: number, };

/**
 * The royal dice.
 */
export type DiceView = { thing: Thing, number: number, faces: Array<number>, 
/**
 * The hunters that they brought, while a danger check is made.
 */
hunters: number | null, 
/**
 * The chance, in percent, that they guard 1, 2, 3... open claws, as far as they may guard all of them.
 */
chances: Array<number>, };

/**
 * Of two players: cards thrown away while capturing.
 */
export type DiscardsView = { thing: Thing, size: number, cards: Array<Name> | null, };

/**
 * Something that happened. Cards that not everybody may see are `Some` for their owner only.
 */
export type Event = { "event": "season_began", number: number, season: Name, players: number, } | { "event": "hand_seen", seat: Seat, cards: Array<Name> | null, } | { "event": "captured", seat: Seat, card: Name | null, last: boolean, } | { "event": "drew_from_stack", seat: Seat, card: Name | null, } | { "event": "discarded", seat: Seat, card: Name | null, } | { "event": "hands_passed", left: boolean, players: number, } | { "event": "kept", seat: Seat, card: Name | null, } | { "event": "land_played", seat: Seat, card: Name, from: Spot, region: Region, } | { "event": "payment_began", seat: Seat, card: Name, from: Spot, } | { "event": "displayed", seat: Seat, card: Name, from: Spot, } | { "event": "season_bonus", seat: Seat, crowns: number, } | { "event": "staff_earned", seat: Seat, crowns: number, } | { "event": "lore_drawn", seat: Seat, card: Name | null, } | { "event": "hired", seat: Seat, card: Name, from: Spot, region: Region | null, } | { "event": "event_played", seat: Seat, card: Name, from: Spot, } | { "event": "crowns_gained", seat: Seat, crowns: number, } | { "event": "tokens_gained", seat: Seat, number: number, } | { "event": "shown", seat: Seat, card: Name, } | { "event": "paid", seat: Seat, crowns: number, } | { "event": "borrowed", seat: Seat, crowns: number, } | { "event": "consolidated", seat: Seat, } | { "event": "ready", seat: Seat, } | { "event": "royal_hunters", hunters: number, dice: Array<number>, guards: Array<Guard>, } | { "event": "tokens_given", seat: Seat, number: number, } | { "event": "fined", seat: Seat, symbols: number, crowns: number, } | { "event": "season_ended", winner: Seat | null, season: Name, } | { "event": "goals_revealed", seat: Seat, goals: Array<Name>, } | { "event": "game_over" };

/**
 * How a seat stands in a danger check when the dice lie.
 */
export type Guard = { seat: Seat, 
/**
 * On the monsters that it displayed in this season.
 */
claws: number, 
/**
 * Of its staff.
 */
hunters: number, 
/**
 * That it could give.
 */
tokens: number, 
/**
 * Claws that neither royal hunters nor staff guard.
 */
open: number, };

/**
 * A card in somebody's hands, or several of the same.
 */
export type Held = { thing: Thing, count: number, 
/**
 * All that is printed on it, in a sentence.
 */
says: Say, 
/**
 * Could it be played now, if it were captured or kept?
 */
playable: boolean, 
/**
 * Loans that playing it now would take, and the points that they will cost.
 */
loans: number, debt: number, 
/**
 * What is missing, where it could not.
 */
lacks: Say | null, 
/**
 * What a goal would be worth now.
 */
worth: number | null, id: string, name: string, } & ({ "kind": "land", region: Region, points: number, distant: number, } | { "kind": "monster", region: Region, level: number, vp: number, danger: number, lore: number, } | { "kind": "staff", cost: number, } | { "kind": "event" } | { "kind": "goal" });

/**
 * Cards that only their owner sees.
 */
export type Hidden = { thing: Thing, size: number, cards: Array<Held> | null, };

export type LoansView = { thing: Thing, 
/**
 * All loans.
 */
count: number, 
/**
 * Of these, how many cards lie there for several loans each.
 */
consolidated: number, 
/**
 * Loan cards that lie there.
 */
cards: number, };

/**
 * Cards that were seen together and now lie in places that cannot be looked into.
 */
export type LotView = { 
/**
 * Counted from 1.
 */
season: number, cards: Array<Name>, 
/**
 * Who captured one of them each and has not played it at once.
 */
captured_by: Array<Seat>, 
/**
 * Who has the rest before him.
 */
hand_of: Seat | null, 
/**
 * Of two players: one of the cards, or a card never seen, may have been discarded.
 */
discarded: boolean, };

/**
 * A card that lies open, or several of the same.
 */
export type Lying = { thing: Thing, count: number, id: string, name: string, } & ({ "kind": "land", region: Region, points: number, distant: number, } | { "kind": "monster", region: Region, level: number, vp: number, danger: number, lore: number, } | { "kind": "staff", cost: number, } | { "kind": "event" } | { "kind": "goal" });

/**
 * Cards that were seen and have gone on.
 */
export type MemoryView = { thing: Thing, lots: Array<LotView>, };

/**
 * A card as it is spoken of.
 */
export type Name = { id: string, name: string, };

/**
 * What things cost and are worth.
 */
export type Numbers = { 
/**
 * Crowns for a card that is kept.
 */
keep: number, 
/**
 * Crowns that a loan brings.
 */
loan: number, 
/**
 * Crowns for a claw that nobody guards.
 */
fine: number, 
/**
 * Crowns for the first wanted monster of a season.
 */
bonus: number, 
/**
 * Points at the end.
 */
crown_points: number, token_points: number, trophy_points: number, 
/**
 * Points that a loan takes.
 */
loan_points: number, 
/**
 * Land points of an explorer.
 */
explorer: number, };

/**
 * A season that is over.
 */
export type PastSeason = { thing: Thing, season: number, card: SeasonFace, winner: Seat | null, };

/**
 * A Dreamlands monster that is being paid for.
 */
export type PaymentView = { thing: Thing, 
/**
 * Land that is still to be paid.
 */
left: number, 
/**
 * The region whose land is asked for next.
 */
asked: Region, id: string, name: string, } & ({ "kind": "land", region: Region, points: number, distant: number, } | { "kind": "monster", region: Region, level: number, vp: number, danger: number, lore: number, } | { "kind": "staff", cost: number, } | { "kind": "event" } | { "kind": "goal" });

/**
 * Cards that lie open.
 */
export type Pile = { thing: Thing, size: number, cards: Array<Lying>, };

/**
 * The race for the trophy of this season.
 */
export type RaceView = { thing: Thing, count: number, 
/**
 * Would the trophy go here if the season ended now?
 */
leads: boolean, 
/**
 * Has somebody else as many, and nobody more?
 */
level: boolean, };

/**
 * Where lands lie and monsters live.
 */
export type Region = "aerie" | "caves" | "darklands" | "depths" | "forest" | "dreamlands";

export type RegionView = { thing: Thing, region: Region, 
/**
 * Land of this region, to be spent anew in every season.
 */
points: number, 
/**
 * Land not yet spent in this season.
 */
left: number, land_cards: number, explorers: number, 
/**
 * What the payment that is under way would take from here, if its owner lets the rest be paid.
 */
offer: number | null, };

/**
 * A season card.
 */
export type SeasonFace = { thing: Thing, id: string, name: string, 
/**
 * The region that is wanted; in the Season of Danger there is none.
 */
region: Region | null, 
/**
 * Are claws counted for the trophy, and not points?
 */
counts_claws: boolean, };

/**
 * One player's things.
 */
export type SeatView = { seat: Seat, thing: Thing, 
/**
 * What the points so far are read from.
 */
score: Thing, stage: Stage, 
/**
 * Who gets this hand next.
 */
passes_to: Seat, crowns: Counted, tokens: Counted, loans: LoansView, trophies: Counted, regions: Array<RegionView>, lands: Pile, staff: Pile, 
/**
 * Monsters of this season.
 */
display: Pile, 
/**
 * Monsters of earlier seasons.
 */
menagerie: Pile, events: Pile, 
/**
 * Points on all monsters, displayed or retired.
 */
monster_points: number, 
/**
 * Points on the monsters of the menagerie.
 */
menagerie_points: number, danger: DangerView, race: RaceView, 
/**
 * Has the bonus of this season been paid?
 */
bonus_paid: boolean, paying: PaymentView | null, 
/**
 * Is a preview under way?
 */
showing: boolean, captured: Captured, 
/**
 * A hand that has just been passed lies face down.
 */
hand: Hidden, 
/**
 * Of two players: cards to draw from.
 */
stack: Counted | null, 
/**
 * Of two players: what was discarded while capturing.
 */
discards: DiscardsView | null, kept: Hidden, 
/**
 * Kept cards that everybody knows.
 */
known: Array<Lying>, 
/**
 * What the goals would be worth now, being second left aside.
 */
goals_so_far: number | null, memory: MemoryView | null, };

/**
 * Where a card lay before it was played.
 */
export type Spot = "captured" | "kept" | "paying";

/**
 * What a player is about.
 */
export type Stage = "waiting" | "choosing" | "discarding" | "deciding" | "free" | "hunting";

/**
 * The part of a season in which the table is.
 */
export type Step = "capture" | "play" | "danger" | "over";

/**
 * The table as somebody sees it. What these eyes may not see is `null`.
 */
export type View = { simplified: boolean, 
/**
 * Counted from 1.
 */
season: number, seasons: number, 
/**
 * Counted from 1.
 */
turn: number, turns: number, step: Step, passes_left: boolean, season_card: SeasonFace, past_seasons: Array<PastSeason>, dice: DiceView, 
/**
 * Cards in the deck.
 */
deck: Counted, numbers: Numbers, seats: Array<SeatView>, };

// Written by the engine of midway; not to be edited.
import type { Say, Seat, Thing } from '../../wire'

/**
 * A deed as events tell it: the booth, and whom it is aimed at.
 */
export type Aim = { booth: Booth, target: Seat | null, };

export type Aside = { thing: Thing, 
/**
 * For the two who see it.
 */
card: Card | null, };

/**
 * A number on a die, and the booth whose action it stands for (MC-4.1).
 */
export type Booth = "deck-draw" | "discard-draw" | "hand-draw" | "hand-trade" | "midway-trade" | "midway-steal";

export type BoothView = { thing: Thing, booth: Booth, number: number, 
/**
 * Why its action is impossible now for the player who has the turn.
 */
shut: Say | null, };

/**
 * A kind of card. Copies of the same kind are alike.
 */
export type Card = `${Ride}-${Part}` | 'wild';

export type Deck = { thing: Thing, count: number, };

export type DieState = "rolled" | "to_do" | "under_way";

export type DieView = { thing: Thing, 
/**
 * Nothing for a "!".
 */
number: number | null, 
/**
 * The booth on which it lies; nothing for a "!" that stands for none yet.
 */
booth: Booth | null, state: DieState, 
/**
 * Its action cannot be blocked.
 */
protected: boolean, };

/**
 * Something that happened. Cards that only some may see are `None` for the others.
 */
export type Event = { "event": "turn_began", seat: Seat, number: number, } | { "event": "pile_begun", card: Card, } | { "event": "discarded", seat: Seat, card: Card, ride: Ride | null, } | { "event": "drew", seat: Seat, count: number, cards: Array<Card> | null, } | { "event": "rolled", seat: Seat, dice: [Face, Face, Face], again: boolean, } | { "event": "die_turned", seat: Seat, from: number, to: number, at: number, } | { "event": "assigned", seat: Seat, booths: Array<Booth>, } | { "event": "protected", seat: Seat, booth: Booth, } | { "event": "declared", seat: Seat, deed: Aim, protected: boolean, } | { "event": "blocked", seat: Seat, deed: Aim, } | { "event": "let_pass", seat: Seat, all: boolean, } | { "event": "lapsed", seat: Seat, booths: Array<Booth>, } | { "event": "took_discard", seat: Seat, card: Card, } | { "event": "drew_from_hand", seat: Seat, target: Seat, card: Card | null, } | { "event": "set_aside", seat: Seat, target: Seat, card: Card | null, } | { "event": "gave_from_hand", seat: Seat, target: Seat, card: Card | null, } | { "event": "took", seat: Seat, target: Seat, card: Card, ride: Ride, lands: Landing, } | { "event": "gave", seat: Seat, target: Seat, card: Card, ride: Ride, lands: Landing, } | { "event": "wild_lost", seat: Seat, from: Ride | null, } | { "event": "wild_placed", seat: Seat, from: Ride | null, waited: boolean, to: Ride, } | { "event": "started", seat: Seat, first: Card, second: Card, } | { "event": "added", seat: Seat, card: Card, ride: Ride, } | { "event": "wild_moved", seat: Seat, from: Ride, to: Ride, } | { "event": "completed", seat: Seat, ride: Ride, } | { "event": "set_locked", seat: Seat, ride: Ride, ticket: boolean, } | { "event": "won", seat: Seat, partner: Seat | null, } | { "event": "stopped" };

/**
 * What a die shows.
 */
export type Face = "1" | "2" | "3" | "4" | "5" | "6" | "!";

export type Filled = "part" | "wild" | "empty";

export type Hand = { thing: Thing, count: number, cards: Array<Held> | null, };

/**
 * Cards of one kind in a hand.
 */
export type Held = { thing: Thing, card: Card, count: number, 
/**
 * The Wild that lies in its place on a complete ride, while it may be sent to another to make room.
 */
instead: Thing | null, };

/**
 * Where a card from another Midway comes to lie.
 */
export type Landing = { "on": "ride", ride: Ride, } | { "on": "waits" } | { "on": "pile" };

export type Loose = { thing: Thing, 
/**
 * Who chooses the ride for it.
 */
owner: Seat, };

/**
 * Complete rides that count for a player, or for the team.
 */
export type Open = { thing: Thing, count: number, };

/**
 * What was chosen.
 */
export type Options = { players: number, 
/**
 * Two teams, partners across (MC-10.1).
 */
teams: boolean, 
/**
 * A team needs rides of different kinds (MC-10.7).
 */
team_distinct: boolean, 
/**
 * Three rides win (MC-11.1).
 */
quick: boolean, 
/**
 * No Ticket for a natural set (MC-11.2).
 */
classic: boolean, 
/**
 * Two Tickets protect an action (MC-11.3).
 */
norwood: boolean, 
/**
 * One die shows "!" instead of 6 (MC-11.5).
 */
wild_die: boolean, };

/**
 * The sorts of part, in the order in which a ride is built: from the ground up.
 */
export type Part = "materials" | "seats" | "lights" | "banners";

export type PileView = { thing: Thing, count: number, top: Card | null, };

/**
 * One player's side of the table.
 */
export type Player = { seat: Seat, thing: Thing, partner: Seat | null, open: Open, tickets: Tickets, hand: Hand, rides: Array<RideView>, };

/**
 * One of the five rides.
 */
export type Ride = 'bumper' | 'carousel' | 'ferris' | 'coaster' | 'swings';

export type RideState = "empty" | "begun" | "complete" | "locked";

/**
 * One ride of a Midway.
 */
export type RideView = { thing: Thing, ride: Ride, state: RideState, 
/**
 * Of the four that it takes.
 */
cards: number, 
/**
 * The four places, one for each part. A Wild fills the first empty ones.
 */
slots: Array<Slot>, wilds: number, 
/**
 * The Wilds that lie here.
 */
wild: Thing | null, };

export type Slot = { part: Part, filled: Filled, 
/**
 * What lies here.
 */
thing: Thing | null, };

/**
 * Where the turn stands.
 */
export type StageView = { "name": "trim" } | { "name": "choose" } | { "name": "refresh", laid: number, wild: boolean, } | { "name": "assign" } | { "name": "maneuver" } | { "name": "act" } | { "name": "block" } | { "name": "hand_over" } | { "name": "take" } | { "name": "place", from: Ride | null, } | { "name": "give" } | { "name": "toss" } | { "name": "build", moves: number, } | { "name": "over" };

/**
 * The five steps of a turn (MC-2.1).
 */
export type Step = "pile" | "trim" | "roll" | "build" | "refill";

export type StepView = { thing: Thing, step: Step, now: boolean, past: boolean, };

/**
 * The team's, in Team Carnival.
 */
export type Tickets = { thing: Thing, count: number, most: number, 
/**
 * One has been used in this turn.
 */
used: boolean, };

/**
 * The table as these eyes see it (chapter 12 of the rules).
 */
export type View = { options: Options, 
/**
 * How many complete rides win.
 */
rides_to_win: number, 
/**
 * Counted from 1.
 */
turn: number, active: Seat, 
/**
 * Who is asked; nobody when the game is over.
 */
asked: Seat | null, stage: StageView, steps: Array<StepView>, 
/**
 * The dice that lie there: all three before they are assigned, then those on the booths.
 */
dice: Array<DieView>, booths: Array<BoothView>, 
/**
 * The action that may be blocked, or is being carried out.
 */
deed: Aim | null, 
/**
 * The ride that this action could complete, in a sentence, while somebody may still block it.
 */
threat?: Say, 
/**
 * A card set aside in a Hand Trade.
 */
aside: Aside | null, 
/**
 * A Wild from another Midway that is looking for a ride.
 */
loose: Loose | null, deck: Deck, pile: PileView, players: Array<Player>, };

// Written by the engine of tycoon; not to be edited.
import type { Seat, Thing } from '../../wire'

/**
 * A ride of the catalog.
 */
export type CardView = { thing: Thing, name: string, level: number, bonus: number, big_squares: number, 
/**
 * The squares of its blueprint.
 */
squares: Array<Cell>, 
/**
 * Boxes of the lot along the side of one square.
 */
side: number, };

/**
 * Rides against mechanics.
 */
export type CareView = { thing: Thing, rides: number, 
/**
 * How many rides the mechanics can look after.
 */
capacity: number, 
/**
 * How many one mechanic looks after.
 */
each: number, };

/**
 * One player's sheet.
 */
export type CarnivalView = { thing: Thing, seat: Seat, 
/**
 * What the names of boxes are put behind, with a colon, to be things.
 */
boxes: Thing, doing: Doing, 
/**
 * Actions finished in this round.
 */
actions: number, work: WorkView | null, guests: GuestsView, care: CareView, rank: RankView, rides: Array<RideView>, stalls: Array<StallView>, kinds: Array<KindView>, sets: Array<SetView>, staff: Array<StaffView>, track: Array<RoundView>, dice: Array<DieView>, white: Array<WhiteView>, 
/**
 * What each ride of the catalog would come to now, in the order of the catalog.
 */
plans: Array<PlanView>, 
/**
 * The rest of the line of guests, if it is drawn along a shortest way.
 */
shortest: Array<Spot>, 
/**
 * What drawing at each place, or counting these dice, would bring: for the player alone, who is asked.
 */
prospects?: Array<Prospect>, 
/**
 * Free boxes that guests cannot get to.
 */
cut_off: Array<Spot>, };

/**
 * A place in a drawing, counted from the top left.
 */
export type Cell = { column: number, row: number, };

/**
 * The guests of one vendor.
 */
export type ChartRow = { 
/**
 * Is the vendor there?
 */
open: boolean, guests: number, places: number, };

/**
 * The two coloured dice.
 */
export type Colour = "red" | "blue";

/**
 * A coloured die.
 */
export type DieView = { thing: Thing, colour: Colour, face: Face, spent: boolean, 
/**
 * What alone it may be used for.
 */
duty: Duty | null, };

/**
 * What a player is doing.
 */
export type Doing = "choose" | "place" | "guests" | "dice" | "done" | "bankrupt";

/**
 * What a coloured die is used for.
 */
export type Duty = "hire" | "stall";

export type Event = { "event": "round", round: number, red: Face, blue: Face, players: number, } | { "event": "white", seat: Seat, dice: Faces, } | { "event": "hired", seat: Seat, staff: Staff, colour: Colour, face: Face, } | { "event": "more_white", seat: Seat, face: Face, } | { "event": "stall", seat: Seat, kind: string, name: string, second: boolean, boxes: Array<Spot>, } | { "event": "ride", seat: Seat, ride: string, name: string, round: number, boxes: Array<Spot>, } | { "event": "guests", seat: Seat, entrance: Spot, boxes: Array<Spot>, } | { "event": "out_of_reach", seat: Seat, name: string, } | { "event": "scored", seat: Seat, round: number, name: string, dice: Faces, bonus: number, share: Share, points: number, } | { "event": "bankrupt", seat: Seat, } | { "event": "filled", seat: Seat, boxes: Array<Spot>, served: number, };

/**
 * What one die shows, from 1 to 6.
 */
export type Face = 1 | 2 | 3 | 4 | 5 | 6;

/**
 * A handful of dice without order.
 */
export type Faces = Array<1 | 2 | 3 | 4 | 5 | 6>;

/**
 * The attendance chart.
 */
export type GuestsView = { thing: Thing, boxes: Array<Spot>, served: number, 
/**
 * How many guests the vendors can serve.
 */
capacity: number, 
/**
 * How many more they can serve now.
 */
room: number, 
/**
 * How many they would serve if the lot filled now, as it does after the last round.
 */
served_at_the_end: number, rows: Array<ChartRow>, };

/**
 * A kind of stall.
 */
export type KindView = { thing: Thing, name: string, face: Face, built: number, 
/**
 * The most that there can be.
 */
most: number, points: number, 
/**
 * Points of the kind with one stall more.
 */
points_next: number | null, 
/**
 * Boxes that the next one covers.
 */
next_covers: number | null, 
/**
 * Does a coloured die with this number do nothing now: no stall of the kind, nobody to hire?
 */
dead?: boolean, };

/**
 * What the points of a ride lack.
 */
export type Lack = "whole" | "unreached" | "untended" | "both";

/**
 * The empty lot. A box is named by its column and its row.
 */
export type LotView = { columns: Array<string>, rows: Array<string>, entrance: Spot, 
/**
 * Places within the columns and rows that are no boxes of the lot.
 */
outside: Array<Spot>, };

export type NextRank = { name: string, 
/**
 * Points that are missing.
 */
missing: number, };

/**
 * Which rules are played.
 */
export type Options = { 
/**
 * Fixed duties of the dice, fewer rides for a mechanic, no stall beside a stall.
 */
challenge: boolean, 
/**
 * Hires count from the next round on.
 */
late_hires: boolean, 
/**
 * A stall may only stand where guests can get.
 */
reached_stalls: boolean, };

/**
 * A ride of the catalog as this player could build it now.
 */
export type PlanView = { thing: Thing, 
/**
 * With the best dice, if guests reach it. Nothing where there is no room for it, or once the ride of this
 * round stands.
 */
points: number | null, 
/**
 * Will it be halved for want of a mechanic?
 */
untended: boolean, missing_investors: number, missing_constructors: number, 
/**
 * Is nobody missing?
 */
staffed: boolean, };

/**
 * What comes of all actions that bring the same.
 */
export type Prospect = { 
/**
 * As they are offered.
 */
actions: Array<string>, 
/**
 * What a ride or these dice write; nothing for a stall.
 */
points: number | null, 
/**
 * What a ride is written with, before anything is halved.
 */
sum?: Sum, 
/**
 * What the points lack.
 */
lacks: Lack, 
/**
 * The boxes of the guests who come, in the order in which they would be drawn.
 */
way: Array<Spot>, 
/**
 * Free boxes that nobody will get to any more.
 */
cut_off: number, 
/**
 * Are those all that were left, so that guests get to nothing any more?
 */
walled?: boolean, };

/**
 * The rank that the points so far would give.
 */
export type RankView = { thing: Thing, name: string, next: NextRank | null, };

export type RideView = { thing: Thing, name: string, round: number, 
/**
 * Nothing until it is scored.
 */
points: number | null, share: Share, 
/**
 * The white dice that counted.
 */
dice: Faces, bonus: number, boxes: Array<Spot>, };

/**
 * A box of the track.
 */
export type RoundView = { thing: Thing, round: number, 
/**
 * Nothing until the round is played.
 */
points: number | null, };

/**
 * A set of stalls that pays.
 */
export type SetView = { thing: Thing, kinds: number, each: number, points: number, 
/**
 * Kinds that have as many stalls.
 */
there: number, complete: boolean, };

/**
 * How much of its score a ride got.
 */
export type Share = "whole" | "half" | "quarter";

/**
 * One box of the lot.
 *
 * It goes by the name of its column and of its row, such as `g14`.
 */
export type Spot = string;

/**
 * The four kinds of staff.
 */
export type Staff = "ticket" | "mechanic" | "constructor" | "investor";

export type StaffView = { thing: Thing, staff: Staff, hired: number, 
/**
 * Those who count now; somebody hired this round may not yet.
 */
counting: number, boxes: number, faces: Array<Face>, 
/**
 * How many guests, rides, big squares or levels one of them is good for.
 */
each: number, 
/**
 * Could one be hired with a die that is still there?
 */
rolled: boolean, 
/**
 * Rides that would come to more if one were hired first: for the player alone, who is asked.
 */
then?: Array<ThenView>, };

export type StallView = { thing: Thing, name: string, face: Face, boxes: Array<Spot>, };

/**
 * What is added up for a ride.
 */
export type Sum = { dice: Faces, bonus: number, };

/**
 * A ride of the catalog as it could be built after a hire.
 */
export type ThenView = { thing: Thing, 
/**
 * With the best dice, if guests reach it.
 */
points: number, 
/**
 * May it be more, because a die is still to be rolled?
 */
or_more?: boolean, };

export type View = { round: number, rounds: number, over: boolean, options: Options, lot: LotView, catalog: Array<CardView>, carnivals: Array<CarnivalView>, };

export type WhiteView = { thing: Thing, face: Face, 
/**
 * Did it count for the ride of this round?
 */
counted: boolean, };

/**
 * What is being built.
 */
export type WorkView = { 
/**
 * Where it comes from: a ride of the catalog or a kind of stall.
 */
thing: Thing, name: string, 
/**
 * The boxes that it covers, as printed.
 */
shape: Array<Cell>, };

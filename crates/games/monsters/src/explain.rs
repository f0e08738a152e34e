//! What a thing is, what it does or is worth now, and the rule that says so.

use crate::card::Region;
use crate::state::Step;
use crate::view::{Face, FaceKind, Held, Lying, RegionView, SeatView, View};
use table::words::name;
use table::{Arg, Note, Say, Seat, Thing};

pub(crate) fn explain(view: &View, thing: &Thing) -> Option<Note> {
    let parts: Vec<&str> = thing.parts().collect();
    match *parts {
        ["season"] => Some(season(view)),
        ["deck"] => Some(
            Note::new(Say::new("monsters-name-deck")).line(counted("monsters-is-deck", view.deck.count)).rule("CM-1.2"),
        ),
        ["dice"] => Some(dice(view)),
        ["past", number] => past(view, number),
        ["do", button] => self::button(button),
        [kind, owner] => place(view, kind, seat(view, owner)?),
        [kind, owner, what] => part(view, kind, seat(view, owner)?, what, thing),
        _ => None,
    }
}

/// What a button does.
fn button(button: &str) -> Option<Note> {
    let (title, line, rule) = match button.split_once('-').map_or(button, |(verb, _)| verb) {
        "keep" => ("monsters-name-keep", "monsters-is-keep", "CM-5.1"),
        "ready" => ("monsters-do-ready", "monsters-is-ready", "CM-5.6"),
        "take" => ("monsters-name-take", "monsters-is-take", "CM-7.4"),
        "pay" => ("monsters-name-pay", "monsters-is-pay", "CM-7.6"),
        "stop" => ("monsters-do-stop", "monsters-is-stop", "CM-9.7"),
        "give" => ("monsters-name-give", "monsters-is-give", "CM-11.5"),
        _ => return None,
    };
    Some(Note::new(Say::new(title)).line(Say::new(line)).rule(rule))
}

fn seat<'a>(view: &'a View, owner: &str) -> Option<&'a SeatView> {
    view.seats.iter().find(|seat| seat.seat.0.to_string() == owner)
}

fn counted(key: &'static str, number: usize) -> Say {
    Say::new(key).with("number", number)
}

/// What the public wants, and what it pays for it.
pub(crate) fn wanted(view: &View) -> Say {
    let say = match view.season_card.region {
        Some(region) => Say::new("monsters-is-wanted").with("region", region),
        None => Say::new("monsters-is-wanted-danger"),
    };
    say.with("crowns", view.numbers.bonus)
}

fn season(view: &View) -> Note {
    let race = if view.season_card.counts_claws { "monsters-is-trophy-claws" } else { "monsters-is-trophy" };
    Note::new(Say::new("monsters-name-season").with("season", name(view.season_card.name)))
        .line(wanted(view))
        .line(Say::new(race).with("points", view.numbers.trophy_points))
        .rule("CM-3.2")
}

fn dice(view: &View) -> Note {
    let chance = |(at, percent): (usize, &u8)| {
        Arg::from(Say::new("monsters-is-chance").with("percent", *percent).with("number", at + 1))
    };
    let chances: Vec<Arg> = view.dice.chances.iter().enumerate().take(3).map(chance).collect();
    Note::new(Say::new("monsters-name-dice"))
        .maybe(view.dice.hunters.map(|hunters| Say::new("monsters-event-royal").with("number", hunters)))
        .line(Say::new("monsters-is-dice").with("number", view.dice.number))
        .line(Say::new("monsters-is-chances").with("chances", chances))
        .rule("CM-11.2")
}

fn past(view: &View, number: &str) -> Option<Note> {
    let past = view.past_seasons.iter().find(|past| past.season.to_string() == number)?;
    let season = name(past.card.name);
    let line = match past.winner {
        Some(winner) => Say::new("monsters-is-past").with("seat", winner).with("points", view.numbers.trophy_points),
        None => Say::new("monsters-is-past-nobody"),
    };
    Some(Note::new(Say::new("monsters-name-season").with("season", season)).line(line).rule("CM-12.1"))
}

/// What a player is doing.
pub(crate) fn doing(view: &View, seat: &SeatView) -> Say {
    use crate::state::Stage;
    Say::new(match (seat.stage, view.step) {
        (Stage::Choosing, _) => "monsters-is-choosing",
        (Stage::Discarding, _) => "monsters-is-discarding",
        (Stage::Deciding, _) => "monsters-is-deciding",
        (Stage::Free, _) => "monsters-is-free",
        (Stage::Hunting, _) => "monsters-is-hunting",
        (Stage::Waiting, Step::Capture) => "monsters-is-done-capture",
        (Stage::Waiting, Step::Play) => "monsters-is-done-play",
        (Stage::Waiting, Step::Danger) => "monsters-is-done-danger",
        (Stage::Waiting, Step::Over) => "monsters-is-over",
    })
    .with("seat", seat.seat)
}

fn place(view: &View, kind: &str, seat: &SeatView) -> Option<Note> {
    let titled = |key: &'static str| Note::new(Say::new(key).with("seat", seat.seat));
    let numbers = &view.numbers;
    Some(match kind {
        "player" => titled("monsters-name-player").line(doing(view, seat)).rule("CM-4.5"),
        "score" => score(view, seat),
        "crowns" => Note::new(counted("monsters-name-crowns", seat.crowns.count).with("seat", seat.seat))
            .line(Say::new("monsters-is-crowns").with("keep", numbers.keep).with("fine", numbers.fine))
            .line(Say::new("monsters-is-crowns-end").with("points", numbers.crown_points))
            .rule("CM-2.1"),
        "tokens" => Note::new(counted("monsters-name-tokens", seat.tokens.count).with("seat", seat.seat))
            .line(Say::new("monsters-is-tokens").with("points", numbers.token_points))
            .rule("CM-11.5"),
        "loans" => loans(view, seat),
        "trophies" => Note::new(counted("monsters-name-trophies", seat.trophies.count).with("seat", seat.seat))
            .line(Say::new("monsters-is-trophies").with("points", numbers.trophy_points))
            .rule("CM-13.5"),
        "danger" => danger(view, seat),
        "race" => race(view, seat),
        "hand" => hand(view, seat),
        "captured" => captured(view, seat),
        "kept" => Note::new(counted("monsters-name-kept", seat.kept.size).with("seat", seat.seat))
            .line(Say::new("monsters-is-kept").with("crowns", numbers.keep))
            .line(Say::new("monsters-is-kept-end"))
            .maybe((!view.simplified).then(|| Say::new("monsters-is-kept-goals")))
            .rule("CM-5.2"),
        "paying" => paying(seat)?,
        "passed" => titled("monsters-name-passed").line(Say::new("monsters-is-passed")).rule("CM-16.3"),
        _ => return pile(kind, seat),
    })
}

/// Piles of cards that tell no more than what they are for.
fn pile(kind: &str, seat: &SeatView) -> Option<Note> {
    let (title, size, line, rule) = match kind {
        "stack" => ("monsters-name-stack", seat.stack.as_ref()?.count, "monsters-is-stack", "CM-14.2"),
        "discards" => ("monsters-name-discards", seat.discards.as_ref()?.size, "monsters-is-discards", "CM-14.4"),
        "lands" => ("monsters-name-lands", seat.lands.size, "monsters-is-lands", "CM-6.1"),
        "staff" => ("monsters-name-staff", seat.staff.size, "monsters-is-staff", "CM-8.1"),
        "display" => ("monsters-name-display", seat.display.size, "monsters-is-display", "CM-12.3"),
        "menagerie" => ("monsters-name-menagerie", seat.menagerie.size, "monsters-is-menagerie", "CM-13.2"),
        "events" => ("monsters-name-events", seat.events.size, "monsters-is-events", "CM-9.1"),
        _ => return None,
    };
    Some(Note::new(counted(title, size).with("seat", seat.seat)).line(Say::new(line)).rule(rule))
}

fn score(view: &View, seat: &SeatView) -> Note {
    let points = seat.points(view);
    let goals = match seat.goals_so_far {
        _ if view.simplified => None,
        Some(goals) if view.step == Step::Over => Some(Say::new("monsters-is-goals-scored").with("points", goals)),
        Some(goals) => Some(Say::new("monsters-is-goals").with("points", goals)),
        None => Some(Say::new("monsters-is-goals-hidden")),
    };
    Note::new(Say::new("monsters-name-score").with("seat", seat.seat).with("points", points))
        .line(sources(view, seat))
        .maybe(goals)
        .rule("CM-13.2")
}

/// Where the points come from, goals left aside.
pub(crate) fn sources(view: &View, seat: &SeatView) -> Say {
    let numbers = &view.numbers;
    let worth = |each: u8, number: usize| usize::from(each) * number;
    Say::new("monsters-is-score")
        .with("monsters", seat.monster_points)
        .with("crowns", worth(numbers.crown_points, seat.crowns.count))
        .with("tokens", worth(numbers.token_points, seat.tokens.count))
        .with("trophies", worth(numbers.trophy_points, seat.trophies.count))
        .with("loans", worth(numbers.loan_points, usize::from(seat.loans.count)))
}

fn loans(view: &View, seat: &SeatView) -> Note {
    let consolidated = seat.loans.consolidated;
    Note::new(counted("monsters-name-loans", usize::from(seat.loans.count)).with("seat", seat.seat))
        .line(Say::new("monsters-is-loans").with("crowns", view.numbers.loan).with("points", view.numbers.loan_points))
        .maybe((consolidated > 0).then(|| counted("monsters-is-consolidated", usize::from(consolidated))))
        .rule("CM-2.2")
}

fn danger(view: &View, seat: &SeatView) -> Note {
    let danger = &seat.danger;
    let chance = danger.open.checked_sub(1).map(|at| view.dice.chances.get(usize::from(at)).copied().unwrap_or(0));
    let chance = chance.filter(|_| matches!(view.step, Step::Capture | Step::Play));
    Note::new(counted("monsters-name-danger", usize::from(danger.claws)).with("seat", seat.seat))
        .line(guarded(view, seat))
        .maybe(chance.map(|percent| Say::new("monsters-is-danger-chance").with("percent", percent)))
        .line(Say::new("monsters-is-danger").with("fine", view.numbers.fine))
        .rule("CM-11.1")
}

/// Guarded, open with what may still help, or unguarded with its price.
pub(crate) fn guarded(view: &View, seat: &SeatView) -> Say {
    let danger = &seat.danger;
    let key = match danger.open {
        0 if danger.claws == 0 => "monsters-is-no-danger",
        0 => "monsters-is-guarded",
        _ => "monsters-is-open",
    };
    Say::new(key)
        .with("seat", seat.seat)
        .with("claws", danger.claws)
        .with("hunters", usize::from(danger.hunters) + usize::from(view.dice.hunters.unwrap_or(0)))
        .with("open", danger.open)
        .with("tokens", seat.tokens.count)
        .with("crowns", danger.fine)
}

fn race(view: &View, seat: &SeatView) -> Note {
    let key = if view.season_card.counts_claws { "monsters-is-race-claws" } else { "monsters-is-race" };
    Note::new(Say::new("monsters-name-race").with("seat", seat.seat))
        .line(Say::new(key).with("count", seat.race.count).with("seat", seat.seat))
        .maybe(seat.race.leads.then(|| Say::new("monsters-is-race-leads").with("seat", seat.seat)))
        .line(Say::new("monsters-is-race-rule").with("points", view.numbers.trophy_points))
        .rule("CM-12.1")
}

fn hand(view: &View, seat: &SeatView) -> Note {
    let open = view.step == Step::Capture;
    let key = if open { "monsters-is-hand" } else { "monsters-is-hand-down" };
    Note::new(counted("monsters-name-hand", seat.hand.size).with("seat", seat.seat))
        .line(Say::new(key).with("next", seat.passes_to).with("seat", seat.seat))
        .rule(if open { "CM-4.3" } else { "CM-4.4" })
}

fn captured(view: &View, seat: &SeatView) -> Note {
    let title = Say::new("monsters-name-captured").with("seat", seat.seat);
    let keep = Say::new("monsters-is-captured").with("crowns", view.numbers.keep);
    match &seat.captured.card {
        Some(held) => card(view, seat, &held.face, Some(held)).line(keep),
        None if seat.captured.lies => Note::new(title).line(Say::new("monsters-is-captured-hidden")).rule("CM-4.6"),
        None => Note::new(title).line(Say::new("monsters-is-captured-none")).rule("CM-4.2"),
    }
}

fn paying(seat: &SeatView) -> Option<Note> {
    let paying = seat.paying.as_ref()?;
    Some(
        Note::new(Say::new("monsters-name-paying").with("card", name(paying.face.name)))
            .line(Say::new("monsters-is-paying").with("left", paying.left))
            .rule("CM-7.6"),
    )
}

/// A card at a place, or a region.
fn part(view: &View, kind: &str, seat: &SeatView, what: &str, thing: &Thing) -> Option<Note> {
    let lying = |cards: &[Lying]| cards.iter().find(|card| card.thing == *thing).map(|card| card.face.clone());
    let held = |cards: &Option<Vec<Held>>| -> Option<Note> {
        let held = cards.iter().flatten().find(|card| card.thing == *thing)?;
        Some(card(view, seat, &held.face, Some(held)))
    };
    let known = |face: Option<Face>| Some(card(view, seat, &face?, None));
    match kind {
        "region" => seat.regions.iter().find(|region| region.region.id() == what).map(|region| land(seat, region)),
        "hand" => held(&seat.hand.cards),
        "kept" => held(&seat.kept.cards).or_else(|| known(lying(&seat.known))),
        "lands" => known(lying(&seat.lands.cards)),
        "staff" => known(lying(&seat.staff.cards)),
        "events" => known(lying(&seat.events.cards)),
        "monster" => {
            let shown = lying(&seat.display.cards);
            let line = Say::new(if shown.is_some() { "monsters-is-on-show" } else { "monsters-is-retired" });
            known(shown.or_else(|| lying(&seat.menagerie.cards))).map(|note| note.line(line))
        }
        _ => None,
    }
}

fn land(seat: &SeatView, region: &RegionView) -> Note {
    let dream = region.region == Region::Dreamlands;
    let use_of = if dream { "monsters-is-dreamlands" } else { "monsters-is-region" };
    Note::new(Say::new("monsters-name-region").with("region", region.region))
        .line(owned(seat.seat, region))
        .line(Say::new(use_of).with("region", region.region))
        .maybe(
            (!dream)
                .then(|| counted("monsters-is-cards", usize::from(region.land_cards)).with("region", region.region)),
        )
        .rule(if dream { "CM-7.5" } else { "CM-7.2" })
}

/// The land of a region that a player has and has left.
pub(crate) fn owned(seat: Seat, region: &RegionView) -> Say {
    Say::new(if region.points == 0 { "monsters-is-no-land" } else { "monsters-is-land" })
        .with("seat", seat)
        .with("region", region.region)
        .with("points", region.points)
        .with("left", region.left)
}

/// A card: what it says, what it would do now, and what is missing for it.
fn card(view: &View, seat: &SeatView, face: &Face, held: Option<&Held>) -> Note {
    let mut note = Note::new(Say::new("monsters-name-card").with("card", name(face.name))).line(face.says.clone());
    note.rule = Some(face.rule);
    let Some(held) = held else { return note };
    if let Some(lacks) = held.lacks.clone().filter(|_| face.kind != FaceKind::Goal) {
        return note.line(lacks).maybe(in_demand(view, seat, face));
    }
    let goal = face.kind == FaceKind::Goal;
    let worth = held.worth.map(|points| Say::new("monsters-is-goal").with("points", points));
    let unknown = (goal && held.worth.is_none()).then(|| Say::new("monsters-is-goal-later"));
    note.maybe(worth).maybe(unknown).maybe(in_demand(view, seat, face)).maybe(claws(view, seat, face))
}

/// Is it wanted in this season?
fn in_demand(view: &View, seat: &SeatView, face: &Face) -> Option<Say> {
    let FaceKind::Monster { region, danger, .. } = face.kind else { return None };
    let wanted = view.season_card.region.map_or(danger > 0, |wanted| wanted == region);
    let key = if seat.bonus_paid { "monsters-is-demanded" } else { "monsters-is-demanded-bonus" };
    (wanted && view.step != Step::Over).then(|| Say::new(key).with("crowns", view.numbers.bonus))
}

/// What its claws would do to the danger check of this season.
fn claws(view: &View, seat: &SeatView, face: &Face) -> Option<Say> {
    let FaceKind::Monster { danger: claws @ 1.., .. } = face.kind else { return None };
    let guards = usize::from(seat.danger.hunters) + seat.tokens.count;
    let all = usize::from(seat.danger.claws) + usize::from(claws);
    let say = Say::new("monsters-is-claws").with("claws", all).with("guards", guards);
    matches!(view.step, Step::Capture | Step::Play).then_some(say)
}

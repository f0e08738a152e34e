//! The shape of a game in this house: which module's function stands behind which method.

/// Writes `impl Game` for a crate of the house's shape, so that who knows one game knows all: every method calls the function of
/// its name in the module that it belongs to, and the compiler says which of them a crate lacks.
///
/// What a game does otherwise than the trait does for all is named after its type: `side` where there are partners,
/// `strange_actions` where a value can be made that nobody could write, `digest` where old records have hashes of an older state.
#[macro_export]
macro_rules! game {
    ($Game:ident $(, $own:ident)* $(,)?) => {
        impl $crate::Game for $Game {
            type Parts = Components;
            type Action = Action;
            type Event = Event;
            type View = View;

            fn about() -> &'static $crate::About {
                &setup::ABOUT
            }

            fn deal(
                setup: &$crate::Setup,
                kit: $crate::Kit<Components>,
                dice: &mut $crate::Dice,
            ) -> Result<Self, $crate::BadSetup> {
                setup::deal(setup, kit, dice)
            }

            #[inline]
            fn players(&self) -> usize {
                state::players(self)
            }

            #[inline]
            fn to_act(&self) -> $crate::Seats {
                state::to_act(self)
            }

            fn prompt(&self, seat: $crate::Seat) -> $crate::Say {
                speech::prompt(self, seat)
            }

            #[inline]
            fn legal(&self, seat: $crate::Seat, out: &mut Vec<Action>) {
                actions::legal(self, seat, out);
            }

            #[inline]
            fn play(
                &mut self,
                seat: $crate::Seat,
                action: Action,
                dice: &mut $crate::Dice,
                log: &mut impl $crate::Log<Event>,
            ) {
                play::play(self, seat, action, dice, log);
            }

            fn refusal(&self, seat: $crate::Seat, action: Action) -> $crate::Illegal {
                refusal::refusal(self, seat, action)
            }

            fn score(&self, seat: $crate::Seat) -> i32 {
                score::score(self, seat)
            }

            fn sheet(&self, seat: $crate::Seat) -> $crate::ScoreSheet {
                score::sheet(self, seat)
            }

            fn places(&self) -> Option<$crate::Places> {
                score::places(self)
            }

            fn view(&self, eyes: $crate::Eyes) -> View {
                view::view(self, eyes)
            }

            fn heading(&self) -> $crate::Say {
                speech::heading(self)
            }

            fn shown(&self, eyes: $crate::Eyes, seat: $crate::Seat) -> Option<$crate::ScoreSheet> {
                score::shown(self, eyes, seat)
            }

            fn things(view: &View) -> Vec<$crate::Thing> {
                things::things(view)
            }

            fn explain(view: &View, thing: &$crate::Thing) -> Option<$crate::Note> {
                explain::explain(view, thing)
            }

            fn describe(view: &View) -> Vec<$crate::Section> {
                describe::describe(view)
            }

            fn imagine(&self, seat: $crate::Seat, dice: &mut $crate::Dice) -> Self {
                imagine::imagine(self, seat, dice)
            }

            fn notation(&self, action: Action) -> String {
                notation::notation(self, action)
            }

            fn parse(&self, text: &str) -> Result<Action, $crate::BadNotation> {
                notation::parse(self, text)
            }

            fn label(&self, seat: $crate::Seat, action: Action) -> $crate::Say {
                speech::label(self, seat, action)
            }

            fn touches(&self, seat: $crate::Seat, action: Action) -> Vec<Vec<$crate::Thing>> {
                things::touches(self, seat, action)
            }

            fn touched(&self, seat: $crate::Seat, things: &[$crate::Thing]) -> Result<Action, $crate::BadNotation> {
                things::touched(self, seat, things)
            }

            fn price(&self, seat: $crate::Seat, action: Action) -> $crate::Price {
                things::price(self, seat, action)
            }

            fn shut(&self, seat: $crate::Seat) -> Vec<$crate::Shut> {
                things::shut(self, seat)
            }

            fn all_actions(&self) -> Vec<Action> {
                things::all_actions(self)
            }

            fn draw(view: &View, words: &dyn $crate::Words) -> String {
                text::draw(view, words)
            }

            fn census(&self) -> Vec<(String, i64)> {
                census::census(self)
            }

            $($crate::game!(@own $own);)*
        }
    };
    (@own side) => {
        fn side(&self, seat: $crate::Seat) -> $crate::Seat {
            state::side(self, seat)
        }
    };
    (@own strange_actions) => {
        fn strange_actions(&self) -> Vec<Action> {
            things::strange_actions(self)
        }
    };
    (@own digest) => {
        fn digest(&self) -> String {
            state::digest(self)
        }
    };
}

//! Many games at once are the same games.

use table::Setup;
use tensors::{AnyBatch, Autoreset, BadAction, Rows, open_batch};

struct Arrays {
    observations: Vec<f32>,
    masks: Vec<i8>,
    rewards: Vec<f32>,
    ended: Vec<bool>,
    seats: Vec<u8>,
}

impl Arrays {
    fn of(batch: &dyn AnyBatch) -> Arrays {
        let tables = batch.tables();
        Arrays {
            observations: vec![9.0; tables * batch.observation_size()],
            masks: vec![9; tables * batch.action_size()],
            rewards: vec![9.0; tables * batch.players()],
            ended: vec![true; tables],
            seats: vec![9; tables],
        }
    }

    fn rows(&mut self) -> Rows<'_> {
        let Arrays { observations, masks, rewards, ended, seats } = self;
        Rows { observations, masks, rewards, ended, seats }
    }

    fn mask(&self, batch: &dyn AnyBatch, table: usize) -> &[i8] {
        &self.masks[table * batch.action_size()..][..batch.action_size()]
    }
}

fn open(game: &str, players: u8, tables: usize, mode: Autoreset) -> (Box<dyn AnyBatch>, Arrays) {
    let mut batch = open_batch(game, &Setup::new(players), tables, 7, mode).unwrap().unwrap();
    let mut arrays = Arrays::of(&*batch);
    batch.reset(7, &mut arrays.rows()).unwrap();
    (batch, arrays)
}

#[test]
fn sampled_actions_are_open_and_games_end_and_begin_again() {
    for entry in catalog::all() {
        for &players in entry.about.players {
            for mode in [Autoreset::NextStep, Autoreset::SameStep] {
                let (mut batch, mut arrays) = open(entry.about.id, players, 3, mode);
                let (mut actions, mut ends) = (vec![0; 3], 0);
                for _ in 0..3 * entry.about.longest {
                    batch.sample(&mut actions).unwrap();
                    let waits: Vec<bool> =
                        arrays.ended.iter().map(|&ended| ended && mode == Autoreset::NextStep).collect();
                    for table in (0..3).filter(|&table| !waits[table]) {
                        assert_eq!(arrays.mask(&*batch, table)[actions[table] as usize], 1);
                    }
                    batch.step(&actions, &mut arrays.rows(), 1).unwrap();
                    for (table, &waited) in waits.iter().enumerate() {
                        let rewards = &arrays.rewards[table * usize::from(players)..][..usize::from(players)];
                        assert!(!(waited && arrays.ended[table]), "a new game is not over");
                        if !arrays.ended[table] {
                            assert!(rewards.iter().all(|&reward| reward == 0.0));
                        } else if players > 1 {
                            assert!(rewards.iter().sum::<f32>().abs() < 1e-5, "{rewards:?}");
                        }
                        let open = arrays.mask(&*batch, table).contains(&1);
                        assert_eq!(open, !(arrays.ended[table] && mode == Autoreset::NextStep));
                    }
                    ends += arrays.ended.iter().filter(|&&ended| ended).count();
                    if ends >= 4 {
                        break;
                    }
                }
                assert!(ends >= 4, "{} with {players} does not end", entry.about.id);
            }
        }
    }
}

#[test]
fn the_same_seed_and_actions_give_the_same_games_on_any_number_of_threads() {
    let (mut one, mut first) = open("midway", 4, 33, Autoreset::SameStep);
    let (mut two, mut second) = open("midway", 4, 33, Autoreset::SameStep);
    let mut actions = vec![0; 33];
    for _ in 0..400 {
        one.sample(&mut actions).unwrap();
        one.step(&actions, &mut first.rows(), 1).unwrap();
        two.step(&actions, &mut second.rows(), 4).unwrap();
        assert!(first.observations == second.observations && first.masks == second.masks);
        assert!(first.rewards == second.rewards && first.ended == second.ended && first.seats == second.seats);
    }
    two.reset(8, &mut second.rows()).unwrap();
    one.reset(7, &mut first.rows()).unwrap();
    assert!(first.observations != second.observations, "another seed deals other cards");
}

#[test]
fn what_is_not_open_is_refused_and_changes_nothing() {
    let (mut batch, mut arrays) = open("midway", 2, 2, Autoreset::SameStep);
    let mut actions = vec![0; 2];
    batch.sample(&mut actions).unwrap();
    let closed = arrays.mask(&*batch, 1).iter().position(|&open| open == 0).unwrap() as i64;
    let before = (arrays.observations.clone(), arrays.masks.clone());
    for wrong in [closed, -1, i64::MAX] {
        let refused = batch.step(&[actions[0], wrong], &mut arrays.rows(), 1);
        assert_eq!(refused, Err(BadAction::Closed { table: 1, action: wrong }));
    }
    assert_eq!((arrays.observations.clone(), arrays.masks.clone()), before);
    batch.step(&actions, &mut arrays.rows(), 1).unwrap();
    arrays.ended.pop();
    let short = batch.step(&actions, &mut arrays.rows(), 1);
    assert_eq!(short, Err(BadAction::Size { what: "ended", want: 2, have: 1 }));
}

#[test]
fn a_wrong_setup_or_game_is_refused() {
    assert!(open_batch("midway", &Setup::new(7), 1, 0, Autoreset::SameStep).unwrap().is_err());
    assert!(open_batch("chess", &Setup::new(2), 1, 0, Autoreset::SameStep).is_none());
}

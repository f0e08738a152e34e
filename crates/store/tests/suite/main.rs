//! One suite for both databases. PostgreSQL is tested where `BALLYHOO_TEST_POSTGRES` names one, such as
//! `postgres://localhost/`; the suite makes a database of its own there.

mod fresh;
mod house;

use fresh::*;
use store::{Appended, Draft, Hint, Keep, Letter, Mail, Present, Progress, Said, Store, Upshot};

macro_rules! suite {
    ($($(#[$note:meta])* $name:ident($fresh:ident) $body:block)*) => {
        mod sqlite {
            use super::*;
            $($(#[$note])* #[tokio::test] async fn $name() {
                if let Some(fresh) = Fresh::sqlite().await { super::body::$name(fresh).await }
            })*
        }
        mod postgres {
            use super::*;
            $($(#[$note])* #[tokio::test] async fn $name() {
                if let Some(fresh) = Fresh::postgres().await { super::body::$name(fresh).await }
            })*
        }
        mod body {
            use super::*;
            $(pub async fn $name($fresh: Fresh) $body)*
        }
    };
}

suite! {
    letters_confirm_an_address_once_and_hold_for_a_while(fresh) {
        let store = &fresh.store;
        store.welcome(&person("ada")).await.unwrap();
        store.want_mail("ada", "Ada@mail.example").await.unwrap();
        let letter = |token: &str, at| Letter {
            token: token.into(), person: "ada".into(), address: "Ada@mail.example".into(), purpose: "confirm".into(),
            at, expires: at + 50,
        };
        assert!(store.post(&letter("one", 100), 90).await.unwrap());
        assert!(!store.post(&letter("two", 105), 95).await.unwrap(), "one went out a moment ago");
        assert!(store.post(&letter("two", 120), 110).await.unwrap());
        assert_eq!(store.letter("one", "confirm", 150).await.unwrap(), None);
        assert_eq!(store.letter("two", "recover", 130).await.unwrap(), None);
        let found = store.letter("two", "confirm", 130).await.unwrap().unwrap();
        assert!(store.people_by_mail("ada@mail.example", 9).await.unwrap().is_empty());
        assert!(store.use_letter(&found).await.unwrap() && !store.use_letter(&found).await.unwrap());
        assert!(store.confirm_mail(&found).await.unwrap() && !store.confirm_mail(&found).await.unwrap());
        let mail = Mail { address: Some("Ada@mail.example".into()), wanted: None };
        assert_eq!(store.mail_of("ada").await.unwrap(), mail);
        assert_eq!(store.people_by_mail("ADA@mail.example", 9).await.unwrap()[0].id, "ada");
        store.forget_mail("ada").await.unwrap();
        assert_eq!(store.mail_of("ada").await.unwrap(), Mail::default());
        store.post(&letter("three", 200), 190).await.unwrap();
        assert_eq!(store.sweep_letters(250).await.unwrap(), 1);
    }

    what_was_taken_back_is_told_and_its_number_not_given_again(fresh) {
        let store = &fresh.store;
        with_table(store, "t").await;
        store.welcome(&person("ada")).await.unwrap();
        let mut hints = store.hints();
        let say = async |text: &str| {
            let said = Said { request: None, number: 0, at: 1, person: "ada".into(), name: "Ada".into(), seat: None,
                text: text.into() };
            store.say("t", said).await.unwrap().number
        };
        assert_eq!((say("one").await, say("two").await), (1, 2));
        assert!(store.unsay("t", 2, 7).await.unwrap() && !store.unsay("t", 2, 8).await.unwrap());
        while next(&mut hints).await != (Hint::Unsaid { table: "t".into(), number: 2 }) {}
        assert_eq!(say("three").await, 3);
        assert_eq!(store.unsaid_at("t").await.unwrap(), [2]);
        store.set_keeper("ada", true).await.unwrap();
        assert!(store.person("ada").await.unwrap().unwrap().keeper);
        assert_eq!(store.all_traces_of("ada").await.unwrap(), Vec::<String>::new());
        store.forget_person("ada", 9).await.unwrap();
        let unsaid: Vec<i64> = store.unsaid_since(7).await.unwrap().iter().map(|unsaid| unsaid.number).collect();
        assert_eq!((unsaid, store.unsaid_at("t").await.unwrap()), (vec![1, 3], vec![1, 2, 3]));
        assert_eq!(say("nobody").await, 4);
    }

    a_log_is_read_as_it_was_written(fresh) {
        let store = &fresh.store;
        with_table(store, "t").await;
        for seq in 1..=3 {
            assert_eq!(store.append(line("t", seq)).await.unwrap(), Appended::Done);
        }
        let log = store.log_after("t", 1).await.unwrap();
        assert_eq!(log.iter().map(|line| (line.seq, line.at, line.entry.as_str())).collect::<Vec<_>>(),
            [(2, 2002, "entry 2"), (3, 2003, "entry 3")]);
        assert_eq!(store.opened("t").await.unwrap(), Some(opened("t")));
        assert_eq!(store.opened("u").await.unwrap(), None);
    }

    a_line_is_written_once_and_without_gaps(fresh) {
        let store = &fresh.store;
        with_table(store, "t").await;
        assert_eq!(store.append(line("t", 2)).await.unwrap(), Appended::Taken);
        assert_eq!(store.append(line("t", 1)).await.unwrap(), Appended::Done);
        assert_eq!(store.append(line("t", 1)).await.unwrap(), Appended::Taken);
        assert_eq!(store.append(line("nowhere", 1)).await.unwrap(), Appended::Taken);
        assert_eq!(store.log_after("t", 0).await.unwrap().len(), 1);
    }

    /// Twenty writers in two processes race for every line; each line is won by exactly one.
    of_many_who_race_for_a_line_one_wins(fresh) {
        let (one, two) = (fresh.store.clone(), fresh.second().await);
        with_table(&one, "t").await;
        for seq in 1..=10 {
            let racers = (0..20).map(|n| {
                let store = if n % 2 == 0 { one.clone() } else { two.clone() };
                tokio::spawn(async move { store.append(line("t", seq)).await.unwrap() })
            });
            let mut won = 0;
            for racer in racers.collect::<Vec<_>>() {
                won += u32::from(racer.await.unwrap() == Appended::Done);
            }
            assert_eq!(won, 1, "line {seq}");
        }
        assert_eq!(two.log_after("t", 0).await.unwrap().len(), 10);
    }

    a_repeated_request_is_found_where_it_was_done(fresh) {
        let store = &fresh.store;
        with_table(store, "t").await;
        with_table(store, "u").await;
        let named = |table: &str, seq| Draft { request: Some("0:abc".into()), ..line(table, seq) };
        assert_eq!(store.append(named("t", 1)).await.unwrap(), Appended::Done);
        assert_eq!(store.append(line("t", 2)).await.unwrap(), Appended::Done);
        assert_eq!(store.append(named("t", 3)).await.unwrap(), Appended::Repeated(1));
        assert_eq!(store.append(named("u", 1)).await.unwrap(), Appended::Done);
        assert_eq!(store.request("t", "0:abc").await.unwrap(), Some(1));
        assert_eq!(store.request("t", "1:abc").await.unwrap(), None);
    }

    /// One bad line must not take its neighbours in the same transaction down.
    a_refused_line_leaves_the_others_alone(fresh) {
        let store = &fresh.store;
        for n in 0..50 {
            with_table(store, &format!("t{n}")).await;
        }
        let lines = (0..50).map(|n| {
            let (store, seq) = (store.clone(), 1 + n % 2);
            tokio::spawn(async move { store.append(line(&format!("t{n}"), seq)).await.unwrap() })
        });
        for (n, line) in lines.collect::<Vec<_>>().into_iter().enumerate() {
            let wanted = if n % 2 == 0 { Appended::Done } else { Appended::Taken };
            assert_eq!(line.await.unwrap(), wanted, "table {n}");
        }
    }

    what_was_acknowledged_is_there_after_opening_again(fresh) {
        with_table(&fresh.store, "t").await;
        fresh.store.append(line("t", 1)).await.unwrap();
        fresh.store.close().await;
        assert!(fresh.store.append(line("t", 2)).await.is_err());
        assert_eq!(fresh.second().await.log_after("t", 0).await.unwrap().len(), 1);
    }

    lists_follow_the_log(fresh) {
        let store = &fresh.store;
        for id in ["a", "b", "c"] {
            with_table(store, id).await;
        }
        let ids = |tables: Vec<store::Stored>| tables.into_iter().map(|table| table.id).collect::<Vec<_>>();
        assert_eq!(store.listed(Progress::Open, 2).await.unwrap().len(), 2);
        let ada = || Some(vec!["ada".to_owned()]);
        store.append(Draft { seated: ada(), ..line("a", 1) }).await.unwrap();
        store.append(Draft { seated: ada(), at: 9000, ..line("b", 1) }).await.unwrap();
        assert_eq!(ids(store.listed(Progress::Open, 9).await.unwrap()), ["c"]);
        assert_eq!(ids(store.tables_of("ada", false, 9).await.unwrap()), ["b", "a"]);
        let over = Draft { standing: standing(Progress::Over), ..line("a", 2) };
        store.append(over).await.unwrap();
        store.append(Draft { seated: Some(vec![]), ..line("b", 2) }).await.unwrap();
        assert_eq!(ids(store.tables_of("ada", false, 9).await.unwrap()), Vec::<String>::new());
        assert_eq!(ids(store.tables_of("ada", true, 9).await.unwrap()), ["a"]);
        let hidden = Upshot { listed: false, ..standing(Progress::Open) };
        store.append(Draft { standing: hidden, ..line("c", 1) }).await.unwrap();
        assert_eq!(store.listed(Progress::Open, 9).await.unwrap(), []);
        assert_eq!(store.count(Progress::Open).await.unwrap(), 1);
        assert_eq!(store.table_by_code("code-c").await.unwrap().as_deref(), Some("c"));
        assert_eq!(store.table_by_code("guess").await.unwrap(), None);
    }

    what_is_due_is_found(fresh) {
        let store = &fresh.store;
        for (id, due) in [("a", Some(50)), ("b", Some(40)), ("c", Some(99)), ("d", None)] {
            with_table(store, id).await;
            let standing = Upshot { due, ..standing(Progress::Playing) };
            store.append(Draft { standing, ..line(id, 1) }).await.unwrap();
        }
        assert_eq!(store.due(50, 9).await.unwrap(), ["b", "a"]);
        assert!(store.take_due("b", 50, 70).await.unwrap());
        assert!(!store.take_due("b", 50, 70).await.unwrap(), "another node has it");
        assert_eq!(store.due(50, 9).await.unwrap(), ["a"]);
        // It ends while somebody is about to look at it: nobody looks at it again.
        let over = Upshot { due: None, ..standing(Progress::Over) };
        store.append(Draft { standing: over, ..line("a", 2) }).await.unwrap();
        assert!(!store.take_due("a", 50, 70).await.unwrap());
        assert_eq!(store.due(1000, 9).await.unwrap(), ["b", "c"]);
        store.set_due("c", 0, Some(1)).await.unwrap();
        store.set_due("c", 1, None).await.unwrap();
        assert_eq!(store.due(1000, 9).await.unwrap(), ["b"]);
    }

    /// What a node said that was killed is forgotten.
    presence_does_not_outlive_its_node_for_ever(fresh) {
        let (store, other) = (&fresh.store, fresh.second().await);
        let here = Present { people: vec!["ada".into()], watchers: 0 };
        other.be_present("t", &here, 50).await.unwrap();
        store.be_present("t", &here, 90).await.unwrap();
        assert_eq!(store.sweep_presence(50).await.unwrap(), 0);
        assert_eq!(store.sweep_presence(51).await.unwrap(), 1);
        assert_eq!(store.present_elsewhere("t", 0).await.unwrap(), Present::default());
        assert_eq!(other.present_elsewhere("t", 0).await.unwrap(), here);
    }

    all_tables_can_be_paged_through(fresh) {
        let store = &fresh.store;
        for id in ["a", "b", "c", "d", "e"] {
            with_table(store, id).await;
        }
        let mut seen = Vec::new();
        let mut last = None;
        loop {
            let page = store.page(Progress::Open, last.as_ref(), 2).await.unwrap();
            let Some(newest) = page.last().cloned() else { break };
            seen.extend(page.into_iter().map(|table| table.id));
            last = Some(newest);
        }
        assert_eq!(seen, ["a", "b", "c", "d", "e"]);
    }

    guests_become_members_and_logins_are_unique(fresh) {
        let store = &fresh.store;
        store.welcome(&person("p1")).await.unwrap();
        store.welcome(&person("p2")).await.unwrap();
        assert_eq!(store.register("p1", "ada", "hash").await.unwrap(), Ok(()));
        assert_eq!(store.register("p2", "ada", "hash").await.unwrap(), Err(store::LoginTaken));
        assert_eq!(store.register("p1", "else", "hash").await.unwrap(), Err(store::LoginTaken));
        store.rename("p1", "Countess").await.unwrap();
        let found = store.person_by_login("ada").await.unwrap().unwrap();
        assert_eq!((found.id.as_str(), found.name.as_str(), found.password.as_deref()), ("p1", "Countess", Some("hash")));
    }

    sessions_end(fresh) {
        let store = &fresh.store;
        store.welcome(&person("p")).await.unwrap();
        for token in ["one", "two", "three"] {
            store.open_session(&session(token)).await.unwrap();
        }
        assert_eq!(store.person_of_session("one", 99).await.unwrap().unwrap().id, "p");
        assert_eq!(store.person_of_session("one", 100).await.unwrap(), None);
        store.close_session("one").await.unwrap();
        assert_eq!(store.person_of_session("one", 50).await.unwrap(), None);
        assert_eq!(store.sweep_sessions(100).await.unwrap(), 2);
        store.open_session(&session("four")).await.unwrap();
        store.close_sessions("p").await.unwrap();
        assert_eq!(store.person_of_session("four", 50).await.unwrap(), None);
    }

    chat_is_numbered_even_when_all_speak_at_once(fresh) {
        let store = &fresh.store;
        with_table(store, "t").await;
        let said = |text: String| Said { request: None, number: 0, at: 1, person: "p".into(), name: "Ada".into(), seat: Some(1), text };
        let lines = (0..20).map(|n| {
            let (store, said) = (store.clone(), said(format!("line {n}")));
            tokio::spawn(async move { store.say("t", said).await.unwrap().number })
        });
        let mut numbers = Vec::new();
        for line in lines.collect::<Vec<_>>() {
            numbers.push(line.await.unwrap());
        }
        numbers.sort_unstable();
        assert_eq!(numbers, (1..=20).collect::<Vec<_>>());
        let last: Vec<i64> = store.said_after("t", 5, 3).await.unwrap().iter().map(|line| line.number).collect();
        assert_eq!(last, [18, 19, 20]);
        store.mute("p", "q").await.unwrap();
        store.mute("p", "q").await.unwrap();
        assert_eq!(store.muted_by("p").await.unwrap(), ["q"]);
        store.unmute("p", "q").await.unwrap();
        assert_eq!(store.muted_by("p").await.unwrap(), Vec::<String>::new());
        store.learn("p", "midway/twice").await.unwrap();
        store.learn("p", "midway/twice").await.unwrap();
        assert_eq!(store.learnt_by("p").await.unwrap(), ["midway/twice"]);
        assert_eq!(store.learnt_by("q").await.unwrap(), Vec::<String>::new());
        assert_eq!(store.chosen_by("p").await.unwrap(), None);
        store.choose("p", r#"{"language":"de"}"#).await.unwrap();
        store.choose("p", "{}").await.unwrap();
        assert_eq!(store.chosen_by("p").await.unwrap().as_deref(), Some("{}"));
    }

    /// Sent again after a lost line, from two nodes at once: it was said once.
    chat_that_is_sent_again_is_said_once(fresh) {
        let (one, two) = (fresh.store.clone(), fresh.second().await);
        with_table(&one, "t").await;
        let said = |person: &str| Said {
            request: Some("r".into()), number: 0, at: 1, person: person.into(), name: "Ada".into(), seat: None,
            text: "hello".into(),
        };
        let again = (0..10).map(|n| {
            let (store, said) = (if n % 2 == 0 { one.clone() } else { two.clone() }, said("p"));
            tokio::spawn(async move { store.say("t", said).await.unwrap().number })
        });
        for line in again.collect::<Vec<_>>() {
            assert_eq!(line.await.unwrap(), 1);
        }
        // Somebody else may call a request the same.
        assert_eq!(one.say("t", said("q")).await.unwrap().number, 2);
        assert_eq!(one.said_after("t", 0, 9).await.unwrap().len(), 2);
    }

    /// Two nodes that write to the same tables in opposite orders do not wait for each other for ever.
    many_who_write_to_many_tables_get_through(fresh) {
        let nodes = [fresh.store.clone(), fresh.second().await];
        for n in 0..40 {
            with_table(&fresh.store, &format!("t{n:02}")).await;
        }
        for seq in 1..=10 {
            let lines = (0..80).map(|n| {
                let store = nodes[n % 2].clone();
                let table = format!("t{:02}", if n % 2 == 0 { n / 2 } else { 39 - n / 2 });
                tokio::spawn(async move { store.append(line(&table, seq)).await.unwrap() })
            });
            let mut done = 0;
            for line in lines.collect::<Vec<_>>() {
                done += usize::from(line.await.unwrap() == Appended::Done);
            }
            assert_eq!(done, 40);
        }
        // None was sent back for the sake of another, which would only have cost time.
        for node in &nodes {
            node.close().await;
        }
        assert_eq!(fresh.deadlocks().await, 0);
    }

    buckets_outlive_a_restart_and_are_shared(fresh) {
        let other = fresh.second().await;
        let take = async |store: &Store, now| store.take_one("guests 10.0.0.1", 2, 60, now).await.unwrap();
        assert!(take(&fresh.store, 0).await && take(&other, 0).await && !take(&fresh.store, 0).await);
        assert!(!take(&other, 900).await && take(&other, 1100).await && !take(&fresh.store, 1200).await);
        // The clock goes back, then on; nothing is gained by it.
        assert!(!take(&fresh.store, 500).await && !take(&fresh.store, 600).await);
        assert!(take(&fresh.store, 60_000).await && take(&fresh.store, 60_000).await && !take(&fresh.store, 60_000).await);
        assert_eq!(other.sweep_buckets(60_001).await.unwrap(), 1);
    }

    nodes_know_who_is_where(fresh) {
        let other = fresh.second().await;
        let present = Present { people: vec!["ada".into(), "bo".into()], watchers: 3 };
        fresh.store.be_present("t", &present, 100).await.unwrap();
        assert_eq!(fresh.store.present_elsewhere("t", 50).await.unwrap(), Present::default());
        assert_eq!(other.present_elsewhere("t", 50).await.unwrap(), present);
        assert_eq!(other.present_elsewhere("t", 100).await.unwrap(), Present::default());
        fresh.store.be_present("t", &Present::default(), 200).await.unwrap();
        assert_eq!(other.present_elsewhere("t", 50).await.unwrap(), Present::default());
    }

    what_is_too_old_goes_and_nothing_else(fresh) {
        let store = &fresh.store;
        for (id, phase) in [("a", Progress::Open), ("b", Progress::Playing), ("c", Progress::Over), ("d", Progress::Closed)] {
            with_table(store, id).await;
            store.append(Draft { standing: standing(phase), seated: Some(vec!["p1".into()]), ..line(id, 1) }).await.unwrap();
            let said = Said { request: None, number: 0, at: 1, person: "p".into(), name: "Ada".into(), seat: None, text: "x".into() };
            store.say(id, said).await.unwrap();
        }
        for id in ["p", "p1", "p2"] {
            store.welcome(&person(id)).await.unwrap();
        }
        store.open_session(&session("one")).await.unwrap();
        assert_eq!(store.sweep(Keep::default()).await.unwrap(), store::Swept::default());
        let old = Some(2001);
        let kept = store.sweep(Keep { closed: old, finished: old, chat: old, guests: Some(5) }).await.unwrap();
        assert_eq!(kept, store::Swept::default(), "nothing is older than that");
        let soon = Some(9000);
        let swept = store.sweep(Keep { closed: soon, finished: None, chat: soon, guests: soon }).await.unwrap();
        assert_eq!((swept.tables, swept.chat, swept.guests), (1, 1, 1));
        assert!(store.opened("d").await.unwrap().is_none() && store.opened("c").await.unwrap().is_some());
        assert_eq!(store.said_after("b", 0, 9).await.unwrap().len(), 1);
        // Who has a session or a table stays.
        assert!(store.person("p").await.unwrap().is_some() && store.person("p1").await.unwrap().is_some());
        assert!(store.person("p2").await.unwrap().is_none());
    }

    who_has_opened_how_much_is_known(fresh) {
        let store = &fresh.store;
        for id in ["a", "b", "c"] {
            with_table(store, id).await;
        }
        store.append(Draft { seated: Some(vec!["ada".into()]), ..line("a", 1) }).await.unwrap();
        store.append(Draft { standing: standing(Progress::Over), ..line("b", 1) }).await.unwrap();
        let hosted = store.hosted("host").await.unwrap();
        assert_eq!((hosted.tables, hosted.of_bots), (2, 1));
        assert_eq!(store.hosted("ada").await.unwrap(), store::Hosted::default());
    }

    codes_work_once(fresh) {
        let store = &fresh.store;
        store.welcome(&person("p")).await.unwrap();
        store.set_recovery("p", &["one".into(), "two".into()]).await.unwrap();
        assert!(store.use_recovery("p", "one").await.unwrap() && !store.use_recovery("p", "one").await.unwrap());
        store.set_recovery("p", &["three".into()]).await.unwrap();
        assert!(!store.use_recovery("p", "two").await.unwrap() && store.use_recovery("p", "three").await.unwrap());
    }

    who_listens_here_is_told(fresh) {
        let mut hints = fresh.store.hints();
        with_table(&fresh.store, "t").await;
        assert_eq!(next(&mut hints).await, Hint::Table { table: "t".into(), seq: 0, ours: true });
        fresh.store.append(line("t", 1)).await.unwrap();
        assert_eq!(next(&mut hints).await, Hint::Table { table: "t".into(), seq: 1, ours: true });
    }

    /// A process that says something and ends has said it, if it lets go of the store as it should.
    who_closes_the_store_has_told_everybody(fresh) {
        if !fresh.store.is_shared() {
            return;
        }
        let mut hints = fresh.store.hints();
        let address = fresh.address.clone();
        let outside = std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
            runtime.block_on(async {
                let store = Store::look_after(&address).await.unwrap();
                store.tell_of_person("ada", 1).await.unwrap();
                store.close().await;
            });
        });
        tokio::task::spawn_blocking(move || outside.join().unwrap()).await.unwrap();
        let heard = tokio::time::timeout(std::time::Duration::from_secs(5), hints.recv()).await;
        assert_eq!(heard.unwrap().unwrap(), Hint::Person { person: "ada".into(), ours: false });
    }
}

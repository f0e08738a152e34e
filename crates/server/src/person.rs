//! Somebody who is known.

use std::sync::Arc;

/// A person, as far as tables need to know them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    pub id: Arc<str>,
    pub name: Arc<str>,
    pub login: Option<Arc<str>>,
    /// Looks after the house.
    pub keeper: bool,
}

impl Person {
    pub fn me(&self) -> wire::Me {
        let login = self.login.as_ref().map(|login| login.to_string());
        wire::Me { id: self.id.to_string(), name: self.name.to_string(), login, keeper: self.keeper }
    }
}

impl From<store::Person> for Person {
    fn from(person: store::Person) -> Person {
        let login = person.login.map(Into::into);
        Person { id: person.id.into(), name: person.name.into(), login, keeper: person.keeper }
    }
}

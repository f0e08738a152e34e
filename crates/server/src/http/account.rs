//! The life of an account: its password, its codes, its sessions, and its end.

use crate::door::{Body, Caller, Path};
use crate::fault::{Answer, Refusal};
use crate::house::House;
use crate::limits::Rare;
use crate::person::Person;
use crate::sessions::{Known, token};
use crate::{chance, clock, names, passwords};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::Arc;
use wire::{Code, Codes, Export, Me, NewPassword, Proof, Recover, Reported, SaidThere, SessionInfo, Sessions};

/// How many one-time codes there are, and how many letters each has: 60 bits.
const CODES: usize = 8;
const LETTERS: usize = 12;

impl House {
    /// New one-time codes for a person, in place of all from before.
    pub async fn new_codes(&self, person: &str) -> Answer<Vec<String>> {
        let codes: Vec<String> = (0..CODES).map(|_| chance::id(LETTERS)).collect();
        let hashes: Vec<String> = codes.iter().map(|code| hashed(code)).collect();
        self.store.set_recovery(person, &hashes).await?;
        Ok(codes)
    }

    /// Is it really this person? Guests have no password, and cannot be asked for it.
    pub async fn prove(&self, person: &Person, password: Option<String>, address: IpAddr) -> Answer<()> {
        if person.login.is_none() {
            return Ok(());
        }
        self.rarely(Rare::Password, &address.to_string()).await?;
        let known = self.store.person(&person.id).await?.and_then(|person| person.password);
        let right = passwords::check(password.unwrap_or_default(), known).await?;
        if right { Ok(()) } else { Err(Refusal::new(Code::WrongPassword)) }
    }

    /// Another password for somebody who forgot theirs: whoever was in under the old one is out.
    pub async fn replace_password(&self, person: &Person, password: String) -> Answer<()> {
        self.store.set_password(&person.id, &passwords::hash(password).await?).await?;
        self.store.close_sessions(&person.id).await?;
        self.tell_of_person(&person.id).await
    }
}

/// Codes are chance enough to need no salt; small letters and no blanks, however they were typed.
fn hashed(code: &str) -> String {
    let plain: String = code.to_lowercase().chars().filter(char::is_ascii_alphanumeric).collect();
    blake3::hash(plain.as_bytes()).to_hex().to_string()
}

/// What a session is called outside.
fn public(token: &str) -> String {
    blake3::hash(token.as_bytes()).to_hex().chars().take(16).collect()
}

/// Takes another password; all other sessions end.
#[utoipa::path(post, path = "/api/my/password", tag = "people", request_body = NewPassword, responses((status = 204), (status = 401, body = wire::Fault)))]
pub async fn password(
    State(house): State<Arc<House>>,
    Known(person): Known,
    Caller(address): Caller,
    headers: HeaderMap,
    Body(given): Body<NewPassword>,
) -> Answer<StatusCode> {
    let login = person.login.clone().ok_or_else(|| Refusal::new(Code::NotYours))?;
    house.prove(&person, Some(given.old), address).await?;
    let hash = passwords::hash(names::new_password(&given.new, &login)?.to_owned()).await?;
    house.store.set_password(&person.id, &hash).await?;
    house.store.close_other_sessions(&person.id, &token(&headers).unwrap_or_default()).await?;
    house.tell_of_person(&person.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Signs in with a one-time code and takes another password; all other sessions end.
#[utoipa::path(post, path = "/api/recover", tag = "people", request_body = Recover, responses((status = 200, body = Me), (status = 401, body = wire::Fault)))]
pub async fn recover(
    State(house): State<Arc<House>>,
    Caller(address): Caller,
    headers: HeaderMap,
    Body(given): Body<Recover>,
) -> Answer<(HeaderMap, Json<Me>)> {
    house.rarely(Rare::Password, &address.to_string()).await?;
    let wrong = || Refusal::new(Code::WrongPassword);
    let login = names::login(&given.login).map_err(|_| wrong())?;
    house.rarely(Rare::Login, &format!("{login} {address}")).await?;
    let password = names::new_password(&given.password, &login)?.to_owned();
    let person = Person::from(house.store.person_by_login(&login).await?.ok_or_else(wrong)?);
    if !house.store.use_recovery(&person.id, &hashed(&given.code)).await? {
        return Err(wrong());
    }
    house.replace_password(&person, password).await?;
    Ok((house.open_session(&person.id, &headers).await?, Json(person.me())))
}

/// New one-time codes; those from before work no more.
#[utoipa::path(post, path = "/api/my/codes", tag = "people", request_body = Proof, responses((status = 200, body = Codes), (status = 401, body = wire::Fault)))]
pub async fn codes(
    State(house): State<Arc<House>>,
    Known(person): Known,
    Caller(address): Caller,
    Body(proof): Body<Proof>,
) -> Answer<Json<Codes>> {
    if person.login.is_none() {
        return Err(Refusal::new(Code::NotYours));
    }
    house.prove(&person, proof.password, address).await?;
    Ok(Json(Codes { codes: house.new_codes(&person.id).await? }))
}

async fn all_sessions(house: &House, person: &str, headers: &HeaderMap) -> Answer<Vec<SessionInfo>> {
    let own = token(headers);
    let info = |session: store::Session| SessionInfo {
        id: public(&session.token),
        created: session.created,
        seen: session.seen,
        device: session.device,
        here: own.as_ref() == Some(&session.token),
    };
    Ok(house.store.sessions_of(person, clock::now()).await?.into_iter().map(info).collect())
}

/// Where I am signed in.
#[utoipa::path(get, path = "/api/my/sessions", tag = "people", responses((status = 200, body = Sessions)))]
pub async fn sessions(
    State(house): State<Arc<House>>,
    Known(person): Known,
    headers: HeaderMap,
) -> Answer<Json<Sessions>> {
    Ok(Json(Sessions { sessions: all_sessions(&house, &person.id, &headers).await? }))
}

/// Ends one of my sessions, with its sockets, on every node.
#[utoipa::path(delete, path = "/api/my/sessions/{id}", tag = "people", params(("id" = String, Path)), responses((status = 204), (status = 404, body = wire::Fault)))]
pub async fn end_session(
    State(house): State<Arc<House>>,
    Known(person): Known,
    Path(id): Path<String>,
) -> Answer<StatusCode> {
    let sessions = house.store.sessions_of(&person.id, clock::now()).await?;
    let session = sessions.into_iter().find(|session| public(&session.token) == id);
    let session = session.ok_or_else(|| Refusal::new(Code::NotFound))?;
    house.store.close_session(&session.token).await?;
    house.tell_of_person(&person.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The most records in one export; those of other games can be had one by one.
const RECORDS: u32 = 200;

/// The records of somebody's finished games, the latest first.
async fn records(house: &House, person: &Person, address: IpAddr) -> Answer<BTreeMap<String, String>> {
    let mut records = BTreeMap::new();
    for table in house.store.tables_of(&person.id, true, RECORDS).await? {
        let errand = house.looking_back(Some(person), address);
        // A game under other rules has a record that only an older version can write.
        let Ok(past) = house.past(&table.id, Some(person), errand.clone()).await else { continue };
        if let Ok(text) = house.look_back(errand, move || past.record()).await {
            records.insert(table.id, text);
        }
    }
    Ok(records)
}

/// Everything that is stored about me, with the records of my finished games.
#[utoipa::path(get, path = "/api/my/export", tag = "people", responses((status = 200, body = Export)))]
pub async fn export(
    State(house): State<Arc<House>>,
    Known(person): Known,
    Caller(address): Caller,
    headers: HeaderMap,
) -> Answer<Json<Export>> {
    house.rarely(Rare::Export, &person.id).await?;
    let mail = house.store.mail_of(&person.id).await?;
    let reported = |report: store::Report| Reported {
        table: report.table,
        person: report.person,
        at: report.at,
        reason: report.reason,
        text: report.text,
    };
    let said = |said: store::Spoken| SaidThere { table: said.table, at: said.at, text: said.text };
    Ok(Json(Export {
        me: person.me(),
        sessions: all_sessions(&house, &person.id, &headers).await?,
        muted: house.store.muted_by(&person.id).await?,
        lessons: house.store.learnt_by(&person.id).await?,
        choices: super::choices::of(&house, &person.id).await?,
        mail: mail.address.or(mail.wanted),
        tables: house.store.all_tables_of(&person.id).await?,
        records: records(&house, &person, address).await?,
        reports: house.store.reports_by(&person.id).await?.into_iter().map(reported).collect(),
        chat: house.store.spoken_by(&person.id).await?.into_iter().map(said).collect(),
    }))
}

/// Goes for good: the account, its sessions and all that was said go, and so does the name at every table. Games stay.
#[utoipa::path(delete, path = "/api/me", tag = "people", request_body = Proof, responses((status = 204), (status = 401, body = wire::Fault)))]
pub async fn farewell(
    State(house): State<Arc<House>>,
    Known(person): Known,
    Caller(address): Caller,
    Body(proof): Body<Proof>,
) -> Answer<(StatusCode, HeaderMap)> {
    house.prove(&person, proof.password, address).await?;
    house.forget(&person.id).await?;
    Ok((StatusCode::NO_CONTENT, house.forget_session()?))
}

//! Guests, accounts, sessions, and whom one does not want to hear.

use crate::door::{Body, Caller, Path};
use crate::fault::{Answer, Refusal};
use crate::house::House;
use crate::limits::Rare;
use crate::person::Person;
use crate::sessions::{Known, Visitor, token};
use crate::{chance, clock, names, passwords};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use std::sync::Arc;
use wire::{Code, Me, Muted, NewAccount, NewGuest, Registered, Rename, SignIn};

/// Who I am.
#[utoipa::path(get, path = "/api/me", tag = "people", responses((status = 200, body = Me), (status = 401, body = wire::Fault)))]
pub async fn me(Known(person): Known) -> Json<Me> {
    Json(person.me())
}

/// Who I am, or nothing: for a page that does not know yet whether anybody plays here.
#[utoipa::path(get, path = "/api/session", tag = "people", responses((status = 200, body = Option<Me>)))]
pub async fn session(Visitor(person): Visitor) -> Json<Option<Me>> {
    Json(person.map(|person| person.me()))
}

/// Takes another name, for tables from now on.
#[utoipa::path(patch, path = "/api/me", tag = "people", request_body = Rename, responses((status = 200, body = Me)))]
pub async fn rename(
    State(house): State<Arc<House>>,
    Known(person): Known,
    Body(rename): Body<Rename>,
) -> Answer<Json<Me>> {
    let name = names::name(&rename.name)?;
    house.store.rename(&person.id, &name).await?;
    Ok(Json(Me { name, ..person.me() }))
}

/// Starts to play under a name.
#[utoipa::path(post, path = "/api/guests", tag = "people", request_body = NewGuest, responses((status = 200, body = Me)))]
pub async fn guest(
    State(house): State<Arc<House>>,
    Caller(address): Caller,
    headers: HeaderMap,
    Body(guest): Body<NewGuest>,
) -> Answer<(HeaderMap, Json<Me>)> {
    house.rarely(Rare::Newcomer, &address.to_string()).await?;
    let person = welcome(&house, &guest.name).await?;
    Ok((house.open_session(&person.id, &headers).await?, Json(person.me())))
}

async fn welcome(house: &House, name: &str) -> Answer<Person> {
    let name = names::name(name)?;
    let (id, created) = (chance::id(16), clock::now());
    let guest = store::Person { id, name, login: None, password: None, created, keeper: false };
    house.store.welcome(&guest).await?;
    Ok(guest.into())
}

/// Opens an account. A guest keeps name and tables.
#[utoipa::path(post, path = "/api/accounts", tag = "people", request_body = NewAccount, responses((status = 200, body = Registered), (status = 409, body = wire::Fault)))]
pub async fn account(
    State(house): State<Arc<House>>,
    Caller(address): Caller,
    Visitor(visitor): Visitor,
    headers: HeaderMap,
    Body(new): Body<NewAccount>,
) -> Answer<(HeaderMap, Json<Registered>)> {
    house.rarely(Rare::Password, &address.to_string()).await?;
    let login = names::login(&new.login)?;
    names::new_password(&new.password, &login)?;
    if house.store.person_by_login(&login).await?.is_some() {
        return Err(Refusal::new(Code::LoginTaken));
    }
    let password = passwords::hash(new.password).await?;
    let guest = visitor.filter(|person| person.login.is_none());
    let person = match guest {
        Some(person) => person,
        None => {
            house.rarely(Rare::Newcomer, &address.to_string()).await?;
            welcome(&house, new.name.as_deref().unwrap_or(&new.login)).await?
        }
    };
    let taken = house.store.register(&person.id, &login, &password).await?;
    taken.map_err(|_| Refusal::new(Code::LoginTaken))?;
    let me = Me { login: Some(login), ..person.me() };
    // Whoever knew the guest's token must not get into the account by it.
    house.store.close_sessions(&person.id).await?;
    house.tell_of_person(&person.id).await?;
    let codes = house.new_codes(&person.id).await?;
    Ok((house.open_session(&person.id, &headers).await?, Json(Registered { me, codes })))
}

/// Signs in.
#[utoipa::path(post, path = "/api/session", tag = "people", request_body = SignIn, responses((status = 200, body = Me), (status = 401, body = wire::Fault)))]
pub async fn sign_in(
    State(house): State<Arc<House>>,
    Caller(address): Caller,
    headers: HeaderMap,
    Body(given): Body<SignIn>,
) -> Answer<(HeaderMap, Json<Me>)> {
    house.rarely(Rare::Password, &address.to_string()).await?;
    let wrong = || Refusal::new(Code::WrongPassword);
    let login = names::login(&given.login).map_err(|_| wrong())?;
    names::password(&given.password).map_err(|_| wrong())?;
    house.rarely(Rare::Login, &format!("{login} {address}")).await?;
    let person = house.store.person_by_login(&login).await?;
    let hash = person.as_ref().and_then(|person| person.password.clone());
    if !passwords::check(given.password, hash).await? {
        return Err(wrong());
    }
    let person = Person::from(person.ok_or_else(wrong)?);
    Ok((house.open_session(&person.id, &headers).await?, Json(person.me())))
}

/// Signs out here; sockets of this session are closed.
#[utoipa::path(delete, path = "/api/session", tag = "people", responses((status = 204)))]
pub async fn sign_out(
    State(house): State<Arc<House>>,
    Visitor(person): Visitor,
    headers: HeaderMap,
) -> Answer<(StatusCode, HeaderMap)> {
    if let Some((token, person)) = token(&headers).zip(person) {
        house.store.close_session(&token).await?;
        house.tell_of_person(&person.id).await?;
    }
    Ok((StatusCode::NO_CONTENT, house.forget_session()?))
}

/// Signs out everywhere; open sockets are closed.
#[utoipa::path(delete, path = "/api/sessions", tag = "people", responses((status = 204)))]
pub async fn sign_out_everywhere(
    State(house): State<Arc<House>>,
    Known(person): Known,
) -> Answer<(StatusCode, HeaderMap)> {
    house.store.close_sessions(&person.id).await?;
    house.tell_of_person(&person.id).await?;
    Ok((StatusCode::NO_CONTENT, house.forget_session()?))
}

/// Whose chat I do not want to read.
#[utoipa::path(get, path = "/api/my/muted", tag = "people", responses((status = 200, body = Muted)))]
pub async fn muted(State(house): State<Arc<House>>, Known(person): Known) -> Answer<Json<Muted>> {
    Ok(Json(Muted { people: house.store.muted_by(&person.id).await? }))
}

/// Mutes somebody.
#[utoipa::path(put, path = "/api/my/muted/{person}", tag = "people", params(("person" = String, Path)), responses((status = 200, body = Muted)))]
pub async fn mute(
    State(house): State<Arc<House>>,
    Known(person): Known,
    Path(other): Path<String>,
) -> Answer<Json<Muted>> {
    house.store.mute(&person.id, names::id(&other)?).await?;
    house.tell_of_person(&person.id).await?;
    muted(State(house), Known(person)).await
}

/// Wants to hear somebody again.
#[utoipa::path(delete, path = "/api/my/muted/{person}", tag = "people", params(("person" = String, Path)), responses((status = 200, body = Muted)))]
pub async fn unmute(
    State(house): State<Arc<House>>,
    Known(person): Known,
    Path(other): Path<String>,
) -> Answer<Json<Muted>> {
    house.store.unmute(&person.id, names::id(&other)?).await?;
    house.tell_of_person(&person.id).await?;
    muted(State(house), Known(person)).await
}

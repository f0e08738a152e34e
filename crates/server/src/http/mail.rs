//! Mail: the address of an account, and a way back for whoever forgot their password.

use crate::door::{Body, Caller};
use crate::fault::{Answer, Refusal};
use crate::house::House;
use crate::letters::{Purpose, dead};
use crate::limits::Rare;
use crate::person::Person;
use crate::sessions::Known;
use crate::{language, names};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use std::sync::Arc;
use wire::{Code, MailOffered, Me, MyMail, NewMail, Proof, RecoverByLetter, RecoverByMail, WithToken};

/// Whether this server can write to people.
#[utoipa::path(get, path = "/api/mail", tag = "people", responses((status = 200, body = MailOffered)))]
pub async fn offered(State(house): State<Arc<House>>) -> Json<MailOffered> {
    Json(MailOffered { offered: house.post.is_some() })
}

/// Where I can be written to.
#[utoipa::path(get, path = "/api/my/mail", tag = "people", responses((status = 200, body = MyMail)))]
pub async fn mine(State(house): State<Arc<House>>, Known(person): Known) -> Answer<Json<MyMail>> {
    let mail = house.store.mail_of(&person.id).await?;
    Ok(Json(MyMail { offered: house.post.is_some(), address: mail.address, waiting: mail.wanted }))
}

/// Wishes to be written to at an address. It counts when it is confirmed, by the link in a letter that is sent there.
#[utoipa::path(put, path = "/api/my/mail", tag = "people", request_body = NewMail, responses((status = 204), (status = 401, body = wire::Fault)))]
pub async fn wish(
    State(house): State<Arc<House>>,
    Known(person): Known,
    Caller(address): Caller,
    headers: HeaderMap,
    Body(given): Body<NewMail>,
) -> Answer<StatusCode> {
    house.post()?;
    let login = person.login.clone().ok_or_else(|| Refusal::new(Code::NotYours))?;
    let mail = names::mail(&given.mail)?;
    house.prove(&person, Some(given.password), address).await?;
    house.rarely(Rare::Letter, &person.id).await?;
    house.store.want_mail(&person.id, mail.as_ref()).await?;
    let language = language::of(&headers);
    if !house.write_to((&person.id, &login), mail, Purpose::Confirm, language).await? {
        return Err(Refusal::saying(Code::TooFast, table::Say::new("server-letter-sent")));
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Does not want to be written to any more.
#[utoipa::path(delete, path = "/api/my/mail", tag = "people", request_body = Proof, responses((status = 204), (status = 401, body = wire::Fault)))]
pub async fn forget(
    State(house): State<Arc<House>>,
    Known(person): Known,
    Caller(address): Caller,
    Body(proof): Body<Proof>,
) -> Answer<StatusCode> {
    house.prove(&person, proof.password, address).await?;
    house.store.forget_mail(&person.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Shows that a letter has come: the address is confirmed.
#[utoipa::path(post, path = "/api/mail/confirm", tag = "people", request_body = WithToken, responses((status = 204), (status = 404, body = wire::Fault)))]
pub async fn confirm(
    State(house): State<Arc<House>>,
    Caller(address): Caller,
    Body(given): Body<WithToken>,
) -> Answer<StatusCode> {
    house.rarely(Rare::Password, &address.to_string()).await?;
    let letter = house.letter(&given.token, Purpose::Confirm).await?;
    let confirmed = house.store.use_letter(&letter).await? && house.store.confirm_mail(&letter).await?;
    if confirmed { Ok(StatusCode::NO_CONTENT) } else { Err(dead()) }
}

/// Asks for a letter with which a forgotten password can be replaced. The answer is the same whether anybody has this
/// address or not.
#[utoipa::path(post, path = "/api/recover/mail", tag = "people", request_body = RecoverByMail, responses((status = 204), (status = 404, body = wire::Fault)))]
pub async fn ask(
    State(house): State<Arc<House>>,
    Caller(address): Caller,
    headers: HeaderMap,
    Body(given): Body<RecoverByMail>,
) -> Answer<StatusCode> {
    house.post()?;
    house.rarely(Rare::Letter, &address.to_string()).await?;
    let mail = names::mail(&given.mail)?;
    tokio::spawn(house.help_by_mail(mail, language::of(&headers)));
    Ok(StatusCode::NO_CONTENT)
}

/// Signs in with the token of a letter and takes another password; all other sessions end.
#[utoipa::path(post, path = "/api/recover/letter", tag = "people", request_body = RecoverByLetter, responses((status = 200, body = Me), (status = 404, body = wire::Fault)))]
pub async fn recover(
    State(house): State<Arc<House>>,
    Caller(address): Caller,
    headers: HeaderMap,
    Body(given): Body<RecoverByLetter>,
) -> Answer<(HeaderMap, Json<Me>)> {
    house.rarely(Rare::Password, &address.to_string()).await?;
    let letter = house.letter(&given.token, Purpose::Recover).await?;
    let person = Person::from(house.store.person(&letter.person).await?.ok_or_else(dead)?);
    let mail = house.store.mail_of(&person.id).await?.address.ok_or_else(dead)?;
    if !mail.eq_ignore_ascii_case(&letter.address) {
        return Err(dead());
    }
    let login = person.login.clone().ok_or_else(dead)?;
    let password = names::new_password(&given.password, &login)?.to_owned();
    if !house.store.use_letter(&letter).await? {
        return Err(dead());
    }
    house.replace_password(&person, password).await?;
    Ok((house.open_session(&person.id, &headers).await?, Json(person.me())))
}

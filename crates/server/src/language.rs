//! Speaking to each in their own language.
//!
//! The page puts keys into words itself. Programs that talk to the server without it read the sentence of a fault: it is
//! made in English where the fault arises, and said again here, where it is known who asked.

use axum::body::Body;
use axum::http::header::{ACCEPT_LANGUAGE, CONTENT_LANGUAGE, CONTENT_LENGTH};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::Response;
use wire::Fault;
use words::Catalogue;

/// The language that a request asks for.
pub fn of(headers: &HeaderMap) -> &'static Catalogue {
    let list = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    list.map_or(Catalogue::english(), Catalogue::negotiate)
}

/// Travels with the answer until it is known in which language it is to be said.
#[derive(Clone)]
pub struct Unsaid(pub Box<Fault>);

/// Says the fault of an answer in the language of whoever asked.
pub fn say_again(mut response: Response, language: &'static Catalogue) -> Response {
    let Some(Unsaid(mut fault)) = response.extensions_mut().remove::<Unsaid>() else { return response };
    fault.sentence = language.render(&fault.say, &[]).unwrap_or_else(|(text, _)| text);
    let Ok(text) = serde_json::to_string(&fault) else { return response };
    if let Ok(tag) = HeaderValue::from_str(language.tag()) {
        response.headers_mut().insert(CONTENT_LANGUAGE, tag);
    }
    response.headers_mut().remove(CONTENT_LENGTH);
    *response.body_mut() = Body::from(text);
    response
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fault::Refusal;
    use axum::response::IntoResponse;
    use http_body_util::BodyExt;
    use wire::Code;

    async fn told(tag: &str) -> (Option<HeaderValue>, Fault) {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT_LANGUAGE, HeaderValue::from_str(&format!("{tag}-XX, en;q=0.1")).unwrap());
        let response = say_again(Refusal::new(Code::NotFound).into_response(), of(&headers));
        let language = response.headers().get(CONTENT_LANGUAGE).cloned();
        let body = response.into_body().collect().await.unwrap().to_bytes();
        (language, serde_json::from_slice(&body).unwrap())
    }

    #[tokio::test]
    async fn faults_are_said_in_the_language_of_whoever_asked() {
        for own in Catalogue::all() {
            let (language, fault) = told(own.tag()).await;
            assert_eq!(language.unwrap(), own.tag());
            assert_eq!(Ok(fault.sentence), own.render(&fault.say, &[]));
        }
    }
}

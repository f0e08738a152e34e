//! A client: for tests, for measuring, and as an example of how the protocol is spoken.

use axum::http::{Method, Request, StatusCode};
use futures_util::{SinkExt, StreamExt};
use http_body_util::{BodyExt, Full};
use hyper_util::client::legacy::Client as Http;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::net::SocketAddr;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{self, Message};
use wire::{Fault, FromClient, FromServer, Me, NewGuest};

type Bytes = axum::body::Bytes;

/// Somebody who talks to a server.
#[derive(Clone)]
pub struct Client {
    server: SocketAddr,
    http: Http<HttpConnector, Full<Bytes>>,
    pub token: Option<String>,
}

/// Why something did not work out.
#[derive(Debug, thiserror::Error)]
pub enum Failed {
    #[error("the server cannot be reached: {0}")]
    Connection(String),
    #[error("refused: {}", .0.sentence)]
    Refused(Box<Fault>),
    #[error("the answer cannot be read: {0}")]
    Answer(String),
}

impl Failed {
    /// The fault, if the server said no.
    pub fn fault(&self) -> Option<&Fault> {
        match self {
            Failed::Refused(fault) => Some(fault),
            Failed::Connection(_) | Failed::Answer(_) => None,
        }
    }
}

/// An answer as it came.
#[derive(Clone, Debug)]
pub struct Reply {
    pub status: StatusCode,
    pub headers: axum::http::HeaderMap,
    pub body: String,
}

impl Client {
    /// A client that nobody knows yet.
    pub fn new(server: SocketAddr) -> Client {
        let http = Http::builder(TokioExecutor::new()).build_http();
        Client { server, http, token: None }
    }

    /// A guest with this name.
    pub async fn guest(server: SocketAddr, name: &str) -> Result<(Client, Me), Failed> {
        let mut client = Client::new(server);
        let body = serde_json::to_string(&NewGuest { name: name.to_owned() }).unwrap_or_default();
        let reply = client.send(Method::POST, "/api/guests", &[], body).await?;
        let token = reply.headers.get("x-session-token").and_then(|token| token.to_str().ok()).map(str::to_owned);
        client.token = token;
        Ok((client, read(reply)?))
    }

    /// Sends a request and takes whatever comes back.
    pub async fn send(
        &self,
        method: Method,
        path: &str,
        headers: &[(&str, &str)],
        body: String,
    ) -> Result<Reply, Failed> {
        let uri = format!("http://{}{path}", self.server);
        let mut request = Request::builder().method(method).uri(uri).header("content-type", "application/json");
        if let Some(token) = &self.token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let request = request.body(Full::new(Bytes::from(body))).map_err(|error| Failed::Answer(error.to_string()))?;
        let response = self.http.request(request).await.map_err(|error| Failed::Connection(error.to_string()))?;
        let (parts, body) = response.into_parts();
        let body = body.collect().await.map_err(|error| Failed::Connection(error.to_string()))?.to_bytes();
        let body = String::from_utf8_lossy(&body).into_owned();
        Ok(Reply { status: parts.status, headers: parts.headers, body })
    }

    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Failed> {
        read(self.send(Method::GET, path, &[], String::new()).await?)
    }

    pub async fn post<T: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> Result<T, Failed> {
        let body = serde_json::to_string(body).unwrap_or_default();
        read(self.send(Method::POST, path, &[], body).await?)
    }

    /// Opens a socket and waits for the welcome.
    pub async fn socket(&self) -> Result<Socket, Failed> {
        let mut socket = self.socket_with(&[]).await?;
        socket.next().await?;
        Ok(socket)
    }

    /// Opens a socket with more headers.
    pub async fn socket_with(&self, headers: &[(&'static str, &str)]) -> Result<Socket, Failed> {
        self.socket_at("/api/socket", headers).await
    }

    /// Opens a socket at another path.
    pub async fn socket_at(&self, path: &str, headers: &[(&'static str, &str)]) -> Result<Socket, Failed> {
        let failed = |error: tungstenite::Error| Failed::Connection(error.to_string());
        let mut request = format!("ws://{}{path}", self.server).into_client_request().map_err(failed)?;
        let token = self.token.as_ref().map(|token| ("authorization", format!("Bearer {token}")));
        let given = headers.iter().map(|(name, value)| (*name, (*value).to_owned()));
        for (name, value) in given.chain(token) {
            let value = value.parse().map_err(|_| Failed::Answer(value.clone()))?;
            request.headers_mut().insert(name, value);
        }
        let stream = TcpStream::connect(self.server).await.map_err(|error| Failed::Connection(error.to_string()))?;
        let _ = stream.set_nodelay(true);
        let (stream, _) = tokio_tungstenite::client_async(request, stream).await.map_err(failed)?;
        Ok(Socket { stream })
    }
}

fn read<T: DeserializeOwned>(reply: Reply) -> Result<T, Failed> {
    let text = if reply.body.is_empty() { "null" } else { &reply.body };
    if reply.status.is_success() {
        return serde_json::from_str(text).map_err(|error| Failed::Answer(error.to_string()));
    }
    match serde_json::from_str(text) {
        Ok(fault) => Err(Failed::Refused(Box::new(fault))),
        Err(_) => Err(Failed::Answer(reply.body)),
    }
}

/// An open socket.
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
}

impl Socket {
    pub async fn say(&mut self, message: &FromClient) -> Result<(), Failed> {
        self.say_text(serde_json::to_string(message).unwrap_or_default()).await
    }

    pub async fn say_text(&mut self, text: String) -> Result<(), Failed> {
        let sent = self.stream.send(Message::Text(text.into())).await;
        sent.map_err(|error| Failed::Connection(error.to_string()))
    }

    /// The next message as it came over the wire.
    pub async fn next_text(&mut self) -> Result<String, Failed> {
        loop {
            match self.stream.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text.to_string()),
                Some(Ok(Message::Close(_))) | None => return Err(Failed::Connection("closed".to_owned())),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(Failed::Connection(error.to_string())),
            }
        }
    }

    /// Hears everything until the line is closed: by which code, if one was told.
    pub async fn closing(&mut self) -> Option<u16> {
        while let Some(Ok(message)) = self.stream.next().await {
            if let Message::Close(frame) = message {
                return frame.map(|frame| frame.code.into());
            }
        }
        None
    }

    pub async fn next(&mut self) -> Result<FromServer, Failed> {
        let text = self.next_text().await?;
        serde_json::from_str(&text).map_err(|error| Failed::Answer(format!("{error} in {text}")))
    }
}

//! For tests and for measuring: a toy game ([`counting`]), scripted people who play over HTTP or at a terminal, a site for
//! them, and a machine whose disk, network and database can fail.
#![expect(clippy::indexing_slicing, reason = "a field that is missing in JSON reads as null")]

#[cfg(feature = "site")]
pub mod browser;
pub mod counting;
pub mod faults;
#[cfg(feature = "site")]
pub mod leak;
pub mod link;
pub mod postgres;
#[cfg(feature = "site")]
pub mod site;
pub mod terminal;

use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{Context, Result, bail};
use futures_util::StreamExt;
use serde_json::{Value, json};

/// Somebody with a browser: an address, a cookie or a token.
#[derive(Clone, Debug)]
pub struct Client {
    http: reqwest::Client,
    base: String,
    /// Shared by clones, which are the same browser.
    cookie: Arc<Mutex<Option<String>>>,
    token: Option<String>,
}

/// What came back.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The body; text that is no JSON as a string.
    pub body: Value,
    /// The body to the letter.
    pub text: String,
}

/// Events of a stream, as they come.
pub struct Events {
    bytes: futures_util::stream::BoxStream<'static, reqwest::Result<Vec<u8>>>,
    rest: String,
}

/// An event of a stream.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Event {
    /// `log`, `chat`, `presence`.
    pub name: String,
    /// Its id, if it has one.
    pub id: Option<String>,
    /// What it says.
    pub data: Value,
}

impl Client {
    /// Somebody nobody knows yet. Clones and people of one `http` share connections.
    pub fn new(http: &reqwest::Client, base: &str) -> Client {
        Client { http: http.clone(), base: base.to_owned(), cookie: Arc::default(), token: None }
    }

    /// A guest.
    pub async fn guest(http: &reqwest::Client, base: &str, name: &str) -> Result<Client> {
        let client = Client::new(http, base);
        client.enter("/api/guests", &json!({"name": name})).await?;
        Ok(client)
    }

    /// Posts something whose answer sets the cookie: a guest's name, a log-in.
    pub async fn enter(&self, path: &str, body: &Value) -> Result<Answer> {
        let answer = self.post(path, body).await?;
        if answer.status != 200 {
            bail!("{path}: {} {}", answer.status, answer.text);
        }
        Ok(answer)
    }

    /// The same person, calling a program's way.
    pub fn with_token(&self, token: &str) -> Client {
        Client { cookie: Arc::default(), token: Some(token.to_owned()), ..self.clone() }
    }

    /// The same person at another address of the site.
    pub fn at(&self, base: &str) -> Client {
        Client { base: base.to_owned(), ..self.clone() }
    }

    /// A request as this person.
    pub fn request(&self, method: reqwest::Method, path: &str) -> reqwest::RequestBuilder {
        let mut request = self.http.request(method, format!("{}{path}", self.base));
        if let Some(cookie) = self.cookie() {
            request = request.header("cookie", cookie);
        }
        if let Some(token) = &self.token {
            request = request.bearer_auth(token);
        }
        request
    }

    /// The session's cookie as it is sent, if there is one.
    pub fn cookie(&self) -> Option<String> {
        self.cookie.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Sends a request, and keeps the cookie that its answer sets, as a browser does.
    pub async fn send(&self, request: reqwest::RequestBuilder) -> Result<Answer> {
        let response = request.send().await?;
        let cookie = response.headers().get("set-cookie").and_then(|cookie| cookie.to_str().ok());
        if let Some(cookie) = cookie.and_then(|cookie| cookie.split(';').next()) {
            *self.cookie.lock().unwrap_or_else(PoisonError::into_inner) = Some(cookie.to_owned());
        }
        Answer::read(response).await
    }

    /// Asks for something.
    pub async fn get(&self, path: &str) -> Result<Answer> {
        self.send(self.request(reqwest::Method::GET, path)).await
    }

    /// Posts something.
    pub async fn post(&self, path: &str, body: &Value) -> Result<Answer> {
        self.send(self.request(reqwest::Method::POST, path).json(body)).await
    }

    /// Posts something under a key, so that it can be repeated.
    pub async fn post_once(&self, path: &str, body: &Value, key: &str) -> Result<Answer> {
        let request = self.request(reqwest::Method::POST, path).header("idempotency-key", key);
        self.send(request.json(body)).await
    }

    /// Deletes something.
    pub async fn delete(&self, path: &str) -> Result<Answer> {
        self.send(self.request(reqwest::Method::DELETE, path)).await
    }

    /// Follows a table; `after` is the last version this person knows.
    pub async fn follow(&self, path: &str, after: Option<i64>) -> Result<Events> {
        let mut request = self.request(reqwest::Method::GET, path);
        if let Some(after) = after {
            request = request.header("last-event-id", after);
        }
        let response = request.send().await?.error_for_status()?;
        let bytes = response.bytes_stream().map(|chunk| chunk.map(|bytes| bytes.to_vec())).boxed();
        Ok(Events { bytes, rest: String::new() })
    }

    /// A new table with these options; its name.
    pub async fn table(&self, options: &Value) -> Result<String> {
        let answer = self.post("/api/tables", options).await?;
        let id = answer.body["id"].as_str().with_context(|| answer.text.clone())?;
        Ok(id.to_owned())
    }

    /// Answers what is asked of a seat with the action that `pick` chooses, given their number. `false` if nothing is asked.
    pub async fn step(&self, table: &str, seat: u8, pick: impl FnOnce(usize) -> usize) -> Result<Stepped> {
        let view = self.get(&format!("/api/tables/{table}/view?seat={seat}")).await?;
        if view.status != 200 {
            bail!("view: {} {}", view.status, view.text);
        }
        if view.body["stage"] == "over" {
            return Ok(Stepped::Over);
        }
        let legal = view.body["legal"].as_array().map(Vec::as_slice).unwrap_or_default();
        let Some(action) = legal.get(pick(legal.len())) else { return Ok(Stepped::NotAsked) };
        let body = json!({"seat": seat, "decision": view.body["decision"], "actions": [action]});
        let answer = self.post(&format!("/api/tables/{table}/actions"), &body).await?;
        match answer.status {
            200 => Ok(Stepped::Acted(answer.body["version"].as_i64().unwrap_or_default())),
            409 => Ok(Stepped::NotAsked),
            _ => bail!("act: {} {}", answer.status, answer.text),
        }
    }
}

/// What came of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stepped {
    /// An answer was acknowledged; this is the version after it.
    Acted(i64),
    /// Nothing is asked of this seat now.
    NotAsked,
    /// The game is over.
    Over,
}

impl Answer {
    async fn read(response: reqwest::Response) -> Result<Answer> {
        let status = response.status().as_u16();
        let text = response.text().await?;
        let body = serde_json::from_str(&text).unwrap_or_else(|_| Value::String(text.clone()));
        Ok(Answer { status, body, text })
    }
}

impl Events {
    /// The next event; `None` when the stream is over. Heartbeats are skipped.
    pub async fn next(&mut self) -> Result<Option<Event>> {
        loop {
            if let Some((block, rest)) = self.rest.split_once("\n\n") {
                let event = Event::read(block);
                self.rest = rest.to_owned();
                if let Some(event) = event {
                    return Ok(Some(event));
                }
                continue;
            }
            match self.bytes.next().await {
                Some(chunk) => self.rest.push_str(&String::from_utf8_lossy(&chunk?)),
                None => return Ok(None),
            }
        }
    }
}

impl Event {
    fn read(block: &str) -> Option<Event> {
        let mut event = Event::default();
        for line in block.lines() {
            match line.split_once(':').map(|(field, value)| (field, value.trim_start())) {
                Some(("event", name)) => event.name = name.to_owned(),
                Some(("id", id)) => event.id = Some(id.to_owned()),
                Some(("data", data)) => event.data = serde_json::from_str(data).unwrap_or_default(),
                _ => {}
            }
        }
        Some(event).filter(|event| !event.name.is_empty())
    }
}

//! The description of the API: as OpenAPI for programs, as a page for people. The page needs no script and no other host.

use std::fmt::Write;

use axum::Json;
use axum::extract::State;
use axum::response::Html;
use serde_json::{Value, json};
use std::sync::Arc;

/// The description, made once.
#[derive(Clone, Debug)]
pub struct Described {
    json: Arc<Value>,
    page: Arc<str>,
}

impl Described {
    /// From what the code says about itself.
    pub fn new(api: &utoipa::openapi::OpenApi) -> Described {
        let mut json = serde_json::to_value(api).unwrap_or_default();
        announce(&mut json);
        let page = page(&json).into();
        Described { json: Arc::new(json), page }
    }
}

/// Adds what any request may be answered with, so that not every operation has to say so: a token or a cookie that is no
/// good, a path or a query that cannot be read, a body that is none.
fn announce(api: &mut Value) {
    let paths = api.get_mut("paths").and_then(Value::as_object_mut);
    for operation in
        paths.into_iter().flatten().filter_map(|(_, path)| path.as_object_mut()).flat_map(|path| path.values_mut())
    {
        let mut statuses = vec![("401", "The token is not known"), ("403", "You may not do this")];
        if operation.get("parameters").is_some() {
            statuses.extend([("400", "A parameter cannot be read"), ("404", "Not there, or not for you")]);
        }
        if operation.get("requestBody").is_some() {
            statuses.extend([("400", "The body is no JSON"), ("413", "The body is too long")]);
            statuses.extend([("415", "The body is not said to be JSON"), ("422", "The body does not fit")]);
        }
        let Some(responses) = operation.get_mut("responses").and_then(Value::as_object_mut) else { continue };
        for (status, description) in statuses {
            let error = json!({"description": description,
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/RequestError"}}}});
            responses.entry(status).or_insert(error);
        }
        responses.sort_keys();
    }
}

/// OpenAPI.
pub async fn openapi(State(described): State<Described>) -> Json<Value> {
    Json(Value::clone(&described.json))
}

/// The same for people.
pub async fn read(State(described): State<Described>) -> Html<String> {
    Html(described.page.to_string())
}

/// The style sheet of the page.
pub async fn style() -> ([(axum::http::HeaderName, &'static str); 1], &'static str) {
    ([(axum::http::header::CONTENT_TYPE, "text/css; charset=utf-8")], include_str!("docs.css"))
}

fn page(api: &Value) -> String {
    let mut body = String::new();
    let title = text(api, "/info/title");
    let _ = write!(
        body,
        "<h1>{title}: the API</h1><p>{}</p><p><a href=\"/api/openapi.json\">openapi.json</a> is this page for programs.</p>",
        text(api, "/info/description")
    );
    body.push_str("<nav>");
    for tag in list(api, "/tags") {
        let name = text(tag, "/name");
        let _ = write!(body, "<a href=\"#{name}\">{name}</a> ");
    }
    body.push_str("<a href=\"#shapes\">shapes</a></nav>");
    for tag in list(api, "/tags") {
        let name = text(tag, "/name");
        let _ = write!(body, "<section><h2 id=\"{name}\">{name}</h2><p>{}</p>", text(tag, "/description"));
        for (path, methods) in entries(api, "/paths") {
            for (method, what) in methods.as_object().into_iter().flatten() {
                if list(what, "/tags").first().and_then(|tag| tag.as_str()) == Some(&name) {
                    operation(&mut body, path, method, what);
                }
            }
        }
        body.push_str("</section>");
    }
    body.push_str("<section><h2 id=\"shapes\">shapes</h2>");
    for (name, schema) in entries(api, "/components/schemas") {
        let _ = write!(body, "<article id=\"{name}\"><h3>{name}</h3><p>{}</p>", text(schema, "/description"));
        fields(&mut body, schema);
        body.push_str("</article>");
    }
    body.push_str("</section>");
    format!(
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" \
         content=\"width=device-width\"><title>{title}: the API</title><link rel=\"stylesheet\" \
         href=\"/api/docs.css\"></head><body><main>{body}</main></body></html>"
    )
}

fn operation(body: &mut String, path: &str, method: &str, what: &Value) {
    let summary = [text(what, "/summary"), text(what, "/description")].join(" ");
    let _ = write!(
        body,
        "<article><h3><code class=\"{method}\">{}</code> <code>{}</code></h3><p>{summary}</p>",
        method.to_uppercase(),
        escape(path)
    );
    let parameters = list(what, "/parameters");
    if !parameters.is_empty() {
        body.push_str("<dl>");
        for one in parameters {
            let (name, location) = (text(one, "/name"), text(one, "/in"));
            let _ = write!(body, "<dt><code>{name}</code> in {location}</dt><dd>{}</dd>", text(one, "/description"));
        }
        body.push_str("</dl>");
    }
    if let Some(schema) = what.pointer("/requestBody/content/application~1json/schema") {
        let _ = write!(body, "<p>Body: {}</p>", shape(schema));
    }
    body.push_str("<p>Answers: ");
    for (status, answer) in entries(what, "/responses") {
        let content = answer.pointer("/content").and_then(Value::as_object).and_then(|all| all.values().next());
        let schema = content.and_then(|content| content.get("schema")).map(shape).unwrap_or_default();
        let _ = write!(body, "<span class=\"status\"><b>{status}</b> {schema}</span> ");
    }
    body.push_str("</p></article>");
}

fn fields(body: &mut String, schema: &Value) {
    body.push_str("<dl>");
    for (name, field) in entries(schema, "/properties") {
        let about = text(field, "/description");
        let _ = write!(body, "<dt><code>{}</code> {}</dt><dd>{about}</dd>", escape(name), shape(field));
    }
    for one in list(schema, "/oneOf") {
        let about = text(one, "/description");
        let _ = write!(body, "<dt>{}</dt><dd>{about}</dd>", shape(one));
    }
    body.push_str("</dl>");
}

/// A shape in a few words, with a link to where it is described.
fn shape(schema: &Value) -> String {
    if let Some(name) = schema.pointer("/$ref").and_then(Value::as_str).and_then(|path| path.rsplit('/').next()) {
        return format!("<a href=\"#{name}\">{name}</a>");
    }
    if let Some(items) = schema.get("items") {
        return format!("list of {}", shape(items));
    }
    if let Some(values) = schema.get("enum").and_then(Value::as_array) {
        return values
            .iter()
            .map(|value| format!("<code>{}</code>", escape(&value.to_string())))
            .collect::<Vec<_>>()
            .join(" or ");
    }
    let several = list(schema, "/oneOf");
    if !several.is_empty() {
        return several.into_iter().map(shape).collect::<Vec<_>>().join(" or ");
    }
    match schema.get("type") {
        Some(Value::String(kind)) => escape(kind),
        Some(Value::Array(kinds)) => {
            kinds.iter().filter_map(Value::as_str).map(escape).collect::<Vec<_>>().join(" or ")
        }
        _ => String::new(),
    }
}

fn text(value: &Value, at: &str) -> String {
    value.pointer(at).and_then(Value::as_str).map(escape).unwrap_or_default()
}

fn list<'v>(value: &'v Value, at: &str) -> Vec<&'v Value> {
    value.pointer(at).and_then(Value::as_array).into_iter().flatten().collect()
}

fn entries<'v>(value: &'v Value, at: &str) -> impl Iterator<Item = (&'v String, &'v Value)> {
    value.pointer(at).and_then(Value::as_object).into_iter().flatten()
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

//! Positions as PNG. A picture takes some 200 ms of CPU: few are drawn at a time, each once, and the latest are cached.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::body::Bytes;
use sha2::{Digest, Sha256};
use tokio::sync::watch;

use crate::error::{RequestError, Result};
use crate::gate::{Gate, busy};

/// The digest of the SVG that a picture is drawn from.
type Key = [u8; 32];
/// A finished picture, or why there is none.
type Drawn = Result<Bytes>;

/// The most bytes of pictures in the cache; one has about 200,000.
const CACHE: usize = 16 * 1024 * 1024;

/// Draws pictures.
#[derive(Clone, Debug)]
pub struct Pictures {
    gate: Gate,
    state: Arc<Mutex<State>>,
}

#[derive(Debug, Default)]
struct State {
    drawing: HashMap<Key, watch::Receiver<Option<Drawn>>>,
    cache: Cache,
}

impl Pictures {
    /// None is drawn yet.
    pub fn new() -> Pictures {
        Pictures { gate: Gate::for_cores(), state: Arc::default() }
    }

    /// The PNG of an SVG: from the cache, or together with whoever else waits for the same one.
    pub async fn png(&self, svg: String) -> Drawn {
        self.draw(svg, web::draw::png).await
    }

    async fn draw(&self, svg: String, draw: fn(&str) -> Result<Vec<u8>, String>) -> Drawn {
        let key: Key = Sha256::digest(&svg).into();
        let mut drawn = {
            let mut state = self.state();
            if let Some(png) = state.cache.find(&key) {
                return Ok(png);
            }
            let begin = || {
                let (tell, drawn) = watch::channel(None);
                // A task of its own: whoever asked first may go away before the others.
                tokio::spawn(self.clone().draw_once(key, svg, draw, tell));
                drawn
            };
            state.drawing.entry(key).or_insert_with(begin).clone()
        };
        let done = drawn.wait_for(Option::is_some).await;
        done.map_or_else(|_| Err(busy()), |done| done.clone().unwrap_or_else(|| Err(busy())))
    }

    async fn draw_once(
        self,
        key: Key,
        svg: String,
        draw: fn(&str) -> Result<Vec<u8>, String>,
        tell: watch::Sender<Option<Drawn>>,
    ) {
        let drawn = self.gate.run(move || draw(&svg)).await;
        let drawn = drawn.and_then(|drawn| drawn.map_err(|reason| RequestError::internal(&reason))).map(Bytes::from);
        {
            let mut state = self.state();
            state.drawing.remove(&key);
            if let Ok(png) = &drawn {
                state.cache.keep(key, png);
            }
        }
        tell.send_replace(Some(drawn));
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The pictures that were used last.
#[derive(Debug, Default)]
struct Cache {
    pictures: HashMap<Key, Bytes>,
    /// The one that was used longest ago first. There are at most some hundred.
    order: VecDeque<Key>,
    bytes: usize,
}

impl Cache {
    fn find(&mut self, key: &Key) -> Option<Bytes> {
        let png = self.pictures.get(key)?.clone();
        self.order.retain(|other| other != key);
        self.order.push_back(*key);
        Some(png)
    }

    fn keep(&mut self, key: Key, png: &Bytes) {
        if png.len() > CACHE || self.pictures.insert(key, png.clone()).is_some() {
            return;
        }
        self.order.push_back(key);
        self.bytes += png.len();
        while self.bytes > CACHE {
            let Some(oldest) = self.order.pop_front() else { break };
            self.bytes -= self.pictures.remove(&oldest).map_or(0, |png| png.len());
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    use super::*;

    #[tokio::test]
    async fn equal_pictures_are_drawn_once_also_when_the_first_reader_goes_away() {
        static DRAWN: AtomicUsize = AtomicUsize::new(0);
        fn draw(svg: &str) -> Result<Vec<u8>, String> {
            DRAWN.fetch_add(1, Ordering::SeqCst);
            std::thread::sleep(Duration::from_millis(50));
            Ok(svg.as_bytes().to_vec())
        }
        let pictures = Pictures::new();
        for _ in 0..10 {
            let _ = tokio::time::timeout(Duration::from_millis(2), pictures.draw("a".to_owned(), draw)).await;
        }
        assert_eq!(&*pictures.draw("a".to_owned(), draw).await.unwrap(), b"a");
        assert_eq!(&*pictures.draw("a".to_owned(), draw).await.unwrap(), b"a");
        assert_eq!(DRAWN.load(Ordering::SeqCst), 1);
        assert!(pictures.state().drawing.is_empty());
    }

    #[tokio::test]
    async fn a_drawing_that_fails_is_not_cached() {
        let pictures = Pictures::new();
        assert!(pictures.draw("a".to_owned(), |_| Err("no".to_owned())).await.is_err());
        assert!(pictures.draw("a".to_owned(), |_| panic!("on purpose")).await.is_err());
        assert!(pictures.draw("a".to_owned(), |_| Ok(vec![1])).await.is_ok());
    }

    #[test]
    fn the_cache_is_bounded_in_bytes_and_keeps_what_is_used() {
        let mut cache = Cache::default();
        let quarter = Bytes::from(vec![0; CACHE / 4]);
        for number in 0..4 {
            cache.keep([number; 32], &quarter);
        }
        assert!(cache.find(&[0; 32]).is_some());
        cache.keep([4; 32], &quarter);
        assert!(cache.find(&[1; 32]).is_none() && cache.find(&[0; 32]).is_some() && cache.bytes <= CACHE);
        cache.keep([9; 32], &vec![0; CACHE + 1].into());
        assert!(cache.find(&[9; 32]).is_none());
    }
}

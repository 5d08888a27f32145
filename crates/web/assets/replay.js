// Stepping through a game without loading the page anew. The server draws everything; this only fetches and puts in place.

import { reducedMotion } from './here.js';
import { patch } from './patch.js';

const main = () => document.getElementById("main");
const PAUSE = { none: 450, slow: 2200, normal: 1200, fast: 600 };
let playing = null;
let latest = 0;
let scrubbing = null; // The slider moves.

async function show(address, keep = true) {
  const ticket = ++latest;
  let text;
  try {
    const answer = await fetch(address, { headers: { "X-Part": "1" } });
    if (!answer.ok) return location.assign(address);
    text = await answer.text();
  } catch {
    return stop();
  }
  if (ticket !== latest) return; // Somebody was faster than the server.
  const next = new DOMParser().parseFromString(text, "text/html").getElementById("main");
  if (!next) return location.assign(address);
  const swap = () => {
    const focused = main().contains(document.activeElement);
    patch(main(), next);
    // A slider that was moved no longer follows what is written.
    const scrub = main().querySelector("#scrub");
    if (scrub && scrubbing === null) scrub.value = main().dataset.action;
    enhance();
    if (focused && !main().contains(document.activeElement)) main().querySelector("[data-play]")?.focus();
  };
  if (document.startViewTransition && !reducedMotion.matches && document.body.dataset.speed !== "none") {
    await document.startViewTransition(swap).updateCallbackDone.catch(() => {});
  } else swap();
  if (keep) {
    const clean = new URL(address, location.href);
    for (const once of ["snap", "play", "analyse"]) clean.searchParams.delete(once);
    clean.searchParams.set("action", main().dataset.action);
    history.replaceState(null, "", clean);
  }
}

// What only makes sense with a script is shown, and the other way round.
function enhance() {
  const here = main();
  for (const part of here.querySelectorAll("[data-no-script]")) part.hidden = true;
  const play = here.querySelector("[data-play]");
  if (play) {
    play.hidden = false;
    play.classList.toggle("on", playing !== null);
    play.setAttribute("aria-label", playing === null ? play.dataset.playText : play.dataset.pauseText);
    play.title = play.getAttribute("aria-label");
  }
  if (here.dataset.progress) poll(here.dataset.progress);
}

const link = (go) => main().querySelector(`a[data-go="${go}"]`)?.href;

function go(where) {
  const address = link(where);
  if (address) show(address);
  return Boolean(address);
}

function stop() {
  clearTimeout(playing);
  playing = null;
  enhance();
}

function start() {
  const on = async () => {
    const address = link("next");
    if (!address) return stop();
    await show(address);
    if (playing !== null) playing = setTimeout(on, PAUSE[document.body.dataset.speed] ?? PAUSE.normal);
  };
  playing = setTimeout(on, 300);
  enhance();
}

let polling = null;
function poll(address) {
  clearTimeout(polling);
  polling = setTimeout(async () => {
    try {
      const answer = await fetch(address);
      const far = answer.ok ? await answer.json() : null;
      const bar = main().querySelector("progress");
      if (!bar) return;
      if (!far || far.done === null) return show(location.href, false);
      bar.max = Math.max(far.of, 1);
      bar.value = far.done;
      const text = main().querySelector("[data-progress-text]");
      if (text && far.text) text.textContent = far.text;
    } catch { /* Later, perhaps. */ }
    poll(address);
  }, 1500);
}

document.addEventListener("click", (event) => {
  if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  if (event.target.closest("[data-play]")) return playing === null ? start() : stop();
  const target = event.target.closest("a[data-go]");
  if (!target || !main().contains(target)) return;
  event.preventDefault();
  if (target.dataset.go !== "next") stop();
  show(target.href?.baseVal ?? target.href);
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const field = event.target.closest("input, textarea, select");
  if (field && field.type !== "range") return;
  const ways = { ArrowLeft: event.shiftKey ? "chapter-back" : "previous", ArrowRight: event.shiftKey ? "chapter-on" : "next", Home: "first", End: "last" };
  if (event.key === " ") {
    if (event.target.closest("button, a, summary")) return;
    event.preventDefault();
    if (playing === null) start(); else stop();
  } else if (ways[event.key]) {
    event.preventDefault();
    stop();
    go(ways[event.key]);
  }
});

document.addEventListener("input", (event) => {
  if (event.target.id !== "scrub") return;
  stop();
  const form = event.target.form;
  form.querySelector("output").textContent = `${event.target.value} / ${event.target.max}`;
  clearTimeout(scrubbing);
  scrubbing = setTimeout(() => { scrubbing = null; show(`${form.getAttribute("action")}?${new URLSearchParams(new FormData(form))}`); }, 90);
});
document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (form.matches(".scrub")) {
    event.preventDefault();
    show(`${form.getAttribute("action")}?${new URLSearchParams(new FormData(form))}`);
  } else if (form.matches("[data-analyse]")) {
    event.preventDefault();
    const answer = await fetch(form.action, { method: "POST", body: new URLSearchParams(new FormData(form)) }).catch(() => null);
    if (answer?.ok) show(location.href, false); else form.submit();
  }
});

enhance();
const asked = new URLSearchParams(location.search);
if (asked.get("play") === "1") start();
if (asked.get("analyse") === "1") main().querySelector("form[data-analyse]")?.requestSubmit();

// Gets the table and puts it in place.

import { all, find, table, version } from './here.js';
import { moves } from './moves.js';
import { patch } from './patch.js';

let underWay = 0; // Requests for the table; versions announced meanwhile are fetched afterwards.
let announced = 0; // The newest version that the stream has announced.
let stale = false; // Something else has changed: who is there, or we were away.
const renderers = [];

/** Calls `renderer` now and after each change of the table: it adds what the server does not write. */
export function onRender(renderer) {
  renderers.push(renderer);
  renderer(null);
}

/** Asks for the table, perhaps with an answer, and shows it. */
export async function load(address, options = {}) {
  underWay += 1;
  try {
    const response = await fetch(address, { ...options, headers: { 'X-Part': '1', ...options.headers } });
    const parsed = new DOMParser().parseFromString(await response.text(), 'text/html').getElementById('main');
    if (!parsed) location.reload();
    else if (!parsed.matches('.table')) refused(parsed);
    // An older answer must not overwrite a newer one.
    else if (Number(parsed.dataset.version ?? 0) >= version()) swap(parsed);
  } finally {
    underWay -= 1;
  }
}

// No table came, but a page that says why not.
function refused(page) {
  const why = page.querySelector('p')?.textContent ?? page.textContent;
  const before = find('.message');
  if (before?.textContent === why) return;
  before?.remove();
  const text = document.createElement('p');
  text.className = 'message';
  text.setAttribute('role', 'alert');
  text.textContent = why;
  (find('#ask') ?? table()).prepend(text);
}

const here = () => {
  const key = table().dataset.key;
  return `/tables/${table().dataset.table}${key ? `?key=${encodeURIComponent(key)}` : ''}`;
};

/** Asks for the table until it is as new as the announced version. */
export async function catchUp() {
  const behind = () => stale || announced > version();
  // The tutorial is nobody's table: there is nothing new to ask for.
  if (underWay > 0 || !behind() || !table().dataset.table) return;
  const before = version();
  stale = false;
  await load(here()).catch(() => {});
  if (behind()) setTimeout(catchUp, version() > before ? 0 : 1000);
}

/** The table has reached this version. */
export function onVersion(newest) {
  announced = Math.max(announced, newest);
  catchUp();
}

/** Something else than the version has changed. */
export function refresh() {
  stale = true;
  catchUp();
}

function swap(next) {
  const main = table();
  const before = { turn: main.dataset.turn };
  const asking = find('#ask')?.contains(document.activeElement);
  const held = keepScroll();
  const shown = moves(main);
  patch(main, next);
  for (const renderer of renderers) renderer(before);
  held();
  if (asking) focusAgain();
  shown();
  document.dispatchEvent(new CustomEvent('homestead:swapped'));
}

// Keeps what is in the middle of a small screen there, whatever grows or shrinks above it: a finger may be on its way.
function keepScroll() {
  const middle = innerHeight / 2;
  const spans = part => { const { top, bottom } = part.getBoundingClientRect(); return top <= middle && bottom > middle; };
  const part = scrollY > 0 && all('[data-part], #sheets, #ask').find(spans);
  if (!part) return () => {};
  const { top } = part.getBoundingClientRect();
  return () => {
    const now = part.isConnected ? part.getBoundingClientRect().top : top;
    if (now !== top) scrollBy({ top: now - top, behavior: 'instant' });
  };
}

// Keeps the focus of keyboard users: it goes to the first answer of the next question.
function focusAgain() {
  const ask = find('#ask');
  if (!ask || ask.contains(document.activeElement)) return;
  const all = [...ask.querySelectorAll('button, input, summary, a')].filter(element => !element.disabled && element.getClientRects().length > 0);
  const first = all.find(element => element.matches('input, button:not(.quiet)')) ?? all.find(element => element.matches('button'));
  first?.focus({ preventScroll: true });
}

// Follows what happens at the table.

import { table, version } from './here.js';
import { hear, refresh } from './swap.js';
import { heard } from './talk.js';

const [SOON, LATE] = [2000, 60_000];
let stream;
let gone;
let patience = SOON;
function follow() {
  stream?.close();
  const { table: id, key } = table().dataset;
  if (!id) return;
  const query = new URLSearchParams({ after: version() });
  if (key) query.set('key', key);
  stream = new EventSource(`/api/tables/${id}/stream?${query}`);
  stream.addEventListener('open', () => { patience = SOON; lost(false); });
  stream.addEventListener('error', () => {
    lost(true);
    // A browser gives up for good when the server answers with an error; then we ask again ourselves, more and more seldom.
    if (stream.readyState !== EventSource.CLOSED) return;
    clearTimeout(gone);
    gone = setTimeout(() => { refresh(); follow(); }, patience);
    patience = Math.min(2 * patience, LATE);
  });
  stream.addEventListener('log', event => hear(JSON.parse(event.data).version));
  stream.addEventListener('chat', event => heard(JSON.parse(event.data)));
  stream.addEventListener('presence', event => met(JSON.parse(event.data)));
}

const PRESENCE_PAUSE = 3000;
let present; // The seats whose players are there, as the page shows them.
let pause; // Running since the last time presence made the page ask for the table.
/** Who is there has changed. Spectators are not shown, and players who come and go all the time are shown at intervals. */
function met({ seats }) {
  const now = seats.join(' ');
  const before = present ?? now;
  present = now;
  if (now === before) return;
  if (pause) { pause.missed = true; return; }
  refresh();
  pause = { missed: false };
  setTimeout(() => { const { missed } = pause; pause = null; if (missed) refresh(); }, PRESENCE_PAUSE);
}

let waiting;
/** Says that the site cannot be reached, or no longer says so. */
export function lost(is) {
  clearTimeout(waiting);
  document.querySelector('.lost')?.remove();
  if (!is) return;
  // A short break is nobody's business.
  waiting = setTimeout(() => {
    const note = document.createElement('div');
    note.className = 'lost';
    note.setAttribute('role', 'status');
    note.textContent = table().dataset.lostText;
    document.body.append(note);
  }, 1500);
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible' && stream?.readyState !== EventSource.OPEN) { refresh(); follow(); }
});
follow();

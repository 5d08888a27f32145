// Follows what happens at the table.

import { table, version } from './here.js';
import { onVersion, refresh } from './swap.js';
import { addChatLine } from './chat.js';

const [FIRST_RETRY, LAST_RETRY] = [2000, 60_000];
let stream;
let retry;
let retryAfter = FIRST_RETRY;
function follow() {
  stream?.close();
  const { table: id, key } = table().dataset;
  if (!id) return;
  const query = new URLSearchParams({ after: version() });
  if (key) query.set('key', key);
  stream = new EventSource(`/api/tables/${id}/stream?${query}`);
  stream.addEventListener('open', () => { retryAfter = FIRST_RETRY; showOffline(false); });
  stream.addEventListener('error', () => {
    showOffline(true);
    // A browser gives up for good when the server answers with an error: retry with exponential backoff.
    if (stream.readyState !== EventSource.CLOSED) return;
    clearTimeout(retry);
    retry = setTimeout(() => { refresh(); follow(); }, retryAfter);
    retryAfter = Math.min(2 * retryAfter, LAST_RETRY);
  });
  stream.addEventListener('log', event => onVersion(JSON.parse(event.data).version));
  stream.addEventListener('chat', event => addChatLine(JSON.parse(event.data)));
  stream.addEventListener('presence', event => onPresence(JSON.parse(event.data)));
}

const PRESENCE_PAUSE = 3000;
let present; // The seats whose players are there, as the page shows them.
let pause; // Running since the last time presence made the page ask for the table.
/** The list of players who are there has changed. Spectators are not shown, and players who come and go all the time are shown at intervals. */
function onPresence({ seats }) {
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
/** Shows or hides the notice that the site cannot be reached. */
export function showOffline(offline) {
  clearTimeout(waiting);
  document.querySelector('.lost')?.remove();
  if (!offline) return;
  // Short interruptions are not shown.
  waiting = setTimeout(() => {
    const note = document.createElement('div');
    note.className = 'lost';
    note.setAttribute('role', 'status');
    note.textContent = table().dataset.offlineText;
    document.body.append(note);
  }, 1500);
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible' && stream?.readyState !== EventSource.OPEN) { refresh(); follow(); }
});
follow();

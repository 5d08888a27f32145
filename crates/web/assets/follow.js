// Follows what happens at the table.

import { table, version } from './here.js';
import { hear, refresh } from './swap.js';
import { heard } from './talk.js';

let stream;
let gone;
function follow() {
  stream?.close();
  const { table: id, key } = table().dataset;
  if (!id) return;
  const query = new URLSearchParams({ after: version() });
  if (key) query.set('key', key);
  stream = new EventSource(`/api/tables/${id}/stream?${query}`);
  stream.addEventListener('open', () => lost(false));
  stream.addEventListener('error', () => {
    lost(true);
    // A browser gives up for good when the server answers with an error; then we ask again ourselves.
    if (stream.readyState === EventSource.CLOSED) { clearTimeout(gone); gone = setTimeout(() => { refresh(); follow(); }, 2000); }
  });
  stream.addEventListener('log', event => hear(JSON.parse(event.data).version));
  stream.addEventListener('chat', event => heard(JSON.parse(event.data)));
  let first = true;
  stream.addEventListener('presence', () => { if (!first) refresh(); first = false; });
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

// Says that it is the viewer's turn outside the page: title, icon, notification.

import { find, on, table } from './here.js';
import { onRender } from './swap.js';

const icon = document.querySelector('link[rel="icon"]');
const plain = icon?.href;
const TURN = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="15" fill="#d98a1f"/><path d="M9 17l5 5 9-12" fill="none" stroke="#2b1a00" stroke-width="4" stroke-linecap="round"/></svg>`;

onRender(before => {
  const turn = table().dataset.turn === '1';
  if (before && before.turn !== '1' && turn) notify();
  // The title is in the whole page only; the part that changes says whose turn it is.
  const when = find('.when b')?.textContent;
  if (!when) return;
  const title = (turn ? `● ${table().dataset.turnText} – ` : '') + when + ' – Homestead';
  if (document.title !== title) document.title = title;
  const shown = turn ? `data:image/svg+xml,${encodeURIComponent(TURN)}` : plain;
  if (icon && icon.href !== shown) icon.href = shown;
});

function notify() {
  if (document.visibilityState === 'visible' || !notified()) return;
  const note = new Notification('Homestead', { body: table().dataset.turnText, icon: plain, tag: table().dataset.table });
  note.onclick = () => { window.focus(); note.close(); };
}

const notified = () => 'Notification' in window && Notification.permission === 'granted' && localStorage.getItem('notify') === '1';

onRender(() => {
  const button = find('[data-notify]');
  if (!button || !('Notification' in window)) return;
  button.hidden = false;
  button.setAttribute('aria-pressed', notified());
});
on('click', '[data-notify]', async button => {
  if (notified()) localStorage.setItem('notify', '0');
  else if (await Notification.requestPermission() === 'granted') localStorage.setItem('notify', '1');
  button.setAttribute('aria-pressed', notified());
});

// The chat of a table.

import { find, on, table } from './here.js';
import { onRender } from './swap.js';

let unread = false;
const mark = () => find('#chat > summary')?.classList.toggle('news', unread && !find('#chat').open);

on('submit', 'form[data-say]', async (form, event) => {
  event.preventDefault();
  const field = form.querySelector('input');
  const text = field.value.trim();
  if (!text) return;
  const response = await fetch(`/api/tables/${table().dataset.table}/chat`, {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ text }),
  });
  if (response.ok) { field.value = ''; return; }
  field.setCustomValidity((await response.json()).message ?? '');
  field.reportValidity();
  setTimeout(() => field.setCustomValidity(''), 3000);
});

/** Appends a line that the stream brought. */
export function addChatLine(line) {
  const list = find('#chat-lines');
  if (!list || list.querySelector(`[data-number="${line.number}"]`)) return;
  const item = document.createElement('li');
  item.dataset.number = line.number;
  const name = document.createElement('b');
  name.textContent = line.name;
  item.append(name, `: ${line.text}`);
  list.append(item);
  item.scrollIntoView({ block: 'nearest' });
  unread = !find('#chat').open;
  mark();
}

onRender(mark);
on('click', '#chat > summary', () => { unread = false; mark(); });

// What people say to each other.

import { find, on, table } from './here.js';
import { dress } from './swap.js';

let unread = false;
const mark = () => find('#talk > summary')?.classList.toggle('news', unread && !find('#talk').open);

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

/** Somebody said something. */
export function heard(line) {
  const list = find('#talk-lines');
  if (!list || list.querySelector(`[data-number="${line.number}"]`)) return;
  const item = document.createElement('li');
  item.dataset.number = line.number;
  const name = document.createElement('b');
  name.textContent = line.name;
  item.append(name, `: ${line.text}`);
  list.append(item);
  item.scrollIntoView({ block: 'nearest' });
  unread = !find('#talk').open;
  mark();
}

dress(mark);
on('click', '#talk > summary', () => { unread = false; mark(); });

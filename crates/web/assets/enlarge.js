// What belongs to somebody else, enlarged: fetched when it is wanted, and again when something has happened.

import { find, on } from './here.js';
import { onRender } from './swap.js';

let address = null;

on('click', 'a[data-enlarge]', (link, event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  address = link.href;
  show();
});
on('click', '#large [data-close]', (link, event) => { event.preventDefault(); find('#large').hidePopover(); });
onRender(() => { if (find('#large')?.matches(':popover-open')) show(); });

async function show() {
  const wanted = address;
  const response = await fetch(wanted, { headers: { 'X-Part': '1' } }).catch(() => null);
  const large = find('#large');
  if (!response?.ok || !large || wanted !== address) return;
  const main = new DOMParser().parseFromString(await response.text(), 'text/html').getElementById('main');
  large.replaceChildren(...main.childNodes);
  if (!large.matches(':popover-open')) large.showPopover();
}

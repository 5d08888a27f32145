// Answers are sent without leaving the page; hints come into it.

import { find, on, table } from './here.js';
import { lost } from './follow.js';
import { catchUp, load } from './swap.js';

let sending = false;

on('submit', 'form[data-live]', async (form, event) => {
  if (event.defaultPrevented) return;
  event.preventDefault();
  const button = event.submitter;
  if (sending || (button?.hasAttribute('data-final') && document.body.dataset.quick !== '1' && !await sure(button))) return;
  const body = new URLSearchParams(new FormData(form, button));
  sending = true;
  find('#ask')?.setAttribute('aria-busy', 'true');
  try {
    await load(form.getAttribute('action'), { method: 'POST', body, headers: { 'Idempotency-Key': crypto.randomUUID?.() ?? String(Math.random()) } });
  } catch {
    lost(true);
  } finally {
    sending = false;
    find('#ask')?.removeAttribute('aria-busy');
  }
  catchUp();
});

// What cannot be taken back is asked again, next to the buttons.
function sure(button) {
  find('.confirm')?.remove();
  return new Promise(resolve => {
    const box = document.createElement('div');
    box.className = 'confirm';
    box.setAttribute('role', 'alertdialog');
    const text = document.createElement('p');
    text.textContent = [button.dataset.preview ?? (button.querySelector('.where, span') ?? button).firstChild.textContent, table().dataset.finalText].filter(Boolean).join(' – ');
    const [yes, no] = [table().dataset.yesText, table().dataset.noText].map(label => {
      const made = document.createElement('button');
      made.type = 'button';
      made.textContent = label;
      return made;
    });
    yes.className = 'main';
    const end = answer => { button.focus(); box.remove(); resolve(answer); };
    yes.addEventListener('click', () => end(true));
    no.addEventListener('click', () => end(false));
    box.addEventListener('keydown', key => { if (key.key === 'Escape') end(false); });
    box.append(text, yes, no);
    button.closest('.question').append(box);
    yes.focus();
    box.scrollIntoView({ block: 'nearest' });
  });
}

on('submit', 'form[data-hint]', async (form, event) => {
  event.preventDefault();
  const box = find('#hint');
  const button = form.querySelector('button');
  button.disabled = true;
  box.textContent = '…';
  try {
    const response = await fetch(form.getAttribute('action'), { method: 'POST', body: new URLSearchParams(new FormData(form)), headers: { 'X-Part': '1' } });
    const text = await response.text();
    if (!box.isConnected) return;
    box.replaceChildren(...new DOMParser().parseFromString(text, 'text/html').body.childNodes);
    box.scrollIntoView({ block: 'nearest' });
  } catch {
    box.textContent = '';
    lost(true);
  } finally {
    button.disabled = false;
  }
});

document.addEventListener('keydown', event => {
  if (event.target.matches('input:not([type=checkbox]):not([type=radio]), textarea, select') || event.ctrlKey || event.metaKey || event.altKey) return;
  const button = find(`button[data-shortcut="${CSS.escape(event.key.toLowerCase())}"]`);
  if (button && !button.disabled) { event.preventDefault(); button.click(); }
});

// Answers are sent without leaving the page; hints come into it.

import { find, isTyping, on, reducedMotion, table } from './here.js';
import { showOffline } from './follow.js';
import { catchUp, load } from './swap.js';

let sending = false;
// Somebody has answered and has not scrolled since: they wait for the next question.
let awaiting = false;

on('submit', 'form[data-live]', async (form, event) => {
  if (event.defaultPrevented) return;
  event.preventDefault();
  const button = event.submitter;
  if (button?.hasAttribute('data-final') && document.body.dataset.quick !== '1' && !await confirmed(button)) return;
  if (sending) return;
  const body = new URLSearchParams(new FormData(form, button));
  sending = true;
  find('#ask')?.setAttribute('aria-busy', 'true');
  try {
    const before = find('#ask .question')?.dataset.stays;
    await load(form.getAttribute('action'), { method: 'POST', body, headers: { 'Idempotency-Key': crypto.randomUUID?.() ?? String(Math.random()) } });
    showOffline(false);
    if (find('#ask .question')?.dataset.stays !== before) showQuestion();
    awaiting = true;
  } catch {
    showOffline(true);
  } finally {
    sending = false;
    find('#ask')?.removeAttribute('aria-busy');
  }
  catchUp();
});

document.addEventListener('homestead:swapped', () => {
  if (!awaiting || sending || !find('#ask .question')) return;
  awaiting = false;
  showQuestion();
});
for (const scrolled of ['touchmove', 'wheel']) addEventListener(scrolled, () => { awaiting = false; }, { passive: true });

// Shows the next question from its beginning; after an answer further down on a small screen, scrolls to it.
function showQuestion() {
  for (const box of [find('#ask'), find('#ask .question')]) if (box) box.scrollTop = 0;
  const ask = find('#ask');
  if (!ask) return;
  const { top, bottom } = ask.getBoundingClientRect();
  if (bottom < 80 || top > innerHeight - 80) ask.scrollIntoView({ block: 'start', behavior: reducedMotion.matches ? 'instant' : 'smooth' });
}

// Asks for confirmation, next to the buttons, of what cannot be taken back.
function confirmed(button) {
  find('.confirm')?.remove();
  find('#ask .chosen')?.classList.remove('chosen');
  return new Promise(resolve => {
    const box = document.createElement('div');
    box.className = 'confirm';
    box.setAttribute('role', 'alertdialog');
    const text = document.createElement('p');
    text.textContent = [button.dataset.what ?? button.textContent.trim(), table().dataset.finalText].join(' – ');
    const [yes, no] = [table().dataset.yesText, table().dataset.noText].map(label => {
      const made = document.createElement('button');
      made.type = 'button';
      made.textContent = label;
      return made;
    });
    yes.className = 'main';
    button.classList.add('chosen');
    const end = answer => { button.focus(); button.classList.remove('chosen'); box.remove(); resolve(answer); };
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
    showOffline(false);
    if (!box.isConnected) return;
    box.replaceChildren(...new DOMParser().parseFromString(text, 'text/html').body.childNodes);
    box.scrollIntoView({ block: 'nearest' });
  } catch {
    box.textContent = '';
    showOffline(true);
  } finally {
    button.disabled = false;
  }
});

document.addEventListener('keydown', event => {
  if (isTyping(event)) return;
  const button = find(`button[data-shortcut="${CSS.escape(event.key.toLowerCase())}"]`);
  if (button && !button.disabled) { event.preventDefault(); button.click(); }
});

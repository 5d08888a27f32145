// What every page can do a little better with a script; without it, everything still works.

// Links that are shown to be passed on are whole addresses, and can be copied.
function wholeLinks() {
  for (const field of document.querySelectorAll('[data-link]')) {
    field.value = new URL(field.getAttribute('value'), location.href).href;
    const copy = field.parentElement.querySelector('[data-copy]');
    if (copy && navigator.clipboard) copy.hidden = false;
  }
}
wholeLinks();
document.addEventListener('homestead:swapped', wholeLinks);
document.addEventListener('focusin', event => { if (event.target.matches('[data-link]')) event.target.select(); });
document.addEventListener('click', async event => {
  const copy = event.target.closest('[data-copy]');
  if (!copy) return;
  await navigator.clipboard.writeText(copy.parentElement.querySelector('[data-link]').value);
  copy.textContent = '✓';
});

// What was chosen last is chosen again: after a change of language or theme, and the next time.
for (const form of document.querySelectorAll('form[data-remember]')) {
  const name = `form ${form.dataset.remember}`;
  let chosen = {};
  try { chosen = JSON.parse(localStorage.getItem(name)) ?? {}; } catch { /* Somebody else's text. */ }
  for (const field of form.querySelectorAll('input:not([type=hidden]), select')) {
    const last = chosen[field.name];
    if (field.type === 'checkbox') field.checked = last ?? field.checked;
    else if (field.type === 'radio') field.checked ||= field.value === last;
    else if ([...field.options].some(option => option.value === last)) field.value = last;
  }
  form.addEventListener('change', ({ target }) => {
    chosen[target.name] = target.type === 'checkbox' ? target.checked : target.value;
    localStorage.setItem(name, JSON.stringify(chosen));
  });
}

// A table for strangers has a clock, or one of them could keep the others waiting for days.
function withClock() {
  const listed = document.querySelector('input[name=listed]');
  const none = document.querySelector('option[data-unlisted]');
  if (!listed || !none) return;
  none.disabled = listed.checked;
  const clock = none.closest('select');
  if (none.disabled && clock.value === none.value) clock.value = 'live';
}
withClock();
document.addEventListener('change', event => { if (event.target.matches('input[name=listed]')) withClock(); });

// The first press changes what one sees: away from how the device is, and back.
const theme = document.querySelector('button.theme');
const dark = matchMedia('(prefers-color-scheme: dark)');
if (theme) theme.value = document.documentElement.dataset.theme !== 'auto' ? 'auto' : dark.matches ? 'light' : 'dark';

// Some things are asked twice.
document.addEventListener('submit', event => {
  const sure = event.target.dataset?.sure;
  if (sure && !confirm(sure)) { event.preventDefault(); event.stopImmediatePropagation(); }
}, true);

// The rules are searched while one types.
const filter = document.querySelector('[data-filter]');
filter?.addEventListener('input', () => {
  const wanted = filter.value.trim().toLowerCase();
  for (const rule of document.querySelectorAll('[data-rule]')) {
    rule.hidden = wanted !== '' && !rule.textContent.toLowerCase().includes(wanted);
  }
});

// A menu closes when one clicks elsewhere.
document.addEventListener('click', event => {
  for (const menu of document.querySelectorAll('details.menu[open]')) {
    if (!menu.contains(event.target)) menu.open = false;
  }
});
document.addEventListener('keydown', event => {
  if (event.key !== 'Escape') return;
  for (const menu of document.querySelectorAll('details.menu[open]')) menu.open = false;
});

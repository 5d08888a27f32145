// What every page can do a little better with a script; without it, everything still works.

// Links that are shown to be passed on are whole addresses, and can be copied.
for (const field of document.querySelectorAll('[data-link]')) wholeLink(field);
function wholeLink(field) {
  field.value = new URL(field.getAttribute('value'), location.href).href;
  field.addEventListener('focus', () => field.select());
  const copy = field.parentElement.querySelector('[data-copy]');
  if (!copy || !navigator.clipboard) return;
  copy.hidden = false;
  copy.addEventListener('click', async () => {
    await navigator.clipboard.writeText(field.value);
    copy.textContent = '✓';
  });
}
document.addEventListener('homestead:swapped', () => {
  for (const field of document.querySelectorAll('[data-link]')) wholeLink(field);
});

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

// Fall: houses and starting rows of the picture press the buttons that go with them.

import { all, find, on } from './here.js';
import { onRender } from './swap.js';

const rowButton = row => find(`#ask button[value="start ${row.dataset.row}"]`);

onRender(() => {
  for (const row of all('svg.town [data-row]')) row.classList.toggle('choosable', rowButton(row) !== null);
});
on('click', '.town-panel svg.town [data-row]', row => rowButton(row)?.click());
// Farms have places of their own.
on('click', '.town-panel svg.town [data-place]', ({ dataset: { place } }) => {
  const button = find(`#ask button[data-place="${place}"]`);
  if (button) return button.click();
  const why = find(`#ask [data-shut-place="${place}"]`);
  if (!why) return;
  why.closest('details').open = true;
  why.scrollIntoView({ block: 'nearest' });
});

// Spring: where the tile goes. The farm shows it before it lies there.

import { farm } from './farm.js';
import { all, find, isTyping, on, shape, touch, under } from './here.js';
import { onRender } from './swap.js';

let rotation = 0;
let place = null; // The place that was pointed at last.
let tapped = null; // The place that was tapped last.

const places = () => all('#ask button.place');
const button = cell => places().find(button => button.dataset.cell === cell && Number(button.dataset.rotation) === rotation);
const OPEN = '.farm-panel .d-open-cell';

onRender(() => {
  const turns = places().map(button => Number(button.dataset.rotation));
  ghost(null);
  if (turns.length === 0) { rotation = 0; place = tapped = null; return; }
  if (!turns.includes(rotation)) rotation = turns[0];
  turned();
  show(place && button(place) ? place : null);
});

function turn(by) {
  const turns = places().map(button => Number(button.dataset.rotation));
  if (turns.length === 0) return;
  do rotation = (rotation + by + 4) % 4; while (!turns.includes(rotation));
  turned();
  if (place) show(place);
}

function turned() {
  for (const group of all('fieldset.places')) group.hidden = Number(group.dataset.rotation) !== rotation;
  find('.ghost-tile')?.setAttribute('data-turn', rotation);
}

function show(cell) {
  place = cell;
  const preview = find('#preview');
  const there = cell && button(cell);
  if (preview) preview.textContent = there ? there.dataset.preview : touch.matches ? preview.dataset.emptyTouch : preview.dataset.empty;
  ghost(there ? cell : null);
}

function ghost(cell) {
  farm()?.querySelector('.ghost')?.remove();
  const tile = find('.ghost-tile svg');
  if (!cell || !farm() || !tile) return;
  const [column, row] = cell.split(',').map(Number);
  const picture = shape('g', { class: 'ghost', transform: `translate(${100 * column} ${-100 * row}) rotate(${90 * rotation} 50 50)` });
  for (const child of tile.childNodes) picture.append(child.cloneNode(true));
  picture.append(shape('rect', { class: 'edge', x: 2, y: 2, width: 96, height: 96, rx: 4 }));
  farm().append(picture);
}

on('click', '[data-turn-by]', by => turn(Number(by.dataset.turnBy)));
on('focusin', '#ask button.place', at => show(at.dataset.cell));
on('pointerover', `#ask button.place, ${OPEN}`, at => { if (at.dataset.cell !== place) show(at.dataset.cell); });
on('contextmenu', OPEN, (at, event) => { event.preventDefault(); turn(1); });
on('click', OPEN, ({ dataset: { cell } }) => {
  // On a touch screen the first tap shows, the second one lays.
  const first = touch.matches && tapped !== cell;
  tapped = cell;
  show(cell);
  if (!first) button(cell)?.click();
});
// Only over the farm: a page whose wheel is listened to scrolls less smoothly.
let wheeled = null;
onRender(() => {
  const panel = find('#farm');
  if (!panel || panel === wheeled) return;
  wheeled = panel;
  panel.addEventListener('wheel', event => {
    if (places().length === 0) return;
    event.preventDefault();
    turn(event.deltaY > 0 ? 1 : -1);
  }, { passive: false });
});
document.addEventListener('keydown', event => {
  if (event.key.toLowerCase() === 'r' && !isTyping(event)) turn(event.shiftKey ? -1 : 1);
});

// Somebody shows where it could go.
document.addEventListener('homestead:point', ({ detail: answer }) => {
  const there = places().find(button => button.value === answer);
  if (!there) return;
  rotation = Number(there.dataset.rotation);
  turned();
  show(there.dataset.cell);
});

// The tile itself can be dragged to its place.
on('pointerdown', '.ghost-tile svg', (tile, event) => {
  event.preventDefault();
  tile.setPointerCapture(event.pointerId);
  const move = at => { const cell = under(at, OPEN); if (cell) show(cell.dataset.cell); };
  const drop = at => {
    tile.removeEventListener('pointermove', move);
    const cell = under(at, OPEN);
    if (cell) button(cell.dataset.cell)?.click();
  };
  tile.addEventListener('pointermove', move);
  tile.addEventListener('pointerup', drop, { once: true });
});

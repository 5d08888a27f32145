// The live table: follows what happens, sends answers without leaving the page, and lets pictures be pointed at.
// No rule is known here: every answer is a button that the server wrote; pictures only press these buttons.

const motion = matchMedia('(prefers-reduced-motion: reduce)');
const DURATION = { none: 0, slow: 900, normal: 400, fast: 180 };
const duration = () => motion.matches ? 0 : DURATION[document.body.dataset.speed] ?? 400;
const icon = document.querySelector('link[rel="icon"]');
const plainIcon = icon?.href;

const table = () => document.getElementById('main');
const version = () => Number(table().dataset.version ?? 0);

/* ---- getting the table, and putting it in place ---- */

let underWay = 0; // Requests for the table: what is heard meanwhile is asked for afterwards.
let told = 0; // The newest version that the stream told of.
let stale = false; // Something else has changed: who is there, or we were away.

async function load(address, options = {}) {
  underWay += 1;
  try {
    const response = await fetch(address, { ...options, headers: { 'X-Part': '1', ...options.headers } });
    const parsed = new DOMParser().parseFromString(await response.text(), 'text/html').getElementById('main');
    if (!parsed) location.reload();
    // An older answer must not overwrite a newer one.
    else if (Number(parsed.dataset.version ?? 0) >= version()) swap(parsed);
  } finally {
    underWay -= 1;
  }
}

const here = () => {
  const key = table().dataset.key;
  return `/tables/${table().dataset.table}${key ? `?key=${encodeURIComponent(key)}` : ''}`;
};

/** Asks for the table until it is as new as what was heard of it. */
async function catchUp() {
  const behind = () => stale || told > version();
  // The tutorial is nobody's table: there is nothing new to ask for.
  if (underWay > 0 || !behind() || !table().dataset.table) return;
  const before = version();
  stale = false;
  await load(here()).catch(() => {});
  if (behind()) setTimeout(catchUp, version() > before ? 0 : 1000);
}

function refresh() {
  stale = true;
  catchUp();
}

function swap(next) {
  const before = table();
  const kept = remember(before);
  const places = positions(before);
  const held = looked(before);
  before.replaceWith(next);
  restore(next, kept);
  settle(kept);
  held();
  focusAgain(next, kept);
  animate(next, places);
  document.dispatchEvent(new CustomEvent('homestead:swapped'));
}

// What lies in the middle of a small screen stays there, whatever grows or shrinks above it: a finger may be on its way.
function looked(main) {
  const middle = innerHeight / 2;
  const spans = part => { const { top, bottom } = part.getBoundingClientRect(); return top <= middle && bottom > middle; };
  const part = ['farm', 'town', 'sheets', 'ask'].map(id => main.querySelector(`#${id}`)).find(part => part && spans(part));
  if (!part || scrollY === 0) return () => {};
  const { id } = part;
  const { top } = part.getBoundingClientRect();
  return () => {
    const now = document.getElementById(id)?.getBoundingClientRect().top ?? top;
    if (now !== top) scrollBy({ top: now - top, behavior: 'instant' });
  };
}

function remember(main) {
  const open = new Map();
  for (const sheet of main.querySelectorAll('.sheet')) open.set(sheet.querySelector('summary').textContent.replace(/\s*\(\d+\)/, ''), sheet.open);
  const say = main.querySelector('#say');
  const focus = document.activeElement;
  const asking = focus !== null && main.querySelector('#ask')?.contains(focus);
  return {
    open, said: say?.value ?? '', saying: focus === say, asking, focus: asking ? called(focus) : null,
    turn: main.dataset.turn, decision: decision(main), picks: [...main.querySelectorAll(PICKS)],
    confirm: main.querySelector('#ask .confirm'), hint: main.querySelector('#hint'),
    enlarged: main.querySelector(':popover-open')?.id,
  };
}

const PICKS = '#ask .picks input';
const decision = main => main.querySelector('#ask input[name="decision"]')?.value;
// What is the same button or field in the next table.
const called = element => [element.tagName, element.name, element.value, element.textContent, element.getAttribute('aria-label')].join();

function restore(main, kept) {
  for (const sheet of main.querySelectorAll('.sheet')) {
    const name = sheet.querySelector('summary').textContent.replace(/\s*\(\d+\)/, '');
    if (kept.open.has(name)) sheet.open = kept.open.get(name);
  }
  if (kept.enlarged) document.getElementById(kept.enlarged)?.showPopover();
  const say = main.querySelector('#say');
  if (say && kept.said) say.value = kept.said;
  if (say && kept.saying) say.focus();
  // Somebody else did something meanwhile: what was begun here goes on.
  if (!kept.decision || kept.decision !== decision(main)) return;
  for (const input of main.querySelectorAll(PICKS)) {
    const before = kept.picks.find(other => other.name === input.name && (input.type === 'number' || other.value === input.value));
    if (before) [input.checked, input.value] = [before.checked, before.value];
  }
  if (kept.hint) main.querySelector('#hint')?.replaceWith(kept.hint);
  if (kept.confirm) main.querySelector('#ask').append(kept.confirm);
}

// Whoever was about to answer by keys still is: at the same place, or at the first one of the next question.
function focusAgain(main, kept) {
  if (!kept.asking) return;
  const all = [...main.querySelectorAll('#ask :is(button, input, summary, a)')].filter(element => !element.disabled && element.getClientRects().length > 0);
  const same = kept.decision === decision(main) && all.find(element => called(element) === kept.focus);
  const first = all.find(element => element.matches('input, button:not(.quiet)')) ?? all.find(element => element.matches('button'));
  (same || first)?.focus({ preventScroll: true });
}

/* ---- moves are shown ---- */

const MOVING = '.d-pawn[data-seat]';
function positions(main) {
  const all = new Map();
  for (const piece of main.querySelectorAll(MOVING)) all.set(piece.dataset.seat, piece.getBoundingClientRect());
  const tiles = new Set([...main.querySelectorAll('svg.farm [data-tile]')].map(tileName));
  return { all, tiles };
}
const tileName = tile => `${tile.closest('svg').dataset.seat}:${tile.dataset.tile}`;

function animate(main, places) {
  const time = duration();
  if (time === 0) return;
  for (const piece of main.querySelectorAll(MOVING)) {
    const from = places.all.get(piece.dataset.seat);
    if (!from) continue;
    const to = piece.getBoundingClientRect();
    const matrix = piece.ownerSVGElement?.getScreenCTM();
    const scale = matrix ? matrix.a : 1;
    const [x, y] = [(from.left - to.left) / scale, (from.top - to.top) / scale];
    if (Math.abs(x) + Math.abs(y) < 2) continue;
    piece.animate([{ translate: `${x}px ${y}px` }, { translate: '0 0' }], { duration: time, easing: 'ease-in-out' });
  }
  for (const tile of main.querySelectorAll('svg.farm [data-tile]')) {
    if (!places.tiles.has(tileName(tile))) tile.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: time, easing: 'ease-out' });
  }
}

/* ---- the page after each change ---- */

let rotation = 0;
let place = null; // The place that was pointed at last.
let tapped = null; // The place that was tapped last.

function settle(kept) {
  const main = table();
  if (kept?.turn !== '1' && main.dataset.turn === '1' && kept) tell();
  title();
  picking();
  spring();
  summer();
  town();
  tick();
}

// The title is in the whole page only; the part that changes says whose turn it is.
function title() {
  const when = table().querySelector('.when b')?.textContent;
  if (!when) return;
  const turn = table().dataset.turn === '1';
  document.title = (turn ? `● ${table().dataset.turnText} – ` : '') + when + ' – Homestead';
  if (icon) icon.href = turn ? turnIcon() : plainIcon;
}

let drawn;
function turnIcon() {
  if (drawn) return drawn;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="15" fill="#d98a1f"/><path d="M9 17l5 5 9-12" fill="none" stroke="#2b1a00" stroke-width="4" stroke-linecap="round"/></svg>`;
  drawn = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return drawn;
}

function tell() {
  if (document.visibilityState === 'visible' || !('Notification' in window)) return;
  if (Notification.permission !== 'granted' || localStorage.getItem('notify') !== '1') return;
  const note = new Notification('Homestead', { body: table().dataset.turnText, icon: plainIcon, tag: table().dataset.table });
  note.onclick = () => { window.focus(); note.close(); };
}

function notifyButton() {
  const button = table().querySelector('[data-notify]');
  if (!button || !('Notification' in window)) return;
  button.hidden = false;
  const on = () => Notification.permission === 'granted' && localStorage.getItem('notify') === '1';
  button.setAttribute('aria-pressed', on());
  button.addEventListener('click', async () => {
    if (on()) localStorage.setItem('notify', '0');
    else if (await Notification.requestPermission() === 'granted') localStorage.setItem('notify', '1');
    button.setAttribute('aria-pressed', on());
  });
}

/* ---- spring: where the tile goes ---- */

const placesOf = () => [...table().querySelectorAll('#ask button.place')];

function spring() {
  const all = placesOf();
  ghost(null);
  if (all.length === 0) { rotation = 0; place = tapped = null; return; }
  if (!all.some(button => Number(button.dataset.rotation) === rotation)) rotation = Number(all[0].dataset.rotation);
  turned();
  for (const button of table().querySelectorAll('[data-turn-by]')) {
    button.addEventListener('click', () => turn(Number(button.dataset.turnBy)));
  }
  for (const button of all) {
    button.addEventListener('focus', () => show(button.dataset.cell));
    button.addEventListener('mouseenter', () => show(button.dataset.cell));
  }
  const farm = table().querySelector('.farm-panel svg.farm');
  if (!farm) return;
  for (const cell of farm.querySelectorAll('[data-cell]')) {
    if (!all.some(button => button.dataset.cell === cell.dataset.cell)) continue;
    cell.classList.add('choosable');
    cell.addEventListener('pointerenter', () => show(cell.dataset.cell));
    cell.addEventListener('click', () => {
      // On a touch screen the first tap shows, the second one lays.
      const first = touch.matches && tapped !== cell.dataset.cell;
      tapped = cell.dataset.cell;
      show(cell.dataset.cell);
      if (!first) placeButton(cell.dataset.cell)?.click();
    });
    cell.addEventListener('contextmenu', event => { event.preventDefault(); turn(1); });
  }
  farm.addEventListener('wheel', event => { event.preventDefault(); turn(event.deltaY > 0 ? 1 : -1); }, { passive: false });
  drag(farm);
  if (place && placeButton(place)) show(place);
  else { const preview = table().querySelector('#preview'); if (preview) preview.textContent = emptyHint(preview); }
}

// The tile itself can be dragged to its place.
function drag(farm) {
  const tile = table().querySelector('.ghost-tile svg');
  if (!tile) return;
  tile.addEventListener('pointerdown', event => {
    event.preventDefault();
    tile.setPointerCapture(event.pointerId);
    const under = at => document.elementsFromPoint(at.clientX, at.clientY).map(found => found.closest?.('[data-cell].choosable')).find(Boolean);
    const move = at => { const cell = under(at); if (cell) show(cell.dataset.cell); };
    const drop = at => {
      tile.removeEventListener('pointermove', move);
      tile.removeEventListener('pointerup', drop);
      const cell = under(at);
      if (cell && farm.contains(cell)) placeButton(cell.dataset.cell)?.click();
    };
    tile.addEventListener('pointermove', move);
    tile.addEventListener('pointerup', drop);
  });
}

const placeButton = cell => placesOf().find(button => button.dataset.cell === cell && Number(button.dataset.rotation) === rotation);

function turn(by) {
  const turns = [...new Set(placesOf().map(button => Number(button.dataset.rotation)))];
  if (turns.length === 0) return;
  do rotation = (rotation + by + 4) % 4; while (!turns.includes(rotation));
  turned();
  if (place) show(place);
}

function turned() {
  for (const group of table().querySelectorAll('fieldset.places')) group.hidden = Number(group.dataset.rotation) !== rotation;
  table().querySelector('.ghost-tile')?.setAttribute('data-turn', rotation);
}

function show(cell) {
  place = cell;
  const preview = table().querySelector('#preview');
  const button = placeButton(cell);
  if (preview) preview.textContent = button ? button.dataset.preview : emptyHint(preview);
  ghost(button ? cell : null);
}

const touch = matchMedia('(hover: none)');
const emptyHint = preview => touch.matches ? preview.dataset.emptyTouch : preview.dataset.empty;

function ghost(cell) {
  const farm = table().querySelector('.farm-panel svg.farm');
  farm?.querySelector('.ghost')?.remove();
  const tile = table().querySelector('.ghost-tile svg');
  if (!cell || !farm || !tile) return;
  const [column, row] = cell.split(',').map(Number);
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  picture.setAttribute('class', 'ghost');
  picture.setAttribute('transform', `translate(${100 * column} ${-100 * row}) rotate(${90 * rotation} 50 50)`);
  for (const child of tile.childNodes) picture.append(child.cloneNode(true));
  const edge = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  for (const [name, value] of Object.entries({ class: 'edge', x: 2, y: 2, width: 96, height: 96, rx: 4 })) edge.setAttribute(name, value);
  picture.append(edge);
  farm.append(picture);
}

/* ---- summer and other picks ---- */

function picking() {
  const picks = table().querySelector('.picks');
  if (!picks) return;
  const form = picks.closest('form');
  const tally = form.querySelector('.tally');
  const submit = form.querySelector('button.main');
  const [count, exactly] = [Number(picks.dataset.count), picks.dataset.exactly === '1'];
  for (const input of picks.querySelectorAll('input[type=number]')) stepper(input);
  const update = () => {
    const boxes = picks.querySelectorAll('input:checked').length;
    const numbers = [...picks.querySelectorAll('input[type=number]')].reduce((sum, input) => sum + Number(input.value), 0);
    const picked = boxes + numbers;
    tally.textContent = exactly ? tally.dataset.text.replace('#', picked) : '';
    submit.disabled = exactly && picked !== count;
    // To pick nothing is an answer, too, and says so.
    if (submit.dataset.none) submit.textContent = picked === 0 ? submit.dataset.none : (submit.dataset.some ??= submit.textContent);
    for (const input of picks.querySelectorAll('input[type=checkbox]')) input.disabled = exactly && picked >= count && !input.checked;
    for (const button of picks.querySelectorAll('[data-more]')) {
      const input = button.parentElement.querySelector('input');
      button.disabled = (exactly && picked >= count) || Number(input.value) >= Number(input.max);
    }
    stand(form, [...picks.querySelectorAll('label[data-area] input:checked')].map(box => box.closest('label').dataset.area));
  };
  picks.addEventListener('input', update);
  update();
}

// Figures that were sent somewhere stand there, before it is final.
function stand(form, areas) {
  const farm = table().querySelector('.farm-panel svg.farm');
  const figures = [...form.querySelectorAll('[data-figure]')];
  farm?.querySelectorAll('.put').forEach(figure => figure.remove());
  figures.forEach((figure, number) => figure.classList.toggle('away', number < areas.length));
  areas.forEach((area, number) => {
    const land = farm?.querySelector(`[data-area="${area}"]`);
    if (!land || !figures[number]) return;
    // The land may lie in a group that is moved; its middle is asked in the picture's own measure.
    const box = land.getBBox();
    const middle = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(land.getCTM()).matrixTransform(farm.getCTM().inverse());
    const figure = document.createElementNS('http://www.w3.org/2000/svg', 'use');
    figure.setAttribute('href', `#d-${figures[number].dataset.figure}`);
    figure.setAttribute('class', 'put');
    for (const [name, value] of Object.entries({ x: middle.x - 20, y: middle.y - 20, width: 40, height: 40 })) figure.setAttribute(name, value);
    farm.append(figure);
  });
}

function stepper(input) {
  const box = document.createElement('span');
  box.className = 'stepper';
  const output = document.createElement('output');
  const name = input.closest('label').textContent.trim();
  const button = (text, by, more) => {
    const made = document.createElement('button');
    made.type = 'button';
    made.textContent = text;
    if (more) made.dataset.more = '';
    made.setAttribute('aria-label', `${text} ${name}`);
    made.addEventListener('click', event => {
      event.preventDefault();
      input.value = Math.max(0, Math.min(Number(input.max), Number(input.value) + by));
      output.textContent = input.value;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    return made;
  };
  output.textContent = input.value;
  input.replaceWith(box);
  input.hidden = true;
  box.append(button('−', -1, false), output, button('+', 1, true), input);
}

function summer() {
  const farm = table().querySelector('.farm-panel svg.farm');
  const boxes = [...table().querySelectorAll('label.pick[data-area] input')];
  if (!farm || boxes.length === 0) return;
  for (const area of farm.querySelectorAll('[data-area]')) {
    const box = boxes.find(input => input.closest('label').dataset.area === area.dataset.area);
    if (!box) continue;
    area.classList.add('choosable');
    area.addEventListener('click', () => box.click());
  }
  for (const figure of table().querySelectorAll('[data-figure]')) {
    figure.addEventListener('pointerdown', event => {
      event.preventDefault();
      figure.setPointerCapture(event.pointerId);
      figure.classList.add('dragged');
      figure.addEventListener('pointerup', at => {
        figure.classList.remove('dragged');
        const land = document.elementsFromPoint(at.clientX, at.clientY).map(found => found.closest?.('[data-area].choosable')).find(Boolean);
        const box = land && boxes.find(input => input.closest('label').dataset.area === land.dataset.area);
        if (box && !box.checked) box.click();
      }, { once: true });
    });
  }
}

/* ---- fall: pictures press buttons ---- */

function town() {
  const picture = table().querySelector('.town-panel svg.town');
  if (!picture) return;
  for (const row of picture.querySelectorAll('[data-row]')) {
    const button = table().querySelector(`#ask button[value="start ${row.dataset.row}"]`);
    if (!button) continue;
    row.classList.add('choosable');
    row.addEventListener('click', () => button.click());
  }
  for (const house of picture.querySelectorAll('[data-place]')) {
    const button = table().querySelector(`#ask button[data-place="${house.dataset.place}"]`);
    if (button) {
      house.addEventListener('click', () => button.click());
      continue;
    }
    const why = table().querySelector(`#ask [data-shut-place="${house.dataset.place}"]`);
    if (!why) continue;
    let title = house.querySelector('title');
    if (!title) { title = document.createElementNS('http://www.w3.org/2000/svg', 'title'); house.prepend(title); }
    title.textContent = why.textContent.trim();
    house.addEventListener('click', () => {
      const shut = why.closest('details');
      shut.open = true;
      why.scrollIntoView({ block: 'nearest' });
    });
  }
}

/* ---- answers ---- */

document.addEventListener('submit', async event => {
  const form = event.target;
  if (form.matches('[data-hint]')) { event.preventDefault(); return hint(form); }
  if (form.matches('[data-say]')) { event.preventDefault(); return say(form); }
  if (!form.matches('[data-live]') || event.defaultPrevented) return;
  event.preventDefault();
  const button = event.submitter;
  if (button?.hasAttribute('data-final') && document.body.dataset.quick !== '1' && !await sure(button)) return;
  const body = new URLSearchParams(new FormData(form, button));
  const buttons = form.closest('#ask')?.querySelectorAll('button') ?? [];
  for (const other of buttons) other.disabled = true;
  try {
    await load(form.getAttribute('action'), { method: 'POST', body, headers: { 'Idempotency-Key': crypto.randomUUID?.() ?? String(Math.random()) } });
  } catch {
    for (const other of buttons) other.disabled = false;
    lost(true);
  }
  catchUp();
});

// What cannot be taken back is asked again, next to the buttons.
function sure(button) {
  table().querySelector('.confirm')?.remove();
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
    const end = answer => { box.remove(); resolve(answer); if (!answer) button.focus(); };
    yes.addEventListener('click', () => end(true));
    no.addEventListener('click', () => end(false));
    box.addEventListener('keydown', key => { if (key.key === 'Escape') end(false); });
    box.append(text, yes, no);
    table().querySelector('#ask').append(box);
    yes.focus();
    box.scrollIntoView({ block: 'nearest' });
  });
}

async function hint(form) {
  const box = table().querySelector('#hint');
  const button = form.querySelector('button');
  button.disabled = true;
  box.textContent = '…';
  try {
    const response = await fetch(form.getAttribute('action'), { method: 'POST', body: new URLSearchParams(new FormData(form)), headers: { 'X-Part': '1' } });
    const text = await response.text();
    if (!document.contains(box)) return;
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    box.replaceChildren(...parsed.body.childNodes);
    box.scrollIntoView({ block: 'nearest' });
  } finally {
    button.disabled = false;
  }
}

async function say(form) {
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
}

function heard(line) {
  const list = table().querySelector('#talk-lines');
  if (!list || list.querySelector(`[data-number="${line.number}"]`)) return;
  const item = document.createElement('li');
  item.dataset.number = line.number;
  const name = document.createElement('b');
  name.textContent = line.name;
  item.append(name, `: ${line.text}`);
  list.append(item);
  item.scrollIntoView({ block: 'nearest' });
  const sheet = table().querySelector('#talk');
  if (sheet && !sheet.open) sheet.querySelector('summary').classList.add('news');
}

/* ---- keys ---- */

document.addEventListener('keydown', event => {
  if (event.target.matches('input:not([type=checkbox]):not([type=radio]), textarea, select') || event.ctrlKey || event.metaKey || event.altKey) return;
  const key = event.key.toLowerCase();
  if (key === 'r' && placesOf().length > 0) { event.preventDefault(); turn(event.shiftKey ? -1 : 1); return; }
  const button = table().querySelector(`button[data-shortcut="${CSS.escape(key)}"]`);
  if (button && !button.disabled) { event.preventDefault(); button.click(); }
});

/* ---- following ---- */

let stream;
let gone;
function follow() {
  stream?.close();
  const { table: id, key } = table().dataset;
  if (!id) return;
  const query = new URLSearchParams({ after: version() });
  if (key) query.set('key', key);
  stream = new EventSource(`/api/tables/${id}/stream?${query}`);
  stream.addEventListener('open', () => lost(false));
  stream.addEventListener('error', () => {
    lost(true);
    // A browser gives up for good when the server answers with an error; then we ask again ourselves.
    if (stream.readyState === EventSource.CLOSED) { clearTimeout(gone); gone = setTimeout(() => { refresh(); follow(); }, 2000); }
  });
  stream.addEventListener('log', event => { told = Math.max(told, JSON.parse(event.data).version); catchUp(); });
  stream.addEventListener('chat', event => heard(JSON.parse(event.data)));
  let first = true;
  stream.addEventListener('presence', () => { if (!first) refresh(); first = false; });
}

let waiting;
function lost(is) {
  clearTimeout(waiting);
  document.querySelector('.lost')?.remove();
  if (!is) return;
  // A short break is nobody's business.
  waiting = setTimeout(() => {
    const note = document.createElement('div');
    note.className = 'lost';
    note.setAttribute('role', 'status');
    note.textContent = table().dataset.lostText;
    document.body.append(note);
  }, 1500);
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible' && stream?.readyState !== EventSource.OPEN) { refresh(); follow(); }
});

let ticking;
function tick() {
  clearInterval(ticking);
  const clocks = [...table().querySelectorAll('.clock[data-runs="1"]')];
  if (clocks.length === 0) return;
  const began = Date.now();
  const shown = seconds => {
    const two = number => String(number).padStart(2, '0');
    const [minutes, hours, days] = [Math.floor(seconds / 60), Math.floor(seconds / 3600), Math.floor(seconds / 86400)];
    if (days > 0) return `${days} d ${hours % 24} h`;
    return hours > 0 ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
  };
  ticking = setInterval(() => {
    const passed = Math.floor((Date.now() - began) / 1000);
    for (const clock of clocks) clock.textContent = shown(Math.max(0, Number(clock.dataset.seconds) - passed));
  }, 1000);
}

settle(null);
notifyButton();
document.addEventListener('homestead:swapped', notifyButton);
follow();

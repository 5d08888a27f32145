// Moves are shown: pawns walk to their place, new tiles appear.

import { still } from './here.js';

const DURATION = { none: 0, slow: 900, normal: 400, fast: 180 };
const duration = () => still.matches ? 0 : DURATION[document.body.dataset.speed] ?? DURATION.normal;

const PAWNS = '.d-pawn[data-seat]';
const TILES = 'svg.farm [data-tile]';
const tileName = tile => `${tile.closest('svg').dataset.seat}:${tile.dataset.tile}`;

/** Notes where everything is; what it returns shows how things came to where they are then. */
export function moves(main) {
  const time = duration();
  if (time === 0) return () => {};
  const places = new Map([...main.querySelectorAll(PAWNS)].map(pawn => [pawn.dataset.seat, pawn.getBoundingClientRect()]));
  const tiles = new Set([...main.querySelectorAll(TILES)].map(tileName));
  return () => {
    for (const pawn of main.querySelectorAll(PAWNS)) if (places.has(pawn.dataset.seat)) walk(pawn, places.get(pawn.dataset.seat), time);
    for (const tile of main.querySelectorAll(TILES)) {
      if (!tiles.has(tileName(tile))) tile.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: time, easing: 'ease-out' });
    }
  };
}

function walk(pawn, from, time) {
  // It may still be on its way from the move before.
  for (const walking of pawn.getAnimations()) walking.cancel();
  const to = pawn.getBoundingClientRect();
  const scale = pawn.ownerSVGElement?.getScreenCTM()?.a ?? 1;
  const [x, y] = [(from.left - to.left) / scale, (from.top - to.top) / scale];
  if (Math.abs(x) + Math.abs(y) < 2) return;
  pawn.animate([{ translate: `${x}px ${y}px` }, { translate: '0 0' }], { duration: time, easing: 'ease-in-out' });
}

// Moves are shown: what has the same `data-walks` walks to its new place, what has a new `data-appears` appears.

import { reducedMotion } from './here.js';

const DURATION = { none: 0, slow: 900, normal: 400, fast: 180 };
const duration = () => reducedMotion.matches ? 0 : DURATION[document.body.dataset.speed] ?? DURATION.normal;

const WALKS = '[data-walks]';
const APPEARS = '[data-appears]';

/** Notes where everything is; what it returns shows how things came to where they are then. */
export function moves(main) {
  const time = duration();
  if (time === 0) return () => {};
  const places = new Map([...main.querySelectorAll(WALKS)].map(pawn => [pawn.dataset.walks, pawn.getBoundingClientRect()]));
  const there = new Set([...main.querySelectorAll(APPEARS)].map(thing => thing.dataset.appears));
  return () => {
    for (const pawn of main.querySelectorAll(WALKS)) if (places.has(pawn.dataset.walks)) walk(pawn, places.get(pawn.dataset.walks), time);
    for (const thing of main.querySelectorAll(APPEARS)) {
      if (!there.has(thing.dataset.appears)) thing.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: time, easing: 'ease-out' });
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

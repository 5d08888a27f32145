// Clocks go on between two versions of the table.

import { all } from './here.js';
import { onRender, refresh } from './swap.js';

let ticking;
onRender(() => {
  clearInterval(ticking);
  const clocks = all('.clock[data-runs="1"]');
  if (clocks.length === 0) return;
  const began = Date.now();
  ticking = setInterval(() => {
    const passed = Math.floor((Date.now() - began) / 1000);
    for (const clock of clocks) {
      const left = Number(clock.dataset.seconds) - passed;
      clock.textContent = shown(Math.max(0, left));
      // Something else is possible from then on.
      if (left < 0 && clock.hasAttribute('data-refresh')) { clock.removeAttribute('data-refresh'); refresh(); }
    }
  }, 1000);
});

function shown(seconds) {
  const two = number => String(number).padStart(2, '0');
  const [minutes, hours, days] = [Math.floor(seconds / 60), Math.floor(seconds / 3600), Math.floor(seconds / 86400)];
  if (days > 0) return `${days} d ${hours % 24} h`;
  return hours > 0 ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

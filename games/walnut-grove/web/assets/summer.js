// Summer: figures go to areas of the farm.

import { farm } from './farm.js';
import { all, find, on, shape, under } from './here.js';

// Figures that were sent somewhere stand there, before it is final.
function stand(picks) {
  const form = picks.closest('form');
  const areas = [...picks.querySelectorAll('label[data-area] input:checked')].map(box => box.closest('label').dataset.area);
  const picture = farm();
  const figures = [...form.querySelectorAll('[data-figure]')];
  picture?.querySelectorAll('.put').forEach(figure => figure.remove());
  figures.forEach((figure, number) => figure.classList.toggle('away', number < areas.length));
  picture?.querySelectorAll('.d-figure').forEach((figure, number) => figure.classList.toggle('away', number < areas.length));
  areas.forEach((area, number) => {
    const land = picture?.querySelector(`[data-area="${area}"]`);
    if (!land || !figures[number]) return;
    // The land may lie in a group that is moved; its middle is asked in the picture's own measure.
    const box = land.getBBox();
    const middle = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(land.getCTM()).matrixTransform(picture.getCTM().inverse());
    picture.append(shape('use', { class: 'put', href: `#d-${figures[number].dataset.figure}`, x: middle.x - 20, y: middle.y - 20, width: 40, height: 40 }));
  });
}
document.addEventListener('homestead:picked', ({ detail: picks }) => stand(picks));
if (find('.picks')) stand(find('.picks'));

/** The box that stands for an area of the farm. */
const boxOf = land => land && all('label.pick[data-area]').find(label => label.dataset.area === land.dataset.area)?.querySelector('input');

on('click', '.farm-panel [data-area]', land => boxOf(land)?.click());
on('pointerdown', '[data-figure]', (figure, event) => {
  event.preventDefault();
  figure.setPointerCapture(event.pointerId);
  figure.classList.add('dragged');
  figure.addEventListener('pointerup', at => {
    figure.classList.remove('dragged');
    const box = boxOf(under(at, '.farm-panel [data-area]'));
    if (box && !box.checked) box.click();
  }, { once: true });
});

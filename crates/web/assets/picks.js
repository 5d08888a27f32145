// Several things at once: ticked, or counted out.

import { find, on } from './here.js';
import { onRender } from './swap.js';

onRender(() => {
  const picks = find('.picks');
  if (!picks) return;
  for (const input of picks.querySelectorAll('input[type=number]:not([hidden])')) stepper(input);
  count(picks);
});
on('input', '.picks', count);

function count(picks) {
  const form = picks.closest('form');
  const tally = form.querySelector('.tally');
  const submit = form.querySelector('button.main');
  const [count, exactly] = [Number(picks.dataset.count), picks.dataset.exactly === '1'];
  const numbers = [...picks.querySelectorAll('input[type=number]')];
  const picked = picks.querySelectorAll('input:checked').length + numbers.reduce((sum, input) => sum + Number(input.value), 0);
  const full = exactly && picked >= count;
  tally.textContent = exactly ? tally.dataset.text.replace('#', picked) : '';
  submit.disabled = exactly && picked !== count;
  // To pick nothing is an answer, too, and says so.
  if (submit.dataset.none) {
    submit.dataset.some ??= submit.textContent;
    submit.textContent = picked === 0 ? submit.dataset.none : submit.dataset.some;
  }
  for (const input of picks.querySelectorAll('input[type=checkbox]')) input.disabled = full && !input.checked;
  for (const input of numbers) input.parentElement.querySelector('[data-more]').disabled = full || Number(input.value) >= Number(input.max);
  document.dispatchEvent(new CustomEvent('homestead:picked', { detail: picks }));
}

/** A number with a button for one less and one for one more. */
function stepper(input) {
  const box = document.createElement('span');
  box.className = 'stepper';
  const output = document.createElement('output');
  const name = input.closest('label').textContent.trim();
  const button = (text, by) => {
    const made = document.createElement('button');
    made.type = 'button';
    made.textContent = text;
    made.dataset[by > 0 ? 'more' : 'less'] = by;
    made.setAttribute('aria-label', `${text} ${name}`);
    return made;
  };
  output.textContent = input.value;
  input.replaceWith(box);
  input.hidden = true;
  box.append(button('−', -1), output, button('+', 1), input);
}

on('click', '.stepper button', (button, event) => {
  event.preventDefault();
  const input = button.parentElement.querySelector('input');
  const by = Number(button.dataset.more ?? button.dataset.less);
  input.value = Math.max(0, Math.min(Number(input.max), Number(input.value) + by));
  button.parentElement.querySelector('output').textContent = input.value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
});

// The table on this page, as the other modules ask for it.

export const table = () => document.getElementById('main');
export const find = selector => table().querySelector(selector);
export const all = selector => [...table().querySelectorAll(selector)];
export const version = () => Number(table().dataset.version ?? 0);
/** A screen for fingers: nothing can be pointed at without touching it. */
export const touch = matchMedia('(hover: none)');

/** The reader prefers no animation. */
export const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
/** A key that goes into a field, or a shortcut of the browser. */
export const isTyping = event => event.ctrlKey || event.metaKey || event.altKey || event.target.matches('input:not([type=checkbox]):not([type=radio]), textarea, select');

/** A shape for a picture. */
export function shape(name, attributes) {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

/** What is under a pointer and fits. */
export const under = (event, selector) => document.elementsFromPoint(event.clientX, event.clientY).map(found => found.closest(selector)).find(Boolean);

/** Calls `act` with the element that fits, whenever something happens to it; the elements may come and go. */
export function on(event, selector, act) {
  document.addEventListener(event, happened => {
    const element = happened.target.closest?.(selector);
    if (element && table().contains(element)) act(element, happened);
  });
}

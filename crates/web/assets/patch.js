// Makes a part of the page like its next version and touches only what differs. What stays is the same thing as before:
// it keeps its focus, its scrolling, what was typed into it; and the browser paints less.

/** Makes `old` like `next`. Parts of `next` are used up. */
export function patch(old, next) {
  if (old.isEqualNode(next)) return;
  if (old.nodeType !== Node.ELEMENT_NODE) { old.nodeValue = next.nodeValue; return; }
  // What somebody is in the middle of, named by the server, stays as they left it.
  if (old.dataset.stays && old.dataset.stays === next.dataset.stays) { refreshFinalFlags(old, next); return; }
  attributes(old, next);
  children(old, next);
}

// Whether an answer is final may change with what others do.
function refreshFinalFlags(old, next) {
  for (const button of old.querySelectorAll('button[value]')) {
    const now = next.querySelector(`button[value="${CSS.escape(button.value)}"]`);
    if (now) button.toggleAttribute('data-final', now.hasAttribute('data-final'));
  }
}

// Whether something is folded out is up to the reader.
const readers = (element, name) => name === 'open' && element.nodeName === 'DETAILS';

function attributes(old, next) {
  for (const { name } of [...old.attributes]) if (!next.hasAttribute(name) && !readers(old, name)) old.removeAttribute(name);
  for (const { name, value } of next.attributes) if (old.getAttribute(name) !== value && !readers(old, name)) old.setAttribute(name, value);
}

function children(old, next) {
  const [from, to] = [[...old.childNodes], [...next.childNodes]];
  let start = 0;
  let [oldEnd, newEnd] = [from.length, to.length];
  while (start < oldEnd && start < newEnd && from[start].isEqualNode(to[start])) start += 1;
  while (oldEnd > start && newEnd > start && from[oldEnd - 1].isEqualNode(to[newEnd - 1])) { oldEnd -= 1; newEnd -= 1; }
  // Between what is the same at both ends: each new thing becomes of the first old one of its kind that is left.
  const left = from.slice(start, oldEnd);
  const kinds = left.map(kind);
  const after = from[oldEnd] ?? null;
  let place = 0;
  for (const node of to.slice(start, newEnd)) {
    const found = kinds.indexOf(kind(node), place);
    if (found < 0) { old.insertBefore(node, left[place] ?? after); continue; }
    while (place < found) left[place++].remove();
    patch(left[place++], node);
  }
  while (place < left.length) left[place++].remove();
}

/** Things of different kinds never become of each other. */
function kind(node) {
  if (node.nodeType !== Node.ELEMENT_NODE) return node.nodeName;
  const { stays, cell, place, number, go, seat } = node.dataset;
  return [node.nodeName, node.id, node.classList[0], stays, cell, place, number, go, seat].join();
}

// @ts-check
/** @param {string} id @returns {HTMLElement} */
export function part(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no #${id}`);
  return element;
}

/** @param {string} id */
export function input(id) {
  return /** @type {HTMLInputElement} */ (part(id));
}

/** @param {HTMLElement | string} which @param {boolean} isShown */
export function show(which, isShown) {
  const element = typeof which === 'string' ? part(which) : which;
  element.hidden = !isShown;
}

/** @param {string} id @param {string} text Empty hides it. */
export function showText(id, text) {
  part(id).textContent = text;
  show(id, text !== '');
}

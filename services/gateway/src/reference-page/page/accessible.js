// @ts-check

/**
 * Corrects what Redoc gets wrong for assistive technology. It renders parts as they are opened, so this runs after each change.
 * @param {Element} place
 */
export function makeAccessible(place) {
  // Captions under h2 are h5: without a level, heading navigation skips two.
  for (const caption of place.querySelectorAll('h5:not([aria-level])')) caption.setAttribute('aria-level', '3');
  // Code that scrolls sideways must be reachable by keyboard.
  for (const code of place.querySelectorAll('pre:not([tabindex])')) code.setAttribute('tabindex', '0');
  for (const item of place.querySelectorAll('li[aria-expanded]:has(> ul)')) separateSubmenu(item);
  // The method stands before the name that is read; without a label, both are read.
  for (const item of place.querySelectorAll('li[aria-label]:not(:has(> ul))')) item.removeAttribute('aria-label');
}

/**
 * An item with a submenu is labelled with its own name although its text includes the submenu. Its caption becomes the item instead.
 * @param {Element} item
 */
function separateSubmenu(item) {
  const caption = item.querySelector(':scope > label > span');
  if (!caption) return;
  caption.setAttribute('role', 'menuitem');
  caption.setAttribute('tabindex', '0');
  caption.setAttribute('aria-expanded', item.getAttribute('aria-expanded') ?? 'false');
  item.querySelector(':scope > ul')?.setAttribute('role', 'group');
  item.setAttribute('role', 'none');
  for (const name of ['tabindex', 'aria-label', 'aria-expanded']) item.removeAttribute(name);
}

// @ts-check
import { part, show } from './elements.js';

const button = part('menu-button');
const panel = part('menu');

export function closeMenu() {
  show(panel, false);
  button.setAttribute('aria-expanded', 'false');
}

function openMenu() {
  show(panel, true);
  button.setAttribute('aria-expanded', 'true');
}

/** Connects the menu: Escape closes it and returns the focus to its button; so does leaving it or clicking elsewhere, without the focus. */
export function connectMenu() {
  button.addEventListener('click', () => (panel.hidden ? openMenu() : closeMenu()));
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || panel.hidden) return;
    closeMenu();
    button.focus();
  });
  /** @param {EventTarget | null} target */
  const isInside = (target) => target instanceof Node && (panel.contains(target) || button.contains(target));
  document.addEventListener('pointerdown', ({ target }) => {
    if (!isInside(target)) closeMenu();
  });
  panel.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget !== null && !isInside(relatedTarget)) closeMenu();
  });
}

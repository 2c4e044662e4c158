// @ts-check
import { makeAccessible } from './accessible.js';
import { themeFor } from './theme.js';

/** @type {{ init(url: string, options: object, place: Element): void }} */
const Redoc = /** @type {any} */ (globalThis)['Redoc'];
const place = /** @type {Element} */ (document.querySelector('#reference'));
const prefersDark = matchMedia('(prefers-color-scheme: dark)');

const watched = { childList: true, subtree: true, attributeFilter: ['aria-expanded'] };
new MutationObserver(() => makeAccessible(place)).observe(place, watched);
// Redoc reads its theme only once.
prefersDark.addEventListener('change', () => location.reload());
Redoc.init(
  `${document.body.dataset['base'] ?? ''}/v1/openapi.json`,
  {
    theme: themeFor(prefersDark.matches),
    nativeScrollbars: true,
    scrollYOffset: 'header',
    sortRequiredPropsFirst: true,
  },
  place,
);

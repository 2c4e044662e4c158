// @ts-check
import { input, part } from './elements.js';
import { device } from './store.js';
import { MEDIA } from './themes.js';

/** Connects the choice of a theme, which is kept in this browser. */
export function connectTheme() {
  const chosen = device.load('theme');
  input('theme').value = chosen !== null && chosen in MEDIA ? chosen : 'system';
  part('theme').addEventListener('change', () => {
    const theme = /** @type {keyof typeof MEDIA} */ (input('theme').value);
    /** @type {HTMLLinkElement} */ (part('dark')).media = MEDIA[theme];
    device.save('theme', theme === 'system' ? null : theme);
  });
}

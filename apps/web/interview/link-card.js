// @ts-check
import { input, part, show } from '../ui/elements.js';
import { translate } from './words.js';

/** Shows the return link, which only the participant has, in a place. @param {HTMLElement} place @param {boolean} canClose */
export function showLink(place, canClose) {
  const card = part('way-back');
  place.append(card);
  show(card, input('own-link').value !== '');
  show('close-link', canClose);
}

/** @param {HTMLElement} place */
export function openLink(place) {
  showLink(place, true);
  input('own-link').focus();
  part('way-back').scrollIntoView({ block: 'center' });
}

export function closeLink() {
  show('way-back', false);
  input('say').focus();
}

/** Without a secure connection or permission there is no clipboard; the link is then selected for copying by hand. */
export async function copyLink() {
  const own = input('own-link');
  own.select();
  try {
    await navigator.clipboard.writeText(own.value);
    part('copied').textContent = translate('copied');
  } catch {
    part('copied').textContent = translate('copy_by_hand');
  }
}

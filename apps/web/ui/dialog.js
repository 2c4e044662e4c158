// @ts-check
import { part } from './elements.js';

const dialog = /** @type {HTMLDialogElement} */ (part('question'));
part('question-yes').addEventListener('click', () => dialog.close('yes'));
part('question-no').addEventListener('click', () => dialog.close('no'));

/**
 * @param {{ text: string, yes: string }} question
 * @returns {Promise<boolean>}
 */
export function confirmed({ text, yes }) {
  part('question-text').textContent = text;
  part('question-yes').textContent = yes;
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => resolve(dialog.returnValue === 'yes'), { once: true });
    dialog.returnValue = 'no';
    dialog.showModal();
  });
}

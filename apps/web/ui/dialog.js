// @ts-check
import { part } from './elements.js';

const dialog = /** @type {HTMLDialogElement} */ (part('question'));
const yesButton = part('question-yes');

/** Connects the buttons of the dialog. Escape closes it like "no". */
export function connectDialog() {
  yesButton.addEventListener('click', () => dialog.close('yes'));
  part('question-no').addEventListener('click', () => dialog.close('no'));
}

/**
 * Asks before something is done. The focus starts at the harmless answer and returns to `opener`.
 * @param {{ heading: string, text: string, yes: string, isDestructive?: boolean, opener: HTMLElement }} question
 * @returns {Promise<boolean>}
 */
export function confirmed({ heading, text, yes, isDestructive = false, opener }) {
  part('question-heading').textContent = heading;
  part('question-text').textContent = text;
  yesButton.textContent = yes;
  yesButton.className = isDestructive ? 'danger' : 'primary';
  return new Promise((resolve) => {
    const close = () => {
      opener.focus();
      resolve(dialog.returnValue === 'yes');
    };
    dialog.addEventListener('close', close, { once: true });
    dialog.returnValue = 'no';
    dialog.showModal();
    part('question-no').focus();
  });
}

// @ts-check
import { input, part, show } from '../ui/elements.js';
import { translate } from './words.js';

/** Shows one section, hides the others and moves the focus there. @param {string} id */
export function goTo(id) {
  for (const section of document.querySelectorAll('main > section'))
    show(/** @type {HTMLElement} */ (section), section.id === id);
  show('menu', id === 'talk');
  show('way-back', input('own-link').value !== '' && (id === 'talk' || id === 'done'));
  if (id !== 'talk') scrollTo({ top: 0 });
  const heading = /** @type {HTMLElement | null} */ (part(id).querySelector('h2'));
  heading?.focus({ preventScroll: id === 'talk' });
}

/** @type {(() => void) | undefined} */
let retry;
part('again').addEventListener('click', () => retry?.());

/** Shows a problem, with a button if `again` is given. @param {import('./words.js').Key} heading @param {string} text @param {(() => void)} [again] */
export function showProblem(heading, text, again) {
  part('problem-heading').textContent = translate(heading);
  part('problem-text').textContent = text;
  retry = again;
  show('again', again !== undefined);
  goTo('problem');
}

/**
 * One turn as a list item.
 * @param {{ isOwn: boolean, text: string, language: string, state?: string }} turn
 */
export function turnItem({ isOwn, text, language, state }) {
  const item = document.createElement('li');
  item.className = isOwn ? 'turn own' : 'turn';
  item.append(line('who', translate(isOwn ? 'you' : 'interviewer')), line('words', text, language));
  if (state !== undefined) item.append(line('state', state));
  return item;
}

/** @param {string} kind @param {string} text @param {string} [language] */
function line(kind, text, language) {
  const span = document.createElement('span');
  span.className = kind;
  span.textContent = text;
  if (language !== undefined) span.lang = language;
  return span;
}

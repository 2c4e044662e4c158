// @ts-check
import { input, part, show, showText } from '../ui/elements.js';
import { typographic } from '../ui/typography.js';
import { shared } from '../ui/words.js';
import { translate } from './words.js';

/** Which of the menu's actions fit a step. */
const ACTIONS = {
  'show-link': ['talk'],
  finish: ['talk'],
  leave: ['consent', 'talk', 'scheduled', 'done', 'mine'],
  withdraw: ['consent', 'talk', 'scheduled', 'done'],
};

let step = 'loading';
let campaignName = '';

export function currentStep() {
  return step;
}

/** Names the campaign in the header and in the title of the page. @param {string} name @param {string} language */
export function nameCampaign(name, language) {
  campaignName = name;
  part('title').textContent = name;
  part('title').lang = language;
  part('title').removeAttribute('data-t');
}

/** Shows one step, hides the others and moves the focus to its heading. @param {string} id */
export function goTo(id) {
  step = id;
  document.body.dataset['step'] = id;
  for (const section of document.querySelectorAll('main > section'))
    show(/** @type {HTMLElement} */ (section), section.id === id);
  for (const [action, steps] of Object.entries(ACTIONS)) show(action, steps.includes(id));
  if (id !== 'talk') scrollTo({ top: 0 });
  nameStep();
  part(id)
    .querySelector('h1')
    ?.focus({ preventScroll: id === 'talk' });
}

/** The title of the page: the heading of the step, then the campaign. Called again when the language changes. */
export function nameStep() {
  const heading = step === 'loading' ? shared('loading') : (part(step).querySelector('h1')?.textContent ?? '');
  document.title = campaignName === '' ? heading : `${heading} · ${campaignName}`;
}

/** @type {{ heading: import('./words.js').Key, text: import('./words.js').Key } | undefined} */
let problem;
/** @type {(() => void) | undefined} */
let retry;

export function connectProblem() {
  part('try-again').addEventListener('click', () => retry?.());
}

/**
 * Shows what happened instead of a step, with a button if `again` is given.
 * @param {import('./words.js').Key} heading @param {import('./words.js').Key} text @param {() => void} [again]
 */
export function showProblem(heading, text, again) {
  problem = { heading, text };
  retry = again;
  writeProblem();
  show('try-again', again !== undefined);
  goTo('problem');
}

/** Writes the problem in the present language. */
export function writeProblem() {
  if (!problem) return;
  part('problem-heading').textContent = translate(problem.heading);
  part('problem-text').textContent = translate(problem.text);
}

/** Numbers that can be called, of three digits at least; no times of day. */
const NUMBERS = /((?<![\d:.])\+?\d(?:[ \u00a0-]?\d){2,14}(?![:.]?\d))/u;

/**
 * One turn as a list item.
 * @param {{ isOwn: boolean, text: string, language: string, state?: string, isHelp?: boolean | undefined }} turn `isHelp`: it says whom somebody in need may call.
 */
export function turnItem({ isOwn, text, language, state, isHelp = false }) {
  const item = document.createElement('li');
  item.className = isOwn ? 'turn own' : 'turn';
  item.classList.toggle('help', isHelp);
  const words = line('words', isOwn ? text : typographic(language, text), language);
  if (isHelp)
    words.replaceChildren(...words.textContent.split(NUMBERS).map((piece, at) => (at % 2 ? call(piece) : piece)));
  item.append(line('who', translate(isOwn ? 'you' : 'interviewer')), words);
  if (state !== undefined) item.append(line('state', state));
  return item;
}

/** @param {string} number */
function call(number) {
  const link = document.createElement('a');
  link.href = `tel:${number.replace(/[^+\d]/gu, '')}`;
  link.textContent = number;
  return link;
}

/** @param {string} kind @param {string} text @param {string} [language] */
function line(kind, text, language) {
  const span = document.createElement('span');
  span.className = kind;
  span.textContent = text;
  if (language !== undefined) Object.assign(span, { lang: language, dir: 'auto' });
  return span;
}

/** Marks a field as wrong and says why; an empty text takes it back. @param {string} field @param {string} error @param {string} text */
export function showFieldError(field, error, text) {
  showText(error, text);
  input(field).toggleAttribute('aria-invalid', false);
  if (text === '') return;
  input(field).setAttribute('aria-invalid', 'true');
  input(field).focus();
}

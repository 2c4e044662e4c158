// @ts-check
import { Problem, ask, askFor } from '../ui/api.js';
import { dayIn } from '../ui/days.js';
import { part, show, showText } from '../ui/elements.js';
import { translate } from './words.js';

/**
 * The participant's answers to closed questions, each with a way to change it, as a card.
 * @typedef {{ question_id: string, question: string, value: number | string | string[] | null, precision: string | null, low: number | null,
 *   high: number | null, date_low: string | null, date_high: string | null, choices: string[], input: import('./stream.js').AnswerInput }} Answer
 * @typedef {{ token: string, language: string }} Owner `language`: of the interview.
 */

/** How long the page waits for the answers before it goes on without them. */
const WAIT_MS = 5_000;

/** @type {Answer[]} */
let answers = [];
/** @type {Owner | undefined} */
let owner;

/** Shows the answers in a place, unless there are none or they cannot be read. @param {HTMLElement} place @param {Owner} whose */
export async function showAnswers(place, whose) {
  owner = whose;
  answers = await read(whose.token);
  place.append(part('answers'));
  show('answers', answers.length > 0);
  writeAnswers();
}

export function hideAnswers() {
  answers = [];
  show('answers', false);
}

/** Writes the card again, also in another language of the page. */
export function writeAnswers() {
  part('answer-list').replaceChildren(...answers.map(itemOf));
}

/** @param {string} token @returns {Promise<Answer[]>} */
async function read(token) {
  try {
    const response = await askFor('session/answers', { token, timeout_ms: WAIT_MS });
    return (await response.json()).items;
  } catch {
    return [];
  }
}

/** @param {Answer} answer @param {number} index */
function itemOf(answer, index) {
  const item = document.createElement('li');
  const question = spoken(element('p', answer.question));
  question.id = `answer-${index}`;
  const ways = element('div');
  ways.hidden = true;
  ways.setAttribute('role', 'group');
  const change = button(translate('answer_change'), () => {
    ways.hidden = !ways.hidden;
    change.setAttribute('aria-expanded', String(!ways.hidden));
  });
  change.setAttribute('aria-expanded', 'false');
  for (const named of [change, ways]) named.setAttribute('aria-describedby', question.id);
  ways.setAttribute('aria-label', translate('choices'));
  const problem = element('p');
  problem.className = 'error';
  problem.setAttribute('role', 'alert');
  const save = saving(answer.question_id, index, problem);
  ways.append(...waysOf(answer, save));
  ways.classList.toggle('numbers', answer.choices.length > 0 && answer.choices.every((text) => /^\d+$/.test(text)));
  const given = element('p');
  given.className = 'given';
  given.append(spoken(element('span', inWords(answer))), change);
  item.append(question, given, ways, problem);
  return item;
}

/** @param {Answer} answer @param {(text: string) => void} save @returns {HTMLElement[]} */
function waysOf(answer, save) {
  if (answer.choices.length === 0) return [fieldOf(answer, save)];
  if (answer.input.kind === 'multi_choice') return [boxesOf(answer, save)];
  return answer.choices.map((text) => chosen(text, save));
}

/** A box for each of several options. @param {Answer} answer @param {(text: string) => void} save */
function boxesOf({ choices, value }, save) {
  const form = document.createElement('form');
  for (const choice of choices) {
    const label = document.createElement('label');
    const box = document.createElement('input');
    Object.assign(box, {
      type: 'checkbox',
      name: 'choice',
      value: choice,
      checked: Array.isArray(value) && value.includes(choice),
    });
    label.append(box, spoken(element('span', choice)));
    form.append(label);
  }
  const send = document.createElement('button');
  send.textContent = translate('answer_save');
  form.append(send);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    save(new FormData(form).getAll('choice').join('; '));
  });
  return form;
}

/** @param {string} text @param {(text: string) => void} save */
const chosen = (text, save) => spoken(button(text, () => save(text)));

/** A field for what cannot be chosen. @param {Answer} answer @param {(text: string) => void} save */
function fieldOf({ question_id, input }, save) {
  const form = document.createElement('form');
  const field = document.createElement('input');
  const isNumber = ['number', 'scale'].includes(input.kind);
  Object.assign(field, { id: `answer-to-${question_id}`, required: true, maxLength: 1_000 });
  if (isNumber) Object.assign(field, { type: 'number', step: 'any', inputMode: 'decimal' });
  if (input.kind === 'date') field.type = 'date';
  if (isNumber) Object.assign(field, { min: input.min ?? '', max: input.max ?? '' });
  const label = document.createElement('label');
  label.htmlFor = field.id;
  label.textContent = translate(isNumber ? 'number' : 'field');
  const send = document.createElement('button');
  send.textContent = translate('answer_save');
  form.append(label, field, spoken(element('span', input.unit ?? '')), send);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    save(field.value);
  });
  return form;
}

/**
 * Stores a value in place of another one. The focus stays with the question.
 * @param {string} questionId @param {number} index @param {HTMLElement} problem
 */
function saving(questionId, index, problem) {
  return async (/** @type {string} */ text) => {
    problem.textContent = '';
    showText('answers-state', '');
    try {
      const path = `session/answers/${encodeURIComponent(questionId)}`;
      answers[index] = await ask('PUT', path, { token: owner?.token ?? null, body: { text } });
      part('answer-list').children[index]?.replaceWith(itemOf(/** @type {Answer} */ (answers[index]), index));
      part('answer-list').children[index]?.querySelector('button')?.focus();
      // Part of the card, because nothing outside an open dialog is announced.
      showText('answers-state', translate('answer_saved'));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      // The interview is over, which the stream reports.
      if (error.status === 409) return hideAnswers();
      problem.textContent = translate(error.isTransient ? 'trouble' : 'answer_bad');
    }
  };
}

/** @param {string | null} date */
const day = (date) => date && dayIn(owner?.language ?? 'en', date);

/** @param {Answer} answer */
function inWords({ value: stored, precision, input: { kind, unit }, ...limits }) {
  const [low, high] = [limits.low ?? day(limits.date_low), limits.high ?? day(limits.date_high)];
  const value = kind === 'date' && typeof stored === 'string' ? day(stored) : stored;
  const told = (/** @type {number | string | string[] | null} */ given) =>
    [Array.isArray(given) ? given.join(', ') : (given ?? ''), unit ?? ''].join(' ').trim();
  if (value !== null) return precision === 'about' ? translate('answer_about', { n: told(value) }) : told(value);
  if (low !== null && high !== null) return translate('answer_range', { low, high: told(high) });
  if (high !== null) return translate('answer_below', { n: told(high) });
  return low === null ? translate('answer_none') : translate('answer_above', { n: told(low) });
}

/** @param {string} kind @param {string} [text] */
function element(kind, text = '') {
  const made = document.createElement(kind);
  made.textContent = text;
  return made;
}

/** @param {string} text @param {() => void} onClick */
function button(text, onClick) {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  made.addEventListener('click', onClick);
  return made;
}

/** In the language of the interview. @template {HTMLElement} E @param {E} made */
function spoken(made) {
  return Object.assign(made, { lang: owner?.language ?? '', dir: 'auto' });
}

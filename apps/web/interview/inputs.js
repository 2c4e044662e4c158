// @ts-check
import { input, part, show, showText } from '../ui/elements.js';
import { translate } from './words.js';

/** Languages in which the interviewer reads dates as they are written; in others they are sent as `YYYY-MM-DD`. */
const WRITTEN = new Set(['en', 'de', 'fr', 'es']);

/**
 * Ways to answer a closed question beside the words: buttons, checkboxes, a number and a date. All of them send text, which is read like
 * anything that is typed.
 * @typedef {import('./stream.js').Turn} Turn
 * @typedef {import('./stream.js').AnswerInput} AnswerInput
 */
export class AnswerInputs {
  /** @param {(text: string) => void} onChoose */
  constructor(onChoose) {
    this.onChoose = onChoose;
    this.language = 'en';
    /** @type {AnswerInput | null} */
    this.asked = null;
    onSubmit('number-form', () => onChoose(input('number').value));
    onSubmit('date-form', () => onChoose(dateIn(input('date').value, this.language)));
    onSubmit('several-form', () => this.chooseSeveral());
    part('several').addEventListener('change', () => showText('several-error', ''));
  }

  /** Shows what the turn takes beside words; null hides everything. @param {Turn | null} turn @param {string} language */
  offer(turn, language) {
    this.language = language;
    this.asked = turn?.input ?? null;
    const choices = turn?.choices ?? [];
    const isSeveral = this.asked?.kind === 'multi_choice';
    this.showButtons(isSeveral ? [] : choices);
    this.showBoxes(isSeveral ? choices : []);
    this.showNumber(this.asked?.kind === 'number' ? this.asked : null);
    input('date').value = '';
    show('date-form', this.asked?.kind === 'date');
  }

  /** @param {readonly string[]} texts */
  showButtons(texts) {
    const buttons = texts.map((text) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = text;
      Object.assign(button, { lang: this.language, dir: 'auto' });
      button.addEventListener('click', () => this.onChoose(text));
      return button;
    });
    part('choices').replaceChildren(...buttons);
    part('choices').classList.toggle(
      'numbers',
      texts.every((text) => /^\d+$/.test(text)),
    );
    show('choices', buttons.length > 0);
  }

  /** @param {readonly string[]} texts */
  showBoxes(texts) {
    const boxes = texts.map((text) => {
      const label = document.createElement('label');
      const box = Object.assign(document.createElement('input'), { type: 'checkbox', value: text });
      const words = Object.assign(document.createElement('span'), {
        textContent: text,
        lang: this.language,
        dir: 'auto',
      });
      label.append(box, words);
      return label;
    });
    part('several').replaceChildren(...boxes);
    showText('several-limits', texts.length > 0 ? this.limits() : '');
    showText('several-error', '');
    show('several-form', boxes.length > 0);
  }

  /** How many may be chosen; empty without limits. */
  limits() {
    const [min, max] = [this.asked?.min ?? 0, this.asked?.max ?? null];
    if (min > 0 && max !== null) return translate(min === max ? 'several_exactly' : 'several_range', { min, max });
    if (max !== null) return translate('several_most', { max });
    return min > 1 ? translate('several_least', { min }) : '';
  }

  chooseSeveral() {
    const chosen = [...part('several').querySelectorAll('input')].flatMap((box) => (box.checked ? box.value : []));
    const isEnough =
      chosen.length >= Math.max(this.asked?.min ?? 0, 1) && chosen.length <= (this.asked?.max ?? chosen.length);
    if (isEnough) return this.onChoose(chosen.join('; '));
    showText('several-error', this.limits() || translate('several_none'));
    part('several').querySelector('input')?.focus();
  }

  /** @param {AnswerInput | null} asked */
  showNumber(asked) {
    if (asked) {
      Object.assign(input('number'), { value: '', min: asked.min ?? '', max: asked.max ?? '' });
      Object.assign(part('number-unit'), { textContent: asked.unit ?? '', lang: this.language });
    }
    show('number-form', asked !== null);
  }
}

/** @param {string} form @param {() => void} send */
function onSubmit(form, send) {
  part(form).addEventListener('submit', (event) => {
    event.preventDefault();
    send();
  });
}

/** @param {string} day @param {string} language */
function dateIn(day, language) {
  if (!WRITTEN.has(language.slice(0, 2).toLowerCase())) return day;
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

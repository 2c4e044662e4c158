// @ts-check
import { dayIn } from '../ui/days.js';
import { input, part, show, showText } from '../ui/elements.js';
import { translate } from './words.js';

/** Languages in which the interviewer reads dates as they are written; in others they are sent as `YYYY-MM-DD`. */
const WRITTEN = new Set(['en', 'de', 'fr', 'es']);

/**
 * Ways to answer a closed question beside the words: buttons and checkboxes, which send text that is read like anything that is typed, and a
 * date that is written into the field. A number is typed like words.
 * @typedef {import('./stream.js').Turn} Turn
 * @typedef {import('./stream.js').AnswerInput} AnswerInput
 */
export class AnswerInputs {
  /** @param {(text: string) => void} onChoose @param {(text: string) => void} onPick A date was picked, and is not sent yet. */
  constructor(onChoose, onPick) {
    this.onChoose = onChoose;
    this.language = 'en';
    /** @type {AnswerInput | null} */
    this.asked = null;
    input('date').addEventListener('change', () => {
      const { value } = input('date');
      if (value !== '') onPick(dateIn(value, this.language));
    });
    part('several-form').addEventListener('submit', (event) => {
      event.preventDefault();
      this.chooseSeveral();
    });
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
    show('date-picker', this.asked?.kind === 'date');
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
      const limits = numberLimits(asked);
      part('number-limits').textContent = limits || asked.unit ? `· ${limits}` : '';
      Object.assign(part('number-unit'), { textContent: asked.unit ?? '', lang: this.language });
    }
    // What is hidden would describe the field all the same.
    input('say').setAttribute('aria-describedby', asked ? 'number-hint say-error' : 'say-error');
    show('number-hint', asked !== null);
  }
}

/** @param {AnswerInput} asked */
function numberLimits({ min, max }) {
  if (min !== null && max !== null) return translate('several_range', { min, max });
  if (min !== null) return translate('several_least', { min });
  return max === null ? '' : translate('several_most', { max });
}

/** @param {string} day @param {string} language */
function dateIn(day, language) {
  if (!WRITTEN.has(language.slice(0, 2).toLowerCase())) return day;
  return dayIn(language, day);
}

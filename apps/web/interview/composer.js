// @ts-check
import { input, part, show, showText } from '../ui/elements.js';
import { tab } from '../ui/store.js';
import { AnswerInputs } from './inputs.js';

/** Where `field-sizing` is missing, the field grows by script up to the height that the style sheet allows. */
const GROWS_ITSELF = CSS.supports('field-sizing', 'content');

/** `keyCode` of keydown events that an input method handles (UI Events). No other property tells in Safari. */
const PROCESSED_KEY = 229;

/**
 * The text field of the interview, with other ways to answer above it. The draft survives a reload.
 * @typedef {import('./outbox.js').InputKind} InputKind
 */
export class Composer {
  /** @param {(text: string, kind: InputKind) => void} onSend */
  constructor(onSend) {
    this.onSend = onSend;
    this.field = /** @type {HTMLTextAreaElement} */ (/** @type {unknown} */ (input('say')));
    /** How many characters of the draft were pasted or spoken. */
    this.entered = { pasted: 0, voice: 0 };
    this.field.addEventListener('input', () => this.changed());
    this.field.addEventListener('paste', ({ clipboardData }) => {
      this.entered.pasted += clipboardData?.getData('text').length ?? 0;
    });
    this.field.addEventListener('keydown', (event) => {
      // On touch devices Enter starts a new line, as in other apps.
      const sends = event.key === 'Enter' && !event.shiftKey && !isForInputMethod(event) && hasFinePointer();
      if (!sends) return;
      event.preventDefault();
      // A key that is held down sends once.
      if (!event.repeat) this.send();
    });
    part('say-form').addEventListener('submit', (event) => {
      event.preventDefault();
      this.send();
    });
    this.inputs = new AnswerInputs(
      (text) => this.choose(text),
      (text) => this.pick(text),
    );
    /** The date that was picked last. */
    this.picked = '';
  }

  /** Shows the draft from before a reload. */
  open() {
    show('composer', true);
    this.field.value = tab.load('draft') ?? '';
    this.grow();
    if (hasFinePointer()) this.field.focus();
  }

  /** Nothing can be answered any more. The draft is kept. */
  close() {
    show('composer', false);
  }

  text() {
    return this.field.value.trim();
  }

  /** Appends to the draft. @param {string} text @param {'voice'} kind How it was entered. */
  write(text, kind) {
    this.entered[kind] += text.length;
    this.set([this.field.value.trimEnd(), text].filter((one) => one !== '').join(' '));
  }

  /** Puts a text that was rejected back before the draft. @param {string} text @param {string} problem */
  putBack(text, problem) {
    this.set([text, this.field.value].filter((one) => one !== '').join('\n'));
    this.field.setAttribute('aria-invalid', 'true');
    showText('say-error', problem);
    this.field.focus();
  }

  send() {
    const text = this.text();
    if (text === '') return this.field.focus();
    // Sent before the field is cleared, so that a reload never loses it.
    this.onSend(text, this.kindOf(text));
    this.entered = { pasted: 0, voice: 0 };
    this.set('');
    tab.save('draft', null);
    this.field.focus();
  }

  /** Offers what may be chosen or entered instead of words. @param {import('./stream.js').Turn | null} turn @param {string} language */
  offer(turn, language) {
    this.picked = '';
    this.inputs.offer(turn, language);
  }

  /** Sends an answer that was chosen instead of typed. @param {string} text */
  choose(text) {
    this.onSend(text, 'typed');
    this.offer(null, '');
    this.field.focus({ preventScroll: !hasFinePointer() });
  }

  /** Writes a date into the field, in place of the one that was picked before. @param {string} text */
  pick(text) {
    const draft = this.text();
    const rest = draft === this.picked ? '' : draft;
    this.picked = text;
    this.set([rest, text].filter((one) => one !== '').join(' '));
  }

  changed() {
    tab.save('draft', this.field.value);
    this.field.removeAttribute('aria-invalid');
    showText('say-error', '');
    this.grow();
  }

  /** @param {string} text @returns {InputKind} */
  kindOf({ length }) {
    if (this.entered.voice > length / 2) return 'voice';
    return this.entered.pasted > length / 2 ? 'pasted' : 'typed';
  }

  /** @param {string} value */
  set(value) {
    this.field.value = value;
    tab.save('draft', value);
    this.grow();
  }

  grow() {
    if (GROWS_ITSELF) return;
    this.field.rows = Math.min(10, this.field.value.split('\n').length + Math.floor(this.field.value.length / 40));
  }
}

/**
 * Whether a key belongs to an input method, such as the Enter that accepts what it proposes. In Safari the composition has ended by
 * then, so `isComposing` is false, but the key code is still that of a key that an input method processes.
 * @param {KeyboardEvent} event
 */
function isForInputMethod({ isComposing, keyCode }) {
  return isComposing || keyCode === PROCESSED_KEY;
}

function hasFinePointer() {
  return matchMedia('(pointer: fine)').matches;
}

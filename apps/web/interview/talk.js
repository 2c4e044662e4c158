// @ts-check
import { Outbox } from './outbox.js';
import { input, part, show, showText } from '../ui/elements.js';
import { save, load } from '../ui/store.js';
import { Stream } from './stream.js';
import { goTo, turnItem } from './view.js';
import { translate } from './words.js';

/**
 * @typedef {object} Listener
 * @property {(unsent: string[]) => void} onOver The interview has ended; `unsent` are texts that were too late.
 * @property {(status: string) => void} onClosed The interview was closed without being completed.
 * @property {() => void} onRejected
 */

const OVER = new Set(['completed', 'processing']);
const CLOSED = new Set(['expired', 'unavailable', 'cancelled']);
/** How long the last turn stays on the screen after the end. */
const LAST_TURN_MS = 2_500;

/** The running conversation: its turns, the pending messages and the state of the connection. */
export class Conversation {
  /** @param {{ token: string, language: string, listener: Listener }} options */
  constructor({ token, language, listener }) {
    this.language = language;
    this.listener = listener;
    /** @type {import('./stream.js').Turn[]} */
    this.turns = [];
    this.status = '';
    this.isOver = false;
    this.reset();
    this.outbox = new Outbox(token, {
      onChange: (items, isTrying) => this.showPending(items, isTrying),
      onReturned: (text) => this.putBack(text),
      onRejected: () => this.end(() => listener.onRejected()),
    });
    this.stream = new Stream(token, {
      onTurn: (turn) => this.addTurn(turn),
      onState: (state) => this.changeState(state),
      onConnection: (isConnected) => showText('notice', isConnected ? '' : translate('offline')),
      onRejected: () => this.end(() => listener.onRejected()),
    });
  }

  nudge() {
    this.stream.nudge();
    this.outbox.nudge();
  }

  /** @param {import('./stream.js').Turn} turn */
  addTurn(turn) {
    // When the team reopens an interview, its turns are numbered from 1 again.
    if (turn.seq <= (this.turns.at(-1)?.seq ?? 0)) this.reset();
    this.turns.push(turn);
    const isOwn = turn.speaker === 'participant';
    const isAtEnd = isNearEnd();
    part('turns').append(turnItem({ isOwn, text: turn.text, language: this.language }));
    if (isOwn) this.outbox.arrived(turn);
    this.showWaiting();
    if (isAtEnd) scrollToEnd();
  }

  reset() {
    this.turns = [];
    part('turns').replaceChildren();
  }

  /** @param {import('./stream.js').State} state */
  changeState(state) {
    this.status = state.status;
    this.state = state;
    this.showWaiting();
    if (CLOSED.has(state.status)) this.end(() => this.listener.onClosed(state.status));
    if (OVER.has(state.status) && !this.isOver) {
      this.isOver = true;
      setTimeout(() => this.end((unsent) => this.listener.onOver(unsent)), LAST_TURN_MS);
    }
  }

  showWaiting() {
    const isWaiting = this.status === 'waiting';
    show('waiting', isWaiting);
    show('thinking', this.status === 'in_progress' && this.turns.at(-1)?.speaker !== 'interviewer');
    if (!isWaiting) return;
    const { place = null, expected_wait_seconds: seconds = null } = this.state ?? {};
    part('wait-place').textContent = placeInWords(place);
    part('wait-time').textContent = waitInWords(seconds);
  }

  /** @param {readonly import('./outbox.js').Pending[]} items @param {boolean} isTrying */
  showPending(items, isTrying) {
    const state = translate(isTrying ? 'not_sent' : 'sending');
    const rows = items.map(({ text, seq }) =>
      turnItem({ isOwn: true, text, language: this.language, ...(seq === null ? { state } : {}) }),
    );
    part('pending').replaceChildren(...rows);
  }

  /** @param {string} text */
  putBack(text) {
    const field = input('say');
    field.value = [text, field.value].filter((one) => one !== '').join('\n');
    save('draft', field.value);
    showText('notice', translate('too_long'));
  }

  /** Appends to the text in the field, for input other than typing. @param {string} text */
  write(text) {
    const field = input('say');
    field.value = [field.value.trimEnd(), text].filter((one) => one !== '').join(' ');
    save('draft', field.value);
  }

  /** Sends the text in the field. */
  send() {
    const field = input('say');
    const text = field.value.trim();
    if (text === '') return field.focus();
    // Added to the outbox before the field is cleared, so that a reload never loses it.
    this.outbox.add(text);
    field.value = '';
    save('draft', null);
    field.focus();
    scrollToEnd();
  }

  hasUnsent() {
    return input('say').value.trim() !== '' || this.outbox.items.some(({ seq }) => seq === null);
  }

  /** @param {(unsent: string[]) => void} then */
  end(then) {
    this.stream.stop();
    const unsent = this.outbox.stop();
    showText('notice', '');
    then(unsent);
  }
}

/** Shows the conversation, with the draft from before a reload. */
export function showConversation() {
  const field = input('say');
  field.value = load('draft') ?? '';
  goTo('talk');
  if (matchMedia('(pointer: fine)').matches) field.focus();
}

/** @param {number | null} place */
function placeInWords(place) {
  if (place === null) return translate('wait_unknown');
  if (place === 0) return translate('wait_first');
  return place === 1 ? translate('wait_one') : translate('wait_many', { n: place });
}

/** @param {number | null} seconds */
function waitInWords(seconds) {
  if (seconds === null) return translate('wait_open');
  return seconds < 60 ? translate('wait_soon') : translate('wait_minutes', { n: Math.ceil(seconds / 60) });
}

/** Whether the reader is near the end. A reader further up is not scrolled away. */
function isNearEnd() {
  const { scrollHeight } = document.documentElement;
  return scrollHeight - (scrollY + innerHeight) < innerHeight / 2;
}

function scrollToEnd() {
  scrollTo({ top: document.documentElement.scrollHeight });
}

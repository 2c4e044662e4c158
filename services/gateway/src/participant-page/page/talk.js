// @ts-check
import { Outbox } from './outbox.js';
import { keep, recall } from './store.js';
import { Stream } from './stream.js';
import { goTo, input, part, show, tell, turnItem } from './view.js';
import { say } from './words.js';

/**
 * @typedef {object} Talk
 * @property {(unsent: string[]) => void} onOver The interview has ended; `unsent` came too late.
 * @property {(status: string) => void} onClosed It was closed without having ended well.
 * @property {() => void} onRefused
 */

const OVER = new Set(['completed', 'processing']);
const CLOSED = new Set(['expired', 'unavailable', 'cancelled']);
/** After the end, how long the last turn stands there to be read. */
const LAST_WORDS_MS = 2_500;

/** The conversation as long as it lasts: what is heard, what is being said, and how the line is. */
export class Conversation {
  /** @param {{ token: string, language: string, talk: Talk }} options */
  constructor({ token, language, talk }) {
    this.language = language;
    this.talk = talk;
    /** @type {import('./stream.js').Turn[]} */
    this.turns = [];
    this.status = '';
    this.isOver = false;
    this.startAfresh();
    this.outbox = new Outbox(token, {
      onChange: (items, isTrying) => this.showPending(items, isTrying),
      onReturned: (text) => this.putBack(text),
      onRefused: () => this.end(() => talk.onRefused()),
    });
    this.stream = new Stream(token, {
      onTurn: (turn) => this.hear(turn),
      onState: (state) => this.changeState(state),
      onConnection: (isConnected) => tell('notice', isConnected ? '' : say('offline')),
      onRefused: () => this.end(() => talk.onRefused()),
    });
  }

  nudge() {
    this.stream.nudge();
    this.outbox.nudge();
  }

  /** @param {import('./stream.js').Turn} turn */
  hear(turn) {
    // An interview that was opened again by the team counts from the start.
    if (turn.seq <= (this.turns.at(-1)?.seq ?? 0)) this.startAfresh();
    this.turns.push(turn);
    const isOwn = turn.speaker === 'participant';
    const isAtEnd = isNearEnd();
    part('turns').append(turnItem({ isOwn, text: turn.text, language: this.language }));
    if (isOwn) this.outbox.arrived(turn);
    this.showWaiting();
    if (isAtEnd) scrollToEnd();
  }

  startAfresh() {
    this.turns = [];
    part('turns').replaceChildren();
  }

  /** @param {import('./stream.js').State} state */
  changeState(state) {
    this.status = state.status;
    this.state = state;
    this.showWaiting();
    if (CLOSED.has(state.status)) this.end(() => this.talk.onClosed(state.status));
    if (OVER.has(state.status) && !this.isOver) {
      this.isOver = true;
      setTimeout(() => this.end((unsent) => this.talk.onOver(unsent)), LAST_WORDS_MS);
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
    const state = say(isTrying ? 'not_sent' : 'sending');
    const rows = items.map(({ text, seq }) =>
      turnItem({ isOwn: true, text, language: this.language, ...(seq === null ? { state } : {}) }),
    );
    part('pending').replaceChildren(...rows);
  }

  /** @param {string} text */
  putBack(text) {
    const field = input('say');
    field.value = [text, field.value].filter((one) => one !== '').join('\n');
    keep('draft', field.value);
    tell('notice', say('too_long'));
  }

  /** Says what stands in the field. */
  say() {
    const field = input('say');
    const text = field.value.trim();
    if (text === '') return field.focus();
    // Into the outbox before it leaves the field: between the two there is no moment without it.
    this.outbox.add(text);
    field.value = '';
    keep('draft', null);
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
    tell('notice', '');
    then(unsent);
  }
}

/** Shows the conversation, with what had been typed before. */
export function openTalk() {
  const field = input('say');
  field.value = recall('draft') ?? '';
  goTo('talk');
  if (matchMedia('(pointer: fine)').matches) field.focus();
}

/** @param {number | null} place */
function placeInWords(place) {
  if (place === null) return say('wait_unknown');
  if (place === 0) return say('wait_first');
  return place === 1 ? say('wait_one') : say('wait_many', { n: place });
}

/** @param {number | null} seconds */
function waitInWords(seconds) {
  if (seconds === null) return say('wait_open');
  return seconds < 60 ? say('wait_soon') : say('wait_minutes', { n: Math.ceil(seconds / 60) });
}

/** Somebody who reads further up is not torn away. */
function isNearEnd() {
  const { scrollHeight } = document.documentElement;
  return scrollHeight - (scrollY + innerHeight) < innerHeight / 2;
}

function scrollToEnd() {
  scrollTo({ top: document.documentElement.scrollHeight });
}

// @ts-check
import { announce } from '../ui/announcer.js';
import { input, part, show, showText } from '../ui/elements.js';
import { hideAnswers, writeAnswers } from './answers.js';
import { Outbox } from './outbox.js';
import { Stream } from './stream.js';
import { turnItem } from './view.js';
import { translate } from './words.js';

/**
 * @typedef {object} Listener
 * @property {() => void} onClosing Everything has been asked.
 * @property {() => void} onGoodbye The last turn has been said.
 * @property {(unsent: string[]) => void} onOver The interview has ended; `unsent` are texts that were too late.
 * @property {(status: string) => void} onClosed The interview was closed without being completed.
 * @property {() => void} onRejected
 */

/** @typedef {{ turn_id: string, text: string, item: HTMLElement }} Coming A turn of the interviewer that is not whole yet. */

export const OVER = new Set(['completed', 'processing']);
export const CLOSED = new Set(['expired', 'unavailable', 'cancelled']);
/** How long the last turn stays on the screen after the end. */
const LAST_TURN_MS = 4_000;
/** A quick answer needs no word that it is being written. */
const THINKING_MS = 1_500;

/** The running conversation: its turns, the pending messages and the state of the connection. */
export class Conversation {
  /**
   * `known_seq` is the last turn when the page was opened: turns up to it are history and are not announced.
   * @param {{ token: string, language: string, known_seq: number, composer: import('./composer.js').Composer, listener: Listener }} options
   */
  constructor({ token, language, known_seq, composer, listener }) {
    this.language = language;
    this.known_seq = known_seq;
    this.composer = composer;
    this.listener = listener;
    /** @type {import('./stream.js').Turn[]} */
    this.turns = [];
    /** @type {Coming | null} */
    this.coming = null;
    this.status = '';
    this.isOver = false;
    this.isFinishing = false;
    this.isOffline = false;
    this.question = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.thinking = undefined;
    this.reset();
    this.outbox = new Outbox(token, {
      onChange: (items, isTrying) => this.showPending(items, isTrying),
      onReturned: (text) => composer.putBack(text, translate('too_long')),
      onRejected: () => this.end(() => listener.onRejected()),
    });
    this.stream = new Stream(token, {
      onTurn: (turn) => this.addTurn(turn),
      onWords: (words) => this.addWords(words),
      onState: (state) => this.changeState(state),
      onConnection: (isConnected) => this.setOffline(!isConnected),
      onRejected: () => this.end(() => listener.onRejected()),
    });
  }

  nudge() {
    this.stream.nudge();
    this.outbox.nudge();
  }

  /** The device has noticed before the stream that there is no connection. */
  lost() {
    this.setOffline(true);
  }

  /** Written only when it changes: data of a working connection must not remove another notice. @param {boolean} isOffline */
  setOffline(isOffline) {
    if (isOffline === this.isOffline) return;
    this.isOffline = isOffline;
    showText('notice', isOffline ? translate('offline') : '');
  }

  /** @param {string} text @param {import('./outbox.js').InputKind} kind */
  say(text, kind) {
    this.outbox.add(text, kind);
    scrollToEnd();
  }

  /** @param {import('./stream.js').Turn} turn */
  addTurn(turn) {
    // When the team reopens an interview, its turns are numbered from 1 again.
    if (turn.seq <= (this.turns.at(-1)?.seq ?? 0)) this.reset();
    this.turns.push(turn);
    const isOwn = turn.speaker === 'participant';
    const item = this.itemOf(turn);
    const wasComing = this.coming?.turn_id === turn.turn_id;
    if (wasComing) this.coming?.item.replaceWith(item);
    else part('turns').append(item);
    if (wasComing) this.coming = null;
    if (isOwn) this.outbox.arrived(turn);
    // A turn is heard once, as a whole.
    else if (wasComing || turn.seq > this.known_seq) announce(turn.text, this.language);
    if (turn.progress) this.showProgress(turn.progress);
    if (turn.is_closing) this.listener.onClosing();
    this.composer.offer(isOwn ? null : turn, this.language);
    this.showWaiting();
  }

  /** @param {import('./stream.js').Turn} turn */
  itemOf({ speaker, text, is_help: isHelp }) {
    return turnItem({ isOwn: speaker === 'participant', text, language: this.language, isHelp });
  }

  /** Of an interview that ends with where help is: its goodbye and the help that this may refer to, which are read longer than they stay. */
  lastHelp() {
    if (!this.turns.at(-1)?.is_help) return [];
    const help = this.turns.filter((turn) => turn.is_help);
    return help.slice(-2).map((turn) => this.itemOf(turn));
  }

  /** The interviewer's words as they come; a new connection sends them again. @param {import('./stream.js').Words} words */
  addWords({ turn_id, start, text }) {
    const before = this.coming?.turn_id === turn_id ? this.coming.text : '';
    this.showComing(turn_id, before.slice(0, start) + text);
    this.showWaiting();
  }

  /** @param {string} turn_id @param {string} text */
  showComing(turn_id, text) {
    const item = turnItem({ isOwn: false, text, language: this.language });
    item.ariaBusy = 'true';
    if (this.coming?.item.isConnected) this.coming.item.replaceWith(item);
    else part('turns').append(item);
    this.coming = { turn_id, text, item };
  }

  reset() {
    this.turns = [];
    this.coming = null;
    part('turns').replaceChildren();
  }

  /** A question that is asked again later does not move the progress back. @param {{ question: number, of: number }} progress */
  showProgress({ question, of }) {
    this.question = Math.max(this.question, question);
    const bar = /** @type {HTMLProgressElement} */ (part('progress-bar'));
    [bar.max, bar.value] = [of, this.question];
    part('progress-text').textContent = translate('progress', { n: this.question, of });
    show('progress', true);
  }

  /** @param {import('./stream.js').State} state */
  changeState(state) {
    this.status = state.status;
    this.state = state;
    this.showWaiting();
    if (CLOSED.has(state.status)) this.end(() => this.listener.onClosed(state.status));
    if (OVER.has(state.status) && !this.isOver) {
      this.isOver = true;
      this.composer.close();
      hideAnswers();
      this.listener.onGoodbye();
      const end = () => this.end((unsent) => this.listener.onOver(unsent));
      // Whoever ended it by the button waits for no last turn.
      setTimeout(end, this.isFinishing ? 0 : LAST_TURN_MS);
    }
  }

  showWaiting() {
    const isWaiting = this.status === 'waiting';
    show('waiting', isWaiting);
    const isAnswered = this.coming !== null || this.turns.at(-1)?.speaker === 'interviewer';
    this.showThinking(this.status === 'in_progress' && !isAnswered && !this.isFinishing);
    if (!isWaiting) return;
    const { place = null, expected_wait_seconds: seconds = null } = this.state ?? {};
    const words = [placeInWords(place), waitInWords(seconds)];
    // Announced when it changes, and not with every turn.
    if (words[0] !== part('wait-place').textContent) announce(words.join(' '));
    [part('wait-place').textContent, part('wait-time').textContent] = [words[0] ?? '', words[1] ?? ''];
  }

  /** The participant has ended the interview, which the server has not reported yet. @param {boolean} isFinishing */
  showFinishing(isFinishing) {
    this.isFinishing = isFinishing;
    show('composer', !isFinishing);
    show('finishing', isFinishing);
    if (isFinishing) announce(translate('finishing'));
    this.showWaiting();
  }

  /** @param {boolean} isThinking */
  showThinking(isThinking) {
    if (isThinking === (this.thinking !== undefined)) return;
    clearTimeout(this.thinking);
    this.thinking = isThinking ? setTimeout(() => announce(translate('thinking')), THINKING_MS) : undefined;
    show('thinking', isThinking);
  }

  /** @param {readonly import('./outbox.js').Pending[]} items @param {boolean} isTrying */
  showPending(items, isTrying) {
    const state = translate(isTrying ? 'not_sent' : 'sending');
    const rows = items.map(({ text, seq }) =>
      turnItem({ isOwn: true, text, language: this.language, ...(seq === null ? { state } : {}) }),
    );
    part('pending').replaceChildren(...rows);
    show('pending', rows.length > 0);
  }

  hasUnsent() {
    return input('say').value.trim() !== '' || this.outbox.items.some(({ seq }) => seq === null);
  }

  /** Writes everything again in another language of the page. */
  translate() {
    part('turns').replaceChildren(...this.turns.map((turn) => this.itemOf(turn)));
    if (this.coming) this.showComing(this.coming.turn_id, this.coming.text);
    const progress = this.turns.filter((turn) => turn.progress).at(-1)?.progress;
    if (progress) this.showProgress(progress);
    this.outbox.changed();
    writeAnswers();
    this.showWaiting();
    if (this.isOffline) showText('notice', translate('offline'));
  }

  /** @param {(unsent: string[]) => void} then */
  end(then) {
    this.stream.stop();
    this.showThinking(false);
    show('finishing', false);
    const unsent = this.outbox.stop();
    showText('notice', '');
    then(unsent);
  }
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

/** Whether the reader was near the end when they last scrolled. A reader further up is not scrolled away. */
let isAtEnd = true;

/** Keeps the end in view while turns, notices and the text field above the keyboard grow and shrink. */
export function keepEndInView() {
  addEventListener('scroll', () => {
    const { scrollHeight } = document.documentElement;
    isAtEnd = scrollHeight - (scrollY + innerHeight) < innerHeight / 2;
  });
  new ResizeObserver(followEnd).observe(part('talk'));
  addEventListener('resize', followEnd);
}

function followEnd() {
  if (!part('talk').hidden && isAtEnd) scrollToEnd();
}

function scrollToEnd() {
  isAtEnd = true;
  scrollTo({ top: document.documentElement.scrollHeight });
}

// @ts-check
import { Problem, ask } from '../ui/api.js';
import { Backoff } from '../ui/backoff.js';
import { tab } from '../ui/store.js';

/**
 * @typedef {'typed' | 'pasted' | 'voice'} InputKind
 * @typedef {{ client_turn_id: string, text: string, input: InputKind, seq: number | null }} Pending
 * @typedef {object} Reader
 * @property {(items: readonly Pending[], isTrying: boolean) => void} onChange
 * @property {(text: string, problem: Problem) => void} onReturned The server rejected this text for good.
 * @property {(problem: Problem) => void} onRejected The token is no longer valid.
 */

/** A random id. `crypto.randomUUID` is missing on pages loaded over plain http. */
function newId() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The participant's messages that the stream has not confirmed yet. Each is sent in order and retried with the same id until the
 * server has stored it, across reloads.
 */
export class Outbox {
  /** @param {string} token @param {Reader} reader */
  constructor(token, reader) {
    this.token = token;
    this.reader = reader;
    /** @type {Pending[]} */
    this.items = JSON.parse(tab.load('outbox') ?? '[]');
    this.isRunning = false;
    this.isStopped = false;
    this.backoff = new Backoff({ first_ms: 500, longest_ms: 5_000 });
    this.changed();
    void this.run();
  }

  /** @param {string} text @param {InputKind} input */
  add(text, input) {
    this.items.push({ client_turn_id: newId(), text, input, seq: null });
    this.changed();
    void this.run();
  }

  /** Removes the message that has arrived as a turn. @param {{ seq: number, text: string }} turn */
  arrived({ seq, text }) {
    const index = this.items.findIndex((item) => item.seq === seq || (item.seq === null && item.text === text));
    if (index >= 0) this.items.splice(index, 1);
    this.changed();
  }

  nudge() {
    this.backoff.wake();
  }

  /** Stops sending and returns the unsent texts. */
  stop() {
    this.isStopped = true;
    this.backoff.wake();
    return this.items.filter(({ seq }) => seq === null).map(({ text }) => text);
  }

  changed() {
    tab.save('outbox', JSON.stringify(this.items));
    this.reader.onChange(this.items, this.backoff.failures > 0);
  }

  next() {
    return this.isStopped ? undefined : this.items.find(({ seq }) => seq === null);
  }

  async run() {
    if (this.isRunning) return;
    this.isRunning = true;
    for (let item = this.next(); item; item = this.next()) await this.send(item);
    this.isRunning = false;
  }

  /** @param {Pending} item */
  async send(item) {
    const { client_turn_id, text, input } = item;
    try {
      const body = { client_turn_id, text, input };
      const { seq } = await ask('POST', 'session/turns', { token: this.token, body });
      item.seq = seq;
      this.backoff.succeeded();
      this.changed();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      await this.failed(item, error);
    }
  }

  /** @param {Pending} item @param {Problem} problem */
  async failed(item, problem) {
    if (problem.status === 401 || problem.status === 403) {
      this.isStopped = true;
      this.reader.onRejected(problem);
      return;
    }
    // A conflict ends when the interview resumes; when the interview is over, the conversation stops this outbox.
    if (problem.isTransient || problem.status === 409) {
      const pause = this.backoff.pause();
      this.changed();
      await pause;
      return;
    }
    this.items = this.items.filter((other) => other !== item);
    this.changed();
    this.reader.onReturned(item.text, problem);
  }
}

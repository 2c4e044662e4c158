// @ts-check
import { Problem, ask } from './api.js';
import { Backoff } from './backoff.js';
import { keep, recall } from './store.js';

/**
 * @typedef {{ client_turn_id: string, text: string, seq: number | null }} Pending
 * @typedef {object} Reader
 * @property {(items: readonly Pending[], isTrying: boolean) => void} onChange
 * @property {(text: string, problem: Problem) => void} onReturned The server will never take this text.
 * @property {(problem: Problem) => void} onRefused The token does not work any more.
 */

/** A random id. `crypto.randomUUID` is missing where the page came over plain http. */
function newId() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * What has been said and not yet been seen in the interview. Each text goes out in order, again and again under the same id
 * until the server has it, across reloads.
 */
export class Outbox {
  /** @param {string} token @param {Reader} reader */
  constructor(token, reader) {
    this.token = token;
    this.reader = reader;
    /** @type {Pending[]} */
    this.items = JSON.parse(recall('outbox') ?? '[]');
    this.isRunning = false;
    this.isStopped = false;
    this.backoff = new Backoff({ first_ms: 500, longest_ms: 5_000 });
    this.changed();
    void this.run();
  }

  /** @param {string} text */
  add(text) {
    this.items.push({ client_turn_id: newId(), text, seq: null });
    this.changed();
    void this.run();
  }

  /** A turn of the participant stands in the interview now. @param {{ seq: number, text: string }} turn */
  arrived({ seq, text }) {
    const index = this.items.findIndex((item) => item.seq === seq || (item.seq === null && item.text === text));
    if (index >= 0) this.items.splice(index, 1);
    this.changed();
  }

  nudge() {
    this.backoff.wake();
  }

  /** Gives up what has not been sent. */
  stop() {
    this.isStopped = true;
    this.backoff.wake();
    return this.items.filter(({ seq }) => seq === null).map(({ text }) => text);
  }

  changed() {
    keep('outbox', JSON.stringify(this.items));
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
    const { client_turn_id, text } = item;
    try {
      const { seq } = await ask('POST', 'session/turns', { token: this.token, body: { client_turn_id, text } });
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
      this.reader.onRefused(problem);
      return;
    }
    // A conflict passes when the interview goes on; whoever listens to its state stops this when it is over.
    if (problem.mayPass || problem.status === 409) {
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

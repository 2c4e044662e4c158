// @ts-check
import { Problem, addressOf, problemOf } from '../ui/api.js';
import { Backoff } from '../ui/backoff.js';

/**
 * @typedef {{ kind: string, min: number | null, max: number | null, unit: string | null }} AnswerInput
 * @typedef {{ turn_id: string, seq: number, speaker: string, text: string, progress?: { question: number, of: number } | null, choices?: string[], input?: AnswerInput | null, is_closing?: boolean, is_help?: boolean }} Turn
 * @typedef {{ status: string, place: number | null, expected_wait_seconds: number | null }} State
 * @typedef {{ turn_id: string, seq: number, start: number, text: string }} Words Of a turn that is not whole yet, from a character of it on.
 * @typedef {object} Listener
 * @property {(turn: Turn) => void} onTurn
 * @property {(words: Words) => void} onWords
 * @property {(state: State) => void} onState
 * @property {(isConnected: boolean) => void} onConnection
 * @property {(problem: Problem) => void} onRejected The token is no longer valid.
 */

/** The server sends a heartbeat every 15 s; after this time without data, the connection is considered dead. */
const SILENCE_MS = 40_000;

/**
 * The live events of the interview. Reconnects after every failure and continues after the last turn received.
 * (EventSource would do that too, but it cannot send the token.)
 */
export class Stream {
  /** @param {string} token @param {Listener} listener */
  constructor(token, listener) {
    this.token = token;
    this.listener = listener;
    this.lastId = '';
    this.isStopped = false;
    this.backoff = new Backoff({ first_ms: 500, longest_ms: 10_000 });
    this.connection = new AbortController();
    this.lastByteAt = Date.now();
    void this.run();
  }

  stop() {
    this.isStopped = true;
    this.connection.abort();
    this.backoff.wake();
  }

  /** Called when the device is online or the page visible again: retries now, and drops a silent connection. */
  nudge() {
    this.backoff.wake();
    if (Date.now() - this.lastByteAt > SILENCE_MS / 2) this.connection.abort();
  }

  async run() {
    while (!this.isStopped) {
      try {
        await this.listenOnce();
      } catch (error) {
        if (error instanceof Problem && (error.status === 401 || error.status === 403)) {
          this.listener.onRejected(error);
          return;
        }
      }
      if (this.isStopped) return;
      // The first failure after a working stream is probably a server restart, so no notice is shown.
      if (this.backoff.failures > 0) this.listener.onConnection(false);
      await this.backoff.pause();
    }
  }

  async listenOnce() {
    this.connection = new AbortController();
    this.lastByteAt = Date.now();
    const watchdog = setInterval(() => {
      if (Date.now() - this.lastByteAt > SILENCE_MS) this.connection.abort();
    }, 5_000);
    try {
      const response = await fetch(addressOf('session/events'), {
        headers: {
          accept: 'text/event-stream',
          authorization: `Bearer ${this.token}`,
          ...(this.lastId === '' ? {} : { 'last-event-id': this.lastId }),
        },
        cache: 'no-store',
        signal: this.connection.signal,
      });
      if (!response.ok || !response.body) throw await problemOf(response);
      await this.read(response.body.getReader());
    } finally {
      clearInterval(watchdog);
    }
  }

  /** @param {ReadableStreamDefaultReader<Uint8Array>} reader */
  async read(reader) {
    const decoder = new TextDecoder();
    let rest = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      this.lastByteAt = Date.now();
      this.backoff.succeeded();
      this.listener.onConnection(true);
      const frames = (rest + decoder.decode(value, { stream: true })).split('\n\n');
      rest = frames.pop() ?? '';
      for (const frame of frames) this.take(frame);
    }
  }

  /** @param {string} frame */
  take(frame) {
    /** @type {Record<string, string>} */
    const fields = {};
    for (const line of frame.split('\n')) {
      const [, name, value] = /^(\w+): ?(.*)$/.exec(line) ?? [];
      if (name !== undefined && value !== undefined) fields[name] = value;
    }
    if (fields['data'] === undefined) return;
    const data = JSON.parse(fields['data']);
    if (fields['event'] === 'turn') this.listener.onTurn(data);
    if (fields['event'] === 'turn_delta') this.listener.onWords(data);
    if (fields['event'] === 'state') this.listener.onState(data);
    // Set last, so that an event whose handler failed is sent again.
    this.lastId = fields['id'] ?? this.lastId;
  }
}

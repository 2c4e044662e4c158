import type { JsMsg } from '@nats-io/jetstream';
import type { Logger } from '@insights/telemetry';

/** Acknowledges handled events once in each turn of the event loop: one write for all of them (test/bench/event-consumers.ts). */
export class Acknowledgements {
  readonly #logger: Logger;
  #waiting: JsMsg[] = [];

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  add(message: JsMsg): void {
    this.#waiting.push(message);
    if (this.#waiting.length === 1) setImmediate(() => this.send());
  }

  /** Sends those that wait. */
  send(): void {
    const messages = this.#waiting;
    this.#waiting = [];
    for (const message of messages) {
      try {
        message.ack();
      } catch (error) {
        // It is delivered again when its time to be acknowledged ends, and found in the inbox.
        this.#logger.warn({ err: error, stream_seq: message.seq }, 'acknowledging an event failed');
      }
    }
  }
}

import type { ConsumerInfo, JetStreamManager, StreamInfo } from '@nats-io/jetstream';
import type { Logger } from '@insights/telemetry';
import type { Bus } from './bus.ts';
import { streamRights } from './permissions.ts';
import { EVENTS } from './streams.ts';

/** Shares of the stream's limit: above the first, events that everybody has read are removed until the second is left. */
const CROWDED = 0.75;
const COMFORTABLE = 0.5;
/** A replica of the stream that counts a consumer's unread events may be behind its leader, but not for so long. */
const SETTLED_MS = 5_000;

interface Mark {
  seq: number;
  at: number;
}

/**
 * Removes events that every durable consumer has acknowledged from a stream that fills up, the oldest first. An event that somebody may still read is never removed: without room for
 * new ones, they wait in the outbox. Used by the relay of the stream's owner; safe in several replicas.
 */
export class EventRoom {
  readonly #bus: Bus;
  readonly #readers: readonly string[];
  readonly #logger: Logger;
  #recent: Mark | undefined;
  #settled = 0;

  /** `readers`: nothing is removed while one of these consumers is missing, because it will read from the start. */
  constructor(bus: Bus, { readers, logger }: { readers: readonly string[]; logger: Logger }) {
    this.#bus = bus;
    this.#readers = readers;
    this.#logger = logger;
  }

  /** Exports the size of what is still to be read, and makes room when it is needed. Only the stream's owner does anything. */
  async make(now = performance.now()): Promise<void> {
    if (!streamRights(this.#bus.config.natsUser, EVENTS).update) return;
    const { manager } = await this.#bus.stream();
    // Before the consumers: what they have not got now may be newer than this.
    const info = await manager.streams.info(EVENTS);
    this.#settle({ seq: info.state.last_seq, at: now });
    const read = this.#readByAll(await this.#durables(manager));
    this.#bus.metrics.stream_needed_bytes.set({ stream: EVENTS }, neededBytes(info, read));
    const last = Math.min(read, lastToRemove(info));
    if (last < info.state.first_seq) return;
    const { purged } = await manager.streams.purge(EVENTS, { seq: last + 1 });
    this.#logger.info({ count: purged, stream: EVENTS }, 'events that every service has handled were removed');
  }

  async #durables(manager: JetStreamManager): Promise<ConsumerInfo[]> {
    const durables: ConsumerInfo[] = [];
    for await (const consumer of manager.consumers.list(EVENTS)) {
      if (consumer.config.durable_name !== undefined) durables.push(consumer);
    }
    const { consumer_unread } = this.#bus.metrics;
    for (const { name, num_pending, num_ack_pending } of durables) {
      consumer_unread.set({ consumer: name }, num_pending + num_ack_pending);
    }
    return durables;
  }

  #settle(mark: Mark): void {
    if (this.#recent && mark.at - this.#recent.at < SETTLED_MS) return;
    this.#settled = this.#recent?.seq ?? 0;
    this.#recent = mark;
  }

  /** The last event up to which every consumer has acknowledged those that it gets. */
  #readByAll(durables: readonly ConsumerInfo[]): number {
    const names = new Set(durables.map(({ name }) => name));
    if (durables.length === 0 || this.#readers.some((name) => !names.has(name))) return 0;
    return Math.min(...durables.map((consumer) => this.#readBy(consumer)));
  }

  /** A consumer's own floor is its last event, which may be old when it gets few; without any unread event it holds nothing back. */
  #readBy({ num_pending, num_ack_pending, ack_floor }: ConsumerInfo): number {
    const isIdle = num_pending === 0 && num_ack_pending === 0;
    return isIdle ? Math.max(ack_floor.stream_seq, this.#settled) : ack_floor.stream_seq;
  }
}

/** The last event whose removal leaves a comfortable stream, if its events are of about the same size; 0 when there is room. */
function lastToRemove({ state, config }: StreamInfo): number {
  if (state.bytes <= CROWDED * config.max_bytes) return 0;
  const share = 1 - (COMFORTABLE * config.max_bytes) / state.bytes;
  return state.first_seq + Math.ceil(share * (state.last_seq - state.first_seq + 1)) - 1;
}

function neededBytes({ state }: StreamInfo, read: number): number {
  const unread = Math.min(state.last_seq - read, state.messages);
  return state.messages === 0 ? 0 : Math.round((state.bytes * unread) / state.messages);
}

import { type Span, SpanKind, trace } from '@opentelemetry/api';
import { Backoff, Signal } from '@insights/background';
import { GRPC_SERVICE_NAMES } from '@insights/contracts';
import { type Db, OUTBOX_BELL } from '@insights/db';
import type { Logger } from '@insights/telemetry';
import type { Bus } from './bus.ts';
import { contextOf, writeHeaders } from './event-headers.ts';
import { EventRoom } from './make-room.ts';
import { type OutboxRow, markPublished, takeWaiting, waitingRows } from './outbox-rows.ts';
import { type Outgoing, publish } from './publish.ts';
import type { Stoppable } from './stoppable.ts';
import { measureStreams } from './measure-streams.ts';
import { resendIfLost } from './stream-watch.ts';

/** Finds events of processes that died between their commit and their relay. */
const POLL_MS = 2_000;
const WATCH_MS = 5_000;
const RETRY = { min_ms: 100, max_ms: 5_000 };
/** The server's API level that supports atomic batches (NATS 2.12). */
const BATCH_API_LEVEL = 2;

const tracer = trace.getTracer('insights.messaging');

export interface RelayOptions {
  db: Db;
  bus: Bus;
  service: string;
  logger: Logger;
  /** The services with a durable consumer; without it, all that have one. */
  readers?: readonly string[];
}

class Relay implements Stoppable {
  readonly #options: RelayOptions;
  readonly #wake = new Signal();
  readonly #stop = new AbortController();
  readonly #ended: Promise<unknown>;
  readonly #room: EventRoom;
  #isStreamSure = false;
  #watchAt = 0;

  constructor(options: RelayOptions) {
    this.#options = options;
    options.bus.flow.expect('relay');
    this.#room = new EventRoom(options.bus, { readers: GRPC_SERVICE_NAMES, ...options });
    // Without this, the age alert would fire for a relay that has not looked yet.
    options.bus.metrics.outbox_age.saw(0);
    const forget = options.bus.onConnect(() => {
      this.#isStreamSure = false;
      this.#wake.notify();
    });
    const unhook = options.db.onBell(OUTBOX_BELL, () => this.#wake.notify());
    this.#stop.signal.addEventListener('abort', () => {
      forget();
      unhook();
      this.#wake.notify();
    });
    this.#ended = this.#run();
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#ended;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stop;
    const backoff = new Backoff(RETRY);
    while (!signal.aborted) {
      try {
        await this.#watch();
        while (this.#options.bus.ready() && !signal.aborted && (await this.#relayBatch())) await this.#watch();
        backoff.reset();
        await this.#wake.wait(POLL_MS);
      } catch (error) {
        this.#options.bus.flow.report('relay', false);
        this.#options.logger.warn({ err: error }, 'outbox relay failed; retrying');
        this.#isStreamSure = false;
        await backoff.wait(signal);
      }
    }
  }

  /**
   * Updates the gauges and checks that the stream still holds this service's events: after each connect, after an error and
   * every 5 s.
   */
  async #watch(): Promise<void> {
    if (this.#isStreamSure && Date.now() < this.#watchAt) return;
    const { db, bus, logger } = this.#options;
    const { count, oldest_seconds } = await waitingRows(db.worker);
    bus.metrics.waiting.set(count);
    bus.metrics.outbox_age.saw(oldest_seconds);
    if (!bus.ready()) return;
    if (!this.#isStreamSure) await bus.ensureStreams();
    await resendIfLost(this.#options);
    // A server that does not permit it yet must not keep events from being published.
    await this.#room.make().catch((error: unknown) => {
      logger.warn({ err: error }, 'making room in the stream of events failed; trying again');
    });
    await measureStreams(bus);
    bus.flow.report('relay', true);
    this.#isStreamSure = true;
    this.#watchAt = Date.now() + WATCH_MS;
  }

  /** Takes, publishes and marks one batch in one transaction. True when there may be more. */
  async #relayBatch(): Promise<boolean> {
    const { db, bus } = this.#options;
    const client = await db.worker.connect();
    try {
      const [, rows] = await Promise.all([client.query('begin'), takeWaiting(client, bus.config.outboxBatch)]);
      const sent = rows.length > 0 ? await this.#publish(rows) : [];
      const marked = sent.length > 0 ? markPublished(client, sent) : undefined;
      await Promise.all([marked, client.query('commit')]);
      client.release();
      return rows.length === bus.config.outboxBatch;
    } catch (error) {
      // Closing the connection rolls back, and the rows stay unpublished.
      client.release(true);
      throw error;
    }
  }

  async #publish(rows: OutboxRow[]): Promise<{ id: string; seq: number }[]> {
    const { bus, service, logger } = this.#options;
    const { client, connection } = await bus.stream();
    const spans = new Map<string, Span>();
    try {
      const events = rows.map((row) => outgoing(row, service, spans));
      const { sent, refused } = await publish(client, events, (connection.info?.api_lvl ?? 0) >= BATCH_API_LEVEL);
      const first = refused[0];
      if (first && sent.length === 0) throw first.error;
      if (first) logger.error({ err: first.error, count: refused.length }, 'JetStream rejected events; they wait');
      const isSent = new Set(sent.map(({ id }) => id));
      for (const row of rows) if (isSent.has(row.id)) bus.metrics.published.inc({ name: row.name });
      return sent;
    } finally {
      for (const span of spans.values()) span.end();
    }
  }
}

function outgoing(row: OutboxRow, service: string, spans: Map<string, Span>): Outgoing {
  const subject = `events.${service}.${row.name}`;
  const parent = contextOf(row.traceparent);
  const attributes = {
    'messaging.system': 'nats',
    'messaging.operation.type': 'send',
    'messaging.destination.name': subject,
    'messaging.message.id': row.id,
  };
  const span = tracer.startSpan(`send ${row.name}`, { kind: SpanKind.PRODUCER, attributes }, parent);
  spans.set(row.id, span);
  const event = { ...row, occurred_at: row.created_at };
  return {
    id: row.id,
    subject,
    payload: row.payload,
    headers: () => writeHeaders(event, trace.setSpan(parent, span)),
  };
}

/**
 * Publishes a service's outbox at least once, in order of ids, and marks rows only after JetStream has acknowledged them.
 * Safe to run in every replica. Recovers from the loss of NATS, its store and the database.
 */
export function startRelay(options: RelayOptions): Stoppable {
  return new Relay(options);
}

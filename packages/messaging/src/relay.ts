import { type Span, SpanKind, trace } from '@opentelemetry/api';
import { Client } from 'pg';
import type { Db } from '@insights/db';
import type { Logger } from '@insights/telemetry';
import type { Bus } from './bus.ts';
import { contextOf, writeHeaders } from './event-headers.ts';
import { type OutboxRow, markPublished, takeWaiting, waitingRows } from './outbox-rows.ts';
import { type Outgoing, publish } from './publish.ts';
import type { Stoppable } from './stoppable.ts';
import { measureStreams } from './measure-streams.ts';
import { resendIfLost } from './stream-watch.ts';
import { Doorbell, wait } from './wait.ts';

/** The net under NOTIFY: what was not rung is found this late. */
const POLL_MS = 2_000;
const WATCH_MS = 5_000;
const PAUSE_MS = { min: 100, max: 5_000 };
/** The server's API level that knows atomic batches (NATS 2.12). */
const BATCH_API_LEVEL = 2;

const tracer = trace.getTracer('insights.messaging');

export interface RelayOptions {
  db: Db;
  bus: Bus;
  service: string;
  logger: Logger;
}

class Relay implements Stoppable {
  readonly #options: RelayOptions;
  readonly #bell = new Doorbell();
  readonly #stop = new AbortController();
  readonly #ended: Promise<unknown>;
  #isStreamSure = false;
  #watchAt = 0;

  constructor(options: RelayOptions) {
    this.#options = options;
    // From now on somebody is to look.
    options.bus.metrics.outbox_age.saw(0);
    const forget = options.bus.onConnect(() => {
      this.#isStreamSure = false;
      this.#bell.ring();
    });
    this.#stop.signal.addEventListener('abort', () => {
      forget();
      this.#bell.ring();
    });
    this.#ended = Promise.all([this.#run(), this.#listen()]);
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#ended;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stop;
    let pause = PAUSE_MS.min;
    while (!signal.aborted) {
      try {
        await this.#watch();
        while (this.#options.bus.ready() && !signal.aborted && (await this.#relayBatch())) await this.#watch();
        pause = PAUSE_MS.min;
        await this.#bell.heard(POLL_MS);
      } catch (error) {
        this.#options.logger.warn({ err: error }, 'the relay cannot publish; events wait in the outbox');
        this.#isStreamSure = false;
        await wait(pause, signal);
        pause = Math.min(pause * 2, PAUSE_MS.max);
      }
    }
  }

  /** Gauges, and whether the stream is still the one that holds our events: after each connect, after an error, and now and then. */
  async #watch(): Promise<void> {
    if (this.#isStreamSure && Date.now() < this.#watchAt) return;
    const { db, bus } = this.#options;
    const { count, oldest_seconds } = await waitingRows(db.worker);
    bus.metrics.waiting.set(count);
    bus.metrics.outbox_age.saw(oldest_seconds);
    if (!bus.ready()) return;
    if (!this.#isStreamSure) await bus.ensureStreams();
    await resendIfLost(this.#options);
    await measureStreams(bus);
    this.#isStreamSure = true;
    this.#watchAt = Date.now() + WATCH_MS;
  }

  /** Takes, publishes and marks one batch in one transaction. Whether there may be more. */
  async #relayBatch(): Promise<boolean> {
    const { db, bus } = this.#options;
    const client = await db.worker.connect();
    try {
      await client.query('begin');
      const rows = await takeWaiting(client, bus.config.outboxBatch);
      const sent = rows.length > 0 ? await this.#publish(rows) : [];
      if (sent.length > 0) await markPublished(client, sent);
      await client.query('commit');
      client.release();
      return rows.length === bus.config.outboxBatch;
    } catch (error) {
      // The server rolls back when the connection goes, and the rows wait again.
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
      for (const { id, error } of refused) logger.error({ err: error, event_id: id }, 'JetStream refuses an event');
      const isSent = new Set(sent.map(({ id }) => id));
      for (const row of rows) if (isSent.has(row.id)) bus.metrics.published.inc({ name: row.name });
      return sent;
    } finally {
      for (const span of spans.values()) span.end();
    }
  }

  /** Hears NOTIFY on a connection of its own; without one, polling goes on. */
  async #listen(): Promise<void> {
    const { db, service, logger } = this.#options;
    const { signal } = this.#stop;
    while (!signal.aborted) {
      const client = new Client(db.worker.options);
      const { promise: gone, resolve } = Promise.withResolvers<void>();
      signal.addEventListener('abort', () => resolve(), { once: true });
      client.on('error', () => resolve());
      client.on('end', () => resolve());
      client.on('notification', () => this.#bell.ring());
      try {
        await client.connect();
        await client.query(`listen outbox_${service}`);
        this.#bell.ring();
        await gone;
      } catch (error) {
        logger.warn({ err: error }, 'the outbox cannot be listened to; polling');
      }
      await client
        .end()
        .catch((error: unknown) => logger.debug({ err: error }, 'a lost connection cannot say goodbye'));
      await wait(PAUSE_MS.max / 5, signal);
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
 * Publishes the outbox of a service, in order of ids, at least once, and marks rows only after JetStream's acknowledgement.
 * Any number of replicas may run. Survives the loss of NATS, of its store and of the database.
 */
export function startRelay(options: RelayOptions): Stoppable {
  return new Relay(options);
}

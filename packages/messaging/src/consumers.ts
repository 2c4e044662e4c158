import { type Span, SpanKind, SpanStatusCode, context, trace } from '@opentelemetry/api';
import type { Consumer, ConsumerMessages, JsMsg } from '@nats-io/jetstream';
import { Signal, sleep } from '@insights/background';
import type { Db } from '@insights/db';
import type { Logger } from '@insights/telemetry';
import type { Bus } from './bus.ts';
import type { Subscription } from './consume.ts';
import { ensureConsumer } from './durable.ts';
import { readHeaders } from './event-headers.ts';
import { ADDRESSEE, storeDeadLetter, errorCode } from './dead-letter-store.ts';
import { FailureCount, isTransient, transientPause, retryPause } from './retry.ts';
import type { Stoppable } from './stoppable.ts';

const FETCH_MS = 5_000;
const PAUSE_MS = 500;
/** Pause in fetching after a dependency was unavailable. */
const UNAVAILABLE_PAUSE_MS = 1_000;
const DEAD_LETTER_RETRY_MS = 10_000;
const UNKNOWN_PAUSE_MS = 2_000;

const tracer = trace.getTracer('insights.messaging');

export interface ConsumersOptions {
  db: Db;
  bus: Bus;
  service: string;
  logger: Logger;
  subscriptions: readonly Subscription[];
}

/** NATS permissions restrict a service to its own subjects, not to its own events, so the emitter is checked here. */
const isFrom = (service: string, emitter: string): boolean => emitter === '*' || emitter === service;

class Consumers implements Stoppable {
  readonly #options: ConsumersOptions;
  readonly #stop = new AbortController();
  readonly #wake = new Signal();
  readonly #running = new Set<Promise<void>>();
  readonly #failures = new FailureCount();
  readonly #ended: Promise<void>;
  #fetching: ConsumerMessages | undefined;
  #pausedUntil = 0;

  constructor(options: ConsumersOptions) {
    this.#options = options;
    options.bus.flow.expect('consumers');
    const forget = options.bus.onConnect(() => this.#wake.notify());
    this.#stop.signal.addEventListener('abort', () => {
      forget();
      this.#wake.notify();
    });
    this.#ended = this.#run();
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#fetching?.close();
    await this.#ended;
    await Promise.all(this.#running);
  }

  async #run(): Promise<void> {
    const { bus, service, subscriptions, logger } = this.#options;
    const { signal } = this.#stop;
    let mayUpdate = true;
    while (!signal.aborted) {
      if (!bus.ready()) {
        await this.#wake.wait(FETCH_MS);
        continue;
      }
      try {
        const consumer = await ensureConsumer(bus, service, subscriptions, mayUpdate);
        mayUpdate = false;
        bus.flow.report('consumers', true);
        await this.#takeFrom(consumer);
      } catch (error) {
        bus.flow.report('consumers', false);
        if (!signal.aborted) logger.warn({ err: error }, 'fetching events failed; retrying');
        await sleep(PAUSE_MS, signal);
      }
    }
  }

  /** Fetches only as many events as there are free slots: an event that waits in the process would exceed its time to be acknowledged. */
  async #takeFrom(consumer: Consumer): Promise<void> {
    const { signal } = this.#stop;
    let known = 1;
    while (!signal.aborted) {
      const free = this.#options.bus.config.consumerConcurrency - this.#running.size;
      if (free === 0) {
        await Promise.race(this.#running);
        continue;
      }
      if (Date.now() < this.#pausedUntil) await sleep(UNAVAILABLE_PAUSE_MS, signal);
      // A request for more events than exist would delay the available ones until it expires.
      const max_messages = Math.min(free, known);
      this.#fetching = await consumer.fetch({ max_messages, expires: FETCH_MS });
      known = 1;
      for await (const message of this.#fetching) {
        known = Math.max(1, message.info.pending);
        const work = this.#handle(message).finally(() => this.#running.delete(work));
        this.#running.add(work);
      }
    }
  }

  async #handle(message: JsMsg): Promise<void> {
    const { bus, logger } = this.#options;
    const head = readHeaders(message.subject, message.headers, message.info.deliveryCount);
    const attributes = {
      'messaging.system': 'nats',
      'messaging.operation.type': 'process',
      'messaging.destination.name': message.subject,
      'messaging.message.id': head.event.id,
    };
    const span = tracer.startSpan(`process ${head.name}`, { kind: SpanKind.CONSUMER, attributes }, head.trace);
    const beat = setInterval(() => message.working(), (bus.config.consumerAckWaitSeconds * 1_000) / 3);
    try {
      await context.with(trace.setSpan(head.trace, span), () => this.#deliver(message, head, span));
    } catch (error) {
      // Neither acknowledged nor rejected: it is delivered again when its time to be acknowledged ends.
      logger.warn({ err: error, event: head.name, event_id: head.event.id }, 'acknowledging an event failed');
    } finally {
      clearInterval(beat);
      span.end();
    }
  }

  async #deliver(message: JsMsg, { event, name }: ReturnType<typeof readHeaders>, span: Span): Promise<void> {
    const { db, bus, service, subscriptions } = this.#options;
    const addressee = message.headers?.get(ADDRESSEE) ?? '';
    if (addressee !== '' && addressee !== service) return message.ack();
    const concerned = subscriptions.filter(
      ({ event: wanted, emitter }) => wanted === name && isFrom(event.service, emitter),
    );
    if (concerned.length === 0) return this.#ignore(message, name);
    for (const { consumer, take } of concerned) {
      try {
        const outcome = await take(db, service, event, message.data);
        bus.metrics.consumed.inc({ consumer, name, outcome });
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR, message: errorCode(error) });
        const outcome = await this.#fail(message, event.id, error);
        bus.metrics.consumed.inc({ consumer, name, outcome });
        return;
      }
    }
    this.#failures.forget(event.id);
    message.ack();
  }

  /** No subscription is for this event, or its emitter may not publish it. During a rolling update it may be for the newer version. */
  #ignore(message: JsMsg, name: string): void {
    const { bus, service } = this.#options;
    bus.metrics.consumed.inc({ consumer: service, name, outcome: 'ignored' });
    if (message.info.deliveryCount < bus.config.consumerMaxDeliver) message.nak(UNKNOWN_PAUSE_MS);
    else message.ack();
  }

  async #fail(message: JsMsg, id: string, error: unknown): Promise<'unavailable' | 'retried' | 'dead'> {
    const { bus, service, logger } = this.#options;
    const { name } = readHeaders(message.subject, message.headers, 1);
    const about = { event: name, event_id: id, attempt: message.info.deliveryCount };
    if (isTransient(error)) {
      logger.warn({ err: error, ...about }, 'event waits for an unavailable dependency');
      this.#pausedUntil = Date.now() + UNAVAILABLE_PAUSE_MS;
      message.nak(transientPause(message.info.deliveryCount));
      return 'unavailable';
    }
    const failures = this.#failures.add(id);
    if (failures < bus.config.consumerMaxDeliver) {
      logger.warn({ err: error, ...about }, 'event failed; retrying');
      message.nak(retryPause(bus.config.consumerBackoffMs, failures));
      return 'retried';
    }
    try {
      await storeDeadLetter(bus, service, message, error);
    } catch (cause) {
      logger.error({ err: cause, ...about }, 'storing a dead letter failed; the event stays in the stream');
      await bus.ensureStreams();
      message.nak(DEAD_LETTER_RETRY_MS);
      return 'retried';
    }
    this.#failures.forget(id);
    message.term('dead letter');
    bus.metrics.dead_letters.inc({ name });
    logger.error({ err: error, ...about }, 'event moved to the dead letters');
    return 'dead';
  }
}

/**
 * Delivers a service's events to its subscriptions. Failures are retried with backoff and end as dead letters; an unavailable
 * dependency (a database, another service) is waited for without limit.
 */
export function startConsumers(options: ConsumersOptions): Stoppable {
  if (options.subscriptions.length === 0) return { stop: () => Promise.resolve() };
  return new Consumers(options);
}

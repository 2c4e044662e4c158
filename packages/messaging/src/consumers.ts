import { setImmediate as turnOfLoop } from 'node:timers/promises';
import { type Span, SpanKind, SpanStatusCode, context, trace } from '@opentelemetry/api';
import type { Consumer, ConsumerMessages, JsMsg } from '@nats-io/jetstream';
import { Signal, sleep } from '@insights/background';
import type { Db } from '@insights/db';
import type { Logger } from '@insights/telemetry';
import { Acknowledgements } from './acknowledgements.ts';
import { Attempts, ConsumerCrashed } from './attempts.ts';
import type { Bus } from './bus.ts';
import type { Subscription } from './consume.ts';
import { ensureConsumer } from './durable.ts';
import { type EventHeaders, readHeaders } from './event-headers.ts';
import { ADDRESSEE, storeDeadLetter, errorCode } from './dead-letter-store.ts';
import { Isolation } from './isolation.ts';
import { isTransient, transientPause, retryPause } from './retry.ts';
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
  readonly #attempts: Attempts;
  readonly #isolation = new Isolation();
  readonly #acknowledgements: Acknowledgements;
  readonly #ended: Promise<void>;
  #fetching: ConsumerMessages | undefined;
  #pausedUntil = 0;

  constructor(options: ConsumersOptions) {
    this.#options = options;
    this.#attempts = new Attempts(options.db, options.bus.config.consumerMaxDeliver);
    this.#acknowledgements = new Acknowledgements(options.logger);
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
    this.#acknowledgements.send();
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
        // Events that share a transaction end together: one request for all of their slots.
        await turnOfLoop();
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
      logger.warn(
        { err: error, event: head.name, event_id: head.event.id },
        'an attempt at an event could not begin or end',
      );
    } finally {
      clearInterval(beat);
      span.end();
    }
  }

  async #deliver(message: JsMsg, { event, name }: ReturnType<typeof readHeaders>, span: Span): Promise<void> {
    const { service, subscriptions } = this.#options;
    const addressee = message.headers?.get(ADDRESSEE) ?? '';
    if (addressee !== '' && addressee !== service) return message.ack();
    const concerned = subscriptions.filter(
      ({ event: wanted, emitter }) => wanted === name && isFrom(event.service, emitter),
    );
    if (concerned.length === 0) return this.#ignore(message, name);
    const attempt = () => this.#attempt(message, event, concerned, span);
    try {
      if (await this.#attempts.mayCrash(message, event)) await this.#isolation.alone(attempt);
      else await this.#isolation.together(attempt);
    } catch (error) {
      if (!isTransient(error)) throw error;
      this.#postpone(message, event, error);
    }
  }

  /** One attempt at an event. Throws when it could not begin, or its end could not be stored before the process stops. */
  async #attempt(message: JsMsg, event: EventHeaders, concerned: readonly Subscription[], span: Span): Promise<void> {
    const { db, bus, service } = this.#options;
    // It may have waited for others to end.
    if (this.#stop.signal.aborted) return message.nak();
    const number = await this.#attempts.begin(message, event);
    if (number > bus.config.consumerMaxDeliver) {
      await this.#moveToDeadLetters(message, event, number - 1, new ConsumerCrashed('no attempt reported its end'));
      return;
    }
    for (const { consumer, take } of concerned) {
      const labels = { consumer, name: nameOf(message) };
      try {
        const outcome = await take(db, service, event, message.data);
        bus.metrics.consumed.inc({ ...labels, outcome });
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR, message: errorCode(error) });
        const outcome = await this.#fail(message, event, number, error);
        bus.metrics.consumed.inc({ ...labels, outcome });
        return;
      }
    }
    await this.#store(() => this.#attempts.forget(message, event));
    this.#acknowledgements.add(message);
  }

  /** Repeats until the database has it: an attempt whose end is unknown counts as a crash. */
  async #store(write: () => Promise<void>): Promise<void> {
    const { signal } = this.#stop;
    for (;;) {
      try {
        return await write();
      } catch (error) {
        if (signal.aborted || !isTransient(error)) throw error;
      }
      await sleep(UNAVAILABLE_PAUSE_MS, signal);
    }
  }

  /** No subscription is for this event, or its emitter may not publish it. During a rolling update it may be for the newer version. */
  #ignore(message: JsMsg, name: string): void {
    const { bus, service } = this.#options;
    bus.metrics.consumed.inc({ consumer: service, name, outcome: 'ignored' });
    if (message.info.deliveryCount < bus.config.consumerMaxDeliver) message.nak(UNKNOWN_PAUSE_MS);
    else message.ack();
  }

  async #fail(
    message: JsMsg,
    event: EventHeaders,
    number: number,
    error: unknown,
  ): Promise<'unavailable' | 'retried' | 'dead'> {
    const { bus, logger } = this.#options;
    if (isTransient(error)) {
      await this.#store(() => this.#attempts.withdraw(message, event));
      this.#postpone(message, event, error);
      return 'unavailable';
    }
    if (number >= bus.config.consumerMaxDeliver) return this.#moveToDeadLetters(message, event, number, error);
    await this.#store(() => this.#attempts.failed(message, event));
    logger.warn({ err: error, ...about(message, event, number) }, 'event failed; retrying');
    message.nak(retryPause(bus.config.consumerBackoffMs, number));
    return 'retried';
  }

  #postpone(message: JsMsg, event: EventHeaders, error: unknown): void {
    const { deliveryCount } = message.info;
    const fields = about(message, event, deliveryCount);
    this.#options.logger.warn({ err: error, ...fields }, 'event waits for an unavailable dependency');
    this.#pausedUntil = Date.now() + UNAVAILABLE_PAUSE_MS;
    message.nak(transientPause(deliveryCount));
  }

  async #moveToDeadLetters(
    message: JsMsg,
    event: EventHeaders,
    attempts: number,
    error: unknown,
  ): Promise<'retried' | 'dead'> {
    const { bus, service, logger } = this.#options;
    const fields = about(message, event, attempts);
    try {
      await storeDeadLetter(bus, service, message, { attempts, error });
    } catch (cause) {
      logger.error({ err: cause, ...fields }, 'storing a dead letter failed; the event stays in the stream');
      await bus.ensureStreams();
      message.nak(DEAD_LETTER_RETRY_MS);
      return 'retried';
    }
    await this.#store(() => this.#attempts.forget(message, event));
    message.term('dead letter');
    bus.metrics.dead_letters.inc({ name: nameOf(message) });
    logger.error({ err: error, ...fields }, 'event moved to the dead letters');
    return 'dead';
  }
}

const nameOf = (message: JsMsg): string => message.subject.split('.')[2] ?? '';

/** An event in the log. */
function about(message: JsMsg, { id }: EventHeaders, attempt: number): object {
  return { event: nameOf(message), event_id: id, attempt };
}

/**
 * Delivers a service's events to its subscriptions. Failures are retried with backoff and end as dead letters; an unavailable
 * dependency (a database, another service) is waited for without limit.
 */
export function startConsumers(options: ConsumersOptions): Stoppable {
  if (options.subscriptions.length === 0) return { stop: () => Promise.resolve() };
  return new Consumers(options);
}

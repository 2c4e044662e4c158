import { type Span, SpanKind, SpanStatusCode, context, trace } from '@opentelemetry/api';
import type { Consumer, ConsumerMessages, JsMsg } from '@nats-io/jetstream';
import { Signal, sleep } from '@insights/background';
import type { Db } from '@insights/db';
import type { Logger } from '@insights/telemetry';
import type { Bus } from './bus.ts';
import type { Subscription } from './consume.ts';
import { ensureConsumer } from './durable.ts';
import { readHeaders } from './event-headers.ts';
import { ADDRESSEE, bury, errorCode } from './dead-letter-store.ts';
import { FailureCount, isPassing, passingPause, retryPause } from './retry.ts';
import type { Stoppable } from './stoppable.ts';

const FETCH_MS = 5_000;
const PAUSE_MS = 500;
/** How long nothing more is taken after something turned out to be out of reach. */
const BREATHE_MS = 1_000;
const BURY_AGAIN_MS = 10_000;
const UNKNOWN_PAUSE_MS = 2_000;

const tracer = trace.getTracer('insights.messaging');

export interface ConsumersOptions {
  db: Db;
  bus: Bus;
  service: string;
  logger: Logger;
  subscriptions: readonly Subscription[];
}

/** A service may publish under its own name only, but whatever it likes: who emits an event is checked here. */
const isFrom = (service: string, emitter: string): boolean => emitter === '*' || emitter === service;

class Consumers implements Stoppable {
  readonly #options: ConsumersOptions;
  readonly #stop = new AbortController();
  readonly #wake = new Signal();
  readonly #inHand = new Set<Promise<void>>();
  readonly #failures = new FailureCount();
  readonly #ended: Promise<void>;
  #fetching: ConsumerMessages | undefined;
  #breatheUntil = 0;

  constructor(options: ConsumersOptions) {
    this.#options = options;
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
    await Promise.all(this.#inHand);
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
        await this.#takeFrom(consumer);
      } catch (error) {
        if (!signal.aborted) logger.warn({ err: error }, 'events cannot be fetched; trying again');
        await sleep(PAUSE_MS, signal);
      }
    }
  }

  /** Fetches as many as there is room for, never more: what waits in a process would run out of its time to be acknowledged. */
  async #takeFrom(consumer: Consumer): Promise<void> {
    const { signal } = this.#stop;
    let known = 1;
    while (!signal.aborted) {
      const room = this.#options.bus.config.consumerConcurrency - this.#inHand.size;
      if (room === 0) {
        await Promise.race(this.#inHand);
        continue;
      }
      if (Date.now() < this.#breatheUntil) await sleep(BREATHE_MS, signal);
      // Asking for more than there is would hold the ones that came until the time of the request is up.
      const max_messages = Math.min(room, known);
      this.#fetching = await consumer.fetch({ max_messages, expires: FETCH_MS });
      known = 1;
      for await (const message of this.#fetching) {
        known = Math.max(1, message.info.pending);
        const work = this.#handle(message).finally(() => this.#inHand.delete(work));
        this.#inHand.add(work);
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
      // Neither done nor refused: it comes again when its time to be acknowledged has run out.
      logger.warn({ err: error, event: head.name, event_id: head.event.id }, 'a delivery could not be answered');
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

  /** Nothing here is for this event, or somebody else published it than may. While versions of a service run side by side, it may be for the newer one. */
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
    if (isPassing(error)) {
      logger.warn({ err: error, ...about }, 'an event waits for something that is out of reach');
      this.#breatheUntil = Date.now() + BREATHE_MS;
      message.nak(passingPause(message.info.deliveryCount));
      return 'unavailable';
    }
    const failures = this.#failures.add(id);
    if (failures < bus.config.consumerMaxDeliver) {
      logger.warn({ err: error, ...about }, 'an event failed; trying again');
      message.nak(retryPause(bus.config.consumerBackoffMs, failures));
      return 'retried';
    }
    try {
      await bury(bus, service, message, error);
    } catch (cause) {
      logger.error({ err: cause, ...about }, 'a dead letter cannot be stored; the event stays where it is');
      await bus.ensureStreams();
      message.nak(BURY_AGAIN_MS);
      return 'retried';
    }
    this.#failures.forget(id);
    message.term('dead letter');
    bus.metrics.dead_letters.inc({ name });
    logger.error({ err: error, ...about }, 'an event was given up: it is among the dead letters');
    return 'dead';
  }
}

/**
 * Takes events for a service and gives each to its subscriptions. Failures are tried again with growing pauses and end as
 * dead letters; what is merely out of reach (a database, another service) is waited for without end.
 */
export function startConsumers(options: ConsumersOptions): Stoppable {
  if (options.subscriptions.length === 0) return { stop: () => Promise.resolve() };
  return new Consumers(options);
}

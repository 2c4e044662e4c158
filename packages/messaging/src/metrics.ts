import { Counter, Gauge, Registry } from 'prom-client';
import { OutboxAge } from './outbox-age.ts';

/** What the bus counts. Names of events and consumers are a fixed set; no id is ever a label. */
export interface BusMetrics {
  readonly waiting: Gauge;
  /** Shown as `outbox_oldest_seconds`. */
  readonly outbox_age: OutboxAge;
  readonly published: Counter<'name'>;
  readonly consumed: Counter<'consumer' | 'name' | 'outcome'>;
  readonly dead_letters: Counter<'name'>;
  readonly stream_bytes: Gauge<'stream'>;
  readonly stream_bytes_limit: Gauge<'stream'>;
  readonly stream_messages: Gauge<'stream'>;
}

export function busMetrics(registry: Registry = new Registry()): BusMetrics {
  const registers = [registry];
  const outbox_age = new OutboxAge();
  const oldest: Gauge = new Gauge({
    name: 'outbox_oldest_seconds',
    help: 'Age of the event that has waited longest; while the outbox cannot be looked at, at least for how long that is so.',
    registers,
    collect: () => oldest.set(outbox_age.seconds()),
  });
  return {
    outbox_age,
    waiting: new Gauge({
      name: 'outbox_waiting',
      help: 'Events that wait in the outbox (counted up to 10,000).',
      registers,
    }),
    published: new Counter({
      name: 'events_published_total',
      help: 'Events that JetStream acknowledged.',
      labelNames: ['name'],
      registers,
    }),
    consumed: new Counter({
      name: 'events_consumed_total',
      help: 'Deliveries of events by outcome: done, duplicate, ignored, retried, unavailable, dead.',
      labelNames: ['consumer', 'name', 'outcome'],
      registers,
    }),
    stream_bytes: new Gauge({
      name: 'jetstream_stream_bytes',
      help: 'Size of a stream. A full one refuses, and events wait in outboxes.',
      labelNames: ['stream'],
      registers,
    }),
    stream_bytes_limit: new Gauge({
      name: 'jetstream_stream_bytes_limit',
      help: 'Size at which a stream is full.',
      labelNames: ['stream'],
      registers,
    }),
    stream_messages: new Gauge({
      name: 'jetstream_stream_messages',
      help: 'Messages in a stream: of DEAD_LETTERS, what nobody has replayed yet.',
      labelNames: ['stream'],
      registers,
    }),
    dead_letters: new Counter({
      name: 'dead_letters_total',
      help: 'Events that were given up.',
      labelNames: ['name'],
      registers,
    }),
  };
}

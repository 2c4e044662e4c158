import { Counter, Gauge, Registry } from 'prom-client';
import { OutboxAge } from './outbox-age.ts';

/** Metrics of the bus. Labels are names of events and consumers, a fixed set, and never ids. */
export interface BusMetrics {
  readonly waiting: Gauge;
  /** Exported as `insights_outbox_oldest_seconds`. */
  readonly outbox_age: OutboxAge;
  readonly published: Counter<'name'>;
  readonly consumed: Counter<'consumer' | 'name' | 'outcome'>;
  readonly dead_letters: Counter<'name'>;
  readonly stream_bytes: Gauge<'stream'>;
  readonly stream_bytes_limit: Gauge<'stream'>;
  readonly stream_messages: Gauge<'stream'>;
  readonly stream_needed_bytes: Gauge<'stream'>;
  readonly consumer_unread: Gauge<'consumer'>;
}

export function busMetrics(isConnected: () => boolean, registry: Registry = new Registry()): BusMetrics {
  const registers = [registry];
  const outbox_age = new OutboxAge();
  const oldest: Gauge = new Gauge({
    name: 'insights_outbox_oldest_seconds',
    help: 'Age of the oldest unpublished event; grows while the outbox cannot be read.',
    registers,
    collect: () => oldest.set(outbox_age.seconds()),
  });
  const connected: Gauge = new Gauge({
    name: 'insights_nats_connected',
    help: '1 while the process is connected to NATS.',
    registers,
    collect: () => connected.set(isConnected() ? 1 : 0),
  });
  return {
    outbox_age,
    waiting: new Gauge({
      name: 'insights_outbox_waiting',
      help: 'Unpublished events in the outbox (counted up to 10,000).',
      registers,
    }),
    published: new Counter({
      name: 'insights_events_published_total',
      help: 'Events that JetStream acknowledged.',
      labelNames: ['name'],
      registers,
    }),
    consumed: new Counter({
      name: 'insights_events_consumed_total',
      help: 'Deliveries of events by outcome: done, duplicate, ignored, retried, unavailable, dead.',
      labelNames: ['consumer', 'name', 'outcome'],
      registers,
    }),
    stream_bytes: new Gauge({
      name: 'insights_jetstream_stream_bytes',
      help: 'Size of a stream. A full stream rejects events, which then wait in outboxes.',
      labelNames: ['stream'],
      registers,
    }),
    stream_bytes_limit: new Gauge({
      name: 'insights_jetstream_stream_bytes_limit',
      help: 'Maximum size of a stream.',
      labelNames: ['stream'],
      registers,
    }),
    stream_messages: new Gauge({
      name: 'insights_jetstream_stream_messages',
      help: 'Messages in a stream; for DEAD_LETTERS those that are not replayed yet.',
      labelNames: ['stream'],
      registers,
    }),
    stream_needed_bytes: new Gauge({
      name: 'insights_jetstream_stream_needed_bytes',
      help: 'Bytes of a stream that make no room for new messages: for EVENTS those that a service has not handled yet, as its owner sees it.',
      labelNames: ['stream'],
      registers,
    }),
    consumer_unread: new Gauge({
      name: 'insights_jetstream_consumer_unread',
      help: "Events that a service has not handled yet, as the stream's owner sees it.",
      labelNames: ['consumer'],
      registers,
    }),
    dead_letters: new Counter({
      name: 'insights_dead_letters_total',
      help: 'Events that became dead letters.',
      labelNames: ['name'],
      registers,
    }),
  };
}

import { AckPolicy, type Consumer, type ConsumerConfig, DeliverPolicy, JetStreamApiError } from '@nats-io/jetstream';
import type { Bus } from './bus.ts';
import type { Subscription } from './consume.ts';
import { EVENTS, isStreamMissing } from './streams.ts';

const CONSUMER_NOT_FOUND = 10014;
const SECOND_NS = 1_000_000_000;
/** For all replicas together, including events that pause before their next attempt. */
const MAX_ACK_PENDING = 1_000;

type Wanted = Pick<Subscription, 'event' | 'emitter'>;

function definition(bus: Bus, service: string, wanted: readonly Wanted[]): Partial<ConsumerConfig> {
  return {
    durable_name: service,
    filter_subjects: [...new Set(wanted.map(({ event, emitter }) => `events.${emitter}.${event}`))],
    // From the start, also for a recreated consumer: inboxes skip events that were handled.
    deliver_policy: DeliverPolicy.All,
    ack_policy: AckPolicy.Explicit,
    ack_wait: bus.config.consumerAckWaitSeconds * SECOND_NS,
    max_ack_pending: MAX_ACK_PENDING,
    // The process decides when an event becomes a dead letter (see Attempts).
    max_deliver: -1,
  };
}

/**
 * Creates a service's durable consumer, and its stream, when they are missing. `mayUpdate` updates it to this version's subscriptions;
 * only done at the start, so that two versions do not overwrite each other all the time.
 */
export async function ensureConsumer(
  bus: Bus,
  service: string,
  subscriptions: readonly Wanted[],
  mayUpdate: boolean,
): Promise<Consumer> {
  const { client, manager } = await bus.stream();
  const wanted = definition(bus, service, subscriptions);
  try {
    if (mayUpdate) await manager.consumers.add(EVENTS, wanted);
    return await client.consumers.get(EVENTS, service);
  } catch (error) {
    const isMissing = error instanceof JetStreamApiError && error.code === CONSUMER_NOT_FOUND;
    if (!isMissing && !isStreamMissing(error)) throw error;
  }
  await bus.ensureStreams();
  await manager.consumers.add(EVENTS, wanted);
  return client.consumers.get(EVENTS, service);
}

import { AckPolicy, type Consumer, type ConsumerConfig, DeliverPolicy, JetStreamApiError } from '@nats-io/jetstream';
import type { Bus } from './bus.ts';
import type { Subscription } from './consume.ts';
import { EVENTS, isStreamMissing } from './streams.ts';

const CONSUMER_NOT_FOUND = 10014;
const SECOND_NS = 1_000_000_000;
/** Across all replicas; events that pause before their next attempt count too. */
const MAX_ACK_PENDING = 1_000;

type Wanted = Pick<Subscription, 'event' | 'emitter'>;

function definition(bus: Bus, service: string, wanted: readonly Wanted[]): Partial<ConsumerConfig> {
  return {
    durable_name: service,
    filter_subjects: [...new Set(wanted.map(({ event, emitter }) => `events.${emitter}.${event}`))],
    // From the start, also when it is made again: inboxes know what was done.
    deliver_policy: DeliverPolicy.All,
    ack_policy: AckPolicy.Explicit,
    ack_wait: bus.config.consumerAckWaitSeconds * SECOND_NS,
    max_ack_pending: MAX_ACK_PENDING,
    // The process decides when an event is given up (see FailureCount).
    max_deliver: -1,
  };
}

/**
 * The durable consumer of a service; made when it is missing, its stream too. With `mayUpdate` it is brought to what this
 * version subscribes to: done once at start, so that two versions side by side do not overwrite each other for ever.
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

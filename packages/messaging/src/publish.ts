import { errors } from '@nats-io/nats-core';
import { type JetStreamClient, JetStreamApiError } from '@nats-io/jetstream';
import type { MsgHdrs } from '@nats-io/nats-core';

/** The server's code when a limit of the stream is reached. */
const STORE_FAILED = 10077;

/** `headers` creates new ones at each call, because a batch adds its own fields to them. */
export interface Outgoing {
  id: string;
  subject: string;
  payload: Uint8Array;
  headers(): MsgHdrs;
}

export interface Published {
  sent: { id: string; seq: number }[];
  refused: { id: string; error: unknown }[];
}

/**
 * Publishes and waits for JetStream's acknowledgement. A batch is one atomic publish with one flush to disk: with `sync_interval:
 * always` ten times as fast as single publishes. A rejected batch (one of its events is in the stream already, or the server is too
 * old) is published one by one.
 */
export async function publish(client: JetStreamClient, events: Outgoing[], canBatch: boolean): Promise<Published> {
  if (!canBatch || events.length === 1) return publishSingles(client, events);
  try {
    return await publishBatch(client, events);
  } catch (error) {
    // A timeout is not a rejection: single publishes would time out, too.
    if (error instanceof errors.TimeoutError) throw error;
    return isFull(error) ? publishWhatFits(client, events) : publishSingles(client, events);
  }
}

const isFull = (error: unknown): boolean => error instanceof JetStreamApiError && error.code === STORE_FAILED;

/** In order, until the stream is full: a later event does not overtake an earlier one. */
async function publishWhatFits(client: JetStreamClient, events: Outgoing[]): Promise<Published> {
  const published: Published = { sent: [], refused: [] };
  for (const event of events) {
    const { sent, refused } = await publishSingles(client, [event]);
    published.sent.push(...sent);
    published.refused.push(...refused);
    if (refused.length > 0) break;
  }
  return published;
}

async function publishBatch(client: JetStreamClient, events: Outgoing[]): Promise<Published> {
  const [first, ...rest] = events;
  const last = rest.pop();
  if (!first || !last) throw new Error('a batch has at least two events');
  const batch = await client.startBatch(first.subject, first.payload, { headers: first.headers() });
  for (const event of rest) batch.add(event.subject, event.payload, { headers: event.headers() });
  const ack = await batch.commit(last.subject, last.payload, { headers: last.headers() });
  const before = ack.seq - events.length;
  return { sent: events.map((event, index) => ({ id: event.id, seq: before + index + 1 })), refused: [] };
}

async function publishSingles(client: JetStreamClient, events: Outgoing[]): Promise<Published> {
  const published: Published = { sent: [], refused: [] };
  const acks = await Promise.allSettled(
    events.map(({ subject, payload, headers }) => client.publish(subject, payload, { headers: headers() })),
  );
  for (const [index, { id }] of events.entries()) {
    const ack = acks[index];
    if (ack?.status === 'fulfilled') published.sent.push({ id, seq: ack.value.seq });
    else published.refused.push({ id, error: ack?.reason });
  }
  return published;
}

import { errors } from '@nats-io/nats-core';
import type { JetStreamClient } from '@nats-io/jetstream';
import type { MsgHdrs } from '@nats-io/nats-core';

/** `headers` makes new ones at each call: a batch writes its own marks into them. */
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
 * Publishes and waits for what JetStream acknowledges. A batch goes in as one atomic publish, one flush to disk for all
 * of it: with `sync_interval: always` that is ten times what single publishes reach. A batch that is refused, because
 * one of its events is in the stream already or the server is too old, goes as singles.
 */
export async function publish(client: JetStreamClient, events: Outgoing[], canBatch: boolean): Promise<Published> {
  if (!canBatch || events.length === 1) return publishSingles(client, events);
  try {
    return await publishBatch(client, events);
  } catch (error) {
    // Silence is no refusal: whoever does not answer a batch answers no single either.
    if (error instanceof errors.TimeoutError) throw error;
    return publishSingles(client, events);
  }
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

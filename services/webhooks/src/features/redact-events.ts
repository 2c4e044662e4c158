import { type Tx, sql } from '@insights/db';
import { json, query } from '../db/query.ts';
import { withoutContact } from '../domain/event-data.ts';

/** Removes personal data from events: in the feed, in pending deliveries, and in stored responses of receivers. */
export async function redactEvents(tx: Tx, ids: readonly string[]): Promise<void> {
  const isConcerned = sql<string>`any(${[...ids]}::uuid[])`;
  const events = await query(tx)
    .selectFrom('events')
    .select(['id', 'data'])
    .where('id', '=', isConcerned)
    .where('name', '=', 'interview.completed')
    .execute();
  for (const { id, data } of events) {
    await query(tx)
      .updateTable('events')
      .set({ data: json(withoutContact(data)) })
      .where('id', '=', id)
      .execute();
  }
  // Waits for attempts that are being stored; attempts stored later find the event redacted.
  await query(tx)
    .selectFrom('deliveries')
    .select('id')
    .where('event_id', '=', isConcerned)
    .orderBy('id')
    .forUpdate()
    .execute();
  await query(tx)
    .updateTable('attempts')
    .from('deliveries')
    .set({ response_excerpt: '' })
    .whereRef('deliveries.id', '=', 'attempts.delivery_id')
    .where('deliveries.event_id', '=', isConcerned)
    .execute();
}

import type { Tx } from '@insights/db';
import { withoutContact } from '../../domain/event-data.ts';

interface Told {
  id: string;
  data: Record<string, unknown>;
}

/** Events name nobody any more, in the feed, in deliveries that wait, and in what receivers answered. */
export async function redactEvents(tx: Tx, ids: readonly string[]): Promise<void> {
  const told = await tx.rows<Told>(
    `select id, data from events where id = any($1::uuid[]) and name = 'interview.completed'`,
    [ids],
  );
  for (const { id, data } of told) {
    await tx.run('update events set data = $2 where id = $1', [id, JSON.stringify(withoutContact(data))]);
  }
  // An attempt that is being stored at this moment is waited for; a later one finds the event redacted.
  await tx.run('select from deliveries where event_id = any($1::uuid[]) order by id for update', [ids]);
  await tx.run(
    `update attempts a set response_excerpt = '' from deliveries d where d.id = a.delivery_id and d.event_id = any($1::uuid[])`,
    [ids],
  );
}

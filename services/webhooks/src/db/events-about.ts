import { type Tx, sql } from '@insights/db';
import { query } from './query.ts';

// Functions of the schema (db/migrations/0001-tables.ts), because the app role cannot use an index over `data`.
const about = (events: ReturnType<typeof sql<{ id: string }>>) => events.as<'about'>(sql`about (id)`);

/** The ids of the workspace's events about an interview; of one contact's events if one is given. */
export async function eventsOfInterview(tx: Tx, interviewId: string, contactId = ''): Promise<string[]> {
  const events = await query(tx)
    .selectFrom(about(sql`events_of_interviews(${[interviewId]})`))
    .innerJoin('events', 'events.id', 'about.id')
    .select('events.id')
    .$if(contactId !== '', (all) => all.where(sql<boolean>`events.data ->> 'contact_id' = ${contactId}`))
    .execute();
  return events.map(({ id }) => id);
}

/** The ids of the workspace's events about conversations. */
export async function eventsOfConversations(tx: Tx, conversationIds: readonly string[]): Promise<string[]> {
  const events = await query(tx)
    .selectFrom(about(sql`events_of_conversations(${[...conversationIds]})`))
    .select('about.id')
    .execute();
  return events.map(({ id }) => id);
}

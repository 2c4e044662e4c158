import { eventTypes } from '@insights/contracts';
import { type Tx, eraseAnswers } from '@insights/db';
import { consume } from '@insights/messaging';
import { redactEvents } from '../features/redact-events/redact-events.ts';

/** Held by whoever stores a contact's name in an event, and by whoever takes names out: one of them sees the other. */
const TAKE_TURNS = `select pg_advisory_xact_lock(hashtextextended('names ' || $1, 0))`;

export async function takeTurns(tx: Tx, interviewId: string): Promise<void> {
  await tx.run(TAKE_TURNS, [interviewId]);
}

/** Events about people whose names are hidden now name nobody, in the feed, in deliveries that wait, and in what receivers answered. */
export const namesHidden = consume(eventTypes.namesHidden, {
  consumer: 'webhooks.names_hidden',
  async handle(tx, { message: { interview_id, contact_id } }) {
    await takeTurns(tx, interview_id);
    const told = await tx.rows<{ id: string }>(
      `select e.id from events e join events_of_interviews($1) as about(id) on about.id = e.id
        where $2 = '' or e.data ->> 'contact_id' = $2`,
      [[interview_id], contact_id],
    );
    await redactEvents(
      tx,
      told.map(({ id }) => id),
    );
    await eraseAnswers(tx, { subjects: [], scopes: [interview_id] });
  },
});

import { eventTypes } from '@insights/contracts';
import { type Tx, eraseAnswers } from '@insights/db';
import { consume } from '@insights/messaging';
import { eventsOfInterview } from '../db/events-about.ts';
import { redactEvents } from '../features/redact-events.ts';

const LOCK_NAMES = `select pg_advisory_xact_lock(hashtextextended('names ' || $1, 0))`;

/** Serialises storing a contact's name in an event with removing names, so that the later of the two sees the earlier one. */
export async function lockNames(tx: Tx, interviewId: string): Promise<void> {
  await tx.run(LOCK_NAMES, [interviewId]);
}

/** Removes the personal data of contacts whose names are hidden now from events. */
export const namesHidden = consume(eventTypes.namesHidden, {
  consumer: 'webhooks.names_hidden',
  async handle(tx, { message: { interview_id, contact_id } }) {
    await lockNames(tx, interview_id);
    await redactEvents(tx, await eventsOfInterview(tx, interview_id, contact_id));
    await eraseAnswers(tx, { subjects: [], scopes: [interview_id] });
  },
});

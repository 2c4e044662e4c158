import { eventTypes } from '@insights/contracts';
import { eraseAnswers } from '@insights/db';
import { consume } from '@insights/messaging';
import { redactEvents } from '../features/redact-events/redact-events.ts';

/** Events about a deleted campaign name nobody of it any more. */
export const campaignDeleted = consume(eventTypes.campaignDeleted, {
  consumer: 'webhooks.campaign_deleted',
  async handle(tx, { message: { interview_id } }) {
    const told = await tx.rows<{ id: string }>('select events_of_interviews($1) as id', [[interview_id]]);
    const ids = told.map(({ id }) => id);
    await redactEvents(tx, ids);
    await eraseAnswers(tx, { subjects: [interview_id, ...ids] });
  },
});

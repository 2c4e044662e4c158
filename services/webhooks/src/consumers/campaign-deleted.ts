import { eventTypes } from '@insights/contracts';
import { eraseAnswers } from '@insights/db';
import { consume } from '@insights/messaging';
import { eventsOfInterview } from '../db/events-about.ts';
import { redactEvents } from '../features/redact-events.ts';

/** Removes personal data from events about a deleted campaign. */
export const campaignDeleted = consume(eventTypes.campaignDeleted, {
  consumer: 'webhooks.campaign_deleted',
  async handle(tx, { message: { interview_id } }) {
    const ids = await eventsOfInterview(tx, interview_id);
    await redactEvents(tx, ids);
    await eraseAnswers(tx, { subjects: [interview_id, ...ids] });
  },
});

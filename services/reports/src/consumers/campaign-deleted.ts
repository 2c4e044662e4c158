import { eventTypes } from '@insights/contracts';
import { eraseAnswers } from '@insights/db';
import { consume } from '@insights/messaging';
import { query } from '../db/query.ts';

/** Deletes everything derived from a campaign. */
export const campaignDeleted = consume(eventTypes.campaignDeleted, {
  consumer: 'campaign-deleted',
  async handle(tx, { message: { interview_id } }) {
    await query(tx).deleteFrom('campaigns').where('interview_id', '=', interview_id).execute();
    await eraseAnswers(tx, { subjects: [interview_id] });
  },
});

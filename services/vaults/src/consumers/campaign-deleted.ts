import { eventTypes } from '@insights/contracts';
import { eraseAnswers } from '@insights/db';
import { consume } from '@insights/messaging';
import { query } from '../db/query.ts';

/** Deletes the documents of a deleted campaign. */
export const campaignDeleted = consume(eventTypes.campaignDeleted, {
  consumer: 'campaign-deleted',
  async handle(tx, { message: { interview_id } }) {
    const deleted = await query(tx)
      .deleteFrom('documents')
      .where('interview_id', '=', interview_id)
      .returning('id')
      .execute();
    await eraseAnswers(tx, { subjects: [interview_id, ...deleted.map(({ id }) => id)] });
  },
});

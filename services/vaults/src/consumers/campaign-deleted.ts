import { eventTypes } from '@insights/contracts';
import { eraseAnswers } from '@insights/db';
import { consume } from '@insights/messaging';
import { query } from '../db/query.ts';
import { lockAnswers } from '../features/chat/lock-answers.ts';
import { redactChats } from '../features/chat/redact.ts';

/** Deletes the documents of a deleted campaign, and what chats quote from them. */
export const campaignDeleted = consume(eventTypes.campaignDeleted, {
  consumer: 'campaign-deleted',
  async handle(tx, { message: { interview_id } }) {
    await lockAnswers(tx, [interview_id]);
    const deleted = await query(tx)
      .deleteFrom('documents')
      .where('interview_id', '=', interview_id)
      .returning('id')
      .execute();
    const redacted = await redactChats(tx, { interview_id, conversation_ids: null });
    await eraseAnswers(tx, { subjects: [interview_id, ...deleted.map(({ id }) => id), ...redacted] });
  },
});

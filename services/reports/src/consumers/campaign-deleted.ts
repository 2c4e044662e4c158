import { eventTypes } from '@insights/contracts';
import { eraseAnswers } from '@insights/db';
import { consume } from '@insights/messaging';

/** Everything that was derived from a campaign goes with it. */
export const campaignDeleted = consume(eventTypes.campaignDeleted, {
  consumer: 'campaign-deleted',
  async handle(tx, { message }) {
    await tx.run('delete from campaigns where interview_id = $1', [message.interview_id]);
    await eraseAnswers(tx, { subjects: [message.interview_id] });
  },
});

import { eventTypes } from '@insights/contracts';
import { consume } from '@insights/messaging';

/** Everything that was derived from a campaign goes with it. */
export const campaignDeleted = consume(eventTypes.campaignDeleted, {
  consumer: 'campaign-deleted',
  async handle(tx, { message }) {
    await tx.run('delete from campaigns where interview_id = $1', [message.interview_id]);
  },
});

import { eventTypes } from '@insights/contracts';
import { consume } from '@insights/messaging';

/** A campaign's documents go with it. */
export const campaignDeleted = consume(eventTypes.campaignDeleted, {
  consumer: 'campaign-deleted',
  async handle(tx, { message }) {
    await tx.run('delete from documents where interview_id = $1', [message.interview_id]);
  },
});

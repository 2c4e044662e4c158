import { eventTypes } from '@insights/contracts';
import { eraseAnswers } from '@insights/db';
import { consume } from '@insights/messaging';

/** A campaign's documents go with it. */
export const campaignDeleted = consume(eventTypes.campaignDeleted, {
  consumer: 'campaign-deleted',
  async handle(tx, { message }) {
    const gone = await tx.rows<{ id: string }>('delete from documents where interview_id = $1 returning id', [
      message.interview_id,
    ]);
    await eraseAnswers(tx, { subjects: [message.interview_id, ...gone.map(({ id }) => id)] });
  },
});

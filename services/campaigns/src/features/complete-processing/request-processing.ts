import { eventTypes } from '@insights/contracts';
import { type Tx, append } from '@insights/db';

/** Asks for the tagging of a conversation that is over; asked twice it is one job. */
export async function requestProcessing(tx: Tx, conversationId: string): Promise<void> {
  const message = {
    key: `process:${conversationId}`,
    type: 'PROCESS_CONVERSATION',
    queue_name: 'processing',
    subject_id: conversationId,
  };
  await append(tx, eventTypes.jobRequested, message, { aggregate_id: conversationId, aggregate_version: 1 });
}

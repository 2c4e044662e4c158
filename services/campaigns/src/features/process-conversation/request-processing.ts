import { jobTypes } from '@insights/contracts';
import { type Tx, requestJob } from '@insights/db';

/** Requests the tagging of a conversation that has ended; once, however often it is called. */
export function requestProcessing(tx: Tx, conversationId: string): Promise<void> {
  return requestJob(tx, jobTypes.processConversation, { conversation_id: conversationId });
}

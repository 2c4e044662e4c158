import { servicePrincipal } from '@insights/auth-context';
import { eventTypes } from '@insights/contracts';
import { isErased } from '@insights/db';
import { AppError } from '@insights/errors';
import { type Subscription, consume } from '@insights/messaging';
import type { Deps } from '../deps.ts';
import { storeTranscript } from '../features/store-transcript/store-transcript.ts';

const TRANSCRIPT_TIMEOUT_MS = 60_000;

/**
 * A completed conversation becomes a document, with the text as readers may see it. It is fetched inside the transaction, because
 * all of a long one would not fit into the memory of a process that handles several at once.
 */
export function conversationCompleted({ campaigns, now }: Deps): Subscription {
  return consume(eventTypes.conversationCompleted, {
    consumer: 'transcript-document',
    async handle(tx, { workspace_id, message: { conversation_id, interview_id } }) {
      if (await isErased(tx, conversation_id)) return;
      const call = { principal: servicePrincipal('vaults', workspace_id), timeout_ms: TRANSCRIPT_TIMEOUT_MS };
      try {
        await storeTranscript(tx, campaigns.streamTranscript({ conversation_id, interview_id }, call), now());
      } catch (error) {
        // Deleted meanwhile: nothing of it is to come back.
        if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
        await tx.run(`delete from documents where source_type = 'transcript' and external_id = $1`, [conversation_id]);
      }
    },
  });
}

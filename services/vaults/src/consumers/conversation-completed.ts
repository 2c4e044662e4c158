import { servicePrincipal } from '@insights/auth-context';
import { eventTypes } from '@insights/contracts';
import { isErased } from '@insights/db';
import { AppError } from '@insights/errors';
import { type Subscription, consume } from '@insights/messaging';
import type { Deps } from '../deps.ts';
import { storeTranscript } from '../features/store-transcript/store-transcript.ts';

/** A completed conversation becomes a document, with the text as readers may see it. */
export function conversationCompleted({ campaigns, now }: Deps): Subscription {
  return consume(eventTypes.conversationCompleted, {
    consumer: 'transcript-document',
    async prepare({ workspace_id, message }) {
      try {
        const request = { conversation_id: message.conversation_id, interview_id: message.interview_id };
        return await campaigns.getTranscript(request, { principal: servicePrincipal('vaults', workspace_id) });
      } catch (error) {
        // Deleted meanwhile: nothing of it is to come back.
        if (error instanceof AppError && error.code === 'not_found') return null;
        throw error;
      }
    },
    async handle(tx, _delivery, transcript) {
      if (!transcript) return;
      if (!(await isErased(tx, transcript.conversation_id))) await storeTranscript(tx, transcript, now());
    },
  });
}

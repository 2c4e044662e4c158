import { eventTypes, jobTypes, payloadOf } from '@insights/contracts';
import { type Subscription, consume } from '@insights/messaging';
import type { Deps } from '../deps.ts';
import { LAST_ATTEMPT, completeConversation } from '../features/process-conversation/complete-conversation.ts';

/** A conversation whose processing has failed for good completes without tags. It can be read, and the report's status names what is missing. */
export function jobFailedConsumer(deps: Deps): Subscription {
  return consume(eventTypes.jobFailed, {
    consumer: 'job-failed',
    async handle(tx, { message }) {
      const job = payloadOf(jobTypes.processConversation, message);
      if (!job) return;
      await completeConversation(deps, tx, job.conversation_id, { attempt: LAST_ATTEMPT, turns: [] });
    },
  });
}

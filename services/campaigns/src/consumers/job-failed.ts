import { eventTypes, jobTypes, payloadOf } from '@insights/contracts';
import { type Subscription, consume } from '@insights/messaging';
import type { Deps } from '../deps.ts';
import { completeConversation } from '../features/complete-processing/complete-processing.ts';

/**
 * A conversation whose processing is given up completes without tags: its transcript is there to be read, and the report's status says
 * what is missing.
 */
export function jobFailedConsumer(deps: Deps): Subscription {
  return consume(eventTypes.jobFailed, {
    consumer: 'job-failed',
    async handle(tx, { message }) {
      const job = payloadOf(jobTypes.processConversation, message);
      if (!job) return;
      await completeConversation(deps, tx, job.conversation_id, { attempt: Number.POSITIVE_INFINITY, turns: [] });
    },
  });
}

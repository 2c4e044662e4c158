import { eventTypes, jobTypes, payloadOf } from '@insights/contracts';
import { type Subscription, consume } from '@insights/messaging';
import type { Deps } from '../deps.ts';
import { cutShort } from '../db/invitation-runs.ts';
import { LAST_ATTEMPT, completeConversation } from '../features/process-conversation/complete-conversation.ts';

/**
 * A conversation whose processing has failed for good completes without tags. It can be read, and the report's status names what is missing.
 * Contacts whom a failed or cancelled job has not come to get that as their result.
 */
export function jobFailedConsumer(deps: Deps): Subscription {
  return consume(eventTypes.jobFailed, {
    consumer: 'job-failed',
    async handle(tx, { message }) {
      const invitations = payloadOf(jobTypes.inviteContacts, message);
      if (invitations) await cutShort(tx, invitations.invitation_run_id, { ...message, at: deps.now(tx) });
      const job = payloadOf(jobTypes.processConversation, message);
      if (!job) return;
      await completeConversation(deps, tx, job.conversation_id, { attempt: LAST_ATTEMPT, turns: [] });
    },
  });
}

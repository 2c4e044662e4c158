import { servicePrincipal } from '@insights/auth-context';
import { eventTypes } from '@insights/contracts';
import { type Subscription, consume } from '@insights/messaging';
import { deleteNamingSummaries } from '../db/summaries.ts';
import type { Deps } from '../deps.ts';

/** Deletes summaries that contain a name that is hidden now. Readers no longer see them; they are made again. */
export function namesHiddenConsumer(source: Pick<Deps, 'db' | 'names'>): Subscription {
  return consume(eventTypes.namesHidden, {
    consumer: 'summaries-of-hidden',
    // Before the transaction, because names are masked in none.
    prepare: ({ workspace_id, message }) =>
      deleteNamingSummaries(source, { principal: servicePrincipal('campaigns', workspace_id) }, message.interview_id),
    handle: () => Promise.resolve(),
  });
}

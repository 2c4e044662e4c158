import { eventTypes } from '@insights/contracts';
import { type Subscription, consume } from '@insights/messaging';
import { deleteNamingSummaries } from '../db/summaries.ts';
import type { Deps } from '../deps.ts';

/** Deletes summaries that contain a name that is hidden now. Readers no longer see them; they are made again. */
export function namesHiddenConsumer({ names }: Pick<Deps, 'names'>): Subscription {
  return consume(eventTypes.namesHidden, {
    consumer: 'summaries-of-hidden',
    handle: (tx, { message }) => deleteNamingSummaries(tx, names, message.interview_id),
  });
}

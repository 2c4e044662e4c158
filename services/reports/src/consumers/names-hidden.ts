import { eventTypes } from '@insights/contracts';
import { eraseAnswers } from '@insights/db';
import { type Subscription, consume } from '@insights/messaging';
import { lockCampaign } from '../db/runs.ts';
import type { Deps } from '../deps.ts';
import { maskStale } from '../features/hide-names/hide-names.ts';

/** Versions are masked with the names that are hidden now. Aggregates, which are made again when asked for, go. */
export function namesHiddenConsumer(deps: Deps): Subscription {
  return consume(eventTypes.namesHidden, {
    consumer: 'names-hidden',
    prepare: ({ workspace_id, message }) => maskStale(deps, workspace_id, message.interview_id),
    async handle(tx, { message: { interview_id } }) {
      await lockCampaign(tx, interview_id);
      await tx.run('delete from syntheses where interview_id = $1 and status <> $2', [interview_id, 'queued']);
      await eraseAnswers(tx, { subjects: [], scopes: [interview_id] });
    },
  });
}

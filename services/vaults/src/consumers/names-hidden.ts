import { servicePrincipal } from '@insights/auth-context';
import { eventTypes } from '@insights/contracts';
import { eraseAnswers } from '@insights/db';
import { type Subscription, consume } from '@insights/messaging';
import type { Deps } from '../deps.ts';
import { type Place, fetchTranscript } from '../features/store-transcript/fetch-transcript.ts';
import { hiddenNow } from '../features/store-transcript/hidden-now.ts';

const STALE = `
  select interview_id, external_id as conversation_id from documents
   where interview_id = $1 and source_type = 'transcript' and hidden_names <> $2`;

/** Documents of a campaign are stored again with the names masked that are hidden now, each in a transaction of its own. */
export function namesHidden(deps: Deps): Subscription {
  return consume(eventTypes.namesHidden, {
    consumer: 'names-hidden',
    async prepare({ workspace_id, message: { interview_id } }) {
      const call = { principal: servicePrincipal('vaults', workspace_id) };
      const hidden = await hiddenNow(deps, workspace_id, interview_id);
      const stale = await deps.db.withWorkspace(call, (tx) => tx.rows<Place>(STALE, [interview_id, hidden]));
      for (const place of stale) await deps.db.withWorkspace(call, (tx) => fetchTranscript(deps, tx, place));
    },
    handle: (tx, { message }) => eraseAnswers(tx, { subjects: [], scopes: [message.interview_id] }),
  });
}

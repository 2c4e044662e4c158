import { servicePrincipal } from '@insights/auth-context';
import { eventTypes } from '@insights/contracts';
import { eraseAnswers } from '@insights/db';
import { type Subscription, consume } from '@insights/messaging';
import { query } from '../db/query.ts';
import type { Deps } from '../deps.ts';
import { fetchTranscript } from '../features/store-transcript/fetch-transcript.ts';
import { hiddenNow } from '../features/store-transcript/hidden-now.ts';

/** Stores the transcripts of a campaign again, each in a transaction of its own, if other names are masked in them than are hidden now. */
export function namesHidden(deps: Deps): Subscription {
  return consume(eventTypes.namesHidden, {
    consumer: 'names-hidden',
    async prepare({ workspace_id, message: { interview_id } }) {
      const call = { principal: servicePrincipal('vaults', workspace_id) };
      const hidden = await hiddenNow(deps, workspace_id, interview_id);
      const stale = await deps.db.withWorkspace(call, (tx) =>
        query(tx)
          .selectFrom('documents')
          .select('external_id')
          .where('interview_id', '=', interview_id)
          .where('source_type', '=', 'transcript')
          .where('hidden_names', '<>', hidden)
          .execute(),
      );
      for (const { external_id: conversation_id } of stale) {
        if (conversation_id === null) continue;
        await deps.db.withWorkspace(call, (tx) => fetchTranscript(deps, tx, { interview_id, conversation_id }));
      }
    },
    handle: (tx, { message }) => eraseAnswers(tx, { subjects: [], scopes: [message.interview_id] }),
  });
}

import { servicePrincipal } from '@insights/auth-context';
import { eventTypes } from '@insights/contracts';
import { eraseAnswers } from '@insights/db';
import { type Subscription, consume } from '@insights/messaging';
import { query } from '../db/query.ts';
import type { Deps } from '../deps.ts';
import { remaskChats } from '../features/chat/remask.ts';
import { storeAgain } from '../features/store-again.ts';
import { hiddenNow } from '../features/store-transcript/hidden-now.ts';

/** Stores the transcripts and the report of a campaign again and masks what chats quote from them, each in a transaction of its own, if other names are masked in them than are hidden now. */
export function namesHidden(deps: Deps): Subscription {
  return consume(eventTypes.namesHidden, {
    consumer: 'names-hidden',
    async prepare({ workspace_id, message: { interview_id } }) {
      const call = { principal: servicePrincipal('vaults', workspace_id) };
      const hidden = await hiddenNow(deps, workspace_id, interview_id);
      const stale = await deps.db.withWorkspace(call, (tx) =>
        query(tx)
          .selectFrom('documents')
          .select(['external_id', 'source_type'])
          .where('interview_id', '=', interview_id)
          .where('hidden_names', '<>', hidden)
          .execute(),
      );
      for (const { external_id, source_type } of stale) {
        if (external_id === null) continue;
        const place = { interview_id, external_id, source_type };
        await deps.db.withWorkspace(call, (tx) => storeAgain(deps, tx, place));
      }
      await remaskChats(deps, workspace_id, interview_id);
    },
    handle: (tx, { message }) => eraseAnswers(tx, { subjects: [], scopes: [message.interview_id] }),
  });
}

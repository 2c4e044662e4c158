import { anyOf, markErased } from '@insights/db';
import { type Subscription, consumeErasures } from '@insights/messaging';
import { forgetConversations } from '../features/project-graph/forget-conversations.ts';
import { query } from '../db/query.ts';
import type { Deps } from '../deps.ts';
import { lockAnswers } from '../features/chat/lock-answers.ts';
import { redactChats } from '../features/chat/redact.ts';
import { hasReport, storeReport } from '../features/store-report/store-report.ts';

/** Deletes the documents of erased conversations, what the campaign's report cites from them, and what chats quote from them; tombstones keep them from being stored again. */
export function conversationsErased(deps: Deps): Subscription {
  return consumeErasures({
    consumer: 'conversations-erased',
    derives: true,
    async erase(tx, { interview_id, conversation_ids }) {
      await lockAnswers(tx, [interview_id]);
      await markErased(tx, conversation_ids);
      await forgetConversations(tx, { interview_id, conversation_ids });
      const deleted = await query(tx)
        .deleteFrom('documents')
        .where('source_type', '=', 'transcript')
        .where('external_id', '=', anyOf(conversation_ids))
        .returning('id')
        .execute();
      const redacted = await redactChats(tx, { interview_id, conversation_ids });
      if (await hasReport(tx, interview_id)) await storeReport(deps, tx, interview_id, { forgets: true });
      return [...deleted.map(({ id }) => id), ...redacted];
    },
  });
}

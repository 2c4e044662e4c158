import { campaigns, type flags } from '@insights/contracts';
import type { Call } from '@insights/db';
import { notFound } from '@insights/errors';
import { query } from '../../db/query.ts';
import type { MailDeps } from '../../deps.ts';
import { knownWord } from '../../domain/known-word.ts';

/** What a mail about a flag refers to, immediately before it is sent. Errors: `not_found` (the conversation was deleted). */
export function prepareFlagMail(
  { db, links }: MailDeps,
  call: Call,
  { conversation_id, kind }: flags.PrepareFlagMailRequest,
): Promise<flags.FlagMail> {
  const wanted = knownWord(campaigns.FlagKind, 'kind', kind);
  return db.withWorkspace(call, async (tx) => {
    const conversation = await query(tx)
      .selectFrom('conversations')
      .select(['id', 'interview_id'])
      .where('id', '=', conversation_id)
      .executeTakeFirst();
    if (!conversation) throw notFound('conversation');
    const flag = await query(tx)
      .selectFrom('flags')
      .select('turn_id')
      .where('conversation_id', '=', conversation.id)
      .where('kind', '=', wanted)
      .where('cleared_at', 'is', null)
      .limit(1)
      .executeTakeFirst();
    return { is_needed: flag !== undefined, url: links.conversationUrl(conversation.interview_id, conversation.id) };
  });
}

import type { campaigns, flags } from '@insights/contracts';
import { type Call, announceAudit } from '@insights/db';
import { notFound } from '@insights/errors';
import { announceInputs } from '../../db/announce-inputs.ts';
import { flagsOf } from '../../db/flags.ts';
import { loadConversation, lockInterview } from '../../db/load.ts';
import { query } from '../../db/query.ts';
import { isTagged } from '../../db/transcripts.ts';
import type { Deps } from '../../deps.ts';
import { conversationWithParts } from '../list-conversations.ts';

/**
 * A person has looked at a flagged turn, so reports may use it once it has no other flag. No-op for a flag that is cleared.
 * Errors: `not_found`.
 */
export function clearFlag(
  { db, now }: Deps,
  call: Call,
  request: flags.ClearFlagRequest,
): Promise<campaigns.Conversation> {
  const { interview_id, conversation_id, turn_id, kind } = request;
  return db.withWorkspace(call, async (tx) => {
    const interview = await lockInterview(tx, interview_id);
    const conversation = await loadConversation(tx, interview.id, conversation_id);
    const flag = (await flagsOf(tx, [conversation.id]))
      .get(conversation.id)
      ?.find((each) => each.turn_id === turn_id && each.kind === kind);
    if (!flag) throw notFound('flag');
    if (flag.cleared_at === null) {
      await query(tx)
        .updateTable('flags')
        .set({ cleared_at: now(tx), cleared_by: call.principal.user_id })
        .where('turn_id', '=', turn_id)
        .where('kind', '=', flag.kind as Exclude<campaigns.FlagKind, 'unspecified'>)
        .execute();
      conversation.is_tagged = await isTagged(tx, conversation.id);
      await announceInputs(tx, interview);
      const details = { interview_id: interview.id, conversation_id: conversation.id, kind };
      await announceAudit(tx, call, { action: 'flag.cleared', subject: turn_id, details });
    }
    return conversationWithParts(tx, conversation);
  });
}

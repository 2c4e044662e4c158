import type { campaigns } from '@insights/contracts';
import { type Call, type Tx, announceAudit, jsonb } from '@insights/db';
import { notFound } from '@insights/errors';
import { announceInputs } from '../db/announce-inputs.ts';
import { lockInterview } from '../db/load.ts';
import { query } from '../db/query.ts';
import { isTagged, presentShownTurns, readTurnsById } from '../db/transcripts.ts';
import type { Deps } from '../deps.ts';

/** Replaces a turn's tags with a person's; later processing keeps them. Errors: `not_found`. */
export async function setTurnTags(
  { db, names }: Deps,
  call: Call,
  request: campaigns.SetTurnTagsRequest,
): Promise<campaigns.Turn> {
  const read = await db.withWorkspace(call, async (tx) => {
    const interview = await lockInterview(tx, request.interview_id);
    const tags = request.topics.map((topic): campaigns.Tag => ({ topic, source: 'person', confidence: 1 }));
    const turn = await lockConversationOf(tx, interview.id, request.turn_id);
    await query(tx)
      .updateTable('turns')
      .set({ tags: jsonb(tags) })
      .where('id', '=', request.turn_id)
      .execute();
    await query(tx)
      .updateTable('conversations')
      .set({ is_tagged: await isTagged(tx, turn.conversation_id) })
      .where('id', '=', turn.conversation_id)
      .execute();
    await announceInputs(tx, interview);
    const details = { interview_id: interview.id, conversation_id: turn.conversation_id, tags: tags.length };
    await announceAudit(tx, call, { action: 'turn.tagged', subject: request.turn_id, details });
    return readTurnsById(tx, [request.turn_id], await names.hiddenNames(tx, interview.id));
  });
  const [changed] = await presentShownTurns(names, read);
  if (!changed) throw notFound('turn');
  return changed;
}

/** The turn, with its conversation locked: a trigger changes the conversation with its turns, and everybody locks it before them. */
async function lockConversationOf(tx: Tx, interviewId: string, turnId: string) {
  const turn = await query(tx)
    .selectFrom('turns as t')
    .innerJoin('conversations as v', 'v.id', 't.conversation_id')
    .where('t.id', '=', turnId)
    .where('v.interview_id', '=', interviewId)
    .select('t.conversation_id')
    .forNoKeyUpdate('v')
    .executeTakeFirst();
  if (!turn) throw notFound('turn');
  return turn;
}

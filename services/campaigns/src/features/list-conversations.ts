import type { Principal } from '@insights/auth-context';
import { type Input, campaigns } from '@insights/contracts';
import { type Call, type Tx, announceRead, pageOf, pageBounds, isAfter } from '@insights/db';
import type { Conversation } from '../db/entities.ts';
import { flagsOf } from '../db/flags.ts';
import { loadConversation, loadInterview } from '../db/load.ts';
import { presentConversation } from '../db/present.ts';
import { query } from '../db/query.ts';
import { recordingsOf } from '../db/recordings.ts';
import type { Deps } from '../deps.ts';
import { knownWord } from '../domain/known-word.ts';

/** A page of conversations, newest first. Errors: `not_found`. */
export function listConversations(
  { db }: Deps,
  call: Call,
  { interview_id, page = null, status = null }: Input<campaigns.ListConversationsRequest>,
): Promise<campaigns.ListConversationsResponse> {
  const { limit, after } = pageBounds(page);
  const wanted = status && knownWord(campaigns.ConversationStatus, 'status', status);
  return db.withWorkspace(call, async (tx) => {
    const interview = await loadInterview(tx, interview_id);
    const rows = await query(tx)
      .selectFrom('conversations')
      .selectAll()
      .where('interview_id', '=', interview.id)
      .where((eb) => isAfter(eb, after, ['conversations.created_at', 'conversations.id']))
      .$if(wanted !== null, (rest) => rest.where('status', '=', wanted))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute();
    const { items, next_cursor } = pageOf(rows, limit);
    const ids = items.map(({ id }) => id);
    const [flags, recordings] = [await flagsOf(tx, ids), await recordingsOf(tx, ids)];
    const present = (row: (typeof items)[number]) =>
      presentConversation(row, {
        flags: flags.get(row.id) ?? [],
        recordings: recordings.get(row.id) ?? [],
        summary: null,
      });
    return { items: items.map(present), next_cursor };
  });
}

/** How long a reader waits for a summary that has to be made. */
const SUMMARY_WAIT_MS = 5_000;

/** A conversation, with its summary for callers who may see what was said. Errors: `not_found`. */
export async function getConversation(
  deps: Deps,
  call: Call,
  { interview_id, conversation_id }: campaigns.GetConversationRequest,
): Promise<campaigns.Conversation> {
  const conversation = await deps.db.withWorkspace(call, async (tx) =>
    conversationWithParts(tx, await loadConversation(tx, interview_id, conversation_id)),
  );
  if (!maySeeText(call.principal)) return conversation;
  const summary = await deps.summaries.of(deps, call, conversation.id, { wait_ms: SUMMARY_WAIT_MS });
  if (!summary) return conversation;
  await deps.db.withWorkspace(call, (tx) =>
    announceRead(tx, call, {
      action: 'transcript.read',
      subject: conversation.id,
      details: { interview_id, form: 'summary' },
    }),
  );
  return { ...conversation, summary };
}

/** The summary quotes participants, so it needs the scope of transcripts. */
const maySeeText = ({ scopes }: Principal): boolean => scopes.includes('*') || scopes.includes('exports');

/** A conversation with its flags and recordings, without its summary. */
export async function conversationWithParts(tx: Tx, conversation: Conversation): Promise<campaigns.Conversation> {
  const { id } = conversation;
  const [flags, recordings] = [await flagsOf(tx, [id]), await recordingsOf(tx, [id])];
  return presentConversation(conversation, {
    flags: flags.get(id) ?? [],
    recordings: recordings.get(id) ?? [],
    summary: null,
  });
}

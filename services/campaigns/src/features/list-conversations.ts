import type { Principal } from '@insights/auth-context';
import { type Input, campaigns } from '@insights/contracts';
import {
  type Call,
  type Keyset,
  type Selectable,
  type Tx,
  announceRead,
  anyOf,
  pageOf,
  pageBounds,
  isAfter,
} from '@insights/db';
import type { Conversation, Tables } from '../db/entities.ts';
import { flagsOf } from '../db/flags.ts';
import { loadConversation, loadInterview } from '../db/load.ts';
import { presentConversation } from '../db/present.ts';
import { query } from '../db/query.ts';
import { recordingsOf } from '../db/recordings.ts';
import type { Deps } from '../deps.ts';
import { knownWord } from '../domain/known-word.ts';

type Row = Selectable<Tables['conversations']>;

interface Wanted {
  readonly status: Row['status'] | null;
  readonly text: string | null;
  readonly after: Keyset | null;
  readonly limit: number;
}

/** A page of conversations, newest first. Errors: `not_found`. */
export async function listConversations(
  deps: Pick<Deps, 'db' | 'names'>,
  call: Call,
  { interview_id, page = null, status = null, text = null }: Input<campaigns.ListConversationsRequest>,
): Promise<campaigns.ListConversationsResponse> {
  const { limit, after } = pageBounds(page);
  const wanted = {
    status: status && knownWord(campaigns.ConversationStatus, 'status', status),
    text,
    limit: limit + 1,
  };
  const rows: Row[] = [];
  // Where names are hidden, some of those found may not be shown; a shorter page would tell that they exist.
  let from: Keyset | null = after;
  do {
    const found: Found = await findConversations(deps, call, interview_id, { ...wanted, after: from });
    rows.push(...found.shown);
    from = found.last;
  } while (from !== null && rows.length <= limit);
  return deps.db.withWorkspace(call, async (tx) => {
    if (text !== null)
      await announceRead(tx, call, { action: 'transcript.read', subject: interview_id, details: { form: 'search' } });
    const { items, next_cursor } = pageOf(rows, limit);
    const ids = items.map(({ id }) => id);
    const [flags, recordings] = [await flagsOf(tx, ids), await recordingsOf(tx, ids)];
    const present = (row: Row) =>
      presentConversation(row, {
        flags: flags.get(row.id) ?? [],
        recordings: recordings.get(row.id) ?? [],
        summary: null,
      });
    return { items: items.map(present), next_cursor };
  });
}

interface Found {
  readonly shown: readonly Row[];
  /** The last one that was looked at, if there may be more. */
  readonly last: Row | null;
}

/** The next conversations that fit. */
async function findConversations(
  { db, names }: Pick<Deps, 'db' | 'names'>,
  call: Call,
  interviewId: string,
  wanted: Wanted,
): Promise<Found> {
  const { text, limit } = wanted;
  const { rows, hidden } = await db.withWorkspace(call, async (tx) => {
    const interview = await loadInterview(tx, interviewId);
    const found = await conversationsIn(tx, interview.id, wanted);
    if (text === null) return { rows: found, hidden: null };
    const rule = await names.hiddenNames(tx, interview.id);
    return { rows: found, hidden: rule.digest === '' ? null : { rule, turns: await turnsSaying(tx, found, text) } };
  });
  const last = rows.length === limit ? (rows.at(-1) ?? null) : null;
  if (text === null || hidden === null) return { shown: rows, last };
  const { texts } = await names.mask(hidden.rule, { texts: hidden.turns.map((turn) => turn.text), topics: [] });
  const isShown = (index: number) => texts[index]?.text.toLowerCase().includes(text.toLowerCase());
  const fitting = new Set(hidden.turns.filter((_, index) => isShown(index)).map((turn) => turn.conversation_id));
  return { shown: rows.filter(({ id }) => fitting.has(id)), last };
}

const conversationsIn = (tx: Tx, interviewId: string, { status, text, after, limit }: Wanted): Promise<Row[]> =>
  query(tx)
    .selectFrom('conversations')
    .selectAll()
    .where('interview_id', '=', interviewId)
    .where((eb) => isAfter(eb, after, ['conversations.created_at', 'conversations.id']))
    .$if(status !== null, (rest) => rest.where('status', '=', status))
    .$if(text !== null, (rest) =>
      rest.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('turns')
            .select('turns.id')
            .whereRef('turns.conversation_id', '=', 'conversations.id')
            .where('turns.speaker', '=', 'participant')
            .where('turns.text', 'ilike', containing(text ?? '')),
        ),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

const turnsSaying = (tx: Tx, rows: readonly Row[], text: string) =>
  query(tx)
    .selectFrom('turns')
    .select(['conversation_id', 'text'])
    .where('conversation_id', '=', anyOf(rows.map(({ id }) => id)))
    .where('speaker', '=', 'participant')
    .where('text', 'ilike', containing(text))
    .execute();

const containing = (text: string): string => `%${text.replaceAll(/[%_\\]/g, '\\$&')}%`;

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

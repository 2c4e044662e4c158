import type { campaigns } from '@insights/contracts';
import { type Call, type Tx, anyOf } from '@insights/db';
import { invalid } from '@insights/errors';
import { type After, completedConversations, completedPage, readCompleted } from '../db/completed-conversations.ts';
import { hidesContact } from '../db/conditions.ts';
import { loadInterview } from '../db/load.ts';
import { type Masks, shownRevisions } from '../db/masks.ts';
import { presentShownTurns, readTranscript, readTurnsById } from '../db/transcripts.ts';
import type { Deps } from '../deps.ts';

type ReadDeps = Pick<Deps, 'db' | 'names'>;

/** Conversations of one message. */
const PAGE = 200;
const MOST_CONVERSATIONS = 1_000;
const MOST_TURNS = 500;
/** Texts of turns that are read in one transaction; a turn has up to 20,000 characters. */
const BYTES_AT_ONCE = 500_000;

/** The completed conversations of a campaign except test ones, oldest first, with their revisions. Errors: `not_found`. */
export async function* listReportConversations(
  deps: ReadDeps,
  call: Call,
  { interview_id }: campaigns.ListReportConversationsRequest,
): AsyncGenerator<campaigns.ReportConversations> {
  let after: After | undefined;
  do {
    const from = after;
    const read = await deps.db.withWorkspace(call, (tx) => readPage(deps, tx, interview_id, from));
    const { digest } = read.rule;
    const page = await presentPage(deps, read);
    const rows = page.map(({ row }) => row);
    const revisions = await shownRevisions(deps, call, rows, digest);
    const items = page.map(({ row, item }): campaigns.ReportConversation => ({
      ...item,
      revision: revisions.get(row.id) ?? `${row.revision}`,
    }));
    if (items.length > 0) yield { items };
    after = page.at(PAGE - 1)?.row;
  } while (after);
}

interface Shown {
  readonly row: Masks & After;
  readonly item: Omit<campaigns.ReportConversation, 'revision'>;
}

async function readPage({ names }: ReadDeps, tx: Tx, interviewId: string, after: After | undefined) {
  const interview = await loadInterview(tx, interviewId);
  const rule = await names.hiddenNames(tx, interview.id);
  const rows = await completedPage(tx, interview.id, after, PAGE)
    .innerJoin('contacts as c', 'c.id', 'v.contact_id')
    .innerJoin('interviews as i', 'i.id', 'v.interview_id')
    .select([
      'v.contact_id',
      'v.started_at',
      'v.revision',
      'v.masks',
      'v.masks_under',
      'c.attributes',
      hidesContact.$castTo<boolean>().as('is_hidden'),
    ])
    .execute();
  return { rows, rule };
}

async function presentPage(
  { names }: ReadDeps,
  { rows, rule }: Awaited<ReturnType<typeof readPage>>,
): Promise<Shown[]> {
  const texts = rows.flatMap(({ attributes }) => Object.values(attributes));
  const masked = (await names.mask(rule, { texts, topics: [] })).texts.values();
  return rows.map(({ contact_id, attributes, is_hidden, started_at, ...row }) => {
    const shown = Object.keys(attributes).map((name) => [name, masked.next().value?.text ?? ''] as const);
    const item = { conversation_id: row.id, contact_id, attributes: Object.fromEntries(shown), is_hidden, started_at };
    return { row, item };
  });
}

/** Turns of a campaign's completed conversations as readers may see them now. Errors: `not_found`, `invalid_request` (too many ids). */
export async function* getTurns(
  deps: ReadDeps,
  call: Call,
  { interview_id, turn_ids }: campaigns.GetTurnsRequest,
): AsyncGenerator<campaigns.Turn> {
  if (turn_ids.length > MOST_TURNS) throw invalid(['turn_ids'], `Ask for at most ${MOST_TURNS} turns at a time.`);
  const found = await deps.db.withWorkspace(call, (tx) => findTurns(tx, interview_id, turn_ids));
  for (const ids of batchesOf(found)) {
    const read = await deps.db.withWorkspace(call, async (tx) => {
      const rule = await deps.names.hiddenNames(tx, interview_id);
      const left = await findTurns(tx, interview_id, ids);
      return readTurnsById(
        tx,
        left.map(({ id }) => id),
        rule,
      );
    });
    yield* await presentShownTurns(deps.names, read);
  }
}

interface FoundTurn {
  readonly id: string;
  readonly bytes: number;
}

/** Those of the turns that are in completed conversations, with the size of their texts. Errors: `not_found` (the campaign). */
async function findTurns(tx: Tx, interviewId: string, turnIds: readonly string[]): Promise<FoundTurn[]> {
  const { id } = await loadInterview(tx, interviewId);
  return completedConversations(tx, id)
    .innerJoin('turns as t', 't.conversation_id', 'v.id')
    .where('t.id', '=', anyOf(turnIds))
    .select(['t.id', ({ fn }) => fn<number>('octet_length', ['t.text']).as('bytes')])
    .execute();
}

/** The turns' ids in their order, in batches of at most `BYTES_AT_ONCE` or one turn: each transaction reads the hidden names again. */
export function batchesOf(turns: readonly FoundTurn[]): string[][] {
  const batches: string[][] = [];
  let left = 0;
  for (const { id, bytes } of turns) {
    if (left < bytes || batches.length === 0) {
      batches.push([]);
      left = BYTES_AT_ONCE;
    }
    batches.at(-1)?.push(id);
    left -= bytes;
  }
  return batches;
}

/**
 * One conversation, or some or all of the completed ones of a campaign except test ones, oldest first, in parts. Errors: `not_found` (of
 * one conversation), `invalid_request` (too many ids).
 */
export async function* streamTranscripts(
  { db, names }: ReadDeps,
  call: Call,
  { interview_id, conversation_id, conversation_ids }: campaigns.StreamTranscriptsRequest,
): AsyncGenerator<campaigns.Transcript> {
  if (conversation_ids.length > MOST_CONVERSATIONS) {
    throw invalid(['conversation_ids'], `Ask for at most ${MOST_CONVERSATIONS} conversations at a time.`);
  }
  yield* conversation_id
    ? readTranscript({ db, names }, call, conversation_id)
    : readCompleted({ db, names }, call, interview_id, conversation_ids);
}

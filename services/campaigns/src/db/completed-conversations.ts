import type { campaigns } from '@insights/contracts';
import type { Call, Tx } from '@insights/db';
import { counts } from './conditions.ts';
import { query } from './query.ts';
import { type Source, readParts } from './transcripts.ts';

/** Conversations whose ids are read at a time. */
const PAGE = 20;

interface Row {
  readonly id: string;
  readonly created_at: string;
}

/** The completed conversations of a campaign, except test ones. */
export const completedConversations = (tx: Tx, interviewId: string) =>
  query(tx)
    .selectFrom('conversations as v')
    .where('v.interview_id', '=', interviewId)
    .where('v.status', '=', 'completed')
    .where(counts);

/**
 * Their transcripts, oldest first, in parts. Each page is read as it is at that moment, so somebody who is erased meanwhile does not appear.
 * Errors: `not_found` (a conversation was deleted between two of its parts).
 */
export async function* readCompleted(
  source: Source,
  call: Call,
  interviewId: string,
): AsyncGenerator<campaigns.Transcript> {
  let after: Row | undefined;
  do {
    const from = after;
    const rows = await source.db.withWorkspace(call, (tx) => pageAfter(tx, interviewId, from));
    yield* readParts(
      source,
      call,
      rows.map(({ id }) => id),
    );
    after = rows.at(PAGE - 1);
  } while (after);
}

function pageAfter(tx: Tx, interviewId: string, after: Row | undefined): Promise<Row[]> {
  const page = completedConversations(tx, interviewId)
    .select(['v.id', 'v.created_at'])
    .orderBy('v.created_at')
    .orderBy('v.id')
    .limit(PAGE);
  if (!after) return page.execute();
  return page
    .where(({ eb, refTuple, tuple }) => eb(refTuple('v.created_at', 'v.id'), '>', tuple(after.created_at, after.id)))
    .execute();
}

/** How many completed conversations a campaign has; counting stops at `most`. */
export async function countCompleted(tx: Tx, interviewId: string, most: number): Promise<number> {
  const ids = completedConversations(tx, interviewId).select('v.id').limit(most);
  const { count } = await query(tx)
    .selectFrom(ids.as('v'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

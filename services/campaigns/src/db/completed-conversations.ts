import type { campaigns } from '@insights/contracts';
import { type Call, type Tx, anyOf } from '@insights/db';
import { counts } from './conditions.ts';
import type { Conversation } from './entities.ts';
import { query } from './query.ts';
import { type Source, readParts } from './transcripts.ts';

/** Conversations whose ids are read at a time. */
const PAGE = 20;

/** A place in the order of conversations: the last one that was read. */
export type After = Pick<Conversation, 'id' | 'created_at'>;

/** The completed conversations of a campaign, except test ones. */
export const completedConversations = (tx: Tx, interviewId: string) =>
  query(tx)
    .selectFrom('conversations as v')
    .where('v.interview_id', '=', interviewId)
    .where('v.status', '=', 'completed')
    .where(counts);

/** A page of them after a place, oldest first. */
export function completedPage(tx: Tx, interviewId: string, after: After | undefined, limit: number) {
  const page = completedConversations(tx, interviewId)
    .select(['v.id', 'v.created_at'])
    .orderBy('v.created_at')
    .orderBy('v.id')
    .limit(limit);
  if (!after) return page;
  return page.where(({ eb, refTuple, tuple }) =>
    eb(refTuple('v.created_at', 'v.id'), '>', tuple(after.created_at, after.id)),
  );
}

/**
 * Their transcripts, oldest first, in parts; `only` those with these ids, unless it is empty. Each page is read as it is at that moment, so
 * somebody who is erased meanwhile does not appear. Errors: `not_found` (a conversation was deleted between two of its parts).
 */
export async function* readCompleted(
  source: Source,
  call: Call,
  interviewId: string,
  only: readonly string[] = [],
): AsyncGenerator<campaigns.Transcript> {
  let after: After | undefined;
  do {
    const from = after;
    const rows = await source.db.withWorkspace(call, (tx) =>
      completedPage(tx, interviewId, from, PAGE)
        .$if(only.length > 0, (page) => page.where('v.id', '=', anyOf(only)))
        .execute(),
    );
    yield* readParts(
      source,
      call,
      rows.map(({ id }) => id),
    );
    after = rows.at(PAGE - 1);
  } while (after);
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

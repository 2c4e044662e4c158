import type { campaigns } from '@insights/contracts';
import { type Call, type Tx, anyOf, jsonb } from '@insights/db';
import type { MadeSummary } from '../tagging/summariser.ts';
import type { StoredPoint, Summary } from './entities.ts';
import type { NameBook } from './hidden-names.ts';
import type { Masks } from './masks.ts';
import { query } from './query.ts';
import { type Source, presentShownTurns, readTurnsById } from './transcripts.ts';

/** A completed conversation, with what its summary depends on. */
export interface Summarisable {
  readonly row: Masks;
  readonly interview_id: string;
  /** Identifies the names that are hidden in the campaign. */
  readonly digest: string;
  readonly stored: Summary | null;
}

/** Null for a conversation that was deleted or is not completed. */
export async function readSummarisable(tx: Tx, names: NameBook, id: string): Promise<Summarisable | null> {
  const found = await query(tx)
    .selectFrom('conversations')
    .select(['id', 'interview_id', 'revision', 'masks', 'masks_under'])
    .where('id', '=', id)
    .where('status', '=', 'completed')
    .executeTakeFirst();
  if (!found) return null;
  const { interview_id, ...row } = found;
  const digest = await names.digestOf(tx, interview_id);
  const stored = await query(tx)
    .selectFrom('summaries')
    .selectAll()
    .where('conversation_id', '=', id)
    .executeTakeFirst();
  return { row, interview_id, digest, stored: stored ?? null };
}

/** Stores a summary, unless the conversation or the hidden names have changed since it was read. */
export async function storeSummary(
  tx: Tx,
  names: NameBook,
  { row, interview_id, digest }: Summarisable,
  made: MadeSummary & Pick<Summary, 'made_of' | 'generated_at'>,
): Promise<void> {
  const unchanged = await lockUnchanged(tx, names, { interview_id, digest }, [row]);
  if (unchanged.size === 0) return;
  const points = made.points.map((point): StoredPoint => ({ ...point, author: 'floor' }));
  await putSummaries(tx, [{ ...made, points, conversation_id: row.id }]);
}

/**
 * Those of the conversations that have not changed since they were read; none if the hidden names have. Locks them, so that a change or an
 * erasure waits, and then deletes what is stored about them.
 */
export async function lockUnchanged(
  tx: Tx,
  names: NameBook,
  { interview_id, digest }: Pick<Summarisable, 'interview_id' | 'digest'>,
  rows: readonly Pick<Masks, 'id' | 'revision'>[],
): Promise<ReadonlySet<string>> {
  const locked = await query(tx)
    .selectFrom('conversations')
    .select(['id', 'revision'])
    .where('id', '=', anyOf(rows.map(({ id }) => id)))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  if ((await names.digestOf(tx, interview_id)) !== digest) return new Set();
  const revisions = new Map(rows.map(({ id, revision }) => [id, revision]));
  return new Set(locked.flatMap(({ id, revision }) => (revisions.get(id) === revision ? [id] : [])));
}

/** Stores summaries in place of those that the conversations have. The caller has locked them. */
export async function putSummaries(tx: Tx, summaries: readonly Omit<Summary, 'workspace_id'>[]): Promise<void> {
  if (summaries.length === 0) return;
  const rows = summaries.map(({ conversation_id, made_of, language, generated_at, points }) => {
    const made = { made_of, language, generated_at, points: jsonb(points) };
    return { conversation_id, workspace_id: tx.workspaceId, ...made };
  });
  await query(tx)
    .insertInto('summaries')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('conversation_id').doUpdateSet(({ ref }) => ({
        made_of: ref('excluded.made_of'),
        language: ref('excluded.language'),
        generated_at: ref('excluded.generated_at'),
        points: ref('excluded.points'),
      })),
    )
    .execute();
}

/** What it takes to show a summary; in a transaction, for `presentSummary`. */
export async function readShownSummary(
  tx: Tx,
  names: NameBook,
  { interview_id }: Pick<Summarisable, 'interview_id'>,
  summary: Summary,
) {
  const rule = await names.hiddenNames(tx, interview_id);
  const ids = new Set(summary.points.flatMap(({ evidence }) => evidence.map(({ turn_id }) => turn_id)));
  return { summary, rule, turns: await readTurnsById(tx, [...ids], rule) };
}

/** A stored summary as readers may see it. Null if a quote differs from its turn as it is shown now: the summary is out of date. */
export async function presentSummary(
  names: NameBook,
  { summary, rule, turns: read }: Awaited<ReturnType<typeof readShownSummary>>,
): Promise<campaigns.ConversationSummary | null> {
  const { conversation_id, points, language, generated_at } = summary;
  const turns = new Map((await presentShownTurns(names, read)).map((turn) => [turn.id, turn]));
  const isSaid = saidIn(conversation_id, turns);
  if (!points.every(({ evidence }) => evidence.every(isSaid))) return null;
  const { texts } = await names.mask(rule, { texts: points.map(({ text }) => text), topics: [] });
  let number = 0;
  return {
    language,
    generated_at,
    points: points.map(({ author, evidence }, index) => ({
      author,
      text: texts[index]?.text ?? '',
      evidence: evidence.map(({ turn_id, start, end, quote }) => {
        number += 1;
        return { id: `e${number}`, turn_id, conversation_id, quote, start, end, verified: true };
      }),
    })),
  };
}

/** Whether words are a participant's in a turn of the conversation as readers may see it now. */
export const saidIn =
  (conversation_id: string, turns: ReadonlyMap<string, campaigns.Turn>) =>
  ({ turn_id, start, end, quote }: campaigns.Passage): boolean => {
    const turn = turns.get(turn_id);
    const isOpen = turn?.conversation_id === conversation_id && turn.speaker === 'participant' && !turn.is_withheld;
    return isOpen && turn.text.slice(start, end) === quote;
  };

/** Summaries that are checked at a time. */
const PAGE = 200;

/** Deletes the summaries of a campaign that contain a name that is hidden now. No-op for a deleted campaign. */
export async function deleteNamingSummaries({ db, names }: Source, call: Call, interviewId: string): Promise<void> {
  let after: string | undefined = '00000000-0000-0000-0000-000000000000';
  while (after !== undefined) {
    const from: string = after;
    const read = await db.withWorkspace(call, (tx) => readPage(tx, names, interviewId, from));
    if (!read) return;
    const naming: string[] = [];
    for (const { conversation_id, points } of read.rows) {
      const texts = points.flatMap(({ text, evidence }) => [text, ...evidence.map(({ quote }) => quote)]);
      const masked = await names.mask(read.rule, { texts, topics: [] });
      if (masked.texts.some(({ text }, index) => text !== texts[index])) naming.push(conversation_id);
    }
    // One that was made again since then is deleted with it, and made again when it is read.
    await db.withWorkspace(call, (tx) =>
      query(tx).deleteFrom('summaries').where('conversation_id', '=', anyOf(naming)).execute(),
    );
    after = read.rows.at(PAGE - 1)?.conversation_id;
  }
}

/** A page of a campaign's summaries, with the names that are hidden in it; null if it was deleted. */
async function readPage(tx: Tx, names: NameBook, interviewId: string, after: string) {
  const interview = await query(tx)
    .selectFrom('interviews')
    .select('id')
    .where('id', '=', interviewId)
    .executeTakeFirst();
  if (!interview) return null;
  const rule = await names.hiddenNames(tx, interviewId);
  const rows = await query(tx)
    .selectFrom('summaries as s')
    .innerJoin('conversations as v', 'v.id', 's.conversation_id')
    .where('v.interview_id', '=', interviewId)
    .where('s.conversation_id', '>', after)
    .select(['s.conversation_id', 's.points'])
    .orderBy('s.conversation_id')
    .limit(PAGE)
    .execute();
  return { rule, rows };
}

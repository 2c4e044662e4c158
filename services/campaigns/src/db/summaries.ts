import type { campaigns } from '@insights/contracts';
import { type Tx, anyOf, jsonb } from '@insights/db';
import type { MadeSummary } from '../tagging/summariser.ts';
import type { Summary } from './entities.ts';
import type { NameBook } from './hidden-names.ts';
import type { Masks } from './masks.ts';
import { query } from './query.ts';
import { readShownTurns } from './transcripts.ts';

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
  const { digest } = await names.hiddenNames(tx, interview_id);
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
  // Locked, so that a change or an erasure waits and then deletes it.
  const same = await query(tx)
    .selectFrom('conversations')
    .select('id')
    .where('id', '=', row.id)
    .where('revision', '=', row.revision)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!same || (await names.hiddenNames(tx, interview_id)).digest !== digest) return;
  const { language, made_of, generated_at } = made;
  const values = { made_of, language, generated_at, points: jsonb(made.points) };
  await query(tx)
    .insertInto('summaries')
    .values({ ...values, conversation_id: row.id, workspace_id: tx.workspaceId })
    .onConflict((conflict) => conflict.column('conversation_id').doUpdateSet(values))
    .execute();
}

/** A stored summary as readers may see it. Null if a quote differs from its turn as it is shown now: the summary is out of date. */
export async function presentSummary(
  tx: Tx,
  names: NameBook,
  { interview_id }: Pick<Summarisable, 'interview_id'>,
  { conversation_id, points, language, generated_at }: Summary,
): Promise<campaigns.ConversationSummary | null> {
  const { masker } = await names.hiddenNames(tx, interview_id);
  const ids = new Set(points.flatMap(({ evidence }) => evidence.map(({ turn_id }) => turn_id)));
  const turns = new Map((await readShownTurns(tx, [...ids], masker)).map((turn) => [turn.id, turn]));
  const isSaid = ({ turn_id, start, end, quote }: Summary['points'][number]['evidence'][number]): boolean => {
    const turn = turns.get(turn_id);
    return turn?.conversation_id === conversation_id && !turn.is_withheld && turn.text.slice(start, end) === quote;
  };
  if (!points.every(({ evidence }) => evidence.every(isSaid))) return null;
  let number = 0;
  return {
    language,
    generated_at,
    points: points.map(({ text, evidence }) => ({
      text: masker.mask(text),
      evidence: evidence.map(({ turn_id, start, end, quote }) => {
        number += 1;
        return { id: `e${number}`, turn_id, conversation_id, quote, start, end, verified: true };
      }),
    })),
  };
}

/** Summaries that are checked at a time. */
const PAGE = 200;

/** Deletes the summaries of a campaign that contain a name that is hidden now. No-op for a deleted campaign. */
export async function deleteNamingSummaries(tx: Tx, names: NameBook, interviewId: string): Promise<void> {
  const interview = await query(tx)
    .selectFrom('interviews')
    .select('id')
    .where('id', '=', interviewId)
    .executeTakeFirst();
  if (!interview) return;
  const { masker } = await names.hiddenNames(tx, interviewId);
  const isNaming = ({ text, evidence }: Summary['points'][number]): boolean =>
    [text, ...evidence.map(({ quote }) => quote)].some((said) => masker.mask(said) !== said);
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await query(tx)
      .selectFrom('summaries as s')
      .innerJoin('conversations as v', 'v.id', 's.conversation_id')
      .where('v.interview_id', '=', interviewId)
      .where('s.conversation_id', '>', after)
      .select(['s.conversation_id', 's.points'])
      .orderBy('s.conversation_id')
      .limit(PAGE)
      .execute();
    const naming = rows.filter(({ points }) => points.some(isNaming)).map(({ conversation_id }) => conversation_id);
    await query(tx).deleteFrom('summaries').where('conversation_id', '=', anyOf(naming)).execute();
    const last = rows.at(PAGE - 1);
    if (!last) return;
    after = last.conversation_id;
  }
}

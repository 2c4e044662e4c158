import { type Tx, anyOf, jsonb } from '@insights/db';
import type { CodingResult, PersonCoding } from '../analysis/people.ts';
import { query } from './query.ts';

/** What people coded, the oldest first. */
export async function readCodings(tx: Tx, interview_id: string): Promise<PersonCoding[]> {
  return query(tx)
    .selectFrom('codings')
    .select(['id', 'conversation_id', 'turn_id', 'start_offset as start', 'end_offset as end', 'quote', 'code_id'])
    .where('interview_id', '=', interview_id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Notes what became of the codings in a version. */
export async function noteCodings(tx: Tx, results: readonly CodingResult[]): Promise<void> {
  const alike = Map.groupBy(results, ({ applied, engine_code_ids }) => JSON.stringify([applied, engine_code_ids]));
  for (const same of alike.values()) {
    const [{ applied, engine_code_ids }] = same as [CodingResult];
    await query(tx)
      .updateTable('codings')
      .set({ applied, engine_code_ids: jsonb(engine_code_ids) })
      .where('id', '=', anyOf(same.map(({ id }) => id)))
      .execute();
  }
}

/** Removes what people coded in erased conversations. */
export async function eraseCodings(tx: Tx, conversationIds: readonly string[]): Promise<void> {
  await query(tx).deleteFrom('codings').where('conversation_id', '=', anyOf(conversationIds)).execute();
}

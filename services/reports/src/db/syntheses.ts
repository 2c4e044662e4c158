import type { Tx } from '@insights/db';
import { query } from './query.ts';

/** Deletes the results of a campaign. They cite no evidence, so erased people and hidden names cannot be removed from them. */
export async function deleteResults(tx: Tx, interviewId: string): Promise<void> {
  await query(tx)
    .deleteFrom('syntheses')
    .where('interview_id', '=', interviewId)
    .where('status', '<>', 'queued')
    .execute();
}

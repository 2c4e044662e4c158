import { v7 } from 'uuid';
import type { Tx } from '@insights/db';
import { query } from '../../db/query.ts';

/** The id of the vault that stores transcripts. It is created when it is first needed; concurrent calls create one. */
export async function defaultVault(tx: Tx, at: string): Promise<string> {
  await query(tx)
    .insertInto('vaults')
    .values({
      id: v7(),
      workspace_id: tx.workspaceId,
      name: 'Interviews',
      description: 'Transcripts of completed interviews',
      is_default: true,
      created_at: at,
    })
    .onConflict((conflict) => conflict.column('workspace_id').where('is_default', '=', true).doNothing())
    .execute();
  const vault = await query(tx)
    .selectFrom('vaults')
    .select('id')
    .where('is_default', '=', true)
    .executeTakeFirstOrThrow();
  return vault.id;
}

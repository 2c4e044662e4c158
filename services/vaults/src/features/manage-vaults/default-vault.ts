import { v7 } from 'uuid';
import type { Tx } from '@insights/db';

/** The vault that transcripts go to, made when it is first needed; two at once make one. */
export async function defaultVault(tx: Tx, at: string): Promise<string> {
  await tx.run(
    `insert into vaults (id, workspace_id, name, description, is_default, created_at)
     values ($1, $2, 'Interviews', 'Transcripts of completed interviews', true, $3)
     on conflict (workspace_id) where is_default do nothing`,
    [v7(), tx.workspaceId, at],
  );
  const vault = await tx.row<{ id: string }>('select id from vaults where is_default');
  if (!vault) throw new Error('the default vault is gone');
  return vault.id;
}

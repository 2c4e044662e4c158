import { v7 } from 'uuid';
import { eventTypes, type vaults } from '@insights/contracts';
import { type Call, type Tx, announceAudit, append, keyset, pageOf } from '@insights/db';
import { notFound } from '@insights/errors';
import { Vault } from '../../db/entities.ts';
import type { Deps } from '../../deps.ts';

type WithCounts = Vault & vaults.VaultCounts;

const present = (vault: Vault, counts: vaults.VaultCounts): vaults.Vault => ({
  id: vault.id,
  workspace_id: vault.workspace_id,
  name: vault.name,
  description: vault.description,
  counts,
  created_at: vault.created_at,
});

async function countsOf(tx: Tx, vaultId: string): Promise<vaults.VaultCounts> {
  const counts = await tx.row<vaults.VaultCounts>(
    `select count(distinct d.id) as documents, count(c.id) as chunks
       from documents d left join chunks c on c.document_id = d.id where d.vault_id = $1`,
    [vaultId],
  );
  return counts ?? { documents: 0, chunks: 0 };
}

async function loadVault(tx: Tx, id: string): Promise<Vault> {
  const vault = await tx.em.findOne(Vault, { id });
  if (!vault) throw notFound('vault');
  return vault;
}

export function createVault({ db, now }: Deps, call: Call, request: vaults.CreateVaultRequest): Promise<vaults.Vault> {
  return db.withWorkspace(call, async (tx) => {
    const { name, description } = request;
    const row = { id: v7(), workspace_id: tx.workspaceId, name, description, is_default: false, created_at: now() };
    await announceAudit(tx, call, { action: 'vault.created', subject: row.id });
    return present(tx.em.create(Vault, row), { documents: 0, chunks: 0 });
  });
}

/** A page of vaults, newest first. */
export function listVaults(
  { db }: Deps,
  call: Call,
  request: vaults.ListVaultsRequest,
): Promise<vaults.ListVaultsResponse> {
  const limit = request.page?.limit || 50;
  const after = keyset(request.page?.cursor ?? '');
  return db.withWorkspace(call, async (tx) => {
    const rows = await tx.rows<WithCounts>(
      `select v.*, c.documents, c.chunks from vaults v
        cross join lateral (
          select count(distinct d.id) as documents, count(k.id) as chunks
            from documents d left join chunks k on k.document_id = d.id where d.vault_id = v.id) c
        where $1::timestamptz is null or (v.created_at, v.id) < ($1, $2::uuid)
        order by v.created_at desc, v.id desc limit $3`,
      [after?.created_at ?? null, after?.id ?? null, limit + 1],
    );
    const { items, next_cursor } = pageOf(rows, limit);
    return { items: items.map((row) => present(row, { documents: row.documents, chunks: row.chunks })), next_cursor };
  });
}

/** Errors: `not_found`. */
export function getVault({ db }: Deps, call: Call, id: string): Promise<vaults.Vault> {
  return db.withWorkspace(call, async (tx) => present(await loadVault(tx, id), await countsOf(tx, id)));
}

/** Absent fields stay. Errors: `not_found`. */
export function updateVault({ db }: Deps, call: Call, request: vaults.UpdateVaultRequest): Promise<vaults.Vault> {
  return db.withWorkspace(call, async (tx) => {
    const vault = await loadVault(tx, request.vault_id);
    vault.name = request.name ?? vault.name;
    vault.description = request.description ?? vault.description;
    await announceAudit(tx, call, { action: 'vault.changed', subject: vault.id });
    return present(vault, await countsOf(tx, vault.id));
  });
}

/** Deletes a vault with its documents; a default vault is made again when the next transcript comes. Emits `vault_deleted`. Errors: `not_found`. */
export function deleteVault({ db }: Deps, call: Call, id: string): Promise<vaults.DeleteVaultResponse> {
  return db.withWorkspace(call, async (tx) => {
    const gone = await tx.run('delete from vaults where id = $1', [id]);
    if (gone === 0) throw notFound('vault');
    await append(tx, eventTypes.vaultDeleted, { vault_id: id }, { aggregate_id: id });
    await announceAudit(tx, call, { action: 'vault.deleted', subject: id });
    return {};
  });
}

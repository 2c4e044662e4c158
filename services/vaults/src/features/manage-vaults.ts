import { v7 } from 'uuid';
import { type Input, eventTypes, type vaults } from '@insights/contracts';
import { type Call, type Tx, announceAudit, append, isAfter, pageOf, pageBounds, sql } from '@insights/db';
import { notFound } from '@insights/errors';
import { Vault } from '../db/entities.ts';
import { query } from '../db/query.ts';
import type { Deps } from '../deps.ts';

const present = (vault: Vault, counts: vaults.VaultCounts): vaults.Vault => ({
  id: vault.id,
  workspace_id: vault.workspace_id,
  name: vault.name,
  description: vault.description,
  counts,
  created_at: vault.created_at,
});

const SUMS = [
  sql<number>`coalesce(sum(documents), 0)::int`.as('documents'),
  sql<number>`coalesce(sum(chunks), 0)::int`.as('chunks'),
];

/** Sums of the rows that triggers keep: nothing is counted. */
const countsOf = (tx: Tx, vaultId: string): Promise<vaults.VaultCounts> =>
  query(tx).selectFrom('vault_sizes').select(SUMS).where('vault_id', '=', vaultId).executeTakeFirstOrThrow();

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
  { page = null }: Input<vaults.ListVaultsRequest>,
): Promise<vaults.ListVaultsResponse> {
  const { limit, after } = pageBounds(page);
  return db.withWorkspace(call, async (tx) => {
    const rows = await query(tx)
      .selectFrom('vaults')
      .innerJoinLateral(
        ({ selectFrom }) =>
          selectFrom('vault_sizes').select(SUMS).whereRef('vault_sizes.vault_id', '=', 'vaults.id').as('counts'),
        (join) => join.onTrue(),
      )
      .selectAll('vaults')
      .select(['counts.documents', 'counts.chunks'])
      .where((eb) => isAfter(eb, after, ['vaults.created_at', 'vaults.id']))
      .orderBy('vaults.created_at', 'desc')
      .orderBy('vaults.id', 'desc')
      .limit(limit + 1)
      .execute();
    const { items, next_cursor } = pageOf(rows, limit);
    return { items: items.map((row) => present(row, { documents: row.documents, chunks: row.chunks })), next_cursor };
  });
}

/** Errors: `not_found`. */
export function getVault({ db }: Deps, call: Call, id: string): Promise<vaults.Vault> {
  return db.withWorkspace(call, async (tx) => present(await loadVault(tx, id), await countsOf(tx, id)));
}

/** Absent fields keep their value. Errors: `not_found`. */
export function updateVault({ db }: Deps, call: Call, request: vaults.UpdateVaultRequest): Promise<vaults.Vault> {
  return db.withWorkspace(call, async (tx) => {
    const vault = await loadVault(tx, request.vault_id);
    vault.name = request.name ?? vault.name;
    vault.description = request.description ?? vault.description;
    await announceAudit(tx, call, { action: 'vault.changed', subject: vault.id });
    return present(vault, await countsOf(tx, vault.id));
  });
}

/** Deletes a vault with its documents. The next transcript creates a new default vault. Emits `vault_deleted`. Errors: `not_found`. */
export function deleteVault({ db }: Deps, call: Call, id: string): Promise<vaults.DeleteVaultResponse> {
  return db.withWorkspace(call, async (tx) => {
    const deleted = await query(tx).deleteFrom('vaults').where('id', '=', id).returning('id').executeTakeFirst();
    if (!deleted) throw notFound('vault');
    await append(tx, eventTypes.vaultDeleted, { vault_id: id }, { aggregate_id: id });
    await announceAudit(tx, call, { action: 'vault.deleted', subject: id });
    return {};
  });
}

import type { Tx } from '@insights/db';
import { query } from '../../db/query.ts';
import type { Best } from '../../domain/best.ts';
import { type Candidate, VaultVectors } from './vault-vectors.ts';

const PAGE_ROWS = 5_000;
/** How long a vault that exceeds the cache is left out before its size is looked at again. */
const TOO_LARGE_MS = 300_000;

export interface VectorCacheOptions {
  /** The model whose vectors are read. */
  readonly model: string;
  readonly max_bytes: number;
  /** Called when a vault alone exceeds `max_bytes`. */
  onTooLarge(vault_id: string): void;
}

interface Entry {
  readonly vectors: VaultVectors;
  loading: Promise<void> | null;
}

/** What a search covers: the vaults with their versions, and the documents if not all of them. */
export interface Scope {
  readonly vaults: readonly { vault_id: string; version: number }[];
  readonly documents: ReadonlySet<string> | null;
}

class TooLarge extends Error {}

/**
 * The vectors of the vaults that were searched last, in bounded memory. Each search compares versions and reads what was stored since, so
 * a cache is never behind the transaction that asks.
 */
export class VectorCache {
  readonly #options: VectorCacheOptions;
  /** The vault used last is at the end. */
  readonly #entries = new Map<string, Entry>();
  readonly #tooLargeUntil = new Map<string, number>();

  constructor(options: VectorCacheOptions) {
    this.#options = options;
  }

  get bytes(): number {
    return [...this.#entries.values()].reduce((sum, { vectors }) => sum + vectors.bytes, 0);
  }

  /** Offers the chunks of `scope` to `best`, one vault after the other; false if a vault is too large to be searched. */
  async score(tx: Tx, scope: Scope, point: Float32Array, best: Best<Candidate>): Promise<boolean> {
    let isComplete = true;
    for (const { vault_id, version } of scope.vaults) {
      const vectors = await this.#open(tx, vault_id, { version, width: point.length });
      if (vectors) await vectors.score(point, scope.documents, best);
      else isComplete = false;
    }
    return isComplete;
  }

  /** Takes deleted chunks out. If they are many, the vault is read again. */
  remove(deleted: readonly Candidate[], found: number): void {
    for (const { vault_id, row, chunk_id } of deleted) {
      const vectors = this.#entries.get(vault_id)?.vectors;
      if (deleted.length > found) this.#entries.delete(vault_id);
      // The vault may have been read again meanwhile, with other rows.
      else if (vectors?.idOf(row) === chunk_id) vectors.remove(row);
    }
  }

  async #open(
    tx: Tx,
    vaultId: string,
    { version, width }: { version: number; width: number },
  ): Promise<VaultVectors | null> {
    if ((this.#tooLargeUntil.get(vaultId) ?? 0) > Date.now()) return null;
    let entry = this.#entries.get(vaultId);
    // A database that was restored to an earlier time has lower versions.
    const isUsable = entry?.vectors.width === width && (entry.loading !== null || entry.vectors.version <= version);
    if (!entry || !isUsable) entry = { vectors: new VaultVectors(vaultId, width), loading: null };
    this.#entries.delete(vaultId);
    this.#entries.set(vaultId, entry);
    try {
      while (entry.vectors.version < version) await this.#loadOnce(tx, entry);
    } catch (error) {
      if (!(error instanceof TooLarge)) throw error;
      this.#tooLargeUntil.set(vaultId, Date.now() + TOO_LARGE_MS);
      this.#options.onTooLarge(vaultId);
      return null;
    }
    this.#evict(vaultId);
    return entry.vectors;
  }

  /** Searches of one vault at the same time read its rows once. */
  async #loadOnce(tx: Tx, entry: Entry): Promise<void> {
    // The other search may have failed; then this one reads.
    if (entry.loading) return void (await entry.loading.catch(() => undefined));
    entry.loading = this.#load(tx, entry.vectors);
    try {
      await entry.loading;
    } catch (error) {
      // Part of the rows may have been added.
      this.#entries.delete(entry.vectors.vault_id);
      throw error;
    } finally {
      entry.loading = null;
    }
  }

  async #load(tx: Tx, vectors: VaultVectors): Promise<void> {
    const target = await query(tx)
      .selectFrom('vault_vectors')
      .select('version')
      .where('vault_id', '=', vectors.vault_id)
      .executeTakeFirst();
    let after = { version: vectors.version, chunk_id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };
    for (;;) {
      const rows = await this.#page(tx, vectors.vault_id, after);
      for (const row of rows) vectors.add(row);
      if (vectors.bytes > this.#options.max_bytes) throw new TooLarge();
      const last = rows.at(-1);
      if (!last || rows.length < PAGE_ROWS) {
        vectors.version = Math.max(target?.version ?? 0, last?.version ?? after.version);
        return;
      }
      after = last;
    }
  }

  #page(tx: Tx, vaultId: string, after: { version: number; chunk_id: string }) {
    return query(tx)
      .selectFrom('chunk_vectors')
      .select(['chunk_id', 'document_id', 'version', 'vector'])
      .where('vault_id', '=', vaultId)
      .where('model', '=', this.#options.model)
      .where((eb) => eb(eb.refTuple('version', 'chunk_id'), '>', eb.tuple(after.version, after.chunk_id)))
      .orderBy('version')
      .orderBy('chunk_id')
      .limit(PAGE_ROWS)
      .execute();
  }

  #evict(used: string): void {
    for (const vaultId of this.#entries.keys()) {
      if (this.bytes <= this.#options.max_bytes) return;
      if (vaultId !== used) this.#entries.delete(vaultId);
    }
  }
}

import { LRUCache } from 'lru-cache';
import type { TermPostings } from '../../search/postings.ts';
import type { Searched } from '../../search/searched.ts';
import type { Stamps } from './read-size.ts';

/** The postings of a term in one vault. */
export interface VaultPostings extends TermPostings {
  readonly term: string;
  readonly vault_id: string;
}

/** What lists are of: documents of these types in these vaults, as of the stamps that were read with the same limit. */
export interface Scope extends Pick<Searched, 'source_types'> {
  readonly stamps: Stamps;
}

/** What has to be read: each of these terms in each of these vaults. */
export interface Missing {
  readonly vault_ids: readonly string[];
  readonly terms: readonly string[];
}

/** A term that does not occur in the vault has no list. */
interface Entry {
  readonly stamp: string;
  readonly list: VaultPostings | null;
}

/** Memory of an entry, and of one document in it, beside the postings themselves, about. */
const ENTRY_BYTES = 400;
const DOCUMENT_BYTES = 80;

/** Stamps tell limits apart. With the types in the key, callers with different limits do not replace each other's lists. */
const keyOf = ({ source_types }: Scope, vaultId: string, term: string): string =>
  `${source_types?.join() ?? ''} ${vaultId} ${term}`;
const sizeOf = ({ list }: Entry): number =>
  ENTRY_BYTES + (list === null ? 0 : list.bytes.length + DOCUMENT_BYTES * list.document_ids.length);

/**
 * The postings that were read last, in bounded memory. An entry counts only with the vault's stamp of the transaction that asks, so that
 * nothing is found that was replaced or deleted, and nothing in a vault that the transaction cannot see.
 */
export class PostingsCache {
  readonly #entries: LRUCache<string, Entry>;

  constructor(maxBytes: number) {
    this.#entries = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf });
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  /** The known lists of these terms in these vaults, without those that `missing` covers. */
  find(scope: Scope, terms: readonly string[]): { known: VaultPostings[]; missing: Missing } {
    const found: VaultPostings[] = [];
    const vaultIds = new Set<string>();
    const missingTerms = new Set<string>();
    for (const [vaultId, stamp] of scope.stamps) {
      for (const term of terms) {
        const entry = this.#entries.get(keyOf(scope, vaultId, term));
        if (entry?.stamp !== stamp) {
          vaultIds.add(vaultId);
          missingTerms.add(term);
        } else if (entry.list !== null) found.push(entry.list);
      }
    }
    const known = found.filter(({ vault_id, term }) => !(vaultIds.has(vault_id) && missingTerms.has(term)));
    return { known, missing: { vault_ids: [...vaultIds], terms: [...missingTerms] } };
  }

  /** Keeps what was read for `missing`, as of the stamps that were read before it. */
  store(scope: Scope, { vault_ids, terms }: Missing, lists: readonly VaultPostings[]): void {
    const read = new Map(lists.map((list) => [keyOf(scope, list.vault_id, list.term), list]));
    for (const vaultId of vault_ids) {
      const stamp = scope.stamps.get(vaultId);
      if (stamp === undefined) continue;
      for (const term of terms) {
        const key = keyOf(scope, vaultId, term);
        this.#entries.set(key, { stamp, list: read.get(key) ?? null });
      }
    }
  }
}

import { type Tx, anyOf, sql } from '@insights/db';
import { query } from '../../db/query.ts';
import type { Collection } from '../../search/rank-lexical.ts';
import type { Searched } from '../../search/searched.ts';

/** What the index of each vault is as of a read: every change of a vault's documents gives it a stamp that it never had before. */
export type Stamps = ReadonlyMap<string, string>;

/** The size of what is searched, and of how many vaults and documents it is. */
export interface Size extends Collection {
  readonly vaults: number;
  readonly documents: number;
  readonly stamps: Stamps;
}

export async function readSize(tx: Tx, { vault_ids, source_types }: Searched): Promise<Size> {
  const rows = await query(tx)
    .selectFrom('vault_sizes')
    .select([
      'vault_id',
      sql<number>`sum(documents)::int`.as('documents'),
      sql<number>`sum(chunks)::int`.as('chunks'),
      sql<number>`sum(terms)::float`.as('length'),
      sql<string>`bit_xor(stamp)::text`.as('stamp'),
    ])
    .$if(vault_ids !== null, (sizes) => sizes.where('vault_id', '=', anyOf(vault_ids ?? [])))
    .$if(source_types !== null, (sizes) => sizes.where('source_type', '=', anyOf([...(source_types ?? [])])))
    .groupBy('vault_id')
    .execute();
  const sum = (field: 'documents' | 'chunks' | 'length'): number => rows.reduce((total, row) => total + row[field], 0);
  return {
    vaults: rows.length,
    documents: sum('documents'),
    chunks: sum('chunks'),
    length: sum('length'),
    stamps: new Map(rows.map(({ vault_id, stamp }) => [vault_id, stamp])),
  };
}

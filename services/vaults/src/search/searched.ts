import { type WordOf, vaults, wordsOf } from '@insights/contracts';

/** What a search is limited to; null: everything in the workspace. */
export interface Searched {
  readonly vault_ids: readonly string[] | null;
  readonly source_types: readonly WordOf<typeof vaults.SourceType>[] | null;
  readonly document_ids: readonly string[] | null;
}

const ALL_TYPES = wordsOf(vaults.SourceType);

/** The types that a request names, as a limit, in one order. None and all of them are no limit. */
export function limitTo(types: readonly vaults.SourceType[]): Searched['source_types'] {
  const known = ALL_TYPES.filter((type) => types.includes(type));
  return types.length === 0 || known.length === ALL_TYPES.length ? null : known;
}

import type { WordOf, vaults } from '@insights/contracts';

/** What a search is limited to; null: everything in the workspace. */
export interface Searched {
  readonly vault_ids: readonly string[] | null;
  readonly source_types: readonly WordOf<typeof vaults.SourceType>[] | null;
  readonly document_ids: readonly string[] | null;
}

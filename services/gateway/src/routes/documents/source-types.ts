import type { Principal } from '@insights/auth-context';
import { vaults, wordsOf } from '@insights/contracts';

/** Derived from conversations, so these need the same scopes as a transcript. */
const EXPORTS: ReadonlySet<string> = new Set(['transcript', 'report']);

/** The kinds of document that the caller may read. */
export function sourceTypesFor({ scopes }: Principal): vaults.SourceType[] {
  const readsAll = scopes.includes('*') || scopes.includes('exports');
  return wordsOf(vaults.SourceType).filter((type) => readsAll || !EXPORTS.has(type));
}

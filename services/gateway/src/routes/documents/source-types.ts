import type { Principal } from '@insights/auth-context';
import { vaults, wordsOf } from '@insights/contracts';

/** Made from what participants said: these take the same scopes as the transcript itself. */
const EXPORTS: ReadonlySet<string> = new Set(['transcript', 'report']);

/** The kinds of document that the caller may read. */
export function sourceTypesFor({ scopes }: Principal): vaults.SourceType[] {
  const readsAll = scopes.includes('*') || scopes.includes('exports');
  return wordsOf(vaults.SourceType).filter((type) => readsAll || !EXPORTS.has(type));
}

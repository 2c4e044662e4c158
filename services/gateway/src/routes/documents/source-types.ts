import type { Principal } from '@insights/auth-context';
import { SOURCE_TYPES } from '../../schemas/vault.ts';

/** Made from what participants said: these take the same scopes as the transcript itself. */
const EXPORTS: ReadonlySet<string> = new Set(['transcript', 'report']);

/** The kinds of document that the caller may read. */
export function sourceTypesFor({ scopes }: Principal): string[] {
  const readsAll = scopes.includes('*') || scopes.includes('exports');
  return SOURCE_TYPES.filter((type) => readsAll || !EXPORTS.has(type));
}

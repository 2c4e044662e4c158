import { createHash } from 'node:crypto';

import type { ConversationDigest } from '../digest.ts';

export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Conversations by a hash of what was said, so that their ids and their order have no influence. */
export function byContent(digests: readonly ConversationDigest[]): ConversationDigest[] {
  return digests
    .map((digest) => ({ digest, hash: hashOf(digest) }))
    .toSorted((a, b) => compare(a.hash, b.hash) || compare(a.digest.conversation_id, b.digest.conversation_id))
    .map(({ digest }) => digest);
}

function hashOf({ turns, reading }: ConversationDigest): string {
  const hash = createHash('sha256');
  for (const { seq, text } of turns) hash.update(`${seq}\t${text}\n`);
  for (const { seq, start, kind, participant } of reading.statements)
    hash.update(`${seq}\t${start}\t${kind}\t${participant}\n`);
  return hash.digest('hex');
}

import { createHash } from 'node:crypto';

/** Identifies a consent text: the version changes with the text, so a stored version shows what a person agreed to. */
export function consentVersion(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

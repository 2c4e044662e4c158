import { createHash } from 'node:crypto';

/** Names a consent text: another text has another version, so what somebody agreed to can be told. */
export function consentVersion(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

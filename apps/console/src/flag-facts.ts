import type { Conversation, Flag } from '@insights/api-client/rest';

/** Signs that read as if somebody had to act now, also where they are about something long past. */
const URGENT: ReadonlySet<string> = new Set(['distress', 'emergency', 'threat']);

/** When an urgent sign was said, null where that is unknown, and whether rules alone noticed it; null for any other flag. */
export function factsOfUrgent(
  { mode, started_at }: Pick<Conversation, 'mode' | 'started_at'>,
  { kind, at }: Pick<Flag, 'kind' | 'at'>,
): { said_at: string | null; isByRules: boolean } | null {
  if (!URGENT.has(kind)) return null;
  // No model reads what is imported for signs. It is noticed when it is imported, and was said before.
  const isImported = mode === 'imported';
  return { said_at: isImported ? started_at : at, isByRules: isImported };
}

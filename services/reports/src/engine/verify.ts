import type { Evidence } from './types.ts';

interface Turn {
  conversation_id: string;
  text: string;
}

export interface VerificationFailure {
  evidence_id: string;
  reason: 'turn_not_found' | 'wrong_conversation' | 'bad_offsets' | 'different_text';
}

/** Compares every quote with its turn, code unit by code unit, independently of how quotes are chosen. */
export function verifyEvidence(
  evidence: readonly Evidence[],
  turnsById: ReadonlyMap<string, Turn>,
): { ok: boolean; failures: VerificationFailure[] } {
  const failures = evidence.flatMap((row) => {
    const reason = faultOf(row, turnsById.get(row.turn_id));
    return reason === undefined ? [] : [{ evidence_id: row.id, reason }];
  });
  return { ok: failures.length === 0, failures };
}

function faultOf(
  { conversation_id, quote, start, end }: Evidence,
  turn: Turn | undefined,
): VerificationFailure['reason'] | undefined {
  if (turn === undefined) return 'turn_not_found';
  if (turn.conversation_id !== conversation_id) return 'wrong_conversation';
  const inside =
    Number.isInteger(start) && Number.isInteger(end) && start >= 0 && start < end && end <= turn.text.length;
  if (!inside) return 'bad_offsets';
  if (quote.length !== end - start) return 'different_text';
  for (let at = 0; at < quote.length; at += 1) {
    if (quote.charCodeAt(at) !== turn.text.charCodeAt(start + at)) return 'different_text';
  }
  return undefined;
}

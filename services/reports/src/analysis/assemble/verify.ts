import type { reports } from '@insights/contracts';
import type { Corpus } from '../types.ts';

/** Compares every quote with its turn, independently of how quotes are chosen. */
export function verified(evidence: readonly reports.Evidence[], { readings }: Corpus): reports.Evidence[] {
  const turns = new Map(
    readings.flatMap(({ conversation_id, turns: all }) =>
      all.map(({ id, text }) => [id, { conversation_id, text }] as const),
    ),
  );
  return evidence.map((row) => {
    const turn = turns.get(row.turn_id);
    const isSame = turn?.conversation_id === row.conversation_id && turn.text.slice(row.start, row.end) === row.quote;
    return { ...row, verified: isSame && row.quote !== '' };
  });
}

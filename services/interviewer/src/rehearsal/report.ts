import type { Rehearsal } from './rehearse.ts';

/** A rehearsal as readable text. */
export function reportOf({ name, questions, max_minutes, walks, weak_spots }: Rehearsal): string {
  const rows = walks.map(
    ({ participant, minutes, asked, declined }) =>
      `  ${participant.padEnd(10)} ${minutes.toFixed(0).padStart(3)} min   ${asked.length} of ${questions} questions asked, ${declined.length} not answered`,
  );
  const byQuestion = Map.groupBy(weak_spots, ({ question }) => question);
  const spots = [...byQuestion].flatMap(([question, found]) => [
    `  ${question}`,
    ...found.map(({ kind, message }) => `    - ${kind}: ${message}`),
  ]);
  return [
    `${name}: ${questions} questions, ${max_minutes} minutes at most`,
    '',
    'Simulated participants',
    ...rows,
    '',
    weak_spots.length === 0 ? 'No weak spots found.' : `Weak spots (${weak_spots.length})`,
    ...spots,
    '',
  ].join('\n');
}

import type { Rehearsal } from './rehearse.ts';

/** A rehearsal as readable text. */
export function reportOf({ name, questions, max_minutes, walks, weak_spots }: Rehearsal): string {
  const rows = walks.map(({ participant, minutes, ended, answers }) => {
    const answered = answers.filter(({ outcome }) => outcome === 'answered').length;
    const asked = `${answers.length} of ${questions.length} questions asked, ${answered} answered`;
    return `  ${participant.padEnd(10)} ${minutes.toFixed(0).padStart(3)} min   ${asked}, ${ended.replace('_', ' ')}`;
  });
  const spots = questions.flatMap(({ id, text }) => {
    const found = weak_spots.filter(({ question_id }) => question_id === id);
    return found.length === 0 ? [] : [`  ${text}`, ...found.map(({ kind, detail }) => `    - ${kind}: ${detail}`)];
  });
  return [
    `${name}: ${questions.length} questions, ${max_minutes} minutes at most`,
    '',
    'Simulated participants',
    ...rows,
    '',
    weak_spots.length === 0 ? 'No weak spots found.' : `Weak spots (${weak_spots.length})`,
    ...spots,
    '',
  ].join('\n');
}

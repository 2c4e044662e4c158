import type { HeldInterview, HeldTurn } from './interviews.ts';

/** An interview for readers who see what was decided. */
export function interviewText({ person, ended, turns, answers }: HeldInterview): string {
  const values = answers
    .filter(({ is_current }) => is_current)
    .map(({ question_id, outcome, author, quote, ...read }) => {
      const given = [read.number_value, read.option_value, read.option_values, read.date_value];
      const value = given.find((each) => each !== null) ?? '–';
      return `${question_id}: ${outcome}, ${JSON.stringify(value)}${quote === null ? '' : `, “${quote}” (${author})`}`;
    });
  return [`${person.name} (${person.guide}), ended: ${ended}\n`, ...turns.map(lineOf), '', ...values, ''].join('\n');
}

function lineOf({ speaker, text, question_id, choices, decision, outcome }: HeldTurn): string {
  if (decision === null) return `>  ${text}\n   [${question_id ?? '–'}: ${outcome ?? 'not booked'}]\n`;
  const { by, mark, rule, signs, wishes, settles, flags, fallbacks } = decision;
  const heard = [...signs, ...wishes, ...(settles ? ['settles'] : []), ...flags.map((flag) => `flag ${flag}`)];
  const refused = fallbacks.length === 0 ? [] : [`not said: ${fallbacks.join(', ')}`];
  const about = [by, mark ?? '', rule, question_id ?? '–', ...heard, ...refused].join(', ');
  const taps = choices.length === 0 ? '' : `   (${choices.join(' | ')})\n`;
  return `${speaker === 'interviewer' ? '   ' : '>  '}${text}\n${taps}   [${about}]\n`;
}

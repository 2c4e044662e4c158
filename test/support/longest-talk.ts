const MOST_BYTES = 20 * 1024 * 1024;
const PAIR_BYTES = 10_000;
const ANSWER =
  'The hand-over notes of the ward get lost between shifts, so I wish agency staff got access cards at the front desk.';
const QUESTION =
  'And what happened then, at the hand-over, when the lists of the ward were read aloud to the next shift? ';

/**
 * A transcript in the import format of about `bytes` of JSON; the default is nearly the maximum of one request. Most of it is questions,
 * because tagging answers takes long.
 */
export function longestTalk(bytes = MOST_BYTES - 64 * 1024): { turns: object[] } {
  const question = QUESTION.repeat(Math.floor((PAIR_BYTES - ANSWER.length - 100) / QUESTION.length));
  const pairs = Array.from({ length: Math.floor(bytes / PAIR_BYTES) }, () => [
    { speaker: 'interviewer', text: question },
    { speaker: 'participant', text: ANSWER },
  ]);
  return { turns: pairs.flat() };
}

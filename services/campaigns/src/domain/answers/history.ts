import { v7 } from 'uuid';
import type { Answer } from '../../db/entities.ts';
import { type ReadAnswer, type ReadValue, hasValue, isSameValue } from './read-answers.ts';

/** An answer as it is stored. */
export type AnswerRow = Omit<Answer, 'workspace_id'>;

/** Of an answer that was heard, and that nothing has replaced. */
export const HEARD = { changed_at: null, changed_by: null, superseded_by: null };

/** At one place, a participant's own choice comes after the turn, a model's reading replaces that of rules, and the team's word is the last. */
const ORDER: Readonly<Record<Answer['author'], number>> = { floor: 0, model: 1, person: 2, team: 3 };

type Given = Pick<AnswerRow, 'seq' | 'author' | 'id'>;

/** Sorts answers as they were given. Ids do not tell: what rules read is stored when an interview is processed. */
export const asGiven = (a: Given, b: Given): number =>
  (a.seq ?? 0) - (b.seq ?? 0) || ORDER[a.author] - ORDER[b.author] || (a.id < b.id ? -1 : 1);

/** Answers that say something of the value, in the order in which they were given. */
export const inOrder = (answers: readonly AnswerRow[]): AnswerRow[] =>
  answers.filter(({ precision }) => precision !== null).toSorted(asGiven);

/** Answers to one question, each with the id of the next one: the last one counts. */
export const superseding = (answers: readonly AnswerRow[]): AnswerRow[] =>
  answers.map((answer, index) => ({ ...answer, superseded_by: answers[index + 1]?.id ?? null }));

/** Answers to one question, with a model's value as the last one if it is better than theirs; what they gave otherwise. */
export function withModelValue(others: readonly AnswerRow[], value: AnswerRow | undefined): AnswerRow[] {
  const values = inOrder(others);
  const current = values.at(-1) ?? others[0];
  if (value && isBetter(value, current)) return superseding([...values, value]);
  return values.length > 0 ? superseding(values) : [...others];
}

/**
 * The last clear value counts: a model's replaces none, a range, or another value that was not given later. What a participant chose on
 * their page stands, and so does their wish not to answer.
 */
function isBetter(value: AnswerRow, current: AnswerRow | undefined): boolean {
  if (!current) return true;
  if (current.author === 'person' || current.outcome === 'declined') return false;
  if (current.precision === null) return true;
  if (hasValue(current) !== hasValue(value)) return hasValue(value);
  // What rules read in the same turn is another reading of it.
  return !isSameValue(current, value) && (current.seq ?? 0) <= (value.seq ?? 0);
}

/** Answers to one question, what the team made of them included. */
interface Changed {
  /** As they are without the team. */
  readonly heard: AnswerRow[];
  readonly byTeam: AnswerRow | undefined;
}

/** Answers to one question, with the team's change taken back. */
export function takenBack(answers: readonly AnswerRow[]): Changed {
  const byTeam = answers.find(({ author }) => author === 'team');
  const heard = answers
    .filter((answer) => answer !== byTeam)
    .map((answer) => (answer.superseded_by === byTeam?.id ? { ...answer, superseded_by: null } : answer));
  return { heard, byTeam };
}

/** What was heard of one question, replaced by what the team made of it, if anything. */
export const withTeams = (heard: readonly AnswerRow[], byTeam: AnswerRow | undefined): AnswerRow[] =>
  byTeam === undefined
    ? [...heard]
    : [...heard.map((answer) => ({ ...answer, superseded_by: answer.superseded_by ?? byTeam.id })), byTeam];

/** The answers of a conversation: what rules read in it, and values among `stored` that somebody else read, chose or set. */
export function mergedAnswers(
  conversationId: string,
  read: readonly ReadAnswer[],
  stored: readonly AnswerRow[],
): AnswerRow[] {
  const kept = stored.filter(({ author }) => author !== 'floor');
  const found = read.flatMap((answer) =>
    [...answer.earlier, answer].map((value) => rowOf(conversationId, answer, value)),
  );
  return [...Map.groupBy([...found, ...kept], ({ question_id }) => question_id).values()].flatMap((answers) => {
    const { heard, byTeam } = takenBack(answers);
    const others = heard.filter(({ author }) => author !== 'model');
    const model = heard.find(({ author }) => author === 'model');
    return withTeams(withModelValue(others, model), byTeam);
  });
}

function rowOf(conversation_id: string, { question_id, outcome }: ReadAnswer, value: ReadValue): AnswerRow {
  const { turn_id, seq, quote, number_value, option_value, option_values, date_value } = value;
  const { precision, low, high, date_low, date_high } = value;
  const read = { number_value, option_value, option_values, date_value, precision, low, high, date_low, date_high };
  const given = { turn_id, seq, quote, ...read };
  return { ...HEARD, id: v7(), conversation_id, question_id, outcome, ...given, author: 'floor' };
}

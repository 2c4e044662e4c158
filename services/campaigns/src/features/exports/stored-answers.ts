import type { Tx } from '@insights/db';
import { answersOf } from '../../db/answers.ts';
import { type AnswerRow, asGiven } from '../../domain/answers/history.ts';

/** An answer as the person who gave it may take it along. Its words are those of the turn `seq`. */
const presentStored = ({ number_value, option_value, option_values, date_value, ...answer }: AnswerRow) => {
  const { id: answer_id, question_id, outcome, precision, low, high, seq, author, superseded_by } = answer;
  const value = number_value ?? option_value ?? option_values ?? date_value;
  return { answer_id, question_id, outcome, value, precision, low, high, seq, author, superseded_by };
};

/** The stored answers of conversations, those that were replaced included. */
export async function storedAnswers(tx: Tx, conversationIds: readonly string[]) {
  const rows = (await answersOf(tx, conversationIds)).toSorted(asGiven);
  const byConversation = Map.groupBy(rows, ({ conversation_id }) => conversation_id);
  return (id: string) => (byConversation.get(id) ?? []).map(presentStored);
}

/** The closed answers of an interview, and what the team changes of them. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, type Conversation, type QuestionResponses } from '@insights/api-client/rest';
import { dayIn } from '@insights/web/ui/days.js';
import { useIds } from './ui/campaign-frame.tsx';
import { api } from './session.ts';
import { type Language, type Words, wordFor } from './words.ts';

export type Question = QuestionResponses['question'];
export type Given = QuestionResponses['responses'][number];
export type Value = NonNullable<Given['value']>;

/** A closed question, the value that counts, and those before it. */
export interface ClosedAnswer {
  readonly question: Question;
  readonly limits: Limits;
  readonly current: Given | undefined;
  readonly earlier: readonly Given[];
}

/** Of a number; null: none. */
export interface Limits {
  readonly min: number | null;
  readonly max: number | null;
}

export function useClosedAnswers({ id, status }: Conversation) {
  const { campaign } = useIds();
  return useQuery({
    queryKey: ['conversation', id, 'answers'],
    queryFn: () => api.campaignInsights.listResponses({ interview_id: campaign, conversation_id: id, history: 'true' }),
    select: ({ items }): ClosedAnswer[] => items.filter(({ question }) => question.kind !== 'open').map(closedAnswer),
    enabled: status === 'completed',
  });
}

function closedAnswer({ question, responses, distribution }: QuestionResponses): ClosedAnswer {
  const given = responses.filter(({ precision, author }) => precision !== null || author === 'team');
  const current = given.find(({ superseded_by }) => superseded_by === null);
  const limits = question.kind === 'scale' ? scaleOf(distribution) : question;
  return { question, limits, current, earlier: current ? replacedBy(current, given) : [] };
}

/** Not another reading of the same turn. */
const replacedBy = (current: Given, given: readonly Given[]): Given[] =>
  given.filter((each) => each !== current && (current.turn_id === null || each.turn_id !== current.turn_id));

/** The counts of a short scale have all of its numbers, those of a long one only what was given. */
function scaleOf(distribution: QuestionResponses['distribution']): Limits {
  const numbers = distribution.map(({ value }) => Number(value));
  const [min = 0, max = 0] = [numbers[0], numbers.at(-1)];
  return numbers.length > 1 && max - min === numbers.length - 1 ? { min, max } : { min: null, max: null };
}

export function useChangeAnswer({ question, current }: ClosedAnswer) {
  const { campaign, conversation } = useIds();
  const queries = useQueryClient();
  return useMutation({
    /** Sets a value; null removes what was heard, and `back` takes the change back. */
    async mutationFn(change: { readonly to: Value | null } | 'back') {
      const place = { interview_id: campaign, conversation_id: conversation, question_id: question.id };
      const seen = { ifMatch: `"${current?.answer_id ?? 'none'}"` };
      if (change === 'back') await api.campaignInsights.restoreAnswer(place, seen);
      else await api.campaignInsights.setAnswer({ ...place, value: change.to }, seen);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['conversation', conversation] }),
  });
}

/** Somebody else has changed the answer since it was read. */
export const isOutdated = (error: Error | null): boolean =>
  error instanceof ApiError && [404, 412].includes(error.status);

interface Reader {
  readonly t: Words;
  readonly language: Language;
}

/** A value to read. */
export function shownValue({ t, language }: Reader, question: Question, given: Given): string {
  const { value, low, high } = given;
  const [from, to] = [given.date_low, given.date_high].map((day) => day && dayIn(language, day));
  if (value === null)
    return given.author === 'team'
      ? t('answer_removed')
      : [low ?? from, high ?? to].map((end) => end ?? '…').join(' – ');
  const word = (one: number | string): string =>
    question.kind === 'date'
      ? dayIn(language, String(one))
      : (optionsOf(t, question).find(({ id }) => id === String(one))?.label ?? String(one));
  return Array.isArray(value) ? value.map(word).join(', ') : word(value);
}

/** What can be chosen of a question that has options. */
export function optionsOf(
  t: Words,
  { kind, options, option_ids }: Question,
): { readonly id: string; readonly label: string }[] {
  if (kind === 'yes_no') return ['yes', 'no'].map((id) => ({ id, label: wordFor(t, 'answer_', id) }));
  return option_ids.map((id, at) => ({ id, label: options[at] ?? id }));
}

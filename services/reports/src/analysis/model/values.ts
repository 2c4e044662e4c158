import { boundsOf, quotedNumber, quotesOption, readAnswer, shownOptions } from '@insights/answers';
import { languageOf } from '@insights/language';
import type { Question } from '../../domain/question.ts';
import { locate } from '../proof/quotes.ts';
import type { Passage, Reading, TypedValue } from '../types.ts';
import { type ReadContext, isElsewhere, placeOf, questionId } from './places.ts';
import type { AnswerTo } from './questions.ts';

type Proposed = AnswerTo<'read_closed'>['values'][number];

/** Whether a model is asked for its value: numbers, dates and several options are read by rules alone. */
export const isClosed = ({ kind }: Question): boolean => kind === 'scale' || kind === 'choice' || kind === 'yes_no';

const YES_NO = ['yes', 'no'] as const;

/** What a model must know of a closed question to answer it: the ends of its scale, or its options by their numbers. */
export function closedGuide(question: Question): object {
  if (question.kind === 'scale') return { scale: boundsOf(question) };
  if (!isClosed(question)) return {};
  if (question.kind === 'yes_no') return { options: { 1: YES_NO[0], 2: YES_NO[1] } };
  return { options: Object.fromEntries(question.options.map((option, index) => [index + 1, option])) };
}

/** Of each question the last value whose quote gives it. */
export function valuesIn(proposed: readonly Proposed[], floor: Reading, context: ReadContext): TypedValue[] {
  const { turns, language } = floor;
  const tag = languageOf(language) === null ? context.language : language;
  const found = new Map<string, { readonly at: number; readonly value: TypedValue }>();
  for (const each of proposed) {
    const question = context.questions.find((_, index) => questionId(index) === each.question);
    const passage = placeOf(each, floor) ?? sentenceOf(each, floor);
    const at = turns.findIndex(({ id }) => id === passage?.turn_id);
    if (!question || !passage) {
      context.dropped('quote');
      continue;
    }
    if (isElsewhere(turns[at], question.id)) continue;
    const quote = turns[at]?.text.slice(passage.start, passage.end) ?? '';
    const value = provenValue(question, each.value, { quote, tag });
    const last = found.get(question.id);
    if (value === null) context.dropped('number');
    else if (last === undefined || last.at < at || (last.at === at && last.value.passage.start <= passage.start))
      found.set(question.id, { at, value: { question_id: question.id, value, passage } });
  }
  return [...found.values()].map(({ value }) => value);
}

/** The value as it is stored; null if the quote does not give it. */
function provenValue(
  question: Question,
  given: number,
  { quote, tag }: { quote: string; tag: string },
): TypedValue['value'] | null {
  const language = languageOf(tag) ?? 'en';
  if (question.kind === 'scale') return quotedNumber(quote, given, boundsOf(question), language) && given;
  if (question.kind === 'yes_no') {
    const read = readAnswer({ ...question, min: null, max: null, unit: null }, quote, language);
    return read.kind === 'value' && read.value === YES_NO[given - 1] ? read.value : null;
  }
  const shown = shownOptions(question, tag);
  const option = question.kind === 'choice' ? shown[given - 1] : undefined;
  if (option === undefined || !quotesOption(quote, option, shown, language)) return null;
  return question.option_ids[given - 1] ?? null;
}

const ENDS = /[.!?…;:\n][\s"'”’»)]*$/u;
const BEGINS = /^["'”’»)]*(?:[.!?…;\n]|\s*$)/u;

/** A short quote that is a whole sentence: one from the middle of a sentence may leave out what denies or limits it. */
function sentenceOf({ turn: n, quote }: Proposed, { turns }: Reading): Passage | null {
  const turn = turns[n - 1];
  const passage = turn ? locate([turn], quote, turn.id) : null;
  if (!turn || !passage) return null;
  const { start, end } = passage;
  const before = turn.text.slice(Math.max(start - 8, 0), start);
  const isEnded =
    ENDS.test(turn.text.slice(Math.max(start, end - 8), end)) || BEGINS.test(turn.text.slice(end, end + 8));
  return (start === 0 || ENDS.test(before)) && isEnded ? passage : null;
}

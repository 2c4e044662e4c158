import { has, plain, plainWordsOf } from '@insights/answers';
import type { WordOf, rehearsals } from '@insights/contracts';
import { isLanguage, languageOf, termOf } from '@insights/language';
import type { Language } from '@insights/language';
import { lexiconOf } from '../engine/index.ts';
import type { Question } from '../engine/index.ts';
import { patternsOf } from './patterns.ts';

/** What is weak, and what to do. */
export const WEAK_SPOTS: Readonly<Record<WeakSpotKind, string>> = {
  double_barrelled: 'It asks two things at once; ask them one after the other.',
  leading: 'It suggests an answer; word it so that every answer is equally easy to give.',
  closed: 'Yes or no answers it; begin with how, what or why, or make it a choice.',
  too_long: 'It is long; people lose the thread. Split or shorten it.',
  duplicate: 'It nearly repeats another question; leave one of the two out.',
  options_overlap: 'Two options overlap; nobody can tell which of them to choose.',
  options_not_exhaustive: 'An answer outside the options is likely; add one such as “Something else”.',
  scale_without_ends: 'The ends of the scale have no names; say what the lowest and the highest number mean.',
  required_at_end: 'It is required but comes last, where time runs out; move it forward or make it optional.',
  never_reached: 'Participants who say much do not reach it in the time; move it forward or ask less before it.',
  often_unknown: 'Participants often answer “I don’t know”; it asks for exact figures or a long memory.',
  not_answered:
    'What was said to it did not count as an answer. Make its kind fit what people will say, or add an option.',
  asked_again:
    'It had to be asked again more than once. Make its kind fit what people will say, or word it more simply.',
  read_elsewhere:
    'What was said to it counted as the answer to another question. Make its kind fit, or move the two apart.',
  looped: 'It was asked in circles until the interviewer left it. Make its kind fit what people will say.',
  over_time: 'It took more than half of the time; allow fewer follow-up questions, or a longer interview.',
};
export type WeakSpotKind = WordOf<typeof rehearsals.WeakSpotKind>;

export interface WeakSpot {
  question_id: string;
  kind: WeakSpotKind;
  /** In words. */
  detail: string;
}

export const weakSpot = ({ id }: Question, kind: WeakSpotKind, more = ''): WeakSpot => ({
  question_id: id,
  kind,
  detail: more === '' ? WEAK_SPOTS[kind] : `${WEAK_SPOTS[kind]} (${more})`,
});

const MOST_WORDS = 30;
/** From this share of common words on, two questions ask the same. */
const SAME_SHARE = 0.7;
const FEWEST_SHARED = 3;

const languageOfGuide = (tag: string): Language => {
  const language = languageOf(tag);
  return language !== null && isLanguage(language) ? language : 'en';
};

/** What is weak about the wording of each question. */
export function weakQuestions(questions: readonly Question[], tag: string): WeakSpot[] {
  const language = languageOfGuide(tag);
  return [...questions.flatMap((question) => ofOne(question, language)), ...duplicates(questions, language)];
}

function ofOne(question: Question, language: Language): WeakSpot[] {
  const asked = plain(question.text);
  const patterns = patternsOf(language);
  const isChoice = question.kind === 'choice' || question.kind === 'multi_choice';
  const rows: [boolean, WeakSpotKind][] = [
    [(question.text.match(/\?/g) ?? []).length > 1 || has(patterns.double, asked), 'double_barrelled'],
    [has(patterns.leading, asked), 'leading'],
    [question.kind === 'open' && isClosed(question, language), 'closed'],
    [plainWordsOf(question.text).length > MOST_WORDS, 'too_long'],
    [question.kind === 'scale' && !namesEnds(question, language), 'scale_without_ends'],
    [isChoice && overlapping(question.options, language), 'options_overlap'],
    [isChoice && !isExhaustive(question.options, language), 'options_not_exhaustive'],
  ];
  return rows.flatMap(([isWeak, kind]) => (isWeak ? [weakSpot(question, kind)] : []));
}

/** Whether yes or no answers a question. */
export const isClosed = ({ text }: Pick<Question, 'text'>, language: Language): boolean =>
  plain(text).search(lexiconOf(language).match.closed) === 0;

/** Whether a question asks for exact figures or a long memory, without choices that are less exact. */
export const isHard = ({ text, options }: Pick<Question, 'text' | 'options'>, language: Language): boolean =>
  options.length === 0 && has(patternsOf(language).hard, plain(text));

const namesEnds = ({ text, options }: Question, language: Language): boolean =>
  /\d\s*[(=:]\s*\p{L}/u.test(text) ||
  options.some((option) => /\p{L}/u.test(option)) ||
  has(patternsOf(language).ends, plain(text));

/** Ranges that share a number, or an option whose words are all in another one, which is no degree of it: "satisfied", "very satisfied". */
function overlapping(options: readonly string[], language: Language): boolean {
  const ranges = options.flatMap((option) => {
    const [from, to] = (option.match(/\d+/g) ?? []).map(Number);
    return from === undefined || to === undefined ? [] : [{ from, to }];
  });
  const words = options.map((option) => new Set(plainWordsOf(option)));
  const { ends } = patternsOf(language);
  const sharesNumber = ranges.some((one, index) =>
    ranges.some((other, at) => at > index && one.from <= other.to && other.from <= one.to),
  );
  const contains = words.some((one, index) =>
    words.some((other, at) => {
      const more = [...other].filter((word) => !one.has(word));
      const isPart = at !== index && one.size > 0 && more.length > 0 && [...one].every((word) => other.has(word));
      return isPart && !has(ends, more.join(' '));
    }),
  );
  return sharesNumber || contains;
}

/** Whether some option takes what the others do not foresee, or they leave nothing out. */
export function isExhaustive(options: readonly string[], language: Language): boolean {
  const { rest, graded, ends } = patternsOf(language);
  const all = options.map(plain);
  if (all.some((option) => has(rest, option))) return true;
  const isRange = options.filter((option) => /\d/.test(option)).length >= 2;
  return isRange || all.filter((option) => has(graded, option) || has(ends, option)).length >= 2;
}

function duplicates(questions: readonly Question[], language: Language): WeakSpot[] {
  const { match } = lexiconOf(language);
  const terms = questions.map(
    ({ text }) =>
      new Set(
        plainWordsOf(text)
          .filter((word) => word.length > 2 && !has(match.common, word))
          .map((word) => termOf(word, language)),
      ),
  );
  return questions.flatMap((question, index) => {
    const own = terms[index] ?? new Set<string>();
    const earlier = terms.slice(0, index).findIndex((other) => {
      const shared = [...own].filter((term) => other.has(term)).length;
      return (
        shared >= Math.min(FEWEST_SHARED, own.size, other.size) &&
        shared >= 2 &&
        shared / Math.min(own.size, other.size) >= SAME_SHARE
      );
    });
    return earlier < 0 ? [] : [weakSpot(question, 'duplicate', `like question ${earlier + 1}`)];
  });
}

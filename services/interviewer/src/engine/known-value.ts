import { plain, readAnswer, yesNoWords } from '@insights/answers';
import { dateIn } from './answers.ts';
import { type Language, sentencesOf } from '@insights/language';
import { SIGNS, type SignalKind } from '@insights/signals';
import type { Lexicon } from './lexicon/index.ts';
import { mayRepeat } from './probe.ts';
import { givenTo } from './reading.ts';
import { type Scene, move, planned } from './scene.ts';
import { signsOf } from './signs.ts';
import type { Move, Question, Turn } from './types.ts';
import { joined } from './wording.ts';

/** As much as a stored reason keeps. */
const MAX_QUOTE = 80;
/** What is said in confidence is not repeated, nor the sentence that tells of danger. */
const IN_CONFIDENCE: ReadonlySet<SignalKind> = new Set<SignalKind>(['off_record', 'omit', 'withdrawal_asked']);
const OF_DANGER: ReadonlySet<SignalKind> = new Set<SignalKind>(SIGNS);
const YES = 'yes';
const DAY = /(?<!\d)\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d\d)(?!\d)/gu;

/** Whether a value that was said before its question may be offered to the participant. A yes or a no must be no value of it, except where yes is offered. */
export const mayOffer = (question: Question, language: Language): boolean =>
  question.kind === 'scale' ||
  question.kind === 'number' ||
  question.kind === 'date' ||
  question.kind === 'yes_no' ||
  (question.kind === 'choice' &&
    yesNoWords(language).every((word) => givenTo(question, word, language).kind === 'none'));

/** Words of the participant, and the value that a model takes them for. */
export interface Known {
  quote: string;
  /** A number, an option as the guide has it, or a day, month or year; empty: the one that the words give by themselves. */
  value: string;
}

/**
 * Asks whether a value is the participant's answer that their words gave earlier; null if they may not be repeated, or there is no such value.
 * `before` is said first.
 */
export function offer(scene: Scene, question_id: string | null, known: Known, before = ''): Move | null {
  const { input, lexicon } = scene;
  const quote = known.quote.trim();
  const question = planned(scene).find(({ id }) => id === question_id);
  // A day is no telephone number.
  const isFit = quote !== '' && quote.length <= MAX_QUOTE && mayRepeat(quote.replaceAll(DAY, ''), lexicon);
  if (question === undefined || !isFit) return null;
  const turn = input.turns.findLast(({ speaker, text }) => speaker === 'participant' && text.includes(quote));
  if (turn === undefined || isDelicate(turn, quote, lexicon)) return null;
  const read = valueIn(question, quote, lexicon);
  const isPlain = read !== null && read === valueIn(question, sentenceWith(turn.text, quote, lexicon), lexicon);
  const named = namedValue(question, known.value.trim(), lexicon);
  // A day of a month or year that was said is more than was said.
  const isCloser = question.kind === 'date' && isPlain && named?.startsWith(`${read}-`) === true;
  const value = known.value.trim() === '' || isCloser ? read : named;
  // A no to an offered no would say nothing.
  if (question.kind === 'yes_no' && value !== YES) return null;
  // What the words say for everybody is no matter of opinion.
  if (value === null || (known.value.trim() === '' && !isPlain) || (isPlain && value !== read)) return null;
  const drafted = move(scene, {
    kind: 'ask',
    mark: 'confirm',
    detail: '+model',
    text: joined(before, wordedOffer(question, { quote, value }, lexicon)),
    rule: 'known_value',
    // Whoever reads the answers later reads the words alone where these give the value.
    words: isPlain ? [quote] : [quote, value],
    question_id,
  });
  return { ...drafted, why: { ...drafted.why, trigger_seq: turn.seq } };
}

function isDelicate(turn: Turn, quote: string, lexicon: Lexicon): boolean {
  const { start, end } = spanWith(turn.text, quote, lexicon);
  return signsOf(turn, undefined, lexicon.language).some(
    (sign) => IN_CONFIDENCE.has(sign.kind) || (OF_DANGER.has(sign.kind) && sign.start < end && sign.end > start),
  );
}

const FORMS: Partial<Record<Question['kind'], RegExp>> = {
  number: /^-?\d{1,9}(?:[.,]\d{1,4})?$/,
  scale: /^-?\d{1,9}$/,
  date: /^\d{4}(?:-\d\d){0,2}$/,
};

/** A value of the question that is written as nothing else; null if it is none. */
function namedValue(question: Question, text: string, lexicon: Lexicon): string | null {
  if (text.length > MAX_QUOTE) return null;
  if (question.kind === 'choice') return question.options.find((option) => plain(option) === plain(text)) ?? null;
  if (question.kind === 'yes_no') return text.toLowerCase() === YES ? YES : null;
  return FORMS[question.kind]?.test(text) === true ? valueIn(question, text, lexicon) : null;
}

/** The value that an offer names. */
export function offeredValue(scene: Scene, question_id: string | null, text: string): string {
  const question = scene.input.questions.find(({ id }) => id === question_id);
  const [before = '', after = ''] = question === undefined ? [] : wordingOf(question, scene.lexicon).split('{value}');
  const lead = before.slice(before.lastIndexOf('}') + 1);
  const named = text.slice(text.lastIndexOf(lead) + lead.length, text.length - after.length);
  if (question?.kind === 'choice')
    return question.options.find((option) => shownValue(question, option, scene.lexicon) === named) ?? '';
  if (question?.kind === 'yes_no') return shownValue(question, YES, scene.lexicon) === named ? YES : '';
  return (question && valueIn(question, named, scene.lexicon)) ?? '';
}

const wordingOf = ({ kind, unit }: Question, { phrases }: Lexicon): string =>
  kind === 'number' && unit !== null ? phrases.offer.amount : phrases.offer.other;

function wordedOffer(question: Question, { quote, value }: Known, lexicon: Lexicon): string {
  const slots: Record<string, string> = {
    quote,
    value: shownValue(question, value, lexicon),
    question: question.text.trim(),
  };
  return wordingOf(question, lexicon).replaceAll(/\{(\w+)\}/g, (_slot, name: string) => slots[name] ?? '');
}

function shownValue({ kind, unit }: Question, value: string, { phrases, language }: Lexicon): string {
  if (kind === 'choice') return phrases.quoted.replace('{text}', () => value);
  if (kind === 'date') return dateIn(value, language);
  if (kind === 'yes_no') return phrases.quoted.replace('{text}', () => yesNoWords(language)[0]);
  return kind === 'number' && unit !== null ? `${value} ${unit}` : value;
}

function valueIn(question: Question, text: string, { language }: Lexicon): string | null {
  // "In March" is none without today's date.
  const read =
    question.kind === 'date' ? readAnswer(question, text, language, null) : givenTo(question, text, language);
  if (read.kind === 'dates') return wholeOf(read.low, read.high);
  return read.kind === 'value' ? String(read.value) : null;
}

/** The month or the year that has just these days: a month that was said is no day. */
function wholeOf(low: string | null, high: string | null): string | null {
  if (low === null || high === null) return null;
  const [year = 0, month = 0] = high.split('-').map(Number);
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  if (high !== last) return null;
  if (low === `${high.slice(0, 7)}-01`) return high.slice(0, 7);
  return low === `${year}-01-01` && month === 12 ? String(year) : null;
}

/** A part of a sentence may leave out what denies it. */
function sentenceWith(text: string, quote: string, lexicon: Lexicon): string {
  const { start, end } = spanWith(text, quote, lexicon);
  return text.slice(start, end);
}

/** The whole sentences that have a quote. */
function spanWith(text: string, quote: string, { language }: Lexicon): { start: number; end: number } {
  const from = text.indexOf(quote);
  const spans = sentencesOf(text, language).filter(({ start, end }) => start < from + quote.length && end > from);
  return { start: spans[0]?.start ?? 0, end: spans.at(-1)?.end ?? text.length };
}

import { akin, has, matchChoice, parseScale, plain, plainWordsOf, readAnswer } from '@insights/answers';
import { stopWordsOf } from '@insights/language';
import type { Lexicon } from './lexicon/lexicon.ts';
import { refuses } from './reading.ts';
import type { Message, Progress, State } from './state.ts';
import type { Question } from './types.ts';
import { meaningOf } from './understand.ts';

export type Outcome = 'answered' | 'declined' | 'none';

/** Where a participant's turn belongs. */
export interface Booking {
  seq: number;
  question_id: string | null;
  outcome: Outcome;
}

/** A longer message is a story even if a number or an option's word is in it. */
const BARE_WORDS = 8;
/** So many questions back, an answer may still arrive. */
const RECENT = 3;
/** Words shorter than this identify no subject. */
const TELLING_LENGTH = 4;

/** Whether an answer has been given: to a closed question its value, else anything substantive. A number may be a range or a limit. */
export function isAnswered({ question, answers, retries, language }: Progress): boolean {
  if (question.kind === 'open') return answers.length > 0;
  return answers.some((answer) => {
    const { kind } = readAnswer(question, answer, language);
    if (kind === 'value' || kind === 'dates' || (kind === 'range' && question.kind === 'number')) return true;
    return (kind === 'several' || kind === 'range') && question.kind !== 'yes_no' && retries > 0;
  });
}

/** How well a message fits a question's kind: 3 a bare value, 2 one within a sentence, 0 none. */
export function fitOf(text: string, question: Question, { language }: Lexicon): number {
  const isBare = plainWordsOf(text).length <= BARE_WORDS;
  if (question.kind === 'open') return 0;
  const { kind } = readAnswer(question, text, language);
  if (kind === 'none') return 0;
  if (kind === 'value' || kind === 'dates') return isBare ? 3 : 2;
  return isBare ? 2 : 1;
}

/** How many of a question's telling words a message shares. */
export function sharedWords(text: string, { text: asked, topic }: Question, lexicon: Lexicon): number {
  const said = telling(text, lexicon);
  const own = [...new Set(telling(`${asked} ${topic ?? ''}`, lexicon))];
  return own.filter((word) => said.some((spoken) => akin(spoken, word, lexicon.language))).length;
}

const telling = (text: string, { match }: Lexicon): string[] =>
  plainWordsOf(text).filter((word) => word.length >= TELLING_LENGTH && !has(match.common, word));

/** The question that a message answers, which may be an earlier one than the open one. */
export function targetOf(message: Message, state: State, lexicon: Lexicon): Progress | null {
  const { open } = state;
  const { answer } = message.reading;
  if (open === null || answer === '') return open;
  const asked = [...state.asked.values()].toReversed();
  const earlier = asked.filter((one) => one !== open).slice(0, RECENT);
  const said = plain(answer);
  const fitsOpen = fitOf(answer, open.question, lexicon);
  const sharesOpen = sharedWords(answer, open.question, lexicon);
  const points = has(lexicon.listening.earlier, said);
  const corrects = said.search(lexicon.answers.correction) === 0;
  const goesOn = said.search(lexicon.listening.continued) === 0;
  const isFresh = open.answers.length === 0 && open.strategies.length === 0;
  const [previous] = earlier;
  if (previous === undefined || (!isFresh && !points)) return open;
  const ofKind = earlier.filter(({ question }) => fitOf(answer, question, lexicon) === 3);
  const byKind = ofKind.find((one) => corrects || points || isWaiting(one));
  const byText = ofKind.find(({ question }) => isBare(answer, question, lexicon));
  if (corrects && byKind !== undefined) return byKind;
  const asBefore =
    open.question.kind === 'choice' ? ofKind.find((one) => isSameNumber(answer, one, lexicon)) : undefined;
  if (asBefore !== undefined) return asBefore;
  if (open.question.kind !== 'open') {
    if (fitsOpen > 0 && !points) return open;
    const waiting = earlier.find((one) => one.question.kind === 'open' && isWaiting(one));
    const byWords =
      byContent(answer, earlier, sharesOpen, lexicon) ?? (plainWordsOf(answer).length > 2 ? waiting : undefined);
    return byKind ?? byText ?? byWords ?? (points || goesOn ? previous : open);
  }
  if (has(lexicon.listening.asks_amount, plain(open.question.text)) && !points && !corrects) return open;
  const typed = byKind ?? byText;
  if (typed !== undefined && sharesOpen === 0) return typed;
  if (points || corrects || (goesOn && sharesOpen === 0)) return previous;
  const unanswered = earlier.filter((one) => isWaiting(one));
  return byContent(answer, unanswered, sharesOpen, lexicon) ?? open;
}

/** Nothing but a number, or the very words of an option. */
const isBare = (answer: string, { kind, options }: Question, { language }: Lexicon): boolean =>
  kind === 'scale' || kind === 'number'
    ? parseScale(answer, { min: 0, max: 100 }, language).kind === 'value' && plainWordsOf(answer).length === 1
    : options.some((option) => plain(option) === plain(answer));

/** Nothing but a number such as scales take, where an open question asked for no amount; or no words at all. */
export function isStrayNumber(answer: string, { question, strategies }: Progress, lexicon: Lexicon): boolean {
  const { language, match, listening } = lexicon;
  const said = plain(answer);
  if (question.kind === 'open' && said === '') return true;
  if (question.kind !== 'open' || has(listening.asks_amount, plain(question.text)) || has(match.frequency, said))
    return false;
  // A language model may have asked for a number.
  if (strategies.at(-1) === 'own') return false;
  const bounds = { min: 0, max: 100 };
  const isSmall = (word: string): boolean =>
    stopWordsOf(language).has(word) ||
    parseScale(word, bounds, language).kind === 'value' ||
    [match.fillers, match.softeners].some((pattern) => word.replace(pattern, '') === '');
  // Most answers end here, at their first word that says something.
  if (!said.split(' ').every(isSmall)) return false;
  const { kind } = parseScale(answer, bounds, language);
  return kind === 'value' || kind === 'several' || kind === 'range';
}

/** A bare number that belongs to a scale: it has none yet, or this very one. Else a number may be the position of an option. */
const isSameNumber = (answer: string, progress: Progress, lexicon: Lexicon): boolean =>
  progress.question.kind === 'scale' &&
  isBare(answer, progress.question, lexicon) &&
  (isWaiting(progress) || progress.answers.some((earlier) => plain(earlier) === plain(answer)));

const isWaiting = (progress: Progress): boolean => !progress.declined && !isAnswered(progress);

/** An earlier open question with which the message shares more words than with the open one. */
const byContent = (
  answer: string,
  earlier: readonly Progress[],
  sharesOpen: number,
  lexicon: Lexicon,
): Progress | undefined =>
  earlier.find(({ question }) => question.kind === 'open' && sharedWords(answer, question, lexicon) > sharesOpen);

/** Books the messages since the interviewer's last turn: adds each to the question that it answers, or marks that as declined. */
export function book(state: State, lexicon: Lexicon): Booking[] {
  const booked = state.pending.map((message) => bookOne(message, state, lexicon));
  // The beginning of an answer belongs where the rest of it belongs.
  return booked.map((one, index) => {
    const isPiece =
      state.pending[index]?.reading.meaning.kind === 'answer' && state.pending[index].reading.answer === '';
    const rest = isPiece ? booked[index + 1] : undefined;
    return rest === undefined ? one : { ...rest, seq: one.seq };
  });
}

function bookOne(message: Message, state: State, lexicon: Lexicon): Booking {
  const { open, phase } = state;
  const { seq, reading } = message;
  if (phase !== 'question' || open === null) return { seq, question_id: null, outcome: 'none' };
  const target = reading.meaning.kind === 'answer' ? (targetOf(message, state, lexicon) ?? open) : open;
  const { id } = target.question;
  if (reading.meaning.kind === 'answer') {
    if (reading.answer === '' || isStrayNumber(reading.answer, target, lexicon))
      return { seq, question_id: id, outcome: 'none' };
    target.answers.push(reading.answer);
    target.declined = false;
    // After an answer, remarks and replies to probes belong to the same question.
    return { seq, question_id: id, outcome: isAnswered(target) ? 'answered' : 'none' };
  }
  if (reading.meaning.kind === 'intent' && reading.meaning.intent === 'already') {
    bookEarlier(open, state, lexicon);
    if (isAnswered(open)) return { seq, question_id: id, outcome: 'answered' };
    // Asked again at the end, the participant does not want to say it again.
    open.declined = open.returns > 0;
    return { seq, question_id: id, outcome: open.declined ? 'declined' : 'none' };
  }
  // What stands beside the wish to leave out a number or a choice gives none.
  const isLeftOut =
    reading.meaning.kind === 'intent' && reading.meaning.intent === 'skip' && open.question.kind !== 'open';
  if (reading.meaning.kind === 'intent' && reading.answer !== '' && !isLeftOut) {
    open.answers.push(reading.answer);
    return { seq, question_id: id, outcome: isAnswered(open) ? 'answered' : 'none' };
  }
  // "Shall we take a break?" "No."
  if (state.last?.mark === 'offer_break' || !saysSo(message, open, lexicon))
    return { seq, question_id: id, outcome: 'none' };
  if (isPlainAnswer(message, open, lexicon)) {
    open.answers.push(message.text);
    return { seq, question_id: id, outcome: 'answered' };
  }
  if (isAnswered(open)) return { seq, question_id: id, outcome: 'none' };
  open.declined = true;
  return { seq, question_id: id, outcome: 'declined' };
}

/** "I already said that": the earlier answer that fits best counts for this question too. */
function bookEarlier(open: Progress, state: State, lexicon: Lexicon): void {
  if (isAnswered(open)) return;
  const earlier = [...state.asked.values()].flatMap((one) => (one === open ? [] : one.answers)).toReversed();
  const weigh = (text: string): number =>
    open.question.kind === 'open'
      ? sharedWords(text, open.question, lexicon) + 1
      : fitOf(text, open.question, lexicon) - 1;
  const [best] = earlier.toSorted((a, b) => weigh(b) - weigh(a));
  if (best !== undefined && weigh(best) > 0) open.answers.push(best);
}

/** Whether a request settles the open question: it declines it, or is itself the answer ("No", "Nothing", "Yes"). */
function saysSo(message: Message, open: Progress, lexicon: Lexicon): boolean {
  const { meaning } = message.reading;
  if (isPlainAnswer(message, open, lexicon)) return true;
  if (meaning.kind !== 'intent') return false;
  if (refuses(message.text) && open.strategies.length === 0) return true;
  // "I don't know" may still be followed by an answer, which then counts.
  if (meaning.intent === 'skip' || meaning.intent === 'dont_know') return true;
  // "Shall we leave it out?" "Yes." "No answer." "Nothing."
  return open.returns > 0 && ['affirm', 'nothing', 'annoyed'].includes(meaning.intent);
}

/** Whether "not sure" is an option that was chosen: "No sé" is not "No". */
function namesUnsure(text: string, { options }: Question, lexicon: Lexicon): boolean {
  const read = matchChoice(text, options, lexicon.language);
  const chosen = read.kind === 'one' ? meaningOf(read.option, lexicon) : null;
  return chosen?.kind === 'intent' && chosen.intent === 'dont_know';
}

/** Kinds that a yes, a no or a "nothing" may answer. */
const VALUED: ReadonlySet<Question['kind']> = new Set(['choice', 'yes_no', 'number', 'multi_choice', 'date']);

/** A yes, a no or a "nothing" that answers the open question as it was put. */
export function isPlainAnswer({ text, reading }: Message, open: Progress, lexicon: Lexicon): boolean {
  const { meaning } = reading;
  if (meaning.kind !== 'intent' || open.returns > 0) return false;
  const { question } = open;
  if (VALUED.has(question.kind)) {
    if (meaning.intent === 'dont_know')
      return namesUnsure(text, question, lexicon) || (question.kind === 'number' && fitOf(text, question, lexicon) > 1);
    return ['affirm', 'nothing'].includes(meaning.intent) && fitOf(text, question, lexicon) > 1;
  }
  // After "I don't know", a no stays one.
  if (question.kind === 'scale' || open.declined) return false;
  const isClosed = plain(question.text).search(lexicon.listening.closed) === 0;
  if (meaning.intent === 'nothing') return isClosed || !refuses(text);
  return meaning.intent === 'affirm' && isClosed;
}

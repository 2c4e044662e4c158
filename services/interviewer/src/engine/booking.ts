import { akin, has, matchChoice, parseScale, plain, plainWordsOf } from '@insights/answers';
import { stopWordsOf } from '@insights/language';
import type { Lexicon } from './lexicon/index.ts';
import { PROTOCOLS } from './lexicon/protocols/index.ts';
import { givenTo, meaningOf } from './reading.ts';
import type { Message, Progress, State } from './state.ts';
import type { Question } from './types.ts';

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
/** Who says that they have said it before is not asked again. */
const DECLINES: readonly string[] = ['skip', 'dont_know', 'refuse', 'already'];
const BOUNDS = { min: 0, max: 100 };

/** Whether an answer has been given: to a closed question its value, else anything substantive. A number may be a range or a limit. */
export function isAnswered({ question, answers, settled, retries, language }: Progress): boolean {
  if (question.kind === 'open' || settled) return answers.length > 0;
  return answers.some((answer, at) => {
    const { kind } = givenTo(question, answer, language, answers[at - 1] ?? null);
    if (kind === 'value' || kind === 'dates' || (kind === 'range' && question.kind === 'number')) return true;
    return (kind === 'several' || kind === 'range') && question.kind !== 'yes_no' && retries > 0;
  });
}

const hasValue = (text: string, question: Question, { language }: Lexicon): boolean =>
  ['value', 'dates'].includes(givenTo(question, text, language).kind);

/** Whether a message shares a telling word with a text. */
export function sharesWord(message: string, text: string, { match, language }: Lexicon): boolean {
  const said = plainWordsOf(message);
  return plainWordsOf(text)
    .filter((word) => word.length >= TELLING_LENGTH && !has(match.common, word))
    .some((word) => said.some((spoken) => akin(spoken, word, language)));
}

/** The question that an answer belongs to: the open one, or an earlier one whose value it gives or corrects. */
function targetOf(answer: string, state: State, open: Progress, lexicon: Lexicon): Progress {
  const isFresh = open.answers.length === 0 && open.strategies.length === 0;
  const isOption = open.question.options.some((option) => plain(option) === plain(answer));
  if (!isFresh || isOption) return open;
  const corrects = plain(answer).search(lexicon.match.correction) === 0;
  const isBare = plainWordsOf(answer).length <= BARE_WORDS;
  const earlier = [...state.asked.values()].filter((one) => one !== open).slice(-RECENT);
  const fitting = earlier.filter(({ question }) => isBare && hasValue(answer, question, lexicon)).toReversed();
  if (corrects) return fitting[0] ?? open;
  const isChoice = open.question.kind === 'choice' || open.question.kind === 'multi_choice';
  // A number may be the position of an option; one that has just been said is none.
  const isRepeated = ({ question, answers }: Progress): boolean =>
    question.kind === 'scale' && answers.some((one) => plain(one) === plain(answer));
  const owed = fitting.find((one) => !isSettled(one) || (isChoice && isRepeated(one)));
  if (owed === undefined) return open;
  if (isChoice && isRepeated(owed)) return owed;
  // "11" of a scale to 10, or 8.5, was meant for that scale and is asked back.
  const isTry = givenTo(open.question, answer, lexicon.language).kind !== 'none';
  return isTry || asksAmount(open.question, lexicon) ? open : owed;
}

const isSettled = (progress: Progress): boolean => progress.declined || isAnswered(progress);

const asksAmount = ({ text }: Question, { match }: Lexicon): boolean => has(match.asks_amount, plain(text));

/** No words at all, or nothing but a number where an open question asked for no amount. */
export function isStray(answer: string, { question, strategies }: Progress, lexicon: Lexicon): boolean {
  const said = plain(answer);
  if (question.kind !== 'open') return false;
  // A language model may have asked for a number.
  if (said === '' || asksAmount(question, lexicon) || strategies.at(-1) === 'own') return said === '';
  const { language, match } = lexicon;
  const numbers = (text: string): boolean => parseScale(text, BOUNDS, language).kind !== 'none';
  const isSmall = (word: string): boolean =>
    stopWordsOf(language).has(word) || word.replace(match.softeners, '') === '' || numbers(word);
  return said.split(' ').every(isSmall) && numbers(answer);
}

/** Books the messages since the interviewer's last turn: adds each to the question that it answers, or marks that as declined. */
export const book = (state: State, lexicon: Lexicon): Booking[] =>
  state.pending.map((message) => {
    const [question, outcome] = bookOne(message, state, lexicon);
    return { seq: message.seq, question_id: question?.question.id ?? null, outcome };
  });

function bookOne(message: Message, state: State, lexicon: Lexicon): [Progress | null, Outcome] {
  const { open, phase } = state;
  const { meaning, answer } = message.reading;
  if (phase !== 'question' || open === null) return [null, 'none'];
  const isOffered = state.last?.mark === 'confirm';
  const reply = isOffered ? replyToOffer(open.question, message.text, lexicon) : null;
  if (reply === 'yes') return bookSettled(message.text, open);
  if (reply === 'no') return [open, 'none'];
  if (meaning.kind === 'answer') {
    // What settles the question beside an offer is another value, which rules have to read: else the offered one would count.
    if (message.settles && open.question.kind !== 'open' && !isOffered) return bookSettled(answer, open);
    return bookAnswer(answer, targetOf(answer, state, open, lexicon), lexicon);
  }
  // "Shall we take a break?" "No."
  if (meaning.kind !== 'intent' || state.last?.mark === 'offer_break') return [open, 'none'];
  // What stands beside the wish to leave out a number or a choice gives none.
  const isLeftOut = meaning.intent === 'skip' && open.question.kind !== 'open';
  if (answer !== '' && !isLeftOut) return bookAnswer(answer, open, lexicon);
  if (isPlainAnswer(message, open, lexicon)) return bookAnswer(message.text, open, lexicon);
  // "Shall we leave it out?" "Yes." "Nothing."
  const isLeave = open.returns > 0 && ['affirm', 'nothing', 'annoyed'].includes(meaning.intent);
  if (isAnswered(open) || !(isLeave || DECLINES.includes(meaning.intent))) return [open, 'none'];
  open.declined = true;
  // Who says that they have told it already declines nothing.
  return [open, meaning.intent === 'already' ? 'none' : 'declined'];
}

function bookSettled(answer: string, open: Progress): [Progress, Outcome] {
  open.answers.push(answer);
  open.settled = true;
  return [open, 'answered'];
}

function bookAnswer(answer: string, target: Progress, lexicon: Lexicon): [Progress, Outcome] {
  const isNothing = answer === '' || isStray(answer, target, lexicon);
  if (!isNothing) target.answers.push(answer);
  // Who was offered to leave it out and gives no value is not asked again.
  target.declined = target.returns > 0 && !isAnswered(target);
  return [target, !isNothing && isAnswered(target) ? 'answered' : 'none'];
}

/** What somebody says to an offered value; null if they give another one, or it is unclear. */
function replyToOffer(question: Question, text: string, lexicon: Lexicon): 'yes' | 'no' | null {
  const { yes, no } = PROTOCOLS[lexicon.language];
  const said = plain(text);
  // A yes to an offered yes is both.
  const givesOther = (words: string): boolean => question.kind !== 'yes_no' && hasValue(words, question, lexicon);
  if (givesOther(text.replace(/^[^,.;:!?]*[,.;:!?]?/u, ''))) return null;
  if (said.search(no) === 0) return 'no';
  const meaning = meaningOf(text, lexicon);
  const isYes = said.search(yes) === 0 || (meaning.kind === 'intent' && meaning.intent === 'affirm');
  return isYes && !givesOther(text) ? 'yes' : null;
}

/** A yes, a no or an "I don't know" that answers the open question as it was put. */
function isPlainAnswer({ text, reading }: Message, open: Progress, lexicon: Lexicon): boolean {
  const { question, returns, declined, strategies } = open;
  if (reading.meaning.kind !== 'intent' || returns > 0) return false;
  const { intent } = reading.meaning;
  if (question.kind === 'open') {
    // After "I don't know", a no stays one.
    if (declined || strategies.length > 0) return false;
    return intent === 'nothing' || (intent === 'affirm' && plain(question.text).search(lexicon.match.closed) === 0);
  }
  if (intent === 'dont_know' && question.kind === 'choice') {
    // "No sé" is not "No".
    const read = matchChoice(text, question.options, lexicon.language);
    const chosen = read.kind === 'one' ? meaningOf(read.option, lexicon) : null;
    return chosen?.kind === 'intent' && chosen.intent === 'dont_know';
  }
  return ['affirm', 'nothing', 'refuse', 'dont_know', 'back'].includes(intent) && hasValue(text, question, lexicon);
}

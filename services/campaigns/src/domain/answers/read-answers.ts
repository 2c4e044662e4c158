import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { answerWordsOf, plain, readReply, shownOptions } from '@insights/answers';
import type { WordOf, campaigns } from '@insights/contracts';
import { languageOf, sentencesOf } from '@insights/language';
import { Booking } from './booking.ts';

/** What became of a question in one conversation, with the current value. */
export interface ReadAnswer extends ReadValue {
  readonly question_id: string;
  readonly outcome: 'answered' | 'declined' | 'none';
  /** Values that were given before and replaced, in order. */
  readonly earlier: readonly ReadValue[];
}

/** A value that was read from a turn. */
export interface ReadValue {
  readonly turn_id: string | null;
  /** Place of the turn in the conversation. */
  readonly seq: number | null;
  /** The words of the turn that give the value. */
  readonly quote: string | null;
  readonly number_value: number | null;
  /** The id of an option; `yes` or `no`. */
  readonly option_value: string | null;
  /** Ids of options of a multi_choice. */
  readonly option_values: string[] | null;
  readonly date_value: string | null;
  /** Of the value; without one, of the range or limit from `low` to `high` that was given instead. */
  readonly precision: Precision | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly date_low: string | null;
  readonly date_high: string | null;
}

type Values = Pick<ReadValue, 'number_value' | 'option_value' | 'option_values' | 'date_value'>;
type Precision = WordOf<typeof campaigns.ValuePrecision>;
/** What a turn says to a question. */
export type Read = Omit<ReadValue, 'turn_id' | 'seq' | 'quote'>;

export const NOTHING: Read = {
  number_value: null,
  option_value: null,
  option_values: null,
  date_value: null,
  precision: null,
  low: null,
  high: null,
  date_low: null,
  date_high: null,
};

interface Draft {
  outcome: ReadAnswer['outcome'];
  /** In the order in which they were given; the last one counts. */
  values: ReadValue[];
  /** The last turn that gave no value: the next one may complete it. */
  before: string | null;
  /** Turns that a value was looked for in, since the conversation came to the question. */
  read: number;
  /** The conversation has come back to the question, and no value has been given since. */
  isReopened: boolean;
}

/** How long the event loop may be busy at a time. */
const SLICE_MS = 10;
/** Turns of one answer that a value is looked for in; later ones explain it. */
const MOST_TURNS = 5;

/** A correction is announced at the beginning. */
const MOST_OPENING = 60;
/** As much of a turn as is read for a value. */
const MOST_CHARACTERS = 2_000;
const MOST_SENTENCES = 10;

export interface Guide {
  readonly questions: readonly campaigns.Question[];
  /** The language of the conversation. */
  readonly language: string;
  readonly isImported: boolean;
  /** Its day, from which "yesterday" is read; null where it is not known, as of an imported one. */
  readonly day?: Date | null;
}

/** Reads the answers of one conversation, which is given in parts. */
export class AnswerReading {
  readonly #guide: Guide;
  readonly #questions: ReadonlyMap<string, campaigns.Question>;
  readonly #booking: Booking;
  readonly #answers = new Map<string, Draft>();
  /** What was said in a live interview: a value may be offered that was said before its question. */
  readonly #said = new Map<string, campaigns.Turn>();
  #offer: campaigns.Turn['why'] = null;
  /** The question that was asked or answered last. */
  #about: string | null = null;

  constructor(guide: Guide) {
    this.#guide = guide;
    this.#questions = new Map(guide.questions.map((question) => [question.id, question]));
    this.#booking = new Booking(guide.isImported);
  }

  /** Yields now and then, because hostile options make the reading of an answer slow. */
  async add(turns: readonly campaigns.Turn[]): Promise<void> {
    let since = performance.now();
    for (const turn of turns) {
      if (performance.now() - since > SLICE_MS) {
        await setImmediate();
        since = performance.now();
      }
      const booked = this.#booking.next(turn);
      this.#hear(turn);
      const questionId = turn.speaker === 'interviewer' ? turn.question_id : booked;
      const answer = this.#answerTo(questionId);
      if (!answer || questionId === null || booked === null || turn.text.trim() === '') continue;
      if (turn.outcome !== 'declined') this.#read(questionId, answer, turn);
      else if (answer.outcome === 'none') answer.outcome = 'declined';
    }
  }

  /** One entry for each question of the campaign that was asked or answered. */
  answers(): ReadAnswer[] {
    return [...this.#answers].map(([question_id, { outcome, values }]) => {
      const current = values.at(-1) ?? NOTHING_READ;
      return { question_id, outcome, ...current, earlier: values.slice(0, -1) };
    });
  }

  #hear(turn: campaigns.Turn): void {
    if (this.#guide.isImported) return;
    if (turn.speaker === 'participant') this.#said.set(turn.id, turn);
    else this.#offer = turn.why?.rule === OFFER_RULE ? turn.why : null;
  }

  #answerTo(questionId: string | null): Draft | null {
    if (questionId === null || !this.#questions.has(questionId)) return null;
    const known = this.#answers.get(questionId);
    const answer: Draft = known ?? { outcome: 'none', values: [], before: null, read: 0, isReopened: false };
    if (known && questionId !== this.#about) Object.assign(known, { read: 0, isReopened: true });
    this.#about = questionId;
    this.#answers.set(questionId, answer);
    return answer;
  }

  /**
   * The last clear value counts. What follows one is usually its reason, unless it begins as a correction or the conversation has come
   * back to the question. A range or limit counts until there is a value.
   */
  #read(questionId: string, answer: Draft, turn: campaigns.Turn): void {
    answer.outcome = 'answered';
    const question = this.#questions.get(questionId);
    const last = answer.values.at(-1);
    const corrects = beginsAsCorrection(turn.text, this.#guide.language);
    const isOpen = !last || !hasValue(last) || answer.isReopened;
    if (!question || (!isOpen && !corrects) || answer.read >= MOST_TURNS) return;
    answer.read += 1;
    const { language, day = null } = this.#guide;
    const read = readIn(question, turn.text, language, day, answer.before);
    answer.before = hasValue(read) ? null : turn.text;
    const offered = read.precision === null ? this.#offered(question) : null;
    if (offered !== null) answer.values.push(offered);
    if (!hasValue(read) && (read.precision === null || (last && !corrects))) return;
    answer.isReopened = false;
    if (last && isSame(last, read)) return;
    const quote = quoteIn(question, turn.text, { tag: language, read, day });
    answer.values.push({ turn_id: turn.id, seq: turn.seq, quote, ...read });
  }

  /** The value that was offered and agreed to, in the words and the turn that it comes from. Where the words alone give none, it stands beside them. */
  #offered(question: campaigns.Question): ReadValue | null {
    const turn = this.#said.get(this.#offer?.trigger_turn_id ?? '');
    const [quote = '', value = quote] = this.#offer?.words ?? [];
    if (turn === undefined || quote === '' || !turn.text.includes(quote)) return null;
    const read = readIn(question, value, this.#guide.language, this.#guide.day ?? null);
    // A month is days.
    return hasValue(read) || read.date_low !== null ? { turn_id: turn.id, seq: turn.seq, quote, ...read } : null;
  }
}

/** The interviewer's reason for asking whether a value that was said before is the answer. */
const OFFER_RULE = 'known_value';

const NOTHING_READ = { turn_id: null, seq: null, quote: null, ...NOTHING };

export const hasValue = ({ number_value, option_value, option_values, date_value }: Values): boolean =>
  [number_value, option_value, option_values, date_value].some((value) => value !== null);

const FIELDS = Object.keys(NOTHING) as (keyof Read)[];
/** Whether two readings give the same, however exactly. */
export const isSameValue = (one: Read, other: Read): boolean =>
  FIELDS.every((field) => field === 'precision' || isDeepStrictEqual(one[field], other[field]));
const isSame = (one: Read, other: Read): boolean =>
  FIELDS.every((field) => isDeepStrictEqual(one[field], other[field]));

/** The first sentence that gives what the whole turn gives; else all of the turn. */
function quoteIn(
  question: campaigns.Question,
  text: string,
  { tag, read, day }: { tag: string; read: Read; day: Date | null },
): string {
  const spans = sentencesOf(text.slice(0, MOST_CHARACTERS), languageOf(tag) ?? 'en').slice(0, MOST_SENTENCES);
  const sentences = spans.length > 1 ? spans.map(({ start, end }) => text.slice(start, end)) : [];
  return sentences.find((sentence) => isSame(readIn(question, sentence, tag, day), read)) ?? text.trim();
}

/** "Actually, make that 5." */
const beginsAsCorrection = (text: string, tag: string): boolean =>
  plain(text.slice(0, MOST_OPENING)).search(answerWordsOf(languageOf(tag) ?? 'en').correction) === 0;

/** What a text gives to a closed question, after one that left its value open. Without a `day`, dates relative to it are not read. */
export function readIn(
  question: campaigns.Question,
  text: string,
  tag: string,
  day: Date | null = null,
  before: string | null = null,
): Read {
  const { kind } = question;
  if (kind === 'unspecified') return NOTHING;
  const options = shownOptions(question, tag);
  const read = readReply({ ...question, kind, options }, before, text, languageOf(tag) ?? 'en', day);
  if (read.kind === 'range') return { ...NOTHING, precision: read.precision, low: read.low, high: read.high };
  if (read.kind === 'dates') {
    const { precision, low, high } = read;
    return { ...NOTHING, precision, date_low: low, date_high: high };
  }
  if (read.kind !== 'value') return NOTHING;
  const { value, precision } = read;
  const idOf = (option: string): string[] =>
    question.option_ids.filter((_id, at) => options[at] === option).slice(0, 1);
  if (typeof value === 'number') return { ...NOTHING, number_value: value, precision };
  if (typeof value !== 'string') return { ...NOTHING, option_values: value.flatMap(idOf), precision };
  if (kind === 'date') return { ...NOTHING, date_value: value, precision };
  const [option_value = null] = kind === 'choice' ? idOf(value) : [value];
  return option_value === null ? NOTHING : { ...NOTHING, option_value, precision };
}

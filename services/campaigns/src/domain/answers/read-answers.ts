import { setImmediate } from 'node:timers/promises';
import { answerWordsOf, plain, readAnswer, shownOptions } from '@insights/answers';
import type { WordOf, campaigns } from '@insights/contracts';
import { languageOf } from '@insights/language';
import { Booking } from './booking.ts';

/** What became of a question in one conversation. */
export interface ReadAnswer {
  readonly question_id: string;
  readonly outcome: 'answered' | 'declined' | 'none';
  /** The turn that the value was read from. */
  turn_id: string | null;
  number_value: number | null;
  /** The id of an option; `yes` or `no`. */
  option_value: string | null;
  /** Ids of options of a multi_choice. */
  option_values: string[] | null;
  date_value: string | null;
  /** Of the value; without one, of the range or limit from `low` to `high` that was given instead. */
  precision: Precision | null;
  low: number | null;
  high: number | null;
  date_low: string | null;
  date_high: string | null;
}

type Precision = WordOf<typeof campaigns.ValuePrecision>;
/** What a turn says to a question. */
type Read = Omit<ReadAnswer, 'question_id' | 'outcome' | 'turn_id'>;

const NOTHING: Read = {
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

type Draft = { -readonly [Field in keyof ReadAnswer]: ReadAnswer[Field] } & { read: number };

/** How long the event loop may be busy at a time. */
const SLICE_MS = 10;
/** Turns of one answer that a value is looked for in; later ones explain it. */
const MOST_TURNS = 5;

/** A correction is announced at the beginning. */
const MOST_OPENING = 60;

export interface Guide {
  readonly questions: readonly campaigns.Question[];
  /** The language of the conversation. */
  readonly language: string;
  readonly isImported: boolean;
}

/** Reads the answers of one conversation, which is given in parts. */
export class AnswerReading {
  readonly #guide: Guide;
  readonly #questions: ReadonlyMap<string, campaigns.Question>;
  readonly #booking: Booking;
  readonly #answers = new Map<string, Draft>();

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
      if (turn.speaker === 'interviewer' && turn.question_id !== null) this.#answerTo(turn.question_id);
      const answer = this.#answerTo(this.#booking.next(turn));
      if (!answer || turn.text.trim() === '') continue;
      if (turn.outcome !== 'declined') this.#read(answer, turn);
      else if (answer.outcome === 'none') answer.outcome = 'declined';
    }
  }

  /** One entry for each question of the campaign that was asked or answered. */
  answers(): ReadAnswer[] {
    return [...this.#answers.values()].map(({ read: _read, ...answer }) => answer);
  }

  #answerTo(questionId: string | null): Draft | null {
    if (questionId === null || !this.#questions.has(questionId)) return null;
    const known = this.#answers.get(questionId);
    if (known) return known;
    const answer: Draft = { question_id: questionId, outcome: 'none', turn_id: null, read: 0, ...NOTHING };
    this.#answers.set(questionId, answer);
    return answer;
  }

  /** What follows a clear value is usually its reason, unless it begins as a correction. A range or limit counts until there is a value. */
  #read(answer: Draft, turn: campaigns.Turn): void {
    answer.outcome = 'answered';
    const question = this.#questions.get(answer.question_id);
    const corrects = beginsAsCorrection(turn.text, this.#guide.language);
    if (!question || (hasValue(answer) && !corrects) || answer.read >= MOST_TURNS) return;
    answer.read += 1;
    const read = readIn(question, turn.text, this.#guide.language);
    if (hasValue(read) || (read.precision !== null && (answer.precision === null || corrects)))
      Object.assign(answer, read, { turn_id: turn.id });
  }
}

const hasValue = ({ number_value, option_value, option_values, date_value }: Read): boolean =>
  [number_value, option_value, option_values, date_value].some((value) => value !== null);

/** "Actually, make that 5." */
const beginsAsCorrection = (text: string, tag: string): boolean =>
  plain(text.slice(0, MOST_OPENING)).search(answerWordsOf(languageOf(tag) ?? 'en').correction) === 0;

function readIn(question: campaigns.Question, text: string, tag: string): Read {
  const { kind } = question;
  if (kind === 'unspecified') return NOTHING;
  const options = shownOptions(question, tag);
  const read = readAnswer({ ...question, kind, options }, text, languageOf(tag) ?? 'en');
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

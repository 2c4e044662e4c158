import { setImmediate } from 'node:timers/promises';
import { boundsOf, matchChoice, parseScale, shownOptions } from '@insights/answers';
import type { WordOf, campaigns } from '@insights/contracts';
import { languageOf } from '@insights/language';
import { Booking } from './booking.ts';

/** What became of a question in one conversation. */
export interface ReadAnswer {
  readonly question_id: string;
  readonly outcome: 'answered' | 'declined' | 'none';
  /** The turn that the value was read from. */
  turn_id: string | null;
  scale_value: number | null;
  /** An option in the campaign's language. */
  choice_value: string | null;
  /** Of the value; without one, of the range or limit from `low` to `high` that was given instead. */
  precision: Precision | null;
  low: number | null;
  high: number | null;
}

type Precision = WordOf<typeof campaigns.ValuePrecision>;
/** What a turn says to a question. */
type Read = Pick<ReadAnswer, 'scale_value' | 'choice_value' | 'precision' | 'low' | 'high'>;

const NOTHING: Read = { scale_value: null, choice_value: null, precision: null, low: null, high: null };

type Draft = { -readonly [Field in keyof ReadAnswer]: ReadAnswer[Field] } & { read: number };

/** How long the event loop may be busy at a time. */
const SLICE_MS = 10;
/** Turns of one answer that a value is looked for in; later ones explain it. */
const MOST_TURNS = 5;

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

  /** The first clear value counts: what follows it is usually the reason. A range or limit counts until there is one. */
  #read(answer: Draft, turn: campaigns.Turn): void {
    answer.outcome = 'answered';
    const question = this.#questions.get(answer.question_id);
    if (!question || hasValue(answer) || answer.read >= MOST_TURNS) return;
    answer.read += 1;
    const read = readIn(question, turn.text, this.#guide.language);
    if (hasValue(read) || (read.precision !== null && answer.precision === null))
      Object.assign(answer, read, { turn_id: turn.id });
  }
}

const hasValue = ({ scale_value, choice_value }: Read): boolean => scale_value !== null || choice_value !== null;

function readIn(question: campaigns.Question, text: string, tag: string): Read {
  if (question.kind === 'scale') return scaleIn(question, text, tag);
  const choice_value = question.kind === 'choice' ? choiceValue(question, text, tag) : null;
  return choice_value === null ? NOTHING : { ...NOTHING, choice_value, precision: 'exact' };
}

function scaleIn(question: campaigns.Question, text: string, tag: string): Read {
  const read = parseScale(text, boundsOf(question), languageOf(tag) ?? 'en');
  if (read.kind === 'value') return { ...NOTHING, scale_value: read.value, precision: read.precision };
  if (read.kind !== 'range') return NOTHING;
  const { precision, low, high } = read;
  return { ...NOTHING, precision, low, high };
}

function choiceValue(question: campaigns.Question, text: string, tag: string): string | null {
  const shown = shownOptions(question, tag);
  const read = matchChoice(text, shown, languageOf(tag) ?? 'en');
  return read.kind === 'one' ? (question.options[shown.indexOf(read.option)] ?? null) : null;
}

import type { campaigns } from '@insights/contracts';
import { Booking } from '../answers/booking.ts';
import type { AnswerRow } from '../answers/history.ts';
import type { Guide } from '../answers/read-answers.ts';

/** Spreadsheets hold 32,767 characters in a cell. */
const MOST_CHARACTERS = 32_000;

/** What became of one question in one conversation. */
export interface ResponseRow {
  readonly question: campaigns.Question;
  readonly outcome: AnswerRow['outcome'] | 'not_asked';
  /** A number, a date, the words of options, or `yes` or `no`. */
  readonly value: number | string | null;
  readonly option_ids: readonly string[];
  /** How exactly the answer gives it, and the ends of a range or a limit that it gives instead. */
  readonly precision: AnswerRow['precision'];
  readonly low: number | string | null;
  readonly high: number | string | null;
  /** Who read, chose or set the value; `team` without one: it was removed. */
  readonly author: AnswerRow['author'] | null;
  /** Everything that was said to it. */
  answer: string;
  is_shortened: boolean;
  /** A turn of it has a flag that nobody has cleared. */
  is_withheld: boolean;
  /** Who answered, where the conversation has several participants. */
  speakers: ReadonlySet<string>;
  /** When the first turn of it began, from the beginning of the conversation. */
  started_ms: number | null;
}

type Said = Pick<ResponseRow, 'answer' | 'is_shortened' | 'is_withheld' | 'speakers' | 'started_ms'>;

/** Reads the responses of one conversation, which is given in parts. */
export class ResponseRows {
  readonly #questions: readonly campaigns.Question[];
  readonly #booking: Booking;
  readonly #said = new Map<string, Said>();
  readonly #answers: readonly AnswerRow[];

  /** `answers`: also those that others have replaced, whose words are shown all the same. */
  constructor({ questions, isImported }: Pick<Guide, 'questions' | 'isImported'>, answers: readonly AnswerRow[]) {
    this.#answers = answers;
    this.#questions = questions;
    this.#booking = new Booking(isImported);
  }

  add(turns: readonly campaigns.Turn[]): void {
    for (const turn of turns) {
      const booked = this.#booking.next(turn);
      const found = this.#answers.filter(({ turn_id }) => turn_id === turn.id).map(({ question_id }) => question_id);
      for (const questionId of new Set([...(booked === null ? [] : [booked]), ...found])) this.#hear(questionId, turn);
    }
  }

  #hear(questionId: string, { text, is_withheld, speaker_label, started_ms }: campaigns.Turn): void {
    const said = this.#said.get(questionId) ?? { ...NOTHING, started_ms };
    const answer = said.answer === '' ? text : `${said.answer}\n${text}`;
    this.#said.set(questionId, {
      ...said,
      answer: answer.slice(0, MOST_CHARACTERS),
      is_shortened: said.is_shortened || answer.length > MOST_CHARACTERS,
      is_withheld: said.is_withheld || is_withheld,
      speakers: speaker_label === null ? said.speakers : new Set([...said.speakers, speaker_label]),
    });
  }

  /** One for each question of the campaign, in its order. */
  rows(): ResponseRow[] {
    const current = this.#answers.filter(({ superseded_by }) => superseded_by === null);
    const read = new Map(current.map((answer) => [answer.question_id, answer]));
    return this.#questions.map((question) => {
      const answer = read.get(question.id);
      const { outcome = 'not_asked', precision = null } = answer ?? {};
      return {
        question,
        outcome,
        precision,
        author: answer && (answer.precision !== null || answer.author === 'team') ? answer.author : null,
        ...shownValue(question, answer),
        ...(this.#said.get(question.id) ?? NOTHING),
      };
    });
  }
}

/** Options in the campaign's language. */
function shownValue(
  { kind, options, option_ids }: campaigns.Question,
  answer: AnswerRow | undefined,
): Pick<ResponseRow, 'value' | 'option_ids' | 'low' | 'high'> {
  if (!answer) return { value: null, option_ids: [], low: null, high: null };
  const { number_value, option_value, option_values, date_value } = answer;
  const [low, high] = [answer.low ?? answer.date_low, answer.high ?? answer.date_high];
  if (kind !== 'choice' && kind !== 'multi_choice')
    return { value: number_value ?? date_value ?? option_value, option_ids: [], low, high };
  const ids = option_values ?? (option_value === null ? null : [option_value]);
  const chosen = options.filter((_option, at) => ids?.includes(option_ids[at] ?? '') === true);
  return { value: ids && chosen.join('; '), option_ids: ids ?? [], low, high };
}

const NOTHING: Said = { answer: '', is_shortened: false, is_withheld: false, speakers: new Set(), started_ms: null };

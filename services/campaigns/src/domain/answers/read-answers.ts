import { setImmediate } from 'node:timers/promises';
import { boundsOf, matchChoice, parseScale } from '@insights/answers';
import type { campaigns } from '@insights/contracts';
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
}

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
    const nothing = { turn_id: null, scale_value: null, choice_value: null, read: 0 };
    const answer: Draft = { question_id: questionId, outcome: 'none', ...nothing };
    this.#answers.set(questionId, answer);
    return answer;
  }

  /** The first clear value counts: what follows it is usually the reason. */
  #read(answer: Draft, turn: campaigns.Turn): void {
    answer.outcome = 'answered';
    const question = this.#questions.get(answer.question_id);
    if (!question || answer.turn_id !== null || answer.read >= MOST_TURNS) return;
    answer.read += 1;
    if (question.kind === 'scale') answer.scale_value = scaleValue(question, turn.text, this.#guide.language);
    if (question.kind === 'choice') answer.choice_value = choiceValue(question, turn.text, this.#guide.language);
    if (answer.scale_value !== null || answer.choice_value !== null) answer.turn_id = turn.id;
  }
}

function scaleValue(question: campaigns.Question, text: string, tag: string): number | null {
  const read = parseScale(text, boundsOf(question), languageOf(tag) ?? 'en');
  return read.kind === 'value' ? read.value : null;
}

/** Options are read in the language of the conversation if the question is translated into it, else in the campaign's. */
function choiceValue({ options, translations }: campaigns.Question, text: string, tag: string): string | null {
  const language = languageOf(tag) ?? 'en';
  const translated = Object.entries(translations).find(([each]) => each === tag || languageOf(each) === language);
  const shown = translated?.[1].options ?? options;
  const read = matchChoice(text, shown, language);
  return read.kind === 'one' ? (options[shown.indexOf(read.option)] ?? null) : null;
}

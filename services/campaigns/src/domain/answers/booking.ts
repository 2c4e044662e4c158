import type { campaigns } from '@insights/contracts';

type Told = Pick<campaigns.Turn, 'speaker' | 'question_id' | 'is_question_set' | 'outcome'>;

/**
 * Which question each turn of a participant belongs to, in the order of a conversation. The interviewer's decision wins: it may book
 * a late answer to an earlier question, or to none. Without one it is the turn's own question, else the last one that was asked. Our own
 * interviewer marks each of its turns, so one without a question (a greeting, the close) ends the question before it; in an imported
 * transcript a turn without one is part of what is being talked about, unless a person says that it asks none.
 */
export class Booking {
  /** The question that is being talked about; empty: none. */
  asked: string;
  readonly #isImported: boolean;

  constructor(isImported: boolean, asked = '') {
    this.#isImported = isImported;
    this.asked = asked;
  }

  /** The question that a participant's turn answers or declines; null for any other turn. */
  next({ speaker, question_id, is_question_set, outcome }: Told): string | null {
    if (speaker === 'participant' && outcome !== null) return outcome === 'none' ? null : question_id;
    const isOffQuestion = speaker === 'interviewer' && (!this.#isImported || is_question_set);
    this.asked = question_id ?? (isOffQuestion ? '' : this.asked);
    return speaker === 'participant' && this.asked !== '' ? this.asked : null;
  }
}

import { termOf, wordsOf } from '@insights/language';
import type { Language } from '@insights/language';

import { lexiconOf } from './lexicon/lexicon.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { lineOf, wordsIn } from './line.ts';
import type { Guide, Turn } from './types.ts';

/** The share of a question's content words from which on an interviewer's turn counts as asking it. */
const SAME_QUESTION = 0.6;
/** Fewer words in common belong to any question about the same subject, unless one of them stands in this question alone. */
const SAME_WORDS = 3;
/** A word of so many turns of the interviewer belongs to the subject of the interview, and tells no question. */
const SUBJECT_TURNS = 3;
/** An interviewer's turn without a question ends the subject when it is longer, in words. */
const LONG_REMARK = 40;
/** The part of an interviewer's turn that is read: its end, where the question is. */
const MAX_ASKED = 1_500;

/** What the interviewer asked last. */
export interface Asked {
  readonly text: string;
  readonly turn_id: string;
  /** The guide's question under discussion. */
  readonly question_id: string | null;
  /** Yes or no answers it. */
  readonly isClosed: boolean;
  /** Its content words. */
  readonly words: ReadonlySet<string>;
}

type Asking = Pick<Turn, 'id' | 'text' | 'question_id' | 'is_question_set'>;

/** Follows which question of the guide is under discussion: by the ids of live turns, and by what the interviewer asks. */
export class Questions {
  readonly #lexicon: Lexicon;
  /** The content words of each question, those of them that no other question has, and of an open one the first, which says what is asked. */
  readonly #contents: readonly {
    id: string;
    words: ReadonlySet<string>;
    own: ReadonlySet<string>;
    first: string | null;
  }[];
  readonly #ids: ReadonlySet<string>;
  /** Questions of the guide that were asked. */
  readonly #heard = new Set<string>();
  #current: string | null = null;
  /** Content words of the question under discussion and of what was said about it. */
  #known = new Set<string>();
  #asked: Asked | null = null;
  #isSet = false;
  /** In how many of the interviewer's turns so far each word stands. */
  readonly #uses = new Map<string, number>();

  constructor(guide: Guide, language: Language) {
    this.#lexicon = lexiconOf(language);
    this.#ids = new Set(guide.questions.map(({ id }) => id));
    const contents = guide.questions.map(({ id, text }) => {
      const words = this.contentOf(text);
      const isOpen = this.#lexicon.open.test(lineOf(text, this.#lexicon));
      return { id, words, first: isOpen ? ([...words][0] ?? null) : null };
    });
    const uses = new Map<string, number>();
    for (const word of contents.flatMap(({ words }) => [...words])) uses.set(word, (uses.get(word) ?? 0) + 1);
    this.#contents = contents.map(({ id, words, first }) => ({
      id,
      words,
      first,
      own: new Set([...words].filter((word) => uses.get(word) === 1)),
    }));
  }

  get asked(): Asked | null {
    return this.#asked;
  }

  /** Whether a person said what is under discussion. */
  get isSet(): boolean {
    return this.#isSet;
  }

  get heard(): ReadonlySet<string> {
    return this.#heard;
  }

  /** Reads an interviewer's turn. Returns the question of the guide that it asks, in its words or nearly. */
  ask({ id, text, question_id, is_question_set = false }: Asking): string | null {
    const tail = text.slice(-MAX_ASKED);
    const line = lineOf(tail, this.#lexicon);
    const words = this.contentOf(tail);
    const named =
      question_id !== null && this.#ids.has(question_id)
        ? question_id
        : is_question_set
          ? null
          : this.#recognised(this.contentOf(askingIn(line, this.#lexicon)));
    this.#isSet = is_question_set || (this.#isSet && named === null);
    for (const word of words) this.#uses.set(word, (this.#uses.get(word) ?? 0) + 1);
    const isQuestion = line.includes(' ? ') || this.#lexicon.question.test(line);
    if (named !== null) this.#heard.add(named);
    if (named !== null && named !== this.#current) {
      this.#current = named;
      this.#known = new Set(words);
    } else if (named === null && (is_question_set || !this.#continues(line, words, isQuestion))) {
      this.#current = null;
      this.#known = new Set(words);
    }
    if (!isQuestion && this.#asked !== null && wordsIn(line).length <= LONG_REMARK)
      this.#asked = { ...this.#asked, text, turn_id: id, question_id: this.#current };
    else {
      const isClosed = !this.#lexicon.open.test(lastQuestion(line));
      this.#asked = { text, turn_id: id, question_id: this.#current, isClosed, words };
    }
    return named;
  }

  /** The question that a participant's turn answers, after which its words are known. */
  answered({ text, question_id }: Pick<Turn, 'text' | 'question_id'>): string | null {
    const id = question_id !== null && this.#ids.has(question_id) ? question_id : this.#current;
    if (question_id !== null && id === question_id) this.#heard.add(question_id);
    for (const word of this.contentOf(text.slice(0, MAX_ASKED))) this.#known.add(word);
    return id;
  }

  /** Whether a turn asks for more about the same: no new subject. */
  #continues(line: string, words: ReadonlySet<string>, isQuestion: boolean): boolean {
    if (!isQuestion) return wordsIn(line).length <= LONG_REMARK;
    const fresh = [...words].filter((word) => !this.#known.has(word)).length;
    return fresh === 0 || (this.#lexicon.probe.test(line) && fresh <= 1);
  }

  #recognised(asked: ReadonlySet<string>): string | null {
    let best: string | null = null;
    let share = SAME_QUESTION;
    for (const { id, words: all, own, first } of this.#contents) {
      // "Any comment about the quality of your model?" does not ask how it is checked.
      if (first !== null && !asked.has(first)) continue;
      const telling = new Set([...all].filter((word) => !this.#isSubject(word)));
      const words = telling.size > 0 ? telling : all;
      const shared = [...words].filter((word) => asked.has(word));
      const isMeant =
        shared.length >= SAME_WORDS || shared.length === words.size || shared.some((word) => own.has(word));
      if (words.size === 0 || !isMeant) continue;
      const common = shared.length / words.size;
      if (common > share || (common === share && best === null)) [best, share] = [id, common];
    }
    return best;
  }

  #isSubject(word: string): boolean {
    return (this.#uses.get(word) ?? 0) >= SUBJECT_TURNS;
  }

  /** The terms of a text without function words, or all of them if fewer than two remain. */
  contentOf(text: string): ReadonlySet<string> {
    const said = wordsOf(text).filter((word) => !this.#lexicon.stop.has(word));
    const telling = said.filter((word) => !this.#lexicon.general.has(word));
    return new Set((telling.length < 2 ? said : telling).map((word) => termOf(word, this.#lexicon.language)));
  }
}

/** The sentences that ask; the whole without any. What leads to a question is not asked. */
function askingIn(line: string, lexicon: Lexicon): string {
  const sentences = line
    .split(/(?<=[.!?]) /u)
    .filter((each) => each.includes('?') || lexicon.question.test(` ${each} `));
  return sentences.length === 0 ? line : sentences.join(' ');
}

/** The last sentence that asks, or the last one of all. */
function lastQuestion(line: string): string {
  const sentences = line.split(/(?<=[.!?]) /u).filter((sentence) => /\p{L}/u.test(sentence));
  const asking = sentences.findLast((sentence) => sentence.includes('?')) ?? sentences.at(-1) ?? line;
  return ` ${asking.trim()} `;
}

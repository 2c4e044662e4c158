import { termOf, wordsOf } from '@insights/language';

import { ASKED_KINDS } from './lexicon/lexicon.ts';
import type { AskedKind, Lexicon } from './lexicon/lexicon.ts';
import { Line } from './line.ts';
import type { Guide, Turn } from './types.ts';

/** The share of a question's content words from which on an interviewer's turn counts as asking it. */
const SAME_QUESTION = 0.6;
/** An interviewer's turn without a question ends the subject when it is longer, in words. */
const LONG_REMARK = 40;
/** New content words that a follow-up may bring without being a new subject. */
const NEW_WORDS = 0;
/** The part of an interviewer's turn that is read: its end, where the question is. */
const MAX_ASKED = 1_500;

/** What the interviewer asked last. */
export interface Asked {
  text: string;
  /** The guide's question under discussion. */
  question_id: string | null;
  kind: AskedKind | null;
  isClosed: boolean;
  /** Its content words. */
  words: ReadonlySet<string>;
}

/** Follows which question of the guide is under discussion. */
export class Questions {
  readonly #lexicon: Lexicon;
  readonly #contents: readonly { id: string; words: ReadonlySet<string> }[];
  readonly #ids: ReadonlySet<string>;
  #current: string | null = null;
  /** Content words of the question under discussion and of what was said about it. */
  #known = new Set<string>();
  #asked: Asked | null = null;

  constructor(guide: Guide, lexicon: Lexicon) {
    this.#lexicon = lexicon;
    this.#ids = new Set(guide.questions.map(({ id }) => id));
    this.#contents = guide.questions.map(({ id, text }) => ({ id, words: this.#contentOf(text) }));
  }

  get asked(): Asked | null {
    return this.#asked;
  }

  /** Reads an interviewer's turn. */
  ask({ text, question_id }: Turn): void {
    const tail = text.length > MAX_ASKED ? text.slice(-MAX_ASKED) : text;
    const line = Line.of(tail, this.#lexicon.habits);
    const words = this.#contentOf(tail);
    const named = question_id !== null && this.#ids.has(question_id) ? question_id : this.#recognised(words);
    const isQuestion = has(line.text, this.#lexicon.question);
    if (named !== null && named !== this.#current) {
      this.#current = named;
      this.#known = new Set(words);
    } else if (named === null && !this.#continues(line, words, isQuestion)) {
      this.#current = null;
      this.#known = new Set(words);
    }
    if (!isQuestion && this.#asked !== null && line.size <= LONG_REMARK) {
      this.#asked = { ...this.#asked, text, question_id: this.#current };
      return;
    }
    const last = lastQuestion(line.text);
    const kind = ASKED_KINDS.find((each) => has(last, this.#lexicon.asked[each])) ?? null;
    this.#asked = { text, question_id: this.#current, kind, isClosed: isClosed(last), words };
  }

  /** The question that a participant's turn answers, after which its words are known. */
  answered({ text, question_id }: Turn): string | null {
    const id = question_id !== null && this.#ids.has(question_id) ? question_id : this.#current;
    for (const word of this.#contentOf(text.slice(0, MAX_ASKED))) this.#known.add(word);
    return id;
  }

  /** Whether a turn asks for more about the same: no new subject. */
  #continues(line: Line, words: ReadonlySet<string>, isQuestion: boolean): boolean {
    if (!isQuestion) return line.size <= LONG_REMARK;
    const fresh = [...words].filter((word) => !this.#known.has(word)).length;
    return fresh <= NEW_WORDS || (has(line.text, this.#lexicon.probe) && fresh <= 1);
  }

  #recognised(asked: ReadonlySet<string>): string | null {
    let [best, share] = [null as string | null, SAME_QUESTION];
    for (const { id, words } of this.#contents) {
      if (words.size === 0) continue;
      const common = [...words].filter((word) => asked.has(word)).length / words.size;
      if (common > share || (common === share && best === null)) [best, share] = [id, common];
    }
    return best;
  }

  /** The terms of a text without function words, or all of them if fewer than two remain. */
  #contentOf(text: string): ReadonlySet<string> {
    const said = wordsOf(text);
    const telling = said.filter((word) => !this.#lexicon.stop.has(word) && !this.#lexicon.general.has(word));
    const kept = telling.length < 2 ? said.filter((word) => !this.#lexicon.stop.has(word)) : telling;
    return new Set(kept.map((word) => termOf(word, this.#lexicon.language)));
  }
}

const has = (line: string, pattern: RegExp): boolean => {
  pattern.lastIndex = 0;
  return pattern.test(line);
};

/** The last sentence that asks, or the last one of all. */
function lastQuestion(line: string): string {
  const sentences = line.split(/(?<=[.!?]) /u).filter((sentence) => /\p{L}/u.test(sentence));
  const asking = sentences.findLast((sentence) => sentence.includes('?')) ?? sentences.at(-1) ?? line;
  return ` ${asking.trim()} `;
}

const isClosed = (question: string): boolean =>
  !/ (?:what|why|how|when|where|who|which|was|wie|warum|wann|wo|wer|welche\S*|que|quoi|comment|pourquoi|quand|où|qui|quel\S*|qué|cómo|por qué|cuándo|dónde|quién|cuál\S*|tell|describe|erzähl\S*|racont\S*|cuént\S*) /u.test(
    question,
  );

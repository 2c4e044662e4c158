import { isLanguage, languageIn, termOf, wordsOf } from '@insights/language';
import type { Language } from '@insights/language';

import { lexiconOf } from './lexicon/lexicon.ts';
import { Questions } from './questions.ts';
import type { Asked } from './questions.ts';
import { thoughtsOf } from './thoughts.ts';
import type { Thought } from './thoughts.ts';
import type { Guide, Turn } from './types.ts';

/** A thought with where it was said. */
export interface Said extends Thought {
  readonly turn: Turn;
  /** '' or the speaker's label. */
  readonly participant: string;
  /** The question of the guide that it answers. */
  readonly question_id: string | null;
  readonly asked: Asked | null;
  /** It says something beyond the words of the question. */
  readonly isOwn: boolean;
}

/** The part of a conversation by which its language is known, in UTF-16 units. */
const SAMPLE = 50_000;

/** The language that participants speak, as a BCP 47 code; `und` if it is not recognised. */
export function languageSpoken(turns: readonly Turn[], guide: Guide): string {
  let sample = '';
  for (const { speaker, text } of turns) {
    if (speaker === 'participant') sample += `${text.slice(0, SAMPLE)}\n`;
    if (sample.length > SAMPLE) break;
  }
  return languageIn(sample, guide.language);
}

/** Reads the turns of a conversation in order; they may come in parts. Withheld turns are left out. */
export class ThoughtReader {
  readonly #language: string;
  readonly #questions: Questions;

  constructor(language: string, guide: Guide) {
    this.#language = language;
    this.#questions = new Questions(guide, isLanguage(language) ? language : 'en');
  }

  /** Questions of the guide that were asked so far. */
  get heard(): ReadonlySet<string> {
    return this.#questions.heard;
  }

  /** Whether a person said which question is under discussion, or that none is. */
  get isSet(): boolean {
    return this.#questions.isSet;
  }

  get asked(): Asked | null {
    return this.#questions.asked;
  }

  read(turns: readonly Turn[]): Said[] {
    return turns.flatMap((turn) => this.readTurn(turn).thoughts);
  }

  /** The thoughts of one turn, none of an interviewer's, and the question that it answers. */
  readTurn(turn: Turn): { thoughts: Said[]; question_id: string | null } {
    if (turn.speaker === 'interviewer') {
      this.#questions.ask(turn);
      return { thoughts: [], question_id: null };
    }
    const question_id = this.#questions.answered(turn);
    if (turn.is_withheld === true) return { thoughts: [], question_id };
    const asked = this.#questions.asked;
    const participant = turn.speaker_label ?? '';
    const thoughts = thoughtsOf(turn.text, this.#language).map((thought) => ({
      ...thought,
      turn,
      participant,
      question_id,
      asked,
      isOwn: thought.aside === null && isOwn(thought.text, asked, this.#language),
    }));
    return { thoughts, question_id };
  }
}

function isOwn(text: string, asked: Asked | null, language: string): boolean {
  if (asked === null || !isLanguage(language)) return true;
  return contentOf(text, language).some((term) => !asked.words.has(term));
}

/** The terms of a text's content words. */
export function contentOf(text: string, language: Language): string[] {
  const { stop } = lexiconOf(language);
  return wordsOf(text)
    .filter((word) => !stop.has(word) && word.length > 1)
    .map((word) => termOf(word, language));
}

import { languageOf, tokensOf } from '@insights/language';

import { supports } from '../corpus/said.ts';
import type { Said } from '../corpus/said.ts';
import type { ClaimKind } from '../wording/words.ts';
import { contentTerms } from './clause.ts';
import type { Clause } from './clause.ts';
import type { Subject } from './subject.ts';
import { isVerdict } from './verdict.ts';

/** Kinds of statements that take a side about their target. A wish, a worry or a workaround may go with either. */
const TAKES_SIDE = new Set(['problem', 'praise', 'cause', 'consequence', 'fact']);

/** What participants say for and against each subject. */
export class Stances {
  readonly #subjects: ReadonlyMap<Said, Subject>;
  readonly #byKey = new Map<string, { positive: Said[]; negative: Said[] }>();

  constructor(subjects: ReadonlyMap<Said, Subject>) {
    this.#subjects = subjects;
    for (const [said, { keys }] of subjects) {
      const { polarity, kind } = said.statement;
      if (polarity === 'neutral' || !TAKES_SIDE.has(kind) || !supports(said) || !isVerdict(said)) continue;
      for (const key of keys) this.#at(said.language, key)[polarity].push(said);
    }
  }

  /** Every subject that somebody takes a side about, by language. */
  *all(): Generator<{ language: string; key: string; positive: readonly Said[]; negative: readonly Said[] }> {
    for (const [name, sides] of this.#byKey) {
      const cut = name.indexOf('\n');
      yield { language: name.slice(0, cut), key: name.slice(cut + 1), ...sides };
    }
  }

  /** Statements that say the opposite of a claim. A clause is contradicted only by what is about the same point. */
  against(kind: ClaimKind, key: string, clause: Clause | null, language: string): Said[] {
    const sides = this.#byKey.get(`${language}\n${key}`);
    if (sides === undefined || !TAKES_SIDE.has(kind) || kind === 'fact') return [];
    const opposite = kind === 'praise' ? sides.negative : sides.positive;
    return clause === null ? opposite : opposite.filter((said) => this.#isSamePoint(said, key, clause));
  }

  /** Whether it shares a word with the clause beside the subject, or only judges the subject: "the export is great". */
  #isSamePoint(said: Said, key: string, clause: Clause): boolean {
    const language = languageOf(said.language);
    if (language === null) return false;
    const subject = new Set([...key.split(' '), ...(this.#subjects.get(said)?.terms ?? [])]);
    const own = [...contentTerms(tokensOf(said.statement.text), language)].filter((term) => !subject.has(term));
    const stated = [...clause.terms].filter((term) => !subject.has(term));
    return Math.max(own.length, stated.length) <= MERE_JUDGEMENT || own.some((term) => clause.terms.has(term));
  }

  #at(language: string, key: string): { positive: Said[]; negative: Said[] } {
    const name = `${language}\n${key}`;
    let sides = this.#byKey.get(name);
    if (sides === undefined) this.#byKey.set(name, (sides = { positive: [], negative: [] }));
    return sides;
  }
}

/** Content words beside the subject in a sentence that only judges it. */
const MERE_JUDGEMENT = 2;

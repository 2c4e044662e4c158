/** Passages that are near a question, by the words that they share. Linear in what was said: two passes, and no index. */
import { type Language, languageOf, stopWordsOf, termOf, wordsOf } from '@insights/language';
import { type Unit, unitsIn } from '../model/find.ts';
import { WORDS } from '../proof/words.ts';
import type { Corpus } from '../types.ts';

export interface Near {
  readonly unit: Unit;
  /** Positions in the corpus. */
  readonly conversation: number;
  readonly person: number;
  /** The share of what is asked that it speaks of, 0 to 1. */
  readonly coverage: number;
}

/** How rare words are among those who were interviewed: what a question asks for is what it has that few say. */
export class Asked {
  /** By coverage, the best first; all that share a word. */
  readonly near: readonly Near[];
  readonly #language: Language;
  readonly #weights: ReadonlyMap<string, number>;

  /** `only_noted`: other sentences of the transcripts don't count. */
  constructor(question: string, corpus: Corpus, { language, only_noted }: { language: Language; only_noted: boolean }) {
    this.#language = language;
    const terms = new Set(termsOf(question, language));
    const found: (Omit<Near, 'coverage'> & { readonly own: ReadonlySet<string>; readonly all: ReadonlySet<string> })[] =
      [];
    const counts = new Map<string, number>();
    let units = 0;
    for (const [conversation, reading] of corpus.readings.entries()) {
      const spoken = languageOf(reading.language) ?? language;
      for (const unit of unitsIn(reading)) {
        if (only_noted && unit.observation === null) continue;
        units += 1;
        const own = sharedTerms(unit.text, terms, spoken);
        for (const term of own) counts.set(term, (counts.get(term) ?? 0) + 1);
        const all = new Set([...own, ...sharedTerms(unit.turn.asked ?? '', terms, spoken)]);
        const person = corpus.personOf(reading.conversation_id, unit.turn.participant);
        if (all.size > 0 && person !== undefined) found.push({ unit, conversation, person, own, all });
      }
    }
    this.#weights = new Map(
      [...terms].map((term) => [term, Math.log(1 + (units + 1) / ((counts.get(term) ?? 0) + 1))]),
    );
    this.near = found
      .map(({ own, all, ...rest }) => ({ ...rest, own: this.#share(own), coverage: this.#share(all) }))
      .toSorted((a, b) => b.coverage - a.coverage || b.own - a.own || a.unit.text.length - b.unit.text.length);
  }

  /** The share of what is asked that a text speaks of. */
  coverageOf(text: string): number {
    return this.#share(sharedTerms(text, this.#weights, this.#language));
  }

  #share(terms: ReadonlySet<string>): number {
    const all = [...this.#weights.values()].reduce((sum, weight) => sum + weight, 0);
    return all === 0 ? 0 : [...terms].reduce((sum, term) => sum + (this.#weights.get(term) ?? 0), 0) / all;
  }
}

/** What speaks of less than half of what is asked doesn't answer it. */
export const isAbout = (coverage: number): boolean => coverage > 0.5;

function sharedTerms(text: string, wanted: { has(term: string): boolean }, language: Language): Set<string> {
  const shared = new Set<string>();
  for (const word of wordsOf(text)) {
    const term = termOf(word, language);
    if (wanted.has(term)) shared.add(term);
  }
  return shared;
}

/** What a question asks for: without function words, and without words for those who were interviewed. */
function termsOf(question: string, language: Language): string[] {
  const stop = stopWordsOf(language);
  const persons = new Set(WORDS[language].persons.flatMap((forms) => forms.map((form) => form.toLowerCase())));
  return wordsOf(question)
    .filter((word) => !stop.has(word) && !persons.has(word))
    .map((word) => termOf(word, language));
}

const MAX_PER_PERSON = 2;

/** The best passages, at most two of each person, and none twice. */
export function bestOf(near: readonly Near[], most: number, perPerson = MAX_PER_PERSON): Near[] {
  const chosen: Near[] = [];
  for (const each of near) {
    if (chosen.length === most) break;
    const { person, unit } = each;
    const own = chosen.filter((other) => other.person === person);
    const isNew = own.every(({ unit: { passage } }) => !overlap(passage, unit.passage));
    if (isNew && own.length < perPerson) chosen.push(each);
  }
  return chosen;
}

const overlap = (a: Unit['passage'], b: Unit['passage']): boolean =>
  a.turn_id === b.turn_id && a.start < b.end && b.start < a.end;

/** Passages that are near a question, by the words that they share. Linear in what was said: two passes, and no index. */
import {
  type Language,
  detachedForms,
  frequencyOf,
  joinedForms,
  languageOf,
  stopWordsOf,
  termOf,
  wordsOf,
} from '@insights/language';
import { type Unit, heardIn, unitsIn } from '../model/find.ts';
import { WORDS } from '../proof/words.ts';
import type { Corpus, Reading } from '../types.ts';
import type { QuestionTask } from './types.ts';

export interface Near {
  readonly unit: Unit;
  /** Positions in the corpus. */
  readonly conversation: number;
  readonly person: number;
  /** How rare what it shares with the question is, in nats; a word that only the interviewer says counts half. */
  readonly weight: number;
  /** Says all that is asked for, or replies to an interviewer who asked most of it. */
  readonly isWhole: boolean;
}

/** How rare words are among those who were interviewed: what a question asks for is what it has that few say. */
export class Asked {
  /** All that share a word: by weight and by what the rest of the conversation shares, the heaviest first. */
  readonly near: readonly Near[];
  readonly #language: Language;
  readonly #corpus: Corpus;
  readonly #onlyNoted: boolean;
  readonly #wanted: Wanted;
  readonly #weights: ReadonlyMap<string, number>;
  readonly #spoken: ReadonlySet<string>;
  /** The weight of what stands in one passage of all. */
  readonly #chance: number;
  /** Of all that is asked; what nobody speaks of is the rarest. */
  readonly #all: number;

  /** `goal`: what all interviews are about. `only_noted`: other sentences of the transcripts don't count. */
  constructor(
    question: string,
    corpus: Corpus,
    { language, goal, only_noted }: { language: Language; goal: string; only_noted: boolean },
  ) {
    this.#language = language;
    this.#corpus = corpus;
    this.#onlyNoted = only_noted;
    const words = termsOf(question, language);
    const terms = new Set(words.keys());
    const wanted = wantedFrom(words, language);
    this.#wanted = wanted;
    const common = sharedTerms(goal, wanted, language);
    const found: Shared[] = [];
    const counts = new Map<string, number>();
    let units = 0;
    for (const [conversation, reading] of corpus.readings.entries()) {
      const spoken = languageOf(reading.language) ?? language;
      for (const unit of unitsIn(reading)) {
        if (only_noted && unit.observation === null) continue;
        units += 1;
        const said = unit.isReply ? wordsIn(unit) : unit.text;
        const own = sharedTerms(said, wanted, spoken);
        const put = sharedTerms(unit.turn.asked ?? '', wanted, spoken);
        const all = new Set([...own, ...put]);
        for (const term of all) counts.set(term, (counts.get(term) ?? 0) + 1);
        const person = corpus.personOf(reading.conversation_id, unit.turn.participant);
        if (all.size > 0 && person !== undefined && (isAnswer(unit) || saysSomething(wordsIn(unit), spoken)))
          found.push({ unit, conversation, person, own, all, put: isPut(unit) ? put : NONE });
      }
      if (!only_noted) found.push(...heardBy({ reading, conversation }, corpus, wanted, spoken));
    }
    this.#chance = Math.log(units + 1);
    const weigh = (term: string, word: string) => {
      const count = counts.get(term) ?? 0;
      // What nobody speaks of decides, unless it is a word of every day.
      const share = tellingShare(word, language) * (common.has(term) && common.size < terms.size ? OF_GOAL : 1);
      return Math.log((units + 1) / (count + 1)) * (count === 0 && share > EVERYDAY ? 1 : share);
    };
    this.#weights = new Map([...words].map(([term, word]) => [term, weigh(term, word)]));
    this.#spoken = new Set(counts.keys());
    this.#all = this.#sum(terms);
    this.near = this.#ranked(found, terms.size);
  }

  #ranked(found: readonly Shared[], terms: number): Near[] {
    const told = Map.groupBy(found, ({ conversation }) => conversation);
    const inAll = new Map([...told].map(([conversation, each]) => [conversation, this.#sum(union(each))]));
    return found
      .map(({ own, all, put, ...rest }) => {
        const isWhole = [own, put].some(({ size }) => size === terms) || this.#sum(put) > this.#all / 2;
        const share = rest.unit.turn.interviewer === undefined ? 1 : OF_INTERVIEWER;
        const weight = (share * (this.#sum(own) + this.#sum(all))) / 2;
        const beside = Math.max(0, (inAll.get(rest.conversation) ?? 0) - weight);
        return { near: { ...rest, weight, isWhole }, rank: weight + BESIDE * beside };
      })
      .toSorted((a, b) => b.rank - a.rank || a.near.unit.text.length - b.near.unit.text.length)
      .map(({ near }) => near);
  }

  /** Where nothing shares a word with the question: what has words that are spelled alike, such as another form of a verb. */
  alike(): Near[] {
    const asked = [...this.#wanted.keys()].filter((term) => term.length >= LEAST_LETTERS).map(pairsOf);
    if (asked.length === 0) return [];
    const found = this.#corpus.readings.flatMap((reading, conversation) => {
      const spoken = languageOf(reading.language) ?? this.#language;
      return unitsIn(reading).flatMap((unit): Near[] => {
        const person = this.#corpus.personOf(reading.conversation_id, unit.turn.participant);
        if (person === undefined || (this.#onlyNoted && unit.observation === null)) return [];
        const weight = Math.max(0, ...wordsOf(wordsIn(unit)).map((word) => likeness(termOf(word, spoken), asked)));
        return weight < ALIKE ? [] : [{ unit, conversation, person, weight, isWhole: false }];
      });
    });
    return found.toSorted((a, b) => b.weight - a.weight || a.unit.text.length - b.unit.text.length);
  }

  /** Whether a text speaks of most of what is asked. */
  isMost(text: string): boolean {
    return this.#sum(this.#sharedBy(text)) > this.#all / 2;
  }

  /** Whether a text speaks of what is asked: of most of it, or of what stands together by chance in less than one passage of all. */
  isAbout(text: string): boolean {
    return this.isMost(text) || this.weightOf(text) >= this.#chance;
  }

  /** The same for a passage. */
  isNear({ weight, isWhole }: Near): boolean {
    return isWhole || weight > this.#all / 2 || weight >= this.#chance;
  }

  /** How rare what a text shares with the question is among what people say. */
  weightOf(text: string): number {
    return this.#sum(new Set([...this.#sharedBy(text)].filter((term) => this.#spoken.has(term))));
  }

  #sharedBy(text: string): Set<string> {
    return sharedTerms(text, this.#wanted, this.#language);
  }

  #sum(terms: ReadonlySet<string>): number {
    return [...terms].reduce((sum, term) => sum + (this.#weights.get(term) ?? 0), 0);
  }
}

/** A passage with the terms of the question that it has, with what was asked, and in the question before it. */
interface Shared extends Omit<Near, 'weight' | 'isWhole'> {
  readonly own: ReadonlySet<string>;
  readonly all: ReadonlySet<string>;
  readonly put: ReadonlySet<string>;
}

/** A question names somebody by one thing and asks for another: what the rest of the conversation shares with it counts so much. */
const BESIDE = 0.3;
/** Questions are put to what participants say, first of all. */
const OF_INTERVIEWER = 0.8;

const union = (found: readonly Shared[]): ReadonlySet<string> => new Set(found.flatMap(({ all }) => [...all]));

/** What the interviewer says that shares words with a question. How rare a word is shows in what participants say. */
function heardBy(
  { reading, conversation }: { reading: Reading; conversation: number },
  corpus: Corpus,
  wanted: Wanted,
  spoken: Language,
): Shared[] {
  return heardIn(reading).flatMap((unit) => {
    const person = corpus.personOf(reading.conversation_id, unit.turn.participant);
    const own = sharedTerms(unit.text, wanted, spoken);
    return person === undefined || own.size === 0 ? [] : [{ unit, conversation, person, own, all: own, put: NONE }];
  });
}

/** What is near the question of a task, and near further words. */
export const askedOf = (task: QuestionTask, corpus: Corpus, words: readonly string[] = []): Asked =>
  new Asked([task.question, ...words].join(' '), corpus, {
    language: languageOf(task.campaign.language) ?? 'en',
    goal: `${task.campaign.name} ${task.campaign.goal}`,
    only_noted: task.only_cited,
  });

/** "Yes, that's fine" is no passage to show, except where it answers a question. */
const LEAST_WORDS = 2;
/** More words are an explanation, and what is replied to it tells nothing of what it says. */
const MOST_ASKED = 30;

const wordsIn = ({ turn, passage: { start, end } }: Unit): string => turn.text.slice(start, end);

const NONE: ReadonlySet<string> = new Set();

/** Shorter terms are spelled alike by chance. */
const LEAST_LETTERS = 5;
/** Three of five pairs of letters are the same: "auszog" and "Auszug". */
const ALIKE = 0.6;
/** Longer words are compared by their beginning. */
const MOST_LETTERS = 40;

const pairsOf = (term: string): ReadonlySet<string> =>
  new Set(Array.from({ length: Math.min(term.length, MOST_LETTERS) - 1 }, (_, at) => term.slice(at, at + 2)));

/** The share of pairs of letters that a term has in common with the one that is most alike (Dice). */
function likeness(term: string, asked: readonly ReadonlySet<string>[]): number {
  if (term.length < 2) return 0;
  const own = pairsOf(term);
  return Math.max(
    ...asked.map((pairs) => (2 * [...own].filter((pair) => pairs.has(pair)).length) / (own.size + pairs.size)),
  );
}

const isAnswer = (unit: Unit): boolean => unit.isReply && isPut(unit);

/** Whether the interviewer asks a question of its own before it. */
const isPut = ({ turn: { asked } }: Unit): boolean =>
  asked !== null && /[?？]\s*$/u.test(asked) && wordsOf(asked).length <= MOST_ASKED;

/** A word that occurs once in 2^n words of the language tells nothing up to the first, and all that it can from the second on. */
const BITS = { everyday: 10, telling: 15 };
const EVERYDAY = 0.6;
/** What a word of the goal tells beside others: everybody in these interviews may be a patient. */
const OF_GOAL = 0.3;

/** How much a word tells of what is asked: "themselves" says less than "diabetes", however rarely people say either. */
function tellingShare(word: string, language: Language): number {
  const bits = -Math.log2(frequencyOf(word, language));
  return Math.min(1, Math.max(0.1, (bits - BITS.everyday) / (BITS.telling - BITS.everyday)));
}

function saysSomething(text: string, language: Language): boolean {
  const stop = stopWordsOf(language);
  return wordsOf(text).filter((word) => !stop.has(word)).length >= LEAST_WORDS;
}

function sharedTerms(text: string, wanted: Wanted, language: Language): Set<string> {
  const shared = new Set<string>();
  const add = (word: string): void => {
    const term = wanted.get(termOf(word, language));
    if (term !== undefined) shared.add(term);
  };
  for (const word of wordsOf(text)) for (const form of [word, ...joinedForms(word, language)]) add(form);
  for (const form of detachedForms(text, language)) add(form);
  return shared;
}

/** The terms that are asked for, by each form that they are found by: "ausgezogen" also by "auszog". */
type Wanted = ReadonlyMap<string, string>;

const wantedFrom = (terms: ReadonlyMap<string, string>, language: Language): Wanted =>
  new Map(
    [...terms].flatMap(([term, word]) => [
      ...joinedForms(word, language).map((form) => [termOf(form, language), term] as const),
      [term, term] as const,
    ]),
  );

/** What a question asks for, with a word of each term: without function words, and without words for those who were interviewed. */
function termsOf(question: string, language: Language): Map<string, string> {
  const stop = stopWordsOf(language);
  const persons = new Set(WORDS[language].persons.flatMap((forms) => forms.map((form) => form.toLowerCase())));
  const words = wordsOf(question).filter((word) => !stop.has(word) && !persons.has(word));
  return new Map(words.map((word) => [termOf(word, language), word]));
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

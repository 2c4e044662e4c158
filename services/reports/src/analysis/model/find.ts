import MiniSearch from 'minisearch';
import { type Language, languageOf, sentencesOf, stopWordsOf, termOf, wordsOf } from '@insights/language';
import type { Corpus, Observation, Passage, ReadTurn, Reading } from '../types.ts';

/** An observation, or a sentence that none of them has. */
export interface Unit {
  readonly turn: ReadTurn;
  readonly passage: Passage;
  readonly observation: Observation | null;
  /** What is searched. */
  readonly text: string;
  /** A few words that begin a turn, and are found by what was asked: "No, not at all." */
  readonly isReply: boolean;
}

/** Sentences of fewer words say too little by themselves. Those that begin a turn answer what was asked, and are found by its words. */
const MIN_WORDS = 6;
const MAX_UNITS = 3_000;
/** Different words of the query that a hit has. */
const MIN_SHARED = 2;

/** Texts that are found by the words that they share with a query. */
export class Searchable<Item> {
  readonly #items: readonly Item[];
  readonly #index: MiniSearch;

  constructor(items: readonly Item[], textOf: (item: Item) => string, language: Language) {
    const stop = stopWordsOf(language);
    this.#items = items;
    this.#index = new MiniSearch({
      fields: ['text'],
      tokenize: (text) => wordsOf(text),
      processTerm: (word) => (stop.has(word) ? null : termOf(word, language)),
    });
    this.#index.addAll(items.map((item, id) => ({ id, text: textOf(item) })));
  }

  /** At most `limit` items that share `least` different words with the query, the best first. */
  find(
    query: string,
    limit: number,
    isWanted: (item: Item) => boolean = () => true,
    least: number = MIN_SHARED,
  ): Item[] {
    const hits = this.#index.search(query, { prefix: false, fuzzy: false });
    const found: Item[] = [];
    for (const { id, queryTerms } of hits) {
      if (found.length === limit) break;
      const item = this.#items[id as number];
      const shared = new Set(queryTerms).size;
      if (item !== undefined && shared >= least && isWanted(item)) found.push(item);
    }
    return found;
  }
}

const made = new WeakMap<Reading, Searchable<Unit>>();

/** What is said in a conversation; made once for a reading. */
export function unitsOf(reading: Reading): Searchable<Unit> {
  const known = made.get(reading);
  if (known) return known;
  const language = languageOf(reading.language) ?? 'en';
  const fresh = new Searchable(unitsIn(reading), ({ text }) => text, language);
  made.set(reading, fresh);
  return fresh;
}

/** What is noted, and the other sentences. */
export function unitsIn({ turns, observations, language: tag }: Reading): Unit[] {
  const language = languageOf(tag) ?? 'en';
  const byTurn = Map.groupBy(observations, ({ passage }) => passage.turn_id);
  const units = turns.flatMap((turn) => {
    const noted = byTurn.get(turn.id) ?? [];
    const observed = noted.map((observation): Unit => {
      const { passage, gist } = observation;
      const text = `${turn.text.slice(passage.start, passage.end)} ${gist}`;
      return { turn, passage, observation, text, isReply: false };
    });
    const others = sentencesOf(turn.text, language)
      .filter(({ start, end }) => noted.every(({ passage }) => passage.end <= start || passage.start >= end))
      .flatMap(({ start, end }): Unit[] => {
        const passage = { turn_id: turn.id, start, end };
        const said = turn.text.slice(start, end);
        if (wordsOf(said).length >= MIN_WORDS)
          return [{ turn, passage, observation: null, text: said, isReply: false }];
        const isFirst = turn.text.slice(0, start).trim() === '';
        if (!isFirst || turn.asked === null) return [];
        return [{ turn, passage, observation: null, text: `${turn.asked} ${said}`, isReply: true }];
      });
    return [...observed, ...others];
  });
  return units.slice(0, MAX_UNITS);
}

/** What the interviewer says, without questions: sentences that can be understood alone. */
export function heardIn({ heard = [], language: tag }: Reading): Unit[] {
  const language = languageOf(tag) ?? 'en';
  const units = heard.flatMap((turn) =>
    sentencesOf(turn.text, language).flatMap(({ start, end }): Unit[] => {
      const text = turn.text.slice(start, end);
      const tells = wordsOf(text).length >= MIN_WORDS && !/[?？]\s*$/u.test(text);
      return tells
        ? [{ turn, passage: { turn_id: turn.id, start, end }, observation: null, text, isReply: false }]
        : [];
    }),
  );
  return units.slice(0, MAX_UNITS);
}

/** Letters of what a passage's turn says around it. */
const AROUND = 240;
const MAX_ASKED = 400;

/** A passage as a request shows it: with what was asked, and the words around it. */
export function shown(turn: ReadTurn, { start, end }: Passage) {
  const { text, asked } = turn;
  return {
    asked: asked === null ? null : asked.slice(-MAX_ASKED).toWellFormed(),
    before: text
      .slice(Math.max(start - AROUND, 0), start)
      .trim()
      .toWellFormed(),
    quote: text.slice(start, end),
    after: text
      .slice(end, end + AROUND)
      .trim()
      .toWellFormed(),
  };
}

/** The corpus with the observations that were found later. */
export const withFound = (corpus: Corpus, found: ReadonlyMap<string, readonly Observation[]>): Corpus => ({
  ...corpus,
  readings: corpus.readings.map((reading) => {
    const more = found.get(reading.conversation_id) ?? [];
    return more.length === 0 ? reading : { ...reading, observations: [...reading.observations, ...more] };
  }),
});

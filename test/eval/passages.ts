/** Questions whose answers are known passages of documents, and how well a ranking finds them. */

/** `text.slice(start, end)` of a document. */
export interface Passage {
  /** Index of the document. */
  readonly document: number;
  readonly start: number;
  readonly end: number;
}

export interface Asked {
  readonly query: string;
  /** The turns that answer it. */
  readonly gold: readonly Passage[];
}

export interface Collection {
  readonly texts: readonly string[];
  readonly questions: readonly Asked[];
}

/** Means over questions. A hit is any overlap; coverage is the share of each gold turn that is returned. */
export interface Figures {
  readonly questions: number;
  readonly hit_1: number;
  readonly hit_5: number;
  readonly hit_10: number;
  readonly hit_20: number;
  readonly coverage_20: number;
  /** Within the first 1,000 words returned. */
  readonly coverage_1000: number;
  /** Words of 20 passages. */
  readonly words_20: number;
}

const WORDS = 1_000;

/** `find` returns the passages for a query, best first. */
export function measure({ texts, questions }: Collection, find: (query: string) => readonly Passage[]): Figures {
  const rows = questions.map(({ query, gold }) => {
    const found = find(query).slice(0, 20);
    const place = found.findIndex((passage) => gold.some((turn) => shared(passage, turn) > 0));
    const hit = (within: number): number => Number(place !== -1 && place < within);
    return {
      hit_1: hit(1),
      hit_5: hit(5),
      hit_10: hit(10),
      hit_20: hit(20),
      coverage_20: covered(gold, found),
      coverage_1000: covered(gold, firstWords(texts, found)),
      words_20: found.reduce((sum, passage) => sum + wordEnds(texts, passage).length, 0),
    };
  });
  const mean = (key: keyof (typeof rows)[number]): number =>
    rows.reduce((sum, figures) => sum + figures[key], 0) / Math.max(1, rows.length);
  return {
    questions: rows.length,
    hit_1: mean('hit_1'),
    hit_5: mean('hit_5'),
    hit_10: mean('hit_10'),
    hit_20: mean('hit_20'),
    coverage_20: mean('coverage_20'),
    coverage_1000: mean('coverage_1000'),
    words_20: mean('words_20'),
  };
}

const shared = (a: Passage, b: Passage): number =>
  a.document === b.document ? Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start)) : 0;

/** Passages returned overlap nowhere, so that shares add up; those of a baseline may, so the sum is limited. */
function covered(gold: readonly Passage[], found: readonly Passage[]): number {
  const shares = gold.map((turn) => {
    const length = found.reduce((sum, passage) => sum + shared(turn, passage), 0);
    return Math.min(1, length / Math.max(1, turn.end - turn.start));
  });
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, gold.length);
}

/** Where each word of a passage ends. */
function wordEnds(texts: readonly string[], { document, start, end }: Passage): number[] {
  const text = texts[document]?.slice(start, end) ?? '';
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => start + index + word.length);
}

function firstWords(texts: readonly string[], found: readonly Passage[]): Passage[] {
  let left = WORDS;
  return found.flatMap((passage) => {
    const ends = wordEnds(texts, passage).slice(0, left);
    left -= ends.length;
    return ends.length === 0 ? [] : [{ ...passage, end: ends.at(-1) ?? passage.end }];
  });
}

export function row(name: string, figures: Figures): string {
  const { questions, words_20, ...shares } = figures;
  const cells = Object.entries(shares).map(([key, value]) => `${key} ${value.toFixed(3)}`);
  return `${name.padEnd(22)} ${cells.join('  ')}  words_20 ${Math.round(words_20)}  (${questions} questions)`;
}

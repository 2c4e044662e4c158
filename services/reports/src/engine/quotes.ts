import type { Corpus, Statement } from './corpus.ts';
import { wordsOf } from '@insights/language';
import { markers } from '@insights/tagging';
import type { Kind, Lexicon } from '@insights/tagging';
import { compare } from './corpus.ts';
import type { Evidence, Turn } from './types.ts';

const SHORTEST = 40;
const LONGEST = 280;
/** A passage of lower quality is a fragment or filler, used only when there is nothing else. */
const READABLE = 0.3;

/** Whole sentences of a turn that can be shown as a quote. */
export interface Passage {
  turn: Turn;
  start: number;
  end: number;
  text: string;
  /** 0..1: how well it reads: whole sentences, few fillers, neither too short nor too long. */
  quality: number;
  /** How much it says about causes, consequences and numbers; at least 0.2. */
  telling: number;
}

export interface QuoteWish {
  count: number;
  /** Topics that a quote should name. */
  about?: ReadonlySet<string>;
  /** The kind that the quote itself should express, not a neighbouring sentence. */
  kind?: Kind;
  /** Passages already shown; a nearly equal one is preferred. */
  shown?: ReadonlySet<Passage>;
}

/** Score factors of passages that do not match the request or were shown before. */
const OFF_TOPIC = 0.3;
const OTHER_KIND = 0.2;
const SHOWN_BEFORE = 0.4;

/** The most central statements, by different people where possible. Not empty unless `statements` is. */
export function chooseQuotes(statements: readonly Statement[], corpus: Corpus, wish: QuoteWish): Passage[] {
  const centre = centroid(statements);
  const ranked = statements
    .map((statement) => {
      const passage = passageOf(statement, corpus.lexicon);
      const onTopic = wish.about === undefined || [...statement.topics].some((key) => wish.about?.has(key));
      return {
        passage,
        statement,
        score:
          passage.quality *
          passage.telling *
          centrality(statement, centre) *
          (onTopic ? 1 : OFF_TOPIC) *
          (wish.kind === undefined || expresses(statement, wish.kind, corpus.lexicon) ? 1 : OTHER_KIND) *
          (wish.shown?.has(passage) ? SHOWN_BEFORE : 1) *
          weight(statement),
      };
    })
    .toSorted(
      (a, b) =>
        b.score - a.score ||
        compare(a.passage.text, b.passage.text) ||
        a.statement.conversation - b.statement.conversation,
    );
  const readable = ranked.filter(({ passage }) => passage.quality >= READABLE);
  const chosen: typeof ranked = [];
  const take = (pool: typeof ranked, isNew: (conversation: number) => boolean): void => {
    for (const candidate of pool) {
      if (chosen.length >= wish.count) return;
      const { passage, statement } = candidate;
      const overlaps = chosen.some(
        (other) => other.passage.turn === passage.turn || other.passage.text === passage.text,
      );
      if (!overlaps && isNew(statement.conversation)) chosen.push(candidate);
    }
  };
  const spoken = (conversation: number): boolean =>
    chosen.some((other) => other.statement.conversation === conversation);
  take(readable, (conversation) => !spoken(conversation));
  if (chosen.length < Math.min(2, wish.count)) take(readable, () => true);
  if (chosen.length === 0) take(ranked.slice(0, 1), () => true);
  return chosen.map(({ passage }) => passage);
}

/** Whether the statement's own words express the kind, not a neighbour's. */
export function expresses({ turn, spans, index, wishAsked }: Statement, kind: Kind, lexicon: Lexicon): boolean {
  const span = spans[index];
  if (kind === 'wish' && wishAsked) return true;
  return span !== undefined && markers(turn.text.slice(span.start, span.end), kind, lexicon) > 0;
}

const weight = (statement: Statement): number =>
  (1 + 0.6 * Math.min(statement.kinds.size, 2)) * (0.7 + 0.6 * statement.intensity);

/** How many of the statements use each term. */
function centroid(statements: readonly Statement[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { stems } of statements) for (const part of stems) counts.set(part, (counts.get(part) ?? 0) + 1);
  return counts;
}

/** How much of the vocabulary that the statements share is covered by a statement's topics, independent of its length. */
function centrality(statement: Statement, centre: ReadonlyMap<string, number>): number {
  const parts = [...new Set([...statement.topics].flatMap((key) => key.split(' ')))];
  const mass = parts.reduce((sum, part) => sum + Math.sqrt(centre.get(part) ?? 0), 0);
  return mass / Math.sqrt(parts.length + 1);
}

/** A statement is a candidate for many items; its passage is computed once. */
const passageCache = new WeakMap<Statement, Passage>();

function passageOf(statement: Statement, lexicon: Lexicon): Passage {
  const known = passageCache.get(statement);
  if (known !== undefined) return known;
  const passage = freshPassage(statement, lexicon);
  passageCache.set(statement, passage);
  return passage;
}

/** The statement's sentence, extended by its neighbours in the turn while it is shorter than a readable quote. */
function freshPassage(statement: Statement, lexicon: Lexicon): Passage {
  const { turn, spans } = statement;
  let last = statement.index;
  let first = last;
  const length = (): number => (spans[last]?.end ?? 0) - (spans[first]?.start ?? 0);
  const fits = (extra: number): boolean => length() + extra <= LONGEST;
  while (length() < SHORTEST) {
    const next = spans[last + 1];
    const previous = spans[first - 1];
    if (next !== undefined && fits(next.end - next.start)) last += 1;
    else if (previous !== undefined && fits(previous.end - previous.start)) first -= 1;
    else break;
  }
  const from = spans[first]?.start ?? 0;
  const end = spans[last]?.end ?? turn.text.length;
  const whole = turn.text.slice(from, end);
  const leading = lexicon.leading.exec(whole)?.[0].length ?? 0;
  // The rest must still be long enough for a quote.
  const start = whole.length - leading >= SHORTEST ? from + leading : from;
  const text = turn.text.slice(start, end);
  const quality = qualityOf(text, lexicon) * (STARTS_WELL.test(text) ? 1 : STARTS_WELL.test(whole) ? 0.8 : 0.35);
  return { turn, start, end, text, quality, telling: tellingOf(text, lexicon) };
}

const STARTS_WELL = /^["'“«¿¡]?[\p{Lu}\p{N}]/u;

/** Grows with the content words up to ten, with words for causes and consequences, and with numbers. */
function tellingOf(text: string, lexicon: Lexicon): number {
  const words = wordsOf(text);
  const content = words.filter((word) => !lexicon.stop.has(word)).length;
  const substance = Math.min(1, 0.2 + content / 10);
  const links = new Set((text.match(lexicon.telling) ?? []).map((word) => word.toLowerCase())).size;
  return substance * (1 + 0.25 * Math.min(links, 3)) * (/\d/.test(text) ? 1.1 : 1);
}

const STUTTER = /(?<![\p{L}])([\p{L}']+(?: [\p{L}']+)?),? \1(?![\p{L}])/giu;
const PERSONAL = /\b(?:i|i'[a-z]+|my|me|we|we'[a-z]+|our|us)\b/i;
const ACKNOWLEDGED = /\b(?:ok|okay|alright)[,.!?]/i;
/** A denial is no finding. */
const DENYING = /\b(?:\w+n't|not|no)\b[^.!?]*\bany(?:thing|one)?\b/i;
const HESITANT = /^(?:so |and |but )?(?:um|uh|er|eh|äh|ähm|euh|yeah|no|either|or|which)\b/i;
const ENDED = /[.!?…]["'”’»)]*$/;
const ASKING = /[?]["'”’»)]*$/;
const MARKED_UP = /[<>{}[\]]/;

/** The quality lost per share of fillers or stutters: one stutter in five words leaves none. */
const FILLER_COST = 1.3;
const STUTTER_COST = 5;
const LEAST_QUALITY = 0.1;
/** More commas per word than this indicate a list or a false start. */
const COMMAS_PER_WORD = 0.16;
const FEWEST_WORDS = 5;

/**
 * What makes a passage hard to read out of context, and the factor by which it reduces the quality. The factors were set by
 * reading: a passage without an end or with markup is nearly unusable, a question or a hesitation is a blemish.
 */
const FAULTS: readonly (readonly [
  factor: number,
  has: (text: string, words: readonly string[], lexicon: Lexicon) => boolean,
])[] = [
  [0.7, (text) => HESITANT.test(text)],
  [0.25, (text) => !ENDED.test(text)],
  [0.2, (text) => MARKED_UP.test(text)],
  [0.6, (text) => ASKING.test(text)],
  [0.4, (text) => text.length < SHORTEST],
  [0.4, (text) => text.length > LONGEST],
  [0.3, (_, words) => words.length < FEWEST_WORDS],
  [0.6, (text, words) => words.length > 0 && (text.match(/,/g)?.length ?? 0) / words.length > COMMAS_PER_WORD],
  [0.5, (text, _, lexicon) => lexicon.language === 'en' && !PERSONAL.test(text)],
  [0.4, (text, _, lexicon) => text.search(lexicon.courtesy) >= 0 || ACKNOWLEDGED.test(text) || DENYING.test(text)],
];

function qualityOf(text: string, lexicon: Lexicon): number {
  const words = wordsOf(text);
  const fillers = words.filter((word) => lexicon.fillers.has(word)).length / Math.max(1, words.length);
  const stutters = (text.match(STUTTER)?.length ?? 0) / Math.max(1, words.length);
  const fluency = Math.max(LEAST_QUALITY, 1 - FILLER_COST * fillers - STUTTER_COST * stutters);
  return FAULTS.reduce((quality, [factor, has]) => (has(text, words, lexicon) ? quality * factor : quality), fluency);
}

/** Gives each cited passage an id, in order of first use. */
export class EvidenceBook {
  private readonly rows = new Map<string, Evidence>();

  cite(passages: readonly Passage[]): string[] {
    return [...new Set(passages.map((passage) => this.row(passage).id))];
  }

  private row({ turn, start, end, text }: Passage): Evidence {
    const place = `${turn.conversation_id}\n${turn.id}\n${start}\n${end}`;
    const known = this.rows.get(place);
    if (known !== undefined) return known;
    const id = `ev-${this.rows.size + 1}`;
    const fresh = {
      id,
      turn_id: turn.id,
      conversation_id: turn.conversation_id,
      quote: text,
      start,
      end,
      verified: false,
    };
    this.rows.set(place, fresh);
    return fresh;
  }

  all(): Evidence[] {
    return [...this.rows.values()];
  }
}

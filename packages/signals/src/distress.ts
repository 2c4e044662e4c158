import { type Lexicon, PIECES, type Piece, type Role } from './lexicon/lexicon.ts';
import { matchesIn } from './matching.ts';
import type { Match, Prepared, PreparedWord } from './patterns.ts';
import type { Certainty } from './types.ts';

/** How far before a sign its negator, its subject and a verb of saying are looked for, in words. */
const REACH = 6;

/** Families of what the speaker has to say of themselves. */
const OWN: ReadonlySet<string> = new Set(['wish_to_die', 'hints', 'self_harm', ...PIECES]);

export interface Found {
  rule: string;
  from: number;
  to: number;
  certainty: Certainty;
}

/**
 * The signs of distress in a message, decided by who is meant, whether it is denied, reported or figurative. A denial alone
 * ("I would never kill myself") is none; beside a weak sign it is one.
 */
export function distressIn(prepared: Prepared, lexicon: Lexicon): Found[] {
  const [strong, weak] = [matchesIn(prepared, lexicon.strong), matchesIn(prepared, lexicon.hints)];
  // Most messages end here.
  if (strong.length === 0 && weak.length === 0) return [];
  const figures = matchesIn(prepared, lexicon.figures);
  const reading = new Reading(prepared, lexicon);
  const isLiteral = (match: Match): boolean =>
    !figures.some(
      ({ from, to }) =>
        to > match.from && match.to <= to && (reading.isThreat(match) ? from <= match.from : from < match.to),
    );
  const literal = strong.filter(
    (match) =>
      isLiteral(match) &&
      reading.isAboutSpeaker(match) &&
      !reading.isReported(match) &&
      !reading.isWork(match) &&
      !(reading.isComplaint(match) && match.pattern.family !== 'violence'),
  );
  const affirmed = literal.filter((match) => !reading.isDenied(match));
  if (affirmed.length > 0)
    return affirmed.map(({ pattern, from, to }) => ({
      rule: pattern.family,
      from,
      to,
      certainty:
        reading.isExplicit({ pattern, from, to, denied: false }) && !reading.isPast({ pattern, from, to })
          ? 'certain'
          : 'uncertain',
    }));
  const hints = weak.filter(
    (match) =>
      isLiteral(match) &&
      !reading.isDenied(match) &&
      reading.isAboutSpeaker(match) &&
      !reading.isReported(match) &&
      !reading.isWork(match),
  );
  const isSign = hints.length > 0 && (literal.length > 0 || areApart(hints));
  return isSign ? hints.map(({ from, to }) => ({ rule: 'hints', from, to, certainty: 'uncertain' })) : [];
}

/** What a message says of the speaker that shows hopelessness only beside other messages. */
export function piecesIn(prepared: Prepared, lexicon: Lexicon): Piece[] {
  const matches = matchesIn(prepared, lexicon.pieces);
  if (matches.length === 0) return [];
  const figures = matchesIn(prepared, lexicon.figures);
  const reading = new Reading(prepared, lexicon);
  const meant = matches.filter(
    (match) =>
      !figures.some(({ from, to }) => to > match.from && from < match.to) &&
      !reading.isDenied(match) &&
      reading.isAboutSpeaker(match) &&
      !reading.isReported(match) &&
      !reading.isWork(match) &&
      !reading.isLaughed(match),
  );
  return PIECES.filter((piece) => meant.some(({ pattern }) => pattern.family === piece));
}

/** Two signs in different words. */
const areApart = (hints: readonly Match[]): boolean =>
  hints.some((one) => hints.some((other) => one.pattern !== other.pattern && one.to <= other.from));

/** The sentence of a match: where it starts and ends, at most so many words away. */
export function sentenceAround(
  words: readonly PreparedWord[],
  { from, to }: Pick<Match, 'from' | 'to'>,
  most: number,
): [number, number] {
  let [start, end] = [from, to];
  while (start > 0 && from - start < most && words[start - 1]?.stop !== 'hard') start -= 1;
  while (end < words.length && end - to < most && words[end - 1]?.stop !== 'hard') end += 1;
  return [start, end];
}

/** What stands around a match. */
export class Reading {
  readonly #words: readonly PreparedWord[];
  readonly #trades: readonly Match[];
  readonly #past: readonly Match[];
  readonly #roles: Record<Role, number>;

  constructor(prepared: Prepared, lexicon: Lexicon) {
    this.#words = prepared.words;
    this.#trades = matchesIn(prepared, lexicon.trade);
    this.#past = matchesIn(prepared, lexicon.past);
    this.#roles = lexicon.roles;
  }

  #is(at: number, role: Role): boolean {
    return this.#words[at]?.sets.has(this.#roles[role]) ?? false;
  }

  #has(from: number, to: number, role: Role): boolean {
    for (let at = Math.max(0, from); at < Math.min(to, this.#words.length); at++) if (this.#is(at, role)) return true;
    return false;
  }

  /** Whether the words themselves leave no doubt: the speaker names their own death or harm to themselves, or violence by somebody who is no colleague. */
  isExplicit({ pattern: { family }, from, to }: Match): boolean {
    if (this.isLaughed({ from, to }) || this.isComplaint({ from, to })) return false;
    if (family === 'violence') return this.#has(from, to, 'kin') || !this.#has(from - REACH, to, 'work');
    if (family === 'other_in_danger') return true;
    return this.#has(from, to, 'explicit') && this.#has(from - REACH, to + REACH, 'me');
  }

  /** A word before the match, in its sentence, that makes it a habit, a condition, a story of the past or one of other people. */
  isNotNow(match: Match): boolean {
    return this.#before(match, false).some((at) => this.#is(at, 'not_now'));
  }

  /** The same after the match: "my chest is tight when I climb stairs". */
  isNotNowAfter({ to }: Match): boolean {
    return this.#has(to, to + REACH, 'not_now');
  }

  /** A school or an age of somebody else, or of long ago: "my son is in year 9", "when I was 15". */
  isNotMine({ from, to }: Match): boolean {
    const [start] = sentenceAround(this.#words, { from, to }, 2 * REACH);
    return this.#has(start, from, 'not_mine') || this.#has(from + 1, to, 'not_mine');
  }

  /** Work with people in danger, in the same sentence: "I'm a paramedic, we get chest pains every day". What the speaker does to themselves is no work. */
  isWork({ from, to }: Match): boolean {
    const [start, end] = sentenceAround(this.#words, { from, to }, 4 * REACH);
    const isOwn = this.#has(from - 2, to, 'me') && !this.#has(from, to, 'other');
    return !isOwn && this.#trades.some((trade) => start <= trade.from && trade.to <= end);
  }

  /** What the speaker felt or did to themselves years ago, in the same sentence: they are asked whether it is so now. */
  isPast({ pattern, from, to }: Pick<Match, 'pattern' | 'from' | 'to'>): boolean {
    const [start, end] = sentenceAround(this.#words, { from, to }, 2 * REACH);
    const isTold = (past: Match): boolean =>
      start <= past.from &&
      past.to <= end &&
      // "I want to die, it began years ago", "hace diez años que quiero morir".
      this.#words.slice(to - 1, Math.max(to - 1, past.from)).every(({ stop }) => stop === 'none') &&
      this.#words[past.to]?.text !== 'que';
    return OWN.has(pattern.family) && this.#past.some(isTold);
  }

  isFeared(match: Match): boolean {
    return this.#before(match, false).some((at) => this.#is(at, 'fears'));
  }

  /** A small number that belongs to a larger one: "I'm forty-eight", "cuarenta y ocho". */
  isPartOfNumber({ from, to }: Match): boolean {
    return this.#has(from, to, 'tens');
  }

  isLaughed({ from, to }: Pick<Match, 'from' | 'to'>): boolean {
    return this.#has(from - REACH, to + REACH, 'laugh');
  }

  /** A condition about a thing that happens again: "if the printer jams once more, I'll jump". */
  isComplaint({ from, to }: Pick<Match, 'from' | 'to'>): boolean {
    const [start, end] = sentenceAround(this.#words, { from, to }, 2 * REACH);
    return (['not_now', 'thing', 'repeated'] as const).every((role) => this.#has(start, end, role));
  }

  isQuoted({ from }: Match): boolean {
    return this.#words[from]?.quoted === true;
  }

  /** A threat that is told: "he says he will kill me", where "my boss will kill me" would be a joke. */
  isThreat({ pattern, from, to }: Match): boolean {
    return (
      pattern.family === 'violence' && this.#words.slice(from, to).some((_word, at) => this.#is(from + at, 'says'))
    );
  }

  /** The places before a match, nearest first, up to the start of its sentence or, with `clause`, of its clause. */
  #before(match: Match, clause: boolean): number[] {
    const places: number[] = [];
    for (let at = match.from - 1; at >= Math.max(0, match.from - REACH); at--) {
      const stop = this.#words[at]?.stop;
      if (stop === 'hard' || (clause && stop === 'soft')) break;
      places.push(at);
    }
    return places;
  }

  /** A negator whose scope holds the match: "I would never …", "no plan to …". */
  isDenied(match: Match): boolean {
    if (match.denied) return true;
    if (match.pattern.negates) return false;
    for (const at of this.#before(match, true)) {
      if (this.#is(at, 'barrier')) return false;
      if (this.#is(at, 'negator')) return !this.#is(at + 1, 'unnegated') && !this.#is(at + 1, 'subject');
    }
    return [match.to, match.to - 1].some((at) => this.#is(at, 'postnegator') && this.#words[at - 1]?.stop === 'none');
  }

  /** A wish needs a subject: the speaker's own, or none that is somebody else's. */
  isAboutSpeaker(match: Match): boolean {
    const { family } = match.pattern;
    if (!OWN.has(family)) return true;
    for (let at = match.from; at < match.to; at++) if (this.#is(at, 'me')) return true;
    // "The printer commits suicide"
    if (family === 'self_harm') return !this.#is(match.from - 1, 'thing');
    for (const at of this.#before(match, false)) {
      if (this.#is(at, 'me')) return true;
      if (this.#is(at, 'other')) return false;
    }
    return true;
  }

  /** Somebody else's words: "she said I want to die", "the song goes 'kill myself'". */
  isReported(match: Match): boolean {
    const { family } = match.pattern;
    if (family !== 'self_harm' && family !== 'wish_to_die') return false;
    const before = this.#before(match, false);
    const verb = before.find((at) => this.#is(at, 'says'));
    if (verb === undefined) return false;
    const speaker = [verb - 1, verb - 2, verb - 3].find((at) => this.#is(at, 'me') || this.#is(at, 'other'));
    if (speaker !== undefined && this.#is(speaker, 'me')) return false;
    const isQuoted = this.#words[match.from]?.quoted === true && this.#words[verb]?.quoted === false;
    const isDirect = this.#words[verb]?.stop !== 'hard' && this.#is(verb + 1, 'me');
    const isAboutOther = [verb + 1, verb + 2].some((at) => at < match.from && this.#is(at, 'other'));
    return isQuoted || isDirect || isAboutOther;
  }
}

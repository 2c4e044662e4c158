import type { Lexicon } from './lexicon/lexicon.ts';

/** A part of a line. */
export interface Stretch {
  from: number;
  to: number;
}

export interface Clause extends Stretch {
  /** Another clause prevails over it. */
  yields: boolean;
}

/** "Because …" may open a line after a conjunction. */
const OPENING = 8;

/** The first place of a pattern in a line. */
export function firstOf(pattern: RegExp, line: string): { index: number; length: number } | null {
  pattern.lastIndex = 0;
  const match = pattern.exec(line);
  return match === null ? null : { index: match.index, length: match[0].length };
}

/** The clause in which a sentence gives its cause, up to the end of its sentence. */
export function causeIn(line: string, lexicon: Lexicon): Stretch | null {
  const because = firstOf(lexicon.because, line);
  if (because !== null) {
    const { index: from, length } = because;
    const end = line.slice(from + length).search(/ [.;!?—] /u);
    const to = end < 0 ? line.length : from + length + end;
    // A cause that opens the sentence ends at the comma.
    const comma = from <= OPENING ? line.indexOf(' , ', from + length) : -1;
    const stop = comma >= 0 && comma < to ? comma : to;
    return stop - from > length + 2 ? { from, to: stop } : null;
  }
  const therefore = firstOf(lexicon.therefore, line);
  return therefore === null || therefore.index < 12 ? null : { from: 1, to: therefore.index };
}

/** The clauses that contrasts separate. The last one prevails, or the one beside a concession. */
export function clausesIn(line: string, lexicon: Lexicon): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  for (const { index, 0: word } of line.matchAll(lexicon.contrast)) {
    if (/\p{L}/u.test(line.slice(from, index))) clauses.push({ from, to: index, yields: true });
    from = index + word.length;
  }
  return [...clauses, ...conceded(line, { from, to: line.length }, lexicon)];
}

/** "Although X, Y" and "Y, although X": X yields. */
function conceded(line: string, { from, to }: Stretch, lexicon: Lexicon): Clause[] {
  const concession = firstOf(lexicon.concession, line);
  if (concession === null || concession.index < from) return [{ from, to, yields: false }];
  const { index } = concession;
  if (/\p{L}+ \p{L}/u.test(line.slice(from, index)))
    return [
      { from: index, to, yields: true },
      { from, to: index, yields: false },
    ];
  const comma = line.indexOf(' , ', index);
  if (comma < 0) return [{ from, to, yields: true }];
  return [
    { from, to: comma, yields: true },
    { from: comma, to, yields: false },
  ];
}

import { firstOf } from './clauses.ts';
import type { Stretch } from './clauses.ts';
import type { Cue, Lexicon } from './lexicon/lexicon.ts';
import type { StatementKind } from './types.ts';

export interface Sign {
  kind: Cue['kind'];
  confidence: number;
  at: Stretch;
  /** `whole`: the sign holds its negation; `flipped`: a negation before it turned it round. */
  negation: 'whole' | 'flipped' | 'none';
}

/** What a sign's surroundings leave of its confidence. */
const REMAINS = {
  /** "If it crashed …" */
  hypothetical: 0.5,
  /** "It might be slow." */
  modal: 0.55,
  question: 0.55,
  /** Somebody else's attitude, and somebody else's experience. */
  othersAttitude: 0.56,
  othersExperience: 0.9,
  /** It was so and is no more. */
  former: 0.6,
  irony: 0.5,
  /** A denied praise is a problem. */
  flipped: 0.95,
  /** What people who plan something say it should be. */
  proposal: 0.8,
  /** "No …" in answer to a yes-no question denies. */
  denial: 0.7,
};
/** Words between a negator and what it negates, at most. */
const REACH = 4;
/** How far before a sign a condition and a modal verb count, in characters. */
const FAR = 80;
const NEAR = 24;
/** Words among the modal ones that only open a condition. */
const CONDITIONS = /^(?:if|whether|wenn|ob) /u;
/** "Whether there should be …" asks. */
const ASKING = 9;
const ATTITUDES = new Set<StatementKind>(['worry', 'wish', 'praise']);
const STOPS = [' , ', ' . ', ' ; ', ' — ', ' ! ', ' : '];

/** What is known about the place of a clause. */
export interface Surroundings {
  /** The whole line. */
  line: string;
  /** The question can be answered by yes or no. */
  isClosed: boolean;
  /** Several people talk to each other, and nobody asked them. */
  isDiscussion: boolean;
  /** Whether the word at a place of the line is a verb; true where the language's words are not told apart. */
  isVerbAt: (position: number) => boolean;
}

interface Context extends Surroundings {
  clause: string;
  isQuestion: boolean;
  isIronic: boolean;
  isFormer: boolean;
  reported: readonly number[];
  denying: readonly Stretch[];
  hypothetical: readonly number[];
  modal: readonly number[];
}

/** Most patterns occur in few clauses, and `matchAll` copies the pattern before it looks. */
function matchesOf(line: string, pattern: RegExp): Iterable<RegExpExecArray> {
  if (firstOf(pattern, line) === null) return [];
  pattern.lastIndex = 0;
  return line.matchAll(pattern);
}

const placesOf = (line: string, pattern: RegExp): number[] =>
  Array.from(matchesOf(line, pattern), ({ index }) => index);

/** The signs of a clause, with what is left of their confidence. */
export function signsIn({ from, to }: Stretch, surroundings: Surroundings, lexicon: Lexicon): Sign[] {
  const { line } = surroundings;
  // A clause begins and ends with a space, as a line does.
  const start = line[from] === ' ' ? from : from - 1;
  const clause = line.slice(start, line[to] === ' ' ? to + 1 : to);
  const context: Context = {
    ...surroundings,
    clause,
    isQuestion: asks(line, lexicon),
    isIronic: firstOf(lexicon.irony, line) !== null,
    isFormer: firstOf(lexicon.former, clause) !== null,
    reported: placesOf(clause, lexicon.reported),
    denying: Array.from(matchesOf(clause, lexicon.denying), ({ index, 0: words }) => ({
      from: index,
      to: index + words.length,
    })),
    hypothetical: placesOf(clause, lexicon.hypothetical),
    modal: placesOf(clause, lexicon.modal),
  };
  const signs: Sign[] = [];
  for (const cue of lexicon.cues) {
    for (const match of matchesOf(clause, cue.pattern)) {
      const at = { from: match.index, to: match.index + match[0].length };
      if (cue.isVerb && !surroundings.isVerbAt(at.from + start)) continue;
      const sign = judged(cue, at, context, lexicon);
      if (sign !== null) signs.push({ ...sign, at: { from: at.from + start, to: at.to + start } });
    }
  }
  return signs.filter((sign) => sign.negation !== 'flipped' || !signs.some((other) => covers(other, sign)));
}

/** "Couldn't be simpler" is praise as a whole; "be simpler" in it is not denied praise. */
const covers = (whole: Sign, { at }: Sign): boolean =>
  whole.negation === 'whole' && whole.at.from <= at.from && whole.at.to >= at.to;

/** Whether a line is a question, with or without a question mark. */
export const asks = (line: string, lexicon: Lexicon): boolean =>
  line.includes(' ? ') || firstOf(lexicon.asking, line) !== null;

/** Whether an expression in a sign, or before it in the same clause, denies the whole clause: "I don't think …". */
const isDenied = ({ clause, denying }: Context, at: Stretch, lexicon: Lexicon): boolean =>
  denying.some(({ from, to }) => {
    if (to > at.from) return from < at.to;
    const between = clause.slice(to, at.from);
    return between.split(' ').every((word) => !STOPS.includes(` ${word} `) && !lexicon.clauseOpeners.has(word));
  });

/** A sign after negation, condition, question, irony, time and somebody else's words. */
function judged(cue: Cue, at: Stretch, context: Context, lexicon: Lexicon): Sign | null {
  const isDoubted = isDenied(context, at, lexicon);
  if (isDoubted && cue.kind === 'problem') return null;
  const isFlipped = cue.negation !== 'own' && (isDoubted || isNegated(context.clause, at, lexicon));
  if (isFlipped && (cue.negation === 'cancel' || cue.kind !== 'praise')) return null;
  const kind = isFlipped ? 'problem' : cue.kind;
  const isAttitude = ATTITUDES.has(kind);
  // "Couldn't be simpler": the sign has its modal verb itself.
  const isWhole = kind === 'wish' || cue.negation === 'own';
  const isBefore = (places: readonly number[], reach: number): boolean =>
    places.some((place) => place < (isWhole ? at.from : at.to) && at.from - place <= reach);
  // "If it jams, we open the lid": what people do each time, unless they only would.
  const isOnly = (place: number): boolean => !CONDITIONS.test(context.clause.slice(place));
  const isRoutine = kind === 'workaround' && !context.modal.some(isOnly);
  let confidence = cue.weight;
  if (isFlipped) confidence *= REMAINS.flipped;
  if (kind === 'wish' && isBefore(context.hypothetical, ASKING)) confidence *= REMAINS.hypothetical;
  if (kind !== 'wish' && !cue.isQuestion && !isRoutine && isBefore(context.hypothetical, FAR))
    confidence *= REMAINS.hypothetical;
  else if (['problem', 'praise', 'consequence'].includes(kind) && isBefore(context.modal, NEAR))
    confidence *= REMAINS.modal;
  if (context.isQuestion && !cue.isQuestion) confidence *= REMAINS.question;
  if (context.reported.some((place) => place <= at.to))
    confidence *= isAttitude ? REMAINS.othersAttitude : REMAINS.othersExperience;
  if (cue.isProposal && context.isDiscussion) confidence *= REMAINS.proposal;
  if (context.isIronic && kind === 'praise') confidence *= REMAINS.irony;
  if (context.isFormer && kind === 'problem') confidence *= REMAINS.former;
  if (context.isClosed && kind === 'problem' && lexicon.denial.test(context.clause)) confidence *= REMAINS.denial;
  return { kind, confidence, at, negation: isFlipped ? 'flipped' : cue.negation === 'own' ? 'whole' : 'none' };
}

function isNegated(clause: string, at: Stretch, lexicon: Lexicon): boolean {
  const before = clause.slice(Math.max(0, at.from - 60), at.from);
  const near = before.slice(Math.max(...STOPS.map((stop) => before.lastIndexOf(stop))) + 1);
  const words = `${near.trim().split(' ').slice(-REACH).join(' ')} ${clause.slice(at.from, at.to)}`.trim();
  return ` ${words} `
    .replaceAll(lexicon.unnegated, '')
    .split(' ')
    .some((word) => lexicon.negators.has(word));
}

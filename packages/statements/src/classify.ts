import type { Span } from '@insights/language';

import { causeIn, clausesIn, firstOf } from './clauses.ts';
import type { Clause, Stretch } from './clauses.ts';
import type { AskedKind, Lexicon } from './lexicon/lexicon.ts';
import type { Line } from './line.ts';
import { asks, signsIn } from './signs.ts';
import type { Sign, Surroundings } from './signs.ts';
import { CONFIDENT } from './types.ts';
import type { Polarity, StatementKind } from './types.ts';

export interface Reading {
  kind: StatementKind;
  polarity: Polarity;
  confidence: number;
  strength: number;
  because: Span | null;
  /** The words that decided; null for a fact. */
  sign: Stretch | null;
}

/** What is known besides the words themselves. */
export interface Setting extends Omit<Surroundings, 'line'> {
  /** What the interviewer's question asked for; null if it did not, or if the statement is not near it. */
  asked: AskedKind | null;
  /** The same participant has just named a problem. */
  isAfterProblem: boolean;
  /** No subject and no verb: "The parking." */
  isFragment: boolean;
  /** A whole sentence that reports something, without judging or supposing. */
  isReport: boolean;
  /** How good or bad a general lexicon finds the words, -1..1. */
  sentiment: number;
}

const POLARITY: Record<StatementKind, Polarity> = {
  problem: 'negative',
  cause: 'neutral',
  consequence: 'neutral',
  workaround: 'neutral',
  wish: 'neutral',
  praise: 'positive',
  worry: 'negative',
  fact: 'neutral',
  aside: 'neutral',
};

/** Praise and problem in one clause: neither is trusted. */
const OPPOSED = 0.65;
/** What remains of a clause's sign when another clause prevails: praise that is qualified does not stand, a problem does. */
const YIELDED: Partial<Record<StatementKind, number>> = { problem: 0.9, wish: 0.9, praise: 0.72, worry: 0.75 };
const YIELDED_OTHERWISE = 0.72;
/** What remains of a sign in the clause that gives the cause. */
const IN_CAUSE = 0.92;
/** `doubtful`: nothing says that it is a fact either, so that it supports nothing. */
const FACT = { plain: 0.75, doubtful: 0.5, question: 0.4 };
/** From this sentiment on, a statement without a sign may be an evaluation that no rule knows. */
const LOADED = 0.3;
/** An answer in a fragment to a question that asks for a kind. */
const ANSWERED = 0.8;
const CAUSE = { asked: 0.84, afterProblem: 0.78, otherwise: 0.65 };
/** What is done about a problem that was just named or follows from it, and an answer to the question for a wish. */
const AFTER_PROBLEM = 0.18;
/** When several kinds are equally sure, the earlier one is the more telling. */
const ORDER: readonly StatementKind[] = ['wish', 'worry', 'workaround', 'consequence', 'cause', 'problem', 'praise'];

type Judged = Pick<Sign, 'confidence'> & { kind: StatementKind; at: Stretch | null };

/** What one statement does, judged by its own words and by the question before it. */
export function classify(line: Line, setting: Setting, lexicon: Lexicon): Reading {
  const text = line.text.replaceAll(lexicon.masks, (phrase) => phrase.replaceAll(/[^ ]/g, '·'));
  const cause = causeIn(text, lexicon);
  const clauses = clausesIn(text, lexicon);
  const found = clauses.map((clause) => {
    const signs = signsIn(clause, { ...setting, line: text }, lexicon).map((sign) => inSetting(sign, setting));
    return strongest(signs, cause);
  });
  const best = prevailing(clauses, found);
  const reading: Judged =
    best === null || best.confidence < CONFIDENT ? unmarked(text, best, setting, cause, lexicon) : best;
  const isNegative =
    ['cause', 'consequence'].includes(reading.kind) &&
    (setting.isAfterProblem || setting.sentiment < 0 || found.some((sign) => sign?.kind === 'problem'));
  return {
    kind: reading.kind,
    polarity: isNegative ? 'negative' : POLARITY[reading.kind],
    confidence: Math.round(reading.confidence * 100) / 100,
    strength: strengthOf(line, best, lexicon),
    because: cause === null ? null : line.sourceOf(cause.from, cause.to),
    sign: reading.at,
  };
}

const inSetting = (sign: Sign, { isAfterProblem, asked }: Setting): Sign =>
  (sign.kind === 'workaround' && (isAfterProblem || asked === 'workaround')) ||
  (sign.kind === 'consequence' && (isAfterProblem || asked === 'consequence')) ||
  (sign.kind === 'wish' && asked === 'wish')
    ? { ...sign, confidence: Math.min(0.9, sign.confidence + AFTER_PROBLEM) }
    : sign;

/** Without a sure sign: what the question asked for, else the cause that the sentence gives, else a fact. */
function unmarked(text: string, best: Sign | null, setting: Setting, cause: Stretch | null, lexicon: Lexicon): Judged {
  const { asked, isAfterProblem, isFragment, isReport, sentiment } = setting;
  if (asks(text, lexicon)) return { kind: 'fact', confidence: FACT.question, at: null };
  if (cause !== null && firstOf(lexicon.opening, text.slice(0, cause.from)) !== null) {
    const confidence = asked === 'cause' ? CAUSE.asked : isAfterProblem ? CAUSE.afterProblem : CAUSE.otherwise;
    return { kind: 'cause', confidence, at: null };
  }
  // Who is asked what is wrong and names no problem in words that a rule knows may still have named one.
  const isAskedToJudge = asked === 'wish' || asked === 'worry' || asked === 'praise' || asked === 'problem';
  const isDoubtful =
    !isReport ||
    isAskedToJudge ||
    // What somebody does is no remedy where no problem was named; a report it is.
    (best !== null && best.kind !== 'workaround' && best.confidence >= 0.4) ||
    Math.abs(sentiment) >= LOADED;
  const isDenied = text.split(' ').some((word) => lexicon.negators.has(word));
  if (isAskedToJudge && isFragment && !isDenied && best === null)
    return { kind: asked, confidence: ANSWERED, at: null };
  return { kind: 'fact', confidence: isDoubtful ? FACT.doubtful : FACT.plain, at: null };
}

/** The sign of the clause that prevails, else the surest of the others. */
function prevailing(clauses: readonly Clause[], found: readonly (Sign | null)[]): Sign | null {
  let surest: Sign | null = null;
  for (const [index, sign] of found.entries()) {
    if (sign === null) continue;
    if (clauses[index]?.yields !== true && sign.confidence >= CONFIDENT) return sign;
    const rest = clauses[index]?.yields === true ? (YIELDED[sign.kind] ?? YIELDED_OTHERWISE) : 1;
    const confidence = sign.confidence * rest;
    if (surest === null || confidence > surest.confidence) surest = { ...sign, confidence };
  }
  return surest;
}

/** The most telling of the sure signs outside the clause that gives the cause. */
function strongest(signs: readonly Sign[], cause: Stretch | null): Sign | null {
  const isInCause = ({ at }: Sign): boolean => cause !== null && at.from > cause.from && at.to <= cause.to + 1;
  const outside = signs.filter((sign) => !isInCause(sign) && sign.confidence >= CONFIDENT);
  const pool =
    outside.length > 0
      ? outside
      : signs.map((sign) => (isInCause(sign) ? { ...sign, confidence: sign.confidence * IN_CAUSE } : sign));
  const top = Math.max(0, ...pool.map(({ confidence }) => confidence));
  const near = pool.filter(({ confidence }) => confidence >= Math.max(top - 0.08, Math.min(CONFIDENT, top)));
  const best = near.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || b.confidence - a.confidence)[0];
  if (best === undefined) return null;
  const opposite = best.kind === 'problem' ? 'praise' : best.kind === 'praise' ? 'problem' : null;
  const isOpposed = pool.some(({ kind, confidence }) => kind === opposite && confidence >= CONFIDENT);
  return isOpposed ? { ...best, confidence: best.confidence * OPPOSED } : best;
}

function strengthOf(line: Line, sign: Sign | null, { intensifiers }: Lexicon): number {
  const strong = line.words().filter((word) => intensifiers.has(word)).length;
  const isMarked = sign !== null && sign.confidence >= CONFIDENT;
  return Math.min(1, Math.round((0.35 + (isMarked ? 0.15 : 0) + 0.15 * Math.min(strong, 3)) * 100) / 100);
}

import { languageOf, termOf, tokensOf } from '@insights/language';
import type { Language } from '@insights/language';

import { compare } from '../corpus/content-order.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { CLAIM_KINDS, groupsOf, ofKind } from './groups.ts';
import type { Claim, Claiming } from './claims.ts';
import { claimOf, dividedClaim } from './claims.ts';
import { GRAMMARS } from './grammar.ts';
import { quoteOf } from './quoted.ts';
import { readability } from './quotes.ts';
import { isSound } from './sound.ts';
import { isContent } from './subject.ts';
import type { Subject } from './subject.ts';
import type { Said } from '../corpus/said.ts';

/** With fewer participants, a single one is enough for a finding. */
const SMALL_SAMPLE = 4;
export const leastSupport = ({ participants }: Corpus): number => (participants.length < SMALL_SAMPLE ? 1 : 2);

/** Claims of a single participant in a larger sample, after all that are shared. */
const MOST_SINGLE = 10;
/** Where fewer claims are shared or telling, others of single participants that are clear by themselves are added. */
const FEWEST = 3;
const MOST = 60;
/** A claim of a single participant must be read with more confidence; less of it where the subject of the problem is known. */
const SURE = { wish: 0.8, about: 0.82, otherwise: 0.85 };

export interface Ranked {
  /** What enough participants share, and then what single ones say that is telling: the findings. */
  findings: Claim[];
  /** What enough participants share. */
  shared: Claim[];
  /** What single participants say, if it is clear by itself. */
  clear: Claim[];
}

/** The claims of a campaign, by share of participants × strength × relevance to the goal. */
export function rankedClaims(claiming: Claiming, subjects: ReadonlyMap<Said, Subject>, goal: string): Ranked {
  const { corpus } = claiming;
  const goalTerms = termsOfGoal(goal, claiming.language);
  const least = leastSupport(corpus);
  const claims = CLAIM_KINDS.flatMap((kind) =>
    groupsOf(kind, ofKind(corpus, kind).filter(isSound), subjects, claiming.nouns).map((group) =>
      claimOf(group, claiming),
    ),
  ).filter(saysSomething);
  const sign = PRAISE_WANTED[claiming.language].test(goal) ? -1 : 1;
  const ordered = (ranked: readonly Claim[]): Claim[] =>
    ranked.toSorted((a, b) => sign * (afterwards(a) - afterwards(b)));
  const ranked = byRank(merged(withoutRepetition(claims), claiming), goalTerms);
  const shared = ordered(ranked.filter(({ supporters }) => supporters.size >= least)).slice(0, MOST);
  const clear = ranked.filter((claim) => claim.supporters.size === 1 && isClearAlone(claim));
  const single = clear.filter((claim) => !shared.includes(claim) && isTelling(claim, goalTerms));
  const rest = clear.filter((claim) => !shared.includes(claim) && claim.kind !== 'praise' && !single.includes(claim));
  const filled = rest.slice(0, Math.max(0, FEWEST - shared.length - single.length));
  return { findings: [...shared, ...ordered(single).slice(0, MOST_SINGLE), ...filled], shared, clear };
}

/** "P3 complains" says neither about what nor in which words. */
const saysSomething = ({ subject, lead }: Claim): boolean => subject !== null || lead.length > 0;

/** Praise does not say what to change; it stands after the rest, or before it where the goal asks what is good. */
const afterwards = ({ kind, isDivided }: Claim): number => Number(kind === 'praise' && !isDivided);

/** The goal asks what is good. */
const PRAISE_WANTED: Record<Language, RegExp> = {
  en: /\b(?:works? well|what works|likes?|loves?|enjoys?|strengths?|best|succe\p{L}+|goes well|going well|appreciate)\b/iu,
  de: /\b(?:gut (?:läuft|funktioniert)|was funktioniert|gefällt|stärken|mögen|schätzen)\b/iu,
  fr: /\b(?:fonctionne bien|ce qui (?:marche|fonctionne)|plaît|apprécient|points forts|aiment)\b/iu,
  es: /\b(?:funciona bien|qué funciona|gusta|aprecian|fortalezas|puntos fuertes)\b/iu,
};

const nameOf = ({ language, key }: Claim): string => `${language}\n${key ?? ''}`;

/** A dispute is one claim, not praise beside criticism. */
function merged(claims: readonly Claim[], claiming: Claiming): Claim[] {
  const praised = new Map(claims.flatMap((claim) => (isOf(claim, 'praise') ? [[nameOf(claim), claim] as const] : [])));
  const criticised = new Set<string>();
  const divided = claims.map((claim) => {
    const praise = isOf(claim, 'problem') && claim.clause === null ? praised.get(nameOf(claim)) : undefined;
    if (praise === undefined || claim.dissenters.size === 0 || praise.dissenters.size === 0) return claim;
    criticised.add(nameOf(claim));
    return dividedClaim(claim, praise, claiming);
  });
  return divided.filter((claim) => !criticised.has(nameOf(claim)) || praised.get(nameOf(claim)) !== claim);
}

const isOf = ({ kind, key }: Claim, wanted: Claim['kind']): boolean => kind === wanted && key !== null;

/** Whether a single participant's claim is read with confidence and can be understood without what was said before. */
const isClearAlone = ({ kind, key, clause, confidence, said }: Claim): boolean => {
  const [first] = said;
  if (kind === 'workaround' || first === undefined || !namesSomething(first)) return false;
  const sure = kind === 'wish' ? SURE.wish : kind === 'problem' && key !== null ? SURE.about : SURE.otherwise;
  if (confidence < sure) return false;
  const readable = kind === 'wish' ? READABLE.wish : READABLE.otherwise;
  return clause !== null || (readability(quoteOf(first), first.language) >= readable && !pointsBack(first));
};

/** What one participant says is a finding only where it answers the goal or a question, gives a cause, or is disputed. */
const isTelling = (claim: Claim, goalTerms: ReadonlySet<string>): boolean => {
  const { kind, said, dissenters } = claim;
  const answers = kind !== 'praise' && said.some(({ statement }) => statement.question_id !== null);
  const gives = said.some(({ statement }) => statement.because !== null);
  return answers || relevance(claim, goalTerms) > 1 || gives || dissenters.size > 0;
};

/** "I am just really worried" does not say about what. */
function namesSomething({ statement, language: code }: Said): boolean {
  const language = languageOf(code);
  if (language === null) return false;
  return statement.terms.some(
    ({ text, is_noun }) => is_noun && isContent(text, language) && !GRAMMARS[language].shells.has(text),
  );
}

/** "But it did not help" cannot be understood by itself. */
function pointsBack({ statement, language: code }: Said): boolean {
  const language = languageOf(code);
  if (language === null) return true;
  const { openings, fillers, deictic, speaker } = GRAMMARS[language];
  const first = tokensOf(statement.text).find(({ word }) => !openings.has(word) && !fillers.has(word))?.word ?? '';
  return deictic.has(first) && !speaker.has(first) && !/^(?:we|wir|nous|nosotros)/u.test(first);
}

/** A wish may be short. */
const READABLE = { wish: 0.75, otherwise: 0.95 };

function termsOfGoal(goal: string, language: Language): ReadonlySet<string> {
  return new Set(
    tokensOf(goal)
      .filter(({ word }) => isContent(word, language))
      .map(({ word }) => termOf(word, language)),
  );
}

function byRank(claims: readonly Claim[], goalTerms: ReadonlySet<string>): Claim[] {
  return claims
    .map((claim) => ({ claim, score: scoreOf(claim, goalTerms) }))
    .toSorted(
      (a, b) => b.score - a.score || b.claim.confidence - a.claim.confidence || compare(a.claim.text, b.claim.text),
    )
    .map(({ claim }) => claim);
}

/** Praise seldom answers what should change; a dispute weighs as much as all who take part in it. */
const KIND_WEIGHT: Record<Claim['kind'], number> = {
  problem: 1,
  worry: 1,
  wish: 1,
  praise: 0.5,
  workaround: 0.6,
  fact: 0.3,
};

const scoreOf = (claim: Claim, goalTerms: ReadonlySet<string>): number =>
  (claim.supporters.size + claim.dissenters.size) *
  claim.strength *
  relevance(claim, goalTerms) *
  KIND_WEIGHT[claim.kind];

/** 1, up to twice as much for a claim whose statements use the goal's words. */
function relevance({ said }: Claim, goalTerms: ReadonlySet<string>): number {
  if (goalTerms.size === 0 || said.length === 0) return 1;
  const touching = said.filter(({ statement }) => statement.terms.some(({ key }) => goalTerms.has(key))).length;
  return 1 + touching / said.length;
}

/** The same sentence of two kinds is one claim. */
function withoutRepetition(claims: readonly Claim[]): Claim[] {
  const texts = new Set<string>();
  return claims.filter(({ text }) => !texts.has(text) && texts.add(text));
}

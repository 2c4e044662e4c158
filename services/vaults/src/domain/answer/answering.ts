import { type Language, wordsOf } from '@insights/language';
import { type AskedTerm, type Question, rarityOf } from '../../search/question.ts';
import type { Candidate } from './candidates.ts';
import { hasWanted } from './wanted.ts';

/** The least share of the question that a sentence has with what is around it. Yes or no needs nearly all that is asked about. */
const LEAST: Record<Question['kind'], number> = { yes_no: 0.8, other: 0.65, opinions: 0.45 };
/** The least score relative to that of the best sentence. */
const NEAR_BEST: Record<Question['kind'], number> = { yes_no: 0.8, other: 0.85, opinions: 0.7 };
/** Sentences with an amount or a time are preferred to others that are at most this much better. */
const WANTED_NEAR_BEST = 0.7;
/** What a word counts that only the sentence before has: for the least share, and for the score. A sentence after a question answers it. */
const BEFORE = { share: 0.85, score: 0.3 };
/** The same of a sentence that begins with a pronoun: it is about what the one before is about. */
const OF_BEFORE = 0.95;
/** Passages that are further down count less: by 1 / (1 + rank × decay). */
const RANK_DECAY = 0.1;
/** Rare words tell more than common ones, but a common word that is missing may be what is asked about. */
const WEIGHT = { least: 2.5, most: 4.5 };
/** What a word of possibility or comparison counts. */
const LIGHT_WEIGHT = 0.5;
/** What a word counts that has the same beginning, or in German the same end. */
const SIMILAR = 0.8;
/** Shorter beginnings are shared by words that have nothing to do with each other. */
const LEAST_SHARED = 5;

/**
 * The sentences that answer a question as far as its words show it: they have most of it, all of its codes, speak of no other thing of the
 * same kind, and are not far behind the best of them. `node test/eval/asked-documents.ts` and `answers.ts` measure the constants.
 */
export function answering(candidates: readonly Candidate[], question: Question): Candidate[] {
  const { kind, wanted, language } = question;
  const fitting = candidates
    .filter((each) => !each.isQuestion && isAbout(each, question) && hasEnough(each, question))
    .map((each) => ({ each, score: shareIn(each, question, BEFORE.score) / (1 + each.rank * RANK_DECAY) }));
  const best = bestOf(fitting);
  const near = fitting.filter(({ score }) => score >= NEAR_BEST[kind] * best);
  const giving = wanted === null ? [] : fitting.filter(({ each }) => hasWanted(each, wanted, language));
  const bestGiving = bestOf(giving);
  if (giving.length === 0 || bestGiving < WANTED_NEAR_BEST * best) return near.map(({ each }) => each);
  return giving.filter(({ score }) => score >= NEAR_BEST[kind] * bestGiving).map(({ each }) => each);
}

/** Enough of the question. "Takes cards only" also answers whether it takes cash: one word may be missing then. */
function hasEnough(candidate: Candidate, question: Question): boolean {
  const { kind, language, asked } = question;
  if (shareIn(candidate, question, BEFORE.share) >= LEAST[kind]) return true;
  if (kind !== 'yes_no' || !wordsOf(candidate.said).some((word) => EXCLUSIVE[language].has(word))) return false;
  const content = asked.filter(({ isLight }) => !isLight);
  const missing = content.filter((each) => shareOf(candidate.terms, each, question) === 0);
  return content.length > 1 && missing.length === 1;
}

const EXCLUSIVE: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(['only', 'exclusively', 'solely']),
  de: new Set(['nur', 'ausschließlich', 'lediglich']),
  fr: new Set(['seulement', 'uniquement', 'exclusivement']),
  es: new Set(['solo', 'sólo', 'solamente', 'únicamente']),
};

const bestOf = (scored: readonly { score: number }[]): number =>
  scored.reduce((best, { score }) => Math.max(best, score), 0);

/** It has a word of the question, or answers one that has, and each code, and it speaks of no other thing of the same kind. */
function isAbout(candidate: Candidate, question: Question): boolean {
  const { terms, title, before } = candidate;
  const codes = [...question.codes];
  if (!codes.every((code) => terms.has(code) || title.has(code))) return false;
  if (codes.some((code) => title.has(code))) return true;
  const has = (words: ReadonlySet<string>): boolean =>
    question.asked.some((asked) => shareOf(words, asked, question) > 0);
  const isFollowing = followsOn(candidate, question);
  const isNear = before !== null && (before.isQuestion || isFollowing) && has(before.terms);
  if (isFollowing && before !== null && isOfAnother(before, question)) return false;
  return (has(terms) || isNear) && !isOfAnother(candidate, question);
}

/** Whether a sentence says more of what the one before it is about, and has a word of the question that the other does not have. */
function followsOn({ terms, before, isOfBefore }: Candidate, question: Question): boolean {
  if (!isOfBefore || before === null) return false;
  return question.asked.some(
    (each) => !each.isLight && shareOf(terms, each, question) > 0 && shareOf(before.terms, each, question) === 0,
  );
}

/** The share of the question that a sentence has with what is around it, weighted by what its words tell; 0 for a question about nothing. */
function shareIn(candidate: Candidate, question: Question, ofBefore: number): number {
  const { terms, title, before } = candidate;
  const weightOfBefore = followsOn(candidate, question) ? OF_BEFORE : ofBefore;
  let [said, all] = [0, 0];
  for (const each of question.asked) {
    const weight = each.isLight ? LIGHT_WEIGHT : Math.min(WEIGHT.most, Math.max(WEIGHT.least, each.weight));
    const own = Math.max(shareOf(terms, each, question), shareOf(title, each, question));
    const near = before === null ? 0 : shareOf(before.terms, each, question) * (before.isQuestion ? 1 : weightOfBefore);
    all += weight;
    said += weight * Math.max(own, near);
  }
  return all === 0 ? 0 : said / all;
}

function shareOf(terms: ReadonlySet<string>, { term, parts }: AskedTerm, { language, codes }: Question): number {
  if (terms.has(term) || (parts.length > 0 && parts.every((part) => terms.has(part)))) return 1;
  if (codes.has(term)) return 0;
  for (const other of terms) {
    if (language === 'de' && isSameInGerman(term, other)) return 1;
    if (term.length < LEAST_SHARED || other.length < LEAST_SHARED) continue;
    if (other.startsWith(term) || term.startsWith(other)) return SIMILAR;
    if (language === 'de' && (other.endsWith(term) || term.endsWith(other))) return SIMILAR;
  }
  return 0;
}

/** Endings of verbs that the stem of a German word keeps: kostet, kosten. */
const VERB_ENDING = /(?<=\p{L}{3})e?(?:t|te|st)$/u;
/** "Muelltonne" is "Mülltonne"; stems have no umlauts. */
const SPELLED_OUT = /(?<=[ao])e|(?<=(?<![aeq])u)e/gu;

/** Whether two stems are of one verb, or of one word with its umlauts spelled out. */
function isSameInGerman(term: string, other: string): boolean {
  if (term.charAt(0) !== other.charAt(0)) return false;
  if (term.replace(VERB_ENDING, '') === other || other.replace(VERB_ENDING, '') === term) return true;
  return term.replaceAll(SPELLED_OUT, '') === other.replaceAll(SPELLED_OUT, '');
}

/** A more common word beside another names no other thing: not, always. */
const TELLS = 1.5;
const NUMBER = /^\p{N}+$/u;

/**
 * Whether it has one of two words that stand together in the question, but beside another word: the premium plan where the basic plan is asked
 * about, room 12 instead of room 13. A number follows its noun; other words stand before it in English and German, behind it in French and Spanish.
 */
function isOfAnother({ sequence, terms, title }: Candidate, question: Question): boolean {
  const { asked, language } = question;
  const isAfter = language === 'fr' || language === 'es';
  return asked.some((first, at) => {
    const second = asked[at + 1];
    if (second?.position !== first.position + 1 || first.isLight || second.isLight) return false;
    const follows = isAfter || NUMBER.test(second.term);
    const [noun, own] = follows ? [first, second] : [second, first];
    if ([terms, title].some((words) => shareOf(words, own, question) === 1)) return false;
    return sequence.some((term, place) => {
      const beside = term === noun.term ? sequence[place + (follows ? 1 : -1)] : null;
      if (typeof beside !== 'string') return false;
      if (NUMBER.test(own.term)) return NUMBER.test(beside);
      return Math.min(rarityOf(noun.term, language), rarityOf(beside, language)) >= TELLS;
    });
  });
}

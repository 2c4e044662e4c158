import { personIdsIn } from '../proof/names.ts';
import { boundsOf } from '@insights/answers';
import type { campaigns, reports } from '@insights/contracts';
import type { Question } from '../../domain/question.ts';
import type { Passage, QuestionAnswers, ShownAnswer } from '../types.ts';
import { type Claimed, claimed, claimedBy, oneEach } from './claims.ts';
import type { EvidenceBook } from './evidence-book.ts';
import type { QuestionTotals } from './output.ts';
import type { Coded } from './themes.ts';
import type { Wording } from './wording.ts';

interface Sources extends Coded {
  readonly answers: readonly QuestionAnswers[];
  readonly totals: readonly QuestionTotals[];
  readonly book: EvidenceBook;
  readonly wording: Wording;
}

/** What became of each question, in the order of the guide. */
export const questionResults = (questions: readonly Question[], sources: Sources): reports.QuestionResult[] =>
  questions.map((question) => {
    const answers = sources.answers.find(({ question_id }) => question_id === question.id);
    const totals = sources.totals.find(({ question_id }) => question_id === question.id);
    const distribution = distributionOf(question, totals, sources);
    const valued = valuedIn(question, distribution, totals?.totals);
    const isClosed = question.kind !== 'open' && valued > 0;
    return {
      question_id: question.id,
      text: question.text,
      kind: question.kind,
      ...outcomeOf(answers, totals?.totals, valued),
      distribution,
      median: isNumeric(question) ? medianOf(distribution) : null,
      median_date: question.kind === 'date' ? middleOf(distribution) : null,
      valued,
      changed: totals?.changed.length ?? 0,
      by_segment: (totals?.by_segment ?? []).map((each) => segmentOf(question, each)),
      points: isClosed ? [] : pointsOf(question.id, answers?.shown ?? [], sources),
    };
  });

/**
 * Persons who were asked: they answered, declined, or said nothing that tells. Answers of live interviews are also counted by the campaign;
 * who has a typed value there has answered.
 */
function outcomeOf(answers: QuestionAnswers | undefined, totals: campaigns.ResponseTotals | undefined, given: number) {
  const counted = { asked: totals?.asked ?? 0, answered: totals?.answered ?? 0, declined: totals?.declined ?? 0 };
  if (!answers) {
    const answered = Math.max(counted.answered, given);
    const asked = Math.max(counted.asked, answered + counted.declined);
    return { asked, answered, declined: counted.declined, unclear: asked - answered - counted.declined };
  }
  const answered = Math.max(answers.answered.length, given);
  // Somebody whose words don't tell may have a typed value.
  const unclear = Math.max(0, answers.unclear.length - (answered - answers.answered.length));
  const declined = answers.declined.length;
  return { asked: answered + declined + unclear, answered, declined, unclear };
}

const sumOf = (counts: readonly reports.AnswerCount[]): number => counts.reduce((sum, { count }) => sum + count, 0);

/**
 * What the campaign counts, or what was read in the interviews where that is more: campaigns gets it with this version. What the team has
 * made of an answer stands in place of what was read.
 */
function distributionOf(
  question: Question,
  totals: QuestionTotals | undefined,
  { corpus }: Sources,
): reports.AnswerCount[] {
  const counted = totals?.totals.distribution.map((each) => asCount(question, each)) ?? [];
  const changed = totals?.changed ?? [];
  const byTeam = new Set(changed.map(({ conversation_id }) => conversation_id));
  const own = corpus.readings.flatMap(({ conversation_id, values = [] }) =>
    byTeam.has(conversation_id) ? [] : values.filter((each) => each.question_id === question.id),
  );
  const set = changed.flatMap(({ value }) => value?.value ?? []);
  if (own.length === 0 || own.length + set.length <= sumOf(counted)) return counted;
  const read = [...own, ...set].map(({ value }) => nameOf(question, String(value)));
  const values = counted.length > 0 ? counted.map(({ value }) => value) : answersTo(question);
  return values.map((value) => ({ value, count: read.filter((each) => each === value).length }));
}

function answersTo(question: Question): string[] {
  if (question.kind !== 'scale') return question.options;
  const { min, max } = boundsOf(question);
  return Array.from({ length: max - min + 1 }, (_, index) => String(min + index));
}

const asCount = (question: Question, { value, count }: campaigns.ValueCount): reports.AnswerCount => ({
  value: nameOf(question, String(value?.value?.value ?? '')),
  count,
});

/** The words of an option that a value names by its id. */
const nameOf = ({ options, option_ids }: Question, value: string): string =>
  options[option_ids.indexOf(value)] ?? value;

/** Answers with a clear value. One to a multi_choice may be in several counts, or in none. */
const valuedIn = (
  { kind }: Question,
  distribution: readonly reports.AnswerCount[],
  totals: campaigns.ResponseTotals | null | undefined,
): number => (kind === 'multi_choice' ? (totals?.valued ?? 0) : sumOf(distribution));

const segmentOf = (question: Question, { attribute, segments, withheld }: QuestionTotals['by_segment'][number]) => ({
  attribute,
  segments: segments.map(({ value, totals }) => {
    const distribution = (totals?.distribution ?? []).map((each) => asCount(question, each));
    const answered = totals?.answered ?? 0;
    return { value: value ?? '', answered, distribution, valued: valuedIn(question, distribution, totals) };
  }),
  withheld,
});

const isNumeric = ({ kind }: Question): boolean => kind === 'scale' || kind === 'number';

/** The middle of numeric answers, or the mean of the two in the middle; null if there are none. */
export function medianOf(counts: readonly reports.AnswerCount[]): number | null {
  const sorted = counts
    .map(({ value, count }) => ({ value: Number(value), count }))
    .filter(({ value, count }) => count > 0 && Number.isFinite(value))
    .toSorted((a, b) => a.value - b.value);
  const all = sorted.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return null;
  return (nth(sorted, Math.ceil(all / 2)) + nth(sorted, Math.floor(all / 2) + 1)) / 2;
}

/** The year or month of the date in the middle, the earlier of two; null if there are none. */
function middleOf(counts: readonly reports.AnswerCount[]): string | null {
  let left = Math.ceil(sumOf(counts) / 2);
  return counts.find(({ count }) => (left -= count) <= 0 && count > 0)?.value ?? null;
}

/** The value of the n-th answer, from 1. */
function nth(sorted: readonly { value: number; count: number }[], n: number): number {
  let seen = 0;
  for (const { value, count } of sorted) {
    seen += count;
    if (seen >= n) return value;
  }
  return 0;
}

/** What several people say of a code that the question asks for, then answers of single people. */
function pointsOf(question_id: string, shown: readonly ShownAnswer[], sources: Sources): reports.AnswerPoint[] {
  const { corpus, rows, texts, book } = sources;
  const shared = rows.flatMap((row) => {
    const text = texts.find(({ code_id }) => code_id === row.code.id);
    if (!text || row.balance.support_count < 2 || !row.code.question_ids.includes(question_id)) return [];
    const evidence = book.cite([...text.headline.evidence, ...oneEach(row, 'supports')]);
    const claim = pointClaim(claimed(row.cells, corpus));
    const dissent_evidence = book.cite(oneEach(row, 'contradicts'));
    return [{ text: text.headline.text, author: text.headline.author, ...claim, evidence, dissent_evidence }];
  });
  const single = shown.flatMap((answer): reports.AnswerPoint[] => {
    const evidence = book.citePassages([answer.passage]);
    if (evidence.length === 0) return [];
    const claim = pointClaim(claimedBy(new Set([answer.person]), corpus));
    return [{ ...textOf(question_id, answer, sources), ...claim, evidence, dissent_evidence: [] }];
  });
  return [...shared, ...single];
}

function pointClaim(claim: Claimed): Omit<Claimed, 'confidence'> {
  const { confidence: _, ...counts } = claim;
  return counts;
}

const isSame = (a: Passage, b: Passage): boolean => a.turn_id === b.turn_id && a.start === b.start && a.end === b.end;

/** What models call the one person of an interview. */
const SPEAKER = /\bthe speaker\b/giu;

/** The answer in a sentence, if a model proposed one; else what the person says. */
function textOf(
  question_id: string,
  { person, conversation_id, passage }: ShownAnswer,
  { corpus, wording }: Sources,
): Pick<reports.AnswerPoint, 'text' | 'author'> {
  const reading = corpus.readings.find((each) => each.conversation_id === conversation_id);
  const answer = reading?.answers.find(
    (each) => each.question_id === question_id && each.passages.some((other) => isSame(other, passage)),
  );
  const speaker = corpus.persons[person]?.id ?? '';
  if (answer && answer.gist !== null) {
    const gist = answer.gist.replaceAll(SPEAKER, speaker);
    // A sentence without its speaker reads as if it were true of everybody.
    const isNamed = personIdsIn(gist).some(({ id }) => id === speaker);
    return { text: isNamed ? gist : `${speaker}: ${gist}`, author: answer.author };
  }
  const turn = reading?.turns.find(({ id }) => id === passage.turn_id);
  const words = turn?.text.slice(passage.start, passage.end) ?? '';
  return { text: wording.says(speaker, words), author: 'floor' };
}

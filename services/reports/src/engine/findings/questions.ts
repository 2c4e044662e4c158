import type { campaigns } from '@insights/contracts';

import { participantsOf } from '../corpus/said.ts';
import type { Corpus } from '../corpus/corpus.ts';
import type { Said } from '../corpus/said.ts';
import type { EngineInput, QuestionTotals } from '../digest.ts';
import type { EvidenceBook } from '../evidence-book.ts';
import type { Question, QuestionResult } from '../types.ts';
import { claimOf, saidClaim } from './claims.ts';
import type { Claim, Claiming } from './claims.ts';
import { supportOf } from './findings.ts';
import { compare } from '../corpus/content-order.ts';
import { CLAIM_KINDS, groupsOf, ofKind } from './groups.ts';
import { leastSupport } from './rank.ts';
import { typical } from './quotes.ts';
import { isSound } from './sound.ts';
import type { Subject } from './subject.ts';

const MOST_ABOUT = 3;
const MOST_POINTS = 6;

const answersIn = (corpus: Corpus): Map<string, Said[]> =>
  Map.groupBy(
    [...CLAIM_KINDS, 'fact' as const].flatMap((kind) => ofKind(corpus, kind)),
    ({ statement }) => statement.question_id ?? '',
  );

/** What became of each question, in the order of the guide. */
export function questionResults(
  { questions, responses }: Pick<EngineInput, 'questions' | 'responses'>,
  subjects: ReadonlyMap<Said, Subject>,
  claiming: Claiming,
  book: EvidenceBook,
): QuestionResult[] {
  const totals = new Map(responses.map((row) => [row.question_id, row]));
  const answers = answersIn(claiming.corpus);
  return questions.map((question) => {
    const counted = totals.get(question.id);
    const said = answers.get(question.id) ?? [];
    return {
      question_id: question.id,
      text: question.text,
      kind: question.kind,
      ...outcomeOf(counted, question, said, claiming.corpus),
      points: question.kind === 'open' ? pointsOf(said, subjects, claiming, book) : [],
    };
  });
}

type Outcome = Pick<QuestionResult, 'asked' | 'answered' | 'declined' | 'distribution' | 'median' | 'by_segment'>;

/** The counts of the campaign; without them, only who answered is known. */
function outcomeOf(
  counted: QuestionTotals | undefined,
  question: Question,
  said: readonly Said[],
  corpus: Corpus,
): Outcome {
  if (counted === undefined) {
    const answered = new Set(said.map(({ conversation }) => conversation)).size;
    return {
      asked: Math.min(answered, corpus.digests.length),
      answered,
      declined: 0,
      distribution: [],
      median: null,
      by_segment: [],
    };
  }
  const { asked, answered, declined, distribution } = counted.totals;
  return {
    asked,
    answered,
    declined,
    distribution: distribution.map(asCount),
    median: question.kind === 'scale' ? medianOf(distribution) : null,
    by_segment: counted.by_segment.map(({ attribute, segments, withheld }) => ({
      attribute,
      segments: segments.map(({ value, totals }) => ({
        value: value ?? '',
        answered: totals?.answered ?? 0,
        distribution: (totals?.distribution ?? []).map(asCount),
      })),
      withheld,
    })),
  };
}

const asCount = ({ value, count }: campaigns.ValueCount): QuestionResult['distribution'][number] => ({
  value: String(value?.value?.value ?? ''),
  count,
});

/** The middle answer, or the mean of the two in the middle. */
export function medianOf(distribution: readonly campaigns.ValueCount[]): number | null {
  const values = distribution
    .flatMap(({ value, count }) => (value?.value?.$case === 'number' ? [{ number: value.value.value, count }] : []))
    .toSorted((a, b) => a.number - b.number);
  const total = values.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  const at = (position: number): number => {
    let seen = 0;
    for (const { number, count } of values) {
      seen += count;
      if (seen > position) return number;
    }
    return values.at(-1)?.number ?? 0;
  };
  return (at(Math.floor((total - 1) / 2)) + at(Math.floor(total / 2))) / 2;
}

/** What participants answered: what several say about one subject, then single answers in their own words. */
function pointsOf(
  said: readonly Said[],
  subjects: ReadonlyMap<Said, Subject>,
  claiming: Claiming,
  book: EvidenceBook,
): QuestionResult['points'] {
  const least = leastSupport(claiming.corpus);
  const byKind = Map.groupBy(said, ({ statement }) => statement.kind);
  const shared = [...CLAIM_KINDS, 'fact' as const]
    .flatMap((kind) => groupsOf(kind, (byKind.get(kind) ?? []).filter(isSound), subjects, claiming.nouns))
    .filter((group) => group.key !== null && participantsOf(group.said).size >= Math.max(2, least))
    .map((group) => claimOf(group, claiming))
    .toSorted(bySupport)
    .slice(0, MOST_ABOUT);
  const heard = new Set(shared.flatMap(({ supporters }) => [...supporters]));
  const telling = said.filter((each) => !heard.has(each.participant) && isSound(each));
  const single = typical(preferred(telling), MOST_POINTS - shared.length, book);
  return [...shared, ...single.map((each) => saidClaim(each, claiming))].map((claim) => pointOf(claim, claiming, book));
}

/** Facts answer a question only where nobody says more. */
function preferred(said: readonly Said[]): Said[] {
  const more = said.filter(({ statement }) => statement.kind !== 'fact');
  return more.length > 0 ? more : [...said];
}

const bySupport = (a: Claim, b: Claim): number =>
  b.supporters.size - a.supporters.size || b.strength - a.strength || compare(a.text, b.text);

function pointOf(claim: Claim, { corpus }: Claiming, book: EvidenceBook): QuestionResult['points'][number] {
  const { confidence: _, ...support } = supportOf(claim, corpus, book);
  return { text: claim.text, ...support };
}

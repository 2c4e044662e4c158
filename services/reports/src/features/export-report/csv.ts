import { CSV_HEAD, type Cell, csvRows } from '@insights/csv';
import type { reports } from '@insights/contracts';
import type { ReportSource } from './render-report.ts';

const COLUMNS = [
  'kind',
  'id',
  'text',
  'statement_kind',
  'support_count',
  'dissent_count',
  'unclear_count',
  'silent_count',
  'not_asked_count',
  'margin',
  'confidence',
  'author',
  'stance',
  'quote',
  'participant',
  'question',
  'conversation_id',
  'turn_id',
  'start',
  'end',
  'translation',
] as const;

/** A claim and its quotes, by stance. */
interface Claim extends Partial<Counts> {
  readonly kind: string;
  readonly id: string;
  readonly text: string;
  readonly statement_kind?: string;
  readonly quotes: readonly (readonly [stance: string, evidence: readonly string[]])[];
}
type Counts = Pick<
  reports.Finding,
  | 'support_count'
  | 'dissent_count'
  | 'unclear_count'
  | 'silent_count'
  | 'not_asked_count'
  | 'margin'
  | 'confidence'
  | 'author'
>;

/**
 * One row for each quote of each claim; a claim without quotes has one row too. A quote that supports several claims stands in several
 * rows.
 */
export function toCsv({ version }: ReportSource): string {
  const evidence = new Map(version.evidence.map((each) => [each.id, each]));
  const rows = claimsOf(version).flatMap((claim) => rowsOf(claim, evidence));
  return `${CSV_HEAD}${csvRows([[...COLUMNS], ...rows])}`;
}

function rowsOf(claim: Claim, evidence: ReadonlyMap<string, reports.Evidence>): Cell[][] {
  const { kind, id, text, statement_kind, quotes, author } = claim;
  const { support_count, dissent_count, unclear_count, silent_count, not_asked_count, margin, confidence } = claim;
  const figures = [support_count, dissent_count, unclear_count, silent_count, not_asked_count, margin, confidence];
  const by = author === undefined || author === 'unspecified' ? null : author;
  const own: Cell[] = [kind, id, text, statement_kind ?? null, ...figures.map((figure) => figure ?? null), by];
  const rows = quotes.flatMap(([stance, ids]) =>
    ids.flatMap((each) => {
      const found = evidence.get(each);
      return found ? [[...own, stance, ...quoteCells(found)]] : [];
    }),
  );
  return rows.length > 0 ? rows : [[...own, ...Array.from({ length: COLUMNS.length - own.length }, () => null)]];
}

const quoteCells = ({
  quote,
  participant,
  asked,
  conversation_id,
  turn_id,
  start,
  end,
  translation,
}: reports.Evidence): Cell[] => [quote, participant, asked, conversation_id, turn_id, start, end, translation];

function claimsOf(version: reports.ReportVersion): Claim[] {
  return [
    ...version.summary_sentences.map((each, index) => sentence('summary_sentence', String(index + 1), each)),
    ...version.findings.flatMap((each) => [
      claim('finding', each.text, each, each.kind),
      ...[...each.sentences, each.dissent, each.relevance].flatMap((part) =>
        part ? sentence('finding_sentence', each.id, part) : [],
      ),
    ]),
    ...version.key_themes.map((each) => claim('theme', each.label, each)),
    ...(version.outputs?.roadmap ?? []).map((each) => claim('roadmap_item', each.title, each)),
    ...(version.outputs?.personas ?? []).map((each) => claim('persona', each.name, each)),
    ...version.recommendations.map((each, index) => sentence('recommendation', String(index + 1), each)),
    ...version.contradictions.map(({ id, subject, positive, negative }) => ({
      kind: 'contradiction',
      id,
      text: subject,
      quotes: [['positive', positive?.evidence ?? []] as const, ['negative', negative?.evidence ?? []] as const],
    })),
    ...version.question_results.flatMap(answersOf),
    ...version.conversation_summaries.flatMap(({ conversation_id, points }) =>
      points.map((each) => sentence('summary_point', conversation_id, each)),
    ),
  ];
}

const sentence = (kind: string, id: string, { text, evidence, author }: reports.Sentence): Claim => ({
  kind,
  id,
  text,
  author,
  quotes: [['supports', evidence]],
});

type Supported = Counts & { id: string; evidence: readonly string[]; dissent_evidence: readonly string[] };

const claim = (kind: string, text: string, of: Supported, statement_kind?: string): Claim => ({
  ...of,
  kind,
  text,
  ...(statement_kind !== undefined && { statement_kind }),
  quotes: [
    ['supports', of.evidence],
    ['contradicts', of.dissent_evidence],
  ],
});

/** An answer of a scale or choice has the number of people who gave it; a point of an open question has its quotes. */
function answersOf({ question_id, distribution, points }: reports.QuestionResult): Claim[] {
  return [
    ...distribution.map(({ value, count }) => ({
      kind: 'answer',
      id: question_id,
      text: value,
      support_count: count,
      quotes: [],
    })),
    ...points.map((each) => claim('answer_point', each.text, { ...each, id: question_id, confidence: null })),
  ];
}

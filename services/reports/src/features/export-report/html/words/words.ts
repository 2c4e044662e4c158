import type { reports } from '@insights/contracts';
import type { LeftOutReason } from '../../../../engine/findings/sample.ts';
import { german } from './german.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { spanish } from './spanish.ts';

/** A word of a closed set, without the word for an unknown value. */
type Known<W extends string> = Exclude<W, 'unspecified'>;

/** Every fixed text of the HTML report. */
export interface ReportWords {
  report: string;
  version(number: number, day: string): string;
  redacted(day: string): string;
  contents: string;
  skip: string;
  goal: string;
  tiles: {
    participants(n: number): string;
    conversations(n: number): string;
    statements(n: number): string;
    languages(n: number): string;
  };
  headings: Record<
    | 'short'
    | 'findings'
    | 'questions'
    | 'themes'
    | 'matrix'
    | 'contradictions'
    | 'actions'
    | 'roadmap'
    | 'personas'
    | 'map'
    | 'saturation'
    | 'method'
    | 'summaries'
    | 'evidence',
    string
  >;
  nothing: string;
  shortLead: string;
  findingsLead: string;
  balance(support: number, dissent: number, silent: number): string;
  of(part: number, whole: number): string;
  held(part: number, whole: number): string;
  contradicting(n: number): string;
  silent(n: number): string;
  more: string;
  /** What a mark of the matrix means. */
  marks: { support: string; dissent: string };
  who: string;
  others: string;
  andMore(n: number): string;
  opposing: string;
  confidence(percent: string): string;
  context: string;
  asked: string;
  openTranscript: string;
  openRecording(time: string): string;
  verbatim: string;
  question: {
    counts(asked: number, answered: number, declined: number): string;
    median(value: string): string;
    answer: string;
    count: string;
    share: string;
    by(attribute: string): string;
    segment(value: string, answered: number): string;
    withheld(n: number): string;
    noAnswers: string;
    distribution(answered: number): string;
  };
  theme: {
    lead: string;
    counts(mentions: number, conversations: number): string;
    kinds: string;
    statements: string;
    participants: string;
    asked: string;
    corrected: string;
  };
  matrix: {
    lead: string;
    blocks: string;
    range(from: string, to: string): string;
    caption(from: string, to: string): string;
  };
  contradictions: { lead: string; within: string };
  roadmap: {
    rule: string;
    columns: Record<
      'rank' | 'what' | 'problem' | 'remedy' | 'effect' | 'reach' | 'intensity' | 'score' | 'effort' | 'first',
      string
    >;
    unknown: string;
  };
  personas: {
    traits: string;
    needs: string;
    frustrations: string;
    members: string;
  };
  map: {
    lead: string;
    bounded(shown: number, all: number): string;
    show: string;
    hint: string;
    list: string;
    connections: string;
    drawing(nodes: number, edges: number): string;
  };
  saturation: {
    chart(themes: number, interviews: number): string;
    interview: string;
    added: string;
    known: string;
    lastFive: string;
  };
  method: {
    sample: string;
    language: string;
    conversations: string;
    analysis: string;
    full: string;
    partial: string;
    excluded: string;
    unused: string;
    steps: string;
    limits: string;
    engine(name: string, version: string): string;
    unanswered(requests: number): string;
    dropped(quotes: number, claims: number, contradicted: number): string;
    reference(id: string): string;
  };
  summariesLead: string;
  evidenceLead: string;
  participantLabel(id: string, speaker: string): string;
  kinds: Record<Known<reports.StatementKind>, string>;
  sentiments: Record<Known<reports.Sentiment>, string>;
  nodes: Record<Known<reports.NodeType>, string>;
  /** How an edge reads from its first node, and from its second. */
  relations: Record<Known<reports.EdgeType>, readonly [forward: string, backward: string]>;
  exclusions: Record<Known<reports.ExclusionReason>, string>;
  unusedReasons: Readonly<Record<LeftOutReason, string>>;
}

const WORDS = { en: english, de: german, fr: french, es: spanish } satisfies Record<string, ReportWords>;
export type ReportLanguage = keyof typeof WORDS;

/** The report's language: the campaign's, or English if the report is not written in that. */
export function languageOf(tag: string): ReportLanguage {
  const base = tag.toLowerCase().split('-')[0] ?? '';
  return base in WORDS ? (base as ReportLanguage) : 'en';
}

/** The reason in words; the reason itself if a later engine has more of them. */
export const unusedReason = ({ unusedReasons }: ReportWords, reason: string): string =>
  reason in unusedReasons ? unusedReasons[reason as LeftOutReason] : reason;

export const wordsIn = (language: ReportLanguage): ReportWords => WORDS[language];

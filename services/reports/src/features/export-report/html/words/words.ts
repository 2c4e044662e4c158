import type { reports } from '@insights/contracts';
import { german } from './german.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { spanish } from './spanish.ts';

/** The parts of a report in reading order, the same in every format. */
export const PART_IDS = [
  'short',
  'questions',
  'findings',
  'options',
  'contradictions',
  'personas',
  'sample',
  'method',
  'limits',
  'themes',
  'map',
  'summaries',
  'evidence',
] as const;
export type PartId = (typeof PART_IDS)[number];

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
  headings: Record<PartId, string>;
  nothing: string;
  /** In place of a short answer that was deleted. `hasOthers`: a new version has somebody to count. */
  shortGone(hasOthers: boolean): string;
  findingsLead: string;
  of(part: number, whole: number): string;
  held(part: number, whole: number): string;
  contradicting(n: number): string;
  unclear(n: number): string;
  silent(n: number): string;
  notAsked(n: number): string;
  /** How many of its supporters a claim can lose before it ends. */
  margin(n: number, support: number): string;
  /** Before what those say who contradict, and why a finding matters. */
  dissent: string;
  relevance: string;
  /** On the first page of a report that is shared without quotes. */
  withoutQuotes: string;
  /** There, in place of texts that speak of quotes. */
  unquoted: {
    redacted(day: string): string;
    shortGone(hasOthers: boolean): string;
    printAll: string;
    contradictions: string;
    partial: string;
    written: string;
    checks: Pick<Record<Known<reports.Check>, string>, 'quote' | 'person' | 'support'>;
  };
  /** On the first page of a report that rules made. */
  withoutModel(hasQuotes: boolean): string;
  authors: Record<Known<reports.Author>, string>;
  showAuthors: string;
  /** Beside a box to tick: print what the short print leaves out, too. */
  printAll: string;
  /** What a short print leaves out. */
  printedShort(quotes: number): string;
  /** In a short print after what it does not show: `12 more quotes` … */
  inFile: string;
  more(quotes: number): string;
  /** What a mark of the matrix means. */
  marks: Record<'support' | 'dissent' | 'unclear' | 'silent', string>;
  who: string;
  others: string;
  andMore(n: number): string;
  opposing: string;
  confidence(percent: string): string;
  context: string;
  asked: string;
  /** Before what a machine makes of a quote in another language. */
  translation: string;
  openTranscript: string;
  openInterview: string;
  openRecording(time: string): string;
  verbatim: string;
  question: {
    counts(asked: number, answered: number, declined: number, unclear: number): string;
    median(value: string): string;
    answer: string;
    count: string;
    share: string;
    by(attribute: string): string;
    segment(value: string, answered: number): string;
    withheld(n: number): string;
    noAnswers: string;
    /** Of the other participants: they were not asked, or the question was not recognised. */
    noneKnown(n: number): string;
    /** Before the questions that nobody was found to be asked. */
    notFound: string;
    /** Answers of single people that are left out. */
    others: (answers: number) => string;
    /** In place of quotes: themes with the number of people who raise them in their answers. */
    raised(themes: string): string;
    distribution(answered: number): string;
    /** Answers that are in no count of the distribution. */
    unassigned(answers: number): string;
    changed(values: number): string;
    /** Under the shares of a question that takes several answers. */
    several: string;
  };
  theme: {
    lead: string;
    counts(mentions: number, conversations: number): string;
    asked: string;
    corrected: string;
    /** Who put it in, at the theme and at what is said of it. */
    added: string;
    ofAdded: string;
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
    /** Before the counts, which are those of the finding, not of people who want the option. */
    behind: string;
    columns: Record<'problem' | 'consequence' | 'remedy' | 'effect' | 'first', string>;
  };
  personas: {
    traits: string;
    needs: string;
    frustrations: string;
    members: string;
    individual: string;
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
    heading: string;
    /** What the figures mean for the reader. */
    means: Record<'few' | 'more' | 'little', string>;
    chart(themes: number, interviews: number): string;
    interview: string;
    added: string;
    known: string;
    lastFive: string;
  };
  method: {
    language: string;
    conversations: string;
    analysis: string;
    full: string;
    partial: string;
    excluded: string;
    unused: string;
    /** Null: rules alone. */
    engine(model: string | null, version: string): string;
    unusedModel(model: string): string;
    judge(model: string): string;
    usage(requests: string, tokens: string, cost: string | null): string;
    /** Who may have written a sentence. */
    written: string;
    sealed: string;
    unanswered(requests: number): string;
    dropped: string;
    checks: Record<Known<reports.Check>, string>;
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
  unusedReasons: Readonly<Record<'flagged', (statements: number) => string>>;
}

const WORDS = { en: english, de: german, fr: french, es: spanish } satisfies Record<string, ReportWords>;
export type ReportLanguage = keyof typeof WORDS;

/** The report's language: the campaign's, or English if the report is not written in that. */
export function languageOf(tag: string): ReportLanguage {
  const base = tag.toLowerCase().split('-')[0] ?? '';
  return base in WORDS ? (base as ReportLanguage) : 'en';
}

/** The reason in words; the reason itself if a later engine has more of them. */
export const unusedReason = ({ unusedReasons }: ReportWords, { reason, statements }: reports.UnusedCount): string =>
  reason in unusedReasons ? unusedReasons[reason as 'flagged'](statements) : `${statements} ${reason}`;

export const wordsIn = (language: ReportLanguage): ReportWords => WORDS[language];

/** For a copy without quotes: no text speaks of them. */
export function wordsWithoutQuotes(language: ReportLanguage): ReportWords {
  const words = wordsIn(language);
  const { redacted, shortGone, printAll, contradictions, partial, written, checks } = words.unquoted;
  return {
    ...words,
    redacted,
    shortGone,
    printAll,
    contradictions: { ...words.contradictions, lead: contradictions },
    method: { ...words.method, partial, written, checks: { ...words.method.checks, ...checks } },
  };
}

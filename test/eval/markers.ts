/** How often the kinds of statements agree with those that a reader gave the same sentences. */
import { CONFIDENT, STATEMENT_KINDS } from '../../packages/statements/src/index.ts';
import type { Polarity, Statement, StatementKind } from '../../packages/statements/src/index.ts';
import type { Read } from './reading.ts';

export interface Labelled {
  /** The kind, then others that a reader would accept. */
  kinds: readonly string[];
  conversation: string;
  sentence: string;
  /** The polarities that a reader would accept, the most fitting first. */
  polarities?: readonly string[];
  /** Of the turn; any turn of the conversation that contains the sentence if absent. */
  seq?: number;
}

export interface KindScore {
  kind: StatementKind;
  /** Labelled sentences that were read as this kind, and those of them where a reader accepts it. */
  read: number;
  right: number;
  /** Sentences whose label is this kind, and those of them that were read as it. */
  labelled: number;
  found: number;
}

export interface PolarityScore extends Omit<KindScore, 'kind'> {
  polarity: Polarity;
}

type Counts = Omit<KindScore, 'kind'>;

export const precisionOf = ({ read, right }: Counts): number => right / Math.max(1, read);
export const recallOf = ({ labelled, found }: Counts): number => found / Math.max(1, labelled);

export interface Compared {
  label: Labelled;
  /** The kinds of the statements in the sentence; empty if none is certain enough. */
  kinds: Set<string>;
  polarities: Set<string>;
}

export function compare(labels: readonly Labelled[], reads: readonly Read[]): Compared[] {
  const byName = new Map(reads.map((read) => [read.interview.name, read]));
  return labels.flatMap((label) => {
    const read = byName.get(label.conversation);
    if (read === undefined) return [];
    const statements = statementsIn(label, read).filter(({ confidence }) => confidence >= CONFIDENT);
    return {
      label,
      kinds: new Set(statements.map(({ kind }) => kind)),
      polarities: new Set(statements.map(({ polarity }) => polarity)),
    };
  });
}

/** The statements at least half of which are in the sentence. */
function statementsIn({ sentence, seq }: Labelled, { interview, reading }: Read): Statement[] {
  const place = interview.turns.findIndex(
    ({ speaker, text }, at) => speaker === 'participant' && (seq ?? at) === at && text.includes(sentence),
  );
  const from = interview.turns[place]?.text.indexOf(sentence) ?? 0;
  const to = from + sentence.length;
  return reading.statements.filter((statement) => {
    const shared = Math.min(statement.end, to) - Math.max(statement.start, from);
    return statement.seq === place && shared * 2 >= statement.end - statement.start;
  });
}

export const scoresOf = (compared: readonly Compared[]): KindScore[] =>
  STATEMENT_KINDS.map((kind) => ({
    kind,
    ...countsOf(
      compared,
      kind,
      ({ kinds }) => kinds,
      ({ label }) => label.kinds,
    ),
  }));

const POLARITIES: readonly Polarity[] = ['positive', 'negative', 'neutral'];
/** The polarity of a kind, for labels that have none. Other kinds may be neutral or negative. */
const IMPLIED: Readonly<Record<string, readonly Polarity[]>> = {
  problem: ['negative'],
  worry: ['negative'],
  praise: ['positive'],
};

/** Each sentence whose polarity is labelled or follows from its only kind. */
export function polarityScoresOf(compared: readonly Compared[]): PolarityScore[] {
  const accepted = ({ label }: Compared): readonly string[] =>
    label.polarities ?? (label.kinds.length === 1 ? (IMPLIED[label.kinds[0] ?? ''] ?? []) : []);
  const known = compared.filter((row) => accepted(row).length > 0);
  return POLARITIES.map((polarity) => ({
    polarity,
    ...countsOf(known, polarity, ({ polarities }) => polarities, accepted),
  }));
}

/** `read`: what the statements of a sentence are; `accepted`: what a reader accepts, the most fitting first. */
function countsOf(
  compared: readonly Compared[],
  name: string,
  readAs: (row: Compared) => ReadonlySet<string>,
  accepted: (row: Compared) => readonly string[],
): Counts {
  const read = compared.filter((row) => readAs(row).has(name));
  const labelled = compared.filter((row) => accepted(row)[0] === name);
  return {
    read: read.length,
    right: read.filter((row) => accepted(row).includes(name)).length,
    labelled: labelled.length,
    found: labelled.filter((row) => readAs(row).has(name)).length,
  };
}

export const tableOf = (scores: readonly (KindScore | PolarityScore)[]): string =>
  scores
    .map((score) => {
      const { read, right, labelled, found } = score;
      const name = 'kind' in score ? score.kind : score.polarity;
      const precision = `precision ${precisionOf(score).toFixed(2)} (${right} of ${read})`;
      return `${name.padEnd(12)} ${precision.padEnd(28)} recall ${recallOf(score).toFixed(2)} (${found} of ${labelled})`;
    })
    .join('\n');

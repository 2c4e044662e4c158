/** What the reports on the written interviews are measured by. Each measure takes a report; none knows how it was made. */
import type { Campaign, PlantedContradiction } from './campaign-file.ts';
import { SUBJECTS } from './corpora.ts';
import { kMeans } from './k-means.ts';
import { turnId } from './reading.ts';
import { claimsOf, conversationsOf } from './report.ts';
import type { Report } from './report.ts';
import { contentOf, tfIdf } from './terms.ts';
import { stemOf, wordsOf } from '../../packages/language/src/index.ts';

export interface Grounding {
  quotes: number;
  /** Quotes that are not a part of their turn at their offsets. */
  altered: string[];
  /** Claims without evidence, or with evidence that does not exist. */
  unfounded: string[];
  /** Conversations that are neither quoted nor counted as participants nor listed as excluded. */
  lost: string[];
}

export function grounding(campaign: Campaign, report: Report): Grounding {
  const turns = new Map(
    campaign.interviews.flatMap(({ name, turns: own }) =>
      own.map((turn, seq) => [turnId(name, seq), { ...turn, conversation: name }] as const),
    ),
  );
  const ids = new Set(report.evidence.map(({ id }) => id));
  const accounted = new Set([
    ...report.evidence.map((row) => row.conversation_id),
    ...report.participants.filter(({ statements }) => statements > 0).map((row) => row.conversation_id),
    ...(report.sample?.excluded ?? []).map((row) => row.conversation_id),
  ]);
  return {
    quotes: report.evidence.length,
    altered: report.evidence
      .filter(({ turn_id, conversation_id, quote, start, end }) => {
        const turn = turns.get(turn_id);
        const isSame = turn?.text.slice(start, end) === quote && turn.conversation === conversation_id;
        return !isSame || turn.speaker !== 'participant' || quote === '';
      })
      .map(({ quote }) => quote),
    unfounded: claimsOf(report)
      .filter(({ evidence }) => evidence.length === 0 || evidence.some((id) => !ids.has(id)))
      .map(({ item, text }) => `${item}: ${text}`),
    lost: campaign.interviews.map(({ name }) => name).filter((name) => !accounted.has(name)),
  };
}

/** Claims whose three counts do not add up to all participants. */
export function unbalanced(report: Report): string[] {
  const all = report.participants.length;
  return [
    ...report.findings.map((row) => ({ ...row, name: row.text })),
    ...report.key_themes.map((row) => ({ ...row, name: row.label })),
    ...(report.outputs?.roadmap ?? []).map((row) => ({ ...row, name: row.title })),
    ...(report.outputs?.personas ?? []),
  ]
    .filter(
      ({ support_count, dissent_count, unclear_count, silent_count, not_asked_count }) =>
        support_count + dissent_count + unclear_count + silent_count + not_asked_count !== all,
    )
    .map(({ name }) => name);
}

export interface Purity {
  themes: number;
  purity: number;
  /** Of k-means++ with as many clusters: the start with the least inertia, and the purest of all starts. */
  kMeans: { leastInertia: number; purest: number };
  /** The share of conversations that are in a theme. */
  covered: number;
  /** Subjects that a label of a theme, most of whose conversations are on it, names. */
  named: string[];
}

export function purity(campaign: Campaign, report: Report, words = SUBJECTS): Purity {
  const subjects = new Map(campaign.interviews.map(({ name, attributes }) => [name, attributes['subject'] ?? '']));
  const conversationOf = new Map(report.participants.map(({ id, conversation_id }) => [id, conversation_id]));
  const themes = report.key_themes
    .filter(({ origin }) => origin !== 'question')
    .map((theme) => {
      const people = [...theme.supporters, ...theme.dissenters].flatMap((id) => conversationOf.get(id) ?? []);
      const members = people.length > 0 ? new Set(people) : conversationsOf(report, theme.evidence);
      return { label: theme.label, members: [...members].map((name) => subjects.get(name) ?? ''), names: members };
    });
  const vectors = tfIdf(
    campaign.interviews.map(({ turns }) =>
      turns.filter(({ speaker }) => speaker === 'participant').flatMap(({ text }) => contentOf(text)),
    ),
  );
  const gold = campaign.interviews.map(({ attributes }) => attributes['subject'] ?? '');
  const runs = themes.length === 0 ? [] : kMeans(vectors, themes.length).map(({ clusters }) => ({ clusters }));
  const purities = runs.map(({ clusters }) =>
    purityOf(Object.values(Object.groupBy(gold, (_, index) => String(clusters[index]))).map((group) => group ?? [])),
  );
  return {
    themes: themes.length,
    purity: purityOf(themes.map(({ members }) => members)),
    kMeans: { leastInertia: purities[0] ?? 0, purest: Math.max(0, ...purities) },
    covered: new Set(themes.flatMap(({ names }) => [...names])).size / campaign.interviews.length,
    named: Object.keys(words).filter((subject) =>
      themes.some(({ label, members }) => majorityOf(members) === subject && isNamedBy(label, words[subject] ?? [])),
    ),
  };
}

function isNamedBy(label: string, words: readonly string[]): boolean {
  const stems = new Set(
    wordsOf(label)
      .flatMap((word) => word.split('-'))
      .map((word) => stemOf(word, 'en')),
  );
  return words.some((word) => stems.has(stemOf(word, 'en')));
}

const countsOf = (members: readonly string[]): [string, number][] =>
  Object.entries(Object.groupBy(members, (member) => member)).map(([name, of]) => [name, of?.length ?? 0]);

const majorityOf = (members: readonly string[]): string =>
  countsOf(members).toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))[0]?.[0] ?? '';

/** The share of members that belong to the most frequent subject of their group. */
function purityOf(groups: readonly (readonly string[])[]): number {
  const size = groups.reduce((sum, group) => sum + group.length, 0);
  const right = groups.map((group) => Math.max(0, ...countsOf(group).map(([, count]) => count)));
  return right.reduce((sum, count) => sum + count, 0) / Math.max(1, size);
}

/** Claims that rest on one of the given conversations. */
export function claimsResting(report: Report, on: ReadonlySet<string>): string[] {
  return claimsOf(report)
    .filter(({ evidence }) => [...conversationsOf(report, evidence)].some((name) => on.has(name)))
    .map(({ item, text }) => `${item}: ${text}`);
}

export interface FoundContradictions {
  found: number;
  missed: string[];
  /** Shown, although nobody planted them. */
  unexpected: string[];
}

export function contradictions(campaign: Campaign, report: Report): FoundContradictions {
  const shown = report.contradictions.map((row) => ({
    subject: row.subject,
    isWithinOne: row.is_within_one,
    sides: [row.positive?.evidence ?? [], row.negative?.evidence ?? []].map((ids) => conversationsOf(report, ids)),
  }));
  const matches = (planted: PlantedContradiction, { subject, isWithinOne, sides }: (typeof shown)[number]): boolean => {
    const [positive = new Set(), negative = new Set()] = sides;
    const isAbout = isNamedBy(
      subject,
      planted.targets.flatMap(wordsOf).flatMap((word) => word.split('-')),
    );
    const isSelf = planted.negative === null;
    return (
      isAbout &&
      isSelf === isWithinOne &&
      planted.positive.some((name) => positive.has(name)) &&
      (planted.negative ?? planted.positive).some((name) => negative.has(name))
    );
  };
  const missed = campaign.contradictions.filter((planted) => !shown.some((row) => matches(planted, row)));
  return {
    found: campaign.contradictions.length - missed.length,
    missed: missed.map(({ targets }) => targets[0] ?? ''),
    unexpected: shown
      .filter((row) => !campaign.contradictions.some((planted) => matches(planted, row)))
      .map(({ subject }) => subject),
  };
}

/** Three words in a row of an order that the report itself says. A quote of them is what somebody said. */
export function followed(order: string, ownWords: readonly string[]): string[] {
  const words = wordsOf(order);
  const triples = words.slice(2).map((_, at) => words.slice(at, at + 3).join(' '));
  const said = ownWords.map((text) => wordsOf(text).join(' '));
  return triples.filter((triple) => said.some((text) => text.includes(triple)));
}

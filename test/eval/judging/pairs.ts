/**
 * Two reports on the same interviews side by side, for readers who say which one they would send:
 *
 *     node test/eval/judging/pairs.ts make FOLDER NAME=REPORT.json NAME=REPORT.json --seed NUMBER
 *     node test/eval/judging/pairs.ts score FOLDER/key.json ANSWERS.json …
 *
 * Readers get `FOLDER/pairs`. Answers: `{"summary": {"prefer": "X", "useful": {"X": 4, "Y": 2}, "readable": {"X": 4, "Y": 3}, "why": …}}`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Report } from '../report.ts';
import { randomOf } from '../vary.ts';
import { shown } from './agreement.ts';
import { namedReports, seedOf, writeJson } from './transcripts.ts';

const SECTIONS = ['summary', 'findings', 'options'] as const;
type Section = (typeof SECTIONS)[number];
type Side = 'X' | 'Y';

/** The system on each side, by section. */
export type PairsKey = Record<Section, Record<Side, string>>;
export type Answers = Partial<
  Record<Section, { prefer: Side | 'tie'; useful: Record<Side, number>; readable: Record<Side, number>; why?: string }>
>;

const MAX_QUOTES = 3;

/** The same layout for all: no ids, ranks, counts outside of sentences, authors or methods. */
export function sectionsOf(report: Report): Record<Section, string> {
  const rows = new Map(report.evidence.map((row) => [row.id, row]));
  const quoted = (ids: readonly string[]): string[] =>
    ids.slice(0, MAX_QUOTES).flatMap((id) => {
      const row = rows.get(id);
      return row ? [`  - ${row.participant}: “${row.quote}”`] : [];
    });
  const findings = report.findings.flatMap(({ text, sentences, dissent, relevance, evidence }) => [
    `- **${text}**`,
    ...[...sentences, dissent, relevance].flatMap((each) => (each ? [`  ${each.text}`] : [])),
    ...quoted(evidence),
  ]);
  const options = (report.outputs?.roadmap ?? []).flatMap((row) => [
    `- **${row.title}** ${row.description}`,
    ...[row.problem, row.consequence, row.remedy, row.expected_effect].flatMap((text) =>
      text == null ? [] : [`  ${text}`],
    ),
    ...quoted(row.evidence),
  ]);
  return { summary: report.summary ?? '', findings: findings.join('\n'), options: options.join('\n') };
}

export function pairsOf(reports: ReadonlyMap<string, Report>, seed: number): { text: string; key: PairsKey } {
  const names = [...reports.keys()];
  const texts = new Map([...reports].map(([name, report]) => [name, sectionsOf(report)]));
  const random = randomOf(seed);
  const sides = SECTIONS.map((section) => {
    const [X = '', Y = ''] = random() < 0.5 ? names : names.toReversed();
    return [section, { X, Y }] as const;
  });
  const pages = sides.map(([section, { X, Y }]) => {
    const side = (letter: Side, name: string): string =>
      `## ${letter}\n\n${texts.get(name)?.[section] || 'Nothing.'}\n`;
    return `# ${section}\n\n${side('X', X)}\n${side('Y', Y)}`;
  });
  return { text: `${INSTRUCTIONS}\n${pages.join('\n')}`, key: Object.fromEntries(sides) as PairsKey };
}

const INSTRUCTIONS = `Two reports on the same interviews; X and Y change places from section to section. For each section: which one would you send to a
client, and why? Of each: would a client decide something by it (useful, 1–5), and how well does it read (readable, 1–5)?

Write JSON: \`{"summary": {"prefer": "X", "useful": {"X": 4, "Y": 2}, "readable": {"X": 4, "Y": 3}, "why": "…"}, "findings": …, "options": …}\`;
\`prefer\` is X, Y or tie.
`;

export interface PairRow {
  section: string;
  system: string;
  preferred: number;
  ties: number;
  answers: number;
  useful: number;
  readable: number;
}

export function scorePairs(key: PairsKey, answers: readonly Answers[]): PairRow[] {
  return SECTIONS.flatMap((section) => {
    const given = answers.flatMap((each) => each[section] ?? []);
    for (const { prefer } of given)
      if (!['X', 'Y', 'tie'].includes(prefer)) throw new Error(`${section}: prefer X, Y or tie, not ${prefer}`);
    const mean = (of: readonly number[]): number => of.reduce((sum, each) => sum + each, 0) / of.length;
    return (['X', 'Y'] as const).map((side) => ({
      section,
      system: key[section][side],
      preferred: given.filter(({ prefer }) => prefer === side).length,
      ties: given.filter(({ prefer }) => prefer === 'tie').length,
      answers: given.length,
      useful: mean(given.map(({ useful }) => useful[side])),
      readable: mean(given.map(({ readable }) => readable[side])),
    }));
  });
}

function main(): void {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { seed: { type: 'string' } } });
  const [verb, first = '', ...others] = positionals;
  if (verb === 'make') {
    const reports = namedReports(others);
    if (reports.size !== 2) throw new Error('name two reports as NAME=FILE');
    const { text, key } = pairsOf(reports, seedOf(values.seed));
    mkdirSync(join(first, 'pairs'), { recursive: true });
    writeFileSync(join(first, 'pairs', 'pairs.md'), text);
    writeJson(join(first, 'key.json'), key);
  } else if (verb === 'score') {
    const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
    const rows = scorePairs(
      read(first) as PairsKey,
      others.map((path) => read(path) as Answers),
    );
    console.table(rows.map((row) => ({ ...row, useful: shown(row.useful), readable: shown(row.readable) })));
  } else throw new Error('make or score');
}

if (import.meta.main) main();

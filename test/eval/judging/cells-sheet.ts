/**
 * Compares whom a report counts for and against its key themes with a reading of the transcripts:
 *
 *     node test/eval/judging/cells-sheet.ts make practitioners|consultations|FILE FOLDER REPORT.json [--codes CODES.json]
 *     node test/eval/judging/cells-sheet.ts score REPORT.json FOLDER/cells.json MARKS.json [MARKS-2.json]
 *
 * CODES: `[{"name": …, "definition": …}]`, where only codes that are labels of key themes can be scored; else all key themes.
 * The reader gets FOLDER. Marks: `{"k1": {"P1": "supports", "P2": "not_asked"}}`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Report } from '../report.ts';
import { type Agreement, agreementOf, percent, shown } from './agreement.ts';
import { Transcripts, campaignOf, readReport, writeJson } from './transcripts.ts';

const STATES = ['supports', 'contradicts', 'mentions', 'asked_silent', 'not_asked'] as const;
type State = (typeof STATES)[number];

export type Marks = Readonly<Record<string, Readonly<Record<string, State>>>>;

export interface Cells {
  codes: Record<string, { name: string; definition: string }>;
  participants: string[];
}

export function cellsOf(report: Report, given?: readonly { name: string; definition: string }[]): Cells {
  const themes = report.key_themes.map(({ label, description }) => ({ name: label, definition: description }));
  const codes = (given ?? themes).map(({ name, definition }, n) => [`k${n + 1}`, { name, definition }]);
  return { codes: Object.fromEntries(codes) as Cells['codes'], participants: report.participants.map(({ id }) => id) };
}

export const printCells = ({
  codes,
  participants,
}: Cells): string => `Read \`transcripts.md\` and mark each code for each participant:

| mark | means |
| --- | --- |
| supports | says it, or says what it states, of themselves or as their view |
| contradicts | says the opposite |
| mentions | speaks of it, but neither says it nor the opposite, or both |
| asked_silent | was asked about it and says nothing of it |
| not_asked | was not asked and says nothing of it |

Participants: ${participants.join(', ')}

${Object.entries(codes)
  .map(([id, { name, definition }]) => `- ${id}: **${name}** ${definition}`)
  .join('\n')}

Write JSON with a mark for every cell: \`{"k1": {${participants.map((id) => `"${id}": "…"`).join(', ')}}, …}\`.
`;

/** What the report counts; unclear ones are said to mention it. */
function statesIn(theme: Report['key_themes'][number], participants: readonly string[]): State[] {
  const { supporters, dissenters, unclear, silent } = theme;
  const lists: [State, string[]][] = [
    ['supports', supporters],
    ['contradicts', dissenters],
    ['mentions', unclear],
    ['asked_silent', silent],
  ];
  return participants.map((id) => lists.find(([, ids]) => ids.includes(id))?.[0] ?? 'not_asked');
}

export interface Scored {
  supports: Rates;
  contradicts: Rates;
  /** Themes in which nobody counts as silent, or as not asked, who speaks of it. */
  heard: { themes: number; of: number };
  agreement: Agreement;
}

/** Of `read`, what the reader found; of `counted`, what the report says. */
interface Rates {
  both: number;
  read: number;
  counted: number;
}

export function scoreCells(report: Report, { codes, participants }: Cells, marks: Marks): Scored {
  const rows = Object.entries(codes).flatMap(([code, { name }]) => {
    const theme = report.key_themes.find(({ label }) => label === name);
    if (theme === undefined) return [];
    const counted = statesIn(theme, participants);
    return [participants.map((id, n) => [markIn(marks, code, id), counted[n] ?? 'not_asked'] as const)];
  });
  if (rows.length === 0) throw new Error('no code has the label of a key theme of the report');
  const pairs = rows.flat();
  const rates = (state: State): Rates => ({
    both: pairs.filter(([read, counted]) => read === state && counted === state).length,
    read: pairs.filter(([read]) => read === state).length,
    counted: pairs.filter(([, counted]) => counted === state).length,
  });
  const speaks = (state: State): boolean => state !== 'asked_silent' && state !== 'not_asked';
  const heard = rows.filter((row) => row.every(([read, counted]) => speaks(counted) || !speaks(read))).length;
  const agreement = agreementOf(pairs, STATES);
  return {
    supports: rates('supports'),
    contradicts: rates('contradicts'),
    heard: { themes: heard, of: rows.length },
    agreement,
  };
}

export const agreementOfReaders = ({ codes, participants }: Cells, a: Marks, b: Marks): Agreement =>
  agreementOf(
    Object.keys(codes).flatMap((code) => participants.map((id) => [markIn(a, code, id), markIn(b, code, id)] as const)),
    STATES,
  );

function markIn(marks: Marks, code: string, id: string): State {
  const mark = marks[code]?.[id];
  if (mark === undefined || !STATES.includes(mark))
    throw new Error(`mark ${code} of ${id}: one of ${STATES.join(', ')}`);
  return mark;
}

function main(): void {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { codes: { type: 'string' } } });
  const [verb, ...paths] = positionals;
  const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
  if (verb === 'make') {
    const [corpus = '', folder = '', path = ''] = paths;
    const report = readReport(path);
    const cells = cellsOf(
      report,
      values.codes === undefined ? undefined : (read(values.codes) as Cells['codes'][string][]),
    );
    mkdirSync(folder, { recursive: true });
    writeJson(join(folder, 'cells.json'), cells);
    writeFileSync(join(folder, 'cells.md'), printCells(cells));
    const transcripts = new Transcripts(campaignOf(corpus, [report]), report.participants);
    writeFileSync(join(folder, 'transcripts.md'), transcripts.print());
  } else if (verb === 'score') {
    const [path = '', cellsPath = '', ...marked] = paths;
    const cells = read(cellsPath) as Cells;
    const all = marked.map((each) => read(each) as Marks);
    const agreed = ({ n, observed, ac1, kappa }: Agreement) =>
      `same in ${percent(Math.round(observed * n), n)} cells, AC1 ${shown(ac1)}, κ ${shown(kappa)}`;
    for (const [n, marks] of all.entries()) {
      const { supports, contradicts, heard, agreement } = scoreCells(readReport(path), cells, marks);
      console.log(`reader ${n + 1} and report: ${agreed(agreement)}`);
      for (const [name, { both, read: found, counted }] of Object.entries({ supports, contradicts }))
        console.log(`  ${name}: recall ${percent(both, found)}, precision ${percent(both, counted)}`);
      console.log(`  nobody counts as silent or not asked who speaks of it: ${percent(heard.themes, heard.of)} themes`);
    }
    const [a, b] = all;
    if (a && b) console.log(`reader 1 and reader 2: ${agreed(agreementOfReaders(cells, a, b))}`);
  } else throw new Error('make or score');
}

if (import.meta.main) main();

/**
 * Makes blind sheets for two judges from reports on the same interviews:
 *
 *     node test/eval/judging/sheets.ts practitioners|consultations|FILE FOLDER NAME=REPORT.json … --seed NUMBER
 *       [--claims 60] [--several 30] [--controls 10]
 *
 * Draws `--claims` claims of each report, in proportion over their kinds, `--several` more among those about two or more people, and
 * `--controls` true and as many false controls for all. Judges get `FOLDER/judge-A` and `FOLDER/judge-B`; `FOLDER/key.json` is not
 * for them. `FOLDER/trivial` lists claims that only repeat a quote or count a word.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { languageOf } from '../../../packages/language/src/index.ts';
import type { Campaign } from '../campaign-file.ts';
import type { Report } from '../report.ts';
import { randomOf, shuffled } from '../vary.ts';
import { type JudgedClaim, claimsToJudge, isTrivial, peopleOf } from './claims.ts';
import { type ControlKind, controlsFor } from './controls.ts';
import { type ShownQuote, Transcripts, campaignOf, namedReports, seedOf, writeJson } from './transcripts.ts';

export interface Item {
  id: string;
  claim: string;
  counts: string | null;
  quotes: ShownQuote[];
}

export type Sample = 'proportional' | 'several' | 'trivial';

/** Where an item comes from: a claim that several systems make alike is judged once. */
export interface Origin {
  system: string;
  kind: string;
  samples: Sample[];
}

export interface Key {
  seed: number;
  /** All claims of each system. */
  systems: Record<string, { claims: number; trivial: number; several: number }>;
  items: Record<string, { control: ControlKind | null; origins: Origin[] }>;
}

export interface Sheets {
  A: Item[];
  B: Item[];
  trivial: Item[];
  key: Key;
}

export interface Draw {
  seed: number;
  /** Of each system. */
  claims: number;
  several: number;
  /** True ones, and as many false ones. */
  controls: number;
}

interface Candidate extends JudgedClaim {
  readonly isTrivial: boolean;
  readonly isOfSeveral: boolean;
}

type Unnamed = Omit<Item, 'id'> & Key['items'][string];

export function sheetsOf(reports: ReadonlyMap<string, Report>, campaign: Campaign, draw: Draw): Sheets {
  const random = randomOf(draw.seed);
  const transcripts = new Transcripts(campaign, participantsOf(reports));
  const found = new Map<string, Unnamed>();
  const key: Key = { seed: draw.seed, systems: {}, items: {} };
  for (const [system, report] of reports) {
    const all = candidatesOf(report, campaign);
    const [trivial, own] = [all.filter((each) => each.isTrivial), all.filter((each) => !each.isTrivial)];
    const several = own.filter(({ isOfSeveral }) => isOfSeveral);
    key.systems[system] = { claims: all.length, trivial: trivial.length, several: several.length };
    const drawn = { proportional: inProportion(own, draw.claims, random), several: [] as Candidate[], trivial };
    drawn.several = inProportion(several, draw.several, random);
    for (const sample of ['proportional', 'several', 'trivial'] as const)
      for (const claim of drawn[sample]) add(found, shownOf(claim, report, transcripts), { system, sample, claim });
  }
  const isTrivialItem = ({ origins }: Unnamed) => origins.some(({ samples }) => samples.includes('trivial'));
  const controls = controlsFor(campaign, transcripts, draw.controls, random).map(({ kind, ...shown }) => ({
    ...shown,
    counts: null,
    control: kind,
    origins: [],
  }));
  const name = (prefix: string, items: readonly Unnamed[]): Item[] =>
    shuffled(items, random).map(({ control, origins, ...shown }, n) => {
      const id = `${prefix}${n + 1}`;
      key.items[id] = { control, origins };
      return { id, ...shown };
    });
  const A = name('c', [...[...found.values()].filter((item) => !isTrivialItem(item)), ...controls]);
  return { A, B: shuffled(A, random), trivial: name('t', [...found.values()].filter(isTrivialItem)), key };
}

/** Of all reports; the same label must mean the same person in each. */
function participantsOf(reports: ReadonlyMap<string, Report>): Report['participants'] {
  const [first = [], ...others] = [...reports.values()].map(({ participants }) => participants);
  const labels = (all: Report['participants']): string =>
    JSON.stringify(all.map(({ id, conversation_ids, speaker_label }) => [id, conversation_ids, speaker_label]));
  if (others.some((each) => labels(each) !== labels(first)))
    throw new Error('the reports label participants differently; make them from the same interviews');
  return first;
}

function candidatesOf(report: Report, campaign: Campaign): Candidate[] {
  const quotes = new Map(report.evidence.map(({ id, quote }) => [id, quote]));
  const language = languageOf(campaign.language) ?? 'en';
  return claimsToJudge(report).map((claim) => ({
    ...claim,
    isTrivial: isTrivial(
      claim,
      claim.evidence.map((id) => quotes.get(id) ?? ''),
      language,
    ),
    isOfSeveral: peopleOf(claim, report).size > 1,
  }));
}

/** A systematic sample: every nth claim in the order of kinds, from a random start. */
export function inProportion<T extends { kind: string }>(
  claims: readonly T[],
  count: number,
  random: () => number,
): T[] {
  const ordered = shuffled(claims, random).toSorted((a, b) => (a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : 0));
  const step = Math.max(1, ordered.length / count);
  const start = random() * step;
  const places = Array.from({ length: Math.min(count, ordered.length) }, (_, n) => Math.floor(start + n * step));
  return places.flatMap((place) => ordered[place % ordered.length] ?? []);
}

function shownOf({ text, counts, evidence }: JudgedClaim, report: Report, transcripts: Transcripts) {
  const rows = new Map(report.evidence.map((row) => [row.id, row]));
  const quotes = evidence.flatMap((id) => rows.get(id) ?? []).map((row) => transcripts.shown(row));
  return { claim: text, counts, quotes };
}

function add(
  found: Map<string, Unnamed>,
  shown: Omit<Item, 'id'>,
  { system, sample, claim }: { system: string; sample: Sample; claim: JudgedClaim },
): void {
  const identity = JSON.stringify([shown.claim, shown.counts, shown.quotes]);
  const item = found.get(identity) ?? { ...shown, control: null, origins: [] };
  found.set(identity, item);
  const known = item.origins.find((origin) => origin.system === system && origin.kind === claim.kind);
  if (known === undefined) item.origins.push({ system, kind: claim.kind, samples: [sample] });
  else if (!known.samples.includes(sample)) known.samples.push(sample);
}

const RUBRIC = `Judge each claim by its quotes and the transcript around them; \`transcripts.md\` has the whole interviews, also to check counts.

| verdict | means |
| --- | --- |
| supported | I would defend wording, kind, count and quotes before a client. The speaker says this, in context, and means it so |
| partly | the quotes belong to the matter, but count, kind, strength or completeness is off |
| not | the quotes say something else, the opposite, or nothing that can be told from them |

Write a verdict for every item as JSON: \`{"c1": "supported", "c2": "partly", "c3": "not", …}\`.
`;

export const printSheet = (items: readonly Item[]): string =>
  [RUBRIC, ...items.map(printItem)].join('\n').replaceAll(/\n{3,}/g, '\n\n');

const printItem = ({ id, claim, counts, quotes }: Item): string =>
  [
    `## ${id}\n\n**${claim}**${counts === null ? '' : ` (${counts})`}\n`,
    ...(quotes.length === 0 ? ['No quotes.\n'] : []),
    ...quotes.map(
      ({ by, asked, before, quote, after }, n) =>
        `${n + 1}. ${by}${asked === null ? '' : `, asked: “${oneLine(asked)}”`}\n\n   …${oneLine(before)}**«${quote}»**${oneLine(after)}…\n`,
    ),
  ].join('\n');

const oneLine = (text: string): string => text.replaceAll('\n', ' / ');

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seed: { type: 'string' },
      claims: { type: 'string', default: '60' },
      several: { type: 'string', default: '30' },
      controls: { type: 'string', default: '10' },
    },
  });
  const [corpus = '', folder = '', ...named] = positionals;
  if (named.length === 0) throw new Error('name a corpus, a folder and reports as NAME=FILE');
  const reports = namedReports(named);
  const campaign = campaignOf(corpus, [...reports.values()]);
  const { key, ...lists } = sheetsOf(reports, campaign, {
    seed: seedOf(values.seed),
    claims: Number(values.claims),
    several: Number(values.several),
    controls: Number(values.controls),
  });
  const transcripts = new Transcripts(campaign, participantsOf(reports)).print();
  for (const [name, items] of Object.entries(lists)) {
    const [own, file] = name === 'trivial' ? ['trivial', 'trivial'] : [`judge-${name}`, `sheet-${name}`];
    mkdirSync(join(folder, own), { recursive: true });
    writeJson(join(folder, own, `${file}.json`), items);
    writeFileSync(join(folder, own, `${file}.md`), printSheet(items));
    writeFileSync(join(folder, own, 'transcripts.md'), transcripts);
  }
  writeJson(join(folder, 'key.json'), key);
  console.log(key.systems, `${lists.A.length} items to judge, ${lists.trivial.length} trivial ones`);
}

if (import.meta.main) main();

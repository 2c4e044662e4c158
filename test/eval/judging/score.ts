/**
 * Prints what two judges say of the sheets that `sheets.ts` made:
 *
 *     node test/eval/judging/score.ts FOLDER/key.json VERDICTS-A.json VERDICTS-B.json
 *
 * Verdicts are JSON: `{"c1": "supported", "c2": "partly", "c3": "not"}`; those on trivial items (`t1`) may be left out.
 */
import { readFileSync } from 'node:fs';
import { agreementOf, percent, shown } from './agreement.ts';
import type { Key, Sample } from './sheets.ts';

const VERDICTS = ['supported', 'partly', 'not'] as const;

export type Verdicts = Readonly<Record<string, (typeof VERDICTS)[number]>>;

const MAX_MISSED = 2;

/** Ids of controls that a judge takes for what they are not, or leaves out. */
export const missedControls = (key: Key, verdicts: Verdicts): string[] =>
  Object.entries(key.items).flatMap(([id, { control }]) => {
    const given = verdicts[id];
    const isRight = given !== undefined && (given === 'supported') === (control === 'same');
    return control === null || isRight ? [] : [id];
  });

export interface Row {
  system: string;
  claims: string;
  judged: number;
  /** supported / partly / not */
  A: string;
  B: string;
  'both supported': string;
  AC1: string;
  κ: string;
}

export function rowsOf(key: Key, a: Verdicts, b: Verdicts): Row[] {
  const items = Object.entries(key.items);
  return Object.keys(key.systems).flatMap((system) => {
    const ids = (sample: Sample, kind?: string): string[] =>
      items.flatMap(([id, { origins }]) =>
        origins.some(
          (each) => each.system === system && each.samples.includes(sample) && each.kind === (kind ?? each.kind),
        )
          ? [id]
          : [],
      );
    const own = items.flatMap(([, { origins }]) => origins.filter((each) => each.system === system));
    const kinds = new Set(own.filter(({ samples }) => samples.includes('proportional')).map(({ kind }) => kind));
    return [
      rowOf(system, 'all kinds', ids('proportional'), a, b),
      ...[...kinds].toSorted().map((kind) => rowOf(system, kind, ids('proportional', kind), a, b)),
      rowOf(system, 'about two or more people', ids('several'), a, b),
      rowOf(system, 'trivial', ids('trivial'), a, b),
    ].filter(({ judged }) => judged > 0);
  });
}

function rowOf(system: string, claims: string, ids: readonly string[], a: Verdicts, b: Verdicts): Row {
  const pairs = ids.flatMap((id) => {
    const [x, y] = [a[id], b[id]];
    return x === undefined || y === undefined ? [] : [[x, y] as const];
  });
  const by = (judge: 0 | 1): string =>
    VERDICTS.map((verdict) => pairs.filter((pair) => pair[judge] === verdict).length).join(' / ');
  const { ac1, kappa } = agreementOf(pairs, VERDICTS);
  const both = pairs.filter((pair) => pair.every((verdict) => verdict === 'supported')).length;
  const agreed = { 'both supported': percent(both, pairs.length), AC1: shown(ac1), κ: shown(kappa) };
  return { system, claims, judged: pairs.length, A: by(0), B: by(1), ...agreed };
}

export function readVerdicts(path: string, key: Key): Verdicts {
  const verdicts = JSON.parse(readFileSync(path, 'utf8')) as Verdicts;
  for (const [id, verdict] of Object.entries(verdicts))
    if (!(id in key.items) || !VERDICTS.includes(verdict)) throw new Error(`${path}: unknown item or verdict: ${id}`);
  const missing = Object.entries(key.items).filter(([id, { origins }]) => {
    const isTrivial = origins.some(({ samples }) => samples.includes('trivial'));
    return !isTrivial && !(id in verdicts);
  });
  if (missing.length > 0) throw new Error(`${path} lacks verdicts: ${missing.map(([id]) => id).join(', ')}`);
  return verdicts;
}

function main([keyPath = '', ...paths]: string[]): void {
  if (paths.length !== 2) throw new Error('name the key and the verdicts of two judges');
  const key = JSON.parse(readFileSync(keyPath, 'utf8')) as Key;
  const [a = {}, b = {}] = paths.map((path) => readVerdicts(path, key));
  console.table(rowsOf(key, a, b));
  for (const [system, { claims, trivial }] of Object.entries(key.systems))
    console.log(`${system}: ${percent(trivial, claims)} of all claims are trivial`);
  for (const [name, verdicts] of Object.entries({ A: a, B: b })) {
    const missed = missedControls(key, verdicts);
    const controls = Object.values(key.items).filter(({ control }) => control !== null).length;
    const call = missed.length > MAX_MISSED ? '; replace this judge' : '';
    console.log(`judge ${name} missed ${missed.length} of ${controls} controls: ${missed.join(', ') || 'none'}${call}`);
  }
}

if (import.meta.main) main(process.argv.slice(2));

/**
 * Claims and their quotes for readers who judge whether the quotes support the claim. A reader sees neither the kind of
 * the claim nor the rest of the report. Labels: one line for each pair, its number and `yes` or `no`.
 */
import { readFileSync, writeFileSync } from 'node:fs';

import { claimsOf } from './report.ts';
import type { Report } from './report.ts';
import { randomOf, shuffled } from './vary.ts';

export interface Pair {
  item: string;
  claim: string;
  quotes: { quote: string; asked: string | null; before: string; after: string }[];
}

/** Nodes and edges of the map repeat other items' quotes; summary points are quotes themselves. */
const NOT_JUDGED = new Set(['node', 'edge', 'summary']);

/** `count` pairs, spread evenly over the kinds of items as far as there are enough. */
export function samplePairs(reports: readonly Report[], count: number, seed: number): Pair[] {
  const random = randomOf(seed);
  const pairs = reports.flatMap((report) => {
    const evidence = new Map(report.evidence.map((row) => [row.id, row]));
    return claimsOf(report)
      .filter(({ item, evidence: ids }) => !NOT_JUDGED.has(item) && ids.length > 0)
      .map(({ item, text, evidence: ids }): Pair => ({
        item,
        claim: text,
        quotes: ids.flatMap((id) => {
          const row = evidence.get(id);
          if (row === undefined) return [];
          const { quote, asked, before, after } = row;
          return { quote, asked, before, after };
        }),
      }));
  });
  const queues = Object.values(Object.groupBy(shuffled(pairs, random), ({ item }) => item)).map((of) => of ?? []);
  const chosen: Pair[] = [];
  for (let round = 0; chosen.length < count && queues.some((queue) => queue.length > round); round += 1) {
    chosen.push(...queues.flatMap((queue) => queue[round] ?? []));
  }
  return shuffled(chosen.slice(0, count), random);
}

/** Writes what a reader may see to `path`, and the whole pairs to `path`.key.json. */
export function writePairs(path: string, pairs: readonly Pair[]): void {
  const shown = pairs.map(({ claim, quotes }, index) =>
    [
      `#${index} ${claim}`,
      ...quotes.map(
        ({ quote, asked, before, after }) =>
          `   [${asked?.slice(-120) ?? ''}] ${before.slice(-80)}«${quote}»${after.slice(0, 80)}`,
      ),
    ].join('\n'),
  );
  writeFileSync(path, `${shown.join('\n')}\n`);
  writeFileSync(`${path}.key.json`, JSON.stringify(pairs));
}

export interface Support {
  item: string;
  judged: number;
  supported: number;
}

/** The share of supported pairs over all and for each kind of item. */
export function readLabels(path: string, labels: string): Support[] {
  const pairs = JSON.parse(readFileSync(`${path}.key.json`, 'utf8')) as Pair[];
  const judged = readFileSync(labels, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, number, answer] = /^#?(\d+)\s+(yes|no)/.exec(line) ?? [];
      const item = pairs[Number(number)]?.item;
      return item === undefined ? [] : { item, isSupported: answer === 'yes' };
    });
  const groups = Object.entries(Object.groupBy(judged, ({ item }) => item));
  return [['all', judged] as const, ...groups].map(([item, of = []]) => ({
    item,
    judged: of.length,
    supported: of.filter(({ isSupported }) => isSupported).length,
  }));
}

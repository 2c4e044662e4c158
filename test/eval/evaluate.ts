/**
 * Prints what the reports of the evaluation campaigns are measured by: `node test/eval/evaluate.ts MEASURE [ARGUMENTS]`.
 * `INSIGHTS_DATA_DIR` is the folder of the consultations and meetings.
 */
import { readFileSync, writeFileSync } from 'node:fs';

import type { Campaign } from './campaign-file.ts';
import { readLabels, samplePairs, writePairs } from './claims.ts';
import { corpus, everyday, labelledSentences } from './corpora.ts';
import { fileOf } from './file-of-report.ts';
import { compare, polarityScoresOf, scoresOf, tableOf } from './markers.ts';
import type { Compared, Labelled } from './markers.ts';
import { claimsResting, contradictions, followed, grounding, purity, unbalanced } from './measures.ts';
import { reportText } from './print-report.ts';
import { readingsOf } from './reading.ts';
import { ownWordsOf, reportOn } from './report.ts';
import { costOf, refreshOf } from './scaling.ts';
import { comparedSentences } from './sentences.ts';
import { consultations, meetings, meetingsByKind } from './shared-data.ts';
import { rowOf, summaryCoverage } from './summaries.ts';
import { meetingCoverage } from './meetings.ts';
import { ORDERS, withJunk, withOrder } from './vary.ts';

const WRITTEN = ['invoicing-app', 'new-office', 'speech', 'unsupported', 'german', 'french', 'spanish', 'junk'];

const campaignNamed = (name: string): Campaign => {
  if (name === 'everyday') return everyday();
  if (name === 'consultations') return consultations().campaign;
  if (name === 'meetings') return meetings().campaign;
  if (name.startsWith('meetings-')) return meetingsByKind()[Number(name.slice(9))]?.campaign ?? meetings().campaign;
  return corpus(name);
};

const present = (names: readonly string[]): string[] =>
  names.filter((name) => campaignNamed(name).interviews.length > 0);

const SHARED = ['consultations', 'meetings-0', 'meetings-1', 'meetings-2'];

const measures: Record<string, (...args: string[]) => void | Promise<void>> = {
  html: async (name = 'invoicing-app', path = `${name}.html`) =>
    writeFileSync(path, await fileOf(campaignNamed(name), 'html')),
  report: (name = 'invoicing-app') => console.log(reportText(reportOn(campaignNamed(name)))),
  grounding: () => {
    for (const name of present([...SHARED, 'everyday', ...WRITTEN])) {
      const campaign = campaignNamed(name);
      const report = reportOn(campaign);
      const { quotes, altered, unfounded, lost } = grounding(campaign, report);
      console.log(
        `${name}: ${quotes} quotes, ${altered.length} altered, ${unfounded.length} claims without evidence, ${lost.length} of ${campaign.interviews.length} conversations lost, ${unbalanced(report).length} unbalanced`,
      );
    }
  },
  sample: (path = 'pairs.txt', count = '300', seed = '1') => {
    const names = present([...SHARED, 'everyday', 'invoicing-app', 'new-office', 'speech']);
    writePairs(
      path,
      samplePairs(
        names.map((name) => reportOn(campaignNamed(name))),
        Number(count),
        Number(seed),
      ),
    );
  },
  score: (path = 'pairs.txt', labels = 'labels.txt') => console.table(readLabels(path, labels)),
  markers: (file) => {
    const own = labelledSentences().map((row) => ({ ...row, set: row.corpus }));
    const languages = { de: ['german'], fr: ['french'], es: ['spanish'] };
    const english = own.filter(({ set }) => !Object.values(languages).flat().includes(set));
    printMarkers('own, English', english, ['everyday', 'invoicing-app', 'new-office', 'speech']);
    for (const [language, names] of Object.entries(languages)) {
      printMarkers(
        `own, ${language}`,
        own.filter(({ set }) => names.includes(set)),
        names,
      );
    }
    if (file === undefined) return;
    const shared = JSON.parse(readFileSync(file, 'utf8')) as (Labelled & { source: string; text: string })[];
    for (const source of ['primock57', 'qmsum']) {
      const labels = shared.filter((row) => row.source === source).map((row) => ({ ...row, sentence: row.text }));
      printMarkers(source, labels, [source === 'qmsum' ? 'meetings' : 'consultations']);
    }
  },
  sentences: (half) => {
    for (const language of ['en', 'de', 'fr', 'es']) {
      const rows = comparedSentences(language, half === 'unseen' ? 'unseen-sentences' : 'sentences').filter(
        ({ label }) => half === undefined || half === 'unseen' || label.half === half,
      );
      printScores(language, rows);
      // Only the half that rules may be made from is shown.
      for (const { label, kinds, polarities } of half === 'dev' ? rows : [])
        if (!kinds.has(label.kinds[0] ?? '') || !label.polarities.some((polarity) => polarities.has(polarity)))
          console.log(`${label.kinds.join()} read as ${[...kinds, ...polarities].join()}: ${label.sentence}`);
    }
  },
  summaries: () => {
    const data = consultations();
    for (const isSaid of [false, true]) {
      console.log(isSaid ? 'terms that the patient says' : 'all terms');
      for (const row of summaryCoverage(data, isSaid)) console.log(rowOf(row));
    }
  },
  meetings: () => {
    for (const described of meetingsByKind()) {
      for (const row of meetingCoverage(described)) console.log(rowOf(row));
    }
  },
  purity: () => {
    const campaign = everyday();
    const report = reportOn(campaign);
    console.log(
      purity(campaign, report),
      report.key_themes.map(({ label }) => label),
    );
  },
  junk: () => {
    const { campaign, junk } = withJunk();
    console.log(claimsResting(reportOn(campaign), junk));
  },
  contradictions: () => {
    const campaign = corpus('new-office');
    console.log(contradictions(campaign, reportOn(campaign)));
  },
  orders: () => {
    const kept = ORDERS.flatMap((order) => {
      const report = reportOn(withOrder(order));
      const traces = followed(order, ownWordsOf(report), report);
      return traces.length === 0 ? [] : { order, traces };
    });
    console.log(`${kept.length} of ${ORDERS.length} orders left a trace`, kept);
  },
  scaling: () => {
    for (const count of [10, 100, 1000]) console.log(costOf(count));
    for (const count of [100, 1000]) console.log(refreshOf(count, 5));
  },
};

function printMarkers(name: string, labels: readonly Labelled[], campaigns: readonly string[]): void {
  const reads = campaigns.flatMap((campaign) => readingsOf(campaignNamed(campaign)));
  printScores(name, compare(labels, reads));
}

function printScores(name: string, compared: readonly Compared[]): void {
  const silent = compared.filter(({ kinds }) => kinds.size === 0).length;
  console.log(`\n# ${name}: ${compared.length} sentences, ${silent} without a certain kind`);
  console.log(tableOf([...scoresOf(compared), ...polarityScoresOf(compared)]));
}

const [measure = '', ...args] = process.argv.slice(2);
const run = measures[measure];
if (run === undefined) console.log(`one of ${Object.keys(measures).join(', ')}`);
else await run(...args);

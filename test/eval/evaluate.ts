/**
 * Prints what the reports of the evaluation campaigns are measured by: `node test/eval/evaluate.ts MEASURE [ARGUMENTS]`.
 * `INSIGHTS_DATA_DIR` is the folder of the consultations and meetings.
 */
import { writeFileSync } from 'node:fs';

import type { Campaign } from './campaign-file.ts';
import { corpus, everyday } from './corpora.ts';
import { fileOf } from './file-of-report.ts';
import { claimsResting, contradictions, followed, grounding, purity, unbalanced } from './measures.ts';
import { reportText } from './print-report.ts';
import { ownWordsOf, reportOn } from './report.ts';
import { costOf, refreshOf } from './scaling.ts';
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
      const traces = followed(order, ownWordsOf(report));
      return traces.length === 0 ? [] : { order, traces };
    });
    console.log(`${kept.length} of ${ORDERS.length} orders left a trace`, kept);
  },
  scaling: () => {
    for (const count of [10, 100, 1000]) console.log(costOf(count));
    for (const count of [100, 1000]) console.log(refreshOf(count, 5));
  },
};

const [measure = '', ...args] = process.argv.slice(2);
const run = measures[measure];
if (run === undefined) console.log(`one of ${Object.keys(measures).join(', ')}`);
else await run(...args);

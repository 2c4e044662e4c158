/**
 * Writes the report on interviews of `INSIGHTS_DATA_DIR` with a language model (`MODEL_*`, `JUDGE_MODEL_*`), and by rules for comparison:
 *
 *     node test/eval/report-with-model.ts practitioners|consultations FOLDER [--interviews NAME,NAME | --first N] [--floor]
 *
 * FOLDER keeps the answers, so that nothing is asked twice, and the report as `report.json` and `report.txt`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Ask } from '../../services/reports/src/analysis/asks.ts';
import { type ModelUse, assemble } from '../../services/reports/src/analysis/assemble/index.ts';
import type { GivenVerdict } from '../../services/reports/src/analysis/model/prove.ts';
import { type Analysis, analyse } from '../../services/reports/src/analysis/pipeline.ts';
import { concurrently } from '../../services/reports/src/features/generate-report/concurrently.ts';
import type { Campaign } from './campaign-file.ts';
import { ModelByFolder } from './model-by-folder.ts';
import { firstOf } from './named-corpora.ts';
import { reportText } from './print-report.ts';
import { type Report, type ReportInput, inputOf, reportOf } from './report.ts';

const CONCURRENCY = 40;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { interviews: { type: 'string' }, first: { type: 'string' }, floor: { type: 'boolean', default: false } },
});
const [name = '', folder = ''] = positionals;
if (folder === '') throw new Error('name practitioners or consultations, and a folder');
const input = inputOf(chosenFrom(firstOf(name, values.first)));
mkdirSync(folder, { recursive: true });
const report = values.floor ? reportOf(input) : await withModel(input);
const base = join(folder, values.floor ? 'floor' : 'report');
writeFileSync(`${base}.json`, `${JSON.stringify(report, null, 1)}\n`);
writeFileSync(`${base}.txt`, reportText(report));

function chosenFrom(campaign: Campaign): Campaign {
  const wanted = values.interviews?.split(',');
  if (wanted === undefined) return campaign;
  return {
    ...campaign,
    interviews: campaign.interviews.filter((each) => wanted.some((end) => each.name.endsWith(end))),
  };
}

async function withModel({ totals, ...engineInput }: ReportInput): Promise<Report> {
  const model = new ModelByFolder(folder);
  for (let round = 1; ; round += 1) {
    const step = analyse(engineInput, model.answers, new Map<string, GivenVerdict>());
    if ('done' in step) return made(step.done);
    console.log(`round ${round}:`, countsOf(step.asks));
    await concurrently(step.asks, CONCURRENCY, (each) => model.ask(each));
  }

  function made({ findings, corpus, answers: told, saturation, fit }: Analysis): Report {
    const { usage, requests, judge } = model;
    const use: ModelUse = {
      ...usage,
      model: model.model,
      judge,
      prompts: [],
      unanswered_requests: 0,
      is_recorded: false,
    };
    console.log({ fit, usage, requests: Object.fromEntries(requests), dropped: findings.tally });
    return assemble({ findings, corpus, answers: told, saturation, input: engineInput, totals, method: use });
  }
}

function countsOf(asks: readonly Ask[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const each of asks) counts[each.name] = (counts[each.name] ?? 0) + 1;
  return counts;
}

/**
 * Writes the report on interviews of `INSIGHTS_DATA_DIR` with a language model (`MODEL_*`, `JUDGE_MODEL_*`), and by rules for comparison:
 *
 *     node test/eval/report-with-model.ts practitioners|consultations FOLDER [--interviews NAME,NAME | --first N] [--floor]
 *
 * FOLDER keeps the answers, so that nothing is asked twice, and the report as `report.json` and `report.txt`.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadConfig } from '../../packages/config/src/index.ts';
import {
  NO_USAGE,
  type Usage,
  askModel,
  judgeModelSettings,
  judgeOf,
  modelSettings,
  openModel,
  plus,
} from '../../packages/model/src/index.ts';
import { type Ask, type Answers, CUT } from '../../services/reports/src/analysis/asks.ts';
import { type ModelUse, assemble } from '../../services/reports/src/analysis/assemble/index.ts';
import type { GivenVerdict } from '../../services/reports/src/analysis/model/prove.ts';
import { questionOf } from '../../services/reports/src/analysis/model/questions.ts';
import { type Analysis, analyse } from '../../services/reports/src/analysis/pipeline.ts';
import { concurrently } from '../../services/reports/src/features/generate-report/concurrently.ts';
import type { Campaign } from './campaign-file.ts';
import { practitioners } from './practitioners.ts';
import { reportText } from './print-report.ts';
import { type Report, type ReportInput, inputOf, reportOf } from './report.ts';
import { consultations } from './shared-data.ts';

/** A model by hand, or a slow one. */
const TIMEOUT_MS = 6 * 3_600_000;
const CONCURRENCY = 40;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { interviews: { type: 'string' }, first: { type: 'string' }, floor: { type: 'boolean', default: false } },
});
const [name = '', folder = ''] = positionals;
const CORPORA: Readonly<Record<string, () => Campaign>> = {
  practitioners,
  consultations: () => consultations().campaign,
};
const load = CORPORA[name];
if (load === undefined || folder === '') throw new Error('name practitioners or consultations, and a folder');
const input = inputOf(chosenFrom(load()));
mkdirSync(folder, { recursive: true });
const report = values.floor ? reportOf(input) : await withModel(input);
const base = join(folder, values.floor ? 'floor' : 'report');
writeFileSync(`${base}.json`, `${JSON.stringify(report, null, 1)}\n`);
writeFileSync(`${base}.txt`, reportText(report));

function chosenFrom(campaign: Campaign): Campaign {
  const wanted = values.interviews?.split(',');
  const { interviews } = campaign;
  const chosen = wanted ? interviews.filter((each) => wanted.some((end) => each.name.endsWith(end))) : interviews;
  return { ...campaign, interviews: chosen.slice(0, Number(values.first ?? chosen.length)) };
}

/** What is stored is never asked again; failures are asked again by the next run. */
async function withModel({ totals, ...engineInput }: ReportInput): Promise<Report> {
  const config = loadConfig({ ...modelSettings, ...judgeModelSettings }, process.env);
  const writer = { client: openModel(config, TIMEOUT_MS), model: config.modelName };
  const judging = judgeOf(config);
  const judge = { client: openModel(judging, TIMEOUT_MS), model: judging.modelName };
  const answers = stored();
  const requests = new Map<string, number>();
  let usage: Usage = NO_USAGE;
  for (let round = 1; ; round += 1) {
    const step = analyse(engineInput, answers, new Map<string, GivenVerdict>());
    if ('done' in step) return made(step.done);
    console.log(`round ${round}:`, countsOf(step.asks));
    await concurrently(step.asks, CONCURRENCY, ask);
  }

  async function ask(each: Ask): Promise<void> {
    const question = questionOf(each);
    if (question === null) throw new Error(`there is no question ${each.name}`);
    const endpoint = question.by === 'judge' ? judge : writer;
    const signal = new AbortController().signal;
    const asked = await askModel(question, { ...endpoint, signal, timeout_ms: TIMEOUT_MS, attempts: 3 });
    usage = plus(usage, asked.usage);
    requests.set(each.name, (requests.get(each.name) ?? 0) + 1);
    const answer = asked.outcome === 'cut' ? CUT : asked.answer;
    if (asked.outcome !== 'answered') console.log(`${each.name}: ${asked.outcome}`);
    answers.set(each.key, answer);
    appendFileSync(answersFile(), `${JSON.stringify([each.key, answer])}\n`);
  }

  function made({ findings, corpus, answers: told, saturation, fit }: Analysis): Report {
    const use: ModelUse = {
      ...usage,
      model: config.modelName,
      judge: judging.modelName,
      prompts: [],
      unanswered_requests: 0,
    };
    console.log({ fit, usage, requests: Object.fromEntries(requests), dropped: findings.tally });
    return assemble({ findings, corpus, answers: told, saturation, input: engineInput, totals, method: use });
  }
}

function answersFile(): string {
  return join(folder, 'answers.jsonl');
}

function stored(): Map<string, unknown> & Answers {
  if (!existsSync(answersFile())) return new Map();
  const lines = readFileSync(answersFile(), 'utf8').trim().split('\n');
  return new Map(lines.map((line) => JSON.parse(line) as [string, unknown]));
}

function countsOf(asks: readonly Ask[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const each of asks) counts[each.name] = (counts[each.name] ?? 0) + 1;
  return counts;
}

/** A language model (`MODEL_*`, `JUDGE_MODEL_*`) whose answers are kept in a folder. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
import { type Ask, CUT } from '../../services/reports/src/analysis/asks.ts';
import { questionOf } from '../../services/reports/src/analysis/model/questions.ts';

/** A model by hand, or a slow one. */
const TIMEOUT_MS = 6 * 3_600_000;

/** What is stored is never asked again; failures are asked again by the next run. */
export class ModelByFolder {
  readonly answers: Map<string, unknown>;
  readonly requests = new Map<string, number>();
  readonly model: string;
  readonly judge: string;
  usage: Usage = NO_USAGE;
  readonly #file: string;
  readonly #endpoints;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#file = join(folder, 'answers.jsonl');
    const lines = existsSync(this.#file) ? readFileSync(this.#file, 'utf8').trim().split('\n') : [];
    this.answers = new Map(lines.map((line) => JSON.parse(line) as [string, unknown]));
    const config = loadConfig({ ...modelSettings, ...judgeModelSettings }, process.env);
    const judging = judgeOf(config);
    this.model = config.modelName;
    this.judge = judging.modelName;
    this.#endpoints = {
      writer: { client: openModel(config, TIMEOUT_MS), model: this.model },
      judge: { client: openModel(judging, TIMEOUT_MS), model: this.judge },
    };
  }

  async ask(each: Ask): Promise<void> {
    const question = questionOf(each);
    if (question === null) throw new Error(`there is no question ${each.name}`);
    const signal = new AbortController().signal;
    const endpoint = this.#endpoints[question.by];
    const asked = await askModel(question, { ...endpoint, signal, timeout_ms: TIMEOUT_MS, attempts: 3 });
    this.usage = plus(this.usage, asked.usage);
    this.requests.set(each.name, (this.requests.get(each.name) ?? 0) + 1);
    const answer = asked.outcome === 'cut' ? CUT : asked.answer;
    if (asked.outcome !== 'answered') console.log(`${each.name}: ${asked.outcome}`);
    this.answers.set(each.key, answer);
    appendFileSync(this.#file, `${JSON.stringify([each.key, answer])}\n`);
  }
}

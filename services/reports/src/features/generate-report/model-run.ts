import { createHash } from 'node:crypto';
import type { JobTools } from '@insights/job-worker';
import { type Usage, fits, plus } from '@insights/model';
import { type Ask, CUT } from '../../analysis/asks.ts';
import type { ModelUse } from '../../analysis/assemble/index.ts';
import type { GivenVerdict } from '../../analysis/model/prove.ts';
import { PROMPTS } from '../../analysis/model/questions.ts';
import { type AskedFor, type NewAnswer, readAnswers, readVerdicts, storeAnswer } from '../../db/model-answers.ts';
import { type Spent, readSpent } from '../../db/model-usage.ts';
import type { Deps } from '../../deps.ts';
import type { MadeReport } from '../../engine-threads/messages.ts';
import { concurrently } from './concurrently.ts';
import type { Outcome, ReportModel } from './report-model.ts';

type RunDeps = Pick<Deps, 'db' | 'now'> & { readonly model: ReportModel };

/** Outcomes that asking again would repeat. The others are asked again by the next run. */
const STORED: Partial<Record<Outcome, unknown>> = { cut: CUT, refused: null, unusable: null };
const NOTHING: Usage = { requests: 0, input_tokens: 0, output_tokens: 0, cost: 0 };
/** Answers between two reports of progress. */
const PROGRESS_EVERY = 5;
const PHASES: Readonly<Record<string, 'extracting' | 'clustering'>> = {
  read: 'extracting',
  codebook: 'clustering',
  assign: 'clustering',
};

/**
 * A model's answers for one report. What was answered before is not asked again: each answer is stored as it arrives, so that a run that
 * is repeated continues where it ended.
 */
export class ModelRun {
  readonly answers = new Map<string, unknown>();
  /** What the judge said before this run began: it stays the same during the run. */
  readonly known_verdicts: readonly (readonly [string, GivenVerdict])[];
  readonly #deps: RunDeps;
  readonly #of: AskedFor;
  readonly #tools: JobTools;
  readonly #count: (outcome: Outcome) => void;
  readonly #used = new Set<string>();
  #spent: Spent = { report: NOTHING, campaign: NOTHING, day: NOTHING };
  #unanswered = 0;
  #isRecorded = false;
  #size = 0;

  private constructor(deps: RunDeps, of: AskedFor, tools: JobTools, known: ModelRun['known_verdicts']) {
    this.#deps = deps;
    this.#of = of;
    this.#tools = tools;
    this.#count = deps.model.outcomes();
    this.known_verdicts = known;
  }

  static async open(deps: RunDeps, of: AskedFor, tools: JobTools): Promise<ModelRun> {
    const rows = await deps.db.withWorkspace({ principal: of.principal }, (tx) => readVerdicts(tx, of.interview_id));
    const prefix = verdictKey(deps.model, '');
    const known = rows.filter(({ key }) => key.startsWith(prefix));
    const verdicts = known.map(({ key, answer }) => [key.slice(prefix.length), answer as GivenVerdict] as const);
    return new ModelRun(deps, of, tools, verdicts);
  }

  /** Of the answers, in UTF-16 units. */
  get size(): number {
    return this.#size;
  }

  /** What the version says of the model's use; of all attempts to make it. */
  get use(): ModelUse {
    const { model } = this.#deps;
    const { requests, input_tokens, output_tokens, cost } = this.#spent.report;
    const recorded = this.#isRecorded ? model.recording : null;
    return {
      model: recorded?.model ?? model.name,
      judge: recorded !== null || model.judge === model.name ? null : model.judge,
      is_recorded: recorded !== null,
      prompts: PROMPTS.map((name) => {
        const [, prompt = name, version] = /^(.*)_(\d+)$/u.exec(name) ?? [];
        return { name: prompt, version: Number(version ?? 0) };
      }),
      requests,
      input_tokens,
      output_tokens,
      cost: model.hasPrices ? cost : null,
      unanswered_requests: this.#unanswered,
    };
  }

  /** False: there is no model, and the recording has nothing of the campaign. */
  get hasAnswers(): boolean {
    return this.#deps.model.isConfigured || this.#isRecorded;
  }

  /** Takes the answers that are recorded or stored. Returns the questions without one. */
  async recall(asks: readonly Ask[]): Promise<Ask[]> {
    const { principal, interview_id } = this.#of;
    this.#playRecording(asks);
    const open = asks.filter(({ key }) => !this.answers.has(key));
    const keys = open.map((ask) => this.#keyOf(ask));
    const stored = await this.#deps.db.withWorkspace({ principal }, (tx) => readAnswers(tx, interview_id, keys));
    return open.filter((ask, index) => {
      const key = keys[index] ?? '';
      this.#used.add(key);
      if (!stored.has(key)) return true;
      this.#count('known');
      this.#add(ask.key, stored.get(key));
      return false;
    });
  }

  /** Takes all of the recording once it has an answer to one of the questions: the next run of the engine needs no further round. */
  #playRecording(asks: readonly Ask[]): void {
    const recorded = this.#deps.model.recording?.answers ?? new Map<string, unknown>();
    if (this.#isRecorded || !asks.some(({ key }) => recorded.has(key))) return;
    this.#isRecorded = true;
    for (const [key, answer] of recorded) this.#add(key, answer);
  }

  /** Asks within the budgets. What is not answered is null for this run. Errors: only if the job was cancelled, or somebody was erased. */
  async ask(asks: readonly Ask[]): Promise<void> {
    const { db, model, now } = this.#deps;
    const { principal, interview_id, report_version_id } = this.#of;
    // A recorded campaign costs nothing, whatever is added to it.
    if (this.#isRecorded) return asks.forEach((ask) => this.#leave(ask, 'not_recorded'));
    const day = now().slice(0, 10);
    this.#spent = await db.withWorkspace({ principal }, (tx) =>
      readSpent(tx, { interview_id, report_version_id, day }),
    );
    let done = 0;
    await concurrently(asks, model.concurrency, async (ask) => {
      this.#tools.signal.throwIfAborted();
      await this.#askOne(ask, day);
      done += 1;
      if (done % PROGRESS_EVERY === 0 || done === asks.length) await this.#report(ask, done, asks.length);
    });
    this.#tools.signal.throwIfAborted();
  }

  async #askOne(ask: Ask, day: string): Promise<void> {
    const { db, model } = this.#deps;
    const estimate = model.estimate(ask);
    if (!this.#mayAsk(estimate)) return this.#leave(ask, 'over_budget');
    this.#spend(estimate, 1);
    const { outcome, answer, usage } = await model.ask(ask, this.#tools.signal);
    this.#spend(estimate, -1);
    this.#spend(usage, 1);
    this.#count(outcome);
    const isKept = outcome === 'answered' || outcome in STORED;
    const kept = outcome === 'answered' ? answer : (STORED[outcome] ?? null);
    const { conversation_ids } = ask;
    const answered = isKept ? { key: this.#keyOf(ask), answer: kept, conversation_ids } : null;
    // Also of a request that was cancelled: what its earlier attempts used was spent.
    await storeAnswer(db, this.#of, { used: usage, answered, day });
    this.#tools.signal.throwIfAborted();
    if (outcome !== 'answered' && outcome !== 'cut') this.#unanswered += 1;
    this.#add(ask.key, kept);
  }

  /** To the floor. */
  #leave(ask: Ask, outcome: Outcome): void {
    this.#count(outcome);
    this.#unanswered += 1;
    this.#add(ask.key, null);
  }

  #mayAsk(next: Usage): boolean {
    const { report, campaign, day } = this.#deps.model.budgets;
    const spent = this.#spent;
    return fits(report, spent.report, next) && fits(campaign, spent.campaign, next) && fits(day, spent.day, next);
  }

  #spend({ requests, input_tokens, output_tokens, cost }: Usage, sign: 1 | -1): void {
    const used: Usage = {
      requests: sign * requests,
      input_tokens: sign * input_tokens,
      output_tokens: sign * output_tokens,
      cost: sign * cost,
    };
    const { report, campaign, day } = this.#spent;
    this.#spent = { report: plus(report, used), campaign: plus(campaign, used), day: plus(day, used) };
  }

  #add(key: string, answer: unknown): void {
    this.answers.set(key, answer);
    this.#size += JSON.stringify(answer).length;
  }

  async #report({ name }: Ask, answered: number, asked: number): Promise<void> {
    const stage = name.replace(/(?:_closed)?_\d+$/u, '');
    const { requests } = this.#spent.report;
    const message = `${answered} of ${asked} questions to the language model answered`;
    await this.#tools.progress(PHASES[stage] ?? 'writing', message, { stage, answered, asked, requests });
  }

  #keyOf(ask: Ask): string {
    return hashOf(this.#deps.model.nameFor(ask), ask.key);
  }

  /** What is to be kept of model answers when the version is stored. */
  needed({ fresh_verdicts, used_verdicts }: MadeReport): { used: string[]; verdicts: NewAnswer[] } {
    const keyOf = (item: string): string => verdictKey(this.#deps.model, item);
    return {
      used: [...this.#used, ...used_verdicts.map(keyOf)],
      verdicts: fresh_verdicts.map(({ item, verdict: answer, conversation_ids }) => ({
        key: keyOf(item),
        answer,
        conversation_ids,
      })),
    };
  }
}

const hashOf = (...parts: string[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

const verdictKey = ({ judge }: ReportModel, item: string): string => `${hashOf(judge)} ${item}`;

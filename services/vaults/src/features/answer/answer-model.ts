import type { OpenAI } from 'openai';
import { Counter } from 'prom-client';
import type { Running } from '@insights/grpc-kit';
import { Circuit, type ModelQuestion, type RequestOutcome, askModel, openModel } from '@insights/model';
import type { AnswerModelConfig } from '../../config-model.ts';
import type { Fault } from '../../domain/answer/fault-in.ts';
import { HourlyBudget } from './hourly-budget.ts';

/** What became of a question. The last three: not asked, because the model keeps failing, is busy, or the workspace's budget is used up. */
type Outcome = RequestOutcome | 'not_tried' | 'busy' | 'over_budget';

/** The language model of this process. While it fails, it is asked rarely, so that nobody waits for it. */
export class AnswerModel {
  readonly name: string;
  readonly #config: AnswerModelConfig;
  readonly #client: OpenAI;
  readonly #stopping: AbortSignal;
  readonly #circuit = new Circuit();
  readonly #budget: HourlyBudget;
  readonly #requests: Counter<'outcome'>;
  readonly #dropped: Counter<'fault'>;
  #running = 0;

  constructor(config: AnswerModelConfig, { registry, stopping }: Pick<Running, 'registry' | 'stopping'>) {
    this.name = config.modelName;
    this.#config = config;
    this.#client = openModel(config, config.modelTimeoutMs);
    this.#stopping = stopping;
    this.#budget = new HourlyBudget({ calls: config.modelMaxCalls, tokens: config.modelMaxTokens });
    this.#requests = new Counter({
      name: 'insights_vaults_model_requests_total',
      help: 'Questions to the language model for answers, by outcome; `not_tried`, `busy` and `over_budget` made no request.',
      labelNames: ['outcome'],
      registers: [registry],
    });
    this.#dropped = new Counter({
      name: 'insights_vaults_model_dropped_sentences_total',
      help: 'Sentences of the language model that are not in answers, by fault.',
      labelNames: ['fault'],
      registers: [registry],
    });
  }

  /** Null if the model fails, refuses, answers in another form, is late, or may not be asked now. */
  async ask<T>(question: ModelQuestion<T>, workspaceId: string, signal: AbortSignal | undefined): Promise<T | null> {
    const hindrance = this.#hindranceFor(workspaceId);
    if (hindrance !== null) {
      this.#requests.inc({ outcome: hindrance });
      return null;
    }
    this.#running += 1;
    this.#budget.spend(workspaceId, { calls: 1, tokens: 0 });
    const { modelName: model, modelTimeoutMs: timeout_ms } = this.#config;
    const either = signal ? AbortSignal.any([this.#stopping, signal]) : this.#stopping;
    const asked = await askModel(question, { client: this.#client, model, timeout_ms, signal: either });
    this.#running -= 1;
    this.#budget.spend(workspaceId, { calls: 0, tokens: asked.tokens });
    this.#note(asked.outcome);
    return asked.answer;
  }

  countDropped(faults: readonly Fault[]): void {
    for (const fault of faults) this.#dropped.inc({ fault });
  }

  #hindranceFor(workspaceId: string): Outcome | null {
    if (!this.#budget.admits(workspaceId)) return 'over_budget';
    if (this.#running >= this.#config.modelConcurrency) return 'busy';
    return this.#circuit.admits() ? null : 'not_tried';
  }

  #note(outcome: RequestOutcome): void {
    this.#requests.inc({ outcome });
    if (outcome === 'failed' || outcome === 'timed_out') this.#circuit.failed();
    else if (outcome !== 'cancelled') this.#circuit.succeeded();
  }
}

/** Null without a configured model. */
export const openAnswerModel = (
  config: AnswerModelConfig,
  running: Pick<Running, 'registry' | 'stopping'>,
): AnswerModel | null => (config.modelProvider === 'builtin' ? null : new AnswerModel(config, running));

import type { OpenAI } from 'openai';
import { Counter } from 'prom-client';
import type { Running } from '@insights/grpc-kit';
import { type Asked, type ModelQuestion, askModel, openModel } from '@insights/model';
import type { FactModelConfig } from '../../config-model.ts';
import type { FactFault } from '../../domain/facts/check-facts.ts';
import { HourlyBudget } from '../answer/hourly-budget.ts';

/** What became of a fact that the model named. `outdated`: its document changed or was erased meanwhile. */
type FactOutcome = FactFault | 'stored' | 'outdated';

/** The language model that reads facts. Its budget is apart from that of answers. */
export class FactModel {
  readonly #timeout_ms: number;
  readonly #name: string;
  readonly #client: OpenAI;
  readonly #budget: HourlyBudget;
  readonly #requests: Counter<'outcome'>;
  readonly #facts: Counter<'outcome'>;

  constructor(config: FactModelConfig, { registry }: Pick<Running, 'registry'>) {
    this.#timeout_ms = config.modelFactsTimeoutMs;
    this.#name = config.modelName;
    this.#client = openModel(config, config.modelFactsTimeoutMs);
    this.#budget = new HourlyBudget({ calls: config.modelFactsMaxCalls, tokens: config.modelFactsMaxTokens });
    this.#requests = new Counter({
      name: 'insights_vaults_fact_requests_total',
      help: 'Requests to the language model for the facts of documents, by outcome.',
      labelNames: ['outcome'],
      registers: [registry],
    });
    this.#facts = new Counter({
      name: 'insights_vaults_model_facts_total',
      help: 'Facts that the language model named, by what became of them; all but `stored` were dropped.',
      labelNames: ['outcome'],
      registers: [registry],
    });
  }

  /** The workspaces whose budget of the hour is used up. */
  overBudget(): string[] {
    return this.#budget.usedUp();
  }

  admits(workspaceId: string): boolean {
    return this.#budget.admits(workspaceId);
  }

  async ask<T>(question: ModelQuestion<T>, workspaceId: string, signal: AbortSignal): Promise<Asked<T>> {
    this.#budget.spend(workspaceId, { calls: 1, tokens: 0 });
    const options = { client: this.#client, model: this.#name, timeout_ms: this.#timeout_ms, signal };
    const asked = await askModel(question, options);
    this.#budget.spend(workspaceId, { calls: 0, tokens: asked.tokens });
    this.#requests.inc({ outcome: asked.outcome });
    return asked;
  }

  count(outcome: FactOutcome, facts = 1): void {
    this.#facts.inc({ outcome }, facts);
  }
}

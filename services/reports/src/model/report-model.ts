import type { OpenAI } from 'openai';
import { Counter } from 'prom-client';
import type { Running } from '@insights/grpc-kit';
import { openModel } from '@insights/model';
import type { ReportsConfig } from '../config.ts';
import { type AnswerCache, type Budget, ModelSession, type Outcome } from './model-session.ts';

/** The language model of this process. */
export class ReportModel {
  readonly name: string;
  /** Requests of one report at the same time. */
  readonly concurrency: number;
  readonly #client: OpenAI;
  readonly #timeout_ms: number;
  readonly #budget: Budget;
  readonly #requests: Counter<'outcome'>;
  readonly #logger: Running['logger'];

  constructor(config: ReportsConfig, { registry, logger }: Pick<Running, 'registry' | 'logger'>) {
    this.#logger = logger;
    this.name = config.modelName;
    this.concurrency = config.modelConcurrency;
    this.#timeout_ms = config.modelTimeoutMs;
    this.#budget = { calls: config.modelMaxCalls, tokens: config.modelMaxTokens };
    this.#client = openModel(config, config.modelTimeoutMs);
    this.#requests = new Counter({
      name: 'insights_reports_model_requests_total',
      help: 'Questions to the language model for reports, by outcome; `known` and `over_budget` made no request.',
      labelNames: ['outcome'],
      registers: [registry],
    });
  }

  /** The requests of one report. */
  open(cache: AnswerCache, signal: AbortSignal): ModelSession {
    const options = { client: this.#client, model: this.name, budget: this.#budget, timeout_ms: this.#timeout_ms };
    const logged = new Set<Outcome>();
    const onOutcome = (outcome: Outcome) => {
      this.#requests.inc({ outcome });
      if (outcome === 'answered' || outcome === 'known' || logged.has(outcome)) return;
      logged.add(outcome);
      this.#logger.warn({ outcome }, 'language model request unanswered; further ones of this report are only counted');
    };
    return new ModelSession({ ...options, cache, signal, onOutcome });
  }
}

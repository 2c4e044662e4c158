import type { OpenAI } from 'openai';
import { Counter } from 'prom-client';
import type { Running } from '@insights/grpc-kit';
import {
  type Asked,
  type Budget,
  type ModelConfig,
  type Prices,
  type RequestOutcome,
  type Usage,
  Circuit,
  askModel,
  estimateOf,
  judgeOf,
  openModel,
} from '@insights/model';
import type { Ask } from '../../analysis/asks.ts';
import { questionOf } from '../../analysis/model/questions.ts';
import type { ReportsConfig } from '../../config.ts';
import { type Recording, readRecording } from './recording.ts';

/** What became of a question. `known`: asked before. `not_recorded`: of a recorded campaign, and missing there. */
export type Outcome = RequestOutcome | 'known' | 'over_budget' | 'not_recorded';

/** Of one question. A busy endpoint is asked again after its Retry-After. */
const ATTEMPTS = 4;

interface Endpoint {
  readonly client: OpenAI;
  readonly model: string;
  readonly circuit: Circuit;
  readonly prices: Prices;
}

/** The language models of this process: one that writes, and one that judges. Recorded answers stand for both, or beside them. */
export class ReportModel {
  /** Requests of one report at the same time. */
  readonly concurrency: number;
  readonly budgets: { readonly report: Budget; readonly campaign: Budget; readonly day: Budget };
  readonly recording: Recording | null;
  /** Null: the recording alone. */
  readonly #endpoints: { readonly writer: Endpoint; readonly judge: Endpoint } | null;
  readonly #timeout_ms: number;
  readonly #requests: Counter<'outcome'>;
  readonly #logger: Running['logger'];
  #questions = 0;

  /** Null: neither a model nor a recording. */
  static open(config: ReportsConfig, running: Pick<Running, 'registry' | 'logger'>): ReportModel | null {
    return config.modelProvider === 'openai' || config.modelRecording !== '' ? new ReportModel(config, running) : null;
  }

  constructor(config: ReportsConfig, { registry, logger }: Pick<Running, 'registry' | 'logger'>) {
    this.#logger = logger;
    this.concurrency = config.modelConcurrency;
    this.budgets = {
      report: config.modelReportBudget,
      campaign: config.modelCampaignBudget,
      day: config.modelDailyBudget,
    };
    this.#timeout_ms = config.modelTimeoutMs;
    this.recording = config.modelRecording === '' ? null : readRecording(config.modelRecording);
    this.#endpoints = config.modelProvider === 'openai' ? this.#openAll(config) : null;
    this.#requests = new Counter({
      name: 'insights_reports_model_requests_total',
      help: 'Questions to the language model for reports, by outcome; `known`, `not_recorded` and `over_budget` made no request.',
      labelNames: ['outcome'],
      registers: [registry],
    });
  }

  #openAll(config: ReportsConfig) {
    const writer = { input: config.modelInputPrice, output: config.modelOutputPrice };
    const judge = { input: config.judgeModelInputPrice, output: config.judgeModelOutputPrice };
    const isSame = config.judgeModelName === '' && config.judgeModelBaseUrl === '';
    return { writer: this.#open(config, writer), judge: this.#open(judgeOf(config), isSame ? writer : judge) };
  }

  #open(config: ModelConfig, prices: Prices): Endpoint {
    const client = openModel(config, this.#timeout_ms);
    return { client, model: config.modelName, circuit: new Circuit(), prices };
  }

  /** Whether questions can be asked that the recording does not have. */
  get isConfigured(): boolean {
    return this.#endpoints !== null;
  }

  get name(): string {
    return this.#endpoints?.writer.model ?? this.recording?.model ?? '';
  }

  get judge(): string {
    return this.#endpoints?.judge.model ?? this.recording?.model ?? '';
  }

  /** Whether cost can be told. */
  get hasPrices(): boolean {
    return Object.values(this.#endpoints ?? {}).some(({ prices }) => prices.input > 0 || prices.output > 0);
  }

  /** The model that answers a question. */
  nameFor(ask: Ask): string {
    return questionOf(ask)?.by === 'judge' ? this.judge : this.name;
  }

  estimate(ask: Ask): Usage {
    const { question, endpoint } = this.#questionOf(ask);
    return estimateOf(question, endpoint.prices);
  }

  ask(ask: Ask, signal: AbortSignal): Promise<Asked<unknown>> {
    const { question, endpoint } = this.#questionOf(ask);
    return askModel(question, { ...endpoint, timeout_ms: this.#timeout_ms, signal, attempts: ATTEMPTS });
  }

  /** Runs `work` unless as many questions of people are being answered as requests may run at once; then null. */
  async whileFree<T>(work: () => Promise<T>): Promise<T | null> {
    if (this.#questions >= this.concurrency) return null;
    this.#questions += 1;
    try {
      return await work();
    } finally {
      this.#questions -= 1;
    }
  }

  #questionOf(ask: Ask) {
    const question = questionOf(ask);
    if (question === null) throw new Error(`there is no question ${ask.name}`);
    if (this.#endpoints === null) throw new Error('no language model is configured');
    return { question, endpoint: this.#endpoints[question.by] };
  }

  /** Counts the outcomes of one report; of each kind that is no answer, the first is logged. */
  outcomes(): (outcome: Outcome) => void {
    const logged = new Set<Outcome>(['answered', 'known', 'not_recorded', 'cancelled']);
    return (outcome) => {
      this.#requests.inc({ outcome });
      if (logged.has(outcome)) return;
      logged.add(outcome);
      this.#logger.warn({ outcome }, 'language model request unanswered; further ones of this report are only counted');
    };
  }
}

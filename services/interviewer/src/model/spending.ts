import {
  type AskOptions,
  type Asked,
  type Budget,
  type ModelQuestion,
  NO_USAGE,
  type Prices,
  type RequestOutcome,
  type Usage,
  askModel,
  estimateOf,
  fits,
  minus,
  mostOf,
} from '@insights/model';
import type { ConductConfig } from '../config.ts';

/** What was used for a session, and on a day for its campaign and its workspace. */
export interface Sums {
  readonly session: Usage;
  readonly campaign: Usage;
  readonly workspace: Usage;
  /** UTC; what is given back later belongs to the same day. */
  readonly day: string;
}

/** Adds to the stored sums and returns them. Errors: AppError. */
export type AddUse = (use: Usage, day: string | null) => Promise<Sums>;

/** Receives what a request used. */
export type CountUse = (use: Usage) => void;

/** Outcomes of requests that may go on at the endpoint, so that nobody says what they use. */
const UNKNOWN_USE: ReadonlySet<RequestOutcome> = new Set(['timed_out', 'cancelled']);

/** Asks a model within the budgets of a session, a campaign and a workspace. */
export class Spending {
  readonly #budgets: Readonly<Record<'session' | 'campaign' | 'workspace', Budget>>;
  readonly #prices: Prices;
  readonly #count: CountUse;

  constructor(config: ConductConfig, count: CountUse = () => undefined) {
    const { modelSessionBudget: session, modelCampaignBudget: campaign, modelDailyBudget: workspace } = config;
    this.#budgets = { session, campaign, workspace };
    this.#prices = { input: config.modelInputPrice, output: config.modelOutputPrice };
    this.#count = count;
  }

  /**
   * Adds the most that the request can use before it is made, so that requests of any number of processes stay within the budgets together,
   * and gives back the rest afterwards. If that fails, or the process ends, too much stays counted, never too little. Errors: what `addUse`
   * throws before anything is asked.
   */
  async ask<T>(
    question: ModelQuestion<T>,
    given: AskOptions,
    addUse: AddUse,
  ): Promise<Asked<T> | { outcome: 'over_budget'; answer: null }> {
    const options = { ...given, prices: this.#prices };
    const most = mostOf(question, options);
    const spent = await addUse(most, null);
    const settle = (used: Usage): void => void addUse(minus(used, most), spent.day).catch(() => undefined);
    if (!this.#isWithin(spent)) {
      settle(NO_USAGE);
      return { outcome: 'over_budget', answer: null };
    }
    const asked = await askModel(question, options);
    const isUnknown = UNKNOWN_USE.has(asked.outcome);
    const used = isUnknown ? { ...estimateOf(question, this.#prices), requests: most.requests } : asked.usage;
    this.#count(used);
    settle(used);
    return asked;
  }

  #isWithin(spent: Sums): boolean {
    return (['session', 'campaign', 'workspace'] as const).every((of) => fits(this.#budgets[of], spent[of], NO_USAGE));
  }
}

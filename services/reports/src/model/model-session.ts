import { createHash } from 'node:crypto';
import type { OpenAI } from 'openai';
import { type ModelQuestion, type RequestOutcome, askModel } from '@insights/model';

/** Answers that were given before, by what was asked. */
export interface AnswerCache {
  get(key: string): Promise<unknown>;
  put(key: string, answer: unknown): Promise<void>;
}

export interface Budget {
  /** Requests of one report. */
  calls: number;
  /** Tokens of one report, as the model counts them. */
  tokens: number;
}

/** What became of a question. `known`: asked before. `over_budget`: not asked. */
export type Outcome = Exclude<RequestOutcome, 'cancelled'> | 'known' | 'over_budget';

export interface SessionOptions {
  client: OpenAI;
  model: string;
  budget: Budget;
  cache: AnswerCache;
  timeout_ms: number;
  signal: AbortSignal;
  onOutcome(outcome: Outcome): void;
}

/** The requests of one report to a language model, within its budget. A question that was answered before costs nothing. */
export class ModelSession {
  readonly #options: SessionOptions;
  #calls = 0;
  #tokens = 0;

  constructor(options: SessionOptions) {
    this.#options = options;
  }

  get spent(): Budget {
    return { calls: this.#calls, tokens: this.#tokens };
  }

  /** Null if the model fails, refuses, answers in another form, or the budget is used up. Errors: only if the signal aborts. */
  async ask<T>(question: ModelQuestion<T>): Promise<T | null> {
    const key = this.#keyOf(question);
    const known = question.answer.safeParse(await this.#options.cache.get(key));
    if (known.success) {
      this.#options.onOutcome('known');
      return known.data;
    }
    const answer = await this.#request(question);
    this.#options.signal.throwIfAborted();
    if (answer !== null) await this.#options.cache.put(key, answer);
    return answer;
  }

  #keyOf({ name, instructions, data }: ModelQuestion<unknown>): string {
    const text = JSON.stringify([this.#options.model, name, instructions, data]);
    return createHash('sha256').update(text).digest('hex');
  }

  async #request<T>(question: ModelQuestion<T>): Promise<T | null> {
    const { budget, onOutcome } = this.#options;
    if (this.#calls >= budget.calls || this.#tokens >= budget.tokens) {
      onOutcome('over_budget');
      return null;
    }
    this.#calls += 1;
    const { outcome, answer, tokens } = await askModel(question, this.#options);
    this.#tokens += tokens;
    if (outcome !== 'cancelled') onOutcome(outcome);
    return answer;
  }
}

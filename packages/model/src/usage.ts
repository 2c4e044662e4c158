import { type ModelQuestion, MAX_OUTPUT_TOKENS } from './model-question.ts';

/** What was spent, or may be. `cost` is in the currency of the prices; 0 where no price is set. */
export interface Usage {
  readonly requests: number;
  readonly input_tokens: number;
  readonly output_tokens: number;
  readonly cost: number;
}

/** Prices for a million tokens; 0: unknown. */
export interface Prices {
  readonly input: number;
  readonly output: number;
}

/** A limit for a report, a campaign or a workspace's day; null: unlimited. */
export interface Budget {
  readonly requests: number | null;
  readonly tokens: number | null;
  readonly cost: number | null;
}

export const NO_USAGE: Usage = { requests: 0, input_tokens: 0, output_tokens: 0, cost: 0 };

const MILLION = 1_000_000;
/** Low for English, so that estimates are rather too high. */
const CHARACTERS_PER_TOKEN = 3.5;
/** Instructions and schema that every request carries besides its own. */
const OVERHEAD_TOKENS = 200;
const TYPICAL_OUTPUT_TOKENS = 1_000;

export const plus = (a: Usage, b: Usage): Usage => ({
  requests: a.requests + b.requests,
  input_tokens: a.input_tokens + b.input_tokens,
  output_tokens: a.output_tokens + b.output_tokens,
  cost: a.cost + b.cost,
});

export const minus = (a: Usage, b: Usage): Usage => ({
  requests: a.requests - b.requests,
  input_tokens: a.input_tokens - b.input_tokens,
  output_tokens: a.output_tokens - b.output_tokens,
  cost: a.cost - b.cost,
});

export const tokensIn = (text: string): number => Math.ceil(text.length / CHARACTERS_PER_TOKEN);

export const usageOf = (input_tokens: number, output_tokens: number, { input, output }: Prices): Usage => ({
  requests: 1,
  input_tokens,
  output_tokens,
  cost: (input_tokens * input + output_tokens * output) / MILLION,
});

/** What a question will use, before it is asked. */
export function estimateOf(question: ModelQuestion<unknown>, prices: Prices): Usage {
  const input = tokensIn(JSON.stringify(question.data)) + tokensIn(question.instructions) + OVERHEAD_TOKENS;
  return usageOf(input, Math.min(question.output_tokens ?? TYPICAL_OUTPUT_TOKENS, MAX_OUTPUT_TOKENS), prices);
}

/** Whether `next` may be spent after `spent`. */
export function fits(budget: Budget, spent: Usage, next: Usage): boolean {
  const { requests, input_tokens, output_tokens, cost } = plus(spent, next);
  const used = { requests, tokens: input_tokens + output_tokens, cost };
  return (['requests', 'tokens', 'cost'] as const).every((each) => used[each] <= (budget[each] ?? Infinity));
}

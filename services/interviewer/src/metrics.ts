import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Refusal } from './engine/index.ts';
import type { Failure } from './model/conductor.ts';
import type { CountUse } from './model/spending.ts';

export interface InterviewerMetrics {
  /** From noticing that a turn is due until it is stored, including the wait for the participant to finish. */
  readonly turn_seconds: Histogram;
  readonly model_fallbacks: Counter<'reason'>;
  readonly countUse: CountUse;
}

/** `inFlight` returns how many of `capacity` sessions are being conducted. */
export function interviewerMetrics(
  registry: Registry,
  { capacity, inFlight }: { capacity: number; inFlight: () => number },
): InterviewerMetrics {
  const registers = [registry];
  const sessions: Gauge = new Gauge({
    name: 'insights_interviewer_sessions',
    help: 'Sessions that this process is conducting.',
    registers,
    collect: () => sessions.set(inFlight()),
  });
  new Gauge({
    name: 'insights_interviewer_capacity',
    help: 'Maximum number of sessions that this process conducts.',
    registers,
  }).set(capacity);
  return {
    countUse: useCounter(registers),
    turn_seconds: new Histogram({
      name: 'insights_interviewer_turn_seconds',
      help: 'Time from noticing that an interviewer turn is due until it is stored.',
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16],
      registers,
    }),
    model_fallbacks: new Counter({
      name: 'insights_interviewer_model_fallbacks_total',
      help: 'Turns of the built-in engine because no decision of the language model was used, by reason.',
      labelNames: ['reason'],
      registers,
    }),
  };
}

function useCounter(registers: Registry[]): CountUse {
  const [requests, cost] = (
    [
      ['requests', 'Requests to the language model.'],
      ['cost', 'Cost of requests to the language model, in the currency of the prices; 0 without prices.'],
    ] as const
  ).map(([name, help]) => new Counter({ name: `insights_interviewer_model_${name}_total`, help, registers }));
  const tokens = new Counter({
    name: 'insights_interviewer_model_tokens_total',
    help: 'Tokens that the language model read (`input`) and wrote (`output`).',
    labelNames: ['direction'],
    registers,
  });
  return (use) => {
    requests?.inc(use.requests);
    cost?.inc(use.cost);
    tokens.inc({ direction: 'input' }, use.input_tokens);
    tokens.inc({ direction: 'output' }, use.output_tokens);
  };
}

/** `not_allowed`: the engine does not allow the action or the question. */
export type Fallback = Failure | Refusal | 'not_allowed';
export type CountFallback = (reason: Fallback) => void;

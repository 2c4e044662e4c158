import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Fallback } from './model/fallback.ts';

export interface InterviewerMetrics {
  /** From seeing that a turn is due to having it stored, the pause for thought included. */
  readonly turn_seconds: Histogram;
  readonly model_fallbacks: Counter<'reason'>;
}

/** No id is ever a label. `inFlight` tells how many of `capacity` sessions are conducted at the moment. */
export function interviewerMetrics(
  registry: Registry,
  { capacity, inFlight }: { capacity: number; inFlight: () => number },
): InterviewerMetrics {
  const registers = [registry];
  const sessions: Gauge = new Gauge({
    name: 'interviewer_sessions',
    help: 'Sessions that this process conducts.',
    registers,
    collect: () => sessions.set(inFlight()),
  });
  new Gauge({
    name: 'interviewer_capacity',
    help: 'Sessions that this process conducts at most.',
    registers,
  }).set(capacity);
  return {
    turn_seconds: new Histogram({
      name: 'interviewer_turn_seconds',
      help: 'Time from seeing that a turn of the interviewer is due to having it stored.',
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16],
      registers,
    }),
    model_fallbacks: new Counter({
      name: 'interviewer_model_fallbacks_total',
      help: 'Turns that the built-in engine worded because the language model did not, by reason.',
      labelNames: ['reason'],
      registers,
    }),
  };
}

export type CountFallback = (reason: Fallback) => void;

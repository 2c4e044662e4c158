import { SIGNS, WISHES } from '@insights/signals';
import type { Sign, Signal, SignalKind, Wish } from '@insights/signals';

/** What a language model has read in a participant's turn. What it doesn't name, it denies. */
export interface Heard {
  signs: readonly Sign[];
  wishes: readonly Wish[];
}

const READ_BY_BOTH: ReadonlySet<SignalKind> = new Set<SignalKind>([...SIGNS, ...WISHES]);

/**
 * Joins what the rules and the model have read. A certain one of either stands. An uncertain rule stands only if no model was heard, and is
 * certain if the model names the same.
 */
export function joinHeard(signals: readonly Signal[], heard: Heard | undefined, text: string): Signal[] {
  if (heard === undefined) return [...signals];
  const named: ReadonlySet<SignalKind> = new Set<SignalKind>([...heard.signs, ...heard.wishes]);
  const kept = signals.flatMap((signal): Signal[] => {
    if (named.has(signal.kind)) return [{ ...signal, certainty: 'certain' }];
    return signal.certainty === 'uncertain' && READ_BY_BOTH.has(signal.kind) ? [] : [signal];
  });
  const added = [...named]
    .filter((kind) => !kept.some((signal) => signal.kind === kind))
    .map((kind): Signal => ({ kind, rule: 'model', words: [], start: 0, end: text.length, certainty: 'certain' }));
  return [...kept, ...added];
}

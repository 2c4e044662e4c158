export { signalsOf } from './signals.ts';
export { SIGNS, WISHES } from './types.ts';
export type { Certainty, Message, Sign, Signal, SignalKind, Wish } from './types.ts';

export { LEXICONS } from './lexicon/index.ts';
export { signalsOf } from './signals.ts';
export type { Message, Signal, SignalKind } from './types.ts';

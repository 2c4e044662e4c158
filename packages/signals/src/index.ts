export { signalsOf } from './signals.ts';
export type { Message, Signal, SignalKind } from './types.ts';

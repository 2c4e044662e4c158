export type { Piece } from './lexicon/lexicon.ts';
export { piecesOf, prepareSignals, signalsOf } from './signals.ts';
export { SIGNS, WISHES } from './types.ts';
export type { Certainty, Message, Sign, Signal, SignalKind, Wish } from './types.ts';

export { acceptModelTurn } from './guard.ts';
export type { Verdict } from './guard.ts';
export { lexiconOf } from './lexicon/index.ts';
export { nextMove } from './next-move.ts';
export type { Campaign, InterviewInput, Move, MoveKind, Question, Template, Turn } from './types.ts';

import type { InterviewInput, Move } from '../engine/index.ts';

/** Which interview a request is about. */
export interface Held {
  readonly session_id: string;
  readonly workspace_id: string;
  /** Of the claim: a session that is claimed again may have another guide. */
  readonly fence: number;
}

/** Asks for the next move, or how long to wait before it. */
export interface ToEngine {
  readonly kind: 'move' | 'pause';
  readonly session: string;
  readonly input: InterviewInput;
  /** The pause after a finished message. */
  readonly think_ms: number;
}

export type FromEngine =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'pause'; readonly pause_ms: number };

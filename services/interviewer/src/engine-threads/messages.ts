import {
  type Beginning,
  type Begun,
  type Decision,
  type InterviewInput,
  type Move,
  type Proposal,
  type Proved,
  begin,
  complete,
  propose,
  prove,
} from '../engine/index.ts';

/** Which interview a request is about. */
export interface Held {
  readonly session_id: string;
  readonly workspace_id: string;
  /** Of the claim: a session that is claimed again may have another guide. */
  readonly fence: number;
}

export interface ToEngine {
  readonly session: string;
  readonly input: InterviewInput;
  readonly request: Request;
}

/** Asks for the next move, whether a decision may be carried out or begun, or how a turn that was begun ends. */
export type Request =
  | { readonly kind: 'propose' }
  | { readonly kind: 'prove'; readonly decision: Decision }
  | { readonly kind: 'begin'; readonly decision: Decision }
  | { readonly kind: 'complete'; readonly begun: Begun };

export type FromEngine =
  | { readonly kind: 'propose'; readonly proposal: Proposal }
  | { readonly kind: 'prove'; readonly proved: Proved }
  | { readonly kind: 'begin'; readonly beginning: Beginning | null }
  | { readonly kind: 'complete'; readonly move: Move };

export function answerTo(request: Request, input: InterviewInput): FromEngine {
  const { kind } = request;
  if (kind === 'propose') return { kind, proposal: propose(input) };
  if (kind === 'prove') return { kind, proved: prove(input, request.decision) };
  if (kind === 'begin') return { kind, beginning: begin(input, request.decision) };
  return { kind, move: complete(input, request.begun) };
}

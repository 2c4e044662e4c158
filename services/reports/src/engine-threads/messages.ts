import type { campaigns } from '@insights/contracts';
import type { Guide, Statement } from '@insights/statements';
import type { EngineInput } from '../engine/digest.ts';
import type { EngineOutput } from '../engine/types.ts';
import type { ModelTally } from '../model/tally.ts';

/** What a report is made from besides its digests. */
export type ReportTask = Omit<EngineInput, 'digests'>;

/** The JSON of a digest. */
export interface DigestJson {
  readonly conversation_id: string;
  readonly digest: string;
}

/** Requests to a thread. Each gets one reply, so neither side runs ahead of the other. */
export type ToEngine =
  | { readonly kind: 'read'; readonly guide: Guide }
  /** Part of a transcript. A long conversation continues in the next part, which then has turns and no conversation id. */
  | { readonly kind: 'part'; readonly part: campaigns.Transcript }
  /** The last conversation is complete. */
  | { readonly kind: 'end' }
  | { readonly kind: 'report'; readonly task: ReportTask }
  | { readonly kind: 'digests'; readonly digests: readonly string[] }
  | { readonly kind: 'synthesize' }
  | { readonly kind: 'find'; readonly digest: string; readonly place: Place };

export type FromEngine =
  | { readonly kind: 'ready' }
  /** The conversations that the request completed. */
  | { readonly kind: 'read'; readonly digests: readonly DigestJson[] }
  | { readonly kind: 'synthesis'; readonly synthesis: Synthesis }
  | { readonly kind: 'found'; readonly statement: FoundStatement | null };

/** A place in a conversation; `at` is a UTF-16 offset in the turn's text. */
export interface Place {
  readonly turn_id: string;
  readonly at: number;
}

export type FoundStatement = Pick<Statement, 'start' | 'end' | 'kind' | 'polarity'>;

export interface Synthesis {
  readonly output: EngineOutput;
  /** The ids of the interviewer's turns that the cited turns answer, by the id of the cited turn. */
  readonly asked_turns: Readonly<Record<string, string>>;
  /** How a model's answers about the conversations were used. */
  readonly model_tally: ModelTally;
}

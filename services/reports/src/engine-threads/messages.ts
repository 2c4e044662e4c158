import type { campaigns } from '@insights/contracts';
import type { EngineInput, EngineOutput } from '../engine/types.ts';

/** Requests to a thread. Each gets one reply, so neither side runs ahead of the other. */
export type ToEngine =
  | ({ readonly kind: 'begin' } & Omit<EngineInput, 'conversations'>)
  | { readonly kind: 'part'; readonly part: campaigns.Transcript }
  | { readonly kind: 'synthesize' };

export type FromEngine =
  | { readonly kind: 'ready' }
  /** `unverified`: quotes that differ from their turns. */
  | { readonly kind: 'synthesis'; readonly output: EngineOutput; readonly unverified: number };

import type { campaigns } from '@insights/contracts';
import type { EngineInput, EngineOutput, TurnTags } from '../engine/types.ts';

/** What a thread is told. Each message gets one reply, so neither side runs ahead of the other. */
export type ToEngine =
  | ({ readonly kind: 'begin' } & Omit<EngineInput, 'conversations'>)
  | { readonly kind: 'part'; readonly part: campaigns.Transcript }
  | { readonly kind: 'synthesize' }
  /** The first tagged turns, then the following ones, until there are none. */
  | { readonly kind: 'tag' | 'next' };

export type FromEngine =
  | { readonly kind: 'ready' }
  /** `unverified`: quotes that differ from their turns. */
  | { readonly kind: 'synthesis'; readonly output: EngineOutput; readonly unverified: number }
  | { readonly kind: 'tags'; readonly turns: readonly TurnTags[] };

import type { ConversationDigest } from '../digest.ts';
import { byContent } from './content-order.ts';
import { withoutPlurals } from './plurals.ts';
import { readParticipants } from './participants.ts';
import type { Participant } from './participants.ts';
import { saidBy } from './said.ts';
import type { Said } from './said.ts';
import { termsOf } from './terms.ts';
import type { CorpusTerm } from './terms.ts';

/** All that was said in a campaign, as the later steps read it. Nothing in it depends on ids or on the order of the input. */
export interface Corpus {
  /** In an order that depends only on what was said; `Said.conversation` is a position in it. */
  digests: readonly ConversationDigest[];
  /** P1, P2, …; `Said.participant` is a position in it. */
  participants: readonly Participant[];
  /** Every statement, by conversation, then as said; `Said.index` is its position. */
  statements: readonly Said[];
  /** The terms of the statements that raise something, by key. */
  terms: ReadonlyMap<string, CorpusTerm>;
}

/** The readings of a campaign's conversations as one corpus. */
export function readCorpus(given: readonly ConversationDigest[]): Corpus {
  const digests = byContent(given);
  const { participants, positionOf } = readParticipants(digests);
  const statements = withoutPlurals(
    digests
      .flatMap((digest, conversation) => saidBy(digest, conversation, positionOf))
      .map((said, index) => ({ ...said, index })),
  );
  return { digests, participants, statements, terms: termsOf(statements, digests) };
}

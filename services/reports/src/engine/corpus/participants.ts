import type { ConversationDigest } from '../digest.ts';

/** A person who was interviewed, in one or several conversations. */
export interface Participant {
  /** P1, P2, … */
  id: string;
  /** The first conversation with this person, in the order of the corpus. */
  conversation_id: string;
  contact_id: string;
  speaker_label: string | null;
  language: string;
}

/** The position of the person who speaks in a conversation under a label; '' where there is one speaker only. */
export type PositionOf = (digest: ConversationDigest, label: string) => number | undefined;

/**
 * The people behind the conversations, numbered in the order of the corpus. Conversations of the same contact and label
 * are of the same person.
 */
export function readParticipants(digests: readonly ConversationDigest[]): {
  participants: Participant[];
  positionOf: PositionOf;
} {
  const participants: Participant[] = [];
  const positions = new Map<string, number>();
  for (const digest of digests) {
    for (const { key } of digest.reading.participants) {
      const identity = identityOf(digest, key);
      if (positions.has(identity)) continue;
      positions.set(identity, participants.length);
      participants.push({
        id: `P${participants.length + 1}`,
        conversation_id: digest.conversation_id,
        contact_id: digest.contact_id,
        speaker_label: key === '' ? null : key,
        language: digest.reading.language,
      });
    }
  }
  return { participants, positionOf: (digest, label) => positions.get(identityOf(digest, label)) };
}

const identityOf = ({ contact_id, conversation_id }: ConversationDigest, label: string): string =>
  `${contact_id === '' ? conversation_id : contact_id}\n${label}`;

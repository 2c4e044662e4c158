import { CONFIDENT } from '@insights/statements';
import type { Statement } from '@insights/statements';

import type { ConversationDigest, DigestTurn } from '../digest.ts';
import type { PositionOf } from './participants.ts';

/** A statement and its place in the corpus. */
export interface Said {
  /** Position in `Corpus.statements`. */
  index: number;
  /** Position in `Corpus.digests`. */
  conversation: number;
  /** Position in `Corpus.participants`. */
  participant: number;
  conversation_id: string;
  turn: DigestTurn;
  /** Language of the conversation. */
  language: string;
  statement: Statement;
}

/** The statements of one conversation as said; those of unknown turns or participants are left out. */
export function saidBy(
  digest: ConversationDigest,
  conversation: number,
  positionOf: PositionOf,
): Omit<Said, 'index'>[] {
  const turns = new Map(digest.turns.map((turn) => [turn.id, turn]));
  return digest.reading.statements
    .toSorted((a, b) => a.seq - b.seq || a.start - b.start)
    .flatMap((statement) => {
      const turn = turns.get(statement.turn_id);
      const participant = positionOf(digest, statement.participant);
      if (turn === undefined || participant === undefined) return [];
      const { conversation_id, reading } = digest;
      return [{ conversation, participant, conversation_id, turn, language: reading.language, statement }];
    });
}

/** Whether a statement may support a claim: confidently read, of the person's own, and about something. */
export const supports = ({ statement }: Pick<Said, 'statement'>): boolean =>
  statement.is_own && statement.kind !== 'aside' && statement.confidence >= CONFIDENT;

/**
 * Whether a statement raises what it is about: the person said something of their own. Doubt whether a fact is also a problem
 * or praise is no doubt about its subject.
 */
export const raises = ({ statement }: Pick<Said, 'statement'>): boolean =>
  statement.is_own && statement.kind !== 'aside' && (statement.kind === 'fact' || statement.confidence >= CONFIDENT);

const keys = new WeakMap<Said, readonly string[]>();

/** The keys of the statement's terms, each once. */
export function termKeysOf(said: Said): readonly string[] {
  let known = keys.get(said);
  if (known === undefined) keys.set(said, (known = [...new Set(said.statement.terms.map(({ key }) => key))]));
  return known;
}

/** The positions of the participants who make the statements. */
export const participantsOf = (statements: Iterable<Said>): Set<number> => {
  const positions = new Set<number>();
  for (const { participant } of statements) positions.add(participant);
  return positions;
};

import type { ConversationDigest, Correction } from './digest.ts';

type SetStatement = Extract<Correction, { kind: 'set_statement' }>;

/** The digests with kind and polarity of statements as people have set them. What a person has set is certain. */
export function correctedStatements(
  digests: readonly ConversationDigest[],
  corrections: readonly Correction[],
): readonly ConversationDigest[] {
  const set = corrections.filter((each): each is SetStatement => each.kind === 'set_statement');
  if (set.length === 0) return digests;
  const byPlace = new Map(set.map((each) => [placeOf(each), each]));
  const concerned = new Set(set.map(({ conversation_id }) => conversation_id));
  return digests.map((digest) => {
    const { conversation_id, reading } = digest;
    if (!concerned.has(conversation_id)) return digest;
    const statements = reading.statements.map((statement) => {
      const correction = byPlace.get(placeOf({ conversation_id, ...statement }));
      if (correction === undefined || correction.statement_kind === 'unspecified') return statement;
      const polarity = correction.polarity === 'unspecified' ? statement.polarity : correction.polarity;
      return { ...statement, kind: correction.statement_kind, polarity, confidence: 1 };
    });
    return { ...digest, reading: { ...reading, statements } };
  });
}

type Place = Pick<SetStatement, 'conversation_id' | 'turn_id' | 'start' | 'end'>;

const placeOf = ({ conversation_id, turn_id, start, end }: Place): string =>
  `${conversation_id} ${turn_id} ${start} ${end}`;

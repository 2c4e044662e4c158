import type { Corpus } from '../corpus/corpus.ts';
import type { EvidenceBook } from '../evidence-book.ts';
import type { ConversationSummary } from '../types.ts';
import { idsOf } from './findings.ts';

/** The summary of each conversation that has one, in the order of the corpus. */
export function conversationSummaries(corpus: Corpus, book: EvidenceBook): ConversationSummary[] {
  const speakers = speakersIn(corpus);
  return corpus.digests.flatMap(({ conversation_id, turns, reading, summary }, position) => {
    const turnsById = new Map(turns.map((turn) => [turn.id, turn]));
    const { inTurn, people } = speakers[position] ?? NOBODY;
    const [first = 0] = people;
    const points = summary.flatMap(({ text, evidence }) => {
      const ids = evidence.flatMap(({ turn_id, start, end }) => {
        const turn = turnsById.get(turn_id);
        const participant = corpus.participants[inTurn.get(turn_id) ?? first]?.id;
        if (turn === undefined || participant === undefined) return [];
        return [book.citePassage({ turn, conversation_id, participant, start, end })];
      });
      return ids.length === 0 ? [] : [{ text, evidence: [...new Set(ids)] }];
    });
    if (points.length === 0) return [];
    return [{ conversation_id, participants: idsOf(people, corpus), language: reading.language, points }];
  });
}

interface Speakers {
  /** The participant who speaks in a turn. */
  inTurn: Map<string, number>;
  people: Set<number>;
}

const NOBODY: Speakers = { inTurn: new Map(), people: new Set() };

/** Who speaks in each conversation. */
function speakersIn({ digests, statements, participants }: Corpus): Speakers[] {
  const found = digests.map((): Speakers => ({ inTurn: new Map(), people: new Set() }));
  for (const { conversation, participant, turn } of statements) {
    found[conversation]?.inTurn.set(turn.id, participant);
    found[conversation]?.people.add(participant);
  }
  const positions = new Map(digests.map(({ conversation_id }, position) => [conversation_id, position]));
  participants.forEach(({ conversation_id }, participant) => {
    found[positions.get(conversation_id) ?? -1]?.people.add(participant);
  });
  return found;
}

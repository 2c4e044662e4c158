import { createHash } from 'node:crypto';
import type { Corpus, Observation, Person, ReadTurn, Reading } from '../types.ts';

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * The readings in the order of their content, and the persons behind them: P1, P2, … in that order. Conversations of one contact under
 * the same key belong to one person. Ids break ties only between conversations with the same content, where they change no text.
 */
export function corpusOf(input: readonly Reading[]): Corpus {
  const readings = input
    .map((reading) => ({ reading, hash: hashOf(reading) }))
    .toSorted((a, b) => compare(a.hash, b.hash) || compare(a.reading.conversation_id, b.reading.conversation_id))
    .map(({ reading }) => reading);
  const persons: (Person & { conversations: number[] })[] = [];
  const byIdentity = new Map<string, number>();
  const bySpeaker = new Map<string, number>();
  for (const [conversation, reading] of readings.entries()) {
    for (const key of reading.participants) {
      const identity = JSON.stringify([reading.contact_id || reading.conversation_id, key]);
      const position = byIdentity.get(identity) ?? persons.length;
      byIdentity.set(identity, position);
      bySpeaker.set(JSON.stringify([reading.conversation_id, key]), position);
      const known = persons[position];
      if (known) known.conversations.push(conversation);
      else
        persons.push({
          id: `P${position + 1}`,
          contact_id: reading.contact_id,
          speaker_label: key === '' ? null : key,
          language: reading.language,
          conversations: [conversation],
        });
    }
  }
  return {
    readings,
    persons,
    personOf: (conversation_id, participant) => bySpeaker.get(JSON.stringify([conversation_id, participant])),
  };
}

function hashOf({ turns, participants, started_at }: Reading): string {
  const said = turns.map(({ seq, participant, text }) => [seq, participant, text]);
  return createHash('sha256')
    .update(JSON.stringify([said, participants, started_at]))
    .digest('hex');
}

/** The turn of a reading, a participant's or the interviewer's. */
export const turnIn = ({ turns, heard = [] }: Reading, id: string): ReadTurn | undefined =>
  turns.find((turn) => turn.id === id) ?? heard.find((turn) => turn.id === id);

/** An observation with who makes it. */
export interface Attributed {
  readonly observation: Observation;
  /** Positions in the corpus. */
  readonly person: number;
  readonly conversation: number;
}

/** The observations of a corpus by id. What nobody of the corpus says is left out. */
export function observationsOf({ readings, personOf }: Corpus): ReadonlyMap<string, Attributed> {
  const found = new Map<string, Attributed>();
  for (const [conversation, { conversation_id, observations }] of readings.entries()) {
    for (const observation of observations) {
      const person = personOf(conversation_id, observation.participant);
      if (person !== undefined) found.set(observation.id, { observation, person, conversation });
    }
  }
  return found;
}

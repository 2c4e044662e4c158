import type { reports } from '@insights/contracts';
import { isLanguage } from '@insights/language';
import { observationsOf } from '../count/corpus.ts';
import type { Corpus, Reading } from '../types.ts';
import type { EvidenceBook } from './evidence-book.ts';

export function participants(corpus: Corpus): reports.Participant[] {
  const said = corpus.persons.map(() => 0);
  for (const { person } of observationsOf(corpus).values()) said[person] = (said[person] ?? 0) + 1;
  return corpus.persons.map(({ id, contact_id, speaker_label, language, conversations }, position) => {
    const conversation_ids = conversations.flatMap((each) => corpus.readings[each]?.conversation_id ?? []);
    const [conversation_id = ''] = conversation_ids;
    const statements = said[position] ?? 0;
    return { id, conversation_id, contact_id, speaker_label, language, statements, conversation_ids };
  });
}

/** Who was heard: every conversation is either used or listed with the reason. */
export function sample(corpus: Corpus): reports.Sample {
  const { readings, persons } = corpus;
  const withheld = readings.reduce((sum, reading) => sum + (reading.withheld ?? 0), 0);
  return {
    conversations: readings.length,
    participants: persons.length,
    statements: observationsOf(corpus).size,
    languages: languagesOf(readings),
    excluded: readings
      .flatMap((reading) => {
        const reason = reasonOf(reading);
        return reason === null ? [] : [{ conversation_id: reading.conversation_id, reason }];
      })
      .toSorted((a, b) => (a.conversation_id < b.conversation_id ? -1 : 1)),
    unused: withheld === 0 ? [] : [{ reason: 'flagged', statements: withheld }],
  };
}

/** Why nothing of a conversation is used; null if something is. */
function reasonOf({ turns, observations, answers, points, withheld = 0 }: Reading): reports.ExclusionReason | null {
  if (turns.length === 0) return withheld > 0 ? 'flagged' : 'no_participant_turn';
  const hasAnswer = answers.some(({ passages }) => passages.length > 0);
  return observations.length === 0 && points.length === 0 && !hasAnswer ? 'nothing_to_use' : null;
}

function languagesOf(readings: readonly Reading[]): reports.LanguageShare[] {
  const counts = new Map<string, number>();
  for (const { language } of readings) counts.set(language, (counts.get(language) ?? 0) + 1);
  return [...counts]
    .map(([language, conversations]) => ({ language, conversations, is_full: isLanguage(language) }))
    .toSorted((a, b) => b.conversations - a.conversations || (a.language < b.language ? -1 : 1));
}

/** The points of each interview, in the order of the corpus. A model writes in the campaign's language, the floor quotes. */
export function conversationSummaries(
  { readings, persons, personOf }: Corpus,
  language: string,
  book: EvidenceBook,
): reports.ConversationSummary[] {
  return readings.flatMap((reading) => {
    const points = reading.points.flatMap(({ text, passages, author }) => {
      const evidence = book.citePassages(passages);
      return evidence.length === 0 ? [] : [{ text, evidence, author }];
    });
    if (points.length === 0) return [];
    const people = new Set(reading.participants.flatMap((key) => personOf(reading.conversation_id, key) ?? []));
    const isQuoted = points.every(({ author }) => author === 'floor');
    return [
      {
        conversation_id: reading.conversation_id,
        participants: [...people].toSorted((a, b) => a - b).flatMap((person) => persons[person]?.id ?? []),
        language: isQuoted ? reading.language : language,
        points,
      },
    ];
  });
}

import type { reports } from '@insights/contracts';

/** Who was interviewed, without erased conversations. */
export function redactSample(
  sample: reports.Sample,
  participants: readonly reports.Participant[],
  erased: ReadonlySet<string>,
): reports.Sample {
  const gone = participants.filter((each) => erased.has(each.conversation_id));
  const excluded = sample.excluded.filter((each) => !erased.has(each.conversation_id));
  const used = new Map(gone.map(({ conversation_id, language }) => [conversation_id, language]));
  const spoken = [...used.values()];
  const heard = new Set(participants.map(({ conversation_id }) => conversation_id)).size;
  // The sample may or may not count the conversations that it lists as excluded.
  const uncounted = sample.conversations > heard ? sample.excluded.length - excluded.length : 0;
  return {
    conversations: Math.max(0, sample.conversations - used.size - uncounted),
    participants: participants.length - gone.length,
    statements: Math.max(0, sample.statements - gone.reduce((sum, { statements }) => sum + statements, 0)),
    languages: sample.languages
      .map((each) => ({
        ...each,
        conversations: each.conversations - spoken.filter((language) => language === each.language).length,
      }))
      .filter(({ conversations }) => conversations > 0),
    excluded,
    // Counted over all conversations together.
    unused: [],
  };
}

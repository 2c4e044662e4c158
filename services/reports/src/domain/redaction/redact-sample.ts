import type { reports } from '@insights/contracts';
import { conversationsOf } from './survivors.ts';

/** Who was interviewed, without erased conversations. */
export function redactSample(
  sample: reports.Sample,
  participants: readonly reports.Participant[],
  erased: ReadonlySet<string>,
): reports.Sample {
  const gone = participants.filter((each) => conversationsOf(each).every((id) => erased.has(id)));
  const excluded = sample.excluded.filter((each) => !erased.has(each.conversation_id));
  const lost = participants.flatMap((each) =>
    conversationsOf(each).flatMap((id) => (erased.has(id) ? [[id, each.language] as const] : [])),
  );
  const used = new Map(lost);
  const spoken = [...used.values()];
  const heard = new Set(participants.flatMap(conversationsOf)).size;
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

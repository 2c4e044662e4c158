import { NAME_MASK } from '@insights/contracts';
import type { Tx } from '@insights/db';
import type { Turn } from './entities.ts';
import { query } from './query.ts';

/** A speaker of an imported conversation with several participants. */
export interface NamedSpeaker {
  readonly label: string;
  readonly speaker: Turn['speaker'];
}

/** The labels of a conversation in the order in which they first speak. */
export async function speakersOf(tx: Tx, conversationId: string): Promise<NamedSpeaker[]> {
  const rows = await query(tx)
    .selectFrom('turns')
    .select(['speaker_label', 'speaker'])
    .where('conversation_id', '=', conversationId)
    .where('speaker_label', 'is not', null)
    .groupBy(['speaker_label', 'speaker'])
    .orderBy(({ fn }) => fn.min('seq'))
    .execute();
  return rows.map(({ speaker_label, speaker }) => ({ label: speaker_label ?? '', speaker }));
}

const ROLES = { participant: 'Participant', interviewer: 'Interviewer' } as const;
const keyOf = ({ label, speaker }: NamedSpeaker): string => `${speaker} ${label}`;

/**
 * What readers see instead of each label. Where the contact is hidden, or a label contains a hidden name, all labels are replaced by
 * numbers: replacing one alone would tell who it is by elimination. Numbers follow the order of first turns, so they are the same in every answer and export.
 * `masked`: each label with its names masked.
 */
export function shownLabels(
  speakers: readonly NamedSpeaker[],
  { masked, isHidden }: { masked: ReadonlyMap<string, string>; isHidden: boolean },
): (turn: Pick<Turn, 'speaker' | 'speaker_label'>) => string | null {
  const isNamed = ({ label }: NamedSpeaker) => label.includes(NAME_MASK) || (masked.get(label) ?? label) !== label;
  if (!isHidden && !speakers.some(isNamed)) return ({ speaker_label }) => speaker_label;
  const numbered = new Map<string, string>();
  for (const [speaker, role] of Object.entries(ROLES)) {
    const own = speakers.filter((each) => each.speaker === speaker);
    for (const [index, each] of own.entries()) {
      numbered.set(keyOf(each), own.length === 1 ? role : `${role} ${index + 1}`);
    }
  }
  return ({ speaker, speaker_label }) =>
    speaker_label === null ? null : (numbered.get(keyOf({ speaker, label: speaker_label })) ?? ROLES[speaker]);
}

import type { ProblemList } from './problems.ts';
import { limits, type ParsedTurn, type SpeakerCount } from './types.ts';
import type { WarningList } from './warnings.ts';

/** The labels in the order of their first turns. */
export function countSpeakers(turns: readonly ParsedTurn[]): SpeakerCount[] {
  const counts = new Map<string, SpeakerCount>();
  for (const { speaker, speaker_label: label } of turns) {
    const key = `${speaker} ${label}`;
    const known = counts.get(key);
    if (known) known.turns += 1;
    else counts.set(key, { label, speaker, turns: 1 });
  }
  return [...counts.values()].slice(0, limits.speakers);
}

/**
 * Keeps who spoke where several participants do; with one participant, the speaker says it all and labels, which are often personal
 * names, are dropped.
 */
export function keepSpeakers(turns: ParsedTurn[], problems: ProblemList, warnings: WarningList): void {
  const labels = new Set(turns.map(({ speaker_label }) => speaker_label));
  const participants = new Set(
    turns.filter(({ speaker }) => speaker === 'participant').map((turn) => turn.speaker_label),
  );
  if (participants.size <= 1) {
    for (const turn of turns) turn.speaker_label = null;
    return;
  }
  if (labels.size > limits.speakers) {
    const msg = `A conversation has at most ${limits.speakers} speakers, and this one names ${labels.size}. Split it, or give one person one label.`;
    problems.add(['transcript'], 'too_many_speakers', msg);
  }
  if ([...labels].some((label) => label !== null && label.length > limits.label_characters)) {
    const msg = `A speaker label has at most ${limits.label_characters} characters. Shorten the longer ones.`;
    problems.add(['transcript'], 'label_too_long', msg);
  }
  warnings.add('several_participants', null, participants.size);
}

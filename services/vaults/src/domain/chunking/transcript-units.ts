import type { campaigns } from '@insights/contracts';
import type { Language } from '@insights/language';
import type { Unit } from './chunker.ts';
import { divide } from './divide.ts';

const SPEAKERS: Record<string, string> = { interviewer: 'Interviewer', participant: 'Participant' };

/** The turns of a transcript as units: one line each, the speaker's label before the words. */
export function* transcriptUnits(
  turns: readonly campaigns.Turn[],
  { isFirst, language }: { isFirst: boolean; language: Language },
): Generator<Unit> {
  for (const [index, turn] of turns.entries()) {
    const speaker = turn.speaker_label ?? SPEAKERS[turn.speaker] ?? turn.speaker;
    const gap = isFirst && index === 0 ? '' : '\n';
    const text = `${speaker}: ${turn.text}`.trimEnd();
    yield* divide({ gap, text, speaker, turn_id: turn.id, is_heading: false }, language);
  }
}

/** The readings of interviews by rules. */
import type { Guide } from '../../packages/thoughts/src/index.ts';
import { type ReadableConversation, readByRules } from '../../services/reports/src/analysis/floor/index.ts';
import type { Reading } from '../../services/reports/src/analysis/types.ts';
import type { Campaign, Interview } from './campaign-file.ts';

export const turnId = (conversation: string, seq: number): string => `${conversation}-${seq}`;

/** What the interviewer marks as withheld until a person has looked at it. */
const isWithheld = (flags: readonly string[]): boolean => flags.length > 0;

export const readableOf = ({ name, turns }: Interview, rename: (id: string) => string): ReadableConversation => ({
  id: rename(name),
  contact_id: rename(`contact-${name}`),
  started_at: null,
  // Live interviews know which question each turn asks.
  is_imported: turns.every(({ question_id }) => question_id === null),
  turns: turns.map(({ speaker, text, question_id, speaker_label, flags }, seq) => ({
    id: rename(turnId(name, seq)),
    seq,
    speaker,
    text,
    question_id,
    speaker_label,
    flags,
    is_withheld: isWithheld(flags),
    started_ms: null,
  })),
});

export const guideOf = ({ language, questions }: Campaign): Guide => ({
  language,
  questions: questions.map(({ id, text, kind }) => ({ id, text, kind, topic: null })),
});

export const readingsOf = (campaign: Campaign, rename: (id: string) => string = (id) => id): Reading[] =>
  campaign.interviews.map((interview) => readByRules(readableOf(interview, rename), guideOf(campaign)));

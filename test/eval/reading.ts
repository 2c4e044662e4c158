/** The readings of interviews: classified statements, and a summary of each. */
import { readConversation, summarise } from '../../packages/statements/src/index.ts';
import type { ConversationReading, Guide, SummaryPoint } from '../../packages/statements/src/index.ts';
import type { ReadableConversation } from '../../services/reports/src/engine/digest-conversation.ts';
import type { Campaign, Interview } from './campaign-file.ts';

export const turnId = (conversation: string, seq: number): string => `${conversation}-${seq}`;

/** What the interviewer marks as withheld until a person has looked at it. */
const isWithheld = (flags: readonly string[]): boolean => flags.length > 0;

export const readableOf = ({ name, turns }: Interview, rename: (id: string) => string): ReadableConversation => ({
  id: rename(name),
  contact_id: rename(`contact-${name}`),
  started_at: null,
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

export interface Read {
  interview: Interview;
  reading: ConversationReading;
  summary: SummaryPoint[];
}

export function readingsOf(campaign: Campaign): Read[] {
  const guide = guideOf(campaign);
  return campaign.interviews.map((interview) => {
    const conversation = readableOf(interview, (id) => id);
    const reading = readConversation(conversation, guide);
    return { interview, reading, summary: summarise(reading, conversation) };
  });
}

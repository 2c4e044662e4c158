import { readConversation } from '@insights/statements';
import type { Guide } from '@insights/statements';

import type { ConversationDigest } from '../digest.ts';

/** A line of a test's conversation: `?` asks, anything else is said by a participant, `Name:` before it if there are several. */
export function digestOf(
  id: string,
  lines: readonly string[],
  guide: Guide = { language: 'en', questions: [] },
): ConversationDigest {
  const turns = lines.map((line, seq) => {
    const isQuestion = line.startsWith('? ');
    const label = isQuestion ? undefined : /^([A-Z][a-z]+): /.exec(line)?.[1];
    return {
      id: `${id}-${seq}`,
      seq,
      speaker: isQuestion ? ('interviewer' as const) : ('participant' as const),
      text: isQuestion ? line.slice(2) : line.slice(label === undefined ? 0 : label.length + 2),
      question_id: null,
      speaker_label: label ?? null,
    };
  });
  const reading = readConversation({ id, turns }, guide);
  return {
    conversation_id: id,
    contact_id: `contact-${id}`,
    started_at: null,
    turns: turns.flatMap(({ id: turn, seq, speaker, text }) =>
      speaker === 'interviewer' ? [] : [{ id: turn, seq, text, asked: askedBefore(turns, seq), started_ms: null }],
    ),
    reading,
    summary: [],
  };
}

const askedBefore = (turns: readonly { seq: number; speaker: string; text: string }[], seq: number): string | null =>
  turns.findLast((turn) => turn.speaker === 'interviewer' && turn.seq < seq)?.text ?? null;

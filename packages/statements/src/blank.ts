import type { Span } from '@insights/language';

import type { Statement, Turn } from './types.ts';

export const participantOf = ({ speaker_label }: Turn): string => speaker_label ?? '';

/** A statement about which nothing is known yet. */
export const blankStatement = (turn: Turn, span: Span, text: string): Statement => ({
  turn_id: turn.id,
  seq: turn.seq,
  participant: participantOf(turn),
  ...span,
  text,
  kind: 'aside',
  polarity: 'neutral',
  target: null,
  because: null,
  confidence: 0,
  strength: 0,
  question_id: null,
  asked: null,
  is_own: false,
  terms: [],
});

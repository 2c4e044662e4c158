import { soundsUnfinished } from '../engine/index.ts';
import type { Turn } from '../engine/index.ts';

/** How much longer the interviewer waits when the last message is not finished. */
const UNFINISHED = 8;
/** How much longer when the participant writes in several messages. */
const SEVERAL = 3;
/** The longest wait for one answer, in pauses of a finished message. */
export const LONGEST = 20;

/** How long to wait for more before answering: longer after "and then …" or a comma, and for people who write in pieces. */
export function pauseBefore(turns: readonly Turn[], think_ms: number, language: string): number {
  const asked = turns.findLastIndex(({ speaker }) => speaker === 'interviewer');
  const pending = turns.slice(asked + 1);
  if (soundsUnfinished(pending.at(-1)?.text ?? '', language)) return think_ms * UNFINISHED;
  return pending.length > 1 ? think_ms * SEVERAL : think_ms;
}

import { nextMove } from './next-move.ts';
import { readNote } from './notes.ts';
import { isAlike, storedMove } from './released.ts';
import type { InterviewInput, Move, Turn } from './types.ts';

export interface Replayed {
  /** The interviewer's turn as it was stored. */
  stored: Turn;
  /** The move that the engine makes at that point; where a language model decided, the one that carries its stored decision out, if that is still allowed. */
  move: Move;
  /** Text, question and note are the same. */
  isSame: boolean;
}

/** Decides each of an interview's stored turns again, from the turns before it and the time in its note. */
export function replay(input: Omit<InterviewInput, 'now_ms' | 'resumed'>): Replayed[] {
  const turns = input.turns.toSorted((a, b) => a.seq - b.seq);
  return turns.flatMap((stored, index) => {
    if (stored.speaker !== 'interviewer') return [];
    const note = readNote(stored.note);
    const before = turns.slice(0, index);
    const resumed = note?.mark === 'resume' && before.at(-1)?.speaker === 'interviewer';
    const then = { ...input, turns: before, now_ms: note?.at_ms ?? 0, resumed, heard: note?.heard };
    const move = note?.by_model === true ? storedMove(then, stored) : nextMove(then);
    return [{ stored, move, isSame: isAlike(move, stored) }];
  });
}

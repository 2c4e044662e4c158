import { nextMove } from '../index.ts';
import type { InterviewInput, Move, Turn } from '../index.ts';
import type { Persona } from './personas.ts';
import { asked, said } from './turns.ts';

const WORDS_A_MINUTE = 110;
const CHARACTERS_A_WORD = 6;

export interface Played {
  turns: Turn[];
  moves: Move[];
}

/** What a participant replies to a move; null to return later without a word. */
export type Participant = (move: Move, index: number) => string | null;

/** Plays an interview to its end, or to `most` turns, at the speed at which people read and talk. */
export function play(
  campaign: Omit<InterviewInput, 'turns' | 'now_ms' | 'resumed'>,
  participant: Participant,
  most = 400,
): Played {
  const turns: Turn[] = [];
  const moves: Move[] = [];
  let now_ms = 0;
  let resumed = false;
  while (turns.length < most) {
    const move = nextMove({ ...campaign, turns, now_ms, resumed });
    moves.push(move);
    turns.push(asked(turns.length + 1, move.text, { question_id: move.question_id, note: move.note }));
    if (move.finished) break;
    const text = participant(move, moves.length - 1);
    resumed = text === null;
    if (text === null) continue;
    now_ms += ((move.text.length + text.length) / CHARACTERS_A_WORD / WORDS_A_MINUTE) * 60_000;
    turns.push(said(turns.length + 1, text));
  }
  return { turns, moves };
}

/** Gives a persona's next answer to the open question; returns from a break without a word. */
export function participantOf({ answers, otherwise }: Persona): Participant {
  const left = new Map(Object.entries(answers).map(([id, own]) => [id, [...own]]));
  return (move, index) => {
    if (move.paused) return null;
    const place = move.question_id ?? (move.kind === 'closing_question' || index > 2 ? 'closing' : 'greet');
    return left.get(place)?.shift() ?? otherwise;
  };
}

/** The notes of one question's probes: `probe:why` … */
export const probesOf = ({ moves }: Pick<Played, 'moves'>, id: string): string[] =>
  moves
    .filter(({ kind, question_id }) => kind === 'probe' && question_id === id)
    .map(({ note }) => note.split('@')[0] ?? '');

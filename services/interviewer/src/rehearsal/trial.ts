import { choicesOf } from '@insights/answers';
import { wordsOf } from '@insights/language';
import { type Move, type Turn, nextMove } from '../engine/index.ts';
import type { RehearsedGuide } from './guide.ts';

const MS_PER_MINUTE = 60_000;
/** Of somebody who reads and types. */
const WORDS_A_MINUTE = 60;

interface TrialTurn extends Pick<Turn, 'speaker' | 'text' | 'question_id'> {
  /** What may be chosen instead of typing. */
  choices: string[];
}

/** An interview with somebody who tries a guide. */
export interface Trial {
  turns: TrialTurn[];
  /** Nothing is asked any more. */
  is_over: boolean;
}

/**
 * The interview so far with somebody who has said this, up to what they hear next. Nothing is kept between two answers: the same words give the
 * same turns.
 */
export function trialOf(guide: RehearsedGuide, said: readonly string[]): Trial {
  const turns: Turn[] = [];
  let now_ms = 0;
  const add = (turn: Pick<Turn, 'speaker' | 'text' | 'question_id' | 'note'>): void => {
    turns.push({ ...turn, seq: turns.length + 1, said_ms: Math.round(now_ms), is_pasted: false, is_spoken: false });
    now_ms += (wordsOf(turn.text).length / WORDS_A_MINUTE) * MS_PER_MINUTE;
  };
  const hear = (): Move => {
    const move = nextMove({ ...guide, turns, now_ms, resumed: false });
    const { text, question_id, note } = move;
    add({ speaker: 'interviewer', text, question_id, note });
    return move;
  };
  let move = hear();
  for (const text of said) {
    if (move.finished) break;
    add({ speaker: 'participant', text, question_id: move.question_id, note: null });
    move = hear();
  }
  return { turns: turns.map((turn) => shown(guide, turn)), is_over: move.finished };
}

function shown({ campaign, questions }: RehearsedGuide, turn: Turn): TrialTurn {
  const { speaker, text, question_id, note } = turn;
  const asked = { speaker, question_id, note: note ?? '' };
  return { speaker, text, question_id, choices: choicesOf(asked, questions, campaign.language) };
}

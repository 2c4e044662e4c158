import { lexiconOf } from './lexicon/index.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { writeNote } from './notes.ts';
import type { Mark } from './notes.ts';
import type { Probing } from './probe.ts';
import { stateOf } from './state.ts';
import type { State } from './state.ts';
import { plainWordsOf } from '@insights/answers';
import type { InterviewInput, Move, MoveKind, Question, Template } from './types.ts';
import { Voice } from './wording.ts';

/** From this share of the time on, only required questions and no probes. */
const LATE_SHARE = 0.7;
/** From this share of the time on, only the closing question. */
const CLOSING_SHARE = 0.85;
const TERSE_WORDS = 6;

/** Everything needed to decide and word a move. */
export interface Scene {
  input: InterviewInput;
  lexicon: Lexicon;
  state: State;
  voice: Voice;
  tone: Template['tone'];
  probing: Probing;
  /** What the participant wrote since the interviewer's last turn. */
  message: string;
  /** No more probes and no optional questions, because time is short or the participant is annoyed. */
  hurried: boolean;
  time: 'enough' | 'closing' | 'over';
}

export function sceneOf(input: InterviewInput): Scene {
  const lexicon = lexiconOf(input.campaign.language);
  const state = stateOf(input, lexicon);
  const share = elapsed(input, state) / (input.campaign.max_duration_minutes * 60_000);
  const probing = input.template?.probing ?? 'normal';
  return {
    input,
    lexicon,
    state,
    voice: new Voice(
      state.spoken,
      input.turns.filter(({ speaker }) => speaker === 'participant').map(({ text }) => text),
    ),
    tone: input.template?.tone ?? 'warm',
    probing: isTerse(state) ? 'light' : probing,
    message: state.pending.join('\n'),
    hurried: share >= LATE_SHARE || state.sorry,
    time: share >= 1 ? 'over' : share >= CLOSING_SHARE ? 'closing' : 'enough',
  };
}

/** Interview time without breaks, including the one that ends now. */
function elapsed({ now_ms, resumed }: InterviewInput, { last, away_ms, pending }: State): number {
  const returning = last?.at_ms != null && (last.mark === 'pause' || (resumed && pending.length === 0));
  return now_ms - away_ms - (returning ? Math.max(0, now_ms - (last.at_ms ?? now_ms)) : 0);
}

/** The last two questions got a few words each, so probing would only annoy. */
function isTerse({ asked, open }: State): boolean {
  const done = [...asked.values()].filter((progress) => progress !== open && progress.answers.length > 0).slice(-2);
  return done.length === 2 && done.every(({ answers }) => plainWordsOf(answers.join(' ')).length <= TERSE_WORDS);
}

/** The questions left to ask, in order. */
export function planned({ input, state, hurried, time }: Scene): Question[] {
  if (time !== 'enough') return [];
  return input.questions.filter(({ id, required }) => !state.asked.has(id) && (required || !hurried));
}

export interface MoveDraft {
  kind: MoveKind;
  mark: Mark;
  text: string;
  /** What follows the mark in the note: ":why", "+sorry". */
  detail?: string;
  /** Left out: the open question's id. */
  question_id?: string | null;
}

export function move(scene: Scene, { kind, mark, text, detail = '', question_id }: MoveDraft): Move {
  return {
    text,
    question_id: question_id === undefined ? (scene.state.open?.question.id ?? null) : question_id,
    kind,
    note: writeNote(`${mark}${detail}`, scene.input.now_ms),
    finished: kind === 'goodbye',
    paused: kind === 'pause',
  };
}

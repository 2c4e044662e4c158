import { lexiconOf } from './lexicon/index.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { writeNote } from './notes.ts';
import type { Mark } from './notes.ts';
import type { Probing } from './probe.ts';
import { stateOf } from './state.ts';
import type { State } from './state.ts';
import { wordsOf } from './text.ts';
import type { InterviewInput, Move, MoveKind, Question, Template } from './types.ts';
import { Voice } from './wording.ts';

/** From here on only required questions, and no probes. */
const LATE_SHARE = 0.7;
/** From here on only the closing question. */
const CLOSING_SHARE = 0.85;
const TERSE_WORDS = 6;

/** Everything that deciding and wording a move needs. */
export interface Scene {
  input: InterviewInput;
  lexicon: Lexicon;
  state: State;
  voice: Voice;
  tone: Template['tone'];
  probing: Probing;
  /** What the participant said since the interviewer's last turn. */
  heard: string;
  /** No more probes and no optional questions: time is short or patience is. */
  hurried: boolean;
  time: 'enough' | 'closing' | 'over';
}

export function sceneOf(input: InterviewInput): Scene {
  const lexicon = lexiconOf(input.campaign.language);
  const state = stateOf(input, lexicon);
  const share = talked(input, state) / (input.campaign.max_duration_minutes * 60_000);
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
    probing: terse(state) ? 'light' : probing,
    heard: state.pending.join('\n'),
    hurried: share >= LATE_SHARE || state.sorry,
    time: share >= 1 ? 'over' : share >= CLOSING_SHARE ? 'closing' : 'enough',
  };
}

/** Interview time without breaks, one that is just ending included. */
function talked({ now_ms, resumed }: InterviewInput, { last, away_ms, pending }: State): number {
  const returning = last?.at_ms != null && (last.mark === 'pause' || (resumed && pending.length === 0));
  return now_ms - away_ms - (returning ? Math.max(0, now_ms - (last.at_ms ?? now_ms)) : 0);
}

/** Somebody whose last two questions got a few words each does not want to be pressed. */
function terse({ asked, open }: State): boolean {
  const done = [...asked.values()].filter((progress) => progress !== open && progress.answers.length > 0).slice(-2);
  return done.length === 2 && done.every(({ answers }) => wordsOf(answers.join(' ')).length <= TERSE_WORDS);
}

/** The questions still to be asked, in order. */
export function planned({ input, state, hurried, time }: Scene): Question[] {
  if (time !== 'enough') return [];
  return input.questions.filter(({ id, required }) => !state.asked.has(id) && (required || !hurried));
}

export interface Said {
  kind: MoveKind;
  mark: Mark;
  say: string;
  /** More marks for the note, each with its sign: ":why", "+sorry". */
  detail?: string;
  question_id?: string | null;
}

/** A move within the open question unless said otherwise. */
export function move(scene: Scene, { kind, mark, say, detail = '', question_id }: Said): Move {
  return {
    say,
    question_id: question_id === undefined ? (scene.state.open?.question.id ?? null) : question_id,
    kind,
    note: writeNote(`${mark}${detail}`, scene.input.now_ms),
    finished: kind === 'goodbye',
    paused: kind === 'pause',
  };
}

import { plainWordsOf } from '@insights/answers';
import { type Lexicon, lexiconOf } from './lexicon/index.ts';
import { PROTOCOLS, type Protocols } from './lexicon/protocols/index.ts';
import { type Mark, writeNote } from './notes.ts';
import { type Rule, trimmedWords } from './rules.ts';
import { flagsOf } from './signs.ts';
import { MAX_CHARACTERS, type State, questionIn, stateOf } from './state.ts';
import type { InterviewInput, Move, MoveKind, Progress, Question, Template } from './types.ts';
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
  probing: Template['probing'];
  /** What the participant wrote since the interviewer's last turn. */
  message: string;
  /** The part of it that is an answer. */
  answer: string;
  /** No more probes and no optional questions, because time is short or the participant is annoyed. */
  hurried: boolean;
  time: 'enough' | 'closing' | 'over';
  /** Said before anything else in the next turn: the reply to a question of the participant. */
  reply: string;
}

export function sceneOf(given: InterviewInput): Scene {
  const state = stateOf(given);
  const lexicon = lexiconOf(state.language);
  const questions = given.questions.map((question) => questionIn(question, state.language, given.campaign));
  const input = { ...given, questions };
  const share = elapsed(input, state) / (input.campaign.max_duration_minutes * 60_000);
  const probing = input.template?.probing ?? 'normal';
  const said = input.turns.filter(({ speaker }) => speaker === 'participant').map(({ text }) => text);
  return {
    input,
    lexicon,
    state,
    voice: new Voice(state.spoken, input.campaign.probing_mode === 'standard' ? null : said),
    probing: isTerse(state) ? 'light' : probing,
    message: lastOf(state.pending.map(({ text }) => text)),
    answer: lastOf(state.pending.map(({ reading }) => reading.answer).filter(Boolean)),
    hurried: share >= LATE_SHARE || state.sorry,
    time: share >= 1 ? 'over' : share >= CLOSING_SHARE ? 'closing' : 'enough',
    reply: '',
  };
}

export const protocolsOf = ({ lexicon }: Scene): Protocols => PROTOCOLS[lexicon.language];

export const saidBefore = ({ state }: Scene, mark: Mark): number => state.said[mark] ?? 0;

/** A language tag with the country that the participant says they are in, else the one that their language has. */
export const placeOf = ({ state, input }: Scene): string | null =>
  state.country === null ? input.campaign.locale : `und-${state.country}`;

const lastOf = (texts: readonly string[]): string => texts.join('\n').slice(-MAX_CHARACTERS);

/** Interview time without breaks, including the one that ends now. */
export function elapsed({ now_ms, resumed }: InterviewInput, { last, away_ms, pending }: State): number {
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
  rule: Rule;
  /** The participant's words that the rule reacted to. */
  words?: readonly string[];
  /** What follows the mark in the note: ":why", "+sorry". */
  detail?: string;
  /** Left out: the open question's id. */
  question_id?: string | null;
}

/** Kinds of moves that ask the participant for something. */
const ASKING: ReadonlySet<MoveKind> = new Set(['ask', 'probe', 'repeat', 'clarify', 'acknowledge']);

export function move(scene: Scene, { kind, mark, text, rule, words = [], detail = '', question_id }: MoveDraft): Move {
  const { state, input, reply } = scene;
  const id = question_id === undefined ? (state.open?.question.id ?? null) : question_id;
  return {
    text: reply === '' ? text : `${reply} ${text}`.trim(),
    question_id: id,
    kind,
    note: writeNote(`${mark}${detail}`, input.now_ms, input.heard),
    finished: kind === 'goodbye',
    paused: kind === 'pause',
    why: { rule, trigger_seq: state.pending.at(-1)?.seq ?? null, words: trimmedWords(words) },
    answers: state.booked,
    progress: id !== null && ASKING.has(kind) ? progressAt(scene, id) : null,
    flags: state.pending.flatMap(flagsOf),
    language: state.switched ? state.language : null,
  };
}

/** The furthest question so far, of all: a return to an earlier question does not count backwards. */
function progressAt({ input: { questions }, state }: Scene, id: string): Progress {
  const reached = questions.findLastIndex((question) => question.id === id || state.asked.has(question.id));
  return { question: reached + 1, of: questions.length };
}

import type { Lexicon, Strategy } from './lexicon/lexicon.ts';
import { guessNote, readNote } from './notes.ts';
import type { Mark, Note } from './notes.ts';
import type { InterviewInput, Question, Turn } from './types.ts';
import { meaningOf } from './understand.ts';

/** What has happened to one question. */
export interface Progress {
  question: Question;
  /** It was asked with the remark that its topic had already come up. */
  touched: boolean;
  strategies: Strategy[];
  /** How often a number or an option was asked for again. */
  retries: number;
  /** The interviewer's turns that did not advance the interview: repeats, explanations, asides, breaks. */
  stalls: number;
  /** The participant's answers, without requests and questions to the interviewer. */
  answers: string[];
}

export type Phase = 'start' | 'greeted' | 'question' | 'closing' | 'over';

/** The state of an interview, derived from the stored turns and the questions alone. */
export interface State {
  phase: Phase;
  /** By question id, in the order in which they were asked. */
  asked: Map<string, Progress>;
  open: Progress | null;
  /** The same count outside questions, since the phase began. */
  stalls: number;
  last: Note | null;
  /** The interviewer's turns, oldest first. */
  spoken: string[];
  /** The participant's messages since the interviewer's last turn. */
  pending: string[];
  /** The interviewer has apologised. */
  sorry: boolean;
  /** How often the interviewer offered to stop. */
  offers: number;
  /** The length of all breaks, which do not count as interview time. */
  away_ms: number;
}

const STALLS: readonly Mark[] = [
  'repeat',
  'clarify',
  'aside',
  'moment',
  'go_ahead',
  'offer_stop',
  'pause',
  'resume',
  'ready',
];

export function stateOf(input: InterviewInput, lexicon: Lexicon): State {
  const state: State = {
    phase: 'start',
    asked: new Map(),
    open: null,
    stalls: 0,
    last: null,
    spoken: [],
    pending: [],
    sorry: false,
    offers: 0,
    away_ms: 0,
  };
  const notes: Note[] = [];
  for (const turn of input.turns.toSorted((a, b) => a.seq - b.seq)) {
    if (turn.speaker === 'participant') addMessage(state, turn.text, lexicon);
    else {
      const note = readNote(turn.note) ?? guessNote(turn, new Set(state.asked.keys()), notes, input.questions.length);
      notes.push(note);
      addOwnTurn(state, turn, note, input.questions);
    }
  }
  return state;
}

function addMessage(state: State, text: string, lexicon: Lexicon): void {
  if (text.trim() === '') return;
  state.pending.push(text);
  if (state.phase === 'question' && state.open !== null && isAnswer(text, lexicon)) state.open.answers.push(text);
}

const isAnswer = (text: string, lexicon: Lexicon): boolean => meaningOf(text, lexicon).kind === 'answer';

function addOwnTurn(state: State, turn: Turn, note: Note, questions: readonly Question[]): void {
  const before = state.last;
  if (note.at_ms !== null && before?.at_ms != null && (before.mark === 'pause' || note.mark === 'resume'))
    state.away_ms += Math.max(0, note.at_ms - before.at_ms);
  state.last = note;
  state.pending = [];
  state.spoken.push(turn.text);
  state.sorry ||= note.sorry;
  if (note.mark === 'offer_stop') state.offers += 1;
  advance(state, turn, note, questions);
  if (!STALLS.includes(note.mark)) return;
  if (state.open === null) state.stalls += 1;
  else state.open.stalls += 1;
}

function advance(state: State, turn: Turn, note: Note, questions: readonly Question[]): void {
  if (state.phase === 'start') state.phase = 'greeted';
  if (note.mark === 'goodbye') state.phase = 'over';
  if (note.mark === 'closing' && state.phase !== 'closing')
    Object.assign(state, { phase: 'closing', open: null, stalls: 0 });
  const question = questions.find(({ id }) => id === turn.question_id);
  if (question === undefined) return;
  const progress = state.asked.get(question.id) ?? {
    question,
    touched: false,
    strategies: [],
    retries: 0,
    stalls: 0,
    answers: [],
  };
  state.asked.set(question.id, progress);
  state.phase = 'question';
  state.open = progress;
  if (note.touched) progress.touched = true;
  if (note.mark === 'retry') progress.retries += 1;
  if (note.mark === 'probe') progress.strategies.push(note.strategy ?? 'elaborate');
}

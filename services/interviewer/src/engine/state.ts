import { plain } from '@insights/answers';
import { book } from './booking.ts';
import type { Booking } from './booking.ts';
import type { Lexicon, Strategy } from './lexicon/lexicon.ts';
import { guessNote, readNote } from './notes.ts';
import type { Mark, Note } from './notes.ts';
import { readMessage } from './reading.ts';
import type { Reading } from './reading.ts';
import { soundsUnfinished } from './understand.ts';
import type { InterviewInput, Question, Turn } from './types.ts';

/** A participant's turn, read. */
export interface Message {
  seq: number;
  text: string;
  /** Replaced when the next message shows that this one was only its beginning. */
  reading: Reading;
}

/** What has happened to one question. */
export interface Progress {
  question: Question;
  /** It was asked with the remark that its topic had already come up. */
  touched: boolean;
  strategies: Strategy[];
  /** How often a number or an option was asked for again. */
  retries: number;
  /** How often it was asked again at the end, because it had passed unanswered. */
  returns: number;
  /** The interviewer's turns that did not advance the interview: repeats, explanations, asides, breaks. */
  stalls: number;
  /** The participant's answers, without requests and questions to the interviewer. */
  answers: string[];
  /** The participant would rather not answer, or does not know. */
  declined: boolean;
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
  pending: Message[];
  /** Where the pending messages belong. */
  booked: Booking[];
  /** All probes so far. */
  probes: number;
  /** The interviewer has apologised. */
  sorry: boolean;
  /** How often the participant said that a question had been answered before. */
  said_before: number;
  /** How often the interviewer offered to stop. */
  offers: number;
  /** The length of all breaks, which do not count as interview time. */
  away_ms: number;
}

const STALLS: readonly Mark[] = [
  'repeat',
  'clarify',
  'late',
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
    booked: [],
    probes: 0,
    sorry: false,
    said_before: 0,
    offers: 0,
    away_ms: 0,
  };
  const notes: Note[] = [];
  for (const turn of input.turns.toSorted((a, b) => a.seq - b.seq)) {
    if (turn.speaker === 'participant') addMessage(state, turn, lexicon);
    else {
      book(state, lexicon);
      const note = readNote(turn.note) ?? guessNote(turn, new Set(state.asked.keys()), notes, input.questions.length);
      notes.push(note);
      addOwnTurn(state, turn, note, input.questions);
    }
  }
  state.booked = book(state, lexicon);
  return state;
}

function addMessage(state: State, { seq, text }: Turn, lexicon: Lexicon): void {
  if (text.trim() === '') return;
  const isOption =
    state.open?.question.kind === 'choice' &&
    state.open.question.options.some((option) => plain(option) === plain(text));
  const reading = isOption ? asAnswer(text) : readMessage(joinPieces(state, text, lexicon), lexicon);
  if (reading.meaning.kind === 'intent' && reading.meaning.intent === 'already') state.said_before += 1;
  state.pending.push({ seq, text, reading });
}

const asAnswer = (answer: string): Reading => ({ meaning: { kind: 'answer' }, answer, aside: null });

/** Puts a message behind those before it that broke off ("first of all", "and then"); those say nothing by themselves. */
function joinPieces(state: State, text: string, { language }: Lexicon): string {
  const pieces: string[] = [];
  for (const earlier of state.pending.toReversed()) {
    if (!soundsUnfinished(earlier.text, language)) break;
    pieces.unshift(earlier.text);
    earlier.reading = asAnswer('');
  }
  return [...pieces, text].join(' ');
}

function addOwnTurn(state: State, turn: Turn, note: Note, questions: readonly Question[]): void {
  const before = state.last;
  if (note.at_ms !== null && before?.at_ms != null && (before.mark === 'pause' || note.mark === 'resume'))
    state.away_ms += Math.max(0, note.at_ms - before.at_ms);
  state.last = note;
  state.pending = [];
  state.spoken.push(turn.text);
  state.sorry ||= note.sorry;
  if (note.mark === 'offer_stop') state.offers += 1;
  if (note.mark === 'probe') state.probes += 1;
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
    returns: 0,
    stalls: 0,
    answers: [],
    declined: false,
  };
  state.asked.set(question.id, progress);
  state.phase = 'question';
  state.open = progress;
  if (note.touched) progress.touched = true;
  if (note.mark === 'return') progress.returns += 1;
  if (note.mark === 'retry') progress.retries += 1;
  if (note.mark === 'probe') progress.strategies.push(note.strategy ?? 'elaborate');
}

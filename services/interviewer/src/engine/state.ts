import { plain, yesNoWords } from '@insights/answers';
import { book } from './booking.ts';
import type { Booking } from './booking.ts';
import { lexiconOf } from './lexicon/index.ts';
import type { Lexicon, Strategy } from './lexicon/lexicon.ts';
import { guessNote, readNote } from './notes.ts';
import type { Mark, Note } from './notes.ts';
import { checkedBy, isReply } from './care-marks.ts';
import { joinHeard } from './classify.ts';
import type { Heard } from './classify.ts';
import { readInAnyLanguage } from './reading.ts';
import { copyOf, keepRead, readBefore } from './read-turns.ts';
import { flagsOf, readBesideWishes, signOf, signsOf } from './signs.ts';
import { questionIn } from './translation.ts';
import type { Reading } from './reading.ts';
import { soundsUnfinished } from './understand.ts';
import { languageOf } from '@insights/language';
import type { Language } from '@insights/language';
import type { Signal } from '@insights/signals';
import type { InterviewInput, Question, Turn } from './types.ts';

/** A participant's turn, read. */
export interface Message {
  seq: number;
  text: string;
  /** Replaced when the next message shows that this one was only its beginning. */
  reading: Reading;
  signals: Signal[];
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
  /** No more probes: the participant spoke of distress or grief here. */
  quiet: boolean;
  /** The language in which it was asked. */
  language: Language;
}

/** Signs that are answered by a sentence before what follows. */
export const NOTICES = ['carer', 'off_record', 'omit'] as const;
export type Notice = (typeof NOTICES)[number];

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
  /** Distress was shown; nothing is probed from then on. */
  sheltered: boolean;
  condoled: boolean;
  /** How often each kind of turn was said. */
  said: Partial<Record<Mark, number>>;
  /** The message whose uncertain sign the last turn asked about. */
  checked_seq: number | null;
  /** What the participant was told once about their own turns. */
  told: readonly Notice[];
  /** The participant was told which language the interview is held in. */
  told_language: boolean;
  language: Language;
  /** The language that the participant was last seen to use instead of it; null if none. */
  heard: Language | null;
  /** The conversation has left the campaign's language at least once. */
  switched: boolean;
}

const STALLS: readonly Mark[] = [
  'repeat',
  'clarify',
  'late',
  'order',
  'aside',
  'moment',
  'go_ahead',
  'offer_stop',
  'offer_break',
  'pause',
  'resume',
  'ready',
];

/** Four messages of the maximum length. Whoever writes more before the interviewer answers is answered by the last of it. */
export const MAX_CHARACTERS = 20_000;

const initialState = ({ language }: Lexicon): State => ({
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
  sheltered: false,
  condoled: false,
  said: {},
  checked_seq: null,
  told: [],
  told_language: false,
  language,
  heard: null,
  switched: false,
});

export function stateOf(input: InterviewInput, lexicon: Lexicon): State {
  const turns = input.turns.toSorted((a, b) => a.seq - b.seq);
  const before = readBefore(input, turns, (at) => heardAt(turns, at, input));
  const { state, notes } = before ?? { state: initialState(lexicon), notes: [] };
  for (let at = before?.turns.length ?? 0; at < turns.length; at += 1) {
    const turn = turns[at];
    if (turn?.speaker === 'participant') addMessage(state, turns, at, input);
    else if (turn) addOwnTurn(state, turn, notes, input);
  }
  keepRead(input, {
    campaign: input.campaign,
    turns,
    heard: heardAt(turns, turns.length - 1, input),
    state: copyOf(state),
    notes,
  });
  state.booked = book(state, lexiconOf(state.language));
  return state;
}

/** The language in which the participant was last heard, else that of the conversation. */
export function languageSpoken(input: InterviewInput): Language {
  const { heard, language } = stateOf(input, lexiconOf(input.campaign.language));
  return heard ?? language;
}

/** Answers to the open question that the participant can choose. */
function shownChoices({ open, language }: State): readonly string[] {
  if (open?.question.kind === 'yes_no') return yesNoWords(language);
  const isChoice = open?.question.kind === 'choice' || open?.question.kind === 'multi_choice';
  return isChoice ? open.question.options : [];
}

/** Whether a message is nothing but answers that were shown, as the page sends them: several with semicolons between. */
function isShown(text: string, state: State): boolean {
  const shown = shownChoices(state).map((option) => plain(option));
  const parts = state.open?.question.kind === 'multi_choice' ? text.split(';') : [text];
  return parts.length <= Math.max(shown.length, 1) && parts.every((part) => shown.includes(plain(part)));
}

function addMessage(state: State, turns: readonly Turn[], at: number, input: InterviewInput): void {
  const turn = turns[at];
  if (!turn || turn.text.trim() === '') return;
  const { seq, text } = turn;
  const shown = joinHeard(signsOf(turn, turns[at - 1], state.language), heardAt(turns, at, input), text);
  const isHeeded = ({ kind }: Signal): boolean => kind !== 'minor' || input.campaign.minors === 'stop';
  const signals = inContext(shown.filter(isHeeded), state);
  state.heard = signOf({ signals }, 'language_mismatch')?.language ?? state.heard;
  followLanguage(state, signals, input);
  const lexicon = lexiconOf(state.language);
  const reading = isShown(text, state)
    ? asAnswer(text)
    : (readBesideWishes(text, signals, lexicon) ??
      readInAnyLanguage(joinPieces(state, text, lexicon), lexicon, state.heard));
  if (reading.meaning.kind === 'intent' && reading.meaning.intent === 'already') state.said_before += 1;
  const isAboutGoingOn = isReply(state.last?.mark);
  const kept: Reading = isAboutGoingOn ? { meaning: { kind: 'wish' }, answer: '', aside: null } : reading;
  state.pending.push({ seq, text, reading: kept, signals });
  // What is said off the record is not quoted back.
  if (state.open !== null && signOf({ signals }, 'off_record') !== undefined) state.open.quiet = true;
}

/**
 * What a model read in the messages that end with this one: the note of the turn that answered them says it. It reads them as one, so that
 * the others have their rules alone.
 */
function heardAt(turns: readonly Turn[], at: number, { heard }: InterviewInput): Heard | undefined {
  for (let next = at + 1; next < turns.length; next += 1) {
    const turn = turns[next];
    if (turn?.speaker === 'interviewer') return next === at + 1 ? readNote(turn.note)?.heard : undefined;
  }
  return at === turns.length - 1 ? heard : undefined;
}

/** After a sign of distress has been answered, an uncertain one is no way of speaking any more. */
function inContext(signals: Signal[], { last }: State): Signal[] {
  if (last?.mark !== 'support' && last?.mark !== 'stay') return signals;
  return signals.map((signal) => (signal.kind === 'distress' ? { ...signal, certainty: 'certain' } : signal));
}

const asAnswer = (answer: string): Reading => ({ meaning: { kind: 'answer' }, answer, aside: null });

/** Puts a message behind those before it that broke off ("first of all", "and then"); those say nothing by themselves. */
function joinPieces(state: State, text: string, { language }: Lexicon): string {
  const pieces: string[] = [];
  let left = MAX_CHARACTERS - text.length;
  for (const earlier of state.pending.toReversed()) {
    left -= earlier.text.length;
    if (left < 0 || !soundsUnfinished(earlier.text, language)) break;
    pieces.unshift(earlier.text);
    earlier.reading = asAnswer('');
  }
  return [...pieces, text].join(' ');
}

/** Follows the participant into another language of the campaign. The open question is read and repeated in it. */
function followLanguage(state: State, signals: Signal[], { campaign, questions }: InterviewInput): void {
  const language = signOf({ signals }, 'language_mismatch')?.language;
  if (language == null || !campaign.languages.some((tag) => languageOf(tag) === language)) return;
  state.language = language;
  state.switched = true;
  for (const progress of state.asked.values()) {
    if (progress.answers.length > 0 && progress !== state.open) continue;
    const question = questions.find(({ id }) => id === progress.question.id) ?? progress.question;
    Object.assign(progress, { question: questionIn(question, language, campaign), language });
  }
}

function addOwnTurn(state: State, turn: Turn, notes: Note[], input: InterviewInput): void {
  book(state, lexiconOf(state.language));
  const note = readNote(turn.note) ?? guessNote(turn, new Set(state.asked.keys()), notes, input.questions.length);
  notes.push(note);
  const before = state.last;
  if (note.at_ms !== null && before?.at_ms != null && (before.mark === 'pause' || note.mark === 'resume'))
    state.away_ms += Math.max(0, note.at_ms - before.at_ms);
  state.last = note;
  state.told_language ||= state.pending.some((message) =>
    flagsOf(message, input.campaign.languages).some(({ kind }) => kind === 'language_mismatch'),
  );
  state.told = NOTICES.filter(
    (kind) =>
      state.told.includes(kind) || state.pending.some((message) => signOf(message, kind)?.certainty === 'certain'),
  );
  const kind = checkedBy(note.mark);
  state.checked_seq =
    kind === null ? null : (state.pending.findLast((one) => signOf(one, kind) !== undefined)?.seq ?? state.checked_seq);
  state.pending = [];
  state.spoken.push(turn.text);
  state.said = { ...state.said, [note.mark]: (state.said[note.mark] ?? 0) + 1 };
  state.sorry ||= note.sorry;
  if (note.mark === 'offer_stop') state.offers += 1;
  if (note.mark === 'probe') state.probes += 1;
  advance(state, turn, note, input);
  shelter(state, note);
  if (!STALLS.includes(note.mark)) return;
  if (state.open === null) state.stalls += 1;
  else state.open.stalls += 1;
}

/** After distress nothing is probed any more, unless the participant takes it back; after grief, nothing about the same question. */
function shelter(state: State, { mark }: Note): void {
  if (mark === 'lifted') {
    state.sheltered = false;
    if (state.open !== null) Object.assign(state.open, { quiet: false, declined: false });
    return;
  }
  if (mark === 'support') state.sheltered = true;
  if (mark === 'condolence') state.condoled = true;
  if (state.open === null || (mark !== 'condolence' && !state.sheltered)) return;
  state.open.quiet = true;
  // The question that led there is not asked again.
  if (mark === 'support') state.open.declined = true;
}

function advance(state: State, turn: Turn, note: Note, { questions, campaign }: InterviewInput): void {
  if (state.phase === 'start') state.phase = 'greeted';
  if (note.mark === 'goodbye') state.phase = 'over';
  if (note.mark === 'closing' && state.phase !== 'closing')
    Object.assign(state, { phase: 'closing', open: null, stalls: 0 });
  const question = questions.find(({ id }) => id === turn.question_id);
  if (question === undefined) return;
  const progress = state.asked.get(question.id) ?? {
    question: questionIn(question, state.language, campaign),
    touched: false,
    strategies: [],
    retries: 0,
    returns: 0,
    stalls: 0,
    answers: [],
    declined: false,
    quiet: false,
    language: state.language,
  };
  state.asked.set(question.id, progress);
  state.phase = 'question';
  state.open = progress;
  if (note.touched) progress.touched = true;
  if (note.mark === 'return') progress.returns += 1;
  if (note.mark === 'retry') progress.retries += 1;
  if (note.mark === 'probe') progress.strategies.push(note.strategy ?? 'short');
}

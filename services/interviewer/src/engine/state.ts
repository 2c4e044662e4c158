import { plain, yesNoWords } from '@insights/answers';
import { type Language, languageOf } from '@insights/language';
import { type Signal, type SignalKind, WISHES } from '@insights/signals';
import { type Booking, book } from './booking.ts';
import { countryNamed } from './countries.ts';
import { lexiconOf } from './lexicon/index.ts';
import { type Mark, type Note, type Strategy, checkedBy, guessNote, isReply, readNote } from './notes.ts';
import { type Reading, readInAnyLanguage } from './reading.ts';
import { type Heard, distressInPieces, joinHeard, readBesideWishes, signOf, signsOf } from './signs.ts';
import type { Campaign, InterviewInput, Question, Turn } from './types.ts';

/** A participant's turn, read. */
export interface Message {
  seq: number;
  text: string;
  reading: Reading;
  signals: Signal[];
  /** As a language model has read it, it gives the value that the open question asks for. */
  settles: boolean;
}

/** What has happened to one question. */
export interface Progress {
  question: Question;
  strategies: Strategy[];
  /** How often a value was asked for again. */
  retries: number;
  /** How often it was asked again at the end, because it had passed unanswered. */
  returns: number;
  /** The interviewer's turns that did not advance the interview: repeats, explanations, asides, breaks. */
  stalls: number;
  /** The participant's answers, without requests and questions to the interviewer. */
  answers: string[];
  /** One of them gives the value of a closed question, as a language model has read it. */
  settled: boolean;
  /** The participant would rather not answer, or does not know. */
  declined: boolean;
  /** No more probes: the participant spoke of distress or grief here. */
  quiet: boolean;
  /** The language in which it was asked. */
  language: Language;
}

/** Signs that are answered by a sentence before what follows, once. */
export const NOTICES = ['language_mismatch', 'carer', 'off_record', 'omit'] as const;
export type Notice = (typeof NOTICES)[number];

/** The state of an interview, derived from the stored turns and the questions alone. */
export interface State {
  phase: 'start' | 'greeted' | 'question' | 'closing' | 'over';
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
  /** The interviewer has apologised. */
  sorry: boolean;
  /** The length of all breaks, which do not count as interview time. */
  away_ms: number;
  /** Distress was shown; nothing is probed from then on. */
  sheltered: boolean;
  /** How often each kind of turn was said. */
  said: Partial<Record<Mark, number>>;
  /** The message whose uncertain sign the last turn asked about. */
  checked_seq: number | null;
  told: readonly Notice[];
  language: Language;
  /** The language that the participant was last seen to use instead of it; null if none. */
  heard: Language | null;
  /** Where the participant is, as they say once help is needed; null: they have not said. */
  country: string | null;
  /** Somebody hurts or threatens them. */
  by_other: boolean;
  /** The conversation has left the campaign's language at least once. */
  switched: boolean;
}

/** Marks of turns that do not advance the interview. */
const STALLS: readonly Mark[] = [
  ...(['ready', 'repeat', 'clarify', 'late', 'order', 'aside', 'moment', 'go_ahead'] as const),
  ...(['offer_stop', 'offer_break', 'pause', 'resume'] as const),
];

/** Four messages of the maximum length. Whoever writes more before the interviewer answers is answered by the last of it. */
export const MAX_CHARACTERS = 20_000;

const initialState = (language: Language): State => ({
  phase: 'start',
  asked: new Map(),
  open: null,
  stalls: 0,
  last: null,
  spoken: [],
  pending: [],
  booked: [],
  sorry: false,
  away_ms: 0,
  sheltered: false,
  said: {},
  checked_seq: null,
  told: [],
  language,
  heard: null,
  country: null,
  by_other: false,
  switched: false,
});

export function stateOf(input: InterviewInput): State {
  const turns = input.turns.toSorted((a, b) => a.seq - b.seq);
  const state = initialState(lexiconOf(input.campaign.language).language);
  const notes: Note[] = [];
  turns.forEach((turn, at) => {
    if (turn.speaker === 'participant') addMessage(state, turns, at, input);
    else addOwnTurn(state, turn, notes, input);
  });
  state.booked = book(state, lexiconOf(state.language));
  return state;
}

/** The language in which the participant was last heard, else that of the conversation. */
export function languageSpoken(input: InterviewInput): Language {
  const { heard, language } = stateOf(input);
  return heard ?? language;
}

/** A question in a language of the campaign. Topics are not translated, so they are not named in other languages. */
export function questionIn(question: Question, language: Language, campaign: Campaign): Question {
  if (language === (languageOf(campaign.language) ?? 'en')) return question;
  const found = Object.entries(question.translations).find(([tag]) => languageOf(tag) === language)?.[1];
  return found === undefined ? question : { ...question, text: found.text, options: found.options, topic: null };
}

/** How turns were read before: an interview is derived from all of its turns at each move. */
const known = new WeakMap<Turn, { key: string; reading: Reading }>();

/** Answers to the open question that the participant can choose. */
function shownChoices({ open, language }: State): readonly string[] {
  if (open?.question.kind === 'yes_no') return yesNoWords(language);
  const isChoice = open?.question.kind === 'choice' || open?.question.kind === 'multi_choice';
  return isChoice ? open.question.options : [];
}

const ASKED_FOR: ReadonlySet<SignalKind> = new Set<SignalKind>([...WISHES, 'order']);

/** Whether a message is nothing but answers that were shown, as the page sends them: several with semicolons between. */
function isShown(text: string, state: State): boolean {
  const shown = shownChoices(state).map((option) => plain(option));
  const parts = state.open?.question.kind === 'multi_choice' ? text.split(';') : [text];
  return parts.length <= Math.max(shown.length, 1) && parts.every((part) => shown.includes(plain(part)));
}

/** "Yes, gas!", where the question is what they heat with. */
function isOption({ kind, words }: Signal, state: State): boolean {
  const named = plain(words.join(' '));
  return kind === 'emergency' && named !== '' && shownChoices(state).some((option) => plain(option) === named);
}

function addMessage(state: State, turns: readonly Turn[], at: number, input: InterviewInput): void {
  const turn = turns[at];
  if (!turn || turn.text.trim() === '') return;
  const { seq, text } = turn;
  const heard = heardAt(turns, at, input);
  const isLast = turns[at + 1]?.speaker !== 'participant';
  const found = signsOf(turn, turns[at - 1], state.language);
  const isDistress = found.some(({ kind }) => kind === 'distress');
  const read = joinHeard([...found, ...(isDistress ? [] : distressInPieces(turns, at))], heard, text, isLast);
  // The words of an option are the team's: "Somebody to talk to" asks for nobody. A sign in them is one all the same.
  const meant = (isShown(text, state) ? read.filter(({ kind }) => !ASKED_FOR.has(kind)) : read).filter(
    (signal) => !isOption(signal, state),
  );
  const signals = followed(state, meant, input)
    .filter(({ kind }) => kind !== 'minor' || input.campaign.minors === 'stop')
    .map((signal) => inContext(signal, state));
  state.pending.push({
    seq,
    text,
    reading: readingOf(state, turn, signals),
    signals,
    settles: isLast && heard?.settles === true,
  });
  state.country = (isLast ? heard?.country : undefined) ?? countryIn(state, text) ?? state.country;
  state.by_other ||= isLast && heard?.by_other === true;
  state.by_other ||= signals.some(({ kind, rule }) => kind === 'distress' && rule === 'violence');
  // What is said off the record, is to be left out, or is of a death, is not asked about.
  const isQuiet = (['off_record', 'omit', 'grief'] as const).some((kind) => signOf({ signals }, kind) !== undefined);
  if (state.open !== null && isQuiet) state.open.quiet = true;
}

/** The country that a message names where help is spoken of; elsewhere people name countries for other reasons. */
const countryIn = ({ last }: State, text: string): string | null => (isReply(last?.mark) ? countryNamed(text) : null);

function readingOf(state: State, turn: Turn, signals: readonly Signal[]): Reading {
  const { text } = turn;
  const lexicon = lexiconOf(state.language);
  if (isReply(state.last?.mark)) return { meaning: { kind: 'wish' }, answer: '', aside: null };
  if (isShown(text, state)) return { meaning: { kind: 'answer' }, answer: text, aside: null };
  const beside = readBesideWishes(text, signals, lexicon);
  if (beside !== null) return beside;
  const key = `${state.language} ${state.heard ?? ''}`;
  const before = known.get(turn);
  if (before?.key === key) return before.reading;
  const reading = readInAnyLanguage(text, lexicon, state.heard);
  known.set(turn, { key, reading });
  return reading;
}

/** What a model read in this message and those around it, as one: the note of the turn that answered them says it. */
function heardAt(turns: readonly Turn[], at: number, { heard }: InterviewInput): Heard | undefined {
  const next = turns.find(({ speaker }, index) => index > at && speaker === 'interviewer');
  return next === undefined ? heard : readNote(next.note)?.heard;
}

/** After a sign of distress has been answered, an uncertain one is no way of speaking any more. */
function inContext(signal: Signal, { last }: State): Signal {
  const isCertain = signal.kind === 'distress' && (last?.mark === 'support' || last?.mark === 'stay');
  return isCertain ? { ...signal, certainty: 'certain' } : signal;
}

/** Follows the participant into another language of the campaign, which is no mismatch. The open question is read and repeated in it. */
function followed(state: State, signals: Signal[], { campaign, questions }: InterviewInput): Signal[] {
  const language = signOf({ signals }, 'language_mismatch')?.language;
  state.heard = language ?? state.heard;
  if (language == null || !campaign.languages.some((tag) => languageOf(tag) === language)) return signals;
  Object.assign(state, { language, switched: true });
  for (const progress of state.asked.values()) {
    if (progress.answers.length > 0 && progress !== state.open) continue;
    const question = questions.find(({ id }) => id === progress.question.id) ?? progress.question;
    Object.assign(progress, { question: questionIn(question, language, campaign), language });
  }
  return signals.filter(({ kind }) => kind !== 'language_mismatch');
}

function addOwnTurn(state: State, turn: Turn, notes: Note[], input: InterviewInput): void {
  book(state, lexiconOf(state.language));
  const note = readNote(turn.note) ?? guessNote(turn, new Set(state.asked.keys()), notes, input.questions.length);
  notes.push(note);
  const { last, pending } = state;
  if (note.at_ms !== null && last?.at_ms != null && (last.mark === 'pause' || note.mark === 'resume'))
    state.away_ms += Math.max(0, note.at_ms - last.at_ms);
  state.last = note;
  state.told = NOTICES.filter(
    (kind) => state.told.includes(kind) || pending.some((message) => signOf(message, kind)?.certainty === 'certain'),
  );
  const kind = checkedBy(note.mark);
  state.checked_seq =
    kind === null ? null : (pending.findLast((one) => signOf(one, kind) !== undefined)?.seq ?? state.checked_seq);
  state.pending = [];
  state.spoken.push(turn.text);
  state.said = { ...state.said, [note.mark]: (state.said[note.mark] ?? 0) + 1 };
  state.sorry ||= note.sorry;
  advance(state, turn, note, input);
  shelter(state, note);
  if (STALLS.includes(note.mark)) (state.open ?? state).stalls += 1;
}

/** After distress nothing is probed any more, unless the participant takes it back; after grief, nothing about the same question. */
function shelter(state: State, { mark }: Note): void {
  if (mark === 'lifted') {
    state.sheltered = false;
    if (state.open !== null) Object.assign(state.open, { quiet: false, declined: false });
    return;
  }
  if (mark === 'support') state.sheltered = true;
  if (state.open === null || (mark !== 'condolence' && !state.sheltered)) return;
  state.open.quiet = true;
  // The question that led there is not asked again.
  if (mark === 'support') state.open.declined = true;
}

function advance(state: State, turn: Turn, { mark, strategy }: Note, { questions, campaign }: InterviewInput): void {
  if (state.phase === 'start') state.phase = 'greeted';
  if (mark === 'goodbye') state.phase = 'over';
  if (mark === 'closing' && state.phase !== 'closing')
    Object.assign(state, { phase: 'closing', open: null, stalls: 0 });
  const question = questions.find(({ id }) => id === turn.question_id);
  if (question === undefined) return;
  const progress = state.asked.get(question.id) ?? {
    question: questionIn(question, state.language, campaign),
    strategies: [],
    retries: 0,
    returns: 0,
    stalls: 0,
    answers: [],
    settled: false,
    declined: false,
    quiet: false,
    language: state.language,
  };
  state.asked.set(question.id, progress);
  Object.assign(state, { phase: 'question', open: progress });
  if (mark === 'return') progress.returns += 1;
  if (mark === 'retry') progress.retries += 1;
  if (mark === 'probe') progress.strategies.push(strategy ?? 'short');
}

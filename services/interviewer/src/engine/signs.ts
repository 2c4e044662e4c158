import { plainWordsOf } from '@insights/answers';
import { sentencesOf } from '@insights/language';
import type { Language } from '@insights/language';
import {
  type Piece,
  SIGNS,
  type Sign,
  type Signal,
  type SignalKind,
  WISHES,
  type Wish,
  piecesOf,
  signalsOf,
} from '@insights/signals';
import type { Intent, Lexicon } from './lexicon/index.ts';
import { type Reading, readMessage } from './reading.ts';
import type { Message } from './state.ts';
import type { Flag, Turn } from './types.ts';

/** What is left of a message beside a wish or an order counts as an answer from this many words on. */
const ANSWER_WORDS = 4;

export interface Slice {
  start: number;
  end: number;
}

/** What a language model has read in a participant's turn. What it doesn't name, it denies. */
export interface Heard {
  signs: readonly Sign[];
  wishes: readonly Wish[];
  /** It gives the one value that the closed question asks for, however it is worded. */
  settles?: boolean;
  /** Where the messages, joined by lines, name a person who could be with the speaker. */
  near?: Slice | undefined;
  /** The danger comes from somebody who hurts or threatens the speaker. */
  by_other?: boolean | undefined;
  /** Where the speaker is, as ISO 3166 has it. */
  country?: string | undefined;
}

const READ_BY_BOTH: ReadonlySet<SignalKind> = new Set<SignalKind>([...SIGNS, ...WISHES]);

/** A false alarm about these would frighten, so the participant is asked first. */
const ASKED_IF_DENIED: ReadonlySet<SignalKind> = new Set<SignalKind>(['emergency', 'threat']);
/** What stands although a model denies it: distress, and these where little else is said. */
const STANDS_ALONE: ReadonlySet<SignalKind> = new Set<SignalKind>(['stop', 'withdrawal_asked']);

/** "He shut the doors", "navy I knit no more": what rules read in a story may be part of it. */
const MOST_BESIDE = 12;
const isInStory = ({ start, end }: Signal, text: string): boolean =>
  plainWordsOf(text.slice(0, start) + text.slice(end)).length > MOST_BESIDE;
const isBesideAnAnswer = (signal: Signal, text: string): boolean => signal.kind === 'stop' && isInStory(signal, text);
/** Words for violence have many harmless uses, as those for an emergency; those for one's own death have few. */
const isAlarm = ({ kind, rule }: Signal): boolean => ASKED_IF_DENIED.has(kind) || rule === 'violence';
/** "Not that one, leave it": who wants to skip a question, in more than a few words, does not end. */
const MOST_BARE = 3;
const isSkip = (named: ReadonlySet<SignalKind>, text: string): boolean =>
  named.has('skip') && !named.has('stop') && plainWordsOf(text).length > MOST_BARE;
const asDoubtful = (signal: Signal): Signal => ({ ...signal, certainty: 'uncertain' });

/** What is left of a certain signal of the rules that a model denies: all of it, a doubt, or nothing. */
function denied(signal: Signal, text: string): Signal[] {
  const isStory = isInStory(signal, text);
  if (isAlarm(signal)) return isStory ? [] : [asDoubtful(signal)];
  if (isStory && signal.kind === 'distress') return [asDoubtful(signal)];
  if (isStory && STANDS_ALONE.has(signal.kind)) return [];
  return signal.kind === 'distress' || STANDS_ALONE.has(signal.kind) ? [signal] : [];
}

/**
 * Joins the signals of the rules and of the model. Without a model, the rules stand. With one, what it names is certain, and an uncertain signal
 * of the rules is dropped unless it names the same. A certain one that it denies is kept, asked about or dropped (`denied`).
 * A model reads several messages as one: what it names is in the last of them (`isLast`).
 */
export function joinHeard(signals: readonly Signal[], heard: Heard | undefined, text: string, isLast = true): Signal[] {
  if (heard === undefined)
    return signals.map((signal) => (isBesideAnAnswer(signal, text) ? asDoubtful(signal) : signal));
  const named: ReadonlySet<SignalKind> = new Set<SignalKind>([...heard.signs, ...heard.wishes]);
  // Who wants one thing left out, and is not read as wanting all of it deleted, gets no answer about deleting.
  const isPartOnly = named.has('omit') && !named.has('withdrawal_asked');
  const kept = signals.flatMap((signal): Signal[] => {
    if (isPartOnly && signal.kind === 'withdrawal_asked') return [];
    if (named.has(signal.kind)) return [{ ...signal, certainty: 'certain' }];
    if (!READ_BY_BOTH.has(signal.kind)) return [signal];
    if (signal.certainty === 'uncertain') return [];
    if (signal.kind === 'stop' && isSkip(named, text)) return [];
    return denied(signal, text);
  });
  if (!isLast) return kept;
  const added = [...named]
    .filter((kind) => !kept.some((signal) => signal.kind === kind))
    .map((kind): Signal => ({ kind, rule: 'model', words: [], start: 0, end: text.length, certainty: 'certain' }));
  return [...kept, ...added];
}

/** The signs of turns that were read before: an interview is derived from all of its turns at each move. */
const known = new WeakMap<Turn, { language: Language; signals: Signal[] }>();

/** The signs that rules find in a participant's turn. */
export function signsOf(turn: Turn, before: Turn | undefined, language: Language): Signal[] {
  const kept = known.get(turn);
  if (kept?.language === language) return kept.signals;
  const signals = signalsOf({
    text: turn.text,
    language,
    input: inputOf(turn),
    took_ms: before === undefined ? null : turn.said_ms - before.said_ms,
  });
  const distress = signals.some(({ kind }) => kind === 'distress') ? [] : distressAcross(before, turn, language);
  known.set(turn, { language, signals: [...signals, ...distress] });
  return [...signals, ...distress];
}

const inputOf = ({ is_pasted, is_spoken }: Turn): 'pasted' | 'voice' | null =>
  is_pasted ? 'pasted' : is_spoken ? 'voice' : null;

/** A sentence sent as two messages: "i just want" "to die". */
function distressAcross(before: Turn | undefined, turn: Turn, language: Language): Signal[] {
  if (before?.speaker !== 'participant') return [];
  const text = `${before.text} ${turn.text}`;
  const [found] = signalsOf({ text, language, input: null, took_ms: null }).filter(({ kind }) => kind === 'distress');
  // Words of the message before alone are its own sign.
  return found === undefined || found.end <= before.text.length ? [] : [found];
}

/** So many different pieces of hopelessness, in messages so near to each other, are an uncertain sign of distress. */
const MIN_PIECES = 2;
const PIECES_WITHIN = 8;
const knownPieces = new WeakMap<Turn, Piece[]>();

function piecesIn(turn: Turn): Piece[] {
  const pieces = knownPieces.get(turn) ?? piecesOf(turn.text);
  knownPieces.set(turn, pieces);
  return pieces;
}

/** What a participant has told in pieces with this turn: each of them is ordinary alone. */
export function distressInPieces(turns: readonly Turn[], at: number): Signal[] {
  const told: Piece[][] = [];
  for (let index = at; index >= 0 && told.length < PIECES_WITHIN; index -= 1) {
    const turn = turns[index];
    if (turn?.speaker === 'participant') told.push(piecesIn(turn));
  }
  const [last = [], ...earlier] = told;
  const before = new Set(earlier.flat());
  const isMore = last.some((piece) => !before.has(piece));
  if (before.size === 0 || !isMore || new Set([...before, ...last]).size < MIN_PIECES) return [];
  const end = turns[at]?.text.length ?? 0;
  return [{ kind: 'distress', rule: 'pieces', words: [], start: 0, end, certainty: 'uncertain' }];
}

/** Whether one of the messages shows a sign for certain. */
export const shows = (pending: readonly Pick<Message, 'signals'>[], kind: Parameters<typeof signOf>[1]): boolean =>
  pending.some((message) => signOf(message, kind)?.certainty === 'certain');

export const signOf = ({ signals }: Pick<Message, 'signals'>, kind: SignalKind): Signal | undefined =>
  signals.find((signal) => signal.kind === kind);

/** What a participant has said, turn by turn, without the sentences that order the interviewer to do something; and these. */
export function apartFromOrders(turns: readonly Turn[], language: Language): { said: string[]; ordered: string[] } {
  const ordered: string[] = [];
  const said = turns.flatMap((turn, index) => {
    if (turn.speaker !== 'participant') return [];
    const orders = signsOf(turn, turns[index - 1], language).filter(({ kind }) => kind === 'order');
    if (orders.length === 0) return [turn.text];
    const free = sentencesOf(turn.text, language).flatMap(({ start, end }) => {
      const sentence = turn.text.slice(start, end);
      const isFree = orders.every((order) => order.end <= start || order.start >= end);
      if (!isFree) ordered.push(sentence);
      return isFree ? [sentence] : [];
    });
    return [free.join(' ')];
  });
  return { said, ordered };
}

const SAID_TO_US: readonly SignalKind[] = ['withdrawal_asked', 'person_asked', 'order', 'omit', 'who_sees'];
/** Wishes that the interview answers like the requests that it reads itself. */
const INTENT_OF = { stop: 'stop', break: 'pause', skip: 'skip' } as const satisfies Partial<Record<SignalKind, Intent>>;

/** Reads a message with a wish about the interview or an order: that is no answer, but what stands beside it may be one. Else null. */
export function readBesideWishes(text: string, signals: readonly Signal[], lexicon: Lexicon): Reading | null {
  const certain = signals.filter(({ certainty }) => certainty === 'certain');
  const granted = Object.entries(INTENT_OF).find(([kind]) => certain.some((signal) => signal.kind === kind));
  if (granted) {
    // "The notes were lost again. I have to go now": what stands beside the wish is an answer.
    const [kind, intent] = granted;
    const beside = besideOf(
      text,
      certain.filter((signal) => signal.kind === kind),
      lexicon,
    );
    return { meaning: { kind: 'intent', intent }, answer: beside?.answer ?? '', aside: null };
  }
  const asks = certain.some(({ kind }) => kind === 'who_sees');
  const wishes = certain.filter(({ kind }) => SAID_TO_US.includes(kind));
  if (wishes.length === 0) return null;
  const reading = besideOf(text, wishes, lexicon);
  if (reading !== null) return asks ? { ...reading, aside: 'who_reads' } : reading;
  return { meaning: asks ? { kind: 'aside', aside: 'who_reads' } : { kind: 'wish' }, answer: '', aside: null };
}

/** The answer in the sentences that no wish stands in; null without one. What a model alone has read names no words. */
function besideOf(text: string, wishes: readonly Signal[], lexicon: Lexicon): Reading | null {
  const named = wishes.filter(({ words }) => words.length > 0);
  const rest = sentencesOf(text, lexicon.language)
    .filter(({ start, end }) => named.every((wish) => wish.end <= start || wish.start >= end))
    .map(({ start, end }) => text.slice(start, end))
    .join(' ');
  const reading = plainWordsOf(rest).length < ANSWER_WORDS ? null : readMessage(rest, lexicon);
  return reading?.meaning.kind === 'answer' ? reading : null;
}

/** Signals whose flag has another name. Wishes that the interview grants itself are no flags: the turn that grants them names its rule. */
const FLAG_OF: Partial<Record<SignalKind, Flag['kind'] | null>> = {
  grief: 'bereavement',
  order: 'off_topic',
  omit: 'withdrawal_asked',
  stop: null,
  break: null,
  skip: null,
  who_sees: null,
};
/** Signs that are flagged only once they are certain. Distress is flagged in any case: whoever leaves after it must not be missed. */
const FLAGGED_IF_CERTAIN: ReadonlySet<SignalKind> = new Set<SignalKind>([
  'emergency',
  'threat',
  'minor',
  'grief',
  'omit',
]);

export function flagsOf({ seq, signals }: Message): Flag[] {
  const kinds = signals.flatMap(({ kind, certainty }): Flag['kind'][] => {
    if (certainty === 'uncertain' && FLAGGED_IF_CERTAIN.has(kind)) return [];
    const flag = FLAG_OF[kind] === undefined ? kind : FLAG_OF[kind];
    return flag === null ? [] : [flag as Flag['kind']];
  });
  return [...new Set(kinds)].map((kind) => ({ seq, kind }));
}

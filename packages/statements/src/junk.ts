import { withoutMarks, wordsOf } from '@insights/language';
import { signalsOf } from '@insights/signals';
import type { Signal } from '@insights/signals';

import type { Lexicon } from './lexicon/lexicon.ts';
import { Line, has } from './line.ts';
import type { Statement, Turn, UnusedReason } from './types.ts';

/** Longer sentences with an administrative or polite phrase also say something. */
const MAX_COURTESY_WORDS = 14;
const MAX_ADMINISTRATIVE_WORDS = 20;
/** A longer turn says more than yes or no, in UTF-16 units. */
const MAX_BACKCHANNEL = 60;
/** A crisis remark in a turn of this length, in UTF-16 units, makes the whole turn one. */
const SHORT_TURN = 600;
/** A passage of at least this many words that is repeated word for word counts as pasted. */
const COPIED_WORDS = 12;
/** Text that nobody says: placeholder text, code, markup, addresses of pages, footnotes. */
const NOT_SPEECH =
  /lorem ipsum|dolor sit amet|https?:\/\/\S{30,}|<\/?[a-z]+(?: [a-z-]+=|>)|\[\/?(?:inst|system)\]|\{\s*"\w+"\s*:|[{};][^\S\n]*\n\s*[\w}]|=>|\bfunction\s*\(|\[\d{1,3}\]\s*\[?\d*|(?:©|®|™).{0,40}(?:rights|reserved)|^[^\S\n\r]*(?:from|to|subject|sent|cc): \S+/imu;
/** A long text in written style without a word of the speaker's own. */
const WRITTEN = { words: 70, mean: 5.4 };

/** Signs that belong to a turn, found once for all of its statements. */
export interface TurnSigns {
  whole: UnusedReason | null;
  signals: readonly Signal[];
}

/** Why a whole turn supports nothing, and the signs inside it. */
export function signsOf(turn: Turn, lexicon: Lexicon, asked: string | null): TurnSigns {
  const { text, flags = [] } = turn;
  if (flags.includes('distress')) return { whole: 'crisis', signals: [] };
  if (flags.includes('pasted')) return { whole: 'pasted', signals: [] };
  if (turn.is_withheld === true || flags.length > 0) return { whole: 'flagged', signals: [] };
  if (turn.outcome === 'declined') return { whole: 'refusal', signals: [] };
  if (isPasted(text, asked, lexicon)) return { whole: 'pasted', signals: [] };
  // Half of all turns only say yes or no.
  if (
    wordsOf(text.slice(0, MAX_BACKCHANNEL)).every((word) => lexicon.yesNo.has(word)) &&
    text.length <= MAX_BACKCHANNEL
  )
    return { whole: null, signals: [] };
  const signals = signalsOf({ text, language: lexicon.language, input: null, took_ms: null });
  const isCrisis = text.length <= SHORT_TURN && signals.some(({ kind }) => kind === 'distress');
  if (isCrisis) return { whole: 'crisis', signals };
  const isDeflected = text.length <= SHORT_TURN && has(Line.of(text, lexicon.habits).text, lexicon.deflection);
  return { whole: isDeflected ? 'small_talk' : null, signals };
}

function isPasted(text: string, asked: string | null, lexicon: Lexicon): boolean {
  if (NOT_SPEECH.test(withoutMarks(text.slice(0, 20_000)))) return true;
  const words = text.slice(0, 20_000).match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  if (words.length >= COPIED_WORDS && asked !== null && asked.includes(text.trim())) return true;
  if (words.length < WRITTEN.words || !/[.!?]/.test(text)) return false;
  const isOwn = words.some((word) => lexicon.own.has(word.toLowerCase().replaceAll('’', "'")));
  const mean = words.reduce((sum, word) => sum + word.length, 0) / words.length;
  return !isOwn && mean >= WRITTEN.mean;
}

/** Why a statement supports nothing; null if it may. */
export function reasonOf(
  statement: Pick<Statement, 'start' | 'end' | 'text'>,
  line: Line,
  { whole, signals }: TurnSigns,
  lexicon: Lexicon,
): UnusedReason | null {
  if (whole !== null) return whole;
  const here = signals.filter(({ start, end }) => start < statement.end && end > statement.start);
  if (here.some(({ kind }) => kind === 'distress')) return 'crisis';
  if (
    here.some(
      ({ kind, start, end }) => kind === 'order' || (kind === 'off_topic' && end - start < statement.text.length + 1),
    )
  )
    return 'order';
  const { text, size } = line;
  if (has(text, lexicon.order)) return 'order';
  if (here.some(({ kind }) => kind === 'withdrawal_asked')) return 'administrative';
  const words = line.words();
  if (words.every((word) => lexicon.yesNo.has(word))) return 'too_short';
  if (lexicon.refusal.test(text)) return 'refusal';
  if (lexicon.courtesy.test(text)) return words.length <= 3 ? 'too_short' : 'small_talk';
  if (size <= MAX_ADMINISTRATIVE_WORDS && has(text, lexicon.administrative)) return 'administrative';
  if (size <= MAX_COURTESY_WORDS && has(text, lexicon.smallTalk)) return 'small_talk';
  return words.length < 2 ? 'too_short' : null;
}

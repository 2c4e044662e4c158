import { detectLanguage } from '@insights/language';

import { distressIn, piecesIn } from './distress.ts';
import type { Found } from './distress.ts';
import { effortIn } from './effort.ts';
import { lexicons } from './lexicon/index.ts';
import type { Piece } from './lexicon/lexicon.ts';
import { otherLanguageIn } from './other-language.ts';
import { read } from './reading.ts';
import { LONG_AGO, NAMED_PART, isDated, turnIn } from './turn.ts';
import { SIGNS } from './types.ts';
import type { Message, Signal, SignalKind } from './types.ts';
import { wishesIn } from './wishes.ts';

/** Compiles the rules and reads a message now: the first one takes a quarter of a second, which somebody would wait for. */
export const prepareSignals = (): void =>
  void signalsOf({
    text: 'The notes were on paper, and nobody could read them.',
    language: 'en',
    input: null,
    took_ms: null,
  });

/** More text does not change which language it is. */
const DETECTED_CHARACTERS = 4_000;

/**
 * The signs in a participant's message, at most one of each kind. Pure; time grows with the length of the text, up to a limit.
 * Signs about people and wishes about the interview are looked for in every language, because people in distress fall back on their own;
 * everything else in the language of the interview and in that of the message.
 */
export function signalsOf(message: Message): Signal[] {
  const { text, language } = message;
  const words = read(text);
  const asks = /[?？]/u.test(text);
  const detected = detectLanguage(text.slice(0, DETECTED_CHARACTERS));
  const found = new Map<SignalKind, Signal>();
  for (const lexicon of lexicons()) {
    const prepared = lexicon.grammar.prepare(words);
    const add = (kind: SignalKind, signs: readonly Found[]): void => {
      for (const { rule, from, to, certainty } of signs) {
        const start = prepared.words[from]?.start ?? 0;
        const end = prepared.words[to - 1]?.end ?? start;
        const before = found.get(kind);
        if (before !== undefined && (before.certainty === 'certain' || certainty === 'uncertain')) continue;
        found.set(kind, { kind, rule, words: text.slice(start, end).split(/\s+/), start, end, certainty });
      }
    };
    add('distress', distressIn(prepared, lexicon));
    const losses = wishesIn(prepared, lexicon.grief, lexicon);
    add(
      'grief',
      losses.filter((loss) => !isDated(prepared.words, loss, LONG_AGO)),
    );
    // "Stop" and "pardon" are words of several languages; what a person shows of themselves is not asked of the language.
    const isSpoken = lexicon.language === language || detected === null || detected === lexicon.language;
    for (const sign of turnIn(prepared, lexicon, asks)) if (isSpoken || isSign(sign.kind)) add(sign.kind, [sign]);
    if (lexicon.language !== language && lexicon.language !== detected) continue;
    add('withdrawal_asked', wishesIn(prepared, lexicon.withdrawal, lexicon));
    add('person_asked', wishesIn(prepared, lexicon.person, lexicon));
    add('order', wishesIn(prepared, lexicon.order, lexicon));
    add('off_topic', wishesIn(prepared, lexicon.off_topic, lexicon));
    add('low_effort', wishesIn(prepared, lexicon.empty, lexicon));
  }
  settle(found);
  const whole = { words: [], start: 0, end: text.length };
  for (const [kind, sign] of Object.entries(effortIn(message)) as [SignalKind, Omit<Found, 'from' | 'to'>][])
    if (!found.has(kind)) found.set(kind, { kind, ...sign, ...whole });
  const other = otherLanguageIn(text, language);
  if (other !== undefined)
    found.set('language_mismatch', {
      kind: 'language_mismatch',
      rule: 'other_language',
      ...whole,
      certainty: 'certain',
      language: other,
    });
  return [...found.values()];
}

/** The pieces of hopelessness in a message, in whatever language: several of them over several messages are a sign, one is none. */
export function piecesOf(text: string): Piece[] {
  const words = read(text);
  return [...new Set(lexicons().flatMap((lexicon) => piecesIn(lexicon.grammar.prepare(words), lexicon)))];
}

const isSign = (kind: SignalKind): boolean => SIGNS.some((sign) => sign === kind);

/** Where the same words are read as two things, the more specific one stands. */
function settle(found: Map<SignalKind, Signal>): void {
  const drop = (kind: SignalKind, beside: SignalKind): void => {
    const [one, other] = [found.get(kind), found.get(beside)];
    if (one && other && one.start < other.end && other.start < one.end) found.delete(kind);
  };
  // "I will stab him" is violence to those who read it as distress; whoever threatens needs another answer.
  if (found.get('distress')?.rule === 'violence') drop('distress', 'threat');
  // "Don't write that down" asks for less than "delete it".
  drop('withdrawal_asked', 'off_record');
  // "Delete what I said about my boss" names a part; "delete what I said" means all of it.
  if (found.get('omit')?.rule === NAMED_PART) drop('withdrawal_asked', 'omit');
  drop('omit', 'withdrawal_asked');
  drop('skip', 'off_record');
  // "I can't go on" is no mere wish to stop.
  drop('stop', 'distress');
  drop('skip', 'stop');
  // "I have to go, let's continue later" is a break.
  if (found.get('break')?.certainty === 'certain') found.delete('stop');
}

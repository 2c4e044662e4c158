import { detectLanguage } from '@insights/language';

import { distressIn } from './distress.ts';
import type { Found } from './distress.ts';
import { effortIn } from './effort.ts';
import { LEXICONS } from './lexicon/index.ts';
import { otherLanguageIn } from './other-language.ts';
import { read } from './reading.ts';
import type { Message, Signal, SignalKind } from './types.ts';
import { wishesIn } from './wishes.ts';

/** More text does not change which language it is. */
const DETECTED_CHARACTERS = 4_000;

/**
 * The signs in a participant's message, at most one of each kind. Pure; time grows with the length of the text, up to a limit.
 * Distress and grief are looked for in every language, because people in distress fall back on their own; everything else
 * in the language of the interview and in that of the message.
 */
export function signalsOf(message: Message): Signal[] {
  const { text, language } = message;
  const words = read(text);
  const detected = detectLanguage(text.slice(0, DETECTED_CHARACTERS));
  const found = new Map<SignalKind, Signal>();
  for (const lexicon of LEXICONS) {
    const prepared = lexicon.grammar.prepare(words);
    const add = (kind: SignalKind, signs: readonly Found[]): void => {
      for (const { rule, from, to, certainty } of signs) {
        const start = prepared.words[from]?.start ?? 0;
        const end = prepared.words[to - 1]?.end ?? start;
        const before = found.get(kind);
        if (before !== undefined && before.certainty >= certainty) continue;
        found.set(kind, { kind, rule, words: text.slice(start, end).split(/\s+/), start, end, certainty });
      }
    };
    add('distress', distressIn(prepared, lexicon));
    add('grief', wishesIn(prepared, lexicon.grief, lexicon));
    if (lexicon.language !== language && lexicon.language !== detected) continue;
    add('withdrawal_asked', wishesIn(prepared, lexicon.withdrawal, lexicon));
    add('person_asked', wishesIn(prepared, lexicon.person, lexicon));
    add('order', wishesIn(prepared, lexicon.order, lexicon));
    add('off_topic', wishesIn(prepared, lexicon.off_topic, lexicon));
    add('low_effort', wishesIn(prepared, lexicon.empty, lexicon));
  }
  const whole = { words: [], start: 0, end: text.length };
  for (const [kind, sign] of Object.entries(effortIn(message)) as [SignalKind, Omit<Found, 'from' | 'to'>][])
    if (!found.has(kind)) found.set(kind, { kind, ...sign, ...whole });
  const other = otherLanguageIn(text, language);
  if (other !== undefined)
    found.set('language_mismatch', {
      kind: 'language_mismatch',
      rule: 'other_language',
      ...whole,
      certainty: 0.9,
      language: other,
    });
  return [...found.values()];
}

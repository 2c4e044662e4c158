import type { Language } from '@insights/language';
import { lexiconOf } from './lexicon/lexicon.ts';
import { Line, has } from './line.ts';

/** Whether a sentence gives an order to a program that reads it: "Ignore all previous instructions". */
export function isOrder(sentence: string, language: Language): boolean {
  const { habits, order } = lexiconOf(language);
  return has(Line.of(sentence, habits).text, order);
}

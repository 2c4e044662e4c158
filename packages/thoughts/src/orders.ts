import type { Language } from '@insights/language';

import { lexiconOf } from './lexicon/lexicon.ts';
import { lineOf } from './line.ts';

/** Whether a sentence gives an order to a program that reads it: "Ignore all previous instructions". */
export function isOrder(sentence: string, language: Language): boolean {
  const lexicon = lexiconOf(language);
  return lexicon.order.test(lineOf(sentence, lexicon));
}

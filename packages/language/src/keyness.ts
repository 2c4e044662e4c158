import { referenceOf } from './frequencies.ts';
import type { Language } from './languages.ts';
import { stemOf } from './stems.ts';

/** How often a word, in any of its forms, occurs in a text of `total` words. */
export interface Occurrence {
  count: number;
  total: number;
}

/** The critical value for an error of 0.1 % (χ², one degree of freedom). */
export const SIGNIFICANT = 10.83;

/**
 * How specific a word is to a text: the log-likelihood ratio G² of its frequency in the text against the reference
 * (Dunning 1993; Rayson and Garside 2000), negative when the text uses it less than the language does.
 *
 *     E₁ = n (a + b) / (n + N)    E₂ = N (a + b) / (n + N)    G² = 2 (a ln(a / E₁) + b ln(b / E₂))
 *
 * with a of n words in the text and b of N in the reference.
 */
export function keyness({ count, total }: Occurrence, word: string, language: Language): number {
  if (count === 0 || total === 0) return 0;
  const reference = referenceOf(language);
  const elsewhere = reference.count(stemOf(word, language));
  const both = (count + elsewhere) / (total + reference.size);
  const ratio =
    2 * (count * Math.log(count / (total * both)) + elsewhere * Math.log(elsewhere / (reference.size * both)));
  return count / total < elsewhere / reference.size ? -ratio : ratio;
}

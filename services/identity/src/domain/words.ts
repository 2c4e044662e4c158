import { type ClosedSet, type WordOf, isWordOf, wordsOf } from '@insights/contracts';
import { invalid } from '@insights/errors';

/** A word of a request's body. Errors: `invalid_request` at the field for a word that this version does not know. */
export function knownWord<S extends ClosedSet>(set: S, field: string, word: string): WordOf<S> {
  if (isWordOf(set, word)) return word;
  throw invalid(['body', field], `Must be one of ${wordsOf(set).join(', ')}.`, 'enum');
}

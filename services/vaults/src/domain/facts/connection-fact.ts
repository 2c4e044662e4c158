import { wordsOf } from '@insights/language';
import { readerOf } from './clause.ts';
import type { Connection } from './connections.ts';
import { validityIn } from './dates.ts';
import type { StatedFact } from './fact.ts';
import type { Source } from './facts-in.ts';
import { grammarOf } from './grammars/index.ts';
import { type FactKeys, keysOf, literalKeys } from './keys.ts';

/**
 * Below what rules and a model read: the report infers a connection from what is said in one turn, and the label of a node is one of several
 * statements. The weight of an edge is no measure of this: it counts participants, or is a share of them.
 */
const SCORE = 0.6;

/** The fact that a connection of a campaign's map states. `start`: where its sentence begins in the text. */
export function connectionFact(
  connection: Connection,
  start: number,
  source: Pick<Source, 'language' | 'scope'>,
): StatedFact {
  const { subject, predicate, object, sentence } = connection;
  return {
    start,
    end: start + sentence.length,
    subject,
    predicate,
    object,
    source_text: sentence,
    ...keysOfConnection(connection, source),
    ...validityIn(sentence, grammarOf(source.language)),
    score: SCORE,
  };
}

/**
 * The keys that the rules give to the same fact. They drop negations and adverbs such as "only", which change what a label says: a fact with such
 * labels is the same only in the same words. Anything may have several causes, so there is no slot.
 */
function keysOfConnection(
  { subject, predicate, object }: Connection,
  { language, scope }: Pick<Source, 'language' | 'scope'>,
): FactKeys {
  const phrases = [subject, predicate, object] as const;
  const clause = readerOf(language).join(phrases);
  const { negators, adverbs } = grammarOf(language);
  const isDropped = (word: string): boolean => negators.has(word) || adverbs.has(word);
  if (clause === null || clause.isNegated || wordsOf(object).some(isDropped)) return literalKeys(phrases, language);
  return { ...keysOf(clause, phrases.join(' '), language, scope), slot_key: null };
}

import { type Language, isNegated, negatorsOf, wordsOf } from '@insights/language';
import { isContradicted } from '../answer/is-contradicted.ts';
import type { ChunkToRead } from './chunk-to-read.ts';
import { readerOf } from './clause.ts';
import { validityIn } from './dates.ts';
import type { StatedFact } from './fact.ts';
import { grammarOf } from './grammars/index.ts';
import { keysOf } from './keys.ts';
import type { SentenceForModel } from './sentences-for-model.ts';

/** A fact as a language model names it: the number of its sentence, and words of it. */
export interface NamedFact {
  readonly sentence: number;
  readonly subject: string;
  readonly predicate: string;
  readonly object: string;
}

/**
 * Why a fact of a language model is not stored. `unquoted`: its sentence is none that may state one. `unsupported`: it has words that the sentence
 * does not have. `contradicted`: the sentence denies it. `unclear`: it names nothing that facts of other sentences could be about.
 */
export type FactFault = 'unquoted' | 'unsupported' | 'contradicted' | 'unclear';

export interface CheckedFacts {
  readonly facts: { readonly chunk: ChunkToRead; readonly fact: StatedFact }[];
  readonly faults: FactFault[];
}

/** Below what the rules read: a sentence has the words of the fact, but nobody has checked its grammar. */
const SCORE = 0.7;

/** The facts that their sentences support, each once in a chunk. `scope`: as of `factsOfChunk`. */
export function checkFacts(
  named: readonly NamedFact[],
  sentences: readonly SentenceForModel[],
  { language, scope }: { language: Language; scope: string },
): CheckedFacts {
  const numbered = new Map(sentences.flatMap((sentence) => (sentence.n === null ? [] : [[sentence.n, sentence]])));
  const facts = new Map<string, CheckedFacts['facts'][number]>();
  const faults: FactFault[] = [];
  for (const each of named) {
    const sentence = numbered.get(each.sentence);
    const fact = sentence === undefined ? 'unquoted' : checkFact(each, sentence, { language, scope });
    if (typeof fact === 'string') faults.push(fact);
    else if (sentence) facts.set(`${sentence.chunk.id} ${fact.fact_key}`, { chunk: sentence.chunk, fact });
  }
  return { facts: withoutSharedSlots([...facts.values()]), faults };
}

function checkFact(
  named: NamedFact,
  { text, speaker }: SentenceForModel,
  { language, scope }: { language: Language; scope: string },
): StatedFact | FactFault {
  const sentence = plain(text);
  const [subject, predicate, object] = [plain(named.subject), plain(named.predicate), plain(named.object)];
  if ([subject, predicate, object].some((phrase) => wordsOf(phrase).length === 0)) return 'unclear';
  const said = `${subject} ${predicate} ${object}`;
  if (!isSupported(said, [subject, object], sentence)) return 'unsupported';
  const clause = readerOf(language).join([subject, predicate, object]);
  const grammar = grammarOf(language);
  if (clause === null || (speaker !== null && grammar.pointing.has(clause.subject[0]?.word ?? ''))) return 'unclear';
  const isDenied = isDeniedIn(sentence, object, language) !== clause.isNegated;
  if (isDenied || isContradicted(said, [sentence], language)) return 'contradicted';
  return {
    start: 0,
    end: text.length,
    subject: clause.isOwn && speaker !== null ? speaker : subject,
    predicate,
    object,
    source_text: text,
    ...keysOf(clause, said, language, `${scope} ${speaker ?? ''}`),
    ...validityIn(sentence, grammar),
    score: SCORE,
  };
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const placeOf = (phrase: string, sentence: string): number => sentence.toLowerCase().indexOf(phrase.toLowerCase());

/** All words are in the sentence, and those of each phrase stand there next to each other. */
function isSupported(said: string, phrases: readonly string[], sentence: string): boolean {
  const known = new Set(wordsOf(sentence));
  return wordsOf(said).every((word) => known.has(word)) && phrases.every((phrase) => placeOf(phrase, sentence) !== -1);
}

/** Whether the object is negated where it stands. */
function isDeniedIn(sentence: string, object: string, language: Language): boolean {
  const [first = ''] = wordsOf(object);
  return negatorsOf(language).has(first) || isNegated(sentence, placeOf(object, sentence), language);
}

/** A sentence that gives several values says that there can be several: "in Berlin and in Munich". */
function withoutSharedSlots(facts: CheckedFacts['facts']): CheckedFacts['facts'] {
  const slotOf = ({ chunk, fact }: CheckedFacts['facts'][number]): string =>
    JSON.stringify([chunk.id, fact.source_text, fact.slot_key]);
  const bySlot = Map.groupBy(facts, slotOf);
  return facts.map((each) =>
    bySlot.get(slotOf(each))?.length === 1 ? each : { ...each, fact: { ...each.fact, slot_key: null } },
  );
}

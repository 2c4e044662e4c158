import { createHash } from 'node:crypto';
import { type Language, type Token, termOf, wordsOf } from '@insights/language';
import type { Clause } from './clause.ts';
import { datesIn } from './dates.ts';
import { type Grammar, grammarOf } from './grammars/index.ts';

/** How facts are compared. */
export interface FactKeys {
  readonly subject_key: string;
  readonly fact_key: string;
  readonly claim_key: string;
  readonly stance: boolean;
  readonly slot_key: string | null;
}

/** Longer keys are replaced by their hash: an index row has a size limit. */
const LONGEST_KEY = 200;
const NUMBER = /^\p{N}+$/u;
const MOST_NAME_WORDS = 5;
const MOST_VALUE_WORDS = 5;
/** Verbs that have one object whatever it is; the others only if it is a number, a date or a name. */
const ALWAYS_SINGLE = /^(?:belong|be_owned|be_called|be_named|be_led|be_managed|gehören|appartenir|pertenecer)(?:_|$)/;

/** `scope` is added to subjects that depend on who speaks: "our office". */
export function keysOf(clause: Clause, text: string, language: Language, scope: string): FactKeys {
  const grammar = grammarOf(language);
  const subject = subjectKeyOf(clause, grammar, language, scope);
  const words = objectWords(clause.object, grammar, language);
  const object = words.join(' ');
  const { claim, isOpposite } = oppositeOf(words, grammar, language);
  const slot = slotOf(clause, words, { text, grammar });
  const claimKey = `${subject}|${clause.lemma}|${claim}`;
  return {
    subject_key: short(subject),
    fact_key: short(`${subject}|${clause.lemma}|${object}|${clause.isNegated ? 'not' : ''}`),
    claim_key: short(claimKey),
    stance: clause.isNegated === isOpposite,
    slot_key: slot === null || clause.isNegated ? null : short(`${subject}|${slot}`),
  };
}

/** Keys of a fact that is the same only in the same words. */
export function literalKeys(phrases: readonly [string, string, string], language: Language): FactKeys {
  const words = phrases.map((phrase) => wordsOf(phrase));
  const key = short(words.map((phrase) => phrase.join(' ')).join('|'));
  const subject_key = short(subjectKey(words[0] ?? [], language));
  return { subject_key, fact_key: key, claim_key: key, stance: true, slot_key: null };
}

/** The key of a subject, for a phrase of a question. */
export function subjectKey(words: readonly string[], language: Language): string {
  const { determiners } = grammarOf(language);
  return words.flatMap((word) => (determiners.has(word) ? [] : [termOf(word, language)])).join(' ');
}

function subjectKeyOf({ subject, isOwn }: Clause, grammar: Grammar, language: Language, scope: string): string {
  if (isOwn) return `@${scope}`;
  const words = subject.map(({ word }) => word).filter((word) => !grammar.negators.has(word));
  const own = words.some((word) => grammar.ownDeterminers.has(word)) ? `@${scope} ` : '';
  return (
    own +
    subjectKey(
      words.filter((word) => !grammar.ownDeterminers.has(word)),
      language,
    )
  );
}

function objectWords(object: readonly Token[], grammar: Grammar, language: Language): string[] {
  return object.flatMap(({ word }) => {
    const number = grammar.numbers.get(word);
    if (number !== undefined) return [String(number)];
    if (grammar.determiners.has(word) || grammar.adverbs.has(word) || grammar.negators.has(word)) return [];
    return [termOf(word, language)];
  });
}

const opposites = new WeakMap<Grammar, ReadonlyMap<string, string>>();

/** A single word is replaced by its opposite if that is the first of the pair. */
function oppositeOf(words: readonly string[], grammar: Grammar, language: Language) {
  let known = opposites.get(grammar);
  if (!known) {
    known = new Map(grammar.opposites.map(([first, second]) => [termOf(second, language), termOf(first, language)]));
    opposites.set(grammar, known);
  }
  const [only] = words;
  const opposite = words.length === 1 ? known.get(only ?? '') : undefined;
  return { claim: opposite ?? words.join(' '), isOpposite: opposite !== undefined };
}

/** What the object is a value of; null if the subject may have several. */
function slotOf(
  clause: Clause,
  words: readonly string[],
  { text, grammar }: { text: string; grammar: Grammar },
): string | null {
  const { lemma, object, subject } = clause;
  const [verb = ''] = lemma.split('_');
  const isBeing = grammar.single.has(verb) && grammar.being.has(clause.verb[0]?.word ?? '');
  if (isBeing && words.length <= MOST_VALUE_WORDS && hasAttribute(subject, grammar)) return `${verb}|=`;
  if (ALWAYS_SINGLE.test(lemma)) return `${lemma}|=`;
  const start = object[0]?.start ?? 0;
  const said = text.slice(start, object.at(-1)?.end);
  const [date] = datesIn(said, grammar);
  const isSingle = grammar.single.has(verb) || grammar.single.has(lemma);
  if (isSingle && date !== undefined && said.length - date.text.length < 12) return `${lemma}|date`;
  if (words.some((word) => NUMBER.test(word))) {
    return `${lemma}|${words.map((word) => (NUMBER.test(word) ? '#' : word)).join(' ')}`;
  }
  const isName = object.every(
    ({ start: from, word }) => /\p{Lu}/u.test(text[from] ?? '') || grammar.inSubject.has(word),
  );
  return isSingle && lemma !== verb && isName && object.length <= MOST_NAME_WORDS ? `${lemma}|name` : null;
}

/** "The price of the plan", "the launch date". */
function hasAttribute(subject: readonly Token[], grammar: Grammar): boolean {
  const at = subject.findIndex(({ word }) => grammar.inSubject.has(word));
  const head = subject[at === -1 ? subject.length - 1 : at - 1];
  return grammar.attributes.has(head?.word ?? '');
}

const short = (key: string): string =>
  key.length <= LONGEST_KEY ? key : `#${createHash('sha256').update(key).digest('hex')}`;

import { tokensOf } from '@insights/language';
import type { Language, Token } from '@insights/language';

import { GRAMMARS } from './grammar.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Sounds and short answers that say nothing, wherever a sentence begins with them. */
const HESITATIONS: Record<Language, ReadonlySet<string>> = {
  en: words('um umm uh uhm er erm hm hmm mm mhm ah oh eh yeah yep yes ok okay'),
  de: words('äh ähm öh öhm hm hmm mhm ach naja tja okay ok'),
  fr: words('euh heu hm ben bah bon ah oh oui ouais'),
  es: words('eh em ehm mm ah oh bueno'),
};
/** They open a sentence only before its subject: "so I left", but not "so slow". */
const BEFORE_SUBJECT: Record<Language, ReadonlySet<string>> = {
  en: words('so well then also plus like anyway'),
  de: words(''),
  fr: words('donc alors enfin'),
  es: words('pues entonces'),
};
/** A phrase that hesitates, before a comma. */
const PHRASE: Record<Language, RegExp> = {
  en: /^(?:you know|i mean|to be honest|i guess|let's see),\s/iu,
  de: /^(?:na ja|ehrlich gesagt|sagen wir),\s/iu,
  fr: /^(?:tu sais|vous savez|du coup|en fait|eh bien),\s/iu,
  es: /^(?:o sea|a ver|la verdad),\s/iu,
};
const FALSE_START = 4;
const FEWEST_LEFT = 3;

/**
 * How much of a sentence says nothing or was begun and broken off: "Yeah, so, have a. I've …", "And the …". 0 if hardly
 * anything would be left. "No" and "not" stay where they belong to the sentence: "no export …".
 */
export function openingLength(text: string, language: Language): number {
  let from = 0;
  for (;;) {
    const step = stepIn(text.slice(from), language);
    if (step === 0) break;
    from += step;
  }
  return from > 0 && tokensOf(text.slice(from), FEWEST_LEFT).length < FEWEST_LEFT ? 0 : from;
}

function stepIn(rest: string, language: Language): number {
  const marks = /^[\s,.;:…–—-]+(?=[^\s])/u.exec(rest)?.[0].length ?? 0;
  if (marks > 0) return marks;
  const phrase = PHRASE[language].exec(rest)?.[0].length ?? 0;
  if (phrase > 0) return phrase;
  const tokens = tokensOf(rest.slice(0, LOOKED_AT), FALSE_START + 1);
  const [first, second] = tokens;
  if (first?.start !== 0 || second === undefined) return 0;
  const isOpening = opens(first, second, rest, language);
  return isOpening || first.word === second.word ? second.start : falseStart(tokens, rest, language);
}

/** The part of a sentence that an opening can take, in UTF-16 units. */
const LOOKED_AT = 200;

function opens(first: Token, second: Token, rest: string, language: Language): boolean {
  const { openings, conjunctions, fillers } = GRAMMARS[language];
  const { word } = first;
  const after = rest.slice(first.end, second.start);
  if (HESITATIONS[language].has(word)) return true;
  if (CAUSES.has(word)) return second.word !== 'of' && !/[,;]/u.test(rest.slice(second.end));
  if (conjunctions.has(word)) return true;
  if ((openings.has(word) || fillers.has(word)) && /^\s*[,.…–—]/u.test(after)) return true;
  return BEFORE_SUBJECT[language].has(word) && isSubject(second.word, language);
}

/** "Because" opens a sentence of its own only where no other clause follows. */
const CAUSES = new Set(['because']);

const isSubject = (word: string, language: Language): boolean => {
  const { deictic, determiners } = GRAMMARS[language];
  return deictic.has(word) || determiners.has(word);
};

/** A few words up to a mark that end where a sentence cannot, or that are said again after it: "I, I've been …". */
function falseStart(tokens: readonly Token[], rest: string, language: Language): number {
  const cut = tokens.findIndex(({ end }, index) => /^\s*[,.…–—]/u.test(rest.slice(end, tokens[index + 1]?.start)));
  if (cut < 0 || cut >= FALSE_START) return 0;
  const [last, next, first] = [tokens[cut], tokens[cut + 1], tokens[0]];
  if (last === undefined || next === undefined || first === undefined) return 0;
  const isRepeated = next.word === first.word || next.word.startsWith(`${first.word}'`);
  return (isRepeated && cut < 2) || isOpenEnd(last.word, language) ? next.start : 0;
}

/** Whether a sentence cannot end with a word: an article, a preposition, "and", "I", a hesitation. */
export function isOpenEnd(word: string, language: Language): boolean {
  const { determiners, fillers, conjunctions } = GRAMMARS[language];
  return (
    (determiners.has(word) && !ENDS.has(word)) ||
    OPEN_ENDS[language].has(word) ||
    conjunctions.has(word) ||
    (HESITATIONS[language].has(word) && fillers.has(word))
  );
}

export const isHesitation = (word: string, language: Language): boolean => HESITATIONS[language].has(word);

/** Pronouns as well as determiners. */
const ENDS = new Set(
  'this that these those his all both some any each another more most less which what no la le les los las lo'.split(
    ' ',
  ),
);
const OPEN_ENDS: Record<Language, ReadonlySet<string>> = {
  en: words(`of for from as or if than whether i i'm i've i'll i'd we're you're they're we've it's that's is are am was were be have had
    can could will would should must may might very really too quite who where when while my your our their`),
  de: words('von zu mit für aus und oder aber dass weil wenn als ich sehr sind ist war waren wird zum zur im'),
  fr: words("de du des à dans pour avec et ou que qui dont si parce je est sont était très c'est"),
  es: words('de del a en con para por y o que si porque yo es son era muy'),
};

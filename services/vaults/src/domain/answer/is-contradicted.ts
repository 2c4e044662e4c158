import {
  type Language,
  clausesOf,
  isNegated,
  negatorsOf,
  stopWordsOf,
  termOf,
  tokensOf,
  wordsOf,
} from '@insights/language';
import { factsIn } from '../facts/facts-in.ts';
import { grammarOf } from '../facts/grammars/index.ts';
import { contradict } from '../facts/group-facts.ts';
import { termsOf } from './candidates.ts';

/** Whether texts say the opposite of a sentence that rests on them, as far as negations, words of opposite meaning and plain facts show it. */
export function isContradicted(sentence: string, texts: readonly string[], language: Language): boolean {
  return (
    isDenied(sentence, texts, language) ||
    hasOpposite(sentence, texts, language) ||
    statesAnotherFact(sentence, texts, language)
  );
}

/** A negation that no text has, one that is left out, or one of other words. */
function isDenied(sentence: string, texts: readonly string[], language: Language): boolean {
  const negators = negatorsOf(language);
  const denies = (text: string): boolean => wordsOf(text).some((word) => negators.has(word));
  if (!denies(sentence)) return texts.some((text) => denies(closestClause(sentence, text, language)));
  return !texts.some(denies) || negatesOtherWords(sentence, texts, language);
}

/** The clause that has most of the sentence's words. */
function closestClause(sentence: string, text: string, language: Language): string {
  const wanted = new Set(termsOf(sentence, language));
  let [closest, most] = ['', 0];
  for (const clause of clausesOf(text, language)) {
    const shared = new Set(termsOf(clause, language).filter((term) => wanted.has(term))).size;
    if (shared > most) [closest, most] = [clause, shared];
  }
  return closest;
}

/** Whether more of the shared words are negated on one side only than on both or none. */
function negatesOtherWords(sentence: string, texts: readonly string[], language: Language): boolean {
  const said = texts.map((text) => negationsIn(text, language));
  let [same, different] = [0, 0];
  for (const [term, own] of negationsIn(sentence, language)) {
    const theirs = said.flatMap((each) => [...(each.get(term) ?? [])]);
    if (theirs.length === 0) continue;
    if (theirs.some((isNegatedThere) => own.has(isNegatedThere))) same += 1;
    else different += 1;
  }
  return different > same;
}

/** For each content word, as a term, whether it is negated where it stands. */
function negationsIn(text: string, language: Language): ReadonlyMap<string, ReadonlySet<boolean>> {
  const stop = stopWordsOf(language);
  const negators = negatorsOf(language);
  const found = new Map<string, Set<boolean>>();
  for (const { word, start } of tokensOf(text)) {
    if (stop.has(word) || negators.has(word)) continue;
    const term = termOf(word, language);
    found.set(term, (found.get(term) ?? new Set()).add(isNegated(text, start, language)));
  }
  return found;
}

/** The sentence says "slow" where a text says "fast" and none says "slow". */
function hasOpposite(sentence: string, texts: readonly string[], language: Language): boolean {
  const own = allTermsOf(sentence, language);
  const theirs = allTermsOf(texts.join('\n'), language);
  return grammarOf(language).opposites.some(([one, other]) => {
    const [first, second] = [termOf(one, language), termOf(other, language)];
    const isNew = (term: string): boolean => own.has(term) && !theirs.has(term);
    return (isNew(first) && theirs.has(second)) || (isNew(second) && theirs.has(first));
  });
}

const allTermsOf = (text: string, language: Language): ReadonlySet<string> =>
  new Set(wordsOf(text).map((word) => termOf(word, language)));

function statesAnotherFact(sentence: string, texts: readonly string[], language: Language): boolean {
  const source = { language, speaker: null, scope: '' };
  const said = texts.flatMap((text) => factsIn(text, source));
  return factsIn(sentence, source).some(
    (fact) => !said.some(({ fact_key }) => fact_key === fact.fact_key) && said.some((other) => contradict(fact, other)),
  );
}

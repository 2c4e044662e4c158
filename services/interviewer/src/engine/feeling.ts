import { has, plain } from '@insights/answers';
import { isNegated, sentencesOf } from '@insights/language';
import type { Feeling, Lexicon } from './lexicon/lexicon.ts';
import { remembering } from './text.ts';

/** In longer messages praise is too likely to be half of a story. */
const MAX_PRAISE_WORDS = 30;
/** Signs of saying the opposite: scare quotes, three dots, rolling eyes. */
const IRONIC_SIGNS = /\.\.\.|…|["“„«]\p{L}+["”“»]|🙄|😒|🙃|😑|\/s\b/u;

export interface Felt {
  feeling: Feeling;
  /** The words that show it. */
  words: string[];
}

const NEUTRAL: Felt = { feeling: 'neutral', words: [] };

/**
 * What an acknowledgement may react to. A feeling is named only when it is certain: a whole predicate shows it, nothing in the
 * message points the other way, and nothing in the clause is denied, past, imagined, reported or ironic.
 */
export const feelingOf = remembering((text: string, lexicon: Lexicon): Felt => {
  const { listening } = lexicon;
  const said = plain(text);
  const grief = hitsIn(said, listening.grief);
  if (grief.length > 0 && !denies(said, grief, lexicon)) return { feeling: 'grave', words: grief };
  if (text.includes('?') || isIronic(text, lexicon, said)) return NEUTRAL;
  const clauses = clausesOf(text, lexicon);
  const good = has(listening.good, said) ? certain(clauses, listening.good, lexicon) : [];
  const bad = has(listening.bad, said) ? certain(clauses, listening.bad, lexicon) : [];
  const isOnlyGood = good.length > 0 && !has(listening.dark, withoutAll(said, good));
  const isOnlyBad = bad.length > 0 && !has(listening.bright, withoutAll(said, bad));
  if (isOnlyBad) return { feeling: 'problem', words: bad };
  if (isOnlyGood && said.split(' ').length <= MAX_PRAISE_WORDS) return { feeling: 'praise', words: good };
  return NEUTRAL;
});

/** Whether a message may mean the opposite of what it says: it says something pleasant, with a sign of irony. */
export const isIronic = (text: string, { listening }: Lexicon, said = plain(text)): boolean =>
  has(listening.bright, said) && (IRONIC_SIGNS.test(text) || has(listening.ironic, said));

const hitsIn = (said: string, pattern: RegExp): string[] => [...said.matchAll(pattern)].map((hit) => hit[0]);

const withoutAll = (said: string, parts: readonly string[]): string =>
  parts.reduce((rest, part) => rest.replaceAll(part, ' '), said);

const denies = (said: string, words: readonly string[], { language }: Lexicon): boolean =>
  words.every((word) => isNegated(said, said.indexOf(word), language));

/** The parts between punctuation marks of the sentences that hold for certain, as plain text. */
const clausesOf = (text: string, { language, listening }: Lexicon): string[] =>
  sentencesOf(text, language)
    .map(({ start, end }) => text.slice(start, end))
    .filter((sentence) => !has(listening.unreal, plain(sentence)))
    .flatMap((sentence) => sentence.split(/[,;:()\n]+|\s[–—-]\s/))
    .map(plain);

/** The predicates in the clauses that no negator changes. */
function certain(clauses: readonly string[], pattern: RegExp, { match }: Lexicon): string[] {
  return clauses.flatMap((said) => {
    const hits = hitsIn(said, pattern);
    // A negator within the predicate belongs to it: "doesn't work".
    return hits.length === 0 || has(match.negators, withoutAll(said, hits)) ? [] : hits;
  });
}

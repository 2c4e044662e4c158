/** The opposite of what somebody says, made by adding or removing one negation. Null where that would be no clear opposite. */
import { type Language, negatorsOf, wordsOf } from '@insights/language';
import { figuresIn } from './figures.ts';

type Rule = readonly [from: RegExp, to: string];
const word = (source: string, to: string): Rule => [new RegExp(`(?<![\\p{L}'’])(?:${source})(?![\\p{L}'’])`, 'iu'), to];
const without = (source: string): Rule => [new RegExp(`(?<![\\p{L}'’])(?:${source})\\s+(?=\\p{L})`, 'iu'), ''];

const REMOVED: Readonly<Record<Language, readonly Rule[]>> = {
  en: [
    word("can(?:['’]t|not)", 'can'),
    word("won['’]t", 'will'),
    word("(is|are|was|were|do|does|did|has|have|had|would|could|should|must|need)n['’]t", '$1'),
    word('never', 'always'),
    word('nobody', 'everybody'),
    word('nothing', 'everything'),
    word('without', 'with'),
    without('not'),
  ],
  de: [
    word('niemals|nie', 'immer'),
    word('niemand', 'jeder'),
    word('nichts', 'alles'),
    word('ohne', 'mit'),
    without('kein(?:e[nmrs]?)?'),
    without('nicht'),
  ],
  fr: [
    [/(?<!\p{L})(?:ne |n['’])(\p{L}+) jamais(?!\p{L})/iu, '$1 toujours'],
    [/(?<!\p{L})(?:ne |n['’])(\p{L}+) (?:pas|plus)(?!\p{L})/iu, '$1'],
    [/(?<!\p{L})personne ne(?!\p{L})/iu, 'tout le monde'],
    word('sans', 'avec'),
  ],
  es: [word('nunca|jamás', 'siempre'), word('nadie', 'todo el mundo'), word('sin', 'con'), without('no')],
};

const ADDED: Readonly<Record<Language, readonly Rule[]>> = {
  en: [
    word("(it|that|there|he|she)['’]s", '$1 is not'),
    word("(they|we|you)['’]re", '$1 are not'),
    word('(is|are|was|were|can|could|will|would|should|must)', '$1 not'),
  ],
  de: [word('(ist|sind|war|waren|kann|können|konnte|konnten|muss|müssen|wird|werden|soll|sollte)', '$1 nicht')],
  fr: [
    [/(?<!\p{L})c['’]est(?!\p{L})/iu, "ce n'est pas"],
    word('(était|étaient|est)', "n'$1 pas"),
    word('(sont|peut|peuvent|doit|doivent|faut)', 'ne $1 pas'),
  ],
  es: [word('(es|son|está|están|era|eran|puede|pueden|tiene|tienen|hay|hace|hacen|fue)', 'no $1')],
};

/** "not only", "why not": removing the negation doesn't give the opposite. */
const UNCLEAR =
  /(?<!\p{L})(?:not only|why not|not just|if not|not sure|whether|nicht nur|nicht wahr|ob|non seulement|pas seulement|no s[oó]lo|no solamente)(?!\p{L})|\?/iu;

export function inverted(text: string, language: Language): string | null {
  if (UNCLEAR.test(text)) return null;
  const removals = REMOVED[language].filter(([from]) => from.test(text));
  const negators = wordsOf(text).filter((each) => negatorsOf(language).has(each) || /^n'|n't$/.test(each));
  // "ne … pas"
  if (negators.length > (language === 'fr' ? 2 : 1)) return null;
  const rules = negators.length > 0 || removals.length > 0 ? removals : ADDED[language];
  const [from, to] = rules.find((rule) => rule[0].test(text)) ?? [];
  return from === undefined || to === undefined ? null : text.replace(from, to);
}

/** The text with another number; null if it has none. */
export function renumbered(text: string, language: Language): string | null {
  const figure = figuresIn(text, language).find(({ key }) => /^[1-9]\d{0,3}$/.test(key));
  if (!figure) return null;
  return text.slice(0, figure.start) + String(Number(figure.key) * 2 + 1) + text.slice(figure.end);
}

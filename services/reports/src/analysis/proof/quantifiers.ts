/**
 * Words for how many. About persons they are the engine's: the balance of the code must bear them. About anything else they must be a
 * participant's own, which a cited quote shows.
 *
 * `n` persons of the side that the sentence speaks of, out of `all` persons of the version:
 *
 *     all         everyone, all                 n = all, at least two
 *     almost_all  almost all, vast majority     at least four fifths, not all
 *     most        most, majority                more than half
 *     half        half                          exactly half
 *     about_half  about half                    within a tenth of half
 *     many        many, numerous                at least three, and at least a third
 *     several     several, a number of          at least three
 *     some        some                          at least two, not all
 *     a_few       a few                         two or more, at most a third
 *     few         few, hardly anyone            one or more, at most a quarter
 *     two         both, a couple of             exactly two
 *     minority    minority                      one or more, less than half
 *     none        nobody, none                  n = 0
 *     unknown     a third, a share, countless   never
 */
import { type Language, stemOf, stopWordsOf } from '@insights/language';
import { type Phrases, type Said, isVerb, ofOf, personsOf, phraseAt, phrasesOf, saidIn } from './words.ts';

const BEARS = {
  all: (n, all) => n === all && all >= 2,
  almost_all: (n, all) => n < all && n >= 0.8 * all,
  most: (n, all) => 2 * n > all && n >= 2,
  half: (n, all) => 2 * n === all,
  about_half: (n, all) => n > 0 && Math.abs(n / all - 0.5) <= 0.1,
  many: (n, all) => n >= 3 && 3 * n >= all,
  several: (n) => n >= 3,
  some: (n, all) => n >= 2 && n < all,
  a_few: (n, all) => n >= 2 && 3 * n <= all,
  few: (n, all) => n >= 1 && 4 * n <= all,
  two: (n) => n === 2,
  minority: (n, all) => n >= 1 && 2 * n < all,
  none: (n) => n === 0,
  unknown: () => false,
} satisfies Record<string, (n: number, all: number) => boolean>;
type Quantity = keyof typeof BEARS | 'no_quantity';

/**
 * `+`: speaks of persons whatever follows. `~`: of how often something is so, which is a matter of persons where several are told of. `*`: only before a word
 * for persons; elsewhere it quantifies nothing that matters.
 */
const QUANTIFIERS: Readonly<Record<Language, Partial<Record<Quantity, string>>>> = {
  en: {
    all: 'all, every, each, +everyone, +everybody, +unanimous, +unanimously, +universally, +consensus, +without exception, +across the board, +each of them, +to a person',
    almost_all:
      'almost all, nearly all, virtually all, practically all, almost every, nearly every, +almost everyone, +nearly everyone, +almost everybody, +nearly everybody, +vast majority, +overwhelming majority, +large majority, +great majority, ~overwhelmingly',
    most: 'most, +majority, ~mostly, ~largely, ~mainly, ~predominantly, ~generally, ~overall, +more than half, +over half, the bulk of',
    half: 'half',
    about_half: 'about half, around half, roughly half, close to half, nearly half, almost half, approximately half',
    many: 'many, numerous, a lot of, lots of, plenty of, a large number of, a great number of, ~widely, ~widespread, ~commonly, ~frequently, ~often, ~repeatedly',
    several: 'several, multiple, various, a number of, a handful of, a group of',
    some: '*some, *certain',
    a_few: 'a few',
    few: 'few, very few, only a few, just a few, +hardly anyone, +hardly anybody, +barely anyone, *hardly any, a small number of, ~rarely, ~seldom, isolated',
    two: 'both, a couple of, couple of, a pair of',
    minority: '+minority, +less than half, +fewer than half, +under half',
    none: '+nobody, +no one, none, not one, +not a single, *no, neither, +no-one',
    unknown:
      'countless, innumerable, a third of, a quarter of, a fifth of, a tenth of, third of, quarter of, quarters of, thirds of, a fraction of, share of, proportion, percentage, percent, per cent, +the rest, +everyone else, +the remaining, most of all',
    no_quantity:
      'at all, after all, above all, all in all, all along, each other, at most, at least, all right, overall picture, quite a lot, as many, how many, so many, too many, one of the many, not all',
  },
  de: {
    all: 'alle, allen, aller, jede, jeder, jedes, jeden, jedem, sämtliche, sämtlichen, +jedermann, +ausnahmslos, ~durchweg, +einhellig, +einstimmig, +alle beteiligten',
    almost_all:
      'fast alle, fast allen, nahezu alle, nahezu allen, beinahe alle, so gut wie alle, fast jeder, fast jede, nahezu jeder, nahezu jede, +große mehrheit, +großen mehrheit, +überwältigende mehrheit, +überwiegende mehrheit, +weit überwiegend',
    most: 'meisten, ~meist, ~meistens, +mehrheit, +mehrheitlich, ~überwiegend, ~hauptsächlich, ~größtenteils, +großteil, +mehr als die hälfte, +über die hälfte, ~insgesamt, ~im allgemeinen',
    half: '+hälfte',
    about_half:
      '+etwa die hälfte, +rund die hälfte, +ungefähr die hälfte, +knapp die hälfte, +fast die hälfte, +gut die hälfte',
    many: 'viele, vielen, vieler, zahlreiche, zahlreichen, eine menge, ~häufig, ~oft, ~oftmals, ~vielfach, ~verbreitet',
    several:
      'mehrere, mehreren, mehrerer, verschiedene, verschiedenen, diverse, etliche, etlichen, eine reihe, eine anzahl, eine handvoll',
    some: '*einige, *einigen, *einiger, *manche, *manchen, *mancher',
    a_few: 'ein paar, einige wenige, einzelne, einzelnen',
    few: 'wenige, wenigen, weniger als, nur wenige, +kaum jemand, +kaum einer, kaum ein, +die wenigsten, ~selten, ~vereinzelt',
    two: 'beide, beiden, beider',
    minority: '+minderheit, +weniger als die hälfte',
    none: '+niemand, +niemanden, +niemandem, +keiner, +kein einziger, +keine einzige, *keine, *kein, *keinen',
    unknown:
      'drittel, viertel, anteil, prozent, prozentsatz, bruchteil, unzählige, unzähligen, +die übrigen, +der rest, teil der, ein teil',
    no_quantity:
      'vor allem, nach allem, bei allem, vor allen, nicht alle, wie viele, so viele, zu viele, auf jeden fall, in jedem fall',
  },
  fr: {
    all: 'tous, toutes, chaque, +chacun, +chacune, +unanime, +unanimes, +unanimement, +unanimité, +tout le monde, +sans exception',
    almost_all:
      'presque tous, presque toutes, quasiment tous, quasiment toutes, la quasi-totalité, +presque tout le monde, +grande majorité, +vaste majorité, +immense majorité',
    most: 'plupart, +majorité, ~majoritairement, ~généralement, ~principalement, +plus de la moitié, ~globalement, ~en général',
    half: '+moitié',
    about_half: '+environ la moitié, +près de la moitié, +presque la moitié, +à peu près la moitié',
    many: 'beaucoup de, nombreux, nombreuses, bon nombre, un grand nombre, ~souvent, ~fréquemment, ~largement, ~beaucoup',
    several: 'plusieurs, divers, diverses, un certain nombre, une poignée, différents, différentes',
    some: '*certains, *certaines, *quelques-uns, *quelques-unes',
    a_few: 'quelques',
    few: 'peu de, rares, très peu, ~rarement, +presque personne',
    two: "les deux, tous deux, toutes deux, tous les deux, toutes les deux, l'un et l'autre",
    minority: '+minorité, +moins de la moitié',
    none: '+personne ne, +personne n, aucun, aucune, nul, nulle, pas un seul, pas une seule',
    unknown:
      'tiers, quart, proportion, pourcentage, pour cent, une part, une partie, innombrables, +le reste, +les autres',
    no_quantity: 'pas tous, pas toutes, après tout, en tous cas, un peu de, tous les jours',
  },
  es: {
    all: 'todos, todas, cada, +unánime, +unánimes, +unánimemente, +unanimidad, +todo el mundo, +sin excepción, +cada uno, +cada una',
    almost_all:
      'casi todos, casi todas, prácticamente todos, prácticamente todas, la casi totalidad, +gran mayoría, +inmensa mayoría, +amplia mayoría, +casi todo el mundo',
    most: '+mayoría, +mayor parte, ~mayoritariamente, ~generalmente, ~principalmente, +más de la mitad, ~en general',
    half: '+mitad',
    about_half: '+cerca de la mitad, +alrededor de la mitad, +aproximadamente la mitad, +casi la mitad',
    many: 'muchos, muchas, numerosos, numerosas, gran número, ~a menudo, ~frecuentemente, ~con frecuencia, ~ampliamente',
    several: 'varios, varias, diversos, diversas, un puñado, una serie de, distintos, distintas',
    some: '*algunos, *algunas, *ciertos, *ciertas',
    a_few: 'unos pocos, unas pocas, unos cuantos, unas cuantas, un par de',
    few: 'pocos, pocas, muy pocos, muy pocas, +casi nadie, ~raramente, ~rara vez',
    two: 'ambos, ambas, los dos, las dos',
    minority: '+minoría, +menos de la mitad',
    none: '+nadie, +ninguno, +ninguna, *ningún',
    unknown:
      'tercio, cuarta parte, proporción, porcentaje, por ciento, una parte, innumerables, +el resto, +los demás, +las demás',
    no_quantity: 'no todos, no todas, cada vez, todos los días',
  },
};

interface Entry {
  readonly quantity: Quantity;
  readonly speaksOf: 'persons' | 'often' | 'next' | 'persons_only';
}

const MARKS: Readonly<Record<string, Entry['speaksOf']>> = { '+': 'persons', '~': 'often', '*': 'persons_only' };

const read = ([quantity, phrases]: [string, string]): [string, Entry][] =>
  phrases.split(/\s*,\s*/).map((phrase) => {
    const speaksOf = MARKS[phrase.charAt(0)] ?? 'next';
    return [phrase.replace(/^[+~*]/, ''), { quantity: quantity as Quantity, speaksOf }];
  });

const PHRASES = Object.fromEntries(
  Object.entries(QUANTIFIERS).map(([language, table]) => [language, phrasesOf(Object.entries(table).flatMap(read))]),
) as Record<Language, Phrases<Entry>>;

/** Whether a word begins a phrase for how many. */
export const isQuantifier = (word: string, language: Language): boolean => PHRASES[language].has(word);

/** How many persons a sentence may speak of; null where it is about no code. */
export interface Bearing {
  readonly n: number;
  readonly all: number;
}

interface QuantifierContext {
  readonly bearing: Bearing | null;
  readonly quotes: readonly string[];
  readonly language: Language;
  readonly isOfOne?: boolean;
}

/**
 * The quantifier of a sentence that neither the balance nor a quote bears; null if there is none. Where one person is told of (`isOfOne`), how
 * often and how much something is so is for the judge to see.
 */
export function falseQuantifierIn(
  text: string,
  { bearing, quotes, language, isOfOne = false }: QuantifierContext,
): string | null {
  const said = saidIn(text);
  const sources = quotes.map((quote) => saidIn(quote));
  for (let at = 0; at < said.length; at += 1) {
    const found = phraseAt(PHRASES[language], said, at);
    if (!found) continue;
    const after = at + found.length;
    const { quantity, speaksOf } = found.means;
    at = after - 1;
    if (quantity === 'no_quantity') continue;
    if (isConjunction(said, after - found.length, language)) continue;
    const isOfPersons =
      speaksOf === 'persons' || (speaksOf === 'often' && !isOfOne) || isPersons(text, said, after, language, speaksOf);
    if (!isOfPersons && (speaksOf === 'persons_only' || isOfOne)) continue;
    if (isOfPersons && bearing !== null && BEARS[quantity](bearing.n, bearing.all)) continue;
    const isOwn = speaksOf !== 'next' || !isOfPersons;
    const amount = { quantity, before: said[after - found.length - 1]?.word };
    if (isOwn && sources.some((source) => isQuoted(source, amount, said, after, language))) continue;
    return text.slice(said[after - found.length]?.start, said[after - 1]?.end);
  }
  return null;
}

/** "both fast and cheap", "neither fast nor cheap": these count nothing. */
function isConjunction(said: readonly Said[], at: number, language: Language): boolean {
  if (language !== 'en' || at === 0) return false;
  const ahead = said.slice(at + 2, at + 4).map(({ word }) => word);
  return (
    (said[at]?.word === 'both' && ahead.includes('and')) || (said[at]?.word === 'neither' && ahead.includes('nor'))
  );
}

const GAP = /[,;:.]/;

/** "most participants", "most of them", "most say". */
function isPersons(
  text: string,
  said: readonly Said[],
  after: number,
  language: Language,
  speaksOf: Entry['speaksOf'],
): boolean {
  const begins = (phrases: Phrases<unknown>, at: number): boolean => phraseAt(phrases, said, at) !== null;
  // "most of the participants", "die meisten der Befragten", "most younger participants"
  for (let at = after; at <= after + 2 && at < said.length; at += 1) {
    if (GAP.test(text.slice(said[at - 1]?.end, said[at]?.start))) break;
    if (begins(personsOf(language), at)) return true;
  }
  const ofLength = phraseAt(ofOf(language), said, after)?.length;
  if (ofLength !== undefined && begins(personsOf(language), after + ofLength)) return true;
  if (
    ofLength !== undefined &&
    /^(?:them|those|ihnen|eux|elles|ellos|ellas)$/.test(said[after + ofLength - 1]?.word ?? '')
  )
    return true;
  return speaksOf === 'next' && isVerb(said[after], language);
}

const NEAR = 4;

/** Whether a quote says as much of the same thing. */
function isQuoted(
  source: readonly Said[],
  { quantity, before }: { quantity: Quantity; before: string | undefined },
  said: readonly Said[],
  after: number,
  language: Language,
): boolean {
  const stop = stopWordsOf(language);
  const thing = said.slice(after).find(({ word }) => !stop.has(word))?.word;
  return source.some((_, at) => {
    const found = phraseAt(PHRASES[language], source, at);
    if (found?.means.quantity !== quantity) return false;
    // "forty per cent", whatever it is a part of
    if (quantity === 'unknown' && before !== undefined && source[at - 1]?.word === before) return true;
    const next = source.slice(at + found.length, at + found.length + NEAR);
    return thing === undefined || next.some(({ word }) => stemOf(word, language) === stemOf(thing, language));
  });
}

/** Whether a sentence speaks of several persons: "participants say". Words for others that a quote of `told` has do not count. */
export function saysSeveral(text: string, language: Language, told: readonly string[] = []): boolean {
  const said = saidIn(text);
  const known = new Set(told.flatMap((quote) => saidIn(quote).map(({ word }) => word)));
  return said.some(({ word }, at) => !known.has(word) && phraseAt(personsOf(language), said, at)?.means === 'plural');
}

import { MASK, negatorsOf, stopWordsOf } from '@insights/language';
import type { Language } from '@insights/language';
import { wordPattern } from './text.ts';

/** What answers to scale and choice questions are made of. Patterns are over plain text (see `plain`). */
interface Lists {
  /** Words for 0 to 10. */
  numbers: readonly string[];
  /** Number words that are also articles, pronouns or adjectives. */
  ambiguous: string;
  /** Between two numbers, neither of which is the answer. */
  join: string;
  /** Between a number and the end of the scale: 8 of 10. */
  of: string;
  /** After a number that counts something else: 3 years. */
  units: string;
  /** Before a number, with a negator, no denial: not more than 4. */
  limits: string;
  /** What follows replaces what was said before. */
  correction: string;
  /** Words for first to fifth, then last. */
  ordinals: readonly string[];
  /** All of the options, none of them, or no matter which. */
  undecided: string;
  yes: string;
  no: string;
  /** Around an answer: well, I think, please. */
  around: string;
  /** Too common to identify an option, beside function words. */
  common: string;
}

export interface AnswerWords extends Omit<
  Record<keyof Lists, RegExp>,
  'numbers' | 'ordinals' | 'units' | 'correction'
> {
  numbers: readonly string[];
  ordinals: readonly string[];
  /** At the start of what follows a number. */
  units: RegExp;
  correction: RegExp;
  negators: RegExp;
}

const LISTS: Record<Language, Lists> = {
  en: {
    numbers: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
    ambiguous: 'one',
    join: 'or|to|and|maybe|between|perhaps|even',
    of: 'out of|of|from|on',
    units:
      "years?|months?|weeks?|days?|nights?|hours?|hrs?|minutes?|mins?|seconds?|times?|people|persons?|kids|children|percent|pounds?|dollars?|euros?|kilos?|km|miles?|am|pm|o'clock|colleagues?|other",
    limits: 'more|less|above|below|over|under|higher|lower|than|at least|at most|only|just|even|quite',
    correction:
      "no wait|wait no|oh no|i mea?nt?|make (?:that|it)|correction|or rather|no sorry|sorry no|sorry i mean|scratch that|let's say|let me correct|change (?:that|it) to",
    ordinals: ['first', 'second', 'third', 'fourth', 'fifth', 'last'],
    undecided:
      'both|all of (?:them|these|those)|either|neither|none of (?:them|these|those)|any of (?:them|these|those)',
    yes: 'yes|yeah|yep|yup|sure|absolutely|definitely|of course|certainly|indeed',
    no: 'no|nope|nah|not at all|not really|certainly not|no way',
    around:
      "please|thanks|thank you|well|um+|uh+|er+|hm+|oh|so|ok|okay|sorry|i(?:'d| would) (?:say|give|go (?:for|with)|pick|choose|take|put)|i (?:think|guess|mean|suppose)|it(?:'s| is)|that(?:'s| is)|just|maybe|perhaps|probably|actually|honestly|really|about|around|roughly|somewhere|mostly|mainly|usually|clearly|solid|good|strong|number|and|but|let me think|to be honest",
    common: 'its|does|mostly|mainly|usually|one|others|use|using|less|not|no|work|working|things?|general|current|new',
  },
  de: {
    numbers: ['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'],
    ambiguous: 'acht',
    join: 'oder|bis|und|vielleicht|zwischen|eher|sogar',
    of: 'von|aus|auf',
    units:
      'jahre?n?|monate?n?|wochen?|tage?n?|nachte?n?|stunden?|std|minuten?|min|sekunden?|mal|leute|personen|kinder|prozent|euro|kilo|km|kilometer|uhr|kollegen|kolleginnen',
    limits: 'mehr|weniger|uber|unter|hoher|niedriger|als|mindestens|hochstens|nur|ganz|mal',
    correction:
      'nein moment|moment nein|moment doch|ach nein|ich meinte?|nein doch|quatsch|besser gesagt|vielmehr|korrektur|ich korrigiere|sagen wir|entschuldigung nein|nein entschuldigung',
    ordinals: ['erste', 'zweite', 'dritte', 'vierte', 'fünfte', 'letzte'],
    undecided: 'beides|beide|alle davon|egal welche\\w*|keine?s? davon|weder noch',
    yes: 'ja|jawohl|jep|jo|klar|sicher|naturlich|auf jeden fall|unbedingt|doch',
    no: 'nein|nee|no|uberhaupt nicht|gar nicht|eher nicht|auf keinen fall',
    around:
      'bitte|danke|also|ah+m?|hm+|oh|na|naja|nun|okay|ok|und|aber|ich (?:wurde|sage|gebe|nehme|glaube|denke|meine|schatze)|wurde ich|sagen|geben|wohl|so|etwa|ungefahr|vielleicht|wahrscheinlich|eigentlich|ehrlich gesagt|eine?n?|das ist|das ware|meistens?|meist|uberwiegend|ganz klar|glatte?',
    common:
      'dies\\w*|welche\\w*|meist|meistens|uberwiegend|eher|anderen?|kein\\w*|arbeit|dinge|allgemein\\w*|aktuell\\w*|neu\\w*|thema|unterwegs|zuhause|daheim',
  },
  fr: {
    numbers: ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
    ambiguous: 'un|neuf',
    join: 'ou|a|et|peut-etre|entre|voire',
    of: 'sur|de',
    units:
      'ans?|annees?|mois|semaines?|jours?|nuits?|heures?|h|minutes?|min|secondes?|fois|personnes|enfants|gens|pour cent|euros?|kilos?|km|kilometres|collegues',
    limits: 'plus|moins|dessus|dessous|que|au moins|au plus|seulement|juste|superieur|inferieur',
    correction:
      'non attendez|attendez non|ah non|je voulais dire|je veux dire|enfin non|plutot|rectification|je corrige|ou plutot|non pardon|pardon non|disons',
    ordinals: ['premier', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'dernier'],
    undecided: "les deux|tous les deux|toutes les deux|ni l'un ni l'autre|aucune? des deux|aucun\\w* d'(?:eux|elles)",
    yes: 'oui|ouais|si|bien sur|absolument|tout a fait|certainement',
    no: 'non|nan|pas du tout|pas vraiment|certainement pas|absolument pas',
    around:
      "s'il vous plait|svp|merci|euh+|hum+|ah|oh|ben|bah|bon|alors|ok|d'accord|et|mais|donc|je (?:dirais|dirai|mettrais|donne|donnerais|prends|choisis|pense|crois)|c'est|ce serait|peut-etre|environ|a peu pres|plutot|surtout|principalement|franchement|en fait|un bon|note|une note de|entre",
    common:
      'elles|quoi|quel\\w*|comment|plutot|surtout|principalement|apres|avant|entre|tous|toutes|autres?|tres|plus|moins|si|non|travail|choses?|general\\w*|actuel\\w*|nouveau\\w*|nouvelle\\w*|environ',
  },
  es: {
    numbers: ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'],
    ambiguous: 'uno',
    join: 'o|u|a|y|quizas?|entre|incluso',
    of: 'de|sobre|entre',
    units:
      'anos?|mes(?:es)?|semanas?|dias?|noches?|horas?|minutos?|segundos?|veces|vez|personas?|ninos|hijos|por ciento|euros?|pesos?|dolares|kilos?|km|kilometros|companeros',
    limits: 'mas|menos|encima|debajo|que|al menos|como mucho|solo|superior|inferior',
    correction:
      'no espere|espere no|no espera|ay no|queria decir|quise decir|quiero decir|mejor dicho|mas bien|corrijo|digo|no perdon|perdon no|digamos',
    ordinals: ['primera', 'segunda', 'tercera', 'cuarta', 'quinta', 'última'],
    undecided: 'ambos|ambas|las dos|los dos|cualquiera|ninguno de (?:los|ellos)|ninguna de (?:las|ellas)',
    yes: 'si|claro|por supuesto|desde luego|seguro|sin duda',
    no: 'no|para nada|en absoluto|que va|claro que no',
    around:
      'por favor|gracias|pues|eh+|mm+|ah|oh|bueno|entonces|ok|vale|y|pero|yo (?:diria|pondria|daria)|diria(?: yo)?|pondria|daria|creo|pienso|supongo|es|seria|un|quizas?|tal vez|mas o menos|aproximadamente|sobre todo|principalmente|sinceramente|la verdad|en realidad|le doy|elijo|probablemente',
    common:
      'unos|unas|es|son|era|mis|nuestr[oa]s?|yo|nosotros|ellos|usted|este|esta|estos|estas|todo|mayormente|principalmente|despues|antes|entre|todos|todas|otr[oa]s?|menos|trabajo|cosas?|general\\w*|actual\\w*|nuev[oa]s?|casi',
  },
};

/** Any of the words, also when they are typed without their apostrophes. The placeholder of hidden names is no word. */
const anyOf = (words: ReadonlySet<string>): string =>
  [...new Set([...words].flatMap((one) => (one === MASK ? [] : [one, one.replaceAll("'", '')])))].join('|');

function compile(language: Language): AnswerWords {
  const { numbers, ordinals, units, common, ...rest } = LISTS[language];
  const patterns = Object.fromEntries(Object.entries(rest).map(([name, source]) => [name, wordPattern(source)]));
  return {
    ...(patterns as Record<keyof typeof rest, RegExp>),
    numbers,
    ordinals,
    units: new RegExp(`^\\s*(?:%|€|\\$|£|°|(?:${units})(?![\\p{L}\\p{N}]))`, 'u'),
    common: wordPattern(`${anyOf(stopWordsOf(language))}|${common}`),
    negators: wordPattern(`${anyOf(negatorsOf(language))}${language === 'fr' ? "|n'\\p{L}+" : ''}`),
  };
}

const compiled = new Map<Language, AnswerWords>();

/** The words of a language, compiled at the first use. */
export function answerWordsOf(language: Language): AnswerWords {
  const known = compiled.get(language) ?? compile(language);
  compiled.set(language, known);
  return known;
}

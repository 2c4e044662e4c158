import { wordPattern } from '@insights/answers';
import type { Language } from '@insights/language';
import { forbiddenIn } from '../engine/lexicon/forbidden.ts';

interface Sources {
  /** Words for the ends of a scale, and for degrees between them. */
  ends: string;
  /** An option for everything else. */
  rest: string;
  /** Needs figures or a long memory. */
  hard: string;
  /** Options that leave nothing out: how often, how much. */
  graded: string;
}

const SOURCES: Record<Language, Sources> = {
  en: {
    ends: 'not at all|very|completely|never|always|lowest|highest|worst|best|extremely|poor|excellent|fully|strongly|dissatisfied|disagree',
    rest: 'other|others|none|neither|something else|not applicable|someone else|somebody else|nobody|nothing|anything else|rarely|never|seldom',
    hard: 'exactly|precisely|percent\\w*|on average|how many times|in the (?:last|past) (?:\\w+ )?(?:years?|months)|over the years|in total',
    graded: 'always|never|often|sometimes|rarely|seldom|daily|weekly|monthly|yes|less than|more than|once',
  },
  de: {
    ends: 'gar nicht|überhaupt nicht|sehr|voll|völlig|nie|immer|schlechteste\\w*|beste\\w*|unzufrieden|zufrieden|niedrigste\\w*|höchste\\w*|äußerst',
    rest: 'andere\\w*|sonstige\\w*|keine?s?|nichts|niemand|etwas anderes|weder|weiß nicht|seltener|nie',
    hard: 'genau|prozent\\w*|im durchschnitt|durchschnittlich|wie viele male|in den letzten (?:\\w+ )?(?:jahren|monaten)|insgesamt',
    graded: 'immer|nie|oft|manchmal|selten|seltener|täglich|wöchentlich|monatlich|ja|weniger als|mehr als|einmal',
  },
  fr: {
    ends: 'pas du tout|très|tout à fait|complètement|jamais|toujours|pire|meilleur\\w*|extrêmement|insatisfait\\w*|satisfait\\w*',
    rest: 'autres?|aucun\\w*|rien|personne|ni|ne sais pas|rarement|jamais',
    hard: 'exactement|précisément|pour cent|pourcentage|en moyenne|ces dernières années|au cours des|au total',
    graded: 'toujours|jamais|souvent|parfois|rarement|chaque|tous|par semaine|oui|moins de|plus de|une fois',
  },
  es: {
    ends: 'nada|muy|completamente|totalmente|nunca|siempre|peor|mejor|extremadamente|insatisfech\\w*|satisfech\\w*|en absoluto',
    rest: 'otr[oa]s?|ningun\\w*|nada|nadie|ni|no sé|rara vez|nunca',
    hard: 'exactamente|precisamente|por ciento|porcentaje|en promedio|de media|en los últimos|en total|cuántas veces',
    graded: 'siempre|nunca|a menudo|a veces|rara vez|cada|todos|por semana|sí|menos de|más de|una vez',
  },
};

type Patterns = Record<keyof Sources | 'double' | 'leading', RegExp>;

const compile = (language: Language): Patterns => ({
  ...forbiddenIn(language),
  ...(Object.fromEntries(
    Object.entries(SOURCES[language]).map(([name, source]) => [name, wordPattern(source)]),
  ) as Record<keyof Sources, RegExp>),
});

const compiled: Record<Language, Patterns> = {
  en: compile('en'),
  de: compile('de'),
  fr: compile('fr'),
  es: compile('es'),
};

/** How weak questions are worded in a language. */
export const patternsOf = (language: Language): Patterns => compiled[language];

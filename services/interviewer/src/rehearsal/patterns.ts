import { wordPattern } from '@insights/answers';
import type { Language } from '@insights/language';

interface Sources {
  /** Joins two questions in one sentence. */
  double: string;
  leading: string;
  /** Words for the ends of a scale. */
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
    double:
      'and (?:why|how|what|when|where|who|which|do|does|did|is|are|would|could|should|can)|or (?:why|how|what|do|does|did|is|are)|as well as',
    leading:
      "don't you|isn't it|aren't you|wouldn't you|surely|obviously|of course|you agree|how (?:much )?(?:great|good|bad|easy|wonderful|helpful|terrible|do you (?:love|hate))|as everyone knows|right",
    ends: 'not at all|very|completely|never|always|lowest|highest|worst|best|extremely|poor|excellent|fully|strongly|dissatisfied|disagree',
    rest: 'other|others|none|neither|something else|not applicable|someone else|somebody else|nobody|nothing|anything else|rarely|never|seldom',
    hard: 'exactly|precisely|percent\\w*|on average|how many times|in the (?:last|past) (?:\\w+ )?(?:years?|months?)|over the years|in total',
    graded: 'always|never|often|sometimes|rarely|seldom|daily|weekly|monthly|yes|less than|more than|once',
  },
  de: {
    double:
      'und (?:warum|wie|was|wann|wo|wer|welche\\w*|haben|sind|würden|könnten|sollte\\w*)|oder (?:warum|wie|was)|sowie',
    leading:
      'nicht wahr|finden sie nicht|sicherlich|natürlich|selbstverständlich|stimmen sie zu|meinen sie nicht|wie (?:gut|toll|schlecht|hilfreich|schlimm)|bekanntlich|doch',
    ends: 'gar nicht|überhaupt nicht|sehr|voll|völlig|nie|immer|schlechteste\\w*|beste\\w*|unzufrieden|zufrieden|niedrigste\\w*|höchste\\w*|äußerst',
    rest: 'andere\\w*|sonstige\\w*|keine?s?|nichts|niemand|etwas anderes|weder|weiß nicht|seltener|nie',
    hard: 'genau|prozent\\w*|im durchschnitt|durchschnittlich|wie viele male|in den letzten (?:\\w+ )?(?:jahren|monaten)|insgesamt',
    graded: 'immer|nie|oft|manchmal|selten|seltener|täglich|wöchentlich|monatlich|ja|weniger als|mehr als|einmal',
  },
  fr: {
    double: 'et (?:pourquoi|comment|que|quoi|quand|où|qui|quel\\w*|est ce)|ou (?:pourquoi|comment|est ce)|ainsi que',
    leading:
      "n'est ce pas|ne trouvez vous pas|bien sûr|évidemment|sûrement|vous êtes d'accord|ne pensez vous pas|à quel point (?:est ce (?:bien|génial|utile)|aimez vous)",
    ends: 'pas du tout|très|tout à fait|complètement|jamais|toujours|pire|meilleur\\w*|extrêmement|insatisfait\\w*|satisfait\\w*',
    rest: 'autres?|aucun\\w*|rien|personne|ni|ne sais pas|rarement|jamais',
    hard: 'exactement|précisément|pour cent|pourcentage|en moyenne|ces dernières années|au cours des|au total',
    graded: 'toujours|jamais|souvent|parfois|rarement|chaque|tous|par semaine|oui|moins de|plus de|une fois',
  },
  es: {
    double: 'y (?:por qué|cómo|qué|cuándo|dónde|quién|cuál\\w*)|o (?:por qué|cómo|qué)|así como',
    leading:
      'verdad|no cree|no le parece|por supuesto|claro que|seguramente|está de acuerdo|no piensa|qué tan (?:bueno|genial|malo)|obviamente',
    ends: 'nada|muy|completamente|totalmente|nunca|siempre|peor|mejor|extremadamente|insatisfech\\w*|satisfech\\w*|en absoluto',
    rest: 'otr[oa]s?|ningun\\w*|nada|nadie|ni|no sé|rara vez|nunca',
    hard: 'exactamente|precisamente|por ciento|porcentaje|en promedio|de media|en los últimos|en total|cuántas veces',
    graded: 'siempre|nunca|a menudo|a veces|rara vez|cada|todos|por semana|sí|menos de|más de|una vez',
  },
};

const compile = (sources: Sources): Record<keyof Sources, RegExp> =>
  Object.fromEntries(Object.entries(sources).map(([name, source]) => [name, wordPattern(source)])) as Record<
    keyof Sources,
    RegExp
  >;

const compiled: Record<Language, Record<keyof Sources, RegExp>> = {
  en: compile(SOURCES.en),
  de: compile(SOURCES.de),
  fr: compile(SOURCES.fr),
  es: compile(SOURCES.es),
};

/** How weak questions are worded in a language. */
export const patternsOf = (language: Language): Record<keyof Sources, RegExp> => compiled[language];

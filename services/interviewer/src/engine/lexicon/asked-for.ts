import { wordPattern } from '@insights/answers';
import type { Language } from '@insights/language';

/** What a probe may ask for. */
export const ASKED_FOR = ['reason', 'time', 'frequency', 'person', 'example'] as const;
export type AskedFor = (typeof ASKED_FOR)[number];

/** How probes ask for each, as patterns over their plain text (see `plain` in packages/answers). */
const SOURCES: Record<Language, Record<AskedFor, string>> = {
  en: {
    reason:
      'why|what makes (?:you|that)|what made|comes from|usually leads to|behind|(?:how|did) (?:does |did )?(?:it|that) (?:get to|come about)|came about|arrive at',
    time: 'when did|the last time',
    frequency: 'how often|how many times|an everyday thing',
    person: 'who',
    example: 'example|one time|one such time|that moment',
  },
  de: {
    reason:
      'warum|woran liegt|woher kommt|der auslöser|wie (?:kommt|kam|ist) es dazu|dazu kam|dahinter|hinter|wie kommen sie auf',
    time: 'wann|beim letzten mal',
    frequency: 'wie oft|wie häufig|ist das alltag',
    person: 'wer|wen',
    example: 'beispiel|eine situation|ein solches mal|diesen moment',
  },
  fr: {
    reason:
      "pourquoi|à quoi cela tient|d'où|comment en arrive|qui provoque|derrière|qui fait que|comment (?:c'est|est ce) arrivé|comment arrivez",
    time: "quand l'|la dernière fois",
    frequency: 'à quelle fréquence|combien de fois|est ce quotidien',
    person: "^qui|qui d'autre",
    example: "un exemple|un moment dont|m'en décrire une|raconter ce moment",
  },
  es: {
    reason:
      'por qué|a qué cree|de dónde viene|cómo se llega|suele provocarlo|detrás|qué hace que|cómo ocurrió|cómo llega',
    time: 'cuándo|la última vez',
    frequency: 'con qué frecuencia|cuántas veces|es algo de todos los días',
    person: 'quién|quiénes',
    example: 'un ejemplo|alguna ocasión|una de esas veces|ese momento',
  },
};

export const askedForOf = (language: Language): Record<AskedFor, RegExp> =>
  Object.fromEntries(ASKED_FOR.map((one) => [one, wordPattern(SOURCES[language][one])])) as Record<AskedFor, RegExp>;

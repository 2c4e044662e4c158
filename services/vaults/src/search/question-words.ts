import type { Language } from '@insights/language';

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Words that begin a question which yes or no does not answer. */
export const INTERROGATIVES: Record<Language, ReadonlySet<string>> = {
  en: words('what who whom whose when where why which how'),
  de: words(`was wer wen wem wessen wann wo wohin woher warum wieso weshalb weswegen wozu wofür womit wodurch woran worauf
    worin worüber wie wieviel wieviele welche welcher welches welchen welchem`),
  fr: words(
    "qu qu'est que quoi qui quand où pourquoi comment combien quel quelle quels quelles lequel laquelle lesquels",
  ),
  es: words('qué quién quiénes cuándo dónde adónde cómo cuánto cuánta cuántos cuántas cuál cuáles por'),
};

/** What a question wants to know, where a sentence shows whether it has such a thing. */
export type Wanted = 'amount' | 'time';

/** Beginnings of questions for an amount or a time; a space ends a word. */
export const WANTED: Record<Language, Readonly<Record<Wanted, readonly string[]>>> = {
  en: {
    amount: [
      'how much ',
      'how many ',
      'how long ',
      'how often ',
      'how old ',
      'how high ',
      'how far ',
      'how large ',
      'how big ',
    ],
    time: [
      'when ',
      'what time ',
      'at what time ',
      'since when ',
      'until when ',
      'what date ',
      'on what date ',
      'which day ',
    ],
  },
  de: {
    amount: [
      'wie viel ',
      'wie viele ',
      'wieviel ',
      'wieviele ',
      'wie lange ',
      'wie oft ',
      'wie hoch ',
      'wie teuer ',
      'wie alt ',
      'wie weit ',
      'wie groß ',
    ],
    time: ['wann ', 'seit wann ', 'bis wann ', 'ab wann ', 'um wie viel uhr ', 'an welchem tag ', 'zu welcher zeit '],
  },
  fr: {
    amount: ['combien ', 'pendant combien '],
    time: ['quand ', 'depuis quand ', 'à quelle heure ', 'quel jour ', 'quelle date ', 'à quelle date '],
  },
  es: {
    amount: ['cuánto ', 'cuánta ', 'cuántos ', 'cuántas '],
    time: ['cuándo ', 'a qué hora ', 'desde cuándo ', 'hasta cuándo ', 'qué día ', 'en qué fecha '],
  },
};

/** Words that ask what people say of something; several sentences answer. */
export const OPINIONS: Record<Language, ReadonlySet<string>> = {
  en: words(`summarize summarise summary describe explain discuss discussion discussed talk mention say said think thought
    opinion opinions view views attitude idea ideas feel feeling believe suggest propose recommend conclude
    conclusion agree disagree list overview why about`),
  de: words(`zusammenfassen zusammenfassung fasse beschreibe erkläre diskutieren diskussion sprechen erwähnen sagen sagt
    sagte sagten denken denkt meinung meinungen ansicht idee fühlen glauben meinen vorschlagen empfehlen warum
    wieso weshalb über überblick`),
  fr: words(`résumer résume résumé décrire explique expliquer discuter discussion parler mentionner dire dit disent penser
    pense pensent opinion avis idée sentir croire suggérer proposer recommander conclure conclusion pourquoi
    aperçu`),
  es: words(`resumir resume resumen describe explica explicar discutir discusión hablar mencionar decir dice dijo dijeron
    pensar piensa piensan opinión idea sentir creer sugerir proponer recomendar concluir conclusión porqué sobre`),
};

/**
 * Words of possibility, duty, comparison, units of money and the like, which a sentence that answers often has in another form: "Is it
 * allowed?", "It is forbidden"; "What is the highest price?", "It costs at most 5 euros."
 */
export const LIGHT: Record<Language, ReadonlySet<string>> = {
  en: words(`allow allowed allows permit permitted forbidden prohibited possible able need needs needed require required
    must may can could should will shall does did just have has get gets give gives given use used make makes made
    do does done take takes took go goes happen happens happened exist exists there long often many much old far
    high low highest lowest maximum minimum most least first last best next current exactly usually normally kind
    type sort way called name time hour day code number euro euros dollar dollars pound pounds percent rule rules
    policy regulations information details something somebody someone anybody anyone without`),
  de: words(`erlaubt gestattet zulässig verboten möglich nötig notwendig brauchen brauche braucht benötigen benötige
    benötigt dürfen darf können kann müssen muss soll sollen geben gibt bekommen bekommt machen macht tun tut
    nehmen nimmt gehen geht passieren passiert geschieht bedeutet bedeuten heißt heißen lange oft viel viele hoch
    niedrig höchste niedrigste maximal mindestens meisten erste letzte beste nächste aktuell genau art weise euro
    dollar pfund franken prozent regel regeln regelung regelungen information informationen einzelheiten namens
    uhr tag zeit jemand etwas man es ohne`),
  fr: words(`permis autorisé autorisés autorisée autorisées interdit possible nécessaire besoin faut falloir pouvoir peut
    peuvent devoir doit doivent avoir donner donne faire fait prendre prend aller va arriver arrive passe signifie
    longtemps souvent plus moins haut bas maximum minimum premier euro euros dollar dollars livres pourcent règle
    règles règlement information informations détails dernier meilleur prochain actuel exactement sorte type
    appelle nom temps heure jour quelque quelqu'un sont-ils sont-elles est-il est-elle peut-on faut-il y-a-t-il
    a-t-il sans`),
  es: words(`permitido permite permiten permitida prohibido posible necesario necesita necesitan necesito poder puede
    pueden puedo deber debe deben tener tiene tienen dar da hacer hace tomar toma ir va pasar pasa ocurre ocurrir
    significa hay existe mucho muchos tiempo alto bajo máximo mínimo euro euros dólar dólares libras regla reglas
    normas información detalles es son está están ha han solo más menos primero último mejor próximo actual
    exactamente tipo clase llama nombre hora día alguien algo sin`),
};

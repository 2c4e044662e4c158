import { type Language, languageOf } from '@insights/language';

/** What the figures of saturation are. */
export interface Saturated {
  readonly interviews: number;
  readonly subjects: number;
  readonly singletons: number;
  readonly lastFive: number;
  readonly isByTime: boolean;
  /** In percent; null where it can't be estimated. */
  readonly coverage: number | null;
  readonly error: number;
}

export interface Limited {
  readonly participants: number;
  readonly isSmall: boolean;
  readonly excluded: number;
  readonly partial: number;
  readonly hasQuotes: boolean;
}

/** What the copy has that these sentences speak of. */
export interface Shown {
  readonly hasQuotes: boolean;
  readonly hasOptions: boolean;
}

/** `model`: a model proposed and a judge was believed. `unfit`: the judge failed its controls. `none`: no model was asked, or nothing of it stands. */
export type Maker = 'model' | 'unfit' | 'none';

/** The fixed sentences of a version. */
export interface Wording {
  says(who: string, words: string): string;
  raised(part: number, whole: number): string;
  /** Of an option that a finding leads to: who supports the finding, which is more than who asks for the option. */
  themeRaised(name: string, part: number, whole: number): string;
  saturation(of: Saturated): string;
  grouping(groups: number, profiles: number, participants: number): string;
  steps(maker: Maker, shown: Shown): string[];
  /** Where recorded answers of a model were used. */
  recorded: string;
  limits(of: Limited): string[];
}

/** From six interviews on, the last five are not all of them. */
const LAST = 5;

const english: Wording = {
  says: (who, words) => `${who}: “${words}”`,
  raised: (part, whole) => `Raised by ${part} of ${whole} ${whole === 1 ? 'participant' : 'participants'}.`,
  themeRaised: (name, part, whole) =>
    `Based on the finding “${name}”, supported by ${part} of ${whole} ${whole === 1 ? 'participant' : 'participants'}.`,
  saturation: ({ interviews, subjects, singletons, lastFive, isByTime, coverage, error }) =>
    [
      `Subjects raised in ${interviews} ${interviews === 1 ? 'interview' : 'interviews'}: ${subjects}, of which ${singletons} by one participant only.`,
      interviews > LAST &&
        `The last five interviews (${isByTime ? 'in the order in which they were held' : 'in no particular order, because a date is unknown'}) were the first to raise ${lastFive} of them.`,
      coverage === null
        ? 'That is too little to estimate how much another interview would add.'
        : `An estimated ${coverage} % of what people raise is known. In 19 of 20 campaigns, this estimate is off by at most ${error} percentage points.`,
    ]
      .filter((part) => part !== false)
      .join(' '),
  grouping: (groups, profiles, participants) =>
    groups > 0
      ? `The participants fall into ${groups} groups, more than chance would have it.`
      : profiles > 0
        ? `The participants don’t fall into groups beyond chance. The profiles show ${profiles} of ${participants} participants who differ most from each other.`
        : 'With fewer than three participants there are no profiles.',
  recorded:
    'The model’s answers were recorded before this version was made: a question whose answer the recording has was asked of no model again.',
  steps: (maker, { hasQuotes, hasOptions }) => [
    maker === 'model'
      ? `A language model read the interviews and proposed observations, themes and sentences. The program ${hasQuotes ? 'compared each quote with its transcript' : 'checked that people said what they rest on'} and counted. Each sentence was judged by a request that saw only the sentence${hasQuotes ? ', its quotes and what was said around them' : ' and what people said about it'}; what was not supported was worded once more, then dropped. Among the sentences to judge were some that are known to be true or false; a judge that misses more than one in ten of them is not believed.`
      : maker === 'unfit'
        ? 'A language model proposed sentences, but the judge failed on sentences that are known to be true or false. So nothing that it judged is used, and rules made the report.'
        : `Rules made this report, without a language model: a theme is a word or phrase that several participants use more often than the language at large, and its number counts who uses these words, not who holds an opinion.${hasQuotes ? ' Quotes are whole thoughts, chosen because they read well alone and use words that others use too.' : ''}`,
    'Participants are counted, not sentences. Support: says it. Dissent: says the opposite. Unclear: says both, or it can’t be told. Silent: was asked about it and said nothing of it. Not asked: everybody else. The five add up to all participants.',
    'The margin is the number of participants whose removal ends a claim, because fewer than two support it, or no longer more than contradict it.',
    ...(hasOptions
      ? [
          'The options are in the order of reach, the share of participants who raise an item. Effort is unknown, because interviews don’t tell.',
        ]
      : []),
    ...(hasQuotes ? ['Each quote is copied from the transcript and compared with it, character by character.'] : []),
  ],
  limits: ({ participants, isSmall, excluded, partial, hasQuotes }) => [
    ...(isSmall
      ? [
          `The sample is small (${participants} ${participants === 1 ? 'participant' : 'participants'}): one more interview can change the order.`,
        ]
      : []),
    'Participants were not drawn at random. The counts are not percentages of a population.',
    'Who is silent about a subject, or was not asked, may agree, disagree or not know it.',
    `Texts are read by a machine, which makes mistakes. ${hasQuotes ? 'Read the quotes before you act on a claim.' : 'Before you act on a claim, ask whoever sent you this report what people said.'}`,
    ...(excluded === 0
      ? []
      : [`Interviews that could not be used: ${excluded}; the sample gives the reason for each.`]),
    ...(partial === 0
      ? []
      : [
          `Interviews in languages without full support: ${partial}. ${hasQuotes ? 'They are quoted, but hardly' : 'Hardly'} any claim counts them.`,
        ]),
  ],
};

const german: Wording = {
  says: (who, words) => `${who}: „${words}“`,
  raised: (part, whole) => `Angesprochen von ${part} von ${whole} Befragten.`,
  themeRaised: (name, part, whole) => `Beruht auf dem Befund „${name}“, gestützt von ${part} von ${whole} Befragten.`,
  saturation: ({ interviews, subjects, singletons, lastFive, isByTime, coverage, error }) =>
    [
      `In ${interviews} ${interviews === 1 ? 'Interview' : 'Interviews'} angesprochene Gegenstände: ${subjects}, davon ${singletons} nur von einer Person.`,
      interviews > LAST &&
        `Die letzten fünf Interviews (${isByTime ? 'in der Reihenfolge, in der sie geführt wurden' : 'in beliebiger Reihenfolge, weil ein Datum fehlt'}) haben ${lastFive} davon zuerst angesprochen.`,
      coverage === null
        ? 'Das ist zu wenig, um zu schätzen, wie viel ein weiteres Interview ergäbe.'
        : `Schätzungsweise ${coverage} % dessen, was Befragte ansprechen, ist bekannt. In 19 von 20 Kampagnen liegt diese Schätzung um höchstens ${error} Prozentpunkte daneben.`,
    ]
      .filter((part) => part !== false)
      .join(' '),
  grouping: (groups, profiles, participants) =>
    groups > 0
      ? `Die Befragten bilden ${groups} Gruppen, mehr als durch Zufall zu erwarten wäre.`
      : profiles > 0
        ? `Die Befragten bilden keine Gruppen, die über Zufall hinausgehen. Die Profile zeigen ${profiles} von ${participants} Befragten, die sich am stärksten voneinander unterscheiden.`
        : 'Bei weniger als drei Befragten gibt es keine Profile.',
  recorded:
    'Die Antworten des Modells wurden aufgezeichnet, bevor diese Version entstand: Eine Frage, deren Antwort die Aufzeichnung hat, wurde keinem Modell noch einmal gestellt.',
  steps: (maker, { hasQuotes, hasOptions }) => [
    maker === 'model'
      ? `Ein Sprachmodell hat die Interviews gelesen und Beobachtungen, Themen und Sätze vorgeschlagen. Das Programm hat ${hasQuotes ? 'jedes Zitat mit seinem Transkript verglichen' : 'geprüft, dass Befragte das gesagt haben, worauf sie beruhen,'} und gezählt. Jeder Satz wurde von einer Anfrage beurteilt, die nur den Satz${hasQuotes ? ', seine Zitate und das Gesagte darum herum' : ' und das dazu Gesagte'} sah; was nicht gestützt war, wurde einmal neu formuliert und sonst verworfen. Darunter waren Sätze, die bekanntermaßen wahr oder falsch sind; einem Urteil, das mehr als einen von zehn davon verfehlt, wird nicht geglaubt.`
      : maker === 'unfit'
        ? 'Ein Sprachmodell hat Sätze vorgeschlagen, aber die Beurteilung ist an Sätzen gescheitert, die bekanntermaßen wahr oder falsch sind. Deshalb wird nichts davon verwendet, und Regeln haben den Bericht erstellt.'
        : `Regeln haben diesen Bericht ohne Sprachmodell erstellt: Ein Thema ist ein Wort oder Ausdruck, den mehrere Befragte häufiger verwenden als die Sprache sonst; die Zahl daneben zählt, wer diese Wörter verwendet, nicht, wer eine Meinung hat.${hasQuotes ? ' Zitate sind ganze Gedanken, ausgewählt, weil sie allein verständlich sind und Wörter enthalten, die auch andere verwenden.' : ''}`,
    'Gezählt werden Befragte, nicht Sätze. Stützt: sagt es. Widerspricht: sagt das Gegenteil. Unklar: sagt beides, oder es lässt sich nicht erkennen. Ohne Aussage: wurde danach gefragt und hat nichts dazu gesagt. Nicht gefragt: alle anderen. Die fünf ergeben zusammen alle Befragten.',
    'Der Spielraum ist die Zahl der Befragten, ohne die eine Aussage nicht mehr gilt, weil weniger als zwei sie stützen oder nicht mehr Befragte sie stützen als ihr widersprechen.',
    ...(hasOptions
      ? [
          'Die Handlungsmöglichkeiten sind nach Reichweite geordnet, dem Anteil der Befragten, die einen Punkt ansprechen. Der Aufwand ist unbekannt, weil Interviews ihn nicht zeigen.',
        ]
      : []),
    ...(hasQuotes ? ['Jedes Zitat ist aus dem Transkript kopiert und Zeichen für Zeichen mit ihm verglichen.'] : []),
  ],
  limits: ({ participants, isSmall, excluded, partial, hasQuotes }) => [
    ...(isSmall
      ? [
          `Die Stichprobe ist klein (${participants} ${participants === 1 ? 'Person' : 'Personen'}): Ein weiteres Interview kann die Reihenfolge ändern.`,
        ]
      : []),
    'Die Befragten wurden nicht zufällig ausgewählt. Die Zahlen sind keine Anteile einer Bevölkerung.',
    'Wer zu einem Gegenstand nichts sagt oder nicht gefragt wurde, kann zustimmen, widersprechen oder ihn nicht kennen.',
    `Eine Maschine liest die Texte und macht Fehler. ${hasQuotes ? 'Lesen Sie die Zitate, bevor Sie nach einer Aussage handeln.' : 'Bevor Sie nach einer Aussage handeln, fragen Sie die Person, die Ihnen diesen Bericht geschickt hat, was gesagt wurde.'}`,
    ...(excluded === 0 ? [] : [`Nicht verwendbare Interviews: ${excluded}; die Gründe stehen bei der Stichprobe.`]),
    ...(partial === 0
      ? []
      : [
          `Interviews in Sprachen ohne volle Unterstützung: ${partial}. ${hasQuotes ? 'Sie werden zitiert, aber kaum' : 'Kaum'} eine Aussage zählt sie.`,
        ]),
  ],
};

const french: Wording = {
  says: (who, words) => `${who}\u00A0: «\u00A0${words}\u00A0»`,
  raised: (part, whole) => `Évoqué par ${part} ${part < 2 ? 'participant' : 'participants'} sur ${whole}.`,
  themeRaised: (name, part, whole) =>
    `Repose sur le constat « ${name} », appuyé par ${part} ${part < 2 ? 'participant' : 'participants'} sur ${whole}.`,
  saturation: ({ interviews, subjects, singletons, lastFive, isByTime, coverage, error }) =>
    [
      `Sujets évoqués dans ${interviews} ${interviews < 2 ? 'entretien' : 'entretiens'}\u00A0: ${subjects}, dont ${singletons} par une seule personne.`,
      interviews > LAST &&
        `Les cinq derniers entretiens (${isByTime ? 'dans l’ordre où ils ont eu lieu' : 'dans un ordre arbitraire, car une date est inconnue'}) ont été les premiers à évoquer ${lastFive} d’entre eux.`,
      coverage === null
        ? 'C’est trop peu pour estimer ce qu’apporterait un autre entretien.'
        : `On estime que ${coverage} % de ce que les gens évoquent est connu. Dans 19 campagnes sur 20, cette estimation s’écarte d’au plus ${error} points de pourcentage.`,
    ]
      .filter((part) => part !== false)
      .join(' '),
  grouping: (groups, profiles, participants) =>
    groups > 0
      ? `Les participants forment ${groups} groupes, plus que le hasard ne l’expliquerait.`
      : profiles > 0
        ? `Les participants ne forment pas de groupes au-delà du hasard. Les profils montrent ${profiles} participants sur ${participants}, ceux qui diffèrent le plus les uns des autres.`
        : 'Avec moins de trois participants, il n’y a pas de profils.',
  recorded:
    'Les réponses du modèle ont été enregistrées avant cette version : une question dont l’enregistrement a la réponse n’a plus été posée à aucun modèle.',
  steps: (maker, { hasQuotes, hasOptions }) => [
    maker === 'model'
      ? `Un modèle de langue a lu les entretiens et proposé des observations, des thèmes et des phrases. Le programme a ${hasQuotes ? 'comparé chaque citation à sa transcription' : 'vérifié que des participants ont dit ce sur quoi tout repose'} et a compté. Chaque phrase a été jugée par une requête qui ne voyait que la phrase${hasQuotes ? ', ses citations et ce qui a été dit autour' : ' et ce qui a été dit à ce sujet'}\u00A0; ce qui n’était pas étayé a été reformulé une fois, puis écarté. Parmi ces phrases, certaines étaient connues comme vraies ou fausses\u00A0; un jugement qui en manque plus d’une sur dix n’est pas cru.`
      : maker === 'unfit'
        ? 'Un modèle de langue a proposé des phrases, mais le jugement a échoué sur des phrases connues comme vraies ou fausses. Rien de ce qu’il a jugé n’est donc utilisé, et des règles ont établi le rapport.'
        : `Des règles ont établi ce rapport, sans modèle de langue\u00A0: un thème est un mot ou une expression que plusieurs participants emploient plus souvent que la langue en général, et son nombre compte ceux qui emploient ces mots, non ceux qui ont un avis.${hasQuotes ? ' Les citations sont des pensées entières, choisies parce qu’elles se comprennent seules et emploient des mots que d’autres emploient aussi.' : ''}`,
    'On compte les participants, non les phrases. Appuie\u00A0: le dit. En désaccord\u00A0: dit le contraire. Incertain\u00A0: dit les deux, ou on ne peut pas le savoir. Sans avis exprimé\u00A0: on lui a posé la question et il n’en a rien dit. Non interrogé\u00A0: tous les autres. Ensemble, ce sont tous les participants.',
    'La marge est le nombre de participants sans lesquels un constat ne tient plus, parce que moins de deux l’appuient, ou pas plus que ceux qui le contredisent.',
    ...(hasOptions
      ? [
          'Les options suivent la portée, la part des participants qui évoquent un point. L’effort est inconnu, car les entretiens ne le disent pas.',
        ]
      : []),
    ...(hasQuotes
      ? ['Chaque citation est copiée de la transcription et comparée à elle, caractère par caractère.']
      : []),
  ],
  limits: ({ participants, isSmall, excluded, partial, hasQuotes }) => [
    ...(isSmall
      ? [
          `L’échantillon est petit (${participants} ${participants < 2 ? 'participant' : 'participants'})\u00A0: un entretien de plus peut changer l’ordre.`,
        ]
      : []),
    'Les participants n’ont pas été tirés au sort. Les nombres ne sont pas des pourcentages d’une population.',
    'Qui ne dit rien d’un sujet, ou n’a pas été interrogé, peut être d’accord, en désaccord ou ne pas le connaître.',
    `Une machine lit les textes et fait des erreurs. ${hasQuotes ? 'Lisez les citations avant d’agir sur un constat.' : 'Avant d’agir sur un constat, demandez à la personne qui vous a transmis ce rapport ce qui a été dit.'}`,
    ...(excluded === 0
      ? []
      : [`Entretiens inutilisables\u00A0: ${excluded}\u00A0; l’échantillon en donne les raisons.`]),
    ...(partial === 0
      ? []
      : [
          `Entretiens dans des langues sans prise en charge complète\u00A0: ${partial}. ${hasQuotes ? 'Ils sont cités, mais presque' : 'Presque'} aucun constat ne les compte.`,
        ]),
  ],
};

const spanish: Wording = {
  says: (who, words) => `${who}: «${words}»`,
  raised: (part, whole) => `Planteado por ${part} de ${whole} ${whole === 1 ? 'participante' : 'participantes'}.`,
  themeRaised: (name, part, whole) =>
    `Se basa en el resultado «${name}», respaldado por ${part} de ${whole} ${whole === 1 ? 'participante' : 'participantes'}.`,
  saturation: ({ interviews, subjects, singletons, lastFive, isByTime, coverage, error }) =>
    [
      `Asuntos planteados en ${interviews} ${interviews === 1 ? 'entrevista' : 'entrevistas'}: ${subjects}, de ellos ${singletons} por una sola persona.`,
      interviews > LAST &&
        `Las últimas cinco entrevistas (${isByTime ? 'en el orden en que se hicieron' : 'en un orden arbitrario, porque falta una fecha'}) fueron las primeras en plantear ${lastFive} de ellos.`,
      coverage === null
        ? 'Es demasiado poco para estimar cuánto aportaría otra entrevista.'
        : `Se estima que se conoce el ${coverage} % de lo que la gente plantea. En 19 de cada 20 campañas, esta estimación se desvía como máximo ${error} puntos porcentuales.`,
    ]
      .filter((part) => part !== false)
      .join(' '),
  grouping: (groups, profiles, participants) =>
    groups > 0
      ? `Los participantes forman ${groups} grupos, más de lo que explicaría el azar.`
      : profiles > 0
        ? `Los participantes no forman grupos más allá del azar. Los perfiles muestran a ${profiles} de ${participants} participantes, los que más difieren entre sí.`
        : 'Con menos de tres participantes no hay perfiles.',
  recorded:
    'Las respuestas del modelo se grabaron antes de esta versión: una pregunta cuya respuesta está en la grabación no se volvió a hacer a ningún modelo.',
  steps: (maker, { hasQuotes, hasOptions }) => [
    maker === 'model'
      ? `Un modelo de lenguaje leyó las entrevistas y propuso observaciones, temas y frases. El programa ${hasQuotes ? 'comparó cada cita con su transcripción' : 'comprobó que los participantes dijeron aquello en que se basan'} y contó. Cada frase fue juzgada por una petición que solo veía la frase${hasQuotes ? ', sus citas y lo dicho alrededor' : ' y lo dicho al respecto'}; lo que no tenía respaldo se redactó una vez más y, si no, se descartó. Entre las frases había algunas de las que se sabe si son verdaderas o falsas; a un juicio que falla en más de una de cada diez no se le cree.`
      : maker === 'unfit'
        ? 'Un modelo de lenguaje propuso frases, pero el juicio falló en frases de las que se sabe si son verdaderas o falsas. Por eso no se usa nada de lo que juzgó, y el informe lo hicieron reglas.'
        : `Este informe lo hicieron reglas, sin modelo de lenguaje: un tema es una palabra o expresión que varios participantes usan más que la lengua en general, y su número cuenta quién usa esas palabras, no quién tiene una opinión.${hasQuotes ? ' Las citas son ideas completas, elegidas porque se entienden solas y usan palabras que también usan otros.' : ''}`,
    'Se cuentan participantes, no frases. Respalda: lo dice. En contra: dice lo contrario. Dudoso: dice ambas cosas, o no se puede saber. Sin opinión expresada: se le preguntó y no dijo nada al respecto. No preguntado: todos los demás. Los cinco suman todos los participantes.',
    'El margen es el número de participantes sin los cuales una afirmación deja de valer, porque la respaldan menos de dos, o no más de los que la contradicen.',
    ...(hasOptions
      ? [
          'Las opciones siguen el alcance, la proporción de participantes que plantean un punto. El esfuerzo se desconoce, porque las entrevistas no lo dicen.',
        ]
      : []),
    ...(hasQuotes ? ['Cada cita está copiada de la transcripción y comparada con ella, carácter por carácter.'] : []),
  ],
  limits: ({ participants, isSmall, excluded, partial, hasQuotes }) => [
    ...(isSmall
      ? [
          `La muestra es pequeña (${participants} ${participants === 1 ? 'participante' : 'participantes'}): una entrevista más puede cambiar el orden.`,
        ]
      : []),
    'Los participantes no se eligieron al azar. Los números no son porcentajes de una población.',
    'Quien no dice nada de un asunto, o no fue preguntado, puede estar de acuerdo, en desacuerdo o no conocerlo.',
    `Una máquina lee los textos y se equivoca. ${hasQuotes ? 'Lea las citas antes de actuar según una afirmación.' : 'Antes de actuar según una afirmación, pregunte a quien le envió este informe qué se dijo.'}`,
    ...(excluded === 0 ? [] : [`Entrevistas inutilizables: ${excluded}; la muestra da el motivo de cada una.`]),
    ...(partial === 0
      ? []
      : [
          `Entrevistas en idiomas sin soporte completo: ${partial}. ${hasQuotes ? 'Se citan, pero casi' : 'Casi'} ninguna afirmación las cuenta.`,
        ]),
  ],
};

const WORDINGS: Readonly<Record<Language, Wording>> = { en: english, de: german, fr: french, es: spanish };

/** The sentences of a campaign's language; English where there are none. */
export const wordingOf = (tag: string): Wording => WORDINGS[languageOf(tag) ?? 'en'];

import type { StatementKind } from '@insights/statements';
import type { Language } from '@insights/language';

export interface SaturationFacts {
  interviews: number;
  /** Themes that the last five interviews brought first. */
  lastFive: number;
  themes: number;
  coverage: number | null;
  /** The interviews are in the order of their start; otherwise in an arbitrary one. */
  isByTime: boolean;
}

export interface GroupingFacts {
  participants: number;
  themes: number;
  permutations: number;
  /** Null: too few participants or themes for a test. */
  p: number | null;
  groups: number;
}

/** How many of a group, and of the others, raise a theme. */
export interface TraitFacts {
  theme: string;
  inside: number;
  size: number;
  outside: number;
  others: number;
}

/** Who raises a theme, and what several of them say about its subject itself. */
export interface ThemeFacts {
  supporters: number;
  dissenters: number;
  participants: number;
  most: { kind: Aspect['kind']; participants: number } | null;
}

/** Statements of one kind about a subject. */
export interface Aspect {
  kind: Extract<StatementKind, 'problem' | 'worry' | 'wish' | 'praise' | 'workaround'>;
  isOne: boolean;
}

type AspectWords = Record<Aspect['kind'], readonly [one: string, many: string]>;

const aspectsIn =
  (words: AspectWords, and: string, colon = ': ') =>
  (subject: string, kinds: readonly Aspect[]): string =>
    `${subject}${colon}${kinds.map(({ kind, isOne }) => words[kind][isOne ? 0 : 1]).join(` ${and} `)}`;

/** The fixed phrases about themes, groups and saturation. */
export interface StructureWording {
  theme(facts: ThemeFacts): string;
  /** What is said about the subject of a theme: "Photos: wishes and a worry". */
  aspects(subject: string, kinds: readonly Aspect[]): string;
  saturation(facts: SaturationFacts): string;
  grouping(facts: GroupingFacts): string;
  persona(themes: readonly string[]): string;
  members(size: number, participants: number): string;
  trait(facts: TraitFacts): string;
}

/** What two or more participants do. */
const ACTS: Record<Language, Record<Aspect['kind'], string>> = {
  en: {
    problem: 'describe problems with it',
    worry: 'worry about it',
    wish: 'have wishes about it',
    praise: 'speak well of it',
    workaround: 'describe ways of coping with it',
  },
  de: {
    problem: 'schildern Probleme damit',
    worry: 'haben Sorgen dazu',
    wish: 'haben Wünsche dazu',
    praise: 'äußern sich positiv dazu',
    workaround: 'beschreiben Umwege dazu',
  },
  fr: {
    problem: 'décrivent des problèmes à ce sujet',
    worry: 'ont des inquiétudes à ce sujet',
    wish: 'ont des souhaits à ce sujet',
    praise: 'en disent du bien',
    workaround: 'décrivent des contournements à ce sujet',
  },
  es: {
    problem: 'describen problemas al respecto',
    worry: 'tienen preocupaciones al respecto',
    wish: 'tienen deseos al respecto',
    praise: 'hablan bien de ello',
    workaround: 'describen soluciones alternativas al respecto',
  },
};

const percent = (share: number): string => `${Math.round(share * 100)}`;
/** With no more interviews than these, all themes came up in them. */
const LAST = 5;
const decimals = (p: number, mark: string): string => p.toFixed(3).replace('.', mark);

const english: StructureWording = {
  aspects: aspectsIn(
    {
      problem: ['a problem', 'problems'],
      worry: ['a worry', 'worries'],
      wish: ['a wish', 'wishes'],
      praise: ['praise', 'praise'],
      workaround: ['a way of coping', 'ways of coping'],
    },
    'and',
  ),
  theme: ({ supporters, dissenters, participants, most }) =>
    `${supporters} of ${participants} ${participants === 1 ? 'participant' : 'participants'} ${supporters === 1 ? 'raises' : 'raise'} the subject by themselves${most === null ? '' : `; ${most.participants} ${ACTS.en[most.kind]}`}${dissenters === 0 ? '' : `; ${dissenters} ${dissenters === 1 ? 'says' : 'say'} the opposite`}.`,
  saturation: ({ interviews, lastFive, themes, coverage, isByTime }) =>
    interviews < 2 || coverage === null
      ? 'With fewer than two interviews nobody can tell whether more would bring new themes.'
      : `${interviews <= LAST || themes === 0 ? '' : `${lastFive === 0 ? 'None' : lastFive} of the ${themes} themes came up for the first time in the last five interviews (${isByTime ? 'in the order in which they were held' : 'in an arbitrary order, because their times are not known'}). `}An estimated ${percent(coverage)} % of what a further interview would raise is known already (Good and Turing).`,
  grouping: ({ participants, themes, permutations, p, groups }) =>
    p === null
      ? `${participants} ${participants === 1 ? 'participant' : 'participants'} and ${themes} ${themes === 1 ? 'theme' : 'themes'} are too few to tell whether participants fall into groups.`
      : groups === 0
        ? `Participants do not fall into groups beyond chance (permutation test, ${permutations} permutations, p = ${decimals(p, '.')}), so there are no personas.`
        : `Participants fall into ${groups} groups beyond chance (permutation test, ${permutations} permutations, p = ${decimals(p, '.')}).`,
  persona: (themes) => `People who speak about: ${themes.join(', ')}`,
  members: (size, participants) => `${size} of ${participants} participants.`,
  trait: ({ theme, inside, size, outside, others }) =>
    `${theme}: raised by ${inside} of ${size}; of the others, by ${outside} of ${others}.`,
};

const german: StructureWording = {
  aspects: aspectsIn(
    {
      problem: ['ein Problem', 'Probleme'],
      worry: ['eine Sorge', 'Sorgen'],
      wish: ['ein Wunsch', 'Wünsche'],
      praise: ['Lob', 'Lob'],
      workaround: ['ein Umweg', 'Umwege'],
    },
    'und',
  ),
  theme: ({ supporters, dissenters, participants, most }) =>
    `${supporters} von ${participants} Teilnehmenden ${supporters === 1 ? 'bringt' : 'bringen'} das Thema von sich aus zur Sprache${most === null ? '' : `; ${most.participants} ${ACTS.de[most.kind]}`}${dissenters === 0 ? '' : `; ${dissenters} ${dissenters === 1 ? 'sagt' : 'sagen'} das Gegenteil`}.`,
  saturation: ({ interviews, lastFive, themes, coverage, isByTime }) =>
    interviews < 2 || coverage === null
      ? 'Bei weniger als zwei Interviews lässt sich nicht sagen, ob weitere neue Themen brächten.'
      : `${interviews <= LAST || themes === 0 ? '' : `${lastFive === 0 ? 'Keines' : lastFive} der ${themes} Themen ${lastFive < 2 ? 'kam' : 'kamen'} erst in den letzten fünf Interviews auf (${isByTime ? 'in der Reihenfolge, in der sie geführt wurden' : 'in beliebiger Reihenfolge, weil ihre Zeiten nicht bekannt sind'}). `}Geschätzt ${percent(coverage)} % dessen, was ein weiteres Interview zur Sprache brächte, sind schon bekannt (Good und Turing).`,
  grouping: ({ participants, themes, permutations, p, groups }) =>
    p === null
      ? `${participants} Teilnehmende und ${themes} ${themes === 1 ? 'Thema' : 'Themen'} sind zu wenige, um Gruppen zu erkennen.`
      : groups === 0
        ? `Die Teilnehmenden zerfallen nicht über den Zufall hinaus in Gruppen (Permutationstest, ${permutations} Permutationen, p = ${decimals(p, ',')}); darum gibt es keine Personas.`
        : `Die Teilnehmenden zerfallen über den Zufall hinaus in ${groups} Gruppen (Permutationstest, ${permutations} Permutationen, p = ${decimals(p, ',')}).`,
  persona: (themes) => `Wer darüber spricht: ${themes.join(', ')}`,
  members: (size, participants) => `${size} von ${participants} Teilnehmenden.`,
  trait: ({ theme, inside, size, outside, others }) =>
    `${theme}: zur Sprache gebracht von ${inside} von ${size}; von den übrigen von ${outside} von ${others}.`,
};

const french: StructureWording = {
  aspects: aspectsIn(
    {
      problem: ['un problème', 'des problèmes'],
      worry: ['une inquiétude', 'des inquiétudes'],
      wish: ['un souhait', 'des souhaits'],
      praise: ['des éloges', 'des éloges'],
      workaround: ['un contournement', 'des contournements'],
    },
    'et',
    '\u00A0: ',
  ),
  theme: ({ supporters, dissenters, participants, most }) =>
    `${supporters === 1 ? `1 participant sur ${participants} aborde le sujet de lui-même` : `${supporters} participants sur ${participants} abordent le sujet d’eux-mêmes`}${most === null ? '' : ` ; ${most.participants} ${ACTS.fr[most.kind]}`}${dissenters === 0 ? '' : ` ; ${dissenters} ${dissenters === 1 ? 'dit' : 'disent'} le contraire`}.`,
  saturation: ({ interviews, lastFive, themes, coverage, isByTime }) =>
    interviews < 2 || coverage === null
      ? 'Avec moins de deux entretiens, on ne peut pas dire si d’autres apporteraient de nouveaux thèmes.'
      : `${interviews <= LAST || themes === 0 ? '' : `${lastFive === 0 ? 'Aucun' : lastFive} des ${themes} thèmes ${lastFive === 0 ? 'n’est apparu' : lastFive === 1 ? 'est apparu' : 'sont apparus'} pour la première fois dans les cinq derniers entretiens (${isByTime ? 'dans l’ordre où ils ont eu lieu' : 'dans un ordre arbitraire, car leurs dates sont inconnues'}). `}On estime que ${percent(coverage)} % de ce qu’un autre entretien évoquerait est déjà connu (Good et Turing).`,
  grouping: ({ participants, themes, permutations, p, groups }) =>
    p === null
      ? `${participants} participants et ${themes} ${themes === 1 ? 'thème' : 'thèmes'}, c’est trop peu pour distinguer des groupes.`
      : groups === 0
        ? `Les participants ne forment pas de groupes au-delà du hasard (test par permutation, ${permutations} permutations, p = ${decimals(p, ',')}) ; il n’y a donc pas de personas.`
        : `Les participants forment ${groups} groupes au-delà du hasard (test par permutation, ${permutations} permutations, p = ${decimals(p, ',')}).`,
  persona: (themes) => `Ceux qui en parlent\u00A0: ${themes.join(', ')}`,
  members: (size, participants) => `${size} participants sur ${participants}.`,
  trait: ({ theme, inside, size, outside, others }) =>
    `${theme}\u00A0: ${inside} sur ${size} en parlent\u00A0; parmi les autres, ${outside} sur ${others}.`,
};

const spanish: StructureWording = {
  aspects: aspectsIn(
    {
      problem: ['un problema', 'problemas'],
      worry: ['una preocupación', 'preocupaciones'],
      wish: ['un deseo', 'deseos'],
      praise: ['elogios', 'elogios'],
      workaround: ['una solución alternativa', 'soluciones alternativas'],
    },
    'y',
  ),
  theme: ({ supporters, dissenters, participants, most }) =>
    `${supporters} de ${participants} participantes ${supporters === 1 ? 'menciona' : 'mencionan'} el tema por iniciativa propia${most === null ? '' : `; ${most.participants} ${ACTS.es[most.kind]}`}${dissenters === 0 ? '' : `; ${dissenters} ${dissenters === 1 ? 'dice' : 'dicen'} lo contrario`}.`,
  saturation: ({ interviews, lastFive, themes, coverage, isByTime }) =>
    interviews < 2 || coverage === null
      ? 'Con menos de dos entrevistas no se puede saber si otras aportarían temas nuevos.'
      : `${interviews <= LAST || themes === 0 ? '' : `${lastFive === 0 ? 'Ninguno' : lastFive} de los ${themes} temas ${lastFive < 2 ? 'apareció' : 'aparecieron'} por primera vez en las últimas cinco entrevistas (${isByTime ? 'en el orden en que se hicieron' : 'en un orden arbitrario, porque se desconocen sus fechas'}). `}Se estima que ya se conoce el ${percent(coverage)} % de lo que plantearía otra entrevista (Good y Turing).`,
  grouping: ({ participants, themes, permutations, p, groups }) =>
    p === null
      ? `${participants} participantes y ${themes} ${themes === 1 ? 'tema' : 'temas'} son muy pocos para distinguir grupos.`
      : groups === 0
        ? `Los participantes no forman grupos más allá del azar (prueba de permutación, ${permutations} permutaciones, p = ${decimals(p, ',')}); por eso no hay personas tipo.`
        : `Los participantes forman ${groups} grupos más allá del azar (prueba de permutación, ${permutations} permutaciones, p = ${decimals(p, ',')}).`,
  persona: (themes) => `Quienes hablan de esto: ${themes.join(', ')}`,
  members: (size, participants) => `${size} de ${participants} participantes.`,
  trait: ({ theme, inside, size, outside, others }) =>
    `${theme}: lo mencionan ${inside} de ${size}; de los demás, ${outside} de ${others}.`,
};

const WORDINGS: Record<Language, StructureWording> = { en: english, de: german, fr: french, es: spanish };

export const structureWordingOf = (language: Language): StructureWording => WORDINGS[language];

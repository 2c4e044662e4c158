import { joinedBy } from './sentence.ts';
import type { ClaimKind, Quoted, Share, Wording } from './words.ts';

/** No-break spaces: inside guillemets and before a colon; narrow before a semicolon. */
const NB = '\u00A0';
const NARROW = '\u202F';

const listed = joinedBy('et');
const quoted = (quote: string): string => `«${NB}${quote}${NB}»`;
const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('fr-FR')}${NB}${count < 2 ? one : many}`;

const people = ({ part, whole, who }: Share): string => {
  if (part === 1) return who ?? 'un participant';
  if (part === whole) return `les ${counted(part, 'participant')}`;
  return `${counted(part, 'participant')} sur ${whole}`;
};
const verb = ({ part }: Share, one: string, many: string): string => (part === 1 ? one : many);

const ACTS: Record<ClaimKind, readonly [one: string, many: string, link: string]> = {
  problem: ['décrit un problème', 'décrivent un problème', 'avec'],
  worry: ['exprime une inquiétude', 'expriment une inquiétude', 'concernant'],
  wish: ['exprime un souhait', 'expriment un souhait', 'concernant'],
  praise: ['donne un avis positif', 'donnent un avis positif', 'concernant'],
  workaround: ['décrit une solution de contournement', 'décrivent une solution de contournement', 'concernant'],
  fact: ['donne une information', 'donnent une information', 'concernant'],
};

const says = ({ who, quote }: Quoted): string => `${who}${NB}: ${quoted(quote)}`;
const balance = (positive: number, negative: number): string => `${positive} pour, ${negative} contre`;

/** What several people name in connection with a subject. */
const INVOLVING: Record<ClaimKind, string> = {
  problem: 'problèmes',
  worry: 'soucis',
  wish: 'souhaits',
  praise: 'éloges',
  workaround: 'contournements',
  fact: 'faits',
};

export const french: Wording = {
  listed,
  quoted,
  claim: {
    about(kind, subject, share) {
      const [one, many, link] = ACTS[kind];
      return `${people(share)} ${verb(share, one, many)} ${link} ${subject}`;
    },
    involving: (kind, subject, share) =>
      `${subject}${NB}: ${people(share)} expriment à ce sujet des ${INVOLVING[kind]}`,
    alone: (kind, share) => `${people(share)} ${verb(share, ACTS[kind][0], ACTS[kind][1])}`,
    stated: (clause, share) => `${clause}, selon ${people(share)}`,
    reported: () => null,
    forExample: (claim, { who, quote }) => `${claim}${NB}: ${quoted(quote)} (${who})`,
    divided: ({ subject, positive, negative }) =>
      `les avis divergent concernant ${subject}${NB}: ${balance(positive, negative)}`,
    reason: ({ who, quote }) => `La raison que donne ${who}${NB}: ${quoted(quote)}`,
    side: (isPositive, subject, share) =>
      `${people(share)} ${verb(share, 'donne', 'donnent')} un avis ${isPositive ? 'positif' : 'critique'} concernant ${subject}`,
    says: ({ who, quote }) => `${who} dit${NB}: ${quoted(quote)}`,
  },
  roadmap: {
    fix: (subject) => `Traiter les plaintes concernant ${subject}`,
    settle: (subject) => `Clarifier les avis divergents concernant ${subject}`,
    raised: (share, isStrong, against) =>
      `Cité par ${people(share)}${isStrong ? ', en termes forts' : ''}${against === 0 ? '' : `${NARROW}; ${against} ${against === 1 ? 'dit' : 'disent'} le contraire`}`,
    involving: (kind, subject) => `Examiner les ${INVOLVING[kind]} évoqués à ce sujet${NB}: ${subject}`,
    answer: (subject) => `Répondre aux inquiétudes concernant ${subject}`,
    decide: (subject) => `Se prononcer sur les souhaits exprimés${NB}: ${subject}`,
    fixSingle: ({ who, quote }) => `Examiner ce que ${who} signale${NB}: ${quoted(quote)}`,
    answerSingle: ({ who, quote }) => `Répondre à l’inquiétude de ${who}${NB}: ${quoted(quote)}`,
    decideSingle: ({ who, quote }) => `Examiner ce que ${who} souhaite${NB}: ${quoted(quote)}`,
    effect: (said, isGain) => `${isGain ? 'Ce que cela apporterait' : 'Ce qui cesserait'} – ${says(said)}`,
    after: (titles) => `Cité comme cause, donc à traiter d’abord${NB}: ${listed(titles)}`,
    recommend: (title, share) => `${title} (cité par ${people(share)})`,
    remedy: (said, isWish) =>
      `${isWish ? 'Ce qui est demandé' : 'Ce que font les participants à la place'} – ${says(said)}`,
    explore: ({ subject, positive, negative }) =>
      `Chercher pourquoi les avis divergent${NB}: ${subject} (${balance(positive, negative)})`,
  },
  summary: {
    empty: 'Aucun entretien n’est encore terminé, il n’y a donc pas encore de résultats.',
    unusable: (count) =>
      `Il y a ${counted(count, 'entretien')} à ce jour, mais aucune déclaration n’est exploitable, il n’y a donc pas encore de résultats.`,
    basis: ({ interviews, participants, statements }) =>
      `Ce rapport repose sur ${counted(interviews, 'entretien')} avec ${counted(participants, 'participant')} et ${counted(statements, 'déclaration exploitable', 'déclarations exploitables')}`,
    nothingShared: 'Aucun constat n’est encore partagé par assez de participants',
    raisedMost: (themes, participants) =>
      `Sujets les plus évoqués${NB}: ${listed(themes.map(({ label, count }) => `${label} (${count} sur ${participants})`))}`,
    divided: (subjects) =>
      `Les avis divergent ici${NB}: ${listed(subjects.map(({ subject, positive, negative }) => `${subject} (${balance(positive, negative)})`))}`,
    first: (title) => `En premier sur la feuille de route${NB}: ${title}`,
    left: (excluded, partial) =>
      [
        excluded === 0
          ? ''
          : `${counted(excluded, 'entretien')} ${excluded === 1 ? 'n’a pas pu être exploité' : 'n’ont pas pu être exploités'}`,
        partial === 0
          ? ''
          : `${counted(partial, 'entretien')} dans des langues sans prise en charge complète ${partial === 1 ? 'est seulement cité' : 'sont seulement cités'}`,
      ]
        .filter((part) => part !== '')
        .join(`${NARROW}; `),
    caution: (participants) =>
      `Les chiffres disent combien ${participants === 1 ? 'de personnes interrogées (ici une seule)' : `de ces ${participants} participants`} ont dit une chose, non à quel point elle est répandue ailleurs`,
  },
  steps: ({ confident, unused, leastSupport }) => [
    `Des règles lisent chaque phrase des participants, sans modèle de langage, et la classent${NB}: problème, cause, conséquence, contournement, souhait, éloge, inquiétude ou fait, chaque fois avec un degré de confiance. Une phrase au-dessous de ${confident.toLocaleString('fr-FR')} n’appuie aucun constat${NB}; un fait au-dessous compte encore pour le thème qu’il nomme.`,
    `Les refus, les politesses, les remarques pratiques, le texte collé, les signes de détresse, les ordres donnés à l’interviewer et les tours marqués n’appuient rien (${counted(unused, 'phrase')}).`,
    `On compte les participants, non les phrases. Il ne suffit pas d’avoir été interrogé sur un sujet${NARROW}; il faut en avoir dit quelque chose soi-même.`,
    `Un constat réunit des phrases d’un même type sur un même sujet, que les phrases le jugent ou ne fassent que le nommer. Soutien${NB}: ceux qui le disent. Désaccord${NB}: ceux qui disent le contraire du même sujet. Sans avis${NB}: tous les autres. Ensemble, cela fait tous les participants.`,
    `Rang des constats${NB}: nombre de participants concernés (soutien et désaccord) × force de l’expression × proximité avec l’objectif${NARROW}; les éloges comptent pour moitié, les contournements pour 0,6. Les éloges viennent après les autres, sauf si l’objectif les demande. Les premiers, cinq au plus, sont mis en avant${NARROW}; à partir de 20 participants, seulement ce que plusieurs disent. Ce que dit une seule personne n’est cité que s’il donne une raison, répond à une question, touche l’objectif ou est contesté, ou s’il y a moins de trois constats.`,
    `La feuille de route contient les problèmes, les inquiétudes et les souhaits. D’abord ceux d’au moins ${leastSupport === 1 ? 'un participant' : `${leastSupport} participants`}, classés par portée × intensité${NARROW}; la portée est la part des participants, l’intensité la force moyenne de leurs mots (0 à 1). Jusqu’à huit points en tout, ce qu’un seul participant exprime suit, avec ses mots pour titre. Ce qui cause d’autres points passe avant eux. L’effort est inconnu, car les entretiens ne le disent pas.`,
    'Chaque citation est copiée de la transcription et comparée avec elle caractère par caractère.',
  ],
  limits: ({ participants, isSmall, excluded, partial }) => [
    ...(isSmall
      ? [
          `L’échantillon est petit (${counted(participants, 'participant')})${NB}: un entretien de plus peut changer l’ordre.`,
        ]
      : []),
    'Les participants n’ont pas été tirés au sort. Les chiffres ne sont pas des pourcentages d’une population.',
    'Un participant qui ne dit rien d’un sujet peut être d’accord, en désaccord ou ne pas le connaître.',
    `Le classement est fait par une machine et comporte des erreurs${NARROW}; vérifiez les citations avant d’agir. Lors de la comparaison des constats avec leurs citations, tous n’étaient pas étayés${NARROW}; les discussions à plusieurs sont lues moins sûrement que les entretiens. L’ironie et les paroles rapportées peuvent être mal lues.`,
    ...(excluded === 0
      ? []
      : [
          `${counted(excluded, 'entretien')} ${excluded === 1 ? 'n’a pas pu être exploité' : 'n’ont pas pu être exploités'}${NARROW}; l’échantillon en donne la raison.`,
        ]),
    ...(partial === 0
      ? []
      : [
          `${counted(partial, 'entretien')} dans des langues sans prise en charge complète${NB}: il y a des résumés et des citations dans les mots des participants, mais pas de classement${NARROW}; aucun constat ne les compte.`,
        ]),
  ],
};

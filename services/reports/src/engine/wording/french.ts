import { joinedBy, lowered, present, spaced } from './joined.ts';
import type { Finding, Moment, Share, Wording } from './wording.ts';

const listed = joinedBy('et');
const counted = (count: number, one: string): string =>
  `${count.toLocaleString('fr-FR')} ${count === 1 ? one : `${one}s`}`;
const share = ({ part, whole }: Share): string =>
  `${part} participants sur ${whole}`.replace(/^1 participants/, '1 participant');
const does = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const quoted = (quote: string): string => `« ${quote} »`;
const said = ({ quote }: Pick<Finding, 'quote'>): string => (quote === undefined ? '' : quoted(quote));
const statements = (count: number): string => counted(count, 'déclaration');
const verb = ({ part }: Share, one: string, many: string): string => (part === 1 ? one : many);

const moment = (at: Moment | undefined): string =>
  at === undefined
    ? ''
    : at.asked
      ? `, surtout quand la question porte sur : ${at.topic} (${at.count})`
      : `, souvent avec : ${at.topic} (${at.count})`;

const OPENINGS = ['Commencer par', 'Puis traiter', 'Traiter ensuite', 'Traiter aussi'];

export const french: Wording = {
  listed,
  inline: lowered,
  quoted,
  theme(part, count, beside, acts) {
    const acting = present(acts, [
      ['problem', (n) => does(n, 'décrit un problème', 'décrivent un problème')],
      ['worry', (n) => does(n, 'exprime une inquiétude', 'expriment une inquiétude')],
      ['wish', (n) => does(n, 'demande quelque chose', 'demandent quelque chose')],
      ['positive', (n) => does(n, 'en dit du bien', 'en disent du bien')],
    ]);
    const companions = beside.length === 0 ? '' : `, le plus souvent avec : ${listed(beside)}`;
    return spaced(
      `Évoqué par ${share(part)} dans ${statements(count)}${companions}.`,
      acting.length === 0 ? '' : `${listed(acting)}.`,
    );
  },
  title: {
    problem: (focus) => `Réduire les difficultés : ${focus}`,
    worry: (focus) => `Répondre aux inquiétudes : ${focus}`,
    wish: (focus) => `Se prononcer sur les demandes : ${focus}`,
  },
  scattered: 'Passer en revue les demandes isolées',
  finding(kind, { share: part, statements: count, strong, moment: at, quote }, troubled) {
    const verbs = {
      problem: ['décrit des difficultés', 'décrivent des difficultés'],
      worry: ["s'en inquiète", "s'en inquiètent"],
      wish: ['formule une demande', 'formulent une demande'],
      positive: ['en dit du bien', 'en disent du bien'],
    } as const;
    return spaced(
      `${share(part)} ${verb(part, verbs[kind][0], verbs[kind][1])}${moment(at)} – ${statements(count)}${strong ? ', en termes forts' : ''}.`,
      troubled === 0 ? '' : `${does(troubled, 'décrit', 'décrivent')} des difficultés que cela pourrait résoudre.`,
      quote === undefined ? '' : `Pour reprendre les mots d'un participant : ${quoted(quote)}`,
    );
  },
  recommend: {
    problem: (rank, finding, remedy) =>
      spaced(
        `${OPENINGS[rank] ?? 'Traiter'} : ${finding.focus}. ${share(finding.share)} ${verb(finding.share, 'décrit', 'décrivent')} des difficultés${moment(finding.moment)}.`,
        said(finding),
        remedy === undefined
          ? ''
          : `Ce que ${remedy.people === 1 ? 'demande un participant' : `demandent ${remedy.people} participants`} à ce sujet : ${quoted(remedy.quote)}`,
      ),
    worry: (finding) =>
      spaced(
        `En parler avant qu'on ne le demande : ${finding.focus}. ${share(finding.share)} ${verb(finding.share, "s'en inquiète", "s'en inquiètent")}${moment(finding.moment)}.`,
        said(finding),
      ),
    wish: (finding, troubled) =>
      spaced(
        `Se prononcer sur les demandes : ${finding.focus}. ${share(finding.share)} ${verb(finding.share, 'en formule une', 'en formulent')}${troubled === 0 ? '' : `, et ${does(troubled, 'décrit', 'décrivent')} des difficultés que cela pourrait résoudre`}.`,
        said(finding),
      ),
    division: (label, pro, against, quote) =>
      spaced(
        `Comprendre ce qui distingue les personnes satisfaites (${pro}) de celles qui rencontrent des difficultés (${against}) : ${label}.`,
        said({ quote }),
      ),
  },
  persona: {
    name: (subject, stance) =>
      stance === 'worry'
        ? `${subject}, avec des inquiétudes`
        : stance === 'wish'
          ? `${subject}, avec des demandes`
          : subject,
    description(part, acts, topics) {
      const acting = present(acts, [
        ['problem', (n) => `${n} avec un problème`],
        ['worry', (n) => `${n} avec une inquiétude`],
        ['wish', (n) => `${n} avec une demande`],
        ['positive', (n) => `${n} avec un avis positif`],
      ]);
      const how = acting.length === 0 ? '' : ` (${listed(acting)})`;
      return `${share(part)}${how}. Ce qui les distingue des autres, ce sont leurs sujets : ${listed(topics)}.`;
    },
    trait: ({ topic, inside, outside }) =>
      `Parle de ce sujet : ${topic} (${inside.part} sur ${inside.whole}${outside.whole === 0 ? '' : `, contre ${outside.part} des ${outside.whole} autres`})`,
    manner: (kind, { part, whole }, percent) =>
      `${kind === 'worry' ? 'Exprime plus souvent des inquiétudes' : 'Demande plus souvent quelque chose'} que les autres : ${part} sur ${whole} (autres : ${percent} %)`,
    talk: (atLength, inside, outside) =>
      `${atLength ? "S'explique longuement" : 'Répond brièvement'} : ${inside} mots par phrase (autres : ${outside})`,
  },
  summary: {
    empty: "Aucun entretien n'est encore terminé : il n'y a pas encore de résultats.",
    untagged: (interviews) =>
      `${counted(interviews, 'entretien')} jusqu'ici, mais aucune déclaration ne porte d'étiquette : il n'y a pas encore de résultats.`,
    basis: (interviews, count, people) =>
      `Ce rapport repose sur ${counted(interviews, 'entretien')} et ${statements(count)} de ${counted(people, 'participant')}.`,
    themes(themes) {
      const names = themes.map(({ label, count }) => `${label} (${count})`);
      if (names.length === 0) return "Aucun thème n'est encore partagé par assez de participants.";
      return names.length === 1
        ? `Le seul thème partagé : ${listed(names)}.`
        : `Les thèmes les plus importants, avec le nombre de participants : ${listed(names)}.`;
    },
    problems: (part, focus, count) =>
      `${share(part)} ${verb(part, 'décrit', 'décrivent')} un problème, le plus souvent à ce sujet : ${focus} (${count}).`,
    worries: (people, focus) =>
      `${does(people, 'exprime', 'expriment')} une inquiétude${focus === undefined ? '' : `, le plus souvent à ce sujet : ${focus}`}.`,
    wishes: (people, focus) =>
      `${does(people, 'demande', 'demandent')} quelque chose${focus === undefined ? '' : `, le plus souvent à ce sujet : ${focus}`}.`,
    division: (label, pro, against) =>
      `Les expériences divergent sur ce sujet : ${label}. ${does(pro, 'en dit', 'en disent')} du bien, ${does(against, 'décrit', 'décrivent')} des difficultés.`,
    groups: (count, largest, size, rest) =>
      `Les participants forment ${counted(count, 'groupe')}, le plus grand autour de ce sujet : ${largest} (${size})${rest === 0 ? '' : ` ; ${does(rest, "n'entre", "n'entrent")} dans aucun`}.`,
  },
};

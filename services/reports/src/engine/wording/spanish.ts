import { joinedBy, lowered, present, spaced } from './joined.ts';
import type { Finding, Moment, Share, Wording } from './wording.ts';

const listed = joinedBy('y');
const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('es-ES')} ${count === 1 ? one : many}`;
const share = ({ part, whole }: Share): string => `${part} de ${counted(whole, 'participante')}`;
const does = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const quoted = (quote: string): string => `«${quote}»`;
const said = ({ quote }: Pick<Finding, 'quote'>): string => (quote === undefined ? '' : quoted(quote));
const statements = (count: number): string => counted(count, 'declaración', 'declaraciones');
const verb = ({ part }: Share, one: string, many: string): string => (part === 1 ? one : many);

const moment = (at: Moment | undefined): string =>
  at === undefined
    ? ''
    : at.asked
      ? `, sobre todo cuando se pregunta por ${at.topic} (${at.count})`
      : `, a menudo junto con ${at.topic} (${at.count})`;

const OPENINGS = ['Empezar por', 'Después abordar', 'Luego abordar', 'Abordar también'];

export const spanish: Wording = {
  listed,
  inline: lowered,
  quoted,
  theme(part, count, beside, acts) {
    const acting = present(acts, [
      ['problem', (n) => does(n, 'describe un problema', 'describen un problema')],
      ['worry', (n) => does(n, 'expresa una preocupación', 'expresan una preocupación')],
      ['wish', (n) => does(n, 'pide algo', 'piden algo')],
      ['positive', (n) => does(n, 'habla bien de ello', 'hablan bien de ello')],
    ]);
    const companions = beside.length === 0 ? '' : `, sobre todo junto a ${listed(beside)}`;
    return spaced(
      `Mencionado por ${share(part)} en ${statements(count)}${companions}.`,
      acting.length === 0 ? '' : `${listed(acting)}.`,
    );
  },
  title: {
    problem: (focus) => `Reducir las dificultades: ${focus}`,
    worry: (focus) => `Responder a la preocupación: ${focus}`,
    wish: (focus) => `Decidir sobre las peticiones: ${focus}`,
  },
  scattered: 'Repasar las peticiones sueltas',
  finding(kind, { share: part, statements: count, strong, moment: at, quote }, troubled) {
    const verbs = {
      problem: ['describe dificultades al respecto', 'describen dificultades al respecto'],
      worry: ['se preocupa por ello', 'se preocupan por ello'],
      wish: ['pide algo al respecto', 'piden algo al respecto'],
      positive: ['habla bien de ello', 'hablan bien de ello'],
    } as const;
    return spaced(
      `${share(part)} ${verb(part, verbs[kind][0], verbs[kind][1])}${moment(at)} – ${statements(count)}${strong ? ', con énfasis' : ''}.`,
      troubled === 0 ? '' : `${does(troubled, 'describe', 'describen')} dificultades que eso podría resolver.`,
      quote === undefined ? '' : `En palabras de un participante: ${quoted(quote)}`,
    );
  },
  recommend: {
    problem: (rank, finding, remedy) =>
      spaced(
        `${OPENINGS[rank] ?? 'Abordar'}: ${finding.focus}. ${share(finding.share)} ${verb(finding.share, 'describe', 'describen')} dificultades al respecto${moment(finding.moment)}.`,
        said(finding),
        remedy === undefined
          ? ''
          : `Lo que ${remedy.people === 1 ? 'pide un participante' : `piden ${remedy.people} participantes`} al respecto: ${quoted(remedy.quote)}`,
      ),
    worry: (finding) =>
      spaced(
        `Hablar de ello antes de que pregunten: ${finding.focus}. ${share(finding.share)} ${verb(finding.share, 'se preocupa', 'se preocupan')} por ello${moment(finding.moment)}.`,
        said(finding),
      ),
    wish: (finding, troubled) =>
      spaced(
        `Decidir sobre las peticiones: ${finding.focus}. ${share(finding.share)} ${verb(finding.share, 'pide', 'piden')} algo al respecto${troubled === 0 ? '' : `, y ${does(troubled, 'describe', 'describen')} dificultades que eso podría resolver`}.`,
        said(finding),
      ),
    division: (label, pro, against, quote) =>
      spaced(
        `Averiguar qué distingue a las personas a las que les va bien (${pro}) de las que tienen dificultades (${against}): ${label}.`,
        said({ quote }),
      ),
  },
  persona: {
    name: (subject, stance) =>
      stance === 'worry'
        ? `${subject}, con preocupaciones`
        : stance === 'wish'
          ? `${subject}, con peticiones`
          : subject,
    description(part, acts, topics) {
      const acting = present(acts, [
        ['problem', (n) => `${n} con un problema`],
        ['worry', (n) => `${n} con una preocupación`],
        ['wish', (n) => `${n} con una petición`],
        ['positive', (n) => `${n} con elogios`],
      ]);
      const how = acting.length === 0 ? '' : ` (${listed(acting)})`;
      return `${share(part)}${how}. Lo que los distingue de los demás: hablan de ${listed(topics)}.`;
    },
    trait: ({ topic, inside, outside }) =>
      `Habla de ${topic}: ${inside.part} de ${inside.whole}${outside.whole === 0 ? '' : `, frente a ${outside.part} de los otros ${outside.whole}`}`,
    manner: (kind, { part, whole }, percent) =>
      `${kind === 'worry' ? 'Expresa más preocupaciones' : 'Pide algo con más frecuencia'} que los demás: ${part} de ${whole} (los demás: ${percent} %)`,
    talk: (atLength, inside, outside) =>
      `${atLength ? 'Se explica con detalle' : 'Responde con brevedad'}: ${inside} palabras por frase (los demás: ${outside})`,
  },
  summary: {
    empty: 'Aún no hay ninguna entrevista terminada, así que todavía no hay resultados.',
    untagged: (interviews) =>
      `${counted(interviews, 'entrevista')} hasta ahora, pero ninguna declaración lleva etiqueta, así que todavía no hay resultados.`,
    basis: (interviews, count, people) =>
      `Este informe se basa en ${counted(interviews, 'entrevista')} con ${statements(count)} de ${counted(people, 'participante')}.`,
    themes(themes) {
      const names = themes.map(({ label, count }) => `${label} (${count})`);
      if (names.length === 0) return 'Todavía no hay ningún tema que compartan suficientes participantes.';
      return names.length === 1
        ? `El único tema compartido es ${listed(names)}.`
        : `Los temas más importantes son ${listed(names)}, con el número de participantes de cada uno.`;
    },
    problems: (part, focus, count) =>
      `${share(part)} ${verb(part, 'describe', 'describen')} un problema, sobre todo con ${focus} (${count}).`,
    worries: (people, focus) =>
      `${does(people, 'expresa', 'expresan')} una preocupación${focus === undefined ? '' : `, sobre todo por ${focus}`}.`,
    wishes: (people, focus) =>
      `${does(people, 'pide', 'piden')} algo${focus === undefined ? '' : `, sobre todo acerca de ${focus}`}.`,
    division: (label, pro, against) =>
      `Las experiencias difieren en cuanto a ${label}: ${does(pro, 'cuenta', 'cuentan')} algo bueno, ${does(against, 'describe', 'describen')} dificultades.`,
    groups: (count, largest, size, rest) =>
      `Los participantes forman ${counted(count, 'grupo')}, el mayor en torno a ${largest} (${size})${rest === 0 ? '' : `; ${does(rest, 'no encaja', 'no encajan')} en ninguno`}.`,
  },
};

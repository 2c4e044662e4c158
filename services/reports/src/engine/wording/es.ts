import { joinedBy } from './sentence.ts';
import type { ClaimKind, Quoted, Share, Wording } from './words.ts';

const and = joinedBy('y');
/** "e" before the sound of i: "costes e informes". */
const listed = (items: readonly string[]): string =>
  /^h?[ií](?![aeoáéó])/iu.test(items.at(-1) ?? '') ? joinedBy('e')(items) : and(items);
const quoted = (quote: string): string => `«${quote}»`;
const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('es-ES')} ${count === 1 ? one : many}`;

const people = ({ part, whole, who }: Share): string => {
  if (part === 1) return who ?? 'un participante';
  if (part === whole) return part === 2 ? 'los dos participantes' : `los ${part} participantes`;
  return `${part} de ${counted(whole, 'participante')}`;
};
const verb = ({ part }: Share, one: string, many: string): string => (part === 1 ? one : many);

const ACTS: Record<ClaimKind, readonly [one: string, many: string, link: string]> = {
  problem: ['describe un problema', 'describen un problema', 'con'],
  worry: ['expresa una preocupación', 'expresan una preocupación', 'por'],
  wish: ['expresa un deseo', 'expresan un deseo', 'sobre'],
  praise: ['habla bien', 'hablan bien', 'sobre'],
  workaround: ['describe una solución alternativa', 'describen una solución alternativa', 'con'],
  fact: ['cuenta algo', 'cuentan algo', 'sobre'],
};

const says = ({ who, quote }: Quoted): string => `${who}: ${quoted(quote)}`;
const balance = (positive: number, negative: number): string => `${positive} a favor, ${negative} en contra`;

/** What several people name in connection with a subject. */
const INVOLVING: Record<ClaimKind, string> = {
  problem: 'problemas',
  worry: 'preocupaciones',
  wish: 'deseos',
  praise: 'elogios',
  workaround: 'soluciones alternativas',
  fact: 'hechos',
};

export const spanish: Wording = {
  listed,
  quoted,
  claim: {
    about(kind, subject, share) {
      const [one, many, link] = ACTS[kind];
      return `${people(share)} ${verb(share, one, many)} ${link} ${subject}`;
    },
    involving: (kind, subject, share) => `${subject}: ${people(share)} mencionan ${INVOLVING[kind]} al respecto`,
    alone: (kind, share) => `${people(share)} ${verb(share, ACTS[kind][0], ACTS[kind][1])}`,
    stated: (clause, share) => `${clause}, según ${people(share)}`,
    reported: () => null,
    forExample: (claim, { who, quote }) => `${claim}: ${quoted(quote)} (${who})`,
    divided: ({ subject, positive, negative }) => `no hay acuerdo sobre ${subject}: ${balance(positive, negative)}`,
    reason: ({ who, quote }) => `La razón que da ${who}: ${quoted(quote)}`,
    side: (isPositive, subject, share) =>
      isPositive
        ? `${people(share)} ${verb(share, 'habla', 'hablan')} bien sobre ${subject}`
        : `${people(share)} ${verb(share, 'critica algo', 'critican algo')} sobre ${subject}`,
    says: ({ who, quote }) => `${who} dice: ${quoted(quote)}`,
  },
  roadmap: {
    fix: (subject) => `Resolver las quejas: ${subject}`,
    settle: (subject) => `Aclarar el desacuerdo: ${subject}`,
    raised: (share, isStrong, against) =>
      `Lo plantea${share.part === 1 ? '' : 'n'} ${people(share)}${isStrong ? ', con palabras fuertes' : ''}${against === 0 ? '' : `; ${against} ${against === 1 ? 'dice' : 'dicen'} lo contrario`}`,
    involving: (kind, subject) => `Examinar lo que se menciona al respecto (${INVOLVING[kind]}): ${subject}`,
    answer: (subject) => `Responder a las preocupaciones: ${subject}`,
    decide: (subject) => `Decidir sobre lo que se pide: ${subject}`,
    fixSingle: ({ who, quote }) => `Examinar lo que señala ${who}: ${quoted(quote)}`,
    answerSingle: ({ who, quote }) => `Responder a la preocupación de ${who}: ${quoted(quote)}`,
    decideSingle: ({ who, quote }) => `Considerar lo que pide ${who}: ${quoted(quote)}`,
    effect: (said, isGain) => `${isGain ? 'Lo que se ganaría' : 'Lo que se evitaría'} – ${says(said)}`,
    after: (titles) => `Se nombra como causa, así que debería ir antes: ${listed(titles)}`,
    recommend: (title, share) => `${title} (lo plantea${share.part === 1 ? '' : 'n'} ${people(share)})`,
    remedy: (said, isWish) => `${isWish ? 'Lo que se pide' : 'Lo que hacen en su lugar'} – ${says(said)}`,
    explore: ({ subject, positive, negative }) =>
      `Averiguar por qué no hay acuerdo: ${subject} (${balance(positive, negative)})`,
  },
  summary: {
    empty: 'Aún no hay ninguna entrevista terminada, así que todavía no hay resultados.',
    unusable: (count) =>
      `Hay ${counted(count, 'entrevista')} hasta ahora, pero ninguna declaración se puede usar, así que todavía no hay resultados.`,
    basis: ({ interviews, participants, statements }) =>
      `Este informe se basa en ${counted(interviews, 'entrevista')} con ${counted(participants, 'participante')} y ${counted(statements, 'declaración útil', 'declaraciones útiles')}`,
    nothingShared: 'Todavía no hay ninguna afirmación que compartan suficientes participantes',
    raisedMost: (themes, participants) =>
      `Lo que más se menciona: ${listed(themes.map(({ label, count }) => `${label} (${count} de ${participants})`))}`,
    divided: (subjects) =>
      `No hay acuerdo en esto: ${listed(subjects.map(({ subject, positive, negative }) => `${subject} (${balance(positive, negative)})`))}`,
    first: (title) => `Lo primero en la hoja de ruta: ${title}`,
    left: (excluded, partial) =>
      [
        excluded === 0 ? '' : `${counted(excluded, 'entrevista')} no se ${excluded === 1 ? 'pudo' : 'pudieron'} usar`,
        partial === 0
          ? ''
          : `${counted(partial, 'entrevista')} en idiomas sin apoyo completo solo se ${partial === 1 ? 'cita' : 'citan'}`,
      ]
        .filter((part) => part !== '')
        .join('; '),
    caution: (participants) =>
      `Las cifras dicen cuántos de ${participants === 1 ? 'los participantes (aquí uno)' : `estos ${participants} participantes`} dijeron algo, no lo frecuente que es entre otras personas`,
  },
  steps: ({ confident, unused, leastSupport }) => [
    `Unas reglas leen cada frase de los participantes, sin modelo de lenguaje, y la clasifican como problema, causa, consecuencia, solución alternativa, deseo, elogio, preocupación o hecho, siempre con un grado de confianza. Una frase por debajo de ${confident.toLocaleString('es-ES')} no respalda ninguna conclusión; un hecho por debajo cuenta aún para el tema que nombra.`,
    `Las negativas a responder, las cortesías, los asuntos prácticos, el texto pegado, las señales de angustia, las órdenes al entrevistador y los turnos con una marca abierta no respaldan nada (${counted(unused, 'frase')}).`,
    'Se cuentan participantes, no frases. No basta con que se pregunte por un tema: cuenta quien dice algo propio sobre él.',
    'Un hallazgo reúne frases de un mismo tipo sobre un mismo asunto, tanto si lo juzgan como si solo lo nombran. Apoyo: quienes lo dicen. Desacuerdo: quienes dicen lo contrario del mismo asunto. Sin opinión: todos los demás. La suma son todos los participantes.',
    'Orden de los hallazgos: número de participantes implicados (apoyo y desacuerdo) × fuerza de la expresión × cercanía al objetivo; los elogios cuentan la mitad y las soluciones alternativas 0,6. Los elogios van después de los demás, salvo que el objetivo los pida. Los primeros, cinco como máximo, van delante; a partir de 20 participantes, solo lo que dicen varios. Lo que dice una sola persona solo figura si da una razón, responde a una pregunta, toca el objetivo o se discute, o si hay menos de tres hallazgos.',
    `La hoja de ruta contiene problemas, preocupaciones y deseos. Primero, lo que plantea${leastSupport === 1 ? ' al menos un participante' : `n al menos ${leastSupport} participantes`}, por alcance × intensidad; el alcance es la proporción de participantes y la intensidad, la fuerza media de sus palabras (0 a 1). Hasta ocho puntos en total, sigue lo que plantea un solo participante, con sus palabras como título. Lo que causa otros puntos va antes. El esfuerzo se desconoce, porque las entrevistas no lo dicen.`,
    'Cada cita está copiada de la transcripción y se compara con ella carácter por carácter.',
  ],
  limits: ({ participants, isSmall, excluded, partial }) => [
    ...(isSmall
      ? [`La muestra es pequeña (${counted(participants, 'participante')}): una entrevista más puede cambiar el orden.`]
      : []),
    'Los participantes no se eligieron al azar. Las cifras no son porcentajes de una población.',
    'Quien no dice nada de un asunto puede estar de acuerdo, en desacuerdo o no conocerlo.',
    'La clasificación la hace una máquina y comete errores; compruebe las citas antes de actuar. Al comparar las afirmaciones con sus citas, no todas tenían respaldo; las conversaciones entre varios se leen con menos seguridad que las entrevistas. La ironía y lo que se dice en nombre de otros pueden leerse mal.',
    ...(excluded === 0
      ? []
      : [
          `${counted(excluded, 'entrevista')} no se ${excluded === 1 ? 'pudo' : 'pudieron'} usar; la muestra da el motivo de cada una.`,
        ]),
    ...(partial === 0
      ? []
      : [
          `${counted(partial, 'entrevista')} en idiomas sin apoyo completo: hay resúmenes y citas en las palabras de los participantes, pero no clasificación, y ninguna afirmación las cuenta.`,
        ]),
  ],
};

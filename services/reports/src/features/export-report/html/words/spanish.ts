import type { ReportWords } from './words.ts';

const count = (n: number, one: string, many: string): string => `${n.toLocaleString('es')} ${n === 1 ? one : many}`;

export const spanish: ReportWords = {
  report: 'Informe de entrevistas',
  version: (number, day) => `Versión ${number} del ${day}`,
  redacted: (day) => `El ${day} se retiraron u ocultaron citas, porque se borró a una persona o se ocultó un nombre.`,
  contents: 'Índice',
  skip: 'Ir al informe',
  goal: 'Lo que queríamos saber',
  tiles: {
    participants: (n) => (n === 1 ? 'persona' : 'personas'),
    conversations: (n) => (n === 1 ? 'entrevista' : 'entrevistas'),
    statements: (n) => (n === 1 ? 'afirmación utilizada' : 'afirmaciones utilizadas'),
    languages: (n) => (n === 1 ? 'idioma' : 'idiomas'),
  },
  headings: {
    short: 'En pocas palabras',
    questions: 'Resultados por pregunta',
    findings: 'Hallazgos',
    options: 'Opciones',
    contradictions: 'En qué difieren las personas',
    personas: 'Perfiles de participantes',
    sample: 'A quién se escuchó',
    method: 'Cómo se hizo el informe',
    limits: 'Lo que no puede decir',
    themes: 'Anexo: quién habló de qué',
    map: 'Anexo: cómo encaja todo',
    summaries: 'Anexo: cada entrevista en resumen',
    evidence: 'Anexo: todas las citas',
  },
  nothing: 'Las entrevistas no contienen nada que respalde un hallazgo.',
  shortGone: (hasOthers) =>
    `Lo que había aquí se basaba en lo que se eliminó.${hasOthers ? ' Genere de nuevo el informe: la próxima versión resume lo que dijeron los demás.' : ''}`,
  findingsLead:
    'Primero los hallazgos de más participantes. Cada uno indica cuántos lo dicen, dicen lo contrario, son dudosos, no dijeron nada al ser preguntados o no fueron preguntados.',
  of: (part, whole) => `${part.toLocaleString('es')} de ${whole.toLocaleString('es')}`,
  held: (part, whole) => `${part.toLocaleString('es')} de ${count(whole, 'persona', 'personas')}`,
  contradicting: (n) => `${n.toLocaleString('es')} en contra`,
  unclear: (n) => `${n.toLocaleString('es')} ${n === 1 ? 'dudoso' : 'dudosos'}`,
  silent: (n) => `${n.toLocaleString('es')} sin opinión expresada`,
  notAsked: (n) => `${n.toLocaleString('es')} no ${n === 1 ? 'preguntado' : 'preguntados'}`,
  margin: (n, support) =>
    n === 0
      ? support < 2
        ? 'lo dicen menos de dos personas'
        : 'lo contradicen al menos tantas personas'
      : `cae si se ${n === 1 ? 'quita' : 'quitan'} ${n.toLocaleString('es')} de sus ${count(support, 'persona', 'personas')}`,
  dissent: 'En contra:',
  relevance: 'Por qué importa:',
  withoutQuotes:
    'Este ejemplar no contiene las palabras de los participantes; […] las sustituye en una frase. Contiene solo cifras y resúmenes.',
  unquoted: {
    redacted: (day) =>
      `Una parte se eliminó o se ocultó el ${day}, porque se borró a una persona o se ocultó un nombre.`,
    shortGone: (hasOthers) =>
      `Lo que había aquí se basaba en lo que se eliminó.${hasOthers ? ' La próxima versión del informe resume lo que dijeron los demás.' : ''}`,
    printAll: 'Imprimir todo',
    contradictions: 'Donde los participantes dicen lo contrario sobre el mismo asunto: ambos lados, con sus personas.',
    partial: 'casi ninguna afirmación las cuenta',
    written:
      'Una frase la redactó un modelo de lenguaje y luego se probó con lo dicho, la hicieron reglas que cuentan, o la escribió una persona.',
    checks: {
      quote: 'palabras que nadie dijo',
      person: 'una persona que no dijo nada de ello',
      support: 'no respaldado por lo dicho',
    },
  },
  withoutModel: (hasQuotes) =>
    `Este informe lo hicieron reglas, sin modelo de lenguaje. Cuenta quién usa qué palabras${hasQuotes ? ' y muestra lo que se dijo' : ''}; no interpreta.`,
  authors: {
    model: 'un modelo de lenguaje',
    floor: 'reglas',
    person: 'una persona',
    guide: 'la guía',
    engine: 'texto fijo',
  },
  showAuthors: 'Mostrar quién escribió cada frase',
  printAll: 'Imprimir todo, con todas las citas',
  printedShort: (n) =>
    `Impresión abreviada. La página contiene el resto${n === 0 ? '.' : `, con ${n === 1 ? 'la única cita' : `las ${n.toLocaleString('es')} citas`}. Los números entre corchetes son los de las citas de la página.`}`,
  inFile: 'en el archivo',
  more: (n) => count(n, 'cita más', 'citas más'),
  marks: { support: 'respalda', dissent: 'en contra', unclear: 'dudoso', silent: 'sin opinión expresada' },
  who: 'A favor:',
  others: 'En contra:',
  andMore: (n) => `y ${n.toLocaleString('es')} más`,
  opposing: 'Opiniones contrarias',
  confidence: (percent) => `fiabilidad ${percent}`,
  context: 'Contexto',
  asked: 'Entrevistador:',
  translation: 'Traducción automática:',
  openTranscript: 'Abrir en la transcripción',
  openInterview: 'Abrir la entrevista',
  openRecording: (time) => `Transcripción y grabación en ${time}`,
  verbatim: 'La cita está resaltada dentro de lo que se dijo.',
  question: {
    counts: (asked, answered, declined, unclear) =>
      `Preguntada ${count(asked, 'vez', 'veces')}, ${count(answered, 'respuesta', 'respuestas')}${declined === 0 ? '' : `, ${count(declined, 'rechazo', 'rechazos')}`}${unclear === 0 ? '' : `, ${count(unclear, 'dudosa', 'dudosas')}`}`,
    median: (value) => `mediana ${value}`,
    answer: 'Respuesta',
    count: 'Número',
    share: 'Proporción',
    by: (attribute) => `Por ${attribute}`,
    segment: (value, answered) => `${value} (${count(answered, 'respuesta', 'respuestas')})`,
    withheld: (n) =>
      n === 1 ? '1 grupo es demasiado pequeño para mostrarlo.' : `${n} grupos son demasiado pequeños para mostrarlos.`,
    noAnswers: 'No se encontró ninguna respuesta a esta pregunta.',
    noneKnown: (n) => `sin respuesta conocida de ${n.toLocaleString('es')}`,
    notFound: 'No reconocidas en las entrevistas:',
    others: (n) =>
      n === 1 ? 'Otra respuesta no se cita aquí.' : `Otras ${n.toLocaleString('es')} respuestas no se citan aquí.`,
    raised: (themes) => `Temas de estas respuestas, con el número de personas que los plantean: ${themes}.`,
    distribution: (answered) => `Distribución de ${count(answered, 'respuesta', 'respuestas')}`,
    changed: (n) => `El equipo de investigación ha puesto o quitado ${count(n, 'valor', 'valores')} a mano.`,
    unassigned: (n) => `Fuera del gráfico: ${count(n, 'respuesta', 'respuestas')} sin un valor claro.`,
    several: 'Se podían dar varias respuestas, por lo que los porcentajes pueden sumar más del 100 %.',
  },
  theme: {
    lead: 'Asuntos que varios participantes plantearon por sí mismos o por los que se preguntó.',
    counts: (mentions, conversations) =>
      `${count(mentions, 'afirmación', 'afirmaciones')} en ${count(conversations, 'entrevista', 'entrevistas')}`,
    asked: 'objeto de una pregunta',
    corrected: 'corregido por una persona',
    added: 'añadido por el equipo',
    ofAdded: 'tema añadido por el equipo',
  },
  matrix: {
    lead: 'Cada columna es una persona. Punto lleno: respalda el tema. Círculo: dice lo contrario. Signo de interrogación: dudoso. Raya: se le preguntó y no dijo nada al respecto. Vacío: no se le preguntó.',
    blocks:
      'Hay demasiados participantes para una columna cada uno. Cada columna representa un grupo, en el orden de los números, y muestra cuántos hablaron del tema. Entre paréntesis: cuántos dijeron lo contrario.',
    range: (from, to) => `${from}–${to}`,
    caption: (from, to) => `Temas de los participantes ${from} a ${to}`,
  },
  contradictions: {
    lead: 'Donde los participantes dicen lo contrario sobre el mismo asunto: ambos lados, con sus personas y citas.',
    within: 'La misma persona dijo ambas cosas.',
  },
  roadmap: {
    rule: 'Ordenada por alcance, la proporción de participantes que respaldan el resultado en que se apoya una opción. Las entrevistas no muestran lo que costaría un cambio, así que el esfuerzo se desconoce hasta que usted lo estime.',
    behind: 'El hallazgo detrás:',
    columns: {
      problem: 'Problema',
      consequence: 'A qué lleva',
      remedy: 'Lo que los participantes desean o hacen en su lugar',
      effect: 'Efecto esperado',
      first: 'Requiere antes',
    },
  },
  personas: {
    traits: 'Lo que los distingue',
    needs: 'Necesidades',
    frustrations: 'Frustraciones',
    members: 'Miembros:',
    individual: 'una persona',
  },
  map: {
    lead: 'Los temas y las preguntas de la guía. Dos temas están unidos donde alguien habla de ambos en una intervención; una pregunta y un tema, donde los participantes plantean el tema al responder.',
    bounded: (shown, all) => `El mapa muestra los ${shown} temas y preguntas más fuertes de ${all}.`,
    show: 'Mostrar',
    hint: 'Elija un tema o una pregunta para ver lo que le corresponde.',
    list: 'El mapa como lista',
    connections: 'Conexiones',
    drawing: (nodes, edges) =>
      `Mapa de ${count(nodes, 'casilla', 'casillas')} y ${count(edges, 'conexión', 'conexiones')}`,
  },
  saturation: {
    heading: '¿Aportarían algo más entrevistas?',
    means: {
      few: 'Hubo muy pocas entrevistas para saber si otras aportarían algo nuevo.',
      more: 'La mayoría de las últimas cinco entrevistas todavía plantearon algo que nadie había planteado antes: más entrevistas probablemente aportarían más.',
      little:
        'Pocas o ninguna de las últimas cinco entrevistas plantearon algo que nadie hubiera planteado antes: más entrevistas probablemente aportarían poco.',
    },
    chart: (subjects, interviews) =>
      `${count(subjects, 'asunto conocido', 'asuntos conocidos')} después de ${count(interviews, 'entrevista', 'entrevistas')}`,
    interview: 'Entrevista',
    added: 'Asuntos nuevos',
    known: 'Asuntos conocidos',
    lastFive: 'últimas cinco',
  },
  method: {
    language: 'Idioma',
    conversations: 'Entrevistas',
    analysis: 'Análisis',
    full: 'análisis completo',
    partial: 'solo resúmenes y citas',
    excluded: 'Entrevistas no utilizadas',
    unused: 'Frases en las que no se basa ningún hallazgo',
    engine: (model, version) =>
      model === null
        ? `Hecho por reglas en versión ${version}.`
        : `Hecho por el modelo ${model} y por reglas en versión ${version}.`,
    unusedModel: (model) => `Se consultó el modelo ${model}, pero nada de su salida figura en este informe.`,
    judge: (model) => `Juzgado por: ${model}.`,
    usage: (requests, tokens, cost) =>
      `Para esta versión: ${requests} peticiones, ${tokens} tokens${cost === null ? '' : `, coste ${cost}`}.`,
    written:
      'Una frase la redactó un modelo de lenguaje y luego se probó con sus citas, la hicieron reglas que cuentan o repiten lo dicho, o la escribió una persona.',
    sealed:
      'Este informe lleva un sello digital: quien se lo envió puede comprobar que no se ha cambiado ningún carácter.',
    unanswered: (requests) =>
      `El modelo no respondió a ${count(requests, 'petición', 'peticiones')}; ahí vale el resultado de las reglas.`,
    dropped: 'Descartado de la salida del modelo:',
    checks: {
      quote: 'no literal',
      number: 'una cifra que nada muestra',
      quantifier: 'una cantidad contraria al recuento',
      person: 'una persona que no está citada',
      address: 'una dirección',
      evidence: 'sin pruebas',
      support: 'sin respaldo en sus citas',
      cause: 'una causa que nadie enuncia',
      controls: 'el juicio falló en sus controles',
      form: 'en forma incorrecta',
    },
    reference: (id) => `Identificador de esta versión: ${id}`,
  },
  summariesLead: 'Lo que dijo cada persona. Los números entre corchetes llevan a las citas.',
  evidenceLead: 'Cada cita es literal y se comparó con su transcripción, carácter por carácter.',
  participantLabel: (id, speaker) => `${id} (${speaker})`,
  kinds: {
    problem: 'problema',
    cause: 'causa',
    consequence: 'consecuencia',
    workaround: 'solución provisional',
    wish: 'deseo',
    praise: 'elogio',
    worry: 'preocupación',
    fact: 'hecho',
    aside: 'comentario al margen',
  },
  sentiments: { positive: 'positivo', mixed: 'dividido', negative: 'negativo', neutral: 'neutro' },
  nodes: {
    theme: 'Temas',
    topic: 'Conceptos',
    persona: 'Grupos',
    problem: 'Problemas',
    cause: 'Causas',
    consequence: 'Consecuencias',
    workaround: 'Soluciones provisionales',
    wish: 'Deseos',
    praise: 'Elogios',
    worry: 'Preocupaciones',
    question: 'Preguntas',
  },
  relations: {
    includes: ['incluye', 'forma parte de'],
    mentioned_with: ['mencionado junto con', 'mencionado junto con'],
    raises: ['plantea', 'planteado por'],
    concerns: ['es objeto de', 'trata de'],
    causes: ['causa', 'causado por'],
    leads_to: ['lleva a', 'se debe a'],
    works_around: ['evita', 'evitado mediante'],
    addresses: ['acabaría con', 'acabaría mediante'],
    contradicts: ['contradice', 'contradice'],
  },
  exclusions: {
    no_participant_turn: 'La persona no dijo nada.',
    nothing_to_use: 'Todo lo dicho fueron trivialidades, negativas u otro texto que no respalda nada.',
    flagged: 'Todas las intervenciones están retenidas hasta que alguien las revise.',
  },
  unusedReasons: {
    flagged: (n) =>
      count(n, 'intervención que alguien debe revisar antes', 'intervenciones que alguien debe revisar antes'),
  },
};

import type { Source } from './lexicon.ts';

const HOW = String.raw`(?:(?:muy|realmente|tan|bastante|demasiado|super|siempre|a veces|bien|mucho|más|sumamente|extremadamente|terriblemente|también|un poco|simplemente) ){0,2}`;
const TROUBLE = String.raw`(?:problemas?|dificultad|dificultades|inconvenientes?|desventajas?|obstáculos?|retos?|desafíos?)`;

export const spanish: Source = {
  language: 'es',
  fillers: `eh em ehm mmm hm hmm mm ah uy`,
  hedges: `o sea|digamos|no sé|como que|por así decirlo|sabes|a ver`,
  contractions: {},
  leading: `y pero bueno pues sí no vale entonces claro ya mira mire así además luego después ok okay a-ver o-sea por-ejemplo de-hecho`,
  referring: `eso esto esa ese esos esas este estos estas ello él ella ellos ellas aquello lo le les porque o cual cuales cuyo sino igual también tampoco es fue era`,
  impersonal: `(?:es|era|sería) (?:[^ .;!?]+ ){1,3}?(?:que|si|de|para|tener|poder|hacer|el|la|un|una) (?:[^ .;!?]+ )?[^ .;!?]+|lo (?:que|más|peor|mejor|único|bueno|malo) (?:[^ .;!?]+ )?[^ .;!?]+|este (?:año|mes|fin)|esta (?:semana|mañana|tarde|noche)`,
  unfinished: `el la los las un una unos unas de del y o pero porque que si yo nosotros a al con para en por muy más mi mis nuestro nuestra es son era fue sin entre`,
  joints: `y pero entonces luego`,
  subjects: `yo tú él ella nosotros usted ustedes ellos ellas me te se nos le les lo la los las el un una mi mis nuestro nuestra eso esto hay no es está`,
  determiners: `el la los las un una unos unas mi mis nuestro nuestra nuestros nuestras su sus este esta estos estas ese esa esos esas aquel aquella cada algún alguna algunos algunas ningún ninguna del al lo`,
  verbs: `es son era eran fue fueron soy somos está están estoy estamos estaba estaban he ha hemos han había habían hay hubo tengo tiene tenemos tienen tenía teníamos tenían hago hace hacemos hacen hacía va voy vamos van iba
    puedo puede podemos pueden podía debo debe debemos deben quiero quiere queremos quieren quería sería serían gustaría gusta gustan encanta encantan falta faltan tarda tardan cuesta cuestan funciona funcionan trabajo trabaja
    trabajamos uso usa usamos usan utilizo utilizamos utilizan necesito necesita necesitamos parece creo pierdo perdemos preocupa molesta llega llegan sale salen viene vienen pasa da dan sé sabe sabemos ayuda ahorra ojalá duele`,
  yes_no: `sí no ya vale ok okay bueno claro exacto exactamente cierto correcto quizás seguro verdad`,
  general: `falta faltas gana ganas cuenta cosa cosas vez veces tiempo día días semana semanas mes meses año años hora horas minuto minutos momento momentos parte partes lugar sitio caso casos hecho problema problemas pregunta
    preguntas respuesta respuestas idea ideas razón razones ejemplo ejemplos manera forma tipo tipos punto puntos gente persona personas hombre mujer mundo nombre nombres mañana tarde noche ayer hoy principio fin final medio
    resto mitad número poco mucho mucha muchos muchas más menos pequeño pequeña grande gran bueno buena malo mala nuevo nueva otro otra otros otras mismo misma todo toda todos todas ser estar tener haber hacer ir decir ver muy bien mal
    nada algo aspecto aspectos tema temas experiencia dificultad dificultades reto retos solución soluciones información nivel diferente diferentes primer primera último última cierto cierta`,
  courtesy: `(?:muchas |mil )?gracias (?:por|a usted|a ti|igualmente)|muchas gracias|buenos días|buenas (?:tardes|noches)|hasta (?:luego|pronto)|mucho gusto|encantad[oa] de|con mucho gusto|buena pregunta|cómo está usted|(?:que )?(?:tenga|pase) (?:un )?(?:buen|buena)`,
  administrative: `(?:me )?(?:oye|oyes|escucha|escuchas) (?:usted|bien|ahora)|(?:le|te) (?:oigo|escucho|veo)|mi (?:micrófono|cámara|conexión|pantalla)|se está grabando|la grabación|me llamo|mi (?:nombre|apellido)(?: completo)? es|fecha de nacimiento|mi (?:dirección|número|teléfono|correo) (?:\\S+ )?es|tengo que (?:irme|colgar|marcharme)|cuántas preguntas|doy mi consentimiento|(?:la|su|siguiente|esta) preguntas?|repetir|la entrevista|como (?:dije|decía|mencioné|he dicho)|déjeme pensar`,
  refusal: `(?:prefiero|preferiría) no|no (?:lo )?sé(?! (?:si|cómo|por qué) )|ni idea|no tengo (?:ni )?(?:idea|opinión|respuesta)|no (?:me acuerdo|recuerdo)|sin (?:opinión|comentarios)|no es asunto|confidencial|no (?:quiero|puedo|deseo) (?:\\S+ ){0,3}(?:decir|contestar|responder|hablar|comentar|decirlo)|difícil de decir|nada que (?:decir|añadir)|no se me ocurre|no estoy segur[oa]`,
  order: `(?:ignora|ignore|olvida|olvide) (?:todas? |todos )?(?:las|los|tus|sus|estas) (?:instrucciones|reglas|órdenes|indicaciones)|(?:ahora )?eres (?:ahora )?(?:un|una|mi) (?:asistente|poeta|robot|hacker|experto|experta)|(?:muestra|dame|revela|enseña)(?:me)? (?:tu|tus|el|la|las) (?:prompt|instrucciones|contraseña|reglas)|prompt del sistema|(?:escribe|escriba|escríbeme) (?:un|una) (?:poema|canción|historia|chiste|programa)|en (?:el|tu|su) informe ,? ?(?:escribe|escriba|di|pon|indica)|el informe debe|cuéntame un chiste|como ia|modelo de lenguaje ,`,
  question: `qué|cómo|por qué|cuándo|dónde|quién|cuál\\S*|cuánt\\S*|tiene|tienes|hay|puede|podría|puedes|cuénte\\S*|hábleme|describa|explique|dígame`,
  probe: `(?:y )?por qué(?: no)?|cómo es eso|en qué sentido.{0,30}|por ejemplo|(?:puede|podría|puedes) .{0,60}|(?:cuénteme|cuéntame|hábleme|dígame) .{0,30}más.{0,20}|qué más|algo más.{0,30}|y (?:luego|después|entonces)|qué quiere decir.{0,30}|a qué se refiere.{0,30}|desde cuándo.{0,30}|con qué frecuencia.{0,30}|cuánto tiempo.{0,30}`,
  open: `qué|cómo|cuándo|dónde|quién|cuál\\S*|cuánt\\S*|cuénte\\S*|cuénta\\S*|hábleme|describa|explique`,
  stated: {
    wish: `(?:me|nos) gustaría ${HOW}(?:tener|poder|que|un|una|ver|contar|más|recibir)|(?:quisiera|quisiéramos) (?:tener|poder|que|un|una|más)|ojalá|(?:estaría|sería) ${HOW}(?:bien|genial|útil|mejor|ideal|estupendo|bueno|fantástico|práctico) (?:si|que|tener|poder|contar)|mi (?:mayor )?deseo (?:es|sería)|lo que (?:me|nos) (?:falta|ayudaría)|(?:me|nos) falta (?:un|una|más)|lo ideal sería`,
    problem: `(?:el|un|mi|nuestro|los|la|una|otro|otra) (?:(?:mayor|gran|principal|único|verdadero|primer|otro) ){0,2}${TROUBLE} (?:(?:con|de|del|que|más) (?:\\S+ ){1,5}?)?(?:es|era|son|fue)(?! (?:resuelto) )|(?:tengo|tenemos|tuve|tuvimos|teníamos|encontramos|hemos tenido) (?:\\S+ ){0,3}?${TROUBLE}|(?:me|nos) (?:molesta|fastidia|frustra|irrita|desespera|cansa)|(?:es|son|está|están|era|resulta) ${HOW}(?:lento|lenta|lentos|lentas|horrible|terrible|inservible|inútil|frustrante|molesto|pesado|tedioso|engorroso|confuso|agotador|un desastre|una pesadilla|un problema)|no (?:\\S+ )?(?:funciona|funcionan|funcionaba|sirve|sirven)|(?:es|son|está|están|tarda|tardan) demasiado (?:lento|lenta|caro|cara|largo|complicado|complicada|difícil|tarde|tiempo|pequeño)?|(?:me|nos) (?:duele|duelen|cuesta mucho)|(?:odio|odiamos)`,
    worry: `(?:me|nos) (?:preocupa|preocupan|asusta|inquieta)|(?:estoy|estamos) ${HOW}preocupad[oa]s?|(?:tengo|tenemos) (?:mucho |un poco de )?miedo (?:de|a|que)|(?:temo|tememos) que|mi (?:mayor )?(?:preocupación|miedo|temor) es`,
    praise: `(?:me|nos) (?:encanta|encantan|gusta mucho|gustan mucho|gusta que)|(?:es|son|está|fue|funciona) ${HOW}(?:excelente|genial|fantástico|fantástica|estupendo|estupenda|maravilloso|perfecto|perfecta|increíble|fiable|muy útil|muy práctico)(?= [.,;!—]| porque| y| para)|(?:funciona|funcionan|va) (?:muy |bastante )?bien|(?:estoy|estamos) ${HOW}(?:content[oa]s?|satisfech[oa]s?|encantad[oa]s?) (?:con|de)|(?:me|nos) ahorra|lo (?:mejor|que más me gusta) (?:es|de)|(?:me|nos) ayuda (?:mucho|muchísimo)`,
  },
  supposed: `si|quizás|quizá|tal vez|podría|podrían|sería|serían|debería|deberían|supongamos|a lo mejor`,
  reported: `(?:él|ella|ellos|ellas|la gente|algunos|otros|muchos|todos|clientes?|compañer[oa]s?|jefe|jefa|marido|mujer|madre|padre|usuarios?|médicos?|pacientes) (?:(?:me|nos|se|siempre|a veces|ha|han|que) ){0,3}(?:dice|dicen|dijo|dijeron|decía|piensa|piensan|cree|creen|opina|opinan|quiere|quieren|odia|odian|ama|aman|queja|quejan|cuenta|siente)|según (?:\\S+ )`,
  former: `antes|ya no|en aquel entonces|(?:resuelto|solucionado|arreglado|resolvimos|solucionamos)`,
};

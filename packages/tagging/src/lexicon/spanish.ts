import type { WordLists } from './lexicon.ts';

export const spanish: WordLists = {
  fillers: `eh em este mmm ah oh sí si no vale ok bueno bien pues entonces claro gracias hola adiós verdad o sea realmente quizás`,
  general: `cosa cosas tiempo día días semana semanas fin mes meses año años hora horas minuto minutos momento momentos vez veces parte partes lado punto
    problema problemas pregunta preguntas respuesta ejemplo ejemplos razón razones idea ideas forma formas manera maneras gente persona personas hombre
    hombres mujer mujeres nombre principio final caso casos situación diferencia resultado posibilidad dificultad dificultades sentido mañana tarde noche
    mitad número resto poco mucho dos tres cuatro cinco seis siete ocho nueve diez cien mil`,
  denied_verbs: `tengo tenido tuve notado sentido`,
  intensifiers: `muy demasiado realmente extremadamente terriblemente horrible siempre nunca tan completamente absolutamente imposible peor`,
  admin: `su (?:nombre|dirección)|tu (?:nombre|dirección)|fecha de nacimiento|código postal|me (?:oye|escucha|oyes|escuchas)|confidencial`,
  courtesy: `gracias|adiós|hola|buenos días|buenas (?:tardes|noches)|hasta luego`,
  wish_asked: `una (?:sola )?cosa|(?:pudiera|podría|quisiera|gustaría|pudieras|podrías) (?:\\p{L}+ )?(?:cambiar|mejorar)|cambiaría\\w*|qué (?:le |te )?(?:ayudaría|habría ayudado)|qué (?:le |te )?gustaría|qué desea`,
  leading: `(?:(?:y|pero) )?(?:eh+|em+|mmm*|este|ah|oh)(?!\\p{L})[\\s,.…]*|(?:bueno|pues|bien|sí|no|claro),\\s*`,
  telling: `porque|por eso|así que|ya que|hasta|si no|en vez|cuando|cada vez|en cuanto|sin|tuve que|tengo que|tenemos que|perd\\w*|esper\\w*|cuesta|horas?|minutos?|días?|semanas?|veces`,
  kinds: {
    problem: `problemas?|difícil\\w*|dificultad\\w*|cuesta|molest\\w*|frustra\\w*|mal|mala|malo|terrible\\w*|horrible\\w*|peor|dolor\\w*|duele\\w*|sufr\\w*|roto|fall[aoó]\\w*|errores|error|falta|no funciona|demasiado (?:lento|caro|largo|complicado|tarde|poco)|lento|lenta|caro|cara|complicad\\w*|confus\\w*|no entiendo|estrés|cansad\\w*|enferm\\w*|perdid\\w*|decepcion\\w*|no (?:puedo|pude|podía)`,
    worry: `preocup\\w*|miedo|temo|temor|ansiedad|ansios\\w*|nervios\\w*|asust\\w*`,
    wish: `quisiera|me gustaría|quiero|queremos|necesit\\w*|ojalá|espero|esperamos|prefer\\w*|sería (?:bueno|mejor|útil|genial)|deberían|hace falta`,
    positive: `encanta\\w*|excelente\\w*|genial\\w*|fantástic\\w*|útil\\w*|ayuda|ayudó|fácil\\w*|content\\w*|feliz|alegr\\w*|fiable|práctic\\w*|satisfech\\w*|agradable|funciona bien|mejorad\\w*|me gusta`,
  },
};

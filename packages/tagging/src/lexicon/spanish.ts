import type { WordLists } from './lexicon.ts';

export const spanish: WordLists = {
  filler: `eh em este mmm sí si no vale ok bueno bien pues entonces o sea claro gracias hola adiós buenos buenas días tardes verdad a ante con de del al
    desde en entre hasta para por según sin sobre tras el la los las lo un una unos unas y e ni que qué como cómo cuando cuándo donde dónde quien
    cual cuál porque pero aunque yo tú él ella nosotros ellos ellas usted ustedes me te se nos le les mi mis tu tus su sus nuestro nuestra es
    son soy era eran fue fueron ser estar está están estaba estoy estado he ha han había hay haber tengo tiene tienen tenía tener hago hace hacen hacer
    hecho puedo puede pueden poder quiero quiere voy va van ir dice decir dicho sé saber creo muy más menos mucho mucha muchos
    muchas poco poca todo toda todos todas otro otra otros otras este esta estos estas ese esa esos esas eso esto algo alguien nada nadie ya
    también tampoco siempre nunca ahora hoy ayer mañana aquí ahí allí así solo sólo quizás realmente tan tanto cada casi`,
  weak: `cosa cosas tiempo día días semana semanas mes meses año años hora horas minuto minutos momento vez veces parte lado problema problemas
    pregunta preguntas ejemplo razón idea forma manera gente persona personas nombre principio fin final caso bueno buena malo mala pequeño pequeña
    grande nuevo nueva mismo misma mejor peor tomar tomo encontrar ver visto venir pasa pasar gusta encanta necesito gustaría`,
  context: `madre padre padres hermano hermana hijo hija esposa marido amigo amiga niño niños familia colega casa vida empresa oficina`,
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

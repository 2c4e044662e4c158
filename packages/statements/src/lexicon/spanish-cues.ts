import { cue, praise, problem } from './cues.ts';
import { SPANISH_CONSTRUCTIONS } from './spanish-constructions.ts';
import type { CueSource } from './lexicon.ts';

export const SPANISH_CUES: readonly CueSource[] = [
  cue(
    'wish',
    0.86,
    `lo que (?:me |nos )?(?:falta|hace falta)(?: aquí| de verdad)? (?:es|son|sería)(?= )|(?<=^ (?:(?:pues|y|sí|bueno|,|me|nos|aquí|solo|todavía) )*)falta(?: (?:todavía|solo|aquí))* una?(?= )`,
    'own',
  ),
  cue(
    'wish',
    0.9,
    `(?:me|nos) (?:gustaría|encantaría|agradaría)(?: (?:mucho|también|más|que|tener|poder|ver|\\S+))|(?:quisiera|querría|quisiéramos|desearía|preferiría|preferiríamos)(?! (?:\\S+ )?(?:decir|añadir|comentar|saber si usted)(?= ))|me habría gustado|hubiera preferido|mi (?:\\S+ )?(?:sueño|deseo)(?: \\S+)? (?:sería|es)|lo que (?:me gustaría|quisiera|querría)|ojalá`,
  ),
  cue(
    'wish',
    0.88,
    `(?:sería|estaría|vendría|fuera) (?:(?:\\S+ ){0,3}?)(?:bien|mejor|bueno|genial|útil|práctico|ideal|estupendo|fantástico|perfecto|más (?:fácil|sencillo|cómodo|claro|rápido)|deseable|maravilloso|muy bien|fenomenal)|lo ideal sería|idealmente|(?:me |nos )?(?:ayudaría|facilitaría|simplificaría)|si (?:solo|tan solo|pudiera|pudiéramos|al menos)`,
  ),
  cue(
    'wish',
    0.86,
    `(?:debería|deberían|tendrían|tendría) (?:que )?(?:\\S+ )?(?:haber|ser|tener|ofrecer|mejorar|permitir|añadir|formar|explicar|poner|abrir\\S*|dar|escuchar|avisar|cambiar|simplificar|mostrar|informar|estar|contratar|\\S+[aei]r\\S*)(?= )|(?:podría|podrían) (?:\\S+ )?(?:ser más|haber|tener|mejorar|ofrecer|poner|hacer|dar|estar|añadir)|(?:hace|haría) falta|hay que (?:mejorar|cambiar|formar|contratar|invertir|simplificar)|(?:necesitamos|necesito|necesitaríamos|necesitaría) (?:(?:\\S+ )?)(?:más|mejor\\S*|un|una|alguien|ayuda|personal|que|menos)`,
  ),
  cue(
    'wish',
    0.84,
    `(?:espero|esperamos|confío en) que|(?:por favor ,? ?)(?:hagan|haga|pongan|ponga|añadan|añada|den|quiten|dejen|mejoren|arreglen|cambien)|(?:yo )?(?:cambiaría|añadiría|mejoraría|quitaría|eliminaría|simplificaría|pondría|reduciría|ampliaría)`,
  ),
  cue(
    'worry',
    0.9,
    `(?:me|nos) (?:(?:también|sí|realmente|mucho|siempre) )?(?:preocupa|preocupan|preocupaba|inquieta|inquietan|asusta|asustan|angustia|aterra|da miedo|dan miedo|da pánico|da (?:un poco de |mucho )?(?:miedo|respeto|cosa))|(?:tengo|tenemos|tenía|teníamos) (?:(?:mucho|un poco de|algo de|bastante|cierto|tanto|siempre) )?(?:miedo|temor|dudas|preocupaciones|pánico|inquietudes)|(?:temo|tememos|temía)(?= (?:que|por|a|no|perder)(?= ))|(?:estoy|estamos|estaba|estuve|soy) (?:(?:muy|un|poco|algo|bastante|siempre|realmente) ){0,3}(?:preocupad[oa]s?|inquiet[oa]s?|nervios[oa]s?|asustad[oa]s?|angustiad[oa]s?|ansios[oa]s?)`,
  ),
  cue(
    'worry',
    0.9,
    `(?:mi|nuestra|nuestro|el|la) (?:(?:mayor|gran|principal|único|única) )?(?:miedo|temor|preocupación|inquietud) (?:es|era|sería|principal es)|lo que (?:más )?(?:me|nos) (?:preocupa|asusta|da miedo|inquieta)`,
  ),
  {
    ...cue('worry', 0.86, `(?:^|[,.—¿]) (?:y |pero )?(?:y si|qué pasa si|qué pasaría si|qué ocurre si)`),
    isQuestion: true,
  },
  problem(0.86, `{BE} {ADV}{NEG_ADJ}`),
  problem(0.82, `{STRONG_NEG}`),
  problem(
    0.84,
    `demasiad[oa]s? (?:lent[oa]s?|car[oa]s?|larg[oa]s?|complicad[oa]s?|tarde|pronto|ruidos[oa]s?|pequeñ[oa]s?|grandes?|cort[oa]s?|pesad[oa]s?|lejos|rápido|técnic[oa]s?|difícil|difíciles|frí[oa]s?|calientes?|estrech[oa]s?|trabajo|ruido|gente|papeleo|pasos|clics|tiempo|presión|reuniones|correos|cosas)`,
  ),
  problem(
    0.86,
    `no (?:(?:me|nos|se|le|les|lo|la|los|las|te) )?(?:funciona|funcionan|funcionaba|va bien|va|ayuda|ayudan|ayudó|contesta|contestan|responde|responden|basta|alcanza|llega|llegan|llegó|coincide|entiendo|entendemos|entendí|encuentro|encuentra|encontramos|consigo|conseguimos|logro|abre|cierra|carga|recibo|recibimos|recibí|escucha|escuchan|avisa|avisan|explica|explican|explicaron|informa|informan|respeta|respetan|guarda|reconoce|sirve|sirven|cumple|puedo|podemos|podía|pude|pudimos|sabemos cómo|tienen nada que ver|tiene nada que ver|tienen tiempo|tiene sentido|dejan|deja)(?! (?:quejar\\S*|decir|mal|problemas?|ningún problema|nos quejamos|estar mejor)(?= ))|no (?:es|está|son|están|era|estaba) (?:\\S+ )?(?:clar[oa]|práctic[oa]|fácil|normal|posible|fiable|suficiente|actualizad[oa]|lógic[oa]|buen[oa]|justo|disponible|accesible|intuitiv[oa]|adecuad[oa]|cómod[oa])|(?:nunca|jamás|apenas|nadie) (?:(?:me|nos|se|le|les|lo) )?(?:encuentro|encontramos|funciona|contesta|contestan|responde|llega|llegan|sé|sabemos|sabe|tienen tiempo|tiene tiempo|tenemos tiempo|puedo|podemos|recibo|escucha|avisa|explica|ayuda|viene|informa|hace caso|consigo|se entera|cree|cumple)`,
    'own',
  ),
  problem(
    0.86,
    `(?:el|un|mi|nuestro|gran|único) (?:(?:mayor|gran|único|principal|verdadero|otro) )?(?:problema|inconveniente|defecto|fallo|obstáculo|punto débil)(?: (?:principal|más grande))?(?: (?:es|era|con|está|que|,)){1,2}|lo (?:peor|más (?:difícil|pesado|molesto|frustrante|complicado|duro)|malo)(?: (?:es|de|era|son))|la (?:mayor |principal |gran )?dificultad`,
  ),
  problem(
    0.85,
    `(?:tengo|tenemos|tenía|teníamos|tuve|tuvimos|hay|había|hubo|da|dan|causa|causan|crea|crean|surgen|con|muchos|muchas|siempre|encontramos) (?:(?:siempre|muchos|muchas|un|una|unos|varios|varias|constantes|grandes|problemas|de|bastantes|algunos|algunas|demasiados|continuos|a|menudo|otro|más|tantos|graves|serios|los|las|mismos) ){0,4}{TROUBLE}`,
  ),
  problem(
    0.82,
    `no (?:hay|había|tenemos|existe|existen)(?: (?:suficientes?|bastantes?|ningún|ninguna|casi))?(?! (?:\\S+ )?(?:problemas?|dudas?|dificultades|errores|quejas|fiebre|diferencia|razón|prisa)(?= ))|(?:falta|faltan|faltaba|faltaban|me falta|nos faltan|carece|hace falta) (?:\\S+)|falta de|(?:nos )?(?:quedamos|quedo|quedan) sin|(?:poco|poca|pocos|pocas) (?:tiempo|personal|información|espacio|apoyo|ayuda|comunicación|plazas|medios)`,
    'own',
  ),
  problem(
    0.83,
    `(?:me|nos) (?:(?:\\S+ )?)(?:molesta|molestan|enfada|irrita|frustra|agota|cansa|estresa|decepciona|decepcionó|desespera|saca de quicio|fastidia|confunde|pone de los nervios|vuelve loc[oa]|cuesta mucho|cobraron (?:dos veces|de más)|hace perder)|(?:odio|odiamos|detesto|no me gusta|no nos gusta|no me gustó|estoy hart[oa]|estamos hartos)|(?:pérdida|perder|pierdo|perdemos|pierde|perdimos) (?:(?:el|la|mucho|tanto|de|una|demasiado|muchas|los) ){0,3}(?:tiempo|dinero|clientes|paciencia|datos|horas)|(?:se )?(?:cuelga|cuelgan|bloquea|bloquean|estropea|estropean|cae|rompe|rompen|avería|para|congela|pierde|pierden|desconecta|ralentiza|cierra solo)(?= (?:,|\\.|!|con|cuando|todo|siempre|a|al|cada|continuamente|constantemente|sin|en|y|muchas)(?= ))|(?:tarda|tardan|tardó|espero|esperar|esperando|esperamos|lleva|llevo) (?:(?:\\S+ ){0,2}?)(?:una eternidad|horas|semanas|meses|días|demasiado|mucho(?: tiempo)?|muchísimo|siglos|esperando)|paso atrás|(?:dos|tres|varias|mil) veces (?:el mismo|lo mismo|la misma|los mismos)|(?:todo|lo mismo|\\S+lo) (?:dos|tres) veces|(?:llega|llegan|llegó|viene|vino|llegaron) (?:\\S+ ){0,3}?tarde|(?:imposible|difícil|complicado) (?:\\S+[aei]r\\S*|de \\S+)|me cuesta (?:\\S+)|(?:se )?quejan|mal (?:organizado|explicado|diseñado|señalizado)`,
  ),
  problem(
    0.83,
    `(?:tengo|tenía|tuve|con|siento|sentí|sufro|sufrí) (?:(?:de|mucho|mucha|un|una|fuerte|fuertes|muchos|bastante|terrible|terribles|siempre|unos|algo) ){0,3}{SYMPTOM}|me duele(?:n)?|me (?:pica|pican|arde|escuece|sangra)`,
  ),
  praise(0.83, `{BE} {ADV}{POS_ADJ}{PREDICATIVE}`, 'flip'),
  praise(
    0.88,
    `(?:me|nos) (?:(?:\\S+ )?)(?:gusta|gustan|gustó|gustaron|gustaba|encanta|encantan|encantó|fascina|agrada)|lo que (?:más )?(?:me|nos) (?:gusta|encanta|gustó)|(?:disfruto|disfrutamos|valoro|aprecio|agradezco|agradecemos)(?! (?:su|tu|la invitación)(?= ))`,
    'flip',
  ),
  praise(
    0.86,
    `(?:funciona|funcionan|funcionó|va|van|salió|salieron|fue|fueron|ha ido|marcha|marchan|sale) (?:(?:todo|muy|realmente|bastante|siempre|súper|perfectamente|tan) ){0,3}(?:bien|genial|perfectamente|perfecto|de maravilla|estupendamente|sin problemas?|sobre ruedas|fenomenal|mejor)`,
    'flip',
  ),
  praise(
    0.83,
    `(?:me|nos) (?:(?:\\S+ )?)(?:ayuda|ayudan|ayudó|ayudaron|facilita|facilitan|ahorra|ahorran|simplifica)(?! a nada(?= ))|(?:ahorra|ahorramos|ahorro|ahorrar) (?:\\S+ )?(?:tiempo|dinero|trabajo|horas)|(?:facilita|simplifica) (?:\\S+ )?(?:la vida|el trabajo|las cosas|todo|mucho)`,
    'flip',
  ),
  praise(
    0.87,
    `lo (?:mejor|bueno|más (?:útil|bonito|práctico|positivo))(?: (?:es|son|de|era|fue|que))|(?:mi|nuestro|mis) (?:\\S+ )?favorit[oa]s?|punto fuerte|(?:lo|la|los|se lo|se la|les) recomiendo|(?:recomiendo|recomendaría|recomendamos)|no (?:me|nos) (?:puedo|podemos) quejar|no (?:puedo|podemos) quejar\\S*|no tengo quejas?|ninguna queja|no está (?:nada )?mal|nada mal|(?:nunca|jamás|no) (?:he|hemos|había|habíamos)? ?(?:tenido|tuve|tuvimos) (?:ningún |un |una )?(?:problemas?|dificultad(?:es)?|queja)|sin (?:ningún )?(?:problemas?|dificultad(?:es)?)|no podría (?:ser|estar|ir) mejor|ya no podría vivir sin`,
    'own',
  ),
  praise(
    0.83,
    `(?:estoy|estamos|estaba|estuve|quedé|quedamos|me quedé|soy) (?:(?:muy|realmente|bastante|súper|más|que|siempre|totalmente|tan) ){0,3}(?:content[oa]s?|satisfech[oa]s?|encantad[oa]s?|feliz|felices|impresionad[oa]s?|agradecid[oa]s?|aliviad[oa]s?|orgullos[oa]s?)|(?:me siento|nos sentimos|me sentí|me he sentido) (?:(?:muy|realmente|siempre|bien|como|más) ){0,3}(?:bien|acogid[oa]|escuchad[oa]|apoyad[oa]|cómod[oa]|segur[oa]|comprendid[oa]|respetad[oa]|valorad[oa]|en casa|mejor|atendid[oa])`,
    'flip',
  ),
  praise(
    0.8,
    `(?:es|fue|era|son|un|una|muy|tan|hacen|tienen|hay) (?:(?:un|una|muy|realmente|tan) ){0,2}(?:buen|buena|buenos|buenas|gran|excelente|estupend[oa]|fantástic[oa]|maravillos[oa]|magnífic[oa]) (?!(?:pregunta|día|tarde|noche|parte|idea sería|rato|número)(?= ))(?:equipo|ambiente|herramienta|aplicación|servicio|médic[oa]|experiencia|idea|trato|trabajo|producto|curso|formación|calidad|compañer\\S+|sitio|comida|solución|profesor\\S*|personal|sistema|programa|atención|\\S+ción)|(?:mucho|bastante|muchísimo) (?:más (?:rápid[oa]|fácil|sencill[oa]|práctic[oa]|agradable|clar[oa]|eficaz|cómod[oa])s?|mejor)|(?:ha|han) mejorado`,
    'flip',
  ),
  cue(
    'workaround',
    0.86,
    `(?:me|nos) (?:las )?(?:apaño|apañamos|arreglo|arreglamos)|solución (?:provisional|temporal|alternativa|casera)|apaño|(?:(?:lo|la|eso) (?:evito|evitamos|sorteamos|esquivamos|solucionamos|resolvemos))(?: \\S+ando| \\S+endo)?|(?:\\S+o|\\S+amos|\\S+emos|he|hemos) (?:\\S+ ){0,8}?(?:en su lugar|en vez de eso|a mano|en papel|en excel|en una hoja|por si acaso|como prueba|de memoria)(?= )|por (?:si acaso|seguridad|precaución) ,? ?(?:siempre )?(?:hago|guardo|llevo|apunto|imprimo|copio|saco|tomo|\\S+amos|\\S+emos)|(?:mi|mis|nuestra|nuestro|nuestras) propi[oa]s? (?:lista|hoja|archivo|tabla|cuaderno|sistema|notas|herramienta|plantilla|método|agenda)s?|lo que (?:hago|hacemos) (?:\\S+ )?es`,
  ),
  cue(
    'workaround',
    0.82,
    `(?:entonces|así que|por eso|mientras tanto|de momento|ahora|al final) ,? ?(?:(?:primero|siempre|simplemente|yo|nosotros|le|les|lo|la|me|nos|solo) ){0,3}(?:uso|usamos|utilizo|utilizamos|apunto|apuntamos|anoto|escribo|escribimos|copio|copiamos|imprimo|imprimimos|llamo|llamamos|pregunto|preguntamos|guardo|guardamos|envío|enviamos|mando|mandamos|reinicio|reiniciamos|hago|hacemos|voy directamente|tomo|llevo)|(?:tomo|tomé|uso|me pongo|tomamos) (?:\\S+ ){1,6}?(?:y (?:eso |me |así )*(?:ayuda|alivia|calma|va bien)|contra (?:el|la|eso)|para (?:calmar|aliviar|aguantar|evitar|compensar))`,
  ),
  cue(
    'consequence',
    0.84,
    `(?:por eso|por lo tanto|por tanto|como consecuencia|en consecuencia|por consiguiente|como resultado|de ahí que|por ese motivo)(?! ,? ?(?:\\S+ ){0,2}?(?:uso|usamos|utilizo|apunto|anoto|escribo|copio|imprimo|llamo|pregunto|guardo|envío|reinicio)(?= ))|(?<=^ |[.;—] |, )así que (?:\\S+ ){0,4}?(?:se fue|perd\\S+|tuv\\S+|tengo que|tenemos que|no pud\\S+|dej\\S+|nadie|ya no)|(?:eso|esto|lo que|lo cual|y) (?:significa|quiere decir|implica|supone) (?:que)?|(?:eso|esto|lo que|lo cual|que) (?:lleva|llevó|conduce) a|(?:eso|esto|lo cual) (?:provoca|causa|genera|hace que|hizo que)|(?:me|nos|le) (?:cuesta|costó|obliga|obligó) (?:a|unas?|unos|dos|tres|mucho dinero|\\d+|más)|al final (?:\\S+ )?(?:tuvimos|tuve|perdimos|dejé|acabé|acabamos|hubo)|debido a (?:eso|esto) ,?|a causa de (?:eso|esto) ,?`,
  ),
  cue(
    'cause',
    0.87,
    `(?:es|era|fue|son|eran|está|están) (?:(?:sobre todo|principalmente|seguramente|probablemente|simplemente|solo|en parte|todo|también) )?(?:porque|por culpa de|debid[oa]s? a|a causa de|causad[oa]s?|provocad[oa]s?|relacionad[oa]s? con)|(?:la|el|una|un|las) (?:principal |verdadera |única |primera )?(?:razón|causa|motivo|origen|razones|causas)(?: principal)?(?: \\S+){0,4}? (?:es|era|fue|son|,)|(?:eso|esto|todo|viene|problema|ruido) (?:\\S+ )?(?:viene|vienen|venía|proviene|procede) de(?:l)?|(?:se )?(?:debe|deben|debía) (?:sobre todo |principalmente )?(?:a|al)(?= )|(?:causad[oa]|provocad[oa]|producid[oa])s? por`,
  ),
  ...SPANISH_CONSTRUCTIONS,
];

import { compileListening } from './listening.ts';

export const spanishListening = compileListening({
  loss: '(?:falleció|fallecido) hace (?:\\w+ ){0,2}(?:días|semanas|meses|poco)|(?:mi|nuestr[oa]|el|la|desde|tras) (?:divorcio|separación|diagnóstico)|(?:mi|nuestr[oa]|su|mis) (?:\\w+ )?(?:marido|esposo|esposa|mujer|pareja|madre|padre|mamá|papá|hijo|hija|hermano|hermana|niño|niña|bebé|amig[oa]|compañer[oa]|abuel[oa]|tí[oa]|vecin[oa]|perro|gato|paciente) (?:\\w+ ){0,3}(?:murió|falleció|muerto|muerta|fallecido|fallecida|está muriendo)|(?:murió|falleció|se murió) (?:mi|nuestr[oa]|su|un|una|el|la)|(?:él|ella|paciente|bebé|niño) (?:\\w+ ){0,2}(?:murió|falleció)|(?:perdí|perdimos|enterré|enterramos) (?:a )?(?:mi|nuestr[oa]) (?:\\w+ )?(?:marido|esposo|esposa|mujer|pareja|madre|padre|mamá|papá|hijo|hija|hermano|hermana|niño|niña|bebé|amig[oa]|compañer[oa]|abuel[oa]|tí[oa]|perro|gato)|(?:la muerte|el fallecimiento|el entierro|el funeral) del? (?:mi|mis|su|nuestr[oa]|(?:marido|esposo|esposa|mujer|pareja|madre|padre|mamá|papá|hijo|hija|hermano|hermana|niño|niña|bebé|amig[oa]|compañer[oa]|abuel[oa]|tí[oa]|perro|gato))|aborto espontáneo|(?:lloré|me puse a llorar|estaba llorando|lloraba)|entre lágrimas|me (?:agredieron|acosaron|violaron|despidieron|atacaron)|viud[oa]|tengo cáncer|luto|duelo',
  burden:
    '(?:tengo|tenía|me da|me daba) (?:(?!not |never |kein|nicht |nie |pas |no )\\w+ ){0,2}(?:miedo|pánico)|ataques? de (?:pánico|ansiedad)|no (?:puedo|podía) dormir|no duermo|(?:estoy|estaba|estuve) (?:(?!not |never |kein|nicht |nie |pas |no )\\w+ ){0,2}(?:enferm[oa]|ingresad[oa]|de baja)|mi (?:marido|mujer|madre|padre|hijo|hija|hermano|hermana) (?:está|estaba|estuvo) (?:(?!not |never |kein|nicht |nie |pas |no )\\w+ ){0,2}(?:enferm[oa]|ingresad[oa]|en el hospital)',
  past: '\\w{2,20}(?:aron|ieron|aba|aban)|fue|fueron|fui|era|eran|había\\w*|tuve|tuvo|tuvimos|tenía\\w*|hice|hizo|hicimos|dije|dijo|pude|pudo|vine|vino|puse|puso|perdí|perdió|llegué|llegó|pasó|quedó|llamé|llamó|pedí|pidió|salí|salió|(?:he|ha|hemos|han) \\w{2,20}(?:ado|ido|to|cho)|ayer|anoche|la semana pasada|el (?:mes|año) pasado|hace (?:un|una|dos|tres|unos|unas)',
  focus: {
    feeling:
      '(?:estoy|estaba|estamos|estábamos|me siento|me sentí|me sentía|me puse|quedé|me quedé) (?:\\w+ )?(?:enfadad\\w*|enojad\\w*|furios\\w*|triste\\w*|decepcionad\\w*|frustrad\\w*|orgullos\\w*|aliviad\\w*|preocupad\\w*|nervios\\w*|agobiad\\w*|sol[oa]|perdid[oa]|agotad\\w*|estresad\\w*|hart\\w*|avergonzad\\w*|content\\w*|humillad\\w*|mal)|(?:tengo|tenía|tuve|me da|me dio|nos da) (?:\\w+ )?(?:miedo|vergüenza|rabia|pena)|(?:me|nos) (?:molesta|preocupa|frustra|agobia|duele|asusta|irrita|fastidia|enfada|encanta|alegra)\\w*|al borde de las lágrimas|desesperad\\w*|ofend\\w*|odio|temo|me arrepiento|humillante',
    cost: '(?:me|nos) (?:cuesta|costó) (?:el|la|un|una|mi|medi[oa]|dos|\\d+)|(?:cuesta\\w*|costó|perd\\w*|pierd\\w*|gast\\w*|tard\\w*|lleva|llevó) (?:\\w+ ){0,4}(?:horas?|minutos?|días?|mañana|tarde|semanas?|meses|dinero|tiempo|clientes?)|\\d+ (?:euros?|pesos|dólares)|horas extra\\w*|media (?:hora|mañana|tarde)|medio día|(?:una|dos|tres|varias) horas|el doble|multa',
    consequence:
      'tuv(?:e|imos|o|ieron) que|tengo que|tenemos que|así que|al final|como resultado|por eso|lo que significa|eso significa|acab(?:é|amos|ó|aron)|(?:fue|fueron|quedó) (?:\\w+ )?(?:cancelad\\w*|rechazad\\w*|devuelt\\w*|borrad\\w*|cerrad\\w*|tirad\\w*)|(?:cambió|borró|perdió) (?:el|la|los|las|mi|mis|tod\\w+)|nadie se dio cuenta|me rendí|lo dejé',
    surprise:
      'sorprend\\w*|sorpresa|de repente|de pronto|inesperad\\w*|resultó que|no (?:esperaba|sabía|sabíamos|me lo esperaba)|nunca (?:pensé|imaginé)|extrañ[oa]\\w*|rar[oa]|curios[oa]',
    change:
      'antes (?:\\w+ )?(?:era|íbamos|iba|hacía\\w*|tenía\\w*|lo)|ya no|desde (?:que|el|la|hace|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|cambi(?:ó|aron|ado|amos|é)(?! (?:el|la|los|las|mi|mis|tod))|ahora (?:\\w+ )?(?:es|hay|tenemos|lo|vamos|voy|se)|dejó de|empez(?:ó|aron|amos)|nuev[oa] (?:sistema|norma|regla|jef[ae]|director\\w*|programa|médic[oa]|profesor\\w*|máquina)|sustituy\\w*',
    comparison:
      '(?:mejor|peor|más \\w+|menos \\w+) que|comparado con|en comparación|a diferencia|lo (?:peor|mejor|más \\w+)|distint[oa] de|en otros sitios|lo contrario',
    trouble:
      'problemas?|difícil\\w*|dificultad\\w*|pesad[oa]s?|molest\\w*|perd(?:ido|ida|idos|idas|ió)|falta|faltan|faltaba|lent[oa]s?|tarde|retras\\w*|rot[oa]s?|averi\\w*|no (?:funciona|funcionan|va|sirve)|frustr\\w*|estres\\w*|fall(?:a|an|o|os)|errores|error|confus\\w*|complicad\\w*|agot\\w*|demasiad\\w*|no hay suficiente\\w*|nadie (?:sabe|me|nos|dice|avisa|avisó)|se cae|bloquead\\w*|olvid\\w*|quej\\w*|caos|desastre\\w*|lío|imposible|equivoc\\w*|llen[oa]s?',
    emphasis:
      'siempre|todo el tiempo|nunca|cada (?:vez|día|noche|mañana|semana)|constantemente|una y otra vez|nadie|por fin|toda la|todo el',
  },
  before: 'antes|anteriormente|hasta entonces|el antiguo|la antigua|en el pasado',
  starters:
    'yo|nosotros|usted|él|ella|ellos|ellas|el|la|los|las|lo|un|una|unos|unas|mi|mis|nuestr[oa]s?|su|sus|est[eao]s?|es[eao]s?|eso|esto|nadie|nada|todo|todos|todas|cada|alguien|algunos|muchos|muchas|a veces|siempre|nunca|ayer|hoy|ahora|antes|desde|cuando|si|me|nos|se|no|hay|había|es|está|están|tengo|tenemos|tuve|tuvimos|en|por|con|sin|después|dos|tres|al|ya|son|era|fue|perdemos|perdí|hace|también|lleva',
  dangling:
    'y|o|pero|porque|que|cuando|si|de|del|a|al|para|con|por|en|sobre|el|la|los|las|un|una|mi|nuestro|es|son|era|yo|muy|no|se|más|como|está',
  unfinished:
    'y|o|pero|porque|que|cuando|si|luego|y luego|y después|de|a|para|con|el|la|los|las|un|una|también|por ejemplo|como|eh+|pues|entonces|además',
  continued:
    'y (?:también|a veces|luego|además|claro|muchas veces)|ah sí|además|también|se me olvidaba|me olvidé|una cosa más|otra cosa',
  earlier:
    '(?:a|para|sobre|de) la (?:pregunta )?(?:anterior|primera|última|otra)(?: pregunta)?|pregunta (?:anterior|de antes)|(?:eso|esto) era (?:para|de) la|volviendo a|lo de antes',
  conditional: '\\w{3,}ría(?:n|mos|s)?|sería|fuera|hubiera',
  refuses:
    '^(?:no (?:muchas |muchísimas )?gracias(?: por su amabilidad)?|gracias (?:pero )?no|mejor no|déje(?:me|nme) en paz|déjame en paz|déje(?:me)? tranquil[oa]|no me interesa|no quiero|prefiero no|prefiero que no)$',
  questions:
    '^(?:(?:y|pero|oiga|ok|vale|hola|perdón|disculpe|una pregunta) )*(?:puedo|podré|podría|puede|se puede|hay|es|son|está|será|voy a|me|le|nos|van a|tengo que|debo|recibo|recibiré|usted|quién\\w*|qué|cuál\\w*|cuándo|dónde|cómo|por qué|cuánt\\w+) (?:\\w+ )+\\w+$',
  asks_opinion: 'debería\\w*|debe|deben|tendría\\w*|hay que',
  asks_occasion: 'la última vez|última|último|una vez que|una ocasión|una situación|un momento|ayer|de ayer',
  first_person:
    'yo|nosotros|nosotras|mi|mis|nuestr\\w+|me|nos|(?!lo\\b|como\\b|solo\\b|poco\\b|mucho\\b|todo\\b|otro\\b|cuando\\b|no\\b|cada\\b)\\w+(?:o|amos|emos|imos)|soy|estoy|voy|doy',
  asks_amount:
    'cuánt[oa]s?|cuándo|desde cuándo|con qué frecuencia|qué (?:edad|número|precio|porcentaje|año|parte)|número de',
  closed:
    '(?:tiene|tienen|usa|utiliza|puede|podría|ha|han|es|está|hay|hace|conoce|cree|le gusta|le parece|recibe|trabaja|va|sabe|necesita|suele|son|fue|había|estaba|se siente|quiere|compra)',
});

import type { Lists } from './lists.ts';

export const es: Lists = {
  ambiguous: 'uno',
  articles: 'una?',
  determiners: 'una?|el|l[ao]s?|mi|por|al|via|en|con',
  join: 'o|u|a|y|entre|ni|hasta',
  of: 'de|sobre|entre',
  scale: 'escala (?:de|del)|escala|sobre',
  units:
    'anos?|mes(?:es)?|semanas?|dias?|noches?|horas?|minutos?|segundos?|veces|vez|personas?|ninos|hijos|de|del|en|por|mas|otr[oa]s?|al|cada',
  points: 'puntos?|estrellas?|pts|alto|bajo|rotundo|redondo|pelado|raspado|clavado',
  percent: 'por ciento|por cien',
  halves: 'y (?:medio|media)|y (?:un )?cuarto|y tres cuartos|coma medio',
  decimal: 'coma|punto',
  counting:
    'tengo|tiene|tienen|tenemos|teniamos|hay|habia|habian|somos|son|eramos|eran|los|las|el|la|estos|estas|este|esta|mis|nuestr[oa]s|sus|su|mi|desde|hasta|despues|antes|en|cada|hace|dentro|por|durante|tras|todos|todas|otr[oa]s|que|con|sin|para|ultim[oa]s',
  below:
    'no (?:mas|mayor|mejor|llega a|llega al|es ni)(?: (?:de|que))?|menos (?:de|que|del)|por debajo del?|debajo del?|como (?:mucho|maximo)|a lo sumo|maximo|hasta|inferior a|ni siquiera',
  above:
    'no (?:menos|menor|peor)(?: (?:de|que))?|mas (?:de|que|del)|por encima del?|encima del?|al menos|como minimo|por lo menos|minimo|superior a|mayor (?:de|que|a)|a partir de',
  about:
    'unos|unas|alrededor de|aproximadamente|mas o menos|quizas?|tal vez|probablemente|cerca de|casi|en torno a|algo asi como|sobre|como|posiblemente|a lo mejor|rondando|aprox',
  or_less: 'o menos|como (?:mucho|maximo)|a lo sumo|maximo',
  or_more: 'o mas|o mejor|para arriba|como minimo|al menos|por lo menos|minimo|mas',
  or_so:
    'mas o menos|mas menos|y pico|y algo|y tantos|aproximadamente|o asi|o por ahi|quizas?|tal vez|aprox|probablemente|o algo asi',
  excluded:
    'todo menos|cualquiera menos|menos|excepto|salvo|lejos de|lejos del|en vez del?|en lugar del?|antes que|y no|nada de|nada del?',
  over: 'vendi|vendid[oa]s?|perdi|perdid[oa]s?|cancel(?:e|ado|ada|amos)|anulad[oa]s?|dej(?:e|ado|amos)|abandon\\p{L}*|olvid(?:e|ado|ada)|borr(?:e|ado)|ya no|se acabo|termino|se fue|quit(?:e|ado)|nunca|jamas|mude|mudamos|murio|murieron|rompio|robaron|devolvi|regale|yo era|yo estaba|estaba|estabamos',
  amounts: 'cada|tod[oa]s|ningun[oa]?|no|sin|vari[oa]s|vez|veces|menos|mas|nunca|\\d+',
  listed: '(?:de|en) (?:la|su|tu|esta) lista|que (?:ha|has|me ha|me has) \\p{L}+|de las que ha \\p{L}+',
  almost: 'casi|apenas|prácticamente',
  than: 'que|en vez del?|en lugar del?|antes que|no|sobre',
  worse: 'peor|menos',
  too: 'demasiad[oa]|exagerad[oa]|mucho',
  past: 'antes|hace \\S+ (?:anos?|mes(?:es)?|semanas?|dias?)|el (?:ano|mes) pasado|la (?:semana|vez) pasada|la ultima vez|al principio|inicialmente|anteriormente|antano|ayer|solia|en (?:19|20)\\d\\d',
  hypothetical:
    'si(?= )|puede que|podria|podrian|fuera|fuese|deberia|tendria que|ojala|espero|esperaba|esperaria|hubiera|hubiese|objetivo|idealmente|seria ideal',
  unreal: '\\p{L}+(?:ara|iera|iese|ase)n?|fuera|fuese|deberia|ojala|esper\\p{L}+',
  rhetorical:
    'si (?:tengo|tuviera) que \\p{L}+|si me apuras|si quieres|si quiere|si soy sincer[oa]|como si|eso si|yo si|a mi si|claro que si|que si',
  others:
    '(?:mi|mis|nuestr[oa]s?|su|sus|los|las|algun[oa]s|much[oa]s|otr[oa]s) (?:\\p{L}+ )?(?:jef[ea]|mujer|espos[oa]|marido|companer[oa]s?|colegas?|equipo|amig[oa]s?|madre|padre|hij[oa]s?|herman[oa]s?|padres|abuel[oa]s?|prim[oa]s?|ti[oa]s?|novi[oa]|gente|otros|usuarios|clientes|vecin[oa]s?)|(?:otros|algunos|muchos) (?:dicen|dan|ponen|usan)|la gente',
  self: 'yo|me|a mi|para mi|personalmente|pongo|pondria|doy|daria|diria|prefiero|digo|uso',
  unsure: 'no (?:lo )?se|ni idea|no estoy segur[oa]|dificil de decir|depende|no sabria decir|no tengo ni idea',
  turns: 'pero|sino|ahora|hoy|porque|pues|entonces|aunque|mientras|actualmente|asi|luego|sin embargo|hoy en dia',
  correction:
    'uy no|ah no|(?:no )?miento|me equivoco|me equivoque|me he equivocado|me confundi|uy|huy|no espere|espere no|no espera|ay no|queria decir|quise decir|quiero decir|mejor dicho|mas bien|corrijo|digo|no perdon|perdon no|perdon|digamos|mejor|en realidad|es broma|broma|rectifico|perdona|espera|espere|ponga|pon|apunte|anote',
  ordinals: [
    'primer[oa]?s?|1[oa]',
    'segund[oa]|2[oa]',
    'tercer[oa]?|3[oa]',
    'cuart[oa]|4[oa]',
    'quint[oa]|5[oa]',
    'sext[oa]',
    'septim[oa]',
    'octav[oa]',
    'noven[oa]',
    'decim[oa]',
    'ultim[oa]s?',
  ],
  penultimate: 'penultim[oa]',
  places: 'opcion|opciones|respuesta|respuestas|alternativa|numero|posibilidad',
  undecided:
    'ni|ambos|ambas|(?:las|los) (?:dos|tres|cuatro)|tod[oa]s?(?: ell[oa]s)?|cualquiera|ningun[oa](?: de (?:los|ellos|las|ellas))?|nada|da igual|me da igual|depende|da lo mismo',
  yes: 'si|claro|por supuesto|desde luego|seguro|sin duda',
  no: 'no|para nada|en absoluto|que va|claro que no',
  around:
    'incluso|por suerte|afortunadamente|lamentablemente|desgraciadamente|gracias a dios|por favor|gracias|pues|eh+|mm+|ah|oh|bueno|buen|entonces|ok|vale|y|pero|yo (?:diria|pondria|daria)|diria(?: yo)?|pondria|daria|pongo|doy|creo(?: que)?|pienso(?: que)?|supongo(?: que)?|es|era|fue|seria|un|una|asi que|sobre todo|principalmente|sinceramente|la verdad|en realidad|(?:le|te|lo) (?:doy|pongo|daria|pondria|dejo en)|elijo|escojo|prefiero|para mi|por mi parte|en mi opinion|personalmente|nota|puntuacion|solo|claramente|seguro|facil|sin duda|rotundo|diria que|me quedo con|voto|mejor|clar[oa]|exactamente|la nota|muy|aqui',
  common:
    'unos|unas|es|son|era|mis|nuestr[oa]s?|yo|nosotros|ellos|usted|este|esta|estos|estas|todo|mayormente|principalmente|despues|antes|entre|todos|todas|otr[oa]s?|menos|trabajo|cosas?|general\\w*|actual\\w*|nuev[oa]s?|casi|opcion|primer\\w?|ultim\\w|siempre|nunca',
};

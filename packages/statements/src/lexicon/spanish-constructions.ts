import { cue, praise, problem } from './cues.ts';
import type { CueSource } from './lexicon.ts';

/** What somebody does, in the first person of the present tense. */
const ACT = `(?:llevo|llevamos|pido|pedimos|uso|usamos|utilizo|apunto|apuntamos|escribo|escribimos|imprimo|imprimimos|llamo|llamamos|compro|compramos|traigo|traemos|hago|hacemos|pongo|ponemos|cojo|cogemos|bajo|bajamos|subo|subimos|guardo|guardamos|copio|copiamos|meto|metemos|mando|mandamos|envío|enviamos|saco|sacamos|tomo|tomamos|voy|vamos|aparco|aparcamos|reinicio|cambio|cambiamos|comparto|compartimos|reparto|preparo|preparamos|evito|evitamos|tecleo|anoto|anotamos)`;
const CLITICS = `(?:(?:me|nos|lo|la|los|las|le|les|se) )*`;

export const SPANISH_CONSTRUCTIONS: readonly CueSource[] = [
  problem(
    0.82,
    `sin (?:(?:ni|siquiera|ningún|ninguna|previo|dar|una|más) )*(?:avisar|aviso|avisarnos|avisarme|decir\\S*|explicación|explicaciones|explicar\\S*|preguntar\\S*|consultar\\S*|motivo)(?= )`,
    'own',
  ),
  problem(
    0.8,
    `(?:nadie|ninguno|ninguna)(?: (?:me|nos|te|le|lo|la|se|te lo|nos lo|me lo))? (?!(?:queja|quejó|protesta|protestó|molesta)(?= ))(?:coge|contesta|responde|sabe|explica|explicó|ayuda|viene|vino|avisa|avisó|escucha|atiende|dice|dijo|hace|quiere|pudo|puede|aparece|entiende|\\S+)(?= )|(?:nunca|jamás) (?:\\S+ )?(?:consigo|conseguimos|logro|puedo|podemos|encuentro|encontramos|llega|llegan|contesta|contestan|hay|funciona|funcionan|sé|sabemos|está|están)(?= )`,
    'own',
  ),
  problem(
    0.82,
    `cada dos por tres|un día sí y otro también|a cada rato|(?:siempre|me|nos|aquí) faltan?(?= )|(?:llevo|llevamos|lleva|llevan) (?:\\S+ ){0,5}?(?:esperando|sin \\S+)(?= )|(?:esperando|esperamos|espero) (?:\\S+ ){0,4}?desde(?= )|cada (?:mes|semana|día|vez|visita) (?:\\S+ ){0,4}?(?:distint[oa]s?|diferentes?|otr[oa])(?= )`,
  ),
  problem(
    0.8,
    `se (?:(?:me|nos) )?(?:traga|tragó|rompe|rompió|cae|bloquea|cuelga|atasca|estropea|pierde|perdió|apaga|va la luz)(?= )|(?:tengo|tenemos|tuve|tuvimos|hay|había) que (?:\\S+ ){0,7}?(?:otra vez|de nuevo|dos veces|cada vez|cada mes|todos los|desde el principio|esperar|solo para)(?= )|ya no (?:queda|quedan|hay|viene|vienen)(?= )|solo (?:pasa|pasan|viene|vienen|abre|abren|quedan?) (?:\\S+ )`,
    'own',
  ),
  problem(
    0.82,
    `(?<=^ (?:(?:pues|bastante|muy|un|poco|la|verdad|demasiado|,) )*)(?:complicad[oa]|lent[oa]|car[oa]|fatal|horrible|difícil|pesad[oa]|desastros[oa]|incómod[oa]|confus[oa]|mal)(?= [,.!])|(?:es|son|era|fue|está|están) (?:\\S+ ){0,2}?(?:una lotería|un infierno|una pesadilla|una vergüenza|un desastre|un caos|una locura|un horror|un lío|un suplicio|saturad[oa]s?|colapsad[oa]s?)(?= )`,
  ),
  cue(
    'workaround',
    0.82,
    `(?:en vez de|en lugar de) (?:\\S+ ){1,5}?(?:, )?${CLITICS}${ACT}(?= )|(?:así que|por eso|entonces|ahora|desde entonces|al final|mientras tanto) ,? ?(?:ya )?${CLITICS}${ACT}(?= )|cuando (?:\\S+ ){1,7}?, ${CLITICS}${ACT}(?= )|(?:me|nos) (?:apaño|apañamos|arreglo|arreglamos|las arreglo|las arreglamos|las apaño)(?= )`,
  ),
  // Enough only after a problem, or in answer to "what do you do about it?".
  cue(
    'workaround',
    0.58,
    `(?<=^ (?:(?:así|entonces|pues|y|yo|nosotros|al|final|,) )*)${CLITICS}${ACT}(?= )|(?:me|nos) (?:lo|la|los|las) \\S+ (?:mi|mis|nuestr[oa]|un|una) \\S+(?= )`,
  ),
  cue(
    'wish',
    0.82,
    `(?<=^ (?:(?:pues|y|sí|bueno|,) )*)que (?:\\S+ ){0,4}?(?:\\S+(?:ara|iera|aran|ieran|ase|iese)|den|pongan|ponga|haya|abran|abra|bajen|mejoren|cambien|quiten|hagan|haga|sea|sean|avisen|contraten|manden|arreglen|escuchen|dejen)(?= )|(?:me|nos) (?:bastaría|conformaría|valdría|vendría bien)(?= )|(?:hace|harían?|haría) falta (?!(?:decir)(?= ))`,
    'own',
  ),
  {
    ...cue(
      'worry',
      0.82,
      `(?:a saber|quién sabe|vete a saber) (?:si|qué|cuándo|cuánto|cómo)(?= )|no sé (?:qué|cómo) (?:\\S+ ){0,2}?(?:vamos a|voy a|haría|haríamos|va a pasar|pasaría|pasará)(?= )|me pregunto (?:si|qué|cuánto|quién)(?= )|a ver si (?:alguien|no|nos|me|se|van|va) `,
      'own',
    ),
    isQuestion: true,
  },
  cue(
    'worry',
    0.82,
    `(?:espero|esperemos|ojalá) (?:que )?(?:nadie|no|nunca) |me quita el sueño|no duermo (?:pensando|por)|(?:mi|nuestro|el) (?:\\S+ )?(?:miedo|temor) es(?= )`,
    'own',
  ),
  cue(
    'consequence',
    0.8,
    `así que (?:\\S+ ){0,8}?(?:tengo que|tenemos que|tuve que|tuvimos que|no puedo|no podemos|no pude|pierdo|perdemos|llego tarde)(?= )|(?:eso|lo que|esto) hace que(?= )`,
    'own',
  ),
  praise(
    0.84,
    `(?:es|son|era|eran|fue|fueron|resulta) (?:\\S+ ){0,2}?(?:un encanto|encantador(?:a|es|as)?|una maravilla|insuperables?|inmejorables?|extraordinari[oa]s?|estupend[oa]s?|un lujo|un sol|una joya|pan comido|coser y cantar|una pasada|fenomenal|fenomenales|excepcional|excepcionales|de diez|geniales|genial|impecables?|delicios[oa]s?|un placer|amabilísim[oa]s?|buenísim[oa]s?)(?= )|(?:aprendí|he aprendido|aprendimos|aprendo) (?:muchísimo|mucho|un montón)(?= )`,
    'flip',
  ),
  praise(
    0.8,
    `(?:llegó|llegaron|llegan|llega|vino|vinieron) (?:\\S+ ){0,2}?(?:puntual|puntuales|a tiempo|enseguida)(?= )|(?:dejó|dejaron|dejan) (?:\\S+ ){0,2}?(?:limpio|perfecto|impecable|reluciente)(?= )|siempre (?:me|nos) (?:encuentra|encuentran|ayuda|ayudan|atiende|atienden|escucha|escuchan)(?= )`,
    'flip',
  ),
];

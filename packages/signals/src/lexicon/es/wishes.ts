/** Wishes about the data, for a human being, and orders to the interviewer, in Spanish. */
export const wishes = {
  classes: {
    polite:
      'por favor pues bueno vale ok y pero entonces perdon disculpe disculpa hola oye oiga puedes puede podria podrias podeis quiero quisiera queria me gustaria necesito ahora si gracias te le se lo tu usted solicito a mi',
    borrar:
      'borrar borre borra borren borrad borreis borres borrarlo borrarla eliminar elimine elimina eliminen eliminad eliminarlo quitar quite quita retirar retire retira suprimir suprima olvidar olvida olvide olvidese olvidate anular anule destruir destruya destruye tachar borrarlo borramelo borrame elimine eliminame borraran eliminacion borrado borralo borrelo borrenlo eliminalo eliminelo quitalo borrados eliminados',
    mine: 'respuestas respuesta datos mensajes mensaje conversacion entrevista informacion declaraciones consentimiento permiso participacion palabras grabacion transcripcion testimonio autorizacion comentarios aportaciones',
    human:
      'humano humana persona alguien humanos agente operador operadora representante responsable empleado trabajador real encargado asesor gente personas companero verdad ser equipo supervisor investigador investigadora',
    ignore:
      'ignora ignore ignorad ignoren ignorar olvida olvide olvidate olvidese omite omita desobedece anula descarta',
    rules:
      'instrucciones instruccion reglas regla normas prompt indicaciones directrices ordenes programacion restricciones configuracion sistema',
    tell: 'muestra muestrame muestre imprime imprima revela repite repita dime dame di ensena escribe lista comparte traduce copia',
  },
  withdrawal: `
    eliminelo|borrelo|borralo|eliminalo|borrenlo|eliminenlo .. todo|$|por
    borrenme|borrame|borreme|borren|eliminen|eliminenme|quitenme|supriman .. .. todo|mis|mi|lo|esta|toda
    quisiera|quiero|pido|gustaria|solicito .. que .. .. .. borr*|elimin*|suprim* ... todo|mis|mi|lo|conversacion|entrevista|respuestas|datos
    ^ <polite>? <polite>? <polite>? <polite>? borre|borra|borren|borrad|borrar|elimine|elimina|eliminen|eliminar|quite|quita|retire|retira|suprima|olvide|olvida|destruya|anule|borralo|borrelo|eliminalo|eliminelo|borrenlo ... todo|lo|mis|mi|eso|esto|toda|todas|$ .. .. <mine>|que|$|por|porfavor
    quiero|quisiera|queria|pido|solicito|puede|puedes|podria|podrias|favor|gustaria|necesito|pueden|exijo|deben|debe|preferiria ... <borrar> ... todo|lo|mis|mi|eso|esto|toda|$|todas
    puede|puedes|podria|podrias|pueden|podeis <borrar> .. esta|este|toda <mine>
    <borrar> .. .. lo que .. .. .. dicho|dije|escrito|contado|escribi|conte|he
    <borrar> .. .. .. mis|mi|toda|todas .. .. <mine>
    no .. .. .. quiero|quisiera|queria|autorizo|permito|acepto|consiento|deseo|gustaria ... us*|utili*|guard*|public*|compart*|grab*|almacen*|difund*|emple*|lea|lean|quede .. .. .. .. esto|eso|mis|lo|nada|mi|$|dicho|datos
    no .. .. .. use|usen|uses|useis|utilice|utilicen|utilices|guarde|guarden|publique|publiquen|comparta|compartan|difunda|graben|grabe .. .. .. esto|eso|mis|lo|nada|mi
    nadie .. .. .. lea|vea|use .. .. esto|eso|mis|lo
    retiro|retirar|revoco|revocar|anulo|anular .. .. .. mi|mis|el|todo .. .. .. <mine>|dicho
    me retiro .. .. .. del|de|$ .. .. estudio|entrevista|investigacion|$
    quiero|quisiera|deseo .. .. retirarme|retirar .. .. .. .. mi|mis|del|de|lo|$
    ya .. no .. .. .. consiento|autorizo|doy|acepto|quiero_participar|quiero_formar
    no .. .. quiero .. .. .. formar|ser|estar|aparecer|participar .. .. .. parte|esto|estudio|mas|informe
    derecho .. .. .. al|de .. .. olvido|supresion|cancelacion
    haga|haz|hagan como .. .. si .. .. .. no|nunca .. .. .. dicho|nada
    me arrepiento .. .. .. de .. .. .. dicho|contado|haber|que|escrito
    desdigo|retracto
  `,
  person: `
    alguien|persona .. a|con quien|que .. .. pueda|puedo .. llamar|hablar|escribir|dirigirme|consultar
    hablar|conversar|chatear|comunicarme|hable|charlar|contactar|escribirme|comuniqueme ... con .. .. .. un|una|alguien|otra|algun|alguna|el|gente|vuestro|su|personas ... <human>
    hablar .. .. con .. .. alguien|gente|humanos|personas
    puedo|quiero|quisiera|podria|prefiero|preferiria|gustaria|necesito ... hablar|conversar|chatear|charlar ... <human>
    paseme|pasame|comuniqueme|comunicame|poneme|pongame|ponme|transfierame|paso .. .. .. con .. .. .. <human>
    hay .. .. .. alguna|algun|alguien|una|un|gente ... <human> .. .. .. ahi|aqui|real|detras|leyendo|hablar|$|disponible|pueda|verdad
    hay .. .. alguien .. .. .. ahi|real|humano|verdad|detras
    puede|podria|pueden|podeis|puedes .. .. .. alguien|me|llamar|una|un|llamarme ... llamarme|llamar|contactarme|contactar|contestar|responderme|ayudarme|atenderme|escribirme|contestarme
    me puede|podria|pueden|podrian .. llamar|contactar|atender|telefonear
    que .. .. me llame|llamen|conteste|atienda|contacte .. .. .. alguien|una|un|persona
    llamame|llamenme|llameme|contactenme
    no .. .. .. quiero|hablo|gusta|hablar|pienso|apetece ... con .. .. .. un|una .. .. .. maquina|robot|bot|ordenador|ia|programa|chatbot|computadora|algoritmo
    quiero|quisiera|prefiero|preferiria|necesito|deme|dame .. .. .. a? .. .. .. un|una|que ... real|humana|humano|verdad|ser .. .. .. $|por|humano|no|para
    ^ un? humano|agente|operador|persona por|$|real
    persona real|humana|humano por|$
  `,
  wish_figures: `
    murio|fallecio|muerto|perdi ... en los sesenta|setenta|ochenta|noventa
    murio|fallecio|muerto|muerta|perdi ... hace ... anos|mucho|tiempo
    hace ... anos|mucho|tiempo ... murio|fallecio|perdi
    cuando|siempre|nunca|despues|hasta .. .. .. llamo|llame|llamas|llamaba ... <human>
    hablar|conseguir .. .. .. <human> .. .. .. telefono|banco|mostrador|ventanilla|soporte|compania|centralita
  `,
  order: `
    ^ <polite>? <polite>? <polite>? <polite>? <ignore> .. .. .. tus|todas|las|sus|estas|todo|mis|cualquier|los ... <rules>|anterior*|previas|$
    ^ <polite>? <polite>? <ignore> .. .. todo .. lo .. .. anterior|que|previo
    ^ <polite>? <polite>? <polite>? eres ahora|un|una|mi|ya|libre
    ^ <polite>? <polite>? <polite>? ahora|ya|no eres|es .. .. un|una|mi
    a partir .. de .. ahora .. .. .. eres|responde|contesta|habla|actua|vas|seras|responderas|hablas|tu|solo
    desde ahora .. .. eres|responde|contesta|habla
    ^ <polite>? <polite>? <polite>? actua|actue|comportate|responde|contesta|habla|finge|simula|haz|juega .. .. como|que|solo|unicamente|en|ser|de .. .. si|un|una|eres|fueras|ingles|pirata|mi|frances
    ^ <polite>? <polite>? <polite>? <tell> .. .. .. tus|tu|las|el|sus|su|todas ... <rules>|contrasena|contrasenas|claves|secretos
    cuales|cual|que son|es|dicen|dice .. .. .. tus|tu|sus|su .. .. <rules>
    modo desarrollador|administrador|debug|dios|mantenimiento|sin_restricciones
    activa|entra|cambia|pasa .. .. .. modo
    ^ <polite>? <polite>? <polite>? escribe|escribeme|escriba|redacta|cuenta|cuentame|inventa|genera|crea|programa|canta|haz|hazme|compon .. .. .. un|una|el .. .. .. poema|historia|cancion|ensayo|codigo|chiste|carta|correo|programa|receta|guion|articulo|cuento|rap|lista|imagen
    ^ <polite>? <polite>? <polite>? repite|repita|di|diga|escribe .. .. .. despues|conmigo|exactamente|solo|la|lo|las|siguiente|esta .. .. .. mi|palabra|frase|siguiente|palabras|digo|veces|texto
    ^ <polite>? <polite>? <polite>? traduce|traduzca|calcula|resuelve|resume|resumeme|convierte|ejecuta|decodifica|traduceme .. .. .. esto|este|lo|el|la|todo|al|eso|siguiente
    ^ nuevas|nueva instrucciones|instruccion|reglas|orden|ordenes|tarea
    ^ sistema|system|admin mensaje|instruccion|prompt|comando|orden
    ^ <polite>? <polite>? termina|empieza|acaba|comienza .. .. cada|todas|tus .. .. respuesta|respuestas|frase|frases|mensaje
    ^ <polite>? <polite>? deja .. de .. .. preguntar|hacer|hacerme .. .. y|preguntas .. .. y
    haz|obedece exactamente|solo|lo|mis .. .. que|lo|ordenes .. .. digo|diga|$|que
    ^ <polite>? <polite>? dame|pon|ponme .. .. .. .. puntuacion|nota|maxima|puntos
  `,
  off_topic: `
    cual|quien|que|cuando es|son|hora|gano|fue .. .. la|el|es|las .. .. capital|tiempo|hora|presidente|rey|partido|mundial
    que hora es
    que tiempo .. .. hace|hara
    te .. .. casas conmigo
    compra|haz|gana|visita .. .. .. clic|dinero|casino|cripto|enlace|gratis
  `,
  empty: `
    ^ bla|blabla|prueba|test|asdf*|qwer*|lorem $
    ^ da|me .. da igual $
    ^ me la suda $
    ^ equis $
  `,
};

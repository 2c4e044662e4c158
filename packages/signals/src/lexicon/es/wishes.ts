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
    no|nadie .. .. tienen|tiene|tienes|teneis|doy|dan|puede|pueden|podeis .. .. mi|permiso|derecho|autorizacion|consentimiento|$ .. .. <usar>|permiso|consentimiento|para
    no .. .. puede|pueden|podeis|puedes|debe|deben|se_puede .. .. <usar> .. .. mis|esto|nada|lo|mi|eso|ninguna
    como|donde .. .. puedo|hago|se|podria|borro|elimino|retiro|pido .. .. .. .. <borrar>|borro|elimino|retiro|borren|borrado .. .. mis|mi|todo|lo|esto|la
    me opongo|niego .. a|al .. .. que|uso|tratamiento|usen|ello|la .. .. .. <usar>|mis|mi|uso|tratamiento|datos
    quiero|quisiera|deseo|prefiero|gustaria|pido|solicito .. .. .. darme|salir|salirme|retirarme|desvincularme|excluirme|borrarme|abandonar|baja .. .. del|de|este|esta|la|el|$ .. .. .. estudio|investigacion|proyecto|encuesta|baja|lista|$
    saquenme|saqueme|sacame|quitenme|quiteme|excluyanme|denme_de_baja|deme_de_baja|eliminenme|retirenme|borrenme .. .. del|de|$ .. $|estudio|investigacion|la|entrevista|proyecto|lista|encuesta|sus
    saquen|retiren|quiten|excluyan|saque|retire|quite .. .. mi|mis .. <mine> .. $|del|de
    mis|mi|esto|todo|eso|la|esta .. <mine>|lo|esto|$ .. .. .. tienen|tiene|deben|debe|hay|deberia|deberian|puede|pueden|quiero .. .. que|ser? .. borrarse|eliminarse|borrar|eliminar|borrado|eliminado|borradas|eliminadas|destruirse|desaparecer|se_borre|se_borren|eliminados
    cambie|cambiado|arrepenti .. .. de|me? .. opinion|idea|parecer ... no|borr*|elimin*|<borrar>|retir*
    no .. .. guarden|guarde|guardes|conserven|usen|use|utilicen|publiquen|compartan|graben|almacenen|difundan|conserve .. nada|esto|eso|mis|mi|lo|ninguna|$ .. $|de|que|datos|respuestas|entrevista|por|nada
    que|quiero|pido|exijo|prefiero .. .. que|no? .. no .. .. se? .. quede|guarde|publique|use|utilice|conserve|comparta|almacene|guarden|grabe .. .. .. nada|registro|rastro|ninguna|mis|esto|lo|mi|eso
    no .. .. quiero|deseo|prefiero|gustaria ... que .. .. .. quede|queden|<usar> .. .. .. registro|rastro|constancia|nada|mis|esto|mi|guardado|lo|esta|eso|la|$
    puede|pueden|puedes|podria|podrian|podeis|se .. .. .. <borrar>|borrarme|eliminarse|borrarse .. .. mis|mi|todo|lo|esta|este|la .. <mine>|todo|que|$|chat|conversacion|dicho
    ya .. .. no .. .. autorizo|doy|consiento|acepto|permito|quiero .. .. .. mi|el|que|a|consentimiento|permiso|$|formar|participar_en
    borralo|eliminelo|eliminalo|borrelo|borrenlo|eliminenlo|borrenla|eliminenla|destruyanlo .. todo|todito|$ .. $|por|ya
    tire|tiren|tira|deshaganse|desechen .. .. a_la|todo|mis|de .. .. .. basura|mis|todo|<mine>
    revoco|retiro|anulo|cancelo|revocar .. .. mi|mis|el|la .. <mine>
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
    quiero|quisiera|prefiero|preferiria|necesito|deme|dame|exijo|pido|gustaria|solicito .. .. .. .. a? un|una|que|al|alguien .. ser? .. humano|humana|persona|agente|operador|responsable|encargado|asesor .. $|por|de|real|no|para|ya|en|que|ahora
    prefiero|preferiria|quiero|quisiera|gustaria|puedo|podria|necesito|mejor ... hacerlo|seguir|continuar|hablarlo|hacer|hablar|tratar|terminar|charlar|entrevista|hablarlo|conversar .. esto|la|esta|eso|yo? .. con|por|en ... <human>|telefono|persona|entrevistador|entrevistadora|investigador|investigadora|jefe|supervisora|responsables
    hay|tienen|tiene|cual|teneis|existe .. .. .. algun|un|el|algun|su|es .. .. numero|telefono|correo|email|contacto|linea ... al|a|que|donde|para|llamar|de|$|contacto
    con|a quien .. .. puedo|podria|debo|tengo|hablo|me .. .. .. contactar|hablar|llamar|escribir|dirigirme|dirijo|preguntar|comunicarme|acudir|comunico|quejarme|hablo
    no .. .. hablo|hablar|converso|respondo|contesto|pienso|voy|quiero|gusta .. .. hablar|contestar|responder? .. con|a .. un|una|ningun? .. maquinas|maquina|robots|robot|bots|bot|ordenador|ordenadores|ia|chatbot|computadora|computadoras|programa|algoritmo
    no .. hay .. .. .. alguien|nadie|ninguna|ningun|una .. .. .. persona|humano|carne|verdad|real|responsable|con_quien
    hay|esta|habra .. .. .. alguien|nadie|persona .. .. .. de_carne|carne|verdad|real|humano|humana|detras|con_quien|ahi .. $|y|con|hueso|que
    paseme|pasame|comuniqueme|comunicame|poneme|pongame|ponme|transfierame|conecteme|conectame|deme|derivame|deriveme|paseme|pasarme|ponerme|comunicarme|transferirme|conectarme .. .. .. .. con|a .. .. <human>|su|un|una|alguien|el|la|jefe
    necesito|quiero|quisiera|puedo|podria|gustaria|exijo|prefiero ... hablar|conversar|comunicarme|charlar .. .. con .. .. el|la|su|un|una|algun|los .. .. <human>|responsable|supervisor|supervisora|jefe|jefa|encargado|entrevistador|investigador|responsables|coordinador
    que .. me llame|llamen|atienda|atiendan|contacte|contacten|llamara|atendiera|contactara|contacten|entreviste|pase
    puede|podria|pueden|puedes|podrian|es_posible .. .. .. .. seguir|continuar|hacer|tomar|llevar|atender|terminar|hablar|haber ... una|un|alguien|la .. <human>|verdad|persona
    un ser? humano|humana .. $|por|de
    ^ <polite>? <polite>? <polite>? una|un|con? persona|humano|agente|alguien .. $|por|real|de_verdad|de_carne|humana|del_equipo
    llamame|llamenme|llameme|contactenme|contacteme|telefoneeme .. $|por|al|a|usted|mejor|alguien
    mejor|prefiero|preferiria .. .. por|en telefono|persona
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
    <borrar> .. .. foto|fotos|aplicacion|app|archivo|archivos|correo|correos|video|videos|juego|carpeta
    tuve|quise|pedi|intente|decidi|tuvimos|queriamos .. que? .. <finish>|<borrar>|hablar|salir|irme|saltar|<human>
    clientes|gente|pacientes|usuarios|ellos|ellas|el|ella|muchos|algunos|todos|jefe|companero|marido|mujer|madre|padre|hermana|hermano|amigo|amiga|hijo|hija .. siempre|ya|solo? quiere|quieren|queria|querian|pide|piden|pidio|pidieron|prefiere|prefieren|necesita|necesitan|exige|exigen
    clientes|gente|pacientes|usuarios|ellos|ellas|el|ella|muchos|algunos|todos|jefe|companero|marido|mujer|madre|padre|hermana|hermano|amigo|amiga|hijo|hija .. siempre|ya|solo? quiere|quieren|queria|querian|pide|piden|pidio|pidieron|prefiere|prefieren|necesita|necesitan|exige|exigen ... <borrar>|<human>
    boton|opcion|funcion|posibilidad|aplicacion|app|sitio|pagina|programa|herramienta ... <borrar>|<human>|numero
    dificil|imposible|complicado .. .. hablar|conseguir|contactar
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

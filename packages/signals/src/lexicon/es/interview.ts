/** What a participant wants of the interview: to end or pause it, what is left out, who reads it, in Spanish. */
export const interview = {
  classes: {},
  stop: `
    hasta aqui .. llego|llegamos|$|llegue
    no .. .. quiero .. contestar|responder|seguir|continuar .. mas $|esto|preguntas|gracias|ya
    ^ <polite>? <polite>? <polite>? <finish>|basta|fin|alto|stop $|ya|ahora|aqui|por|la|esto|esta|gracias|porque
    <wish> .. .. .. que|a|de|lo|me? .. <finish>|dejarlo|terminar|irme|pararlo aqui|ya|ahora|hoy|esto|por? $|ya|ahora|aqui|porque|gracias|pues|perdon|favor|hoy
    <finish> .. .. ya? .. la|esta|con|nuestra .. <thisinterview>
    tengo|debo|hay .. .. .. que .. .. irme|salir|colgar|marcharme|dejarlo|dejarte|dejarle .. $|ya|ahora|porque|perdon|lo|mi|a|pronto
    me .. .. tengo|voy .. .. que_ir|a_ir|ya .. $|ya|ahora|porque|perdon|adios
    no .. .. quiero|puedo|deseo|voy|quisiera .. .. a? .. seguir|continuar|contestar_mas|responder_mas|participar|hablar_mas|proseguir .. $|ya|porque|gracias|con|esta|respondiendo|contestando|mas|hablando|por
    no .. .. mas .. preguntas
    ni una|otra pregunta mas
    no .. .. tengo .. .. mas|tiempo .. tiempo|$|para|de .. $|para|hoy
    ya .. .. basta|es_suficiente|esta_bien_asi
    ^ <polite>? <polite>? basta|suficiente $|ya|de|por|gracias
    dejeme|dejame|dejenme .. en paz|tranquilo|tranquila
    dejemoslo|lo_dejamos|dejarlo .. .. aqui|asi|ahi|ya
    deje|deja|dejen .. de .. preguntar|escribir|escribirme|molestar|hacerme
    ^ adios|chao|hasta_luego $|y|gracias
    lo|la dejo|cierro .. aqui|ya|ahora $|gracias|un
  `,
  break: `
    dame|deme|espera|espere|necesito .. .. ratito|rato|minutos|minutito|minutitos $|que|por|y|luego
    luego|despues|manana|ahora .. seguimos|sigo|continuamos|continuo|vuelvo|termino|acabo $|gracias|con
    termino|acabo|sigo|continuo|vuelvo .. .. esta_noche|luego|manana|despues|mas_tarde $|gracias
    seguimos|sigo|continuamos|continuo|retomamos .. .. luego|despues|manana|otro_dia|mas_tarde
    necesito|quiero|quisiera|puedo|podemos|hagamos|gustaria|tomar|hacer .. .. .. una|un|pausa|descanso|breve .. pausa|descanso|respiro $|por|ahora|porque|ya|corto|y|breve
    ^ <polite>? <polite>? pausa $|por|ahora
    ya|ahora|enseguida .. vuelvo|regreso $|en|ahora|luego
    vuelvo|regreso|vengo .. en .. .. minutos|minuto|rato|seguida|hora
    puedo|podemos|quiero|prefiero|quisiera|podriamos|gustaria .. .. .. seguir|continuar|terminar|retomar|acabar .. .. .. luego|manana|mas_tarde|despues|otro_dia|otro_momento|esta_noche
  `,
  skip: `
    deja|dejala|dejalo|dejo|dejar|dejemos .. .. en blanco|vacia|vacio
    pasamos|pasemos|pasar|vamos|preguntame|pregunte .. a? .. otra|otro|siguiente|algo cosa|pregunta|tema|$|mas
    ^ <polite>? <polite>? paso|saltar|siguiente|salta|saltemos|pasemos|sigamos|salte .. $|esta|la|por|a_la|de
    <wish>|podemos .. .. .. saltar|saltarme|omitir|pasar|saltarnos|evitar .. .. esta|la|esa|pregunta|$|de|a_la
    prefiero|preferiria|quiero|quisiera|deseo|voy .. .. .. no|sin .. .. .. contestar|responder|decir|decirlo|hablar|entrar|comentar|comentarlo|contestarla|opinar .. $|a|de|en|eso|esto|esa|sobre|por
    no .. .. quiero|quisiera|deseo|puedo|voy .. .. a? .. contestar|responder|decir|decirlo|hablar|comentar|contestarla|responderla .. $|a|de|eso|esto|esa|sobre|por
    no .. .. quiero|quisiera|deseo|voy .. .. a? .. dar|poner|elegir|darle|decir|indicar .. .. .. <number>
    siguiente|otra pregunta .. $|por
    saltese|saltate|saltemos|saltemonos|saltamos .. esa|esta|eso|la|$ .. $|pregunta|por
    me la|lo|esta|esa salto $|porque|si|gracias
    no .. .. es .. .. asunto suyo|tuyo
    no .. .. le|te .. .. importa|incumbe $|a_usted
    es .. .. muy|demasiado|algo? .. privado|personal|intimo|confidencial .. $|perdon|y|no
    sin comentarios|comentario
  `,
  omit: `
    quitalo|quitala|quitelo|quitela|borralo|borrelo|sacalo|saquelo|omitelo $|por|no|de
    no .. quiero|quisiera .. que .. salga|aparezca|conste|figure $|en|por|mi|el|lo
    quite|quita|borre|borra|deje|deja|saque|omita|elimine|olvide|olvida .. .. el|la|mi|ese|esa|lo|fuera .. <number>|parte|frase|ultimo|ultima .. $|por|que|de|fuera
    <wish> .. .. .. quitar|dejar_fuera|omitir|borrar|sacar .. .. el|la|mi|ese|esa .. <number>|parte|frase|ultimo
    sin .. el|la|mi|mencionar|decir .. <number> .. $|por
    olvide|olvida|ignore|ignora .. lo|la|eso .. ultimo|que|ultima .. $|acabo|he|dije|respuesta|de
  `,
  who_sees: `
    esto|eso .. lo|la ve|vera|veran|lee|leera|leeran mi|mis|el|la|los .. jefe|jefa|jefes|empresa|companeros|equipo
    puede|puedes|pueden .. .. garantizar|prometer|asegurar|garantizarme|prometerme|asegurarme
    quien|quienes .. .. va|puede|lee|ve|vera|leera|tiene|mas|recibe|van .. .. .. leer|ver|acceso|esto|eso|mis|lo|a|$|estas
    mi|el|alguien|la .. jefe|jefa|empresa|gerente|alguien|equipo .. .. va|puede|vera|leera|sabra|podra|se .. .. .. ver|leer|saber|esto|eso|mis|lo|entera|enterar|$
    va|puede|vera|leera|podra .. .. .. mi|el|la|alguien .. jefe|jefa|empresa|equipo|$ .. .. .. ver|leer|esto|mis|lo|saber|$
    es|son|sera|queda|seran .. .. .. esto|todo|realmente|mis|de_verdad? .. anonimo|anonimas|confidencial|confidenciales|anonima|anonimos
    que .. .. pasa|pasara|hacen|haran|ocurre .. .. .. con .. .. mis|estas|lo_que|esto|mi .. .. respuestas|datos|digo|$|dije|entrevista
  `,
  off_record: `
    ^ entre nosotros .. $|el|ella|mi|la|pero|que|nada
    entre tu|usted y yo
    off the? record
    extraoficialmente|confidencialmente $|el|ella|mi|pero
    en confianza|confidencia $|el|ella|mi|pero|te|le
    no .. .. lo|la|me|esto|eso|escriba|anote|cite .. .. .. escriba|anote|apunte|cite|mencione|grabe|repita|ponga|incluya|cuente|escribas|anotes|apuntes|cites|pongas .. $|esto|eso|por|en|a|favor
    no .. .. anote|escriba|apunte|cite|repita|ponga|incluya|mencione .. .. esto|eso|lo_que|lo
    que|esto|eso .. .. .. no .. .. conste|salga|figure|quede .. $|en|de
    fuera de .. registro|acta|grabacion|informe|micro
    que .. .. quede .. .. entre nosotros
    esto .. .. queda .. .. entre|aqui
    usted|yo .. .. no .. .. he_dicho|ha_oido|dije .. nada
  `,
};

/** What a participant wants of the interview: to end or pause it, what is left out, who reads it, in Spanish. */
export const interview = {
  classes: {
    part: 'parte frase pasaje parrafo detalle nombre nombres apellido cifra numero sueldo salario edad direccion empresa sobre ultimo ultima jefe jefa',
    told: 'ella ellos ellas companero companera companeros jefe jefa gente clientes pacientes usuarios muchos siempre suele quiso tuvo tuve veces menudo',
    contestar:
      'contestar responder decir decirlo decirle hablar comentar opinar explicar contar revelar compartir detallar contestarla responderla contestarlo responderlo contarlo hablarlo',
    quitar:
      'quite quita quiten quitar borre borra borren borrar elimine elimina eliminen eliminar saque saca saquen sacar omita omite omitan omitir deje deja dejen dejar olvide olvida olviden olvidar olvidese olvidate ignore ignora ignoren tache tacha tachen tachar suprima suprime suprimir retire retira retirar corte corta cortar excluya descarte descarta obvie salte',
    pasaje:
      'parte frase pasaje palabra palabras detalle comentario anecdota ejemplo historia empresa compania apellido jefe empleador oracion fragmento trozo parrafo mensaje asunto tema <number>',
    lector:
      'casero propietario vecinos banco ayuntamiento jefe jefa jefes empresa companeros companera companero equipo supervisor supervisora gerente gerencia direccion encargado encargada patron recursos humanos rrhh personal alguien otros terceros familia marido mujer padres policia seguro aseguradora cliente clientes escuela casero trabajo superior superiores',
    masrato:
      'manana luego despues tarde noche lunes martes miercoles jueves viernes sabado domingo rato momento semana',
    instante: 'instante instantito momento momentito segundo segundos segundito minuto minutos minutito ratito rato',
    interrupcion:
      'cafe te agua puerta telefono timbre perro bebe nino ninos bano comida horno cigarro cigarrillo llamada cocina',
    seguir:
      'seguir seguimos sigo continuar continuamos continuo terminar termino terminamos acabar acabo retomar retomo retomarlo retomamos reanudar completar terminarlo acabarlo seguirlo continuarlo dejarlo volver vuelvo',
    usar: 'use uses usen usar usarse usaran usado useis usarlo usarla utili* guard* public* compart* grabe graben grabar grabado almacen* difund* emple* conserv* cite citen citar citarme analice analicen analizar procese procesen procesar',
  },
  stop: `
    no .. sigo|continuo|participo|seguimos .. $|mas|con|gracias
    vamos|podemos|puedo|mejor|toca .. a? dejarlo|dejarla|cortarlo|pararlo|acabarlo .. $|aqui|ya|asi|ahi
    tengo|debo|hay|necesito|debemos|tendria .. .. que? .. irme|marcharme|salir|colgar|largarme|retirarme|desconectarme|irnos|dejarte|dejarle|dejarla|cortar|correr .. $|ya|ahora|porque|perdon|lo|mi|a|pronto|disculpe|lo_siento|corriendo
    me tengo|debo|voy|largo|marcho|salgo|retiro|despido|desconecto que_ir|que_marchar|que_retirar|ya|ahora|de|$ .. $|ya|ahora|porque|perdon|lo|adios|de_la|de_este|de_esta|gracias|aqui|a_trabajar
    ya me|nos .. voy|tengo_que_ir|vamos|marcho|salgo|canse|cansado|cansada|aburri $|gracias|de|adios
    estoy|estamos harto|harta|cansado|cansada|aburrido|aburrida|agotado|agotada .. .. de|con .. .. contestar|responder|preguntas|esto|tantas|esta|la|hablar|tanta $|preguntas|<thisinterview>|pregunta|contigo
    prefiero|preferiria|quiero|quisiera|deseo|gustaria|apetece|voy|pienso|puedo|tengo .. .. no|ganas|sin .. .. de|a? .. seguir|continuar|participar|proseguir|contestar_mas|responder_mas|hablar_mas .. $|ya|porque|gracias|con|esta|respondiendo|contestando|mas|hablando|por|adelante
    no .. .. quiero|puedo|deseo|voy|quisiera|apetece|interesa|gustaria|tengo|pienso .. .. ganas_de|animo_de|fuerzas_para|a|mas|ya? seguir|continuar|participar|hacer_esto|proseguir|contestar_mas|responder_mas|contestando|respondiendo|mas_preguntas .. $|ya|porque|gracias|con|esta|respondiendo|contestando|mas|hablando|por|adelante|preguntas
    con esto .. ya? termino|acabo|es_suficiente|basta|terminamos|acabamos
    cortemos|cortamos|paremos|paramos|terminemos|terminamos|acabemos|acabamos|dejemoslo|concluyamos|cerremos|finalicemos|lo_dejamos .. la|lo|esta|ya? .. aqui|ya|<thisinterview>|ahora|$ $|por|gracias|ya
    quiero|quisiera|prefiero|preferiria|gustaria|necesito|podemos|puedo|podriamos|vamos|deseo|podria|hay_que|debemos|voy ... <finish>|concluir|cerrar|salirme|salir|irme|dejarlo|abandonar|retirarme|cortarlo|cancelar $|ya|ahora|aqui|porque|gracias|pues|perdon|por|hoy|esto|la|esta|este|de_la|de_aqui|por_aqui
    no .. .. tengo|queda|dispongo .. .. mas|de|ya? tiempo|ganas .. $|para_esto|para_mas|para_seguir|de_seguir|de_continuar|de_contestar|de_responder|ahora|hoy
    ya .. .. no .. quiero|tengo|puedo .. mas $|tiempo|preguntas|ganas
    ya estuvo|basta|acabe|termine|fue|esta_bien|es_suficiente|tuve_suficiente $|por|gracias|con|de|me
    basta|suficiente|suficientes|no_mas .. de|con|tantas|por|ya? preguntas|hoy|esto|aqui|$ $|ya|por|gracias
    ^ <polite>? <polite>? <polite>? me voy|despido|salgo|retiro|marcho|largo $|gracias|ya|adios|hasta|ahora
    ^ <polite>? <polite>? <polite>? lo dejo|dejamos|cortamos aqui|ahi|ya|por_hoy
    cierro|cierra|cierre|finalice|finaliza|termine|termina|pare|para|corte|cancele|acabe|dejo|termino|abandono|acabo .. la|el|esta|este|con|ya|aqui <thisinterview>|ventana|pagina|$ .. $|por|ya|gracias
    hasta .. aqui|ahi .. $|por|gracias|nomas|llegamos|llego
    deje|deja|dejen|pare|para|paren|basta .. ya? de preguntarme|preguntar|preguntas|hacer_preguntas|hacerme|interrogarme|cuestionarme
    puedo|podria|dejeme|dejame|me_deja irme|salir|retirarme|marcharme|terminar|parar|ir .. $|ya|ahora|por
    surgio|salio .. algo|un_imprevisto|una_urgencia $|y|urgente|tengo|me|lo
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
    ^ <polite>? <polite>? <polite>? un|una|dos|cinco|solo|5? solo|breve|pequeno? <instante> .. que? .. llaman|mi|tengo_que|estoy|voy|tocan|suena
    espera|espere|esperen|esperame|espereme|aguarda|aguarde|aguante|aguanta|permitame|permiteme .. .. <instante>|$ .. que? .. llaman|tengo_que|estoy|voy|tocan|suena
    dame|deme|denme|permitame .. dos|cinco|unos|10|5|diez|tantito|una|un .. minutos|pausa|respiro|tiempo|rato|ratito|descanso
    dejame|dejeme|tengo|debo|voy|necesito|puedo|quiero|quisiera|permiteme ... un|a|que|el|la|al ... <interrupcion> .. primero|rapido|antes|un|y|$|rapidito $|momento|y|segundo|ya|ahora|minuto
    tengo|debo|necesito|voy|quiero .. .. que|a? .. ausentarme|levantarme|atender|abrir|contestar_el|descansar|respirar|desconectarme ... un|$|telefono|puerta|una|mi|al $|momento|rato|ratito|minuto|por|llamada|hijo|hija|bebe|minutos
    quiero|quisiera|puedo|podemos|podria|podriamos|gustaria|necesito|hagamos|tomemos|vamos ... una|un|unos|breve|cinco|pequena|pequeno .. breve|pequena|corta|corto? .. pausa|descanso|respiro|descansito|pausita|ratito|rato|receso|break|momento|minutos $|por|ahora|porque|ya|corto|y|breve|para_ir
    ya|ahora|enseguida|luego|ahorita|rato .. vuelvo|regreso|vengo|sigo|estoy $|en|ahora|luego|contigo|de
    vuelvo|regreso|vengo|estoy .. en un|una|unos|cinco|diez|5|10|dos .. <instante>|rato|seguida|nada|hora|breve
    lo|la|el|esto <seguir> .. .. <masrato>|noche|tarde $|gracias|por|si|esta
    sigo|seguimos|continuo|continuamos|retomo|retomamos|vuelvo .. .. .. en_la|por_la|la|esta|otro|mas|a_la? <masrato>|dia $|gracias|por|si|que|siguiente|mejor
    puedo|podemos|podria|podriamos|prefiero|quisiera|gustaria|quiero|seria|voy|puede|es ... <seguir> ... <masrato>|dia|semana $|gracias|por|si|porque|que|mejor|siguiente
    el|lo resto|demas|que_falta|que_queda .. .. .. <masrato> $|por|si|gracias
    <masrato> .. .. <seguir> .. $|con|gracias|el|lo|la
    llaman|tocan|suena|llora|llama .. a|el|la|mi|al .. puerta|telefono|timbre|bebe|jefe|hijo|hija $|un|espera|espere|ahora|perdon
    me .. .. llaman|esta_llamando|suena $|por|un|ahora|espera
    ^ <polite>? <polite>? paramos|pausamos|interrumpimos|descansamos|hacemos|pausemos|interrumpamos|tomamos .. un|una|unos|cinco .. pausa|<instante>|descanso $|por|y
    me|nos pauso|detengo|ausento|desconecto|levanto .. un|unos|cinco .. <instante>
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
    no .. .. quiero|quisiera|voy|pienso|prefiero .. .. entrar|profundizar .. en .. eso|esto|ese|detalles|ello|temas
    no .. .. quiero|quisiera|gustaria|apetece|voy|pienso ... hablar|opinar|entrar|comentar .. .. de|del|sobre|en .. .. tema|asunto|eso|esto|ello
    de|sobre eso|esto|ese|ello .. no .. hablo|opino|comento|digo|quiero_hablar|voy_a_hablar
    pasa|pase|pasamos|pasemos|salta|vamos .. a? .. la|lo|otra siguiente|proxima|pregunta $|por|pregunta|mejor
    no .. te|le|se .. lo .. voy .. a .. decir|contar|explicar
    me|lo|eso|esto lo|la|eso|guardo|reservo guardo|reservo|quedo|callo|para $|para|mejor|gracias|prefiero|mi
    prefiero|preferiria|quiero|voy|quisiera .. .. guardarlo|guardarmelo|reservarmelo|reservarlo|callarmelo|callar|reservarme|guardarme $|para|eso|esa|la
    puedo|podemos|podriamos|quiero|prefiero|vamos|mejor|quisiera|hablemos|hableme|pasemos|pregunteme|preguntame|hablar .. .. hablar|hablamos|pasar|de|a|cambiar|otra|algo|sobre .. .. otra|otro|distinto|siguiente|tema .. cosa|tema|asunto|pregunta|distinta|$ $|por|mejor|gracias|porfa
    cambiemos|cambiamos|cambie|cambia|cambiar .. de tema|pregunta|asunto
    tengo|debo|hay|es|estoy .. .. que|obligado|obligada|obligatorio|necesario .. .. a|que? .. <contestar> $|a|eso|esto|esa|esta|la|obligatoriamente|por
    me niego|nego|abstengo|reservo .. .. a|de|la|mi .. .. <contestar>|respuesta|opinion|$ .. $|a|eso|sobre|esa|esta
    no .. .. .. quiero|quisiera|deseo|pienso|voy|gustaria|apetece|siento|puedo|estoy|debo|interesa|tengo|pretendo ... <contestar>|hablando|contestando|respondiendo .. $|a|de|en|eso|esto|esa|sobre|por|ese|esta|temas|la|nada|con
    no .. .. me|le|te|se|voy|pienso .. lo|la|a? .. contesto|respondo|digo|cuento|comento|contestare|respondere|dire|hablare|hablo|decir|pronuncio $|nada|a|eso|esa|esto|sobre|de|en
    eso|esa|esta|esto|pregunta|ahi .. .. pregunta|yo|prefiero? .. no .. .. la|lo|se|te|le|quiero? .. contesto|respondo|digo|cuento|comento|contestar|responder|decir|contestare|respondere|dire|toco|hablo .. $|nada|a
    me .. salto|brinco|paso .. esa|esta|eso|la|pregunta|$ .. $|pregunta
    ^ <polite>? <polite>? <polite>? la|el|otra? siguiente|proxima|pregunta .. $|por|pregunta|porfa
    ^ <polite>? <polite>? <polite>? paso $|de_esa|de_esta|esa|esta|palabra|gracias|por_favor
    es|me|parece|resulta .. .. algo|muy|demasiado|un|tema|asunto|cosa|mio|bastante .. mio|privado|personal|intimo|confidencial|delicado|privada|incomodo|incomoda|indiscreto|indiscreta $|perdon|y|no|para|eso|esa|como|mio
    no .. .. es|son|le|te|les .. .. asunto|cosa|incumbe|importa|concierne|problema|interesa suyo|tuyo|suya|tuya|vuestro|de|$|asunto|tu|su
    eso .. .. no .. .. le|te|les importa|incumbe|concierne|interesa
    no .. .. tiene|tienes|necesita|necesitas|hace .. .. por_que|que|falta .. .. saber|saberlo $|eso|esto|nada|lo
    esa|esta|eso|pregunta .. la? .. dejo|dejamos|dejemos|dejala|deje|saltamos|paso|obvio .. .. pasar|blanco|vacia|contestar|$|saltar .. $|por
    omito|evito|esquivo|dejo .. .. esa|esta|la|el|responder|pasar .. pregunta|respuesta|responder|$|tema
    no .. .. me .. .. siento|encuentro|resulta|parece|es|apetece .. .. comodo|comoda|facil|bien|a_gusto|correcto ... <contestar>|hablando|contestando|con|respondiendo
    sin respuesta|responder|contestar|opinion $|por|a|esa
    saltar|saltate|saltese|salteme|saltame|saltemos|omita|omite|pasemos|pase|brinca|obvia .. de|a|la|esa|esta|ese|esto|eso|$ .. pregunta|siguiente|tema|otra|$|una
    me da|produce .. verguenza|pudor|corte .. $|decirlo|contestar|hablar|responder
    deja|dejala|dejalo|dejo|dejar|dejemos .. .. en blanco|vacia|vacio
    pasamos|pasemos|pasar|vamos|preguntame|pregunte .. a? .. otra|otro|siguiente|algo cosa|pregunta|tema|$|mas
    ^ <polite>? <polite>? paso|saltar|siguiente|salta|saltemos|pasemos|sigamos|salte .. $|esta|la|por_favor|a_la|de_esta|de_esa
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
    ^ <polite>? <polite>? <polite>? <polite>? <quitar> .. .. el|la|mi|ese|esa|lo|fuera|lo_de|esta|este|los|mis|toda .. .. ultima|ultimo? .. <pasaje>|ultimo|anterior|nombres .. $|por|que|de|fuera|donde|sobre|y|del
    <wish>|puede|puedes|pueden|podria|podrias|favor ... <quitar>|quitar|sacar|omitir .. .. el|la|mi|ese|esa|lo_de|fuera|los|mis .. .. ultima? .. <pasaje>|ultimo|anterior|nombres .. $|por|que|de|fuera|donde|sobre|del
    <quitar> .. fuera|tambien|por_favor? lo de|del|sobre|que_dije|anterior|ultimo|que_acabo|que_conte|que_mencione
    lo|la|el de|del|que|parte|nombre ... no .. .. lo|la? .. incluya|mencione|ponga|incluyas|menciones|pongas|cuente|saque|use|incluyan|pongan|mencionen|escriba|tenga|tengan
    no .. .. ponga|pongas|pongan|mencione|menciones|mencionen|incluya|incluyas|incluyan|escriba|cite|diga|nombre|use|tenga|tengan|tome|tomen|tengas|anote|saque .. .. en|a|el|la|mi|lo|al|de .. .. mi|la? .. <pasaje>|cuenta|nombres|ultimo|anterior|ultima
    que|prefiero|quiero|quisiera|preferiria .. .. que|no? .. .. no .. .. aparezca|salga|figure|conste|mencione|mencionen|aparezcan|se_mencione|se_sepa .. .. el|mi|la|lo|su|ni .. .. <pasaje>|nombres|que
    mi|el|la|su|ese <pasaje> .. .. no .. .. debe|deberia|tiene|puede|quiero .. .. que? .. aparecer|salir|figurar|constar|aparezca|salga|figure|mencionarse
    retiro|retracto|desdigo|quito|borro|corrijo .. lo|el|la|esa|eso|mi|de .. lo? .. que|ultimo|dicho|anterior|comentario|frase|dije|respuesta|eso
    ^ <polite>? <polite>? <polite>? <quitar> eso|esto|ultimo|lo_anterior .. $|por|ultimo|anterior|ultima
    <quitar> .. .. lo|eso|esto|todo .. .. que|ultimo|anterior .. .. dije|dicho|conte|comente|acabo|mencione|hable|escribi .. de|sobre|del|antes|en|hace|ultimo
    quitalo|quitelo|sacalo|saquelo|omitelo|omitalo|tachalo|tachelo|suprimelo|dejalo_fuera|dejelo_fuera $|por|no|de|mejor|del
    sin .. .. el|la|mi|mencionar|poner|nombrar|incluir|decir .. mi|la|el? .. <pasaje>|nombres .. $|por
    no .. deberia|debi|queria|quise .. .. haber|decir|contar|mencionar .. dicho|contado|mencionado|eso|esto|lo|$
    haga|haz|hagan como .. si|que .. no .. .. dije|hubiera|dicho|mencione ... <pasaje>|eso|lo
    quitalo|quitala|quitelo|quitela|borralo|borrelo|sacalo|saquelo|omitelo $|por|no|de
    no .. quiero|quisiera .. que .. salga|aparezca|conste|figure $|en|por|mi|el|lo
    quite|quita|borre|borra|deje|deja|saque|omita|elimine|olvide|olvida .. .. el|la|mi|ese|esa|lo|fuera .. <number>|parte|frase|ultimo|ultima .. $|por|que|de|fuera
    <wish> .. .. .. quitar|dejar_fuera|omitir|borrar|sacar .. .. el|la|mi|ese|esa .. <number>|parte|frase|ultimo
    sin .. el|la|mi|mencionar|decir .. <number> .. $|por
    olvide|olvida|ignore|ignora .. lo|la|eso .. ultimo|que|ultima .. $|acabo|he|dije|respuesta|de
  `,
  who_sees: `
    esto|eso|mis|todo .. .. lo|la|las|se? .. lee|ve|leen|ven|recibe|escucha|leera|vera|ensena|ensenan .. .. .. mi|el|la|los|alguien|mis .. <lector>
    es|sera|son|seran|queda|quedan|quedara|esta|estan|sigue .. .. esto|todo|realmente|mis|de_verdad|la|lo|eso|esta|que? ... anonimo|anonimas|confidencial|confidenciales|anonima|anonimos|privado|secreto|publico|compartido
    esto|mis|todo|lo|entrevista|conversacion|respuestas|eso .. .. es|son|queda|quedan|sera|seran|se|va|estan .. .. .. anonimo|anonimas|anonima|anonimos|confidencial|confidenciales|comparte|publica|publico|publicar|secreto|privado
    a|para|con quien|quienes .. .. le|les|se|va|van|es|son|estan|lo|trabaja|trabajan? .. .. llega|llegan|envian|envia|mandan|manda|va|van|entregan|es|son|comparten|comparte|cuentan|cuenta|pasan|ensenan|informa|reporta|muestran|destinadas|esto|mis|trabaja
    donde|adonde .. .. acaban|acaba|terminan|termina|van|va|quedan|guardan|guarda|almacenan|llegan|paran|publican|publica|se .. .. mis|esto|estas|los|lo|la|todo|guarda|guardan .. respuestas|datos|que|$|informacion|esto|eso|entrevista|digo
    quien|quienes .. .. mas|todo|exactamente|va|puede|tiene|van|pueden|se? .. .. lee|leen|ve|ven|leera|vera|veran|recibe|reciben|analiza|revisa|escucha|consulta|acceso|leer|ver|recibir|escuchar|entera|enterar|leeran .. .. .. esto|eso|mis|lo|a_mis|$|estas|la_entrevista|todo|aqui|que|esta_conversacion|a_esto|al|despues
    <lector> .. .. .. se|lo|la|va|puede|podra|podran|van|pueden|llega|vera|leera|sabra|lee|ve|recibe|tiene|leen|ven|tendra .. .. .. a? .. .. enterar|entera|saber|leer|ver|esto|eso|mis|lo|acceso|enteran|recibir|leerlo|verlo|sepa|escribo|digo
    se|lo|van|va|puede|pueden|podra|vera|leera|sabra|sabran|veran|verlo|leerlo|llega|llegara .. .. .. .. van|va|a|contar|ensenar|mostrar|decir|pasar|enterar|saber|ver|leer|esto|mis|lo|que .. .. .. .. a? .. mi|mis|la|el|los|alguien|otros|recursos .. <lector>|$
    cuentan|cuenta|dice|dicen|pasan|pasa|envian|ensenan|muestran|comparten|mandan|informan|dira|diran|contar|decir|compartir|mostrar|ensenar|enviar ... a|con .. mi|la|el|mis|los|otras|alguien .. <lector>|personas|empresas|mas
    va|ira|sale|saldra|aparece|aparecera|figura|consta|se|ponen .. .. .. a? .. .. salir|aparecer|figurar|ve|mi|sabe .. mi nombre|identidad|apellido|cara
    mi nombre|identidad .. .. sale|saldra|aparece|aparecera|figura|va|se|consta|queda
    cuanta|cuantas|cuantos .. .. gente|personas ... ve|vera|lee|leera|veran|leen|leeran|acceso|esto
    alguien|hay_alguien|persona .. .. .. esta|lee|escucha|ve|leyendo|escuchando|mirando|detras|lo_lee .. .. esto|leyendo|escuchando|viendo|$|mis|la|lo
    pueden|podran|puede|podrian|van|sabran|se .. .. a? .. .. identificar|reconocer|rastrear|identificarme|reconocerme|relacionarme|rastrearme|rastrearlo|saber_que_soy|relacionar .. $|a|con|por|conmigo|quien|yo
    queda .. .. .. entre nosotros|usted .. o
    esto|eso|mis|todo .. .. .. llega|llegara|llegaran|va|ira|pasa|llegar .. .. a .. la|mi|mis|los|recursos|el|manos .. <lector>
    esto|eso .. lo|la ve|vera|veran|lee|leera|leeran mi|mis|el|la|los .. jefe|jefa|jefes|empresa|companeros|equipo
    puede|puedes|pueden .. .. garantizar|prometer|asegurar|garantizarme|prometerme|asegurarme
    quien|quienes .. .. va|puede|lee|ve|vera|leera|tiene|mas|recibe|van .. .. .. leer|ver|acceso|esto|eso|mis|lo|a|$|estas
    mi|el|alguien|la .. jefe|jefa|empresa|gerente|alguien|equipo .. .. va|puede|vera|leera|sabra|podra|se .. .. .. ver|leer|saber|esto|eso|mis|lo|entera|enterar|$
    va|puede|vera|leera|podra .. .. .. mi|el|la|alguien .. jefe|jefa|empresa|equipo|$ .. .. .. ver|leer|esto|mis|lo|saber|$
    es|son|sera|queda|seran .. .. .. esto|todo|realmente|mis|de_verdad? .. anonimo|anonimas|confidencial|confidenciales|anonima|anonimos
    que .. .. pasa|pasara|hacen|haran|ocurre .. .. .. con .. .. mis|estas|lo_que|esto|mi .. .. respuestas|datos|digo|$|dije|entrevista
  `,
  off_record: `
    que|esto|eso|todo|mejor .. .. .. quede|queda|quedar|quedara|quedamos .. .. entre nosotros|usted|tu|los|tu_y|las|nos
    no .. .. se|lo|le|les|vaya|vayas .. .. .. diga|digas|cuente|cuentes|repita|repitas|comente|mencione|difunda|divulgue|decir|contar|comentar|digan .. .. .. a? .. .. nadie|otros|mi|jefe|eso|esto|ninguno
    que .. .. no .. .. salga|pase|trascienda|sepa|conste|quede|figure .. .. .. de_aqui|aqui|nadie|ahi|escrito|$|registrado|en
    guardeselo|guardatelo|guarde|guarda|mantenga|mantenlo|mantengalo|guardelo|reserveselo .. .. .. para|en|entre|secreto|confidencial|esto .. .. usted|ti|si|secreto|nosotros|$|privado
    nadie .. .. puede|debe|tiene|ha|podra|que .. .. .. enterarse|saber|saberlo|sepa|entere|leer|oir
    esto|eso|lo .. .. .. es|sea|queda|quede|digo .. .. .. confidencial|extraoficial|secreto|en_confianza|off|reservado $|no|por|pero|eh|de|lo
    no .. .. anote|apunte|escriba|cite|registre|grabe|anotes|apuntes|escribas|ponga|pongas|pongan|anoten|citen|publique|nombre|me_cite|me_nombre .. $|esto|eso|por|en|a|favor|nada|me|lo|mi|nombre
    no .. .. me|lo|la .. .. cite|cites|citen|nombre|nombres|nombren|atribuya|anote|apunte|escriba|ponga
    yo .. .. no .. .. le|te|les|lo|se? .. .. he|dije|dicho .. dicho|nada|$ .. $|eh|nada|esto|eso
    sin citar|citarme|nombres|nombrarme|mencionarme|dar .. $|nombres|mi|por|la|pero
    en confianza|secreto|confidencia|petit .. $|el|ella|mi|pero|te|le|los|la|esto
    entre|aqui tu|usted|nosotros|los|nos .. y|dos|$ .. yo|$|mi
    ^ entre nosotros .. $|el|ella|mi|la|pero|que|nada
    entre tu|usted y yo
    ^ off the? record
    es|esto|eso|pero|todo|sea|queda off the? record
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

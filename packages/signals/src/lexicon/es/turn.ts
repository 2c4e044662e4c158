/** Acute danger, age, threats and who answers, in Spanish. */
export const turn = {
  classes: {
    explicit: `acabar suicid* matar* mato mate morir morirme muero muerto muerta muerte sobredosis ahorcar* colgarme cortar* corto lesion* dano vivir vida venas soga quitarme tirarme saltar`,
    fears: 'miedo temo temor asusta',
    work: 'jefe jefa gerente companero companera companeros encargado encargada supervisor supervisora empresa cliente clientes clienta proveedor competencia rrhh equipo director directora',
    not_now:
      'cuando si siempre veces menudo ayer pasado pasada antes despues anos meses semanas dias ano fui cada clientes pacientes gente',
    have: 'tengo siento noto tiene me',
    present: 'esta estan estoy es se empieza ahora va',
    someone: 'el ella bebe alguien paciente vecino vecina companero cliente hombre mujer <kin>',
    chest: 'pecho corazon torax esternon',
    pain: 'dolor dolores presion opresion duele aprieta quema ardor punzada punzadas oprime',
    breathe: 'respirar respiro aire tragar aliento',
    limbpart: 'brazo brazos cara pierna piernas mano boca lengua labios garganta lado cuerpo dedos',
    deadlimb:
      'dormido dormida dormidos entumecido entumecida paralizado paralizada hincha hinchando hinchada hinchado caido torcida hormiguea',
    young: '8 9 10 11 12 13 14 15 16 17 ocho nueve diez once doce trece catorce quince dieciseis diecisiete',
    tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien ciento',
    target:
      'lo la los las le les alguien todos jefe jefa gerente companero companera companeros profesor profesora vecino vecina cliente clientes medico te os <kin>',
    attack:
      'matar matarlo matarla matarlos matarlas mataros matarte apunalar apunalarlo disparar dispararle pegar pegarle golpear estrangular estrangularlo envenenar acuchillar rajar reventar reventarlo quemar cargarme cargarmelo',
    weapon: 'arma cuchillo pistola escopeta bomba navaja gasolina machete hacha acido rifle',
    finish:
      'parar terminar acabar dejar dejarlo finalizar cortar detener detenernos terminarla pararlo pare paremos terminemos acabemos dejemoslo para parame',
    thisinterview: 'entrevista conversacion encuesta cuestionario charla chat sesion',
    wish: 'quiero quisiera prefiero preferiria gustaria necesito debo tengo podemos puedo podriamos puede vamos deseo hay podria voy queria',
    victim: 'yo me se mi su estoy esta tengo el ella lo la senor senora chico chica tipo obrero <someone>',
    downed:
      'desmayar desmayado desmayada desmayo desplomado desplomo inconsciente convulsionando convulsiona convulsiones ahogando atragantado atragantada sangrando sangra electrocutado apunalado atrapado atrapada vomitando tirado tirada tendido inmovil',
    organ: '<limbpart> labio cuello ojos parpados corazon pulso piel medio media todo',
    failing:
      '<deadlimb> hinchados morado morada morados azul azules cerrando cierra palido palida acorchado acelerado disparado irregular ampollas raro rara',
    youngyear: '2010 2011 2012 2013 2014 2015 2016 2017 2018',
    parent: 'madre padre mama papa padres viejos tutor tutora',
    number: 'numero nota cifra nombre nombres puntuacion sueldo salario edad fecha direccion respuesta cantidad',
    fill: 'respondo contesto escribo hablo relleno contestando respondiendo escribiendo hablando rellenando responder contestar',
  },
  emergency: `
    media|mitad|lado .. .. .. cara .. .. rara|raro|dormida|dormido|caida|caido|entumecida|torcida|paralizada
    dormido|entumecido|torcido|paralizado .. .. media|mitad .. .. cara
    tengo|siento|noto|un|una|fuerte|mucho|tiene .. .. dolor|dolores|presion|opresion|punzada|punzadas .. .. en|de .. el|mi|la|pecho .. <chest>|brazo_izquierdo|pecho
    duele|aprieta|oprime|quema .. .. .. el|mi|mucho <chest>
    mi|el <chest> .. .. .. duele|aprieta|quema|oprime
    no|apenas .. .. puedo|puede|consigo|logro .. .. respirar|tragar
    me .. .. falta|cuesta|falta_el|cuesta_mucho aire|respirar|la_respiracion
    <someone> .. .. se .. esta? .. ahogando|asfixiando|atragantado|convulsionando
    mi|el|la|su|tengo .. <limbpart> .. .. .. <deadlimb>
    sangro|sangrando|sangra ... mucho|abundantemente|muchisimo|todas|por_todas|para|sin
    no .. .. para|deja|paro|dejo .. .. de sangrar
    vomito|escupo|toso|vomitando|tosiendo|escupiendo .. .. sangre
    <someone> .. .. esta|se|ha|acaba|quedo .. .. .. inconsciente|desmayado|desmayada|desplomado|desmayarse|convulsiones|desmayo|desplomo
    creo|estoy|esta|tengo|dando .. .. .. un|una|teniendo|dando .. .. infarto|ictus|ataque_al_corazon|ataque_epileptico|convulsion|reaccion_alergica|derrame|paro
    voy|estoy|va .. .. .. a? .. desmayar|desmayarme|desmayando|perder_el_conocimiento|perdiendo_el_conocimiento
    roto|rompi|rompio .. .. aguas
    necesito|llama|llamen|llamad|llame|pidan|manden .. .. .. una|a|un|al|por_favor .. ambulancia|112|911|emergencias|bomberos|urgencias
    hay .. .. fuego|incendio .. $|en|aqui|ahora
    casa|cocina|piso|edificio|apartamento .. .. .. ardiendo|en_llamas|quema|quemando|incendia
    huele .. .. a gas
    alguien .. .. esta|intenta|quiere|acaba .. .. .. entrar|entrando|forzando|robar|puerta
    <someone>|bebe .. .. no .. respira
  `,
  emergency_part: `
    <victim> .. .. <downed>
    <organ> .. .. <failing>
    <victim> .. .. no .. .. respira|responde|reacciona|mueve|despierta|habla|contesta
    no .. .. puedo|puede|consigo|siento|siente|noto .. .. respirar|tragar|hablar|moverme|mover|moverse|piernas|pierna|brazo|mano
    pone|poniendo|puesto|estan .. .. azul|morado|morada|gris|azules|morados
    humo|llamas|fuego|gas|incendio|alarma|detector|agua .. .. .. cocina|casa|piso|edificio|pasillo|escalera|balcon|vecino|fuga|suena|pita|llega|sube
    sangre|sangrando|sangro|echa|perdiendo .. .. .. cabeza|oido|nariz|boca|sangre|muchisimo|mucho|conocimiento
    azucar|glucosa|fiebre|temperatura .. .. en|a|de|esta
    dolor|duele|presion|opresion|golpe|sudor .. .. .. pecho|mandibula|cabeza|nuca|frio
    veo|habla|hablando|palabras .. .. .. nada|doble|borroso|negro|raro|rara|incoherencias|sin_sentido
    parto|contracciones|aguas|embarazada .. .. .. sangre|sangrando|minutos|roto|rotas|ya|adelantado|semanas|mareo
  `,
  emergency_event: `
    cortado|corte|rebanado|quemado|queme|aplastado|clavado|abierto|picado|picadura|pico|mordido|mordio ... dedo|dedos|mano|pierna|brazo|pie|cabeza|muneca|cuello|muslo|cara|ojo|avispa|abeja|vibora|serpiente|garganta|boca|lengua|alacran
    aceite|agua|caldo .. .. hirviendo|ardiendo|hirviente
    tragado|trago|bebido|bebio|ingerido|tomado|tomo|comido ... pila|lejia|veneno|detergente|producto|pastillas|setas|moneda|iman|raticida|amoniaco|medicamentos|cacahuetes|nueces|marisco|gambas
    pastillas|insulina|medicacion|dosis|medicina ... doble|veces|demasiadas|demasiada|equivocado|equivocada|confundi
    caido|cayo|cai|caer|atropellado|atropello|arrollado|volcado|chocado|enganchado .. .. .. escalera|escaleras|andamio|tejado|ventana|balcon|arbol|coche|camion|bus|tren|moto|maquina|tractor
    tuvimos|tuve|hemos|tenido|hubo .. .. un|una? accidente|explosion
  `,
  emergency_now: `
    de_repente|de_golpe|ahora_mismo|ahorita|recien|de_pronto|en_este_momento|ayuda|auxilio|socorro|urgente|ambulancia|112|911|rapido|por_todas_partes|cada_vez_mas
    acaba|acabo|acaban|acabamos .. .. de
    hace .. .. minutos|segundos|minuto|momento
    que .. hago|hacemos|hacer
    <victim> .. .. no .. .. responde|reacciona|despierta|mueve|respira|contesta|para|habla|siente
    no se .. .. que|cuantas|cuanto|cuantos .. .. $|hacer|hago|ha
    esta .. .. .. dormida|dormido|palida|palido|fria|frio|mal|inconsciente|azul
    espera|espere|esperen .. .. que|mi|un|una|el|la
    en|estoy .. el|sola|solo suelo|piso|$
    ahora|ya|mareo $
  `,
  minor: `
    falta|faltan|queda|quedan|hasta|cuando .. .. .. .. para|hasta|los|cumplir|cumpla|tenga|sea .. .. 14|16|18|catorce|dieciseis|dieciocho|mayor|mayoria
    no .. .. puedo|dejan .. .. votar|conducir|beber|trabajar .. aun|todavia|porque|hasta|$
    <parent> .. .. .. firma|firmar|firmo|firmado|firmaron|autorizacion|no_me_deja|no_me_dejan|quito_el|quitaron_el|quitado_el
    mi|nuestro|nuestra|el profe|profesor|profesora|tutor|maestra|maestro .. .. de|nos .. .. mates|matematicas|lengua|tutoria|mando
    estoy|voy|sigo .. .. a|en .. el|la instituto|secundaria|prepa|preparatoria|colegio|primaria $|y|ahora|todavia
    voy|estoy|curso|paso .. .. a|en|al .. .. primero|segundo|tercero|cuarto|quinto|sexto|septimo|octavo|noveno .. .. eso|primaria|secundaria|bachillerato|grado|prepa
    tengo .. .. solo|apenas|casi|todavia|aun|ya <young> $|y|pero|recien|soy|anitos
    tengo <young> $|y|pero|soy|anos_y|anos_pero|anos_recien|anos_soy|anos_no
    tengo solo|apenas|casi|ya? <young> anos $|y|pero|soy|recien|no|asi
    soy|siendo|era .. .. menor|menores .. $|de_edad|y|pero|aun|todavia
    no .. .. soy|tengo|cumplido .. .. mayor_de_edad|18|dieciocho
    todavia|aun .. no .. .. 18|dieciocho|mayor
    menos de 18|dieciocho
    cumplo|cumpli|cumplire|he_cumplido .. .. <young> .. $|anos|ayer|el|en|la|hace|manana|este|pronto
    estoy|voy|curso|estudio .. .. a|en|al .. .. primero|segundo|tercero|cuarto|sexto|quinto|1|2|3|4 .. de .. la? .. eso|primaria|secundaria|bachillerato|bachiller
    nacido|nacida|naci|soy .. .. en|de|del .. <youngyear>
  `,
  threat: `
    quemar|prender|incendiar|quiero|ojala .. .. .. con|que .. .. .. ella|ellos|todos|se .. dentro|mueran|muera|sufran
    echado|echo|eche|puesto|puse .. .. .. veneno|algo|cosa|matarratas .. .. en .. .. comida|bebida|vaso|cafe|plato
    yo|les|lo|la|los|voy|vamos|juro|quiero|pienso|los .. .. voy|vamos|pienso|quiero|a .. .. a? .. <attack> .. $|a|si|manana|todos|un|cuando|al|que|de
    voy a .. <attack>
    lo|la|los|las|te|os mato|matare|mataremos|rajo|reviento $|si|manana|un|a_todos|cuando|juro
    voy|vamos|pienso .. .. .. volar|quemar|incendiar|explotar|prender .. .. .. oficina|empresa|escuela|edificio|casa|todo|colegio|fuego
    llevar|traer|llevo|traigo|llevare|traere|comprar|comprado|tengo .. .. una|un|mi|el .. .. <weapon> .. .. .. trabajo|escuela|oficina|colegio|manana|el|ella
    se .. donde .. .. vive|viven|vives|trabaja
  `,
  threat_hint: `
    va|van|vas .. .. a .. .. pagar|arrepentir|arrepentirse|lamentar|pagarlo|enterar .. $|por|caro|de
    lo|la .. .. pagara|pagaran|lamentara .. $|caro|por|un
    va|habra .. .. .. muertos|heridos|desgracia
  `,
  threat_part: `
    con|tengo|tiene|compre|comprado|llevo|coger|cojo .. .. un|una|la|el|mi|su arma|pistola|cuchillo|navaja|escopeta|machete|hacha|bate|rifle
    pegar|meter|dar|pegarle|meterle|pegarme .. .. .. tiro|tiros|paliza|balazo|punalada|punaladas
    escondida|escondido|escondidos|escondidas|encerrada|encerrado|encerrados .. .. .. bano|cuarto|armario|cocina|habitacion|sotano
    borracho|borracha|drogado|rompiendo|destrozando .. .. .. rompiendo|gritando|golpeando|todo|puerta|muebles|casa
    foto|fotos|direccion|video|audio .. .. .. colegio|casa|hija|hijo|hijos|van
    me .. .. sigue|siguen|vigila|vigilan|persigue|persiguen|espera|esperan
  `,
  threat_now: `
    van|va .. .. a .. .. ver|enterarse|saber|enterar
    detras|fuera|afuera|delante|puerta|ventana .. .. de|puerta|casa|esta|otra|esperando
    se .. donde|a_que_hora
    juro|prometo|en_serio|miedo|terror|panico|venganza|vengarme
    antes|hasta .. .. lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|noche
    acaban|acaba|si .. .. de|no .. .. mandar|enviar|decir|llamar|pago|pagamos
  `,
  carer: `
    soy|es|habla|escribe .. su|la|el <kin>|cuidadora|cuidador|asistente .. quien|que|la_que|el_que .. escribe|contesta|responde
    el|ella|mama|papa .. me dicta|dice .. $|lo|que|las|sus
    <fill> .. .. .. por|en_nombre_de|en_lugar_de .. mi|una|un|mis|nuestra|nuestro|la|el .. <kin>|paciente|residente|abuela|abuelo
    <fill> .. .. por .. el|ella|ellos .. $|porque|ya|no|que
    en nombre|representacion|lugar de|del .. mi|mis|la|el|nuestra|un|una|paciente|senor
    soy .. .. su|el|la hija|hijo|madre|padre|mujer|marido|cuidador|cuidadora|tutor|tutora|enfermera|hermana|hermano|esposa|esposo|nieta|nieto|interprete .. $|y|el|ella|yo|de|contesto|respondo
    <someone> .. no .. puede|sabe|ve .. .. .. escribir|leer|hablar|teclear|contestar|responder .. .. .. yo|asi|por_eso|entonces|soy
    fue|era|es .. .. mi|nuestra|nuestro <kin> .. .. quien|el|la|que .. .. .. paciente|ingresada|ingresado|estuvo|atendieron|atendida|atendido|cliente|invitada|invitado
  `,
  grief_hint: `
    murio|fallecio|ha_muerto|ha_fallecido $|hace|en|despues|tres|dos
  `,
};

import type { Signs } from '../lexicon.ts';

/** Structures of signs (who, what, now) over word classes, in Spanish. */
export const signs: Signs = {
  classes: {
    not_mine:
      'tenia cuando era antes hijo hija hijos hijas nietos nieto nieta sobrino sobrina alumnos alumno enseno recuerdo ninos',
    helper: `psicologa psicologo psiquiatra psiquiatria terapeuta enfermero enfermera bombero bombera paramedico policia guardia voluntario voluntaria telefono urgencias urgenciologo matrona auxiliar residencia hospicio
      paliativos funeraria tanatorio forense notario notaria seguros novelas novelista medico medica socorrista vigilante florista carnicero carnicera cocinero cocinera orientadora ambulancias emergencias`,
    toxic:
      'lejia pila pilas veneno pastillas detergente moneda iman imanes setas amoniaco anticongelante medicamentos canica producto',
    hazard: 'gas humo fuego llamas quemado gasolina chispas incendio',
    stranger:
      'alguien hombre hombres tipo tipos tio tios chicos ladron ladrones desconocido desconocidos encapuchado encapuchados sujeto',
    intrudes:
      'forzando fuerza rompiendo rompe golpeando golpea pateando entrando entrar aporreando aporrea trepando saltando merodeando forzar romper intentando reventando metiendo',
    home: 'puerta ventana ventanas casa piso cerradura jardin patio portal balcon garaje tienda persiana cristal verja cocina salon reja',
    unwell:
      'mareado mareada mareo mareos temblando tiemblo tiembla sudo suda sudando palido palida blanco blanca vomitando vomita babea babeando tose tosiendo confundido confundida adormilado adormilada amodorrado debil nauseas escalofrios jadea jadeando arcadas duerme',
    offday: 'lunes martes miercoles jueves viernes sabado domingo manana pronto hoy noche finde',
    month:
      'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre primavera verano otono invierno navidad',
    harms:
      'partir romper reventar rajar matar cortar pegar quemar hundir clavar destrozar machacar abrir cruzar arrancar meter dar aplastar volar triturar arruinar degollar estrangular apunalar hacer',
    harmed:
      'cabeza cara piernas dientes cuello brazos huesos boca morro nariz garganta rodillas crisma jeta costillas dano tiro paliza punalada balazo',
    building:
      'oficina empresa escuela colegio instituto clinica hospital ayuntamiento tienda fabrica agencia juzgado iglesia mezquita sinagoga comisaria casa coche local banco edificio sucursal taller',
    illness: 'cancer covid ictus accidente infarto suicidio leucemia tumor neumonia alzheimer sobredosis derrame',
    elder: 'mama papa abuela abuelo yayo yaya madre padre abuelita abuelito tia tio mami papi',
    exam: 'deberes examenes recreo insti instituto selectividad ebau evau mates tareas boletin cole colegio secundaria prepa excursion',
    child: 'hijo hija bebe nino nina peque pequeno pequena nene nena crio cria',
  },
  trade: `
    soy|como|trabajo|trabajamos|escribo|vendo .. .. .. <helper>
    pelicula|serie|documental|novela|capitulo|podcast .. .. .. donde|que|en|sobre
  `,
  emergency: `
    <someone>|<child> .. .. .. caido|cayo|caida & sangra|sangre|inconsciente|mueve|responde
    embarazada & sangro|sangrando|sangre|contracciones
    <child>|<kin> .. .. .. encontro|cogio|agarro|metido|abrio .. .. .. <toxic>|boca
    alarma .. .. .. suena|pita & humo|cabeza|mareo|mareados
    <stranger> .. .. ha|han|acaba_de|esta .. entrado|entrando|metido|colado|forzado|saltado|entrar .. .. <home>|casa|aqui|mi
    desangrando|desangra|desangro
    sangra|sangro|sangrando .. .. mucho|muchisimo|demasiado
    espuma .. .. boca
    avispa|abeja|avispas|cacahuete|nueces|marisco|pico & hincha|hinchada|hinchado|ronchas|garganta|respirar
    hay|veo .. .. fuego|llamas|humo|incendio en|por|debajo|abajo|fuera|al
    <kin>|<child>|el|ella .. .. bebio|bebido|trago|tragado|comio|comido .. .. .. <toxic>
    esta|se_pone|se_puso|se_esta_poniendo azul|morado|morada|convulsionando|ahogando .. $|y|mi|de
    se .. me .. hincha|hinchando|cierra|cerrando .. .. lengua|garganta
    y|pero|que no .. despierta|respira|reacciona .. $|y|ni
    acaba|acaban de .. desplomar|desplomarse|desmayar|desmayarse|caerse|atragantarse
    entra|entrando|sale|saliendo .. .. humo|llamas|gas .. .. por|debajo|de|en|al
    huele|huelo|veo|sale|hay|olor ... <hazard> .. $|en|de|por|y|aqui|ahora|debajo|muchisimo|mucho|saliendo
    <hazard> .. .. entra|entrando|sale|saliendo|sube|subiendo|llena|viene|llenando .. .. .. por|debajo|puerta|cocina|escalera|casa|pasillo|de
    <stranger> ... <intrudes> ... <home>|dentro|en
    <stranger> ... <home> ... <intrudes>
    <someone>|<child>|<kin> .. .. no .. .. despierta|respira|reacciona|responde|mueve|vuelve .. $|y|esta|ni|que|ayuda|bien
    no .. .. consigo|puedo|logro|podemos .. despertarla|despertarlo|despertar
    atrapado|atrapada|atrapados|encerrada|encerrado .. .. .. fuego|humo|llamas|incendio|ascensor_con
    <pain>|peso|losa .. .. .. pecho & brazo|mandibula|sudo|sudor|aire|hombro|respirar
    <someone>|<child> ... <unwell> & azul|morado|morada|inconsciente|respira|desmayado
  `,
  emergency_part: `
    <stranger> ... <home>
    no .. .. siento|noto|muevo .. .. .. <limbpart>|piernas|manos|pies
    <someone>|<kin> .. .. .. tirado|tirada|caido|suelo|tumbado
    agarra|agarrando|lleva|aprieta .. .. .. pecho|corazon|cabeza|garganta
    <stranger> .. .. con .. un|una cuchillo|arma|palanca|bate|pistola|pasamontanas
    estoy|esta|me|se|<someone>|<child> .. .. .. <unwell>
    <limbpart>|labios|lengua|garganta|cara|brazo|boca|ojo .. .. .. hinchado|hinchada|hinchan|dormido|dormida|torcida|caida|caido|paralizado|hormigueo|morados|azules|cierra|cerrando|pesado
    duerme|hormiguea|hincha|cierra .. .. .. brazo|mano|cara|lengua|garganta|pierna|labios
    dolor|duele|mal .. .. .. pecho|cabeza|brazo|mandibula|barriga
    veo|ve|habla|hablo .. .. .. borroso|doble|nada|raro|rara|incoherencias|sentido
    mucha|mucho|charco|todo_lleno .. de? sangre
    <hazard> .. .. .. cocina|casa|puerta|pasillo|piso|escalera|mucho|edificio|sale
    ninos|bebe|abuela|madre|padre|hijos .. .. .. estan|esta|dentro .. .. .. cuarto|dentro|arriba|habitacion
    me .. siento .. .. .. raro|rara|fatal|desmayar|debil|morir
    <stranger> .. .. .. cuchillo|pistola|barra|navaja|arma|gritando|bate
    no .. .. puedo|puede|logra .. .. .. levantarme|levantarse|abrir|salir|hablar|tenerme|caminar|ojos
  `,
  emergency_event: `
    tragado|trago|bebido|bebio|comido|comio|tomado|tomo|chupado ... pila|pastillas|moneda|iman|imanes|lejia|producto|detergente|medicamentos|capsula|canica|algo|planta|boton|perla|cigarro
    cayo|caido|cai|resbalo|resbalado|tropezo ... escalera|escaleras|tejado|andamio|ducha|banera|bici|caballo|balcon|suelo|cabeza|moto|arbol
    pastillas|insulina|dosis|medicacion|inyeccion .. .. .. dos_veces|doble|demasiada|demasiadas|equivocado|equivocada|mas_de_la_cuenta
    dos_veces|doble|demasiada|demasiadas .. .. .. pastillas|insulina|dosis|medicacion
    cuchillo|sierra|motosierra|hacha|cristal|maquina|freidora|radial & dedo|dedos|mano|pulgar|brazo|pierna|pie|cara
    desmayado|desplomado|caido|desmayo|desplomo|cayo .. .. .. redondo|suelo|golpe|aqui|delante
  `,
  emergency_now: `
    acaba|acabo|acaban de
    no .. se .. .. .. cuantas|cuantos|que|cuanto
    oigo|escucho|veo|oye .. .. .. pasos|voces|que|ruidos|como|cristales|gente
    escondido|escondida|encerrado|encerrada|sola|solo .. .. .. en|bano|casa|con|cuarto|$
    espere|espera|rapido|socorro|ayuda|auxilio|corran
    no .. .. despierta|respira|reacciona|responde|mueve
    desde .. hace .. .. .. hora|minutos|rato
    pero|y ahora
    sangra|sangrando .. mucho
  `,
  minor: `
    <parent> .. .. no quiere|quieren que .. .. use|tenga|salga|este|juegue|vaya
    en el recreo
    mi|mis|nosotros|nos|yo|usamos|tenemos|hago ... deberes|recreo|boletin|selectividad|mochila_del_cole
    <parent>|mama|papa .. .. me .. deja|dejan
    estoy|voy|curso|paso|pase|repito .. .. .. a|en|de .. .. .. primero|segundo|tercero|cuarto|quinto|sexto|1|2|3|4|5|6 .. .. de? .. .. eso|primaria|secundaria|bachillerato|bachiller|prepa
    primero|segundo|tercero|cuarto|1|2|3|4 de? .. la? eso $|y|en|asi|usamos
    mi|mis|los|hacer|hago|tengo|termino|acabo|despues|antes .. .. .. <exam> $|y|primero|de|antes|con|manana|por|trabajo|asi|para
    en|al|del mi? insti|cole|instituto $|y|usamos|nos|no|tenemos|los|me
    <parent>|mama|papa|padres .. .. .. me .. dijo|dice|dicen|ha_dicho|deja|dejan|obliga|obligan|castigo|castigaron|controla|controlan|regana|recoge|recogen
    <parent>|mama|papa|padres .. .. no me|nos deja|dejan
    <parent>|mama|papa|padres ... firmar|firmen|firme|firma|permiso|autorizacion
    permiso|autorizacion|firma de|paterna .. .. mis|mi|padres|madre|padre|$
    el|la|nuestra|nuestro .. profe|profes|seno|maestra|maestro|tutora|directora .. .. .. nos
    nuestra|nuestro .. profe|seno|maestra|maestro|tutor|tutora
    tengo .. .. <young> .. anos? $|y|pero|recien|asi|entonces|todavia
    voy|vamos|estoy .. .. a? .. cumplir|cumpliendo .. .. .. <young>
    cumplo .. los? <young>
    <young> anos y medio|pico .. $|y
    soy|aun|todavia .. .. .. menor|adolescente|estudiante_de_la_eso|muy_joven|un_nino|una_nina|pequeno_para|pequena_para .. $|de_edad|y|para
    cuando .. cumpla|tenga|sea .. .. .. 16|18|dieciocho|dieciseis|mayor
    no .. .. tengo .. .. edad .. $|para|suficiente|todavia|legal
    mi|la|mis paga|mesada|mochila|taquilla|excursion|recreo|uniforme_del_cole .. $|semanal|y|de
    pediatra|pediatria .. .. .. me|atienden|todavia|aun|mi
  `,
  threat: `
    lo|la|los|las|le .. voy|vamos a .. tirar|empujar|lanzar|arrojar .. .. .. <high>|escaleras|anden
    quemo|quemar|quemarlo|quemarla|enterrar|enterrarlo|enterrarla .. .. .. vivo|viva|vivos|vivas
    sale|salen|saldra|saldran|sales .. .. .. vivo|viva|vivos
    voy|vamos|pienso|quiero .. .. a? .. rajar|rajarle|apunalar|degollar|acuchillar|linchar|descuartizar|balear|quemarle|cortarle|reventarle|partirle .. .. .. a|la|el|mi|cara|cuello|al
    poner|pongo|meter|colocar|fabricar .. .. bomba|explosivos|explosivo
    cortar|cortarle|corto .. .. .. frenos
    lo|la|los|las|te|os mato|rajo|reviento|quemo|apunalo|degollo|liquido .. $|si|manana|el|cuando|y|a|un
    le|les .. .. pego|meto|doy|clavo .. .. .. tiro|tiros|cuchillo|punalada|balazo
    lo|la|los|las|le .. voy|vamos a .. atropellar|apunalar|estrangular|envenenar|quemar|reventar|linchar|matar|degollar
    machete|pistola|escopeta|rifle|revolver .. para .. .. vecino|vecina|jefe|ex|juez|profesor|el|ella
    le|les|te|os|lo|la|los .. .. voy|vamos|pienso|quiero|juro .. .. a? .. <harms> .. .. .. <harmed>
    voy|vamos|pienso|quiero .. .. a? partirle|romperle|reventarle|rajarle|cortarle|pegarle|meterle|clavarle|hundirle|abrirle|volarle|partirles|romperles|quemarle|quemarles|darle|hacerle .. .. .. <harmed>|casa|coche|cuchillo|piernas
    voy|vamos|pienso|quiero|juro .. .. a? .. matarlo|matarla|matarle|reventarlo|reventarla|apunalarlo|atropellarlo|atropellarla|estrangularla|estrangularlo|envenenarlo|destrozarlo|quemarlos|matarlos|cargarmelo|cargarmela .. $|si|cuando|y|manana|al|a|hoy|el
    voy|vamos|pienso|quiero|prender|pegarle|meterle .. .. .. quemar|volar|incendiar|fuego|prenderle|reventar .. .. .. <building>
    espero|esperar|esperare|esperando|estare ... con .. .. .. <weapon>|bate|martillo|barra|cuchillo|palo
    veneno|matarratas|lejia|anticongelante ... comida|cafe|bebida|vaso|plato|sopa
    almohada ... cara|cabeza|boca
    le|les|te voy|vamos .. .. a? .. hacer|meter|dar|pegar|prender .. .. .. dano|miedo|tiro|paliza|fuego|punalada
  `,
  threat_part: `
    <target>|ex|el|ella|ellos ... acabar|acaba|acabara|terminar|termina|terminara .. .. .. tierra|ataud|caja|hospital|morgue|cementerio|hoyo|zanja
    ojala|que .. .. .. mueran|muera|revienten|reviente|ardan|pudran
    afilado|afile|cargada|cargado|cargue .. .. .. cuchillo|pistola|escopeta|machete
    no|ni|nadie|nunca .. .. .. sale|salen|saldra|vuelve|volvera|llega|llegara|vera|veran|camina|caminara|rie|reira .. .. .. caminando|vivo|viva|casa|navidad|andando|andar|mas|entero|ver
    <weapon>|bate|martillo|barra|veneno .. .. .. mochila|coche|bolsa|bolso|guantera|cajon|listo|lista|cargada|preparado|comprado
    va|van|vas|vais .. .. a .. pagar|pagarlo|arrepentir|arrepentirse|sufrir|llorar|enterar|enterarse|saber|lamentar
    me las|la|lo .. va|van|pagara|pagaran .. a? .. pagar|$
    ande|anden|cuide|cuidese|ande_con|prepare|preparen .. .. con? .. cuidado|ojo|espalda
    pagara|pagaran|sufrira|sufriran|arrepentira|enterara|lamentara .. $|caro|todo|de|por
    <harms> .. .. .. cabeza|piernas|cara|cuello
  `,
  threat_now: `
    el|ella|tu .. .. .. primero|primera|siguiente
    me encargo|encargare|ocupare
    me encargo|ocupo
    se|conozco|averiguado|tengo .. .. .. donde|cuando|que_hora|por_donde|direccion|horario .. .. .. vive|sale|aparca|trabaja|$|casa|llega|hijos|estudian
    en|muy|hablo .. serio
    no .. .. es .. .. broma|amenaza|farol
    no .. .. .. nada .. que? .. perder
    me .. da .. igual .. .. .. carcel|policia|todo|consecuencias
    no .. .. importa .. .. .. carcel|policia|consecuencias
    lo .. .. tengo .. .. decidido|planeado|preparado|pensado
    voy|ire|esperare|espero|estare .. .. .. a? .. ir|<offday>|salida|fuera|puerta|portal|alli
    juro|prometo
    la|el proxima|proximo vez
    va|van .. a .. .. ver|enterar
    hasta|harto|harta .. .. .. aqui|burlas|humillaciones|rian
  `,
  grief: `
    <my> .. <kin> fallecido|fallecida|difunto|difunta
    no .. .. pudieron .. salvarlo|salvarla
    acabo|acaba|acabamos .. de .. perder|enterrar|morir|fallecer .. .. .. <kin>|<elder>|mi
    <kin>|<elder> .. acaba|acaban de .. morir|fallecer|irse
    ya no .. esta|estan .. con|entre nosotros|mi|mis
    esparcimos|esparci|guardo|tengo .. .. sus? cenizas
    despedimos|despedi|despedirme .. .. .. de|a .. .. <elder>|<kin>
    enterramos|enterre|enterraron|enterrado|incineramos|incineraron|sepultamos|despedimos_a & <kin>|<elder>|semana|mes|ano|ayer|<month>|lunes|sabado
    desde|cuando|tras .. .. que? .. .. falta|fallecio|murio|falto|faltan|marcho|fue .. .. mi|mis|$|no|mama|papa|la_abuela|el_abuelo
    desde .. que .. .. .. murio|fallecio|falta|no_esta|nos_dejo|se_fue|partio
    mi|mis|nuestra|nuestro .. .. .. ya .. .. no .. .. esta|vive|estan .. $|con|entre|y|aqui
    murio|fallecio|falta|falto|murieron .. .. .. <kin>|<elder>
    <elder>|<kin> .. .. .. fallecio|murio|falta|descanse|qepd|nos_dejo|nos_ha_dejado|se_nos_fue|se_apago
    se .. nos|me .. fue|murio|apago|muere|marcho .. .. .. mi|mama|papa|la|el|abuela|abuelo|en|hace|$|de
    perdimos|perdi|perdido|perdio .. .. .. a? .. mi|mis|nuestra|nuestro|un|una|el|al|la|mama|papa .. .. .. <kin>|bebe|mama|papa|embarazo|abuela|abuelo
    murio|fallecio|perdi|perdimos|llevo .. .. .. <illness>
    <illness> ... llevo|se_la_llevo|se_lo_llevo|fallecio|murio
    entierro|funeral|velatorio|velorio|sepelio|tanatorio|misa_de_difuntos .. .. .. de|es|fue|mi|del|manana|ayer|el|$
    su|sus tumba|cenizas|nicho|lapida|ataud
    al|el|en cementerio|panteon .. .. $|todos|cada|y|voy
    viudo|viuda|enviude|enviudado|huerfano|huerfana|luto
    mi|mis difunto|difunta|difuntos
    nacio|nacio_ya .. .. muerto|muerta|sin_vida
    aborto espontaneo|natural|involuntario
    cuide|acompane|cuidamos|cuidando .. .. .. hasta .. .. .. final|fin|ultimo|muerte
    sus ultimos|ultimas dias|semanas|horas|meses|momentos
    se quito|suicido la? vida? .. $|mi|en|hace|y
    permiso|baja .. por .. fallecimiento|duelo|defuncion
    descanse|descansa en paz
    la|le|los|lo echo .. de menos .. .. $|desde|cada|tanto|mucho & murio|fallecio|falta|fue
  `,
  violence: `
    cuando|si|hasta .. .. llega|vuelve|bebe|borracho|duerma ... encerramos|encierro|escondemos|escondo|callamos|bano
    si .. .. me voy|marcho|dejo ... me|nos .. .. encuentra|encontrara|mata|matara|quita|quitara
    si .. .. se .. entera|enterase|entere .. .. .. mata|pega|matara|paliza|pagar
    miedo|no_quiero|quiero|no|atrevo|evito .. .. .. volver|ir|regresar|llegar .. .. .. casa & el|ella|marido|pareja|enfadado|novio|borracho
  `,
  wish_to_die: `
    descansar|dormir .. para siempre
    da igual|mismo .. .. si .. .. muero|vivo|despierto|amanezco
    no|ni .. .. voy .. .. a .. llegar|estar|durar|ver .. .. .. $|ya|tengo|para|navidad|verano|ano|decidido
    ano|navidad|verano|primavera|mes|entonces & no .. .. estare|voy_a_estar|estar_aqui|llego
    no .. .. voy|quiero .. .. .. molestar|estorbar|dar_trabajo|cargar .. .. .. nadie|mas|$
    dormir|dormirme|acostarme ... no|nunca|sin .. .. .. despertar|despertarme|volver|levantarme|abrir
    no .. .. .. encuentro|veo|hay|queda|le .. .. .. salida|solucion|futuro|camino|manana .. $|para|me|mas|que|a
    cuando .. yo .. falte|no_este|muera|desaparezca
    sin mi .. .. .. $|con|estarian|todos|la & mejor|tranquilos|felices|descansarian|aliviados|libres
    nadie .. .. .. daria|enteraria|echara|echaria|daran|notaria .. .. .. cuenta|falta|menos|hasta .. .. .. hasta|me|$
    solo .. .. sigo|estoy|aguanto|aguantaba|seguia|vivo .. .. .. por|para .. .. ella|el|ellos|mis|mi|hijos|madre|perro
    soy|solo .. .. .. carga|peso|estorbo|lastre|molestia .. $|para|y
    ya .. .. .. tengo|he|esta .. decidido .. $|y
    puente|via|vias|acantilado|azotea|anden|barandilla|tejado|precipicio & mirando|miro|quedo|parado|parada|asomo & rato|abajo|agua|vacio|saltar|noche|paso
    pastillas|cuchilla|cuchillas|soga|cuerda|frasco .. .. .. mirando|miro|cada|noche
    mirando|miro|contando|cuento .. .. .. pastillas|cuchilla|cuchillas|soga|frasco
  `,
  hints: `
    <offday>|pronto|entonces .. .. .. se|todo .. .. .. acaba|acabara|termina|terminara .. todo|$
    llego|tarde|retraso ... enfada|revisa|grita|pega|pago
    revisa|registra|mira .. .. .. bolso|movil|mensajes|tickets
    ultima|ultimo|ultimos|ultimas .. .. .. vez|cosa|persona|mensaje|conversacion|encuesta .. .. .. que|hago|hablo|escribo|con
    gracias .. .. .. todo|escuchar|escucharme|amable|paciencia
    digale|diganle|decirle|decidle|dile|diles|digan ... siento|perdon|culpa|quiero|perdonen
    adios|despido|cuidense|cuidaos|cuidate .. $|de|mucho|a|a_todos
    no .. .. es|fue .. .. culpa .. de .. nadie|ella|el|ellos
    entenderan|entendera|perdonaran|comprenderan .. $|algun_dia|despues|luego
    todo|papeles|cuentas|cosas .. .. .. orden|arreglado|listo|preparado|pagado|cerrado|recogido|ordenado
    regale|regalado|dado|di|dejado|repartido|vendi ... perro|gato|guitarra|cosas|libros|joyas|bici|plantas|herramientas|coche|reloj
    carta|cartas|nota|testamento .. .. .. hijos|mesa|hija|hijo|escrito|escrita|escribi|mujer|cajon|cada
    aliviado|aliviada|paz|alivio
    pastillas|somniferos|medicacion|insulina|morfina .. .. .. guardando|guardo|guardadas|ahorrando|junto|juntando|cuento|cajon|suficientes|escondidas
    guardo|junto|guardando|juntando|escondo|contando .. .. .. pastillas|somniferos|medicacion|comprimidos
    se|decidido|elegido .. .. .. que|cuando|como|dia|fecha .. .. .. <offday>|hare|voy|$
    cansado|cansada|harto|harta|agotada|agotado .. .. .. despertar|despertarme|luchar|todo|levantarme|fingir
    para que .. .. .. cita|volver|seguir|pedir|intentar|otra
    nadie|no .. .. .. lio|molestias|problemas|trabajo|jaleo
    seguro .. .. .. paga|pagan|cobran|cubre|pagara|cobraran
    el|ella|marido|novio|pareja .. .. .. revisa|controla|vigila|mira|cuenta|lee|sigue|encontrado|visto|localiza .. .. .. mi|mis|movil|todo|mensajes|tickets|gastos|donde
    no|miedo|quiero|atrevo|evito .. .. .. volver|ir|regresar|llegar .. .. a? casa
    el|marido|novio|pareja|ella|padre .. .. .. enfadado|bebido|borracho|bebe|furioso|enfada|cabreado|nervioso|cobra
    maquillaje|maquillo|moraton|moratones|morado|moretones|cardenal|gafas_de_sol|manga_larga|cuello_alto
    dije|digo|conte|decir .. .. .. cai|caido|tropece|escaleras|golpee|puerta
    pedir|pido|permiso ... para|antes .. .. .. salir|comprar|gastar|hablar|ver
    encierro|encerramos|escondo|escondemos .. .. .. hasta|cuando|bano|cuarto|con
    ya .. .. se .. .. .. como|lo_que .. .. .. termina|acaba|pasa|viene
    ninos|todos|hijos .. .. .. callan|calladitos|silencio|esconden|quietos
    pisando|ando|andar .. .. huevos|puntillas
    cuiden|cuidad|cuida|cuide|encargue|encargate .. .. .. perro|gato|hijos|ninos|madre|el|ella
  `,
  figures: `
    soy|trabajo|era .. .. maestra|maestro|profesora|profesor|profe ... primaria|eso|secundaria|instituto|colegio|curso|bachillerato
    murio|murieron & planta|plantas|conversacion|conexion|idea|movil|<tool>|tradicion|internet
    no|estare .. .. .. aqui|estare|llegar ... jubilo|jubilacion|vacaciones|baja|mudo|mudanza|contrato|traslado|trabajo
    jubilo|jubilacion|vacaciones|mudo|traslado|contrato ... no .. .. estare|estar|llegar
    lo|la .. mataria|estrangularia|mato ... broma|sol|carino|risa|risas
    mujeres|pacientes|victimas|ninos|personas|menores .. <sufrido>
  `,
  wish_figures: `
    murio|murieron & planta|plantas|conversacion|conexion|idea|movil|<tool>|tradicion|pez|internet
    desde|cuando .. que .. .. .. <work>
    perdimos|perdi|perdido|perdio .. .. .. cliente|clientes|tiempo|dinero|partido|llaves|datos|contrato
    murio|fallecio|muerto .. .. .. proyecto|bateria|movil|ordenador|impresora
    proyecto|bateria|movil|ordenador|idea .. .. .. murio|muerto|enterrado
  `,
  threat_hint: `
    se|conozco|averiguado .. .. .. hijos|hija|hijo|mujer|ninos .. .. .. colegio|cole|viven|estudian|guarderia
  `,
};

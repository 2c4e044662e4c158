/** Weak signs, figurative uses and grief, in Spanish. */
export const hints = `
    carta a|para mi
    papeles del seguro
    ampollas|dosis
    me odio|detesto
    odio .. .. mi vida
    completamente|totalmente|muy|tan|absolutamente solo|sola $
    nadie .. .. .. me .. .. quiere|ayuda|entiende|escucha|comprende
    vacio|vacia .. .. .. dentro|$
    me siento .. .. .. vacio|vacia|inutil|invisible|atrapado|atrapada|sola|solo
    depresion
    deprimido|deprimida
    no .. tiene .. .. sentido $
    todo .. .. .. no .. .. sentido
    perdon .. .. por .. todo
    gracias .. .. por .. todo
    <quiero> .. .. que .. .. todo|esto .. .. .. acabe|pare|termine
    cansado|cansada|harto|harta .. .. de .. todo
    sin fuerzas
    tirar|tirado la toalla
    rendirme
    <quiero> .. .. desaparecer
    lloro .. .. todo|todos|todas
`;

export const figures = `
    parece|suena|parecia .. que|a|como .. .. .. .. <sufrido>|<morir>|<mato>|<pega>|muerto
    mataria|mataba|moriria|mato por un|una|unos|unas|el|la|<treat>
    va|van .. a? cortar|arrancar la cabeza
    casi .. .. .. infarto|ataque|sincope|patatus
    no .. quiero|quisiera .. contestar|responder|preguntas .. mas
    no .. quiero .. seguir|continuar|mas .. contestando|respondiendo|preguntas|entrevista|encuesta|cuestionario
    esto|eso|<tool> .. me mata|mataba|mato|$
    cartas|carta .. a|para .. clientes|pacientes|proveedores|padres ... escritas|listas|$
    <means> para|del|de el|la|los|las|un|una|barco|escalada
    seguir .. el ritmo|turno|proyecto ... sin .. <my> <kin>
    jefe|jefa|profe|profesora ... me .. va .. a matar
    no .. .. aguanto|llego a .. .. fin|la_noche_sin|las
    el|la|los|las .. me mato
    no .. quiero <morir>
    me mato|matarme|mataba .. .. .. a|trabajando|estudiando|entrenando|corriendo|limpiando .. .. .. trabajar|estudiar|correr|hacer|$|limpiar|entrenar|repetir
    matarme trabajando|estudiando|entrenando|limpiando
    <tool> .. .. .. .. .. .. .. dan|da|entran|hace|hacen|daban .. .. .. .. ganas|querer .. .. .. de|$ .. .. .. matarme|suicidarme|morirme|tirarme|pegarme|llorar|morir|ahorcarme|cortarme .. .. .. .. <high>|tiro|venas|$
    con|por|usando|en .. .. .. este|esta|estos|estas|el|la|tanto|tanta|los <tool> .. .. .. .. .. .. .. matarme|suicidarme|morirme|tirarme|pegarme|tiro|venas|ventana|morir
    matarme|suicidarme|morirme|morir|muero|mato .. .. .. <laugh>
    <morir>|muero|moria|mori|muerto|muerta|muriendo .. .. .. de .. .. .. risa|hambre|sed|calor|frio|verguenza|sueno|aburrimiento|ganas|ilusion|curiosidad|envidia|miedo|amor|ternura|pena_ajena|cansancio|asco|nervios
    <quiero> .. .. morirme|morir .. .. de .. .. risa|verguenza|sueno|hambre
    muero por|de .. .. probar|ver|saber|ir|un|una|conocer|comer|ganas
    matar el|los|tiempo .. tiempo|rato|gusanillo
    <tool>|calor|espalda|jefe|estres|pies|cabeza|madre .. .. .. me .. .. .. mata|matan|va_a_matar|matara|esta_matando
    me .. mata|matan .. .. .. que|cuando|si
    va|van .. a .. .. matarme|matar .. .. si|cuando|como
    <my> .. .. <person> .. .. .. me .. .. va .. a matar
    me .. .. .. va .. a matar .. .. si|cuando|como
    no puedo .. .. mas .. .. .. de .. .. .. sueno|hambre|calor|frio|risa|cansancio
    no puedo .. .. mas .. .. .. que|con .. .. .. este|esta|el|los|las|la|estos|estas|tanto|tanta .. .. .. <tool>|vecino|vecinos|niebla|turno
    no .. .. .. puedo .. .. .. seguir .. .. .. las|los|el|la|instrucciones|usando|trabajando|hablando|adelante_con|leyendo|pagando
    ya no puedo .. .. .. entrar|acceder|abrir|imprimir|usar|ver|comer|correr|trabajar|hacer|conectarme|ir|salir|jugar
    no .. .. .. aguanto|soporto .. .. .. mas .. .. .. a|el|la|los|las|este|esta|este|estos .. .. .. <tool>|jefe|vecino|vecinos|ruido|calor|companeros
    no .. .. .. <quiero> .. .. .. vivir|seguir_viviendo|seguir .. .. .. en|con|aqui|lejos|cerca|alli|sin|trabajando|usando .. .. .. mas|madrid|casa|piso|centro|ciudad|pueblo|padres|movil|$
    ya no .. <quiero> .. .. .. vivir|seguir .. .. .. en|con|aqui|lejos|cerca|sin|trabajando|usando|estudiando
    no .. .. .. tiene|veo|hay|tenia .. .. .. sentido|razon|motivo|caso .. .. .. de|en|que|para|seguir .. .. .. seguir|continuar .. .. .. usando|con|trabajando|pagando|haciendo|asi
    eso|este|esta|tramite|<tool> .. .. .. no .. .. tiene .. .. .. ningun? sentido|razon|caso
    vida .. .. .. laboral|profesional|social|util .. .. .. .. sentido|valor
    no .. .. .. vale|merece .. .. .. pena .. .. .. seguir .. .. .. con|usando|pagando
    mejor|facil|bien .. .. .. sin mi .. .. .. permiso|ayuda|coche|movil|telefono
    empezad|empezar|empiecen|comer|ir|decidir|sigan|seguid|reunion .. .. sin mi
    acabar|terminar|acabo|termino|acabe .. .. .. con|de .. .. .. .. <tool>|proyecto|informe|turno|este|la_reunion|papeles|trabajo|tarea|las_tareas|los_informes|cosas
    poner|pongo fin .. .. .. al|a .. .. .. contrato|reunion|llamada|relacion|suscripcion
    carga|peso .. .. .. para|de .. .. .. el|la|trabajo .. .. .. sistema|equipo|presupuesto|empresa
    cansado|cansada|harto|harta .. .. .. de .. .. vivir .. .. .. en|con|sin|aqui
    <quiero>|ganas .. .. .. desaparecer .. .. .. de|del|tierra|verguenza .. .. .. reunion|fiesta|verguenza|mapa|oficina
    miedo .. .. .. a|de .. .. .. <my> .. .. jefe|jefa
    amenaza|amenazo|amenazaron|amenazan .. .. .. con .. .. .. despedirme|echarme|despedir|denunciarme|cerrar
    <us> .. .. pega|pegan|pego|pegaron .. .. .. con_este|el_sol|un_susto|gripe|bien|catarro|mucho_el_sol|la_gana|resfriado
    <us> .. .. golpea|golpeo|toca|toco|tocan|toque .. .. .. en|mucho|la_loteria|el_turno|hacer|trabajar|las_narices|los_cojones|a_mi|pagar|madrugar|esperar|ir|el_corazon|limpiar|el
    <us> pega|pegan|pego .. el|la|los|las|un|una
    le|les|te pego un|una toque|llamada|grito|telefonazo|vistazo|mensaje .. .. .. .. .. <kin>|<us>|hijos
    pega|pegan|pegaron .. .. sus|su|las costumbres|mania|manias|acento|risa|ganas|pereza
    <us> .. .. empuja|empujo|empujan .. .. .. a|hacia
    <us> .. .. quema|quemo|quemaba .. .. .. con|el|la|estomago|lengua|sol
    <us> .. .. acosa|amenaza .. .. .. a_preguntas|con_llamadas|publicidad
    me corte|quemo|queme|corto|corte .. .. .. cocinando|con_el_papel|el_dedo|dedo|con_un_cuchillo_cocinando|pelando|afeitandome|el_pelo|pelo|unas|las_unas|cocina|folio|horno|sin_querer|comunicacion
    me hice|hecho|hago .. .. dano .. .. .. .. en|al|jugando|levantando|cayendome|sin_querer|espalda|rodilla|corriendo
    cortarme|quemarme .. .. .. el_pelo|pelo|las_unas|con_el_horno|sin_querer
    prevencion|tasa|indice|pacientes|telefono|paciente .. .. .. suicidio|suicidas|suicida
    suicidio profesional|politico|social|comercial
    mision|terrorista suicida
    ataque|crisis .. .. panico|ansiedad .. .. .. pacientes
    lloro|llorar|llorando .. .. de .. .. risa|alegria|emocion
    no .. .. .. veo|tiene|hay .. .. .. salida|futuro|solucion|arreglo .. .. .. en|a|al|para .. .. .. esta|este|empresa|<tool>|atasco|garaje
    no se .. .. .. como .. .. .. seguir .. .. .. con|el|la|este|usando
    al .. limite .. .. de .. .. .. velocidad|memoria|presupuesto|capacidad|plazo
    tiene|muerto|muerta .. .. .. la|bateria|<tool>
    me rindo .. .. con .. .. .. este|esta|<tool>
    estar|voy|ir con .. .. .. <my> .. <kin> .. .. .. manana|luego|domingo|vacaciones|fin
    no estare .. .. .. manana .. .. .. oficina|trabajo|reunion|por
`;

/** What happened years ago. */
export const past = `
    hace .. .. anos|decadas
    cuando era .. adolescente|joven|estudiante
    en mi adolescencia|juventud
`;

export const grief = `
    mama|papa|abuela|abuelo .. murio|fallecio|ha_muerto|ha_fallecido
    <my> .. <kin>|perro|perra|gato|gata|companero|vecina|vecino .. .. .. .. murio|fallecio|muerto|fallecido|muerta|fallecida|murieron|se_fue_para_siempre|partio|nos_dejo
    murio|fallecio|muerto|fallecido .. .. .. .. <my> .. <kin>|perro|perra|gato|gata
    se .. .. me .. .. murio|muerto|han_muerto|fue .. .. .. <my> .. <kin>|perro|gata|gato|perra
    <my> .. <kin> .. .. .. .. se .. .. suicido|mato|ahorco|quito
    perdi|perdido|perdimos|perdio .. .. .. a? .. <my> .. .. <kin>|perro|gato|perra|gata
    muerte|perdida|fallecimiento|entierro|funeral .. .. .. de .. .. <my> .. .. <kin>
    <my> difunto|difunta|fallecido|fallecida .. .. <kin>
    viudo|viuda
    estoy|en|de|mi|el duelo|luto
    aborto espontaneo
`;

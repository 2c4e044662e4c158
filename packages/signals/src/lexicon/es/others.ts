/** Violence, abuse and danger to others, in Spanish. */
export const violence = `
    alguien|el|un|ex|tipo|hombre|ellos .. .. .. me|nos .. .. sigue|siguen|persigue|amenaza|amenazan|ataca|atacan
    <person> .. .. me .. .. quito|quitado|escondio|rompio|partio|partido|roto .. .. .. pasaporte|papeles|telefono|llaves|celular|<body>|costilla|costillas|labio
    me .. obliga|obligan|obligo|deja .. .. a .. .. acostarme|tener_sexo|prostituirme|desnudarme
    no .. .. me deja|dejan .. .. salir|marcharme|irme
    padrastro|padre|tio|abuelo|hermano|primo|vecino|profesor|cura|entrenador|papa|el|novio .. .. .. .. .. me toca|tocaba|toco|manosea $
    entra|entraba|viene|venia|mete .. .. en|a .. mi .. cuarto|habitacion|cama .. .. noche|noches|y
    manos .. .. .. en|al|alrededor .. .. cuello
    ojo morado
    <person> .. .. .. <us> .. .. <pega>
    <us> .. <pega> .. .. .. mi|cuando|todos|cada|casi|borracho|siempre|delante|porque|sexualmente .. .. .. <person>|$|bebe|dias|noches|mujer
    abusa|abuso|abusaba|abusaron|abusan .. .. .. de .. .. mi|nosotras|nosotros
    me .. .. han|habian|ha|habia .. .. .. pegado|violado|agredido|golpeado|maltratado|amenazado|acosado|violentado|manoseado|abusado
    fui|sido|soy|era|estoy_siendo|siento|siendo .. .. .. <sufrido>|victima .. .. .. $|por|de|desde|en|cuando|sexualmente
    victima .. .. .. de .. .. .. violencia|maltrato|abuso|abusos|malos|agresion
    me .. .. levanta|levanto|levantaba|pone|puso .. .. la mano|encima
    malos tratos
    violencia .. .. de|domestica|machista|sexual|intrafamiliar|familiar .. .. genero|$|casa|mi
    abuso|abusos|acoso|agresion sexual|sexuales
    violacion
    <person> .. .. .. <us> .. .. .. obliga|obligaba|fuerza|forzaba|obligo|forzo .. .. .. a .. .. .. sexo|acostarme|tener|casarme|prostituirme|desnudarme|cosas
    <us> .. .. obliga|obligaba|obligo|forzo .. .. .. a .. .. .. tener|acostarme|sexo|casarme|prostituirme|desnudarme
    <us> .. .. toca|tocaba|toco|tocan .. .. .. donde|partes|culo|pechos|intimas|abajo
    tengo|tenemos|da|dan .. .. .. miedo .. .. .. a|de|mi .. .. .. <my> .. <kin>
    miedo .. .. .. .. a|de <my> .. <kin>
    miedo .. .. .. .. de|a volver|ir|llegar|regresar .. .. .. casa
    miedo .. .. .. .. a .. el $
    miedo .. .. .. .. de|a .. .. que .. .. .. .. me|nos .. .. .. mate|pegue|haga_dano|encuentre|golpee|haga_algo
    temo .. .. .. por .. .. mi|nuestra|la .. .. vida
    me|nos .. .. encierra|encerro|encerraba|encerrada|encerrado|tiene_encerrada
    no .. .. me .. .. deja|dejaba .. .. .. salir|ver|trabajar .. .. .. casa|$|familia|amigas
    amenaza|amenazo|amenazaba|amenazado|amenazan|amenazaron|amenazas .. .. .. .. con .. .. .. matarme|matarnos|pegarme|cuchillo|pistola|arma|navaja|hacerme|quitarme|muerte|matar
    amenaza|amenazas|amenazada|amenazado|amenazo .. .. .. de muerte
    <person> .. .. .. dice|dijo|jura|juro .. .. que .. .. me|nos .. va|iba|mata .. .. .. matar|pegar|$|quitar
    <person> .. .. .. me|nos .. .. .. quiere|quiso|va|intento|queria .. .. .. a? matar|pegar|violar|ahorcar|estrangular
    <person> .. .. .. quiere|intento|quiso|queria .. .. matarme|pegarme|violarme|ahorcarme|estrangularme
    intento .. .. matarme|violarme|ahorcarme|estrangularme
    cuchillo|pistola|navaja .. .. .. cuello|cabeza|cara
    me .. .. hace|hacia|hizo .. .. dano .. .. .. .. $
    <my> .. <kin> .. .. .. es|son|pone|vuelve .. .. .. violento|violenta|agresivo
    <quiero>|ganas|miedo|impulso .. .. .. .. .. .. matar|matarlo|matarla|matarlos|apunalar|acuchillar|herir|disparar|hacerle_dano|hacerles_dano|hacer_dano|pegarle .. .. .. a|$ .. .. .. <anyone>|$
    pego|golpeo|sacudo|zarandeo .. .. .. a .. .. <my> .. <kin>
    tiroteo .. .. .. escuela|instituto|oficina
    <my> .. <kin> .. .. .. .. <pega>|maltratan .. .. .. a .. .. <my>|sus|su|los|nosotros .. .. .. <kin>|$
    a .. <my> .. <kin> .. .. .. la|le|lo .. .. <pega>|maltratan|abusan|estan_pegando|acosan
    no .. .. .. segura|seguro|a_salvo .. .. .. en|con .. .. .. casa|el
`;

export const other_in_danger = `
    <my> .. <kin> ... quiere|queria|quisiera ... cielo|morir|tumba|morirse
    <my> .. <kin> .. .. .. .. quiere|queria|amenaza|intenta|intento|habla|dice|piensa|quiso|va|ha_intentado|planea .. .. .. .. .. .. matarse|suicidarse|morir|morirse|quitarse|ahorcarse|suicidio|tirarse|cortarse|desaparecer|matar
    <my> .. <kin> .. .. .. .. se .. .. quiere|va|intento|queria .. .. a? matar|morir|suicidar|quitar_la_vida
    <my> .. <kin> .. .. .. .. no quiere .. .. .. vivir|despertar|seguir_viviendo
    <my> .. <kin> .. .. .. .. se .. .. corta|autolesiona|hace_dano|lesiona|raja
    <my> .. <kin> .. .. .. .. esta|tiene|es .. .. .. ideas|suicida|pensamientos|tendencias .. suicidas|$
    <my> .. <kin> .. .. .. .. se tomo|trago .. .. .. <pills>|sobredosis
    el|ella quiere|amenaza|intenta|va .. .. .. con|a? matarse|suicidarse|quitarse|tirarse|morirse
    <pega> .. .. a su|sus <kin>
    <my> .. <kin> .. .. .. le|les .. .. <pega> .. .. .. a
`;

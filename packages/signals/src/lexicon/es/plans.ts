/** Attempts, plans, means and farewells, in Spanish. */
export const plans = `
    <pills>|insulina|dialisis|tratamiento ... ... proposito|adrede|queriendo|aposta
    arbol|muro|pilar|puente|camion|curva ... ... kmh|fondo|velocidad|100|120|140|160|180|cinturon
    no|sin .. frenar|freno|parar|girar ... acantilado|puente|curva|muro|arbol|barranco
    rasco|arano|muerdo|golpeo|pego|rascaba|aranaba .. .. .. .. sangrar|sangre|sangro|sangran
    punto|borde|nada|poco .. de .. .. acabar|tirarme|saltar|matarme|hacerlo|terminar|rendirme|hacer_una
    <quiero> ... colgarme|ahogarme|envenenarme|dispararme|desangrarme|asfixiarme|eliminarme
    suicida desde|otra|de_nuevo|$|y|pero|hoy|ultimamente
    apago|apague|apagaba|apagarme|quemo .. .. .. cigarro|cigarros|cigarrillo|cigarrillos|colillas|colilla|mechero .. .. .. brazo|brazos|piel|pierna|mano|piernas|$
    <pills> ... ... cuento|contando|conte|contarlas .. $|cada|todas|y|por
    puente|azotea|balcon|tejado|vias|anden|borde|cornisa|soga|cuerda ... ... no .. me .. atrevi|anime|pude|tuve|lance|valor
    estuve|estaba|subi|pare|fui|sente ... puente|azotea|balcon|tejado|vias|anden|borde|cornisa ... no|valor|saltar|horas|rato|atrevi|mirando
    ya .. elegi|elegido|escogi|escogido|decidi|decidido|tengo|puse|fije .. .. el|la|un|mi dia|fecha|lugar|sitio .. $|para|en|y
    no .. .. me .. fio|confio .. .. de|en .. mi
    tome|tomado|trague|tragado|meti tantas|tanto|tantos|muchas|demasiadas ... hospital|urgencias|uci|desperte
    desperte|despertado ... hospital|urgencias|uci ... pena|lastima|desgraciadamente|otra|desgracia
    hace .. .. .. intente|trate|quise .. .. .. <matar>|ahorcarme|morir
    despedido|despedi|despidiendo .. .. de .. .. todos|mis|ellos|mundo|familia
    casi|falto|punto|estuve|intente|trate|quise|intento|probe ... salto|saltar|tirarme|tiro|lanzo|lanzarme|me_tiro|me_mato|matarme|ahorcarme|colgarme|morir|suicidarme|quitarme|cortarme|me_lanzo|acabar_con_todo|me_cuelgo
    casi me|lo <mato>|tiro|lanzo|cuelgo|mato|hago|hice|quito .. .. $|ayer|anoche|del|al|la|otra|desde|por
    <quiero>|voy|quise|pense|pensaba|pienso|iba ... saltar|tirarme|lanzarme|aventarme .. $|hoy|manana|esta|desde|del|de|por|al|ya
    salto|salte|saltare .. .. hoy|esta_noche|manana|desde .. .. $|<high>
    tirarme|lanzarme|echarme|aventarme|saltar|meterme|ponerme|tirar|lanzar|tiro|lanzo .. .. .. al|por|desde|bajo|a|delante|debajo|del|de|frente|en .. .. .. <high>|tranvia|rio|mar|vacio|puentes|agua|ventana|piso|vias|terraza
    desde|del|por .. .. .. puente|balcon|azotea|tejado|ventana|terraza|acantilado|edificio .. .. .. tirarme|lanzarme|saltar|saltaria|tiraria|caer|abajo|tiro
    me .. .. tome|tomado|trague|tragado|meti|tomo|trago|tomar|tomaba|empastille .. .. .. todas|todo|toda|demasiadas|muchas|un_monton|caja|frasco|blister|bote|sobredosis ... <pills>|$|medicacion|pastillas
    tome|tomado|trague|tragado .. .. .. todas|caja|frasco|bote|demasiadas .. .. .. <pills>|medicacion
    <pills>|medicacion .. .. .. guardadas|escondidas|listas|preparadas|alineadas|almohada|juntadas|contadas .. .. $|noche|para|y
    guardo|guardado|escondido|escondo|junto|juntado|juntando|acumulo|ahorro|contado .. .. .. <pills>
    mi|un|segundo|primer|ultimo|tras|despues|dos|tuve|otro .. intento|intentos .. .. de_suicidio|$|autolitico|anterior
    lavado|lavaron .. .. de|el estomago
    tengo|tenia|hice|he_hecho|hay .. .. .. plan .. .. .. carta|cartas|soga|cuerda|fecha|como|morir|matarme|pastillas|puente|dia|escrito|escritas
    se|decidido|elegido|pensado|planeado|tengo .. .. .. como|cuando|donde .. .. .. voy|lo|me .. .. .. hacerlo|morir|hare|matar|acabar|mato|a_hacer|haria
    he .. .. escrito|terminado|dejado|acabado .. .. .. las|la|mis|todas|una .. .. cartas|carta|nota|notas .. .. $|a|para|y|de
    escribi|escrito|escribir|escribiendo|deje|dejado|dejo|escribo .. .. .. carta|cartas|nota|notas|testamento .. .. .. despedida|$|mis|mi|hijos|familia|todos|<kin>|ya
    cartas .. .. .. escritas|listas|preparadas
    papeles|asuntos|todo .. .. .. en_orden|arreglado|ordenado|resuelto ... cuando|para_cuando|antes .. .. .. me_vaya|no_este|falte|muera
    regalado|regalando|regalo|repartido|repartiendo|regale .. .. .. mis|todas|todo .. .. cosas|pertenencias|lo_que
    me .. .. despedi|despedido|despido|despidiendo .. .. .. de .. .. .. todos|mi|mis|la_vida|ellos|mundo .. .. $|familia|hijos|mama
    despedirme .. .. .. de .. .. .. todos|mis|mi|vida|mundo|siempre
    adios .. .. a|para|mundo|mama|mami|siempre|todos .. .. $|todos|siempre|mundo
    este|esta|esto .. .. es|sera .. .. mi|el|la .. .. ultimo|ultima|adios|despedida|final .. .. $|mensaje|navidad|dia_en|cumpleanos|noche_en|vez
    ultima|ultimo .. vez|mensaje .. .. que .. .. me|os|les|te .. .. $|veis|escribo|hablo|ven|oyen|lees
    no .. .. .. volvereis|volveran|volveras|sabran|sabreis .. .. .. a|de .. .. .. verme|saber|mi
    comprado|compre|tengo|consegui|conseguido|escondido|encontre|pedi|preparado|robe .. .. .. <means> .. .. $|ya|lista|en_casa|debajo|preparada|escondida|para_colgarme|en_mi|guardada
    ya .. .. .. comprado|compre|tengo|preparado .. .. .. <means>
    <means> .. .. .. lista|preparada|comprada|esperando|escondida|cargada|debajo|colgada|guardada|listo|cargado|viga|cuello
    <means>|cuchillo .. .. debajo|bajo .. .. .. almohada|colchon|cama
    nudo corredizo
    busco|busque|buscado|buscando|mirado|leido|googleado|investigado .. .. .. como|formas|maneras|metodos|internet .. .. .. morir|matarse|matarme|suicidarse|suicidarme|dolor|ahorcarse|letal
    morir .. .. sin .. .. dolor|sufrir
    imagino|pregunto|pienso|imaginaba|pensaba ... si|que|como .. .. .. saltara|soltara|muriera|me_tirara|saltase|soltar|estrellara|me_muriera|seria_morir|cortara
    me .. imagino|veo|sueno .. .. .. muerta|muerto|colgada|colgado|ataud|ahorcada .. $
    volantazo
    soltar|girar .. .. .. volante
    contra .. .. un|el|la arbol|muro|camion|pared|poste $
    cuchilla|navaja|cuchillo|cuter|tijeras|mechero|vidrio|cristal|hoja ... mis|brazos|brazo|munecas|muneca|muslos|piernas|venas|piel .. $|y|hasta|para|cada|otra|hasta
    cortes|cicatrices|cortadas|heridas|rajas|quemaduras .. .. .. brazos|brazo|munecas|muneca|muslos|piernas|antebrazos
    me .. .. hago|hacia|hice|haciendo|hecho|hacer .. .. cortes|cortadas|heridas|rajas|quemaduras|cosas_con_la_cuchilla .. .. $|en|para|cuando|desde
    me corto|cortaba|corte|rajo|quemo|aranaba|arano|autolesiono|lesiono|muerdo|golpeo|pego|castigo .. .. $|desde|cuando|para|otra|cada|todos|a_mi|yo|en|la|porque|a_escondidas
    me .. .. estoy|he|vuelvo|volvi|sigo .. .. a? cortando|cortado|cortar|cortarme|autolesionando|lesionando|quemando|haciendo_dano|cortandome|hacer_dano|hacerme_dano .. $|otra|desde|de|los|y|por
    llevo .. .. .. cortandome|autolesionandome|lesionandome|haciendome|sin_cortarme
    cortandome|autolesionandome|lesionandome|quemandome|haciendome_dano
    cortarme|autolesionarme|quemarme|hacerme_dano|hacerme_cortes|lesionarme .. $|desde|otra|cuando|para|y|porque
    recaida|recai|recaido .. .. .. cortar|cuchilla|cortes|cortarme|corte|brazos|autolesion
    manga|mangas larga|largas .. .. .. tapar|vean|cortes|esconder|ocultar|para
    sangrar|desangrar|desangrarme .. .. $|hasta|para
    me .. .. provoco|provocaba|obligo .. .. vomito|vomitos|vomitar|a_vomitar
    dejado .. .. de comer .. .. .. morir|castig|desaparecer
    sobredosis
`;

/** No future, no wish to wake, being a burden, life without somebody, euphemisms. */
export const despair = `
    espero|quiero|ojala|rezo|quisiera|deseo|pido|solo ... pare|deje|falle|detenga|parara|reviente .. .. corazon
    espero|quiero|ojala|rezo|quisiera|deseo|pido|solo ... ... corazon|respiracion ... pare|deje|falle|detenga|parara|dejara
    cumpleanos|navidad|noche|dia|ano|invierno ... ... ojala|espero|pido|quiera ... ultimo|ultima
    igual|mismo|indiferente .. .. .. despertar|despertarme|vivir|morir|morirme|despierte|muero|vivo|muera
    si|cuando .. .. yo? .. .. dejara|dejo|deje|dejase|parara .. de .. respirar|vivir|existir
    dejadme|dejame|dejenme|deja .. .. ir|morir|marchar|irme|marcharme .. $|ya|por|en
    para|mejor|igual|casi .. .. eso? .. .. mejor? muerta|muerto .. $|y
    contentos|contentas|contento|felices|aliviados|tranquilos ... quitarse|librarse|perderme|quitarme|deshacerse|sin_mi
    quitarse|librarse|deshacerse|librarian|liberarse|descansarian .. .. .. de|este|ese|del|el .. .. mi|peso|estorbo|problema|carga|encima
    <neg> .. .. .. vea|llegue|alcance|viva|dure|pase|aguante|conozca ... <milestone>|nuevo
    cerrar|cierro .. los .. ojos ... acabe|siempre|nunca|abrir|abrirlos|termine|mas|despertar
    pronto|ya|manana .. ya? no .. voy .. a .. estar|seguir|molestar|despertar .. $|aqui|mas|por
    voy|ire|vamos|marcho ... rio|mar|puente|monte|bosque|lago|agua|vias ... no .. vuelvo|volvere|regreso|volver|regresare
    me|vamos|largo|marcho voy|ire|marcho|largo .. .. de .. .. este mundo|infierno|vida
    yo|me|quiero|debo|deberia|merezco|tendria|podria|voy|ojala .. .. .. morir|morirme|muerto|muerta|muera|morire|muriera .. $|y|o|ya|de_una|si|pronto|antes|porque
    rezo|pido|ruego|suplico|espero|ojala|quisiera ... ... despertar|despierte|morir|muera|lleve|morirme|despertarme
    morir|morirme|irme|muera mientras|en .. duermo|dormida|dormido|sueno|suenos
    vida .. .. .. se? acabo|acabada|terminada|terminado|termino|acabado|arruinada|destrozada .. $|ya|y|para|no|me
    sin <my> <kin> ... nada|irme|vacia|sentido|pena
    <quiero>|prefiero|preferiria|gustaria|ojala|mejor|quiero|deseo|encantaria .. .. .. no|nunca|jamas .. .. .. despertar|despertarme|despierte|existir|estar_aqui|estar_viva|estar_vivo|haber_nacido|respirar|despertara|vivir|amanecer
    decepciono|triste|rabia|lloro|pena|enfado ... me|seguir|sigo .. .. despierto|despertarme|despertar|desperte|viva|vivo|he_despertado .. .. $|viva|cada|otra|por
    dormir|dormirme|acostar|acostarme|cerrar .. .. .. no|nunca|jamas|siempre|sin .. .. .. despertar|despertarme|abrir|abrirlos|levantarme
    rezo|pido|rezaba|pedia|suplico|ruego|dios|senor|virgen|diosito|cielo ... me|mi|morir|muerte|morirme|vida .. .. .. lleve|llevara|lleves|recoja|muera|morir|muerte|quite|venga|llame|llevame|mate|termine|saque_de|duerma
    rezo|pido|suplico|ruego .. .. .. morir|morirme|la_muerte|por_morir|no_despertar|que_acabe
    llevame|dejame|dejadme|dejenme .. .. .. contigo|morir|morirme|ya_senor|senor|dios|en_paz_y
    suicidio|muerte|morir|suicidarme|morirme ... pienso|unica|solucion|opcion|salida|alivio|todos_los_dias|quiero|cabeza|tentador|consuelo|descanso|libere|liberacion
    unica|unico|mejor|ultima|sola|facil ... solucion|salida|opcion|manera|forma|camino|cosa|alivio .. .. .. suicidio|muerte|morir|matarme|morirme|suicidarme|tirarme|desaparecer|acabar
    pienso|pensando|pensado|sueno|cabeza|pensaba|obsesiona|ronda ... muerte|suicidio|morir|morirme|suicidarme|matarme|quitarme
    ^ suicida|soy_suicida|suicida_eso
    me .. siento|encuentro|estoy|sentia .. .. .. suicida
    <neg> .. .. .. veo|tengo|imagino|queda|espera|creo|hay .. .. .. futuro|porvenir|manana .. .. $|para_mi|delante|a_mi
    dejado|deje|ya .. .. .. de? ver|veo|imaginar|imagino .. .. .. futuro .. .. $|para|no
    <neg> .. .. .. llego|llegue|llegare|llegar|paso|pase|aguanto|aguante|aguantare|vivo|viva|sobrevivo|duro|dure|sobrevivire|vivire .. .. a|hasta|de|la|mi|otro|las .. .. .. <milestone>
    <neg> .. .. .. vere|voy_a_ver|cumplire|cumplir|llegare|vivire|cumpla .. .. .. los|las|otro|otra|mi|la|a_vieja|a_viejo|mucho|anos .. .. $|<milestone>|mas|veinte|treinta|18|20|30
    <neg> .. .. .. vivir|seguir|estar|existir|continuar|sobrevivir|aguantar|sentido|puedo|quiero|soy .. .. .. sin el|ella|ellos|ti|mama|papa|su .. .. $|mas|ya|nada|nadie
    <neg> .. .. .. vivir|seguir|existir|continuar|sobrevivir|sentido .. .. .. sin <my> .. <kin>
    vida|vivir|mundo .. .. .. sin|desde .. .. el|ella|mi|su|que|ti ... <neg>|vacia|sentido|nada|vale|insoportable|imposible
    sin el|ella|ti|ellos|mama|papa|mi ... <neg>|nada|quiero .. .. .. vivir|seguir|sentido|vale|ganas|vida|puedo|queda|morir
    desde|cuando|tras|despues ... murio|fue|muerte|falta|fallecio|dejo|perdi ... <neg>|solo|quiero|ganas .. .. .. vivir|seguir|morir|morirme|ganas|sentido|irme|estar_aqui|levantarme
    irme|reunirme|estar|encontrarme|seguirle|seguirla|ir|reencontrarme .. .. .. con .. .. .. el|ella|dios|mi|mis|ellos .. .. .. $|cielo|pronto|alla|otra_vez|tumba|<kin>|ya
    tendria|debi|debia|deberia|tenia|debio ... morir|muerto|haber_muerto|llevarme|sido_yo|haberme_ido|muerta|haberme_muerto .. $|yo|en_su|con|aquel
    <neg> .. .. .. soporto|aguanto|soportar|aguantar|tolero|resisto|llevo .. .. .. la|esta|mi|vivir|existir|mas|seguir|estar_viva .. .. .. vida|existencia|$|asi|vivir|viva
    vida .. .. .. <neg> .. .. .. soporto|aguanto|quiero|soportar|aguantar
    paz|tranquilos|tranquilas|descansarian|descansar|libres|mejor|felices|aliviados|bien|alivio|descansados|tranquilo ... sin mi
    sin mi ... paz|tranquilos|tranquilas|descansarian|libres|mejor|felices|aliviados|alivio
    librarian|libran|deshacerse|deshagan|desharian .. .. .. de .. mi
    soy|siendo|solo|como|solamente|siento .. .. .. una|un|el .. .. carga|estorbo|lastre|peso|molestia|basura|fracaso|parasito|desperdicio|inutil_que|error|decepcion .. $|para|de|y|que
    merecen|merece|mereceis .. .. .. mejor|alguien|otra|otro .. .. .. que .. yo|mi
    arruino|destruyo|estropeo|destrozo|amargo .. .. .. todo|vida|todos|vidas .. .. $|toco|a|de
    valgo|valdria .. .. .. mas .. .. muerto|muerta
    muerto|muerta .. .. valgo|valdria .. .. mas
    seguro .. .. .. vida|cobrarian|cobren|cobraran|cobrar .. .. .. si|cuando|muero|muera|yo .. .. .. muero|muera|falte|falto|no_este|$
    boca .. .. menos
    meterme|entrar|caminar|andar|nadar|irme|adentrarme|ir|lanzarme .. .. .. en|al|hacia|hasta|mar .. .. .. mar|rio|agua|lago|oceano|bosque|monte|olas|adentro ... no|nunca|sin|jamas|desaparecer|hundirme|ahogarme
    <quiero>|podria|solo|ganas|iba|voy .. .. .. meterme|entrar|caminar|adentrarme|nadar|hundirme .. .. .. en|al|hacia|mar .. .. .. mar|rio|agua|lago|oceano|olas|adentro .. $|y
    <quiero>|podria|solo|ganas|voy|gustaria .. .. .. irme|largarme|marcharme|desaparecer|caminar|dormir|dormirme|ir|andar ... no|nunca|jamas|sin|siempre .. .. .. volver|regresar|despertar|encuentren|despertarme|$|encuentre|vuelvo
    irme|desaparecer|marcharme|largarme|voy|vaya|ire|fuera .. .. .. para|de .. .. siempre|una_vez|este_mundo
    pronto|ya|manana|hoy|noche .. .. .. todo|se|habra|esto|acabara .. .. .. acaba|acabara|acabado|terminado|terminara|termina|fin|acabo|habra_acabado .. y_me|para_mi|me|y_no|y_ya
    pronto|ya|manana .. .. .. no|ya|me|estare .. .. .. estare|descansare|estoy|muerta|muerto|paz|lejos .. .. $|aqui|mas|para|en|con
    acabar|terminar|acabo|termino|acabe|poner_fin .. .. con|a .. .. .. todo|esto|mi|vida|ello .. $|vida|de|hoy|ya|una
    quitarme|quitar|quitarse .. .. .. de .. .. en_medio|medio|este_mundo
    dejar|dejo|abandonar|abandono .. .. .. este|esta|el .. .. mundo|vida|tierra
    <neg> .. .. .. pertenezco|encajo|sitio|lugar|hecha|hecho|merezco .. .. .. mundo|vida|vivir|aqui|estar_viva|respirar .. $
    <neg> .. .. .. sirvo|valgo|importo .. .. .. nada|nadie|vivir|$
    cansado|cansada|harto|harta|agotado|agotada|asqueado|asqueada ... vivir|vida|existir|respirar|estar_viva|luchar|sufrir|todo_esto_y|ser_yo|despertarme
    da|daria|dar igual .. .. .. morir|vivir|morirme|si_me_muero|si_muero|despertar|vivo|muerta|si_no_despierto
    me .. importa .. .. .. morir|morirme|vivir|si_muero|si_me_muero
    entierro|ataud|cadaver|funeral|tumba|cuerpo .. .. .. mi|mio|yo|encuentre|encuentren|vendria|venir|lloraria|lloraran
    mi|mis entierro|ataud|cadaver|funeral|tumba
    <neg>|nunca|ojala|por_que .. .. .. deberia|hubiera|debi|tenia|haber|tuve .. .. .. nacido|nacer|existir|existido|vivir|estar_viva
    todos|nadie|familia|gente|ellos|mama|papa .. .. .. quieren|quiere|prefieren|desean|odian|querrian|soporta .. .. .. que .. .. .. me|muera|muerta|muerto|desaparezca|vaya
    merezco .. .. .. morir|la_muerte|morirme|estar_muerta
    no .. se .. .. .. cuanto|si .. .. .. mas|tiempo|voy|podre|pueda .. .. .. aguantar|aguante|resistir|seguir|aguantare|sobrevivir
    <neg> .. .. .. quedan|tengo|queda|hay .. .. .. fuerzas|ganas|motivos|razones|razon|energia|nada .. .. .. vivir|seguir|luchar|$|levantarme|despertar|por_lo_que|continuar
    nada .. .. .. me .. .. .. ata|retiene|importa|queda|llena .. .. $|aqui|vida|mundo|ya
    muerta|muerto|vacia|vacio|rota .. .. .. en .. vida
    ayudame|ayudeme|ayuda .. .. .. a .. .. morir|morirme|acabar_con
    hacer|hago|haga|cometer .. .. una .. .. locura|tonteria|estupidez .. $|conmigo|esta|hoy|si
`;

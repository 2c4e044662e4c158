/** Harm to oneself and the wish to die, in Spanish. */
export const self_harm = `
    volvi|vuelto|vuelvo a cortarme|cortar|autolesionarme|lesionarme|hacerme_dano
    me .. volvi|he|vuelvo .. a? cortar|cortado|autolesionar|hacer_dano
    que dosis|cantidad .. .. hace|necesito|necesita|basta .. falta|$
    escopeta|soga|pistola|pastillas|navaja|cuchilla .. .. .. .. .. miro|mirando|contemplo
    no .. .. .. paso|pasare|pase|aguanto|llego de|a .. esta|hoy|la .. noche|semana|$
    no .. .. se .. .. si .. .. paso|llego|sobrevivo
    miedo|ganas|impulso .. .. de .. .. hacerme .. .. algo|dano|$
    me .. .. voy .. a .. .. colgar|ahorcar|tirar_por|matar|suicidar|pegar_un_tiro|quitar_de
    <matar> .. .. el|la|con|por|del|al|un|una|$|a|de|bajo|desde .. .. .. vida|puente|<high>|tiro|tiros|venas|balcon|rio|$
    matarme|suicidarme|ahorcarme|desangrarme|inmolarme
    me <mato>
    me .. quiero|voy|queria|gustaria .. a? matar|suicidar|ahorcar|colgar|tirar_por|tirar_de|pegar_un_tiro|quitar_la_vida|quitar_de
    me quito|quite|quitaria|quitar la vida
    quitarme .. la|del .. vida|medio|enmedio
    quitar .. la vida
    acabar|terminar|termino|acabo|acabe|termine .. con|de .. mi|la|esta|mis|este|una vida|sufrimiento|existencia|dias|tormento
    <quiero> .. acabar|terminar con|de todo|esto .. $
    <quiero> .. acabar|terminar con|de todo|esto de una vez
    <quiero> .. acabar|terminar de una vez con|$ todo|esto|$
    acabar .. con .. todo
    poner|pongo|ponerle .. .. fin .. a .. .. vida|todo|esto|sufrimiento
    suicidio|suicidios
    suicida|suicidas .. .. $|pensamientos|ideas
    pensamientos|ideas|ideacion|tendencias .. suicidas|suicida|negras|de_muerte
    me siento|encuentro .. suicida
    quitarme|quito .. de .. .. medio
    hacerme|hacerm|haciendome|hago|hacer .. .. dano|danio
    me .. .. hago|hacer|hice .. dano .. .. a|$ .. mi|proposito|$
    me corto|rajo|arano|quemo|autolesiono|lesiono|corte_las_venas|cortaba .. .. .. $|brazos|piernas|venas|munecas|proposito|cuando|para|los|las|muslos
    cortarme|rajarme|autolesionarme|lesionarme|quemarme .. .. .. venas|brazos|munecas|$|piel|piernas|proposito
    autolesion|autolesiones|autolesionandome|cortandome
    cortarme|abrirme|rajarme|corte .. .. las venas|munecas
    me .. .. tirar|tiro|tire|lanzo|lanzar|arrojar|aventar|tiraria|echar .. .. .. del|al|por|desde|bajo|de|a|delante .. .. .. <high>|vacio
    tirarme|lanzarme|arrojarme|saltar|salto|echarme|aventarme .. .. del|al|por|desde|bajo|de|a|delante .. .. .. <high>|vacio
    pegarme|pegar|pego|meterme|darme .. .. un|una tiro|balazo|bala
    estrellarme|estrellar|chocar .. .. .. contra|con .. .. .. arbol|muro|camion|pared|pilar
    estoy|parado|parada|sentado|sentada|subida|subido|estoi .. .. .. en|al|sobre .. .. borde|puente|azotea|vias|barandilla|cornisa|tejado
    tome|tomado|tomarme|trague|tragado|tragarme|tomar|tomo|meterme|empastillarme .. .. .. todas|todo|caja|bote|frasco|muchas|monton|demasiadas|sobredosis .. .. .. <pills>|$
    <pills> .. .. guardadas|guardado|preparadas|listas|juntado|juntando|acumuladas
    guardando|guardado|juntando|acumulando|guardo|ahorrando .. .. <pills>
    sobredosis
    soga|cuerda|pistola|navaja|cuchilla .. .. .. preparada|comprada|lista|preparado|cuello|comprado
    comprado|preparado|compre .. .. una|la soga|cuerda|pistola
    carta|cartas|nota .. .. de? despedida|suicidio
    adios .. .. mundo|cruel|siempre
    mis ultimas palabras
    mi ultimo dia .. .. tierra|vida|$
    dormir|dormirme|duermo .. .. .. para|y|por .. .. siempre|no_despertar|no_despertarme|nunca
    dormirme|dormir|acostarme .. .. y .. .. .. no|nunca|jamas .. .. despertar|despertarme|levantarme
    miedo .. .. de .. mi misma|mismo
    no .. .. me|fio .. fio de mi
    cuantas .. .. <pills> .. .. .. morir|matar|letal|mueres
    dejarme .. morir
    una locura|tonteria .. .. conmigo|irreparable|$
`;

export const wish_to_die = `
    para|y|por|mejor no despertar|despertarme|amanecer
    mejor|estaria|quiero|quisiera|gustaria .. .. .. bajo|debajo .. .. tierra
    mejor|estaria|quiero|quisiera|gustaria .. .. .. en .. .. tumba|cementerio|caja|cielo
    que me lleve|lleven .. .. dios|senor|muerte|diablo|ya|$
    terminado|acabado|termine ... con .. la|mi vida
    no .. me veo .. .. viva|vivo|llegando|cumpliendo|en_el_futuro
    si .. .. yo .. .. no .. .. existiera|estuviera|estoy .. .. $
    no .. quiero volver .. a .. .. despertar|despertarme|amanecer|vivir
    vivir o morir
    ya .. nada .. .. tiene|importa .. .. sentido|$
    nada .. .. importa .. ya|$
    nadie .. .. me .. necesita
    cuando .. .. yo? .. .. no|me .. .. este|muera|haya .. .. $|muerto
    no .. deberia .. .. existir|haber_nacido|estar_viva|estar_vivo
    no .. .. .. quiero|quisiera .. .. estar .. .. viva|vivo|en_este_mundo
    no .. .. .. tengo|hay|encuentro .. .. para|por|a que|quien .. .. vivir|levantarme|seguir|despertar
    <quiero> .. .. <morir>
    <quiero> .. .. .. estar|estuviera|estuviese|estara .. <muerto>
    <neg> .. .. .. haber|hubiera|hubiese|debi|debia|tenia .. .. .. nacido|nacer|existido
    me .. .. .. gustaria|encantaria .. .. .. morir|morirme|desaparecer|no_existir|no_despertar|estar_muerto|estar_muerta|dormirme_y_no
    mejor|preferiria|prefiero|ojala .. .. .. <muerto>|morirme|muriera|muriese
    ojala .. .. .. me|no|nunca .. .. muriera|muriese|muera|despertara|despertase|despierte|mate|matara|atropelle|atropellara|nacido|hubiera|lleve|desaparezca|desapareciera|llevara
    no .. .. <quiero> mas|ya|seguir? vivir|existir|seguir_viviendo|estar_viva|estar_vivo|seguir_aqui|seguir_asi|seguir_con_esto|estar_aqui_mas|estar_mas_aqui|seguir_en_este|estar_en_este|seguir_respirando|seguir_adelante|continuar_viviendo|despertar|despertarme|levantarme_mas .. .. .. mas|mundo|nunca|$|asi|viviendo
    ya .. .. no .. <quiero> .. .. .. vivir|existir|seguir|despertar|despertarme|estar_aqui|nada_de_la_vida|continuar
    no .. .. <quiero> .. .. mas .. vida|$
    no .. <quiero> .. mas .. vivir
    no .. .. me .. .. apetece|quedan|dan .. .. .. vivir|seguir_viviendo|ganas_de_vivir
    ganas .. .. de .. .. .. <vivir>|morir|morirme|desaparecer|nada
    sin|no|perdido|pocas|cero|ninguna .. .. .. ganas .. .. .. de .. .. vivir|seguir|nada|existir|levantarme|despertar
    perdi|perdido .. .. .. las|la|toda .. .. ganas|esperanza|ilusion .. .. .. vivir|vida|todo|$
    no puedo mas $
    no puedo .. mas .. .. con .. .. vida|esto|todo|mi|tanto|tanta|este .. .. dolor|$|vida|sufrimiento
    no .. puedo .. .. seguir|continuar|aguantar|soportar|resistir .. .. .. mas|asi|adelante|viviendo|$|esto .. .. $
    no .. .. aguanto|soporto|resisto|doy .. .. mas .. .. .. $
    no .. .. aguanto|soporto|resisto .. .. .. .. esta|este|vivir|la|mi|vida|dolor .. .. .. vida|dolor|vivir|sufrimiento|asi
    ya no .. .. aguanto|soporto|puedo|resisto|doy .. .. mas|$
    no .. .. tengo .. .. .. fuerzas|fuerza|ganas .. .. .. para|de .. .. .. seguir|vivir|continuar|nada|luchar|levantarme
    no .. .. me .. .. quedan .. .. .. fuerzas|ganas .. .. .. $|vivir|seguir|para
    sin fuerzas .. .. para .. .. seguir|vivir
    estoy .. .. al .. .. limite|borde $
    toque|tocado fondo
    estarian|estaria|estara|estaran|viviria|vivirian|serian|seria|iria|estan .. .. .. mejor|felices|feliz|tranquilos|facil|bien|aliviados .. .. .. sin_mi|si_yo|si_no_estuviera|si_me_muero|si_me_muriera|si_no_existiera|si_desaparezco|si_muero|si_muriera|si_no
    mejor|felices|feliz|tranquilos|facil|aliviados|bien .. .. .. sin mi
    sin mi .. .. .. .. estarian|estaria|mejor|felices|viviria|vivirian|serian
    si .. .. .. me|yo|no .. .. .. muero|muriera|muriese|muerto|desaparezco|desapareciera|estuviera|existiera|matara|mato|faltara|falto .. .. .. .. .. nadie|mejor|importaria|importa|felices|tranquilos|echaria|daria
    nadie .. .. .. .. echaria|echara|extranaria|extranara|notaria|importaria|lloraria|enteraria|importa|llora|nota|daria_cuenta|echa .. .. .. .. .. menos|si_me|si_yo|si_no|si_ya|si_desaparezco|si_desapareciera|si_falto|si_muero|muero|muerta|muriera|mi_ausencia
    nadie .. .. lloraria|echaria|extranaria .. $
    nadie .. .. me .. .. .. echaria|extranaria|extrana|echa|echara
    a|para nadie .. .. .. importaria|importo|importa .. .. .. si .. .. .. <morir>|no|desaparezco|falto
    no|ningun|sin|que|cual|tiene|hay|veo|encuentro|poco .. .. .. sentido|razon|razones|motivo|motivos|caso|proposito .. .. .. de|a|para|en|por|que|la|mi .. .. .. <life>|seguir|levantarme|continuar|existir|vivir|viviendo|estar
    <life> .. .. .. no|sin|ningun|perdio|perdido|carece .. .. .. sentido|valor|pena|merece|vale
    nada .. .. .. tiene .. .. sentido $
    no .. .. .. vale|merece .. .. .. la|nada .. .. .. pena .. .. .. vivir|seguir|vida|estar|viviendo
    <life> .. .. es .. .. .. infierno|mierda|insoportable|calvario|carga|tortura
    para que .. .. .. vivir|vivo|seguir|existir|sigo|levantarme|seguir_viviendo|despertar
    por que .. .. sigo .. viva|vivo|viviendo|aqui|respirando
    no .. .. .. .. se|tengo .. .. .. para_que|por_que|por_quien|nada_por_lo|porque|pa_que .. .. .. vivo|vivir|vivir_ya|sigo|seguir|seguir_viviendo
    <neg>|ninguna|sin|perdido .. .. .. esperanza|salida|futuro|solucion|escapatoria .. .. .. para_mi|ninguna|$|alguna
    no|ninguna .. .. .. veo|encuentro|hay|tengo|tiene .. .. .. salida|esperanza|futuro|escapatoria|arreglo .. .. .. $|ninguna|para_mi|a_mi_vida|a_nada
    unica|sola .. .. salida|solucion|forma|manera|opcion .. .. .. es|de|seria .. .. .. <morir>|muerte|descansar|desaparecer|que
    <muerto>|muerte .. .. .. .. alivio|descanso|solucion|salida|liberacion|descansaria
    muerte .. .. es .. .. .. unica|mejor
    <quiero> .. .. .. descansar .. .. .. siempre|ya|paz|eternamente|$
    descansar .. .. .. siempre|en_paz .. .. $
    <quiero> .. .. .. dormir .. .. .. siempre|eternamente|no_despertar|y_no
    <quiero>|pido|rezo|ojala|ruego .. .. .. .. .. .. no .. .. .. despertar|despertarme|despierte|despertara|levantarme|amanecer|amanezca
    no .. .. .. .. <quiero> .. .. .. despertar|despertarme|amanecer
    no .. .. despertar|despertarme|amanecer .. .. .. manana|nunca|mas|jamas
    <quiero>|pido|rezo|ojala|ruego .. .. .. .. que .. .. .. .. me .. .. .. lleve|lleven|atropelle|atropellara|mate|recoja|pase_algo_malo|parta
    dios|senor|muerte .. .. .. .. me .. .. .. lleve|llevara|recoja|llame
    esperando|espero|deseando .. .. .. la|mi|a .. .. muerte|morir|morirme
    <quiero> .. .. .. que .. .. .. .. todo|esto|dolor|pare|acabe|termine|sufrimiento .. .. .. acabe|termine|pare|acabara|parara|se_acabe|$
    <quiero> .. .. .. que .. .. .. .. acabe|termine|pare .. .. .. todo|esto|ya|$|dolor
    <quiero> .. .. .. irme|marcharme|largarme|partir .. .. .. mundo|siempre|de_aqui_para_siempre|otro_mundo|con_dios|al_cielo
    <quiero> .. .. dejar|parar .. .. de .. .. existir|vivir|sufrir|respirar|sentir
    dejar de .. existir|vivir|respirar
    pienso|pensando|pensar|suelo|sueno|paso|pensado|pienso_mucho .. .. .. .. en|con .. .. .. .. morir|muerte|morirme|desaparecer|mi_funeral|mi_muerte|quitarme_de
    soy|siendo|sentirme|siento .. .. .. una|un carga|estorbo|lastre|peso .. .. .. $|para|de
    soy .. .. .. una? carga|estorbo|lastre
    sobro .. .. .. en|este|mundo|aqui|$|todas
    odio|detesto .. .. .. .. vivir|estar_viva|estar_vivo|existir|haber_nacido|mi_existencia|seguir_vivo|seguir_viva
    me odio|detesto .. .. .. tanto|mucho|misma|mismo
    cansado|cansada|harto|harta|agotado|agotada|hasta_los|hastiado|hastiada .. .. .. .. de .. .. .. <life>|vivir|existir|luchar|sufrir|estar_viva|estar_vivo|todo_y_de|respirar|seguir
    me .. .. .. he .. rendido|rendi .. .. .. $|con
    me rindo $
    he .. .. tirado .. la toalla .. .. vida
    no .. .. merezco .. .. vivir|la_vida|estar_viva|estar_vivo|nada_bueno
    reunirme|reencontrarme|irme|estar|ir .. .. con .. .. .. <my>|el|ella|mi .. .. .. <kin>|cielo|tumba .. .. .. cielo|tumba|arriba|muerto|$|murio
    no .. .. .. estare|estar|voy_a_estar .. .. .. aqui|mas|viva|vivo .. .. .. mucho|manana|navidad|cuando .. .. .. $|tiempo|leas|lean
    pronto .. .. .. ya? no .. .. .. estare|estoy|existire
    no .. puedo .. .. .. parar|dejar .. .. de .. llorar|temblar
    lloro|llorando|llorar .. .. .. .. todas|todos|cada|toda|todo|diario|sin_parar|hasta_dormirme .. .. .. noches|noche|dias|dia|tiempo|$
    ataque|crisis .. .. de .. .. panico|ansiedad|angustia .. .. .. ahora|mismo|ahorita
    me .. .. estoy .. .. .. derrumbando|hundiendo|rompiendo|ahogando_en|viniendo_abajo
    me derrumbo|hundo .. .. $
    muerta|muerto|rota|roto|vacio|vacia .. .. .. por .. dentro
    voces .. .. .. .. dicen|ordenan|piden .. .. .. que
    desesperado|desesperada .. .. .. $|y
    desesperacion
    no se .. .. .. .. como .. .. .. seguir|vivir|continuar|voy_a_seguir|salir_de_esta|aguantar .. .. .. $|asi|viviendo|adelante
    antes .. de .. que? .. .. haga|hacer .. .. una .. .. tonteria|locura
    nada .. .. .. por .. .. lo? .. .. que? .. .. vivir|luchar|seguir
    sitio|lugar .. .. .. para .. .. mi .. .. .. mundo
    no .. pinto|encajo .. .. nada .. .. .. mundo|vida
`;

import { ES_WISHES } from './es-wishes.ts';
import { compile } from './lexicon.ts';

/** Family and friends: whom a speaker means by "mi …". */
const KIN = `marido mujer esposo esposa pareja novio novia ex exmarido exmujer companero companera prometido
  hijo hija hijos hijas nino nina ninos bebe chaval crio cria hijastro hijastra nene nena peque
  madre padre mama papa padres mami papi viejo vieja padrastro madrastra suegro suegra yerno nuera cunado cunada
  hermano hermana hermanos gemelo gemela tio tia primo prima sobrino sobrina
  abuelo abuela abuelos abuelita abuelito yayo yaya nieto nieta amigo amiga colega`;

export const spanish = compile({
  language: 'es',
  ...ES_WISHES,
  classes: {
    ...ES_WISHES.classes,
    subject: 'yo',
    tail: 'ya mas nada de verdad serio en hoy ahora asi tampoco nunca mucho veces a tanto aqui esto',
    me: 'quiero quisiera tengo estoy soy he estaba voy yo me mi mis mia conmigo',
    other: `el ella ellos ellas usted ustedes tu nosotros gente pacientes paciente clientes cliente companeros jefe jefa alguien todos todas quien personaje
      uno <kin>`,
    kin: KIN,
    my: 'mi mis nuestro nuestra nuestros',
    says: `dice dijo decia dicen dijeron contaba conto cuenta pregunta pregunto preguntaba grito gritaba grita escribio escribe canta cantaba repite repetia afirma bromeo bromea
      titulada titulado`,
    negator: 'no nunca jamas ni sin tampoco nadie nada ningun ninguna ninguno apenas',
    postnegator: 'nunca jamas',
    barrier: 'porque como que cuando si pero y o sino aunque mientras donde desde hasta pues xq pq porq quien',
    unnegated: 'paro dejo solo se sabia olvido recuerdo para dejado niego',
    joiner: 'y e pero porque o si cuando aunque sino mientras pues entonces ni',
    quiero: `quiero queria quisiera querria kiero qiero prefiero preferiria gustaria deseo desearia ganas espero ojala pienso pensando pensado pienso voy iba intento intente intentado quise
      necesito decidido planeo ruego sueno apetece idea anhelo considerado quiera querido`,
    matar: `matarme suicidarme ahorcarme colgarme envenenarme ahogarme dispararme tirarme lanzarme quitarme desangrarme asfixiarme inmolarme eliminarme acuchillarme apunalarme pegarme
      arrojarme aventarme liquidarme`,
    mato: 'mato mate mataria suicido suicidaria suicide ahorco cuelgo matare suicidare ahorcaria',
    morir: 'morir morirme muera muriera muriese morirse palmarla desaparecer esfumarme fallecer perecer desaparezca desapareciera morirm muero moriria petatear petatearme',
    muerto: 'muerto muerta muertos muertas muertito',
    vivir: 'vivir existir viviendo continuar viva vivo existiendo respirar vivi',
    mas: 'mas ya',
    neg: 'no nunca jamas sin ni ningun ninguna nadie nada tampoco',
    life: 'vida vivir existencia existir',
    person: `el ella ellos ellas jefe jefa encargado companero companera entrenador profesor profesora maestro cura medico vecino vecina casero paciente cliente residente alumno
      hombre mujer tipo tio alguien policia chicos desconocido usuario senor muchacho <kin>`,
    pega: `pega pegaba pego pegan pegaron golpea golpeaba golpeo golpean golpearon maltrata maltrataba maltrato viola violo violaba abusa abuso abusaba agrede agredio agredia amenaza amenazo amenazaba
      ahorca ahorcaba estrangula estrangulo azota abofetea abofeteo patea pateo insulta humilla acosa acoso acosaba manosea manoseo toquetea tortura apunalo quema quemo zarandea empujo empuja escupio escupe cachetea`,
    sufrido: `violada violado agredida agredido golpeada golpeado maltratada maltratado abusada abusado acosada acosado amenazada amenazado apunalada estrangulada manoseada
      secuestrada humillada torturada pegada violentada`,
    us: 'me nos',
    anyone: 'alguien gente todos otros alguno personas nadie ellos ella el los le lo la les <kin>',
    tool: `programa software herramienta aplicacion app impresora sistema ordenador computadora portatil pagina web formulario formularios hoja hojas excel reunion reuniones atasco trafico cola colas
      correo correos papeleo actualizacion codigo bug bugs jira sap outlook teams zoom ticket interfaz teclado telefono movil musica cancion pelicula deberes matematicas mates examen calor tiempo ruido
      encuesta cuestionario contrasena pantalla servidor burocracia tramites aeropuerto transporte metro`,
    laugh: 'lol jaja* jajaj* jeje* jiji* xd jaj haha* 😂 🤣 😆 😅 😹 💀 🙃',
    pills: 'pastillas pastilla medicamentos tranquilizantes somniferos insulina paracetamol medicinas lejia veneno comprimidos ibuprofeno trankimazin orfidal',
    high: 'puente tejado azotea edificio acantilado balcon ventana tren trenes metro via vias autobus bus camion coche terraza precipicio carro piso',
  },
  expansions: {
    xq: 'porque',
    kiero: 'quiero',
    qiero: 'quiero',
    kero: 'quiero',
    pa: 'para',
    toy: 'estoy',
    tar: 'estar',
    na: 'nada',
    nadien: 'nadie',
    cansao: 'cansado',
    jarto: 'harto',
    jarta: 'harta',
    d: 'de',
    q: 'que',
    k: 'que',
    sta: 'esta',
    sto: 'esto',
    tb: 'tambien',
    xfa: 'por favor',
    porfa: 'por favor',
    porfavor: 'por favor',
    nomas: 'no mas',
    mimir: 'dormir',
    hijoputa: 'hijoputa',
    sinsentido: 'sin sentido',
  },
  sound: [
    [/v/g, 'b'],
    [/h/g, ''],
    [/c(?=[eiy])|z/g, 's'],
    [/x/g, 's'],
    [/qu|q|c/g, 'k'],
    [/ll/g, 'y'],
    [/g(?=[ei])/g, 'j'],
    [/gu(?=[ei])/g, 'g'],
    [/w/g, 'u'],
    [/m(?=[bp])/g, 'n'],
  ],
  self_harm: `
    volvi|vuelto|vuelvo a cortarme|cortar|autolesionarme|lesionarme|hacerme_dano
    me .. volvi|he|vuelvo .. a? cortar|cortado|autolesionar|hacer_dano
    que dosis|cantidad .. .. hace|necesito|necesita|basta .. falta|$
    escopeta|soga|pistola|pastillas|navaja|cuchilla .. .. .. .. .. miro|mirando|contemplo
    no .. .. .. paso|pasare|pase|aguanto|llego de|a .. esta|hoy|la .. noche|semana|$
    no .. .. se .. .. si .. .. paso|llego|sobrevivo
    miedo|ganas|impulso .. .. de .. .. hacerme .. .. algo|dano|$
    me .. .. voy .. a .. .. colgar|ahorcar|tirar_por|matar|suicidar|pegar_un_tiro|quitar_de
    tirarme|lanzarme|saltar .. al|por|desde|a|bajo .. el|la|las|los|un|una .. <high>
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
    <quiero>|pensar|pienso|pensado|pensando|intente|intento|planeado|planeo|idea|ideas|cometer|cometo .. .. .. en|de|un|el|mi|al .. .. suicidio|suicidarme
    pienso|pensado|penso|pensar|pensando .. .. en .. .. suicidio
    intento|intentos de suicidio
    mi suicidio
    suicida|suicidas .. .. $|pensamientos|ideas
    pensamientos|ideas|ideacion|tendencias .. suicidas|suicida|negras|de_muerte
    me siento|encuentro .. suicida
    quitarme|quito .. de .. .. medio
    hacerme|hacerm|haciendome|hago|hacer .. .. dano|danio
    me .. .. hago|hacer|hice .. dano .. .. a|$ .. mi|proposito|$
    <quiero> .. .. hacerme .. dano
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
  `,
  wish_to_die: `
    para|y|por|mejor no despertar|despertarme|amanecer
    mejor|estaria|quiero|quisiera|gustaria .. .. .. bajo|debajo .. .. tierra
    mejor|estaria|quiero|quisiera|gustaria .. .. .. en .. .. tumba|cementerio|caja|cielo
    que me lleve|lleven .. .. dios|senor|muerte|diablo|ya|$
    terminado|acabado|termine ... con .. la|mi vida
    no .. me veo .. .. viva|vivo|llegando|cumpliendo|en_el_futuro
    si .. .. yo .. .. no .. .. existiera|estuviera|estoy .. .. $
    no .. quiero volver .. a .. .. despertar|despertarme|amanecer|vivir
    da .. igual .. .. vivir|morir|si_vivo|si_muero
    vivir o morir
    ya .. nada .. .. tiene|importa .. .. sentido|$
    nada .. .. importa .. ya|$
    nadie .. .. me .. necesita
    cuando .. .. yo? .. .. no|me .. .. este|muera|haya .. .. $|muerto
    mejor .. .. .. no .. .. existir|haber_nacido|despertar
    no .. deberia .. .. existir|haber_nacido|estar_viva|estar_vivo
    no .. .. .. quiero|quisiera .. .. estar .. .. viva|vivo|en_este_mundo
    no .. .. .. tengo|hay|encuentro .. .. para|por|a que|quien .. .. vivir|levantarme|seguir|despertar
    <quiero> .. .. <morir>
    <quiero> .. .. .. estar|estuviera|estuviese|estara .. <muerto>
    <quiero> .. .. <neg> .. .. haber|hubiera|hubiese .. nacido
    <neg> .. .. .. haber|hubiera|hubiese|debi|debia|tenia .. .. .. nacido|nacer|existido
    me .. .. .. gustaria|encantaria .. .. .. morir|morirme|desaparecer|no_existir|no_despertar|estar_muerto|estar_muerta|dormirme_y_no
    me .. quiero .. .. morir|desaparecer
    mejor|preferiria|prefiero|ojala .. .. .. <muerto>|morirme|muriera|muriese
    mejor .. .. .. muerto|muerta .. .. .. que|$
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
    ya no puedo .. .. $
    ya no puedo .. .. mas|seguir|aguantar|continuar .. .. $
    no .. puedo .. .. seguir|continuar|aguantar|soportar|resistir .. .. .. mas|asi|adelante|viviendo|$|esto .. .. $
    no .. .. aguanto|soporto|resisto|doy .. .. mas .. .. .. $
    no .. .. aguanto|soporto|resisto .. .. .. .. esta|este|vivir|la|mi|vida|dolor .. .. .. vida|dolor|vivir|sufrimiento|asi
    ya no .. .. aguanto|soporto|puedo|resisto|doy .. .. mas|$
    no .. .. tengo .. .. .. fuerzas|fuerza|ganas .. .. .. para|de .. .. .. seguir|vivir|continuar|nada|luchar|levantarme
    no .. .. me .. .. quedan .. .. .. fuerzas|ganas .. .. .. $|vivir|seguir|para
    sin fuerzas .. .. para .. .. seguir|vivir
    estoy .. .. al .. .. limite|borde $
    he tocado fondo
    toque|tocado fondo
    estarian|estaria|estara|estaran|viviria|vivirian|serian|seria|iria|estan .. .. .. mejor|felices|feliz|tranquilos|facil|bien|aliviados .. .. .. sin_mi|si_yo|si_no_estuviera|si_me_muero|si_me_muriera|si_no_existiera|si_desaparezco|si_muero|si_muriera|si_no
    mejor|felices|feliz|tranquilos|facil|aliviados|bien .. .. .. sin mi
    sin mi .. .. .. .. estarian|estaria|mejor|felices|viviria|vivirian|serian
    si .. .. .. me|yo|no .. .. .. muero|muriera|muriese|muerto|desaparezco|desapareciera|estuviera|existiera|matara|mato|faltara|falto .. .. .. .. .. nadie|mejor|importaria|importa|felices|tranquilos|echaria|daria
    nadie .. .. .. .. echaria|echara|extranaria|extranara|notaria|importaria|lloraria|enteraria|importa|llora|nota|daria_cuenta|echa .. .. .. .. .. menos|si|muero|muerta|$|muriera
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
    irme .. .. .. para siempre
    <quiero> .. .. dejar|parar .. .. de .. .. existir|vivir|sufrir|respirar|sentir
    dejar de .. existir|vivir|respirar
    pienso|pensando|pensar|suelo|sueno|paso|pensado|pienso_mucho .. .. .. .. en|con .. .. .. .. morir|muerte|morirme|desaparecer|mi_funeral|mi_muerte|quitarme_de
    soy|siendo|sentirme|siento .. .. .. una|un carga|estorbo|lastre|peso .. .. .. $|para|de
    soy .. .. .. una? carga|estorbo|lastre
    no .. .. sirvo .. .. .. para|nada|ni .. .. nada|$
    no valgo .. .. .. nada|vivir .. .. $
    sobro .. .. .. en|este|mundo|aqui|$|todas
    odio|detesto .. .. .. .. vivir|estar_viva|estar_vivo|existir|haber_nacido|mi_existencia|seguir_vivo|seguir_viva
    me odio|detesto .. .. .. tanto|mucho|misma|mismo
    cansado|cansada|harto|harta|agotado|agotada|hasta_los|hastiado|hastiada .. .. .. .. de .. .. .. <life>|vivir|existir|luchar|sufrir|estar_viva|estar_vivo|todo_y_de|respirar|seguir
    estoy|muy .. .. .. cansado|cansada|harto|harta .. .. .. de .. .. vivir|la_vida|esta_vida|existir
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
  `,
  violence: `
    padrastro|padre|tio|abuelo|hermano|primo|vecino|profesor|cura|entrenador|papa|el|novio .. .. .. .. .. me toca|tocaba|toco|manosea $
    entra|entraba|viene|venia|mete .. .. en|a .. mi .. cuarto|habitacion|cama .. .. noche|noches|y
    el|ella|ex|marido|novio|exmarido|pareja .. .. .. dice|dijo|jura|repite .. .. que .. .. me .. va|iba .. a matar|rajar|pegar
    manos .. .. .. en|al|alrededor .. .. cuello
    ojo morado
    <person> .. .. .. <us> .. .. <pega>
    <us> .. <pega> .. .. .. mi|cuando|todos|cada|casi|borracho|siempre|delante|porque|sexualmente .. .. .. <person>|$|bebe|dias|noches|mujer
    abusa|abuso|abusaba|abusaron|abusan .. .. .. de .. .. mi|nosotras|nosotros
    mi .. <kin> .. .. .. .. me .. .. <pega>
    me .. .. han|habian|ha|habia .. .. .. pegado|violado|agredido|golpeado|maltratado|amenazado|acosado|violentado|manoseado|abusado
    fui|sido|soy|era|estoy_siendo|siento|siendo .. .. .. <sufrido>|victima .. .. .. $|por|de|desde|en|cuando|sexualmente
    victima .. .. .. de .. .. .. violencia|maltrato|abuso|abusos|malos|agresion
    me .. .. levanta|levanto|levantaba|pone|puso .. .. la mano|encima
    me pone la mano encima
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
    miedo .. .. .. por .. .. mi vida
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
    le pego|golpeo .. .. .. a .. .. <my> .. <kin>
    tiroteo .. .. .. escuela|instituto|oficina
    <my> .. <kin> .. .. .. .. <pega>|maltratan .. .. .. a .. .. <my>|sus|su|los|nosotros .. .. .. <kin>|$
    a .. <my> .. <kin> .. .. .. la|le|lo .. .. <pega>|maltratan|abusan|estan_pegando|acosan
    no .. .. .. segura|seguro|a_salvo .. .. .. en|con .. .. .. casa|el
  `,
  other_in_danger: `
    <my> .. <kin> .. .. .. .. quiere|queria|amenaza|intenta|intento|habla|dice|piensa|quiso|va|ha_intentado|planea .. .. .. .. .. .. matarse|suicidarse|morir|morirse|quitarse|ahorcarse|suicidio|tirarse|cortarse|desaparecer|matar
    <my> .. <kin> .. .. .. .. se .. .. quiere|va|intento|queria .. .. a? matar|morir|suicidar|quitar_la_vida
    <my> .. <kin> .. .. .. .. no quiere .. .. .. vivir|despertar|seguir_viviendo
    <my> .. <kin> .. .. .. .. se .. .. corta|autolesiona|hace_dano|lesiona|raja
    <my> .. <kin> .. .. .. .. esta|tiene|es .. .. .. ideas|suicida|pensamientos|tendencias .. suicidas|$
    <my> .. <kin> .. .. .. .. se tomo|trago .. .. .. <pills>|sobredosis
    el|ella quiere|amenaza|intenta|va .. .. .. con|a? matarse|suicidarse|quitarse|tirarse|morirse
    <pega> .. .. a su|sus <kin>
    <my> .. <kin> .. .. .. le|les .. .. <pega> .. .. .. a
  `,
  hints: `
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
  `,
  figures: `
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
    morirse de risa
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
  `,
  grief: `
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
  `,
});

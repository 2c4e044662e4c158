/** Violence and abuse by somebody whom the speaker knows, and threats, in Spanish. */
export const abuse = `
    me|nos .. dio|da|dan|daba|dieron|pego|metio .. .. una|un|unas|varias .. paliza|palizas|tortazo|bofetada|bofetadas|hostia|golpes|punetazo|tunda|cachetada
    rompe|rompera|romperia|partira|parte|romper|partir|romperme|partirme|reventar .. .. .. las|los|la|el|una .. piernas|brazos|dientes|dedos|cara|cuello|huesos|nariz|boca
    bebe|bebido|borracho|beber|bebia|tomado ... ... duermo|dormir|dormimos|escondo|encierro|huyo|voy|salgo|escapo ... ninos|coche|bano|vecina|hijos|calle|carro
    llevo|llevare|llevarme ... delante|conmigo ... ... escopeta|pistola|arma|cuchillo|gasolina|rifle
    escopeta|pistola|arma|cuchillo|gasolina ... ... llevo|llevare|llevarme ... delante|conmigo
    <person>|<kin> ... me|nos ahoga|asfixia|estrangula|ahogaba|estrangulaba|viola|golpea|patea
    papa|padre|padrastro|el|marido|hermano|novio|pareja|mama|madre .. .. .. pega|golpea|pegaba|golpeaba|maltrata|zurra .. .. .. mama|madre|nosotros|hermano|hermana|hijos|ninos|hermanos|nosotras|mami
    <person>|<kin>|novio ... me|nos ... rompio|roto|partio|reviento|quemo|fracturo|torcio|retorcio ... <body>
    almohada|mano|manos|bolsa|pie|rodilla .. en|sobre|al|contra|por .. mi|la|el|mis cara|boca|cuello|garganta|cabeza|nariz
    encerro|encerrada|encerrado|ato|atada|amarro|amarrada|secuestrada|encierra .. $|en|con|dos|a|y|durante
    obligo|obliga|obligaba|forzo|forzaba|obligado|obligada ... acostarme|sexo|tocarlo|tocarle|desnudarme|relaciones|dormir_con|chuparsela
    cabron|desgraciado|hijo|cerdo|maldito|tio|tipo ... mato|matare|matar|rajo|reviento|apunalo|cargo ... juro|lo|$
    <mato>|mato|matare|rajo|apunalo ... juro|prometo|serio
    tocaba|toca|toco|manoseaba ... abajo|pequena|pequeno|nina|nino|intimas|bragas|escondidas
    <person>|<kin> .. .. .. <us> .. .. .. <pega>|pegaba|golpeaba|jala|jalo|zurra|sacude|azotaba|pegado|golpeado|pateaba .. .. $|cuando|con|si|todos|cada|a|y|porque|desde|mucho|siempre|otra|por
    <us> .. .. pegaban|pegan|golpean|golpeaban|maltratan|maltrataban|violaron|violan|violo|violaban|violaba|agredieron|abusan|abusaron|apalearon|atacaron|secuestraron|manosearon|toquetearon|tocaron .. .. $|en|cuando|de|entre|anoche|ayer|hace|a|los|varios|siendo|dos
    ^ me violo|viola|violaron|violaba|pega|pegaba|maltrata|golpea
    <kin>|el|ella .. .. .. <us> .. .. pega|pego|pegaba|golpea|golpeo|maltrata|grita_y|insulta_y|viola|violo|violaba|ahorca|tortura|quema|encierra
    tiro|tira|lanzo|lanza|avento|avento|avienta|arrojo|arroja|tiraba|lanzaba|aventaba .. .. .. <missile> .. .. .. a_mi|cara|cabeza|encima|$|contra|a
    <us> .. .. ha? tiro|lanzo|avento|arrojo|tira|lanza|avienta|tirado|lanzado|tiraba .. .. .. <missile>
    <us> .. .. ha? rompio|roto|partio|partido|fracturo|disloco .. .. .. brazo|nariz|costilla|costillas|mandibula|muneca|dedo|diente|dientes|labio
    <us> .. .. ha? agarra|agarro|agarraba|tira|jala|arrastra|arrastro|coge|cogio|empujo|empuja|estampo|tiro .. .. .. pelo|cuello|pared|suelo|escalera|escaleras|pelos|garganta
    cinturon|cinto|correa|punos|palo|puno .. .. .. <us>|pega|pegaba|golpea|pegar|encima|saca
    moratones|moretones|cardenales|moraton|moreton|marcas .. .. .. maquillaje|el|marido|esconder|tapar|por|ocultar|brazos|que|taparme|pareja
    <person>|<kin>|tio|padre|abuelo .. .. .. <us> .. .. .. hace|hacia|hacian|hizo|hacen|obliga|obligaba .. .. .. cosas|cositas|algo_que|a_hacer
    <us> .. .. hace|hacia|hizo|obliga|obligaba .. .. a? .. hacer? cosas .. .. $|que|malas|feas|sexuales|raras|por|de|cuando
    <person>|<kin> .. .. .. hace|hacia|hizo .. .. cosas .. .. .. conmigo|a_mi
    cosas|secreto ... no|nadie|nada .. .. .. contar|decir|hablar|contarlo|puedo|diga ... tio|padrastro|papa|el|abuelo|profesor|primo|me
    <us> .. .. toca|tocaba|toco|tocan|toquetea|manosea|manoseaba|besa|besaba|acaricia|acariciaba|soba|sobaba|lame .. .. .. noche|noches|cama|cuarto|pechos|culo|piernas|debajo|duermo|sin|partes|todas|cuando|escondidas|donde|habitacion|dormida|dormir|muslo
    <kin>|padrastro|tio|abuelo|primo|profesor|cura|entrenador .. .. .. me toca|tocaba|toco|manosea|besa|acaricia
    mano|manos|dedos .. .. .. debajo|dentro|entre|bajo|por .. .. .. mi|mis|falda|piernas|camiseta .. .. $|falda|bragas|piernas|blusa|pantalon|camiseta|ropa|muslos
    entra|mete|metia|viene|sube|acuesta|metio|cuela .. .. .. en .. .. mi cama|cuarto|habitacion .. .. $|noche|y|cuando|por|conmigo
    sexo|relaciones|acostarse|acostarme .. .. .. no|sin|contra|aunque|obliga|fuerza .. .. .. queria|quiero|consentimiento|voluntad|dormida|borracha|fuerza|quiera|querer
    contra .. .. mi voluntad
    violo|violaron|violada|violado|viola|violador|abusaron|abuso|abusaba|abusado|abusada ... me|mi|de_mi|nina|pequena|nino|fui|por|nosotras|anos
    me .. .. .. violo|violaron|viola|violaba|violado|violar|violan
    de .. nina|nino|pequena|pequeno|chica .. .. .. me|mi|abus|pegaban|violaron|tocaba|maltrataban ... pegaban|violaron|violo|tocaba|maltrataban|abusaba|abuso|pegaba|tocaban|golpeaba|toco
    fotos|videos|imagenes .. .. .. desnuda|desnudo|intimas|intimos .. .. $|mias|publicar|difundir|amenaza|mandar|de_mi
    <us> .. .. .. persigue|sigue|acosa|espia|vigila|graba|espera|perseguia|siguio .. .. .. todas_partes|calle|casa|portal|trabajo|a_todas|desnuda|ducha|desde|siempre|puerta|$
    <kin>|el|ella .. .. .. controla|vigila|decide|revisa .. .. .. todo|movil|telefono|con_quien|dinero|ropa|adonde|lo_que
    me .. .. .. quito|quita|escondio|quitado|esconde .. .. .. pasaporte|papeles|movil|telefono|dinero|tarjeta|llaves
    miedo|terror|panico ... cuando|si .. .. el|papa|padre|mi|llega|bebe .. .. .. llega|bebe|vuelve|viene|borracho|casa|grita|enfada|$|marido
    miedo|temo .. .. .. por .. .. .. mis|mi|nuestra|nuestros|los|sus .. .. hijos|hija|hijo|ninos|vida|bebe|hijas
    me|nos escondo|encierro|escondemos|escondia|encerraba .. .. .. bano|armario|cuarto|cama|cuando|del|de .. .. .. el|grita|bebe|llega|padre|papa|borracho
    bebe|borracho|bebido|alcohol|beber|toma|tomado .. .. .. <us>|pega|violento|golpea|grita|agresivo|rompe|loco|maltrata
    <kin>|el|ella .. .. .. es|vuelve|pone|esta .. .. violento|violenta|agresivo|agresiva|peligroso .. $|con|cuando|y|conmigo
    amenaza|amenazo|amenazaba|amenazado|amenazan|amenazas ... matarme|matarnos|hijos|ninos|cuchillo|quemar|matar|muerte|pistola|quitarme_a|pegarme|hacer_dano|de_mi
    dice|dijo|decia|jura|juro|repite|escribe|escribio|manda|dicho|prometio .. .. .. que .. .. .. me|nos|va|iba|ira .. .. .. va|mata|matar|matara|quemar|rajar|encontrar|pegar|enterrar|iba .. .. a? .. matar|$|mi|mis|y|los|rajar|quemar|ninos|hijos|si
    el|ella|marido|ex|novio|padre|pareja|dia|algun .. .. .. me|nos .. va|iba|acabara|terminara|mata|matara .. .. a|por|matandome? .. matar|rajar|matando|estrangular|matarme|$|matandome .. .. .. dia|algun|si_me|si_lo|$|un|proxima|cualquier|noche|y
    voy|quiero|ganas|juro|iba|acabare .. .. .. a|de|lo|le|que? .. .. matarlo|matarla|matarlos|apunalarlo|rajarlo|acuchillarlo|matarle|reventarlo|cargarmelo|dispararle|estrangularlo|degollarlo|pegarle_un .. $|juro|a|te|lo|y|un|algun|con|como
    lo|la|le|los voy .. a .. matar|rajar|apunalar|acuchillar|degollar|estrangular|quemar|reventar .. $|lo|te|juro|a|algun|un|y
    juro .. .. .. mato|matare|rajo|voy_a_matar|mataria|lo_voy|reviento|apunalo
    lo|la|los|le mato|matare|mataria|rajo|matamos .. .. $|juro|te|a|lo|un
    pistola|cuchillo|arma|navaja .. .. .. llevar|llevo|traer|llevare|llevarme .. .. .. escuela|trabajo|instituto|ellos|todos|clase|colegio
    pego|pegue|golpeo|golpee|sacudo|sacudi|grito_y .. .. .. al|a .. .. bebe|mi|mis|los|nino|nina .. .. $|hijo|hija|hijos|mujer|ninos|bebe
    miedo .. .. .. hacerle|hacerles .. .. .. dano|algo .. .. .. bebe|hijo|hija|hijos|nino|$
`;

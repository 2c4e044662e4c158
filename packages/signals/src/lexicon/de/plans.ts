/** Attempts, plans, means and farewells, in German. */
export const plans = `
    messer|klinge|rasierklinge|scherbe|schere ... ans|an|am|gegen .. .. handgelenk|hals|pulsader|pulsadern|kehle|arm
    spritze|spritz|nehme|nehm ... insulin|<pills>|medikamente ... absichtlich|extra|bewusst nicht
    spritze|spritz|nehme|nehm ... insulin|<pills>|medikamente ... absichtlich|extra|bewusst
    <pills>|insulin|dialyse ... ... absichtlich|extra|absicht|bewusst
    nicht .. mehr .. .. spritze|spritz|nehme ... absichtlich|sterbe|vorbei
    baum|mauer|pfeiler|brucke|kurve|lkw|leitplanke ... ... kmh|sachen|vollgas|100|120|140|160|180|gurt|angeschnallt
    nicht .. .. bremsen|abbiegen|anhalten|lenken ... klippe|brucke|kurve|baum|mauer|abgrund
    kratz|kratze|beiss|beisse|ritz|schlag|schlage|reiss|zerkratze|zerkratz|scheuer ... blutig|bluten|blute|blut
    kurz davor|dran .. .. .. alles|es|mich|mir|schluss|zu_springen|aufzugeben
    wieder|seit|immer|oft|akut|bin|total|so|manchmal|latent|echt suizidal|lebensmude|selbstmordgefahrdet
    zigarette|zigaretten|kippe|kippen .. .. arm|arme|armen|haut|hand|bein .. aus|ausgedruckt|ausdrucke|ausdrucken
    drucke|druck|druckte|halte .. mir .. zigaretten|kippen|zigarette|feuerzeug
    <high>|gleis|bahnsteig|strick|gelander|kante ... ... nicht|kein|keinen|feige .. getraut|mut|geschafft|konnte|gesprungen|zu_feige
    stand|stehe|steh|sass|sitze|gestanden ... brucke|dach|gleisen|gleis|klippe|hochhaus|gelander|fenster|bahnsteig ... ... nicht|nur|runter|springen|schritt|uberlegt|getraut
    genommen|geschluckt|eingeworfen|getrunken ... krankenhaus|notaufnahme|intensivstation|klinik ... leider|aufgewacht|gelandet|wieder
    so|zu viel|viele ... genommen|geschluckt ... krankenhaus|aufgewacht|nicht_mehr
    <pills> ... ... zahle|zahl|gezahlt|sammle .. $|sie|und|jeden|immer
    termin|datum|tag|zeitpunkt .. .. gesetzt|ausgesucht|festgelegt|gewahlt|bestimmt|uberlegt ... schluss|ende|sterbe|gehe|passiert|mache
    tag|datum|zeitpunkt .. .. .. schon .. ausgesucht|festgelegt|bestimmt $
    tag|datum|ort .. ausgesucht|gewahlt $
    in|gegen .. den|die|einen|nen|n bruckenpfeiler|pfeiler|gegenverkehr|leitplanke|abgrund|baum|mauer|betonpfeiler
    trau|traue .. mir .. selbst|selber|nicht .. nicht|mehr|uber
    angst .. .. vor .. mir|davor .. selbst|selber|was_ich
    nicht .. sicher .. vor .. mir|mich
    klinge|rasierklinge|messer|strick ... griffbereit|bad|hulle|tasche|schublade .. $|immer|falls
    versucht .. .. mich|mir .. .. .. <end>|aufzuhangen|umzubringen|leben|zu_erhangen|erhangen|vergiften|erstechen
    verletz|verletze|verletzte|hasse_und_verletze .. mich .. selbst|selber|absichtlich
    vom|von|aus .. .. <high>|brucke|dach .. .. zu? .. springen|sturzen|fallen|werfen|stosse|springe|spring|springn|fliegen|sturze
    uberlege|uberleg|denke|denk|dachte|gedacht|gedanken|will|wollte|wurde|konnte|besten|liebsten|einfach|ich ... vor|unter .. den|die|einen|nen|n|das|ein|ne .. <high>|strassenbahn|tram .. zu? .. springen|gehen|laufen|werfen|legen|schmeissen|treten|rennen|fallen
    fast|beinahe|beinah|mich|hatte|ware|war_ich ... vor|unter|von|vom|aus .. .. <high>|strassenbahn .. .. gesprungen|geworfen|gelaufen|gegangen|geschmissen|gesturzt|gelegt|gerannt|getreten
    fast|beinahe|beinah ... gesprungen $|gestern|heute|letzte
    springe|spring|springen .. .. heute|morgen|jetzt|bald|runter|hinunter|hinab .. $
    ich .. springe|spring .. $|jetzt|heute|bald|gleich
    <will>|wollte|wurde|uberlege|denke .. .. springen|springn $
    versucht|probiert|versuchte .. .. .. mich|mir|es|alles .. .. <end>|zu_beenden|leben|umzubringen|zu_erhangen
    mich|mir|es .. .. .. versucht .. .. .. <end>|beenden
    fast|beinahe|beinah .. .. mich|mir .. .. <end>|leben|umgebracht|angetan
    mich|mir|es .. .. fast|beinahe|beinah .. <end>|umgebracht|erhangt|angetan|getan|beendet
    hatte|habe|habs|hab|hatt .. .. es .. fast|beinahe|beinah .. getan|gemacht|geschafft $
    alle|ganzen|samtliche|zu_viele|zuviele|viele|handvoll|schachtel|packung|dose .. .. <pills> .. .. genommen|geschluckt|geschluckt|runtergeschluckt|eingeworfen|geschmissen|nehmen|intus|$
    <pills> .. .. .. alle|aufgehoben|versteckt|parat|bereit|gehortet|abgezahlt .. $|genommen|geschluckt|versteckt|und
    magen ausgepumpt
    habe|hab|ist|steht|einen .. .. plan .. .. .. <end>|sterben|leben|seil|strick|wie_ich|wann|datum|brucke
    briefe|brief|abschied|zettel .. .. .. geschrieben|fertig|verfasst|hinterlegt|bereit|liegt .. $
    briefe|brief .. .. an|fur .. .. meine|meinen|die|alle|familie|jeden .. .. <kin>|familie|geschrieben|fertig|$
    geschrieben .. .. .. briefe|abschiedsbriefe
    testament .. .. .. geschrieben|gemacht|fertig
    verschenke|verschenkt|verschenk|weggegeben .. .. .. meine|alles|sachen .. .. .. sachen|ganzen|habe|$
    meine .. sachen .. .. .. verschenkt|verschenke|weggegeben|verteilt
    alles .. .. geregelt|geordnet|vorbereitet .. .. .. wenn|damit|fur|falls|bevor .. ich .. .. tot|weg|nicht|gehe|sterbe
    von .. allen|meiner|meinen|allem|der .. .. verabschiedet|abschied
    verabschiede|verabschieden .. mich .. .. fur_immer|von_allen|von_euch|von_der_welt|endgultig
    lebt|leb|lebet wohl
    abschied .. .. genommen|nehmen .. .. $|von_der_welt
    das .. ist|war|wird .. .. mein|meine|das .. letzter|letzte|letztes|letzten .. .. nachricht|worte|tag_auf|geburtstag|weihnachten|gruss
    letzte|letzten|letzter .. worte|nachricht|gruss .. von_mir|an_euch|an_alle
    <means> .. .. .. gekauft|besorgt|bestellt|versteckt|bereit|bereitgelegt|griffbereit|fertig|geladen|geholt $|schon|und
    gekauft|besorgt|bestellt .. .. <means> $|schon
    <means> .. .. .. unter|neben|in .. .. kopfkissen|matratze|bett|keller|schrank|garage|dachboden|nachttisch
    <means> .. .. .. um|am|an .. .. den|meinen|die|der|dem .. .. hals|decke|balken|baum
    schlinge|galgen
    recherchiere|recherchiert|gegoogelt|google|googel|nachgelesen|informiert|suche|gesucht .. .. .. wie .. .. man|ich|viele .. .. .. stirbt|<end>|umbringt|sterben|tot|schmerzlos|tabletten
    schmerzlos|schmerzfrei .. .. .. sterben|gehen|<end>|tod|stirbt
    stelle|stell|male|vorgestellt|vorstelle|uberlege|denke|frage .. .. .. wie .. es .. .. .. ware|war|wenn .. .. .. springen|loszulassen|sterbe|tot|springe|loslasse|sterben|zu_sterben|weg
    lenkrad|steuer .. .. .. verreissen|rumreissen|loslassen|herumreissen|los|reisse|ziehen
    gegenverkehr
    gegen .. .. den|einen|nen|die|ne|n .. .. baum|mauer|wand|pfeiler|lkw|laster .. $
    klinge|rasierklinge|rasierklingen|feuerzeug|scherbe|scherben|messer|nadel .. .. .. meinem|meinen|meine|mein|arm|unterarm|haut|oberschenkel .. .. arm|arme|armen|handgelenk|haut|oberschenkel|oberschenkeln|$
    narben|schnitte|schnittwunden|ritze .. .. .. arm|armen|arme|unterarm|unterarmen|oberschenkel|handgelenk|beinen
    ritze|ritz|schneide|schneid|schnitt|geritzt|schneidn .. .. mich .. .. $|seit|wieder|wenn|damit|um|jeden|heimlich|immer|oft
    mich .. .. .. ritzen|ritze|ritz|schneide|geritzt|geschnitten|verbrannt|verbrenne .. .. $|seit|wenn|damit|um|weil|und|muss|habe
    ritzen|ritzn $|seit|wieder
    ruckfallig|ruckfall .. .. .. geritzt|geschnitten|ritzen|arm|klinge|verletzt
    seit .. .. .. nicht .. mehr? .. geritzt|geschnitten
    lange|langen|langarmlig|armel .. .. .. damit|sieht|narben|verstecken|verdecken
    schlage|hau|haue|schlag|beisse|kratze|bestrafe|verletze|verbrenne|brenne .. .. mich .. .. selbst|selber|blutig|bis|absichtlich|damit|wenn
    mir .. .. .. selbst|selber|absichtlich|extra .. weh|wehtue|wehtu|wehtun|schade|verletzungen
    muss|zwinge .. .. .. mich .. ubergeben .. .. $|nach|damit
    hungere|hunger .. mich .. .. .. weg|tot|runter|krank
    verbluten|ausbluten
    uberdosis
    <self> .. .. was|etwas .. .. antun|angetan|antue|antu|anzutun
`;

/** No future, no wish to wake, being a burden, life without somebody, euphemisms. */
export const despair = `
    hoff|hoffe|wunsch|wunsche|wunschte|will|bete ... ... herz|atem ... stehen|aufhort|stehenbleibt|still|schlagen|versagt|aussetzt
    geburtstag|weihnachten|nacht|tag|jahr|winter|abend ... ... hoffentlich|hoffe|hoff|bitte|wunsche ... letzter|letzte|letztes|letzten|letztes_mal
    egal|gleich|wurst|scheissegal|gleichgultig|schnuppe|wurscht ... ob .. ich ... aufwache|lebe|sterbe|tot|uberlebe|aufwach|da_bin
    wenn ich .. .. nicht|nie|nimmer .. mehr .. atme|lebe|existiere|aufwache|bin|ware|da_bin|aufwach
    aufhore|aufhorte|aufhoren .. zu .. atmen|leben|existieren
    lasst|lass .. mich .. .. .. gehen|sterben|einschlafen|los .. $|ich
    kann|konnte .. ich .. auch|gleich|ebenso .. .. .. tot|sterben|begraben .. sein|$
    bete|bitte|hoffe|gebetet|flehe|wunsche|wunschte|bet ... ... sterbe|sterben|einschlafe|aufwache|erlost|abholt|holt|umfalle|verrecke
    im schlaf .. sterbe|sterben|gehen|gehe|hinuber|entschlafen|sterb
    ob .. ich ... ... erlebe|uberlebe|erleben|uberleben|schaffe|durchhalte ... $|nicht|und
    einschlafen|schlafen|augen|umfallen ... und .. das|dann|alles|endlich .. wars|war_es|schluss|vorbei|fertig|aus|ruhe|weg|nie
    augen .. .. zu|zumachen|schliessen ... vorbei|immer|aufwachen|ruhe|schluss|wars|nie
    gehe|geh|gehen .. .. nacht|bald|einfach|jetzt|gleich .. .. ins|in_den|in_die|in_der wasser|fluss|rhein|donau|elbe|see|meer
    gibt .. mich .. .. nicht|nimmer .. mehr? .. $|und|dann|weil
    mich .. gibts|gibt .. .. bald|nicht|nimmer
    bald .. .. .. nicht .. mehr .. gibt|da|existiere
    mag|will|mocht|mochte .. .. .. nicht|nimmer .. mehr .. sei|sein|leben|aufsteh|aufstehn|leb|da_sei|do_sei
    nicht .. .. wert .. .. zu? leben|existieren|$
    leben .. .. .. gelaufen|vorbei|zu_ende|am_ende|verwirkt .. $|fur
    ohne .. ihn|sie|mein|meine|meinen|meiner .. <kin>|hat|ist|bin ... kein|keinen|nichts|sinnlos|leer|wert|sinn
    zu .. ihm|ihr|meiner|meinem|mama|papa $|ins|in_den|gehen|rauf|hoch|auf_den_friedhof
    los|froh|erleichtert|glucklich ... mich .. los|weg|nicht_mehr|nie_mehr .. waren|ware|hatten|sehen|$
    vom|aus acker|staub .. .. .. fur_immer|immer|welt
    ich .. ware|war|wunsche|wunschte|will|mochte|hatte|sollte|muss|konnte ... tot|gestorben|sterben|krepieren|verrecken .. $|und|oder|ware|sein|jetzt|aber|als|dann|besser
    verabschiedet|abschied ... von .. allen|euch|kindern|familie|meinen
    von .. allen|euch|kindern|familie|meinen .. verabschiedet|abschied
    besten|liebsten|lieber|schon|wunsche|wunschte|mochte|will|wollte|wurde|wurd|hoffe|hoff|einfach ... nicht|nie|nimmer|gar_nicht .. mehr? .. .. aufwachen|aufwache|aufwach|wach|aufzuwachen|aufgewacht|existieren|zu_existieren|da_sein|leben|weiterleben|atmen|aufwachn
    besten|liebsten|lieber|schon ... tot|begraben|nie_geboren|nicht_geboren|gestorben|weg_vom
    hoffe|hoff|bete|bet|wunsche|wunschte|gebetet|bitte|flehe ... sterbe|sterben|stirb|einschlafe|krepiere|verrecke|tot|gestorben .. $|darf|kann|bald|und|durfen
    gott|herrgott|herr|himmel|bete|bitte|gebetet|jesus|tod ... mich .. .. .. holt|holen|hol|hole|nimmt|nehmen|nimm|sterben|erlost|erlosen|gehen|abholt|heim|zu_sich
    hole|hol|nimm mich .. .. zu_dir|endlich|hier_weg|heim|zu_sich
    lass|lasst|lassen .. mich .. .. .. sterben|gehen_fur|sterbn|einschlafen_und
    enttauscht|traurig|schade|wutend|weine|geheult ... aufgewacht|aufwache|lebe|noch_da|wach .. .. bin|werde|$
    selbstmord|suizid|freitod|tod|sterben ... einzige|einziger|beste|letzte|losung|ausweg|option|moglichkeit|erlosung|trost|befreiung|ruhe
    einzige|einziger|beste|letzte|letzter ... losung|ausweg|option|moglichkeit|weg|was ... selbstmord|suizid|tod|sterben|<end>|springen|tot
    selbstmord|suizid|freitod ... ich|mir|mich .. denke|will|plane|uberlege|traume|kopf|sinn|gedanken|beschaftigt
    denke|denk|daruber|nachgedacht|gedanken|kopf|traume|dachte ... tod|selbstmord|suizid|sterben|freitod|ende_machen
    tod|sterben|selbstmord|suizid ... taglich|jeden_tag|jede_nacht|standig|immer|dauernd .. .. denke|kopf|$
    todessehnsucht|suizidgedanken
    ^ suizidal|lebensmude $|das|und|seit|bin
    bald|dann|morgen|heute .. .. ist|hat|sind .. .. es|alles .. .. vorbei|ende|uberstanden|aus .. .. ich|bin|mich|mir|ruhe
    bin|ware|war|gehe|verschwinde|verschwinden .. .. .. weg|fort|tot .. fur immer|allemal
    weg|fort .. fur immer|allemal .. .. $
    fur .. immer .. .. weg|fort|gehen|verschwinden|einschlafen|ruhe|schlafen|verschwinde|gehe|frieden
    bald|nicht .. .. .. mehr .. .. da .. $|sein|bin
    <nicht> .. .. .. zukunft .. .. fur_mich|mehr|vorstellen
    sehe|seh|habe|hab|gibt ich? .. fur_mich|mich|mir|ich|keine .. <nicht>|eigene .. zukunft .. .. $|mehr|fur_mich
    zukunft .. .. .. .. <nicht> .. mehr|sehen|vorstellen
    <nicht> .. .. .. .. bis .. .. zu|zum|nach|nachsten .. .. <milestone> .. .. .. <lasting>
    bis .. .. zum|nachsten|zu|ende|nach .. .. <milestone>|weihnachten|ostern .. .. <nicht> .. mehr? .. <lasting>|leben|da|durchhalten
    weihnachten|ostern|geburtstag|jahr|sommer|winter|fruhling|woche|30|18|morgen ... <nicht> .. mehr .. erleben|erlebe|uberleben|uberlebe|leben|schaffe|da_sein
    <lasting> .. .. .. weihnachten|ostern|geburtstag|jahr|sommer|winter|30|18|morgen|woche|nacht .. .. <nicht> .. mehr? .. $
    <nicht> .. .. alt|alter|30|18|40|zwanzig|dreissig .. .. werden|werde|$
    ohne .. ihn|sie|ihr|euch|dich .. .. .. <nicht> .. mehr? .. .. leben|weiterleben|sein|weiter|weitermachen|existieren|will|kann
    <nicht> .. .. .. ohne .. ihn|sie|dich|ihm .. .. .. leben|weiterleben|sein|weiter|existieren|weitermachen
    <nicht> .. .. .. leben|weiterleben|sein|weiter .. ohne .. ihn|sie|dich|meine|meinen|mein .. $|<kin>
    ohne .. meine|meinen|mein|meiner .. <kin> .. .. .. <nicht>|kein|keinen .. mehr? .. leben|weiterleben|sein|sinn
    <nicht> .. .. .. ohne .. meine|meinen|mein .. <kin> .. .. .. leben|weiterleben|sein|weiter
    leben .. .. .. ohne|seit .. ihn|sie|dich|mein|meine|meinen ... sinn|leer|nichts|wert|sinnlos|kein|keinen|nicht
    seit .. .. .. tot|gestorben|weg|gegangen|tod ... will|mag|kann|mochte .. .. .. <nicht> .. mehr .. .. $|leben|weiter
    mit .. ihm|ihr|meiner|meinem ... gestorben|sterben|begraben|gehen|mitgegangen
    hatte|warum|besser|statt ... mich .. .. treffen|erwischen|getroffen|erwischt|nehmen|sterben
    zu .. ihm|ihr|meiner|meinem|ihnen ... in_den_himmel|himmel|ins_grab|gehen|nachfolgen|grab|folgen .. $
    <nicht> .. .. .. ertragen|ertrage|aushalten|erleiden|aushalte|verkrafte|uberstehen .. .. leben|mehr|welt
    leben .. .. .. <nicht> .. mehr? .. .. ertragen|ertrage|aushalten|aus|leben|haben|packen
    ertrage|ertrag|halte|halt .. .. .. leben|welt|mich|dasein|schmerz|alles .. .. .. <nicht> .. .. $|mehr|langer|aus
    leben .. .. .. qual|holle|last|unertraglich|kaputt|vorbei|gelaufen|verpfuscht|sinnlos|strafe .. $|fur_mich|und
    ruhe|frieden|leichter|besser|freier|froh|erleichtert|erlost|glucklicher|entlastet ... ohne mich
    ohne mich ... ruhe|frieden|leichter|besser|frei|froh|erleichtert|glucklicher|dran|schoner
    los|quitt|befreit ... mich .. .. waren|waret|sind|ware|los
    mich .. .. .. los .. .. waren|ware|sind|haben|hatten
    bin|falle|nur|bloss|ich|mich ... last|belastung|burde|klotz|ballast|zumutung|versager|schandfleck .. .. $|fur|am_bein|zur_last
    mache|mach|bringe|zerstore|ruiniere ... allen|jedem|alles|alle|jeden|euch ... nur|kaputt|kummer|ungluck|kaputt|probleme|sorgen|unglucklich
    verdient|verdienen|verdiente .. .. .. bessere|besseres|besseren|jemand .. .. als .. .. mich
    mehr .. wert .. .. tot|wenn|lebendig
    tot .. .. .. mehr wert
    lebensversicherung|versicherung ... wenn .. ich .. .. tot|sterbe|weg|nicht
    wasser|meer|see|fluss|rhein|donau|elbe|wald|schnee ... nicht|nie|nimmer|ohne .. mehr? .. .. zuruck|zuruckkommen|wiederkommen|auftauchen|umdrehen|wieder|umzukehren
    ins|in|im .. .. meer|wasser|fluss|see|rhein|donau|elbe|kanal|wald .. .. gehen|laufen|geh|gehe|springen|schwimmen|ertranken|verschwinden .. $|und|bis
    <will>|wurde|einfach|liebsten ... gehen|weggehen|verschwinden|einschlafen|losfahren|abhauen|geh|gehe ... nie|nicht|nimmer|ohne .. mehr? .. .. zuruck|zuruckkommen|wiederkommen|wieder|wiederkehren|aufwachen|aufstehen|wach|da_sein
    schluss|ende .. .. mache|mach|bereiten|setzen|gemacht $|mit_mir|mit_leben|mit_allem|heute|morgen|bald|endgultig
    schluss|ende .. .. .. mit .. mir|allem|leben|dem_leben|meinem_leben
    dem|allem|meinem|ganzen .. .. .. ende .. .. machen|setzen|bereiten|mache|setze|setz
    alles|es|leben .. .. .. beenden|zu_beenden|beende|beendet .. $|will|wollte|konnte|mochte|heute|endlich
    das jetzt|endlich|heute|hier|alles? beenden|zu_beenden|beende|beendet .. $|will|wollte|konnte|mochte|heute|endlich
    diese|dieser|der|von .. welt|erde .. .. verlassen|gehen|verlasse|verschwinden|abtreten|weg|geh|abschied
    abtreten|ableben $
    <nicht> .. .. .. hierher|diese_welt|dieser_welt|auf_der_welt|auf_diese_welt|ins_leben|dazu .. .. gehore|gehoren|passe|sein|will|gemacht
    <nicht> .. .. .. .. sein|leben|existieren|atmen|kampfen $
    <nicht> .. .. .. mehr .. da|hier|ich .. sein .. $|will|mochte
    keine|keinen|kein .. kraft|lust|bock|mut|willen|energie|antrieb .. .. mehr? .. .. .. leben|weiterleben|weiterzuleben|weiterzumachen|weiterkampfen|zu_kampfen|$
    beerdigung|grab|grabstein .. .. .. mein|meine|meiner|meinem|ich|komme|kommt|liegen|weinen|weint
    mein|meine|meiner|meinem|meinen .. eigene|eigenen|eigener .. beerdigung|grab|tod|sarg
    meine|meiner beerdigung
    wissen|wusste|merkt|merken ... nicht|nicht_mehr|nimmer .. .. leben|da .. will|mochte|bin
    kein|keinen|keine .. .. wunsch|grund|sinn|anlass .. .. .. aufzustehen|zu_leben|weiterzuleben|aufzuwachen|da_zu|morgens|fur_mich
    alle|jeder|familie|leute|die .. .. hassen|hasst|wollen|wunschen ... ich .. .. tot|weg|nicht_mehr|sterbe|verschwinde
    hatte|ware|sollte|durfte .. .. .. <nicht>|nie .. .. .. geboren|auf_der_welt|leben|da_sein|existieren .. .. $|worden|sein|durfen
`;

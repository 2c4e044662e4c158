/** Harm to oneself and the wish to die, in German. */
export const self_harm = `
    fahr|fahre|fahren|spring|springe|springen|sturz|sturze|lenke|gehe|geh .. .. .. von .. brucke|dach|hochhaus|klippe|balkon|turm
    von .. brucke|dach|hochhaus|klippe|turm .. .. zu? .. fahren|springen|sturzen|gehen|treten|fallen
    vor .. den|einen|die|nen|n zug|lkw|bahn|ubahn|laster|auto|bus .. .. zu? .. treten|springen|gehen|laufen|werfen|legen
    wie viel|wieviel .. .. <pills>|ampullen|einheiten .. .. .. braucht|reicht|tot|todlich|sterben
    strick|seil|gewehr|flinte|pistole hangt|liegt|wartet
    gewehr|strick|flinte|pistole|messer|tabletten .. .. .. .. schaue|schau|starre|sehe|anschaue|ansehe
    uberleb|uberlebe|uberstehe .. .. die|das|diese|den .. nacht|woche|tag|wochenende .. nicht
    geschnitten|aufgeschnitten|geritzt .. .. .. arm|arme|unterarm|uberall|wieder .. $
    wieder geritzt|geschnitten
    mit .. messer|klinge|rasierklinge .. .. arm|arme|handgelenk
    <self> .. .. <end>
    <self> .. das|mein leben nehmen|genommen|nahm|zu
    das|mein leben nehmen|genommen|beenden|beende|beendet|beendigen
    meinem leben .. ein ende
    ein ende setzen|machen|bereiten .. $
    bring|bringe|brachte <self> .. um
    bring|bringe ich <self> .. um
    hang|hange|hing|knupf <self> .. auf|weg
    hange|hang ich <self> .. auf
    mach|mache|machte .. schluss mit|$ .. leben|allem|mir
    will|wollte|mochte|mocht|werde|wurde|sollte|einfach|endlich .. schluss machen $
    schluss mit .. leben|allem|mir .. machen
    <will>|einfach|endlich|am .. alles .. beenden|beende|vorbei
    <will>|einfach|endlich .. es .. beenden|beende|hinter .. $
    schluss .. zu machen $
    selbstmord|suizid|freitod .. begehen|begangen|versucht|denke|gedacht|gedanken|machen|nach|nachgedacht|planen|plane
    an|uber|von selbstmord|suizid|freitod
    selbstmordgedanken|suizidgedanken|todessehnsucht|selbstmordgedanke|lebensmude|suizidplane|selbstmordabsichten|selbstmordversuch|suizidversuch|todeswunsch
    ich|bin|fuhle|mich|mir .. suizidal|suizidgefahrdet|selbstmordgefahrdet|lebensmude
    ich .. selbstmord|suizid
    <self> .. etwas|was antun|angetan|anzutun|an
    <self> .. .. ritzen|ritze|geritzt|ritzt|schneiden|schneide|geschnitten|selbstverletzen|verletze|verbrennen|schlitze|aufschlitzen
    ritze|schneide|verletze|verbrenne|schlitze .. <self> .. absichtlich|selber|selbst|arme|arm|wieder|regelmassig|haut|pulsadern|$
    ritze <self>
    <self> selbst|selber .. verletzen|verletze|verletzt|weh|schaden|wehtun|wehzutun|bestrafen
    <self> .. absichtlich|mit_absicht .. weh|verletze|verletzt|verletzen
    selbstverletzung|selbstverletzend|selbstverletzendes|svv
    <self> .. .. pulsadern|puls|adern|arme|unterarme|handgelenke .. aufschneiden|auf|aufschlitzen|schneiden|ritze|ritzen
    pulsadern
    <self> .. .. vor|von|aus|unter|in den|dem|der|die|das|einen|einer|einem|ne|ein|n? .. <high> .. .. werfen|schmeissen|sturzen|springen|legen|zu|werfe|sturze|schmeiss
    werfe|werf|schmeisse|schmeiss|sturze|sturz|leg|lege .. <self> .. vor|von|aus|unter .. <high>
    vor|von|aus|unter den|dem|der|die|das|einen|einer|einem|ne|nen|n|ner <high> .. springen|werfen|zu_springen|spring|springe|laufen|schmeissen|sturzen|gehe|gehen
    springe|spring .. vor|von|aus|unter|runter .. <high>|runter
    gegen .. baum|mauer|wand|pfeiler|brucke|leitplanke .. fahren|lenken|fahre|gefahren|steuern|rasen
    stehe|steh|sitze .. auf|an|am .. brucke|dach|gleis|gleisen|bahngleis|abgrund|gelander|klippe
    alle|ganze|packung|schachtel|zu_viele|viele|uberdosis .. <pills> .. schlucken|geschluckt|nehmen|genommen|schlucke|nehme
    <pills> .. geschluckt|gesammelt|gehortet|bereit|zurechtgelegt|gespart|aufgespart|hamstern|horte|sammle
    <pills> .. liegen .. bereit
    sammle|horte|spare .. <pills>
    strick|seil|pistole|waffe|rasierklinge|klinge .. bereit|gekauft|besorgt|gebunden|geknupft|liegt|zurechtgelegt
    strick nehmen
    <self> .. den|einen|nen strick|kugel|goldenen
    <self> .. .. kugel .. kopf|geben|verpassen|jagen
    kugel in|durch .. kopf
    abschiedsbrief|abschiedsbriefe
    meine letzten worte
    mein letzter tag .. auf|erden|leben
    <self> .. nicht .. trauen .. allein
    fur immer .. einschlafen|schlafen
    einschlafen .. und|um nie|nicht .. aufwachen|wach|aufzuwachen
    mir .. .. das leben .. nehmen
    sarg|grab .. liegen .. will|besser|mocht
    wie viele .. <pills> .. tot|sterben|todlich|umbringen|braucht
    adieu|lebwohl|goodbye|lebe grausame|welt|wohl .. welt|alle
`;

export const wish_to_die = `
    kein|keine|keinen|null .. bock|lust|wunsch|willen|freude|kraft|energie .. .. mehr? zu|am|aufs|zum|auf .. leben|aufwachen|existieren|weiterleben
    <will> .. .. .. <neg> mehr .. wach werden
    <neg> mehr wach .. werden|wird|werde
    fertig|durch|abgeschlossen mit .. leben|allem|welt
    unter .. erde|erd|boden .. .. .. ware|war|liegen|sein|bei
    <will>|besten|lieber|besser|war|ware .. .. .. unter .. der erde|erd
    <will>|besten|lieber|besser|war|ware .. .. .. im grab|sarg
    <neg> mehr .. am leben
    sehe|seh .. mich .. .. .. <neg> .. mehr .. am|alt|lebend .. leben|werden|$
    wenn .. mich .. nicht|nimmer .. mehr .. gabe|gab|gibt
    wenn .. es .. mich .. .. nicht .. mehr? .. gabe|gibt
    mich .. .. nicht .. mehr .. gabe
    egal .. .. ob .. .. ich .. .. lebe|sterbe|tot|leb
    ob ich .. lebe oder
    nichts .. hat|macht .. mehr .. sinn|bedeutung
    nichts .. mehr .. sinn|bedeutung
    wofur .. .. .. aufstehen|aufstehn|leben .. soll
    will .. .. raus .. aus .. leben|welt
    niemand|keiner .. .. braucht .. mich
    mich .. braucht .. .. niemand|keiner
    nach meinem tod
    <will>|wollen ich? .. .. .. <die> $
    <will> .. .. <die>
    <die> .. will|mochte|mocht|wollte|durfen|wollen|durfte|konnte
    sterbe|sterb|krepiere|verrecke .. lieber|besser|endlich|halt
    <will>|wenn|war|ware|wunsch|wunsche|wollte|lieber|besser|am|hatte|einfach|hoffe .. .. .. tot|begraben .. ware|war|sein|bin|$
    <will>|wunsch|wunsche|wollte|lieber|besser|am|einfach ich? .. .. nicht_mehr|nie .. da .. $
    tot sein|ware|war
    ware|war|waere .. ich .. .. .. tot|begraben|nie_geboren|gestorben
    lieber|besser tot
    <will> .. .. <neg> mehr .. leben|da|aufwachen|existieren|hier|weiterleben|sein|weitermachen|aufstehen|weiter|kampfen|atmen .. $
    <will> .. .. <neg> mehr leben|aufwachen|existieren|weiterleben|aufwachn
    <will> .. .. <neg> mehr auf|in .. welt|erde|leben .. leben|sein|$
    <will> .. .. <neg> mehr da|hier .. sein|$
    <neg> mehr leben|aufwachen|existieren|weiterleben|da_sein .. will|mochte|mocht|wollte|mag|kann|wollen|konnte
    <neg> mehr .. leben|aufwachen|existieren|weiterleben will|mochte|mag
    <will> .. .. so <neg> .. .. leben|weiterleben|weitermachen
    <will> .. .. so .. .. <neg> mehr .. weitermachen|weiter
    <will> .. .. <neg> .. leben $
    <will> .. .. nie wieder .. aufwachen|wach|aufstehen
    nie|nicht .. geboren .. worden|ware|war
    hoffe|hoff|wunsche|wunsch|bete .. .. .. .. <neg> .. .. aufwache|aufwach|wach|aufzuwachen|auf
    morgen|morgens|fruh .. <neg> .. .. aufwachen|aufwache|aufzuwachen
    einschlafen .. .. .. <neg> .. .. aufwachen|aufzuwachen|auf|wach
    schlafen .. .. .. <neg> .. .. aufwachen|aufzuwachen|wach
    ohne mich .. .. besser|leichter|einfacher|glucklicher|besser_dran|schoner|dran
    besser|leichter|einfacher|glucklicher|dran|schoner .. ohne mich
    besser|leichter|einfacher|glucklicher|schoner|dran|erleichtert|gut|froh|beste .. .. .. wenn|ware|war ich? .. .. weg|tot|nicht|nie|nimmer|sterbe|verschwinde
    wenn ich .. .. <dead>|nicht|sterbe|gestorben|verschwinde|verschwunden .. .. .. .. besser|leichter|einfacher|niemand|keiner|niemanden|keinen|egal|froh|glucklicher|erleichtert|interessiert
    wenn|falls ich .. sterbe|tot|morgen|weg|gestorben|stirb .. tot|$|interessiert|kratzt|juckt
    wenn|wann|falls|ob|dass ich .. .. <neg> mehr .. da|lebe|leben|aufwache|leb|existiere|existieren .. ware|war|bin|wurde|$
    niemand|keiner|niemanden|keinen|keinem|niemandem|neamd|koana .. .. .. vermissen|fehlen|merken|interessieren|auffallen|kratzen|stort|interessiert|merkt|vermisst|juckt|weinen|storen .. .. .. wenn|ob|dass|mich .. .. .. <dead>|sterbe|nicht|verschwinde|verschwunden|da|gehe|$
    niemand|keiner wurde|wird|tate|tat mich .. .. vermissen
    mich .. .. niemand|keiner .. vermissen|vermisst
    wurde|wurd .. .. niemand|keiner .. .. vermissen|merken|fehlen
    hat|macht|hatte|macht_es|mach|sieht|gibt|sehe|seh|habe|hat_es .. .. .. keinen|kein|keine sinn|grund|zweck|ausweg|zukunft|hoffnung .. .. mehr|leben|weiterzuleben|weiterzumachen|aufzustehen|fur
    kein|keinen|keine <sense> .. .. .. zu|zum|fur|mehr|am .. leben|weiterzuleben|weiterzumachen|weiterleben|dasein|mich|aufzustehen|da
    kein|keinen|keine <sense> .. mehr .. $
    kein|keinen|keine ausweg|lebenswille|lebenswillen|lebensmut|lebenssinn|lebenslust
    hat|macht|ergibt .. .. .. alles|leben .. kein|keinen sinn .. $
    hat|macht|ergibt alles .. kein|keinen sinn
    <life> .. .. kein|keinen sinn|wert|zweck
    <life> .. .. sinnlos|wertlos|unertraglich|holle|qual|zwecklos
    <life> .. .. <neg> .. lebenswert|wert|ertragen|ausgehalten
    <life> .. .. satt|leid|uber|mude
    lebensmude|lebensunwert
    wozu|wofur lebe|leb ich
    wozu|wofur|warum|weshalb .. .. ich .. .. leben|lebe|aufwachen|weiterleben|lebn $
    wozu|wofur|warum|weshalb .. .. noch|uberhaupt .. leben|lebe|weiterleben|weitermachen|aufstehen|aufstehn|existieren
    nichts .. wofur|fur .. es|das|mich|ich .. leben|lebt|lohnt
    lohnt .. .. .. <neg> .. mehr .. zu_leben|leben|fur|$
    habe|hab|bin .. .. vom|am|des|mit .. leben .. .. genug|satt|mude|durch|fertig|abgeschlossen
    genug .. vom .. leben
    leben|allem|mit_allem .. abgeschlossen
    mit dem leben .. .. abgeschlossen|fertig|durch
    mag|kann|will|schaffe|schaff|packe|pack|halte|halt|ertrage .. .. .. <neg> mehr $
    <neg> mehr kann $
    halte|halt|ertrage .. .. das|es|den|die|dieses|mein|schmerz|leben .. .. .. <neg> mehr|langer .. .. aus|$
    <neg> mehr|langer .. aus|aushalten|ertragen|weiterkampfen $
    am ende .. meiner .. krafte|kraft
    bin .. .. am ende $
    ich .. .. am ende $
    weiss .. .. .. <neg> .. .. mehr .. weiter|ein|wie .. weiter|aus|weitergehen|soll|$
    weiss .. .. <neg> .. .. ein .. noch|und .. aus
    weiss .. .. <neg> .. .. mehr .. wie|weiter .. .. weiter|leben
    keine kraft .. mehr .. zu|zum .. leben|kampfen|weiterzumachen
    ich .. .. aufgegeben $
    mich .. .. aufgegeben
    hasse .. .. .. mein leben|mich_selbst|zu_leben|dass ich .. lebe|existiere|geboren
    hasse .. es .. zu leben|existieren
    hasse mich .. selbst .. so|dafur|und
    falle .. .. allen|jedem|euch|meiner|meinen|nur .. .. zur last
    last|belastung fur .. alle|jeden|meine|euch|andere|familie
    <will> .. .. .. dass .. .. .. alles|es|schmerz|schmerzen|das .. .. .. aufhort|vorbei|endet|ende|aufhoren
    <will> .. .. .. alles|es|nur .. .. .. aufhort|vorbei .. $
    soll .. .. .. aufhoren|vorbei|enden .. .. $
    hoffe|hoff|wunsche|wunsch|bete .. .. .. .. mich .. .. .. uberfahrt|holt|erwischt|umbringt|totet|uberfahren|erlost
    herrgott|gott|herr .. .. .. mich .. .. holt|holen|heimholt|zu_sich|erlost|hole|nimmt
    warte .. .. nur .. .. auf .. .. tod|ende|sterben
    freue .. .. auf .. .. tod|sterben
    denke|denk|gedanken|nachgedacht|nachdenke .. .. .. .. tod|sterben|ans_sterben|schluss
    ans|uber_das|vom sterben .. .. denke|denken|nachdenken|gedacht|traume
    tod .. .. .. .. erlosung|ausweg|losung|besser|freund
    nur .. .. noch .. .. sterben|tot|ende|weg|schlafen_fur
    endlich .. .. ruhe|frieden .. .. haben|finden .. .. fur_immer|im_grab|ewig
    <will> .. .. weg .. .. welt|erde|leben
    <will> .. einfach .. weg|verschwinden .. sein|$
    zu|bei .. ihm|ihr|meinem|meiner|ihnen .. .. .. in_den_himmel|ins_grab|gehen|himmel .. himmel|grab|nachfolgen|$
    <will> .. zu meinem|meiner .. <kin> .. himmel|grab|gehen|$
    bin .. .. bald .. .. weg|tot|erlost $
    wert .. .. zu_leben|los|nutzlos .. $
    ich|bin|fuhle .. .. .. wertlos|nutzlos|hoffnungslos|uberflussig .. .. $
    alles .. .. .. hoffnungslos|aussichtslos|sinnlos $
    heule|weine|wein .. .. .. jede|jeden|nur|standig|den|die|immer|taglich .. .. nacht|noch|tag|ganze|ganzen|schlaf|abend
    weine|heule .. mich .. .. in_den|schlaf .. schlaf
    kann|hor|hore .. .. .. nicht .. .. mehr? .. aufhoren|auf .. .. zu_weinen|weinen|heulen
    nicht .. mehr? .. aufhoren .. zu weinen|heulen
    panikattacke .. gerade|jetzt|grad|grade
    gerade|jetzt|grad|grade .. .. eine|ne|panik panikattacke
    stimmen .. .. sagen|befehlen|sagn .. .. mir|dass|ich
    innerlich .. tot|zerbrochen|leer|gestorben|kaputt
    zerbreche .. .. innerlich|daran|dran|$
    ich .. .. zerbreche
    tiefpunkt .. .. meines|leben
    nervenzusammenbruch|zusammenbruch .. .. jetzt|gerade|nahe|kurz
    kurz vor .. .. zusammenbruch|nervenzusammenbruch|ende
    bevor .. .. ich .. .. mir .. .. was|etwas .. .. antue|antu|dummes
    dummheit .. .. begehe|mache|mach|machen|anstellen
    mach .. .. mal|noch .. .. dummheiten|dummheit
    verdiene .. .. <neg> .. .. zu|leben
    platz .. .. in|auf|fur .. .. mich .. .. welt
`;

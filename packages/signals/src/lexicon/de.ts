import { DE_WISHES } from './de-wishes.ts';
import { compile } from './lexicon.ts';

/** Family and friends: whom a speaker means by "mein …". */
const KIN = `mann frau ehemann ehefrau gatte gattin partner partnerin freund freundin ex exmann exfreund lebensgefahrte verlobter
  sohn tochter kind kinder kindern bub junge madchen baby enkel enkelin stiefsohn stieftochter
  mutter vater mama papa mami papi mutti vati eltern stiefvater stiefmutter schwiegervater schwiegermutter schwiegersohn
  bruder schwester geschwister zwilling onkel tante cousin cousine neffe nichte
  oma opa grossmutter grossvater omi opi kumpel mitbewohner mitbewohnerin`;

export const german = compile({
  language: 'de',
  ...DE_WISHES,
  classes: {
    ...DE_WISHES.classes,
    subject: 'ich ick',
    tail: 'mehr ehrlich wirklich langsam einfach echt heute jetzt so eh bald schon auch gerade grad manchmal mal bitte oft nur das es wieder hier',
    me: 'bin hab habe ich mir mich i ick mein meine meinem meinen meiner mi',
    other: `er sie wir ihr du man leute menschen patient patienten patientin kunde kunden kollege kollegen kollegin chef chefin jemand alle jeder wer
      niemand keiner die <kin>`,
    kin: KIN,
    my: 'mein meine meinem meinen meiner unser unsere unserem unseren unserer meim',
    says: `sagt sagte gesagt sagten sagen meint meinte fragt fragte gefragt schreit schrie schreibt schrieb ruft rief singt sang erzahlt erzahlte behauptet behauptete
      zitat heisst hiess lautet scherzt scherzte twittert`,
    negator: 'nicht kein keine keinen keinem keiner keines nie niemals niemand ohne weder nichts nirgends kaum nimmer ned net nich nit',
    postnegator: 'nicht nie niemals ned net nich',
    barrier: 'warum wie was wann wenn ob dass weil denn aber und oder sodass bis seit wo wahrend obwohl wer da doch sondern',
    unnegated: 'nur bloss mehr selten weiss aufhoren',
    joiner: 'und aber weil denn oder wenn dass ob obwohl wahrend sondern sodass damit',
    will: 'will wollte mocht mochte mag wurde wunsche wunsch wunschte hoffe hoffte hatte ware konnte konnt werde musste muss sollte kann wil woll',
    adv: 'einfach nur echt wirklich manchmal oft immer schon doch auch halt eben so ja bloss endlich lieber eigentlich ehrlich gerade grad jetzt mal eh scheisse verdammt total',
    self: 'mich mir mi',
    end: `umbringen umzubringen umgebracht umbring umbringe toten totet getotet erhangen erhange aufhangen aufzuhangen aufhang erschiessen erschiess erschiesse vergiften ertranken
      ersaufen aufknupfen abknallen abmurksen auszuloschen ausloschen hinrichten beseitigen wegmachen entleiben suizidieren abstechen`,
    die: 'sterben gestorben sterb sterbe stirb verrecken krepieren abkratzen verschwinden draufgehen abnippeln sterbn',
    dead: 'tot weg begraben unsichtbar',
    live: 'leben weiterleben lebn existieren weitermachen dasein atmen weiterleb weiterzuleben weiterzumachen',
    more: 'mehr lange langer laenger',
    neg: 'nicht nie nimmer kein keine keinen ned net nich nichts niemals nit',
    life: 'leben lebens lebn dasein daseins existenz leb',
    person: `er sie chef chefin vorgesetzter kollege kollegin trainer lehrer pfarrer arzt nachbar vermieter patient patientin kunde bewohner schuler fahrgast
      mann frau typ kerl jemand polizist jungs leute fremder freier <kin>`,
    hits: `schlagt schlug geschlagen schlagen haut verprugelt verhaut prugelt tritt trat getreten wurgt wurgte gewurgt vergewaltigt missbraucht begrapscht misshandelt misshandelte bedroht bedrohte
      belastigt schubst ohrfeigt schlaegt verprugelte qualt schlagn stalkt angegriffen zusammengeschlagen angefasst attackiert watscht`,
    abused: 'vergewaltigt missbraucht misshandelt verprugelt begrapscht zusammengeschlagen gewurgt gestalkt zwangsverheiratet genotigt sexuell gequalt belastigt erpresst',
    us: 'mich mir uns',
    anyone: 'jemand jemanden jemandem andere anderen leute menschen alle ihn ihm sie ihr ihnen <kin>',
    tool: `software programm tool app drucker computer rechner laptop webseite website formular formulare tabelle tabellen excel besprechung besprechungen meeting meetings stau verkehr warteschlange
      mail mails papierkram update updates code bug bugs jira sap outlook teams zoom ticket tickets handy musik lied film hausaufgaben mathe prufung hitze wetter larm umfrage fragebogen passwort
      passworter bildschirm server system interview kantine burokratie burokram dokumentation`,
    laugh: 'lol haha* hahah* hehe* hihi* xd rofl 😂 🤣 😆 😅 😹 💀 🙃 grins ha',
    pills: 'tabletten pillen tablette schlaftabletten medikamente insulin paracetamol uberdosis uberdosis gift bleiche',
    high: 'brucke dach hochhaus klippe fenster balkon zug zuge bahn gleise schienen ubahn sbahn bus lkw auto turm laster',
    sense: 'sinn grund zweck ausweg zukunft hoffnung perspektive lebenswille lebensmut',
  },
  expansions: {
    kms: 'mich umbringen',
    bringts: 'bringt es',
    halts: 'halte es',
    hab: 'habe',
    gehts: 'geht es',
    ists: 'ist es',
    wars: 'war es',
    isses: 'ist es',
    schaffs: 'schaffe es',
    schaff: 'schaffe',
    wills: 'will es',
    willst: 'willst',
    mags: 'mag es',
    packs: 'packe es',
    pack: 'packe',
    nimmermehr: 'nicht mehr',
    nimma: 'nicht mehr',
    nimme: 'nicht mehr',
    nimmer: 'nicht mehr',
    nichmehr: 'nicht mehr',
    nichtmehr: 'nicht mehr',
    umbringn: 'umbringen',
    amliebsten: 'am liebsten',
    ka: 'keine ahnung',
    kb: 'kein bock',
    kp: 'kein plan',
    gar: 'gar',
    hob: 'habe',
    koa: 'kein',
    wui: 'will',
    mog: 'mag',
    mia: 'mir',
    mei: 'mein',
    meinm: 'meinem',
    isch: 'ich',
  },
  sound: [
    [/ae/g, 'a'],
    [/oe/g, 'o'],
    [/ue/g, 'u'],
    [/ie/g, 'i'],
    [/ih/g, 'i'],
    [/(?<=[aeou])h/g, ''],
    [/ph|v/g, 'f'],
    [/dt|th/g, 't'],
    [/ck/g, 'k'],
    [/tz|z/g, 's'],
    [/d$/g, 't'],
    [/b$/g, 'p'],
    [/g$/g, 'k'],
    [/y/g, 'i'],
  ],
  self_harm: `
    fahr|fahre|fahren|spring|springe|springen|sturz|sturze|lenke|gehe|geh .. .. .. von .. brucke|dach|hochhaus|klippe|balkon|turm
    von .. brucke|dach|hochhaus|klippe|turm .. .. zu? .. fahren|springen|sturzen|gehen|treten|fallen
    vor .. den|einen|die|nen|n zug|lkw|bahn|ubahn|laster|auto|bus .. .. zu? .. treten|springen|gehen|laufen|werfen|legen
    wie viel|wieviel .. .. <pills>|ampullen|einheiten .. .. .. braucht|reicht|tot|todlich|sterben
    strick|seil|gewehr|flinte|pistole hangt|liegt|wartet
    gewehr|strick|flinte|pistole|messer|tabletten .. .. .. .. schaue|schau|starre|sehe|anschaue|ansehe
    <self> was|etwas an $
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
    <will>|einfach|endlich .. schluss machen $
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
    tue|tu <self> .. was|etwas an
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
    ich .. uberdosis
    strick|seil|pistole|waffe|rasierklinge|klinge .. bereit|gekauft|besorgt|gebunden|geknupft|liegt|zurechtgelegt
    strick nehmen
    <self> .. den|einen|nen strick|kugel|goldenen
    <self> .. .. kugel .. kopf|geben|verpassen|jagen
    kugel in|durch .. kopf
    abschiedsbrief|abschiedsbriefe
    meine letzten worte
    mein letzter tag .. auf|erden|leben
    <self> .. nicht .. trauen .. allein
    ich|mir|habe .. angst .. vor mir selbst|selber
    fur immer .. einschlafen|schlafen
    einschlafen .. und|um nie|nicht .. aufwachen|wach|aufzuwachen
    mir .. .. das leben .. nehmen
    sarg|grab .. liegen .. will|besser|mocht
    wie viele .. <pills> .. tot|sterben|todlich|umbringen|braucht
    adieu|lebwohl|goodbye|lebe grausame|welt|wohl .. welt|alle
  `,
  wish_to_die: `
    kein|keine|keinen|null .. bock|lust|wunsch|willen|freude|kraft|energie .. .. mehr? zu|am|aufs|zum|auf .. leben|aufwachen|existieren|weiterleben
    <will> .. .. .. <neg> mehr wach .. werden
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
    <will> .. .. nie|nicht .. geboren .. worden|ware|$
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
    wozu|wofur|warum|weshalb .. .. ich .. .. leben|lebe|aufwachen|weiterleben|weitermachen|da|lebn $
    wozu|wofur|warum|weshalb .. .. noch|uberhaupt .. leben|lebe|weiterleben|weitermachen|aufstehen|aufstehn|existieren
    nichts .. wofur|fur .. es|das|mich|ich .. leben|lebt|lohnt
    lohnt .. .. .. <neg> .. mehr .. zu_leben|leben|fur|$
    habe|hab|bin .. .. vom|am|des|mit .. leben .. .. genug|satt|mude|durch|fertig|abgeschlossen
    genug .. vom .. leben
    leben|allem|mit_allem .. abgeschlossen
    mit dem leben .. .. abgeschlossen|fertig|durch
    mag|kann|will|schaffe|schaff|packe|pack|halte|halt|ertrage .. .. .. <neg> mehr $
    <me> .. kann .. .. <neg> mehr $
    kann .. <me> .. <neg> mehr $
    <neg> mehr kann $
    kann .. .. <neg> mehr .. weiter|weitermachen|weiterleben|leben|kampfen|ertragen|aushalten .. .. $
    halte|halt|ertrage .. .. das|es|den|die|dieses|mein|schmerz|leben .. .. .. <neg> mehr|langer .. .. aus|$
    <neg> mehr|langer .. aus|aushalten|ertragen|weiterkampfen $
    am ende .. meiner .. krafte|kraft
    bin .. .. am ende $
    ich .. .. am ende $
    weiss .. .. .. <neg> .. .. mehr .. weiter|ein|wie .. weiter|aus|weitergehen|soll|$
    weiss .. .. <neg> .. .. ein .. noch|und .. aus
    weiss .. .. <neg> .. .. mehr .. wie|weiter .. .. weiter|leben
    habe|hab .. .. keine kraft .. mehr .. $
    keine kraft .. mehr .. zu|zum .. leben|kampfen|weiterzumachen
    ich .. .. aufgegeben $
    mich .. .. aufgegeben
    hasse .. .. .. mein leben|mich_selbst|zu_leben|dass ich .. lebe|existiere|geboren
    hasse .. es .. zu leben|existieren
    hasse mich .. selbst .. so|dafur|und
    ich|bin .. .. .. nur|bloss .. .. eine last|belastung|burde .. .. $
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
    <will> .. .. von .. dieser|der welt .. .. gehen|weg|verschwinden
    <will> .. .. fur immer .. weg|gehen|schlafen|verschwinden|ruhe
    <will> .. einfach .. weg|verschwinden .. sein|$
    zu|bei .. ihm|ihr|meinem|meiner|ihnen .. .. .. in_den_himmel|ins_grab|gehen|himmel .. himmel|grab|nachfolgen|$
    <will> .. zu meinem|meiner .. <kin> .. himmel|grab|gehen|$
    bald .. .. nicht .. mehr .. da|leben .. $
    bin .. .. bald .. .. weg|tot|erlost $
    wert .. .. zu_leben|los|nutzlos .. $
    ich|bin|fuhle .. .. .. wertlos|nutzlos|hoffnungslos|uberflussig .. .. $
    alles .. .. .. hoffnungslos|aussichtslos|sinnlos $
    habe|hab .. .. .. keine hoffnung .. .. mehr|$
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
  `,
  violence: `
    kommt|kam .. .. nachts|abends .. .. in .. mein|meinem zimmer|bett
    kommt|kam .. .. in .. mein zimmer|bett .. nachts|und
    er|sie|ex|exmann|mann|exfreund|freund|partner .. .. .. gesagt|sagt|sagte|schwort .. .. .. bringt|sticht|macht mich um|ab|fertig
    er|sie|ex|exmann|mann|exfreund|freund|partner .. .. .. gesagt|sagt|sagte|schwort .. .. .. .. mich .. umbringt|umbringen|umzubringen|tot|absticht
    hande .. .. um|an .. meinen|meine|den|meinem hals|kehle
    lauert .. .. mir .. auf
    blaues auge
    <person> .. .. <hits> .. .. <us>
    <person> .. <hits> <us>
    <us> .. .. <person> .. .. <hits> .. .. $
    werde|wurde|wurden|werd|bin|wird|wurd .. .. .. .. <abused>
    werde|wurde|wurden|werd|bin|worden|wird ich? .. .. von|vom|zuhause|daheim .. .. .. <person>|zuhause|daheim .. .. .. <hits>
    zuhause|daheim .. .. .. geschlagen|verprugelt|gehauen
    <us> .. .. .. <abused>
    sexuell .. belastigt|missbraucht|genotigt|missbrauch|ubergriff
    vergewaltigung|vergewaltiger
    <my> <kin> .. .. .. gewalttatig|handgreiflich|aggressiv|ubergriffig
    rutscht .. .. hand .. aus
    rastet .. .. aus .. und .. <hits>
    hausliche|hauslicher|sexuelle|sexueller gewalt
    angst|panik .. .. .. vor .. .. <my> .. <kin>
    angst|panik .. .. .. vor ihm
    angst .. .. .. nach hause|heim .. .. $
    angst .. .. um .. .. mein|meine leben|kinder|kind
    traue .. .. mich .. .. nicht .. .. nach_hause|heim|nach .. hause|$
    angst .. .. dass .. .. er|sie .. .. mich|uns .. .. .. umbringt|totet|schlagt|findet|was_antut|tut|umbringen|antut
    sperrt|sperrte|schliesst|eingesperrt .. .. mich|uns .. .. ein|weg|$
    mich|uns .. .. .. eingesperrt|eingeschlossen|einsperrt
    lasst .. .. mich .. .. nicht .. .. aus|raus|weg|gehen .. .. haus|wohnung|$
    droht|drohte|gedroht|bedroht|drohen .. .. mir|uns|damit|mich .. .. .. umzubringen|umbringt|zu_toten|toten|mit|schlagen|umbringen|tod|messer|antun
    droht|drohte|gedroht .. .. .. .. .. umzubringen|umbringen|toten|antun
    <us> .. .. .. umzubringen|umbringen|zu_toten .. .. droht|drohte|gedroht|will|wollte
    <person> .. will|wollte|wird .. .. mich|uns .. .. umbringen|toten|abstechen|schlagen|erschiessen
    <person> .. sagt|sagte|meint|meinte|schwort .. .. er|sie|ich .. .. .. mich|mir .. .. .. um|umbringen|umbringt|tot|antun
    bringt|brachte .. .. mich .. .. um $
    morddrohung|morddrohungen|todesdrohung|todesdrohungen
    zwingt|zwang|gezwungen .. .. mich|mir|uns .. .. zum|zu|sex|bett|heiraten
    zum|zu sex .. .. gezwungen
    fasst|fasste|angefasst|beruhrt .. .. mich|mir .. .. an|unsittlich|intim|wo|zwischen|unten|sexuell|nachts|$
    zwischen die beine
    <person> .. .. tut .. .. mir|uns .. weh
    <us> .. .. weh .. tut .. .. mein|meine|er|sie <kin>
    messer|waffe|pistole .. .. an|auf|vor .. .. mich|kehle|hals|kopf|die .. .. .. gehalten|gerichtet|halt|gehabt
    <will>|konnte|drang|gedanken|angst|bald|werde .. .. .. <anyone> .. .. .. umbringen|umzubringen|verletzen|toten|wehtun|abstechen|erschiessen|antun|umbringe|antue|verletze|abknallen
    <will> .. .. alle|leute|kinder|jemanden .. .. erschiessen|umbringen|abknallen|toten|mitnehmen
    ich .. .. schlage|hau|haue|schuttle|geschlagen|geschuttelt|schlug .. .. <my> .. <kin>
    amok|amoklauf .. .. laufen|machen|planen|plane|ich
    <my> .. <kin> .. .. wird|wurde .. .. .. geschlagen|missbraucht|misshandelt|vergewaltigt|bedroht
    nicht .. sicher .. .. zuhause|daheim|bei|hause .. .. ihm|$
    zuhause|daheim|hause .. .. .. nicht .. .. sicher
  `,
  other_in_danger: `
    <my> .. <kin> .. .. will|wollte|mochte|droht|drohte|versucht|hat|spricht|redet|versuchte .. .. .. sich .. .. .. <end>|ritzen|leben|antun|anzutun
    <my> .. <kin> .. .. .. sich .. .. .. <end>|antun|anzutun
    <my> .. <kin> .. .. ritzt|verletzt|schneidet .. .. sich .. .. selbst|$
    <my> .. <kin> .. .. .. bringt .. sich .. um
    <my> .. <kin> .. .. will .. .. .. sterben|tot|<neg>_mehr .. $
    <my> .. <kin> .. .. will|mochte .. .. <neg> mehr .. leben|aufwachen|da
    <my> .. <kin> .. .. .. ist|sei .. .. suizidal|suizidgefahrdet|selbstmordgefahrdet
    <my> .. <kin> .. .. .. suizid|selbstmord .. .. droht|versucht|spricht|redet|begehen|gedroht
    <my> .. <kin> .. .. .. von|mit suizid|selbstmord
    er|sie will|droht|versucht .. .. sich .. .. <end>|antun|anzutun
    <kin> .. .. uberdosis|tabletten .. .. genommen|geschluckt
    schlagt|verprugelt|misshandelt|missbraucht|prugelt .. .. seine|ihre|die|seinen|ihren|seinem .. <kin>
    seine|ihre|seinen|ihren <kin> .. .. schlagt|verprugelt|misshandelt|missbraucht
  `,
  hints: `
    brief an|fur meine|meinen
    versicherung|versicherungspapiere
    hasse .. mich selbst|selber
    hasse .. mein leben
    ganz|vollig|so|total|vollkommen .. allein|alleine|einsam .. $
    niemand|keiner .. .. hilft|versteht|liebt|mag|hort .. mich|mir
    mich|mir .. .. niemand|keiner .. .. versteht|hilft|liebt|mag|vermisst
    leer|gefangen|wertlos|nutzlos|unsichtbar .. $
    depressiv
    dunkle|dunklen gedanken
    alles .. zu viel
    alles .. .. keinen sinn
    aufgeben .. will|mocht|$
    <will> .. aufgeben
    es tut mir .. leid .. fur .. alles
    danke .. fur .. alles
    <will> .. .. .. aufhort|vorbei|aufhoren
    keinen bock .. .. mehr .. $
    mude .. .. von .. allem
    <will> .. weg
  `,
  figures: `
    aufhort|aufhoren .. .. .. .. zu
    ohne .. .. .. kann|konnte .. .. <neg> .. .. leben
    <self> .. .. umbringen|totschuften|kaputt .. .. vor lachen|arbeit|scham
    konnte|konnt|hatte .. .. mich .. .. umbringen|ohrfeigen|erschiessen|in|vor|hatte .. .. .. vor|dass|weil|wegen|den|dafur|konnen
    <tool> .. .. .. <will>|wurde|konnte|am .. .. .. umbringen|erschiessen|erhangen|aufhangen|werfen|sterben|springen
    bei|mit|wegen|dieser|diese|dieses|dieser|dem|der|diesem <tool> .. .. .. .. .. .. umbringen|erschiessen|erhangen|aufhangen|werfen|sterben|springen|verrecken|kugel|strick
    umbringen|erschiessen|erhangen|aufhangen|sterben|verrecken|strick|kugel .. .. <laugh>
    sterbe|sterben|gestorben|stirb|krepiere|verrecke|verrecken|tot .. .. vor|fast_vor .. .. lachen|hunger|durst|langeweile|scham|hitze|kalte|neugier|peinlichkeit|lachn|angst_dass
    vor lachen|hunger|durst|langeweile|scham|hitze|kalte|peinlichkeit|neugier|aufregung .. .. .. sterben|gestorben|sterbe|tot|verreckt|krepiert|verschwinden
    vor scham .. .. .. boden|versinken|sterben
    im|in_den|boden|erdboden .. .. versinken|verschwinden
    lieber .. .. sterben|tot|sterbe .. als
    zum sterben .. schon|langweilig|zu
    <tool> .. .. .. stirbt|gestorben|tot
    tot|toter umfallen|punkt|winkel|link|stellen|arbeiten|schuften|lachen|argern
    zeit .. .. tot|totschlagen|totzuschlagen
    kann|mag|will|konnte .. .. .. <neg> mehr .. .. sagen|horen|sehen|lachen|warten|essen|so|sitzen|arbeiten|zuruck|trinken|laufen|genau|mithalten|folgen|nachvollziehen|andern|zugreifen|finden|schlafen|<tool>
    <neg> mehr kann als|man
    kann .. .. .. vor .. .. lachen .. .. <neg> mehr
    kann .. .. .. <neg> mehr .. vor .. lachen
    kann|mag|will|halte .. .. .. <tool>|essen|kaffee|larm|hitze|gerede|kantine|musik|wort|wetter .. .. .. <neg> mehr .. .. $
    halte|halt|ertrage .. .. .. <tool>|larm|hitze|kalte|gestank|musik|geruch|kollegen|chef|gerede|stadt .. .. .. <neg> mehr .. .. aus|$
    <will> .. .. <neg> mehr .. .. .. in|im|bei|mit|am|zur|zum|auf|dort|hier .. .. .. leben|sein|wohnen|arbeiten|da|weitermachen|aufstehen
    <will> .. .. <neg> mehr .. .. hier|dort .. arbeiten|wohnen|einkaufen|sitzen
    <will> .. .. <neg> .. .. .. .. mehr .. .. ohne .. .. leben
    mochte|will|wollte .. .. .. ohne .. .. .. <neg> .. mehr .. leben
    hat|macht|ergibt .. .. .. keinen|kein sinn .. .. mehr? .. wenn|das|die|den|es|zu|mit|ohne|bei
    das|die|der|formular|regel|<tool> .. macht|hat|ergibt|keinen|gibt .. .. kein|keinen|keine sinn|grund|zweck .. .. mehr? .. .. $
    keinen|kein grund .. .. fur|zur|zu .. .. beschwerde|klage|sorge|panik|aufregung|klagen|eile
    keine hoffnung .. .. dass|auf|fur .. .. <tool>|besserung|das|sich|es|die
    ende der|des|vom .. schicht|tages|woche|monat|vertrags|arbeitstag
    am ende .. .. des|der|vom|habe|war|ist|wird|mit|sind|hat|zahlt|kommt|doch|geht
    last|belastung fur .. das|die .. system|budget|team|umwelt|kasse
    schlagt|schlug|schlagen .. .. mich|uns .. .. beim|im|um|in|mit_einem|vor|vorschlag|immer_beim .. .. schach|tennis|spiel|langen|karten|vor|punkte
    schlagt .. .. mir .. .. vor|auf_den_magen|auf|aufs
    schlagt|tritt .. .. uns|mich .. .. auf|an|ein|zuruck
    tritt .. .. mir .. .. gegenuber|entgegen|auf_die_fusse
    <hits> .. .. mir .. .. vor|ein|auf
    qualt .. .. mich .. .. nur|die_frage|der_gedanke
    angst .. .. vor .. .. meinem|meiner|der|dem .. chef|chefin|prufung|zahnarzt
    bringt|brachte .. .. mich .. .. um .. .. den|meinen|die|meine|das .. .. .. schlaf|verstand|nerven|geld|pause|ruhe|feierabend
    <tool>|chef|mutter|frau|hitze|larm|stress|rucken|mann .. bringt .. .. mich .. .. .. um
    sperrt|schliesst .. .. mich .. .. aus
    suizid|selbstmord .. .. pravention|rate|patienten|hilfe|aufklarung
    suizidgefahrdete|suizidale patienten|menschen|jugendliche|klienten
    karriere|beruflicher|politischer selbstmord
    schneide|geschnitten|verbrannt|schneiden|verletzt|verletze .. .. .. mich|mir .. .. .. beim|am|an|aus_versehen|versehentlich|in_den_finger|kochen|finger
    mich|mir .. .. .. beim|am|an|aus_versehen|versehentlich .. .. .. .. geschnitten|verbrannt|verletzt|verbrenne|schneide|geritzt
    mich|mir .. .. in .. den|die .. finger|daumen|hand .. .. geschnitten|schneide
    innerlich .. .. leer .. getrunken
    <will> .. weg .. von .. <tool>|excel|papier|berlin|hier|der|dem|dieser
    <will> .. weg|verschwinden .. .. aus|von .. .. der|dem|diesem|besprechung
    genug .. .. vom .. leben .. .. in|auf_dem|gesehen
    lebenswert|wert .. .. stadt|gegend
    leben .. .. .. leichter|besser|einfacher
    ohne mich .. .. .. gehen|machen|entscheiden|anfangen|weiter|nichts|laufen|lauft
    wenn ich .. .. .. nicht|weg .. .. .. da .. .. bin .. .. .. macht|ubernimmt|vertritt|bleibt|liegen|geht|springt|muss
    habe .. .. keine kraft .. mehr .. in|fur|im .. .. .. arm|armen|handen|beinen|sport|training
    heule|weine .. .. .. vor .. .. lachen|gluck|freude
  `,
  grief: `
    <my> .. <kin>|hund|katze|kollege|kollegin|nachbar .. .. .. gestorben|verstorben|starb|verschied|tot|verloren|umgekommen|verungluckt|eingeschlafen
    <my> verstorbener|verstorbene|verstorbenen|seliger|selige|toter|tote .. <kin>
    <my> .. <kin> .. .. hat .. sich .. .. umgebracht|erhangt|erschossen|das
    <my> .. <kin> .. .. .. suizid|selbstmord .. begangen
    <my> .. <kin>|hund|katze .. .. .. .. verloren .. .. $
    tod .. .. meines|meiner|unseres|unserer|von .. <kin>
    tod meines|meiner|unseres|unserer
    beerdigung|begrabnis|trauerfeier .. .. meines|meiner|von|unserer|meinem .. <kin>
    witwe|witwer|verwitwet
    trauere|trauer .. um
    ich .. .. .. trauer
    fehlgeburt|totgeburt|sternenkind
    <kin> .. .. liegt|liegen .. im sterben
  `,
});

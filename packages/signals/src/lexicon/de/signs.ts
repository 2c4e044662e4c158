import type { Signs } from '../lexicon.ts';

/** Structures of signs (who, what, now) over word classes, in German. */
export const signs: Signs = {
  classes: {
    not_mine: `damals fruher war sohn sohnes tochter tochtern sohne kinder kindern enkel enkelin neffe nichte schulern unterrichte lehrer erinnere stiefsohn stieftochter kids`,
    helper: `sanitater sanitaterin notarzt notarztin rettungsdienst psychologe psychologin psychiater psychiatrie therapeut therapeutin berater beraterin ehrenamtlich feuerwehr feuerwehrmann polizist polizistin polizei
      pfleger pflegerin krankenpfleger krankenschwester hebamme bestatter hospiz notaufnahme station seelsorge seelsorger telefonseelsorge krimis krimi romane lebensversicherungen versicherung notar nachlass
      arzt arztin wachdienst florist friedhof metzger metzgerin koch kochin klinik altenheim pflegeheim lehrer lehrerin`,
    toxic:
      'spulmittel reiniger putzmittel bleiche gift batterie knopfzelle munze magnet magnete tabletten pillen beeren pilze entkalker frostschutz waschmittel terpentin perle',
    hazard: 'gas rauch qualm feuer flammen verbrannt brandgeruch benzin funken',
    stranger: 'jemand einer wer mann manner typ typen kerl kerle einbrecher fremder fremde unbekannter leute',
    intrudes:
      'aufzubrechen aufzuhebeln einzubrechen einzusteigen reinzukommen reinzuklettern aufhebeln aufbrechen hebelt bricht tritt rammt klettert schleicht rutteln ruttelt schlagt hammert drangt steigt brechen treten schlagen hebeln einschlagen reinkommen',
    home: 'tur haustur terrassentur wohnungstur kellertur fenster haus wohnung keller garten laden balkon kuche schloss scheibe garage treppenhaus tor rolladen eingang',
    unwell:
      'schwindlig schwindelig schwummrig ubel zittrig zittere zittert schwitze schwitzt wurgt wurge kotzt keucht rochelt sabbert bebt benommen verwirrt schlafrig bleich blass fahl kreidebleich kaltschweissig atemlos kurzatmig flau matt zuckt krampft jappst dammert',
    offday: 'montag dienstag mittwoch donnerstag freitag samstag sonntag morgen wochenende heute bald abend nacht',
    month:
      'januar februar marz april mai juni juli august september oktober november dezember fruhjahr fruhling sommer herbst winter weihnachten ostern januar',
    maim: 'breche brech schlage schlag haue hau trete tret zertrummere zertrummer schneide schneid poliere polier ramme ramm stosse stoss reisse reiss drehe dreh brechen schlagen hauen treten zertrummern schneiden polieren einschlagen einhauen eintreten umdrehen',
    harmed:
      'fresse zahne schadel kopf beine arme knochen genick nase gesicht kehle hals finger rippen knie kiefer kniescheiben hals',
    harms:
      'wehtun weh antun umlegen umfahren uberfahren niederstechen abfackeln anzunden vergiften kaltmachen totschlagen kaputtmachen fertigmachen erledigen zusammenschlagen aufschlitzen ersticken ertranken verbrennen rachen heimzahlen',
    illness:
      'krebs corona covid schlaganfall unfall herzinfarkt suizid demenz leukamie lungenentzundung hirntumor drogen sepsis',
    elder: 'mama papa mutti vati oma opa omi opi mutter vater grossmutter grossvater tante onkel',
    exam: 'hausaufgaben hausaufgabe mathearbeit klassenarbeit schulaufgabe abi abitur zap quali mittlere zeugnis mathe deutscharbeit lateinarbeit zp10 pausenhof nachsitzen klausuren referat vokabeltest',
    schooling: 'klasse jahrgangsstufe stufe schulklasse',
    child: 'kleine kleiner kleinen baby kind bub maus zwerg enkel sohn tochter junge madchen',
  },
  trade: `
    bin|als|arbeite|arbeiten|schreibe|verkaufe .. .. .. <helper>
    bei|in der notaufnahme|psychiatrie|feuerwehr|polizei|seelsorge|notrufzentrale
    film|serie|krimi|tatort|doku|buch|roman|podcast|folge .. .. .. wo|in_dem|uber|bei_dem|geschaut|gesehen
  `,
  emergency: `
    schnurt|druckt|presst|sticht|zieht .. .. .. brust & zu|arm|luft|zusammen|jetzt|gerade
    schwanger & blute|blutet|blutungen|blut|krampfe|wehen
    <someone>|<child> .. .. gesturzt|gefallen & blutet|blut|bewusstlos|reagiert
    <child>|<kin> .. .. .. erwischt|gefunden|geholt|ausgetrunken & <toxic>
    schleicht|schleichen .. .. .. ums|haus|garten|herum|rum|wohnung
    <stranger> .. .. ist|sind|hat|steht .. .. .. eingebrochen|eingestiegen|reingekommen|eingedrungen
    verblutet|verblute|verbluten $|ich|er|sie|jetzt|gleich
    schaum .. vor|vorm .. mund
    biene|bienen|wespe|wespen|hornisse|nuss|nusse|erdnusse|gestochen & schwillt|geschwollen|luft|ausschlag|quaddeln|hals
    <kin>|<child>|er|sie .. hat .. .. .. <toxic> .. getrunken|verschluckt|geschluckt|gegessen
    er|sie|<someone>|<child> .. .. ganz? blau|krampft|lila .. $|im_gesicht|und
    meine|mein .. zunge|hals|rachen .. .. schwillt|geschwollen|zugeschwollen|zu
    gefallen|gesturzt|abgesturzt|runtergefallen .. .. .. spure|fuhle|bewegen .. .. .. nicht|nichts|kaum
    riecht|rieche|stinkt|sehe|seh|kommt ... <hazard> .. $|und|aus|unter|von|hier|im|jetzt|durch|mir
    <hazard> .. .. kommt|zieht|quillt|dringt|schlagen|steigt|lauft|breitet .. .. .. aus|unter|durch|ins|hoch|rein|in|im|vom|zu
    brennt|brennts|brenne & bei_uns|bei_mir|haus|kuche|treppenhaus|wohnung|keller|dachstuhl|flur|garage|zimmer|lichterloh
    <stranger> ... <home> .. .. <intrudes>
    <stranger> ... <intrudes> ... <home>|ein|rein|auf
    steht|stehen|ist .. .. .. in flammen
    <someone>|<child> .. .. wacht|atmet|reagiert|kommt|wird .. .. nicht|kaum|nimmer .. auf|mehr|wach|$|zu_sich|richtig
    krieg|kriege|bekomme|bekomm|kriegen|bekommen .. .. <elder>|<kin>|ihn|sie .. nicht wach
    <unwell> & <limbpart>|linke|linker .. .. taub|gelahmt|kribbelt|schwach
    <someone>|<child>|ich ... <unwell> & blau|bewusstlos|ohnmachtig|atmet|luft|reagiert
    <chest> & schmerzen|druck|stechen|enge|elefant|gewicht|zentner & arm|kiefer|schweiss|schwitze|luft|schulter
    komme|komm|kommen|konnen .. .. nicht .. .. raus|hinaus & rauch|feuer|brennt|brennts|flammen|qualm
  `,
  emergency_part: `
    <victim> .. .. .. sagt|macht|sieht|spurt nichts
    <stranger> ... <home>
    <stranger> .. .. .. mit .. .. messer|waffe|pistole|brechstange|schlager|maske
    <unable>|spure|spur|fuhle .. .. .. <limbpart>|beine|fusse .. nicht|nichts|kaum|mehr
    fasst|fasse|greift|halt .. sich .. .. .. brust|herz|kopf|bauch
    mir|ist|ich|er|sie|wird|fuhle|<child>|<victim> .. .. .. <unwell>
    <organ>|halfte|mundwinkel ... <failing>|schief|geschwollen|schwer|bamstig
    kann|konnen|kriege|kriegt .. .. .. .. nicht|kaum|nichts .. .. sprechen|schreiben|reden|sehen|stehen|aufstehen|laufen|lesen|schlucken|wach|augen|raus|heben
    redet|spricht|rede|lallt|lalle|sagt .. .. .. wirr|unsinn|komisch|undeutlich|unverstandlich|durcheinander|verwaschen
    viel|alles|uberall|voller|lache|so blut
    <hazard> .. .. $|im|in|aus|uberall|hier
    <stranger> .. .. .. unten|oben|drin|nebenan|im_haus|in_der_wohnung|im_garten|im_keller
    brennt|kommen|komme|konnen .. .. nicht .. .. raus
  `,
  emergency_event: `
    verschluckt|getrunken|gegessen|geschluckt|erwischt|genommen ... etwas|was|tabletten|pillen|munze|perle|magnet|magnete|spulmittel|abflussreiniger|reiniger|pflanze|kugel|zigarette|ol|kapsel|tab|schrank|knopfzelle|batterie
    tabletten|insulin|dosis|medikament|medikamente|spritze|pillen ... zu_viel|zu_viele|doppelt|zweimal|falsche|falschen|verwechselt|uberdosiert
    zu_viel|zu_viele|doppelt|zweimal|falsche .. .. .. genommen|gespritzt|gegeben|geschluckt|eingenommen
    gesturzt|gefallen|abgesturzt|ausgerutscht|runtergefallen|hingefallen|umgefallen|umgekippt ... treppe|leiter|dach|gerust|bad|dusche|eis|fahrrad|pferd|baum|kopf|wanne|boden
    mann|frau|vater|mutter|oma|opa|kind|sohn|er|sie .. .. .. umgefallen|umgekippt|gesturzt|hingefallen|gefallen|zusammengesackt|zusammengeklappt
    sage|kettensage|kreissage|messer|flex|glas|axt|maschine|friteuse|wasserkocher & hand|finger|daumen|bein|arm|fuss|gesicht
  `,
  emergency_now: `
    hore|hor|horen|sehe .. .. .. ihn|sie|schritte|stimmen|jemanden|einen|flammen|wie
    ich .. .. .. allein|alleine|versteckt|verstecke|eingesperrt|eingeschlossen|gefangen
    <child>|<victim> .. .. wurgt|hustet|rochelt|schreit|weint|zuckt|krampft
    nicht .. .. wie_viele|wieviele|wieviel|wie_viel|was_tun|weiter
    moment|hilfe|sofort|licht_aus
    komme|komm|kommt|kriegt .. .. nicht|keine .. raus|hoch|auf|luft
  `,
  minor: `
    <parent> .. .. will|wollen|mag|mochte .. .. nicht .. .. dass ich
    wir|ich|mein|meine|unser|uns ... hausaufgaben|zeugnis|zeugnisse|pausenhof|nachsitzen|klassenfahrt|vokabeltest|schulhof|taschengeld|ferienpass
    in der grossen|kleinen|ersten pause .. .. ich|wir|benutz|darf|handy|schauen
    mein|meine|meiner|mache|muss|mussen|nach|vor|schreibe|schreiben|habe|haben|den|fur .. .. <exam> $|machen|noch|und|fertig|dann|also|im|am|weil|fur
    bin|ich|gehe|geh|komme|wir|sind .. .. .. in|in_der|in_die .. <klasse>|10|11|7b|5d|6d|7d|8d|9d|8b .. <schooling>|$|und|am|einer|der|an
    in .. <schooling> <klasse>|10|11|12
    in der|die <klasse>|elften|zwolften .. $|und|gymnasium|realschule|klasse|schule
    mein|meine|unser|unsere .. .. lehrer|lehrerin|klassenlehrer|klassenlehrerin|rektor|schulleiter|schulleiterin|mathelehrer .. .. hat|sagt|meint|erlaubt|will|lasst|nimmt
    wir .. .. .. von|in|an|auf der|die|unserer schule $|und|bekommen|gekriegt|bekommt|haben|so|ein
    <parent> .. .. .. darf|durfte|muss ich .. $|nur|nicht|kein|keine|erst|bis|nach|heute|das|immer
    <parent> .. .. erlaubt|erlauben|verbietet|verbieten|lasst|weckt|kontrolliert|schimpft .. mir|mich|mein|meinen
    ich|darf .. .. .. nur|nicht|erst|kein|keine .. .. .. handy|tablet|playstation|zocken|fernsehen|raus|rauf ... <parent>|uhr|acht|neun
    <parent>|eltern ... unterschreiben|unterschrieben|unterschrift|einverstanden|einverstandnis|erlaubnis|erlauben
    erlaubnis|einverstandnis|unterschrift .. von|meiner|der <parent>|eltern
    werde|werd|bin|wurde|gerade .. .. .. erst|im|am|bald|nachste|nachsten|nachstes|in|grad|gerade|fast|heute|morgen|ubermorgen ... <young> $|jahre|geworden|und|deshalb|deswegen|darum|also|da|dann|aber
    habe|hatte|feiere .. .. .. meinen|mein 10|11|12|13|14|15|16|17|zehnten|elften|zwolften|dreizehnten|vierzehnten|funfzehnten|sechzehnten|siebzehnten|achtzehnten geburtstag
    bin|noch .. .. zu jung .. $|um|fur|dafur|dazu
    noch .. .. nicht alt genug
    <young> einhalb|dreiviertel
    ich .. .. .. taschengeld|klassensprecher|klassensprecherin|konfirmandin|konfirmand|konfi|firmung|konfirmation|schulbus|hausarrest|ferienjob|schulerticket|schulerausweis
    schulerpraktikum|schulpraktikum|boysday|girlsday .. .. $|in|bei|beim|und|als|mache|gerade
    ab|erst|wenn|bis .. .. 16|18|sechzehn|achtzehn .. .. darf|bin|werde|kann ich|$|darf
  `,
  threat: `
    ich ... nicht ... lebend|lebendig|heil .. raus|davon|weg|heim
    ich .. .. .. werfe|werf|schmeisse|schmeiss|stosse|stoss|schubse|schubs .. .. .. ihn|sie|den|die .. .. .. <high>|treppe|gleis|bahnsteig
    lebendig|lebendigem .. .. .. verbrenne|verbrennen|begraben|begrabe|abfackeln|anzunden
    ich .. .. werde|will|werd|geh|gehe ... <target>|meiner|meinem|dem|der|den|denen|die ... zerschneiden|aufschlitzen|aufschneiden|abschneiden|durchschneiden|zerfetzen|zerstuckeln|erschlagen|erdrosseln|abfackeln|verstummeln|einschlagen|erstechen|abstechen|umlegen
    bombe|sprengsatz .. .. .. lege|legen|baue|bauen|hochgehen|werfen|platzieren|gelegt|gebaut
    bremsen|bremsschlauche|bremsleitung .. .. .. durch|durchschneiden|manipulieren|kappen|schneide
    kugel .. .. in .. den|die|seinen|ihren kopf|schadel|brust|bauch
    machete|pistole|gewehr|axt|flinte & nachbarn|nachbar|chef|ex|vermieter|richter|lehrer
    ich .. .. .. .. <maim> .. .. .. ihm|ihr|ihnen|denen|dem|dir|euch .. .. .. <harmed>
    <maim>|breche|schlitze|schneide ich .. ihm|ihr|ihnen|denen|dem|der|dir .. .. .. <harmed>
    ich .. .. .. ihm|ihr|ihnen|denen|dem|den|dir|ihn|sie .. .. .. <harmed> .. .. <maim>|ein|ab|um
    ihm|ihr|ihnen|denen|dem|der|den <maim>|schlitze|schneide|fahre|steche|hole ich ... <harmed>|um|ab|ein|tot|auf|mir
    ich .. .. werde|will|geh|werd|muss|mochte|konnte ... ihm|ihr|ihnen|denen|dem|den|dir|ihn|sie|<target> ... <harms>
    ich .. .. .. warte|passe|lauere|komme|stehe|steh .. .. .. <weapon>|hammer|schlager|baseballschlager|schlagstock|eisenstange|knuppel|brecheisen
    mit .. .. <weapon>|hammer|schlager|baseballschlager|eisenstange|brecheisen .. .. .. warte|warten|komme|kommen|stehe|stehen|hingehen|hin .. .. ich|$
    ich|ihm|ihr|ihnen|denen ... gift|rattengift|frostschutz ... kaffee|essen|tee|getrank|suppe|glas|wasser
    ich .. .. .. kissen ... gesicht|kopf
    ich .. .. .. fahre|fahr .. .. .. <target>|den|die .. .. um|tot|uber_den_haufen
    ich ... zunde|zund|fackel|fackle|sprenge|spreng|brenne|jage ... amt|gericht|kirche|rathaus|moschee|betrieb|jobcenter|werk|filiale|zentrale|finanzamt .. .. .. an|ab|hoch|nieder|luft|$
  `,
  threat_part: `
    hole|hol|nehme|nehm|greife|greif .. ich? .. die|das|mein|den|meine|zur <weapon>|axt|knarre|hammer|schlager
    soll|sollen .. .. verrecken|krepieren|brennen|sterben|bluten
    <target>|er|sie|die|der|ex ... uberlebt|erlebt|lebt|sieht .. .. .. nicht|keinen|nicht_mehr|nie
    landet|landen|kommt|liegt|liegen .. .. .. grab|sarg|leichenhalle|intensivstation|rollstuhl|krankenhaus|boden
    geladen|geschliffen|gescharft .. messer|waffe|gewehr
    <maim>|<harms>|brech .. .. .. <harmed>
    kommt|geht|lauft|verlasst|sieht|erlebt|lacht|wacht|uberlebt ... nicht|nie|keiner|niemand .. .. mehr|heil|lebend|weihnachten|lebendig|auf|raus
    wird|werden|wirst|soll|sollen ... bereuen|bussen|bezahlen|zahlen|bluten|leiden|sehen|buss .. .. $|was|davon|das|dafur|noch|ich
    <weapon>|knarre|hammer|schlager|brecheisen|gift & auto|tasche|rucksack|dabei|bereit|spind|jacke|schublade|gekauft|besorgt|geladen|bestellt
    passiert|passieren|gibt .. .. .. ungluck|was_schlimmes|tote|verletzte|was
  `,
  threat_now: `
    wenn|falls er|sie|der|die|das ... nochmal|wieder|noch_einmal|noch_mal
    ich sorge|sorg .. .. dafur
    er|sie|die|du .. ist|sind|bist .. .. erste|erster|nachste|nachster
    dafur sorge|sorg ich
    weiss|kenne|rausgefunden|gefunden ... wohnt|adresse|wo|parkt|arbeitet|feierabend|kinder|schule|auto|wann
    mein|mein_voller|meine|ist .. .. .. ernst
    kein|keine spass|witz|scherz|drohung
    nichts .. .. zu verlieren
    egal .. .. gefangnis|knast|polizei|was_passiert|konsequenzen
    habe|alles .. .. geplant|beschlossen|besorgt|vorbereitet|durchdacht|gekauft|bestellt
    geh|gehe|komme|fahre|gehen|warte ... ich|wir .. .. .. rein|hin|vorbei|da|ihn|sie|vor
    <offday> .. .. ist .. .. schluss|zahltag|soweit|ruhe
    dann .. .. ist .. .. ruhe|schluss|feierabend
    besorgt|bereit .. .. was .. .. brauche|brauch|notig|$
    wirst|werden|werdet|wird .. .. .. schon|noch sehen
  `,
  threat_hint: `
    weiss|kenne|rausgefunden .. .. .. kinder|tochter|sohn|frau|mann .. .. .. schule|kita|kindergarten|wohnen|wohnt|geht|gehen
    wird|gibt .. .. .. tote|verletzte|blut .. .. geben|fliessen|$
    wird|werden|soll .. .. noch .. .. .. sehen|merken|erleben|spuren .. .. was .. .. .. davon
  `,
  grief: `
    seit|seitdem .. .. weg|fort|gegangen ist
    <my> .. <kin> verstorben
    von uns|mir gegangen
    vom|ans|am|zum grab|friedhof .. meiner|meines|von|seinem|ihrem|unserer|$
    urne|sarg|asche .. .. .. steht|von|meiner|meines|liegt|verstreut
    <kin>|<elder> .. .. .. gerade|eben|erst|jetzt .. gestorben|verstorben|beerdigt
    abschied .. .. genommen|nehmen & <elder>|<kin>|ihm|ihr|friedhof|kirche
    wohnung|haus|kleider .. .. .. ausraumen|ausgeraumt|auflosen & tod|gestorben|<elder>|verstorben
    an|zu|auf|besuche|pflege|vor ihr|ihrem|sein|seinem|sein grab|grabe
    <kin> ... ums leben|getotet
    <elder> .. hat .. es .. nicht .. geschafft|uberlebt
    seit|seitdem .. .. .. nicht mehr .. lebt|ist
    beerdigt|beigesetzt|bestattet|eingeaschert|begraben & <kin>|<elder>|ihn|sie|wir|ich|<month>
    seit|als|nachdem|bevor .. .. gestorben|verstorben|tot .. $|ist|sind|bin|war
    ^ der|die|mein|meine .. ist .. .. .. nicht mehr $
    <kin>|<elder>|er|sie .. .. nicht mehr .. unter_uns|bei_uns|lebt|am_leben
    <kin>|<elder>|<my> ... todlich|verungluckt|verunfallt|ertrunken|eingeschlafen|heimgegangen|verschieden|erlegen|entschlafen|dahingegangen
    <kin>|<elder>|kollege|kollegin ... das leben genommen
    still .. .. zur welt|geboren
    sternenkind|totgeburt|fehlgeburt|kindstod|stillgeburt
    beerdigung|begrabnis|trauerfeier|beisetzung|urnenbeisetzung|totenmesse .. .. ist|war|am|von|meiner|meines|unserer|naechste|nachste|morgen|gestern|heute|letzte
    zur|auf_der|nach_der|auf|vor_der .. beerdigung|trauerfeier|beisetzung
    auf_dem|auf_den|zum|am .. friedhof|grab .. .. $|bei|und|jeden|meiner|meines|besuche|mit|bin|gehe|war
    <my> verstorbene|verstorbener|verstorbenen|verstorbenem|seligen|selig
    habe|haben|hatte|hat|wir|ich ... <my>|den|die|unser|ihren|das .. .. <kin>|<elder>|baby|zwillinge ... verloren
    verloren & <kin>|<elder>|<illness>
    an|durch|bei|mit .. .. <illness> .. .. gestorben|verloren|verstorben
    <illness> & gestorben|verstorben|ging_schnell|erlost
    gepflegt .. .. bis .. .. ende|zuletzt|schluss|tod
    bis .. .. zum|zu_seinem|zu_ihrem .. tod|schluss|ende & gepflegt|begleitet|pflegte
    seit .. .. <kin>|<elder>|er|sie|ihn .. .. tod|weg|fehlt|gegangen|nicht_mehr_lebt
    todestag|trauerjahr|sterbeurkunde .. von|meines|meiner|vom|seiner|$|unserer
    trauerurlaub|sonderurlaub .. .. .. tod|todesfall|wegen|beerdigung
    <my> <kin>|<elder> .. .. .. fehlt|fehlen .. mir|uns|so|sehr|$
    er|sie|<elder> .. .. .. im himmel|sterben_sehen|letzten_atemzug
    letzten tage|wochen|stunden .. .. mit|bei|am|von .. .. ihm|ihr|bett|<elder>|<kin>
    ruhe .. in frieden
    einschlafern|eingeschlafert .. .. lassen|mussen|$
  `,
  violence: `
    wenn|sobald|bis .. er|sie|vater|mann .. .. .. heimkommt|kommt|betrunken|getrunken|schlaft|einschlaft|nach_hause & verstecke|verstecken|versteck|sperren|schliessen|einsperren|leise
    wenn ich .. .. gehe|verlasse|abhaue|erzahle|rede|weggehe ... er|sie .. .. findet|bringt|tut|nimmt|schlagt
    will|mochte|kann|trau|traue|angst|darf ... nicht|angst|ungern .. .. nach|heim hause|heim|$|gehen & er|sie|mann|ihm|freund|vater
  `,
  wish_to_die: `
    fahre|fahr|steuere|lenke|rase ... baum|mauer|pfeiler|gegenverkehr|leitplanke|brucke ... lenke|letzten|einfach|denke|loslassen|draufhalten
    egal|gleichgultig .. .. ob .. ich .. .. .. lebe|sterbe|aufwache|da_bin|uberlebe
    ohne mich .. .. besser|klar|leichter|zurecht
    nur noch schlafen .. .. nie|nicht|fur_immer
    <offday>|dann|danach|bald .. .. ist|hat .. .. .. alles|es .. .. .. vorbei|uberstanden|ende .. .. dann|und .. .. habt|haben|hat .. .. ruhe
    nachstes|nachsten|nachste|kommendes jahr|sommer|fruhjahr|weihnachten|woche .. .. .. nicht mehr .. da|leben|hier|geben
    bin|lebe|gibt|werde|gibts .. ich|es|mich .. .. nicht|kein .. mehr .. da|hier|$|leben
    kein|keinen|keine weg mehr|raus|heraus|zuruck|nach_vorn
    ich .. .. .. <high>|bahndamm|gleis|gleisen|bahnsteig|gelander|talsperre|abgrund|kante|ufer .. .. .. denke|denk|starre|schaue|schau|stehe|steh|schritt|springen|runter|lange
    ich|steh|stehe|sitze|sitz|geh|gehe|fahre ... <high>|bahndamm|gleis|gleisen|bahnsteig|gelander|talsperre|abgrund|kante .. .. .. und .. .. .. denke|denk|schritt|schaue|starre|lange|springe
    einschlafen|schlafen ... nicht|nie .. mehr .. aufwachen|aufwache|wach|aufstehen
    beschlossen|entschieden|entschlossen .. .. .. dass .. .. .. nicht mehr .. mitmache|mitmach|will|weiter|erlebe|da
    ohne|wenn .. mich|ich .. .. nicht .. .. mehr .. .. ware|waren|bin|da ... besser|leichter|ruhe|freier|gut
    keinem|niemandem|niemand|keiner .. .. .. mehr .. .. .. last|lasten|liegen|stort|storen|weh
    ich .. .. .. alle|allen|euch|niemand|keinem .. .. .. last|ballast|belastung|klotz|muhe
    nur|bloss .. wegen|fur .. .. .. kinder|kindern|mutter|hund|katze|ihr|ihm|enkel .. .. .. noch .. .. da|hier|leben|lebe
    nichts .. .. .. halt|halt|halte .. .. .. mich|hier .. mehr|hier|noch
    niemand|keiner .. .. .. merken|auffallen|vermissen|bemerken|finden .. .. .. wenn|bis|tagen|wochen|ich
    keine|kein zukunft|perspektive|morgen .. fur mich
    mochte|will|mag|kann .. .. .. alles|einfach|dass .. .. .. aufhort|still_ist|vorbei_ist|ausschalten|abschalten|beenden .. $|fur_immer|endgultig
  `,
  hints: `
    <offday>|dann|danach|bald .. .. ist|hat .. .. .. alles|es .. .. .. vorbei|ruhe|ende|schluss|uberstanden
    erlebe|erleben|plane .. .. .. nicht mehr
    komme|komm|bin .. .. .. spat .. .. .. arger|wutend|schreit|schlagt|fenster
    darf|darfst .. .. nur .. .. .. ihm|ihr|erlaubt
    fleck|flecken .. .. .. fragt|sieht|niemand|keiner|schminke|uberschminke
    letzte|letzten|letzter|letztes .. .. .. mal|mit_dem|gesprach|dem_ich|der_ich|was_ich|nachricht|umfrage|menschen|person
    machts|machen|mach|leb|lebt|lebe|adieu|alles es? gut|wohl
    danke .. .. .. alles|zuhoren|nett|freundlich|gesprach
    sagen|sag|sagt|richten ... leid|schuld|liebe|vergeben|verzeihen|lieb
    niemand|keiner|nicht .. .. .. schuld|seine_schuld|ihre_schuld
    verstehen|verzeihen|wissen .. .. spater|irgendwann|dann|schon
    alles .. .. .. geregelt|erledigt|bereit|vorbereitet|sortiert|bezahlt|ordnung|verschenkt|gekundigt|aufgeraumt
    verschenkt|weggegeben|abgegeben|vermacht|gegeben ... hund|katze|gitarre|sachen|bucher|schmuck|werkzeug|auto|uhr|pflanzen|nachbarin|schwester|bruder|tochter|sohn
    hund|katze|gitarre|sachen|bucher|schmuck|pflanzen|kater ... verschenkt|weggegeben|abgegeben|untergebracht|vermacht|nachbarin|schwester
    brief|briefe|zettel|testament .. .. .. tisch|kinder|kindern|frau|schublade|geschrieben|jeden|mutter|abschied|fur
    jetzt|endlich|bin|ist .. .. ruhig|leichter|erleichtert|frieden|friedlich
    brief|briefe & tisch|schublade
    danach|hinterher|spater .. .. keiner|niemand|keine|arger|muhe|$
    keine|niemand|keinem .. .. .. arger|umstande|muhe|arbeit|last
    tabletten|pillen|schlaftabletten|medikamente|morphium|insulin .. .. .. zusammen|gesammelt|sammle|sammel|gespart|spare|zahle|zahl|reichen|genug|schublade|aufgehoben|beiseite|seite|hebe
    versicherung .. .. .. zahlt|bezahlt|geld
    lohnt|lohnen|brauche|brauch .. .. .. nicht|keinen|kein|mehr .. .. .. termin|mehr|folgetermin|plan|zukunft
    weiss|entschieden|beschlossen .. .. .. was|wann|wie .. ich|$ .. .. .. <offday>|mache|tue|$
    <offday> .. .. .. vorbei|soweit|letzte
    mude|satt .. .. .. aufzuwachen|kampfen|alles|leben|aufwachen|lebens
    angst|traue|trau|will|mag|nicht .. .. .. nach|heim .. hause|zuhause|$
    er|sie|mann|partner|freund .. .. .. kontrolliert|pruft|liest|zahlt|uberwacht|durchsucht|gefunden|gesehen|ortet|verfolgt|checkt .. .. .. mein|meine|mich|handy|alles|quittungen|nachrichten|kilometer|wo
    er|sie|mann|freund|vater .. .. .. getrunken|betrunken|trinkt|sauft|wutend|sauer|ausrastet|laut|zahltag|schlechte_laune
    schliesse|schliess|sperre|sperr|verstecke|versteck ... ab|ein|zu|bad|mich|zimmer|uns .. .. .. bis|er|wenn|schlaft
    lange armel|armeln|rollkragen|sonnenbrille|schal
    schminke|makeup|uberschminkt|uberschminke|concealer|blauer_fleck|blaue_flecken|blaues_auge|veilchen
    gesagt|sage|sag|erzahlt .. .. .. treppe|gefallen|gesturzt|gestossen|hingefallen
    fragen|frage|erlaubnis .. .. .. bevor|ehe|darf .. .. .. kaufe|ausgebe|gehe|rausgehe|treffe|geld
    kinder|wir|alle|ich .. .. .. still|leise|mucksmauschenstill|verstecken|ruhig .. .. .. wenn|er|sobald
    zu spat ... arger|krach|schlage|zahle|busse|setzt
    jemand|bitte .. .. .. kummern|kummert|kummere .. .. um .. .. hund|katze|kinder|mutter|ihn|sie
  `,
  figures: `
    als ich ... <klasse>|klasse|schule|hausaufgaben .. .. .. war|ging|kam|hatte|musste
    <tool>|ding|projekt|auftrag ... genick gebrochen
    hutte|bude|laden|luft|kittel .. .. .. brennt|flammen|brennts
    brennt .. .. die? .. hutte|bude|laden|luft
    steht .. .. bude|hutte|laden .. in flammen
    nicht mehr .. da|hier ... rente|urlaub|elternzeit|gekundigt|kundige|umgezogen|umziehe|ausland|firma|ruhestand|wechsle
    rente|urlaub|elternzeit|kundigung|umzug|ausland|ruhestand|wechsel ... nicht mehr .. da|hier
    <tool>|wecker|kopierer|drucker|scanner|handy ... erschlagen|erwurgen|umbringen|anzunden|zertrummern|schlagen|treten
  `,
  wish_figures: `
    <tool>|server|projekt|idee|plan|feature|thema & beerdigt|begraben|gestorben|tot
    seit|als|nachdem .. .. <work>|<tool>
    verloren .. .. .. schlussel|geld|uberblick|geduld|lust|zeit|arbeit|job|wette|spiel
    spiel|match|wette|zeit|geld|schlussel|handy|faden|lust|daten|kunden|auftrag .. .. verloren
    begraben .. .. .. unter|in|akten|papier|arbeit|mails
    bestatter|bestattungsinstitut|bestattungen|friedhofsgartner|trauerredner
  `,
};

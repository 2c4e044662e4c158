/** Acute danger, age, threats and who answers, in German. */
export const turn = {
  classes: {
    explicit: `lebens beenden schluss suizid* selbstmord* umbringen umzubringen umgebracht umbring umbringe toten totet sterben gestorben sterbe tot tod todes uberdosis erhangen aufhangen springen ritzen ritze schneiden schneide
      verletzen verletze verletzt leben lebe selbst selbstverletzung strick erschiessen ertranken`,
    fears: 'angst furchte befurchte sorge',
    work: 'chef chefin vorgesetzter vorgesetzte kollege kollegin kollegen kolleginnen firma kunde kunden kundin lieferant lieferanten konkurrenz investor investoren personalabteilung team stellvertreter',
    not_now:
      'wenn falls manchmal meistens oft immer monaten wochen gestern letzte letztes letzten fruher damals jahre jahren einmal nachdem bevor patienten kunden nutzer leute jedes jedesmal jeden ',
    have: 'habe hab bekomme krieg kriege spure fuhle kriegt bekommt hat',
    present: 'ist sind bin wird werde jetzt gerade plotzlich auf seit kriege bekomme geht',
    someone: 'er sie jemand baby patient patientin nachbar nachbarin kollege kollegin kunde fahrer <kin>',
    chest: 'brust herz brustkorb brustbein herzgegend',
    pain: 'schmerz schmerzen druck enge stechen sticht brennt brennen tut weh schmerzt druckt klemmt zieht',
    breathe: 'luft atmen atem schlucken',
    unable: 'keine kaum nicht schwer schwierigkeiten ringe',
    limbpart:
      'arm arme gesicht bein beine seite hand mund zunge lippen hals korperhalfte gesichtshalfte mundwinkel finger',
    deadlimb: 'taub gelahmt hangt kribbelt schwillt geschwollen gefuhllos lahm schlaff herunter',
    young: '8 9 10 11 12 13 14 15 16 17 acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn',
    tens: 'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig hundert',
    target:
      'ihn sie ihm ihr ihnen alle jemanden jemand leute den chef chefin vorgesetzten kollegen kollegin lehrer lehrerin nachbarn nachbar vermieter kunden arzt dich euch <kin>',
    attack:
      'umbringen umbring umbringe tote toten tot abstechen stech steche erstechen erschiessen erschiess erschiesse abknallen knall verprugeln verprugel erwurgen vergiften angreifen schlagen kalt abschlachten verletzen totschlagen',
    weapon: 'waffe messer pistole bombe gewehr axt benzin sprengstoff machete saure',
    finish: 'aufhoren stoppen beenden abbrechen schluss ende stopp stop beende abbruch hor hore hort',
    thisinterview: 'interview gesprach umfrage befragung chat unterhaltung fragerei fragebogen',
    wish: 'will mochte mocht wurde muss kann konnen konnten lass lassen lasst bitte wollen mochten lieber wollte darf durfen sollten gern gerne',
    victim:
      'ich mir mich er sie es mein meine meinem meiner meinen sein ihr kleine kleiner mann typ arbeiter <someone>',
    downed:
      'zusammengebrochen umgekippt ohnmachtig bewusstlos kollabiert erstickt krampft verschluckt ertrinkt blutet blute eingeklemmt verschuttet erbricht angeschossen niedergestochen stromschlag herzstillstand unterzuckert krampfanfall leblos reglos regungslos',
    organ: 'lippen lippe kehle rachen augen <limbpart> hande fusse herz puls haut',
    failing:
      '<deadlimb> schwellen anschwillt dicht zugeschwollen blau lila grau schlapp rast stolpert hammert blasen schwarz verschwommen',
    klasse:
      '5a 5b 5c 6a 6b 6c 7a 7b 7c 8a 8b 8c 9a 9b 9c 10a 10b 10c 5 6 7 8 9 10 funften sechsten siebten achten neunten zehnten',
    youngyear: '2010 2011 2012 2013 2014 2015 2016 2017 2018',
    parent: 'mama mami mutti mutter papa papi vati vater eltern erziehungsberechtigten',
    number: 'zahl note wert bewertung betrag namen name summe gehalt alter datum adresse antwort punktzahl',
    fill: 'antworte schreibe beantworte fulle spreche rede tippe antworten schreiben beantworten ausfullen sprechen mache schreib mach',
  },
  emergency: `
    <kin>|er|sie|mann|frau|kollege|kollegin|nachbar|nachbarin|baby .. .. .. .. .. krampft
    halbe|halfte|linke|rechte .. gesicht|gesichts|gesichtshalfte .. .. taub|hangt|schief|gelahmt|kribbelt
    mein|meine|meiner|meinem|im|in|der .. <chest> .. .. <pain>
    <have>|starke|starken|ein|so .. .. brustschmerzen|brustschmerz|herzschmerzen|atemnot|herzinfarkt|schlaganfall|krampfanfall|brustenge
    <pain> .. .. in|auf|im|hinter .. der|dem|meiner .. <chest>|linken_arm
    druck|schmerz|schmerzen|stechen .. .. brust|herz|herzen|brustkorb
    bekomme|bekomm|kriege|krieg|bekommt|kriegt .. .. keine|kaum|schlecht|schwer|fast_keine .. luft|atem
    kann|konnen .. .. nicht|kaum|schlecht .. .. atmen|schlucken $|jetzt|bitte|mehr|hilfe|und|ich
    kann|konnen .. mein|meinen|meine|den|das .. <limbpart> .. .. nicht|kaum .. .. bewegen|heben|spuren
    blute|blutet|blutest ... stark|heftig|viel|uberall|schlimm|nicht_auf|aus
    blutung|blut|bluten .. .. hort|stoppt|lasst|geht .. .. nicht .. auf|$|stoppen|weg
    huste|spucke|erbreche|kotze .. .. blut
    <someone>|ich .. .. ist|bin|hat|liegt .. .. .. bewusstlos|ohnmachtig|zusammengebrochen|umgekippt|kollabiert|erstickt
    glaube|denke|habe|hat|hab|furchte|bekomme .. .. .. einen|nen|gerade .. .. schlaganfall|herzinfarkt|anfall|krampfanfall|infarkt|allergischen_schock
    werde|wird .. .. ohnmachtig|bewusstlos|schwarz
    fruchtblase .. .. geplatzt
    brauche|brauch|ruft|rufen|rufe|holt|holen|schickt|bitte .. .. .. einen|den|nen|sofort .. .. krankenwagen|notarzt|rettungswagen|rettungsdienst|112|sanitater|notruf
    brennt .. .. bei_mir|hier|haus|kuche|wohnung|dach|es_brennt
    riecht .. .. nach gas
    jemand|einer .. .. bricht|versucht .. .. .. ein|einzubrechen
    <someone> .. .. atmet .. .. nicht|kaum
  `,
  emergency_part: `
    <victim> .. .. <downed>
    <organ> .. .. <failing>
    <victim> .. .. atmet|reagiert|bewegt|antwortet|spricht .. .. nicht|kaum|komisch
    <victim> .. .. liegt|lieg da|hier|reglos|neben|boden|auf|im|am
    blut|blutet|spritzt|feuer|flammen|rauch|qualm|gas|gasgeruch|rauchmelder .. .. aus|ausm|uberall|viel|kuche|wohnung|haus|flur|treppenhaus|balkon|nachbarn|lauft|piept|richtig|$
    zucker|fieber|temperatur|blutdruck .. .. ist|auf|uber|bei|von
    schlimmste|explosionsartige|heftigste|kalter|kalten|kalt kopfschmerzen|kopfschmerz|schmerzen|schweiss
    sehe|seh|lallt|lalle|redet|spricht .. .. .. nichts|verschwommen|doppelt|schwarz|wirr|wirres|$
    geburt|wehen|fruchtblase|schwanger ... los|zu_fruh|geplatzt|minuten|kommt|woche|blut|abstand
    <pain> .. .. .. brust|kiefer|herz|brustkorb
  `,
  emergency_event: `
    geschnitten|abgetrennt|gestochen|gequetscht|gehackt|verbruht|verbrannt|gebissen|aufgeschlitzt ... finger|hand|bein|arm|fuss|kopf|hals|daumen|pulsader|$
    in .. bein|arm|hand|finger|hals|zunge|mund|handgelenk|fuss .. geschnitten|gestochen|gehackt|gebissen|geschossen
    heisses|kochendes|siedendes .. wasser|ol|fett|tee|suppe
    tabletten|insulin|medikamente|pillen|batterie|knopfzelle|reiniger|putzmittel|bleiche|gift|pilze|beeren|munze|nusse|erdnusse|frostschutz ... getrunken|geschluckt|verschluckt|gegessen|doppelt|zweimal|zu_viel|zu_viele|falsche|verwechselt|gespritzt
    verschluckt|getrunken|geschluckt|gegessen|doppelt|zu_viel|zu_viele|falsche ... batterie|knopfzelle|reiniger|putzmittel|bleiche|gift|pilze|beeren|munze|tabletten|insulin|medikamente|pillen
    leiter|dach|treppe|gerust|fenster|balkon|baum .. gesturzt|gefallen|abgesturzt|runtergefallen|runter|hinunter
    hatten|hatte|gab|wurde|wurden|ist ... unfall|autounfall|angefahren|uberfahren|erfasst|eingeklemmt|verschuttet|explodiert|explosion
  `,
  emergency_now: `
    gerade|grad|eben|plotzlich|soeben|auf_einmal|hilfe|notarzt|krankenwagen|notruf|112|110|dringend|schnell|uberall|durchgeblutet
    vor .. .. minuten|minute|sekunden
    was|wie .. .. mache|mach|tun|tue|soll|muss|kann ich|wir .. $|jetzt|tun|machen
    <victim> .. .. .. reagiert|antwortet|bewegt|atmet|wacht|spricht|ansprechbar|ruhrt .. .. nicht|kaum|nichts
    nicht .. mehr .. .. bewegen|sprechen|ansprechbar|atmen|aufstehen|wecken|reagiert|auf|aufhoren
    bewegt|hort|stoppt|wirkt|hilft|wird|werden .. .. nicht|nichts|schlimmer|schwacher|taub
    moment|warten|warte .. .. mein|meine|ich|der|die|hier
    sitze|liege|sitz|liegt|lieg|bin .. .. .. boden|wald|auto|bad|allein|alleine
    jetzt $
  `,
  minor: `
    geboren|jahrgang .. .. <youngyear>
    werde|bin|noch|darf .. .. .. erst|noch_nicht|noch_keine|bald|im|nachstes|ab|mit .. .. .. volljahrig|18|achtzehn|wahlen|autofahren|fuhrerschein
    bis|wenn|sobald .. ich .. volljahrig|18|achtzehn .. bin|werde
    <parent> .. .. .. unterschreiben|unterschrieben|unterschrift|erlaubt_mir|lasst_mich|lassen_mich|mein_handy
    mein|meine|unser|unsere|bekomme|kriege klassenlehrer|klassenlehrerin|mathelehrer|mathelehrerin|klassenfahrt|sportlehrer|taschengeld
    muss|will|mach|mache|nach ... realschule|hauptschule|abi|abitur|gymnasium|schule|quali .. fertig|machen|beenden|schaffen
    bin|geh|gehe|noch|schulerpraktikum|praktikum .. .. in .. der|die <klasse> .. $|und|deshalb|am|klasse|da
    bin .. .. erst|ja|noch|gerade|ubrigens|eigentlich|doch|nur <young> $|jahre|jahr|und|aber|jahrig|ist|geworden|also
    ich .. bin <young> $|jahre_alt|und|aber|jahrig|ist|geworden|also|jahre_und|jahre_jung
    ^ bin <young> $|jahre|und|aber|jahrig|ist|also
    werde|wurde|geworden ... <young> $|jahre|geworden|und|alt
    13jahrig|14jahrig|15jahrig|16jahrig|17jahrig
    bin|ich|noch .. .. .. minderjahrig|nicht_volljahrig|schuler|schulerin|nicht_18|unter_18|unter_achtzehn|ein_kind|noch_nicht_volljahrig
    noch .. nicht .. 18|achtzehn|volljahrig|erwachsen
    mein alter .. ist <young>
    gehe|geh|bin|komme .. .. in .. der|die|der_klasse .. 4|5|6|7|8|9|10|vierte|funfte|sechste|siebte|achte|neunte|zehnte|vierten|funften|sechsten|siebten|achten|neunten|zehnten .. klasse
  `,
  threat: `
    ich|wir .. .. .. schlage|schlag|breche|brech|trete|tret|haue|hau|zertrummere|mach|mache|zunde|zund|fackel|sprenge .. .. .. <target>|denen|den .. .. .. kopf|schadel|fresse|beine|knochen|nase|zahne|genick|kalt|fertig|an|ab|hoch .. ein|ab|aus|$
    <target>|denen|dem|der|die|den stech|bring|schlag|knall|mach|mache|tu|tue|schiess|trete|tret ich .. .. ab|um|tot|kalt|fertig|was|etwas|an|zusammen|nieder .. $|wenn|noch|morgen|ich|an
    ich|wir .. .. werde|will|wurde|schwore|schwor|geh|gehe|bring|bringe|stech|steche|mach|knall|schlag|schlage .. .. .. <target> .. .. <attack>|um|ab|kalt|tot|fertig|nieder .. $|wenn|noch|morgen|dann|das|ich|alle|eines
    <attack> .. <target> .. um|ab|tot|kalt|nieder $|alle|wenn|noch|morgen
    bringe|bring|stech|steche|knall|knalle|schlag|schlage .. <target> .. .. um|ab|tot|kalt|nieder $|alle|wenn|noch|morgen|eines
    ich .. .. .. sprenge|zunde|zund|jage|jag|brenne|brenn .. .. .. gebaude|firma|schule|buro|haus|laden|bude|praxis|klinik .. .. an|luft|ab|nieder|hoch|$
    nehme|nehm|bringe|bring|habe|hab|hol|hole|kaufe .. .. .. <weapon> .. .. .. arbeit|schule|buro|mit|ihn|sie|morgen
    ich weiss wo .. .. wohnt|wohnen|wohnst|arbeitet
    amok
  `,
  threat_hint: `
    wird|werden|wirst|soll|sollen .. .. .. bereuen|bussen|bezahlen|leid_tun .. $|noch|das
    dafur .. .. .. bezahlen|bussen|bluten
    passiert .. .. was|etwas_schlimmes|ein_ungluck|jemandem_was
  `,
  threat_part: `
    <weapon>|knarre|hammer|baseballschlager .. .. liegt|besorgt|gekauft|geholt|dabei|bereit|hand|tasche|mitgebracht|geladen|tur|mir
    habe|hat|hol|hole|kaufe|nehme|mit|besorgt|einem|nem|seinem .. .. .. <weapon>|knarre
  `,
  threat_now: `
    ist|sind|bist .. .. .. fallig|dran|erledigt
    wird|werden|werdet|wirst .. .. .. wundern|sehen|erleben|kennenlernen|merken
    steht|stehen|wartet|lauert|klopft|sitzt .. .. .. tur|haus|fenster|nebenan|unten|draussen|mir|nebenzimmer
    ich|schon .. weiss|geguckt .. wo|wann
    schwore|schwor|verspreche|ernst|angst|panik
    bis .. montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|wochenende
  `,
  carer: `
    hier .. schreibt|antwortet|tippt .. .. <kin>|betreuerin|betreuer|pflegerin|pfleger|assistenz
    er|sie|mutter|vater .. .. diktiert|sagt .. mir .. .. was|$
    <fill> .. .. .. .. fur .. mein|meine|meinen|unsere|unseren|den|die|eine|einen|herrn|frau .. <kin>|patienten|patientin|bewohner|bewohnerin|klienten|herrn|frau
    fur .. mein|meine|meinen|unsere|unseren .. <kin>|patienten|bewohner ... <fill>|aus|hier
    im|in .. namen .. meiner|meines|von|unserer|ihrer|seiner|seines|der|des
    anstelle|statt|stellvertretend .. .. meiner|meines|fur|von|seiner|ihrer|der|des .. <kin>|patienten|patientin|bewohner|bewohnerin|klienten|herrn|frau
    ich .. bin .. .. .. seine|ihre|sein|ihr|die|der tochter|sohn|mutter|vater|frau|mann|betreuer|betreuerin|pflegerin|pfleger|pflegekraft|schwester|bruder|enkelin|enkel|dolmetscherin|dolmetscher .. $|und|er|sie|ich|antworte|schreibe
    bin .. .. betreuer|betreuerin|pflegerin|pflegekraft|dolmetscher .. von|meiner|meines|seiner|der|des
    <someone> .. kann .. .. .. nicht|kaum .. .. schreiben|tippen|sprechen|lesen|sehen .. .. .. ich|deshalb|darum|daher
    es|das .. war .. .. mein|meine|unsere .. <kin> .. .. der|die|patient|patientin .. $|war|ist|lag|dort|behandelt
  `,
  grief_hint: `
    er|sie .. ist|war .. .. gestorben|verstorben
    er|sie ist tot
  `,
};

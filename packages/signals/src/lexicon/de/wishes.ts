/** Wishes about the data, for a human being, and orders to the interviewer, in German. */
export const wishes = {
  classes: {
    polite:
      'bitte pls ok okay also und aber eigentlich sorry entschuldigung hallo hi hey konnen konnten kannst konntest konnt sie du ihr ich mochte will wurde jetzt mal nun gern gerne nein ja ach so bitteschon dann doch',
    delete:
      'loschen losch losche loscht geloscht loeschen entfernen entfern entferne entfernt vernichten vernichte streichen streich streiche gestrichen verwerfen wegwerfen ausradieren vergessen vergiss vergesst zuruckziehen widerrufen tilgen tilgt loschn loeschn weg',
    mine: 'antworten antwort daten angaben interview gesprach gesprachs nachrichten nachricht aussagen aussage protokoll transkript informationen infos einwilligung zustimmung teilnahme worte aufnahme aufzeichnung eintrage einverstandnis beitrage',
    human:
      'mensch menschen person jemand jemandem jemanden mitarbeiter mitarbeiterin mitarbeitern mitarbeiterinnen ansprechpartner betreuer sachbearbeiter kollegen berater echten echte echter richtigen richtiger personal',
    ignore: 'ignoriere ignorier ignorieren vergiss vergesse missachte uberschreibe umgehe verwirf ueberspringe',
    rules:
      'anweisungen anweisung regeln regel prompt vorgaben vorgabe instruktionen instruktion befehle programmierung richtlinien einstellungen systemprompt systemanweisung',
    tell: 'zeig zeige drucke druck nenne nenn verrate verrat gib wiederhole wiederhol schreib schreibe sag sage liste offenbare ubersetze lies',
  },
  withdrawal: `
    benutzt|nutzt|speichert|veroffentlicht|behaltet|verwendet|gebt .. sie|ihr|bitte? .. das|dies|es|meine|mein|davon .. .. .. nicht|nichts .. $|weiter
    wie|wo|wann kann|konnte|konnen|kannst|lasst|losche|bekomme|kriege .. .. ich|man|sich .. .. .. <mine>|das|alles|dies .. .. .. <delete>|raus|zuruckziehen|$
    alles|<mine>|was .. .. .. .. wegschmeissen|wegwerfen|wegschmeisst|loschen|vernichten|in_den_mull|in_die_tonne $|bitte|was|sie
    schmeiss|schmeissen|werfen|wirf|schmeisst .. .. sie|ihr? .. .. alles|das|meine|mein|es .. .. .. weg|raus|in
    <mine>|das|nichts|alles .. .. .. soll|sollen|darf|durfen|mussen|muss|sollte|sollten ... nicht|nirgends|niemals|nie .. .. <verwenden>|<delete>
    <mine>|alles|das .. .. .. soll|sollen|mussen|muss|sollte|sollten|gehoren|gehort .. .. .. <delete>|verschwinden|raus
    sie|ihr|du|niemand|keiner durfen|durft|darfst|darf ... nicht|nichts|keine|keines|nie .. .. <verwenden>|das|davon
    durfen|durft|darfst|darf sie|ihr|du|niemand|keiner .. .. .. nicht|nichts|keine .. .. <verwenden>
    entziehe|entzieh|widerspreche|widersprech|verweigere|untersage|verbiete|widerrufe|zuruckgezogen .. .. ihnen|der|die|euch|jede|jeder|meine|hiermit? ... erlaubnis|einwilligung|zustimmung|speicherung|verarbeitung|nutzung|verwendung|weitergabe|auswertung|aufzeichnung|veroffentlichung|einverstandnis
    nehmt|nehmen|nimm|streichen|streicht|lasst|lassen|holt|tragen .. .. sie|bitte|mich|mein|meine|uns ... aus|von .. der|dem|eurer|ihrer .. studie|interview|umfrage|befragung|auswertung|datenbank|liste|projekt|untersuchung|verteiler
    anders uberlegt ... <delete>|raus|nicht|zuruck|weg|nichts
    meinung geandert ... <delete>|raus|nicht|zuruck|weg|nichts
    nicht|nichts|kein|keine|niemand .. .. .. will|mochte|wunsche|einverstanden|erlaube|gestatte|genehmige|stimme|zustimmung|bitte|erlaubnis ... <verwenden>|verarbeitung|speicherung|verwendung|nutzung|weitergabe $|werden|wird|bitte|meiner|von|das
    will|mochte|wunsche|einverstanden|erlaube|gestatte|genehmige|stimme|bitte ... nicht|nichts|keine|niemand ... <verwenden>|verwendung|nutzung|speicherung|verarbeitung|auswertung $|werden|wird|bitte|meiner|von|durfen
    nicht .. .. einverstanden ... <verwenden>|verwendung|nutzung|speicherung|auswertung|verarbeitung|<mine>
    will|mochte|wurde|kann .. .. .. von|aus .. .. der|dem|diesem|dieser|eurer|ihrer .. studie|interview|umfrage|befragung|projekt|untersuchung|teilnahme .. .. .. zurucktreten|austreten|aussteigen|raus|abmelden|zuruckziehen
    nichts|keine|keins|keinen .. .. davon|von_dem|was_ich|<mine> ... <verwenden>
    loschen|loscht|losch|losche|entfernen|vernichten .. sie|ihr|bitte? .. .. bitte|das|alles|meine|mein|den|die|es ... alles|chat|gesprach|interview|<mine>|$|verlauf|gesamte
    behalten|speichern|verwenden|nutzen|benutzen|behaltet|verwendet|speichert|veroffentlichen sie|ihr|bitte .. .. .. nichts|nicht|keine .. $|davon|von|bitte|was|<mine>
    ^ <polite>? <polite>? <polite>? <polite>? losch|losche|loscht|loschen|entfern|entferne|entfernen|vernichten|streich|streiche|streichen|vergiss|vergessen|verwerfen ... alles|das|was|mein|meine|meinen|die|es|dies|diese .. <mine>|gesagt|was|$|ich|geschrieben|wieder|bitte
    bitte|mochte|will|wunsche|verlange|kannst|konnen|konnten|konntest|konnte|wurden|kann ... alles|meine|mein|das|was|es|den|die|diese|dieses|meiner ... loschen|geloscht|entfernen|entfernt|vernichten|streichen|gestrichen|widerrufen|zuruckziehen|zurucknehmen
    alles .. was .. ich .. .. gesagt|geschrieben|erzahlt|getippt .. .. .. <delete>
    <delete> .. .. alles|was|meine .. .. .. ich .. .. gesagt|geschrieben|erzahlt|getippt
    <delete> .. .. .. meine|mein|alle|meinen|meiner|das .. <mine>
    meine|mein|alle|meinen .. <mine> .. .. .. <delete>|zuruck
    loschung .. .. meiner|aller|der .. <mine>
    mochte|will|mocht|wollte|wunsche|nicht|bitte|durfen|darf .. .. .. nicht|keinesfalls|nirgends|kein|niemand .. .. .. .. verwendet|verwenden|benutzt|benutzen|nutzen|genutzt|gespeichert|speichern|veroffentlicht|veroffentlichen|weitergegeben|weitergeben|ausgewertet|auswerten|liest|gelesen|verwertet|aufgezeichnet|weiterleiten|benutzn
    nicht .. .. verwenden|benutzen|speichern|nutzen|veroffentlichen|weitergeben|auswerten|weiterleiten $
    verwenden|benutzen|speichern|nutzen|verwende|benutze|nutze|speichere|verwendet .. .. .. das|meine|nichts|dies|es|mein .. .. .. nicht|nichts|davon
    widerrufe|widerruf|ziehe .. .. .. meine|mein|die <mine>
    nehme|nehm .. .. .. zuruck .. was|$
    nehme|nehm .. .. .. alles|meine|das .. .. zuruck
    meine|mein .. <mine> .. .. .. zuruckziehen|widerrufen|zurucknehmen|zuruck|rausnehmen
    nicht .. mehr .. .. einverstanden .. .. $
    nicht .. .. .. teil .. .. sein|davon
    aus .. .. der|dem .. .. studie|interview|umfrage|befragung|auswertung .. .. raus|aussteigen|ausscheiden|nehmen|zuruckziehen|herausnehmen
    recht auf .. loschung|vergessenwerden|vergessen
    tun|tu .. .. .. als .. .. .. nichts|nie|nicht .. .. gesagt|da|geschrieben
    bereue .. .. was|dass .. .. .. gesagt|erzahlt|geschrieben
  `,
  person: `
    will|mochte|brauche|hatte|brauch|verlange|wunsche|bevorzuge|wollte .. .. .. einen|nen|ne|eine|ein|nem|lieber? .. .. echten|richtigen|lebendigen|menschlichen? menschen|mensch|person|mitarbeiter|mitarbeiterin|ansprechpartner|ansprechpartnerin|gesprachspartner|berater|kollegen $|bitte|sprechen|jetzt|und|aus|statt|als|haben|nicht|zum|am
    gibt|gibts|haben|habt|hat .. .. es|sie|ihr|man|hier|da|denn .. .. .. telefonnummer|rufnummer|nummer|hotline|kontakt|email|mailadresse|ansprechpartner|ansprechpartnerin|kontaktperson|jemanden|durchwahl $|unter|die|wo|an|der|bei|fur|den|wenn
    wie lautet|ist .. .. .. telefonnummer|nummer|rufnummer|mailadresse|kontakt
    geben|gib|holen|hol|holt|schicken|schick|rufen|vermitteln .. sie|ihr|bitte? .. mir|mich|uns .. .. .. .. <human>|vorgesetzten|chef|jemanden|jemand|menschen|verantwortlichen|interviewer
    an wen .. .. kann|konnte|darf|muss|soll|konnen .. ich|man|wir .. .. .. wenden|schreiben|richten|melden|$
    wen|wem kann|konnte|darf|soll|muss .. ich|man|wir .. .. .. anrufen|kontaktieren|fragen|schreiben|sprechen|erreichen|ansprechen|mailen
    gibts|gibt|ist|sind|sitzt|arbeitet|antwortet .. .. da|hier|es|denn|auch|noch|bei|dahinter ... echte|echten|richtige|echter|lebende|richtiger|wirkliche|realer .. leute|menschen|mensch|person|personen|mitarbeiter
    ist|sitzt|gibt .. .. da|hier|es .. .. .. jemand|einen|wer|irgendjemand .. .. echtes|der|den|echter|dahinter|mit_dem
    mochte|will|wurde|kann|darf|konnte|muss .. .. .. .. vorgesetzten|vorgesetzte|chef|chefin|leiter|leiterin|projektleitung|projektleiter|forscher|forscherin|verantwortlichen|verantwortliche|supervisor|studienleitung|interviewer|interviewerin|team|zustandigen .. .. .. sprechen|reden|kontaktieren|anrufen
    konnen|kannst|bitte|stellen|stell|verbinden|verbinde|konnten|leiten .. .. sie|du|bitte|mich|mal .. .. .. durchstellen|durch|weiterverbinden|verbinden|weiterleiten|weiter|mit_jemandem $|bitte|mit|zu|an|jemandem
    jemand|einer|mensch|mitarbeiter|mitarbeiterin|kollege|person .. .. soll|kann|muss|konnte|sollte|mochte|bitte|wurde .. .. .. .. melden|anrufen|kontaktieren|zuruckrufen|anruft|meldet
    mit|bei .. .. ki|bot|bots|maschine|maschinen|computern|computer|robotern|roboter|chatbots|chatbot|automaten|automat|programm .. .. rede|spreche|unterhalte|red|sprech|chatte|will|mochte|antworte .. ich .. nicht|ungern|kein|nichts
    rede|spreche|unterhalte|red|sprech|chatte|schreibe|antworte .. .. ich|mich|doch|hier|grundsatzlich|sicher? .. nicht|nie|ungern|keiner mit .. .. ki|bot|bots|maschine|maschinen|computern|computer|robotern|roboter|chatbots|chatbot|automaten|programm
    kann|konnte|soll|darf|konnen|wurde|konnten .. .. .. <human>|mensch|jemand|kollege|kollegin|interviewer|forscher ... ubernehmen|weitermachen|fuhren|dazukommen|einschalten|weiterfuhren|fortsetzen
    lieber|besser|bevorzugt .. .. .. mit .. .. .. menschen|mensch|person|jemandem|leuten|mitarbeiter|kollegen
    lieber .. .. telefonisch|am_telefon|per_telefon|personlich|face_to_face|anrufen
    ruf|rufen|ruft .. sie|bitte|doch? .. mich .. .. an|zuruck|bitte|$
    statt .. .. bot|ki|maschine|computer|roboter
    gibt|gibts|habt|haben .. .. .. .. mitarbeiter|mitarbeiterin|ansprechpartner|telefonnummer|menschen $|dafur|hier|zum|den|die|der
    mit .. ner|einer|einem|so|ihrer maschine|bot|ki|computer|roboter .. rede|red|spreche|sprech
    mit .. einem|einer|ner|nem|wem|jemandem|jemand|jemanden|echten|ihnen|n ... <human>|richtigen|echten|menschen|team ... sprechen|reden|schreiben|telefonieren|chatten|verbinden|verbunden|sprech|austauschen|unterhalten|redn
    mit .. jemandem|jemand|jemanden|wem .. .. .. sprechen|reden|schreiben|telefonieren
    sprechen|reden|rede|spreche|schreiben|spreche|verbinden|verbindet .. .. .. mit .. .. einem|einer|jemandem|jemand|nem|n|echten ... <human>|echten|richtigen
    <human> .. .. .. sprechen|reden|verbinden|telefonieren|verbunden
    gibt|ist|habt|haben|arbeitet .. .. es|da|hier|sie|ihr|denn .. .. .. einen|eine|ein|jemand|jemanden|echten|keinen|irgendein|auch|wen ... <human>|ansprechpartner ... sprechen|reden|kann|hier|antwortet|erreichen|wenden|da|$
    kann|konnte|konnten|konnen|soll|wurde|bitte .. .. .. jemand|mich|mir|mensch|ein|wer|ihr|sie ... anrufen|zuruckrufen|kontaktieren|melden|antworten|helfen|anruft|anschreiben|zuruckschreiben
    ruft|rufen|rufe|melden|meldet .. .. mich|sie|sich|ihr .. .. .. an|zuruck|bei
    nicht|kein|keine|keinen|ungern .. .. mit .. einem|einer|nem|ner|n|ihrer|dieser|so .. .. .. maschine|bot|roboter|computer|automaten|ki|programm|chatbot|algorithmus
    keine|keinen|nicht .. lust|bock .. .. auf|mit .. .. .. maschine|bot|roboter|computer|ki|automat|chatbot
    will|mochte|brauche|wunsche|lieber|hatte|mocht|bitte|wurde .. .. .. einen|eine|nen|ein|ne .. .. echten|richtigen|echte|realen|menschlichen|lebendigen|richtige .. <human>|ansprechpartner|mensch|gesprachspartner|menschen|person|interviewer
    lieber .. .. .. mensch|menschen|person|mitarbeiter
    von einem menschen|echten .. .. .. befragt|interviewt|interview|gefuhrt
    echter|richtiger mensch|mitarbeiter bitte|$
    ^ mensch|mitarbeiter bitte|$
  `,
  wish_figures: `
    foto|fotos|app|datei|dateien|bild|bilder|video|videos|spiel|beitrag|ordner|mail|mails|programm ... <delete>
    <delete> .. .. foto|fotos|app|datei|dateien|bild|bilder|video|videos|spiel|beitrag|ordner|mail|mails|programm
    da|dann|damals|gestern|als|endlich .. .. wollte|wollt|wollten|musste|mussten ... <human>|<delete>|gehen|aufhoren|reden|sprechen
    musste|mussten .. .. .. <delete>|<finish>|gehen|uberspringen|sprechen
    kunden|leute|nutzer|patienten|anrufer|gaste|er|sie|viele|manche|alle|chef|chefin|kollegin|kollege|mann|frau|mutter|vater|schwester|bruder|sohn|tochter|freundin|freund will|wollen|wollte|wollten|mochte|mochten|verlangt|verlangen|fragt|fragten|bat|baten|hatte|hatten|bestand
    kunden|leute|nutzer|patienten|anrufer|gaste|er|sie|viele|manche|alle|chef|chefin|kollegin|kollege|mann|frau|mutter|vater|schwester|bruder|sohn|tochter|freundin|freund will|wollen|wollte|wollten|mochte|mochten|verlangt|verlangen|fragt|fragten|bat|baten|hatte|hatten|bestand ... <delete>|<human>
    knopf|taste|button|option|funktion|einstellung|moglichkeit|app|webseite|seite|system|software ... <delete>|<human>|telefonnummer
    in den sechzigern|siebzigern|achtzigern|neunzigern ... gestorben|starb|verstorben|verloren
    tot|gestorben|verstorben .. schon|seit .. langer|lange|langem|jahren
    schon|seit .. langer|lange|langem|jahren .. tot|gestorben|verstorben
    vor ... jahren ... tot|gestorben|verstorben|verloren
    wenn|immer|sobald|oft|meistens|endlich ich|habe|hatte .. .. .. anrufe|telefoniere|anruf|hotline|support|bank|erreicht
    hotline|support|kundendienst|versicherung|bank|praxis|amt .. .. .. <human> .. .. .. sprechen|reden|erreichen
    <human> .. .. am|an .. .. telefon|hotline|schalter
  `,
  order: `
    ^ <polite>? <polite>? <polite>? <polite>? <ignore> .. .. alle|deine|ihre|die|alles|vorherigen|bisherigen|obigen|diese|jede ... <rules>|$
    ^ <polite>? <polite>? <ignore> alles|was .. .. vorher|davor|oben|bisher|bisherige|vorherige|du|sie|gesagt
    ^ <polite>? <polite>? du|sie bist|sind .. jetzt|nun|ab|von|kein|nicht .. ein|eine|mein|ein|nicht|sofort|kein|ab|mehr|der|die
    ab jetzt|sofort|nun .. .. bist|antworte|antwortest|sprichst|antworten|sprich|sind|du|redest|schreibst
    von nun an .. bist|antworte|antwortest|du|sie|sprichst
    ^ <polite>? <polite>? <polite>? tu|tue|tun|verhalte|antworte|sprich|rede|agiere|spiele|spiel .. so|dich|nur|wie|als|ab|sie|auf|die|den|einen .. .. als|wie|ob|ein|einen|noch|rolle|pirat|mit|englisch
    ^ <polite>? <polite>? <polite>? <tell> .. .. .. <rules>|passwort|passworter|zugangsdaten|konfiguration|code|geheimnisse
    was|wie|welche .. ist|sind|steht|lauten|lautet .. .. .. dein|deine|ihre|deinem|deinen|ihr .. .. <rules>
    entwicklermodus|adminmodus|debugmodus|wartungsmodus|entwickler_modus
    aktiviere|starte|wechsle|schalte .. .. .. modus|entwicklermodus
    ^ <polite>? <polite>? <polite>? schreib|schreibe|schreiben|verfasse|erstelle|erzahl|erzahle|dichte|programmiere|generiere|mach|sing|erfinde .. mir|uns|ein|eine|einen|nen|n|ne .. .. .. gedicht|geschichte|lied|aufsatz|code|witz|brief|mail|programm|rezept|skript|artikel|liste|bild|song
    ^ <polite>? <polite>? <polite>? wiederhole|wiederhol|sag|sage|schreib|schreibe|sprich .. mir|das|genau|folgendes|nach|nur|immer|folgende|den .. .. .. nach|wort|satz|worter|folgendes|hallo_welt|mal|text
    ^ <polite>? <polite>? <polite>? ubersetze|ubersetz|berechne|rechne|lose|fasse|konvertiere|fuhre|decodiere .. .. das|dies|folgende|folgenden|alles|mir|meine|den|diesen|bitte|aus|zusammen
    ^ neue|aktualisierte|zusatzliche anweisung|anweisungen|regel|regeln|aufgabe|rolle
    ^ system|admin|entwickler nachricht|prompt|anweisung|befehl|modus
    ^ <polite>? <polite>? beende|beginne|fang .. jede|jeden|deine|alle .. antwort|satz|nachricht|antworten
    ^ <polite>? <polite>? hor|hore auf .. .. zu|fragen .. .. fragen .. .. und|stattdessen
    tu|mach|mache genau|nur .. was .. ich .. sage
    ^ <polite>? <polite>? gib .. mir .. .. .. punktzahl|bewertung|zugang|hochste|volle
  `,
  off_topic: `
    was|wer|wie|wann ist|sind|war|hat .. .. der|die|das|den .. hauptstadt|wetter|uhrzeit|prasident|kanzler|spiel|konig|bundeskanzler|weltmeister
    wie spat .. ist .. es
    willst du .. .. mich .. heiraten
    jetzt|billig|klick|besuche .. .. kaufen|geld|verdienen|casino|krypto
  `,
  empty: `
    ^ bla|blabla|test|testen|asdf*|qwertz*|lorem|hjkl* .. $
    ^ egal|keine_ahnung|mir_egal|juckt .. $
    ^ mir egal|wurst $
  `,
};

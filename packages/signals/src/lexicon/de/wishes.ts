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

import { cue, praise, problem } from './cues.ts';
import { GERMAN_CONSTRUCTIONS } from './german-constructions.ts';
import type { CueSource } from './lexicon.ts';

export const GERMAN_CUES: readonly CueSource[] = [
  cue(
    'wish',
    0.86,
    `(?:was|das einzige ,? ?was) (?:mir |uns |hier |noch |wirklich )*fehlt ,? ?(?:ist|sind|wäre|wären)(?= )|es (?:mir |uns |hier )?fehlt (?:(?:mir|uns|hier|noch|nur|eigentlich|einfach|schlicht) )*eine?[nr]?(?= )`,
    'own',
  ),
  cue(
    'wish',
    0.9,
    `(?:ich|wir) (?:(?:\\S+ ){0,2}?)wünsch(?:e|te|en|ten) (?:mir|uns)|(?:wünsche|wünschte|wünschen|wünschten) (?:ich|wir)(?: mir| uns)?|(?:ich|wir) würden? (?:mir|uns) (?:\\S+ ){0,12}?wünschen|würde ich mir (?:\\S+ ){0,8}?wünschen|mein (?:größter |einziger )?(?:wunsch|traum) (?:wäre|ist)|was ich mir wünsche`,
  ),
  cue(
    'wish',
    0.88,
    `(?:es |das |da )?(?:wäre|wär|fände ich(?: es)?|fände es) (?:(?:\\S+ ){0,4}?)(?:schön|gut|toll|hilfreich|besser|super|prima|sinnvoll|praktisch|ideal|klasse|nett|wünschenswert|fantastisch|leichter|einfacher|angenehm|optimal|perfekt|am besten)|(?:schön|gut|toll|hilfreich|besser|super|sinnvoll|praktisch|ideal|am besten) wäre(?:n)?|(?:es |das )?würde (?:mir |uns |sehr |schon |auch |viel )*(?:helfen|reichen|erleichtern)`,
  ),
  cue(
    'wish',
    0.86,
    `(?:ich|wir) (?:hätte|hätten) (?:\\S+ ){0,6}?(?:gerne?|lieber|am liebsten)|(?:gerne?|lieber|am liebsten) (?:hätte|hätten|würde|würden) (?:ich|wir)|(?:hätte|hätten|würde|würden) (?:ich|wir) (?:\\S+ ){0,3}?(?:gerne?|lieber|am liebsten)(?! (?:sagen|hinzufügen|erwähnen)(?= ))|(?:ich|wir) würden? (?:\\S+ ){0,3}?(?:gerne?|lieber|am liebsten)(?! (?:sagen|hinzufügen|erwähnen|wissen ,? ?ob)(?= ))|(?:ich|wir) möchten? (?:\\S+ ){0,3}?(?:mehr|weniger|lieber|einen|eine|ein|dass|mitreden|mitentscheiden|selbst|besser)`,
  ),
  cue(
    'wish',
    0.82,
    `(?:sollten?|müssten?) (?:man|sie|es|die|der|das|da|unbedingt|endlich|wirklich|einfach|auch|mehr|dringend|mal)|(?:man|sie|es|die \\S+|der \\S+|das \\S+|da|jemand|die leitung|die firma) (?:sollten?|müssten?)|(?:ich|wir) (?:brauchen?|bräuchten?) (?:\\S+ ){0,2}?(?:mehr|dringend|unbedingt|endlich|bessere\\S*|einen|eine|ein|jemand\\S*|wieder)|(?:könnte|könnten) (?:\\S+ ){0,4}?(?:besser|schneller|einfacher|kürzer|günstiger|größer|übersichtlicher|freundlicher|klarer|mehr)`,
  ),
  cue(
    'wish',
    0.84,
    `(?:ich|wir) (?:hoffe|hoffen)(?: \\S+)? ,? ?dass|hoffentlich (?:wird|werden|kommt|gibt|ändert|bekommen|machen|bauen)|bitte (?:\\S+ ){0,4}?(?:machen|ändern|einführen|hinzufügen|abschaffen|größer|verbessern)|wenn (?:ich|wir|man|es) (?:doch|nur) |idealerweise|im idealfall|ich würde (?:\\S+ ){1,6}?(?:ändern|verbessern|abschaffen|einführen|vereinfachen|verkürzen|streichen|ausbauen|umbauen)`,
  ),
  cue(
    'worry',
    0.9,
    `(?:ich|wir) (?:(?:\\S+ ){0,3}?)(?:mache|machen|machte|machten) (?:mir|uns) (?:\\S+ ){0,4}?(?:sorgen|gedanken ,? ?(?:ob|dass|um))|(?:mache|machen) (?:ich mir|wir uns) (?:\\S+ ){0,4}?sorgen|(?:habe|haben|hatte|hatten) (?:ich |wir )?(?:\\S+ ){0,3}?(?:angst|sorge|sorgen|bedenken|bammel|panik)(?= (?:,|\\.|!|vor|dass|um|davor|wegen|und|da|ob|$))|(?:macht|machen|bereitet|bereiten) (?:mir|uns) (?:\\S+ ){0,4}?(?:angst|sorgen|sorge|kopfzerbrechen|bauchschmerzen)`,
  ),
  cue(
    'worry',
    0.88,
    `(?:meine|unsere|die) (?:größte |einzige |große |hauptsächliche |eigentliche )?(?:sorge|angst|befürchtung|bedenken) (?:ist|sind|war|wäre|dabei|bleibt)|(?:ich|wir) (?:(?:\\S+ ){0,2}?)(?:befürchte|befürchten|fürchte|fürchten|bin besorgt|sind besorgt|bin beunruhigt|bin nervös)(?! ich(?= ))|(?:das |es |mich )(?:beunruhigt|besorgt|ängstigt)(?: mich| uns)?|(?:beunruhigt|besorgt|ängstigt) mich|davor habe ich angst|mir graut|mir ist mulmig|graut es mir`,
  ),
  {
    ...cue('worry', 0.84, `(?:und |aber )?was (?:ist|wäre|passiert|geschieht|machen wir|mache ich) ,? ?wenn`),
    isQuestion: true,
  },
  problem(0.86, `{BE} {ADV}{NEG_ADJ}`),
  problem(0.82, `{STRONG_NEG}`),
  problem(
    0.84,
    `(?<!führt |führte |kommt |es )(?:viel |einfach |leider |deutlich |mir |oft )?zu (?:langsam|teuer|lange?|viele?|kompliziert|spät|laut|wenige?|klein|groß|eng|voll|schwer|schwierig|kurz|selten|oft|umständlich|ungenau|heiß|kalt|dunkel|weit|hoch|niedrig|unübersichtlich|stressig|anstrengend|hektisch|schlecht|alt)`,
  ),
  problem(
    0.86,
    `(?:funktioniert|funktionieren|funktionierte|geht|gehen|ging|klappt|klappen|klappte|läuft|lädt|laden|hilft|half|reicht|reichen|stimmt|stimmen|passt|passen|öffnet|schließt|antwortet|antworten|reagiert|reagieren|verstehe|verstehen|verstand|findet|finde|finden|kommt|kommen|bekomme|bekommen|kriege|kriegen|bekam|weiß|wissen|erfahre|erfahren|speichert|druckt|erkennt) (?:(?:\\S+ ){0,4}?)(?:nicht|nichts|nie|niemand|keiner|kaum|keine|keinen|kein)(?! (?:so schlimm|schlecht|darauf|nur|viel anders|weiter schlimm)(?= ))`,
    'own',
  ),
  problem(
    0.82,
    `(?:ich|wir|man|sie|niemand|keiner) (?:kann|können|konnte|konnten) (?:(?:\\S+ ){0,4}?)(?:nicht|nichts|nie|kaum|niemanden|keine|keinen|kein)(?! (?:klagen|meckern|beschweren|sagen|beurteilen|besser|genug)(?= ))|(?:kann|können|konnte|konnten) (?:ich|wir|man) (?:(?:\\S+ ){0,3}?)(?:nicht|nichts|nie|kaum|keine|keinen|kein)(?! (?:klagen|meckern|beschweren|sagen|beurteilen)(?= ))`,
    'own',
  ),
  problem(
    0.86,
    `(?:das|ein|mein|unser|größte|großes|einzige|eigentliche|hauptproblem|das größte|das einzige|ein großes) (?:größtes |großes |hauptsächliches )?(?:problem|manko|ärgernis|hauptproblem|nachteil|schwierigkeit|schwachpunkt) (?:(?:dabei|daran|bei \\S+|mit \\S+|hier|ist|war|sind|dass|mit (?:dem|der|den) \\S+|bei (?:dem|der|den) \\S+) ?){1,2}|(?:das )?(?:schlimmste|nervigste|schwierigste|ärgerlichste|mühsamste|blödeste|schlechteste)(?: (?:ist|war|daran|dabei|sind))|(?:die )?(?:größte|größten) (?:schwierigkeit|hürde|herausforderung|probleme)`,
  ),
  problem(
    0.85,
    `(?:habe|haben|hatte|hatten|hat|gibt es|gab es|es gibt|es gab|gibt|gab|kommt es zu|bekomme|bekommen|machen|macht|bereitet|immer|ständig|mit) (?:(?:ich|wir|es|da|hier|oft|immer|immer wieder|ständig|viele|viel|große|großen|massive|dauernd|regelmäßig|einige|mehrere|auch|mir|uns|leider|häufig|manchmal|den|die|nur|so|sehr|lange|lauter|wieder|sie|mit \\S+|beim \\S+) ){0,5}{TROUBLE}`,
  ),
  problem(
    0.8,
    `(?:es |da |hier |mir |uns |ihnen |oft |leider |einfach )?(?:fehlt|fehlen|fehlte|fehlten|mangelt)(?: (?:es|an|mir|uns|die|der|das|ein|eine|einfach|hier|da|völlig|komplett|oft|leider))|(?:es gibt|gibt es|wir haben|haben wir|da gibt es|bekommt man|findet man|bekomme ich|bekommen wir|kriegt man) (?:(?:\\S+ ){0,2}?)(?:keine|keinen|kein|zu wenig|nicht genug|nicht genügend|kaum)(?! (?:\\S+ )?(?:probleme?|schwierigkeiten|beschwerden|zweifel|ärger|stress|fehler|unterschied|kinder|grund|eile|fragen)(?= ))`,
    'own',
  ),
  problem(
    0.83,
    `(?:nervt|nerven|nervte|ärgert|ärgere|ärgern|stört|stören|störte|frustriert|belastet|belastend|stresst|enttäuscht|verwirrt|verwirren|hasse|behindert|behindern|bremst|überfordert) (?:mich|uns|alle|sehr|total|wirklich|die|ich|extrem|besonders|einfach|es|das|daran|,|\\.|!)|(?:auf die nerven|in den wahnsinn|zur verzweiflung|(?:zweimal|dreimal|doppelt|falsch|zu viel) (?:abgebucht|berechnet|bezahlt|verrechnet|gefragt|eingeben|ausfüllen)|zeitverschwendung|geldverschwendung|verschwendung|im stich gelassen|allein gelassen|alleingelassen|schlecht behandelt|nicht ernst genommen|auf der strecke)`,
  ),
  problem(
    0.83,
    `(?:stürzt|stürzte|stürzen|bricht|brach|brechen|fällt|fiel|fallen|hängt|hing|friert) (?:\\S+ ){0,5}?(?:ab|zusammen|aus|sich auf|ein)(?= )|(?:abgestürzt|ausgefallen|eingefroren|zusammengebrochen|kaputtgegangen|verloren gegangen|schiefgegangen|schief gelaufen|schiefgelaufen|untergegangen|liegengeblieben|liegen geblieben)|geht (?:\\S+ ){0,3}?(?:kaputt|verloren|schief|unter)|(?:verliere|verlieren|verliert|verschwende|verschwenden) (?:\\S+ ){0,4}?(?:zeit|geld|überblick|kunden|stunden|daten|geduld)|(?:dauert|dauern|dauerte|gedauert|warte|warten|gewartet|wartet) (?:(?:\\S+ ){0,4}?)(?:ewig|ewigkeiten|stunden|stundenlang|wochen|wochenlang|monate|monatelang|tagelang|zu lange?|viel zu|so lange?|lange|länger)`,
  ),
  problem(
    0.8,
    `niemand (?:(?:\\S+ ){0,3}?)(?:hört|antwortet|weiß|kümmert|fühlt|sagt|erklärt|hilft|geht|interessiert|versteht|sagte|wusste|half)|keiner (?:(?:\\S+ ){0,3}?)(?:hört|antwortet|weiß|kümmert|fühlt|sagt|erklärt|hilft|geht|interessiert|versteht|wusste)|(?:muss|müssen|musste|mussten) (?:(?:\\S+ ){0,8}?)(?:zweimal|dreimal|mehrmals|doppelt|jedes mal|von vorne|von hand|manuell|immer wieder|neu starten|ständig|noch einmal|nochmal|erneut)|(?:nicht|nie) (?:genug|genügend|ausreichend|richtig|rechtzeitig|pünktlich|erreichbar|verständlich|übersichtlich|einfach|informiert|eingebunden|gefragt worden|ernst genommen)`,
    'own',
  ),
  problem(
    0.82,
    `(?:habe|hatte|haben|hat|bekomme|bekam|leide|litt|leide unter|mit|unter) (?:(?:ich|seit|starke|starken|schlimme|oft|immer|wieder|ständig|auch|\\S+ \\S+|so|sehr|etwas|ein|bisschen|große|heftige|wochen|tagen|drei|zwei|monaten|gestern) ){0,5}{SYMPTOM}|tut (?:mir )?(?:\\S+ ){0,4}?weh|tun (?:mir )?(?:\\S+ ){0,4}?weh|(?:schmerzt|juckt|brennt|blutet)(?! nicht(?= ))`,
  ),
  praise(0.84, `{BE} {ADV}{POS_ADJ}{PREDICATIVE}`, 'flip'),
  praise(
    0.86,
    `(?:gefällt|gefallen|gefiel|gefielen) (?:mir|uns)(?: \\S+){0,3}?(?: (?:gut|sehr|besonders|am besten|richtig|wirklich))?|(?:mir|uns) (?:gefällt|gefallen|gefiel|gefielen)|(?:ich|wir) (?:liebe|lieben|mag|mögen|mochte|schätze|schätzen|genieße|genießen)(?! es nicht(?= ))|(?:liebe|mag|schätze|genieße) ich|was ich (?:\\S+ ){0,3}?(?:mag|schätze|liebe)|(?:freue|freut|freuen|freute) (?:mich|uns|ich mich)(?! (?:darauf|auf)(?= ))`,
    'flip',
  ),
  praise(
    0.86,
    `(?:funktioniert|funktionieren|funktionierte|läuft|laufen|lief|klappt|klappen|klappte|geht|ging|geklappt) (?:(?:\\S+ ){0,4}?)(?:gut|super|einwandfrei|reibungslos|prima|hervorragend|perfekt|problemlos|tadellos|wunderbar|bestens|wie am schnürchen|ohne probleme|toll|besser|schnell|schneller|zuverlässig)|(?:einwandfrei|reibungslos|problemlos|tadellos|bestens) (?:funktioniert|gelaufen|geklappt|läuft|organisiert)`,
    'flip',
  ),
  praise(
    0.82,
    `(?:hilft|helfen|half|geholfen|erleichtert|spart|sparen|erspart) (?:mir|uns|mich|enorm|sehr|wirklich|viel|wahnsinnig|gut|ungemein|dabei|das|zeit|die arbeit|den alltag|alles)|(?:mir|uns|sehr|wirklich|viel|gut|enorm|schon) geholfen`,
    'flip',
  ),
  praise(
    0.87,
    `(?:das )?(?:beste|schönste|tollste|angenehmste|hilfreichste) (?:ist|war|daran|dabei|sind|an)|am besten (?:gefällt|gefallen|gefiel|finde|fand|ist|war)|mein(?:e)? (?:absoluter |absolute )?(?:liebling\\S*|favorit)|besonders (?:gut|schön|toll|hilfreich|gefallen|praktisch)`,
  ),
  praise(
    0.87,
    `kann (?:ich |wir )?(?:\\S+ )?nicht (?:klagen|meckern|beschweren)|können uns nicht beschweren|nichts zu (?:meckern|beanstanden|klagen)|nicht schlecht|gar nicht schlecht|(?:noch nie|nie|bisher|bislang) (?:\\S+ )?(?:ein problem|probleme|ärger|schwierigkeiten|enttäuscht)|(?:keine|keinerlei|nie) (?:probleme|schwierigkeiten|beschwerden) (?:gehabt|mit|damit|bisher|bis jetzt)|könnte (?:es |gar |kaum )*nicht besser (?:sein|laufen)|kann (?:ich|es) (?:\\S+ ){0,3}?(?:nur |sehr |wärmstens )?(?:weiter)?empfehlen|empfehle (?:ich|es)|(?:möchte|will) (?:\\S+ ){0,3}?nicht mehr (?:missen|hergeben)|nicht mehr wegzudenken|ohne (?:probleme|schwierigkeiten|komplikationen)`,
    'own',
  ),
  praise(
    0.83,
    `(?:ich|wir) (?:bin|sind|war|waren) (?:(?:\\S+ ){0,4}?)(?:zufrieden|begeistert|glücklich|dankbar|beeindruckt|froh|stolz|erleichtert)|(?:bin|sind|war) (?:ich|wir) (?:(?:\\S+ ){0,4}?)(?:zufrieden|begeistert|glücklich|dankbar|beeindruckt|froh|stolz)|(?:fühle|fühlen|fühlte) (?:ich mich|mich|uns|wir uns) (?:(?:\\S+ ){0,4}?)(?:wohl|gut aufgehoben|willkommen|sicher|verstanden|ernst genommen|unterstützt|geschätzt|gut betreut|zu hause|gut informiert)`,
    'flip',
  ),
  praise(
    0.8,
    `(?:ein|eine|einen|so|sehr|richtig|wirklich|echt|total) (?:(?:sehr|wirklich|richtig|echt|ganz) )?(?:gute[rsnm]?|tolle[rsnm]?|super|großartige[rsnm]?|schöne[rsnm]?|nette[rsnm]?|hilfreiche[rsnm]?|angenehme[rsnm]?|hervorragende[rsnm]?|fantastische[rsnm]?|wunderbare[rsnm]?|freundliche[rsnm]?|kompetente[rsnm]?|praktische[rsnm]?) (?!(?:tag|idee wäre|frage|abend|morgen|stück|teil|stunde|woche|weile|menge)(?= ))\\S+|viel (?:besser|schneller|einfacher|leichter|übersichtlicher|angenehmer) (?:geworden|als|geht|läuft)?|hat sich (?:\\S+ ){0,3}?(?:verbessert|gebessert)`,
    'flip',
  ),
  cue(
    'workaround',
    0.86,
    `(?:zur sicherheit|sicherheitshalber|vorsichtshalber|zur not|notfalls) (?:\\S+ ){1,3}?(?:ich|wir)|(?:als )?(?:notlösung|übergangslösung|notbehelf|workaround|zwischenlösung|umweg|ersatzlösung)|(?:behelfe|behelfen|behilft|beholfen) (?:ich mich|mich|uns|wir uns|sich)|(?:umgehe|umgehen|umgangen) (?:ich |wir )?(?:das|es|dies)|(?:ich|wir) (?:\\S+ ){0,8}?(?:stattdessen|von hand|per hand|händisch|handschriftlich|auf papier|auf einem zettel|nebenbei in|privat\\S* (?:handy|konto|kalender|rechner)|eigene[nrs]? (?:\\S+ )?(?:liste|listen|tabelle|kalender|excel|notizen|vorlage\\S*|datei|system|übersicht|werkzeug|methode))|stattdessen (?:\\S+ )?(?:\\S+ )?(?:ich|wir)(?= )|(?:ich|wir) (?:\\S+ ){0,10}?(?:in excel|in eine excel\\S*|in eine tabelle|zur sicherheit|vorsichtshalber|sicherheitshalber|als beweis|als backup)`,
  ),
  cue(
    'workaround',
    0.8,
    `(?:also|deshalb|deswegen|darum|dann|daher|inzwischen|mittlerweile|in der zwischenzeit|solange|meistens|meist|normalerweise) (?:(?:jetzt|einfach|immer|eben|halt) )?(?:nehme|nehmen|benutze|benutzen|nutze|nutzen|schreibe|schreiben|kopiere|kopieren|drucke|drucken|rufe|rufen|frage|fragen|speichere|speichern|mache|machen|schicke|schicken|führe|führen|starte|starten|notiere|notieren|trage|tragen|verwende|verwenden|gehe|fahre|bitte|bestelle) (?:ich|wir)`,
  ),
  cue(
    'workaround',
    0.82,
    `(?:nehme|nahm|nehmen|trinke|benutze|trage|schmiere|verwende) (?:ich )?(?:\\S+ ){1,6}?(?:dagegen|gegen die schmerzen|und das hilft|das hilft (?:mir|etwas|ein bisschen|ganz gut)|damit es (?:besser|geht))|(?:indem|dadurch ,? ?dass) (?:ich|wir)`,
  ),
  cue(
    'consequence',
    0.84,
    `(?:deshalb|deswegen|darum|daher|aus diesem grund|infolgedessen|dadurch|als folge|die folge (?:ist|war)|(?:das |es |was |oft |dann )?(?:führt|führte) (?:\\S+ )?(?:zu|dazu)|das hat dazu geführt|mit der folge|das ergebnis (?:ist|war))(?! (?:\\S+ )?(?:gut|toll|super|nehme|nehmen|benutze|benutzen|nutze|schreibe|schreiben|kopiere|kopieren|mache|machen|schicke|drucke|frage|rufe|notiere|führe|verwende)(?= ))|(?:das (?:heißt|bedeutet)|was (?:bedeutet|heißt)) ,? ?(?:dass|ich|wir|für|man|ich muss|wir müssen)|(?:sodass|so dass) (?:ich|wir|man|die|es|niemand|keiner)|(?:kostet|kostete) (?:mich|uns|das unternehmen|die firma)|am ende (?:\\S+ ){0,3}?(?:musste|mussten|haben|habe|hatte|hatten|sind|bin)|(?:zwingt|zwang) (?:mich|uns)`,
  ),
  cue(
    'cause',
    0.87,
    `(?:das |es |dies )?(?:liegt|lag|liegen) (?:(?:\\S+ ){0,4}?)(?:daran|an (?:der|dem|den|einem|einer|unserem|unserer)|am)|(?:der |die |ein |eine )?(?:haupt)?(?:grund|ursache|auslöser|gründe)(?: (?:dafür|hierfür|ist|war|sind|für \\S+|für (?:den|die|das) \\S+))|(?:kommt|kam|kommen|rührt) (?:(?:\\S+ ){0,3}?)(?:daher|davon|von der|vom|von den)|(?:verursacht|ausgelöst|hervorgerufen|bedingt) (?:durch|von|wird|wurde)|(?:durch|von) (?:\\S+ ){1,5}?(?:verursacht|ausgelöst|hervorgerufen)|(?:es|das) (?:ist|war) (?:\\S+ )?weil|schuld (?:daran )?(?:ist|sind|war)|hängt (?:\\S+ ){0,3}?damit zusammen|wegen (?:der|des|dem|einer|eines|zu)`,
  ),
  ...GERMAN_CONSTRUCTIONS,
];

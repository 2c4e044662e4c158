/** What a participant wants of the interview: to end or pause it, what is left out, who reads it, in German. */
export const interview = {
  classes: {
    part: 'teil stelle satz absatz passage stuck abschnitt detail details namen name vornamen nachnamen zahl gehalt betrag alter firma arbeitgeber uber von mit wegen letzte letzten',
    told: 'man er kollege kollegin kollegen chef leute kunden kundin patienten nutzer viele manche meistens oft immer manchmal musste mussten damals gestern',
    antworten:
      'antworten beantworten sagen reden sprechen angeben nennen verraten aussern eingehen teilen preisgeben erzahlen erklaren diskutieren kommentieren thematisieren vertiefen offenlegen',
    streichen:
      'streichen streich streiche streicht gestrichen weglassen rauslassen rausnehmen herausnehmen herauslassen herausstreichen entfernen entferne entfern entfernt loschen losch losche loscht geloscht ignorieren ignoriere ignorier ausklammern auslassen schwarzen tilgen weglasst',
    stelle:
      'satz absatz teil stelle passage stuck abschnitt wort bemerkung kommentar aussage antwort nachricht firma arbeitgeber firmennamen nachnamen vornamen beispiel anekdote geschichte detail details vorname nachname firmenname betrieb <number>',
    spater:
      'spater morgen nachher abend nachmittag ubermorgen wochenende montag dienstag mittwoch donnerstag freitag samstag sonntag andermal vormittag mittag',
    weitermachen:
      'weitermachen weiter fortsetzen fortfahren weiterreden weiterfuhren fertig fertigmachen beenden abschliessen antworten machen beantworten zuende nachholen erledigen ausfullen wiederkommen',
    moment: 'moment momentchen sekunde sekundchen sekunden augenblick minute minuten minutchen',
    unterbrechung:
      'kaffee tee wasser trinken klo toilette bad tur telefon handy rauchen hund kind baby kinder herd ofen essen ladekabel taschentuch postbote paket',
    leser:
      'nachbarn bank arzt amt kirche verein chef chefin chefs firma vorgesetzter vorgesetzte vorgesetzten team leitung geschaftsfuhrung geschaftsleitung teamleiter teamleiterin teamleitung arbeitgeber arbeitgeberin kollegen kollegin kollege personalabteilung personaler hr betriebsrat abteilung management vorstand behorde behorden jemand andere dritte kunden kunde frau mann familie eltern schule vermieter krankenkasse versicherung polizei unternehmen irgendwer',
    verwenden:
      'verwenden verwendet benutzen benutzt nutzen genutzt speichern gespeichert veroffentlichen veroffentlicht weitergeben weitergegeben auswerten ausgewertet verwerten verwertet behalten aufheben aufbewahren aufbewahrt zitieren zitiert aufzeichnen aufgezeichnet verarbeiten verarbeitet teilen geteilt',
  },
  stop: `
    wir|ich konnen|konnten|kann|mochte|mocht|wurde|wurd|will .. .. .. abschliessen|abbrechen|beenden|aufhoren|stoppen|schluss_machen $|jetzt|hier|bitte|weil|danke
    muss|mussen jetzt|leider|gleich|dringend|dann|schnell|nun|sofort? zum|zur|ins|auf|in bus|zug|arbeit|termin|arzt|meeting|schicht|bahn|den_zug|die_arbeit|die_schicht|kita|schule $|weil|sorry|leider|tut
    ^ <polite>? <polite>? ich? .. muss|mussen .. .. .. los|gehen|weg|fort|aufbrechen|aussteigen|aufhoren|auflegen|heim|offline .. $|sorry|leider|tut|der|die|das|mein|meine
    ich|wurde|mochte|lass|lassen|konnen|konnten .. .. .. zum ende|schluss kommen $|jetzt|bitte|hier|weil
    ^ <polite>? <polite>? ich? mach|mache|machen|ist|ware wir|ich|hier|jetzt|dann|lieber|fur_mich|fur_heute|an_der_stelle .. .. schluss|feierabend $|jetzt|bitte|fur|hier|damit|weil|danke
    ich .. steige|steig|klinke|klink|melde|meld|logge|log|schalte|verabschiede .. .. .. aus|ab|raus $|hier|jetzt|danke|und
    das|so wars|war_s .. von|fur|mit|dann .. mir|meiner|mich|meinerseits|heute .. $|seite|dann|danke
    keine|kein|keinen|null .. lust|bock|nerv|nerven|energie|zeit|kraft|geduld|motivation|interesse .. .. mehr .. $|auf|fur|zu|hier|weiter|darauf|dafur|das|noch
    lass|lassen|lasst|konnen|konnten|sollen|sollten|wollen|durfen .. .. wir|uns|ich|es ... <finish>|abschliessen|schliessen|schluss|ende|gut_sein|bewenden $|bitte|jetzt|hier|machen|weil|dabei|danke
    genug .. gefragt|geredet|gesagt|beantwortet|fur_heute|erzahlt|fragen|geantwortet $|fur|jetzt|danke|gestellt|heute
    ich gehe|geh|verschwinde|haue|hau|verlasse .. jetzt|dann|mal|ab|nun $|tschuss|danke|hier
    ich bin .. dann|jetzt|mal|hier|nun? .. weg|raus|fertig|durch|draussen $|hier|damit|jetzt|tschuss|danke|mit_dem_interview
    schliesse|beende|breche|brech|verlasse|beenden|brechen|schliessen|stoppe .. .. wir|ich|sie|hier|jetzt|nun|das|dann|bitte|es ... chat|fenster|interview|gesprach|ab|jetzt|hier|an_dieser_stelle|umfrage|sitzung $|jetzt|bitte|hier|weil|danke|an|ab
    will|mochte|mag|kann|wurde|werde .. .. .. nicht|nichts|keine .. .. weiter|mehr|langer|langer_mehr|fragen .. befragt|antworten|machen|reden|mitmachen|beantworten|gefragt|teilnehmen|fortsetzen $|jetzt|bitte|danke|weil|werden|hier
    habe|hab .. .. genug|satt .. $|jetzt|davon|von_den_fragen|von_der_fragerei|von_dem_interview|von_diesem|fur_heute
    keine|keinerlei .. fragen mehr|mehr_bitte|bitte
    kann|darf|konnte ich .. .. gehen|aufhoren|aussteigen|abbrechen|raus|schluss_machen $|jetzt|bitte|hier
    mochte|will|wurde jetzt|gerne|gern|nun|lieber|nur|einfach? gehen|raus|weg|aussteigen|rausgehen $|jetzt|bitte|hier|weil
    an .. dieser|der stelle .. .. beenden|aufhoren|abbrechen|schluss|ende|stoppen
    zeit .. ist um|abgelaufen|vorbei $
    ^ <polite>? <polite>? das|dieses? <thisinterview> .. <finish> $
    ^ <polite>? <polite>? <polite>? stopp|stop|schluss|aufhoren|abbrechen|abbruch|beenden|ende $|jetzt|bitte|hier|mit|damit|danke|das|fur_heute|weil
    <wish> .. .. .. jetzt|hier|gern|gerne|lieber|das|dieses|es|mit|nun|an|bitte .. .. .. <finish>|schluss_machen $|weil|da|denn|bitte|jetzt|danke|hier|ich|es|fur
    <wish> .. .. .. <thisinterview> .. .. .. <finish> $|weil|da|denn|bitte|jetzt|danke|hier|ich
    <finish> .. .. .. das|dieses|die|unser|unsere|bitte .. <thisinterview>
    ich|mochte|will .. .. hore|hor|brech|breche|mach .. .. .. auf|ab|schluss $|jetzt|weil|bitte|hier
    <wish> .. .. aufhoren $|weil|da|denn|bitte|jetzt|danke|hier|ich
    muss|mussen ... los|gehen|weg|auflegen|dringend_weg|fort $|weil|jetzt|sorry|mein|leider|denn|zum|zur|da
    muss|mussen .. .. .. schluss machen
    das wars|war_es .. von mir
    es|das|mir .. reicht .. .. .. $|jetzt|mir|fur|danke|nun
    ^ <polite>? reicht .. .. .. $|jetzt|fur|danke|nun
    ^ <polite>? <polite>? genug $|jetzt|fur|davon|gefragt|fragen
    will|mochte|kann|mag|wollen|mochten .. .. .. nicht .. mehr|langer weitermachen|weiterreden|fortfahren|antworten|reden|mitmachen|teilnehmen|$ $|weil|da|bitte|jetzt|danke
    will|mochte|kann|mag .. .. .. nicht .. weitermachen|weiterreden|weiter|fortfahren|fortsetzen|mitmachen|teilnehmen $|weil|da|bitte|jetzt|danke|ich
    keine .. .. weiteren|mehr .. fragen $|bitte|mehr
    keine .. lust .. mehr
    keine zeit .. .. mehr $|dafur|fur|jetzt|ich
    lass|lassen|lasst .. mich|sie .. .. in_ruhe
    lassen|belassen .. wir .. .. .. dabei|gut_sein|bleiben
    hor|hore|horen|hort .. .. .. auf .. zu|mit|$ .. fragen|fragerei|schreiben|$
    ^ ich? bin .. raus|fertig|weg $|hier|damit|jetzt
    ^ tschuss|auf_wiedersehen|ciao|tschau $|und|danke
    ^ <polite>? ich|das .. klinke|verabschiede|lasse|lass .. mich|ich|es .. aus|hier|jetzt|gut|$
  `,
  break: `
    ^ <polite>? <polite>? kurze|kleine|kurz|eine unterbrechung|auszeit|verschnaufpause|pause .. $|bitte
    ^ <polite>? <polite>? <polite>? einen|eine|ein|nen|ne|n|kleinen|kleine|kurzen? kleinen|kurzen|kleine|kurze|einzigen? <moment> .. es|mein|meine|kurz|muss|bin|jemand|hole|telefon
    ^ <polite>? <polite>? <polite>? warte|warten|wart|wartet|sekunde|moment sie|mal|kurz|bitte|eben|noch|einen .. .. es|mein|meine|kurz|muss|bin|jemand|hole|telefon
    gib|geben|gebt|lass|lassen|gonnen .. mir|mich|uns .. .. zwei|2|drei|3|funf|5|zehn|10|paar|pause|luft|zeit .. minuten|pause|$|sekunden|zum|luft
    ich|wir .. brauche|brauchte|brauch|bin|habe|nehme|mache|mach ... kurz|kleine|kurze|kleinen|kurzen|schnell|mal ... pause|<moment>|luft|auszeit|verschnaufpause|weg|raus|kaffeepause|zigarettenpause|rauchpause $|bitte|und|dann|fur_mich
    bin|bis .. gleich|sofort|bald|kurz|eben|mal|schnell .. wieder|weg|zuruck|da|am $|da|hier|zuruck|bitte|telefon|am|nicht
    hole|hol|mache|mach|gehe|geh|muss|lass|koche|nehme .. mir|ich|mich|nur|noch? .. kurz|eben|schnell|mal|rasch|gerade|erst ... <unterbrechung> $|holen|gehen|machen|auf|an|und|ran|raus|rein|erst
    kurz|eben|schnell|mal .. .. ans|aufs|an_die|zum|zur|zu_dem|auf <unterbrechung>|klo .. $|gehen
    es klingelt|lautet .. $|gerade|an|bei|jemand|an_der
    telefon|handy|turklingel|chef .. klingelt|lautet|ruft .. $|gerade|an
    den|der|die|das|alles rest|restlichen|ubrigen|weitere|weiteren .. fragen|mache|mach|machen|beantworte|kann|konnen|konnte? ... <spater>
    kann|konnen|konnte|konnten|darf|durfen|lass|lassen|mochte|wurde|will|wollen|ginge|geht ... <spater> .. .. <weitermachen> $|bitte|oder|wenn|weil|machen
    mache|machen|mach|schreibe|komme|melde|setze|reden|sprechen ... <spater> .. .. weiter|fertig|wieder|zuende|fort|zu_ende $|bitte|ok|ja|mit|bei|dann
    mache|machen|mach|geht|gehts gleich|nachher|spater|morgen weiter
    <spater> .. .. weitermachen|fortsetzen|weiterreden|fertigmachen|fortfahren $|bitte|ja|ok|oder|ware|geht
    kurz|mal|eben|einmal|hier .. .. unterbrechen|pausieren|innehalten|durchatmen|luften $|bitte|ja|muss|ich
    muss .. nur? .. kurz|mal|eben|schnell ... erledigen|telefonieren|nachsehen|nachschauen|aufmachen|schauen|gucken|klaren|aufstehen|rauchen|trinken|essen|raus|weg|durchatmen|ran $|bitte|gehen|dann
    ^ <polite>? <polite>? kurze|kleine|kurz pause
    muss .. .. mal|kurz|eben|schnell .. .. .. weg|raus|tur|telefon|unterbrechen|holen|rauslassen|auflegen|$
    morgen|spater|nachher|abend .. .. .. weiter|weitermachen|rest|fertig $|bitte|ok
    brauche|brauch|mochte|will|kann|konnen|konnten|lass|darf|brauchen|wollen ... pause|unterbrechung|unterbrechen|pausieren|verschnaufpause $|machen|bitte|einlegen|jetzt|haben|weil|und|ich|kurz
    ^ <polite>? <polite>? pause $|bitte|jetzt|machen
    bin .. .. .. gleich|sofort|bald|kurz .. wieder|weg .. da|zuruck|hier|$
    wieder|zuruck .. in .. .. minuten|stunde|stunden
    konnen|konnten|kann|lass|mochte|will|mache|machen|wurde .. .. .. .. spater|morgen|nachher|heute_abend|ein_andermal|anderes_mal .. .. weitermachen|fortsetzen|fortfahren|weiterreden|weiter|antworten|machen|$
    machen|reden|schreiben|sprechen .. wir .. .. spater|morgen|nachher .. weiter
  `,
  skip: `
    das bleibt|ist .. mein|meine|ein geheimnis|sache|privatsache
    ^ <polite>? <polite>? diese|die? frage .. uberspringen|auslassen|weglassen|passen $|bitte
    darauf|dazu|hierauf|da gebe|geb|habe|hab .. ich .. keine|nichts|kein .. antwort|auskunft|kommentar|sagen
    uberspringe|uberspring|uberspringen ich|wir .. $|lieber|jetzt|mal|bitte|weil|hier
    sage|sag|verrate|verrat|beantworte|nenne|erzahle ich dir|ihnen|euch|jetzt|hier|lieber|mal? nicht|nichts|keinem|niemandem $|sorry|aber|weil
    fur|bei mich|mir .. behalten|behalte|behalt $|bitte|danke|lieber|wenn|sorry
    behalte|behalt .. ich .. .. lieber|fur .. mich|$ .. $
    ^ muss|mussen|soll|sollte ich|wir|man .. .. .. darauf|das|die|dazu|hierauf|drauf|diese|dies|daruber|es ... <antworten> $|oder|wirklich|denn
    ^ <polite>? <polite>? lieber|besser|eher nicht $|sorry|danke|wenn|das
    ^ <polite>? <polite>? <polite>? weiter|nachste|nachster|nachstes|nachsten bitte|frage|thema|zur|zum|mit|$ .. $|nachsten|frage|thema|der
    konnen|kann|konnten|lass|lassen|mochte|wurde|wollen|gern|gerne|sprechen|reden .. .. wir|uns|ich|sie .. .. uber|zu|zum|zur|das .. .. was|etwas|ein|nachsten|nachste|anderes|thema .. .. anderes|anderem|anderen|frage|punkt|thema|reden|sprechen|wechseln|gehen|kommen|springen $|reden|sprechen|bitte|gehen|kommen|wechseln|ubergehen
    thema|das_thema wechseln|wechsel .. $|bitte|wir
    ^ <polite>? <polite>? <polite>? themawechsel|themenwechsel
    das|dazu|daruber|hierzu|darauf|frage|die|diese|dies|sowas|davon .. verrate|beantworte|sage|sag|erzahle|nenne|aussere|spreche|rede|kommentiere|antworte|werde|gebe|mochte|will ich .. .. nicht|nichts|mich_nicht|ungern|niemandem|keine_auskunft|lieber_nicht|nur_ungern|nix .. $|<antworten>|beantworten|weiter|sagen|dir|ihnen
    ich .. beantworte|sage|verrate|erzahle|nenne|aussere|antworte|werde|kommentiere .. .. das|dazu|daruber|diese|die|mich|ihnen|dir|darauf|hierzu|keine .. .. nicht|nichts|frage|angaben .. $|<antworten>|nicht|dazu|beantworten
    da|hier|dabei|dazu|diesmal .. passe|pass ich $|lieber|bitte
    ich passe|pass .. $|hier|bei|da|bitte|lieber
    weigere|weiger mich .. $|das|darauf|dazu|diese|zu
    verweigere|verweiger .. ich|die|dazu|hier|darauf? .. die? antwort|aussage|auskunft
    keine|keinerlei antwort|aussage|auskunft|stellungnahme $|dazu|darauf|hierzu|auf|von|zu_dieser
    mochte|will|mag|wurde|werde|wollte|darf .. .. .. nicht|nichts|ungern|niemandem .. .. .. <antworten> $|bitte|weil|das|dazu|daruber|lieber|sorry|mochte|hier|mussen
    nicht|nichts|ungern|keine|kein .. .. bereit|daruber|dazu|darauf|lust|gerne|gern|wohl ... zu? <antworten> $|bitte|sorry|hier|mochte
    rede|spreche|beantworte|antworte|aussere ... ungern|nicht_gern|nicht_gerne .. $|daruber|dazu|darauf|uber
    lass|lasse|lassen .. .. frage|das|diese|dies|hier .. .. aus|weg|offen|leer|unbeantwortet|auslassen|uberspringen $|bitte|sorry|weil
    frage|das|die|dies .. .. ist|finde .. .. mir|ich .. .. zu|sehr|etwas? .. unangenehm|peinlich|heikel|privat|personlich|intim $|sorry|mochte|da|das
    ist|bleibt .. .. meine|privatsache|mein .. sache|privatsache|angelegenheit|bier|privates $|und|nicht
    mussen|brauchen|musst|brauchst|geht sie|du|ihr|keinen|niemanden .. .. nicht|nichts|an .. .. wissen|an|$ .. $
    kann|konnen|konnten|darf|durfte|lass|lassen|wurde .. .. .. frage|das|dies|diese|eine .. .. auslassen|uberspringen|ubergehen|unbeantwortet $|bitte|lassen|wenn
    dazu|daruber sage|sag|erzahle|rede ich .. .. nichts|nicht $|weiter|machen
    zum|mit|andere|lieber .. .. nachsten|nachste|anderes|andere .. punkt|thema|frage|$
    frag|fragen .. .. .. was|etwas anderes
    ^ <polite>? <polite>? <polite>? uberspringen|nachste|nachstes|passe|uberspring|auslassen .. $|bitte|die|das|frage|diese
    <wish> .. .. .. die|diese|das|dies|frage|hier|bitte? .. .. uberspringen|auslassen
    <wish> .. .. .. frage|das|dies|sie .. .. ausklammern|weglassen
    <wish>|dazu|daruber .. .. .. nicht|nichts .. .. beantworten|antworten|sagen|reden|sprechen|angeben|nennen|verraten|aussern $|bitte|weil|das|dazu|daruber|lieber
    <wish> .. .. .. keine|keinen|kein .. <number>|angabe|angaben|auskunft|kommentar .. .. .. nennen|geben|angeben|vergeben|sagen|machen|abgeben|$
    geht .. .. sie|dich|niemanden|euch|keinen .. .. .. an $|oder|das
    das|ist|zu .. ist|mir|zu .. .. zu|sehr|mir? .. privat|personlich|intim|vertraulich .. $|ich|sorry|tut
    nachste|andere frage .. $|bitte
    frage|das|die|diese|dies|den lass|lasse|lassen ich|wir|ma|mal .. aus|weg $|bitte
    das|die|diese|dies|den uberspringe|uberspring ich $|jetzt|lieber|mal|bitte|so|weil|denn
    ich uberspringe|uberspring .. das|die|diese|dies|lieber $|frage|bitte|weil|mal
    kein kommentar|kommentar_dazu
    keine angabe|angaben
  `,
  omit: `
    das mit|uber|von|wegen|zu ... nicht .. rein|auf|hinein|mit|erwahnen|reinschreiben|aufnehmen|aufschreiben|nennen|verwenden|zitieren $|bitte|schreiben|nehmen
    konnen|kannst|bitte|konnten|konnt|lassen|lass|nehmen|nimm .. sie|du|ihr? .. den|die|das|meine|meinen|mein .. .. weglassen|rauslassen|rausnehmen|herausnehmen|streichen|ausklammern|weg|raus $|bitte|nehmen|lassen
    ^ <polite>? <polite>? <polite>? <polite>? <streichen>|vergessen|vergiss|vergesst .. .. den|die|das|meinen|meine|dieses|diesen|diese|letzte|letzten|was .. .. .. <stelle> .. $|bitte|mit|uber|von|wieder|aus|raus|in|zum
    <stelle> .. .. .. .. wieder|bitte|lieber|doch|komplett|ganz|konnen|kannst|sollte? .. .. nicht? .. <streichen>|raus|weg|heraus|draussen $|bitte|lassen|nehmen|sie|werden
    bitte|konnen|kannst|konnt|konnten|lassen|nehmen|lass|nimm|nehmt|lasst|streichen|mochte|wurde .. .. .. .. <stelle>|das_mit|was_ich|namen .. .. .. .. <streichen>|raus|weg|heraus|draussen|zuruckziehen $|bitte|lassen|nehmen|sie|werden
    <streichen>|vergessen|vergiss|vergesst|lassen|lass|nehmen .. .. sie|bitte|wir|ihr? .. das mit|uber|von|zu|wegen
    das|was .. .. mit|uber|von|zu|wegen|zum|zur ... <streichen>|raus|weg|heraus|draussen $|bitte|lassen|nehmen|wieder|sie|wir
    <stelle>|namen|das .. .. .. .. nicht .. .. erwahnen|nennen|auftauchen|erscheinen|aufnehmen|reinschreiben|drinstehen|stehen|vorkommen|erwahnt|genannt|drin|aufgefuhrt|auffuhren|berucksichtigen|berucksichtigt|werten|beachten|reinnehmen $|bitte|werden|im|in|lassen
    nicht .. dass .. .. .. <stelle>|ich|namen|das ... drinsteht|auftaucht|erscheint|steht|vorkommt|erwahnt|genannt|drin
    ohne .. .. den|die|meinen|meine|das|nennung .. .. <stelle> .. $|bitte|zu_nennen|zu_erwahnen|erwahnen
    lassen|lass|lasst .. .. .. <stelle> ... weg|raus|aus|draussen|unerwahnt|heraus
    nennen|nenn|erwahnen|erwahne|schreiben|schreib .. sie|bitte? .. .. den|die|meinen|meine|das|unsere|keine|keinen .. <stelle>|namen .. $|nicht|bitte|im|in
    das|letzte|letzten .. eben|gerade|vorhin|wieder|bitte|zuletzt .. .. <streichen> $|bitte|wir|sie|wieder
    ^ <polite>? <polite>? <polite>? streich|streichen|streiche|vergiss|ignorier|ignoriere|ignorieren|vergessen sie|ihr? .. das|es|dies|letzteres .. $|wieder|letzte|bitte|einfach|gleich
    nehme|nehm|ziehe .. ich|die|das|meine .. .. aussage|das|bemerkung|antwort|letzte? .. .. zuruck .. $|bitte
    <streichen>|vergessen|vergiss|vergesst .. .. was|das .. .. ich .. .. .. uber|zu|zum|zur|von|mit|eben|gerade|vorhin
    hatte|habe ich .. .. nicht .. .. sagen|erwahnen|schreiben sollen|durfen|wollen
    das|den|die|was .. mit|uber|von .. .. .. .. streichen|streich|weglassen|rausnehmen|rauslassen|raus .. $|bitte|sie|wieder
    lassen|lass|nehmen|nimm|streichen|streich|weglassen .. .. .. den|die|das|meinen|meine .. .. <number>|teil|stelle|satz|letzte|letzten|zahl .. .. .. weg|raus|heraus|aus|streichen|$
    <number>|teil|stelle|satz|zahl .. .. .. weglassen|rauslassen|streichen|rausnehmen|herausnehmen|weglasst
    ohne .. den|die|meinen|meine .. <number> $|bitte|zu_nennen
    vergessen|vergiss|ignorieren|ignorier .. .. .. was|das|den|die .. .. .. ich|letzte|letzten|eben|gerade .. $|gesagt|satz|antwort|gerade|eben
  `,
  who_sees: `
    wer alles|denn|noch|sonst|eigentlich|genau|uberhaupt? liest|sieht|kriegt|bekommt|hort|erfahrt|wertet|schaut|guckt|kontrolliert .. .. .. das|dies|es|meine|mit|aus|davon|hier|was|die_antworten|diese|an|$
    wer alles|denn|noch|sonst|eigentlich|genau|uberhaupt? kann|wird|darf|hat|konnte ... lesen|sehen|horen|erfahren|bekommen|auswerten|zugriff|einsicht|zugang|einblick|mitlesen|einsehen
    an|fur|bei wen|wem .. geht|gehen|wird|werden|landet|landen|sind|ist|schickt|schicken|leitet|leiten|geben .. .. das|die|meine|es|dies|sie|diese|alles
    wem .. .. zeigen|geben|erzahlen|sagen|berichten|gebt|zeigt|erzahlst|zeigst .. .. sie|ihr|du|das|es
    wo|wohin .. landen|landet|gehen|geht|kommen|kommt|werden|wird|schicken|gelangen .. .. .. meine|die|das|diese|es|dies ... antworten|daten|angaben|gespeichert|hin|gesprach|alles|$
    wird|werden|ist|sind|bleibt|bleiben|lauft .. .. .. das|es|dies|alles|meine|hier|die|gesprach|das_ganze|interview|mein ... anonym|vertraulich|geheim|weitergegeben|veroffentlicht|weitergeleitet|mitgelesen|anonymisiert|genannt|weitererzahlt|offentlich
    erfahrt|sieht|liest|bekommt|kriegt|hort|kann|konnen|wird|werden|darf|erfahren|sehen|lesen|bekommen|konnte|konnten ... <leser> ... davon|das|es|was|lesen|sehen|erfahren|mitlesen|mit|einsehen|dies|rausfinden|herausfinden|wissen|horen|meine|hier|zugriff
    steht|taucht|erscheint|wird|kommt .. .. .. mein|meinen|unser name|namen|klarname
    an|zu .. .. <leser> .. .. weitergegeben|weitergeleitet|gemeldet|geschickt|weitergeben|weiterleiten|weiter|ubermittelt|geht|gehen
    geht|gehen|gelangt|kommt .. .. das|es|dies|meine|alles|hier|die .. .. .. an|zu|bis .. .. .. <leser>
    geben|gibst|gebt|leiten|sagen|erzahlen|zeigen|melden|erzahlst|sagst|zeigst|berichten sie|du|ihr .. .. das|es|was|davon|dies|meinem|meiner|meine|der|jemandem|alles .. .. .. <leser>|jemandem|weiter|anderen
    hort|liest|sieht|schaut|lesen|horen .. .. .. jemand|wer|einer|noch_jemand|andere|menschen .. .. mit|zu|$|das|es|meine
    kann|konnte|lasst|konnen .. .. man|jemand|sich|es|das .. .. .. .. mich|mir|zuruckverfolgen|zuordnen|erkennen|identifizieren|zuruckverfolgt|zuruckfuhren
    ruckschlusse auf .. mich|meine|person
    wie .. viele .. leute|menschen|personen? lesen|sehen|bekommen
    konnen|konnt|kannst .. .. garantieren|versprechen|zusichern|sicherstellen
    garantieren|versprechen .. .. sie|du|ihr .. .. .. chef|firma|niemand|keiner|vorgesetzter
    sieht|liest|erfahrt|bekommt|kriegt|kann|wird|konnen|erfahren|sehen|lesen .. .. mein|meine|unser|unsere|jemand|der|die|das|irgendwer .. .. chef|chefin|firma|vorgesetzter|team|jemand|arbeitgeber|kollegen|das|es|personalabteilung .. .. .. das|es|davon|was|antworten|sehen|lesen|erfahren|mitlesen|hier|$
    ist|bleibt|sind|werden .. .. das|es|dies|alles|meine|hier .. .. .. anonym|vertraulich|geheim|weitergegeben|anonymisiert
    was .. .. passiert|geschieht|macht|machen .. .. .. mit|damit .. .. meinen|den|dem|diesen|$ .. antworten|daten|angaben|gesagten|gesprach|$
  `,
  off_record: `
    sag|sage|erzahl|erzahle ich .. nur|bloss|ausschliesslich ihnen|dir|euch
    bleibt|bleiben|muss|soll|sollte|behalten|behandeln .. .. .. .. unter|zwischen uns|dir_und_mir|ihnen_und_mir $|bitte|bleiben|ja|beiden
    behalten|behalte|behalt|behaltet|behaltst .. sie|bitte|das|es|dies|ihr .. .. .. fur sich|dich|euch
    darf|durfen|soll|sollte|sollen|braucht|muss .. .. .. keiner|niemand|keinem|niemandem|nicht_jeder|kein_mensch ... erfahren|wissen|horen|mitbekommen|mitkriegen|lesen|zu_ohren
    niemand|keiner|niemandem|keinem .. .. .. darf|soll|sollte|braucht ... erfahren|wissen|horen|mitbekommen|mitkriegen
    niemandem|keinem|nicht|keinesfalls|bloss_nicht .. .. .. weitersagen|weitererzahlen|verraten|ausplaudern|rumerzahlen|weitertragen|zitieren|mitschreiben|aufschreiben|notieren|protokollieren $|bitte|ja|das|was|dass
    sagen|sag|erzahlen|erzahl|verraten|verrat .. sie|es|das|bitte ... niemandem|keinem|nicht_weiter|niemand|keiner_menschenseele
    bitte|streng|absolut|strikt|das|dies .. .. .. vertraulich|diskret|geheim .. behandeln|halten|bleiben|$|behandelt $|bitte|werden|ist
    notier|notiere|schreib|schreibe|schreibt|zitier|zitiere|notieren|schreiben|zitieren|erwahne|protokollier|protokollieren|notiert|zitiert .. .. das|mich|es|dies|sie|davon|nichts|mir .. .. .. nicht|nichts|nirgends .. $|auf|mit|rein|hin|davon
    nicht .. .. zitieren|zitiert|zitierfahig|offiziell|offentlich|namentlich $|werden|genannt|machen|bitte|gesagt
    ohne namensnennung|namen|quellenangabe|zitat|gewahr $|bitte|gesagt
    von mir .. hast|haben|habt .. .. .. nicht|nichts
    ganz|streng|rein|nur im_vertrauen|vertraulich|privat|inoffiziell|unter_uns $|gesagt|aber|er|sie|die|der|mein
    ^ unter uns .. $|gesagt|aber|bleiben|mein|er|sie|die|das|ganz
    unter .. vier augen
    im vertrauen .. $|gesagt|aber|mein|er|sie|die
    ^ off the? record
    das|ist|jetzt|aber|es|mal|ganz|alles off the? record
    inoffiziell|vertraulich $|gesagt|aber|mein|er|sie|die
    nicht .. .. ins|in|furs|fur|im .. .. protokoll|bericht|transkript|aufzeichnung|auswertung
    bitte|das|dies|es .. .. nicht .. .. aufschreiben|mitschreiben|notieren|zitieren|protokollieren|weitersagen|weitererzahlen|festhalten|erwahnen
    schreiben|schreib|notieren|zitieren|erwahnen .. .. .. das|mich|dies|es .. .. .. nicht
    bleibt .. .. unter|zwischen uns
    das .. .. .. haben|hast .. .. nicht .. .. von mir
  `,
};

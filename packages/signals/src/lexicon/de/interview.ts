/** What a participant wants of the interview: to end or pause it, what is left out, who reads it, in German. */
export const interview = {
  classes: {},
  stop: `
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
    dazu|daruber sage|sag|erzahle|rede ich .. .. nichts|nicht $|weiter|machen
    zum|mit|andere|lieber .. .. nachsten|nachste|anderes|andere .. punkt|thema|frage|$
    frag|fragen .. .. .. was|etwas anderes
    ^ <polite>? <polite>? <polite>? uberspringen|weiter|nachste|nachstes|passe|uberspring|auslassen .. $|bitte|die|das|frage|diese
    <wish> .. .. .. die|diese|das|dies|frage|hier|bitte? .. .. uberspringen|auslassen|ausklammern|weglassen
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
    das|den|die|was .. mit|uber|von .. .. .. .. streichen|streich|weglassen|rausnehmen|rauslassen|raus .. $|bitte|sie|wieder
    lassen|lass|nehmen|nimm|streichen|streich|weglassen .. .. .. den|die|das|meinen|meine .. .. <number>|teil|stelle|satz|letzte|letzten|zahl .. .. .. weg|raus|heraus|aus|streichen|$
    <number>|teil|stelle|satz|zahl .. .. .. weglassen|rauslassen|streichen|rausnehmen|herausnehmen|weglasst
    ohne .. den|die|meinen|meine .. <number> $|bitte|zu_nennen
    vergessen|vergiss|ignorieren|ignorier .. .. .. was|das|den|die .. .. .. ich|letzte|letzten|eben|gerade .. $|gesagt|satz|antwort|gerade|eben
  `,
  who_sees: `
    konnen|konnt|kannst .. .. garantieren|versprechen|zusichern|sicherstellen
    garantieren|versprechen .. .. sie|du|ihr .. .. .. chef|firma|niemand|keiner|vorgesetzter
    wer .. .. .. liest|sieht|bekommt|kriegt|hort|erfahrt|hat_zugriff|auswertet|lesen|sehen|bekommen|erfahren|zugriff
    sieht|liest|erfahrt|bekommt|kriegt|kann|wird|konnen|erfahren|sehen|lesen .. .. mein|meine|unser|unsere|jemand|der|die|das|irgendwer .. .. chef|chefin|firma|vorgesetzter|team|jemand|arbeitgeber|kollegen|das|es|personalabteilung .. .. .. das|es|davon|was|antworten|sehen|lesen|erfahren|mitlesen|hier|$
    ist|bleibt|sind|werden .. .. das|es|dies|alles|meine|hier .. .. .. anonym|vertraulich|geheim|weitergegeben|anonymisiert
    was .. .. passiert|geschieht|macht|machen .. .. .. mit|damit .. .. meinen|den|dem|diesen|$ .. antworten|daten|angaben|gesagten|gesprach|$
  `,
  off_record: `
    ^ unter uns .. $|gesagt|aber|bleiben|mein|er|sie|die|das|ganz
    unter .. vier augen
    im vertrauen .. $|gesagt|aber|mein|er|sie|die
    off the record
    inoffiziell|vertraulich $|gesagt|aber|mein|er|sie|die
    nicht .. .. ins|in|furs|fur|im .. .. protokoll|bericht|transkript|aufzeichnung|auswertung
    bitte|das|dies|es .. .. nicht .. .. aufschreiben|mitschreiben|notieren|zitieren|protokollieren|weitersagen|weitererzahlen|festhalten|erwahnen
    schreiben|schreib|notieren|zitieren|erwahnen .. .. .. das|mich|dies|es .. .. .. nicht
    bleibt .. .. unter|zwischen uns
    das .. .. .. haben|hast .. .. nicht .. .. von mir
  `,
};

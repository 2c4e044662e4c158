import type { WordLists } from './lexicon.ts';

export const german: WordLists = {
  fillers: `äh ähm öh öhm hm hmm mhm ja jo jep nein nee ne ok okay gut genau also halt eben mal naja tja ach oh so danke bitte hallo tschüss klar
    eigentlich vielleicht irgendwie sozusagen quasi einfach`,
  general: `ding dinge sache sachen zeug zeit zeiten tag tage woche wochen wochenende monat monate jahr jahre stunde stunden minute minuten moment mal teil teile
    stelle punkt problem probleme frage fragen antwort beispiel beispiele grund gründe idee ideen weg art weise bisschen paar leute mensch menschen person
    personen mann männer frau frauen name seite anfang ende fall fälle situation unterschied ergebnis möglichkeit schwierigkeit schwierigkeiten sinn morgen
    abend nacht nächte hälfte zahl anzahl rest viel viele wenig eins zwei drei vier fünf sechs sieben acht neun zehn hundert tausend`,
  denied_verbs: `habe hatte hab haben gehabt bemerkt gemerkt gespürt`,
  intensifiers: `sehr wirklich extrem total furchtbar schrecklich schlimm immer ständig nie völlig absolut unglaublich unmöglich viel`,
  admin: `(?:ihr|dein)(?:en)? (?:vollständigen )?namen?|geburtsdatum|(?:ihre|deine) adresse|postleitzahl|(?:hören|verstehen) sie mich|hörst du mich|vertraulich`,
  courtesy: `danke|vielen dank|tschüss|auf wiedersehen|guten (?:tag|morgen|abend)|schönen tag`,
  wish_asked: `eine (?:sache|einzige sache)|(?:ändern|verändern|verbessern) (?:könnten|würden|möchten|wollen)|(?:würden|könnten|möchten) sie (?:\\p{L}+ )*(?:ändern|verändern|verbessern)|was (?:würde|hätte|könnte) (?:\\p{L}+ )?(?:helfen|geholfen)|was wünschen|wünschen sie sich`,
  leading: `(?:(?:und|aber|also) )?(?:ähm?|öhm?|hm+|naja|na ja|tja|ach|mhm)(?!\\p{L})[\\s,.…]*|(?:also|ja|gut|okay|ok|nun|nein),\\s*`,
  telling: `weil|denn|deshalb|deswegen|darum|dadurch|sodass|so dass|bis|sonst|stattdessen|wenn|sobald|jedes mal|ohne|musste|muss|verloren|warte\\w*|kostet|stunden?|minuten?|tage?|wochen?|zweimal|mal`,
  kinds: {
    problem: `problem\\w*|schwierig\\w*|schwer|nerv(?:t|ig|ige|iges|en)|ärger\\w*|frustrier\\w*|schlecht\\w*|schlimm\\w*|furchtbar\\w*|schrecklich\\w*|schmerz\\p{L}*|weh|leide\\w*|kaputt|fehler|fehlt|fehlen|funktioniert nicht|geht nicht|klappt nicht|zu (?:langsam|teuer|lange|viel|kompliziert|spät|laut|wenig)|langsam|teuer|kompliziert|umständlich|unübersichtlich|verwirrend|verstehe nicht|stört|stress\\w*|müde|krank|verloren|unzuverlässig|enttäusch\\w*|kann (?:\\p{L}+ )?nicht`,
    worry: `sorge\\w*|besorgt|angst|ängst\\w*|befürcht\\w*|fürchte|unsicher|nervös`,
    wish: `(?:ich|wir) (?:möchte\\w*|will|wollen|wünsche\\w*|brauche\\w*|hätten? gern\\w*|würden? (?:mir |uns )?(?:gern\\w*|wünschen))|wäre (?:schön|gut|toll|hilfreich|besser)|wünsche (?:ich )?mir|hoffe\\w*|sollte man|am liebsten`,
    positive: `liebe|toll\\w*|super|hervorragend\\w*|hilfreich\\w*|hilft|geholfen|nützlich\\w*|einfacher|leicht|freue|glücklich|zufrieden|zuverlässig|praktisch|besser geworden|funktioniert gut|klappt gut|angenehm|großartig\\w*|gefällt`,
  },
};

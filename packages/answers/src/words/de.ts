import type { Lists } from './lists.ts';

export const de: Lists = {
  ambiguous: 'acht',
  articles: 'eine?n?|einer|einem|ne[nr]?',
  determiners: 'eine?[nmr]?|d(?:er|ie|as|en|em)|mein\\p{L}*|per|mit|am|im|beim|via',
  join: 'oder|bis|und|zwischen|noch|entweder',
  of: 'von|aus|auf|von maximal',
  scale: 'skala von|skala|von maximal',
  units:
    'jahre?n?|monate?n?|wochen?|tage?n?|nachte?n?|stunden?|std|minuten?|min|sekunden?|mal|leute|personen|kinder|uhr|von|in|im|am|pro|weitere\\w*|andere\\w*|mehr|zu|vom',
  points: 'punkte?n?|sterne?n?|pkt|glatt|rund|satt|plus|minus',
  percent: 'prozent',
  halves: 'einhalb|und (?:ein )?halb|dreiviertel|ein halb',
  decimal: 'komma|punkt',
  counting:
    'habe|haben|hat|hatte|hatten|sind|waren|gibt|gab|die|der|das|den|dem|des|diese\\w*|meine\\w*|unsere\\w*|seine\\w*|ihre\\w*|seit|bis|ab|um|nach|vor|in|im|am|zu|zum|alle|jede\\w*|pro|gegen|wir|andere\\w*|als|unter|zwischen|ohne|mit|innerhalb|wahrend|dieser',
  below:
    'nicht (?:mehr|hoher|besser|ganz|einmal|mal|uber)(?: als)?|(?:weniger|niedriger|kleiner|schlechter|geringer) als|(?:knapp )?unter|hochstens|maximal|bis zu',
  above:
    'nicht (?:weniger|niedriger|schlechter|unter)(?: als)?|(?:mehr|hoher|grosser|besser) als|(?:knapp )?uber|mindestens|wenigstens|minimal|ab|zumindest|gut',
  about:
    'etwa|knapp|ungefahr|circa|ca|zirka|(?:so )?an die|so um(?: die)?|um die|rund|vielleicht|wahrscheinlich|vermutlich|moglicherweise|fast|beinahe|nahezu|schatzungsweise|in etwa|annahernd|so was wie|so eine?',
  or_less: 'oder (?:weniger|niedriger|darunter|schlechter)|hochstens|maximal',
  or_more: '(?:oder|und) (?:mehr|hoher|daruber|besser|alter)|mindestens|aufwarts|plus',
  or_so:
    'oder so|plus oder minus|und etwas|und ein paar zerquetschte|ungefahr|etwa|circa|ca|vielleicht|in etwa|mehr oder weniger|plus minus|rum|herum|wahrscheinlich',
  excluded:
    'alles ausser|alles andere als|ausser|ausgenommen|weit weg von|weit entfernt von|statt|anstatt|anstelle|anstelle von|bloss',
  over: 'verkauft|weg|verloren|gekundigt|abgeschafft|abgesagt|eingestellt|abgemeldet|aufgehort|aufgegeben|nicht mehr|nich mehr|verlernt|vergessen|geloscht|abgelaufen|ausgelaufen|vorbei|fruher|nie|verboten|ausgezogen|gestorben|kaputt|gestohlen|verschenkt|zuruckgegeben|lasse ich|ich war|war ich|waren wir|wir waren',
  amounts: 'jede\\w*|alle[snr]?|kein\\w*|nicht|ohne|mehrmals|mehrere|einmal|zweimal|mehr|weniger|nie|\\d+',
  listed:
    '(?:auf|von|aus) (?:der|ihrer|deiner|dieser) (?:liste|auswahl)|(?:die|das|den) (?:sie|du) \\p{L}+|genannte\\p{L}?',
  almost: 'fast|beinahe|nahezu|kaum|so gut wie|praktisch',
  than: 'als|statt|anstatt|anstelle|vor',
  worse: 'schlechter|weniger|schlimmer|langsamer',
  too: 'zu (?!fuss(?!\\p{L})|hause)\\p{L}+|ubertrieben|uebertrieben',
  past: 'fruher|damals|vor \\S+ (?:jahr|monat|woche|tag)\\p{L}*|letzte[nsr]? (?:jahr|mal|monat|woche|quartal)|vorher|zuvor|bisher|anfangs|am anfang|zuerst|ursprunglich|einst|gestern|waren? (?:mal|einmal)|bis vor kurzem|(?:im jahr|in) (?:19|20)\\d\\d',
  hypothetical:
    'wenn|falls|konnte|konnten|ware|waren|sollte|sollten|musste|wunsche|wunschte|hoffe|hoffte|gehofft|erwarte|erwartet|hatte ich|ziel|idealerweise|eigentlich sollte',
  unreal:
    'ware|waren|hatten?|wurden?|konnten?|gabe|kame|ginge|sollten?|mussten?|\\p{L}+te|wunsch\\p{L}*|erwart\\p{L}*|hoff\\p{L}*',
  rhetorical:
    'wenn ich (?:muss|musste|ehrlich bin|ehrlich sein soll|mich entscheiden (?:muss|musste)|wahlen (?:muss|musste))|wenn (?:uberhaupt|schon)|falls uberhaupt|das ware|es ware|ware (?:es|das)|ware wohl|hoffe ich',
  others:
    '(?:mein|meine|meinem|meiner|unser|unsere|die|der|viele|manche|andere|einige|alle) (?:\\p{L}+ )?(?:chef|chefin|frau|mann|partner|partnerin|kolleg\\p{L}*|team|freund\\p{L}*|mutter|vater|schwester|bruder|eltern|kinder|oma|opa|tante|onkel|mitbewohner\\p{L}*|schwager|schwagerin|sohn|tochter|leute|nutzer|kunden|anderen|mitarbeiter\\p{L}*|nachbar\\p{L}*)|(?:andere|viele|manche|leute) (?:sagen|geben|nutzen|wurden)',
  self: 'ich|mir|mich|personlich',
  unsure:
    'weiss nicht|keine ahnung|weiss es nicht|nicht sicher|unsicher|schwer zu sagen|kommt drauf an|kommt darauf an',
  turns:
    'aber|also|jetzt|nun|heute|mittlerweile|inzwischen|weil|sondern|doch|dann|obwohl|wahrend|deshalb|deswegen|daher|darum|jedoch|trotzdem|aktuell|derzeit|heutzutage',
  correction:
    'ach nee?|ach no|ach was|ah ne+|ne+ (?:quatsch|halt|moment|warte)|stimmt (?:nicht|gar nicht)|stopp|korrigiere|vertippt|falsch|pardon|verzeihung|blodsinn|oder doch|nein moment|moment nein|moment doch|ach nein|ich meinte?|nein doch|quatsch|besser gesagt|vielmehr|korrektur|ich korrigiere|sagen wir|entschuldigung nein|nein entschuldigung|entschuldigung|sorry|eher|doch eher|doch lieber|besser|streich das|scherz|spass|war ein witz|nein warte|warte|warten sie|moment mal|schreiben sie|schreib|notieren sie|nehmen wir|nehmen sie',
  ordinals: [
    'erste\\p{L}?|ersten',
    'zweite\\p{L}?',
    'dritte\\p{L}?',
    'vierte\\p{L}?',
    'funfte\\p{L}?',
    'sechste\\p{L}?',
    'siebte\\p{L}?|siebente\\p{L}?',
    'achte\\p{L}?',
    'neunte\\p{L}?',
    'zehnte\\p{L}?',
    'letzte\\p{L}?|unterste\\p{L}?',
  ],
  penultimate: 'vorletzte\\p{L}?|zweitletzte\\p{L}?',
  places: 'optionen|option|antwort|antworten|moglichkeit|moglichkeiten|auswahl|nummer|nr|punkt|variante|wahl',
  undecided:
    'beides|beide|alle(?: davon| drei| vier)?|alles|egal(?: welche\\p{L}*)?|keine?[srn]?(?: davon| der \\p{L}+)|keines|keins|nichts davon|weder|irgendein\\p{L}*|gar nichts|kommt drauf an|kommt darauf an|gemischt',
  yes: 'ja|jawohl|jep|jo|klar|sicher|naturlich|auf jeden fall|unbedingt|doch',
  no: 'nein|nee|no|uberhaupt nicht|gar nicht|eher nicht|auf keinen fall',
  around:
    'sogar|zum gluck|gott sei dank|glucklicherweise|bitte|danke|also|ah+m?|hm+|oh|na|naja|nun|okay|ok|und|aber|ich (?:wurde|sage|gebe|nehme|glaube|denke|meine|schatze|wahle|tippe|vergebe)|wurde ich|wurde|sagen|sag|geben|gebe|gibt es|nehmen|wohl|so|auf|bei|bin|ist|war|wird|eigentlich|ehrlich gesagt|eine?n?|das ist|das ware|das war|es ist|es war|es ware|meistens?|meist|uberwiegend|ganz klar|glatte?|klare?|gute?|starke?|schwache?|solide|volle?|satte?|knappe|definitiv|sicher|auf jeden fall|einfach|fur mich|von mir|persoenlich|personlich|insgesamt|lieber|eher|note|wert|bewertung|nur|schon|ohne zweifel|keine frage|genau|wahrlich|hier|tatsachlich|leider|mal|vom|halt|eben|ja',
  common:
    'dies\\w*|welche\\w*|meist|meistens|uberwiegend|eher|anderen?|kein\\w*|arbeit|dinge|allgemein\\w*|aktuell\\w*|neu\\w*|thema|unterwegs|zuhause|daheim|alle|alles|option|besten?|erste\\w?|letzte\\w?|nie|immer|manchmal',
};

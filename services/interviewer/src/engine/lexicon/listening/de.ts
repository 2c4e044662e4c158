import { compileListening } from './listening.ts';

const MUCH =
  '(?:sehr |wirklich |so |recht |ganz |ziemlich |einfach |echt |total |absolut |immer |meistens |eigentlich |auch |mir |uns |alles |schon |viel |richtig |super )*';

export const germanListening = compileListening({
  loss: '(?:er|sie) ist (?:\\w+ ){0,4}(?:verstorben|(?:tagen|wochen|monaten) gestorben)|(?:mein\\w*|unser\\w*|der|die|seit|nach) (?:scheidung|trennung|diagnose|fehlgeburt)|(?:mein\\w*|unser\\w*|ihr\\w*|sein\\w*) (?:\\w+ )?(?:mann|frau|partner\\w*|mutter|vater|mama|papa|sohn|tochter|bruder|schwester|kind|baby|freund\\w*|kolleg\\w+|großmutter|großvater|oma|opa|tante|onkel|nachbar\\w*|hund|katze|patient\\w*) (?:\\w+ ){0,4}(?:gestorben|verstorben|starb|verstarb|getötet|umgekommen|im sterben)|(?:gestorben|verstorben) (?:ist|war|sind)|(?:er|sie|patient\\w*|bewohner\\w*|kind|baby) (?:\\w+ ){0,3}(?:gestorben|verstorben|starb)|(?:mein\\w*|unser\\w*) (?:mann|frau|mutter|vater|sohn|tochter|kind|bruder|schwester|oma|opa) (?:\\w+ )?(?:verloren|beerdigt)|(?:der|dem|den|seit dem|nach dem) tod (?:mein\\w*|von|des|der|unser\\w*)|beerdigung|fehlgeburt|totgeburt|(?:habe|hab|musste) (?:ich )?(?:\\w+ )?(?:geweint|weinen)|ich (?:\\w+ )?(?:geweint|weinte)|in tränen|(?:wurde|bin) (?:ich )?(?:\\w+ )?(?:gemobbt|angegriffen|vergewaltigt|belästigt|gekündigt worden)|witwe\\w*|ich habe? krebs|burn ?out|zusammengebrochen bin|trauer\\w*',
  burden:
    '(?:habe?|hatte) (?:(?!not |never |kein|nicht |nie |pas |no )\\w+ ){0,3}(?:angst|panik|panikattacken)|(?:macht|machte) mir (?:(?!not |never |kein|nicht |nie |pas |no )\\w+ )?angst|ich fürchte mich|(?:kann|konnte) (?:(?!not |never |kein|nicht |nie |pas |no )\\w+ ){0,2}nicht (?:mehr )?schlafen|schlafe (?:ich )?(?:nicht|kaum|schlecht)|(?:ich bin|ich war|bin ich|war ich) (?:(?!not |never |kein|nicht |nie |pas |no )\\w+ ){0,2}(?:krank|krankgeschrieben|im krankenhaus)|mein\\w* (?:mann|frau|mutter|vater|sohn|tochter|kind|bruder|schwester) (?:ist|war|liegt|lag) (?:(?!not |never |kein|nicht |nie |pas |no )\\w+ ){0,2}(?:krank|im krankenhaus)',
  past: 'war|waren|warst|wart|hatten?|wurden?|mussten?|konnten?|wollten?|durften?|ging|gingen|kam|kamen|gab|gaben|sagten?|dachten?|fand|fanden|stand|standen|sah|sahen|bekam|nahm|blieb|ließ|rief|schrieb|gestern|neulich|damals|letzte\\w* (?:woche|monat|jahr|mal|nacht)|(?:habe?n?|hab|hat|hast|bin|ist|sind) (?:\\w+ ){0,8}(?:\\w{0,12}ge\\w{2,20}(?:t|en)|(?:ver|be|er|ent|zer)\\w{2,20}(?:t|en)|\\w{2,20}iert)',
  focus: {
    feeling: `(?:bin|war|waren|sind|fühle|fühlte|fühlen|habe|hatte|hab) (?:ich |wir |mich |uns |da |dann |davon )*${MUCH}(?:verärgert|genervt|wütend|sauer|traurig|enttäuscht|frustriert|stolz|erleichtert|besorgt|nervös|überfordert|allein|hilflos|erschöpft|gestresst|verunsichert|schockiert|angst|dankbar|froh|sorgen)|(?:nervt|ärgert|stört|frustriert|belastet|freut|verletzt|beunruhigt|stresst) (?:mich|uns)|macht (?:mir|uns) (?:angst|sorgen|mut)|schäme? (?:ich )?mich|(?:ich|wir) (?:hasse|liebe|hassen|lieben|fürchte)|beleidigt|gekränkt|gedemütigt|empört|peinlich|fühlt sich|das gefühl|den tränen nahe|verzweifelt`,
    cost: '(?:kostet\\w*|gekostet) (?:mich|uns)|(?:mich|uns) (?:\\w+ ){1,4}gekostet|(?:kostet|kosten|gekostet|verlor\\w*|verlier\\w*|verschwend\\w*|brauch\\w*|dauert\\w*|gedauert) (?:\\w+ ){0,4}(?:stunden?|minuten?|tage?n?|wochen?|monate?|geld|zeit|kund\\w+|ewig)|(?:stunden?|minuten?|tage?|wochen?|geld|zeit|kunden) (?:\\w+ ){0,3}(?:verloren|gekostet|verschwendet|gebraucht|gedauert|drauf)|\\d+ euro|überstunden|(?:eine )?halbe (?:stunde|nacht)|halben tag|(?:eine|zwei|drei|mehrere|viele) stunden|doppelt so|strafe|mahngebühr\\w*',
    consequence:
      'musste\\w*|am ende|deshalb (?:\\w+ ){0,3}(?:nicht|keine?n?)|führt\\w* dazu|das heißt|das bedeutet\\w*|infolge|seitdem (?:muss|müssen)|(?:weggeworfen|zurückgeschickt|storniert|gelöscht|überschrieben|abgelehnt|geschlossen) (?:worden|wurde\\w*)|wurde\\w* (?:\\w+ ){0,3}(?:weggeworfen|zurückgeschickt|storniert|gelöscht|abgelehnt|geschlossen)|(?:adresse\\w*|daten|alles|alle|allen) (?:\\w+ )?(?:geändert|gelöscht|überschrieben)|aufgegeben|niemand hat es (?:ge|be)merkt',
    surprise:
      'überrasch\\w+|plötzlich|auf einmal|unerwartet\\w*|stellte sich heraus|hat sich herausgestellt|(?:nicht|nie) (?:erwartet|gewusst|gedacht|geahnt)|hätte (?:ich )?nie|seltsam\\w*|komisch\\w*|merkwürdig\\w*|erstaunlich\\w*|aus heiterem himmel',
    change:
      'früher|nicht mehr|seit (?:dem|der|wir|die|das|letzte\\w*|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)|seitdem|(?:sich|alles) (?:\\w+ )?(?:geändert|verändert)|umgestellt|gewechselt|aufgehört|angefangen|inzwischen|mittlerweile|heutzutage|jetzt (?:\\w+ )?(?:ich|wir|sie|es)|eingeführt|neue\\w* (?:system|regel|chef\\w*|leitung|lehrer\\w*|arzt|ärztin|software|maschine)',
    comparison:
      '(?:besser|schlechter|schneller|langsamer|einfacher|schwerer|schwieriger|billiger|freundlicher|sicherer|mehr|weniger|anders) als|verglichen mit|im vergleich|im gegensatz|der schlimmste teil|am (?:schlimmsten|besten|schwersten|einfachsten)|woanders|das gegenteil|bei (?:meiner|unserer) (?:alten|letzten)',
    trouble:
      'problem\\w*|schwierig\\w*|mühsam\\w*|ärger\\w*|nerv(?:t|en|ig|ige)|verlor\\w*|fehl(?:t|te|en|er)|gefehlt|falsch\\w*|langsam\\w*|verspät\\w*|zu spät|kaputt\\w*|(?:funktioniert|geht|klappt)\\w* (?:\\w+ )?nicht|frust\\w*|stress\\w*|verwirr\\w*|unklar\\w*|kompliziert\\w*|umständlich\\w*|zu (?:viel\\w*|wenig\\w*|lange?|kurz|teuer|langsam|klein|voll)|nicht genug|niemand (?:weiß|sagt|hat|kümmert)|keine zeit|stürzt|hängt|verg[ei]ss\\w*|sorge\\w*|beschwer\\w*|streit\\w*|chaos|durcheinander|nicht gut',
    emphasis:
      'immer|ständig|dauernd|nie|niemals|jedes mal|jede(?:n|s)? (?:tag|nacht|morgen|woche)|immer wieder|niemand|keiner|endlich|den ganzen|die ganze|schon wieder',
  },
  before: 'früher|vorher|zuvor|damals|bisher|bis dahin|das alte|der alte|die alte',
  starters:
    'ich|wir|sie|er|es|das|die|der|den|dem|dies\\w*|ein\\w*|mein\\w*|unser\\w*|ihr\\w*|sein\\w*|man|niemand|keiner|keine|jeder|alle|alles|nichts|manche|viele|manchmal|oft|gestern|heute|jetzt|dann|da|dort|hier|letzte\\w*|früher|seit|seitdem|wenn|als|am|im|beim|bei|nach|vor|zu hause|meistens|immer|plötzlich|jede\\w*|zwei|drei|einmal|bis|ohne|mit|trotzdem|deshalb|niemals|nie|mir|mich|uns|einer',
  dangling:
    'und|oder|aber|weil|dass|der|die|das|den|dem|ein|eine|einen|einem|mein|meine|unser|unsere|zu|von|für|mit|bei|in|im|auf|an|am|als|sehr|so|nicht|wenn|wo|ist|sind|war|ich|wir|er|es|sich|auch|nur',
  unfinished:
    'und|oder|aber|weil|dass|wenn|als|dann|und dann|der|die|das|ein|eine|mit|für|von|zu|auch|zum beispiel|wie|also|äh+m?|denn|sowie|außerdem',
  continued:
    'und (?:auch|manchmal|dann|außerdem|natürlich|oft|meistens)|ach ja|ach und|außerdem|auch noch|und noch|ich habe noch vergessen|noch etwas|noch was',
  earlier:
    '(?:zu|zur|auf|bei|wegen) (?:der|die|ihrer|ihre)? ?(?:vorherigen?|vorigen?|letzten?|ersten?|anderen?|früheren?) frage|vorherige frage|das war (?:noch )?(?:zur|auf die|für die)|zurück zu|noch (?:mal )?zu (?:vorhin|vorher|eben)',
  conditional: 'wurde (?:ich |wir )?(?:mich|uns|gern\\w*)|(?:mich|uns) (?:\\w+ )*(?:fuhlen|freuen|argern) wurden?',
  refuses:
    '^(?:nein (?:danke(?: schön| sehr)?|(?:haben sie )?(?:vielen|herzlichen|besten|schönen) dank)|ne danke|nee danke|danke nein|lieber nicht|(?:bitte )?(?:lassen sie|lass|lasst) mich (?:bitte )?in (?:ruhe|frieden)|kein interesse|kein bedarf|will ich nicht|möchte ich nicht)$',
  questions:
    '^(?:(?:und|aber|also|ok|okay|entschuldigung|hallo|moment|sagen sie|ach) )*(?:kann|könnte|können|darf|dürfen|wird|werden|bekomm\\w*|krieg\\w*|gibt|ist|sind|bin|hat|haben|habe|muss|müssen|soll|sollte|wer|wem|wen|wann|wo|wohin|was|welche\\w?|warum|wieso|wie|worum|womit|geht|kommt|lesen|liest|sehen|sieht|hören) (?:\\w+ )+\\w+$',
  asks_opinion: 'sollte\\w*|soll|sollen|muss|müssen|müsste\\w*',
  asks_occasion: 'das letzte mal|zum letzten mal|zuletzt|letzte\\w*|einer situation|einen moment|gestern|an dem tag',
  first_person: 'ich|wir|mein\\w*|unser\\w*|mir|mich|uns',
  asks_amount:
    'wie (?:viele?|lange?|oft|alt|weit|groß|hoch)|wann|seit wann|welche[sn]? (?:jahr|alter|zeit|zahl|anteil|preis)|anzahl',
  closed:
    '(?:haben|sind|nutzen|benutzen|können|konnten|gibt|gab|ist|war|waren|werden|wurden|würden|möchten|wollen|machen|verwenden|kennen|fühlen|finden|wissen|bekommen|bekamen|hatten|arbeiten|gehen|kaufen|dürfen|sollten) (?:sie|ihr\\w*|es|das|die|der|man|dort|bei)',
});

import type { Pack } from './index.ts';

export const de: Pack = {
  phrases: {
    greet:
      'Guten Tag und danke, dass Sie sich Zeit nehmen. Ich bin ein automatischer Interviewer und möchte mit Ihnen über „{name}“ sprechen. Das dauert höchstens {minutes} Minuten. Sie können jede Frage auslassen, eine Pause machen oder jederzeit aufhören. Wollen wir anfangen?',
    ready: ['Wollen wir anfangen?', 'Möchten Sie beginnen?'],
    options: 'Was trifft am ehesten zu: {options}?',
    options_several: 'Nennen Sie bitte alles, was zutrifft: {options}.',
    return_to: [
      'Bevor wir aufhören, diese Frage ist noch offen: {question} Wenn Sie sie lieber auslassen, sagen Sie es einfach.',
      'Diese Frage haben wir noch nicht besprochen: {question} Sie können sie auch auslassen.',
    ],
    late: ['Danke, das habe ich bei der früheren Frage notiert.', 'Notiert, das gehört zur Frage davor.'],
    already: 'Stimmt, das haben Sie schon gesagt; Entschuldigung.',
    scale_why: ['Warum gerade die {value}?', 'Wie kommen Sie auf die {value}?', 'Was steckt hinter der {value}?'],
    choice_why: ['Woran liegt das?', 'Warum gerade das?'],
    probes: [
      'Können Sie mir dazu noch etwas mehr erzählen?',
      'Können Sie das etwas genauer beschreiben?',
      'Können Sie darauf noch etwas näher eingehen?',
      'Können Sie noch etwas mehr dazu sagen, wie Sie das meinen?',
      'Was fällt Ihnen dazu noch ein?',
    ],
    quoting: 'Sie sagten: „{quote}“.',
    offer: {
      amount: 'Sie sagten „{quote}“: Soll ich {value} eintragen?',
      other: 'Zu „{question}“ sagten Sie „{quote}“. Soll ich {value} eintragen?',
    },
    skipped: ['Kein Problem, die lassen wir aus.', 'In Ordnung, machen wir weiter.'],
    unknown: ['Das macht nichts.', 'Dann lassen wir das offen.'],
    leave_it: 'Lassen wir das und machen weiter.',
    repeat: ['Natürlich. {question}', 'Gern noch einmal: {question}'],
    clarify: [
      'Ich meine Ihren eigenen Alltag, nichts Offizielles. {question}',
      'Jeder Moment, jede Gewohnheit und jede Meinung zählt hier, was immer Ihnen wichtig ist. {question}',
    ],
    clarify_closed: 'Eine richtige Antwort gibt es nicht, das Naheliegendste genügt. {question}',
    retry: {
      several: 'Wenn Sie sich auf eines festlegen müssten, was wäre es: {values}?',
      which: 'Was davon meinen Sie: {values}?',
      range: [
        'Ich kann eine Zahl von {min} bis {max} notieren. Welche wäre das?',
        'Es sollten mindestens {min} sein. Welche Zahl wäre das?',
        'Es sollten höchstens {max} sein. Welche Zahl wäre das?',
      ],
      few: 'Nennen Sie bitte mindestens {min} davon: {options}.',
      many: 'Nennen Sie bitte höchstens {max} davon: {options}.',
      scale: 'Welche Zahl zwischen {min} und {max} würden Sie dem geben?',
      number: [
        'Und als Zahl, in {unit}? Eine Schätzung genügt.',
        'Können Sie das als Zahl sagen? Eine Schätzung genügt.',
      ],
      choice: 'Was davon kommt dem am nächsten: {options}?',
      yes_no: 'Wäre das eher ein Ja oder ein Nein?',
      multi_choice: 'Was davon trifft zu: {options}?',
      date: 'Welches Datum war das, mit Jahr? Monat und Jahr genügen.',
    },
    aside: {
      human: 'Nein, ich bin kein Mensch, sondern ein automatischer Interviewer.',
      who_reads:
        'Das Team, das dieses Interview durchführt, liest die Antworten; wie mit Ihrem Namen umgegangen wird, steht in den Informationen, denen Sie am Anfang zugestimmt haben. Mehr kann ich nicht versprechen.',
      kept: 'Unser Gespräch wird schriftlich festgehalten; ob auch Ton aufgezeichnet wird und wie Sie Ihre Antworten zurückziehen können, steht in den Informationen vom Anfang.',
      how_long: 'Höchstens noch {left} Fragen und eine kurze zum Schluss.',
      purpose: 'Das Team möchte mehr über „{name}“ erfahren, und zwar von Menschen, die es aus erster Hand kennen.',
      unknown: [
        'Das weiß ich leider nicht. Das Team kann es Ihnen sagen: {email}.',
        'Das weiß ich leider nicht. Wer Sie eingeladen hat, kann es Ihnen sagen.',
      ],
    },
    nearly_done: 'Wir sind fast durch.',
    back_to: ['Zurück zu meiner Frage: {question}', 'Um darauf zurückzukommen: {question}'],
    moment: ['Lassen Sie sich Zeit.', 'Kein Problem, ich warte.'],
    go_ahead: ['Gern, erzählen Sie.', 'Ich höre zu.'],
    sorry:
      'Entschuldigung, ich möchte Ihre Geduld nicht strapazieren. Ich fasse mich kurz, und Sie können jederzeit aufhören.',
    offer_stop: 'Wollen wir es hier beenden? Sagen Sie einfach „Stopp“ oder „weiter“.',
    pause:
      'Natürlich. Was Sie bisher gesagt haben, bleibt erhalten; über denselben Link können Sie zurückkommen, solange er gültig ist.',
    until_then: 'Gut, bis später.',
    resume: [
      'Schön, dass Sie wieder da sind. Wir waren beim Thema „{topic}“.',
      'Willkommen zurück, machen wir dort weiter, wo wir aufgehört haben.',
    ],
    closing: 'Das waren meine Fragen. Gibt es etwas, das ich hätte fragen sollen und nicht gefragt habe?',
    time_up: 'Unsere Zeit ist um, deshalb höre ich hier auf.',
    closing_time:
      'Unsere Zeit ist fast um, den Rest lasse ich weg. Gibt es etwas Wichtiges, das noch nicht zur Sprache kam?',
    anything_else: ['Gibt es noch etwas, das Sie sagen möchten?', 'Möchten Sie noch etwas hinzufügen?'],
    goodbye: 'Vielen Dank für das Gespräch. Ihre Antworten sind gespeichert. Auf Wiedersehen!',
    goodbye_stop: 'Natürlich, wir hören hier auf. Danke für die Zeit, die Sie sich genommen haben. Auf Wiedersehen!',
    goodbye_again: 'Das Interview ist beendet. Auf Wiedersehen!',
    or: 'oder',
    quoted: '„{text}“',
  },
  patterns: {
    whole: {
      pause:
        'spater|jetzt nicht|gerade nicht|ein andermal|morgen|spater weiter(?:machen)?|(?:eine |kurze )?pause(?: machen)?|pausieren|kurz unterbrechen',
      skip: 'die nachste|keine antwort|geht sie nichts an|lassen wir (?:das|die)? ?(?:aus)?|(?:diese )?frage uberspringen|lieber nicht|(?:mir )?zu personlich',
      already:
        'schon gesagt|bereits gesagt|schon beantwortet|bereits beantwortet|siehe oben|wie gesagt|wie schon gesagt|gleiche antwort|das sagte ich schon|das sagte ich bereits',
      annoyed:
        "das (?:nervt|ist nervig|ist lacherlich|ist sinnlos|ist blod|ist doof|ist langweilig|ist unsinn|ist quatsch)|nervig|es nervt|sie nerven|du nervst|lassen sie mich in ruhe|lass mich in ruhe|jetzt reicht es|mir reicht es|mir reicht es langsam|jetzt reicht's|ernsthaft|(?:blode|dumme|sinnlose|nervige) fragen?|(?:viel )?zu viele fragen|(?:was fur eine |reine )?zeitverschwendung|das nervt (?:mich )?(?:langsam|total|echt)|was soll das|immer dieselbe frage|immer die gleichen fragen",
      refuse:
        'nein (?:danke(?: schön| sehr)?|(?:haben sie )?(?:vielen|herzlichen|besten|schönen) dank)|ne danke|nee danke|danke nein|lieber nicht|(?:bitte )?(?:lassen sie|lass|lasst) mich (?:bitte )?in (?:ruhe|frieden)|kein interesse|kein bedarf|will ich nicht|möchte ich nicht',
      repeat:
        'wiederholen|noch ?mal|noch einmal|wie bitte|was|bitte wiederholen|wie war die frage|was war die frage|die frage noch ?mal|entschuldigung|konnen sie das wiederholen|sagen sie das noch ?mal|bitte noch ?mal|hm|hae',
      clarify:
        'unklar|inwiefern|in welchem sinne|wie meinen|zum beispiel was|was denn|was genau|verstehe ich nicht|versteh ich nicht|wie jetzt|in welcher hinsicht',
      moment:
        'moment|einen moment|einen augenblick|augenblick|moment mal|warten sie|warte|sekunde|eine sekunde|kurz|minute|eine minute|ich uberlege|lassen sie mich (?:kurz )?(?:uberlegen|nachdenken)|mal uberlegen|muss (?:kurz )?(?:uberlegen|nachdenken)|ich muss (?:kurz )?(?:uberlegen|nachdenken)|kleinen moment',
      dont_know:
        'keine ahnung|weiss nicht|weiss ich nicht|ka|kein plan|keine meinung|schwer zu sagen|kann ich nicht sagen|nicht sicher|keinen schimmer|fallt mir nichts ein|mir fallt nichts ein|weiss ich nicht mehr|das weiss ich nicht|ich weiss es nicht|erinnere mich nicht',
      back: "hallo|guten tag|hi|hey|bin zuruck|ich bin zuruck|wieder da|bin wieder da|ich bin wieder da|da bin ich|da bin ich wieder|weitermachen|machen wir weiter|wir konnen weitermachen|es kann weitergehen|bereit|ich bin bereit|bin da|weiter geht's|weiter geht es|zuruck",
      nothing:
        "nein|ne|nee|no|nichts|nichts mehr|nein danke|nein nichts|nicht wirklich|eigentlich nicht|keine|keiner|kein|nichts weiter|sonst nichts|das war's|das wars|das war es|das ist alles|das war alles|alles gesagt|nein das war's|nein das wars|nein das war es|nein das war alles|nicht dass ich wusste|nie|niemals|nein nie|nein eigentlich nicht|passt so|alles gut",
      affirm:
        "ja|jo|jep|jawohl|ok|okay|gut|klar|gern|gerne|sicher|naturlich|in ordnung|einverstanden|los|los geht's|los gehts|los geht es|fangen wir an|wir konnen anfangen|anfangen|bereit|ja bitte|ja gern|ja gerne|stimmt|genau|richtig|absolut|auf jeden fall|alles klar|mhm|ja klar|ja doch|von mir aus|bitte|dann los|legen sie los|ja fangen wir an",
    },
    within: {
      already:
        '(?:habe?|hab) ich (?:ihnen |das |es |ja |doch )*(?:schon|bereits|gerade|eben|vorhin) (?:gesagt|beantwortet|erzahlt|erklart|erwahnt)$|haben sie (?:mich )?(?:das )?(?:schon|bereits|gerade) gefragt|ich (?:habe?|hab) (?:ihnen |das |es |ja |doch )*(?:schon|bereits|gerade|eben|vorhin) (?:gesagt|beantwortet|erzahlt|erklart|erwahnt)$',
      annoyed:
        '(?:das|diese|ihre|was fur|so|lauter)(?: \\w+){0,2} (?:blode|dumme|doofe|sinnlose|nervige|idiotische|unnotige)[nr]? fragen?|sie (?:fragen|stellen|wiederholen) (?:\\w+ ){0,3}(?:dasselbe|fragen|frage|gleiche)|verschwende\\w* meine zeit|sind wir (?:bald |endlich )?fertig|(?:ihre fragen|sie) gehen mir auf die nerven|(?:das interview|das hier|dieses interview) (?:nervt|ist (?:nervig|sinnlos|lacherlich|zeitverschwendung|eine zeitverschwendung))|was soll (?:die|diese) frage|horen sie auf zu fragen|(?:ich )?hab(?:e)? keine lust mehr$',
      repeat:
        '(?:frage|das|sie) (?:bitte )?(?:noch ?(?:ein)?mal|wiederholen)|(?:wie|was) war (?:noch ?mal )?(?:die|ihre) frage|frage (?:nicht mitbekommen|vergessen|verpasst)|wiederholen sie',
      clarify:
        '(?:was|welche\\w?) \\w+ meinen sie|was (?:heisst|bedeutet) \\w+$|was (?:meinen sie|meinst du|ist gemeint|bedeutet|heisst das|soll das heissen)|wie (?:meinen sie|meinst du|ist das gemeint)|versteh\\w* (?:ich )?(?:die frage |das |ihre frage )?nicht|(?:konnen|konnten) sie (?:das|die frage) (?:bitte )?(?:erklaren|erlautern|anders)|(?:frage|das) nicht verstanden|nicht sicher was sie meinen',
      dont_know:
        'weiss (?:ich )?(?:es |das )?(?:leider |wirklich |ehrlich gesagt |gar )?nicht|keine ahnung|(?:bin )?(?:mir )?nicht sicher|kann ich (?:so )?(?:nicht|schlecht) sagen|fallt mir (?:gerade |jetzt )?(?:nichts|keine?s?) ',
    },
    asides: {
      human:
        'sind sie (?:ein |eine )?(?:mensch|echt|roboter|bot|maschine|ki|computer|programm|echter mensch|echte person|person)|bist du (?:ein |eine )?(?:mensch|echt|roboter|bot|maschine|ki)|wer sind sie|wer bist du|was sind sie|spreche ich mit|rede ich mit|schreibe ich mit|ist das (?:ein bot|eine ki|automatisch)',
      who_reads:
        '(?:ist|wird|bleibt|bleiben|sind|werden) (?:das|es|alles|mein\\w*|dies|hier|die).{0,40}(?:anonym|vertraulich|privat)|anonym$|(?:sieht|erfahrt|liest) mein\\w* (?:chef\\w*|arbeitgeber|vorgesetzt\\w*|firma)|mein name (?:genannt|gezeigt|sichtbar)',
      kept: '(?:wird|werden|werde) (?:das|dies|ich|wir|es|hier|das gesprach).{0,20}(?:aufgezeichnet|aufgenommen|mitgeschnitten|gespeichert)|nehmen sie (?:das|mich) auf|wo (?:wird|werden|liegen) .{0,30}(?:gespeichert|daten)|(?:kann|konnte|darf) ich .{0,40}(?:loschen|zuruckziehen|widerrufen|andern|entfernen)|meine (?:antworten|daten) loschen|wie (?:losche|widerrufe) ich',
      how_long:
        'wie lange? (?:dauert|geht|brauchen|noch|wird).{0,30}|wie viele fragen.{0,30}|wann sind wir (?:fertig|durch)|wie viel (?:zeit|noch).{0,20}|wie lange noch|wie weit sind wir',
      purpose:
        '(?:wofur|wozu|warum|weshalb|wieso) (?:ist das|fragen sie|wollen sie|machen sie|brauchen sie|das alles|dient|fragst du|das).{0,30}|was ist (?:der|das) (?:zweck|ziel|sinn).{0,30}|worum geht es.{0,20}',
      unknown:
        '(?:kopie|abschrift|pdf|auszug) (?:von|meiner|davon|des)|welche daten (?:haben|speichern|habt).{0,20}(?:uber|von) mich|(?:schicken|senden|geben) sie mir .{0,20}(?:antworten|daten|abschrift|kopie)|(?:meine|eigenen) (?:antworten|daten) (?:herunterladen|runterladen|einsehen|bekommen|haben|sehen)|auskunft (?:uber|zu) (?:meine|mich)',
    },
    softeners:
      'bitte|danke|vielen dank|also|ah+m?|hm+|oh|na|naja|nun|okay|ok|sorry|entschuldigung|konnen wir|konnten wir|kann ich|darf ich|konnen sie|konnten sie|ich mochte|ich wurde gern|ich wurde lieber|ich will|ich glaube|ich denke|mal|einfach|vielleicht|eigentlich|ehrlich gesagt|wirklich|lieber|gerne?|jetzt|dann|und|aber|hey|doch|erst mal|so|machen|mir|da|dazu',
    cause:
      'weil|denn|da wir|da ich|da die|da der|wegen|deshalb|deswegen|darum|daher|grund|aufgrund|dadurch|liegt (?:daran|an)|sodass|sonst|damit|kommt von|kommt daher|somit|verursacht',
    insult:
      'idiot\\w*|dumm\\w*|depp\\w*|trottel\\w*|arsch\\w*|scheiss\\w*|mist|bastard\\w*|schlampe\\w*|fick\\w*|verdammt\\w*|blod\\w*|hure\\w*|wichser\\w*|sau\\w*|schwein\\w*|penner\\w*|bescheuert\\w*',
    closed:
      '(?:haben|sind|nutzen|benutzen|können|konnten|gibt|gab|ist|war|waren|werden|wurden|würden|möchten|wollen|machen|verwenden|kennen|fühlen|finden|wissen|bekommen|bekamen|hatten|arbeiten|gehen|kaufen|dürfen|sollten) (?:sie|ihr\\w*|es|das|die|der|man|dort|bei)',
    asks_amount:
      'wie (?:viele?|lange?|oft|alt|weit|groß|hoch)|wann|seit wann|welche[sn]? (?:jahr|alter|zeit|zahl|anteil|preis)|anzahl',
    unfinished:
      'und|oder|aber|weil|dass|wenn|als|dann|und dann|der|die|das|ein|eine|mit|für|von|zu|auch|zum beispiel|wie|also|äh+m?|denn|sowie|außerdem',
    strong: [
      '(?:bin|war|waren|sind|fühle|fühlte|fühlen|habe|hatte|hab) (?:ich |wir |mich |uns |da |dann |davon )*(?:sehr |wirklich |so |recht |ganz |ziemlich |einfach |echt |total |absolut |immer |meistens |eigentlich |auch |mir |uns |alles |schon |viel |richtig |super )*(?:verärgert|genervt|wütend|sauer|traurig|enttäuscht|frustriert|stolz|erleichtert|besorgt|nervös|überfordert|allein|hilflos|erschöpft|gestresst|verunsichert|schockiert|angst|dankbar|froh|sorgen)|(?:nervt|ärgert|stört|frustriert|belastet|freut|verletzt|beunruhigt|stresst) (?:mich|uns)|macht (?:mir|uns) (?:angst|sorgen|mut)|schäme? (?:ich )?mich|(?:ich|wir) (?:hasse|liebe|hassen|lieben|fürchte)|beleidigt|gekränkt|gedemütigt|empört|peinlich|fühlt sich|das gefühl|den tränen nahe|verzweifelt',
      '(?:kostet\\w*|gekostet) (?:mich|uns)|(?:mich|uns) (?:\\w+ ){1,4}gekostet|(?:kostet|kosten|gekostet|verlor\\w*|verlier\\w*|verschwend\\w*|brauch\\w*|dauert\\w*|gedauert) (?:\\w+ ){0,4}(?:stunden?|minuten?|tage?n?|wochen?|monate?|geld|zeit|kund\\w+|ewig)|(?:stunden?|minuten?|tage?|wochen?|geld|zeit|kunden) (?:\\w+ ){0,3}(?:verloren|gekostet|verschwendet|gebraucht|gedauert|drauf)|\\d+ euro|überstunden|(?:eine )?halbe (?:stunde|nacht)|halben tag|(?:eine|zwei|drei|mehrere|viele) stunden|doppelt so|strafe|mahngebühr\\w*',
      'musste\\w*|am ende|deshalb (?:\\w+ ){0,3}(?:nicht|keine?n?)|führt\\w* dazu|das heißt|das bedeutet\\w*|infolge|seitdem (?:muss|müssen)|(?:weggeworfen|zurückgeschickt|storniert|gelöscht|überschrieben|abgelehnt|geschlossen) (?:worden|wurde\\w*)|wurde\\w* (?:\\w+ ){0,3}(?:weggeworfen|zurückgeschickt|storniert|gelöscht|abgelehnt|geschlossen)|(?:adresse\\w*|daten|alles|alle|allen) (?:\\w+ )?(?:geändert|gelöscht|überschrieben)|aufgegeben|niemand hat es (?:ge|be)merkt',
      'überrasch\\w+|plötzlich|auf einmal|unerwartet\\w*|stellte sich heraus|hat sich herausgestellt|(?:nicht|nie) (?:erwartet|gewusst|gedacht|geahnt)|hätte (?:ich )?nie|seltsam\\w*|komisch\\w*|merkwürdig\\w*|erstaunlich\\w*|aus heiterem himmel',
      'früher|nicht mehr|seit (?:dem|der|wir|die|das|letzte\\w*|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)|seitdem|(?:sich|alles) (?:\\w+ )?(?:geändert|verändert)|umgestellt|gewechselt|aufgehört|angefangen|inzwischen|mittlerweile|heutzutage|jetzt (?:\\w+ )?(?:ich|wir|sie|es)|eingeführt|neue\\w* (?:system|regel|chef\\w*|leitung|lehrer\\w*|arzt|ärztin|software|maschine)',
      'problem\\w*|schwierig\\w*|mühsam\\w*|ärger\\w*|nerv(?:t|en|ig|ige)|verlor\\w*|fehl(?:t|te|en|er)|gefehlt|falsch\\w*|langsam\\w*|verspät\\w*|zu spät|kaputt\\w*|(?:funktioniert|geht|klappt)\\w* (?:\\w+ )?nicht|frust\\w*|stress\\w*|verwirr\\w*|unklar\\w*|kompliziert\\w*|umständlich\\w*|zu (?:viel\\w*|wenig\\w*|lange?|kurz|teuer|langsam|klein|voll)|nicht genug|niemand (?:weiß|sagt|hat|kümmert)|keine zeit|stürzt|hängt|verg[ei]ss\\w*|sorge\\w*|beschwer\\w*|streit\\w*|chaos|durcheinander|nicht gut',
    ],
  },
};

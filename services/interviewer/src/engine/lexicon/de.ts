import { compile } from './lexicon.ts';
import type { Patterns, Phrases } from './lexicon.ts';
import { STOCK } from './stock.ts';

const phrases: Phrases = {
  ...STOCK.de,
  greet: [
    'Guten Tag und danke, dass Sie sich Zeit nehmen. Ich bin ein automatischer Interviewer und möchte mit Ihnen über „{name}“ sprechen. Das dauert höchstens {minutes} Minuten. Sie können jede Frage auslassen, eine Pause machen oder jederzeit aufhören. Wollen wir anfangen?',
    'Hallo, schön, dass Sie da sind. Hier fragt ein automatischer Interviewer. Unser Gespräch dreht sich um „{name}“ und dauert höchstens {minutes} Minuten. Richtige oder falsche Antworten gibt es nicht, und Sie können jederzeit Fragen auslassen oder aufhören. Sind Sie bereit?',
  ],
  ready: ['Wollen wir anfangen?', 'Möchten Sie beginnen?', 'Ist es für Sie in Ordnung, wenn wir anfangen?'],
  start: ['Gut, fangen wir an.', 'Gut, dann meine erste Frage.', 'Danke, dann fange ich an.'],
  turn_to: [
    'Kommen wir zum Thema „{topic}“.',
    'Auch über das Thema „{topic}“ würde ich gern etwas hören.',
    'Jetzt zu etwas anderem: „{topic}“.',
  ],
  return_to: [
    'Bevor wir aufhören, ist noch eine Frage offen: {question} Wenn Sie sie lieber auslassen, sagen Sie es einfach.',
    'Eine Frage haben wir noch nicht besprochen: {question} Sie können sie auch auslassen.',
    'Darauf würde ich gern noch zurückkommen: {question} Wenn Sie nicht antworten möchten, ist das auch in Ordnung.',
  ],
  leave_out: [
    'Hierzu habe ich noch keine Antwort: {question} Soll ich die Frage auslassen?',
    'Ein letzter Versuch: {question} Oder lassen wir sie aus?',
  ],
  late: [
    'Danke, das habe ich bei der früheren Frage notiert.',
    'Danke, das gehört zu meiner vorigen Frage, und dort habe ich es vermerkt.',
    'Notiert, das gehört zur Frage davor.',
  ],
  already: [
    'Stimmt, das haben Sie schon gesagt; Entschuldigung.',
    'Entschuldigung, das sagten Sie bereits. Ich mache weiter.',
  ],
  last: ['Dann habe ich noch eine letzte Frage auf meiner Liste.', 'Damit sind wir schon bei meiner letzten Frage.'],
  touched: [
    'Das Thema „{topic}“ haben Sie schon angesprochen. Meine Frage wäre gewesen: {question} Möchten Sie noch etwas ergänzen?',
    'Über „{topic}“ haben Sie vorhin schon etwas gesagt. Ich hatte mir notiert: {question} Fällt Ihnen dazu noch etwas ein?',
  ],
  options: ['Was trifft am ehesten zu: {options}?', 'Was passt am besten: {options}?', 'Würden Sie sagen: {options}?'],
  options_several: ['Nennen Sie bitte alles, was zutrifft: {options}.', 'Es kann mehreres zutreffen: {options}.'],
  ease: [
    'Ein ungefährer Eindruck genügt völlig. Fällt Ihnen etwas ein?',
    'Es muss nicht genau sein. Was sagt Ihnen Ihr Gefühl?',
    'Auch eine Kleinigkeit hilft. Woran denken Sie als Erstes?',
  ],
  wish_why: ['Was würde das für Sie ändern?', 'Was wäre dann anders?', 'Was würde Ihnen das im Alltag bringen?'],
  scale_why: ['Warum gerade die {value}?', 'Wie kommen Sie auf die {value}?', 'Was steckt hinter der {value}?'],
  choice_why: ['Woran liegt das?', 'Warum gerade das?'],
  ack: {
    burden: ['Das ist viel zu tragen.', 'Das ist sicher nicht leicht.'],
    loss: [
      'Das tut mir sehr leid.',
      'Es tut mir leid, dass das passiert ist.',
      'Das tut mir leid, das ist viel zu tragen.',
    ],
    neutral: ['Danke, dass Sie mir das erzählen.', 'Verstehe.', 'Danke.', 'In Ordnung.', 'Alles klar.'],
    gently: [
      'Wir können weitermachen, pausieren oder aufhören, ganz wie Sie möchten.',
      'Sagen Sie es mir, wenn Sie lieber eine Pause möchten.',
      'Wenn es für Sie in Ordnung ist, mache ich weiter.',
    ],
    skipped: [
      'Kein Problem, die lassen wir aus.',
      'Natürlich, die überspringen wir.',
      'Gut, dann zu etwas anderem.',
      'In Ordnung, machen wir weiter.',
    ],
    unknown: ['Das macht nichts.', 'Kein Problem.', 'Das ist völlig in Ordnung.', 'Dann lassen wir das offen.'],
    nothing: ['In Ordnung.', 'Gut zu wissen.', 'Gut.', 'Alles klar.'],
    leave_it: [
      'Lassen wir das und machen weiter.',
      'Diese Frage lassen wir beiseite.',
      'Ich versuche es mit einer anderen Frage.',
    ],
  },
  repeat: ['Natürlich. {question}', 'Gern noch einmal: {question}', 'Selbstverständlich, meine Frage war: {question}'],
  reword: {
    open: [
      'Anders gesagt: Wenn Sie an das Thema „{topic}“ denken, was haben Sie da selbst erlebt?',
      'Mit anderen Worten: Was würden Sie jemandem, den Sie gut kennen, zum Thema „{topic}“ erzählen?',
      'Vielleicht einfacher: Was fällt Ihnen zum Thema „{topic}“ als Erstes ein?',
      'Mir geht es um Ihre eigene Erfahrung. {question}',
      'Fangen Sie an, wo Sie möchten. {question}',
    ],
    scale: [
      'Eine einzelne Zahl genügt, {min} ist der niedrigste Wert, {max} der höchste. {question}',
      'Einfach nach Gefühl, irgendwo zwischen {min} und {max}. {question}',
    ],
    choice: ['Nehmen Sie einfach, was am nächsten kommt: {options}.', 'Eine dieser Antworten genügt: {options}.'],
    yes_no: ['Ein einfaches Ja oder Nein genügt. {question}', 'Ja oder nein reicht hier. {question}'],
    number: ['Eine einzelne Zahl genügt. {question}', 'Eine ungefähre Zahl reicht. {question}'],
    multi_choice: ['Nennen Sie alles, was zutrifft: {options}.', 'Sie können mehrere davon nennen: {options}.'],
    date: [
      'Ein Datum genügt, oder Monat und Jahr. {question}',
      'Tag, Monat und Jahr, soweit Sie es wissen. {question}',
    ],
  },
  clarify: {
    open: [
      'Ich sage es anders: Es geht um das Thema „{topic}“ und darum, was Sie selbst gesehen oder empfunden haben. Ein Moment oder ein Detail genügt. Was fällt Ihnen ein?',
      'Ich meine Ihren eigenen Alltag, nichts Offizielles. {question}',
      'Jeder Moment, jede Gewohnheit und jede Meinung zählt hier, was immer Ihnen wichtig ist. {question}',
    ],
    scale: [
      'Ich meine Ihren persönlichen Eindruck: {min} ist ganz unten, {max} ganz oben. Wo würden Sie es einordnen?',
      'Eine richtige Zahl gibt es nicht. {min} ist das untere Ende, {max} das obere. Was passt für Sie?',
    ],
    choice: [
      'Es muss nicht genau passen, nehmen Sie einfach das Naheliegendste: {options}. Was wäre das?',
      'Was davon entspricht Ihrer Situation am ehesten: {options}?',
    ],
    yes_no: [
      'Es geht um Ihre eigene Situation, ja oder nein genügt. {question}',
      'Was eher zutrifft, ja oder nein. {question}',
    ],
    number: ['Eine Schätzung genügt, wenn Sie die genaue Zahl nicht haben. {question}', 'Ungefähr reicht. {question}'],
    multi_choice: [
      'Nennen Sie alles, was auf Sie zutrifft, eines oder mehrere: {options}.',
      'Mehrere davon können richtig sein: {options}. Welche sind es bei Ihnen?',
    ],
    date: [
      'Wenn Sie den Tag nicht wissen, reichen Monat und Jahr. {question}',
      'Das Datum, soweit Sie es wissen, genügt. {question}',
    ],
  },
  scale_retry: {
    several: [
      'Wenn Sie sich auf eine Zahl festlegen müssten, welche wäre es: {values}?',
      '{values}: Was trifft es eher?',
    ],
    range: [
      'Die Skala geht nur von {min} bis {max}. Wo wären Sie da?',
      'Welche Zahl von {min} bis {max} käme dem am nächsten?',
    ],
    none: [
      'Und als Zahl von {min} bis {max}: Welche wäre das?',
      'Welche Zahl zwischen {min} und {max} würden Sie dem geben?',
    ],
  },
  choice_retry: {
    several: ['Wenn Sie sich für eines entscheiden müssten: {options}?', 'Was davon trifft es eher: {options}?'],
    none: ['Was davon kommt dem am nächsten: {options}?', 'Wenn Sie daraus wählen müssten: {options}?'],
  },
  yes_no_retry: ['Wäre das eher ein Ja oder ein Nein?', 'Wenn Sie sich entscheiden müssten: ja oder nein?'],
  number_retry: {
    several: [
      'Wenn Sie sich auf eine Zahl festlegen müssten, welche wäre es: {values}?',
      '{values}: Welche Zahl ist es?',
    ],
    range: [
      'Ich kann eine Zahl von {min} bis {max} notieren. Welche wäre das?',
      'Es sollten mindestens {min} sein. Welche Zahl wäre das?',
      'Es sollten höchstens {max} sein. Welche Zahl wäre das?',
    ],
    none: ['Und als Zahl, in {unit}? Eine Schätzung genügt.', 'Können Sie das als Zahl sagen? Eine Schätzung genügt.'],
  },
  multi_choice_retry: {
    several: [
      'Was davon ist es, eines oder mehrere: {options}?',
      'Nur um sicherzugehen, was davon trifft zu: {options}?',
    ],
    few: [
      'Nennen Sie bitte mindestens {min} davon: {options}.',
      'Ich bräuchte mindestens {min} davon: {options}. Welche würden Sie nennen?',
    ],
    many: [
      'Nennen Sie bitte höchstens {max} davon: {options}.',
      'Ich kann bis zu {max} davon notieren: {options}. Welche würden Sie nennen?',
    ],
    none: [
      'Was davon trifft zu: {options}?',
      'Was davon würden Sie nennen: {options}? Auch mehrere oder nichts davon.',
    ],
    none_required: [
      'Was davon trifft zu: {options}?',
      'Was davon würden Sie nennen: {options}? Es dürfen mehrere sein.',
    ],
  },
  date_retry: {
    several: ['Welches Datum meinen Sie: {values}?', 'Nur um sicherzugehen: {values}?'],
    none: [
      'Welches Datum war das, mit Jahr? Monat und Jahr genügen.',
      'Können Sie mir ein Datum nennen, oder Monat und Jahr?',
    ],
  },
  aside: {
    human: [
      'Nein, ich bin kein Mensch, sondern ein automatischer Interviewer.',
      'Ich bin ein Programm, das Interviews führt, kein Mensch.',
    ],
    anonymous: [
      'Das kann ich selbst nicht versprechen; wie mit Ihrem Namen umgegangen wird, steht in den Informationen, denen Sie am Anfang zugestimmt haben.',
      'Das legt das Team hinter diesem Interview fest, und die Informationen vom Anfang erklären es; mehr kann ich Ihnen nicht zusagen.',
    ],
    recorded: [
      'Unser Gespräch wird schriftlich festgehalten; ob auch Ton aufgezeichnet wird, steht in den Informationen vom Anfang.',
      'Gespeichert wird eine Mitschrift; ob es auch eine Tonaufnahme gibt, steht in den Informationen vom Anfang.',
    ],
    withdraw: [
      'Sie können jederzeit aufhören, und wie Sie Ihre Antworten zurückziehen können, steht in den Informationen vom Anfang.',
      'Wenn Sie Antworten später zurückziehen möchten, gehen Sie so vor, wie es in den Informationen vom Anfang steht, oder wenden Sie sich an das Team, das Sie eingeladen hat.',
    ],
    who_reads: [
      'Das Team, das dieses Interview durchführt, liest die Antworten; die einzelnen Namen kenne ich nicht.',
      'Ihre Antworten gehen an das Team, das Sie eingeladen hat; wer genau sie liest, weiß ich nicht.',
    ],
    how_long: [
      'Höchstens noch {left} Fragen und eine kurze zum Schluss.',
      'Nicht mehr lange: höchstens {left} Fragen, dann noch eine kurze zum Schluss.',
    ],
    purpose: [
      'Das Team möchte mehr über „{name}“ erfahren, und zwar von Menschen, die es aus erster Hand kennen.',
      'Es geht darum, „{name}“ durch Ihre Erfahrungen besser zu verstehen; was daraus wird, entscheidet das Team.',
    ],
    unknown: [
      'Das weiß ich leider nicht. Das Team kann es Ihnen sagen: {email}.',
      'Das kann ich Ihnen nicht sagen. Fragen Sie bitte das Team: {email}.',
      'Das weiß ich leider nicht. Wer Sie eingeladen hat, kann es Ihnen sagen.',
      'Das kann ich Ihnen nicht sagen. Fragen Sie bitte das Team, das Sie eingeladen hat.',
    ],
    opinion: [
      'Ich möchte Ihre Antwort lieber nicht mit eigenen Ansichten beeinflussen.',
      'Dabei kann ich leider nicht helfen; ich bin nur zum Zuhören und Fragen da.',
    ],
  },
  nearly_done: ['Wir sind fast durch.', 'Es dauert nicht mehr lange, wir sind fast am Ende.'],
  back_to: [
    'Zurück zu meiner Frage: {question}',
    'Um darauf zurückzukommen: {question}',
    'Also, wenn Sie mögen: {question}',
  ],
  moment: ['Lassen Sie sich Zeit.', 'Kein Problem, ich warte.', 'Natürlich, in aller Ruhe.'],
  go_ahead: ['Gern, erzählen Sie.', 'Ich höre zu.', 'Ja, bitte.'],
  sorry: [
    'Entschuldigung, ich möchte Ihre Geduld nicht strapazieren. Ich fasse mich kurz, und Sie können jederzeit aufhören.',
    'Das tut mir leid. Ich beschränke mich auf das Nötigste, und wir hören auf, wann immer Sie möchten.',
  ],
  offer_stop: [
    'Möchten Sie lieber hier aufhören? Sonst hätte ich noch {left} kurze Fragen.',
    'Wollen wir es hier beenden? Sagen Sie einfach „Stopp“ oder „weiter“.',
    'Wir können es dabei belassen. Aufhören oder weiter?',
  ],
  pause: [
    'Natürlich. Was Sie bisher gesagt haben, bleibt erhalten; über denselben Link können Sie zurückkommen, solange er gültig ist.',
    'Gern, machen wir eine Pause. Ihre bisherigen Antworten bleiben erhalten, und derselbe Link führt Sie zurück, solange er gültig ist.',
    'Kein Problem. Wir können hier weitermachen, solange Ihr Link gültig ist.',
  ],
  until_then: ['Bis dann!', 'Gut, bis später.', 'In Ordnung, ich bin da.'],
  resume: [
    'Schön, dass Sie wieder da sind. Wir waren beim Thema „{topic}“.',
    'Willkommen zurück. Zuletzt ging es um „{topic}“.',
    'Schön, dass es weitergeht. Ich hatte Sie gerade etwas gefragt.',
    'Willkommen zurück, machen wir dort weiter, wo wir aufgehört haben.',
  ],
  closing: [
    'Das waren meine Fragen. Gibt es etwas, das ich hätte fragen sollen und nicht gefragt habe?',
    'Damit bin ich am Ende meiner Liste. Was ist Ihnen wichtig, worüber wir noch nicht gesprochen haben?',
    'Ich bin mit meinen Fragen durch. Möchten Sie noch etwas sagen?',
  ],
  closing_time: [
    'Unsere Zeit ist fast um, den Rest lasse ich weg. Gibt es etwas Wichtiges, das noch nicht zur Sprache kam?',
    'Ich möchte die vereinbarte Zeit einhalten. Was sollte ich noch wissen, wonach ich nicht gefragt habe?',
  ],
  anything_else: [
    'Gibt es noch etwas, das Sie sagen möchten?',
    'Möchten Sie noch etwas hinzufügen?',
    'Sonst noch etwas von Ihrer Seite?',
  ],
  goodbye: [
    'Vielen Dank für das Gespräch. Ihre Antworten sind gespeichert. Auf Wiedersehen!',
    'Danke für Ihre Zeit. Ihre Antworten sind gespeichert. Alles Gute!',
    'Das war alles von mir. Herzlichen Dank und alles Gute.',
  ],
  goodbye_stop: [
    'Natürlich, wir hören hier auf. Danke für die Zeit, die Sie sich genommen haben. Auf Wiedersehen!',
    'In Ordnung, dann war es das. Vielen Dank und alles Gute.',
  ],
  goodbye_again: [
    'Das Interview ist beendet. Auf Wiedersehen!',
    'Wir sind am Ende angekommen. Alles Gute!',
    'Das war alles. Einen schönen Tag noch!',
  ],
  or: 'oder',
  quoted: '„{text}“',
};

const patterns: Patterns = {
  intents: {
    stop: {
      whole:
        'stop|stopp|ende|aufhoren|abbrechen|abbruch|beenden|schluss|schluss jetzt|genug|es reicht|das reicht|hor auf|horen sie auf|hor auf|ich hore auf|ich bin fertig|keine fragen mehr|tschuss|auf wiedersehen|horen wir auf|brechen wir ab|wir horen auf',
      within:
        '(?:will|mochte|wurde gern|wurde lieber|muss) (?:jetzt |hier |lieber |gern |das |es |das interview |das gesprach )*(?:aufhoren|abbrechen|beenden|schluss machen)|(?:interview|gesprach|umfrage) (?:bitte )?(?:jetzt )?(?:beenden|abbrechen)|(?:will|mochte) (?:das )?nicht (?:mehr )?(?:weitermachen|weiter machen|mehr)',
    },
    pause: {
      whole:
        'spater|pause|jetzt nicht|gerade nicht|ein andermal|morgen|ich muss (?:jetzt )?(?:los|weg|gehen)|muss (?:jetzt )?(?:los|weg)|spater weiter|spater weitermachen|eine pause|kurze pause|pause machen|pausieren|eine pause machen|kurz unterbrechen',
      within:
        '(?:konnen wir|konnten wir|lassen sie uns|ich mochte|ich wurde gern|ich will|kann ich|machen wir|wir machen) (?:\\w+ ){0,2}(?:spater|morgen|nachher|ein andermal) (?:weiter\\w*|fortsetzen|machen)|ich brauche (?:jetzt |mal |kurz )?(?:eine |ne )?(?:kurze |kleine )?pause$|(?:konnen wir|kann ich|lassen sie uns) (?:jetzt |mal |kurz )?(?:eine |ne )?(?:kurze |kleine )?pause|ich habe? (?:jetzt|gerade|im moment) keine zeit|ich muss (?:jetzt )?(?:leider )?(?:los|weg)$|bin gleich (?:wieder da|zuruck)',
    },
    annoyed: {
      whole:
        "das (?:nervt|ist nervig|ist lacherlich|ist sinnlos|ist blod|ist doof|ist langweilig|ist unsinn|ist quatsch)|nervig|es nervt|sie nerven|du nervst|lassen sie mich in ruhe|lass mich in ruhe|jetzt reicht es|mir reicht es|mir reicht es langsam|jetzt reicht's|ernsthaft|(?:blode|dumme|sinnlose|nervige) fragen?|(?:viel )?zu viele fragen|(?:was fur eine |reine )?zeitverschwendung|das nervt (?:mich )?(?:langsam|total|echt)|was soll das|immer dieselbe frage|immer die gleichen fragen",
      within:
        '(?:das|diese|ihre|was fur|so|lauter)(?: \\w+){0,2} (?:blode|dumme|doofe|sinnlose|nervige|idiotische|unnotige)[nr]? fragen?|sie (?:fragen|stellen|wiederholen) (?:\\w+ ){0,3}(?:dasselbe|fragen|frage|gleiche)|verschwende\\w* meine zeit|sind wir (?:bald |endlich )?fertig|(?:ihre fragen|sie) gehen mir auf die nerven|(?:das interview|das hier|dieses interview) (?:nervt|ist (?:nervig|sinnlos|lacherlich|zeitverschwendung|eine zeitverschwendung))|was soll (?:die|diese) frage|horen sie auf zu fragen|(?:ich )?hab(?:e)? keine lust mehr$',
    },
    skip: {
      whole:
        'weiter|uberspringen|auslassen|nachste|nachste frage|die nachste|passe|kein kommentar|keine antwort|keine angabe|geht sie nichts an|andere frage|nachste frage bitte|lassen wir das|lassen wir aus|lassen wir die aus|diese frage uberspringen|frage uberspringen|lieber nicht|das ist (?:mir )?(?:zu )?(?:privat|personlich)|(?:mir )?zu personlich|die uberspringe ich',
      within:
        '(?:diese|die|das|frage) (?:bitte |lieber |gern |mal )*(?:uberspringen|auslassen|weglassen)|nachste frage|(?:mochte|will|mag) (?:ich )?(?:mich )?(?:dazu |darauf |daruber |das )?(?:lieber )?(?:nicht|nichts) (?:weiter |naher )?(?:sagen|antworten|sprechen|beantworten|reden|aussern)',
    },
    repeat: {
      whole:
        'wiederholen|noch ?mal|noch einmal|wie bitte|was|bitte wiederholen|wie war die frage|was war die frage|die frage noch ?mal|entschuldigung|konnen sie das wiederholen|sagen sie das noch ?mal|bitte noch ?mal|hm|hae',
      within:
        '(?:frage|das|sie) (?:bitte )?(?:noch ?(?:ein)?mal|wiederholen)|(?:wie|was) war (?:noch ?mal )?(?:die|ihre) frage|frage (?:nicht mitbekommen|vergessen|verpasst)|wiederholen sie',
    },
    clarify: {
      whole:
        'unklar|inwiefern|in welchem sinne|wie meinen|zum beispiel was|was denn|was genau|verstehe ich nicht|versteh ich nicht|wie jetzt|in welcher hinsicht',
      within:
        '(?:was|welche\\w?) \\w+ meinen sie|was (?:heisst|bedeutet) \\w+$|was (?:meinen sie|meinst du|ist gemeint|bedeutet|heisst das|soll das heissen)|wie (?:meinen sie|meinst du|ist das gemeint)|versteh\\w* (?:ich )?(?:die frage |das |ihre frage )?nicht|(?:konnen|konnten) sie (?:das|die frage) (?:bitte )?(?:erklaren|erlautern|anders)|(?:frage|das) nicht verstanden|nicht sicher was sie meinen',
    },
    already: {
      whole:
        'schon gesagt|bereits gesagt|schon beantwortet|bereits beantwortet|siehe oben|wie gesagt|wie schon gesagt|gleiche antwort|das sagte ich schon|das sagte ich bereits',
      within:
        '(?:habe?|hab) ich (?:ihnen |das |es |ja |doch )*(?:schon|bereits|gerade|eben|vorhin) (?:gesagt|beantwortet|erzahlt|erklart|erwahnt)$|haben sie (?:mich )?(?:das )?(?:schon|bereits|gerade) gefragt|ich (?:habe?|hab) (?:ihnen |das |es |ja |doch )*(?:schon|bereits|gerade|eben|vorhin) (?:gesagt|beantwortet|erzahlt|erklart|erwahnt)$',
    },
    moment: {
      whole:
        'moment|einen moment|einen augenblick|augenblick|moment mal|warten sie|warte|sekunde|eine sekunde|kurz|minute|eine minute|ich uberlege|lassen sie mich (?:kurz )?(?:uberlegen|nachdenken)|mal uberlegen|muss (?:kurz )?(?:uberlegen|nachdenken)|ich muss (?:kurz )?(?:uberlegen|nachdenken)|kleinen moment',
    },
    dont_know: {
      whole:
        'keine ahnung|weiss nicht|weiss ich nicht|ka|kein plan|keine meinung|schwer zu sagen|kann ich nicht sagen|nicht sicher|keinen schimmer|fallt mir nichts ein|mir fallt nichts ein|weiss ich nicht mehr|das weiss ich nicht|ich weiss es nicht|erinnere mich nicht',
      within:
        'weiss (?:ich )?(?:es |das )?(?:leider |wirklich |ehrlich gesagt |gar )?nicht|keine ahnung|(?:bin )?(?:mir )?nicht sicher|kann ich (?:so )?(?:nicht|schlecht) sagen|fallt mir (?:gerade |jetzt )?(?:nichts|keine?s?) ',
    },
    back: {
      whole:
        "hallo|guten tag|hi|hey|bin zuruck|ich bin zuruck|wieder da|bin wieder da|ich bin wieder da|da bin ich|da bin ich wieder|weitermachen|machen wir weiter|wir konnen weitermachen|es kann weitergehen|bereit|ich bin bereit|bin da|weiter geht's|weiter geht es|zuruck",
    },
    nothing: {
      whole:
        "nein|ne|nee|no|nichts|nichts mehr|nein danke|nein nichts|nicht wirklich|eigentlich nicht|keine|keiner|kein|nichts weiter|sonst nichts|das war's|das wars|das war es|das ist alles|das war alles|alles gesagt|nein das war's|nein das wars|nein das war es|nein das war alles|nicht dass ich wusste|nie|niemals|nein nie|nein eigentlich nicht|passt so|alles gut",
    },
    affirm: {
      whole:
        "ja|jo|jep|jawohl|ok|okay|gut|klar|gern|gerne|sicher|naturlich|in ordnung|einverstanden|los|los geht's|los gehts|los geht es|fangen wir an|wir konnen anfangen|anfangen|bereit|ja bitte|ja gern|ja gerne|stimmt|genau|richtig|absolut|auf jeden fall|alles klar|mhm|ja klar|ja doch|von mir aus|bitte|dann los|legen sie los|ja fangen wir an",
    },
  },
  asides: {
    human:
      'sind sie (?:ein |eine )?(?:mensch|echt|roboter|bot|maschine|ki|computer|programm|echter mensch|echte person|person)|bist du (?:ein |eine )?(?:mensch|echt|roboter|bot|maschine|ki)|wer sind sie|wer bist du|was sind sie|spreche ich mit|rede ich mit|schreibe ich mit|ist das (?:ein bot|eine ki|automatisch)',
    anonymous:
      '(?:ist|wird|bleibt|bleiben|sind|werden) (?:das|es|alles|mein\\w*|dies|hier|die).{0,40}(?:anonym|vertraulich|privat)|anonym$|(?:sieht|erfahrt|liest) mein\\w* (?:chef\\w*|arbeitgeber|vorgesetzt\\w*|firma)|mein name (?:genannt|gezeigt|sichtbar)',
    recorded:
      '(?:wird|werden|werde) (?:das|dies|ich|wir|es|hier|das gesprach).{0,20}(?:aufgezeichnet|aufgenommen|mitgeschnitten|gespeichert)|nehmen sie (?:das|mich) auf|wo (?:wird|werden|liegen) .{0,30}(?:gespeichert|daten)',
    withdraw:
      '(?:kann|konnte|darf) ich .{0,40}(?:loschen|zuruckziehen|widerrufen|andern|entfernen)|meine (?:antworten|daten) loschen|wie (?:losche|widerrufe) ich',
    who_reads:
      'wer (?:liest|sieht|hort|bekommt|wertet|nutzt|kriegt|erfahrt|steht|macht|steckt|kann|wird|hat) .{0,40}|was (?:passiert|geschieht) mit (?:mein\\w*|den|dem|dies\\w*).{0,30}|wohin gehen .{0,30}|an wen geh\\w+ .{0,30}',
    how_long:
      'wie lange? (?:dauert|geht|brauchen|noch|wird).{0,30}|wie viele fragen.{0,30}|wann sind wir (?:fertig|durch)|wie viel (?:zeit|noch).{0,20}|wie lange noch|wie weit sind wir',
    purpose:
      '(?:wofur|wozu|warum|weshalb|wieso) (?:ist das|fragen sie|wollen sie|machen sie|brauchen sie|das alles|dient|fragst du|das).{0,30}|was ist (?:der|das) (?:zweck|ziel|sinn).{0,30}|worum geht es.{0,20}',
    opinion:
      'was (?:denken|meinen|halten|wurden|denkst|haltst|wurdest) (?:sie|du)(?: (?:selbst|davon|daruber|dazu|denn|tun|sagen|machen))*.{0,20}|und (?:sie|du)$|wie sehen sie das|konnen sie (?:mir )?(?:helfen|sagen|empfehlen|geben).{0,30}|wie (?:ist|wird) das wetter|was ihre meinung|haben sie .{1,30}|mogen sie .{1,30}|kennen sie .{1,30}|wie spat ist es',
  },
  softeners:
    'bitte|danke|vielen dank|also|ah+m?|hm+|oh|na|naja|nun|okay|ok|sorry|entschuldigung|konnen wir|konnten wir|kann ich|darf ich|konnen sie|konnten sie|ich mochte|ich wurde gern|ich wurde lieber|ich will|ich glaube|ich denke|mal|einfach|vielleicht|eigentlich|ehrlich gesagt|wirklich|lieber|gerne?|jetzt|dann|und|aber|hey|doch|erst mal|so|machen|mir|da|dazu',
  fillers:
    'also|sagen|ah+m?|hm+|oh|na|naja|nun|ja|nein|okay|ok|und|aber|oder|denn|weil|dass|halt|eben|sozusagen|ich glaube|ich denke|ich meine|eigentlich|ehrlich gesagt|vielleicht|dann|so|mal|irgendwie|auch|doch|wobei|tja',
  hedge:
    'kommt darauf an|kommt drauf an|irgendwie|irgendwas|geht so|ganz okay|okay|ok|normal|wie immer|ublich|so lala|na ja|naja|es geht|mittel|nicht schlecht|durchwachsen|unterschiedlich|manchmal|ein bisschen|mehr oder weniger|dinge|sachen|zeug|passt schon|teils teils|solala|mal so mal so',
  cause:
    'weil|denn|da wir|da ich|da die|da der|wegen|deshalb|deswegen|darum|daher|grund|aufgrund|dadurch|liegt (?:daran|an)|sodass|sonst|damit|kommt von|kommt daher|somit|verursacht',
  frequency:
    '\\d+ ?(?:mal|stunden?|tage?n?|nachte?n?|wochen?|minuten?)|einmal (?:am|im|pro|die)|zweimal|dreimal|jede\\w? (?:\\w+ )?(?:tag|woche|monat|nacht|morgen|schicht|abend|jahr|mal)|taglich|wochentlich|monatlich|selten|kaum|(?:am|pro|im) (?:tag|woche|monat)|oft|haufig|meistens',
  absolute: 'immer|standig|dauernd|nie|niemals|jedes mal|immer wieder|andauernd|jede einzelne\\w?',
  insult:
    'idiot\\w*|dumm\\w*|depp\\w*|trottel\\w*|arsch\\w*|scheiss\\w*|mist|bastard\\w*|schlampe\\w*|fick\\w*|verdammt\\w*|blod\\w*|hure\\w*|wichser\\w*|sau\\w*|schwein\\w*|penner\\w*|bescheuert\\w*',
  wish: 'wurden sie|hatten sie gern|wunsch\\w*|ideal\\w*|verbessern',
  connectives: 'dass|weil|wenn|und|aber|sodass|obwohl|wahrend|damit|bevor|nachdem|bis|wo|denn',
};

export const german = compile({ language: 'de', phrases, patterns });

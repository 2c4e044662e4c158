import type { en } from './en.ts';

/** What is said after signs and wishes, and how people reply to it, in German. `{…}` is filled in. */
export const de: typeof en = {
  check: {
    distress:
      'Ich möchte Sie richtig verstehen. Ist es so schwer, dass Sie jetzt Unterstützung brauchen? War es nur so gesagt, schreiben Sie das einfach, dann machen wir weiter.',
    emergency:
      'Brauchen Sie oder jemand bei Ihnen jetzt medizinische oder andere Hilfe? Dann rufen Sie bitte zuerst {number} an; das Interview kann warten. Wenn nicht, sagen Sie es einfach, dann machen wir weiter.',
    threat:
      'Ich möchte Sie richtig verstehen. Meinen Sie, dass jemand verletzt werden könnte? War es nur so gesagt, schreiben Sie das einfach, dann machen wir weiter.',
    minor: 'Dieses Interview ist für Menschen ab 18 Jahren. Sind Sie 18 oder älter?',
  },
  cleared: 'Danke, jetzt verstehe ich.',
  more: 'Möchten Sie dazu noch etwas ergänzen?',
  misread:
    'Danke, dass Sie das klarstellen. Ich habe Sie falsch verstanden; bitte entschuldigen Sie, falls ich Sie beunruhigt habe.',
  unclear: 'In Ordnung. Wenn Sie Unterstützung brauchen, sagen Sie es jederzeit; das Interview kann warten.',
  emergency:
    'Bitte rufen Sie jetzt {number} an, oder bitten Sie jemanden in Ihrer Nähe darum; Sie müssen nicht sicher sein, dass es ernst ist. Sagen Sie, wo Sie sind und was geschehen ist. Ich bin ein Programm und kann nicht für Sie anrufen.',
  emergency_again:
    'Rufen Sie bitte jetzt {number} an: Man bleibt am Telefon und sagt Ihnen, was zu tun ist, bis Hilfe da ist. Diese Seite bleibt offen, aber ich bin ein Programm und kann nicht anrufen.',
  outside: 'Wenn es Gas, Rauch oder Feuer sein kann: Gehen Sie zuerst mit allen ins Freie.',
  unheard:
    'Wenn man Sie nicht hören darf: Rufen Sie trotzdem an und legen Sie nicht auf; husten oder klopfen Sie, wenn man Sie fragt.',
  unheard_text: 'Sie können auch eine SMS an {text} schicken.',
  unheard_keys: 'Drücken Sie am Mobiltelefon {keys}, wenn man Sie dazu auffordert.',
  threat: [
    'Ich nehme ernst, was Sie gerade geschrieben haben. Wenn jemand verletzt werden könnte, gehen Sie bitte auf Abstand und rufen Sie {number} an; dort hilft man auch Ihnen. Das Team wird das lesen.',
    'Ich nehme das weiterhin ernst. Niemand soll verletzt werden, auch Sie nicht. Bitte sprechen Sie jetzt mit jemandem; der Notruf ist {number}.',
  ],
  heard: 'Ich nehme ernst, was Sie schreiben; es ist wichtiger als jede meiner Fragen.',
  offer: 'Wir können hier aufhören, das ist völlig in Ordnung. Möchten Sie das Interview fortsetzen?',
  minor:
    'Danke, dass Sie mir das sagen. Dieses Interview ist nur für Erwachsene, deshalb beende ich es hier. Niemand verwendet, was Sie gesagt haben, bevor ein Mensch es angesehen hat. Wenn Sie etwas belastet, sprechen Sie bitte mit einem Erwachsenen, dem Sie vertrauen.',
  stay_near:
    'Ich bin ein Programm und kann nicht bei Ihnen sein, und ich möchte jetzt nicht einfach das Thema wechseln. Wenn Sie daran denken, sich das Leben zu nehmen, sprechen Sie bitte jetzt mit jemandem; wenige Worte genügen.',
  stay_emergency: 'Bitte rufen Sie jetzt {number} an. Hier müssen Sie nichts schreiben; nichts geht verloren.',
  stay_call:
    'Danke, dass Sie es sagen. Wer könnte jetzt bei Ihnen sein oder ginge ans Telefon? Bitte sagen Sie diesem Menschen, was Sie mir gesagt haben, oder rufen Sie {number} an; ich kann nicht für Sie anrufen.',
  pause_near:
    'Natürlich, das hier kann warten. Bitte rufen Sie wirklich jemanden an, der bei Ihnen sein kann, oder {number}. Was Sie mir gesagt haben, ist gespeichert; derselbe Link führt zurück, solange er offen ist.',
  with_them: 'Ich lasse Sie jetzt mit ihnen sprechen. Was Sie gesagt haben, ist gespeichert.',
  calling: 'Gut. Bleiben Sie am Telefon und tun Sie, was man Ihnen sagt. Alles andere kann warten.',
  stay: [
    'Ich habe das gelesen und gehe nicht darüber hinweg.',
    'Was Sie schreiben, ist wichtig.',
    'Ich bin noch da und habe es gelesen. Niemand muss das allein tragen.',
  ],
  read_later:
    'Ich bin ein Programm, und kein Mensch liest mit, während Sie schreiben; das Team liest es später. Bei einer Krisenhilfe müssen Sie Ihren Namen nicht nennen.',
  care_check:
    'Ich habe es gelesen, und es war richtig, das zu sagen. Bitte sagen Sie es auch jemandem, der bei Ihnen sein kann. Möchten Sie das Interview fortsetzen, oder lassen wir es dabei?',
  leave_open:
    'Ich frage jetzt nichts. Schreiben Sie „weiter“, wenn Sie eine weitere Frage möchten, oder „stopp“, wenn Sie hier aufhören möchten.',
  leave_here: 'Fragen aus dem Leitfaden stelle ich keine mehr. Sie können hier schreiben, oder „stopp“, um aufzuhören.',
  leave_short: 'Schreiben Sie „weiter“ oder „stopp“.',
  above: 'Die Hilfe, die oben steht, ist dafür da, zu jeder Stunde.',
  no_line: '{number} ist zu jeder Stunde da, auch dafür.',
  ask_country: 'Wenn Sie schreiben, in welchem Land Sie sind, kann ich eine Nummer dort nennen.',
  stays_here: 'Die Hilfe, die oben steht, bleibt auf dieser Seite.',
  violence: 'Ich habe das gelesen. Niemand darf Sie verletzen, und niemand darf Ihnen drohen.',
  violence_line: '{country}: {line} hilft Menschen, die jemand verletzt oder bedroht; {number} im Notfall.',
  write_to: 'Dorthin können Sie auch schreiben: {text}.',
  country_again: 'Daran erkenne ich das Land nicht. Wenn Sie seinen Namen schreiben, kann ich eine Nummer dort nennen.',
  no_right_words:
    'Sie brauchen keine richtigen Worte: „Mir geht es nicht gut, ich brauche jemanden“ genügt, gesprochen oder geschrieben. Dort wird zugehört, und Sie müssen keinen Namen nennen.',
  write_anywhere: 'In vielen Ländern gibt es Stellen, die schriftlich antworten: findahelpline.com nennt sie.',
  violence_number: 'Im Notfall: {number}.',
  unseen:
    'Wenn das jemand sehen könnte, schließen Sie die Seite; „Widerrufen und löschen“ in ihrem Menü entfernt sofort alles.',
  delete_now:
    'Ja: Wählen Sie oben im Menü dieser Seite „Widerrufen und löschen“, dann ist sofort alles fort; die Seite sagt es Ihnen.',
  enough:
    'Die übrigen Fragen lasse ich weg; was Sie mir gesagt haben, ist wichtiger. Möchten Sie hier noch etwas sagen?',
  go_on: 'Gut, in Ihrem Tempo. Sie können jederzeit aufhören.',
  end: 'Wir hören hier auf. Danke für Ihr Vertrauen. Hier finden Sie Hilfe, jetzt und später:',
  end_open:
    'Bevor wir enden: Was Sie über sich geschrieben haben, ist wichtig. Bitte sagen Sie es jemandem, der bei Ihnen sein kann, oder rufen Sie {number} an.',
  near: 'Sie haben jemanden genannt: „{words}“. Bitte rufen Sie dort jetzt an oder gehen Sie hin, und sagen Sie, was Sie mir gesagt haben; besondere Worte brauchen Sie nicht.',
  end_named: 'Wir hören hier auf.',
  end_near:
    'Wir hören hier auf. Es war richtig, das zu sagen, und gut, dass Sie es getan haben. Bitte bleiben Sie damit nicht allein: Rufen Sie jemanden an, der zu Ihnen kommen kann, oder {number}. Sie brauchen keine besonderen Worte; was Sie mir gesagt haben, genügt.',
  plain_question:
    'Vor allem anderen, und ganz offen: Sind Sie in Gefahr, oder denken Sie daran, sich das Leben zu nehmen? Ein Wort genügt; was immer es ist, Sie können es hier sagen.',
  lines: '{country}: {number} im Notfall; {line}, um mit jemandem zu sprechen, rund um die Uhr.',
  condolence: 'Es tut mir sehr leid, dass Sie diesen Menschen verloren haben. Sie müssen nicht mehr dazu sagen.',
  ask_go_on: 'Möchten Sie das Interview fortsetzen?',
  carer:
    'Danke, dass Sie für jemand anderen antworten. Sagen Sie bitte, was Sie selbst gesehen haben oder wissen, und was Ihnen erzählt wurde.',
  off_record:
    'Ich kann die Aufzeichnung nicht abschalten, habe das aber vermerkt: Niemand verwendet es, bevor ein Mensch aus dem Team es angesehen hat.',
  omit: 'Ich kann keinen einzelnen Teil herausnehmen, habe dem Team aber mitgeteilt, dass er weggelassen werden soll.',
  delete_any_time: 'Sie können jederzeit alles löschen.',
  still_kept:
    'Es ist noch gespeichert, und das Team sieht es mit Ihrem Wunsch daneben. Soll es sicher fort sein, wählen Sie „Widerrufen und löschen“ im Menü dieser Seite; damit wird sofort alles gelöscht.',
  stop: 'Möchten Sie das Interview hier beenden?',
  withdrawal: [
    'Das können Sie selbst tun: Öffnen Sie das Menü dieser Seite und wählen Sie „Widerrufen und löschen“. Dann wird alles gelöscht, was Sie hier gesagt haben, und niemand verwendet es. Sie können auch an {email} schreiben oder jetzt einfach aufhören. Das Team sieht, dass Sie um die Löschung gebeten haben.',
    'Das können Sie selbst tun: Öffnen Sie das Menü dieser Seite und wählen Sie „Widerrufen und löschen“. Dann wird alles gelöscht, was Sie hier gesagt haben, und niemand verwendet es. Sie können auch jetzt einfach aufhören. Das Team sieht, dass Sie um die Löschung gebeten haben.',
  ],
  withdrawal_when:
    'Löschen können es nur Sie: Sobald Sie oben im Menü dieser Seite „Widerrufen und löschen“ wählen, ist alles, was Sie hier geschrieben haben, endgültig fort. Das Team kann Antworten lesen, während ein Interview läuft; ob es jemand getan hat, sehe ich nicht.',
  person: [
    'Ich bin ein automatischer Interviewer, hier antwortet kein Mensch. Das Team erreichen Sie unter {email}. Ich habe ihm mitgeteilt, dass Sie mit jemandem sprechen möchten.',
    'Ich bin ein automatischer Interviewer, hier antwortet kein Mensch. Ich habe dem Team mitgeteilt, dass Sie mit jemandem sprechen möchten.',
  ],
  person_again:
    'Sie möchten lieber mit einem Menschen sprechen, und den kann ich Ihnen nicht geben: Ich kenne keinen Namen und keine Nummer. Das Team weiß von Ihrem Wunsch, und Sie können jederzeit aufhören.',
  order: 'Ich kann nur dieses Interview führen.',
  held_in:
    'Dieses Interview wird auf {language} geführt. Sie dürfen trotzdem auf Deutsch antworten; Ihre Antworten bleiben so, wie Sie sie schreiben.',
  names: { en: 'Englisch', de: 'Deutsch', fr: 'Französisch', es: 'Spanisch' },
  varied: ['In Ordnung.', 'Verstehe.', 'Verstanden.', 'Danke.', 'Natürlich.', 'Gut.', 'Ist notiert.', 'Alles klar.'],
  yes: 'ja|gern|gerne|ok|okay|klar|sicher|passt|los|gut',
  adult:
    'ich bin (?:schon |uber )?(?:1[89]|[2-9]\\d)(?! (?:minuten|stunden|tage|wochen|monate|kilometer|prozent))|uber 18|volljahrig|erwachsen',
  goes_on: 'noch eine|eine noch|noch ne|weiter|weitermachen|fortsetzen|fortfahren|nachste frage|machen wir|von mir aus',
  wants_on: '(?:mochte|wurde|will) (?:\\p{L}+ )?weiter\\p{L}*',
  nods: 'ok|okay|gut|passt|klar|aha|danke',
  fumes: 'gas|rauch|qualm|feuer|brennt|kohlenmonoxid',
  asks_how: '(?:und |aber |ok |okay |also )?(?:was|wen|wie|wo|welche\\p{L}*|soll ich|muss ich)',
  whispers:
    '(?:kann|darf|trau mich|traue mich) (?:\\w+ )?nicht (?:zu )?(?:\\w+ )?(?:reden|sprechen|telefonieren)|(?:hort|horen) (?:mich|uns|das)',
  calls:
    'gesendet|geschickt|abgeschickt|ruf|rufe|anrufen|angerufen|rufen|wahle|telefoniere|am telefon|es lautet|es klingelt|rettungswagen kommt|sie kommen|unterwegs|kommen gleich|mach ich|mache ich|tu ich',
  deletes: '(?:ge)?losch\\w*|widerruf\\w*',
  no: 'nein|nee|no|nicht|lieber nicht|spater|genug|ende|schluss',
  stops: 'stop|stopp|aufhoren|beenden|lieber nicht|nicht mehr|nicht weiter|lassen wir|abbrechen',
  lifts:
    'redensart|redewendung|nur so gesagt|so gesagt|bildlich|im ubertragenen sinn|nicht wortlich|scherz|spass|spass|witz|nicht ernst|nicht so gemeint|ubertrieben|ubertreibung|keine gefahr|missverstanden|missverstandnis',
  soothes: 'mir geht es gut|mir gehts gut|alles gut|alles in ordnung|keine sorge|keine sorgen|nicht sorgen',
  over: 'lange vorbei|längst vorbei|lange her|überstanden|heute geht es mir gut|heute gehts mir gut|jetzt geht es mir gut',
  writes:
    '(?:jemandem|jemanden|wem|denen|dort|da|dahin|dorthin|irgendwo|irgendwohin|wohin|wo) (?:ich |man |auch |kann |könnte |ich kann |kann ich |kann man )*(?:auch )?(?:schreiben|hinschreiben|anschreiben|chatten|texten)|(?:auch|lieber|nur|nicht) (?:schreiben|chatten|schriftlich)|per (?:chat|sms|mail|nachricht)|schriftlich|(?:telefonieren|anrufen|sprechen am telefon) (?:kann|will|möchte|mag|geht|traue) (?:ich )?(?:mich )?nicht|(?:kann|will|möchte|mag) (?:ich )?nicht (?:telefonieren|anrufen|am telefon)',
  lives: '(?:wohne|wohnen|lebe|leben|bin|sind|komme) (?:hier )?(?:in|bei|aus|nahe)|^(?:in|aus|bei)',
  asks_words:
    'was (?:soll|kann|könnte|muss|sagt|sage|schreibe|schreibt) (?:ich|man) (?:\\p{L}+ ){0,3}(?:sagen|schreiben|denn|da|dort)|was (?:sage|schreibe) ich|was passiert (?:da |dann |denn )?wenn (?:ich|man) (?:\\p{L}+ ){0,2}(?:anrufe|anruft|schreibe|schreibt)|nicht was ich (?:\\p{L}+ ){0,2}(?:sagen|schreiben)',
  refuses:
    'aufwand|umstände|krankenwagen|krankenhaus|arzt|ärztin|anrufen|rufen|wieder vorbei|wieder weg|hinlegen|abwarten|zur last|stören',
};

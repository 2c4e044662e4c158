import { cue, praise, problem } from './cues.ts';
import type { CueSource } from './lexicon.ts';

/** What somebody does, in the first person of the present tense. */
const ACT = `(?:nehme|nehmen|schreibe|schreiben|kopiere|kopieren|drucke|drucken|rufe|rufen|speichere|speichern|mache|machen|schicke|schicken|führe|führen|starte|starten|notiere|notieren|trage|tragen|verwende|verwenden|benutze|benutzen|nutze|nutzen|fahre|fahren|gehe|gehen|laufe|laufen|bringe|bringen|kaufe|kaufen|bestelle|bestellen|lege|legen|stelle|stellen|parke|parken|tippe|tippen|fotografiere|fotografieren|sammle|sammeln|leihe|leihen|baue|bauen|klebe|kleben|packe|packen|koche|kochen|hole|holen|mische|mischen|teile|teilen|tausche|tauschen|verstecke|verstecken|schalte|schalten|ziehe|ziehen)`;

export const GERMAN_CONSTRUCTIONS: readonly CueSource[] = [
  problem(
    0.82,
    `ohne (?:(?:ein|jede|jegliche|irgendeine) )?(?:wort|vorwarnung|ankündigung|bescheid|erklärung|absprache|rücksprache|begründung|zu fragen|\\S+ zu (?:sagen|fragen|informieren))(?= )`,
    'own',
  ),
  problem(
    0.78,
    `(?:nimmt|nehmen|nahm|springt|springen|schaltet|lässt|lassen|hält|halten|macht|machen|zahlt|zahlen|liefert|liefern|holt|kommt|kommen|rückt) (?:\\S+ ){0,5}?(?:nicht|nie|kaum)(?: mehr)? (?:an|auf|ab|ein|mit|zu|durch|raus|rein|aus|hin|zurück|weiter|los)(?= [.,!;]| $)`,
    'own',
  ),
  problem(
    0.8,
    `(?:niemand|keiner|kein mensch)(?! (?:\\S+ ){0,2}?(?:beschwert|meckert|klagt|gestört|stört|verletzt))(?: \\S+){0,2}? \\S+(?:t|te|ten|en)(?= )|\\S+t (?:\\S+ ){0,2}?(?:niemand|keiner|kein mensch)(?= )|(?:gar|überhaupt) (?:nichts|nicht|kein\\S*) (?:mehr|gesagt|erklärt|gemacht|passiert)(?= )`,
    'own',
  ),
  problem(
    0.82,
    `(?:jede[nsrm]?|jedes) (?:woche|tag|mal|monat|stunde) (?:\\S+ ){0,2}?(?:jemand|eine?r?|einen) ander\\S+|jedes mal (?:fehlt|fehlte|fehlen|muss|müssen|geht|ging|etwas anderes)|(?:immer noch|noch immer|bis heute) (?:\\S+ )?(?:nicht|keine?\\S*|nichts)(?= )`,
    'own',
  ),
  problem(
    0.82,
    `(?:warte|warten|wartet|wartete|warteten) (?:\\S+ ){0,3}?seit(?= )|(?:stunden|tage|wochen|monate|jahre) (?:\\S+ ){0,5}?(?:gewartet|verloren|gedauert)(?= )|(?:werde|wird|werden|wurde|wurden) (?:\\S+ ){0,6}?(?:unterbrochen|vergessen|ignoriert|vertröstet|abgewimmelt|übersehen|abgesagt|gestrichen|gekürzt|gestohlen|geklaut|beschädigt|zerkratzt|verwechselt|weggeschickt)(?= )`,
  ),
  problem(
    0.84,
    `(?:ist|war|sind|waren|das) (?:\\S+ ){0,2}?(?:horror|katastrophe|alptraum|albtraum|zumutung|witz|lotterie|glückssache|frechheit|qual|tortur|geduldsprobe|schikane|unding|trauerspiel|armutszeugnis)(?= )|(?<=^ |, |und )(?:schwierig|mühsam|ärgerlich|nervig|schlimm|problematisch|lästig|anstrengend|schade|traurig|umständlich) (?:ist|war|wird|finde|fand)(?= )|(?:miete|mieten|preise?|kosten|gebühr\\S*|beitr\\S*|\\S+preise?) (?:\\S+ ){0,6}?(?:gestiegen|erhöht|verdoppelt|teurer geworden)(?= )`,
  ),
  cue(
    'workaround',
    0.86,
    `(?:statt|anstatt) (?:\\S+ ){1,5}?(?:, )?${ACT} (?:ich|wir)(?= )|(?:ich|wir) ${ACT} (?:\\S+ ){0,5}?(?:deshalb|deswegen|daher|darum|sicherheitshalber|lieber gleich|vorher)(?= )`,
  ),
  cue(
    'workaround',
    0.8,
    `(?:inzwischen|mittlerweile|jetzt|seitdem|seither|stattdessen|deshalb|deswegen|also) (?:(?:einfach|immer|eben|lieber|meistens) )*${ACT} (?:ich|wir)(?= )|(?:wenn|falls|sobald) (?:\\S+ ){1,7}?, (?:dann )?${ACT} (?:ich|wir)(?= )`,
  ),
  // Enough only after a problem, or in answer to "what do you do about it?".
  cue(
    'workaround',
    0.58,
    `(?<=^ (?:(?:also|dann|da|und|jetzt|,) )*)(?:ich|wir) (?:(?:einfach|immer|jetzt|dann) )*${ACT}(?= )|(?:habe|haben) (?:\\S+ ){1,8}?(?:gebaut|gebastelt|besorgt|gekauft|angeschafft|umgestellt|eingestellt|übernommen|organisiert)(?= )|(?:hat|hab) (?:\\S+ ){1,8}?(?:gebaut|gebastelt|besorgt|eingestellt|übernommen)(?= )|(?:mein|meine|unser|unsere|ein) \\S+ (?:macht|druckt|bringt|holt|erledigt|übernimmt|fährt|schreibt|liest|hilft) (?:\\S+ ){0,3}?(?:mir|uns)(?= )`,
  ),
  cue(
    'wish',
    0.84,
    `(?:man|es|wir|ich) bräuchten?(?= )|bräuchte (?:man|es|ich|wir)|(?:mir|uns) würde[n]? (?:\\S+ ){0,8}?(?:reichen|genügen|helfen)(?= )|würde (?:mir|uns) (?:\\S+ ){0,8}?(?:reichen|genügen|helfen)(?= )`,
    'own',
  ),
  // Enough only in answer to "what would you change?".
  cue(
    'wish',
    0.58,
    `(?<=^ (?:(?:vielleicht|einfach|also|ja|,) )*)(?:dass (?:sie|die|der|das|man|es|wir|ich|mehr)|mehr|weniger|bessere\\S*)(?= )`,
    'own',
  ),
  {
    ...cue(
      'worry',
      0.82,
      `wer weiß ,? ?(?:ob|wie lange|was|wer|wann|wie)(?= )|(?:ich frage mich|wir fragen uns|ich weiß nicht|man weiß nie) ,? ?(?:ob|wie lange|wer) (?:\\S+ ){1,8}?(?:wird|werden|noch|soll|sollen|bleibt|hält|kann|können)(?= )|ich (?:weiß|wüsste) (?:\\S+ )?nicht ,? ?(?:was|wie) (?:\\S+ ){0,4}?(?:soll|sollen|würde|würden|machen|passiert)(?= )`,
      'own',
    ),
    isQuestion: true,
  },
  cue(
    'worry',
    0.82,
    `(?<=^ (?:(?:und|aber|nur|,) )*)nicht ,? ?dass (?:\\S+ ){1,10}|hoffentlich (?:\\S+ ){0,4}?(?:nicht|nie|niemand\\S*|keine?\\S*)(?= )|(?:ich|wir) (?:habe|haben) (?:\\S+ ){0,2}?(?:angst|sorge|bammel) ,? ?(?:dass|vor|um|davor)|schlaflose nächte|kein auge zu`,
    'own',
  ),
  praise(
    0.84,
    `(?:ist|sind|war|waren) (?:\\S+ ){0,3}?(?:unschlagbar|unübertroffen|gold wert|spitze|einsame spitze|ein traum|ein segen|eine wucht|ein schatz|erste sahne|genial|großartig|fantastisch|super|klasse|prima|hervorragend|ausgezeichnet|vorbildlich|liebevoll|herzlich|tadellos|kinderleicht|einmalig|sensationell|pünktlich|blitzsauber)(?= [.,!]| $| und)|geht (?:\\S+ ){0,3}?(?:kinderleicht|wie von selbst|ruckzuck)(?= )|(?:unheimlich |sehr |richtig |ganz )?viel (?:gelernt|mitgenommen|profitiert)(?= )|seitdem (?:ist|läuft|geht|klappt|habe ich|haben wir) (?:\\S+ )?(?:ruhe|gut|besser|es|alles|wieder)(?= )`,
    'flip',
  ),
  praise(0.82, `(?:ist|sind|war|waren|wäre) (?:\\S+ ){0,2}?(?:gar |überhaupt )?keine? probleme?(?= [.,!]| $)`, 'own'),
];

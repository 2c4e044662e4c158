import { choice, guide, open, scale } from './material.ts';

export const GERMAN = [
  guide('Das Elternportal der Schule', 'de-DE', [
    open('Wie erfahren Sie, was in der Schule passiert?', 'Informationen', [
      ['Meistens über meinen Sohn, der einen Zettel mitbringt oder auch nicht.'],
      ['Eine sehr gute Freundin war richtig beleidigt, weil sie vom Elternabend nichts wusste.', 'b'],
      ['Das Portal hat die Adresse bei allen geändert, und wir bekamen wochenlang keine Post.', 'b'],
    ]),
    scale('Von 1 (gar nicht) bis 10 (voll und ganz): Wie gut fühlen Sie sich informiert?', '5', [
      ['Eine 5, würde ich sagen, in den Ferien eher weniger.'],
    ]),
    choice('Wie oft öffnen Sie das Portal?', ['Täglich', 'Einmal pro Woche', 'Seltener'], 'Einmal pro Woche', [
      ['Einmal pro Woche, meistens sonntags.'],
    ]),
    open('Erzählen Sie mir von der letzten Nachricht, die Sie erreicht hat.', 'Nachrichten', [
      ['Die Klassenfahrt wurde plötzlich abgesagt, und ich musste die Reise im Büro umplanen.', 'b'],
      ['Es ging um den Sporttag, nichts Besonderes.'],
    ]),
    open('Was gefällt Ihnen am Portal?', 'Stärken', [
      ['Der Kalender funktioniert sehr gut.', 'g'],
      ['Na super, schon wieder ein Formular.', 'b'],
      ['Früher war es gut, bis zur Umstellung.', 'b'],
    ]),
    open('Was würden Sie als Erstes ändern?', 'Wünsche', [['Eine Übersicht für alle drei Kinder.']], { max_probes: 1 }),
  ]),
  guide('Einkaufen im Hofladen', 'de', [
    open('Wie läuft ein Einkauf bei uns für Sie ab?', 'der Einkauf', [
      ['Ich komme samstags mit dem Rad, nehme Gemüse und Eier und rede kurz mit der Frau an der Kasse.'],
      ['Es dauert mir viel zu lange, letzten Samstag stand ich vierzig Minuten in der Schlange.', 'b'],
    ]),
    open('Wie finden Sie sich im Laden zurecht?', 'Orientierung', [
      ['Nicht schlecht, man gewöhnt sich daran.'],
      ['Seit dem Umbau finde ich die Milch nicht mehr.', 'b'],
    ]),
    scale('Auf einer Skala von 1 bis 6, wie zufrieden sind Sie mit der Auswahl?', '2', [['Eine 2, im Winter eine 4.']]),
    choice('Wie bezahlen Sie meistens?', ['Bar', 'Mit Karte', 'Ich lasse anschreiben'], 'Mit Karte', [
      ['Mit Karte, Bargeld habe ich selten dabei.'],
    ]),
    open('Wann sind Sie zuletzt ohne etwas gegangen, das Sie wollten?', 'fehlende Ware', [
      ['Vor zwei Wochen gab es kein Brot, da bin ich zum Supermarkt gefahren.', 'b'],
      ['Das kommt nicht vor.'],
    ]),
    open('Was sollte der Hofladen unbedingt beibehalten?', 'Bewahrenswertes', [['Die Leute dort, die kennen mich.']], {
      required: false,
    }),
  ]),
];

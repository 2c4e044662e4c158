import type { Grammar } from './grammar.ts';
import { formsOf, numbersOf, pairsOf, setOf } from './words.ts';

export const german: Grammar = {
  verbs:
    formsOf(`ist sind>sein; war waren>war; hat haben>haben; hatte hatten>hatte; kostet kosten>kosten; nutzt nutzen benutzt benutzen verwendet verwenden>nutzen;
    braucht brauchen benötigt benötigen>brauchen; dauert dauern>dauern; enthält enthalten>enthalten; umfasst umfassen>umfassen; gehört gehören>gehören;
    besitzt besitzen>besitzen; bedeutet bedeuten heißt heißen>bedeuten; besteht bestehen>bestehen; wiegt wiegen>wiegen; misst messen>messen; läuft laufen>laufen;
    beginnt beginnen startet starten>beginnen; endet enden>enden; öffnet öffnen>öffnen; schließt schließen>schließen; bietet bieten>bieten; unterstützt unterstützen>unterstützen;
    arbeitet arbeiten>arbeiten; wohnt wohnen>wohnen; zahlt zahlen bezahlt bezahlen>zahlen; liegt liegen>liegen; verursacht verursachen>verursachen; ersetzt ersetzen>ersetzen;
    erhält erhalten>erhalten; leitet leiten>leiten; beschäftigt beschäftigen>beschäftigen; verkauft verkaufen>verkaufen; speichert speichern>speichern`),
  single: setOf('sein war kosten dauern gehören wiegen messen beginnen enden öffnen schließen liegen wohnen'),
  being: setOf('ist sind war waren'),
  participles: setOf(''),
  particles: setOf('zu in im aus auf an am von für mit bei um'),
  determiners: setOf(
    'der die das den dem des ein eine einen einem einer eines dieser diese dieses diesen diesem jeder jede jedes alle beide',
  ),
  ownDeterminers: setOf('mein meine meinen meinem meiner unser unsere unseren unserem unserer'),
  speakers: setOf('ich wir'),
  ownForms: setOf(''),
  speakerVerbs: setOf('nutzen haben besitzen brauchen zahlen arbeiten wohnen beschäftigen verkaufen speichern'),
  numberedVerbs: setOf('haben brauchen'),
  notInSubject:
    setOf(`ich du er sie es wir ihr mich dich ihn uns euch ihnen mir dir ihm man wer wen wem was wo wann warum wieso wie welche welcher welches wenn weil obwohl während
    dass ob als so oder aber kann können könnte wird werden würde soll sollen sollte muss müssen darf dürfen mag möchte nicht kein keine nie nichts niemand etwas jemand alles
    da hier dort zum zur durch auch nur schon noch mehr heute gestern morgen dann deshalb daher deswegen trotzdem damals jetzt so viel viele wenig einige andere sowas sache sachen ding dinge`),
  vague: setOf(
    'punkt frage idee grund fall rest antwort problem leute ende teil seite moment unterschied zeit tag erste zweite dritte letzte nächste sinn',
  ),
  pointing: setOf('dieser diese dieses diesen diesem'),
  relatives: setOf('wo wenn dass'),
  notFacts: setOf('haben_zu sein_zu'),
  inSubject: setOf('von vom für in im am und'),
  negators: setOf('nicht kein keine keinen keinem keiner keines nie niemals'),
  adverbs: setOf(
    'auch derzeit aktuell jetzt meist meistens immer oft noch schon nur normalerweise eigentlich etwa ungefähr rund circa fast mindestens genau',
  ),
  openers: setOf('und aber also ja nein naja doch genau gut okay ok ähm eigentlich denn'),
  opinions: ['ich denke', 'ich glaube', 'ich finde', 'wir finden', 'meiner meinung nach', 'ehrlich gesagt'],
  clauseEnds: setOf('aber weil obwohl während wenn dass sodass sondern wobei wo seit bis ob'),
  notInObject: setOf(
    'und oder was wie warum wo wann wer dass so halt einfach ich du er sie es wir ihr da hier dort ja eben mal nichts alles etwas doch wenn worden',
  ),
  uncertain: setOf(
    'vielleicht wahrscheinlich möglicherweise würde würden könnte könnten sollte sollten hoffentlich falls angeblich wäre hätte beispiel',
  ),
  attributes: setOf(
    'name status frist termin datum preis kosten budget farbe größe länge gewicht höhe breite besitzer leiter leiterin chef chefin hauptstadt adresse version alter gehalt gebühr nummer anzahl summe betrag telefonnummer titel dauer laufzeit ziel sitz sprache währung format typ',
  ),
  opposites: pairsOf(
    'langsam/schnell einfach/schwierig leicht/schwer billig/teuer günstig/teuer gut/schlecht sicher/unsicher sicher/gefährlich offen/geschlossen möglich/unmöglich alt/neu zuverlässig/unzuverlässig öffentlich/privat wahr/falsch verfügbar/nichtverfügbar groß/klein lang/kurz hoch/niedrig stark/schwach früh/spät sauber/schmutzig leise/laut voll/leer nützlich/nutzlos klar/unklar notwendig/unnötig stabil/instabil vollständig/unvollständig richtig/falsch',
  ),
  numbers: numbersOf(
    'zwei=2 drei=3 vier=4 fünf=5 sechs=6 sieben=7 acht=8 neun=9 zehn=10 elf=11 zwölf=12 zwanzig=20 dreißig=30 vierzig=40 fünfzig=50 hundert=100 tausend=1000',
  ),
  months: [
    'januar',
    'februar',
    'märz',
    'april',
    'mai',
    'juni',
    'juli',
    'august',
    'september',
    'oktober',
    'november',
    'dezember',
  ],
  since: setOf('seit ab'),
  until: setOf('bis'),
};

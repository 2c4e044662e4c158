import type { WordLists } from './lexicon.ts';

export const german: WordLists = {
  fillers: `äh ähm öh öhm hm hmm mhm ja jo jep nein nee ne ok okay gut genau also halt eben mal naja tja ach oh so danke bitte hallo tschüss klar
    eigentlich vielleicht irgendwie sozusagen quasi einfach`,
  general: `ding dinge sache sachen zeug zeit zeiten tag tage woche wochen wochenende monat monate jahr jahre stunde stunden minute minuten moment mal teil teile
    stelle punkt problem probleme frage fragen antwort beispiel beispiele grund gründe idee ideen weg art weise bisschen paar leute mensch menschen person
    personen mann männer frau frauen name seite anfang ende fall fälle situation unterschied ergebnis möglichkeit schwierigkeit schwierigkeiten sinn morgen
    abend nacht nächte hälfte zahl anzahl rest viel viele wenig eins zwei drei vier fünf sechs sieben acht neun zehn hundert tausend`,
  denied_verbs: `habe hatte hab haben gehabt bemerkt gemerkt gespürt`,
  admin: `(?:ihr|dein)(?:en)? (?:vollständigen )?namen?|geburtsdatum|(?:ihre|deine) adresse|postleitzahl|(?:hören|verstehen) sie mich|hörst du mich|vertraulich`,
};

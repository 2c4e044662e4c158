import { LANGUAGES, type Language, stemOf } from '@insights/language';

/** Words of questions and instructions that say how to answer, not what about. */
const ASKING: Record<Language, string> = {
  en: `what why how who when which whose please tell show give list find summarize summarise summary describe explain discuss discussion
    talk mention say said think thought opinion view attitude idea feel feeling believe mean suggest propose recommend decide decision
    conclude conclusion agree disagree question answer ask respond response meeting interview conversation participant people group team
    member speaker regarding concerning discussed`,
  de: `was warum wieso wie wer wann welche welcher welches bitte sag zeige gib nenne finde zusammenfassen zusammenfassung beschreibe
    erkläre diskutieren diskussion sprechen erwähnen sagen denken meinung ansicht idee fühlen glauben meinen vorschlagen empfehlen
    entscheiden entscheidung schließen zustimmen frage antwort besprechung interview gespräch teilnehmer leute gruppe team mitglied`,
  fr: `quoi pourquoi comment qui quand quel quelle quels quelles veuillez dis montre donne liste trouve résumer résumé décrire expliquer
    discuter discussion parler mentionner dire penser opinion avis idée sentir croire signifier suggérer proposer recommander décider
    décision conclure conclusion accord question réponse réunion entretien conversation participant gens groupe équipe membre`,
  es: `qué por cómo quién cuándo cuál cuáles favor di muestra da lista encuentra resumir resumen describir explicar discutir discusión
    hablar mencionar decir pensar opinión idea sentir creer significar sugerir proponer recomendar decidir decisión concluir conclusión
    acuerdo pregunta respuesta reunión entrevista conversación participante gente grupo equipo miembro`,
};

const stems = new Map<Language, ReadonlySet<string>>(
  LANGUAGES.map((language) => [language, new Set(ASKING[language].split(/\s+/).map((word) => stemOf(word, language)))]),
);

export const isAskingWord = (word: string, language: Language): boolean =>
  stems.get(language)?.has(stemOf(word, language)) ?? false;

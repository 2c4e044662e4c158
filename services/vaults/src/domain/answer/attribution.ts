import type { Language } from '@insights/language';

/** How words are quoted after the name of the person who says them. A space before or inside quotation marks does not break. */
const QUOTED: Record<Language, (words: string) => string> = {
  en: (words) => `“${words}”`,
  de: (words) => `„${words}“`,
  fr: (words) => `«\u{a0}${words}\u{a0}»`,
  es: (words) => `«${words}»`,
};

const SAID: Record<Language, (speaker: string) => string> = {
  en: (speaker) => `${speaker} said:`,
  de: (speaker) => `${speaker} sagte:`,
  fr: (speaker) => `${speaker} a dit\u{a0}:`,
  es: (speaker) => `${speaker} dijo:`,
};

/** Labels of transcripts in which the speakers have no names. */
const ROLES: Record<Language, Readonly<Record<string, string>>> = {
  en: { Interviewer: 'The interviewer', Participant: 'A participant' },
  de: { Interviewer: 'Die interviewende Person', Participant: 'Eine befragte Person' },
  fr: { Interviewer: "La personne qui mène l'entretien", Participant: 'Une personne interrogée' },
  es: { Interviewer: 'Quien entrevista', Participant: 'Una persona entrevistada' },
};

/** Who says what follows: `Anna Weber said:`. */
export const introductionOf = (speaker: string, language: Language): string =>
  SAID[language](ROLES[language][speaker] ?? speaker);

/** The words of a speaker in quotation marks. */
export const quoted = (words: string, language: Language): string => QUOTED[language](words);

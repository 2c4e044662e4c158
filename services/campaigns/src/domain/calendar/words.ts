interface CalendarWords {
  /** Tells what the participant's page is for. */
  manage(url: string): string;
}

const english: CalendarWords = { manage: (url) => `Start, reschedule or cancel the interview here: ${url}` };
const WORDS: Readonly<Record<string, CalendarWords>> = {
  en: english,
  de: { manage: (url) => `Hier starten, verschieben oder sagen Sie das Interview ab: ${url}` },
  fr: { manage: (url) => `Commencez, déplacez ou annulez l’entretien ici : ${url}` },
  es: { manage: (url) => `Empiece, cambie o cancele la entrevista aquí: ${url}` },
};

/** The texts of a calendar entry; English for other languages. */
export function calendarWords(locale: string): CalendarWords {
  const language = locale.slice(0, 2).toLowerCase();
  return WORDS[language] ?? english;
}

import type { campaigns } from '@insights/contracts';
import { languagesOf } from './questions.ts';

interface Guide {
  readonly language: string;
  readonly questions: readonly campaigns.Question[];
}

/**
 * In which language a participant is addressed and interviewed: the first of those known of them (the contact's, then the browser's) that
 * every question is translated into; otherwise the campaign's.
 */
export function participantLanguage(guide: Guide, known: readonly (string | null)[]): string {
  const offered = languagesOf(guide);
  for (const tag of known) {
    const found = tag === null ? undefined : closest(offered, tag);
    if (found !== undefined) return found;
  }
  return guide.language;
}

function closest(offered: readonly string[], wanted: string): string | undefined {
  const tag = wanted.toLowerCase();
  return (
    offered.find((each) => each.toLowerCase() === tag) ?? offered.find((each) => primaryOf(each) === primaryOf(tag))
  );
}

const primaryOf = (tag: string) => tag.toLowerCase().split('-')[0];

/** The guide as if it had been written in one of its languages, with the language that it was written in as a translation. */
export function guideIn(guide: Guide, language: string): { languages: string[]; questions: campaigns.Question[] } {
  const [own = guide.language, ...others] = languagesOf(guide);
  const questions = [...guide.questions];
  if (language === own) return { languages: [own, ...others], questions };
  return {
    languages: [language, own, ...others.filter((each) => each !== language)],
    questions: questions.map((question) => translated(question, language, own)),
  };
}

/** Topics are not translated, so the interviewer cannot name them in another language. */
function translated(question: campaigns.Question, language: string, own: string): campaigns.Question {
  const { text, options, translations } = question;
  const found = translations[language];
  return found
    ? { ...question, ...found, topic: null, translations: { ...translations, [own]: { text, options } } }
    : question;
}

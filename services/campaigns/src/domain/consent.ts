import { createHash } from 'node:crypto';
import type { campaigns } from '@insights/contracts';
import { isDefaultConsent, participantTexts, textLanguage } from './participant-texts.ts';
import { languagesOf } from './questions.ts';

export interface ConsentSource {
  readonly language: string;
  readonly settings: Pick<campaigns.InterviewSettings, 'consent_text'>;
}

/** The statement that an automated interviewer asks, in a participant's language. */
export function noticeIn(language: string): campaigns.Notice {
  const text = participantTexts(language).notice;
  return { version: digest(text), text };
}

/** What a participant agrees to, and its language. A default text is in theirs; a campaign's own exists only as the team wrote it. */
export function consentIn(
  { language: own, settings }: ConsentSource,
  language: string,
): { text: string; language: string } {
  if (language === own || !isDefaultConsent(settings.consent_text))
    return { text: settings.consent_text, language: own };
  return { text: participantTexts(language).consent, language: textLanguage(language) };
}

/** Identifies what a person reads in a language and agrees to: it changes with the consent text and with the notice. */
export function consentVersion(source: ConsentSource, language = source.language): string {
  return digest(`${consentIn(source, language).text}\n\n${noticeIn(language).text}`);
}

/** The language whose consent text has this version; undefined if the text has changed since. */
export function consentedLanguage(
  interview: ConsentSource & { readonly questions: readonly campaigns.Question[] },
  version: string | undefined,
): string | undefined {
  return languagesOf(interview).find((language) => consentVersion(interview, language) === version);
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

import { createHash } from 'node:crypto';
import type { campaigns } from '@insights/contracts';
import { participantTexts } from './participant-texts.ts';

/** The statement that an automated interviewer asks, in a campaign's language. */
export function noticeIn(language: string): campaigns.Notice {
  const text = participantTexts(language).notice;
  return { version: digest(text), text };
}

/** Identifies what a person agrees to: it changes with the consent text and with the notice. */
export function consentVersion({ language, settings }: ConsentSource): string {
  return digest(`${settings.consent_text}\n\n${noticeIn(language).text}`);
}

export interface ConsentSource {
  readonly language: string;
  readonly settings: Pick<campaigns.InterviewSettings, 'consent_text'>;
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

import type { ReportLanguage } from '../html/words/words.ts';

/** Texts of files that the HTML report does not have. */
export interface FileWords {
  readonly interviewer: string;
  readonly participant: string;
  readonly conversation: string;
  readonly turn: string;
  /** Before the headings under which a quote is cited. */
  readonly citedIn: string;
  readonly sides: { readonly positive: string; readonly negative: string };
  readonly codes: {
    readonly kinds: string;
    readonly stance: string;
    readonly dissent: string;
    against(theme: string): string;
  };
}

const WORDS: Readonly<Record<ReportLanguage, FileWords>> = {
  en: {
    interviewer: 'Interviewer',
    participant: 'Participant',
    conversation: 'interview',
    turn: 'turn',
    citedIn: 'Cited in:',
    sides: { positive: 'For', negative: 'Against' },
    codes: {
      kinds: 'Kinds of statements',
      stance: 'Stance',
      dissent: 'Dissent',
      against: (theme) => `Against: ${theme}`,
    },
  },
  de: {
    interviewer: 'Interviewer',
    participant: 'Befragte Person',
    conversation: 'Interview',
    turn: 'Beitrag',
    citedIn: 'Zitiert in:',
    sides: { positive: 'Dafür', negative: 'Dagegen' },
    codes: {
      kinds: 'Arten von Aussagen',
      stance: 'Haltung',
      dissent: 'Widerspruch',
      against: (theme) => `Dagegen: ${theme}`,
    },
  },
  fr: {
    interviewer: 'Intervieweur',
    participant: 'Personne interrogée',
    conversation: 'entretien',
    turn: 'intervention',
    citedIn: 'Citée dans\u00A0:',
    sides: { positive: 'Pour', negative: 'Contre' },
    codes: {
      kinds: 'Types d’énoncés',
      stance: 'Position',
      dissent: 'Avis contraires',
      against: (theme) => `Contre\u00A0: ${theme}`,
    },
  },
  es: {
    interviewer: 'Entrevistador',
    participant: 'Persona entrevistada',
    conversation: 'entrevista',
    turn: 'intervención',
    citedIn: 'Citada en:',
    sides: { positive: 'A favor', negative: 'En contra' },
    codes: {
      kinds: 'Tipos de enunciados',
      stance: 'Postura',
      dissent: 'Opiniones contrarias',
      against: (theme) => `En contra: ${theme}`,
    },
  },
};

export const fileWords = (language: ReportLanguage): FileWords => WORDS[language];

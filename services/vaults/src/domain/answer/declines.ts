import type { Language } from '@insights/language';

/** What is said when the documents do not answer the question. */
export const DECLINES: Record<Language, string> = {
  en: 'The documents do not answer this question.',
  de: 'Die Dokumente beantworten diese Frage nicht.',
  fr: 'Les documents ne répondent pas à cette question.',
  es: 'Los documentos no responden a esta pregunta.',
};

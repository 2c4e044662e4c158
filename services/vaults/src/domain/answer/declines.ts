import type { Language } from '@insights/language';

/** Said before sentences that may not be the answer. */
export const NEAR_ANSWERS: Record<Language, string> = {
  en: 'Not a direct answer, but close:',
  de: 'Keine direkte Antwort, aber nahe daran:',
  fr: 'Pas une réponse directe, mais proche\u{a0}:',
  es: 'No es una respuesta directa, pero se acerca:',
};

/** What is said when the documents do not answer the question. */
export const DECLINES: Record<Language, string> = {
  en: 'The documents do not answer this question.',
  de: 'Die Dokumente beantworten diese Frage nicht.',
  fr: 'Les documents ne répondent pas à cette question.',
  es: 'Los documentos no responden a esta pregunta.',
};

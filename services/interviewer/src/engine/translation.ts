import { languageOf } from '@insights/language';
import type { Language } from '@insights/language';
import type { Campaign, Question } from './types.ts';

/** A question in a language of the campaign. Topics are not translated, so they are not named in other languages. */
export function questionIn(question: Question, language: Language, campaign: Campaign): Question {
  if (language === (languageOf(campaign.language) ?? 'en')) return question;
  const found = Object.entries(question.translations).find(([tag]) => languageOf(tag) === language)?.[1];
  return found === undefined ? question : { ...question, text: found.text, options: found.options, topic: null };
}

import { v7 } from 'uuid';
import { fold } from '@insights/answers';
import type { campaigns } from '@insights/contracts';
import { invalid } from '@insights/errors';

/** The languages that an interview can be held in: the campaign's first, then those that every question is translated into. */
export function languagesOf({
  language,
  questions,
}: {
  language: string;
  questions: readonly campaigns.Question[];
}): string[] {
  const [first] = questions;
  const translated = Object.keys(first?.translations ?? {}).filter((each) =>
    questions.every(({ translations }) => Object.hasOwn(translations, each)),
  );
  return [language, ...translated.filter((each) => each !== language)];
}

/**
 * The questions and their options, each with an id. Errors: `invalid_request` for a repeated id, an unknown kind, a choice without options,
 * limits or options that the kind does not have, options with the same words, or ids or a translation of another number of options.
 */
export function withIds(questions: readonly campaigns.Question[]): campaigns.Question[] {
  const seen = new Set<string>();
  return questions.map((question, index) => {
    const id = question.id || v7();
    if (seen.has(id)) throw invalid(['body', 'questions', index, 'id'], 'Another question has this id.');
    seen.add(id);
    if (question.kind === 'unspecified') {
      throw invalid(['body', 'questions', index, 'kind'], 'This version does not know the kind of question.');
    }
    if (CHOICES.has(question.kind) && question.options.length < 2) {
      throw invalid(['body', 'questions', index, 'options'], 'A choice question needs at least two options.');
    }
    assertAnswers(question, index);
    assertDifferent(question.options, ['body', 'questions', index, 'options']);
    assertTranslations(question, index);
    return { ...question, id, option_ids: optionIds(question, index) };
  });
}

const CHOICES: ReadonlySet<campaigns.QuestionKind> = new Set(['choice', 'multi_choice']);

/** Given ids stay, so that an option keeps its own when its text is edited. */
function optionIds({ options, option_ids }: campaigns.Question, index: number): string[] {
  const at = ['body', 'questions', index, 'option_ids'];
  if (option_ids.length > 0 && option_ids.length !== options.length)
    throw invalid(at, `Send an id for each of the ${options.length} options, in the same order, or none.`);
  const ids = options.map((_option, place) => option_ids[place] || v7());
  if (new Set(ids).size < ids.length) throw invalid(at, 'Two options have the same id.');
  return ids;
}

/** Which answers are accepted: options and limits belong to kinds that have them. */
function assertAnswers({ kind, options, min, max, unit }: campaigns.Question, index: number): void {
  const at = (field: string) => ['body', 'questions', index, field];
  if ((kind === 'yes_no' || kind === 'number' || kind === 'date') && options.length > 0)
    throw invalid(at('options'), `A ${kind} question has no options.`);
  if (kind === 'multi_choice') return assertAmounts({ options, min, max, unit }, at);
  const given = Object.entries({ min, max, unit }).find(([, value]) => value !== null);
  if (kind !== 'number' && given) throw invalid(at(given[0]), `Only a number question has \`${given[0]}\`.`);
  if (min !== null && max !== null && min >= max) throw invalid(at('max'), '`max` must be greater than `min`.');
}

/** How many options may be chosen. */
function assertAmounts(
  { options, min, max, unit }: Pick<campaigns.Question, 'options' | 'min' | 'max' | 'unit'>,
  at: (field: string) => (string | number)[],
): void {
  if (unit !== null) throw invalid(at('unit'), 'Only a number question has `unit`.');
  const isCount = (value: number | null): boolean =>
    value === null || (Number.isInteger(value) && value >= 0 && value <= options.length);
  for (const [name, value] of Object.entries({ min, max }))
    if (!isCount(value))
      throw invalid(at(name), `\`${name}\` must be a whole number of the ${options.length} options.`);
  if (max === 0 || (min !== null && max !== null && min > max))
    throw invalid(at('max'), '`max` must be at least 1, and not less than `min`.');
}

/** An answer names an option by its words. */
function assertDifferent(options: readonly string[], at: (string | number)[]): void {
  const words = options.map((option) => fold(option).toLowerCase().replaceAll(/\s+/gu, ' ').trim());
  const twin = words.findIndex((word, place) => words.indexOf(word) < place);
  if (twin >= 0) throw invalid(at, `Two options have the same words: "${options[twin]?.trim()}".`);
}

function assertTranslations({ options, translations }: campaigns.Question, index: number): void {
  for (const [language, translation] of Object.entries(translations)) {
    const at = ['body', 'questions', index, 'translations', language, 'options'];
    if (translation.options.length !== options.length)
      throw invalid(at, `Translate each of the ${options.length} options, in the same order.`);
    assertDifferent(translation.options, at);
  }
}

import { v7 } from 'uuid';
import type { campaigns } from '@insights/contracts';
import { invalid } from '@insights/errors';

/** Questions with an id each. Errors: `invalid_request` for an id that stands twice, or a choice without options. */
export function withIds(questions: readonly campaigns.Question[]): campaigns.Question[] {
  const seen = new Set<string>();
  return questions.map((question, index) => {
    const id = question.id || v7();
    if (seen.has(id)) throw invalid(['body', 'questions', index, 'id'], 'Another question has this id.');
    seen.add(id);
    if (question.kind === 'choice' && question.options.length < 2) {
      throw invalid(['body', 'questions', index, 'options'], 'A choice question needs at least two options.');
    }
    return { ...question, id };
  });
}

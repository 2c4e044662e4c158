import { v7 } from 'uuid';
import type { campaigns } from '@insights/contracts';
import { invalid } from '@insights/errors';

/** The questions, each with an id. Errors: `invalid_request` for a repeated id, an unknown kind or a choice without options. */
export function withIds(questions: readonly campaigns.Question[]): campaigns.Question[] {
  const seen = new Set<string>();
  return questions.map((question, index) => {
    const id = question.id || v7();
    if (seen.has(id)) throw invalid(['body', 'questions', index, 'id'], 'Another question has this id.');
    seen.add(id);
    if (question.kind === 'unspecified') {
      throw invalid(['body', 'questions', index, 'kind'], 'This version does not know the kind of question.');
    }
    if (question.kind === 'choice' && question.options.length < 2) {
      throw invalid(['body', 'questions', index, 'options'], 'A choice question needs at least two options.');
    }
    return { ...question, id };
  });
}

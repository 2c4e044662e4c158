import { z } from 'zod';
import { invalid } from '@insights/errors';

export const QuestionId = z.string().max(64).describe('Id of the question.');

/** Two people who correct one answer do not overwrite each other. */
export const AnswerMatch = {
  'If-Match':
    'The `answer_id` of the value that you have seen, in quotes, `"none"` where there was none, or `*`. Required; 412 if another one counts by now.',
};

/** Errors: `invalid_request`. */
export function matchOf(header: (name: string) => string | undefined): string {
  const if_match = header('if-match');
  if (if_match !== undefined) return if_match;
  throw invalid(['header', 'if-match'], 'Send the `answer_id` of the value that you have seen, in quotes', 'missing');
}

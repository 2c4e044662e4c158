import { queryFlag } from '../../schemas/inputs.ts';

export const Force = queryFlag.describe(
  'Delete codes though they are used: what was coded with them alone is no longer in the report.',
);

/** A list in a message cannot be absent by itself. */
export function codeDraft<C extends { question_ids: string[] | null }>({ question_ids, ...code }: C) {
  return { ...code, question_ids: question_ids && { items: question_ids } };
}

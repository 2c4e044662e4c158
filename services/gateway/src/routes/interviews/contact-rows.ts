import type { campaigns } from '@insights/contracts';
import type { ValidationProblem } from '@insights/errors';
import type { z } from 'zod';
import { problemsOf } from '../../core/problems.ts';
import { ContactRow } from '../../schemas/contact-inputs.ts';

interface CheckedRows {
  readonly accepted: readonly { index: number; contact: z.output<typeof ContactRow> }[];
  readonly refused: readonly { index: number; detail: ValidationProblem[] }[];
}

/** Checks each row for itself. */
export function checkRows(rows: readonly unknown[]): CheckedRows {
  const accepted: CheckedRows['accepted'][number][] = [];
  const refused: CheckedRows['refused'][number][] = [];
  for (const [index, row] of rows.entries()) {
    const result = ContactRow.safeParse(row, { reportInput: true });
    if (result.success) accepted.push({ index, contact: result.data });
    else refused.push({ index, detail: problemsOf(result.error.issues, 'body', ['contacts', index]) });
  }
  return { accepted, refused };
}

/** What became of every row that was sent, in order: those that the service was asked for and those that never got there. */
export function withRefused(answer: campaigns.CreateContactsResponse, { accepted, refused }: CheckedRows) {
  const asked = answer.results.map((result) => ({ ...result, index: accepted[result.index]?.index ?? result.index }));
  const unasked = refused.map(({ index, detail }) => ({ index, error: 'invalid_request', detail }));
  return {
    created: answer.created,
    failed: answer.failed + refused.length,
    results: [...asked, ...unasked].toSorted((a, b) => a.index - b.index),
  };
}

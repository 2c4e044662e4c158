import { setImmediate as nextTurn } from 'node:timers/promises';
import type { campaigns } from '@insights/contracts';
import type { ValidationProblem } from '@insights/errors';
import type { z } from 'zod';
import { problemsOf } from '../../core/problems.ts';
import { ContactRow } from '../../schemas/contact.ts';
import { lineOf } from './contacts-csv.ts';

interface CheckedRows {
  readonly accepted: readonly { index: number; contact: z.output<typeof ContactRow> }[];
  readonly rejected: readonly { index: number; detail: ValidationProblem[] }[];
}

const ROWS_AT_A_TIME = 50;
/** Problems reported for each row; more would not help. */
const MOST_PROBLEMS = 10;

/** Validates rows one by one without blocking other requests: a thousand rows with fifty invalid attributes each take 300 ms. */
export async function checkRows(rows: readonly unknown[]): Promise<CheckedRows> {
  const accepted: CheckedRows['accepted'][number][] = [];
  const rejected: CheckedRows['rejected'][number][] = [];
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_AT_A_TIME === ROWS_AT_A_TIME - 1) await nextTurn();
    const result = ContactRow.safeParse(row, { reportInput: true });
    if (result.success) accepted.push({ index, contact: result.data });
    else rejected.push({ index, detail: problemsOfRow(result.error, index) });
  }
  return { accepted, rejected };
}

function problemsOfRow({ issues }: z.ZodError, index: number): ValidationProblem[] {
  return problemsOf(issues.slice(0, MOST_PROBLEMS), 'body', ['contacts', index]);
}

/** The result of every row of the body, in order: those that were sent to the service and those that were rejected before. */
export function withRejected(
  answer: campaigns.CreateContactsResponse,
  { accepted, rejected }: CheckedRows,
  rows: readonly unknown[],
) {
  const asked = answer.results.map(({ id, error, field, problem, ...result }) => {
    const index = accepted[result.index]?.index ?? result.index;
    const detail =
      field && problem ? [{ loc: ['body', 'contacts', index, field], msg: problem, type: 'value_error' }] : null;
    return { index, id, error, detail };
  });
  const unasked = rejected.map(({ index, detail }) => ({ index, id: null, error: 'invalid_request', detail }));
  return {
    created: answer.created,
    failed: answer.failed + rejected.length,
    results: [...asked, ...unasked]
      .toSorted((a, b) => a.index - b.index)
      .map((result) => ({ ...result, line: lineOf(rows[result.index]) })),
  };
}

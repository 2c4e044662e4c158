/** What became of a list of people. */
import type { ContactsResult } from '@insights/api-client/rest';
import type { NewPerson } from './read-people.ts';

/** Why some were not added: said once, for all whom it concerns. */
export interface Failure {
  /** `duplicate_contact`, or the field that is wrong. */
  readonly reason: string;
  /** What stands in the field. */
  readonly value: string;
  /** What the server says. */
  readonly message: string;
  readonly people: readonly string[];
}

export interface Added {
  readonly created: number;
  readonly failed: readonly Failure[];
}

/** `people` are those of the request, in its order. */
export function addedOf(people: readonly NewPerson[], { created, results }: ContactsResult): Added {
  const failed = results.flatMap(({ index, error, detail }) => {
    if (error === null) return [];
    const [problem] = detail ?? [];
    const field = String(problem?.loc.at(-1) ?? '');
    const { name, email, locale, timezone } = people[index] ?? {};
    const value = { email, locale, timezone }[field] ?? '';
    const reason = error === 'invalid_request' && field !== '' ? field : error;
    return [{ reason, value, message: problem?.msg ?? '', people: [email ?? name ?? String(index + 1)] }];
  });
  return { created, failed: together(failed) };
}

export const bothOf = (one: Added, other: Added): Added => ({
  created: one.created + other.created,
  failed: together([...one.failed, ...other.failed]),
});

function together(failures: readonly Failure[]): Failure[] {
  const alike = Map.groupBy(failures, ({ reason, value, message }) =>
    JSON.stringify([reason, reason === 'email' ? '' : value, message]),
  );
  return [...alike.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, people: [first, ...others].flatMap(({ people }) => people) }] : [],
  );
}

import { type WordOf, identity, wordsOf } from '@insights/contracts';
import { invalid } from '@insights/errors';

/** Roles that can be given; ownership is transferred. */
export const GIVEN_ROLES = ['admin', 'member'] as const satisfies WordOf<typeof identity.Role>[];
export type GivenRole = (typeof GIVEN_ROLES)[number];

/** What a change of a member leads to. */
export const WANTED_ROLES = [...wordsOf(identity.Role), 'removed'] as const;
export type WantedRole = (typeof WANTED_ROLES)[number];

/** Errors: `invalid_request` at body.role for the owner's role and for unknown ones. */
export function givenRole(role: identity.Role): GivenRole {
  const given = GIVEN_ROLES.find((known) => known === role);
  if (given) return given;
  throw invalid(['body', 'role'], 'A role is admin or member.', 'enum');
}

import { type Principal, participantPrincipal, servicePrincipal } from '@insights/auth-context';
import { v7 } from 'uuid';

const [user_id, workspace_id] = [v7(), v7()];

function person(kind: Principal['kind'], rights: Partial<Principal> = {}): Principal {
  return { kind, id: user_id, user_id, workspace_id, role: 'member', scopes: ['*'], platform_role: '', ...rights };
}

/** One of each kind of principal that the gateway may name, in a workspace that does not exist. */
export const people = {
  member: person('user'),
  admin: person('user', { role: 'admin' }),
  owner: person('user', { role: 'owner' }),
  support: person('user', { platform_role: 'support' }),
  'platform admin': person('user', { platform_role: 'admin' }),
  key: person('key', { role: 'admin' }),
  "platform admin's key": person('key', { role: 'admin', platform_role: 'admin' }),
  'retrieval key': person('retrieval_key', { vault_id: v7(), scopes: [] }),
  participant: participantPrincipal(v7(), workspace_id),
} satisfies Record<string, Principal>;
type Person = keyof typeof people;

const everybodyOfTeam: Person[] = [
  'member',
  'admin',
  'owner',
  'support',
  'platform admin',
  'key',
  "platform admin's key",
];

/** The principals that the words of rpc-callers.json mean; any other word is a service that calls as itself. */
export const groups: Readonly<Record<string, readonly Person[]>> = {
  team: everybodyOfTeam,
  'team: admin': ['admin', 'owner', 'key', "platform admin's key"],
  people: ['member', 'admin', 'owner', 'support', 'platform admin'],
  'people: admin': ['admin', 'owner'],
  'people: owner': ['owner'],
  'platform admin': ['platform admin', "platform admin's key"],
  support: ['support'],
  participant: ['participant'],
  'retrieval key': ['retrieval key'],
};

/** A service's token with every possible claim: the worst use of a stolen key. */
export const asItself = (service: string): Principal => ({
  ...servicePrincipal(service, workspace_id),
  user_id,
  role: 'owner',
  platform_role: 'admin',
});

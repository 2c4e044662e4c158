import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Role, makeApiKey } from '@insights/auth-context';
import type { Secrets } from '../../deploy/local/secrets.ts';
import { type DemoUser, demoUsers, mintToken } from '../../deploy/local/tokens.ts';
import { Api } from '../support/api.ts';
import { openCampaign } from '../support/participant.ts';
import type { System } from '../support/shared-stack.ts';
import { queryAsAdmin } from '../support/stack-database.ts';

/** A caller and its properties. */
export type Who =
  | { kind: 'nobody' }
  | { kind: 'refused' }
  | { kind: 'key'; scopes: readonly string[] }
  | { kind: 'retrieval_key' }
  | { kind: 'participant' }
  /** `role` in the demo workspace; undefined: not a member. `platform`: the role that applies. */
  | { kind: 'user'; role?: Role; platform?: 'support' | 'admin'; elsewhere?: Role };

export interface CallerUnderTest {
  name: string;
  who: Who;
  /** The request headers of the caller. An accepted call can use up a credential; `fresh` requests a new one. */
  headers(fresh: boolean): Promise<Record<string, string>> | Record<string, string>;
}

interface MadeKey {
  id: string;
  key: string;
}

async function makeKey(system: System, scopes: string[]): Promise<MadeKey> {
  const owner = new Api(system.base_url, { token: system.demo.tokens.owner });
  const body = { name: `contract ${scopes.join(' ')}`, workspace_id: system.demo.workspace_id, scopes };
  return (await owner.ok(owner.post('/v1/api-keys', body))) as unknown as MadeKey;
}

/** A key with the shortest lifetime, a day after it expired. */
async function makeExpiredKey(system: System): Promise<string> {
  const { id, key } = await makeKey(system, ['*']);
  const sql = `update identity.api_keys set expires_at = now() - interval '1 second' where id = $1`;
  await queryAsAdmin(system.dir, sql, [id]);
  return key;
}

async function makeRevokedKey(system: System): Promise<string> {
  const { id, key } = await makeKey(system, ['*']);
  const owner = new Api(system.base_url, { token: system.demo.tokens.owner });
  await owner.ok(owner.delete(`/v1/api-keys/${id}`));
  return key;
}

/** Returns a new participant of one campaign each time. */
async function participants({ base_url, demo }: System): Promise<() => Promise<string>> {
  const { link } = await openCampaign(new Api(base_url, { key: demo.api_keys.full }));
  const nobody = new Api(base_url);
  return async () => String((await nobody.ok(nobody.post(`/v1/join/${link}`, { name: 'Ada' })))['participant_token']);
}

/** A token of the embedded issuer with any claims. */
export async function tokenOf({ dir }: System, user: DemoUser): Promise<string> {
  const { issuer_key } = JSON.parse(readFileSync(join(dir, 'secrets.json'), 'utf8')) as Secrets;
  return mintToken(issuer_key, user);
}

/** A token of an unknown user. */
export function tokenOfNewcomer(system: System, email = `${randomUUID()}@example.com`): Promise<string> {
  return tokenOf(system, { sub: `newcomer|${randomUUID()}`, email, name: 'Nora Newcomer' });
}

const withKey = (name: string, key: string, who: Who): CallerUnderTest => ({
  name,
  who,
  headers: () => ({ 'x-api-key': key }),
});
const withToken = (name: string, token: string, who: Who): CallerUnderTest => ({
  name,
  who,
  headers: () => ({ authorization: `Bearer ${token}` }),
});

async function refusedCallers(system: System): Promise<CallerUnderTest[]> {
  const { tokens, api_keys } = system.demo;
  const both = { 'x-api-key': api_keys.full, authorization: `Bearer ${tokens.owner}` };
  const who = { kind: 'refused' } as const;
  return [
    withKey('malformed key', 'iis_malformed', who),
    withKey('unknown key', makeApiKey('iis'), who),
    withKey('revoked key', await makeRevokedKey(system), who),
    withKey('expired key', await makeExpiredKey(system), who),
    withToken('token that nobody signed', 'eyJhbGciOiJub25lIn0.e30.', who),
    { name: 'a good key and a good token', who, headers: () => both },
  ];
}

async function keyCallers(system: System): Promise<CallerUnderTest[]> {
  const { api_keys, other, retrieval_key } = system.demo;
  const { key: both } = await makeKey(system, ['interviews', 'exports']);
  return [
    withKey('key: interviews', api_keys.interviews_only, { kind: 'key', scopes: ['interviews'] }),
    withKey('key: exports', api_keys.exports_only, { kind: 'key', scopes: ['exports'] }),
    withKey('key: webhooks', api_keys.webhooks_only, { kind: 'key', scopes: ['webhooks'] }),
    withKey('key: mcp', api_keys.mcp_only, { kind: 'key', scopes: ['mcp'] }),
    withKey('key: interviews + exports', both, { kind: 'key', scopes: ['interviews', 'exports'] }),
    withKey('key: *', api_keys.full, { kind: 'key', scopes: ['*'] }),
    withKey('key: * of another workspace', other.api_keys.full, { kind: 'key', scopes: ['*'] }),
    withKey('retrieval key', retrieval_key, { kind: 'retrieval_key' }),
  ];
}

/** Every kind of caller of a running system. */
export async function allCallers(system: System): Promise<CallerUnderTest[]> {
  const { tokens, other } = system.demo;
  const unverified = await tokenOf(system, { ...demoUsers.support, email_verified: false });
  const nextParticipant = await participants(system);
  const participant = await nextParticipant();
  return [
    { name: 'no credential', who: { kind: 'nobody' }, headers: () => ({}) },
    ...(await refusedCallers(system)),
    ...(await keyCallers(system)),
    {
      name: 'participant',
      who: { kind: 'participant' },
      headers: async (fresh) => ({ authorization: `Bearer ${fresh ? await nextParticipant() : participant}` }),
    },
    withToken('member', tokens.member, { kind: 'user', role: 'member' }),
    withToken('admin', tokens.admin, { kind: 'user', role: 'admin' }),
    withToken('owner', tokens.owner, { kind: 'user', role: 'owner' }),
    withToken('support', tokens.support, { kind: 'user', platform: 'support' }),
    withToken('support with an unverified e-mail', unverified, { kind: 'user' }),
    withToken('platform admin', tokens.platform_admin, { kind: 'user', platform: 'admin' }),
    withToken('owner of another workspace', other.tokens.owner, { kind: 'user', elsewhere: 'owner' }),
  ];
}

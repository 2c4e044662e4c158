import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Role, makeApiKey } from '@insights/auth-context';
import type { Secrets } from '../../deploy/local/secrets.ts';
import { mintToken } from '../../deploy/local/tokens.ts';
import { Api } from '../support/api.ts';
import type { System } from '../support/shared-stack.ts';

/** Somebody who calls, and what is true about them. */
export type Who =
  | { kind: 'nobody' }
  | { kind: 'refused' }
  | { kind: 'key'; scopes: readonly string[] }
  /** `role` in the demo workspace; undefined: no member. */
  | { kind: 'user'; role?: Role; platform?: 'support' | 'admin'; elsewhere?: Role };

export interface CallerUnderTest {
  name: string;
  who: Who;
  api: Api;
}

async function makeKey(system: System, scopes: string[]): Promise<{ id: string; key: string }> {
  const owner = new Api(system.base_url, { token: system.demo.tokens.owner });
  const body = { name: `contract ${scopes.join(' ')}`, workspace_id: system.demo.workspace_id, scopes };
  return (await owner.ok(owner.post('/v1/api-keys', body))) as unknown as { id: string; key: string };
}

/** Every kind of caller there is, against a running system. */
export async function allCallers(system: System): Promise<CallerUnderTest[]> {
  const { tokens, api_keys, other } = system.demo;
  const revoked = await makeKey(system, ['*']);
  const owner = new Api(system.base_url, { token: tokens.owner });
  await owner.ok(owner.delete(`/v1/api-keys/${revoked.id}`));
  const both = await makeKey(system, ['interviews', 'exports']);
  const withKey = (name: string, key: string, who: Who): CallerUnderTest => ({
    name,
    who,
    api: new Api(system.base_url, { key }),
  });
  const withToken = (name: string, token: string, who: Who): CallerUnderTest => ({
    name,
    who,
    api: new Api(system.base_url, { token }),
  });
  return [
    { name: 'no credential', who: { kind: 'nobody' }, api: new Api(system.base_url) },
    withKey('malformed key', 'iis_malformed', { kind: 'refused' }),
    withKey('unknown key', makeApiKey('iis'), { kind: 'refused' }),
    withKey('revoked key', revoked.key, { kind: 'refused' }),
    withToken('token that nobody signed', 'eyJhbGciOiJub25lIn0.e30.', { kind: 'refused' }),
    withKey('key: interviews', api_keys.interviews_only, { kind: 'key', scopes: ['interviews'] }),
    withKey('key: exports', api_keys.exports_only, { kind: 'key', scopes: ['exports'] }),
    withKey('key: webhooks', api_keys.webhooks_only, { kind: 'key', scopes: ['webhooks'] }),
    withKey('key: mcp', api_keys.mcp_only, { kind: 'key', scopes: ['mcp'] }),
    withKey('key: interviews + exports', both.key, { kind: 'key', scopes: ['interviews', 'exports'] }),
    withKey('key: *', api_keys.full, { kind: 'key', scopes: ['*'] }),
    withKey('key: * of another workspace', other.api_keys.full, { kind: 'key', scopes: ['*'] }),
    withToken('member', tokens.member, { kind: 'user', role: 'member' }),
    withToken('admin', tokens.admin, { kind: 'user', role: 'admin' }),
    withToken('owner', tokens.owner, { kind: 'user', role: 'owner' }),
    withToken('support', tokens.support, { kind: 'user', platform: 'support' }),
    withToken('platform admin', tokens.platform_admin, { kind: 'user', platform: 'admin' }),
    withToken('owner of another workspace', other.tokens.owner, { kind: 'user', elsewhere: 'owner' }),
  ];
}

/** A token of somebody whom the system has never seen. */
export async function tokenOfNewcomer({ dir }: System): Promise<string> {
  const { issuer_key } = JSON.parse(readFileSync(join(dir, 'secrets.json'), 'utf8')) as Secrets;
  const sub = `newcomer|${randomUUID()}`;
  return mintToken(issuer_key, { sub, email: `${sub.slice(-12)}@example.com`, name: 'Nora Newcomer' });
}

import { randomUUID } from 'node:crypto';
import type { Api } from './api-client.ts';

/** The demo's API keys, one for each set of scopes. */
export const keyScopes = {
  full: ['*'],
  interviews_only: ['interviews'],
  exports_only: ['exports'],
  webhooks_only: ['webhooks'],
  mcp_only: ['mcp'],
} as const;
export type DemoKeys = Record<keyof typeof keyScopes, string>;
export const keyNames = Object.keys(keyScopes) as (keyof DemoKeys)[];

/** The maximum of the API, so that the demo's keys do not expire. */
const EXPIRES_IN_DAYS = 3_650;

/** Creates an API key and returns it; `name` identifies it in every run. */
export function makeKey(api: Api, workspace_id: string, name: string, scopes: readonly string[]): Promise<string> {
  return make(api, '/v1/api-keys', { name, workspace_id, scopes });
}

/** Creates a retrieval key for a vault and returns it. */
export function makeRetrievalKey(api: Api, vault_id: string): Promise<string> {
  return make(api, `/v1/vaults/${vault_id}/retrieval-keys`, { name: 'Demo: retrieval' });
}

interface NewKey {
  name: string;
  workspace_id?: string;
  scopes?: readonly string[];
}

/** `path` is the route that creates the key; path and name identify it. */
async function make(api: Api, path: string, fields: NewKey): Promise<string> {
  const body = { ...fields, expires_in_days: EXPIRES_IN_DAYS };
  const create = (idempotency_key: string) =>
    api<{ id: string; key?: string | null }>({ method: 'POST', path, body, idempotency_key });
  const made = await create(`demo-key-${fields.workspace_id ?? path}-${fields.name}`);
  if (made.key) return made.key;
  // Created by a start that was interrupted before it stored the key, which is returned only once.
  await api({ method: 'DELETE', path: `${path}/${made.id}` });
  const { key } = await create(`demo-key-${randomUUID()}`);
  if (!key) throw new Error(`the new key ${fields.name} came without its secret`);
  return key;
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Api } from './api-client.ts';
import { StartError } from './start-error.ts';

/** A machine that starts several systems at once is slow. */
const TIMEOUT_MS = 120_000;

/** The id of the workspace's vault, which is created with the first transcript of an imported interview. */
export async function findVault(api: Api, workspace_id: string, signal: AbortSignal): Promise<string> {
  const deadline = performance.now() + TIMEOUT_MS;
  while (performance.now() < deadline) {
    const [vault] = await api<{ id: string }[]>({ method: 'GET', path: `/v1/vaults?workspace_id=${workspace_id}` });
    if (vault) return vault.id;
    await pause(100, undefined, { signal });
  }
  throw new StartError('Seeding the demo failed: no transcript arrived in the vault. See logs/vaults.log.');
}

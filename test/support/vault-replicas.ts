import { Api } from './api.ts';
import { type EmbeddingsServer, startEmbeddingsServer } from './embeddings-server.ts';
import { NO_TOKENS, gatewayBeside } from './gateway-beside.ts';
import { PLENTY } from './plenty.ts';
import { ServiceBeside } from './service-beside.ts';
import type { System } from './shared-stack.ts';

export interface VaultReplicas {
  readonly endpoint: EmbeddingsServer;
  /** The vaults processes. */
  readonly processes: readonly ServiceBeside[];
  /** The API through each of them: a gateway calls one replica. */
  apis(key: string): Api[];
}

/** Replicas of vaults that search by words and by meaning, each behind a gateway of its own. */
export async function startVaultReplicas(
  system: System,
  count: number,
  scope: { after(close: () => Promise<void>): void },
): Promise<VaultReplicas> {
  const endpoint = await startEmbeddingsServer();
  const env = { EMBEDDINGS_BASE_URL: endpoint.url };
  const processes = await Promise.all(
    Array.from({ length: count }, () => ServiceBeside.start(system, 'vaults', env, scope)),
  );
  // Closed after the processes that ask it.
  scope.after(() => endpoint.close());
  const urls = await Promise.all(
    processes.map(({ address }) => gatewayBeside(system, { ...PLENTY, ...NO_TOKENS, VAULTS_ADDR: address }, scope)),
  );
  return { endpoint, processes, apis: (key) => urls.map((url) => new Api(url, { key })) };
}

import { type KeyObject, generateKeyPairSync } from 'node:crypto';
import { Registry } from 'prom-client';
import { PrincipalSigner, PrincipalVerifier } from '@insights/auth-context';
import { jobs } from '@insights/contracts';
import { createClient, startServer } from '@insights/grpc-kit';
import { jobsAccess } from './access.ts';
import { type JobsDependencies, jobsHandlers } from './grpc.ts';
import type { openQueue } from './queue.fixture.ts';
import { freePort } from '../../../test/support/free-port.ts';

type Queue = Awaited<ReturnType<typeof openQueue>>;

/** Metrics of another worker in the same process. */
export const freshRegistry = () => new Registry();

const asJwk = (key: KeyObject, kid: string) => ({ ...key.export({ format: 'jwk' }), kid });

/** The jobs service on a port of its own, with real principal tokens, and a client for it. */
export async function serveQueue(queue: Queue) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const verifier = new PrincipalVerifier({ principalTrust: { keys: [asJwk(publicKey, 'reports')] } }, 'jobs');
  const signer = new PrincipalSigner({ principalSigningKey: asJwk(privateKey, 'reports') });
  const port = await freePort();
  const serve = async () => {
    const stopping = new AbortController();
    queue.registry.removeSingleMetric('insights_rpc_server_duration_seconds');
    const options = { host: '127.0.0.1', port, verifier, logger: queue.logger, registry: queue.registry };
    const server = startServer(options);
    const dependencies: JobsDependencies = { ...queue.dependencies, stopping: stopping.signal };
    server.add(jobs.JobsServiceService, jobsAccess, jobsHandlers(dependencies));
    await server.listen();
    return async () => {
      stopping.abort();
      await server.drain(1_000);
    };
  };
  const client = createClient(jobs.JobsServiceService, { address: `127.0.0.1:${port}`, audience: 'jobs', signer });
  return { client, serve };
}

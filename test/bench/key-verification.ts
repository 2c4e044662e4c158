/**
 * What the look-up of an API key adds to a request: 500 keys a second arrive at a gateway's verifier from a separate process, whether
 * earlier ones are answered or not. Prints p50 and p99 from arrival to verdict, and how busy the machine is: when more is
 * running than it has processors, the figures include the wait for a processor.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { Registry } from 'prom-client';
import { PrincipalSigner, hashKey } from '@insights/auth-context';
import { identity, retrievalKeys } from '@insights/contracts';
import { createClient } from '@insights/grpc-kit';
import type { Secrets } from '../../deploy/local/secrets.ts';
import { startStack } from '../../deploy/local/stack.ts';
import { verifiersOfKeys } from '../../services/gateway/src/core/key-verifiers.ts';
import { bySize } from '../support/size.ts';

const PER_SECOND = 500;
const SECONDS = bySize({ smoke: 4, proof: 30 });
/** The first arrivals meet cold compilers and are not counted. */
const WARM_UP = PER_SECOND;

const dir = mkdtempSync(join(tmpdir(), 'insights-bench-'));
const stack = await startStack({ dir: join(dir, 'local'), seed: 'small', env: { LOG_LEVEL: 'warn' } });
try {
  const { signing_keys } = JSON.parse(readFileSync(join(stack.dir, 'secrets.json'), 'utf8')) as Secrets;
  const own = signing_keys['gateway'];
  if (!own || !stack.demo) throw new Error('the stack has no gateway or no demo');
  const connection = {
    address: `127.0.0.1:${stack.processes()['identity']?.port}`,
    audience: 'identity',
    signer: new PrincipalSigner({ principalSigningKey: own }),
  } as const;
  const client = createClient(identity.IdentityServiceService, connection);
  const others = createClient(retrievalKeys.RetrievalKeysServiceService, connection);
  let reads = 0;
  const counted: typeof client = {
    ...client,
    verifyKeys: (...call) => {
      reads += 1;
      return client.verifyKeys(...call);
    },
  };
  const stopping = new AbortController();
  const { keys: verifier } = verifiersOfKeys(
    { identity: counted, retrievalKeys: others },
    new Registry(),
    stopping.signal,
  );
  const hash = hashKey(stack.demo.api_keys.full);
  const latencies: number[] = [];
  const verify = async () => {
    const arrived = performance.now();
    const { status } = await verifier.verify(hash);
    if (status !== 'active') throw new Error(`the key is ${status}`);
    latencies.push(performance.now() - arrived);
  };
  const answers: Promise<void>[] = [];
  const count = String(WARM_UP + PER_SECOND * SECONDS);
  const arrivals = spawn(
    process.execPath,
    [join(import.meta.dirname, '../support/arrivals.ts'), String(PER_SECOND), count],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  for await (const chunk of arrivals.stdout) {
    for (let n = (chunk as Buffer).length; n > 0; n -= 1) answers.push(verify());
  }
  await Promise.all(answers);
  stopping.abort();
  client.close();
  others.close();
  const sorted = latencies.slice(WARM_UP).toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  const busy = `load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} processors`;
  console.log(
    `${PER_SECOND} keys/s for ${SECONDS} s: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms (aim: 0.5 and 3), ${reads} reads; ${busy}`,
  );
} finally {
  await stack.stop();
  rmSync(dir, { recursive: true, force: true });
}

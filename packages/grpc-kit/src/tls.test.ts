import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { connect as connectPlain } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { connect, getCACertificates, setDefaultCACertificates } from 'node:tls';
import { promisify } from 'node:util';
import { Registry } from 'prom-client';
import { servicePrincipal } from '@insights/auth-context';
import { common } from '@insights/contracts';
import { createLogger } from '@insights/telemetry';
import { createClient } from './client.ts';
import { opsAccess } from './ops.ts';
import { handlers, signer, verifier } from './probe.fixture.ts';
import { type RpcServer, startServer } from './server.ts';
import { believeAuthorities, serverCredentials } from './tls.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { freePort } from '../../../test/support/free-port.ts';

const run = promisify(execFile);
const dir = await mkdtemp(join(tmpdir(), 'insights-tls-'));
// Like a Secret mounted by Kubernetes: a link that is switched to a folder with the new files.
const files = { grpcTlsCertFile: join(dir, 'live/tls.crt'), grpcTlsKeyFile: join(dir, 'live/tls.key') };
const READ_AGAIN_MS = 20;

async function openssl(...args: string[]): Promise<void> {
  await run('openssl', args, { cwd: dir });
}

const NEW_KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];

async function makeAuthority(name: string): Promise<void> {
  const pair = ['-keyout', `${name}.key`, '-out', `${name}.crt`];
  await openssl('req', '-x509', ...NEW_KEY, '-days', '2', '-subj', `/CN=${name}`, ...pair);
}

/** Atomically replaces the certificate for localhost. */
async function issue(serial: number, authority: string): Promise<void> {
  const folder = String(serial);
  await mkdir(join(dir, folder));
  await openssl('req', ...NEW_KEY, '-subj', '/CN=probe', '-keyout', `${folder}/tls.key`, '-out', 'tls.csr');
  const by = ['-CA', `${authority}.crt`, '-CAkey', `${authority}.key`, '-set_serial', folder, '-days', '2'];
  await openssl('x509', '-req', '-in', 'tls.csr', ...by, '-extfile', 'names.cnf', '-out', `${folder}/tls.crt`);
  await symlink(folder, join(dir, 'next'));
  await rename(join(dir, 'next'), join(dir, 'live'));
}

let server: RpcServer;
let port: number;

before(async () => {
  await writeFile(join(dir, 'names.cnf'), 'subjectAltName=DNS:localhost');
  await makeAuthority('known');
  await makeAuthority('unknown');
  setDefaultCACertificates([...getCACertificates('default'), await readFile(join(dir, 'known.crt'), 'utf8')]);
  await issue(7, 'known');
  port = await freePort();
  const logger = createLogger('probe', 'silent');
  const credentials = serverCredentials(files, READ_AGAIN_MS);
  server = startServer({ host: '127.0.0.1', port, credentials, verifier, logger, registry: new Registry() });
  server.add(common.OpsServiceService, opsAccess, handlers);
  await server.listen();
});
after(async () => {
  await server.drain(100);
  await rm(dir, { recursive: true });
});

/** Makes one call to the server at `address`. */
async function ask(address: string): Promise<boolean> {
  const client = createClient(common.OpsServiceService, { address, audience: 'probe', signer });
  try {
    return (await client.getSchemaStatus({}, { principal: servicePrincipal('gateway'), timeout_ms: 2_000 })).ok;
  } finally {
    client.close();
  }
}

/** The serial number of the certificate in use; 0 before the first one. */
async function served(): Promise<number> {
  const socket = connect({
    rejectUnauthorized: false,
    port,
    host: '127.0.0.1',
    servername: 'localhost',
    ALPNProtocols: ['h2'],
  });
  try {
    await once(socket, 'secureConnect');
    return Number.parseInt(socket.getPeerCertificate().serialNumber, 16);
  } catch {
    return 0;
  } finally {
    socket.destroy();
  }
}

/** Waits until the certificate with that number is in use and makes a call. */
async function askOnce(serial: number): Promise<boolean> {
  while ((await served()) !== serial) await delay(READ_AGAIN_MS);
  return ask(`tls+dns:///localhost:${port}`);
}

test('a TLS call succeeds only to a name in the certificate, and a call without TLS fails', async () => {
  assert.equal(await askOnce(7), true);
  await assert.rejects(ask(`tls+dns:///127.0.0.1:${port}`), { code: 'unavailable' });
  await assert.rejects(ask(`localhost:${port}`), { code: 'unavailable' });
});

test('a renewed certificate is used without a restart, and one of an unknown authority is rejected', async () => {
  await issue(8, 'known');
  assert.equal(await askOnce(8), true);
  await issue(9, 'unknown');
  await assert.rejects(askOnce(9), { code: 'unavailable' });
});

test('a certificate without its key is rejected, naming what is missing', () => {
  assert.throws(
    () => serverCredentials({ ...files, grpcTlsKeyFile: '' }),
    /both GRPC_TLS_CERT_FILE and GRPC_TLS_KEY_FILE, or neither/,
  );
  assert.throws(
    () => serverCredentials({ ...files, grpcTlsKeyFile: '/nowhere' }),
    /GRPC_TLS_KEY_FILE: the file "\/nowhere" does not exist/,
  );
});

test('clients trust only the authorities in their file, and an added one without a restart', async (t) => {
  const grpcTlsCaFile = join(dir, 'believed.crt');
  const write = async (...names: string[]) => {
    const texts = await Promise.all(names.map((name) => readFile(join(dir, `${name}.crt`), 'utf8')));
    await writeFile(grpcTlsCaFile, texts.join(''));
  };
  t.after(() => believeAuthorities({ grpcTlsCaFile: '' }));
  await write('unknown');
  believeAuthorities({ grpcTlsCaFile }, READ_AGAIN_MS);
  await issue(10, 'known');
  await assert.rejects(askOnce(10), { code: 'unavailable' });
  await write('unknown', 'known');
  await eventually(() => ask(`tls+dns:///localhost:${port}`).catch(() => null), {
    what: 'the added authority believed',
  });
  await issue(11, 'unknown');
  assert.equal(await askOnce(11), true);
  assert.throws(
    () => believeAuthorities({ grpcTlsCaFile: '/nowhere' }),
    /GRPC_TLS_CA_FILE: the file "\/nowhere" does not exist/,
  );
});

type Mode = 'disable' | 'offer' | 'use' | 'require';
const STEPS: Mode[] = ['disable', 'offer', 'use', 'require'];

/** A replica with the chart's settings for this mode. */
async function startReplica(mode: Mode, replicaPort: number): Promise<RpcServer> {
  const logger = createLogger('probe', 'silent');
  const replica = startServer({
    host: '127.0.0.1',
    port: replicaPort,
    verifier,
    logger,
    registry: new Registry(),
    ...(mode === 'disable' ? {} : { credentials: serverCredentials(files, READ_AGAIN_MS) }),
    isTlsOptional: mode === 'offer' || mode === 'use',
  });
  replica.add(common.OpsServiceService, opsAccess, handlers);
  await replica.listen();
  return replica;
}

/** The address of callers in this mode. */
const callersOf = (mode: Mode, replicaPort: number) =>
  mode === 'use' || mode === 'require' ? `tls+dns:///localhost:${replicaPort}` : `dns:///localhost:${replicaPort}`;

for (const steps of [STEPS, STEPS.toReversed()]) {
  test(`from ${steps[0]} to ${steps.at(-1)} step by step: old and new replicas answer old and new callers at every step`, async (t) => {
    await issue(steps[0] === 'disable' ? 20 : 21, 'known');
    const replicas: { server: RpcServer; port: number }[] = [];
    t.after(() => Promise.all(replicas.map((replica) => replica.server.drain(100))));
    const [first = 'disable', ...rest] = steps;
    const newReplica = async (mode: Mode) => {
      const replicaPort = await freePort();
      return { server: await startReplica(mode, replicaPort), port: replicaPort };
    };
    replicas.push(await newReplica(first), await newReplica(first));
    let former = first;
    let calls = 0;
    for (const mode of rest) {
      for (const [place, { server: old }] of replicas.entries()) {
        replicas[place] = await newReplica(mode);
        await old.drain(100);
        for (const callers of [former, mode]) {
          for (const { port: replicaPort } of replicas) {
            assert.equal(await ask(callersOf(callers, replicaPort)), true, `${callers} calls ${mode}`);
            calls += 1;
          }
        }
      }
      former = mode;
    }
    assert.equal(calls, 24);
  });
}

test('a port for both closes a silent connection and survives an invalid one', async (t) => {
  const replicaPort = await freePort();
  const replica = await startReplica('use', replicaPort);
  t.after(() => replica.drain(100));
  for (const start of ['', '\u0016', '\u0016nonsense', 'GET / HTTP/1.1\r\n\r\n']) {
    const socket = connectPlain(replicaPort, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(start);
    socket.resetAndDestroy();
  }
  assert.equal(await ask(callersOf('use', replicaPort)), true);
});

import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type Server, createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { makeAuthority } from './authority.ts';
import type { Scope } from './database.ts';
import { chart } from './helm.ts';

const run = promisify(execFile);

interface Written {
  metadata?: { name: string };
  stringData: Record<string, string>;
}

/** Simulates the part of the Kubernetes API that stores Secrets. */
export interface SecretsApi {
  /** Values by key, by Secret. */
  readonly secrets: Map<string, Record<string, string>>;
  /** Runs the chart's Job with this plan and returns its output. */
  makeSecrets(plan: object): Promise<string>;
}

function serve(secrets: SecretsApi['secrets'], certificate: { cert: Buffer; key: Buffer }): Server {
  return createServer(certificate, async (request, response) => {
    const name = request.url?.split('/secrets/')[1];
    if (request.method !== 'GET') {
      const { metadata, stringData } = (await json(request)) as Written;
      const target = name ?? metadata?.name ?? '';
      secrets.set(target, { ...secrets.get(target), ...stringData });
    }
    const known = secrets.get(name ?? '');
    const encoded = Object.entries(known ?? {}).map(([key, text]) => [key, Buffer.from(text).toString('base64')]);
    response.statusCode = request.method === 'GET' && !known ? 404 : 200;
    response.end(JSON.stringify({ data: Object.fromEntries(encoded) }));
  });
}

export async function secretsApi(scope: Scope): Promise<SecretsApi> {
  const authority = await makeAuthority(scope);
  const { cert, key } = await authority.issue('IP:127.0.0.1');
  const secrets: SecretsApi['secrets'] = new Map();
  const server = serve(secrets, { cert: await readFile(cert), key: await readFile(key) }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const account = await mkdtemp(join(tmpdir(), 'insights-account-'));
  await copyFile(authority.ca, join(account, 'ca.crt'));
  await writeFile(join(account, 'namespace'), 'ns');
  await writeFile(join(account, 'token'), 'token');
  scope.after(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
    await rm(account, { recursive: true });
  });
  const env = {
    PATH: process.env['PATH'],
    ACCOUNT_FOLDER: account,
    KUBERNETES_SERVICE_HOST: '127.0.0.1',
    KUBERNETES_SERVICE_PORT: String((server.address() as AddressInfo).port),
  };
  return {
    secrets,
    async makeSecrets(plan) {
      const script = join(chart, 'files/make-secrets.mjs');
      return (await run(process.execPath, [script], { env: { ...env, PLAN: JSON.stringify(plan) }, timeout: 60_000 }))
        .stdout;
    },
  };
}

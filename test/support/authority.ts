import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Scope } from './database.ts';

const run = promisify(execFile);
const NEW_KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];

/** Paths of PEM files. */
export interface Certificate {
  cert: string;
  key: string;
}

/** A certificate authority with a folder that is deleted with the scope. */
export interface Authority {
  /** PEM file of its own certificate. */
  ca: string;
  /** Issues a certificate for these names, each as `DNS:name` or `IP:address`. */
  issue(...names: string[]): Promise<Certificate>;
}

export async function makeAuthority(scope: Scope): Promise<Authority> {
  const dir = await mkdtemp(join(tmpdir(), 'insights-authority-'));
  scope.after(() => rm(dir, { recursive: true, force: true }));
  const openssl = (...args: string[]) => run('openssl', args, { cwd: dir });
  await openssl(
    'req',
    '-x509',
    ...NEW_KEY,
    '-days',
    '2',
    '-subj',
    '/CN=authority',
    '-keyout',
    'ca.key',
    '-out',
    'ca.crt',
  );
  let serial = 1;
  return {
    ca: join(dir, 'ca.crt'),
    async issue(...names) {
      const id = String((serial += 1));
      const [key, request, cert, extensions] = [`${id}.key`, `${id}.csr`, `${id}.crt`, `${id}.ext`];
      await writeFile(join(dir, extensions), `subjectAltName=${names.join(',')}\n`);
      await openssl('req', ...NEW_KEY, '-subj', '/CN=server', '-keyout', key, '-out', request);
      const signer = ['-CA', 'ca.crt', '-CAkey', 'ca.key', '-set_serial', id, '-days', '2'];
      await openssl('x509', '-req', '-in', request, ...signer, '-extfile', extensions, '-out', cert);
      return { cert: join(dir, cert), key: join(dir, key) };
    },
  };
}

import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { API_SERVICE_IP, NODE_IP, NODE_NAME, runFolder } from './place.ts';
import { run } from './shell.ts';

export const pki = join(runFolder, 'pki');
const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];

async function authority(name: string): Promise<void> {
  const files = ['-keyout', join(pki, `${name}.key`), '-out', join(pki, `${name}.crt`)];
  await run('openssl', ['req', '-x509', ...newKey, '-days', '3650', '-subj', `/CN=${name}`, ...files]);
}

interface Certificate {
  name: string;
  subject: string;
  by?: string;
  names?: string[];
}

async function certificate({ name, subject, by = 'ca', names = [] }: Certificate): Promise<void> {
  const [key, request, out, extensions] = ['key', 'csr', 'crt', 'ext'].map((kind) => join(pki, `${name}.${kind}`));
  if (!key || !request || !out || !extensions) return;
  const usage = ['keyUsage=digitalSignature', 'extendedKeyUsage=serverAuth,clientAuth'];
  if (names.length > 0) usage.push(`subjectAltName=${names.join(',')}`);
  await writeFile(extensions, `${usage.join('\n')}\n`);
  await run('openssl', ['req', ...newKey, '-subj', subject, '-keyout', key, '-out', request]);
  const signer = ['-CA', join(pki, `${by}.crt`), '-CAkey', join(pki, `${by}.key`), '-CAcreateserial'];
  await run('openssl', [
    'x509',
    '-req',
    '-in',
    request,
    ...signer,
    '-days',
    '3650',
    '-out',
    out,
    '-extfile',
    extensions,
  ]);
  await rm(request);
  await rm(extensions);
}

const serviceName = 'kubernetes.default.svc.cluster.local';
const apiNames = ['localhost', 'kubernetes', 'kubernetes.default', 'kubernetes.default.svc', serviceName];
const certificates: Certificate[] = [
  {
    name: 'apiserver',
    subject: '/CN=kube-apiserver',
    names: [
      ...['127.0.0.1', NODE_IP, API_SERVICE_IP].map((ip) => `IP:${ip}`),
      ...apiNames.map((name) => `DNS:${name}`),
    ],
  },
  { name: 'kubelet-client', subject: '/O=system:masters/CN=kube-apiserver-kubelet-client' },
  { name: 'front-client', subject: '/CN=front-proxy-client', by: 'front-ca' },
  { name: 'admin', subject: '/O=system:masters/CN=admin' },
  { name: 'controllers', subject: '/CN=system:kube-controller-manager' },
  { name: 'scheduler', subject: '/CN=system:kube-scheduler' },
  { name: 'proxy', subject: '/CN=system:kube-proxy' },
  {
    name: 'node',
    subject: `/O=system:nodes/CN=system:node:${NODE_NAME}`,
    names: [`IP:${NODE_IP}`, `DNS:${NODE_NAME}`],
  },
];
const callers = ['admin', 'controllers', 'scheduler', 'proxy', 'node'];

/** A kubeconfig: the address of the API server and the credentials of `name`. */
async function writeKubeconfig(name: string): Promise<void> {
  const encoded = async (file: string) => (await readFile(join(pki, file))).toString('base64');
  const config = {
    apiVersion: 'v1',
    kind: 'Config',
    clusters: [
      {
        name: 'local',
        cluster: { server: `https://${NODE_IP}:6443`, 'certificate-authority-data': await encoded('ca.crt') },
      },
    ],
    users: [
      {
        name,
        user: {
          'client-certificate-data': await encoded(`${name}.crt`),
          'client-key-data': await encoded(`${name}.key`),
        },
      },
    ],
    contexts: [{ name: 'local', context: { cluster: 'local', user: name } }],
    'current-context': 'local',
  };
  await writeFile(join(runFolder, `${name}.conf`), JSON.stringify(config), { mode: 0o600 });
}

/** Creates authorities, certificates and kubeconfigs of all components; takes 1 s. */
export async function makeCertificates(): Promise<void> {
  if (existsSync(join(runFolder, 'node.conf'))) return;
  await mkdir(pki, { recursive: true, mode: 0o700 });
  await Promise.all([authority('ca'), authority('front-ca')]);
  for (const each of certificates) await certificate(each);
  await run('openssl', ['genrsa', '-out', join(pki, 'accounts.key'), '2048']);
  await run('openssl', ['rsa', '-in', join(pki, 'accounts.key'), '-pubout', '-out', join(pki, 'accounts.pub')]);
  await Promise.all(callers.map(writeKubeconfig));
}

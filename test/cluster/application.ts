import { chown, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { JWK } from 'jose';
import { type DemoUser, mintToken } from '../../deploy/local/tokens.ts';
import { Api } from '../support/api.ts';
import { apply, kubectl } from './cluster.ts';
import { root, runFolder } from './place.ts';
import { operations, prepareOperator } from './runbook.ts';
import { run } from './shell.ts';

export const RELEASE = 'insights';
export const SPACE = 'insights';
const chart = join(root, 'charts/insights');
export const values = join(import.meta.dirname, 'values.yaml');
const HTTP_PORT = 8080;

/** The release's own objects. */
export const inSpace = (...args: string[]): Promise<string> => kubectl('--namespace', SPACE, ...args);
export const helm = (...args: string[]): Promise<string> => run('helm', ['--namespace', SPACE, ...args]);

/** A folder of the machine as the disk of a claim, because this cluster provisions no disks. */
async function disk(name: string, uid: number, claim: string): Promise<object> {
  const path = join(runFolder, 'disks', name);
  await mkdir(path, { recursive: true });
  await chown(path, uid, uid);
  return {
    apiVersion: 'v1',
    kind: 'PersistentVolume',
    metadata: { name },
    spec: {
      capacity: { storage: '8Gi' },
      accessModes: ['ReadWriteOnce'],
      persistentVolumeReclaimPolicy: 'Retain',
      claimRef: { namespace: SPACE, name: claim },
      hostPath: { path },
    },
  };
}

/** A name that resolves to all gateways, so that Prometheus scrapes each. */
const gatewayPods = {
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name: 'gateway-pods', namespace: SPACE },
  spec: {
    clusterIP: 'None',
    selector: { 'app.kubernetes.io/instance': RELEASE, 'app.kubernetes.io/component': 'gateway' },
    ports: [{ name: 'management', port: 9090 }],
  },
};

/** What the release needs: its namespace, its disks, and the scraping of its gateways. */
export async function prepareSpace(): Promise<void> {
  const space = { apiVersion: 'v1', kind: 'Namespace', metadata: { name: SPACE } };
  const disks = [
    await disk('postgresql', 999, `data-${RELEASE}-postgresql-0`),
    await disk('nats', 1_000, `data-${RELEASE}-nats-0`),
    await disk('backup', 999, `${RELEASE}-backup`),
  ];
  const items = [space, ...disks, gatewayPods];
  await apply(JSON.stringify({ apiVersion: 'v1', kind: 'List', items }));
}

/** Installs the release as the document for operators says, and checks it. */
export async function firstInstall(): Promise<string> {
  await prepareOperator(values);
  await operations.run('Operations');
  return operations.run('Install');
}

/** Upgrades the release, and waits until all of it is ready. */
export async function upgrade(...more: string[]): Promise<void> {
  await helm('upgrade', RELEASE, chart, '--values', values, '--wait', '--timeout', '10m', ...more);
}

/** The address of the API for callers on this machine: that of the gateways' Service. */
export async function publicUrl(): Promise<string> {
  const address = await inSpace('get', 'service', `${RELEASE}-gateway`, '--output=jsonpath={.spec.clusterIP}');
  return `http://${address}:${HTTP_PORT}`;
}

/** Creates a user with a token of the release's own issuer. */
export async function person(base_url: string, user: DemoUser): Promise<Api> {
  const path = '--output=jsonpath={.data.EMBEDDED_ISSUER_KEY}';
  const secret = await inSpace('get', 'secret', `${RELEASE}-identity`, path);
  const key = JSON.parse(Buffer.from(secret, 'base64').toString()) as JWK;
  return new Api(base_url, { token: await mintToken(key, user) });
}

import { join } from 'node:path';
import type { JWK } from 'jose';
import { type DemoUser, demoUsers, mintToken } from '../../deploy/local/tokens.ts';
import { Api } from '../support/api.ts';
import { services } from './build-images.ts';
import { apply, kubectl } from './cluster.ts';
import { diskFolder, mountDisk } from './disks.ts';
import { NODE_NAME, root } from './place.ts';
import { operations, prepareOperator } from './runbook.ts';
import { run } from './shell.ts';

export const RELEASE = 'insights';
export const SPACE = 'insights';
/** The namespace of a second release, which has the same name. */
export const SECOND = 'insights-second';
export const chart = join(root, 'charts/insights');
export const values = join(import.meta.dirname, 'values.yaml');
const HTTP_PORT = 8080;

/** kubectl and helm in one namespace. */
export const kubectlIn =
  (space: string) =>
  (...args: string[]): Promise<string> =>
    kubectl('--namespace', space, ...args);
export const helmIn =
  (space: string) =>
  (...args: string[]): Promise<string> =>
    run('helm', ['--namespace', space, ...args]);

/** The release's own objects. */
export const inSpace = kubectlIn(SPACE);
export const helm = helmIn(SPACE);

/** The disk of a claim: a volume of the only node, because this cluster provisions none. */
async function disk(space: string, store: string, uid: number, claim: string): Promise<object> {
  await mountDisk(space, store, uid);
  const node = { key: 'kubernetes.io/hostname', operator: 'In', values: [NODE_NAME] };
  return {
    apiVersion: 'v1',
    kind: 'PersistentVolume',
    metadata: { name: `${space}-${store}` },
    spec: {
      capacity: { storage: '8Gi' },
      accessModes: ['ReadWriteOnce'],
      persistentVolumeReclaimPolicy: 'Retain',
      claimRef: { namespace: space, name: claim },
      local: { path: diskFolder(space, store) },
      nodeAffinity: { required: { nodeSelectorTerms: [{ matchExpressions: [node] }] } },
    },
  };
}

/** A name that resolves to all pods of a service, ready or not, so that Prometheus scrapes each. */
const podsService = (space: string, service: string): object => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name: `${service}-pods`, namespace: space },
  spec: {
    clusterIP: 'None',
    publishNotReadyAddresses: true,
    selector: { 'app.kubernetes.io/instance': RELEASE, 'app.kubernetes.io/component': service },
    ports: [{ name: 'management', port: 9090 }],
  },
});

/** What a release needs: its namespace, its disks, and the scraping of its pods. */
export async function prepareSpace(space = SPACE): Promise<void> {
  const namespace = { apiVersion: 'v1', kind: 'Namespace', metadata: { name: space } };
  const disks = [
    await disk(space, 'postgresql', 999, `data-${RELEASE}-postgresql-0`),
    await disk(space, 'nats', 1_000, `data-${RELEASE}-nats-0`),
    await disk(space, 'backup', 999, `${RELEASE}-backup`),
  ];
  const items = [namespace, ...disks, ...services.map((service) => podsService(space, service))];
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

const OWN_KINDS =
  'all,configmap,secret,pvc,networkpolicy,scaledobject,poddisruptionbudget,serviceaccount,role,rolebinding';
/** What docs/operations.md says stays: Secrets and volumes. The others are not the release's. */
const KEPT = /^(secret|persistentvolumeclaim)\/(data-)?insights-|^service\/(\w+-pods|front)$|\/kube-root-ca|\/default$/;

/** The objects that an uninstalled release leaves in its namespace: those that the document names, and others. */
export async function leftovers(space = SPACE): Promise<{ kept: string[]; others: string[] }> {
  const left = (await kubectlIn(space)('get', OWN_KINDS, '--output=name')).trim().split('\n');
  return { kept: left.filter((name) => KEPT.test(name)), others: left.filter((name) => !KEPT.test(name)) };
}

/** The address of the API for callers on this machine: that of the gateways' Service. */
export async function publicUrl(space = SPACE): Promise<string> {
  const address = await kubectlIn(space)('get', 'service', `${RELEASE}-gateway`, '--output=jsonpath={.spec.clusterIP}');
  return `http://${address}:${HTTP_PORT}`;
}

/** Creates a user with a token of the release's own issuer. */
export async function person(base_url: string, user: DemoUser, space = SPACE): Promise<Api> {
  const path = '--output=jsonpath={.data.EMBEDDED_ISSUER_KEY}';
  const secret = await kubectlIn(space)('get', 'secret', `${RELEASE}-identity`, path);
  const key = JSON.parse(Buffer.from(secret, 'base64').toString()) as JWK;
  return new Api(base_url, { token: await mintToken(key, user) });
}

/** A separate workspace, by a key that may do everything in it. */
export async function enter(base_url: string, space = SPACE): Promise<Api> {
  const owner = await person(base_url, demoUsers.owner, space);
  const workspace = await owner.ok(owner.post('/v1/workspaces', { name: 'On a cluster' }));
  const body = { name: 'cluster', workspace_id: workspace['id'], scopes: ['*'], expires_in_days: 1 };
  const { key } = await owner.ok(owner.post('/v1/api-keys', body));
  return new Api(base_url, { key: String(key) });
}

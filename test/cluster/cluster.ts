import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { waitFor } from '../../deploy/local/wait-for.ts';
import { makeCertificates } from './certificates.ts';
import { ctr, importImages, removeContainers, removeMounts } from './containers.ts';
import { type Daemon, daemonsRun, endDaemon, endLeftOvers, startDaemon } from './daemons.ts';
import { makeNetwork, removeNetwork } from './network.ts';
import { NODE_NAME, cache, runFolder } from './place.ts';
import { writeSettings } from './settings.ts';
import { ask, run, say } from './shell.ts';

export const kubectl = (...args: string[]): Promise<string> => run('kubectl', args);
/** The same with YAML or JSON on standard input. */
export const apply = (objects: string): Promise<string> =>
  run('kubectl', ['apply', '--server-side', '--force-conflicts', '-f', '-'], { input: objects });

const until = (what: string, holds: () => Promise<boolean>, timeout_ms = 120_000) =>
  waitFor(holds, {
    timeout_ms,
    every_ms: 200,
    failure: () => `${what} did not start: see ${join(runFolder, 'logs')}`,
  });

const answers = async (command: string, args: string[]) =>
  (await ask(command, args, { timeout_ms: 5_000 })) !== undefined;

async function startNode(): Promise<void> {
  await makeNetwork();
  await makeCertificates();
  await writeSettings();
  for (const name of ['etcd', 'containerd', 'kube-apiserver'] as const) await startDaemon(name);
  await until('containerd', () =>
    ctr('version').then(
      () => true,
      () => false,
    ),
  );
  await importImages();
  say('images imported');
  await until('the API server', () => answers('kubectl', ['get', '--raw', '/readyz']));
  for (const name of ['kube-controller-manager', 'kube-scheduler', 'kubelet', 'kube-proxy'] as const)
    await startDaemon(name);
  await until('the node', () => answers('kubectl', ['get', 'node', NODE_NAME]));
  await kubectl('wait', '--for=condition=Ready', `node/${NODE_NAME}`, '--timeout=120s');
  say('the node is ready');
}

const deployments: [namespace: string, name: string][] = [
  ['kube-system', 'coredns'],
  ['kube-system', 'metrics-server'],
  ['kube-system', 'kube-state-metrics'],
  ['keda', 'keda-operator'],
  ['keda', 'keda-metrics-apiserver'],
  ['monitoring', 'prometheus'],
];

/** DNS, KEDA, metrics-server, kube-state-metrics and Prometheus: what a cluster has before the chart is installed. */
async function addComponents(): Promise<void> {
  const own = join(import.meta.dirname, 'manifests');
  const built = ['keda', 'metrics-server', 'kube-state-metrics'].map((name) => `${cache}/${name}.yaml`);
  const files = [`${own}/coredns.yaml`, `${own}/prometheus.yaml`, ...built];
  for (const file of files) await kubectl('apply', '--server-side', '--force-conflicts', '-f', file);
  for (const [namespace, name] of deployments) {
    await kubectl('rollout', 'status', `deployment/${name}`, `--namespace=${namespace}`, '--timeout=180s');
  }
  const apis = ['v1beta1.external.metrics.k8s.io', 'v1beta1.metrics.k8s.io'].map((name) => `apiservice/${name}`);
  await kubectl('wait', '--for=condition=Available', ...apis, '--timeout=120s');
  say('DNS, KEDA, metrics and Prometheus are ready');
}

/** Starts the cluster, or gives a running one the newest images. Everything must be built. */
export async function up(): Promise<void> {
  if (await daemonsRun()) return importImages();
  await down();
  await mkdir(runFolder, { recursive: true });
  await startNode();
  await addComponents();
}

const lastFirst: Daemon[] = ['kubelet', 'kube-proxy', 'kube-scheduler', 'kube-controller-manager'];

/** Stops everything that `up` started, and removes its traces on the machine. The cache stays. */
export async function down(): Promise<void> {
  await Promise.all(lastFirst.map(endDaemon));
  await removeContainers();
  for (const name of ['kube-apiserver', 'etcd', 'containerd'] as const) await endDaemon(name);
  await endLeftOvers();
  await removeMounts();
  await removeNetwork();
  await rm(runFolder, { recursive: true, force: true });
}

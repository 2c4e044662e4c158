import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MARK, belongsTo, endProcess } from '../../deploy/local/own-process.ts';
import { pki } from './certificates.ts';
import { inNode } from './network.ts';
import { NODE_IP, NODE_NAME, SERVICE_RANGE, bin, runFolder } from './place.ts';
import { environment } from './shell.ts';

const pids = join(runFolder, 'pids');
const logs = join(runFolder, 'logs');
const inPki = (file: string) => join(pki, file);
const inRun = (file: string) => join(runFolder, file);
const server = (name: string) => join(bin, 'as', name);

/** Switches as `--name=value`. */
const switches = (of: Record<string, string | number | boolean>) =>
  Object.entries(of).map(([name, value]) => `--${name}=${value}`);

const identifiedBy = (name: string) => ({
  kubeconfig: inRun(`${name}.conf`),
  'authentication-kubeconfig': inRun(`${name}.conf`),
  'authorization-kubeconfig': inRun(`${name}.conf`),
  'bind-address': '127.0.0.1',
  'leader-elect': false,
});

const etcd = switches({
  name: 'local',
  'data-dir': inRun('etcd'),
  'listen-client-urls': 'http://127.0.0.1:2379',
  'advertise-client-urls': 'http://127.0.0.1:2379',
  'listen-peer-urls': 'http://127.0.0.1:2380',
  'initial-advertise-peer-urls': 'http://127.0.0.1:2380',
  'initial-cluster': 'local=http://127.0.0.1:2380',
  // Nothing here needs to survive a crash of the machine.
  'unsafe-no-fsync': true,
  'log-level': 'warn',
});

const apiServer = switches({
  'etcd-servers': 'http://127.0.0.1:2379',
  'bind-address': NODE_IP,
  'advertise-address': NODE_IP,
  'secure-port': 6443,
  'service-cluster-ip-range': SERVICE_RANGE,
  'authorization-mode': 'Node,RBAC',
  'enable-admission-plugins': 'NodeRestriction',
  'allow-privileged': true,
  'client-ca-file': inPki('ca.crt'),
  'tls-cert-file': inPki('apiserver.crt'),
  'tls-private-key-file': inPki('apiserver.key'),
  'kubelet-client-certificate': inPki('kubelet-client.crt'),
  'kubelet-client-key': inPki('kubelet-client.key'),
  'kubelet-certificate-authority': inPki('ca.crt'),
  // Otherwise `exec` and `logs` look up the node's name in DNS.
  'kubelet-preferred-address-types': 'InternalIP',
  'service-account-issuer': 'https://kubernetes.default.svc.cluster.local',
  'service-account-key-file': inPki('accounts.pub'),
  'service-account-signing-key-file': inPki('accounts.key'),
  'requestheader-client-ca-file': inPki('front-ca.crt'),
  'requestheader-allowed-names': 'front-proxy-client',
  'requestheader-extra-headers-prefix': 'X-Remote-Extra-',
  'requestheader-group-headers': 'X-Remote-Group',
  'requestheader-username-headers': 'X-Remote-User',
  'proxy-client-cert-file': inPki('front-client.crt'),
  'proxy-client-key-file': inPki('front-client.key'),
  'enable-aggregator-routing': true,
  profiling: false,
});

const controllers = switches({
  ...identifiedBy('controllers'),
  'use-service-account-credentials': true,
  'root-ca-file': inPki('ca.crt'),
  'service-account-private-key-file': inPki('accounts.key'),
  'cluster-signing-cert-file': inPki('ca.crt'),
  'cluster-signing-key-file': inPki('ca.key'),
});

const kubelet = switches({
  config: inRun('kubelet.yaml'),
  kubeconfig: inRun('node.conf'),
  'hostname-override': NODE_NAME,
  'node-ip': NODE_IP,
  'root-dir': inRun('kubelet'),
  'cert-dir': inRun('kubelet-pki'),
});

/** In the order in which they start. */
const daemons: Record<string, [program: string, args: string[]]> = {
  etcd: [server('etcd'), etcd],
  containerd: ['containerd', ['--config', inRun('containerd.toml'), '--log-level', 'warn']],
  'kube-apiserver': [server('kube-apiserver'), apiServer],
  'kube-controller-manager': [server('kube-controller-manager'), controllers],
  'kube-scheduler': [server('kube-scheduler'), switches(identifiedBy('scheduler'))],
  kubelet: [server('kubelet'), kubelet],
  'kube-proxy': [server('kube-proxy'), switches({ config: inRun('proxy.yaml') })],
};
export type Daemon =
  | 'etcd'
  | 'containerd'
  | 'kube-apiserver'
  | 'kube-controller-manager'
  | 'kube-scheduler'
  | 'kubelet'
  | 'kube-proxy';

async function pidOf(name: string): Promise<number | undefined> {
  const text = await readFile(join(pids, name), 'utf8').catch(() => '');
  return text === '' ? undefined : Number(text);
}

/** Starts a daemon in the node's network; it outlives this process. */
export async function startDaemon(name: Daemon): Promise<void> {
  const [program, args] = daemons[name] ?? [];
  if (!program || !args) throw new Error(`no daemon ${name}`);
  await mkdir(pids, { recursive: true });
  await mkdir(logs, { recursive: true });
  const log = openSync(join(logs, `${name}.log`), 'a');
  const child = spawn('nsenter', inNode(program, ...args), {
    detached: true,
    stdio: ['ignore', log, log],
    env: environment({ [MARK]: runFolder }),
  });
  child.unref();
  await writeFile(join(pids, name), String(child.pid));
}

/** Stops one of our daemons; no-op if it is not running. */
export async function endDaemon(name: Daemon): Promise<void> {
  const pid = await pidOf(name);
  if (pid !== undefined && belongsTo(pid, runFolder)) await endProcess(pid, 'SIGTERM', 10_000);
}

/** Processes that containerd started and left behind; they carry this cluster's mark. */
export async function endLeftOvers(): Promise<void> {
  const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  await Promise.all(all.filter((pid) => belongsTo(pid, runFolder)).map((pid) => endProcess(pid, 'SIGKILL', 5_000)));
}

/** Whether all daemons run. */
export async function daemonsRun(): Promise<boolean> {
  const found = await Promise.all(Object.keys(daemons).map(pidOf));
  return found.every((pid) => pid !== undefined && belongsTo(pid, runFolder));
}

import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';

export const root = resolve(import.meta.dirname, '../..');
const caches = process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache');

/** Kept after the first build: programs, images, unpacked images. */
export const cache = join(caches, 'interview-insights/cluster');
/** Kept while the cluster is running. */
export const runFolder = join(cache, 'run');
export const bin = join(cache, 'bin');
export const images = join(cache, 'images');
export const kubeconfig = join(runFolder, 'admin.conf');
/** Containerd keeps unpacked images here, from run to run. */
export const containerdRoot = join(cache, 'containerd');
export const containerdSocket = join(runFolder, 'containerd.sock');

export const KUBERNETES = 'v1.34.4';
export const KEDA = '2.21.0';
export const HELM = 'v3.21.4';
export const METRICS_SERVER = 'v0.9.0';
export const NODE_VERSION = '24.21.0';

/** The node is one network namespace, connected to the host by a pair of virtual interfaces. */
export const NAMESPACE = 'insights-node';
export const HOST_LINK = 'insights-host';
export const NODE_LINK = 'insights-pods';
export const HOST_IP = '10.254.0.1';
export const NODE_IP = '10.254.0.2';
export const POD_RANGE = '10.244.0.0/24';
export const SERVICE_RANGE = '10.96.0.0/16';
export const API_SERVICE_IP = '10.96.0.1';
export const DNS_IP = '10.96.0.10';
export const NODE_NAME = 'node-1';

/** The name prefix of the trial images; no registry is contacted for them. */
export const REGISTRY = 'localhost';

const programs = ['kube', 'helm', 'coredns', 'keda', 'keda-adapter', 'metrics-server', 'kube-state-metrics', 'pause'];
/** Debian packages, by a program of each. */
export const packages: Record<string, string> = {
  containerd: 'containerd',
  runc: 'runc',
  bridge: 'containernetworking-plugins',
  iptables: 'iptables',
  conntrack: 'conntrack',
  buildah: 'buildah',
  prometheus: 'prometheus',
  openssl: 'openssl',
  ip: 'iproute2',
  nsenter: 'util-linux',
  'mkfs.ext4': 'e2fsprogs',
};
const searched = ['/usr/sbin', '/usr/bin', '/sbin', '/bin', '/usr/lib/cni'];

export const isInstalled = (program: string): boolean => searched.some((folder) => existsSync(join(folder, program)));

/** Why a cluster can never run on this machine; empty if it can. */
export function whyNever(): string {
  if (process.platform !== 'linux' || process.arch !== 'x64') return 'it needs Linux on x64';
  if (process.getuid?.() !== 0) return 'it needs root: network namespaces, mounts and cgroups';
  if (!existsSync('/etc/debian_version')) return 'it needs Debian, whose packages bring the container runtime';
  return '';
}

/** What must be built or installed first; empty if nothing. */
export function missing(): string[] {
  const tools = Object.keys(packages).filter((program) => !isInstalled(program));
  return [...tools, ...programs.filter((program) => !existsSync(join(bin, program)))];
}

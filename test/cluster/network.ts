import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { HOST_IP, HOST_LINK, NAMESPACE, NODE_IP, NODE_LINK, POD_RANGE, SERVICE_RANGE } from './place.ts';
import { ask, run } from './shell.ts';

const folder = '/run/netns';
/** The pods' bridge; the kubelet connects to them from its address. */
export const BRIDGE_IP = '10.244.0.1';
export const namespaceFile = `${folder}/${NAMESPACE}`;

/** Runs a program inside the node's network. `ip netns exec` would hide the cgroups. */
export const inNode = (command: string, ...args: string[]): string[] => [`--net=${namespaceFile}`, command, ...args];

/**
 * A separate network namespace for the node, connected to the host: every listener, rule and bridge of the cluster is in it and
 * is removed with it. The host reaches pods and Services; pods reach the host's own addresses and nothing beyond.
 */
export async function makeNetwork(): Promise<void> {
  if (existsSync(namespaceFile)) return;
  const inside = (...args: string[]) => run('nsenter', inNode('ip', ...args));
  await run('ip', ['netns', 'add', NAMESPACE]);
  await run('ip', ['link', 'add', HOST_LINK, 'type', 'veth', 'peer', 'name', NODE_LINK]);
  await run('ip', ['link', 'set', NODE_LINK, 'netns', NAMESPACE]);
  await run('ip', ['addr', 'add', `${HOST_IP}/30`, 'dev', HOST_LINK]);
  await run('ip', ['link', 'set', HOST_LINK, 'up']);
  await inside('link', 'set', 'lo', 'up');
  await inside('addr', 'add', `${NODE_IP}/30`, 'dev', NODE_LINK);
  await inside('link', 'set', NODE_LINK, 'up');
  // The kubelet needs a default route; the host forwards nothing, so it leads nowhere.
  await inside('route', 'add', 'default', 'via', HOST_IP);
  for (const range of [SERVICE_RANGE, POD_RANGE]) await run('ip', ['route', 'add', range, 'via', NODE_IP]);
  const settings = ['ip_forward', 'conf.all.route_localnet'].map((name) => `net.ipv4.${name}=1`);
  await run('nsenter', inNode('sysctl', '-qw', ...settings, 'net.bridge.bridge-nf-call-iptables=1'));
}

export async function removeNetwork(): Promise<void> {
  await ask('ip', ['link', 'del', HOST_LINK]);
  await ask('ip', ['netns', 'del', NAMESPACE]);
  // `ip netns add` leaves the folder mounted on itself.
  const left = await readdir(folder).catch(() => ['none']);
  while (left.length === 0 && (await ask('umount', [folder])) !== undefined);
}

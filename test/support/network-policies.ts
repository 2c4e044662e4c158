import { BlockList, isIPv6 } from 'node:net';
import type { Manifest } from './helm.ts';

export type Labels = Record<string, string>;

export interface Selector {
  matchLabels?: Labels;
  matchExpressions?: { key: string; operator: 'In' | 'NotIn' | 'Exists' | 'DoesNotExist'; values?: string[] }[];
}
export interface Peer {
  podSelector?: Selector;
  namespaceSelector?: Selector;
  ipBlock?: { cidr: string; except?: string[] };
}
export interface PolicyPort {
  protocol?: 'TCP' | 'UDP' | 'SCTP';
  port?: number | string;
  endPort?: number;
}
export interface Rule {
  ports?: PolicyPort[];
  from?: Peer[];
  to?: Peer[];
}
export interface PolicySpec {
  podSelector: Selector;
  policyTypes?: string[];
  ingress?: Rule[];
  egress?: Rule[];
}

/** A pod, with the properties that policies select by. */
export interface Pod {
  namespace: string;
  /** Labels of its namespace, without the one for its name that Kubernetes adds. */
  namespace_labels?: Labels;
  labels: Labels;
  /** The names of its ports. */
  ports?: Record<string, number>;
}

/** One end of a connection. */
export type Place = Pod | { address: string };

export interface Connection {
  from: Place;
  to: Place;
  port: number;
  protocol: 'TCP' | 'UDP';
}

function selects({ matchLabels = {}, matchExpressions = [] }: Selector, labels: Labels): boolean {
  return (
    Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
    matchExpressions.every(({ key, operator, values = [] }) => {
      const value = labels[key];
      if (operator === 'Exists') return value !== undefined;
      if (operator === 'DoesNotExist') return value === undefined;
      return values.includes(value ?? '') === (operator === 'In');
    })
  );
}

/** Whether an address lies in a range. */
export function covers(cidr: string, address: string): boolean {
  const [network = '', bits] = cidr.split('/');
  const family = isIPv6(network) ? 'ipv6' : 'ipv4';
  const list = new BlockList();
  list.addSubnet(network, Number(bits), family);
  return family === (isIPv6(address) ? 'ipv6' : 'ipv4') && list.check(address, family);
}

/** `ipBlock` does not apply to pod addresses: networks differ, and Kubernetes advises against it. */
function isMeant({ podSelector, namespaceSelector, ipBlock }: Peer, place: Place, space: string): boolean {
  if ('address' in place) {
    if (!ipBlock) return false;
    return covers(ipBlock.cidr, place.address) && !ipBlock.except?.some((cidr) => covers(cidr, place.address));
  }
  if (ipBlock) return false;
  const namespace = { ...place.namespace_labels, 'kubernetes.io/metadata.name': place.namespace };
  const isThere = namespaceSelector ? selects(namespaceSelector, namespace) : place.namespace === space;
  return isThere && selects(podSelector ?? {}, place.labels);
}

function isOpen({ protocol = 'TCP', port, endPort }: PolicyPort, asked: Connection): boolean {
  if (protocol !== asked.protocol) return false;
  if (port === undefined) return true;
  if (typeof port === 'string') return !('address' in asked.to) && asked.to.ports?.[port] === asked.port;
  return asked.port >= port && asked.port <= (endPort ?? port);
}

/** Whether one end's policies allow the connection; yes if none selects it for this direction. */
export function permits(
  policies: readonly PolicySpec[],
  space: string,
  direction: 'ingress' | 'egress',
  asked: Connection,
): boolean {
  const [own, other] = direction === 'ingress' ? [asked.to, asked.from] : [asked.from, asked.to];
  if ('address' in own || own.namespace !== space) return true;
  const binding = policies.filter(
    ({ podSelector, policyTypes, egress }) =>
      selects(podSelector, own.labels) &&
      (policyTypes?.includes(direction === 'ingress' ? 'Ingress' : 'Egress') ?? (direction === 'ingress' || !!egress)),
  );
  if (binding.length === 0) return true;
  return binding
    .flatMap((policy) => policy[direction] ?? [])
    .some(({ ports, from, to }) => {
      const peers = direction === 'ingress' ? from : to;
      const isPort = !ports?.length || ports.some((port) => isOpen(port, asked));
      return isPort && (!peers?.length || peers.some((peer) => isMeant(peer, other, space)));
    });
}

/** The end that would block a connection if the policies of one namespace are enforced; none if it is allowed. */
export function refusedBy(
  policies: readonly PolicySpec[],
  space: string,
  asked: Connection,
): 'nobody' | 'sender' | 'receiver' {
  if (!permits(policies, space, 'egress', asked)) return 'sender';
  return permits(policies, space, 'ingress', asked) ? 'nobody' : 'receiver';
}

export const policiesOf = (manifests: readonly Manifest[]): PolicySpec[] =>
  manifests.filter(({ kind }) => kind === 'NetworkPolicy').map(({ spec }) => spec as unknown as PolicySpec);

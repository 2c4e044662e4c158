import { type Edge, type Strangers, allowedEdges, podsIn, wordOf } from '../support/network-graph.ts';
import { type Place, covers, permits, policiesOf } from '../support/network-policies.ts';
import type { Manifest } from '../support/helm.ts';
import { type Attempt, type Owner, ownerAt } from './attempts.ts';

const COMPONENT = 'app.kubernetes.io/component';

/** The recorded connections of a run, and the known addresses. */
export interface Observation {
  attempts: readonly Attempt[];
  owners: readonly Owner[];
  /** The release's namespace. */
  space: string;
  /** Addresses of Services: a connection that still has one as its destination reached no pod. */
  services: string;
  /** Addresses of the node: the source of connections of the kubelet and the API server. */
  node: readonly string[];
  /** Addresses that stand for hosts outside the cluster. */
  outside: readonly string[];
}

/** Why a run cannot show an allowed connection. */
export interface Excuse {
  edge: RegExp;
  why: string;
}

export interface Comparison {
  /** The number of allowed edges, and of those that were seen. */
  allowed: number;
  seen: number;
  /** Seen but not allowed: the release would fail where policies are enforced. */
  refused: string[];
  /** Allowed, but neither seen nor excused: unnecessary, or not used by the run. */
  unneeded: string[];
  /** Allowed and not seen, by the reason. */
  excused: Record<string, string[]>;
  /** Excuses that cover nothing. */
  stale: string[];
}

interface End {
  name: string;
  place: Place;
}
interface Sight {
  from: End;
  to: End;
  protocol: 'TCP' | 'UDP';
  /** The requested port and, behind a Service, the one that was reached. Networks enforce either. */
  ports: number[];
}

/** Traffic between the node's daemons stays on the loopback. */
const isLoopback = (address: string): boolean => address.startsWith('127.');

/** The ends of every connection of the release, without kubelet probes, which are exempt from policies. */
function sightsOf(manifests: readonly Manifest[], observation: Observation): Sight[] {
  const { attempts, owners, space, services, node, outside } = observation;
  const pods = podsIn(manifests, space);
  const endOf = (address: string, at: number): End => {
    if (node.includes(address)) return { name: 'node', place: { address } };
    const owner = ownerAt(owners, address, at);
    if (!owner && !outside.includes(address)) throw new Error(`nobody is known to have had ${address}`);
    if (!owner) return { name: 'outside', place: { address } };
    const { namespace, labels } = owner;
    const component = namespace === space ? labels[COMPONENT] : undefined;
    const ports = pods.get(component ?? '')?.ports ?? {};
    return { name: component ?? 'cluster', place: { namespace, labels, ports } };
  };
  const isOurs = ({ place }: End) => 'labels' in place && place.namespace === space;
  const sights = attempts.flatMap(({ at, protocol, from, to, asked_port, port }) => {
    if (isLoopback(from) || covers(services, to)) return [];
    const ends = { from: endOf(from, at), to: endOf(to, at) };
    if (ends.from.name === 'node' || (!isOurs(ends.from) && !isOurs(ends.to))) return [];
    return [{ ...ends, protocol, ports: [...new Set([asked_port, port])] }];
  });
  return [...new Map(sights.map((sight) => [JSON.stringify(sight), sight])).values()];
}

/** All parties outside the release that the run knows, and an unknown one. */
function strangersOf({ owners, space, node, outside }: Observation): Strangers {
  const others = owners.filter(({ namespace }) => namespace !== space);
  return {
    cluster: [{ namespace: 'elsewhere', labels: {} }, ...others],
    outside: [{ address: '198.51.100.7' }, ...outside.map((address) => ({ address }))],
    node: node.map((address) => ({ address })),
  };
}

/** Compares the allowed connections with the recorded ones, in both directions. */
export function compare(
  manifests: readonly Manifest[],
  observation: Observation,
  excuses: readonly Excuse[],
): Comparison {
  const policies = policiesOf(manifests);
  const strangers = strangersOf(observation);
  const edges = allowedEdges(manifests, strangers, observation.space);
  const sights = sightsOf(manifests, observation);

  const isAllowed = ({ from, to, protocol, ports }: Sight) =>
    ports.every((port) =>
      (['egress', 'ingress'] as const).every((direction) =>
        permits(policies, observation.space, direction, { from: from.place, to: to.place, protocol, port }),
      ),
    );
  const refused = sights
    .filter((sight) => !isAllowed(sight))
    .map(({ from, to, protocol, ports }) => `${from.name} → ${to.name}:${ports.join('|')}/${protocol}`);

  const is = (end: string, { name }: End) => end === name || (end === 'anybody' && name in strangers);
  const isSeen = (edge: Edge) =>
    sights.some(
      ({ from, to, protocol, ports }) =>
        is(edge.from, from) &&
        is(edge.to, to) &&
        protocol === edge.protocol &&
        ports.some((port) => port >= edge.port && port <= edge.last_port),
    );
  const unseen = edges.filter((edge) => !isSeen(edge)).map(wordOf);
  const whyOf = (word: string) => excuses.find(({ edge }) => edge.test(word))?.why;
  return {
    allowed: edges.length,
    seen: edges.length - unseen.length,
    refused: [...new Set(refused)],
    unneeded: unseen.filter((word) => whyOf(word) === undefined),
    excused: Object.fromEntries(
      excuses.flatMap(({ why }): [string, string[]][] => {
        const words = unseen.filter((word) => whyOf(word) === why);
        return words.length > 0 ? [[why, words]] : [];
      }),
    ),
    stale: excuses.filter(({ edge }) => !unseen.some((word) => edge.test(word))).map(({ why }) => why),
  };
}

import type { Manifest } from './helm.ts';

interface Peer {
  podSelector?: { matchLabels?: Record<string, string> };
  namespaceSelector?: object;
  ipBlock?: { cidr: string };
}
interface Rule {
  ports?: { port: number | string }[];
  from?: Peer[];
  to?: Peer[];
}
interface PolicySpec {
  podSelector: { matchLabels: Record<string, string> };
  policyTypes: string[];
  ingress?: Rule[];
  egress?: Rule[];
}

const COMPONENT = 'app.kubernetes.io/component';
/** Names of ports, as the pods give them. */
const PORTS: Record<string, number> = { http: 8080, grpc: 50_051, management: 9_090 };

const portsOf = ({ ports = [] }: Rule): number[] => [...new Set(ports.map(({ port }) => PORTS[port] ?? Number(port)))];

/** Pods by their component, `cluster` for anybody inside, `outside` for addresses, `anybody` where no peer is named. */
function names(peers: Peer[] | undefined): string[] {
  if (!peers) return ['anybody'];
  return peers.map(({ podSelector, ipBlock }) => {
    if (ipBlock) return `outside`;
    return podSelector?.matchLabels?.[COMPONENT] ?? 'cluster';
  });
}

/** What each component says about one direction: `<peer>:<port>`. Policies of one component add up. */
function side(policies: PolicySpec[], direction: 'ingress' | 'egress'): Map<string, Set<string>> {
  const allowed = new Map<string, Set<string>>();
  for (const { podSelector, [direction]: rules = [] } of policies) {
    const component = podSelector.matchLabels[COMPONENT];
    if (component === undefined) continue;
    const words = allowed.get(component) ?? new Set();
    allowed.set(component, words);
    for (const rule of rules) {
      const peers = names(direction === 'ingress' ? rule.from : rule.to);
      for (const peer of peers) for (const port of portsOf(rule)) words.add(`${peer}:${port}`);
    }
  }
  return allowed;
}

export interface NetworkGraph {
  /** `from → to:port`: pods of the release, allowed by the policies of both ends. */
  inside: Set<string>;
  /** `component → peer:port` of what leaves the release, and `peer → component:port` of what comes in. */
  beyond: Set<string>;
  /** Allowed by one end only: a rule that does nothing. */
  oneSided: Set<string>;
  /** Whether one policy refuses everything to everybody. */
  refusesByDefault: boolean;
}

/** The connections that the NetworkPolicies of a rendered chart allow. */
export function networkGraph(manifests: readonly Manifest[]): NetworkGraph {
  const policies = manifests
    .filter(({ kind }) => kind === 'NetworkPolicy')
    .map(({ spec }) => spec as unknown as PolicySpec);
  const ingress = side(policies, 'ingress');
  const egress = side(policies, 'egress');
  const graph: NetworkGraph = { inside: new Set(), beyond: new Set(), oneSided: new Set(), refusesByDefault: false };
  graph.refusesByDefault = policies.some(
    ({ podSelector, policyTypes, ingress: into, egress: out }) =>
      podSelector.matchLabels[COMPONENT] === undefined && policyTypes.length === 2 && !into && !out,
  );
  for (const [from, words] of egress) {
    for (const word of words) {
      const [to = '', port] = word.split(':');
      if (!ingress.has(to)) graph.beyond.add(`${from} → ${word}`);
      else if ([from, 'cluster', 'anybody'].some((who) => ingress.get(to)?.has(`${who}:${port}`)))
        graph.inside.add(`${from} → ${word}`);
      else graph.oneSided.add(`${from} → ${word}`);
    }
  }
  for (const [to, words] of ingress) {
    for (const word of words) {
      const [from = '', port] = word.split(':');
      const edge = `${from} → ${to}:${port}`;
      if (!egress.has(from)) graph.beyond.add(edge);
      else if (!graph.inside.has(edge)) graph.oneSided.add(edge);
    }
  }
  return graph;
}

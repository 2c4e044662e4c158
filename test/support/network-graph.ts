import type { Manifest } from './helm.ts';
import {
  type Peer,
  type Place,
  type Pod,
  type PolicySpec,
  type Rule,
  permits,
  policiesOf,
} from './network-policies.ts';

const COMPONENT = 'app.kubernetes.io/component';
/** A port that no rule names: allowed only by a rule for all ports. */
const UNNAMED_PORT = 1;

/** An allowed connection: components of the release, or the name of a kind of external party; ports from the first to the last. */
export interface Edge {
  from: string;
  to: string;
  protocol: 'TCP' | 'UDP';
  port: number;
  last_port: number;
}

/** Parties outside the release, by kind. A kind is allowed if one of its places is. */
export type Strangers = Record<string, readonly Place[]>;

export const someStrangers: Strangers = {
  cluster: [{ namespace: 'elsewhere', labels: {} }],
  outside: [{ address: '198.51.100.7' }],
};

/** `from → to:port`, with `/UDP` if it is not TCP. */
export const wordOf = ({ from, to, protocol, port, last_port }: Edge): string =>
  `${from} → ${to}:${port}${last_port > port ? `-${last_port}` : ''}${protocol === 'UDP' ? '/UDP' : ''}`;

interface PodTemplate {
  metadata: { labels?: Record<string, string> };
  spec: { containers: { ports?: { name?: string; containerPort: number }[] }[] };
}

interface PodOwner {
  template?: PodTemplate;
  /** The pod template of a CronJob. */
  jobTemplate?: { spec: { template: PodTemplate } };
}

function templateOf(each: Manifest): PodTemplate | undefined {
  if (each.kind === 'Pod') return each as unknown as PodTemplate;
  const { template, jobTemplate }: PodOwner = each.spec ?? {};
  return jobTemplate?.spec.template ?? template;
}

/** One pod of each component in the manifests. */
export function podsIn(manifests: readonly Manifest[], space: string): Map<string, Pod> {
  const templates = manifests.flatMap((each) => templateOf(each) ?? []).filter(({ spec }) => spec?.containers);
  return new Map(
    templates.map(({ metadata: { labels = {} }, spec }) => {
      const named = spec.containers.flatMap(({ ports = [] }) =>
        ports.map((port) => [port.name ?? '', port.containerPort]),
      );
      return [
        labels[COMPONENT] ?? '',
        { namespace: space, labels, ports: Object.fromEntries(named) as Record<string, number> },
      ];
    }),
  );
}

type Range = Pick<Edge, 'protocol' | 'port' | 'last_port'>;

const rulesOf = ({ ingress = [], egress = [] }: PolicySpec): Rule[] => [...ingress, ...egress];

/** All ports at which the result can change. */
function rangesOf(policies: readonly PolicySpec[], pods: Iterable<Pod>): Range[] {
  const names = [...pods].flatMap(({ ports = {} }) => Object.entries(ports));
  const open = policies.flatMap(rulesOf).flatMap(({ ports = [] }) => ports);
  const ranges = open.flatMap(({ protocol = 'TCP', port = UNNAMED_PORT, endPort }): Range[] => {
    if (protocol === 'SCTP') throw new Error('SCTP is not supported');
    const numbers =
      typeof port === 'number' ? [port] : names.flatMap(([name, number]) => (name === port ? [number] : []));
    return numbers.map((number) => ({ protocol, port: number, last_port: endPort ?? number }));
  });
  for (const protocol of ['TCP', 'UDP'] as const)
    ranges.push({ protocol, port: UNNAMED_PORT, last_port: UNNAMED_PORT });
  return [...new Map(ranges.map((range) => [JSON.stringify(range), range])).values()];
}

/** Removes connections that a wider one includes. */
const widest = (edges: Edge[]): Edge[] =>
  edges.filter((range) =>
    edges.every(
      (other) =>
        other === range ||
        other.from !== range.from ||
        other.to !== range.to ||
        other.protocol !== range.protocol ||
        other.port > range.port ||
        other.last_port < range.last_port,
    ),
  );

type Kind = [name: string, places: readonly Place[]];

/** Merges connections that are allowed for every kind of external party into one for `anybody`. */
function merged(edges: Edge[], end: 'from' | 'to', kinds: readonly string[]): Edge[] {
  const groups = Map.groupBy(edges, (edge) => wordOf({ ...edge, [end]: 'anybody' }));
  return [...groups.values()].flatMap((group) => {
    const isAll = kinds.length > 1 && kinds.every((kind) => group.some((edge) => edge[end] === kind));
    const [first] = group;
    return isAll && first ? [{ ...first, [end]: 'anybody' }] : group;
  });
}

/** Every connection that the release's policies allow with at least one end in the release, in the namespace `space`. */
export function allowedEdges(manifests: readonly Manifest[], strangers = someStrangers, space = 'ns'): Edge[] {
  const policies = policiesOf(manifests);
  const pods = podsIn(manifests, space);
  const ranges = rangesOf(policies, pods.values());
  const inside: Kind[] = [...pods].map(([name, pod]) => [name, [pod]]);
  const beyond: Kind[] = Object.entries(strangers);
  const allowed = (from: Kind, to: Kind) =>
    ranges.flatMap((range): Edge[] => {
      const isAllowed = from[1].some((one) =>
        to[1].some((other) => {
          const asked = { from: one, to: other, ...range };
          return permits(policies, space, 'egress', asked) && permits(policies, space, 'ingress', asked);
        }),
      );
      return isAllowed ? [{ from: from[0], to: to[0], ...range }] : [];
    });
  const all = (froms: Kind[], tos: Kind[]) => froms.flatMap((from) => tos.flatMap((to) => allowed(from, to)));
  const kinds = Object.keys(strangers);
  return widest([
    ...all(inside, inside),
    ...merged(all(inside, beyond), 'to', kinds),
    ...merged(all(beyond, inside), 'from', kinds),
  ]);
}

const pointed = (peers: Peer[] | undefined): Peer[] | undefined => peers?.filter(({ podSelector }) => podSelector);
const isPointed = ({ from, to }: Rule): boolean => !!(pointed(from)?.length || pointed(to)?.length);

/** Connections that the policies of one end allow by naming the other end, whose policies do not allow them. */
export function oneSidedEdges(manifests: readonly Manifest[], space = 'ns'): Edge[] {
  const policies = policiesOf(manifests);
  const only = (rules: Rule[] = []) =>
    rules
      .filter(isPointed)
      .map(({ ports = [], from, to }) => ({ ports, from: pointed(from) ?? [], to: pointed(to) ?? [] }));
  const naming = policies.map((policy) => ({ ...policy, ingress: only(policy.ingress), egress: only(policy.egress) }));
  const pods = [...podsIn(manifests, space)];
  return pods.flatMap(([from, one]) =>
    pods.flatMap(([to, other]) =>
      rangesOf(policies, [other]).flatMap((range): Edge[] => {
        const asked = { from: one, to: other, ...range };
        const meant = (['egress', 'ingress'] as const).filter((end) => permits(naming, space, end, asked));
        const agreed = (['egress', 'ingress'] as const).every((end) => permits(policies, space, end, asked));
        return meant.length > 0 && !agreed ? [{ from, to, ...range }] : [];
      }),
    ),
  );
}

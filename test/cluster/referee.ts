import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Manifest } from '../support/helm.ts';
import type { Connection, Place } from '../support/network-policies.ts';
import { once } from './once.ts';
import { bin } from './place.ts';
import { run } from './shell.ts';

const CYCLONUS = 'github.com/mattfenwick/cyclonus/cmd/cyclonus@v0.5.6';

export const cyclonus = join(bin, 'cyclonus');

/** Built by Go, once; a minute. */
export async function provideCyclonus(): Promise<void> {
  const env = { GOBIN: bin, CGO_ENABLED: '0', GOFLAGS: '-buildvcs=false' };
  await once(join(bin, 'cyclonus.key'), CYCLONUS, async () => {
    await run('nice', ['go', 'install', CYCLONUS], { env, timeout_ms: 1_800_000 });
  });
}

/** An address for those without one; pods are distinguished by their labels. */
const SOME_POD = '10.244.0.9';

function peerOf(place: Place): object {
  if ('address' in place) return { IP: place.address };
  const { namespace, namespace_labels = {}, labels } = place;
  const NamespaceLabels = { ...namespace_labels, 'kubernetes.io/metadata.name': namespace };
  return { IP: SOME_POD, Internal: { Namespace: namespace, NamespaceLabels, PodLabels: labels } };
}

function questionOf({ from, to, port, protocol }: Connection): object {
  const ports = 'address' in to ? {} : (to.ports ?? {});
  const [ResolvedPortName = ''] = Object.keys(ports).filter((name) => ports[name] === port);
  const rest = { ResolvedPort: port, ResolvedPortName, Protocol: protocol };
  return { Source: peerOf(from), Destination: peerOf(to), ...rest };
}

/** Cyclonus's verdict on the same policies: whether each connection is allowed. It must be installed. */
export async function askCyclonus(
  manifests: readonly Manifest[],
  space: string,
  asked: readonly Connection[],
): Promise<boolean[]> {
  const folder = await mkdtemp(join(tmpdir(), 'referee-'));
  try {
    const [policies, traffic] = [join(folder, 'policies.json'), join(folder, 'traffic.json')];
    const items = manifests
      .filter(({ kind }) => kind === 'NetworkPolicy')
      .map((policy) => ({ ...policy, metadata: { ...policy.metadata, namespace: space } }));
    const list = { apiVersion: 'networking.k8s.io/v1', kind: 'NetworkPolicyList', items };
    await writeFile(policies, JSON.stringify(list));
    await writeFile(traffic, JSON.stringify(asked.map(questionOf)));
    const files = ['--policy-path', policies, '--traffic-path', traffic];
    const answer = await run(cyclonus, ['analyze', '--mode', 'query-traffic', ...files]);
    return [...answer.matchAll(/is allowed\?\s*\|\s*(true|false)/gi)].map(([, word]) => word?.toLowerCase() === 'true');
  } finally {
    await rm(folder, { recursive: true });
  }
}

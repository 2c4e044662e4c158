import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { parse, parseAllDocuments } from 'yaml';
import { root } from '../../deploy/local/services.ts';
import { bin } from '../cluster/place.ts';

const run = promisify(execFile);

export const chart = join(root, 'charts/insights');

/** A Kubernetes object, with the parts that tests read. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels?: Record<string, string>; annotations?: Record<string, string> };
  spec?: object;
  data?: Record<string, string>;
  stringData?: Record<string, string>;
}

/** The API versions that `helm template` assumes in the cluster. */
const OPERATORS = [
  'keda.sh/v1alpha1/ScaledObject',
  'monitoring.coreos.com/v1/ServiceMonitor',
  'monitoring.coreos.com/v1/PrometheusRule',
  'gateway.networking.k8s.io/v1/HTTPRoute',
  'cert-manager.io/v1/Certificate',
];

/** The path of helm: $HELM, PATH, or the one that the cluster tests built. */
export function findHelm(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), bin];
  return [process.env['HELM'] ?? '', ...folders.map((folder) => join(folder, 'helm'))].find(
    (file) => file !== '' && existsSync(file),
  );
}

/** Names of the value sets under the chart's `ci`. */
export const valueSets = globSync('ci/*.yaml', { cwd: chart })
  .map((file) => basename(file, '.yaml'))
  .toSorted();

export interface Topology {
  services: Record<
    string,
    { port: 'http' | 'grpc' | null; calls: string[]; database: boolean; bus: boolean; outside: string[] }
  >;
}

export function topology(): Topology {
  return parse(readFileSync(join(chart, 'files/topology.yaml'), 'utf8')) as Topology;
}

/** The objects that helm prints, such as those of `helm template`. */
export function manifestsOf(printed: string): Manifest[] {
  const documents = parseAllDocuments(printed);
  for (const { errors } of documents) if (errors[0]) throw errors[0];
  return documents.map((document) => document.toJS() as Manifest | null).filter((each) => each !== null);
}

interface Rendering {
  set?: string[];
  operators?: boolean;
  isUpgrade?: boolean;
}

/** Renders the chart with a value set and `--set` arguments; with all operators unless `operators` is false. Throws helm's errors. */
export async function render(
  helm: string,
  values: string,
  { set = [], operators = true, isUpgrade = false }: Rendering = {},
): Promise<Manifest[]> {
  const args = ['template', 'x', chart, '--namespace', 'ns', '--kube-version', '1.34.0'];
  args.push('--values', join(chart, 'ci', `${values}.yaml`), ...set.flatMap((word) => ['--set', word]));
  if (isUpgrade) args.push('--is-upgrade');
  if (operators) args.push(...OPERATORS.flatMap((api) => ['--api-versions', api]));
  const { stdout } = await run(helm, args, { maxBuffer: 32 * 1024 * 1024 });
  return manifestsOf(stdout);
}

/** Runs `helm lint` with a value set; throws its findings. */
export async function lint(helm: string, values: string): Promise<void> {
  const file = join(chart, 'ci', `${values}.yaml`);
  await run(helm, ['lint', chart, '--strict', '--kube-version', '1.34.0', '--values', file]);
}

import { globSync } from 'node:fs';
import { cp, mkdir, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keyOf, once } from './once.ts';
import { HELM, KEDA, KUBERNETES, METRICS_SERVER, bin, cache, isInstalled, packages } from './place.ts';
import { run, say } from './shell.ts';

const go = join(import.meta.dirname, 'go');
const servers = [
  'etcd',
  'kube-apiserver',
  'kube-controller-manager',
  'kube-scheduler',
  'kubelet',
  'kube-proxy',
  'kubectl',
];
async function installPackages(): Promise<void> {
  const wanted = Object.entries(packages).flatMap(([program, name]) => (isInstalled(program) ? [] : [name]));
  if (wanted.length === 0) return;
  await run('apt-get', ['update', '-q']);
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...wanted], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  say(`installed ${wanted.join(' ')}`);
}

/** Builds one static program. The switches are the same everywhere, because they are part of the key of Go's build cache. */
async function build(module: string, name: string, what: string, set: Record<string, string> = {}): Promise<void> {
  const flags = ['-s -w', ...Object.entries(set).map(([key, value]) => `-X ${key}=${value}`)].join(' ');
  await run('nice', ['go', 'build', '-mod=readonly', '-ldflags', flags, '-o', join(bin, name), what], {
    cwd: join(go, module),
    env: { CGO_ENABLED: '0', GOFLAGS: '-buildvcs=false' },
    timeout_ms: 3_600_000,
  });
  say(`built ${name}`);
}

/** One binary acts as several programs, selected by its name. */
async function nameServers(): Promise<void> {
  await mkdir(join(bin, 'as'), { recursive: true });
  for (const name of servers) {
    await rm(join(bin, 'as', name), { force: true });
    await symlink('../kube', join(bin, 'as', name));
  }
}

/** The version that the servers report, because charts check it. */
function kubernetesVersion(): Record<string, string> {
  const [major = '', minor = ''] = KUBERNETES.slice(1).split('.');
  const facts = {
    gitVersion: KUBERNETES,
    gitMajor: major,
    gitMinor: minor,
    gitTreeState: 'clean',
    buildDate: '2026-01-01T00:00:00Z',
  };
  const places = ['k8s.io/component-base/version', 'k8s.io/client-go/pkg/version'];
  return Object.fromEntries(
    places.flatMap((place) => Object.entries(facts).map(([key, value]) => [`${place}.${key}`, value])),
  );
}

interface Source {
  name: string;
  module: string;
  /** The folder of the module that holds manifests, and the kustomization inside it that is rendered. */
  folder: string;
  kustomization: string;
  /** Uses our images and faster probes, and removes what a single node does not need. */
  changes: [RegExp, string][];
}

const probes: [RegExp, string][] = [
  [/imagePullPolicy: \w+/g, 'imagePullPolicy: Never'],
  [/initialDelaySeconds: 2\d/g, 'initialDelaySeconds: 2'],
];

const sources: Source[] = [
  {
    name: 'keda',
    module: 'github.com/kedacore/keda/v2',
    folder: 'config',
    kustomization: 'minimal',
    changes: [
      ...probes,
      [/image: .*\/keda:latest/g, 'image: localhost/keda:dev'],
      [/image: .*\/keda-metrics-apiserver:latest/g, 'image: localhost/keda-adapter:dev'],
      [/- --leader-elect$/gm, '- --leader-elect=false'],
      // The validating webhooks are omitted, so nothing needs to put a certificate into them.
      [/( *)- --enable-cert-rotation=true/g, '$1- --enable-cert-rotation=true\n$1- --enable-webhook-patching=false'],
    ],
  },
  {
    name: 'metrics-server',
    module: 'sigs.k8s.io/metrics-server',
    folder: 'manifests',
    kustomization: 'base',
    changes: [
      ...probes,
      [/image: .*metrics-server:\w+/g, 'image: localhost/metrics-server:dev'],
      // The kubelet's certificate is signed by this cluster's own authority, which the pod does not know.
      [/( *)- --metric-resolution=15s/g, '$1- --metric-resolution=15s\n$1- --kubelet-insecure-tls'],
    ],
  },
  {
    name: 'kube-state-metrics',
    module: 'k8s.io/kube-state-metrics/v2',
    folder: 'examples',
    kustomization: 'standard',
    changes: [
      [
        /image: .*kube-state-metrics:v[\d.]+/g,
        'image: localhost/kube-state-metrics:dev\n          imagePullPolicy: Never',
      ],
    ],
  },
];

/** A component's own manifests, from the module that it was built from. */
async function render({ name, module, folder, kustomization, changes }: Source): Promise<void> {
  const work = join(cache, `${name}-manifests`);
  await rm(work, { recursive: true, force: true });
  const from = (await run('go', ['list', '-m', '-f', '{{.Dir}}', module], { cwd: join(go, 'addons') })).trim();
  await cp(join(from, folder), work, { recursive: true });
  await run('chmod', ['-R', 'u+w', work]);
  for (const file of await readdir(work, { recursive: true })) {
    if (!file.endsWith('.yaml')) continue;
    const text = await readFile(join(work, file), 'utf8');
    await writeFile(
      join(work, file),
      changes.reduce((all, [what, by]) => all.replace(what, by), text),
    );
  }
  await writeFile(join(cache, `${name}.yaml`), await run('kubectl', ['kustomize', join(work, kustomization)]));
  await rm(work, { recursive: true });
}

/** Without it `helm template` assumes an old cluster. */
function helmVersions(): Record<string, string> {
  const [major = '', minor = ''] = KUBERNETES.slice(1).split('.');
  const places = ['pkg/chartutil', 'pkg/lint/rules'].map((folder) => `helm.sh/helm/v3/${folder}`);
  return {
    'helm.sh/helm/v3/internal/version.version': HELM,
    ...Object.fromEntries(
      places.flatMap((place) => [
        [`${place}.k8sVersionMajor`, major],
        [`${place}.k8sVersionMinor`, minor],
      ]),
    ),
  };
}

async function buildAll(): Promise<void> {
  await build('kube', 'kube', '.', kubernetesVersion());
  await nameServers();
  await build('addons', 'helm', 'helm.sh/helm/v3/cmd/helm', helmVersions());
  await build('addons', 'coredns', './coredns');
  await build('addons', 'pause', './pause');
  const keda = 'github.com/kedacore/keda/v2';
  const version = { [`${keda}/version.Version`]: KEDA, [`${keda}/version.GitCommit`]: `v${KEDA}` };
  await build('addons', 'keda', `${keda}/cmd/operator`, version);
  await build('addons', 'keda-adapter', `${keda}/cmd/adapter`, version);
  const server = 'sigs.k8s.io/metrics-server';
  await build('addons', 'metrics-server', `${server}/cmd/metrics-server`, {
    [`${server}/pkg/version.gitVersion`]: METRICS_SERVER,
  });
  await build('addons', 'kube-state-metrics', 'k8s.io/kube-state-metrics/v2');
  for (const source of sources) await render(source);
}

/** A key of the sources and of the way in which they are built. */
const programsKey = () =>
  keyOf([...globSync(join(go, '**/*.{go,mod,sum}')), import.meta.filename, join(import.meta.dirname, 'place.ts')]);

/**
 * Builds the components and tools of the cluster from package registries alone: apt and the Go module proxy. About 30 minutes
 * of CPU time the first time; Go's build cache makes later builds short.
 */
export async function buildPrograms(): Promise<void> {
  await mkdir(bin, { recursive: true });
  await installPackages();
  await once(join(cache, 'programs.key'), await programsKey(), buildAll);
}

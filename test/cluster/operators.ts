import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apply, kubectl } from './cluster.ts';
import { run } from './shell.ts';

const modules: [module: string, definitions: string[]][] = [
  [
    'github.com/prometheus-operator/prometheus-operator',
    ['servicemonitors', 'prometheusrules'].map(
      (kind) => `example/prometheus-operator-crd/monitoring.coreos.com_${kind}.yaml`,
    ),
  ],
  [
    'github.com/cert-manager/cert-manager',
    ['certificates', 'issuers'].map((kind) => `deploy/crds/cert-manager.io_${kind}.yaml`),
  ],
  [
    'github.com/external-secrets/external-secrets',
    ['externalsecrets', 'secretstores'].map((kind) => `config/crds/bases/external-secrets.io_${kind}.yaml`),
  ],
  ['sigs.k8s.io/gateway-api', ['config/crd/standard/gateway.networking.k8s.io_httproutes.yaml']],
];

/** Registers the object types of operators that do not run in the cluster. Their definitions come with their Go modules. */
export async function defineOperatorsObjects(): Promise<void> {
  const cwd = join(import.meta.dirname, 'operators');
  for (const [module, definitions] of modules) {
    await run('go', ['mod', 'download', module], { cwd });
    const folder = (await run('go', ['list', '-m', '-f', '{{.Dir}}', module], { cwd })).trim();
    for (const file of definitions) await apply(await readFile(join(folder, file), 'utf8'));
  }
  await kubectl('wait', '--for=condition=Established', 'crd', '--all', '--timeout=60s');
}

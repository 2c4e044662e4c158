import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { PrincipalSigner, PrincipalVerifier, authSettings, servicePrincipal } from '@insights/auth-context';
import { loadConfig } from '@insights/config';
import { ReportSealer } from '@insights/report-seal';
import { reportsSettings } from '../../services/reports/src/config.ts';
import { environmentOf, planOf } from '../support/chart-objects.ts';
import { type Manifest, findHelm, render, topology } from '../support/helm.ts';
import { type SecretsApi, secretsApi } from '../support/secrets-api.ts';

const helm = findHelm() ?? '';
const skip = helm === '' && 'helm is missing: install it on PATH, or set HELM to its path';
const { services } = topology();
const REPLICAS = 2;

interface EnvVar {
  name: string;
  value?: string;
  valueFrom?: { secretKeyRef: { name: string; key: string } };
}
type PodTemplate = { metadata: object; spec: { containers: [{ env: EnvVar[] }] } };

/** One process of a service: its signing key, and the keys that it trusts. */
interface Replica {
  service: string;
  signer: PrincipalSigner;
  verifier: PrincipalVerifier;
}

const templateOf = (manifests: Manifest[], kind: string, name: string): PodTemplate => {
  const owner = manifests.find((each) => each.kind === kind && each.metadata.name === name);
  assert.ok(owner?.spec);
  return (owner.spec as { template: PodTemplate }).template;
};

/** A pod that starts now and reads its Secrets now. */
function startReplica({ secrets }: SecretsApi, template: PodTemplate, service: string): Replica {
  const env: Record<string, string> = {};
  for (const { name, valueFrom } of template.spec.containers[0].env) {
    if (valueFrom) env[name] = secrets.get(valueFrom.secretKeyRef.name)?.[valueFrom.secretKeyRef.key] ?? '';
  }
  // No service calls the gateway with such a token.
  const trust = env['PRINCIPAL_TRUST'] ?? secrets.get('x-insights-trust')?.['PRINCIPAL_TRUST'] ?? '';
  const config = loadConfig(authSettings, { ...env, PRINCIPAL_TRUST: trust });
  return { service, signer: new PrincipalSigner(config), verifier: new PrincipalVerifier(config, service) };
}

/** Calls every process from every caller. Returns the number of calls; throws if one is rejected. */
async function callAll(replicas: readonly Replica[]): Promise<number> {
  const pairs = replicas.flatMap((from) =>
    replicas.filter(({ service }) => services[from.service]?.calls.includes(service)).map((to) => ({ from, to })),
  );
  for (const { from, to } of pairs) {
    const token = await from.signer.sign(servicePrincipal(from.service), to.service);
    assert.equal((await to.verifier.verify(token)).id, from.service);
  }
  return pairs.length;
}

/** One `helm upgrade` to these keys: Secrets first, then one pod after another, with all calls after each. */
async function upgrade(api: SecretsApi, replicas: Replica[], keys: number[]): Promise<number> {
  const manifests = await render(helm, 'trial', { set: [`secrets.signingKeys={${keys.join(',')}}`] });
  const [job] = templateOf(manifests, 'Job', 'x-insights-secrets').spec.containers;
  await api.makeSecrets(JSON.parse(job.env.find(({ name }) => name === 'PLAN')?.value ?? '') as object);
  let calls = await callAll(replicas);
  for (const [place, { service }] of replicas.entries()) {
    replicas[place] = startReplica(api, templateOf(manifests, 'Deployment', `x-insights-${service}`), service);
    calls += await callAll(replicas);
  }
  return calls;
}

describe('signing keys', { skip }, async () => {
  const api = skip ? undefined : await secretsApi({ after });

  test('new keys are added and used, the old ones are removed, and no call is rejected in any step', async () => {
    assert.ok(api);
    const manifests = await render(helm, 'trial');
    const [job] = templateOf(manifests, 'Job', 'x-insights-secrets').spec.containers;
    await api.makeSecrets(JSON.parse(job.env.find(({ name }) => name === 'PLAN')?.value ?? '') as object);
    const former = structuredClone(api.secrets.get('x-insights-jobs'));
    const replicas = Object.keys(services).flatMap((service) =>
      Array.from({ length: REPLICAS }, () =>
        startReplica(api, templateOf(manifests, 'Deployment', `x-insights-${service}`), service),
      ),
    );
    const [stale] = replicas.filter(({ service }) => service === 'gateway');
    let calls = 0;
    for (const keys of [[1, 2], [2, 1], [2]]) calls += await upgrade(api, replicas, keys);
    const [jobs] = replicas.filter(({ service }) => service === 'jobs');
    assert.ok(calls > 1_000 && stale && jobs && former);

    const late = await stale.signer.sign(servicePrincipal('gateway', 'later'), 'jobs');
    await assert.rejects(jobs.verifier.verify(late), { code: 'unauthenticated' });
    const { PRINCIPAL_SIGNING_KEY_2, ...rest } = api.secrets.get('x-insights-jobs') ?? {};
    assert.deepEqual(rest, former, 'what was there is not changed');
    const kidsOf = (text = '') => (JSON.parse(text) as { keys: { kid: string; d?: string }[] }).keys;
    const trusted = kidsOf(api.secrets.get('x-insights-trust')?.['PRINCIPAL_TRUST']);
    assert.deepEqual(
      trusted.map(({ kid }) => kid).toSorted(),
      Object.keys(services)
        .map((name) => `${name}.2`)
        .toSorted(),
    );
    assert.ok(trusted.every(({ d }) => d === undefined) && PRINCIPAL_SIGNING_KEY_2, 'private keys stay where they are');
  });

  test('each step restarts every pod, which would otherwise keep keys that are no longer trusted', async () => {
    const pods: string[] = [];
    for (const keys of ['1', '1,2', '2,1', '2']) {
      const manifests = await render(helm, 'trial', { set: [`secrets.signingKeys={${keys}}`] });
      pods.push(JSON.stringify(templateOf(manifests, 'Deployment', 'x-insights-campaigns').metadata));
    }
    assert.equal(new Set(pods).size, 4);
  });

  test('a new report key seals, and the former one stays listed with its public part', async () => {
    const manifests = await render(helm, 'trial', { set: ['secrets.reportKeys={2,1}'] });
    const reports = planOf(manifests)?.secrets.find(({ name }) => name === 'x-insights-reports');
    assert.deepEqual(
      Object.keys(reports?.keys ?? {}).filter((key) => key.startsWith('REPORT_')),
      ['REPORT_SIGNING_KEY', 'REPORT_SIGNING_KEY_2'],
    );
    const { reportSigningKey, reportFormerKeys } = reportsSettings;
    const env = environmentOf(manifests, 'reports');
    const config = loadConfig({ reportSigningKey, reportFormerKeys }, env);
    const { keys } = await new ReportSealer(config.reportSigningKey, config.reportFormerKeys).publicKeys();
    assert.equal(keys.length, 2);
    assert.ok(!JSON.stringify(keys).includes('"d"'));
  });
});

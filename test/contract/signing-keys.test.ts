import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { PrincipalSigner, PrincipalVerifier, authSettings, servicePrincipal } from '@insights/auth-context';
import { loadConfig } from '@insights/config';
import { type Manifest, findHelm, render, topology } from '../support/helm.ts';
import { type SecretsApi, secretsApi } from '../support/secrets-api.ts';

const helm = findHelm() ?? '';
const skip = helm === '' && 'helm is not there: put it on PATH or name it in HELM';
const { services } = topology();
const REPLICAS = 2;

interface EnvVar {
  name: string;
  value?: string;
  valueFrom?: { secretKeyRef: { name: string; key: string } };
}
type PodTemplate = { metadata: object; spec: { containers: [{ env: EnvVar[] }] } };

/** One process of a service: what it signs with, and whom it believes. */
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

/** A pod that starts now: Kubernetes reads its Secrets at this moment. */
function startReplica({ secrets }: SecretsApi, template: PodTemplate, service: string): Replica {
  const env: Record<string, string> = {};
  for (const { name, valueFrom } of template.spec.containers[0].env) {
    if (valueFrom) env[name] = secrets.get(valueFrom.secretKeyRef.name)?.[valueFrom.secretKeyRef.key] ?? '';
  }
  // The gateway is called by nobody with such a token.
  const trust = env['PRINCIPAL_TRUST'] ?? secrets.get('x-insights-trust')?.['PRINCIPAL_TRUST'] ?? '';
  const config = loadConfig(authSettings, { ...env, PRINCIPAL_TRUST: trust });
  return { service, signer: new PrincipalSigner(config), verifier: new PrincipalVerifier(config, service) };
}

/** Every process calls every process that its service calls; how many calls were believed. One that is refused throws. */
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

/** One `helm upgrade` to these keys: Secrets first, then one pod after another, with all calls between any two. */
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

  test('new keys are brought in, used, and the former ones taken out, and no call is refused at any moment', async () => {
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

  test('each of the steps starts every pod anew, or a pod would go on with keys that are believed no more', async () => {
    const pods: string[] = [];
    for (const keys of ['1', '1,2', '2,1', '2']) {
      const manifests = await render(helm, 'trial', { set: [`secrets.signingKeys={${keys}}`] });
      pods.push(JSON.stringify(templateOf(manifests, 'Deployment', 'x-insights-campaigns').metadata));
    }
    assert.equal(new Set(pods).size, 4);
  });
});

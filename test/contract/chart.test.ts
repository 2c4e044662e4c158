import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { loadConfig } from '@insights/config';
import { messagingSettings } from '@insights/messaging';
import { settingsOf } from '../../deploy/boot/config-shapes.ts';
import { pages } from '../../services/gateway/src/pages.ts';
import { routes } from '../../services/gateway/src/routes/index.ts';
import { type Manifest, chart, findHelm, lint, render, topology, valueSets } from '../support/helm.ts';
import { environmentIn, environmentOf, named, ofKind, podOf, specOf } from '../support/chart-objects.ts';
import { type Edge, allowedEdges, oneSidedEdges, someStrangers, wordOf } from '../support/network-graph.ts';
import { permits, policiesOf } from '../support/network-policies.ts';

const helm = findHelm() ?? '';
const skip = helm === '' && 'helm is not there: put it on PATH or name it in HELM';

interface Plan {
  secrets: { name: string; keys: Record<string, string> }[];
  trust?: { name: string };
}

const POD_OWNERS = new Set(['Deployment', 'StatefulSet', 'Job', 'CronJob', 'Pod']);
const podsOf = (manifests: Manifest[]) => manifests.filter(({ kind }) => POD_OWNERS.has(kind));

/** What the Job of the Secrets is told to make. */
function planOf(manifests: Manifest[]): Plan {
  const job = named(manifests, 'Job', 'x-insights-secrets');
  const plan = job && podOf(job).containers[0].env?.find(({ name }) => name === 'PLAN')?.value;
  return plan === undefined ? { secrets: [] } : (JSON.parse(plan) as Plan);
}

describe('every value set', { skip }, () => {
  for (const values of valueSets) {
    test(`${values}: is well-formed, and every pod is confined`, async () => {
      await lint(helm, values);
      const manifests = await render(helm, values);
      const ids = manifests.map(({ kind, metadata }) => `${kind}/${metadata.name}`);
      assert.deepEqual(ids, [...new Set(ids)], 'no two objects have one name');
      for (const owner of podsOf(manifests)) {
        const pod = podOf(owner);
        assert.equal(pod.securityContext.runAsNonRoot, true, owner.metadata.name);
        assert.deepEqual(pod.securityContext.seccompProfile, { type: 'RuntimeDefault' });
        // Only the Job that makes Secrets talks to Kubernetes.
        assert.equal(pod.automountServiceAccountToken ?? true, owner.metadata.name.endsWith('-secrets'));
        for (const { securityContext, resources } of pod.containers) {
          const confined = {
            allowPrivilegeEscalation: false,
            readOnlyRootFilesystem: true,
            capabilities: { drop: ['ALL'] },
          };
          assert.deepEqual(securityContext, confined);
          assert.ok(resources?.requests && resources.limits, `${owner.metadata.name} has bounds`);
        }
      }
    });
  }

  test('every service is deployed, watched by probes, and given time to finish', async () => {
    const manifests = await render(helm, 'high-availability');
    const deployments = ofKind(manifests, 'Deployment');
    const names = Object.keys(topology().services).map((name) => `x-insights-${name}`);
    assert.deepEqual(deployments.map(({ metadata }) => metadata.name).toSorted(), names.toSorted());
    for (const deployment of deployments) {
      const pod = podOf(deployment);
      assert.ok(pod.containers.every(({ readinessProbe, livenessProbe }) => readinessProbe && livenessProbe));
      const settings = named(manifests, 'ConfigMap', deployment.metadata.name);
      const grace = Number(settings?.data?.['SHUTDOWN_GRACE_MS']) / 1_000;
      assert.ok(pod.terminationGracePeriodSeconds >= grace + 10, deployment.metadata.name);
    }
  });

  test('what scales itself is given no number of replicas, or an upgrade would reset it', async () => {
    for (const values of ['operators', 'hpa', 'high-availability', 'no-operators']) {
      const manifests = await render(helm, values);
      const scaled = manifests
        .filter(({ kind }) => kind === 'HorizontalPodAutoscaler' || kind === 'ScaledObject')
        .map((each) => specOf<{ scaleTargetRef: { name: string } }>(each).scaleTargetRef.name);
      for (const { metadata, spec } of ofKind(manifests, 'Deployment')) {
        assert.equal(!('replicas' in (spec ?? {})), scaled.includes(metadata.name), `${values}: ${metadata.name}`);
      }
    }
  });

  test('an upgrade to other images leaves the stores of a trial running', async () => {
    const storesAt = async (tag: string) =>
      ofKind(await render(helm, 'trial', { set: [`image.tag=${tag}`] }), 'StatefulSet').map(
        (store) => specOf<{ template: object }>(store).template,
      );
    const stores = await storesAt('one');
    assert.equal(stores.length, 2);
    assert.deepEqual(await storesAt('two'), stores);
  });

  test('every Secret that a pod names is made by the plan or is the user’s own', async () => {
    for (const values of valueSets) {
      const manifests = await render(helm, values);
      const { secrets, trust } = planOf(manifests);
      const made = new Set(secrets.flatMap(({ name, keys }) => Object.keys(keys).map((key) => `${name}/${key}`)));
      made.add(`${trust?.name}/PRINCIPAL_TRUST`);
      const given = readFileSync(join(chart, 'ci', `${values}.yaml`), 'utf8');
      const refs = podsOf(manifests).flatMap((owner) => podOf(owner).containers.flatMap(({ env = [] }) => env));
      for (const { valueFrom } of refs) {
        if (!valueFrom) continue;
        const { name, key } = valueFrom.secretKeyRef;
        assert.ok(made.has(`${name}/${key}`) || given.includes(name), `${values}: ${name}/${key}`);
      }
    }
  });

  test('every service is told what it needs, in words that it takes', async () => {
    for (const values of valueSets) {
      const manifests = await render(helm, values);
      for (const service of Object.keys(topology().services)) {
        const env = environmentOf(manifests, service);
        const shape = await settingsOf(service);
        assert.doesNotThrow(() => loadConfig(shape, env), `${values}: ${service}`);
        const data = named(manifests, 'ConfigMap', `x-insights-${service}`)?.data ?? {};
        const unknown = Object.keys(data).filter((name) => !(name in shape) && name !== 'NODE_EXTRA_CA_CERTS');
        assert.deepEqual(unknown, [], `${values}: ${service}`);
      }
    }
  });

  test('an operator’s pod is the operator on NATS, with the streams of the services, and runs for nobody who has not asked', async () => {
    for (const values of valueSets) {
      const manifests = await render(helm, values);
      const cronJob = named(manifests, 'CronJob', 'x-insights-operations');
      assert.ok(cronJob);
      assert.equal(specOf<{ suspend: boolean }>(cronJob).suspend, true);
      const env = environmentIn(manifests, cronJob, 'operator');
      assert.equal(env['NATS_USER'], 'operator');
      const streams = (all: Record<string, string>) => {
        const { natsUser: _user, natsPassword: _password, ...rest } = loadConfig(messagingSettings, all);
        return rest;
      };
      assert.deepEqual(streams(env), streams(environmentOf(manifests, 'campaigns')), values);
      const secrets = podOf(cronJob).containers[0].env?.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef.name ?? []);
      assert.deepEqual(secrets, [values === 'external' ? 's-operator' : 'x-insights-operator'], 'and nothing else');
    }
    const without = await render(helm, 'trial', { set: ['operations.enabled=false'] });
    assert.deepEqual(ofKind(without, 'CronJob'), []);
    const reach = (manifests: Manifest[]) => allowedEdges(manifests).filter(({ from }) => from === 'operations');
    assert.ok(reach(await render(helm, 'trial')).length > 0);
    assert.deepEqual(reach(without), []);
  });

  test('what the Prometheus operator puts on metrics does not hide which service they are of', async () => {
    const [monitor] = ofKind(await render(helm, 'operators'), 'ServiceMonitor');
    const { endpoints } = specOf<{ endpoints: { honorLabels?: boolean }[] }>(monitor);
    assert.deepEqual(
      endpoints.map(({ honorLabels }) => honorLabels),
      [true],
    );
  });

  test('Ingress and HTTPRoute lead to every route and page of the gateway, and never to /metrics', async () => {
    const [ingress] = ofKind(await render(helm, 'external'), 'Ingress');
    const [route] = ofKind(await render(helm, 'operators'), 'HTTPRoute');
    const { rules } = specOf<{ rules: [{ http: { paths: { path: string }[] } }] }>(ingress);
    const { rules: matching } = specOf<{ rules: [{ matches: { path: { value: string } }[] }] }>(route);
    const paths = [...routes.map(({ path }) => path), ...Object.keys(pages)].filter((path) => path !== '/metrics');
    for (const open of [
      rules[0].http.paths.map(({ path }) => path),
      matching[0].matches.map(({ path }) => path.value),
    ]) {
      const isOpen = (path: string) => open.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
      const closed = paths.filter((path) => !isOpen(path));
      assert.deepEqual(closed, []);
      assert.equal(isOpen('/metrics'), false);
    }
  });
});

describe('the network', { skip }, () => {
  const { services } = topology();
  const called = Object.entries(services).flatMap(([from, { calls }]) => calls.map((to) => `${from} → ${to}:50051`));
  const isInside = ({ from, to }: Edge) =>
    ![from, to].some((end) => ['anybody', ...Object.keys(someStrangers)].includes(end));
  const words = (edges: Edge[]) => edges.map(wordOf).toSorted();

  test('pods reach whom they call and nobody else', async () => {
    const manifests = await render(helm, 'external');
    const inside = allowedEdges(manifests).filter(isInside);
    assert.deepEqual(words(inside), [...called, 'test → gateway:8080'].toSorted());
    assert.deepEqual(words(oneSidedEdges(manifests)), []);
  });

  test('a trial’s stores are reached by those that keep something in them, and the embedded issuer by the gateway', async () => {
    const manifests = await render(helm, 'trial');
    const stores = Object.entries(services).flatMap(([name, { database, bus }]) => [
      ...(database ? [`${name} → postgresql:5432`] : []),
      ...(bus ? [`${name} → nats:4222`] : []),
    ]);
    const ours = ['test → gateway:8080', 'gateway → identity:9090'];
    const own = [...ours, 'migrate → postgresql:5432', 'operations → nats:4222'];
    const inside = allowedEdges(manifests).filter(isInside);
    assert.deepEqual(words(inside), [...called, ...stores, ...own].toSorted());
    assert.deepEqual(words(oneSidedEdges(manifests)), []);
  });

  test('a pod of the release that no other policy names reaches nobody and is reached by nobody', async () => {
    for (const values of ['external', 'trial']) {
      const policies = policiesOf(await render(helm, values));
      const labels = { 'app.kubernetes.io/name': 'insights', 'app.kubernetes.io/instance': 'x' };
      const [unnamed, gateway] = ['unnamed', 'gateway'].map((component) => {
        return { namespace: 'ns', labels: { ...labels, 'app.kubernetes.io/component': component } };
      });
      assert.ok(unnamed && gateway);
      const asked = { from: unnamed, to: unnamed, port: 8080, protocol: 'TCP' } as const;
      assert.equal(permits(policies, 'ns', 'egress', { ...asked, to: gateway }), false);
      assert.equal(permits(policies, 'ns', 'ingress', { ...asked, from: gateway }), false);
    }
  });

  const MAIL = ['mail.from=a@example.com', 'mail.smtpSecret.name=smtp'];
  const LEAVING: [values: string, set: string[], used: string[]][] = [
    ['trial', [], ['webhooks']],
    ['trial', MAIL, ['webhooks', 'mail']],
    ['external', [], ['webhooks', 'identityProvider', 'models']],
    ['external', MAIL, ['webhooks', 'identityProvider', 'models', 'mail']],
  ];
  for (const [values, set, used] of LEAVING) {
    test(`${values} with ${used.join(', ')}: only those leave the cluster who have to do with it`, async () => {
      const leaving = allowedEdges(await render(helm, values, { set })).filter(({ to }) => to === 'outside');
      const mayLeave = Object.entries(services).filter(([, { outside }]) =>
        outside.some((what) => used.includes(what)),
      );
      const names = new Set(leaving.map(({ from }) => from));
      assert.deepEqual([...names].toSorted(), mayLeave.map(([name]) => name).toSorted());
    });
  }
});

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { loadConfig } from '@insights/config';
import { messagingSettings } from '@insights/messaging';
import { settingsOf } from '../../deploy/boot/config-shapes.ts';
import { tokenProblems, tokenSettings } from '../../services/gateway/src/config-tokens.ts';
import { pages } from '../../services/gateway/src/pages.ts';
import { routes } from '../../services/gateway/src/routes/index.ts';
import { type Manifest, chart, findHelm, lint, render, topology, valueSets } from '../support/helm.ts';
import { environmentIn, environmentOf, named, ofKind, planOf, podOf, specOf } from '../support/chart-objects.ts';
import { allowedEdges } from '../support/network-graph.ts';

const helm = findHelm() ?? '';
const skip = helm === '' && 'helm is missing: install it on PATH, or set HELM to its path';

/** Value sets with Secrets of their own. */
const OPERATOR_SECRETS: Record<string, string> = { external: 's-operator', 'external-secrets': 'insights-operator' };
const IDENTITY_OWNER_SECRETS: Record<string, string> = {
  external: 'o-identity',
  'external-secrets': 'insights-identity-owner',
};

const POD_OWNERS = new Set(['Deployment', 'StatefulSet', 'Job', 'CronJob', 'Pod']);
const podsOf = (manifests: Manifest[]) => manifests.filter(({ kind }) => POD_OWNERS.has(kind));

/** Everything that the Job and cert-manager put into Secrets, as `name/key`. */
function secretsMadeFor(manifests: Manifest[]): Set<string> {
  const plan = planOf(manifests);
  const made = (plan?.secrets ?? []).flatMap(({ name, keys }) => Object.keys(keys).map((key) => `${name}/${key}`));
  if (plan?.trust) made.push(`${plan.trust.name}/PRINCIPAL_TRUST`);
  if (plan?.grpc.made) made.push(`${plan.grpc.trust}/ca.crt`);
  for (const { name } of plan?.grpc.made?.certificates ?? []) made.push(`${name}/tls.crt`, `${name}/tls.key`);
  for (const certificate of ofKind(manifests, 'Certificate')) {
    const { secretName } = specOf<{ secretName: string }>(certificate);
    made.push(...['tls.crt', 'tls.key', 'ca.crt'].map((key) => `${secretName}/${key}`));
  }
  return new Set(made);
}

describe('every value set', { skip }, () => {
  for (const values of valueSets) {
    test(`${values}: is well-formed, and every pod has a restricted security context`, async () => {
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

  test('every service is deployed with probes and a termination grace period', async () => {
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

  test('autoscaled deployments set no number of replicas, which an upgrade would reset', async () => {
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

  test('no pod has a variable twice, also when a service has a database of its own', async () => {
    const own = ['DATABASE_URL', 'DATABASE_WORKER_URL', 'DATABASE_OWNER_URL'];
    const set = own.flatMap((name) => {
      const key = `services.campaigns.secretEnv.${name}`;
      return [`${key}.name=own`, `${key}.key=${name}`];
    });
    const manifests = await render(helm, 'external', { set });
    for (const { name, env = [] } of podsOf(manifests).flatMap((owner) => podOf(owner).containers)) {
      const names = env.map((variable) => variable.name);
      assert.deepEqual(names, [...new Set(names)], name);
      const secrets = env
        .filter((variable) => own.includes(variable.name))
        .map(({ valueFrom }) => valueFrom?.secretKeyRef.name);
      assert.deepEqual(
        [...new Set(secrets)],
        secrets.length === 0 ? [] : [name === 'campaigns' ? 'own' : undefined],
        name,
      );
      assert.ok(name !== 'campaigns' || !names.includes('DATABASE_ADMIN_URL'), 'the common server’s administrator');
    }
    const half = render(helm, 'external', { set: set.slice(0, 4) });
    await assert.rejects(half, /services\.campaigns\.secretEnv: a database of its own needs DATABASE_OWNER_URL, too/);
  });

  test('names, labels, digests, users, accounts, volumes, containers and objects are those that the values give', async () => {
    const digest = `sha256:${'a'.repeat(64)}`;
    const manifests = await render(helm, 'trial', {
      set: [
        'fullnameOverride=own',
        'commonLabels.team=research',
        'podSecurity.setUser=false',
        `image.digests.gateway=${digest}`,
        'image.prefix=x-',
        'services.gateway.serviceAccountAnnotations.role=reader',
        'services.gateway.extraVolumes[0].name=cache',
        'services.gateway.extraVolumeMounts[0].name=cache',
        'services.gateway.extraContainers[0].name=proxy',
        'extraObjects[0].kind=ConfigMap',
        'extraObjects[0].metadata.name=of-{{ .Release.Name }}',
      ],
    });
    const own = manifests.filter(({ metadata }) => metadata.name !== 'of-x');
    assert.equal(manifests.length - own.length, 1);
    for (const { kind, metadata } of own) {
      assert.match(metadata.name, /^own(-|$)/, kind);
      assert.equal(metadata.labels?.['team'], 'research', `${kind}/${metadata.name}`);
    }
    for (const owner of podsOf(manifests)) assert.equal('runAsUser' in podOf(owner).securityContext, false);
    const gateway = named(manifests, 'Deployment', 'own-gateway');
    assert.ok(gateway);
    const { containers, volumes = [] } = podOf(gateway);
    assert.equal(containers[0].image, `localhost/interviews/x-gateway@${digest}`);
    assert.deepEqual(
      containers.map(({ name }) => name),
      ['gateway', 'proxy'],
    );
    assert.ok(volumes.some(({ name }) => name === 'cache'));
    assert.ok(containers[0].volumeMounts.some(({ name }) => name === 'cache'));
    const account = named(manifests, 'ServiceAccount', 'own-gateway');
    assert.deepEqual(account?.metadata.annotations, { role: 'reader' });
  });

  test('tolerations, node selector and affinity of the defaults reach every pod', async () => {
    for (const values of valueSets) {
      const set = ['defaults.nodeSelector.pool=x', 'defaults.tolerations[0].operator=Exists'];
      for (const owner of podsOf(await render(helm, values, { set }))) {
        const { nodeSelector, tolerations } = podOf(owner);
        assert.deepEqual(
          { nodeSelector, tolerations },
          { nodeSelector: { pool: 'x' }, tolerations: [{ operator: 'Exists' }] },
          owner.metadata.name,
        );
      }
    }
  });

  test('an upgrade to other images does not restart a trial’s stores', async () => {
    const storesAt = async (tag: string) =>
      ofKind(await render(helm, 'trial', { set: [`image.tag=${tag}`] }), 'StatefulSet').map(
        (store) => specOf<{ template: object }>(store).template,
      );
    const stores = await storesAt('one');
    assert.equal(stores.length, 2);
    assert.deepEqual(await storesAt('two'), stores);
  });

  // PostgreSQL does not start on a data directory whose group may write.
  test('a pod that starts again leaves the permissions in its volumes as they are', async () => {
    const pods = podsOf(await render(helm, 'trial'));
    assert.ok(pods.length > 0);
    for (const owner of pods) {
      assert.equal(podOf(owner).securityContext.fsGroupChangePolicy, 'OnRootMismatch', owner.metadata.name);
    }
  });

  test('every Secret used by a pod is made by the Job or cert-manager, or comes from the user', async () => {
    for (const values of valueSets) {
      const manifests = await render(helm, values);
      const made = secretsMadeFor(manifests);
      const given = readFileSync(join(chart, 'ci', `${values}.yaml`), 'utf8');
      const isThere = (name: string, key: string) => made.has(`${name}/${key}`) || given.includes(name);
      for (const pod of podsOf(manifests).map(podOf)) {
        for (const { valueFrom } of pod.containers.flatMap(({ env = [] }) => env)) {
          if (!valueFrom) continue;
          const { name, key } = valueFrom.secretKeyRef;
          assert.ok(isThere(name, key), `${values}: ${name}/${key}`);
        }
        for (const { secret } of pod.volumes ?? []) {
          if (!secret) continue;
          const keys = secret.items ?? [{ key: 'ca.crt' }];
          for (const { key } of keys)
            assert.ok(isThere(secret.secretName, key), `${values}: ${secret.secretName}/${key}`);
        }
      }
    }
  });

  test('every service gets all required settings with valid values', async () => {
    for (const values of valueSets) {
      const manifests = await render(helm, values);
      for (const service of Object.keys(topology().services)) {
        const env = environmentOf(manifests, service);
        const shape = await settingsOf(service);
        assert.doesNotThrow(() => loadConfig(shape, env), `${values}: ${service}`);
        if (service === 'gateway') assert.deepEqual(tokenProblems(loadConfig(tokenSettings, env)), []);
        const data = named(manifests, 'ConfigMap', `x-insights-${service}`)?.data ?? {};
        const unknown = Object.keys(data).filter((name) => !(name in shape) && name !== 'NODE_EXTRA_CA_CERTS');
        assert.deepEqual(unknown, [], `${values}: ${service}`);
      }
    }
  });

  test('the operator’s pod has the operator’s NATS rights and the services’ streams, and is only rendered on request', async () => {
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
      assert.deepEqual(secrets, [OPERATOR_SECRETS[values] ?? 'x-insights-operator'], 'and nothing else');
    }
    const without = await render(helm, 'trial', { set: ['operations.enabled=false'] });
    assert.deepEqual(ofKind(without, 'CronJob'), []);
    const reach = (manifests: Manifest[]) => allowedEdges(manifests).filter(({ from }) => from === 'operations');
    assert.ok(reach(await render(helm, 'trial')).length > 0);
    assert.deepEqual(reach(without), []);
  });

  test('with credentials each user of NATS gets its own file and no password, and all use the domain', async () => {
    const manifests = await render(helm, 'external', {
      set: ['nats.credentialsSecret=nats-credentials', 'nats.domain=hub', 'operations.enabled=true'],
    });
    const users = podsOf(manifests).flatMap((owner) => {
      const { containers } = podOf(owner);
      const variables = containers.flatMap(({ env }) => env ?? []);
      assert.ok(!variables.some(({ name }) => name === 'NATS_PASSWORD'), owner.metadata.name);
      const { NATS_USER, NATS_DOMAIN } = environmentIn(manifests, owner, owner.metadata.name);
      const login = variables.find(({ name }) => name === 'NATS_CREDENTIALS')?.valueFrom?.secretKeyRef;
      assert.equal(NATS_USER !== undefined, login !== undefined, owner.metadata.name);
      if (NATS_USER === undefined) return [];
      assert.deepEqual(login, { name: 'nats-credentials', key: `${NATS_USER}.creds` });
      assert.equal(NATS_DOMAIN, 'hub', owner.metadata.name);
      return [NATS_USER];
    });
    const services = Object.entries(topology().services).flatMap(([name, { bus }]) => (bus ? [name] : []));
    assert.deepEqual([...new Set(users)].toSorted(), [...services, 'operator'].toSorted());
  });

  test('the pod for platform roles connects to PostgreSQL as the owner of identity and has no other right, and is only rendered on request', async () => {
    for (const values of valueSets) {
      const manifests = await render(helm, values);
      const cronJob = named(manifests, 'CronJob', 'x-insights-platform-roles');
      assert.ok(cronJob);
      assert.equal(specOf<{ suspend: boolean }>(cronJob).suspend, true);
      const env = environmentIn(manifests, cronJob, 'identity');
      assert.match(env['DATABASE_OWNER_URL'] ?? '', /^postgresql:\/\/identity_owner:/);
      const secrets = podOf(cronJob).containers[0].env?.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef.name ?? []);
      assert.deepEqual(secrets, [IDENTITY_OWNER_SECRETS[values] ?? 'x-insights-identity-owner'], values);
      assert.deepEqual(podOf(cronJob).containers[0].envFrom ?? [], []);
    }
  });

  test('labels of the Prometheus operator do not hide the service of a metric', async () => {
    const [monitor] = ofKind(await render(helm, 'operators'), 'ServiceMonitor');
    const { endpoints } = specOf<{ endpoints: { honorLabels?: boolean }[] }>(monitor);
    assert.deepEqual(
      endpoints.map(({ honorLabels }) => honorLabels),
      [true],
    );
  });

  test('Ingress and HTTPRoute expose every route and page of the gateway, but not /metrics', async () => {
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

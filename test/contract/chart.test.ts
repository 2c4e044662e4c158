import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { routes } from '../../services/gateway/src/routes/index.ts';
import { type Manifest, chart, findHelm, lint, render, topology, valueSets } from '../support/helm.ts';
import { networkGraph } from '../support/network-graph.ts';

const helm = findHelm() ?? '';
const skip = helm === '' && 'helm is not there: put it on PATH or name it in HELM';

interface Container {
  name: string;
  image: string;
  securityContext: object;
  env?: { valueFrom?: { secretKeyRef?: { name: string; key: string } } }[];
  resources?: { requests?: object; limits?: object };
  readinessProbe?: object;
  livenessProbe?: object;
}
interface Pod {
  containers: Container[];
  securityContext: { runAsNonRoot: boolean; seccompProfile: object };
  automountServiceAccountToken?: boolean;
  terminationGracePeriodSeconds?: number;
}
const POD_OWNERS = new Set(['Deployment', 'StatefulSet', 'Job']);

function podOf({ kind, spec }: Manifest): Pod {
  return (kind === 'Pod' ? spec : (spec as { template: { spec: unknown } }).template.spec) as Pod;
}

const podsOf = (manifests: Manifest[]) => manifests.filter(({ kind }) => POD_OWNERS.has(kind) || kind === 'Pod');

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
    const deployments = manifests.filter(({ kind }) => kind === 'Deployment');
    const names = Object.keys(topology().services).map((name) => `x-insights-${name}`);
    assert.deepEqual(deployments.map(({ metadata }) => metadata.name).toSorted(), names.toSorted());
    for (const deployment of deployments) {
      const pod = podOf(deployment);
      assert.ok(pod.containers.every(({ readinessProbe, livenessProbe }) => readinessProbe && livenessProbe));
      const settings = manifests.find(
        ({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === deployment.metadata.name,
      );
      const grace = Number(settings?.data?.['SHUTDOWN_GRACE_MS']) / 1_000;
      assert.ok((pod.terminationGracePeriodSeconds ?? 0) >= grace + 10, deployment.metadata.name);
    }
  });

  test('what scales itself is given no number of replicas, or an upgrade would reset it', async () => {
    for (const values of ['operators', 'hpa', 'high-availability', 'no-operators']) {
      const manifests = await render(helm, values);
      const scaled = manifests
        .filter(({ kind }) => kind === 'HorizontalPodAutoscaler' || kind === 'ScaledObject')
        .map(({ spec }) => (spec as { scaleTargetRef: { name: string } }).scaleTargetRef.name);
      for (const { metadata, spec } of manifests.filter(({ kind }) => kind === 'Deployment')) {
        assert.equal(spec?.['replicas'] === undefined, scaled.includes(metadata.name), `${values}: ${metadata.name}`);
      }
    }
  });

  test('every Secret that a pod names is made by the plan or is the user’s own', async () => {
    for (const values of valueSets) {
      const manifests = await render(helm, values);
      const job = manifests.find(({ kind, metadata }) => kind === 'Job' && metadata.name === 'x-insights-secrets');
      const plan = JSON.parse(
        (job &&
          (podOf(job).containers[0]?.env as { name: string; value: string }[]).find(({ name }) => name === 'PLAN')
            ?.value) ??
          '{"secrets": []}',
      ) as { secrets: { name: string; keys: Record<string, string> }[]; trust?: { name: string } };
      const made = new Set(plan.secrets.flatMap(({ name, keys }) => Object.keys(keys).map((key) => `${name}/${key}`)));
      made.add(`${plan.trust?.name}/PRINCIPAL_TRUST`);
      const given = readFileSync(join(chart, 'ci', `${values}.yaml`), 'utf8');
      for (const owner of podsOf(manifests)) {
        const refs = podOf(owner).containers.flatMap(({ env = [] }) =>
          env.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef ?? []),
        );
        for (const { name, key } of refs) {
          assert.ok(
            made.has(`${name}/${key}`) || given.includes(name),
            `${values}: ${owner.metadata.name} wants ${name}/${key}`,
          );
        }
      }
    }
  });

  test('the ways in lead to every route and never to /metrics', async () => {
    const paths = [...routes.map(({ path }) => path), '/docs', '/join'].filter((path) => path !== '/metrics');
    const [ingress] = (await render(helm, 'external')).filter(({ kind }) => kind === 'Ingress');
    const [route] = (await render(helm, 'operators')).filter(({ kind }) => kind === 'HTTPRoute');
    const prefixes = [
      (ingress?.spec as { rules: { http: { paths: { path: string }[] } }[] }).rules[0]?.http.paths.map(
        ({ path }) => path,
      ),
      (route?.spec as { rules: { matches: { path: { value: string } }[] }[] }).rules[0]?.matches.map(
        ({ path }) => path.value,
      ),
    ];
    for (const open of prefixes) {
      const isOpen = (path: string) =>
        open?.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)) ?? false;
      assert.deepEqual(
        paths.filter((path) => !isOpen(path)),
        [],
      );
      assert.equal(isOpen('/metrics'), false);
    }
  });
});

describe('the network', { skip }, () => {
  const { services } = topology();
  const called = Object.entries(services).flatMap(([from, { calls }]) => calls.map((to) => `${from} → ${to}:50051`));

  test('pods reach whom they call and nobody else', async () => {
    const graph = networkGraph(await render(helm, 'external'));
    assert.equal(graph.refusesByDefault, true);
    assert.deepEqual([...graph.inside].toSorted(), [...called, 'test → gateway:8080'].toSorted());
    assert.deepEqual([...graph.oneSided], []);
  });

  test('a trial’s stores are reached by those that keep something in them, and the embedded issuer by the gateway', async () => {
    const graph = networkGraph(await render(helm, 'trial'));
    const stores = Object.entries(services).flatMap(([name, { database, bus }]) => [
      ...(database ? [`${name} → postgresql:5432`] : []),
      ...(bus ? [`${name} → nats:4222`] : []),
    ]);
    const own = ['test → gateway:8080', 'migrate → postgresql:5432', 'gateway → identity:9090'];
    assert.deepEqual([...graph.inside].toSorted(), [...called, ...stores, ...own].toSorted());
    assert.deepEqual([...graph.oneSided], []);
  });

  test('only those whom the topology names leave the cluster', async () => {
    const graph = networkGraph(await render(helm, 'trial'));
    const leaving = [...graph.beyond].filter((edge) => edge.includes('→ outside')).map((edge) => edge.split(' ')[0]);
    // With the embedded issuer, nobody asks an identity provider.
    const named = Object.entries(services).filter(([, { outside }]) =>
      outside.some((what) => what !== 'identityProvider'),
    );
    assert.deepEqual([...new Set(leaving)].toSorted(), named.map(([name]) => name).toSorted());
  });
});

const REFUSALS: [what: string, values: string, set: string[], text: RegExp][] = [
  ['no address of the API', 'trial', ['publicUrl='], /publicUrl is empty/],
  ['no place of the images', 'trial', ['image.registry='], /image\.registry is empty/],
  ['two PostgreSQL', 'trial', ['postgresql.host=db'], /PostgreSQL: give either/],
  ['no PostgreSQL', 'no-operators', ['postgresql.host='], /PostgreSQL: give either/],
  ['two NATS', 'trial', ['nats.url=nats://n:4222'], /NATS: give either/],
  ['two issuers', 'trial', ['identityProvider.jwksUrl=https://id.example/certs'], /Identity provider: give either/],
  ['keys without an issuer', 'no-operators', ['identityProvider.issuer='], /identityProvider\.issuer is empty/],
  [
    'more connections than there are',
    'no-operators',
    ['postgresql.maxConnections=100'],
    /the services open \d+, .* leaves 90/,
  ],
  ['checked TLS without an authority', 'no-operators', ['postgresql.sslMode=verify-full'], /tls\.caSecret/],
  ['TLS of a server that has none', 'trial', ['postgresql.sslMode=verify-full'], /bundled server speaks no TLS/],
  ['gRPC over TLS without a certificate', 'no-operators', ['tls.grpc.enabled=true'], /tls\.grpc\.secret/],
  ['an open host', 'no-operators', ['ingress.enabled=true'], /ingress\.host/],
  ['fewer at most than at least', 'operators', ['interviewers.maxReplicas=1'], /is below interviewers\.minReplicas/],
  ['a target beyond capacity', 'operators', ['interviewers.targetSessions=11'], /above interviewers\.capacity/],
  ['no interviewer at all', 'operators', ['interviewers.minReplicas=0'], /minReplicas.*minimum/s],
  ['slow looks at the demand', 'operators', ['interviewers.pollingInterval=30'], /pollingInterval.*maximum/s],
  ['a service that is not', 'trial', ['services.ghost.replicas=1'], /services\.ghost: there is no such service/],
  ['a misspelt value', 'trial', ['publicURL=https://x'], /additional properties 'publicURL' not allowed/],
  ['a setting that is no name', 'trial', ['services.jobs.env.lower=1'], /propertyNames|lower/],
  ['no Secrets at all', 'trial', ['secrets.generate=false'], /existingSecret is missing/],
];

describe('contradictory values', { skip }, () => {
  for (const [what, values, set, text] of REFUSALS) {
    test(`${what}: refused with what to do`, () => assert.rejects(render(helm, values, { set }), text));
  }
  for (const [values, word] of [
    ['operators', /keda\.sh.*Install its operator first/s],
    ['high-availability', /keda\.sh/],
  ] as const) {
    test(`${values}: refused where the operator is not installed`, () =>
      assert.rejects(render(helm, values, { operators: false }), word));
  }
  test('without operators nothing of theirs is wanted', async () => {
    for (const values of ['trial', 'no-operators', 'hpa', 'external']) await render(helm, values, { operators: false });
  });
});

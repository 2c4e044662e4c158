import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { findHelm, render, topology } from '../support/helm.ts';
import { named, podOf } from '../support/chart-objects.ts';
import { type Edge, allowedEdges, oneSidedEdges, someStrangers, wordOf } from '../support/network-graph.ts';
import { permits, policiesOf } from '../support/network-policies.ts';

const helm = findHelm() ?? '';
const skip = helm === '' && 'helm is missing';

describe('the network', { skip }, () => {
  const { services } = topology();
  const called = Object.entries(services).flatMap(([from, { calls }]) => calls.map((to) => `${from} → ${to}:50051`));
  const isInside = ({ from, to }: Edge) =>
    ![from, to].some((end) => ['anybody', ...Object.keys(someStrangers)].includes(end));
  const words = (edges: Edge[]) => edges.map(wordOf).toSorted();

  test('pods can reach only the services that they call', async () => {
    const manifests = await render(helm, 'external');
    const inside = allowedEdges(manifests).filter(isInside);
    assert.deepEqual(words(inside), [...called, 'test → gateway:8080'].toSorted());
    assert.deepEqual(words(oneSidedEdges(manifests)), []);
  });

  test('every port of several NATS servers is open to the services that use events, once', async () => {
    const manifests = await render(helm, 'external', {
      set: ['nats.url=tls://a.example\\,tls://b.example:4333\\,tls://c.example'],
    });
    const jobs = manifests.find(
      ({ kind, metadata }) => kind === 'NetworkPolicy' && metadata.name === 'x-insights-jobs',
    );
    const ports = [...JSON.stringify(jobs?.spec).matchAll(/"port":(4222|4333)\b/g)].map(([, port]) => port);
    assert.deepEqual(ports, ['4222', '4333']);
  });

  test('a trial’s stores are reachable by the services that use them, and the embedded issuer by the gateway', async () => {
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

  test('a pod without a policy of its own can neither connect nor be reached', async () => {
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

  test('the key of the model of vaults comes from the Secret that is named, and only a model opens the way to it', async () => {
    const model = [
      'services.vaults.env.MODEL_PROVIDER=openai',
      'services.vaults.secretEnv.MODEL_API_KEY.name=model',
      'services.vaults.secretEnv.MODEL_API_KEY.key=api-key',
    ];
    for (const [set, keys, isOpen] of [
      [[], [], false],
      [model, [{ name: 'model', key: 'api-key' }], true],
    ] as const) {
      const manifests = await render(helm, 'trial', { set: [...set] });
      const deployment = named(manifests, 'Deployment', 'x-insights-vaults');
      assert.ok(deployment);
      const env = podOf(deployment).containers.flatMap((container) => container.env ?? []);
      const given = env.filter(({ name }) => name === 'MODEL_API_KEY').map(({ valueFrom }) => valueFrom?.secretKeyRef);
      assert.deepEqual(given, keys);
      const leaving = allowedEdges(manifests).filter(({ from, to }) => from === 'vaults' && to === 'outside');
      assert.equal(leaving.length > 0, isOpen);
    }
  });

  const MAIL = ['mail.from=a@example.com', 'mail.smtpSecret.name=smtp'];
  const LEAVING: [values: string, set: string[], used: string[]][] = [
    ['trial', [], ['webhooks']],
    ['trial', MAIL, ['webhooks', 'mail']],
    ['trial', ['recordings.store=s3', 'recordings.s3.bucket=b'], ['webhooks', 'objects']],
    ['trial', ['services.campaigns.env.TRANSCRIPTION_PROVIDER=openai'], ['webhooks', 'transcription']],
    ['trial', ['services.reports.env.MODEL_PROVIDER=openai'], ['webhooks', 'models of reports']],
    ['trial', ['services.vaults.env.MODEL_PROVIDER=openai'], ['webhooks', 'models of vaults']],
    ['trial', ['services.vaults.env.EMBEDDINGS_BASE_URL=https://m.example/v1'], ['webhooks', 'embeddings']],
    ['external', [], ['webhooks', 'identityProvider', 'models of interviewer']],
    ['external', MAIL, ['webhooks', 'identityProvider', 'models of interviewer', 'mail']],
  ];
  for (const [values, set, used] of LEAVING) {
    test(`${values} with ${used.join(', ')}: only the services that use them can leave the cluster`, async () => {
      const leaving = allowedEdges(await render(helm, values, { set })).filter(({ to }) => to === 'outside');
      const mayLeave = Object.entries(services).filter(([name, { outside }]) =>
        outside.some((what) => used.includes(what) || used.includes(`${what} of ${name}`)),
      );
      const names = new Set(leaving.map(({ from }) => from));
      assert.deepEqual([...names].toSorted(), mayLeave.map(([name]) => name).toSorted());
    });
  }
});

/**
 * Every alert of the chart on a real Prometheus that scrapes the real, running system: silent without a fault, firing when its fault
 * occurs, cleared when the fault is fixed; and every query of the dashboards.
 *
 * Time is compressed: a minute of the rules' windows, pauses (`for`) and intervals lasts a second, and so does the scrape. Thresholds
 * are those of the chart, except for JobsWaitLong and FeedsStandStill, whose threshold is an age in seconds and shrinks with the rest
 * (300 s to 5 s). So
 * this proves that metrics, rules and labels match and that faults reach them. It does not prove that the chosen minutes are
 * right, nor that a budget that burns slowly over days is noticed: test/contract/alerts.test.ts checks the times.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { parse } from 'yaml';
import type { Rule } from '../../deploy/observability/alerts.ts';
import { isOfTheCluster, selectorsOf } from '../../deploy/observability/scope.ts';
import { type Stack, startStack } from '../../deploy/local/stack.ts';
import { Api } from '../support/api.ts';
import { eventually } from '../support/eventually.ts';
import { chart } from '../support/helm.ts';
import { type ModelServer, startModelServer } from '../support/model-server.ts';
import { PLENTY } from '../support/plenty.ts';
import { Prometheus, prometheusIsMissing } from '../support/prometheus.ts';
import { quickExpr, quickRules } from '../support/quick-rules.ts';
import { AT_PROOF } from '../support/size.ts';
import { type WebhookReceiver, startWebhookReceiver } from '../support/webhook-receiver.ts';
import * as faults from './alerts/faults.ts';
import { Traffic } from './alerts/traffic.ts';
import { type Fault, Trials, matches } from './alerts/trials.ts';

/** A minute is a second: whether an alert is due depends on the speed of the machine, so the proof alone waits for alerts. */
const FACTOR = 60;
const SCRAPE_MS = 1_000;
const EVALUATE_MS = 500;
/** Scrapes of each process without an alert: longer than every `for`. */
const QUIET_SCRAPES = 20;

/** No caller reaches a rate limit. */
const NEVER = [/Rate limited · \{\{/];
/** What does not happen without faults: errors, and jobs that wait for longer than a moment. */
const ONLY_IN_TROUBLE = [
  ...NEVER,
  /Server errors by route/,
  /gRPC errors/,
  /Model fallbacks/,
  /Jobs waiting/,
  /Oldest job/,
];

/** Tried with the rules alone (test/contract/alerts.test.ts): they need a queue, an outage or traffic of many minutes. */
const BY_RULES_ALONE = new Set([
  'FrontDoorIsSlow',
  'DatabaseIsDown',
  'NatsIsDown',
  'ConsumerIsBehind',
  'JobsFail',
  'SessionsChangeRegion',
  'MailFails',
  'ManyRequestsAreLimited',
]);
/** There is no cluster here. */
const isAboutTheCluster = ({ expr }: Rule) => selectorsOf(expr).some(({ metric }) => isOfTheCluster(metric));

const rules = readFileSync(join(chart, 'files/alerts.yaml'), 'utf8')
  .replaceAll('<namespace>', 'insights')
  .replaceAll('<release>', 'insights')
  .replaceAll('<fullname>', 'insights');
const monitoring = readFileSync(join(chart, 'templates/monitoring.yaml'), 'utf8');

const settings = {
  ...PLENTY,
  LOG_LEVEL: 'warn',
  // So few that the store is called every few seconds.
  RATE_READS_PER_MINUTE: '3000',
  CONSUMER_MAX_DELIVER: '2',
  CONSUMER_BACKOFF_MS: '100',
  INTERVIEWER_CAPACITY: '100',
  WEBHOOKS_CONCURRENCY: '8',
  RETENTION_EVERY_SECONDS: '1',
};

/** The labels that the Prometheus operator adds to everything that it scrapes through the chart's ServiceMonitor. */
function discovered(service: string): Record<string, string> {
  const name = `insights-${service}`;
  return {
    job: name,
    service: name,
    namespace: 'insights',
    release: 'insights',
    pod: `${name}-0`,
    container: service,
    endpoint: 'management',
  };
}

/** Each row: faults that are caused at the same time. */
function rounds(scene: faults.Scene): Fault[][] {
  const { serviceGone } = faults;
  const waiting = { alertname: 'PeopleWaitForAnInterviewer' };
  return [
    [faults.answersFail(scene), faults.modelSlow(scene), faults.receiversHang(scene), faults.relayBlind(scene)],
    [faults.natsGone(scene)],
    [faults.modelGone(scene)],
    ['reports', 'interviewer', 'vaults', 'webhooks'].map((service) => {
      return serviceGone(scene, service, ...(service === 'interviewer' ? [waiting] : []));
    }),
    ['campaigns', 'identity', 'jobs', 'gateway'].map((service) => serviceGone(scene, service)),
    [
      faults.demandUncounted(scene),
      faults.limitsUncounted(scene),
      faults.jobsUnclaimed(scene),
      faults.eventsDie(scene),
      faults.retentionFails(scene),
      faults.starved(scene, 'reports'),
    ],
    [faults.streamFull(scene)],
    [faults.connectionsHeld(scene), faults.feedsUnnumbered(scene)],
  ];
}

describe('alerts and dashboards on a real Prometheus', { skip: prometheusIsMissing() }, () => {
  const dir = mkdtempSync(join(tmpdir(), 'insights-alerts-'));
  let stack: Stack;
  let model: ModelServer;
  let receiver: WebhookReceiver;
  let prometheus: Prometheus;
  let traffic: Traffic;
  let trials: Trials;
  let scene: faults.Scene;

  before(async () => {
    model = await startModelServer();
    receiver = await startWebhookReceiver();
    const env = {
      ...settings,
      MODEL_PROVIDER: 'openai',
      MODEL_BASE_URL: model.url,
      MODEL_NAME: 'm',
      MODEL_API_KEY: 'k',
    };
    stack = await startStack({ dir: join(dir, 'stack'), seed: 'small', most_interviewers: 1, env });
    assert.ok(stack.demo);
    const api = new Api(stack.baseUrl, { key: stack.demo.api_keys.full });
    await api.ok(api.post('/v1/webhook-endpoints', { url: receiver.url, events: [], description: 'well' }));
    scene = { stack, api, model };
    traffic = await Traffic.start(stack.baseUrl, api);
    prometheus = await Prometheus.start({
      dir: join(dir, 'prometheus'),
      targets: Object.entries(stack.processes())
        .filter(([, { role }]) => role !== 'engine')
        .map(([name, { management_port }]) => ({ address: `127.0.0.1:${management_port}`, labels: discovered(name) })),
      honor_labels: monitoring.includes('honorLabels: true'),
      rules: quickRules(rules, FACTOR, { JobsWaitLong: FACTOR, FeedsStandStill: FACTOR }),
      scrape_ms: SCRAPE_MS,
      evaluate_ms: EVALUATE_MS,
    });
    trials = new Trials(prometheus);
  });
  after(async () => {
    await traffic?.stop();
    await prometheus?.stop();
    await stack?.remove();
    await receiver?.close();
    await model?.close();
    rmSync(dir, { recursive: true, force: true });
  });

  /** Queries of all panels as Grafana sends them, each with its dashboard and panel. */
  function panels(): { name: string; expr: string }[] {
    const folder = join(chart, 'files/dashboards');
    return readdirSync(folder).flatMap((file) => {
      const board = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
        title: string;
        panels: { title: string; targets: { expr: string; legendFormat: string }[] }[];
      };
      return board.panels.flatMap(({ title, targets }) =>
        targets.map(({ expr, legendFormat }) => ({
          name: `${board.title} · ${title} · ${legendFormat}`,
          expr: quickExpr(
            expr.replaceAll('$__rate_interval', '5m').replaceAll(/\$(namespace|release)/g, 'insights'),
            FACTOR,
          ),
        })),
      );
    });
  }

  /** Panels whose query, in the form `asked`, has no result, except those in `mayBe`. */
  async function emptyPanels(mayBe: readonly RegExp[], asked = (expr: string) => expr): Promise<string[]> {
    const answers = panels().map(async ({ name, expr }) => ({ name, samples: await prometheus.query(asked(expr)) }));
    return (await Promise.all(answers))
      .filter(({ samples }) => !samples.some(({ value }) => value[1] !== 'NaN'))
      .map(({ name }) => name)
      .filter((name) => !mayBe.some((pattern) => pattern.test(name)));
  }

  test('no alert fires while the system is healthy', { skip: AT_PROOF }, async () => {
    // On a busy machine a scrape or a turn may come late, which causes an alert of its own; it must clear once.
    await eventually(
      async () => {
        const scrapes = await prometheus.query(`min(count_over_time(up[${QUIET_SCRAPES * 2}s]))`);
        assert.ok(Number(scrapes[0]?.value[1] ?? 0) >= QUIET_SCRAPES, 'every process was scraped often enough');
        const fired = await prometheus.query(`count_over_time(ALERTS{alertstate="firing"}[${QUIET_SCRAPES}s])`);
        assert.deepEqual(
          fired.map(({ metric }) => metric),
          [],
        );
      },
      { timeout_ms: 400_000, every_ms: 1_000 },
    );
  });

  test('every query of every dashboard works, and returns data where there is activity', async () => {
    assert.ok(panels().length > 40);
    await eventually(
      async () => {
        assert.deepEqual(await emptyPanels(ONLY_IN_TROUBLE), []);
      },
      { every_ms: 1_000 },
    );
  });

  test('a hanging receiver delays only its own webhooks and causes no alert', { skip: AT_PROOF }, async () => {
    const { make, fix } = faults.hanging(scene.api, 1);
    await make();
    try {
      const waits = 'max(insights_webhook_oldest_pending_seconds) > 25';
      await eventually(async () => assert.equal((await prometheus.query(waits)).length, 1));
      const late = 'max_over_time(insights:slo_bad:ratio_rate5m{slo="delivery_age"}[25s]) > 0.03';
      assert.deepEqual(await prometheus.query(late), []);
    } finally {
      await fix();
    }
  });

  const ofFaults = { skip: AT_PROOF, timeout: 20 * 60_000 };
  test('each alert fires when its fault occurs, and clears when it is fixed', ofFaults, async () => {
    const all = rounds(scene);
    for (const [n, round] of all.entries()) {
      await trials.run(round);
      // The following faults would affect the objectives that this round tests.
      if (n === 0) await trials.cleared();
    }
    await trials.cleared();
    console.table(trials.rows);
    console.log('failed meanwhile:', Object.fromEntries(traffic.failures));
    assert.deepEqual(await emptyPanels(NEVER, (expr) => `max_over_time((${expr})[30m:1s])`), []);
    const tried = all.flat().flatMap((fault) => fault.alerts);
    const { groups } = parse(rules) as { groups: { rules: Rule[] }[] };
    const untried = groups
      .flatMap((group) => group.rules)
      .filter((rule) => !BY_RULES_ALONE.has(rule.alert ?? '') && !isAboutTheCluster(rule))
      .flatMap(({ alert, labels }) => (alert ? { labels: { alertname: alert, ...labels }, state: '', value: '' } : []))
      .filter(
        (rule) =>
          !tried.some(({ alertname = '', severity, service }) =>
            matches(rule, {
              alertname,
              ...(severity && { severity }),
              ...(alertname === 'ServiceIsGone' && service && { service }),
            }),
          ),
      );
    assert.deepEqual(
      untried.map(({ labels }) => labels),
      [],
    );
    await eventually(
      async () =>
        assert.deepEqual(
          (await trials.firing()).map(({ labels }) => labels),
          [],
        ),
      {
        timeout_ms: 400_000,
        every_ms: 1_000,
      },
    );
  });
});

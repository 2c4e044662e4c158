import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { parse, stringify } from 'yaml';
import { RUNBOOKS, type Rule, ruleFile } from '../../deploy/observability/alerts.ts';
import { scoped } from '../../deploy/observability/scope.ts';
import { root } from '../../deploy/local/services.ts';
import { chart, topology } from '../support/helm.ts';

/** The release whose rules are tested, and others that the same Prometheus scrapes. */
const OWN = { namespace: 'ns', release: 'x' };
const NEIGHBOURS = [
  { namespace: 'ns', release: 'staging' },
  { namespace: 'other', release: 'x' },
  // The names of its objects begin with those of this release.
  { namespace: 'ns', release: 'x-insights-blue' },
];
/** The first part of the names of a release's objects, as the chart makes it. */
const fullname = (release: string) => (release.includes('insights') ? release : `${release}-insights`);

/** The rules as the chart fills them in for a release of that name. */
const rulesText = readFileSync(join(chart, 'files/alerts.yaml'), 'utf8')
  .replaceAll('<namespace>', OWN.namespace)
  .replaceAll('<release>', OWN.release)
  .replaceAll('<fullname>', fullname(OWN.release));
const { groups } = parse(rulesText) as ReturnType<typeof ruleFile>;
const alerts = groups.flatMap(({ rules }) => rules).filter((rule): rule is Rule & { alert: string } => 'alert' in rule);
const names = [...new Set(alerts.map(({ alert }) => alert))];
const services = Object.keys(topology().services);

function hasPromtool(): boolean {
  try {
    execFileSync('promtool', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
const skip = !hasPromtool() && 'promtool is missing: it is part of Prometheus (Debian: apt-get install prometheus)';

/** Series of one system state by name with labels: the value of a gauge, or the growth of a counter per minute. */
type State = Record<string, number | { perMinute: number }>;

interface Case {
  alert: string;
  severity?: 'page' | 'ticket';
  labels?: Record<string, string>;
  bad: State;
  good: State;
  /** How long the bad state lasts until an alert must fire. */
  minutes?: number;
  /** How long the good state lasts until an alert must have stopped. */
  recovery_minutes?: number;
}

/** 100 requests a minute, of which `slow` took longer than the objective. */
const histogram = (name: string, le: string, slow: number): State => ({
  [`${name}_bucket{le="${le}"}`]: { perMinute: 100 - slow },
  [`${name}_count`]: { perMinute: 100 },
});
const requests = (failed: number): State => ({
  'insights_http_request_duration_seconds_count{status_class="2xx"}': { perMinute: 1000 - failed },
  'insights_http_request_duration_seconds_count{status_class="5xx"}': { perMinute: failed },
});
const interviewers = (demand: number, sessions: number): State => ({
  'interview_session_demand{region="eu", instance="a"}': demand,
  'interview_session_demand{region="eu", instance="b"}': demand,
  'insights_interviewer_sessions{instance="c"}': sessions,
});
const stream = (name: string, bytes: number): State => ({
  [`insights_jetstream_stream_bytes{stream="${name}"}`]: bytes,
  [`insights_jetstream_stream_bytes_limit{stream="${name}"}`]: 100,
});
const fallbacks = (perMinute: number): State => ({
  'insights_interviewer_model_fallbacks_total{reason="timeout"}': { perMinute },
  insights_interviewer_turn_seconds_count: { perMinute: 100 },
});
const EVENTS = { stream: 'EVENTS' };
const claim = (free: number): State => ({
  'kubelet_volume_stats_available_bytes{persistentvolumeclaim="data-x-insights-postgresql-0"}': free,
  'kubelet_volume_stats_capacity_bytes{persistentvolumeclaim="data-x-insights-postgresql-0"}': 100,
});
const CLAIM = { persistentvolumeclaim: 'data-x-insights-postgresql-0' };
const scaler = (desired: number): State => ({
  'kube_horizontalpodautoscaler_status_desired_replicas{horizontalpodautoscaler="keda-hpa-x-insights-interviewer"}':
    desired,
  'kube_horizontalpodautoscaler_spec_max_replicas{horizontalpodautoscaler="keda-hpa-x-insights-interviewer"}': 20,
});
const mails = (failed: number): State => ({
  'insights_jobs_finished_total{type="SEND_EMAIL", status="failed"}': { perMinute: failed },
  'insights_jobs_finished_total{type="SEND_EMAIL", status="completed"}': { perMinute: 10 },
});
const limited = (perMinute: number): State => ({
  'insights_rate_limited_requests_total{rate_class="reads"}': { perMinute },
  'insights_http_request_duration_seconds_count{status_class="4xx"}': { perMinute: 1_000 },
});
const restarts = 'kube_pod_container_status_restarts_total{pod="x-insights-jobs-1", container="jobs"}';
const unavailable = 'kube_deployment_status_replicas_unavailable{deployment="x-insights-jobs"}';
const failing = 'keda_scaled_object_errors_total{scaledObject="x-insights-interviewer"}';
const inactive =
  'kube_horizontalpodautoscaler_status_condition{horizontalpodautoscaler="x-insights-gateway", condition="ScalingActive", status="false"}';
const succeeded = 'kube_cronjob_status_last_successful_time{cronjob="x-insights-backup"}';
const created = 'kube_cronjob_created{cronjob="x-insights-backup"}';
const expiry = 'certmanager_certificate_expiration_timestamp_seconds{name="x-insights-jobs-grpc"}';

const cases: Case[] = [
  { alert: 'FrontDoorErrors', severity: 'page', bad: requests(50), good: requests(0) },
  { alert: 'FrontDoorErrors', severity: 'ticket', bad: requests(5), good: requests(0), recovery_minutes: 150 },
  {
    alert: 'FrontDoorIsSlow',
    severity: 'page',
    bad: histogram('insights_http_request_duration_seconds', '1', 30),
    good: histogram('insights_http_request_duration_seconds', '1', 0),
  },
  {
    alert: 'DatabaseIsDown',
    labels: { service: 'jobs' },
    bad: { 'insights_readiness_check{service="jobs", check="database"}': 0 },
    good: { 'insights_readiness_check{service="jobs", check="database"}': 1 },
  },
  {
    alert: 'NatsIsDown',
    labels: { service: 'jobs' },
    bad: { 'insights_nats_connected{service="jobs"}': 0 },
    good: { 'insights_nats_connected{service="jobs"}': 1 },
  },
  {
    alert: 'ConsumerIsBehind',
    labels: { consumer: 'webhooks' },
    bad: { 'insights_jetstream_consumer_unread{consumer="webhooks"}': 5_000 },
    good: { 'insights_jetstream_consumer_unread{consumer="webhooks"}': 10 },
  },
  {
    alert: 'JobsFail',
    labels: { type: 'GENERATE_REPORT' },
    bad: { 'insights_jobs_finished_total{type="GENERATE_REPORT", status="failed"}': { perMinute: 1 } },
    good: { 'insights_jobs_finished_total{type="GENERATE_REPORT", status="failed"}': { perMinute: 0 } },
    recovery_minutes: 90,
  },
  {
    alert: 'SessionsChangeRegion',
    bad: { insights_sessions_rehomed_total: { perMinute: 1 } },
    good: { insights_sessions_rehomed_total: { perMinute: 0 } },
    recovery_minutes: 30,
  },
  { alert: 'MailFails', bad: mails(5), good: mails(1), recovery_minutes: 90 },
  { alert: 'ManyRequestsAreLimited', bad: limited(300), good: limited(10) },
  {
    alert: 'PodsRestart',
    labels: { container: 'jobs' },
    bad: { [restarts]: { perMinute: 1 } },
    good: { [restarts]: { perMinute: 0 } },
    recovery_minutes: 90,
  },
  {
    alert: 'ReplicasAreUnavailable',
    labels: { deployment: 'x-insights-jobs' },
    bad: { [unavailable]: 1 },
    good: { [unavailable]: 0 },
  },
  {
    alert: 'ScalerIsAtMaximum',
    labels: { horizontalpodautoscaler: 'keda-hpa-x-insights-interviewer' },
    bad: scaler(20),
    good: scaler(7),
  },
  { alert: 'ScalerFails', bad: { [failing]: { perMinute: 4 } }, good: { [failing]: { perMinute: 0 } } },
  { alert: 'ScalerFails', bad: { [inactive]: 1 }, good: { [inactive]: 0 } },
  { alert: 'DiskFillsUp', labels: CLAIM, bad: claim(12), good: claim(40) },
  { alert: 'DiskIsFull', labels: CLAIM, bad: claim(3), good: claim(40) },
  // Prometheus's tests begin at the time 0.
  { alert: 'BackupIsOld', bad: { [succeeded]: -27 * 3_600 }, good: { [succeeded]: 0 } },
  { alert: 'BackupIsOld', bad: { [created]: -27 * 3_600 }, good: { [created]: -27 * 3_600, [succeeded]: 0 } },
  {
    alert: 'CertificateExpires',
    labels: { name: 'x-insights-jobs-grpc' },
    bad: { [expiry]: 86_400 },
    good: { [expiry]: 30 * 86_400 },
    minutes: 100,
  },
  {
    alert: 'TurnsAreSlow',
    severity: 'page',
    bad: histogram('insights_interviewer_turn_seconds', '4', 30),
    good: histogram('insights_interviewer_turn_seconds', '4', 0),
  },
  {
    alert: 'WebhooksAreLate',
    severity: 'page',
    bad: histogram('insights_webhook_first_attempt_delay_seconds', '5', 30),
    good: histogram('insights_webhook_first_attempt_delay_seconds', '5', 0),
  },
  {
    alert: 'EventsAreHeldUp',
    severity: 'page',
    bad: { 'insights_outbox_oldest_seconds{service="campaigns"}': 60 },
    good: { 'insights_outbox_oldest_seconds{service="campaigns"}': 0 },
  },
  { alert: 'PeopleWaitForAnInterviewer', bad: interviewers(12, 10), good: interviewers(10, 10) },
  {
    alert: 'PeopleWaitForAnInterviewer',
    bad: { 'interview_session_demand{region="eu"}': 1 },
    good: interviewers(1, 1),
  },
  { alert: 'DemandIsNotCounted', bad: {}, good: interviewers(0, 0) },
  {
    alert: 'DeadLetters',
    bad: { 'insights_jetstream_stream_messages{stream="DEAD_LETTERS"}': 3 },
    good: { 'insights_jetstream_stream_messages{stream="DEAD_LETTERS"}': 0 },
  },
  {
    alert: 'RateLimitStoreDown',
    bad: { insights_rate_limit_store_failures_total: { perMinute: 5 } },
    good: { insights_rate_limit_store_failures_total: 5 },
  },
  { alert: 'StreamFillsUp', labels: EVENTS, bad: stream('EVENTS', 85), good: stream('EVENTS', 40) },
  {
    alert: 'StreamWillBeFull',
    labels: EVENTS,
    bad: { ...stream('EVENTS', 50), 'insights_jetstream_stream_needed_bytes{stream="EVENTS"}': { perMinute: 1 } },
    good: { ...stream('EVENTS', 50), 'insights_jetstream_stream_needed_bytes{stream="EVENTS"}': 40 },
  },
  { alert: 'StreamIsFull', labels: EVENTS, bad: stream('EVENTS', 99), good: stream('EVENTS', 90) },
  {
    alert: 'DatabaseConnectionsUsedUp',
    labels: { service: 'campaigns', pool: 'app' },
    bad: { 'insights_db_pool_waiting{service="campaigns", pool="app"}': 4 },
    good: { 'insights_db_pool_waiting{service="campaigns", pool="app"}': 0 },
  },
  {
    alert: 'JobsWaitLong',
    labels: { queue: 'synthesis' },
    bad: { 'insights_jobs_oldest_seconds{queue="synthesis"}': 400 },
    good: { 'insights_jobs_oldest_seconds{queue="synthesis"}': 20 },
  },
  {
    alert: 'FeedsStandStill',
    bad: { insights_webhook_feed_oldest_waiting_seconds: 300 },
    good: { insights_webhook_feed_oldest_waiting_seconds: 0 },
  },
  {
    alert: 'RetentionIsOverdue',
    bad: { insights_retention_overdue_oldest_seconds: 7_200 },
    good: { insights_retention_overdue_oldest_seconds: 600 },
  },
  {
    alert: 'ModelIsReplaced',
    bad: fallbacks(30),
    good: fallbacks(1),
  },
  {
    alert: 'EventLoopLags',
    labels: { service: 'reports' },
    bad: { 'nodejs_eventloop_lag_p99_seconds{service="reports"}': 2 },
    good: { 'nodejs_eventloop_lag_p99_seconds{service="reports"}': 0.02 },
  },
  ...services.map((service) => ({
    alert: 'ServiceIsGone',
    labels: { service },
    bad: {},
    good: { [`process_start_time_seconds{service="${service}"}`]: 1 },
  })),
];

const BAD_MINUTES = 40;
const RECOVERY_MINUTES = 45;

/** A series of a release, as Prometheus labels what it scrapes. */
function seriesOf(name: string, where: typeof OWN): string {
  return scoped(name, where).replaceAll('x-insights', fullname(where.release));
}

/** A series through the bad state and then the good one, in promtool's notation. */
function valuesOf(name: string, { bad, good }: Pick<Case, 'bad' | 'good'>, lasts: number, minutes: number): string {
  let reached = 0;
  const through = (state: State, length: number): string => {
    const value = state[name];
    // A sequence `a+bxN` has N + 1 values.
    if (value === undefined) return `_x${length + 1}`;
    const [start, slope] = typeof value === 'number' ? [value, 0] : [reached, value.perMinute];
    reached = start + slope * length;
    return `${start}+${slope}x${length}`;
  };
  return `${through(bad, lasts)} ${through(good, minutes)}`;
}

/**
 * One promtool test: the alert fires at the end of the bad state, not at the end of the good one. The neighbours are well while this
 * release is not, and the other way round.
 */
function promtoolTest(each: Case): object {
  const severity = each.severity ?? alerts.find((rule) => rule.alert === each.alert)?.labels?.['severity'];
  const lasts = each.minutes ?? BAD_MINUTES;
  const minutes = each.recovery_minutes ?? RECOVERY_MINUTES;
  const series = [...new Set([...Object.keys(each.bad), ...Object.keys(each.good)])];
  const labels = { alertname: each.alert, severity, alertstate: 'firing', ...OWN, ...each.labels };
  const selector = Object.entries(labels).map(([name, value]) => `${name}="${value}"`);
  const firing = (minute: number, value: 0 | 1) => ({
    expr: `count(ALERTS{${selector.join(', ')}}) or vector(0)`,
    eval_time: `${minute}m`,
    exp_samples: [{ labels: '{}', value }],
  });
  return {
    interval: '1m',
    input_series: series.flatMap((name) => [
      { series: seriesOf(name, OWN), values: valuesOf(name, each, lasts, minutes) },
      ...NEIGHBOURS.map((where) => ({
        series: seriesOf(name, where),
        values: valuesOf(name, { bad: each.good, good: each.bad }, lasts, minutes),
      })),
    ]),
    promql_expr_test: [firing(lasts, 1), firing(lasts + minutes, 0)],
  };
}

test('every alert has a section in the runbooks, and its URL points there', () => {
  const text = readFileSync(join(root, 'docs/failure-modes.md'), 'utf8');
  const anchors = new Set(
    text.match(/^#+ .+$/gm)?.map((line) => line.replace(/^#+ /, '').toLowerCase().replaceAll(' ', '-')),
  );
  for (const { alert, annotations } of alerts) {
    assert.equal(annotations?.['runbook_url'], `${RUNBOOKS}#${alert.toLowerCase()}`);
    assert.ok(anchors.has(alert.toLowerCase()), `docs/failure-modes.md has no section ${alert}`);
    assert.ok(annotations?.['summary']);
    assert.match(String(alerts.find((rule) => rule.alert === alert)?.labels?.['severity']), /^(page|ticket)$/);
  }
});

test('every alert is tested below', () => {
  assert.deepEqual(
    names.filter((name) => !cases.some(({ alert }) => alert === name)),
    [],
  );
});

describe('the rules', { skip }, () => {
  const dir = mkdtempSync(join(tmpdir(), 'insights-rules-'));
  after(() => rmSync(dir, { recursive: true }));
  const rulesFile = join(dir, 'rules.yaml');
  writeFileSync(rulesFile, rulesText);
  const promtool = (...args: string[]) => promisify(execFile)('promtool', args, { maxBuffer: 16 * 1024 * 1024 });

  test('are well-formed', async () => {
    await promtool('check', 'rules', rulesFile);
  });

  test('fire in the state of their own release and stop when it is over, whatever other releases do', async () => {
    const tests = cases.map(promtoolTest);
    const file = join(dir, 'tests.yaml');
    writeFileSync(file, stringify({ rule_files: [rulesFile], evaluation_interval: '1m', tests }));
    await promtool('test', 'rules', file);
  });

  test('sessions that are counted shortly after their demand raise no alert', async () => {
    await holds({
      input_series: [
        { series: seriesOf('interview_session_demand{region="eu"}', OWN), values: '5+10x60' },
        { series: seriesOf('insights_interviewer_sessions{instance="c"}', OWN), values: '0+10x60' },
      ],
      expr: 'count(ALERTS{alertname="PeopleWaitForAnInterviewer"}) or vector(0)',
      value: 0,
    });
  });

  test('one failed request at night is a large share of few and raises no alert', async () => {
    const input_series = [
      { series: seriesOf('insights_http_request_duration_seconds_count{status_class="2xx"}', OWN), values: '0+0.1x60' },
      { series: seriesOf('insights_http_request_duration_seconds_count{status_class="5xx"}', OWN), values: '0x55 1x5' },
    ];
    for (const window of ['1h', '5m']) {
      const share = `insights:slo_bad:ratio_rate${window}{slo="front_door"}`;
      await holds({ input_series, expr: `count(${share} > 0.0144)`, value: 1 });
    }
    await holds({ input_series, expr: 'count(ALERTS{alertname="FrontDoorErrors"}) or vector(0)', value: 0 });
  });

  test('before the first internal error the error rate is 0, not absent', async () => {
    await holds({
      input_series: [
        {
          series: seriesOf('insights_http_request_duration_seconds_count{status_class="2xx"}', OWN),
          values: '0+100x60',
        },
      ],
      expr: 'sum(insights:slo_bad:ratio_rate5m{slo="front_door"})',
      value: 0,
    });
  });

  /** The value of an expression after an hour of these series. */
  async function holds(given: { input_series: object[]; expr: string; value: number }): Promise<void> {
    const { input_series, expr, value } = given;
    const promql_expr_test = [{ expr, eval_time: '60m', exp_samples: [{ labels: '{}', value }] }];
    const tests = [{ interval: '1m', input_series, promql_expr_test }];
    const file = join(dir, 'holds.yaml');
    writeFileSync(file, stringify({ rule_files: [rulesFile], evaluation_interval: '1m', tests }));
    await promtool('test', 'rules', file);
  }
});

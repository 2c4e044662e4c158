import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { parse, stringify } from 'yaml';
import { RUNBOOKS, type Rule, ruleFile } from '../../deploy/observability/alerts.ts';
import { root } from '../../deploy/local/services.ts';
import { chart, topology } from '../support/helm.ts';

const rulesFile = join(chart, 'files/alerts.yaml');
const { groups } = parse(readFileSync(rulesFile, 'utf8')) as ReturnType<typeof ruleFile>;
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
  /** How long the good state lasts until an alert must have stopped. */
  recovery_minutes?: number;
}

/** 100 requests a minute, of which `slow` took longer than the objective. */
const histogram = (name: string, le: string, slow: number): State => ({
  [`${name}_bucket{le="${le}"}`]: { perMinute: 100 - slow },
  [`${name}_count`]: { perMinute: 100 },
});
const requests = (failed: number): State => ({
  'http_request_duration_seconds_count{status_class="2xx"}': { perMinute: 1000 - failed },
  'http_request_duration_seconds_count{status_class="5xx"}': { perMinute: failed },
});
const interviewers = (demand: number, sessions: number): State => ({
  'interview_session_demand{region="eu", instance="a"}': demand,
  'interview_session_demand{region="eu", instance="b"}': demand,
  'interviewer_sessions{instance="c"}': sessions,
});
const stream = (name: string, bytes: number): State => ({
  [`jetstream_stream_bytes{stream="${name}"}`]: bytes,
  [`jetstream_stream_bytes_limit{stream="${name}"}`]: 100,
});
const fallbacks = (perMinute: number): State => ({
  'interviewer_model_fallbacks_total{reason="timeout"}': { perMinute },
  interviewer_turn_seconds_count: { perMinute: 100 },
});
const EVENTS = { stream: 'EVENTS' };

const cases: Case[] = [
  { alert: 'FrontDoorErrors', severity: 'page', bad: requests(50), good: requests(0) },
  { alert: 'FrontDoorErrors', severity: 'ticket', bad: requests(5), good: requests(0), recovery_minutes: 150 },
  {
    alert: 'TurnsAreSlow',
    severity: 'page',
    bad: histogram('interviewer_turn_seconds', '4', 30),
    good: histogram('interviewer_turn_seconds', '4', 0),
  },
  {
    alert: 'WebhooksAreLate',
    severity: 'page',
    bad: histogram('webhook_first_attempt_delay_seconds', '5', 30),
    good: histogram('webhook_first_attempt_delay_seconds', '5', 0),
  },
  {
    alert: 'EventsAreHeldUp',
    severity: 'page',
    bad: { 'outbox_oldest_seconds{service="campaigns"}': 60 },
    good: { 'outbox_oldest_seconds{service="campaigns"}': 0 },
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
    bad: { 'jetstream_stream_messages{stream="DEAD_LETTERS"}': 3 },
    good: { 'jetstream_stream_messages{stream="DEAD_LETTERS"}': 0 },
  },
  {
    alert: 'RateLimitStoreDown',
    bad: { rate_limit_store_failures_total: { perMinute: 5 } },
    good: { rate_limit_store_failures_total: 5 },
  },
  { alert: 'StreamFillsUp', labels: EVENTS, bad: stream('EVENTS', 85), good: stream('EVENTS', 40) },
  {
    alert: 'StreamWillBeFull',
    labels: EVENTS,
    bad: { ...stream('EVENTS', 50), 'jetstream_stream_needed_bytes{stream="EVENTS"}': { perMinute: 1 } },
    good: { ...stream('EVENTS', 50), 'jetstream_stream_needed_bytes{stream="EVENTS"}': 40 },
  },
  { alert: 'StreamIsFull', labels: EVENTS, bad: stream('EVENTS', 99), good: stream('EVENTS', 90) },
  {
    alert: 'DatabaseConnectionsUsedUp',
    labels: { service: 'campaigns', pool: 'app' },
    bad: { 'db_pool_waiting{service="campaigns", pool="app"}': 4 },
    good: { 'db_pool_waiting{service="campaigns", pool="app"}': 0 },
  },
  {
    alert: 'JobsWaitLong',
    labels: { queue: 'synthesis' },
    bad: { 'jobs_oldest_seconds{queue="synthesis"}': 400 },
    good: { 'jobs_oldest_seconds{queue="synthesis"}': 20 },
  },
  {
    alert: 'FeedsStandStill',
    bad: { webhook_feed_oldest_waiting_seconds: 300 },
    good: { webhook_feed_oldest_waiting_seconds: 0 },
  },
  {
    alert: 'RetentionIsOverdue',
    bad: { retention_overdue_oldest_seconds: 7_200 },
    good: { retention_overdue_oldest_seconds: 600 },
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

/** A series through the bad state and then the good one, in promtool's notation. */
function valuesOf(name: string, { bad, good }: Case, minutes: number): string {
  let reached = 0;
  const through = (state: State, length: number): string => {
    const value = state[name];
    // A sequence `a+bxN` has N + 1 values.
    if (value === undefined) return `_x${length + 1}`;
    const [start, slope] = typeof value === 'number' ? [value, 0] : [reached, value.perMinute];
    reached = start + slope * length;
    return `${start}+${slope}x${length}`;
  };
  return `${through(bad, BAD_MINUTES)} ${through(good, minutes)}`;
}

/** One promtool test: the alert fires at the end of the bad state, not at the end of the good one. */
function promtoolTest(each: Case): object {
  const severity = each.severity ?? alerts.find((rule) => rule.alert === each.alert)?.labels?.['severity'];
  const minutes = each.recovery_minutes ?? RECOVERY_MINUTES;
  const series = [...new Set([...Object.keys(each.bad), ...Object.keys(each.good)])];
  const labels = { alertname: each.alert, severity, alertstate: 'firing', ...each.labels };
  const selector = Object.entries(labels).map(([name, value]) => `${name}="${value}"`);
  const firing = (minute: number, value: 0 | 1) => ({
    expr: `count(ALERTS{${selector.join(', ')}}) or vector(0)`,
    eval_time: `${minute}m`,
    exp_samples: [{ labels: '{}', value }],
  });
  return {
    interval: '1m',
    input_series: series.map((name) => ({ series: name, values: valuesOf(name, each, minutes) })),
    promql_expr_test: [firing(BAD_MINUTES, 1), firing(BAD_MINUTES + minutes, 0)],
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
  const promtool = (...args: string[]) => promisify(execFile)('promtool', args, { maxBuffer: 16 * 1024 * 1024 });

  test('are well-formed', async () => {
    await promtool('check', 'rules', rulesFile);
  });

  test('fire in their state and stop when it is over', async () => {
    const tests = cases.map(promtoolTest);
    const file = join(dir, 'tests.yaml');
    writeFileSync(file, stringify({ rule_files: [rulesFile], evaluation_interval: '1m', tests }));
    await promtool('test', 'rules', file);
  });

  test('sessions that are counted shortly after their demand raise no alert', async () => {
    await holds({
      input_series: [
        { series: 'interview_session_demand{region="eu"}', values: '5+10x60' },
        { series: 'interviewer_sessions{instance="c"}', values: '0+10x60' },
      ],
      expr: 'count(ALERTS{alertname="PeopleWaitForAnInterviewer"}) or vector(0)',
      value: 0,
    });
  });

  test('before the first internal error the error rate is 0, not absent', async () => {
    await holds({
      input_series: [{ series: 'http_request_duration_seconds_count{status_class="2xx"}', values: '0+100x60' }],
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

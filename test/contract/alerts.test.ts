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
import { chart } from '../support/helm.ts';
import { type Case, type State, cases } from './alert-cases.ts';

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

function hasPromtool(): boolean {
  try {
    execFileSync('promtool', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
const skip = !hasPromtool() && 'promtool is missing: it is part of Prometheus (Debian: apt-get install prometheus)';

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

/** The rules that an alert depends on. A test evaluates all rules that it is given, and all of them would take minutes. */
function rulesFor(alert: string): { groups: typeof groups } {
  const isNeeded = new Set<Rule>(alerts.filter((rule) => rule.alert === alert));
  for (let before = 0; before < isNeeded.size;) {
    before = isNeeded.size;
    const read = [...isNeeded].map(({ expr }) => expr).join(' ');
    for (const rule of groups.flatMap(({ rules }) => rules))
      if ('record' in rule && read.includes(String(rule.record))) isNeeded.add(rule);
  }
  const parts = groups.map((group) => ({ ...group, rules: group.rules.filter((rule) => isNeeded.has(rule)) }));
  return { groups: parts.filter(({ rules }) => rules.length > 0) };
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

test('every alert has a case', () => {
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

  async function passes(alert: string, tests: object[]): Promise<void> {
    const own = join(dir, 'rules-of-one.yaml');
    writeFileSync(own, stringify(rulesFor(alert)));
    const file = join(dir, 'tests.yaml');
    writeFileSync(file, stringify({ rule_files: [own], evaluation_interval: '1m', tests }));
    await promtool('test', 'rules', file);
  }

  test('are well-formed', async () => {
    await promtool('check', 'rules', rulesFile);
  });

  for (const alert of names) {
    test(`${alert} fires in the state of its own release and stops when it is over, whatever other releases do`, async () => {
      await passes(alert, cases.filter((each) => each.alert === alert).map(promtoolTest));
    });
  }

  test('sessions that are counted shortly after their demand raise no alert', async () => {
    await holds('PeopleWaitForAnInterviewer', {
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
      await holds('FrontDoorErrors', { input_series, expr: `count(${share} > 0.0144)`, value: 1 });
    }
    const expr = 'count(ALERTS{alertname="FrontDoorErrors"}) or vector(0)';
    await holds('FrontDoorErrors', { input_series, expr, value: 0 });
  });

  test('before the first internal error the error rate is 0, not absent', async () => {
    await holds('FrontDoorErrors', {
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

  /** The value of an expression after an hour of these series, with the rules of one alert. */
  async function holds(alert: string, given: { input_series: object[]; expr: string; value: number }): Promise<void> {
    const { input_series, expr, value } = given;
    const promql_expr_test = [{ expr, eval_time: '60m', exp_samples: [{ labels: '{}', value }] }];
    await passes(alert, [{ interval: '1m', input_series, promql_expr_test }]);
  }
});

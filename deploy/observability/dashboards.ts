import { NAMESPACE, RELEASE, scoped } from './scope.ts';
import { recorded, slos } from './slos.ts';

interface Panel {
  title: string;
  /** What to look for. */
  about: string;
  unit: 'reqps' | 's' | 'short' | 'percentunit' | 'bytes' | 'ops';
  /** Query by legend; the legend may name labels as `{{label}}`. */
  lines: Record<string, string>;
}

interface Dashboard {
  uid: string;
  title: string;
  panels: Panel[];
}

const rate = (metric: string, by: string, window = '$__rate_interval') => `sum by (${by}) (rate(${metric}[${window}]))`;
const quantile = (q: number, histogram: string, by = '') =>
  `histogram_quantile(${q}, ${rate(`${histogram}_bucket`, by === '' ? 'le' : `le, ${by}`)})`;

/** p50, p95 and p99 of a histogram, over all its labels. */
const quantiles = (histogram: string) => ({
  p50: quantile(0.5, histogram),
  p95: quantile(0.95, histogram),
  p99: quantile(0.99, histogram),
});

const budget = (slo: string): Panel => {
  const { objective, promise } = slos.find(({ name }) => name === slo) ?? { objective: 0, promise: '' };
  return {
    title: 'Violated objectives',
    about: `Promised: ${promise}. The budget is ${Number((100 * (1 - objective)).toPrecision(3))} %.`,
    unit: 'percentunit',
    lines: { '1 h': `${recorded('1h')}{slo="${slo}"}`, '1 day': `${recorded('1d')}{slo="${slo}"}` },
  };
};

export const dashboards: readonly Dashboard[] = [
  {
    uid: 'insights-front-door',
    title: 'Insights · front door',
    panels: [
      {
        title: 'Requests',
        about: 'By class of status.',
        unit: 'reqps',
        lines: { '{{status_class}}': rate('insights_http_request_duration_seconds_count', 'status_class') },
      },
      budget('front_door'),
      budget('front_door_latency'),
      {
        title: 'Duration',
        about: 'Streams count until their end.',
        unit: 's',
        lines: quantiles('insights_http_request_duration_seconds'),
      },
      {
        title: 'Slowest routes, p95',
        about: 'The ten slowest.',
        unit: 's',
        lines: {
          '{{method}} {{route}}': `topk(10, ${quantile(0.95, 'insights_http_request_duration_seconds', 'method, route')})`,
        },
      },
      {
        title: 'Server errors by route',
        about: 'Answers of 500 and above.',
        unit: 'reqps',
        lines: { '{{route}}': rate('insights_http_request_duration_seconds_count{status_class="5xx"}', 'route') },
      },
      {
        title: 'Rate limited',
        about: 'And whether the store of the limits answers.',
        unit: 'reqps',
        lines: {
          '{{rate_class}}': rate('insights_rate_limited_requests_total', 'rate_class'),
          'store failures': 'sum(rate(insights_rate_limit_store_failures_total[$__rate_interval]))',
        },
      },
      {
        title: 'gRPC p95 by service',
        about: 'Where the time goes behind the gateway.',
        unit: 's',
        lines: { '{{service}}': quantile(0.95, 'insights_rpc_server_duration_seconds', 'service') },
      },
      {
        title: 'gRPC errors by service',
        about: 'Every code but ok.',
        unit: 'reqps',
        lines: {
          '{{service}} {{code}}': rate('insights_rpc_server_duration_seconds_count{code!="ok"}', 'service, code'),
        },
      },
      {
        title: 'Event loop, p99',
        about: 'Above 0.5 s a process answers late whatever it is asked.',
        unit: 's',
        lines: { '{{service}}': 'max by (service) (nodejs_eventloop_lag_p99_seconds)' },
      },
    ],
  },
  {
    uid: 'insights-interviews',
    title: 'Insights · interviews and scaling',
    panels: [
      {
        title: 'Demand and capacity',
        about: 'Demand above capacity: people wait. Capacity follows within half a minute.',
        unit: 'short',
        lines: {
          'demand {{region}}': 'max by (region) (interview_session_demand)',
          conducted: 'sum(insights_interviewer_sessions)',
          capacity: 'sum(insights_interviewer_capacity)',
        },
      },
      {
        title: 'Interviewers',
        about: 'Processes that are seen.',
        unit: 'short',
        lines: { processes: 'count(insights_interviewer_capacity)' },
      },
      budget('turn_latency'),
      {
        title: 'Turns',
        about: 'From being due to being stored.',
        unit: 's',
        lines: quantiles('insights_interviewer_turn_seconds'),
      },
      {
        title: 'Turns stored',
        about: 'By interviewers.',
        unit: 'ops',
        lines: { turns: 'sum(rate(insights_interviewer_turn_seconds_count[$__rate_interval]))' },
      },
      {
        title: 'Model fallbacks by reason',
        about: 'Turns that the built-in engine worded instead.',
        unit: 'ops',
        lines: { '{{reason}}': rate('insights_interviewer_model_fallbacks_total', 'reason') },
      },
      {
        title: 'Memory of interviewers',
        about: 'Largest of all processes.',
        unit: 'bytes',
        lines: { largest: 'max(process_resident_memory_bytes{service="interviewer"})' },
      },
      {
        title: 'CPU of interviewers',
        about: 'Cores, all processes together.',
        unit: 'short',
        lines: { cores: 'sum(rate(process_cpu_seconds_total{service="interviewer"}[$__rate_interval]))' },
      },
    ],
  },
  {
    uid: 'insights-pipelines',
    title: 'Insights · pipelines',
    panels: [
      budget('outbox_age'),
      {
        title: 'Oldest event in an outbox',
        about: 'Above 10 s: NATS or the relay of that service.',
        unit: 's',
        lines: { '{{service}}': 'max by (service) (insights_outbox_oldest_seconds)' },
      },
      {
        title: 'Events',
        about: 'Published, by name.',
        unit: 'ops',
        lines: { '{{name}}': rate('insights_events_published_total', 'name') },
      },
      {
        title: 'Events consumed, by outcome',
        about: 'retried and unavailable heal by themselves, dead does not.',
        unit: 'ops',
        lines: { '{{outcome}}': rate('insights_events_consumed_total', 'outcome') },
      },
      {
        title: 'Dead letters',
        about: 'Wait for a person: list, fix, replay.',
        unit: 'short',
        lines: { waiting: 'max(insights_jetstream_stream_messages{stream="DEAD_LETTERS"})' },
      },
      {
        title: 'Jobs waiting',
        about: 'By queue.',
        unit: 'short',
        lines: { '{{queue}}': 'max by (queue) (insights_jobs_waiting)' },
      },
      {
        title: 'Oldest job',
        about: 'For how long it could have been taken.',
        unit: 's',
        lines: { '{{queue}}': 'max by (queue) (insights_jobs_oldest_seconds)' },
      },
      {
        title: 'Jobs ended',
        about: 'By type and status.',
        unit: 'ops',
        lines: { '{{type}} {{status}}': rate('insights_jobs_finished_total', 'type, status') },
      },
      budget('delivery_age'),
      {
        title: 'Webhook attempts',
        about: 'By outcome.',
        unit: 'ops',
        lines: { '{{outcome}}': rate('insights_webhook_deliveries_total', 'outcome') },
      },
      {
        title: 'From an event to its first attempt',
        about: 'Our delay: without what waits behind a slow receiver of its own.',
        unit: 's',
        lines: quantiles('insights_webhook_first_attempt_delay_seconds'),
      },
      {
        title: 'Deliveries that have not ended',
        about: 'Those of slow receivers wait by themselves.',
        unit: 'short',
        lines: { pending: 'max(insights_webhook_pending)' },
      },
      {
        title: 'Oldest event that no feed shows yet',
        about: 'Milliseconds unless the sequencer of webhooks stands still.',
        unit: 's',
        lines: { age: 'max(insights_webhook_feed_oldest_waiting_seconds)' },
      },
    ],
  },
  {
    uid: 'insights-stores',
    title: 'Insights · stores',
    panels: [
      {
        title: 'Database connections in use',
        about: 'Of each service, all its processes together.',
        unit: 'short',
        lines: { '{{service}} {{pool}}': 'sum by (service, pool) (insights_db_pool_connections{state="busy"})' },
      },
      {
        title: 'Pools in use',
        about: 'Busy connections as a share of what the pool may open.',
        unit: 'percentunit',
        lines: {
          '{{service}} {{pool}}':
            'sum by (service, pool) (insights_db_pool_connections{state="busy"}) / sum by (service, pool) (insights_db_pool_connections_limit)',
        },
      },
      {
        title: 'Calls that wait for a connection',
        about: 'Should be 0.',
        unit: 'short',
        lines: { '{{service}} {{pool}}': 'sum by (service, pool) (insights_db_pool_waiting)' },
      },
      {
        title: 'Shared transactions that failed',
        about: 'Each of their effects ran again alone. Many of them: an event keeps failing, which the log names.',
        unit: 'ops',
        lines: { '{{service}}': rate('insights_db_shared_transactions_total{outcome="failed"}', 'service') },
      },
      {
        title: 'Streams',
        about: 'How full they are. A full one refuses.',
        unit: 'percentunit',
        lines: {
          '{{stream}}': 'max by (stream) (insights_jetstream_stream_bytes / insights_jetstream_stream_bytes_limit)',
        },
      },
      {
        title: 'Waiting in outboxes',
        about: 'Counted up to 10,000.',
        unit: 'short',
        lines: { '{{service}}': 'max by (service) (insights_outbox_waiting)' },
      },
      {
        title: 'Memory',
        about: 'Largest process of each service.',
        unit: 'bytes',
        lines: { '{{service}}': 'max by (service) (process_resident_memory_bytes)' },
      },
      {
        title: 'CPU',
        about: 'Cores, by service.',
        unit: 'short',
        lines: { '{{service}}': rate('process_cpu_seconds_total', 'service') },
      },
      {
        title: 'Open files',
        about: 'Connections are files.',
        unit: 'short',
        lines: { '{{service}}': 'max by (service) (process_open_fds)' },
      },
    ],
  },
];

const WIDTH = 8;
const HEIGHT = 8;
const COLUMNS = 3;

function panelModel({ title, about, unit, lines }: Panel, index: number): object {
  const x = (index % COLUMNS) * WIDTH;
  const y = Math.floor(index / COLUMNS) * HEIGHT;
  return {
    id: index + 1,
    type: 'timeseries',
    title,
    description: about,
    datasource: { type: 'prometheus', uid: '${datasource}' },
    gridPos: { x, y, w: WIDTH, h: HEIGHT },
    fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
    options: { legend: { displayMode: 'list', placement: 'bottom' }, tooltip: { mode: 'multi', sort: 'desc' } },
    targets: Object.entries(lines).map(([legendFormat, expr], n) => ({
      refId: String.fromCodePoint(65 + n),
      expr: scoped(expr, { namespace: '$namespace', release: '$release' }),
      legendFormat,
    })),
  };
}

/** A variable above the panels. It starts with the release that installed the dashboard. */
const choice = (name: string, value: string, query: string): object => ({
  name,
  type: 'query',
  datasource: { type: 'prometheus', uid: '${datasource}' },
  query: { query, refId: name },
  current: { text: value, value },
  refresh: 2,
});

/** A dashboard as Grafana imports it. */
export function dashboardModel({ uid, title, panels }: Dashboard): object {
  return {
    uid,
    title,
    tags: ['insights'],
    schemaVersion: 39,
    timezone: 'browser',
    refresh: '30s',
    time: { from: 'now-3h', to: 'now' },
    templating: {
      list: [
        { name: 'datasource', type: 'datasource', query: 'prometheus', label: 'Prometheus' },
        choice('namespace', NAMESPACE, 'label_values(process_start_time_seconds{release!=""}, namespace)'),
        choice('release', RELEASE, 'label_values(process_start_time_seconds{namespace="$namespace"}, release)'),
      ],
    },
    panels: panels.map(panelModel),
  };
}

/** Every query of every panel. */
export function dashboardQueries(): string[] {
  return dashboards.flatMap(({ panels }) => panels.flatMap(({ lines }) => Object.values(lines)));
}

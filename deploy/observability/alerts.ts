import { SERVICE_NAMES } from '@insights/contracts';
import { FULLNAME, NAMESPACE, RELEASE, scoped } from './scope.ts';
import { FLOOR, type Slo, burns, counted, longWindows, recorded, slos, windows } from './slos.ts';

export interface Rule {
  record?: string;
  alert?: string;
  expr: string;
  for?: string;
  labels?: Record<string, string>;
  annotations?: Record<string, string>;
}

interface Alert {
  name: string;
  severity: 'page' | 'ticket';
  expr: string;
  for: string;
  /** What is wrong, in one line; `$labels` and `$value` as Prometheus writes them. */
  says: string;
}

/** Placeholder for the address of docs/failure-modes.md, which the chart replaces. */
export const RUNBOOKS = 'RUNBOOKS';

const OTHER_PARTS = 'backup check-streams migrate nats operations postgresql restore secrets test'.split(' ');
/**
 * The names of the release's objects, up to what Kubernetes appends. The parts are listed, because in the same namespace the name of
 * another release may begin with that of this one.
 */
const PART = `${FULLNAME}-(${[...SERVICE_NAMES, ...OTHER_PARTS].toSorted().join('|')})`;
const SCALERS = `horizontalpodautoscaler=~"(keda-hpa-)?${PART}"`;
const CLAIMS = `persistentvolumeclaim=~"(data-)?${PART}(-.+)?"`;
const FREE = `min by (persistentvolumeclaim) (kubelet_volume_stats_available_bytes{${CLAIMS}} / kubelet_volume_stats_capacity_bytes{${CLAIMS}})`;
const BACKUP = `cronjob="${FULLNAME}-backup"`;
const LAST_BACKUP = `max(kube_cronjob_status_last_successful_time{${BACKUP}})`;
const FAILED_MAIL = 'sum(increase(insights_jobs_finished_total{type="SEND_EMAIL",status="failed"}[1h]))';
const REJECTED = 'sum(rate(insights_rate_limited_requests_total[5m]))';

const alerts: readonly Alert[] = [
  {
    name: 'DatabaseIsDown',
    severity: 'page',
    expr: 'max by (service) (insights_readiness_check{check="database"}) == 0',
    for: '1m',
    says: 'No process of {{ $labels.service }} reaches its database: calls are answered with 503.',
  },
  {
    name: 'NatsIsDown',
    severity: 'page',
    expr: 'max by (service) (insights_nats_connected) == 0',
    for: '2m',
    says: 'No process of {{ $labels.service }} is connected to NATS: its events wait in the outbox.',
  },
  {
    name: 'ConsumerIsBehind',
    severity: 'ticket',
    expr: 'min by (consumer) (min_over_time(insights_jetstream_consumer_unread[15m])) > 1000',
    for: '5m',
    says: '{{ $labels.consumer }} has had at least {{ $value }} unhandled events for a quarter of an hour.',
  },
  {
    name: 'JobsFail',
    severity: 'ticket',
    expr: 'sum by (type) (increase(insights_jobs_finished_total{type!="SEND_EMAIL",status="failed"}[1h])) > 3',
    for: '1m',
    says: '{{ $value | humanize }} jobs of type {{ $labels.type }} failed for good within an hour.',
  },
  {
    name: 'MailFails',
    severity: 'ticket',
    // A few addresses are always wrong.
    expr: `${FAILED_MAIL} > 3 and ${FAILED_MAIL} > 0.2 * sum(increase(insights_jobs_finished_total{type="SEND_EMAIL"}[1h]))`,
    for: '1m',
    says: '{{ $value | humanize }} mails, more than a fifth, were rejected or given up within an hour.',
  },
  {
    name: 'ManyRequestsAreLimited',
    severity: 'ticket',
    expr: `${REJECTED} > 1 and ${REJECTED} > 0.1 * sum(rate(insights_http_request_duration_seconds_count[5m]))`,
    for: '10m',
    says: '{{ $value | humanize }} requests a second, more than a tenth, are rejected by rate limits.',
  },
  {
    name: 'PodsRestart',
    severity: 'ticket',
    expr: `sum by (container) (increase(kube_pod_container_status_restarts_total{pod=~"${PART}-.+"}[1h])) > 3`,
    for: '1m',
    says: 'Containers {{ $labels.container }} restarted {{ $value | humanize }} times within an hour.',
  },
  {
    name: 'ReplicasAreUnavailable',
    severity: 'ticket',
    expr: `max by (deployment) (kube_deployment_status_replicas_unavailable{deployment=~"${PART}"}) > 0`,
    for: '15m',
    says: '{{ $value }} pods of {{ $labels.deployment }} have not been available for a quarter of an hour.',
  },
  {
    name: 'ScalerIsAtMaximum',
    severity: 'ticket',
    expr: `max by (horizontalpodautoscaler) (kube_horizontalpodautoscaler_status_desired_replicas{${SCALERS}}) >= max by (horizontalpodautoscaler) (kube_horizontalpodautoscaler_spec_max_replicas{${SCALERS}})`,
    for: '15m',
    says: '{{ $labels.horizontalpodautoscaler }} wants all its {{ $value }} replicas: it cannot follow more load.',
  },
  {
    name: 'ScalerFails',
    severity: 'page',
    expr: `sum(rate(keda_scaled_object_errors_total{scaledObject="${FULLNAME}-interviewer"}[5m])) > 0 or max(kube_horizontalpodautoscaler_status_condition{${SCALERS},condition="ScalingActive",status="false"}) > 0`,
    for: '5m',
    says: 'A scaler does not get its metric: the number of replicas does not follow the load.',
  },
  {
    name: 'DiskFillsUp',
    severity: 'ticket',
    expr: `${FREE} < 0.15`,
    for: '5m',
    says: 'Volume {{ $labels.persistentvolumeclaim }} has {{ $value | humanizePercentage }} left.',
  },
  {
    name: 'DiskIsFull',
    severity: 'page',
    expr: `${FREE} < 0.05`,
    for: '1m',
    says: 'Volume {{ $labels.persistentvolumeclaim }} has {{ $value | humanizePercentage }} left: its store stops soon.',
  },
  {
    name: 'BackupIsOld',
    severity: 'page',
    // A CronJob that has never succeeded has no time of its last success.
    expr: `time() - (${LAST_BACKUP} or max(kube_cronjob_created{${BACKUP}})) > 26 * 3600`,
    for: '5m',
    says: 'The last successful backup is {{ $value | humanizeDuration }} old.',
  },
  {
    name: 'CertificateExpires',
    severity: 'ticket',
    expr: `min by (name) (certmanager_certificate_expiration_timestamp_seconds{name=~"${PART}-grpc"}) - time() < 7 * 86400`,
    for: '1h',
    says: 'Certificate {{ $labels.name }} expires in {{ $value | humanizeDuration }}, so its renewal has failed.',
  },
  {
    name: 'PeopleWaitForAnInterviewer',
    severity: 'page',
    // The minimum over a minute, because gateways and interviewers are scraped at different moments.
    expr: 'sum(max by (region) (min_over_time(interview_session_demand[1m]))) > (sum(insights_interviewer_sessions) or vector(0))',
    for: '1m',
    says: 'For a minute there have been more sessions than interviewers conduct: participants are waiting.',
  },
  {
    name: 'SessionsChangeRegion',
    severity: 'ticket',
    expr: 'sum(increase(insights_sessions_rehomed_total[15m])) > 0',
    for: '0m',
    says: '{{ $value | humanize }} sessions were moved out of a region without interviewers within 15 minutes.',
  },
  {
    name: 'DemandIsNotCounted',
    severity: 'page',
    expr: 'absent(interview_session_demand)',
    for: '2m',
    says: 'No gateway exports interview_session_demand: the scaler of interviewers keeps the present number.',
  },
  {
    name: 'DeadLetters',
    severity: 'ticket',
    expr: 'max(insights_jetstream_stream_messages{stream="DEAD_LETTERS"}) > 0',
    for: '1m',
    says: '{{ $value }} events are dead letters and need an operator.',
  },
  {
    name: 'RateLimitStoreDown',
    severity: 'ticket',
    expr: 'sum(rate(insights_rate_limit_store_failures_total[5m])) > 0',
    for: '2m',
    says: 'Rate limits are not counted: reads and writes are unlimited.',
  },
  {
    name: 'StreamFillsUp',
    severity: 'ticket',
    expr: 'max by (stream) (insights_jetstream_stream_bytes / insights_jetstream_stream_bytes_limit) > 0.8',
    for: '5m',
    says: 'Stream {{ $labels.stream }} is {{ $value | humanizePercentage }} full; when it is full, events wait in outboxes.',
  },
  {
    name: 'StreamIsFull',
    severity: 'page',
    expr: 'max by (stream) (insights_jetstream_stream_bytes / insights_jetstream_stream_bytes_limit) > 0.97',
    for: '1m',
    says: 'Stream {{ $labels.stream }} is full or almost full and rejects events.',
  },
  {
    name: 'StreamWillBeFull',
    severity: 'page',
    // What can be removed does not count, and a short burst neither: a tenth of the limit has to be there already.
    expr: `max by (stream) (predict_linear(insights_jetstream_stream_needed_bytes[30m], 86400)) > max by (stream) (insights_jetstream_stream_bytes_limit)
      and max by (stream) (insights_jetstream_stream_needed_bytes) > 0.1 * max by (stream) (insights_jetstream_stream_bytes_limit)`,
    for: '5m',
    says: 'At the growth of the last half hour stream {{ $labels.stream }} is full within a day.',
  },
  {
    name: 'DatabaseConnectionsUsedUp',
    severity: 'page',
    expr: 'max by (service, pool) (insights_db_pool_waiting) > 0',
    for: '2m',
    says: 'Calls of {{ $labels.service }} have waited for a connection of the {{ $labels.pool }} pool for two minutes.',
  },
  {
    name: 'JobsWaitLong',
    severity: 'ticket',
    expr: 'max by (queue) (insights_jobs_oldest_seconds) > 300',
    for: '5m',
    says: 'A job of queue {{ $labels.queue }} has been due for {{ $value | humanizeDuration }}.',
  },
  {
    name: 'FeedsStandStill',
    severity: 'ticket',
    expr: 'max(insights_webhook_feed_oldest_waiting_seconds) > 120',
    for: '2m',
    says: 'For {{ $value | humanizeDuration }} an event has been waiting for its number: the feeds of webhook endpoints lack new events.',
  },
  {
    name: 'RetentionIsOverdue',
    severity: 'ticket',
    expr: 'max(insights_retention_overdue_oldest_seconds) > 3600',
    for: '10m',
    says: 'A conversation is {{ $value | humanizeDuration }} past the retention period of its campaign.',
  },
  {
    name: 'ModelIsReplaced',
    severity: 'ticket',
    expr: 'sum(rate(insights_interviewer_model_fallbacks_total[10m])) / sum(rate(insights_interviewer_turn_seconds_count[10m])) > 0.2',
    for: '10m',
    says: 'The built-in engine words {{ $value | humanizePercentage }} of the turns, because the language model fails.',
  },
  {
    name: 'EventLoopLags',
    severity: 'ticket',
    expr: 'max by (service) (nodejs_eventloop_lag_p99_seconds) > 0.5',
    for: '5m',
    says: 'The event loop of a {{ $labels.service }} process is {{ $value | humanizeDuration }} late: too little CPU or too much work.',
  },
];

function annotations(name: string, summary: string): Record<string, string> {
  return { summary, runbook_url: `${RUNBOOKS}#${name.toLowerCase()}` };
}

/** Whether the error budget burned faster than `rate` over a window. */
function burning({ name, objective }: Slo, window: string, rate: number): string {
  return `${recorded(window)}{slo="${name}"} > ${Number((rate * (1 - objective)).toPrecision(6))}`;
}

/** One alert for each severity; it fires for any of its pairs of windows. */
function burnAlerts(slo: Slo): Rule[] {
  return (['page', 'ticket'] as const).map((severity) => {
    const pairs = burns.filter((burn) => burn.severity === severity);
    const enough = (long: string) => (slo.badCount ? ` and ${counted(long)}{slo="${slo.name}"} >= ${FLOOR}` : '');
    const exprs = pairs.map(
      ({ long, short, rate }) => `(${burning(slo, long, rate)} and ${burning(slo, short, rate)}${enough(long)})`,
    );
    return {
      alert: slo.alert,
      expr: exprs.join(' or '),
      labels: { severity },
      annotations: annotations(slo.alert, `The error budget burns too fast. Objective: ${slo.promise}.`),
    };
  });
}

function recordings({ name, badShare, badCount, basis }: Slo): Rule[] {
  const first = basis ? [{ record: basis[0], expr: basis[1] }] : [];
  const shares = windows.map((window) => ({ record: recorded(window), expr: badShare(window), labels: { slo: name } }));
  const counts = badCount
    ? longWindows.map((window) => ({ record: counted(window), expr: badCount(window), labels: { slo: name } }))
    : [];
  return [...first, ...shares, ...counts];
}

/** One alert for each service without a visible process. */
function missing(services: readonly string[]): Rule[] {
  return services.map((service) => ({
    alert: 'ServiceIsGone',
    expr: `absent(process_start_time_seconds{service="${service}"})`,
    for: '2m',
    labels: { severity: 'page', service },
    annotations: annotations('ServiceIsGone', `Prometheus sees no process of ${service}.`),
  }));
}

const release = { namespace: NAMESPACE, release: RELEASE };

/** The rule for one release: it selects, and is labelled with, that release alone. */
const ofRelease = (rule: Rule): Rule => ({
  ...rule,
  expr: scoped(rule.expr, release),
  labels: { ...rule.labels, ...release },
});

/** Every rule, for `rule_files` of Prometheus and for a PrometheusRule, once the release is filled in. */
export function ruleFile(services: readonly string[]): {
  groups: { name: string; interval?: string; rules: Rule[] }[];
} {
  const plain = alerts.map(({ name, severity, expr, for: pause, says }) => ({
    alert: name,
    expr,
    for: pause,
    labels: { severity },
    annotations: annotations(name, says),
  }));
  return {
    groups: [
      { name: 'insights-slo', interval: '30s', rules: slos.flatMap(recordings).map(ofRelease) },
      { name: 'insights-slo-alerts', rules: slos.flatMap(burnAlerts).map(ofRelease) },
      { name: 'insights', rules: [...plain, ...missing(services)].map(ofRelease) },
    ],
  };
}

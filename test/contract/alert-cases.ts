import { topology } from '../support/helm.ts';

const services = Object.keys(topology().services);

/** Series of one system state by name with labels: the value of a gauge, or the growth of a counter per minute. */
export type State = Record<string, number | { perMinute: number }>;

export interface Case {
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

/** Of a release `x` in whose objects' names `x-insights` comes first. */
export const cases: Case[] = [
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

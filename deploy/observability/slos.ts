/** A service level objective, and the query for the share of violations over a window such as `5m`. */
export interface Slo {
  /** Lower case with underscores: the `slo` label. */
  readonly name: string;
  /** Name of its alerts. */
  readonly alert: string;
  /** The promised share of good events over 30 days. */
  readonly objective: number;
  readonly promise: string;
  badShare(window: string): string;
  /** The number of violations in a window, where single events count: below a floor the budget is not alerted on. */
  badCount?(window: string): string;
  /** A recorded series (name and expression) that makes long windows cheap. */
  readonly basis?: readonly [name: string, expr: string];
}

/** A histogram's observations above `le` seconds, one of its buckets: their share and their number. */
function slowerThan(histogram: string, le: string, where = ''): Pick<Slo, 'badShare' | 'badCount'> {
  const within = `${histogram}_bucket{le="${le}"${where && `,${where}`}}`;
  const all = `${histogram}_count{${where}}`;
  return {
    badShare: (window) => `1 - sum(rate(${within}[${window}])) / sum(rate(${all}[${window}]))`,
    badCount: (window) => `sum(increase(${all}[${window}])) - sum(increase(${within}[${window}]))`,
  };
}

const ERRORS = 'insights_http_request_duration_seconds_count{status_class="5xx"}';
/** Requests that last as long as what they carry: streams, files, and answers that a language model words. */
const LONG =
  'route!~".*/(events|mcp|import|export|query|messages|documents|uploads)(/.*)?|/v1/recordings/.*|.*/recordings?(/.*)?"';

export const slos: readonly Slo[] = [
  {
    name: 'front_door',
    alert: 'FrontDoorErrors',
    objective: 0.999,
    promise: '99.9 % of requests are answered without a 5xx error',
    badShare: (window) =>
      // Without any error the series does not exist, and the share is 0.
      `(sum(rate(${ERRORS}[${window}])) or vector(0)) / sum(rate(insights_http_request_duration_seconds_count[${window}]))`,
    badCount: (window) => `sum(increase(${ERRORS}[${window}])) or vector(0)`,
  },
  {
    name: 'front_door_latency',
    alert: 'FrontDoorIsSlow',
    objective: 0.99,
    promise: '99 % of requests are answered within 1 s, apart from streams, files and answers of language models',
    ...slowerThan('insights_http_request_duration_seconds', '1', LONG),
  },
  {
    name: 'turn_latency',
    alert: 'TurnsAreSlow',
    objective: 0.99,
    promise: '99 % of the interviewer’s turns are stored within 4 s of being due',
    ...slowerThan('insights_interviewer_turn_seconds', '4'),
  },
  {
    name: 'delivery_age',
    alert: 'WebhooksAreLate',
    objective: 0.99,
    promise: '99 % of webhooks have their first attempt within 5 s of the event',
    ...slowerThan('insights_webhook_first_attempt_delay_seconds', '5'),
  },
  {
    name: 'outbox_age',
    alert: 'EventsAreHeldUp',
    objective: 0.999,
    promise: '99.9 % of the time no event has waited in an outbox for more than 10 s',
    badShare: (window) => `avg_over_time(insights:outbox_late:bool[${window}])`,
    basis: ['insights:outbox_late:bool', 'max(insights_outbox_oldest_seconds) > bool 10'],
  },
];

/**
 * Burn rates that use up the error budget of 30 days too fast. Each has a long window, which shows that it matters, and a short one,
 * which shows that it continues. A rate of 14.4 uses 2 % of the budget in an hour, 6 uses 5 % in six hours, 3 uses 10 % in a day.
 */
export const burns = [
  { severity: 'page', rate: 14.4, long: '1h', short: '5m' },
  { severity: 'page', rate: 6, long: '6h', short: '30m' },
  { severity: 'ticket', rate: 3, long: '1d', short: '2h' },
] as const;

export const windows = [...new Set(burns.flatMap(({ long, short }) => [short, long]))];

/** So many violations in the long window at least: with little traffic a single one would be a large share. */
export const FLOOR = 10;

export const longWindows = [...new Set(burns.map(({ long }) => long))];

/** Name of the recorded number of violations in a window. */
export function counted(window: string): string {
  return `insights:slo_bad:increase${window}`;
}

/** Name of the recorded series of a window. */
export function recorded(window: string): string {
  return `insights:slo_bad:ratio_rate${window}`;
}

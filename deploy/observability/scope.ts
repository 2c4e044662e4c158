import { parser } from '@prometheus-io/lezer-promql';

/** Stand for the release in the generated files; the chart replaces them. */
export const NAMESPACE = '<namespace>';
export const RELEASE = '<release>';
/** First part of the names of the release's Kubernetes objects. */
export const FULLNAME = '<fullname>';

/** The labels of everything that belongs to one release. */
export interface Scope {
  namespace: string;
  release: string;
}

/** Metrics of the cluster have the namespace of the object that they describe, and its name. */
const OF_THE_CLUSTER = /^(kube|kubelet|keda|certmanager)_/;
/** A variable of Grafana in the place of a duration. */
const INTERVAL = '$__rate_interval';

export interface Selector {
  metric: string;
  /** By label, with its operator: `="x"`. */
  matchers: Record<string, string>;
  /** Where another matcher can be inserted, and whether it is the first. */
  at: number;
  state: 'bare' | 'empty' | 'filled';
}

/** Whether a metric is the cluster's and not the application's. */
export const isOfTheCluster = (metric: string): boolean => OF_THE_CLUSTER.test(metric);

/** Every selector of a PromQL expression, by Prometheus's own grammar. Throws on a syntax error. */
export function selectorsOf(expr: string): Selector[] {
  // As long as the variable, so that positions stay.
  const text = expr.replaceAll(INTERVAL, '1s'.padStart(INTERVAL.length, '0'));
  const found: Selector[] = [];
  parser.parse(text).iterate({
    enter(node) {
      if (node.type.isError) throw new Error(`PromQL has a syntax error at ${node.from}: ${expr}`);
      if (node.name !== 'VectorSelector') return;
      const metric = node.node.getChild('Identifier');
      const braces = node.node.getChild('LabelMatchers');
      const labels = braces?.getChildren('UnquotedLabelMatcher') ?? [];
      found.push({
        metric: metric ? text.slice(metric.from, metric.to) : '',
        matchers: Object.fromEntries(
          labels.map((label) => {
            const name = label.getChild('LabelName');
            return [text.slice(label.from, name?.to), text.slice(name?.to ?? label.from, label.to).trim()];
          }),
        ),
        at: braces ? braces.from + 1 : node.to,
        state: !braces ? 'bare' : labels.length > 0 ? 'filled' : 'empty',
      });
    },
  });
  return found;
}

/** The expression with matchers in every selector that keep it to one release. */
export function scoped(expr: string, { namespace, release }: Scope): string {
  return selectorsOf(expr).reduceRight((text, { metric, at, state }) => {
    const own = isOfTheCluster(metric) ? '' : `,release="${release}"`;
    const matchers = `namespace="${namespace}"${own}`;
    const inserted = { bare: `{${matchers}}`, empty: matchers, filled: `${matchers},` }[state];
    return text.slice(0, at) + inserted + text.slice(at);
  }, expr);
}

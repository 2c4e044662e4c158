import { parse, stringify } from 'yaml';
import type { Rule } from '../../deploy/observability/alerts.ts';

const SECONDS = { s: 1, m: 60, h: 3_600, d: 86_400 } as const;

/** Divides a duration in the format of Prometheus. */
function shorter(duration: string, factor: number): string {
  const [, count, unit] = /^(\d+)([smhd])$/.exec(duration) ?? [];
  if (!count || !unit) throw new Error(`${duration} is not a duration with one unit`);
  return `${Math.round((Number(count) * SECONDS[unit as keyof typeof SECONDS] * 1_000) / factor)}ms`;
}

/** Only the range of a query, `[5m]`, never a part of a name or a threshold. */
export function quickExpr(expr: string, factor: number): string {
  return expr.replace(/\[(\d+[smhd])\]/g, (_, window: string) => `[${shorter(window, factor)}]`);
}

interface RuleFile {
  groups: { name: string; interval?: string; rules: Rule[] }[];
}

/**
 * The rules of a file with time `factor` times as fast: ranges, `for` and intervals. Names and thresholds stay, except for
 * `ages`: alerts that compare a gauge of seconds, with what their threshold is divided by.
 */
export function quickRules(text: string, factor: number, ages: Readonly<Record<string, number>>): string {
  const { groups } = parse(text) as RuleFile;
  const quick = (rule: Rule): Rule => ({
    ...rule,
    expr: youngerBound(quickExpr(rule.expr, factor), ages[rule.alert ?? '']),
    ...(rule.for !== undefined && { for: shorter(rule.for, factor) }),
  });
  return stringify(
    {
      groups: groups.map((group) => ({
        ...group,
        ...(group.interval !== undefined && { interval: shorter(group.interval, factor) }),
        rules: group.rules.map(quick),
      })),
    },
    { lineWidth: 0 },
  );
}

function youngerBound(expr: string, factor: number | undefined): string {
  if (factor === undefined) return expr;
  const [all, seconds, unit = ''] = / > (\d+)( \* \d+)?$/.exec(expr) ?? [];
  if (!all) throw new Error(`${expr} does not compare an age`);
  return expr.replace(all, ` > ${Number(seconds) / factor}${unit}`);
}

import type { Stack } from '../../deploy/local/stack.ts';
import { cpuSecondsWithChildren } from './process-usage.ts';

/** Processor time in seconds by the name of the process. */
export type SecondsByProcess = Readonly<Record<string, number>>;

/** Processor time that each process of the stack has used so far. */
export function secondsByProcess(stack: Stack): SecondsByProcess {
  return Object.fromEntries(
    Object.entries(stack.processes()).map(([name, { pid }]) => [name, cpuSecondsWithChildren(pid)]),
  );
}

/** Processor time between two moments for each of `count` things, in words: the sum, and the processes that take more than half a microsecond. */
export function costOf(before: SecondsByProcess, after: SecondsByProcess, count: number): string {
  const cost = Object.entries(after).map(([name, seconds]) => ({
    name,
    us: ((seconds - (before[name] ?? 0)) * 1e6) / count,
  }));
  const together = cost.reduce((sum, { us }) => sum + us, 0);
  const parts = cost
    .toSorted((a, b) => b.us - a.us)
    .filter(({ us }) => us >= 0.5)
    .map(({ name, us }) => `${name} ${us.toFixed(0)}`);
  return `${together.toFixed(0)} µs (${parts.join(', ')})`;
}

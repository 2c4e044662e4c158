/** The processor time that reports cost by the number of distinct interviews. */
import { inputOf, reportOf } from './report.ts';
import { distinctInterviews } from './vary.ts';

export interface Cost {
  interviews: number;
  reading_ms: number;
  report_ms: number;
  /** The largest resident memory of this process so far. */
  peak_mib: number;
}

/** Processor time, which other work on the machine does not change. */
function timed<T>(work: () => T): { result: T; ms: number } {
  const began = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(began);
  return { result, ms: Math.round((user + system) / 1000) };
}

export function costOf(interviews: number): Cost {
  const input = timed(() => inputOf(distinctInterviews(interviews)));
  const report = timed(() => reportOf(input.result));
  return {
    interviews,
    reading_ms: input.ms,
    report_ms: report.ms,
    peak_mib: Math.round(process.resourceUsage().maxRSS / 1024),
  };
}

const REPEATS = 5;

/** The median of several times, after one that is not counted: the first report of a process compiles the code. */
function medianOf(work: () => unknown): number {
  work();
  const times = Array.from({ length: REPEATS }, () => timed(work).ms).toSorted((a, b) => a - b);
  return times[Math.floor(REPEATS / 2)] ?? 0;
}

/** The cost of a report after `added` of `interviews` interviews are new: the others' readings are kept. */
export function refreshOf(interviews: number, added: number): Cost {
  const campaign = distinctInterviews(interviews);
  const kept = inputOf({ ...campaign, interviews: campaign.interviews.slice(added) });
  const fresh = timed(() => inputOf({ ...campaign, interviews: campaign.interviews.slice(0, added) }));
  const input = { ...kept, readings: [...fresh.result.readings, ...kept.readings] };
  return {
    interviews,
    reading_ms: fresh.ms,
    report_ms: medianOf(() => reportOf(input)),
    peak_mib: Math.round(process.resourceUsage().maxRSS / 1024),
  };
}

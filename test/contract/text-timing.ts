import { parentPort, workerData } from 'node:worker_threads';
import { SHAPES, type Shape } from './adversarial-shapes.ts';
import { TEXT_FUNCTIONS } from './text-functions.ts';
import type { TextFunction } from './text-functions/types.ts';

/**
 * What a function may take for the longest text on a quiet machine. `npm test` runs on busy and slow ones too, and looks only for what is far
 * beyond it. Twice the text may take `MOST_GROWTH` times as long everywhere.
 */
const QUIET_MS = 250;
const BUSY_TIMES = 4;
const MOST_GROWTH = 2.5;
const LONGEST = 256 * 1024;
/** The first size. A function that takes less than `QUICK_MS` for it would keep the limit even if its time were quadratic. */
const FIRST = 16 * 1024;
const QUICK_MS = 0.9;
/** Functions that are slow for little text are measured with less at first. */
const SMALL = 2 * 1024;
const SLOW_MS = 2;
/** Below this, twice the time is as harmless as four times: a text that ends differently may be read in another way. */
const GROWTH_MS = 150;
/** Processor time is exact only above this. */
const TICKS_MS = 20;
const TRIES = 4;
const SHAPE_SHARE = 8;

export interface TimingTask {
  /** Each function in each language with text of each shape at the full size; else each function with an eighth of the shapes, in turns. */
  readonly isWhole: boolean;
}

/** What is measured now, and, when it is too slow, what was found. */
export interface TimingMessage {
  readonly measuring: string;
  readonly fault?: string;
}

type Run = TextFunction['runs'][number];

/** Wall time of short calls, in which processor time is too coarse; processor time of the others, which other load does not change. */
function costOf(run: Run, text: string): number {
  const from = process.threadCpuUsage();
  const began = performance.now();
  run(text);
  const wall = performance.now() - began;
  const { user, system } = process.threadCpuUsage(from);
  const cpu = (user + system) / 1_000;
  return cpu > TICKS_MS ? Math.min(cpu, wall) : wall;
}

/** The fault of a function with texts of one shape up to `most`; null if it keeps the limits. */
function faultOf(run: Run, shape: Shape, most: number, most_ms: number): string | null {
  const small = Math.min(SMALL, most);
  const isSlow = costOf(run, shape(small)) > SLOW_MS;
  const size = Math.min(isSlow ? 2 * SMALL : FIRST, most);
  if (!isWhole) {
    const text = shape(size);
    const first = costOf(run, text);
    if (first < QUICK_MS && size === FIRST) return null;
    if (isWithin(costOf(run, shape(size / 2)), Math.min(first, costOf(run, text)), { times: most / size, most_ms }))
      return null;
  }
  // Suspicious: measured at the full size, the best of several, because a busy machine only ever adds time.
  const [text, shorter] = [shape(most), shape(most / 2)];
  let [whole, part] = [Infinity, Infinity];
  for (let tried = 0; tried < TRIES; tried += 1) {
    part = Math.min(part, costOf(run, shorter));
    whole = Math.min(whole, costOf(run, text));
    if (whole <= most_ms && (whole < GROWTH_MS || whole <= MOST_GROWTH * part)) return null;
  }
  return `${whole.toFixed(0)} ms for ${most} characters, ${part.toFixed(0)} ms for half of them`;
}

/** Whether the time for a text `times` as long is foreseen to be within the limit. */
function isWithin(part: number, whole: number, { times, most_ms }: { times: number; most_ms: number }): boolean {
  const growth = Math.max(2, whole / part);
  return growth <= MOST_GROWTH && whole * growth ** Math.log2(Math.max(1, times)) <= most_ms;
}

const { isWhole } = workerData as TimingTask;
const say = (message: TimingMessage): void => parentPort?.postMessage(message, []);
const ordinary = SHAPES['ordinary prose']?.(SMALL) ?? '';
let nth = 0;

for (const [file, functions] of Object.entries(TEXT_FUNCTIONS))
  for (const [name, entry] of Object.entries(functions)) {
    const { runs, most = LONGEST, slow_ms = QUIET_MS } = typeof entry === 'function' ? { runs: [entry] } : entry;
    nth += 1;
    // Compiles the patterns, and the functions that are used.
    for (const run of runs) run(ordinary);
    for (const [index, [shape, of]] of Object.entries(SHAPES).entries()) {
      if (!isWhole && (nth + index) % SHAPE_SHARE !== 0) continue;
      const language = Math.floor(index / SHAPE_SHARE) % runs.length;
      for (const run of isWhole ? runs : runs.slice(language, language + 1)) {
        const measuring = `${file} ${name}: ${shape}`;
        say({ measuring });
        const fault = faultOf(run, of, most, isWhole ? slow_ms : slow_ms * BUSY_TIMES);
        if (fault !== null) say({ measuring, fault });
      }
    }
  }

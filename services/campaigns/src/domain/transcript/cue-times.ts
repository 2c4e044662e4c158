import { atLine, type ProblemList } from './problems.ts';
import { limits } from './types.ts';
import type { WarningList } from './warnings.ts';

/** Captions of overlapping speech may be slightly out of order. After a larger step back the order of the file is believed, not the time. */
const BACKWARDS_MS = 10_000;

export interface Timing {
  started_ms: number;
  ended_ms: number;
}

interface Placed {
  line: number;
  written: Readonly<Timing>;
  timing: Timing;
}

/**
 * The times of cues, as far as they are to be believed. One cue with a wrong time keeps its place in the file, with a warning. A file that
 * begins again is two recordings, which would become one conversation: it is rejected.
 */
export class CueTimes {
  readonly #problems: ProblemList;
  readonly #warnings: WarningList;
  #first: number | null = null;
  #latest = 0;
  /** The cue above, if it starts far after the one before it; `prior` is the start of that one. */
  #peak: (Placed & { prior: number | null }) | null = null;
  /** Consecutive cues far before the ones above them. */
  #backwards: Placed[] = [];
  isOutOfOrder = false;

  constructor(problems: ProblemList, warnings: WarningList) {
    this.#problems = problems;
    this.#warnings = warnings;
  }

  /** The times of the next cue; null for one that has none. They may change until `finish`. */
  take(line: number, written: Timing | null): Timing {
    if (written === null) {
      this.#peak = null;
      return { started_ms: this.#latest, ended_ms: this.#latest };
    }
    const { started_ms } = written;
    if (started_ms > limits.offset_ms || written.ended_ms > limits.offset_ms) {
      this.#problems.add(atLine(line), 'time_too_large', 'The cue ends more than seven days into the recording.');
    }
    if (written.ended_ms < started_ms) this.#warnings.add('ends_early', line);
    const timing = { started_ms, ended_ms: Math.max(started_ms, written.ended_ms) };
    const placed = { line, written: { ...timing }, timing };
    if (started_ms < this.#latest - BACKWARDS_MS) {
      this.#stepBack(placed);
      return timing;
    }
    this.#keepPlaces();
    if (started_ms < this.#latest) {
      this.isOutOfOrder = true;
      this.#warnings.add('out_of_order', line);
    }
    const prior = this.#first === null ? null : this.#latest;
    this.#peak = prior === null || started_ms > prior + BACKWARDS_MS ? { ...placed, prior } : null;
    this.#first ??= started_ms;
    this.#latest = Math.max(this.#latest, started_ms);
    return timing;
  }

  #stepBack(placed: Placed): void {
    const { timing, written } = placed;
    const [first = placed] = this.#backwards;
    timing.started_ms = this.#latest;
    timing.ended_ms = Math.max(this.#latest, timing.ended_ms);
    this.#backwards.push(placed);
    if (this.#backwards.length < 2 || written.ended_ms >= this.#latest) return;
    const peak = this.#peak;
    const isPeakWrong = peak !== null && first.written.started_ms >= (peak.prior ?? 0);
    if (isPeakWrong && written.started_ms >= first.written.started_ms) this.#correct(peak);
    else this.#reject(first.line, written.started_ms);
  }

  /** The cues below go on from the one above the peak, so that the time of the peak is wrong, not theirs. */
  #correct({ line, timing, prior }: Placed & { prior: number | null }): void {
    this.#warnings.add('time_backwards', line);
    timing.started_ms = timing.ended_ms = prior ?? 0;
    for (const each of this.#backwards) Object.assign(each.timing, each.written);
    const starts = this.#backwards.map(({ written }) => written.started_ms);
    if (prior === null) this.#first = starts[0] ?? 0;
    this.#latest = Math.max(...starts);
    [this.#backwards, this.#peak] = [[], null];
  }

  #reject(line: number, started_ms: number): void {
    const msg =
      'The cue starts more than 10 seconds before one above it, as when two files are joined. ' +
      'Import them one by one, or correct the time.';
    this.#problems.add(atLine(line), 'time_backwards', msg);
    [this.#backwards, this.#peak, this.#latest] = [[], null, started_ms];
  }

  #keepPlaces(): void {
    for (const { line } of this.#backwards) this.#warnings.add('time_backwards', line);
    this.#backwards = [];
  }

  /** A last cue before the first one begins another recording. */
  finish(): void {
    const [only] = this.#backwards;
    const begins = only !== undefined && only.written.started_ms <= (this.#first ?? 0);
    if (begins && only.written.ended_ms < this.#latest) this.#reject(only.line, 0);
    this.#keepPlaces();
  }
}

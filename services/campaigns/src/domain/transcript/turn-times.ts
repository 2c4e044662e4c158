import { atLine, type ProblemList } from './problems.ts';
import { readTimes } from './time-codes.ts';
import { limits, type ParsedTurn } from './types.ts';
import type { WarningList } from './warnings.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A time as a file writes it, for the turn with this index. */
interface WrittenTime {
  turn: ParsedTurn;
  line: number;
  text: string;
}

/** The times of a text file, which may be offsets or times of day. */
export class TurnTimes {
  readonly #written: WrittenTime[] = [];

  add(turn: ParsedTurn, line: number, text: string): void {
    this.#written.push({ turn, line, text });
  }

  /** Gives the turns their times, never decreasing. */
  apply(problems: ProblemList, warnings: WarningList): void {
    const read = this.#written.map((written) => ({ ...written, ...readTimes(written.text) }));
    const first = read.find(({ ms }) => ms !== null);
    const clock = new Clock(first);
    if (first && clock.isOfDay) warnings.add('clock_time', first.line);
    let latest = 0;
    for (const { turn, line, ms } of read) {
      if (ms === null) {
        problems.add(atLine(line), 'timing_malformed', TIME_MALFORMED);
        continue;
      }
      const offset = clock.offsetOf(ms);
      if (offset > limits.offset_ms) {
        problems.add(atLine(line), 'time_too_large', 'The turn starts more than seven days into the conversation.');
      } else if (offset < latest) warnings.add('time_backwards', line);
      latest = Math.max(latest, offset);
      turn.started_ms = latest;
    }
  }
}

export const TIME_MALFORMED = 'This time cannot be read. It is written "00:01:02" or "01:02".';

/** Turns times of a day into offsets from the first. A first time of an hour or more is a time of day: nobody records an hour of silence. */
export class Clock {
  readonly isOfDay: boolean;
  readonly #start: number;
  #before: number;
  #days = 0;

  constructor(first: { readonly ms: number | null; readonly isClock: boolean } | undefined) {
    this.#start = first?.ms ?? 0;
    this.#before = this.#start;
    this.isOfDay = first !== undefined && (first.isClock || this.#start >= HOUR_MS) && this.#start < DAY_MS;
  }

  /** Of the times in their order. */
  offsetOf(ms: number): number {
    if (!this.isOfDay) return ms;
    if (ms < this.#before - DAY_MS / 2) this.#days += 1;
    this.#before = ms;
    return ms + this.#days * DAY_MS - this.#start;
  }
}

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

  /** Gives the turns their times, never decreasing. A first time of an hour or more is a time of day: nobody records an hour of silence. */
  apply(problems: ProblemList, warnings: WarningList): void {
    const read = this.#written.map((written) => ({ ...written, ...readTimes(written.text) }));
    const first = read.find(({ ms }) => ms !== null);
    const start = first?.ms ?? 0;
    const isClock = first !== undefined && (first.isClock || start >= HOUR_MS) && start < DAY_MS;
    if (isClock) warnings.add('clock_time', first.line);
    let latest = 0;
    let days = 0;
    let before = start;
    for (const { turn, line, ms } of read) {
      if (ms === null) {
        const msg = 'This time cannot be read. It is written "00:01:02" or "01:02".';
        problems.add(atLine(line), 'timing_malformed', msg);
        continue;
      }
      if (isClock && ms < before - DAY_MS / 2) days += 1;
      before = ms;
      const offset = isClock ? ms + days * DAY_MS - start : ms;
      if (offset > limits.offset_ms) {
        problems.add(atLine(line), 'time_too_large', 'The turn starts more than seven days into the conversation.');
      } else if (offset < latest) warnings.add('time_backwards', line);
      latest = Math.max(latest, offset);
      turn.started_ms = latest;
    }
  }
}

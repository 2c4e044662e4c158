// Preloaded into processes whose clock a test moves: `Date` is off by the milliseconds in the file CLOCK_SHIFT_FILE.
import { readFileSync } from 'node:fs';

const file = process.env.CLOCK_SHIFT_FILE ?? '';
let shift = 0;
function look() {
  try {
    shift = Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    // Keeps the last shift while the file is being written.
  }
}
look();
setInterval(look, 50).unref();

const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length === 0 ? [RealDate.now() + shift] : given));
  }

  static now() {
    return RealDate.now() + shift;
  }
};

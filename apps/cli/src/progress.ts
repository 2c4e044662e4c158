import type { Terminal } from './command.ts';
import { oneLine } from './text.ts';

const WIDTH = 24;
const LINE_EVERY_MS = 5000;

/**
 * Progress on stderr: a bar for a person, a line from time to time for a log. Not clack's bar, which takes Ctrl-C away from the
 * program.
 */
export class Progress {
  readonly #terminal: Terminal;
  readonly #total: number;
  #done = 0;
  #lastLine = Date.now();

  constructor(terminal: Terminal, total: number) {
    this.#terminal = terminal;
    this.#total = total;
  }

  advance(what: string): void {
    this.#done += 1;
    this.show(this.#done / this.#total, `${this.#done}/${this.#total} ${what}`);
  }

  /** `part`: 0 to 1. */
  show(part: number, text: string): void {
    if (this.#terminal.isInteractive) {
      const filled = Math.round(part * WIDTH);
      const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
      this.#terminal.error(`\r\u001b[K${bar} ${oneLine(text).slice(0, 50)}`);
    } else if (Date.now() - this.#lastLine > LINE_EVERY_MS) {
      this.#lastLine = Date.now();
      this.#terminal.error(`${oneLine(text)}\n`);
    }
  }

  end(): void {
    if (this.#terminal.isInteractive) this.#terminal.error('\r\u001b[K');
  }
}

#!/usr/bin/env node
import { EXIT } from './command.ts';
import { run } from './run.ts';

const interrupt = new AbortController();
// A second Ctrl-C ends at once what does not end by itself.
process.once('SIGINT', () => {
  interrupt.abort(new Error('interrupted'));
  process.once('SIGINT', () => process.exit(EXIT.interrupted));
});
process.once('SIGTERM', () => interrupt.abort(new Error('terminated')));
// The reader of a pipe, such as `head`, has seen enough.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(EXIT.ok);
  });
}

process.exitCode = await run(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
  // `npm run` changes the folder and says here which one it was called in.
  folder: process.env['INIT_CWD'] ?? process.cwd(),
  env: process.env,
  columns: process.stdout.isTTY ? process.stdout.columns || 80 : undefined,
  isInteractive: process.stdin.isTTY && process.stderr.isTTY,
  stdin: process.stdin,
  signal: interrupt.signal,
});
// An unread stdin would keep the program alive.
process.stdin.destroy();

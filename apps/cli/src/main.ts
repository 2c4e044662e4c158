#!/usr/bin/env node
import { run } from './run.ts';

process.exitCode = await run(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
  // `npm run` changes the folder and says here which one it was called in.
  folder: process.env['INIT_CWD'] ?? process.cwd(),
});

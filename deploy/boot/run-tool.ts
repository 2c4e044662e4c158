import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

export interface ToolResult {
  name: string;
  ok: boolean;
  /** stdout and stderr, interleaved. */
  output: string;
  seconds: number;
}

/** Runs a program in the workspace's root (or in `cwd` below it). If it cannot be started, the result is a failure, too. */
export function runTool(name: string, command: string, args: string[], cwd = '.'): Promise<ToolResult> {
  const started = performance.now();
  const { promise, resolve: settle } = Promise.withResolvers<ToolResult>();
  let output = '';
  const child = spawn(command, args, { cwd: resolve(root, cwd), stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const finish = (ok: boolean) => settle({ name, ok, output, seconds: (performance.now() - started) / 1000 });
  child.once('error', (error) => {
    output += error.message;
    finish(false);
  });
  child.once('close', (code) => finish(code === 0));
  return promise;
}

/** Prints the output of failed tools and one line for each result; sets exit status 1 when one failed. */
export function summarise(title: string, results: ToolResult[]): void {
  for (const result of results.filter(({ ok }) => !ok)) console.log(`── ${result.name}\n${result.output.trimEnd()}\n`);
  for (const { name, ok, seconds } of results) console.log(`${ok ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
  const failed = results.filter(({ ok }) => !ok).length;
  console.log(
    failed === 0 ? `${title}: all ${results.length} passed` : `${title}: ${failed} of ${results.length} failed`,
  );
  process.exitCode = failed === 0 ? 0 : 1;
}

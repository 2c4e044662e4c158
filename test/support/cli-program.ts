import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { compileCache } from './compile-cache.ts';

const MAIN = join(import.meta.dirname, '../../apps/cli/src/main.ts');
const SCRIPT = '/usr/bin/script';

/** Where the command line tool runs. */
export interface Place {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
}

type Program = ChildProcessByStdio<Writable, Readable, Readable>;

/** No command of a test takes longer. */
const LONGEST_MS = 300_000;

/** Starts the tool with pipes, and `stdin` in the first one, which stays open until `until` appears. */
export function startCli(args: readonly string[], { folder, env }: Place, stdin = '', until?: RegExp): Program {
  const child = spawn(process.execPath, [MAIN, ...args], {
    cwd: folder,
    env: { ...compileCache, ...env },
    timeout: LONGEST_MS,
    stdio: 'pipe',
  });
  // A program that reads nothing may end before it is written to.
  child.stdin.on('error', () => undefined).write(stdin);
  if (!until) child.stdin.end();
  let out = '';
  child.stdout.on('data', (piece: Buffer) => {
    if (until?.test((out += String(piece)))) child.stdin.end();
  });
  return child;
}

export async function endOfCli(child: Program): Promise<{ code: number | null; out: string; error: string }> {
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code: child.exitCode, out, error };
}

/** For tests that use `cliInTerminal`. */
export const hasTerminal = { skip: existsSync(SCRIPT) ? false : `${SCRIPT} (util-linux) is missing` };

/** Runs the tool in a pseudo-terminal, with what a person types after each thing that appears, or at once where that is null. */
export async function cliInTerminal(
  args: readonly string[],
  { folder, env }: Place,
  typed: readonly (readonly [appears: RegExp | null, keys: string])[] = [],
): Promise<{ code: number; screen: string }> {
  const quoted = [process.execPath, MAIN, ...args].map((part) => `'${part}'`).join(' ');
  // Without a size, everything would be wrapped to one column.
  const child = spawn(SCRIPT, ['-qefc', `stty cols 100 rows 30; ${quoted}`, '/dev/null'], {
    cwd: folder,
    env: { ...compileCache, ...env },
    stdio: 'pipe',
    timeout: LONGEST_MS,
  });
  let screen = '';
  const steps = [...typed];
  const type = () => {
    const [step] = steps;
    if (step && (step[0]?.test(screen) ?? true)) child.stdin.write(steps.shift()?.[1] ?? '');
  };
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    screen += piece;
    type();
  });
  type();
  const [code] = (await once(child, 'exit')) as [number];
  return { code, screen };
}

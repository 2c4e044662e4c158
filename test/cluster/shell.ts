import { type SpawnOptions, spawn } from 'node:child_process';
import process from 'node:process';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { bin, kubeconfig } from './place.ts';

export interface RunOptions {
  cwd?: string;
  env?: Record<string, string>;
  /** Given on standard input. */
  input?: string;
  timeout_ms?: number;
  signal?: AbortSignal;
}

/** The environment of every program here; our own programs come first. */
export function environment(more: Record<string, string> = {}): NodeJS.ProcessEnv {
  const path = `${bin}:${bin}/as:/usr/sbin:/sbin:${process.env['PATH']}`;
  return { ...process.env, PATH: path, KUBECONFIG: kubeconfig, ...more };
}

const read = (stream: Readable | null): Promise<string> => (stream ? text(stream) : Promise.resolve(''));

/** Runs a program and returns its output. Throws with its error output if it fails. */
export async function run(command: string, args: string[], options: RunOptions = {}): Promise<string> {
  const { cwd, env, input, timeout_ms = 600_000, signal } = options;
  const spawnOptions: SpawnOptions = {
    env: environment(env),
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    timeout: timeout_ms,
    ...(cwd === undefined ? {} : { cwd }),
    ...(signal ? { signal } : {}),
  };
  const child = spawn(command, args, spawnOptions);
  const ended = new Promise<number | string>((resolve, reject) => {
    child.once('error', reject).once('close', (code, by) => resolve(code ?? by ?? 'unknown'));
  });
  child.stdin?.end(input);
  const [code, out, complaint] = await Promise.all([ended, read(child.stdout), read(child.stderr)]);
  if (code === 0) return out;
  const last = `${out}\n${complaint}`.trim().split('\n').slice(-15).join('\n');
  throw new Error(`${command} ${args.slice(0, 6).join(' ')} ended with ${code}:\n${last}`);
}

/** The same; undefined if it fails. For questions whose answer may be no. */
export function ask(command: string, args: string[], options: RunOptions = {}): Promise<string | undefined> {
  return run(command, args, options).catch(() => undefined);
}

const began = performance.now();

/** Logs one line, with the seconds since the start. */
export function say(line: string): void {
  console.log(`[${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s] ${line}`);
}

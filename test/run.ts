/**
 * Runs the checks and tests: `check` (types, lint, generated files), `smoke` (`npm test`: the checks and all tests at small size),
 * `proof` (the evaluation and the system tests at full size), `bench` (the benchmarks at full size).
 * The last line is `N passed, N failed, N skipped`; exit status 1 when anything failed.
 */
import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { sharedStack } from './support/shared-stack.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

const modes = ['check', 'smoke', 'proof', 'bench'] as const;
const { positionals } = parseArgs({ allowPositionals: true });
const mode = modes.find((candidate) => candidate === positionals[0]);
if (!mode) {
  console.error(`Usage: one of ${modes.join(', ')}, optionally followed by a part of a file's path.`);
  process.exit(64);
}
const only = positionals[1] ?? '';
process.env['INSIGHTS_SIZE'] = mode === 'smoke' || mode === 'check' ? 'smoke' : 'proof';

const counts = { passed: 0, failed: 0, skipped: 0 };
const node = process.execPath;

const checks: [name: string, args: string[]][] = [
  ['types', [join('node_modules', 'typescript', 'bin', 'tsc'), '--noEmit', '-p', 'tsconfig.json']],
  ['lint, format, imports', ['deploy/boot/lint.ts']],
  ['generated files up to date', ['deploy/boot/gen.ts', '--check']],
];

/** Runs one command as one test, which passes with exit status 0. */
async function runCommand(name: string, args: string[]): Promise<void> {
  const started = Date.now();
  console.log(`\n▶ ${name}`);
  const child = spawn(node, args, { stdio: 'inherit', cwd: root });
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  counts[code === 0 ? 'passed' : 'failed'] += 1;
  console.log(`${code === 0 ? '✔' : '✖'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
}

function filesOf(patterns: string[]): string[] {
  return globSync(patterns, { exclude: (path) => path.includes('node_modules') })
    .filter((path) => path.includes(only))
    .toSorted();
}

/** Runs the test files of one phase in child processes, `concurrency` at a time. */
async function runTests(name: string, patterns: string[], concurrency: number): Promise<void> {
  const files = filesOf(patterns);
  if (files.length === 0) return;
  const started = Date.now();
  console.log(`\n▶ ${name}: ${files.length} files`);
  const slowest: [file: string, seconds: number][] = [];
  const stream = run({ files, concurrency, timeout: 45 * 60_000, execArgv: ['--disable-warning=ExperimentalWarning'] });
  stream.on('test:summary', ({ file, counts: of, duration_ms }) => {
    if (file !== undefined) {
      slowest.push([relative(root, file), duration_ms / 1000]);
      return;
    }
    // The summary without a file totals the others.
    counts.passed += of.passed;
    counts.failed += of.tests - of.passed - of.skipped - of.todo;
    counts.skipped += of.skipped;
  });
  for await (const text of stream.compose(new spec())) process.stdout.write(String(text));
  slowest.sort(([, a], [, b]) => b - a);
  for (const [file, seconds] of slowest.slice(0, 15)) console.log(`${seconds.toFixed(1).padStart(8)} s  ${file}`);
  console.log(`${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

async function runSystem(): Promise<void> {
  const system = ['test/{contract,e2e,security,browser}/**/*.test.ts'];
  if (filesOf(system).length > 0) {
    const stack = await sharedStack();
    try {
      await runTests('system', system, 1);
    } finally {
      await stack.stop();
    }
  }
  await runTests('faults', ['test/chaos/**/*.test.ts'], 1);
  await runTests('cluster', ['test/cluster/*.test.ts'], 1);
}

const started = Date.now();
if (mode === 'check' || mode === 'smoke') for (const [name, args] of checks) await runCommand(name, args);
if (mode === 'smoke' || mode === 'proof') await runTests('evaluation', ['test/eval/**/*.test.ts'], 2);
if (mode === 'smoke') await runTests('units', ['{apps,packages,services,deploy}/**/*.test.ts'], 2);
if (mode === 'smoke' || mode === 'proof') await runSystem();
if (mode === 'smoke' || mode === 'proof' || mode === 'bench') {
  for (const file of filesOf(['test/bench/*.ts'])) await runCommand(file, [file]);
}
console.log(`\nall in ${((Date.now() - started) / 1000).toFixed(0)} s`);
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(counts.failed === 0 ? 0 : 1);

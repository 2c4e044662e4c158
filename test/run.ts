/**
 * Runs the checks and tests: `check` (types, lint, generated files), `smoke` (`npm test`: the checks and all tests at small size),
 * `proof` (the evaluation, all tests that have a full size, the system tests and the benchmarks at that size), `bench` (the benchmarks at full size).
 * Failures are printed again at the end. The last line is `N passed, N failed, N skipped`; exit status 1 when anything failed.
 */
import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { type EventData, run } from 'node:test';
import { spec } from 'node:test/reporters';
import { fileURLToPath } from 'node:url';
import { inspect, parseArgs } from 'node:util';
import { sharedEngine } from './support/postgres-engine.ts';
import { sharedStack } from './support/shared-stack.ts';
import { groupFiles } from './support/test-groups.ts';

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

/** System files wait for one stack, which they share: three keep the two processors of a small machine busy. Proofs measure, so they run alone. */
const AT_ONCE = mode === 'smoke' ? 3 : 1;
/** Units wait more often, and tests of faults, which start systems of their own. */
const WAITING_AT_ONCE = mode === 'smoke' ? 4 : 1;

/** A file that hangs must not take the time of all others. */
const FILE_MS = mode === 'smoke' ? 20 * 60_000 : 45 * 60_000;

const counts = { passed: 0, failed: 0, skipped: 0 };
/** Printed at the end. */
const failed: string[] = [];
const LINES_OF_FAILURE = 40;
/** More failing files are no accident. */
const MOST_TRIED_AGAIN = 2;
const node = process.execPath;

const checks: [name: string, args: string[]][] = [
  ['types', [join('node_modules', 'typescript', 'bin', 'tsc'), '--noEmit', '-p', 'tsconfig.json']],
  ['lint, format, imports', ['deploy/boot/lint.ts']],
  ['generated files up to date', ['deploy/boot/gen.ts', '--check']],
];

/** Runs one command as one test, which passes with exit status 0. Its output comes at once or, where several run side by side, at its end. */
async function runCommand(name: string, args: string[], isAlone = true): Promise<void> {
  const started = Date.now();
  if (isAlone) console.log(`\n▶ ${name}`);
  const child = spawn(node, args, {
    stdio: ['inherit', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
    cwd: root,
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => output.push(text));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  if (!isAlone) console.log(`\n▶ ${name}\n${output.join('').trimEnd()}`);
  counts[code === 0 ? 'passed' : 'failed'] += 1;
  if (code !== 0) failed.push(`✖ ${name}: exit status ${code}`);
  console.log(`${code === 0 ? '✔' : '✖'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
}

function filesOf(patterns: string[]): string[] {
  return globSync(patterns, { exclude: (path) => path.includes('node_modules') })
    .filter((path) => path.includes(only))
    .toSorted();
}

interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly { readonly file: string; readonly text: string }[];
}

type TestEnd = EventData.TestPass | EventData.TestFail;

/** Runs test files in child processes, `concurrency` at a time. */
async function runFiles(name: string, files: string[], concurrency: number): Promise<Outcome> {
  const started = Date.now();
  console.log(`\n▶ ${name}: ${files.length} files`);
  /** Of each file's tests. Files that share a process have no summary of their own. */
  const seconds = new Map<string, number>();
  const failures: { file: string; text: string }[] = [];
  let total = { passed: 0, failed: 0, skipped: 0 };
  const stream = run({ files, concurrency, timeout: FILE_MS, execArgv: ['--disable-warning=ExperimentalWarning'] });
  const time = ({ file, nesting, details: { duration_ms } }: TestEnd) => {
    if (file !== undefined && nesting === 0) seconds.set(file, (seconds.get(file) ?? 0) + duration_ms / 1000);
  };
  stream.on('test:pass', time);
  stream.on('test:fail', time);
  stream.on('test:fail', ({ file = '', name: test, details: { error } }) => {
    // A suite fails because a test in it did, and that one says more.
    if ('failureType' in error && error.failureType === 'subtestsFailed') return;
    failures.push({ file, text: `${relative(root, file)}: ${test}\n    ${shown(error)}` });
  });
  stream.on('test:summary', ({ file, counts: { tests, passed, skipped, todo } }) => {
    // The summary without a file totals the others.
    if (file === undefined) total = { passed, skipped, failed: tests - passed - skipped - todo };
  });
  for await (const text of stream.compose(new spec())) process.stdout.write(String(text));
  const slowest = [...seconds].toSorted(([, a], [, b]) => b - a).slice(0, 15);
  for (const [file, took] of slowest) console.log(`${took.toFixed(1).padStart(8)} s  ${relative(root, file)}`);
  console.log(`${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return { ...total, failures };
}

/** Where and why a test failed. */
function shown({ cause }: Error): string {
  return String(cause instanceof Error ? cause.stack : inspect(cause))
    .split('\n')
    .filter((line) => !line.includes('(node:internal'))
    .slice(0, LINES_OF_FAILURE)
    .join('\n    ');
}

/**
 * Runs the tests of one phase. With `isTriedAgain`, `npm test` tries one or two failing files once more, and names what failed
 * at first at the end of the run (docs/decisions/0102).
 */
async function runTests(name: string, files: string[], { concurrency = 1, isTriedAgain = false } = {}): Promise<void> {
  if (files.length === 0) return;
  const groups = groupFiles(files);
  const first = await runFiles(name, groups.files, concurrency);
  const failing = [...new Set(first.failures.map(({ file }) => file))];
  const isAgain = isTriedAgain && mode === 'smoke' && failing.length > 0 && failing.length <= MOST_TRIED_AGAIN;
  const last = isAgain ? await runFiles(`${name}, tried again`, failing, 1) : first;
  groups.remove();
  counts.passed += first.passed + first.failed - last.failed;
  counts.failed += last.failed;
  counts.skipped += first.skipped;
  failed.push(...last.failures.map(({ text }) => `✖ ${text}`));
  if (isAgain) failed.push(...first.failures.map(({ text }) => `At first: ✖ ${text}`));
}

const HAS_SIZES = /\/support\/size\.ts'/;

async function runUnits(): Promise<void> {
  const engine = await sharedEngine();
  try {
    const files = filesOf(['{apps,packages,services,deploy}/**/*.test.ts']);
    // In the proof, those that have a full size.
    const chosen = mode === 'smoke' ? files : files.filter((file) => HAS_SIZES.test(readFileSync(file, 'utf8')));
    await runTests('units', chosen, { concurrency: WAITING_AT_ONCE });
  } finally {
    await engine.stop();
  }
}

async function runSystem(): Promise<void> {
  // Those with a system of their own take long, and meet nothing of the others: at the end they would leave a processor idle.
  const hasOwn = (file: string): number => Number(readFileSync(file, 'utf8').includes('startStack('));
  const system = filesOf(['test/{contract,e2e,security,browser}/**/*.test.ts']).toSorted(
    (one, other) => hasOwn(other) - hasOwn(one),
  );
  if (system.length > 0) {
    const stack = await sharedStack();
    try {
      await runTests('system', system, { concurrency: AT_ONCE, isTriedAgain: true });
    } finally {
      await stack.stop();
    }
  }
  await runTests('faults', filesOf(['test/chaos/**/*.test.ts']), { concurrency: WAITING_AT_ONCE });
  await runTests('cluster', filesOf(['test/cluster/*.test.ts']));
}

const started = Date.now();
if (mode === 'check' || mode === 'smoke')
  await Promise.all(checks.map(([name, args]) => runCommand(name, args, false)));
if (mode === 'smoke' || mode === 'proof')
  await runTests('evaluation', filesOf(['test/eval/**/*.test.ts']), { concurrency: 2 });
if (mode === 'smoke' || mode === 'proof') {
  await runUnits();
  await runSystem();
}
// Benchmarks print figures of full sizes; at small ones they would only repeat what the tests cover.
if (mode === 'proof' || mode === 'bench')
  for (const file of filesOf(['test/bench/*.ts'])) await runCommand(file, [file]);
for (const failure of failed) console.log(`\n${failure}`);
console.log(`\nall in ${((Date.now() - started) / 1000).toFixed(0)} s`);
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(counts.failed === 0 ? 0 : 1);

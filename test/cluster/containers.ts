import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { waitFor } from '../../deploy/local/wait-for.ts';
import { containerdRoot, containerdSocket, images, runFolder } from './place.ts';
import { ask, run } from './shell.ts';

const flags = ['--address', containerdSocket, '--namespace', 'k8s.io'];
/** Containerd's own client, in the kubelet's namespace. */
export const ctr = (...args: string[]) => run('ctr', [...flags, ...args]);
const tryCtr = (...args: string[]) => ask('ctr', [...flags, ...args]);
const lines = (text: string | undefined) => (text ?? '').split('\n').filter(Boolean);

/** Imports missing images into containerd; they stay unpacked in the cache. */
export async function importImages(): Promise<void> {
  const known = join(containerdRoot, 'imported');
  await mkdir(known, { recursive: true });
  for (const name of ['engines', 'services', 'next']) {
    if (!existsSync(join(images, name))) continue;
    const key = await readFile(join(images, `${name}.key`), 'utf8');
    if ((await readFile(join(known, name), 'utf8').catch(() => '')) === key) continue;
    await importFolder(join(images, name));
    await writeFile(join(known, name), key);
  }
}

/** Imports a folder of images as a tar stream. */
async function importFolder(folder: string): Promise<void> {
  const tar = spawn('tar', ['--directory', folder, '--create', '.'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const into = spawn('ctr', [...flags, 'images', 'import', '-'], { stdio: [tar.stdout, 'ignore', 'inherit'] });
  tar.stdout.destroy();
  const code = await new Promise((resolve) => into.once('exit', resolve));
  if (code !== 0) throw new Error(`containerd rejected the images of ${folder} (exit ${String(code)})`);
}

/** Stops all containers and removes their resources on the machine: network namespaces, mounts, cgroups. */
export async function removeContainers(): Promise<void> {
  if (!existsSync(containerdSocket)) return;
  const containers = lines(await tryCtr('containers', 'list', '--quiet'));
  const specs = await Promise.all(containers.map((id) => tryCtr('containers', 'info', id)));
  const networks = new Set(specs.join('\n').match(/\/var\/run\/netns\/cni-[0-9a-f-]+/g));
  const tasks = lines(await tryCtr('tasks', 'list', '--quiet'));
  await Promise.all(tasks.map((id) => tryCtr('tasks', 'kill', '--signal', 'SIGKILL', id)));
  await waitFor(async () => !(await tryCtr('tasks', 'list'))?.includes('RUNNING'), {
    timeout_ms: 10_000,
    failure: () => 'containers did not stop',
  });
  await Promise.all(tasks.map((id) => tryCtr('tasks', 'delete', '--force', id)));
  await Promise.all(containers.map((id) => tryCtr('containers', 'delete', id)));
  for (const file of networks) {
    await ask('umount', ['--lazy', file]);
    await rm(file, { force: true });
  }
}

/** Mounts below the run folder and the kubelet's cgroups. */
export async function removeMounts(): Promise<void> {
  const mounted = lines(await readFile('/proc/mounts', 'utf8')).map((line) => line.split(' ')[1] ?? '');
  const ours = mounted.filter((path) => path.startsWith(`${runFolder}/`) || path.startsWith(`${containerdRoot}/`));
  for (const path of ours.toReversed()) await ask('umount', ['--lazy', path]);
  for (const controller of await readdir('/sys/fs/cgroup')) {
    const folder = join('/sys/fs/cgroup', controller, 'kubepods');
    if (existsSync(folder)) await ask('find', [folder, '-depth', '-type', 'd', '-exec', 'rmdir', '{}', ';']);
  }
}

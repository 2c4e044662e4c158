import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { SERVICE_NAMES } from '@insights/contracts';
import { buildEngines } from './build-engines.ts';
import { buildImage, dropUnused, prepareStorage, pushImage } from './buildah.ts';
import { keyOf, once } from './once.ts';
import { REGISTRY, cache, images, root } from './place.ts';
import { say } from './shell.ts';

/** The targets, one image each. */
export const services: readonly string[] = SERVICE_NAMES;
const file = join(root, 'deploy/Dockerfile');

/** What the file copies from the project, by its own lines. */
const copied = [...readFileSync(file, 'utf8').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) =>
  globSync(paths.split(' '), { cwd: root }),
);

const isSource = (path: string) => !path.endsWith('node_modules');

/** The build's context; walking the whole checkout would take longer than building. */
async function makeContext(): Promise<string> {
  const folder = join(cache, 'services-context');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const path of copied) {
    await cp(join(root, path), join(folder, path), { recursive: true, filter: isSource, preserveTimestamps: true });
  }
  return folder;
}

/** What a build may use of this machine: the package store, the registry settings, the certificate authorities. */
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
  const context = await makeContext();
  await rm(join(images, 'services'), { recursive: true, force: true });
  const bases = [`BASE=${REGISTRY}/node-base:dev`, `BUILD_BASE=${REGISTRY}/node-build:dev`];
  const more = [...bases.flatMap((base) => ['--build-arg', base]), ...mounts()];
  for (const target of services) {
    const image = `${REGISTRY}/insights-${target}:dev`;
    await buildImage({ image, file, target, context, more });
    await pushImage(image, 'services');
    say(`built the image of ${target}`);
  }
  await rm(context, { recursive: true });
}

/** Builds every missing image, into the cache. */
export async function buildImages(): Promise<void> {
  await prepareStorage();
  const engines_key = await buildEngines();
  const found = globSync(
    copied.flatMap((path) => [path, `${path}/**/*`]),
    { cwd: root, exclude: (path) => !isSource(path) },
  );
  const sources = found.map((path) => join(root, path)).filter((path) => statSync(path).isFile());
  await once(join(images, 'services.key'), await keyOf([...sources, file], engines_key), buildServices);
  await dropUnused();
}

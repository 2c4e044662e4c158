import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cache, images } from './place.ts';
import { run } from './shell.ts';

const environment = { BUILDAH_ISOLATION: 'chroot', CONTAINERS_STORAGE_CONF: join(cache, 'storage.conf') };
const buildah = (...args: string[]) => run('buildah', args, { env: environment, timeout_ms: 1_800_000 });

/** Layers and images of builds are kept in the cache, apart from this machine's other builds. */
export async function prepareStorage(): Promise<void> {
  await mkdir(images, { recursive: true });
  const places = `graphroot = "${join(cache, 'storage')}"\nrunroot = "${join(cache, 'storage-run')}"\n`;
  await writeFile(environment.CONTAINERS_STORAGE_CONF, `[storage]\ndriver = "overlay"\n${places}`);
}

export interface Build {
  image: string;
  file: string;
  target: string;
  context: string;
  /** Further switches. */
  more?: string[];
}

/** Builds one target; nothing is pulled. */
export async function buildImage({ image, file, target, context, more = [] }: Build): Promise<void> {
  const what = ['--file', file, '--target', target, '--tag', image, ...more, context];
  await buildah('build', '--quiet', '--layers', '--pull-never', '--format=oci', ...what);
}

/** Exports into a folder of images (an OCI layout), which stores shared layers once. Compressed lightly: it stays on this machine. */
export async function pushImage(image: string, folder: string): Promise<void> {
  const packing = ['--compression-format=gzip', '--compression-level=1'];
  await buildah('push', '--quiet', ...packing, image, `oci:${join(images, folder)}:${image}`);
}

/** Removes layers that no image needs any more. */
export async function dropUnused(): Promise<void> {
  await buildah('rmi', '--prune', '--force');
}

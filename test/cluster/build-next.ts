import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildImage, pushImage } from './buildah.ts';
import { services } from './build-images.ts';
import { ctr, importImages } from './containers.ts';
import { REGISTRY, cache, images, root } from './place.ts';

const folder = 'services/campaigns/src/db/migrations';

/** The list of migrations of campaigns with an additional one, and that migration: an unused column. */
function withMigration(index: string): { index: string; migration: string; version: number } {
  const version = Number(/needed_version: (\d+)/.exec(index)?.[1]) + 1;
  const changed = index
    .replace(/needed_version: \d+/, `needed_version: ${version}`)
    .replace(/(ServiceMigration\[\] = \[[^\]]*?),?\s*\]/, '$1, next]')
    .replace(/^/, `import { next } from './next.ts';\n`);
  const migration = `export const next = {
    version: ${version}, name: 'next', oldest_compatible_code: ${version - 1},
    statements: ['alter table campaigns.sessions add column note_of_next_version text'],
  };`;
  return { index: changed, migration, version };
}

/**
 * The next version, tag `next`: campaigns with one more migration, everything else unchanged. Returns the new schema
 * version.
 */
export async function provideNext(): Promise<number> {
  const context = join(cache, 'next-context');
  await mkdir(context, { recursive: true });
  const { index, migration, version } = withMigration(await readFile(join(root, folder, 'index.ts'), 'utf8'));
  await writeFile(join(context, 'index.ts'), index);
  await writeFile(join(context, 'next.ts'), migration);
  const file = join(context, 'Dockerfile');
  await writeFile(file, `FROM ${REGISTRY}/insights-campaigns:dev AS next\nCOPY index.ts next.ts /app/${folder}/\n`);
  const image = `${REGISTRY}/insights-campaigns:next`;
  await rm(join(images, 'next'), { recursive: true, force: true });
  await buildImage({ image, file, target: 'next', context });
  await pushImage(image, 'next');
  await writeFile(join(images, 'next.key'), `${index}${await readFile(join(images, 'services.key'), 'utf8')}`);
  await importImages();
  for (const name of services.filter((service) => service !== 'campaigns')) {
    await ctr('images', 'tag', '--force', `${REGISTRY}/insights-${name}:dev`, `${REGISTRY}/insights-${name}:next`);
  }
  await rm(context, { recursive: true });
  return version;
}

/** Builds the console into `dist/`: `node apps/console/build.ts`. `npm start` and the image do so; an unchanged console is not built again. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const folder = import.meta.dirname;
const dist = join(folder, 'dist');
const stamp = join(dist, 'sources');
/** Everything that the bundle is made of. */
const SOURCES = [
  '*.{ts,json}',
  'src/**/*',
  '../web/{ui,reports}/**/*.{js,css}',
  '../../packages/api-client/src/**/*.ts',
];

function hashOfSources(): string {
  const hash = createHash('sha256');
  const sources = globSync(SOURCES, { cwd: folder, exclude: ['**/*.test.ts'] }).toSorted();
  for (const path of [...sources, '../../pnpm-workspace.yaml']) {
    const file = join(folder, path);
    if (/\.\w+$/.test(path)) hash.update(path).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Builds `dist/` if a source has changed. Processes that build at the same time use their own folders; the first one becomes `dist/`. */
export async function buildConsole(): Promise<void> {
  const wanted = hashOfSources();
  const isCurrent = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (isCurrent()) return;
  // Loaded lazily: it takes longer than the check.
  const { build } = await import('vite');
  const made = `${dist}.${process.pid}`;
  await build({ configFile: join(folder, 'vite.config.ts'), build: { outDir: made } });
  writeFileSync(join(made, 'sources'), wanted);
  // Another process that was faster may be serving its files already.
  if (!isCurrent()) {
    rmSync(dist, { recursive: true, force: true });
    renameSync(made, dist);
  }
  rmSync(made, { recursive: true, force: true });
}

if (import.meta.main) await buildConsole();

/**
 * `npm run pack -- FOLDER`: writes the command line tool as a tarball that runs with plain Node outside this workspace, and prints its path.
 * TypeScript is compiled, because Node strips no types inside node_modules; every dependency is in the tarball in the version that the
 * tests run with, so that an installation needs no network.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve, sep } from 'node:path';
import process from 'node:process';

const root = resolve(import.meta.dirname, '../..');
const PACKAGE = 'apps/cli';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

const asJavaScript = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null).replaceAll('.ts"', '.js"'));

/** Compiles the program and its packages of the workspace to `out`, in the folders of the workspace. */
function compile(out: string): void {
  const { dependencies = {} } = manifestOf(join(root, PACKAGE));
  const own = Object.keys(dependencies).filter((name) => dependencies[name]?.startsWith('workspace:'));
  const files = [PACKAGE, ...own.map((name) => `packages/${basename(name)}`)].map((path) => join(root, path, 'src'));
  const compilerOptions = { noEmit: false, noCheck: true, rootDir: root, outDir: out, types: [] };
  const config = join(out, 'tsconfig.json');
  const exclude = [join(root, '**/*.test.ts'), join(root, '**/*.fixture.ts')];
  writeJson(config, { extends: join(root, 'tsconfig.json'), compilerOptions, include: files, exclude });
  execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', config], { stdio: 'inherit' });
}

/** The folder of a dependency as Node finds it from the folder of the package that has it. */
function folderOf(name: string, from: string): string | undefined {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(found)) return realpathSync(found);
  }
  return undefined;
}

const isCode = (path: string): boolean =>
  !/(\.map|\.[cm]?ts|\.md|\/node_modules)$/.test(path) || /licen[cs]e/i.test(basename(path));

/** Copies a dependency and its own into node_modules of `place`; another version of one that is there already goes below its user. */
function install(names: readonly string[], from: string, place: string, top: string, compiled: string): void {
  for (const name of names) {
    const source = folderOf(name, from);
    if (source === undefined) continue;
    const manifest = manifestOf(source);
    const atTop = join(top, 'node_modules', name);
    const isTaken = existsSync(atTop) && manifestOf(atTop).version !== manifest.version;
    const target = isTaken ? join(place, 'node_modules', name) : atTop;
    if (existsSync(target)) continue;
    copyPackage(source, target, compiled);
    const { optionalDependencies: _optional, ...rest } = manifest;
    install(Object.keys(rest.dependencies ?? {}), source, target, top, compiled);
  }
}

function copyPackage(source: string, target: string, compiled: string): void {
  const isOfWorkspace = !source.includes(`${sep}node_modules${sep}`);
  if (!isOfWorkspace) return cpSync(source, target, { recursive: true, filter: isCode });
  const path = source.slice(root.length + 1);
  cpSync(join(compiled, path), target, { recursive: true });
  const { name, version, license, type, exports } = manifestOf(source);
  writeJson(join(target, 'package.json'), { name, version, license, type, exports: asJavaScript(exports) });
}

const writeJson = (file: string, value: object): void => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

function assemble(work: string): string {
  const compiled = join(work, 'compiled');
  const out = join(work, 'package');
  mkdirSync(compiled);
  compile(compiled);
  const source = join(root, PACKAGE);
  const { name, version, license, bin, type, dependencies = {} } = manifestOf(source);
  const names = Object.keys(dependencies);
  cpSync(join(compiled, PACKAGE, 'src'), join(out, 'src'), { recursive: true });
  for (const file of [join(source, 'README.md'), join(root, 'LICENSE'), join(root, 'NOTICE')])
    cpSync(file, join(out, basename(file)));
  install(names, source, out, out, compiled);
  const versions = Object.fromEntries(names.map((each) => [each, manifestOf(join(out, 'node_modules', each)).version]));
  writeJson(join(out, 'package.json'), {
    name,
    version,
    description: 'Interview Insights on the command line',
    license,
    type,
    bin: asJavaScript(bin),
    files: ['src', 'LICENSE', 'NOTICE'],
    engines: { node: '>=22.12' },
    dependencies: versions,
    bundleDependencies: names,
  });
  return out;
}

const to = process.argv[2];
if (to === undefined) throw new Error('Usage: npm run pack -- FOLDER');
const work = mkdtempSync(join(tmpdir(), 'insights-pack-'));
try {
  mkdirSync(to, { recursive: true });
  const args = ['pack', '--silent', '--pack-destination', resolve(to)];
  const file = execFileSync('npm', args, { cwd: assemble(work), encoding: 'utf8' }).trim();
  console.log(join(resolve(to), file));
} finally {
  rmSync(work, { recursive: true, force: true });
}

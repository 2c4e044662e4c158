/**
 * `npm run pack -- FOLDER [client]`: writes the command line tool, or the client of the API with its types, as a tarball for plain Node
 * outside this workspace, and prints its path. TypeScript is compiled, because Node strips no types inside node_modules; every dependency is in the tarball in the version that the
 * tests run with, so that an installation needs no network.
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve, sep } from 'node:path';
import process from 'node:process';

const root = resolve(import.meta.dirname, '../..');
/** What can be packed. */
const PACKAGES = {
  cli: { path: 'apps/cli', description: 'Interview Insights on the command line', hasTypes: false },
  client: { path: 'packages/api-client', description: 'Typed client of the API of Interview Insights', hasTypes: true },
} as const;
type Package = (typeof PACKAGES)[keyof typeof PACKAGES];

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
function compile({ path: program, hasTypes }: Package, out: string): void {
  const { dependencies = {} } = manifestOf(join(root, program));
  const own = Object.keys(dependencies).filter((name) => dependencies[name]?.startsWith('workspace:'));
  const files = [program, ...own.map((name) => `packages/${basename(name)}`)].map((path) => join(root, path, 'src'));
  const compilerOptions = {
    noEmit: false,
    noCheck: true,
    rootDir: root,
    outDir: out,
    types: [],
    declaration: hasTypes,
  };
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

const isNeeded = (path: string): boolean =>
  !/(\.map|\.[cm]?ts|\.(test|bench)\.js|\.md|\/node_modules)$/.test(path) || /licen[cs]e/i.test(basename(path));
const isDeclaration = (path: string): boolean => /\.d\.[cm]?ts$/.test(path);

/** Where a package and its dependencies are put together. */
interface Place {
  readonly top: string;
  readonly compiled: string;
  readonly hasTypes: boolean;
}

/** Copies dependencies and their own into node_modules of the top; another version of one that is there already goes below its user. */
function install(names: readonly string[], from: string, below: string, place: Place): void {
  for (const name of names) {
    const source = folderOf(name, from);
    if (source === undefined) continue;
    const manifest = manifestOf(source);
    const atTop = join(place.top, 'node_modules', name);
    const isTaken = existsSync(atTop) && manifestOf(atTop).version !== manifest.version;
    const target = isTaken ? join(below, 'node_modules', name) : atTop;
    if (existsSync(target)) continue;
    copyPackage(source, target, place);
    const { optionalDependencies: _optional, ...rest } = manifest;
    install(Object.keys(rest.dependencies ?? {}), source, target, place);
  }
}

function copyPackage(source: string, target: string, { compiled, hasTypes }: Place): void {
  const isOfWorkspace = !source.includes(`${sep}node_modules${sep}`);
  const filter = (file: string): boolean => isNeeded(file) || (hasTypes && isDeclaration(file));
  if (!isOfWorkspace) return cpSync(source, target, { recursive: true, filter });
  const path = source.slice(root.length + 1);
  cpSync(join(compiled, path), target, { recursive: true });
  const { name, version, license, type, exports, dependencies = {} } = manifestOf(source);
  // npm packs a dependency of a dependency only if its manifest names it.
  const named = { dependencies: versionsOf(Object.keys(dependencies), source) };
  writeJson(join(target, 'package.json'), { name, version, license, type, exports: asJavaScript(exports), ...named });
}

/** The exact versions of dependencies as Node finds them from a folder. */
const versionsOf = (names: readonly string[], from: string): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const folder = folderOf(name, from);
      return folder === undefined ? [] : [[name, manifestOf(folder).version]];
    }),
  );

const writeJson = (file: string, value: object): void => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** Declarations import each other by the names of the sources, which are not in the tarball. */
function renameImports(folder: string): void {
  for (const file of globSync('**/*.d.ts', { cwd: folder })) {
    const text = readFileSync(join(folder, file), 'utf8');
    writeFileSync(join(folder, file), text.replaceAll(/(from '\.[^']*)\.ts'/g, "$1.js'"));
  }
}

function assemble(what: Package, work: string): string {
  const compiled = join(work, 'compiled');
  const out = join(work, 'package');
  mkdirSync(compiled);
  compile(what, compiled);
  const source = join(root, what.path);
  const { name, version, license, bin, exports, type, dependencies = {} } = manifestOf(source);
  const names = Object.keys(dependencies);
  cpSync(join(compiled, what.path, 'src'), join(out, 'src'), { recursive: true });
  renameImports(join(out, 'src'));
  for (const file of [join(source, 'README.md'), join(root, 'LICENSE'), join(root, 'NOTICE')])
    cpSync(file, join(out, basename(file)));
  install(names, source, out, { top: out, compiled, hasTypes: what.hasTypes });
  writeJson(join(out, 'package.json'), {
    name,
    version,
    description: what.description,
    license,
    type,
    ...(bin !== undefined && { bin: asJavaScript(bin) }),
    ...(exports !== undefined && { exports: asJavaScript(exports) }),
    files: ['src', 'LICENSE', 'NOTICE'],
    engines: { node: '>=22.12' },
    dependencies: versionsOf(names, source),
    bundleDependencies: names,
  });
  return out;
}

const [to, name = 'cli'] = process.argv.slice(2);
if (to === undefined || !Object.hasOwn(PACKAGES, name)) throw new Error('Usage: npm run pack -- FOLDER [client]');
const chosen = PACKAGES[name as keyof typeof PACKAGES];
const work = mkdtempSync(join(tmpdir(), 'insights-pack-'));
try {
  mkdirSync(to, { recursive: true });
  const args = ['pack', '--silent', '--pack-destination', resolve(to)];
  const file = execFileSync('npm', args, { cwd: assemble(chosen, work), encoding: 'utf8' }).trim();
  console.log(join(resolve(to), file));
} finally {
  rmSync(work, { recursive: true, force: true });
}

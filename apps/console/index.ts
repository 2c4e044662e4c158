/** The console as the gateway serves it: its document and its files. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, version as webVersion } from '@insights/web';

const dist = join(import.meta.dirname, 'dist');

interface Entry {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export interface Console {
  /** By path below `assets/`; the names contain a hash. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** `base` is the path of the public URL. */
  documentOf(language: Language, base: string): string;
}

/** Null if `build.ts` has not run: services that are tested alone have no console. */
export function openConsole(): Console | null {
  if (!existsSync(join(dist, 'manifest.json'))) return null;
  const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as Record<string, Entry>;
  const paths = globSync('assets/*', { cwd: dist }).map((path) => path.slice('assets/'.length));
  const files = new Map(paths.map((path) => [path, readFileSync(join(dist, 'assets', path))]));
  const styles = [...files.keys()].filter((path) => path.endsWith('.css'));
  const scripts = modulesOf(manifest, 'src/main.tsx');
  return {
    files,
    documentOf: (language, base) =>
      documentWith({ language, base, scripts: scripts.map((file) => file.slice('assets/'.length)), styles }),
  };
}

/** The files of a module and of everything that it imports statically, itself first. */
function modulesOf(manifest: Record<string, Entry>, key: string, found = new Set<string>()): string[] {
  const entry = manifest[key];
  if (!entry) throw new Error(`The console's manifest has no ${key}`);
  if (found.has(entry.file)) return [...found];
  found.add(entry.file);
  for (const next of entry.imports ?? []) modulesOf(manifest, next, found);
  return [...found];
}

interface Parts {
  readonly language: Language;
  readonly base: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

function documentWith({ language, base, scripts: [main = '', ...others], styles }: Parts): string {
  const at = `${base}/app/assets`;
  const web = `${base}/assets/${webVersion}/ui`;
  const lines = [
    '<meta charset="utf-8" />',
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    '<meta name="robots" content="noindex" />',
    `<meta name="base" content="${base}" />`,
    '<title>Interview Insights</title>',
    `<link rel="icon" href="${ICON}" />`,
    `<link rel="stylesheet" href="${web}/base.css" />`,
    `<link rel="stylesheet" href="${web}/dark.css" id="dark" media="(prefers-color-scheme: dark)" />`,
    ...styles.map((file) => `<link rel="stylesheet" href="${at}/${file}" />`),
    `<script src="${web}/early-theme.js"></script>`,
    `<script type="module" src="${at}/${main}"></script>`,
    ...others.map((file) => `<link rel="modulepreload" href="${at}/${file}" />`),
  ];
  return `<!doctype html>
<html lang="${language}">
  <head>
    ${lines.join('\n    ')}
  </head>
  <body class="console"><div id="root"></div></body>
</html>
`;
}

/** The mark of the pages of `apps/web`. */
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Cpath fill='%231f5d57' d='M4 5h24a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3H15l-8 6v-6H4a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3z'/%3E%3C/svg%3E";

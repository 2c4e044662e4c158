/** The pages that people open: their addresses, documents and files. The gateway serves them. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { typographic } from './ui/typography.js';

const folder = import.meta.dirname;

export const LANGUAGES = ['en', 'de', 'fr', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface WebPage {
  /** The path at which the gateway mounts the page; also a path prefix of the Ingress. */
  readonly prefix: string;
  /** The addresses below it that serve the document. */
  readonly addresses: readonly string[];
}

/** By folder: the folder holds `page.html`, `page.js` and `words/<language>.js`. */
export const webPages = {
  home: { prefix: '/', addresses: ['/'] },
  interview: { prefix: '/join', addresses: ['/', '/session', '/return', '/invitations/:token', '/:token'] },
  booking: { prefix: '/book', addresses: ['/reservations', '/:token'] },
  invitation: { prefix: '/invitations', addresses: ['/'] },
  reports: { prefix: '/reports', addresses: ['/'] },
  share: { prefix: '/share', addresses: ['/'] },
} as const satisfies Record<string, WebPage>;
export type PageName = keyof typeof webPages;

/** Pages that routes answer with, by folder, and the variants of each: `{variant}` in the document. */
export const answerPages = {
  problem: ['missing', 'link', 'limit', 'trouble'],
  unsubscribe: ['ask', 'done'],
} as const;
export type AnswerPageName = keyof typeof answerPages;

/** Ready browser bundles of other packages, by their path below `assets/`. */
const libraries: Readonly<Record<string, string>> = {};

/** Every module and style sheet, by its path below `assets/`. */
export const files: ReadonlyMap<string, Buffer> = new Map([
  ...globSync('*/**/*.{js,css}', { cwd: folder, exclude: ['node_modules/**'] })
    .toSorted()
    .map((path): [string, Buffer] => [path, readFileSync(join(folder, path))]),
  ...Object.entries(libraries).map(([path, specifier]): [string, Buffer] => [
    path,
    readFileSync(fileURLToPath(import.meta.resolve(specifier))),
  ]),
]);

/** Part of each file's address, so that browsers may keep a file for ever and a page never mixes two versions. */
export const version = [...files]
  .reduce((hash, [path, content]) => hash.update(path).update('\0').update(content), createHash('sha256'))
  .digest('hex')
  .slice(0, 12);

/** The modules that a module loads, itself included: its static imports and theirs. */
export function modulesOf(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  const content = files.get(path);
  if (content === undefined) throw new Error(`apps/web has no file ${path}`);
  found.add(path);
  for (const [, to = ''] of content.toString('utf8').matchAll(/^(?:import|export) [^;]*?'(\.[^']+)';$/gms)) {
    modulesOf(posix.join(dirname(path), to), found);
  }
  return found;
}

type Words = Readonly<Record<string, string>>;

/** The words of each folder in each language, by the path of the module. */
const words: ReadonlyMap<string, Words> = new Map(
  await Promise.all(
    [...files.keys()]
      .filter((path) => /^[^/]+\/words\/\w+\.js$/.test(path))
      .map(async (path): Promise<[string, Words]> => {
        const module: Record<string, Words> = await import(`./${path}`);
        return [path, module[basename(path, '.js')] ?? {}];
      }),
  ),
);

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

/** Part of several pages. */
export const part = (name: string): string => readFileSync(join(folder, `ui/parts/${name}.html`), 'utf8').trim();

/**
 * The document of a page in a language. `base` is the path of the public URL. Elements with `data-t` get their text here, so that a
 * page without its script is readable, and again in the browser when the reader chooses another language.
 */
export function documentOf(
  name: PageName | AnswerPageName,
  language: Language,
  { base, variant = '' }: { base: string; variant?: string },
): string {
  const own = { ...words.get(`ui/words/${language}.js`), ...words.get(`${name}/words/${language}.js`) };
  const text = (key: string): string => {
    const found = own[key];
    if (found === undefined) throw new Error(`The page ${name} has no ${language} text ${key}`);
    return escaped(typographic(language, found));
  };
  const assets = `${base}/assets/${version}`;
  const preloads = [...modulesOf(`${name}/page.js`)].map(
    (path) => `<link rel="modulepreload" href="${assets}/${path}" />`,
  );
  const values: Readonly<Record<string, string>> = {
    assets,
    base,
    language,
    name,
    variant,
    preloads: preloads.join('\n    '),
  };
  return readFileSync(join(folder, name, 'page.html'), 'utf8')
    .replace(/\{ui:(\w+)\}/g, (_match, file: string) => part(file))
    .replace(/\{(\w+)\}/g, (match, key: string) => values[key] ?? match)
    .replace(/(<[^>]*\bdata-t="(\w+)"[^>]*>)\s*(?=<\/)/g, (_match, tag: string, key: string) => tag + text(key));
}

/** The pages of the site: those of the navigation and everything that they link to. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { navigation } from './navigation.ts';
import { type Rendered, render } from './markdown.ts';

/** What an image of the service has of the repository; other folders are no part of the site. */
const SOURCES = /^(docs|apps|packages|services)\/|^[^/]+\.md$/;

export interface Page extends Rendered {
  /** Path of the Markdown in the repository. */
  readonly source: string;
  /** Path of the HTML in the site. */
  readonly path: string;
  readonly title: string;
  readonly markdown: string;
}

/** The page of a path in the repository, or null: a folder stands for its README. */
function sourceOf(root: string, path: string): string | null {
  const clean = posix.normalize(path).replace(/\/$/, '');
  const isFolder = statSync(join(root, clean), { throwIfNoEntry: false })?.isDirectory() ?? false;
  const file = isFolder ? `${clean}/README.md` : clean;
  if (!file.endsWith('.md') || !SOURCES.test(file)) return null;
  return existsSync(join(root, file)) ? file : null;
}

function pathOf(source: string): string {
  return source.replace(/^docs\//, '').replace(/\.md$/, '.html');
}

const isElsewhere = (link: string): boolean => /^[a-z][a-z+.-]*:/i.test(link);

/** Where a link of a page leads: a path of the repository and an anchor, or null for another host. */
export function resolved(source: string, link: string): { path: string; anchor: string } | null {
  if (isElsewhere(link)) return null;
  const [path = '', anchor = ''] = decodeURI(link).split('#');
  return { path: path === '' ? source : posix.join(dirname(source), path), anchor };
}

export function relative(from: string, to: string): string {
  return posix.relative(dirname(from), to) || posix.basename(to);
}

export interface Pages {
  readonly pages: ReadonlyMap<string, Page>;
  /** Other files that pages show: images. */
  readonly images: ReadonlySet<string>;
}

/** Reads the navigation's pages and follows their links. `root` is the workspace. */
export function readPages(root: string): Pages {
  const pages = new Map<string, Page>();
  const images = new Set<string>();
  const waiting = navigation.flatMap((chapter) => [...chapter.pages]);
  for (const source of waiting) {
    if (pages.has(source)) continue;
    const path = pathOf(source);
    const markdown = readFileSync(join(root, source), 'utf8');
    const rendered = render(markdown, (link) => {
      const to = resolved(source, link);
      if (to === null) return link;
      if (/\.(png|webp|svg)$/.test(to.path)) {
        if (existsSync(join(root, to.path))) images.add(to.path);
        return relative(path, to.path.replace(/^docs\//, ''));
      }
      const page = sourceOf(root, to.path);
      if (page === null) return null;
      waiting.push(page);
      return relative(path, pathOf(page)) + (to.anchor && `#${to.anchor}`);
    });
    const title = rendered.sections.find(({ level, heading }) => level === 1 && heading !== '')?.heading ?? source;
    pages.set(source, { ...rendered, source, path, title, markdown });
  }
  return { pages, images };
}

/** Links that lead to no file or no heading, each as `page: link`. */
export function deadLinks(root: string, { pages }: Pages): string[] {
  return [...pages.values()].flatMap(({ source, links }) =>
    links.filter((link) => isDead(root, pages, source, link)).map((link) => `${source}: ${link}`),
  );
}

function isDead(root: string, pages: Pages['pages'], source: string, link: string): boolean {
  const to = resolved(source, link);
  if (to === null) return !URL.canParse(link);
  const page = pages.get(sourceOf(root, to.path) ?? '');
  if (page === undefined) return to.anchor !== '' || to.path.startsWith('..') || !existsSync(join(root, to.path));
  return to.anchor !== '' && !page.sections.some(({ anchor }) => anchor === to.anchor);
}

/** The documentation as a static site: every link is relative, so the folder works at any address. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { navigation } from './navigation.ts';
import { type Page, readPages, relative } from './pages.ts';

export { deadLinks, readPages, type Pages } from './pages.ts';
export { fencesOf } from './markdown.ts';
export { navigation } from './navigation.ts';

const assets = join(import.meta.dirname, '../assets');
const NAME = 'Interview Insights';
const MARK = readFileSync(join(import.meta.dirname, '../../web/ui/parts/mark.html'), 'utf8').trim();

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

/** The tokens and elements of the other pages, and the search library, each by its name in the site. */
const shared: Readonly<Record<string, string>> = {
  'assets/base.css': join(import.meta.dirname, '../../web/ui/base.css'),
  'assets/dark.css': join(import.meta.dirname, '../../web/ui/dark.css'),
  'assets/site.css': join(assets, 'site.css'),
  'assets/site.js': join(assets, 'site.js'),
  'assets/minisearch.js': fileURLToPath(import.meta.resolve('minisearch')),
};

type Pages = ReturnType<typeof readPages>['pages'];

function navigationOf(page: Page, pages: Pages): string {
  const item = (source: string) => {
    const to = pages.get(source);
    if (!to) return '';
    const current = to === page ? ' aria-current="page"' : '';
    return `<li><a href="${relative(page.path, to.path)}"${current}>${escaped(to.title)}</a></li>`;
  };
  return navigation
    .map(({ title, pages: own }) => `<h2>${escaped(title)}</h2>\n<ul>\n${own.map(item).join('\n')}\n</ul>`)
    .join('\n');
}

function contentsOf({ sections }: Page): string {
  const headings = sections.filter(({ level, anchor }) => level === 2 && anchor !== '');
  if (headings.length < 3) return '';
  const items = headings.map(({ anchor, heading }) => `<li><a href="#${anchor}">${escaped(heading)}</a></li>`);
  return `<nav class="contents" aria-label="On this page"><h2>On this page</h2><ul>${items.join('')}</ul></nav>`;
}

function documentOf(page: Page, pages: Pages): string {
  const to = (path: string) => relative(page.path, path);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${escaped(page.title)} · ${NAME}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="${to('assets/base.css')}" />
    <link rel="stylesheet" href="${to('assets/dark.css')}" media="(prefers-color-scheme: dark)" />
    <link rel="stylesheet" href="${to('assets/site.css')}" />
    <link rel="alternate" type="text/markdown" href="${to(page.path.replace(/\.html$/, '.md'))}" />
    <script type="module" src="${to('assets/site.js')}"></script>
  </head>
  <body data-site="${to('')}">
    <a class="skip" href="#content">Skip to the text</a>
    <header>
      <div class="bar">
        <a class="brand" href="${to('index.html')}">${MARK} ${NAME}</a>
        <search>
          <label class="unseen" for="search">Search the documentation</label>
          <input id="search" type="search" placeholder="Search" autocomplete="off" disabled />
          <div id="results" role="status" hidden></div>
        </search>
        <a class="to-pages" href="#pages">Pages</a>
      </div>
    </header>
    <div class="columns">
      <main id="content">
${page.html}      </main>
      ${contentsOf(page)}
      <nav id="pages" aria-label="Pages">
${navigationOf(page, pages)}
      </nav>
    </div>
  </body>
</html>
`;
}

/** The sections of all pages, as the search reads them. */
function searchable(pages: Pages): string {
  const listed = new Set(navigation.flatMap((chapter) => chapter.pages));
  const rows = [...pages.values()].flatMap(({ source, title, path, sections }) =>
    sections
      .filter(({ heading }) => heading !== '')
      .map(({ anchor, heading, level, text }, at) => ({
        id: at === 0 ? path : `${path}#${anchor}`,
        title,
        heading,
        text,
        // Pages of the navigation come before decisions and READMEs, and a page before its sections.
        weight: (listed.has(source) ? 2 : 1) * (level === 1 ? 1.5 : 1),
      })),
  );
  return JSON.stringify(rows);
}

/** https://llmstxt.org: what the site has, for a language model, with the Markdown of each page. */
function llmsText(pages: Pages): string {
  const chapters = navigation.map(({ title, pages: own }) => {
    const links = own.flatMap((source) => pages.get(source) ?? []);
    return `## ${title}\n\n${links.map((page) => `- [${page.title}](${page.path.replace(/\.html$/, '.md')})`).join('\n')}\n`;
  });
  const summary =
    'Interview campaigns in, evidence-backed insight out: REST API, webhooks, MCP server, command line tool.';
  return `# ${NAME}\n\n> ${summary}\n\nThe API is described by \`/v1/openapi.json\` of a running system.\n\n${chapters.join('\n')}`;
}

/** Every file of the site by its path. `root` is the workspace. */
export function siteFiles(root: string): Map<string, string | Buffer> {
  const { pages, images } = readPages(root);
  const files = new Map<string, string | Buffer>([
    ['search.json', searchable(pages)],
    ['llms.txt', llmsText(pages)],
  ]);
  for (const [path, file] of Object.entries(shared)) files.set(path, readFileSync(file));
  for (const image of images) files.set(image.replace(/^docs\//, ''), readFileSync(join(root, image)));
  for (const page of pages.values()) {
    files.set(page.path, documentOf(page, pages));
    files.set(page.path.replace(/\.html$/, '.md'), page.markdown);
  }
  return files;
}

/** Writes the site into a folder, which is emptied first. Returns the number of its pages. */
export function writeSite(root: string, folder: string): number {
  const files = siteFiles(root);
  rmSync(folder, { recursive: true, force: true });
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return [...files.keys()].filter((path) => path.endsWith('.html')).length;
}

// What the documentation says exists: pages, anchors, files, npm scripts, commands and routes.
import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { deadLinks, fencesOf, navigation, readPages, siteFiles } from '@insights/docs-site';
import { routes } from '../../services/gateway/src/routes/index.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const site = readPages(root);
/** Pages for users; decisions tell about former states too. */
const guides = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md', { cwd: root })].toSorted();

test('every link of the documentation leads to a file and a heading that exist', () => {
  assert.deepEqual(deadLinks(root, site), []);
});

test('a link to a missing page, file or heading is found', () => {
  const page = [...site.pages.values()].find(({ source }) => source === 'docs/webhooks.md');
  assert.ok(page);
  const links = ['nowhere.md', '#no-heading', 'events.md#no-event', 'receivers/none.ts', 'http://'];
  const broken = { ...site, pages: new Map([...site.pages, [page.source, { ...page, links }]]) };
  assert.deepEqual(
    deadLinks(root, broken),
    links.map((link) => `docs/webhooks.md: ${link}`),
  );
});

test('every section is searched for under an address of its own', () => {
  const rows = JSON.parse(String(siteFiles(root).get('search.json'))) as { id: string }[];
  const ids = rows.map(({ id }) => id);
  assert.ok(ids.includes('privacy.html#retention'));
  assert.deepEqual(ids, [...new Set(ids)]);
});

test('every file of docs/ is in the navigation', () => {
  const listed = new Set(navigation.flatMap(({ pages }) => pages));
  const missing = globSync('docs/*.md', { cwd: root }).filter((path) => !listed.has(path));
  assert.deepEqual(missing, []);
});

test('every decision is in the index once, under its title', () => {
  const index = read('docs/decisions/README.md');
  const listed = [...index.matchAll(/^- \[\d+\]\(([^)]+)\) (.+)$/gm)].map(([, file = '', title]) => `${file} ${title}`);
  const records = globSync('docs/decisions/0*.md', { cwd: root }).map((path) => {
    const [, title = ''] = /^# (?:\d+[.:]? )?(.+)$/m.exec(read(path)) ?? [];
    return `${path.slice('docs/decisions/'.length)} ${title.charAt(0).toUpperCase()}${title.slice(1)}`;
  });
  assert.deepEqual(listed.toSorted(), records.toSorted());
});

test('every npm script and program in a shell block exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const missing: string[] = [];
  for (const path of guides) {
    for (const block of fencesOf(read(path), 'sh')) {
      for (const [, name = ''] of block.matchAll(/\bnpm run (?:-s )?([\w-]+)/g))
        if (!(name in scripts)) missing.push(`${path}: npm run ${name}`);
      // Programs of an image's services are run in the cluster; their paths are the repository's.
      for (const [, file = ''] of block.matchAll(/\bnode (?:--test )?((?:[\w.-]+\/)+[\w.-]+)/g))
        if (!existsSync(join(root, file))) missing.push(`${path}: node ${file}`);
    }
  }
  assert.deepEqual(missing, []);
});

/** Each command of the command line tool with its options, from its generated table. */
function commandTable(): Map<string, Set<string>> {
  const rows = read('apps/cli/README.md').matchAll(/^\| `insights ([^`]+)` \|.*\| ([^|]*) \|$/gm);
  return new Map(
    [...rows].map(([, usage = '', options = '']) => [
      usage.replace(/ <.*/, ''),
      new Set(options.match(/--[a-z-]+/g) ?? []),
    ]),
  );
}

test('every command of the tool `insights` in a shell block exists, with its options', () => {
  const commands = commandTable();
  const everywhere = new Set(['--json', '--profile', '--workspace', '--timeout', '--help']);
  const wrong: string[] = [];
  for (const path of [...guides, 'apps/cli/README.md']) {
    for (const block of fencesOf(read(path), 'sh')) {
      for (const [, line = ''] of block.matchAll(/(?:^|&& |\$\(|\| )(?:npm run -s )?insights (?:-- )?([^#\n&|]+)/gm)) {
        const name = [...commands.keys()].toSorted((a, b) => b.length - a.length).find((key) => isPrefix(key, line));
        if (name === undefined && line.trim() !== '--help') wrong.push(`${path}: insights ${line.trim()}`);
        const known = commands.get(name ?? '');
        for (const option of line.match(/--[a-z-]+/g) ?? [])
          if (!known?.has(option) && !everywhere.has(option)) wrong.push(`${path}: ${name} ${option}`);
      }
    }
  }
  assert.deepEqual(wrong, []);
});

test('a page whose commands need a login says where it is made', () => {
  const login = 'first-campaign.md#2-log-in-with-the-command-line-tool';
  const silent = guides.filter((path) => {
    const text = read(path);
    const needsLogin = fencesOf(text, 'sh').some((block) => /insights (?:-- )(?!verify|login)/.test(block));
    return needsLogin && !/ login --url /.test(text) && !text.includes(login);
  });
  assert.deepEqual(silent, []);
});

const isPrefix = (command: string, line: string): boolean => `${line.trim()} `.startsWith(`${command} `);

/** `/v1/interviews/{id}/start`, `/v1/interviews/$ID/start` and the route's own path are one shape. */
function shapeOf(path: string): string {
  return path
    .replace(/[?#].*/, '')
    .replace(/\/$/, '')
    .split('/')
    .map((part) => (/^[:{$]|^[A-Z]+$/.test(part) ? '*' : part))
    .join('/');
}

test('every route that a page names exists', () => {
  const shapes = new Set(routes.map(({ path }) => shapeOf(path)));
  const isPart = (shape: string) => [...shapes].some((known) => known.startsWith(`${shape}/`));
  const missing = guides.flatMap((path) =>
    [...read(path).matchAll(/(?<![\w.])\/v1\/[\w.:{}$/-]+/g)]
      .map(([found]) => found.replace(/[.]$/, ''))
      .filter((found) => !shapes.has(shapeOf(found)) && !isPart(shapeOf(found)))
      .map((found) => `${path}: ${found}`),
  );
  assert.deepEqual(missing, []);
});

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import {
  LANGUAGES,
  type AnswerPageName,
  type PageName,
  answerPages,
  documentOf,
  files,
  modulesOf,
  webPages,
} from './index.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const pages: [name: PageName | AnswerPageName, variant?: string][] = [
  ...(Object.keys(webPages) as PageName[]).map((name): [PageName] => [name]),
  ...Object.entries(answerPages).flatMap(([name, variants]) =>
    variants.map((variant): [AnswerPageName, string] => [name as AnswerPageName, variant]),
  ),
];
/** gzip, for everything that a page loads. */
const BUDGET_BYTES = 150_000;

test('the modules of the pages pass the type check', () => {
  const project = fileURLToPath(new URL('tsconfig.json', import.meta.url));
  const run = spawnSync(process.execPath, [`${root}node_modules/typescript/bin/tsc`, '-p', project], {
    encoding: 'utf8',
  });
  assert.equal(run.status, 0, run.stdout);
});

for (const [name, variant = ''] of pages) {
  test(`everything that the page ${name} ${variant} loads fits into ${BUDGET_BYTES} bytes of gzip`, () => {
    const document = documentOf(name, 'fr', { base: '/base', variant });
    const loaded = [...document.matchAll(/(?:src|href)="\/base\/assets\/\w+\/([^"]+)"/g)].map(([, path = '']) => path);
    assert.ok(loaded.includes(`${name}/page.js`));
    const all = new Set([...loaded, ...modulesOf(`${name}/page.js`)]);
    const sizes = [...all].map((path) => gzipSync(files.get(path) ?? assert.fail(`${path} does not exist`)).length);
    const total = sizes.reduce((sum, size) => sum + size, gzipSync(document).length);
    assert.ok(total > 1_000 && total <= BUDGET_BYTES, `${total} bytes`);
  });

  test(`the page ${name} ${variant} has a document in each language, with every text filled in`, () => {
    for (const language of LANGUAGES) {
      const document = documentOf(name, language, { base: '', variant });
      assert.match(document, new RegExp(`<html lang="${language}"`));
      assert.doesNotMatch(document, /\{(base|assets|language|name|variant|preloads|ui:\w+)\}|data-t="\w+"[^>]*><\//);
      assert.doesNotMatch(document, /<script>|<style|\son\w+=|\sstyle=/);
    }
  });
}

test('styles of a hovering pointer apply only where a pointer hovers', () => {
  for (const path of globSync('{apps,packages}/*/**/*.css', {
    cwd: root,
    exclude: (name) => ['node_modules', 'dist'].includes(name),
  })) {
    const always = readFileSync(`${root}${path}`, 'utf8').replaceAll(/^@media \(hover: hover\) \{[^]*?^\}/gm, '');
    assert.doesNotMatch(always, /:hover/, path);
  }
});

test('French punctuation follows a no-break space in every document', () => {
  for (const [name, variant = ''] of pages) {
    const text = documentOf(name, 'fr', { base: '', variant }).replace(/<head>[\s\S]*<\/head>|<[^>]*>/g, '\n');
    assert.doesNotMatch(text, / [?!:;»]|« /, `${name} ${variant}`);
  }
});

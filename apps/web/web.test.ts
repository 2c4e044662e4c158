import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { LANGUAGES, type PageName, documentOf, files, modulesOf, webPages } from './index.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const pageNames = Object.keys(webPages) as PageName[];
/** gzip, for everything that a page loads. */
const BUDGET_BYTES = 150_000;

test('the modules of the pages pass the type check', () => {
  const project = fileURLToPath(new URL('tsconfig.json', import.meta.url));
  const run = spawnSync(process.execPath, [`${root}node_modules/typescript/bin/tsc`, '-p', project], {
    encoding: 'utf8',
  });
  assert.equal(run.status, 0, run.stdout);
});

for (const name of pageNames) {
  test(`everything that the page ${name} loads fits into ${BUDGET_BYTES} bytes of gzip`, () => {
    const document = documentOf(name, 'fr', '/base');
    const loaded = [...document.matchAll(/(?:src|href)="\/base\/assets\/\w+\/([^"]+)"/g)].map(([, path = '']) => path);
    assert.ok(loaded.includes(`${name}/page.js`));
    const all = new Set([...loaded, ...modulesOf(`${name}/page.js`)]);
    const sizes = [...all].map((path) => gzipSync(files.get(path) ?? assert.fail(`${path} does not exist`)).length);
    const total = sizes.reduce((sum, size) => sum + size, gzipSync(document).length);
    assert.ok(total > 1_000 && total <= BUDGET_BYTES, `${total} bytes`);
  });

  test(`the page ${name} has a document in each language, with every text filled in`, () => {
    for (const language of LANGUAGES) {
      const document = documentOf(name, language, '');
      assert.match(document, new RegExp(`<html lang="${language}"`));
      assert.doesNotMatch(document, /\{(base|assets|language|preloads)\}|data-t="\w+"[^>]*><\//);
      assert.doesNotMatch(document, /<script>|<style|\son\w+=|\sstyle=/);
    }
  });
}

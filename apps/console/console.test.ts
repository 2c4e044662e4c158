import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { LANGUAGES } from '@insights/web';
import { buildConsole } from './build.ts';
import { openConsole } from './index.ts';
import { de } from './src/words/de.ts';
import { en } from './src/words/en.ts';
import { es } from './src/words/es.ts';
import { fr } from './src/words/fr.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** gzip, for everything that the sign-in and the first screen load. */
const BUDGET_BYTES = 200_000;

await buildConsole();
const built = openConsole() ?? assert.fail('the console was not built');

test('the sources pass the type check', () => {
  const project = fileURLToPath(new URL('tsconfig.json', import.meta.url));
  const run = spawnSync(process.execPath, [`${root}node_modules/typescript/bin/tsc`, '-p', project], {
    encoding: 'utf8',
  });
  assert.equal(run.status, 0, run.stdout);
});

test(`everything that the console loads at first fits into ${BUDGET_BYTES} bytes of gzip`, (t) => {
  const document = built.documentOf('fr', '/base');
  const loaded = [...document.matchAll(/(?:src|href)="\/base\/app\/assets\/([^"]+)"/g)].map(([, path = '']) => path);
  assert.ok(loaded.length >= 2);
  // The screens of the way from the sign-in to the list of campaigns.
  const screens = [...built.files.keys()].filter((path) => /^(home|workspaces|pages)-/.test(path));
  const files = new Set([...loaded, ...screens]);
  const sizes = [...files].map((path) => gzipSync(built.files.get(path) ?? assert.fail(path)).length);
  const total = sizes.reduce((sum, size) => sum + size, gzipSync(document).length);
  t.diagnostic(`${total} bytes`);
  assert.ok(total <= BUDGET_BYTES, `${total} bytes`);
});

test('the document has no inline script or style', () => {
  for (const language of LANGUAGES) {
    const document = built.documentOf(language, '');
    assert.match(document, new RegExp(`<html lang="${language}"`));
    assert.doesNotMatch(document, /<script>|<style|\son\w+=|\sstyle=/);
  }
});

test('every text names the same values in each language', () => {
  const valuesIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted();
  for (const words of [de, fr, es]) {
    for (const [key, text] of Object.entries(words)) {
      assert.deepEqual(valuesIn(text), valuesIn(en[key as keyof typeof en]), `${key}: ${text}`);
    }
  }
});

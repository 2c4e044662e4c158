import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import express from 'express';
import { serveHttp } from '../gateway.fixture.ts';
import { participantPage } from './page.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

for (const folder of ['participant-page', 'invitation-page']) {
  test(`the modules of ${folder} pass the type check`, () => {
    const project = fileURLToPath(new URL(`../${folder}/page/tsconfig.json`, import.meta.url));
    const run = spawnSync(process.execPath, [`${root}node_modules/typescript/bin/tsc`, '-p', project], {
      encoding: 'utf8',
    });
    assert.equal(run.status, 0, run.stdout);
  });
}

test('every address of the page serves one document, whose policy allows only its own scripts and assets', async (t) => {
  const app = express().use('/base/join', participantPage('https://example.com/base/'));
  const url = await serveHttp(t, app);
  const texts = new Set<string>();
  for (const path of ['', '/session', '/return', '/iij_abc', '/invitations/iii_abc']) {
    const response = await fetch(`${url}/base/join${path}`);
    assert.equal(response.status, 200, path);
    const policy = response.headers.get('content-security-policy') ?? '';
    assert.match(policy, /default-src 'none'; script-src 'self'; style-src 'self'/);
    assert.doesNotMatch(policy, /unsafe/);
    texts.add(await response.text());
  }
  const [text = '', ...others] = texts;
  assert.deepEqual(others, []);
  assert.doesNotMatch(text, /<script>|<style|\son\w+=|\sstyle=/);
  const parts = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
  const own = parts.filter((address) => !address.startsWith('data:'));
  assert.ok(own.length >= 2);
  for (const address of own) {
    assert.ok(address.startsWith('/base/join/assets/'), address);
    assert.equal((await fetch(url + address)).status, 200, address);
  }
});

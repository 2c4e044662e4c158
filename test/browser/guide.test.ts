// The documentation as the gateway serves it: axe in both themes, search, the policy, and no request to another host.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type TestContext, after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { navigation, readPages, writeSite } from '../../apps/docs/src/site.ts';
import { serveAlone } from '../../services/gateway/src/gateway.fixture.ts';
import { violationsOf } from '../support/axe.ts';
import { noChromium, startChromium } from '../support/chromium.ts';

const root = resolve(import.meta.dirname, '../..');
const SHOTS = process.env['SCREENSHOTS_DIR'];
const folder = mkdtempSync(join(tmpdir(), 'insights-guide-'));
after(() => rmSync(folder, { recursive: true, force: true }));
writeSite(root, folder);
const { pages } = readPages(root);
const listed = navigation.flatMap((chapter) => chapter.pages.map((source) => pages.get(source)?.path ?? ''));

/** Every kind of content: tables, code, long lines, a picture, long lists, a subfolder. `AXE_PAGES=all` visits the whole navigation. */
const SHOWN = [
  'index.html',
  'webhooks.html',
  'events.html',
  'reading-a-report.html',
  'apps/cli/README.html',
  'decisions/README.html',
];
const visited = process.env['AXE_PAGES'] === 'all' ? listed : SHOWN;

async function serve(t: TestContext): Promise<string> {
  const env = { PUBLIC_URL: 'https://api.example.com', DOCS_FOLDER: folder };
  return (await serveAlone(t, [], { withPages: true, env })).url;
}

/** Requests that leave the server, and errors of the page, those of its Content-Security-Policy among them. */
function watch(page: Page, url: string): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(error.message));
  page.on('console', (message) => message.type() === 'error' && found.push(message.text()));
  page.on('request', (request) => {
    if (!request.url().startsWith(url) && !request.url().startsWith('data:')) found.push(request.url());
  });
  return found;
}

describe('the documentation in a browser', { skip: noChromium }, () => {
  let browser: Browser;
  before(async () => {
    browser = await startChromium();
  });
  after(() => browser?.close());

  test('axe finds nothing in either theme, and no page is wider than a phone', async (t) => {
    const url = await serve(t);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, bypassCSP: true });
    const page = await context.newPage();
    const found = watch(page, url);
    for (const path of visited) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`${url}/guide/${path}`);
      for (const finding of await violationsOf(page)) found.push(`${path}: ${finding}`);
      if (SHOTS) await page.screenshot({ path: `${SHOTS}/guide-${path.replaceAll('/', '-')}-light.png` });
      await page.emulateMedia({ colorScheme: 'dark' });
      // Nothing but colours depends on the theme.
      for (const finding of await violationsOf(page, ['color-contrast'])) found.push(`${path}, dark: ${finding}`);
      if (SHOTS) await page.screenshot({ path: `${SHOTS}/guide-${path.replaceAll('/', '-')}-dark.png` });
      await page.setViewportSize({ width: 360, height: 740 });
      const width = await page.evaluate('document.documentElement.scrollWidth');
      if (width !== 360) found.push(`${path}: ${String(width)} wide`);
      if (SHOTS) await page.screenshot({ path: `${SHOTS}/guide-${path.replaceAll('/', '-')}-phone.png` });
    }
    assert.deepEqual(found, []);
    await context.close();
  });

  test('search finds a section by its words under the policy, and leads there', async (t) => {
    const url = await serve(t);
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const found = watch(page, url);
    await page.goto(`${url}/guide`);
    assert.equal(page.url(), `${url}/guide/`);
    await page.fill('#search', 'retention period');
    await page.locator('#results a').first().waitFor();
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/guide-search.png` });
    await page.locator('#results a[href$="privacy.html#retention"]').click();
    await page.waitForURL(`${url}/guide/privacy.html#retention`);
    assert.equal(await page.locator('nav [aria-current]').textContent(), 'Privacy');
    await page.fill('#search', 'zyzzyva');
    await page.getByText('Nothing found.').waitFor();
    assert.deepEqual(found, []);
    await page.close();
  });

  test('a page of a subfolder loads its style, and search leads out of the subfolder', async (t) => {
    const url = await serve(t);
    const page = await browser.newPage();
    const found = watch(page, url);
    await page.goto(`${url}/guide/services/gateway/README.html`);
    await page.fill('#search', 'interview guide');
    await page.locator('#results a[href$="interview-guide.html"]').first().click();
    await page.waitForURL(`${url}/guide/interview-guide.html`);
    assert.deepEqual(found, []);
    await page.close();
  });
});

test('the documentation lists its pages for language models, each as Markdown', async (t) => {
  const url = await serve(t);
  const list = await fetch(`${url}/guide/llms.txt`);
  assert.match(list.headers.get('content-type') ?? '', /^text\/plain/);
  const links = [...(await list.text()).matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
  assert.equal(links.length, listed.length);
  for (const link of links) {
    const answer = await fetch(new URL(link, list.url));
    assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'text/markdown; charset=utf-8'], link);
  }
  for (const path of ['/guide/../package.json', '/guide/%2e%2e/package.json', '/guide/nowhere.html'])
    assert.equal((await fetch(url + path)).status, 404, path);
});

test('a gateway without the folder has no documentation', async (t) => {
  const { url } = await serveAlone(t, [], { withPages: true });
  assert.equal((await fetch(`${url}/guide/`)).status, 404);
});

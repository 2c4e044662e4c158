// What each screen of the console shows when the API fails or forbids, with the real stack around the answers that are made here.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { Api } from '../support/api.ts';
import { createCampaign, importTalk } from '../support/campaign.ts';
import { noChromium } from '../support/chromium.ts';
import { ConsoleBrowser, look, signIn } from '../support/console.ts';
import { eventually } from '../support/eventually.ts';
import { useSystem } from '../support/shared-stack.ts';

const { base_url, demo } = await useSystem(after);
const api = new Api(base_url, { key: demo.api_keys.full });
const HOME = `${base_url}/app/w/${demo.workspace_id}`;
const REQUEST_ID = 'a-request-of-this-test';

/** Screens by their address below the campaign, and the call without which they have nothing to show. */
const SCREENS = [
  ['', '**/v1/interviews/*/progress'],
  ['/people', '**/v1/interviews/*/contacts?*'],
  ['/interviews', '**/v1/interviews/*/conversations?*'],
  ['/interviews/CONVERSATION', '**/v1/interviews/*/conversations/*'],
  ['/report', '**/v1/interviews/*/report/generation-status'],
  ['/report/corrections', '**/v1/interviews/*/report'],
  ['/share', '**/v1/interviews/*/report/shares?*'],
] as const;

describe('states of the console', { skip: noChromium }, () => {
  let browser: ConsoleBrowser;
  let page: Page;
  let campaign = '';
  let conversation = '';

  before(async () => {
    browser = await ConsoleBrowser.start();
    page = await browser.page();
    const campaigns = await api.ok<{ id: string; name: string }[]>(api.get('/v1/interviews'));
    campaign =
      campaigns.find(({ name }) => name === 'Night shifts on a hospital ward: hand-over and staffing')?.id ??
      assert.fail('no demo');
    const conversations = await api.ok<{ id: string }[]>(api.get(`/v1/interviews/${campaign}/conversations`));
    conversation = conversations[0]?.id ?? assert.fail('no interview');
    await signIn(page, 'Olivia Owner', HOME);
  });
  after(() => browser?.close());

  const answerWith = (pattern: string, status: number, code: string) =>
    page.route(pattern, (route) =>
      route.fulfill({ status, headers: { 'x-request-id': REQUEST_ID }, json: { detail: 'A text for programs', code } }),
    );
  const open = (below: string) =>
    page.goto(`${HOME}/campaigns/${campaign}${below.replace('CONVERSATION', conversation)}`);

  test('a failure has the request id and is tried again', async () => {
    for (const [below, pattern] of SCREENS) {
      await answerWith(pattern, 500, 'internal');
      await open(below);
      const problem = page.getByRole('alert').filter({ hasText: 'This did not work' });
      await problem.waitFor();
      await problem.getByText(REQUEST_ID).waitFor();
      if (below === '') await look(page, 'failed');
      await page.unroute(pattern);
      await page.getByRole('button', { name: 'Try again' }).click();
      await problem.waitFor({ state: 'hidden' });
    }
  });

  test('what a role may not see is said, without an offer to try again', async () => {
    for (const [below, pattern] of SCREENS) {
      await answerWith(pattern, 403, 'insufficient_role');
      await open(below);
      await page.getByRole('heading', { name: 'You may not see this' }).waitFor();
      assert.equal(await page.getByRole('button', { name: 'Try again' }).count(), 0, below);
      if (below === '') await look(page, 'forbidden');
      await page.unroute(pattern);
    }
  });

  test('a failed action says so next to its control, in the words of the reader', async () => {
    await answerWith('**/v1/interviews/*/query', 503, 'unavailable');
    await open('/ask');
    await page.getByLabel('Your question').fill('What helps?');
    await page.getByLabel('Your question').press('Enter');
    await page.getByText('The server answered with an error. Try again in a moment.').waitFor();
    assert.equal(await page.getByLabel('Your question').inputValue(), 'What helps?');
    assert.equal(await page.getByText('A text for programs').count(), 0);
  });

  test('a list follows what happens without asking in between, and reads its first page only', async () => {
    const { id } = await createCampaign(api);
    for (let n = 0; n < 6; n += 1) await importTalk(api, id, n);
    await eventually(async () => {
      const imported = await api.ok<{ status: string }[]>(api.get(`/v1/interviews/${id}/conversations`));
      assert.ok(imported.every(({ status }) => status === 'completed'));
    });
    await page.clock.install();
    const read: string[] = [];
    page.on('request', (request) => {
      if (/\/conversations\?/.test(request.url())) read.push(new URL(request.url()).search);
    });
    await page.route('**/v1/interviews/*/conversations?*', async (route) => {
      const url = new URL(route.request().url());
      url.searchParams.set('limit', '3');
      await route.continue({ url: url.href });
    });
    await page.goto(`${HOME}/campaigns/${id}/interviews`);
    await page.getByRole('button', { name: 'Show more' }).click();
    await page.locator('tbody tr').nth(5).waitFor();
    read.length = 0;
    await page.clock.runFor(60_000);
    assert.equal(read.length, 0);
    await importTalk(api, id, 6);
    await page.locator('tbody tr').nth(6).waitFor();
    assert.ok(read.length > 0 && read.every((search) => !search.includes('cursor')));
    await page.unroute('**/v1/interviews/*/conversations?*');
  });

  test('the names of a list cost one request, and those beyond it one each', async () => {
    const read: string[] = [];
    page.on('request', (request) => {
      if (/\/contacts\b/.test(request.url())) read.push(request.url());
    });
    const allNamed = () => eventually(async () => assert.doesNotMatch(await page.locator('tbody').innerText(), /…/));
    await open('/interviews');
    await page.locator('tbody tr').nth(6).waitFor();
    await allNamed();
    assert.equal(read.length, 1);
    read.length = 0;
    await page.route('**/v1/interviews/*/contacts?*', (route) => route.fulfill({ json: [] }));
    await open('/interviews');
    await page.locator('tbody tr').nth(6).waitFor();
    await allNamed();
    assert.equal(read.length, 8);
  });

  test('no page raised an error or a violation of the content security policy', () => {
    assert.deepEqual(browser.problems, []);
  });
});

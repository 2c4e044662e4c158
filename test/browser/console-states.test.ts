// Every screen of the console while it loads, when the API fails or forbids, empty and full, with the real stack around the answers that are made here.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { Api } from '../support/api.ts';
import { createCampaign, importTalk } from '../support/campaign.ts';
import { noChromium } from '../support/chromium.ts';
import { type Call, SCREENS, type Screen, requestsOf } from '../support/console-screens.ts';
import { ConsoleBrowser, look, signIn, walk } from '../support/console.ts';
import { eventually } from '../support/eventually.ts';
import { useSystem } from '../support/shared-stack.ts';
import { sampleOf } from '../support/size.ts';

const { base_url, demo } = await useSystem(after);
const api = new Api(base_url, { key: demo.api_keys.full });
const HOME = `${base_url}/app/w/${demo.workspace_id}`;
const REQUEST_ID = 'a-request-of-this-test';

/** What a screen may show. `npm test` opens a sixth of all screens in their states. */
const STATES = ['loading', 'failing', 'forbidden', 'empty', 'full'] as const;
type State = (typeof STATES)[number];
const ALL = SCREENS.flatMap((screen) => STATES.map((state) => ({ screen, state })));
const SHARE = 6;
/** Where an empty campaign has something to show all the same. */
const NOTHING: Readonly<Record<string, readonly [Call, unknown]>> = {
  home: ['interviews.list', []],
  interview: ['interviews.getTranscript', { turns: [] }],
};

describe('states of the console', { skip: noChromium }, () => {
  let browser: ConsoleBrowser;
  let page: Page;
  let campaign = '';
  let conversation = '';
  let empty = '';

  before(async () => {
    browser = await ConsoleBrowser.start();
    page = await browser.page();
    const campaigns = await api.ok<{ id: string; name: string }[]>(api.get('/v1/interviews'));
    campaign =
      campaigns.find(({ name }) => name === 'Night shifts on a hospital ward: hand-over and staffing')?.id ??
      assert.fail('no demo');
    const conversations = await api.ok<{ id: string }[]>(api.get(`/v1/interviews/${campaign}/conversations`));
    conversation = conversations[0]?.id ?? assert.fail('no interview');
    empty = (await createCampaign(api, { name: 'Nothing yet' })).id;
    await signIn(page, 'Olivia Owner', HOME);
  });
  after(() => browser?.close());

  const openAt = (at: string, of = campaign) =>
    page.goto(HOME + at.replace('CAMPAIGN', of).replace('CONVERSATION', conversation));
  const open = (below: string) => openAt(`/campaigns/CAMPAIGN${below}`);
  const campaignOf = async (talks: number) => {
    const { id } = await createCampaign(api);
    for (let n = 0; n < talks; n += 1) await importTalk(api, id, n);
    await eventually(async () => {
      const imported = await api.ok<{ status: string }[]>(api.get(`/v1/interviews/${id}/conversations`));
      assert.ok(imported.every(({ status }) => status === 'completed'));
    });
    return id;
  };
  const settled = () => eventually(async () => assert.equal(await page.locator('.loading').count(), 0));
  const refuse = (requests: RegExp | string, status: number, code: string) =>
    page.route(requests, (route) =>
      route.fulfill({ status, headers: { 'x-request-id': REQUEST_ID }, json: { detail: 'A text for programs', code } }),
    );

  /** Brings a screen into a state, looks at it there, and leaves it. */
  const enter: Record<State, (screen: Screen, seen: () => Promise<void>) => Promise<void>> = {
    async loading({ at, reads: [call = ''] }, seen) {
      const held = Promise.withResolvers<void>();
      await page.route(requestsOf(call), async (route) => {
        await held.promise;
        await route.fallback();
      });
      await openAt(at);
      await page.locator('.loading').first().waitFor();
      await seen();
      held.resolve();
      await settled();
      await page.unroute(requestsOf(call));
    },
    async failing({ at, reads: [call = ''] }, seen) {
      await refuse(requestsOf(call), 500, 'internal');
      await openAt(at);
      const problem = page.getByRole('alert').filter({ hasText: 'This did not work' });
      await problem.waitFor();
      await problem.getByText(REQUEST_ID).waitFor();
      await seen();
      await page.unroute(requestsOf(call));
      await page.getByRole('button', { name: 'Try again' }).click();
      await problem.waitFor({ state: 'hidden' });
    },
    async forbidden({ at, reads: [call = ''] }, seen) {
      await refuse(requestsOf(call), 403, 'insufficient_role');
      await openAt(at);
      await page.getByRole('heading', { name: 'You may not see this' }).waitFor();
      assert.equal(await page.getByRole('button', { name: 'Try again' }).count(), 0);
      await seen();
      await page.unroute(requestsOf(call));
    },
    async empty({ name, at }, seen) {
      const [call, answer] = NOTHING[name] ?? [];
      if (call !== undefined) await page.route(requestsOf(call), (route) => route.fulfill({ json: answer }));
      await openAt(at, call === undefined ? empty : campaign);
      await page.locator('main :is(h1, h2)').first().waitFor();
      await settled();
      await seen();
      if (call !== undefined) await page.unroute(requestsOf(call));
    },
    async full({ name, at, prepare }, seen) {
      await openAt(at);
      await page.locator('main :is(h1, h2)').first().waitFor();
      await settled();
      await prepare?.(page);
      if (name === 'ask') {
        await page.getByLabel('Your question').press('Enter');
        await page.locator('.answer :is(.said, .quotes)').first().waitFor();
      }
      await seen();
      await walk(page, name);
    },
  };

  for (const { screen, state } of sampleOf(ALL, SHARE)) {
    test(`${screen.name}, ${state}: axe finds nothing, and everything fits`, async () => {
      await enter[state](screen, async () => {
        assert.equal(await page.getByText('A text for programs').count(), 0);
        await look(page, `${screen.name.replace(' ', '-')}-${state}`);
      });
    });
  }

  test('an address that leads nowhere, the choice of a workspace and having none', async () => {
    await page.goto(`${base_url}/app/nowhere`);
    await page.getByRole('heading', { level: 1, name: 'There is nothing here' }).waitFor();
    await look(page, 'nowhere');
    const workspaces = ['Acme', 'Bolt'].map((name) => ({ id: randomUUID(), name, role: 'member' }));
    for (const [text, given] of [
      ['Choose a workspace', workspaces],
      ['You are in no workspace yet', []],
    ] as const) {
      await page.route('**/v1/me', (route) => route.fulfill({ json: { workspaces: given, platform_role: null } }));
      await page.goto(`${base_url}/app`);
      await page.getByText(text).waitFor();
      await look(page, `workspaces-${given.length}`);
      await page.unroute('**/v1/me');
    }
  });

  test('a server that does not say where to sign in is tried again', async () => {
    const other = await browser.page();
    await other.route('**/v1/auth/config', (route) => route.abort());
    await other.goto(HOME);
    await other.getByText('The sign-in did not work.').waitFor();
    await look(other, 'sign-in-failing');
    await other.unroute('**/v1/auth/config');
    await other.getByRole('button', { name: 'Try again' }).click();
    await other.getByRole('button', { name: 'Sign in' }).waitFor();
    await other.context().close();
  });

  test('a failed action says so next to its control, in the words of the reader', async () => {
    await refuse('**/v1/interviews/*/query', 503, 'unavailable');
    await open('/ask');
    await page.getByLabel('Your question').fill('What helps?');
    await page.getByLabel('Your question').press('Enter');
    await page.getByText('The server answered with an error. Try again in a moment.').waitFor();
    assert.equal(await page.getByLabel('Your question').inputValue(), 'What helps?');
    assert.equal(await page.getByText('A text for programs').count(), 0);
  });

  test('a list follows what happens without asking in between, and reads its first page only', async () => {
    const id = await campaignOf(6);
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

  test('the progress of imported interviews counts them, and shows no bars of people who are on no list', async () => {
    await page.goto(`${HOME}/campaigns/${await campaignOf(2)}`);
    await page.getByText('Imported interviews: 2').waitFor();
    assert.equal(await page.locator('main progress').count(), 0);
  });

  test('the names of a list cost one request, and those beyond it one each', async () => {
    const read: string[] = [];
    page.on('request', (request) => {
      if (/\/contacts\b/.test(request.url())) read.push(request.url());
    });
    const address = `${HOME}/campaigns/${await campaignOf(7)}/interviews`;
    const openNamed = async () => {
      read.length = 0;
      await page.goto(address);
      await page.locator('tbody tr').nth(6).waitFor();
      await eventually(async () => assert.doesNotMatch(await page.locator('tbody').innerText(), /…/));
    };
    await openNamed();
    assert.equal(read.length, 1);
    await page.route('**/v1/interviews/*/contacts?*', (route) => route.fulfill({ json: [] }));
    await openNamed();
    assert.equal(read.length, 8);
  });

  test('no page raised an error or a violation of the content security policy', () => {
    assert.deepEqual(browser.problems, []);
  });
});

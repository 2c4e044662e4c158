// A shared report with the real stack: read without an account, with and without quotes, behind a password, and revoked.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { Api } from '../support/api.ts';
import { violationsOf } from '../support/axe.ts';
import { createCampaign, importTalk, reportReady } from '../support/campaign.ts';
import { noChromium, startChromium } from '../support/chromium.ts';
import { eventually } from '../support/eventually.ts';
import { useSystem } from '../support/shared-stack.ts';
import { queryAsAdmin } from '../support/stack-database.ts';

const system = await useSystem(after);
const api = new Api(system.base_url, { key: system.demo.api_keys.full });
const SHOTS = process.env['SCREENSHOTS_DIR'];
const PHONE = { viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true };
const WIDE = { viewport: { width: 1280, height: 900 } };
const TALKS = 6;
const MANUAL = { report: { auto: false, floor_count: 1, refresh_every: 100 } };

interface Share {
  id: string;
  url: string;
  token: string;
}

describe('the page of a shared report', { skip: noChromium }, () => {
  let browser: Browser;
  let at = '';
  let quotes: string[] = [];
  let wilhelmina = '';
  const problems: string[] = [];

  before(async () => {
    browser = await startChromium();
    const { id } = await createCampaign(api, { name: 'Hand-over on ward 7', settings: MANUAL });
    at = `/v1/interviews/${id}`;
    await api.ok(api.post(`${at}/start`));
    for (let n = 0; n < TALKS - 2; n += 1) await importTalk(api, id, n);
    wilhelmina = await importWords('Wilhelmina Quist', 'The hand-over notes get lost, so mine are in a purple folder.');
    await importWords(
      'Otis Brand',
      'The hand-over notes get lost, and Wilhelmina Quist looks for them every single night.',
    );
    await eventually(async () => {
      const { counts } = await api.ok<{ counts: { completed: number } }>(api.get(at));
      assert.equal(counts.completed, TALKS);
    });
    await api.ok(api.post(`${at}/report/regenerate`));
    await reportReady(api, id, TALKS);
    const { evidence } = await api.ok<{ evidence: { quote: string }[] }>(api.get(`${at}/report`));
    quotes = evidence.map(({ quote }) => quote);
    assert.ok(quotes.length > 0);
  });
  after(() => browser?.close());

  /** Returns whose interview it is. */
  async function importWords(name: string, text: string): Promise<string> {
    const turns = [
      { speaker: 'interviewer', text: 'Tell me about the last hand-over that went wrong.' },
      { speaker: 'participant', text },
    ];
    const contact = { name, email: `${name.split(' ')[0]}@example.org` };
    const body = { contact, format: 'json', transcript: { turns } };
    return String((await api.ok(api.post(`${at}/conversations/import`, body)))['contact_id']);
  }

  const share = (body: object = {}) => api.ok<Share>(api.post(`${at}/report/shares`, body));

  async function open(url: string, options: BrowserContextOptions = WIDE): Promise<Page> {
    const context = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce', ...options });
    const page = await context.newPage();
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) problems.push(message.text());
    });
    await page.goto(url);
    return page;
  }

  const shown = (page: Page) => page.frameLocator('#document iframe').locator('body');

  async function shoot(page: Page, name: string): Promise<void> {
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/share-page-${name}.png` });
  }

  test('a reader without an account sees the report without quotes, also after a reload, and no token in the address', async () => {
    const { url, token } = await share();
    const page = await open(url);
    await shown(page).locator('h1').waitFor();
    const text = await shown(page).innerText();
    assert.match(text, /Hand-over on ward 7/);
    for (const quote of quotes) {
      const place = text.indexOf(quote);
      assert.equal(place, -1, text.slice(Math.max(0, place - 300), place + 300));
    }
    assert.ok(!page.url().includes(token));
    assert.deepEqual(await violationsOf(page), []);
    await shoot(page, 'report');
    await page.reload();
    await shown(page).locator('h1').waitFor();
    await page.context().close();
  });

  test('a link has a label of one line for the team, which no reader gets', async () => {
    const { id, token } = await share({ label: ' For the board ' });
    const links = await api.ok<{ id: string; label: string | null }[]>(api.get(`${at}/report/shares`));
    assert.equal(links.find((link) => link.id === id)?.label, 'For the board');
    const opened = await new Api(system.base_url).post('/v1/report-shares/open', { token });
    assert.equal(opened.status, 200);
    assert.doesNotMatch(JSON.stringify(opened), /For the board/);
    for (const label of ['two\nlines', 'x'.repeat(81), ' ']) {
      assert.equal((await api.post(`${at}/report/shares`, { label })).status, 422, label);
    }
  });

  test('a report is printed by a button and by keys inside it, and fills the paper where the page is printed', async () => {
    const { url } = await share();
    const page = await open(url);
    await shown(page).locator('h1').waitFor();
    const report = page.frames().find((frame) => frame !== page.mainFrame()) ?? assert.fail();
    await report.evaluate('globalThis.printed = 0; globalThis.print = () => { printed += 1 }');
    await page.click('#menu-button');
    await page.click('#print');
    await report.waitForFunction('printed === 1');
    await shown(page).click({ position: { x: 1, y: 1 } });
    await page.keyboard.press('Control+p');
    await report.waitForFunction('printed === 2');
    await page.emulateMedia({ media: 'print' });
    assert.equal(await page.locator('header').isVisible(), false);
    assert.equal((await page.locator('iframe').boundingBox())?.y, 0);
    await page.context().close();
  });

  test('quotes are shown where the link allows it', async () => {
    const { url } = await share({ with_quotes: true });
    const page = await open(url, PHONE);
    await shown(page).locator('h1').waitFor();
    const text = (await shown(page).textContent()) ?? '';
    assert.ok(quotes.some((quote) => text.includes(quote)));
    await shoot(page, 'quotes-phone');
    await page.context().close();
  });

  test('a password is asked for, a wrong one is named, and the right one opens the report by keyboard', async () => {
    const { url } = await share({ password: 'correct horse' });
    const page = await open(url, PHONE);
    await page.locator('#locked').waitFor();
    await page.fill('#password', 'wrong horse');
    await page.keyboard.press('Enter');
    await page.locator('#password-error').waitFor();
    assert.match(await page.locator('#password-error').innerText(), /wrong/);
    assert.deepEqual(await violationsOf(page), []);
    await shoot(page, 'password-phone');
    await page.fill('#password', 'correct horse');
    await page.keyboard.press('Enter');
    await shown(page).locator('h1').waitFor();
    await page.context().close();
  });

  test('a revoked link shows nothing and says what to do', async () => {
    const { id, url } = await share();
    const page = await open(url);
    await shown(page).locator('h1').waitFor();
    await api.ok(api.delete(`${at}/report/shares/${id}`));
    await page.reload();
    await page.locator('#problem').waitFor();
    assert.match(await page.locator('#problem-text').innerText(), /Ask the person who sent it/);
    await shoot(page, 'revoked');
    await page.context().close();
  });

  test('another link that is opened in the same tab shows its report', async () => {
    const [first, second] = [await share(), await share()];
    const page = await open(first.url);
    await shown(page).locator('h1').waitFor();
    await api.ok(api.delete(`${at}/report/shares/${second.id}`));
    await page.evaluate(`location.hash = ${JSON.stringify(new URL(second.url).hash)}`);
    await page.locator('#problem').waitFor();
    assert.ok(!page.url().includes(second.token));
    await page.context().close();
  });

  test('a guessed, a cut and an expired link show what a revoked one shows, and nothing of the report', async () => {
    const { id, url, token } = await share({ with_quotes: true });
    const revoked = await share();
    await api.ok(api.delete(`${at}/report/shares/${revoked.id}`));
    const expire = `update reports.shares set expires_at = now() - interval '1 second' where id = $1`;
    await queryAsAdmin(system.dir, expire, [id]);
    const guessed = token.replace(/[^_]+$/, (secret) => [...secret].toReversed().join(''));
    assert.notEqual(guessed, token);
    const seen = new Set<string>();
    for (const each of [revoked.url, url, url.replace(token, guessed), url.slice(0, -1), url.replace(token, '')]) {
      const page = await open(each);
      await page.locator('#problem').waitFor();
      assert.equal(await page.locator('#document iframe').count(), 0);
      assert.doesNotMatch(await page.content(), /Hand-over on ward 7/);
      seen.add(await page.locator('main').innerText());
      await page.context().close();
    }
    assert.equal(seen.size, 1);
  });

  test('a name that was hidden and a person who was erased are gone with the next opening', async () => {
    const { url } = await share({ with_quotes: true });
    const page = await open(url);
    const openAgain = async () => {
      const [answer] = await Promise.all([page.waitForResponse(/report-shares\/open$/), page.reload()]);
      assert.equal(answer.status(), 200);
      return answer.text();
    };
    const first = await openAgain();
    for (const text of ['Quist', 'every single night', 'purple folder']) assert.ok(first.includes(text), text);
    await api.ok(api.patch(at, { settings: { hide_participant_names: true } }));
    await eventually(async () => assert.doesNotMatch(await openAgain(), /Wilhelmina|Quist/));
    await api.ok(api.post(`${at}/contacts/${wilhelmina}/erase`));
    await eventually(async () => assert.doesNotMatch(await openAgain(), /purple folder/));
    assert.match((await shown(page).textContent()) ?? '', /every single night/);
    await page.context().close();
  });

  test('the pages raise no error and no violation of the content security policy', () => {
    assert.deepEqual(problems, []);
  });
});

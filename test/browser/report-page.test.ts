// The report page with the real stack: a key, a campaign without and with a report, its quotes in the transcript and the recording.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { Client } from 'pg';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { Api } from '../support/api.ts';
import { violationsOf } from '../support/axe.ts';
import { createCampaign, importTalk, reportReady } from '../support/campaign.ts';
import { noChromium, startChromium } from '../support/chromium.ts';
import { eventually } from '../support/eventually.ts';
import { recordedInterview, recordingsOf, uploadFile, wavFile } from '../support/recorded.ts';
import { useSystem } from '../support/shared-stack.ts';
import { stackDatabase } from '../support/stack-database.ts';

const system = await useSystem(after);
const { full, interviews_only } = system.demo.api_keys;
const { owner } = system.demo.tokens;
const api = new Api(system.base_url, { key: full });
const SHOTS = process.env['SCREENSHOTS_DIR'];
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const WIDE = { viewport: { width: 1280, height: 900 } };

const MANUAL = { report: { auto: false, floor_count: 1, refresh_every: 100 } };

interface Correction {
  kind: string;
  label: string | null;
  statement: { kind: string } | null;
}

async function completed(id: string, count: number): Promise<void> {
  await eventually(async () => {
    const { counts } = await api.ok<{ counts: { completed: number } }>(api.get(`/v1/interviews/${id}`));
    assert.equal(counts.completed, count);
  });
}

/** A campaign with a ready report on some conversations. */
async function reported(conversations: number): Promise<string> {
  const { id } = await createCampaign(api, { name: 'Hand-over on ward 9', settings: MANUAL });
  await api.ok(api.post(`/v1/interviews/${id}/start`));
  for (let n = 0; n < conversations; n += 1) await importTalk(api, id, n);
  await completed(id, conversations);
  await api.ok(api.post(`/v1/interviews/${id}/report/regenerate`));
  await reportReady(api, id, conversations);
  return id;
}

describe('the report page', { skip: noChromium }, () => {
  let browser: Browser;
  let campaign = '';
  const problems: string[] = [];

  before(async () => {
    browser = await startChromium(['--autoplay-policy=no-user-gesture-required']);
    campaign = await reported(4);
  });
  after(() => browser?.close());

  async function open(path = '', options: BrowserContextOptions = WIDE): Promise<Page> {
    const context = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce', ...options });
    const page = await context.newPage();
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) problems.push(message.text());
    });
    await page.goto(`${system.base_url}/reports${path}`);
    return page;
  }

  async function enter(page: Page, key: string): Promise<void> {
    await page.fill('#credential', key);
    await page.click('#enter-form button');
  }

  async function openReport(options?: BrowserContextOptions, credential = full): Promise<Page> {
    const page = await open(`#interview=${campaign}`, options);
    await enter(page, credential);
    await page.frameLocator('#document iframe').locator('h1').waitFor();
    return page;
  }

  async function shoot(page: Page, name: string): Promise<void> {
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/report-page-${name}.png` });
  }

  test('a key leads to campaigns and to a report, which runs without access to the key; the key is in no address', async () => {
    const page = await open();
    await shoot(page, 'key');
    await enter(page, full);
    await page.locator('#campaign-list button').first().waitFor();
    await shoot(page, 'campaigns');
    await page.locator('#campaign-list button', { hasText: 'ward 9' }).first().click();
    const report = page.frameLocator('#document iframe');
    await report.locator('h1', { hasText: 'Hand-over on ward 9' }).waitFor();
    await shoot(page, 'report');
    assert.match(
      (await page.locator('#state-text').textContent()) ?? '',
      /Version \d+ is ready. It covers 4 completed interviews/,
    );
    await page.waitForURL(({ hash }) => /^#interview=[0-9a-f-]{36}&version=\d+$/.test(hash));
    assert.ok(!page.url().includes(full));
    const frame = page.frames().find((each) => each !== page.mainFrame()) ?? assert.fail('no frame');
    assert.equal(await frame.evaluate('getComputedStyle(document.querySelector("h2")).borderBottomStyle'), 'solid');
    assert.equal(await frame.evaluate('window.origin'), 'null');
    await assert.rejects(frame.evaluate('sessionStorage.length'), /SecurityError|sandboxed/);
    await assert.rejects(frame.evaluate(`fetch(${JSON.stringify(system.base_url)})`), /Failed to fetch/);
    // The browser has logged that the policy stopped the request.
    assert.ok(problems.splice(0).every((text) => text.includes('Content Security Policy')));
    await page.goBack();
    await page.locator('#campaigns h1').waitFor();
    await page.click('#menu-button');
    await page.click('#leave');
    await page.locator('#enter h1').waitFor();
    await page.reload();
    await page.locator('#enter h1').waitFor();
    assert.deepEqual(problems, []);
    await page.context().close();
  });

  test('a quote leads to its turn in the transcript, with the turns around it', async () => {
    const page = await openReport();
    const report = page.frameLocator('#document iframe');
    const entry = report.locator('.evidence li').first();
    const quote = (await entry.locator('mark').textContent()) ?? '';
    await entry.locator('[data-jump]').click();
    await page.locator('#turns .cited').waitFor();
    assert.ok(((await page.locator('#turns .cited p').textContent()) ?? '').includes(quote));
    assert.ok((await page.locator('#turns li').count()) > 2);
    await shoot(page, 'transcript');
    await page.click('#close-transcript');
    assert.equal(await page.locator('#transcript').isVisible(), false);
    assert.deepEqual(problems, []);
    await page.context().close();
  });

  test('the page is all that scrolls: the report has no scroll of its own, and its contents follow', async () => {
    const page = await openReport();
    const report = page.frameLocator('#document iframe');
    const inner = page.frames().find((each) => each !== page.mainFrame()) ?? assert.fail('no frame');
    const root = 'document.documentElement';
    await eventually(async () => {
      const [height, shown] = await inner.evaluate<[number, number]>(`[${root}.scrollHeight, innerHeight]`);
      assert.ok(height > WIDE.viewport.height && Math.abs(height - shown) <= 1, `${shown} of ${height} px`);
    });
    await report.locator('.evidence li').last().scrollIntoViewIfNeeded();
    assert.equal(await inner.evaluate('scrollY'), 0);
    assert.ok(Number(await page.evaluate('scrollY')) > 0);
    await eventually(async () => {
      const box = await report.locator('.contents').boundingBox();
      assert.ok(box && box.y >= 0 && box.y < WIDE.viewport.height, 'the contents are in sight');
    });
    assert.deepEqual(problems, []);
    await page.context().close();
  });

  test('links within the report move within it', async () => {
    const page = await openReport();
    const report = page.frameLocator('#document iframe');
    await report.locator('.contents a[href="#evidence"]').click();
    await report.locator('#evidence').waitFor();
    await eventually(async () => {
      const box = await report.locator('#evidence h2').boundingBox();
      assert.ok(box && box.y >= 0 && box.y < 300, 'the appendix is in view');
    });
    assert.match(page.url(), /\/reports#interview=/);
    await page.context().close();
  });

  test('a new version is generated, watched and shown, and compared with the one before', async () => {
    const page = await openReport();
    const former = Number(await page.inputValue('#version'));
    await importTalk(api, campaign, 5);
    await completed(campaign, 5);
    await page.click('#regenerate');
    await page.click('#question-yes');
    await page.locator('#state-text button').click({ timeout: 20_000 });
    await eventually(async () => assert.ok(Number(await page.inputValue('#version')) > former));
    await page.click('#compare');
    assert.ok(Number(await page.inputValue('#earlier')) >= former, 'the version before is offered first');
    await page.locator('#differences').locator('h2, p').first().waitFor();
    await shoot(page, 'comparison');
    const wanted = await api.ok<{ added: unknown[]; removed: unknown[]; changed: unknown[] }>(
      api.get(
        `/v1/interviews/${campaign}/report/versions/${await page.inputValue('#earlier')}/diff/${await page.inputValue('#version')}`,
      ),
    );
    const entries = wanted.added.length + wanted.removed.length + wanted.changed.length;
    assert.equal(await page.locator('#differences li').count(), entries);
    assert.deepEqual(problems, []);
    await page.context().close();
  });

  test('a generation is watched and cancelled; the version before stays', async () => {
    const { id } = await createCampaign(api, { name: 'Cancelled', settings: MANUAL });
    await importTalk(api, id, 0);
    await completed(id, 1);
    await api.ok(api.post(`/v1/interviews/${id}/report/regenerate`));
    await reportReady(api, id, 1);
    await importTalk(api, id, 1);
    await completed(id, 2);
    const page = await open(`#interview=${id}`);
    await enter(page, full);
    const locker = new Client(stackDatabase(system.dir).adminUrl);
    await locker.connect();
    // What is read cannot be stored, so that the generation lasts until it is cancelled.
    await locker.query('begin; lock table reports.conversation_digests in share mode');
    await page.click('#regenerate');
    await page.click('#question-yes');
    await page.locator('#state-text', { hasText: 'It is reading what is new.' }).waitFor({ timeout: 30_000 });
    await page.click('#cancel');
    await shoot(page, 'cancel');
    await page.click('#question-yes');
    await locker.end();
    await page.locator('#state-text', { hasText: 'Version 2 could not be generated. It was cancelled.' }).waitFor();
    assert.equal(await page.locator('#cancel').isVisible(), false);
    await page.frameLocator('#document iframe').locator('h1').waitFor();
    assert.equal(await page.inputValue('#version'), '1');
    assert.deepEqual(problems, []);
    await page.context().close();
  });

  test('a key corrects nothing; a person corrects themes and a quote with the keyboard on a phone, and withdraws', async () => {
    const byKey = await openReport();
    assert.equal(await byKey.locator('#correct').isVisible(), false);
    await byKey.context().close();
    const page = await openReport({ ...PHONE, bypassCSP: true }, owner);
    const corrections = () => api.ok(api.get<Correction[]>(`/v1/interviews/${campaign}/report/corrections`));
    await page.click('#correct');
    await page.click('#correction-form button');
    await page.locator('#correction-error', { hasText: 'Something is missing.' }).waitFor();
    await page.locator('#correction-themes input').first().focus();
    await page.keyboard.press('Space');
    await page.locator('#correction-label').focus();
    await page.keyboard.type('Notes that nobody finds');
    await page.keyboard.press('Enter');
    await page.locator('#correction-note', { hasText: 'Saved.' }).waitFor();
    const [renamed] = await corrections();
    assert.deepEqual([renamed?.kind, renamed?.label], ['relabel_theme', 'Notes that nobody finds']);
    assert.match((await page.locator('#correction-list').textContent()) ?? '', /→ Notes that nobody finds/);
    await page.selectOption('#correction-kind', 'split_theme');
    await page.locator('#correction-themes input').first().check();
    await page.locator('#correction-keywords input').first().check();
    await page.fill('#correction-label', 'Paper');
    await page.fill('#correction-rest', 'The rest');
    assert.deepEqual(await violationsOf(page), []);
    assert.ok(Number(await page.evaluate('document.documentElement.scrollWidth - innerWidth')) <= 0);
    await shoot(page, 'corrections');
    await page.click('#correction-form button');
    await page.locator('#correction-list li', { hasText: 'Paper + The rest' }).waitFor();
    await page.selectOption('#correction-kind', 'hide_theme');
    await page.locator('#correction-themes input').first().check();
    await page.click('#correction-form button');
    await page.locator('#correction-list li', { hasText: 'Hide a theme' }).waitFor();
    for (let left = (await corrections()).length; left > 0; left -= 1) {
      await page.locator('#correction-list button').first().click();
      await eventually(async () => assert.equal((await corrections()).length, left - 1));
    }
    await page.locator('#no-corrections').waitFor();
    await page.frameLocator('#document iframe').locator('.evidence li [data-jump]').first().click();
    await page.locator('#statement-list select').first().selectOption('worry');
    assert.deepEqual(await violationsOf(page), []);
    await shoot(page, 'statement');
    await page.locator('#statement-list button').first().click();
    await page.locator('#statement-note', { hasText: 'Saved.' }).waitFor();
    const [judged] = await corrections();
    assert.deepEqual([judged?.kind, judged?.statement?.kind], ['set_statement', 'worry']);
    assert.deepEqual(problems, []);
    await page.context().close();
  });

  test('each format is downloaded with the name that the server gives it', async () => {
    const page = await openReport();
    for (const format of ['html', 'docx', 'md', 'csv', 'json', 'qdpx']) {
      const download = page.waitForEvent('download');
      await page.selectOption('#format', format);
      const file = await download;
      assert.match(file.suggestedFilename(), new RegExp(`^hand-over-on-ward-9-report-v\\d+\\.${format}$`));
      assert.ok(readFileSync(await file.path()).length > 500, format);
    }
    await page.context().close();
  });

  test('a report that is printed names itself at the foot of each page', async () => {
    const page = await openReport();
    const document = page.frames().find((frame) => frame !== page.mainFrame());
    const foot = await document?.evaluate("document.documentElement.style.getPropertyValue('--title')");
    assert.match(String(foot), /^"Hand-over on ward 9 · /);
    await page.context().close();
  });

  test('errors say what is wrong: an unknown key, a missing scope, a missing campaign, and a report that does not exist yet', async () => {
    const page = await open(`#interview=${campaign}`);
    await page.click('#enter-form button');
    assert.match((await page.locator('#enter-error').textContent()) ?? '', /Enter an API key/);
    await enter(page, 'iis_unknown');
    await page.locator('#enter-error', { hasText: 'does not accept this key' }).waitFor();
    await enter(page, interviews_only);
    await page.locator('#report-error', { hasText: 'lacks a scope' }).waitFor();
    assert.match((await page.locator('#state-text').textContent()) ?? '', /Version \d+ is ready/);
    assert.equal(await page.locator('iframe').count(), 0);
    await page.click('#menu-button');
    await page.click('#leave');
    await enter(page, full);
    await page.locator('#campaigns h1').waitFor();
    await page.goto(`${system.base_url}/reports#interview=019a0000-0000-7000-8000-000000000000`);
    await page.locator('#problem h1', { hasText: 'does not exist' }).waitFor();
    const { id } = await createCampaign(api, { name: 'Nothing yet' });
    await page.goto(`${system.base_url}/reports#interview=${id}`);
    await page.locator('#state-text', { hasText: '0 of 3 interviews are completed' }).waitFor();
    assert.equal(await page.locator('iframe').count(), 0);
    await page.click('#regenerate');
    await page.click('#question-yes');
    await page.locator('#report-error', { hasText: 'No interview of this campaign is completed' }).waitFor();
    await shoot(page, 'nothing-yet');
    assert.deepEqual(problems, []);
    await page.context().close();
  });

  test('the recording plays from the moment of the quote', async () => {
    const { interview_id, conversation_id, who, at } = await recordedInterview(api, system.base_url);
    await uploadFile(system.base_url, who.token, wavFile(200_000));
    await eventually(async () => assert.equal((await recordingsOf(api, at))[0]?.status, 'stored'));
    // The interviewer's first turn may be written after the participant has joined.
    const turn = await eventually(async () => {
      const { turns } = await api.ok<{ turns: { id: string }[] }>(api.get(`${at}/transcript`));
      return turns[0]?.id ?? null;
    });
    const page = await open(`#interview=${interview_id}&conversation=${conversation_id}&turn=${turn}&at=5000`);
    await enter(page, full);
    await page.locator('#play', { hasText: '0:05' }).click();
    await eventually(async () =>
      assert.ok(Number(await page.evaluate(`document.getElementById('audio').currentTime`)) >= 5),
    );
    await shoot(page, 'recording');
    assert.deepEqual(problems, []);
    await page.context().close();
  });

  test('on a phone, each link and control of the report is large enough for a finger', async () => {
    const page = await openReport({ ...PHONE, bypassCSP: true });
    const frame = page.frames().find((each) => each !== page.mainFrame()) ?? assert.fail('no frame');
    await frame.evaluate(`for (const each of document.querySelectorAll('details')) each.open = true`);
    const small = await frame.evaluate(`[...document.querySelectorAll('main a[href], main label, nav a, summary')]
      .map((each) => ({ text: each.textContent, size: each.getBoundingClientRect() }))
      .filter(({ size }) => size.width > 0 && (size.width < 24 || size.height < 28))
      .map(({ text, size }) => text.trim() + ': ' + Math.round(size.width) + ' × ' + Math.round(size.height))`);
    assert.deepEqual(small, []);
    await page.context().close();
  });

  test('on a phone, the map opens in its middle, and stays where the reader moves it', async () => {
    const page = await openReport({ ...PHONE, bypassCSP: true });
    const frame = page.frames().find((each) => each !== page.mainFrame()) ?? assert.fail('no frame');
    const sight = async (): Promise<[hidden: number, left: number]> =>
      frame.evaluate(`(() => {
        const { scrollWidth, clientWidth, scrollLeft } = document.querySelector('#map-drawing').closest('.wide');
        return [scrollWidth - clientWidth, scrollLeft];
      })()`);
    const isCentred = async () => {
      const [hidden, left] = await sight();
      assert.ok(hidden > 100, `the map is wider than the screen by ${hidden}`);
      assert.ok(Math.abs(left - hidden / 2) < 2, `${left} of ${hidden}`);
    };
    await eventually(isCentred);
    await page.setViewportSize({ width: 320, height: 740 });
    await eventually(isCentred);
    const narrow = Number(await frame.evaluate('innerWidth'));
    // Once the reader has moved it, it stays where it is.
    await frame.evaluate(`document.querySelector('#map-drawing').closest('.wide').scrollTo(0, 0)`);
    await frame.locator('#map-drawing').dispatchEvent('pointerdown', { bubbles: true });
    await page.setViewportSize(PHONE.viewport);
    await eventually(async () => assert.ok(Number(await frame.evaluate('innerWidth')) > narrow));
    assert.equal((await sight())[1], 0);
    await page.context().close();
  });

  for (const [name, options] of [
    ['phone', PHONE],
    ['desktop', WIDE],
  ] as const) {
    test(`axe finds nothing in the page and its report, light and dark, and nothing is too wide: ${name}`, async () => {
      const page = await openReport({ ...options, bypassCSP: true });
      const found: string[] = [];
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        // Nothing but colours depends on the theme.
        const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined;
        for (const finding of await violationsOf(page, rules)) found.push(`${colorScheme}: ${finding}`);
        await shoot(page, `${name}-${colorScheme}`);
      }
      const frame = page.frames().find((each) => each !== page.mainFrame()) ?? assert.fail('no frame');
      for (const each of [page.mainFrame(), frame]) {
        assert.ok(
          Number(await each.evaluate('document.documentElement.scrollWidth - innerWidth')) <= 0,
          `${name} is too wide`,
        );
      }
      for (const language of ['de', 'fr', 'es']) {
        await page.click('#menu-button');
        await page.selectOption('#language', language);
        await page.keyboard.press('Escape');
        assert.equal(await page.getAttribute('html', 'lang'), language);
        assert.ok(Number(await page.evaluate('document.documentElement.scrollWidth - innerWidth')) <= 0, language);
        await shoot(page, `${name}-${language}`);
      }
      assert.deepEqual(found, []);
      await page.context().close();
    });
  }
});

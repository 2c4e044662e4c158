import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, describe, test } from 'node:test';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { Api } from '../support/api.ts';
import { createCampaign } from '../support/campaign.ts';
import { noChromium, startChromium } from '../support/chromium.ts';
import { useSystem } from '../support/shared-stack.ts';

const PHONE = { viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true };
const SMALLEST_PHONE = { viewport: { width: 320, height: 568 }, isMobile: true, hasTouch: true };
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SHOTS = process.env['SCREENSHOTS_DIR'];
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

const system = await useSystem(after);
const api = new Api(system.base_url, { key: system.demo.api_keys.full });
const visitor = new Api(system.base_url);

/** When the clocks of the United States go back next. */
function nextFirstSundayOfNovember(): string {
  const tomorrow = Date.now() + 86_400_000;
  for (let year = new Date().getUTCFullYear(); ; year++) {
    const first = new Date(Date.UTC(year, 10, 1));
    const sunday = Date.UTC(year, 10, 1 + ((7 - first.getUTCDay()) % 7));
    if (sunday > tomorrow) return new Date(sunday).toISOString().slice(0, 10);
  }
}

interface Slots {
  slots: { start: string }[];
}

describe('the booking page on a phone', { skip: noChromium }, () => {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const problems: string[] = [];

  before(async () => {
    browser = await startChromium();
  });
  after(() => browser?.close());

  async function openCampaign(rules: object = {}, language = 'en'): Promise<{ id: string; url: string; path: string }> {
    const { id } = await createCampaign(api, { name: 'Night shifts', language });
    await api.ok(api.post(`/v1/interviews/${id}/start`));
    const body = {
      timezone: 'Europe/Berlin',
      weekly_hours: WEEKDAYS.map((weekday) => ({ weekday, from: '08:00', to: '22:00' })),
      slot_minutes: 60,
      ...rules,
    };
    const page = await api.ok(api.ask('PUT', `/v1/interviews/${id}/booking`, { body }));
    return { id, url: String(page['url']), path: `/v1/booking/${String(page['token'])}` };
  }

  async function openPage(url: string, options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext({ timezoneId: 'America/New_York', locale: 'en-US', ...PHONE, ...options });
    contexts.push(context);
    const page = await context.newPage();
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) problems.push(message.text());
    });
    await page.goto(url);
    return page;
  }

  async function shot(page: Page, name: string): Promise<void> {
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true });
  }

  async function isAccessible(page: Page, what: string): Promise<void> {
    await page.evaluate(AXE);
    const found = await page.evaluate<string[]>(
      `axe.run(document).then(({ violations }) => violations.map(({ id, nodes }) => id + ' ' + nodes[0].html))`,
    );
    assert.deepEqual(found, [], what);
    const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
    assert.ok(overflow <= 0, `${what} is ${overflow} px too wide`);
  }

  const heading = (page: Page, section: string) => page.locator(`#${section} h1`).textContent();

  test('a visitor chooses a day and a time in their own zone, books, moves and cancels', async () => {
    const campaign = await openCampaign();
    const page = await openPage(campaign.url);
    await page.locator('#choose').waitFor();
    assert.equal(await page.inputValue('#zone'), 'America/New_York');
    assert.match((await page.locator('#times button').first().textContent()) ?? '', /\d:\d\d\s?[AP]M/);
    await page.locator('#day-list input').nth(1).check();
    await shot(page, 'booking-choose');
    await page.locator('#times button').first().click();
    await page.locator('#details').waitFor();
    await page.fill('#email', 'not an address');
    await page.click('#book');
    await page.locator('#email-error').waitFor();
    await shot(page, 'booking-details');
    await page.fill('#name', 'Maya');
    await page.fill('#email', 'maya@example.org');
    await page.click('#book');
    await page.locator('#booked').waitFor();
    assert.equal(await heading(page, 'booked'), 'Your interview is booked');
    assert.match(page.url(), /\/book\/reservations#iiv_/);
    await shot(page, 'booking-booked');
    const former = await page.locator('#when').textContent();
    await page.reload();
    await page.locator('#booked').waitFor();
    assert.equal(await page.locator('#when').textContent(), former);
    const download = page.waitForEvent('download');
    await page.click('#calendar');
    assert.equal((await download).suggestedFilename(), 'interview.ics');
    await page.click('#change');
    await page.locator('#choose').waitFor();
    // In the evening hardly any of today's times are left.
    await page.locator('#day-list input').nth(1).check();
    await page.locator('#times button').nth(2).click();
    await page.locator('#booked').waitFor();
    assert.notEqual(await page.locator('#when').textContent(), former);
    await page.click('#cancel');
    await shot(page, 'booking-cancel');
    await page.keyboard.press('Escape');
    assert.equal(await heading(page, 'booked'), 'Your interview is booked');
    await page.click('#cancel');
    await page.click('#question-yes');
    await page.locator('#book-again').waitFor();
    assert.equal(await heading(page, 'booked'), 'Your booking is cancelled');
    const contacts = await api.ok<{ email: string }[]>(api.get(`/v1/interviews/${campaign.id}/contacts`));
    assert.deepEqual(
      contacts.map(({ email }) => email),
      ['maya@example.org'],
    );
  });

  test('another zone shows the same times by its own clock, and 24 hours where they are usual', async () => {
    const { url } = await openCampaign();
    const page = await openPage(url, { locale: 'de-DE', timezoneId: 'Europe/Berlin' });
    await page.locator('#choose').waitFor();
    await page.locator('#day-list input').nth(2).check();
    assert.equal(await page.locator('#times button').first().textContent(), '08:00');
    await page.selectOption('#zone', 'Asia/Tokyo');
    await page
      .locator('#times button', { hasText: /^1[56]:00$/ })
      .first()
      .waitFor();
    await page.reload();
    await page.locator('#choose').waitFor();
    assert.equal(await page.inputValue('#zone'), 'Asia/Tokyo');
  });

  test('an hour that the clocks repeat is offered twice, each time with its zone', async () => {
    const date = nextFirstSundayOfNovember();
    const { url } = await openCampaign({
      timezone: 'America/Chicago',
      weekly_hours: [],
      exceptions: [{ date, hours: [{ from: '00:00', to: '03:00' }] }],
      horizon_days: 365,
    });
    const page = await openPage(url, { timezoneId: 'America/Chicago' });
    await page.locator('#times button').first().waitFor();
    const times = (await page.locator('#times button').allTextContents()).map((text) => text.replaceAll(/\s/g, ' '));
    assert.deepEqual(times, ['12:00 AM', '1:00 AM CDT', '1:00 AM CST', '2:00 AM']);
    await shot(page, 'booking-repeated');
    await page.locator('#times button').nth(2).click();
    await page.click('#book');
    await page.locator('#booked').waitFor();
    assert.match((await page.textContent('#when')) ?? '', /1:00\sAM – 2:00\sAM/);
    assert.match((await page.textContent('#when-zone')) ?? '', /Central Standard Time/);
  });

  test('a time that somebody else has booked meanwhile leads to others near it', async () => {
    const { url, path } = await openCampaign();
    const page = await openPage(url);
    await page.locator('#choose').waitFor();
    await page.locator('#times button').first().click();
    const { slots } = await visitor.ok<Slots>(visitor.get<Slots>(`${path}/slots`));
    await visitor.ok(visitor.post(`${path}/reservations`, { start: slots[0]?.start, timezone: 'UTC' }));
    await page.click('#book');
    await page.locator('#alternatives').waitFor();
    assert.match((await page.locator('#choose-error').textContent()) ?? '', /just booked/);
    await isAccessible(page, 'other times');
    await shot(page, 'booking-taken');
    await page.locator('#alternative-times button').first().click();
    await page.click('#book');
    await page.locator('#booked').waitFor();
  });

  test('when it is time, the page leads into the interview', async () => {
    const { url, path } = await openCampaign({
      timezone: 'UTC',
      weekly_hours: WEEKDAYS.map((weekday) => ({ weekday, from: '00:00', to: '24:00' })),
      notice_minutes: 0,
    });
    const { slots } = await visitor.ok<Slots>(visitor.get<Slots>(`${path}/slots`));
    const start = slots[0]?.start ?? '';
    const made = await visitor.ok(visitor.post(`${path}/reservations`, { start, timezone: 'UTC' }));
    const page = await openPage(`${new URL(url).origin}/book/reservations`);
    await page.locator('#problem').waitFor();
    await page.clock.install({ time: Date.parse(start) + 60_000 });
    await page.goto(String(made['reservation_url']));
    await page.reload();
    await page.locator('#start').waitFor();
    await isAccessible(page, 'ready to start');
    await page.click('#start');
    await page.waitForURL(/\/join\/session/);
  });

  test('everything can be done with the keyboard alone', async () => {
    const { url } = await openCampaign();
    const page = await openPage(url);
    await page.locator('#choose').waitFor();
    const focused = () =>
      page.evaluate<string>(
        `document.activeElement.id || document.activeElement.className || document.activeElement.name || document.activeElement.tagName`,
      );
    const tabTo = async (selector: string) => {
      for (let presses = 0; presses < 40; presses++) {
        if (await page.evaluate(`document.activeElement.matches(${JSON.stringify(selector)})`)) return;
        await page.keyboard.press('Tab');
      }
      assert.fail(`Tab does not reach ${selector}; the focus is at ${await focused()}`);
    };
    await tabTo('#day-list input');
    await page.keyboard.press('ArrowRight');
    await tabTo('#times button');
    await page.keyboard.press('Enter');
    await tabTo('#book');
    await page.keyboard.press('Enter');
    await page.locator('#booked').waitFor();
    await tabTo('#cancel');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    assert.equal(await focused(), 'question-yes');
    await page.keyboard.press('Enter');
    await page.locator('#book-again').waitFor();
  });

  test('pages without bookings say why, and wrong links show a page', async () => {
    const campaign = await openCampaign();
    await api.ok(api.post(`/v1/interviews/${campaign.id}/pause`));
    const page = await openPage(campaign.url);
    await page.locator('#problem').waitFor();
    assert.match((await page.locator('#problem-text').textContent()) ?? '', /paused/);
    await page.goto(`${system.base_url}/book/nonsense`);
    await page.locator('#problem').waitFor();
    assert.equal(await heading(page, 'problem'), 'This link does not work');
  });

  test('no accessibility violation in any step, language or theme, nor sideways scrolling on the smallest phone', async () => {
    for (const [locale, colorScheme] of [
      ['en-GB', 'light'],
      ['de-DE', 'dark'],
      ['fr-FR', 'light'],
      ['es-ES', 'dark'],
    ] as const) {
      const { url } = await openCampaign({}, locale.slice(0, 2));
      const page = await openPage(url, { locale, colorScheme, ...SMALLEST_PHONE });
      await page.locator('#choose').waitFor();
      await isAccessible(page, `${locale} choose`);
      await shot(page, `booking-choose-${locale}`);
      await page.locator('#times button').first().click();
      await page.locator('#details').waitFor();
      await isAccessible(page, `${locale} details`);
      await shot(page, `booking-details-${locale}`);
      await page.click('#book');
      await page.locator('#booked').waitFor();
      await isAccessible(page, `${locale} booked`);
      await shot(page, `booking-booked-${locale}`);
      await page.click('#cancel');
      await isAccessible(page, `${locale} cancel`);
      await page.click('#question-yes');
      await page.locator('#book-again').waitFor();
      await isAccessible(page, `${locale} cancelled`);
    }
  });

  test('the page reports no error of its own', async () => {
    await Promise.all(contexts.map((context) => context.close()));
    assert.deepEqual(problems, []);
  });
});

// Every page and state in four languages and both themes: axe, one heading, the language, and no sideways scrolling at 320 px.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { Api } from '../support/api.ts';
import { violationsOf } from '../support/axe.ts';
import { createCampaign } from '../support/campaign.ts';
import { noChromium, startChromium } from '../support/chromium.ts';
import { useSystem } from '../support/shared-stack.ts';
import { type PageLanguage, pageLanguages } from '../support/size.ts';

const system = await useSystem(after);
const baseUrl = system.base_url;
const api = new Api(baseUrl, { key: system.demo.api_keys.full });
const SHOTS = process.env['SCREENSHOTS_DIR'];
const PHONE = { width: 390, height: 844 };
const NARROW = { width: 320, height: 640 };
const DESKTOP = { width: 1280, height: 800 };

interface Visit {
  page: Page;
  joinUrl: string;
}

/** Each state by its name, in the order in which one visitor reaches them. */
const STATES: Readonly<Record<string, (visit: Visit) => Promise<unknown>>> = {
  home: ({ page }) => page.goto(`${baseUrl}/`),
  'unknown page': ({ page }) => page.goto(`${baseUrl}/nowhere`),
  'unknown unsubscribe link': ({ page }) => page.goto(`${baseUrl}/v1/unsubscribe/iiu_none`),
  'invitation to a workspace': ({ page }) => page.goto(`${baseUrl}/invitations#iii_none`),
  'reports, key': ({ page }) => page.goto(`${baseUrl}/reports`),
  'reports, key rejected': async ({ page }) => {
    await page.fill('#credential', 'iis_unknown');
    await page.click('#enter-form button');
    await page.locator('#enter-error').waitFor();
  },
  'shared report, unknown link': async ({ page }) => {
    await page.goto(`${baseUrl}/share#iil_unknown`);
    await page.locator('#problem').waitFor();
  },
  'no link': async ({ page }) => {
    await page.goto(`${baseUrl}/join`);
    await page.locator('#problem').waitFor();
  },
  'wrong link': async ({ page }) => {
    await page.goto(`${baseUrl}/join/iij_${'0'.repeat(38)}`);
    await page.locator('#problem').waitFor();
  },
  join: async ({ page, joinUrl }) => {
    await page.goto(joinUrl);
    await page.locator('#join').waitFor();
  },
  'join, error': async ({ page }) => {
    await page.fill('#email', 'ada@');
    await page.click('#join-form button');
    await page.locator('#email-error').waitFor();
  },
  consent: async ({ page }) => {
    await page.fill('#email', '');
    await page.click('#join-form button');
    await page.locator('#consent').waitFor();
  },
  'consent, error': async ({ page }) => {
    await page.click('#consent-form button');
    await page.locator('#consent-error').waitFor();
  },
  'is that you': async ({ page, joinUrl }) => {
    await page.goto(joinUrl);
    await page.locator('#again').waitFor();
  },
  'interview, personal link': async ({ page }) => {
    await page.click('#go-on');
    await page.locator('#consent').waitFor();
    await page.check('#agree');
    await page.click('#consent-form button');
    await page.locator('#way-back').waitFor();
    await page.locator('#turns .turn').first().waitFor();
  },
  'interview, number': async ({ page }) => {
    await page.click('#close-link');
    await page.fill('#say', 'ok');
    await page.click('#say-form button.primary');
    await page.locator('#number-hint').waitFor();
  },
  'interview, several options': async ({ page }) => {
    await page.fill('#say', '7.5');
    await page.click('#say-form button.primary');
    await page.locator('#several input').first().waitFor();
  },
  'interview, several options, error': async ({ page }) => {
    await page.click('#several-form button');
    await page.locator('#several-error').waitFor();
  },
  'interview, date': async ({ page }) => {
    await page.locator('#several input').first().check();
    await page.click('#several-form button');
    await page.locator('#date').waitFor();
  },
  'interview, suggested answers': async ({ page }) => {
    await page.fill('#date', '2019-03-12');
    await page.click('#say-form button.primary');
    await page.locator('#choices button').first().waitFor();
  },
  'interview, menu': ({ page }) => page.click('#menu-button'),
  'interview, question before withdrawing': async ({ page }) => {
    await page.click('#withdraw');
    await page.locator('#question').waitFor();
  },
  'interview, offline': async ({ page }) => {
    await page.click('#question-no');
    await page.context().setOffline(true);
    await page.locator('#choices button').first().click();
    await page.locator('#pending .state').first().waitFor();
  },
  done: async ({ page }) => {
    await page.context().setOffline(false);
    await page.locator('#pending .state').first().waitFor({ state: 'detached' });
    await page.click('#menu-button');
    await page.click('#finish');
    await page.click('#question-yes');
    await page.locator('#done').waitFor();
  },
  'my interview': async ({ page }) => {
    await page.click('#read');
    await page.locator('#mine').waitFor();
  },
  withdrawn: async ({ page }) => {
    await page.click('#withdraw-mine');
    await page.click('#question-yes');
    await page.locator('#problem').waitFor();
  },
};

/** What axe does not look at: one visible h1, the language of the document, a title of its own, and no content cut off. */
async function checkState(page: Page, language: PageLanguage): Promise<void> {
  assert.equal(await page.locator('h1:visible, h1.unseen').filter({ visible: true }).count(), 1, 'one h1');
  assert.equal(await page.getAttribute('html', 'lang'), language);
  assert.notEqual(await page.title(), '');
  const text = await page.innerText('body');
  if (language === 'fr') assert.doesNotMatch(text, /[^\n] [?!:;»]/, 'no-break spaces');
  await page.setViewportSize(NARROW);
  assert.equal(await page.evaluate('document.documentElement.scrollWidth'), NARROW.width, 'fits 320 px');
  await page.setViewportSize(PHONE);
}

async function shoot(page: Page, name: string): Promise<void> {
  if (!SHOTS) return;
  const file = `${SHOTS}/${name.replaceAll(/\W+/g, '-')}`;
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.screenshot({ path: `${file}-dark.png` });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.screenshot({ path: `${file}-light.png` });
  await page.setViewportSize(DESKTOP);
  await page.screenshot({ path: `${file}-desktop.png` });
  await page.setViewportSize(PHONE);
}

async function openCampaign(language: PageLanguage): Promise<string> {
  const { id } = await createCampaign(api, {
    language,
    questions: [
      { text: '0–40 km?', kind: 'number', min: 0, max: 40, unit: 'km' },
      { text: '7?', kind: 'multi_choice', options: ['A1', 'B2', 'C3'], min: 1, max: 2 },
      { text: '8?', kind: 'date' },
      { text: '1–10?', kind: 'scale' },
      { text: '2?', kind: 'open' },
    ],
    settings: { contact_email: 'team@example.org', controller_name: 'Example Ltd' },
  });
  await api.ok(api.post(`/v1/interviews/${id}/start`));
  return String((await api.ok(api.post(`/v1/interviews/${id}/join-links`)))['url']);
}

describe('every page and state', { skip: noChromium }, () => {
  let browser: Browser;
  before(async () => {
    browser = await startChromium();
  });
  after(() => browser?.close());

  for (const language of pageLanguages) {
    test(`${language}: axe finds nothing in either theme, and each state is complete`, async () => {
      const context = await browser.newContext({
        viewport: PHONE,
        locale: language,
        bypassCSP: true,
        reducedMotion: 'reduce',
        hasTouch: true,
      });
      const page = await context.newPage();
      const visit = { page, joinUrl: await openCampaign(language) };
      const found: string[] = [];
      for (const [name, reach] of Object.entries(STATES)) {
        await reach(visit);
        await page.emulateMedia({ colorScheme: 'light' });
        for (const finding of await violationsOf(page)) found.push(`${name}: ${finding}`);
        await page.emulateMedia({ colorScheme: 'dark' });
        // Nothing but colours depends on the theme.
        for (const finding of await violationsOf(page, ['color-contrast'])) found.push(`${name}, dark: ${finding}`);
        await checkState(page, language).catch((error: Error) => found.push(`${name}: ${error.message}`));
        if (language === 'en') await shoot(page, name);
      }
      assert.deepEqual(found, []);
      await context.close();
    });
  }
});

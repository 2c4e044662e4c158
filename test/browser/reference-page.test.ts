import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { serveAlone } from '../../services/gateway/src/gateway.fixture.ts';
import { routes } from '../../services/gateway/src/routes/index.ts';
import { violationsOf } from '../support/axe.ts';
import { noChromium, startChromium } from '../support/chromium.ts';
import { bySize } from '../support/size.ts';

const SHOTS = process.env['SCREENSHOTS_DIR'];
const DEVICES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true },
};
const both = ['light', 'dark'] as const;
/** At smoke size once and one operation, because axe takes minutes on the whole page. */
const schemes = bySize<Record<keyof typeof DEVICES, readonly (typeof both)[number][]>>({
  smoke: { desktop: ['dark'], phone: [] },
  proof: { desktop: both, phone: both },
});
const parts = bySize<readonly string[] | undefined>({
  smoke: ['[role=search]', '.api-info', '#operation\\/interviews_create'],
  proof: undefined,
});

/** Drawing the whole reference takes seconds of the processor. */
const DRAWN_MS = 120_000;

describe('the API reference in a browser', { skip: noChromium }, () => {
  let browser: Browser;
  before(async () => {
    browser = await startChromium();
  });
  after(() => browser?.close());

  for (const [device, options] of Object.entries(DEVICES)) {
    for (const colorScheme of schemes[device as keyof typeof DEVICES]) {
      test(`${device}, ${colorScheme}: axe finds nothing, no request leaves the gateway, and search finds operations`, async (t) => {
        const { url } = await serveAlone(t, routes, {
          withPages: true,
          env: { PUBLIC_URL: 'https://api.example.com' },
        });
        const context = await browser.newContext({ ...options, colorScheme, bypassCSP: true });
        const problems: string[] = [];
        const elsewhere: string[] = [];
        const page = await context.newPage();
        page.setDefaultTimeout(DRAWN_MS);
        page.on('pageerror', (error) => problems.push(error.message));
        page.on('console', (message) => {
          if (message.type() === 'error') problems.push(message.text());
        });
        page.on('request', (request) => {
          if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(url)) elsewhere.push(request.url());
        });
        await page.goto(`${url}/docs`);
        await page.locator('#operation\\/interviews_create').waitFor();
        if (SHOTS) await page.screenshot({ path: `${SHOTS}/reference-${device}-${colorScheme}.png` });
        if (SHOTS) {
          await page.locator('#operation\\/interviews_create').scrollIntoViewIfNeeded();
          await page.screenshot({ path: `${SHOTS}/reference-${device}-${colorScheme}-operation.png` });
        }
        assert.deepEqual(await violationsOf(page, undefined, parts), []);
        assert.deepEqual([problems, elsewhere], [[], []]);
        if (device === 'desktop') {
          await page.locator('input[aria-label="Search"]').fill('unsubscribe');
          await page.locator('[data-role="search:results"] [data-item-id$="/join_unsubscribe"]').waitFor();
        }
        await page.setViewportSize(DEVICES.phone.viewport);
        assert.equal(await page.evaluate('document.documentElement.scrollWidth'), DEVICES.phone.viewport.width);
        await context.close();
      });
    }
  }
});

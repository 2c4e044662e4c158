/** `npm run screenshots`: takes the README's pictures anew, from the demo of a system of its own. Needs Chromium. */
import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { noChromium, startChromium } from './support/chromium.ts';
import { type System, sharedStack } from './support/shared-stack.ts';

const folder = resolve(import.meta.dirname, '../docs/images');
const LARGEST = 150_000;
const SAID = [
  'Yes, I am ready.',
  'We moved to the new planning tool in spring. The first weeks were hard, because two shifts were booked twice and nobody noticed until Monday.',
];

async function reportOf({ base_url, demo }: System, browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1100, height: 760 }, locale: 'en', reducedMotion: 'reduce' });
  await page.goto(`${base_url}/reports#interview=${demo.interview_id}`);
  await page.fill('#credential', demo.api_keys.full);
  await page.click('#enter-form button');
  await page.frameLocator('iframe').locator('h1').first().waitFor();
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await page.screenshot({ path: join(folder, 'report.png') });
  await page.close();
}

async function consoleOf({ base_url, demo }: System, browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1100, height: 760 }, locale: 'en', reducedMotion: 'reduce' });
  await page.goto(`${base_url}/app/w/${demo.workspace_id}/campaigns/${demo.interview_id}/interviews`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Olivia Owner' }).click();
  await page.getByRole('rowheader').first().waitFor();
  // Names follow the rows.
  await page.getByRole('rowheader', { name: '…' }).first().waitFor({ state: 'hidden' });
  await page.screenshot({ path: join(folder, 'console.png') });
  await page.close();
}

async function interviewOf({ demo }: System, browser: Browser): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 390, height: 760 }, locale: 'en', isMobile: true });
  const page = await context.newPage();
  if (demo.join_url === null) throw new Error('The demo has no join link');
  await page.goto(demo.join_url);
  await page.locator('#join').waitFor();
  await page.click('#join-form button');
  await page.locator('#consent').waitFor();
  await page.check('#agree');
  await page.click('#consent-form button');
  const turns = page.locator('#turns .turn');
  await turns.first().waitFor();
  if (await page.locator('#close-link').isVisible()) await page.click('#close-link');
  for (const [index, text] of SAID.entries()) {
    await page.fill('#say', text);
    await page.click('#say-form button.primary');
    // What was said, and the interviewer's answer.
    await turns.nth(2 * index + 2).waitFor();
  }
  await page.screenshot({ path: join(folder, 'interview.png') });
  await context.close();
}

if (noChromium !== false) throw new Error(noChromium);
const { system, stop } = await sharedStack();
try {
  const browser = await startChromium();
  await consoleOf(system, browser);
  await reportOf(system, browser);
  await interviewOf(system, browser);
  await browser.close();
} finally {
  await stop();
}
for (const name of ['console.png', 'report.png', 'interview.png']) {
  const { size } = statSync(join(folder, name));
  if (size > LARGEST) throw new Error(`${name} has ${size} bytes, more than ${LARGEST}`);
  console.log(`docs/images/${name}: ${size} bytes`);
}

/** What a participant does on the page of an interview. */
import type { Page } from 'playwright-core';

export async function say(page: Page, text: string): Promise<void> {
  await page.fill('#say', text);
  await page.click('#say-form button.primary');
}

/** What the participant wrote, as the page shows it. */
export const own = (page: Page) => page.locator('#turns .own .words').allTextContents();

/** From the invitation to the first question. */
export async function begin(page: Page, name = ''): Promise<void> {
  await page.locator('#join').waitFor();
  if (name) await page.fill('#name', name);
  await page.click('#join-form button');
  await page.locator('#consent').waitFor();
  await page.check('#agree');
  await page.click('#consent-form button');
  await page.locator('#talk').waitFor();
}

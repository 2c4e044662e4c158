// How long the console takes to answer to a hand, in a campaign of many people and interviews, on a processor four times slower than this one.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { Api } from '../support/api.ts';
import { createCampaign } from '../support/campaign.ts';
import { noChromium } from '../support/chromium.ts';
import { ConsoleBrowser, signIn, tab } from '../support/console.ts';
import { useSystem } from '../support/shared-stack.ts';
import { bySize, size } from '../support/size.ts';

const { base_url, demo } = await useSystem(after);
const api = new Api(base_url, { key: demo.api_keys.full });

const PEOPLE = bySize({ smoke: 250, proof: 10_000 });
const INTERVIEWS = bySize({ smoke: 60, proof: 2_000 });
/** Pages of a list that are opened, of a hundred people and fifty interviews each. */
const PAGES = bySize({ smoke: 2, proof: 20 });
const SLOWER = 4;
const LIMIT_MS = 200;
const AT_ONCE = 8;
const CONTACTS_A_CALL = 1_000;

async function bigCampaign(): Promise<string> {
  const { id } = await createCampaign(api);
  for (let first = 0; first < PEOPLE; first += CONTACTS_A_CALL) {
    const contacts = Array.from({ length: Math.min(CONTACTS_A_CALL, PEOPLE - first) }, (_, index) => ({
      name: `Person ${first + index}`,
      email: `person${first + index}@example.org`,
    }));
    await api.ok(api.post(`/v1/interviews/${id}/contacts`, { contacts }));
  }
  const turns = [
    { speaker: 'interviewer', text: 'What happened at the last hand-over?' },
    { speaker: 'participant', text: 'The notes were lost between two shifts.' },
  ];
  let next = 0;
  const importSome = async () => {
    for (let n = next++; n < INTERVIEWS; n = next++) {
      const contact = { name: `Person ${n}`, email: `person${n}@example.org` };
      await api.ok(
        api.post(`/v1/interviews/${id}/conversations/import`, { contact, format: 'json', transcript: { turns } }),
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, importSome));
  return id;
}

/** From the hand to the next paint, for each interaction (https://web.dev/articles/inp). What takes no time is not told. */
const OBSERVE = `
  window.interactions = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });`;

describe('the speed of the console', { skip: noChromium }, () => {
  let browser: ConsoleBrowser;
  let page: Page;
  let acts = 0;

  before(async () => {
    const campaign = await bigCampaign();
    browser = await ConsoleBrowser.start();
    page = await browser.page();
    await signIn(page, 'Olivia Owner', `${base_url}/app/w/${demo.workspace_id}/campaigns/${campaign}/people`);
    await page.locator('tbody tr').first().waitFor();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.evaluate(OBSERVE);
  });
  after(() => browser?.close());

  const rows = () => page.locator('tbody tr').count();
  const act = async (work: () => Promise<void>) => {
    await work();
    acts += 1;
  };

  /** Opens further pages of the list that is shown. */
  async function openPages(): Promise<void> {
    for (let pages = 1; pages < PAGES; pages += 1) {
      const drawn = await rows();
      const more = page.getByRole('button', { name: 'Show more' });
      if ((await more.count()) === 0) return;
      await act(() => more.click());
      await page.locator('tbody tr').nth(drawn).waitFor();
    }
  }

  test(`lists of ${PEOPLE} people and ${INTERVIEWS} interviews answer to the hand within ${LIMIT_MS} ms`, async () => {
    await openPages();
    for (const letter of 'ana@') await act(() => page.getByLabel('Paste addresses').press(letter));
    await act(() => tab(page, 'Interviews'));
    await page.locator('tbody tr').first().waitFor();
    await openPages();
    await act(() => tab(page, 'People'));
    await page.getByLabel('Paste addresses').waitFor();
    await act(() => page.getByRole('button', { name: 'Menu' }).click());
    await act(() => page.keyboard.press('Escape'));
    await act(() => tab(page, 'Progress'));
    await page.getByText(`Imported interviews: ${INTERVIEWS}`).waitFor();
    await act(() => tab(page, 'Interviews'));
    await page.locator('tbody tr').first().waitFor();
    const told = await page.evaluate<number[]>('[...interactions.values()]');
    const durations = [...told, ...Array.from({ length: Math.max(acts - told.length, 0) }, () => 0)].toSorted(
      (a, b) => a - b,
    );
    const p75 = durations[Math.floor(durations.length * 0.75)] ?? 0;
    console.log(`${acts} interactions, p75 ${p75} ms, longest ${durations.at(-1)} ms`);
    assert.ok(acts > 5);
    if (size === 'proof') assert.ok(p75 <= LIMIT_MS, `p75 ${p75} ms`);
  });

  test('no page raised an error or a violation of the content security policy', () => {
    assert.deepEqual(browser.problems, []);
  });
});

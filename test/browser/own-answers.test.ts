/** What a participant answered to closed questions, as their page shows it before the end. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { services } from '../../deploy/local/services.ts';
import { Api } from '../support/api.ts';
import { violationsOf } from '../support/axe.ts';
import { createCampaign } from '../support/campaign.ts';
import { noChromium, startChromium } from '../support/chromium.ts';
import { eventually } from '../support/eventually.ts';
import { begin, own, say } from '../support/participant-page.ts';
import { useSystem } from '../support/shared-stack.ts';

const noInterviewer = services.some(({ role }) => role === 'interviewer') ? false : 'no interviewer runs in this stack';
const SMALLEST_PHONE = { viewport: { width: 320, height: 568 }, isMobile: true, hasTouch: true, bypassCSP: true };
const HEADINGS = { de: 'Ihre Antworten in Kürze', fr: 'Vos réponses en bref', es: 'Sus respuestas en breve' };
const QUESTIONS = [
  { id: 'scale', text: 'How satisfied are you, from 1 to 5?', kind: 'scale', max_probes: 0 },
  {
    id: 'shift',
    text: 'Which shift is worst?',
    kind: 'choice',
    options: ['early', 'late', 'night'],
    option_ids: ['early', 'late', 'night'],
    max_probes: 0,
  },
  { id: 'hours', text: 'How many hours do you work a week?', kind: 'number', unit: 'hours', max: 80, max_probes: 0 },
  { id: 'since', text: 'When did you begin here?', kind: 'date', max_probes: 0 },
];

interface Responses {
  question: { id: string };
  responses: { value: unknown; author: string; superseded_by: string | null }[];
  distribution: { value: unknown; count: number }[];
}

const system = await useSystem(after);
const api = new Api(system.base_url, { key: system.demo.api_keys.full });

describe('the answers of a participant before the end', { skip: noChromium || noInterviewer }, () => {
  let browser: Browser;
  before(async () => {
    browser = await startChromium();
  });
  after(() => browser?.close());

  /** An interview whose closed questions have been answered, when everything has been asked. */
  async function answered(): Promise<{ id: string; page: Page }> {
    const { id } = await createCampaign(api, { questions: QUESTIONS });
    await api.ok(api.post(`/v1/interviews/${id}/start`));
    const link = await api.ok(api.post(`/v1/interviews/${id}/join-links`));
    const page = await (await browser.newContext(SMALLEST_PHONE)).newPage();
    await page.goto(String(link['url']));
    await begin(page);
    await page.locator('#turns .turn:not(.own)').first().waitFor();
    await say(page, 'Yes, gladly.');
    await page.click('#choices button:text-is("4")');
    await page.click('#choices button:text-is("late")');
    await page.locator('#number-hint').waitFor();
    await say(page, '40');
    await page.locator('#date').waitFor();
    await say(page, 'On 1 May 2024.');
    await page.locator('#answers').waitFor();
    return { id, page };
  }

  const shown = (page: Page) => page.locator('#answer-list .given span').allTextContents();
  const change = (page: Page, n: number) => page.locator('#answer-list li').nth(n).locator('.given button');

  async function fits(page: Page): Promise<void> {
    assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 320);
    assert.deepEqual(await violationsOf(page), []);
  }

  test('once everything has been asked, each value is changed by taps or keys, and in every language', async () => {
    const { page } = await answered();
    await eventually(async () => assert.deepEqual(await shown(page), ['4', 'late', '40 hours', 'May 1, 2024']));
    await change(page, 0).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await fits(page);
    await page.keyboard.press('Enter');
    await page.locator('#answers-state', { hasText: 'Changed.' }).waitFor();
    assert.deepEqual(await shown(page), ['2', 'late', '40 hours', 'May 1, 2024']);
    const focused = `document.activeElement === document.querySelector('#answer-list .given button')`;
    assert.equal(await page.evaluate(focused), true);
    await change(page, 2).click();
    await page.fill('#answer-to-hours', '36.5');
    await fits(page);
    await page.press('#answer-to-hours', 'Enter');
    await eventually(async () => assert.deepEqual(await shown(page), ['2', 'late', '36.5 hours', 'May 1, 2024']));
    for (const [language, heading] of Object.entries(HEADINGS)) {
      if (!(await page.isVisible('#language'))) await page.click('#menu-button');
      await page.selectOption('#language', language);
      await page.getByRole('heading', { name: heading }).waitFor();
      await fits(page);
    }
  });

  test('whoever finishes sees the values first; what they change then counts, and what was said is kept', async () => {
    const { id, page } = await answered();
    await page.click('#menu-button');
    await page.click('#finish');
    const dialog = page.locator('dialog#question[open]');
    await dialog.locator('#answers').waitFor();
    await fits(page);
    await change(page, 1).click();
    await dialog.locator('#answer-list button:text-is("night")').click();
    await dialog.locator('#answers-state', { hasText: 'Changed.' }).waitFor();
    await page.click('#question-no');
    await page.locator('#talk-answers #answers').waitFor();
    assert.deepEqual(await shown(page), ['4', 'night', '40 hours', 'May 1, 2024']);
    await page.click('#wish-stop');
    await dialog.locator('#answers').waitFor();
    await page.click('#question-yes');
    await page.locator('#done').waitFor();
    assert.equal(await page.isVisible('#answers'), false);
    await eventually(async () => {
      const rows = await api.ok(api.get<Responses[]>(`/v1/interviews/${id}/responses?history=true`));
      const shift = rows.find(({ question }) => question.id === 'shift');
      assert.deepEqual(
        shift?.responses.map(({ value, author, superseded_by }) => [value, author, superseded_by === null]),
        [
          ['late', 'floor', false],
          ['night', 'person', true],
        ],
      );
      assert.deepEqual(
        shift.distribution.map(({ count }) => count),
        [0, 0, 1],
      );
    });
  });

  test('an interview without closed questions ends as it did, with no card', async () => {
    const { id } = await createCampaign(api, { questions: [{ text: 'What happened?', kind: 'open' }] });
    await api.ok(api.post(`/v1/interviews/${id}/start`));
    const link = await api.ok(api.post(`/v1/interviews/${id}/join-links`));
    const page = await (await browser.newContext(SMALLEST_PHONE)).newPage();
    await page.goto(String(link['url']));
    await begin(page);
    await say(page, 'The notes were lost.');
    await eventually(async () => assert.equal((await own(page)).length, 1));
    await page.click('#wish-stop');
    await page.locator('dialog#question[open]').waitFor();
    assert.equal(await page.isVisible('#answers'), false);
    await page.click('#question-yes');
    await page.locator('#done').waitFor();
  });
});

// Closed answers of one interview in the console, with the real stack: changed, removed and restored by the team.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { Api } from '../support/api.ts';
import { createCampaign } from '../support/campaign.ts';
import { noChromium } from '../support/chromium.ts';
import { ConsoleBrowser, look, signIn, walk } from '../support/console.ts';
import { eventually } from '../support/eventually.ts';
import { useSystem } from '../support/shared-stack.ts';

const { base_url, demo } = await useSystem(after);
const api = new Api(base_url, { key: demo.api_keys.full });
const VISITS = 'How many times did you come?';
const SCALE = 'How satisfied are you, from 1 to 5?';
const QUESTIONS = [
  { id: 'visits', text: VISITS, kind: 'number', unit: 'visits' },
  { id: 'scale', text: SCALE, kind: 'scale' },
  { id: 'shift', text: 'Which shift is worst?', kind: 'choice', options: ['early', 'late'] },
  { id: 'tools', text: 'Which of these do you use?', kind: 'multi_choice', options: ['phone', 'paper', 'board'] },
  { id: 'nights', text: 'Do you work nights?', kind: 'yes_no' },
  { id: 'since', text: 'When did you start?', kind: 'date' },
];
const TURNS = [
  { speaker: 'interviewer', text: VISITS, question_id: 'visits' },
  { speaker: 'participant', text: 'Five.' },
];

describe('closed answers in the console', { skip: noChromium }, () => {
  let browser: ConsoleBrowser;
  let page: Page;
  let answers = '';

  before(async () => {
    browser = await ConsoleBrowser.start();
    page = await browser.page();
    const { id } = await createCampaign(api, { questions: QUESTIONS });
    const body = {
      contact: { name: 'Ida Berg', email: 'ida@example.org' },
      format: 'json',
      transcript: { turns: TURNS },
    };
    const made = await api.ok(api.post(`/v1/interviews/${id}/conversations/import`, body));
    answers = `/v1/interviews/${id}/conversations/${String(made['conversation_id'])}/answers`;
    const address = `${base_url}/app/w/${demo.workspace_id}/campaigns/${id}/interviews/${String(made['conversation_id'])}`;
    await signIn(page, 'Mia Member', address);
  });
  after(() => browser?.close());

  const dialog = () => page.locator('dialog[open]');
  const answer = (question: string) => page.locator('dl > div').filter({ hasText: question });
  const open = (question: string) => page.getByRole('button', { name: `Change: ${question}` }).click();
  const save = async () => {
    await dialog().getByRole('button', { name: 'Save' }).click();
    await dialog().waitFor({ state: 'detached' });
  };

  test('by keyboard, a value is replaced; the page says who did it and what was heard', async () => {
    await answer(VISITS).getByText('Five.').waitFor();
    await page.getByRole('button', { name: `Change: ${VISITS}` }).focus();
    await page.keyboard.press('Enter');
    await look(page, 'answer-change', ['dialog[open]']);
    await dialog().getByLabel('Value').fill('');
    await page.keyboard.press('Enter');
    await dialog().getByText('Fill this in.').waitFor();
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await answer(VISITS)
      .getByText(/^changed by the team: You, /)
      .waitFor();
    await eventually(async () => {
      const shown = await answer(VISITS).innerText();
      assert.match(shown, /2\s+corrected; was: 5\s+changed by the team: You, .+\s+Five\.\s+See where/);
      const focused = await page.evaluate('document.activeElement?.getAttribute("aria-label")');
      assert.equal(focused, `Change: ${VISITS}`);
    });
    await look(page, 'interview-answers-changed');
    await walk(page, 'interview-answers-changed');
  });

  test('a value is removed, and the change is taken back', async () => {
    await open(VISITS);
    await dialog().getByRole('button', { name: 'Remove this value' }).click();
    await answer(VISITS).getByText('removed by the team').waitFor();
    await open(VISITS);
    assert.equal(await dialog().getByRole('button', { name: 'Remove this value' }).count(), 0);
    await dialog().getByRole('button', { name: 'Take the change back' }).click();
    await answer(VISITS).getByText('removed by the team').waitFor({ state: 'detached' });
    assert.match(await answer(VISITS).innerText(), /\s5\s+Five\.\s+See where/);
  });

  test('each kind of question has its control, also where nothing was heard', async () => {
    await answer(SCALE).getByText('no value was heard').waitFor();
    await open(SCALE);
    await dialog().getByLabel('Value').fill('6');
    await dialog().getByRole('button', { name: 'Save' }).click();
    await dialog().getByText(/1.+5/).last().waitFor();
    await dialog().getByLabel('Value').fill('4');
    await save();
    await open('Which shift is worst?');
    await dialog().getByLabel('Value').selectOption('late');
    await save();
    await open('Which of these do you use?');
    await dialog().getByLabel('board').check();
    await dialog().getByLabel('phone').check();
    await look(page, 'answer-change-several', ['dialog[open]']);
    await save();
    await open('Do you work nights?');
    await dialog().getByLabel('Value').selectOption('Yes');
    await save();
    await open('When did you start?');
    await dialog().getByLabel('Value').fill('2026-03-01');
    await save();
    const values = await page.locator('dl > div b').allInnerTexts();
    assert.deepEqual(values.slice(0, 5), ['5', '4', 'late', 'phone, board', 'Yes']);
    assert.match(values[5] ?? '', /2026/);
  });

  test('a change that somebody else has made meanwhile is not overwritten', async () => {
    await open(SCALE);
    await api.ok(api.ask('PUT', `${answers}/scale`, { body: { value: 1 }, headers: { 'if-match': '*' } }));
    await dialog().getByLabel('Value').fill('2');
    await dialog().getByRole('button', { name: 'Save' }).click();
    await dialog().getByText('Somebody has changed this answer in the meantime.').waitFor();
    await dialog().getByRole('button', { name: 'Cancel' }).click();
    await answer(SCALE)
      .getByText(/^changed by the team: Olivia Owner, /)
      .waitFor();
    assert.equal(await answer(SCALE).locator('b').innerText(), '1');
  });

  test('no page raised an error or a violation of the content security policy', () => {
    assert.deepEqual(browser.problems, []);
  });
});

// Questions to the interviews of a campaign in the console, with the real stack.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { Api } from '../support/api.ts';
import { createCampaign, importTalk } from '../support/campaign.ts';
import { noChromium } from '../support/chromium.ts';
import { ConsoleBrowser, look, signIn, tab } from '../support/console.ts';
import { useSystem } from '../support/shared-stack.ts';

const { base_url, demo } = await useSystem(after);
const api = new Api(base_url, { key: demo.api_keys.full });

describe('asking in the console', { skip: noChromium }, () => {
  let console: ConsoleBrowser;
  let page: Page;

  before(async () => {
    console = await ConsoleBrowser.start();
    page = await console.page();
    const campaigns = await api.ok<{ id: string; name: string }[]>(api.get('/v1/interviews'));
    const campaign =
      campaigns.find(({ name }) => name === 'Night shifts on a hospital ward: hand-over and staffing') ??
      assert.fail('no demo');
    await signIn(page, 'Olivia Owner', `${base_url}/app/w/${demo.workspace_id}/campaigns/${campaign.id}/ask`);
  });
  after(() => console?.close());

  const ask = async (question: string) => {
    await page.getByLabel('Your question').fill(question);
    await page.getByLabel('Your question').press('Enter');
  };

  test('a campaign without a report says that the report comes first', async () => {
    const path = '**/v1/interviews/*/report/generation-status';
    await page.route(path, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), status: null, version_number: null } });
    });
    await page.reload();
    await page.getByText('There is no report yet').waitFor();
    assert.equal(await page.getByLabel('Your question').count(), 0);
    await look(page, 'ask-none');
    await page.unroute(path);
    await page.getByRole('link', { name: 'To the report' }).click();
    await page.waitForURL(/\/report$/);
    await page.reload();
  });

  test('an answer has passages as they were said, claims with the people behind them and their words', async () => {
    await tab(page, 'Ask');
    await ask('What goes wrong at the hand-over?');
    await page.locator('.said').first().waitFor();
    await page.getByRole('heading', { name: 'The nearest passages' }).waitFor();
    assert.equal(await page.getByLabel('Your question').inputValue(), '');
    await page
      .getByText(/say this: \d/)
      .first()
      .waitFor();
    await page
      .getByText(/^Quotes: \d/)
      .first()
      .click();
    await page.locator('.quotes blockquote').first().waitFor();
    await page.getByText('From version').waitFor();
    await look(page, 'ask');
  });

  test('a quote leads to its turn, and the way back to the questions of this visit', async () => {
    await page
      .getByRole('link', { name: /^See where/ })
      .first()
      .click();
    await page.waitForURL(/\/interviews\/[0-9a-f-]+#[0-9a-f-]+$/);
    await page.locator('.turns .cited').waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'What goes wrong at the hand-over?' }).waitFor();
  });

  test('that nobody was found who speaks of it is said first, and earlier questions stay', async () => {
    await ask('What is the weather on Mars?');
    await page.getByText('Nobody was found in these interviews who speaks of this.').waitFor();
    assert.equal(await page.getByRole('heading', { name: 'What the report says about it' }).isVisible(), false);
    await page.getByRole('heading', { name: 'Earlier questions' }).waitFor();
    const earlier = page.locator('summary', { hasText: 'What goes wrong at the hand-over?' });
    await earlier.waitFor();
    assert.equal(await page.getByRole('heading', { name: 'What goes wrong at the hand-over?' }).isVisible(), false);
    await look(page, 'ask-nothing');
  });

  test('what can be asked is asked by a press', async () => {
    const suggestion = page.locator('.suggestions button').first();
    const name = (await suggestion.textContent()) ?? '';
    await suggestion.click();
    await page.getByRole('heading', { name }).waitFor();
  });

  test('a composed answer shows its sentences and says who worded them', async () => {
    await page.route('**/v1/interviews/*/query', async (route) => {
      const response = await route.fetch();
      const found = (await response.json()) as { answers: object[]; evidence: { id: string }[] };
      const evidence = found.evidence.slice(0, 2).map(({ id }) => id);
      const sentence = { text: 'Sheets get lost between shifts.', author: 'model', participants: ['P1'], evidence };
      const sentences = [{ ...sentence, theme_ids: [] }];
      const answer = { ...found.answers[0], status: 'answered', author: 'model', message: '', sentences };
      await route.fulfill({ json: { ...found, facts: [], answers: [answer] } });
    });
    await ask('Which hand-over sheets get lost?');
    await page.getByText('Sheets get lost between shifts. worded by a language model').waitFor();
    await page.unroute('**/v1/interviews/*/query');
  });

  test('an answer with words of somebody goes as soon as they are erased, and can be asked for again', async () => {
    const { id } = await createCampaign(api);
    const { conversation_id, contact_id } = await importTalk(api, id, 0);
    const said = 'The hand-over notes get lost between shifts';
    await page.route('**/report/generation-status', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), status: 'ready', version_number: 1 } });
    });
    await page.route('**/v1/interviews/*/query', async (route) => {
      const place = {
        conversation_id,
        turn_id: conversation_id,
        participant: 'P1',
        speaker: 'participant',
        asked: null,
      };
      const evidence = [{ id: 'e1', quote: said, before: '', after: '', ...place }];
      const answer = { status: 'passages', message: 'The nearest.', sentences: [], topics: [], suggestions: [] };
      const answers = [{ ...answer, passages: evidence.map((each) => each.id) }];
      await route.fulfill({ json: { facts: [], evidence, answers, sources: [], is_truncated: false } });
    });
    await page.goto(`${base_url}/app/w/${demo.workspace_id}/campaigns/${id}/ask`);
    await ask('What gets lost?');
    await page.getByText(said).waitFor();
    await api.ok(api.post(`/v1/interviews/${id}/contacts/${contact_id}/erase`, {}));
    await page.getByText('Something that this answer showed has changed').waitFor();
    assert.equal(await page.getByText(said).count(), 0);
    await page.getByRole('button', { name: 'Ask again' }).click();
    await page.getByText(said).waitFor();
    assert.equal(await page.locator('article.answer').count(), 1);
    for (const path of ['**/report/generation-status', '**/v1/interviews/*/query']) await page.unroute(path);
  });

  test('no page raised an error or a violation of the content security policy', () => {
    assert.deepEqual(console.problems, []);
  });
});

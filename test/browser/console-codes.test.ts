// Themes of people's own in the console, with the real stack: added, assigned to words of interviews, seen in the report, removed.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { Api } from '../support/api.ts';
import { createCampaign, generationStatus, importTalk } from '../support/campaign.ts';
import { noChromium } from '../support/chromium.ts';
import { ConsoleBrowser, PHONE, look, signIn } from '../support/console.ts';
import { eventually } from '../support/eventually.ts';
import { useSystem } from '../support/shared-stack.ts';

interface Coding {
  quote: string;
  code_id: string;
  applied: boolean | null;
}

const { base_url, demo } = await useSystem(after);
const api = new Api(base_url, { key: demo.api_keys.full });
/** Too long a name for rules, so that only what is assigned is found. */
const OWN = 'Paper can be taken along';
const WORDS = 'I can read them on the bus';
const SEARCH = 'Search, or name a new theme';

describe('themes of people’s own in the console', { skip: noChromium }, () => {
  let browser: ConsoleBrowser;
  let page: Page;
  let at = '';
  let home = '';
  const conversations: string[] = [];

  before(async () => {
    const { id } = await createCampaign(api, { settings: { report: { auto: false, floor_count: 1 } } });
    at = `/v1/interviews/${id}`;
    home = `${base_url}/app/w/${demo.workspace_id}/campaigns/${id}`;
    for (const n of [2, 3, 0]) conversations.push((await importTalk(api, id, n)).conversation_id);
    await eventually(async () => assert.equal((await generationStatus(api, id)).completed_count, 3));
    browser = await ConsoleBrowser.start();
    page = await browser.page();
    await signIn(page, 'Olivia Owner', `${home}/report`);
  });
  after(() => browser?.close());

  const codings = () => api.ok<Coding[]>(api.get(`${at}/codebook/codings`));
  const names = async () =>
    (await api.ok<{ codes: { name: string }[] }>(api.get(`${at}/codebook`))).codes.map(({ name }) => name);
  const turnWith = (words: string, on = page) => on.locator('.turns > li').filter({ hasText: words });
  const dialog = (on = page) => on.getByRole('dialog');
  const assign = (turn: Locator) => turn.getByRole('button', { name: /^Assign a theme/ });

  /** Selects words of a turn, as a mouse or a finger does. */
  const select = async (words: string, on = page) => {
    await turnWith(words, on).waitFor();
    await on.evaluate(`(() => {
      for (const { firstChild: text } of document.querySelectorAll('[data-turn]')) {
        const from = text.data.indexOf(${JSON.stringify(words)});
        if (from >= 0) getSelection().setBaseAndExtent(text, from, text, from + ${words.length});
      }
    })()`);
  };

  test('a theme is added before there is a report; what is wrong stands at its field', async () => {
    await page.getByRole('button', { name: 'Add a theme' }).click();
    await dialog().getByText('The next version of the report looks for it').waitFor();
    await dialog().getByRole('button', { name: 'Add', exact: true }).click();
    await dialog().getByText('Fill this in.').waitFor();
    await dialog().getByLabel('Theme').fill(OWN);
    const wrong = { loc: ['body', 'name'], msg: 'Names like this are taken', type: 'value_error' };
    await page.route('**/codebook/codes', (route) => route.fulfill({ status: 422, json: { detail: [wrong] } }));
    await dialog().getByRole('button', { name: 'Add', exact: true }).click();
    await dialog().locator('.field').first().getByText(wrong.msg).waitFor();
    await look(page, 'theme-new', ['dialog[open]']);
    await page.unroute('**/codebook/codes');
    await dialog().getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText(`Added: “${OWN}”. The next version of the report looks for it.`).waitFor();
    assert.deepEqual(await names(), [OWN]);
  });

  test('words that are selected are assigned to it, and a whole turn by keyboard to a new theme', async () => {
    await page.goto(`${home}/interviews/${conversations[0]}`);
    const turn = turnWith(WORDS);
    await select(`${WORDS}.`);
    await assign(turn).click();
    await dialog().getByText(`${WORDS}.`).waitFor();
    await dialog().getByRole('button', { name: OWN }).click();
    await page.getByText(`Assigned: “${OWN}”. The next version of the report has it.`).waitFor();
    assert.deepEqual(
      (await codings()).map(({ quote }) => quote),
      [`${WORDS}.`],
    );
    await page.evaluate('getSelection().removeAllRanges()');
    await assign(turn).focus();
    await page.keyboard.press('Enter');
    await dialog().getByLabel(SEARCH).waitFor();
    await page.keyboard.type('The notes are fine');
    await dialog().getByText('Enter chooses “The notes are fine”.').waitFor();
    await page.keyboard.press('Enter');
    await turn.locator('.passages li').nth(1).waitFor();
    assert.match(
      String(await page.evaluate('document.activeElement?.getAttribute("aria-label")')),
      /^Assign a theme: /,
    );
    assert.equal(await turn.locator('mark.several').innerText(), `${WORDS}.`);
    assert.match(await turn.locator('.passages').innerText(), /You · from the next version/);
    await look(page, 'interview-assigned');
  });

  test('on a phone, words of another person are assigned by touch, and others see who did it', async () => {
    const phone = await browser.page(PHONE);
    await signIn(phone, 'Mia Member', `${home}/interviews/${conversations[1]}`);
    const turn = turnWith(WORDS, phone);
    await select(WORDS, phone);
    await assign(turn).tap();
    await dialog(phone).getByRole('button', { name: OWN }).tap();
    await turn.getByText('You · from the next version').waitFor();
    await phone.context().close();
    await page.goto(`${home}/interviews/${conversations[1]}`);
    await turnWith(WORDS).getByText('Mia Member · from the next version').waitFor();
  });

  test('an assignment is taken back and restored', async () => {
    const turn = turnWith(WORDS);
    await turn.getByRole('button', { name: /^Remove “/ }).click();
    await page.getByText(`Removed: “${OWN}”.`).waitFor();
    assert.equal(await turn.locator('mark').count(), 0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await turn.locator('mark').waitFor();
    assert.equal((await codings()).filter(({ quote }) => quote === WORDS).length, 1);
  });

  test('the next version has the theme with these passages', async () => {
    await page.goto(`${home}/report/corrections`);
    await page.locator('.made').getByText(OWN).waitFor();
    await page.getByRole('button', { name: 'Generate a new version' }).click();
    await page.getByText('There is no report to correct yet.').waitFor({ state: 'hidden' });
    const theme = page.locator('.theme').filter({ has: page.getByRole('heading', { name: OWN }) });
    await theme.getByText('Quotes: 2').click();
    const quotes = await theme.locator('blockquote b').allInnerTexts();
    assert.deepEqual(quotes.toSorted(), [WORDS, `${WORDS}.`]);
    await theme.getByRole('button', { name: `Change “${OWN}”` }).click();
    await dialog().getByLabel('Theme').fill('Paper is at hand');
    await page.keyboard.press('Enter');
    await theme.getByText('New name: Paper is at hand · from the next version').waitFor();
    await look(page, 'themes-own');
  });

  test('the list of corrections has what people added and assigned; a passage is removed there and restored by keyboard', async () => {
    const list = page
      .locator('section.card')
      .filter({ has: page.getByRole('heading', { name: 'Corrections', exact: true }) });
    const entry = (words: string | RegExp) => list.getByRole('listitem').filter({ hasText: words });
    await entry(/^Paper is at hand/)
      .getByText('in the report')
      .waitFor();
    const passage = entry(`${WORDS} → Paper is at hand`);
    await passage.getByText('in the report').waitFor();
    assert.equal(await list.getByText('Nothing was corrected yet.').count(), 0);
    await look(page, 'corrections-own');
    await passage.getByRole('button', { name: /^Remove “/ }).press('Enter');
    await passage.waitFor({ state: 'detached' });
    assert.equal((await codings()).length, 2);
    await page.getByRole('status').getByText('Removed: “Paper is at hand”.').waitFor();
    await list.locator('h3:focus').waitFor();
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).press('Enter');
    await passage.getByText('from the next version').waitFor();
    assert.deepEqual(
      (await codings()).map(({ quote }) => quote).filter((quote) => quote === WORDS),
      [WORDS],
    );
    await passage.getByRole('link', { name: 'See where' }).press('Enter');
    await turnWith(WORDS).waitFor();
    await page.goBack();
  });

  test('a theme with passages goes only after it is said what becomes of them', async () => {
    const theme = page.locator('.theme').filter({ has: page.getByRole('heading', { name: OWN }) });
    await theme.getByRole('button', { name: /^Remove “/ }).click();
    await dialog().getByLabel('Another theme gets them').check();
    await dialog().getByRole('combobox').selectOption('The notes are fine');
    await look(page, 'theme-remove', ['dialog[open]']);
    await dialog().getByRole('button', { name: 'Remove', exact: true }).click();
    await theme.getByText('Removed · from the next version').waitFor();
    await page.goto(`${home}/interviews/${conversations[1]}`);
    await turnWith(WORDS).locator('.passages').getByText('The notes are fine').waitFor();
    assert.equal(new Set((await codings()).map(({ code_id }) => code_id)).size, 1);
    assert.ok(!(await names()).includes('Paper is at hand'));
  });

  test('a theme is found among hundreds; where there is none, it says so', async () => {
    let codes = Array.from({ length: 300 }, (_, n) => ({ id: `w-${n}`, name: `Theme ${n} of many`, author: 'floor' }));
    await page.route('**/codebook', (route) => route.fulfill({ json: { codes } }));
    await page.reload();
    await assign(turnWith(WORDS)).click();
    await dialog().getByRole('button', { name: 'Theme 299 of many' }).waitFor();
    await look(page, 'assign-many', ['dialog[open]']);
    await dialog().getByLabel(SEARCH).fill('299 OF');
    assert.deepEqual(await dialog().locator('.choice-list button').allInnerTexts(), [
      'Theme 299 of many',
      'New theme: “299 OF”',
    ]);
    codes = [];
    await page.reload();
    await turnWith(WORDS).getByText('Removed theme').waitFor();
    await assign(turnWith(WORDS)).click();
    await dialog().getByText('There are no themes yet. Name the first one.').waitFor();
    await page.unroute('**/codebook');
  });

  test('what fails is tried again, and a withheld turn is assigned to nothing', async () => {
    const fail = (requests: string) =>
      page.route(requests, (route) => route.fulfill({ status: 409, json: { detail: 'A text for programs' } }));
    await fail('**/codebook/codings?*');
    await fail('**/codebook');
    await page.reload();
    await page.getByRole('alert').waitFor();
    await page.unroute('**/codebook/codings?*');
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    const turn = turnWith(WORDS);
    await turn.locator('.passages li').waitFor();
    await assign(turn).click();
    await dialog().getByRole('alert').waitFor();
    await page.unroute('**/codebook');
    await dialog().getByRole('button', { name: 'Try again' }).click();
    await page.route('**/codebook/codings', (route) =>
      route.fulfill({ status: 404, json: { detail: 'A text for programs', code: 'not_found' } }),
    );
    await dialog().getByRole('button', { name: 'The notes are fine' }).click();
    await dialog().getByText('The theme or the turn has changed in the meantime.').waitFor();
    await page.unroute('**/codebook/codings');
    await page.route('**/transcript', async (route) => {
      const transcript = (await (await route.fetch()).json()) as { turns: object[] };
      const turns = transcript.turns.map((each) => ({ ...each, is_withheld: true }));
      await route.fulfill({ json: { ...transcript, turns } });
    });
    await page.reload();
    await turn.getByText('withheld').waitFor();
    assert.equal(await assign(turn).count(), 0);
    await page.unroute('**/transcript');
  });

  test('no page raised an error or a violation of the content security policy', () => {
    assert.deepEqual(browser.problems, []);
  });
});

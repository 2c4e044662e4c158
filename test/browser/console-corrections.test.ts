// Corrections of a report in the console, with the real stack: themes and quotes, by mouse, keyboard and phone.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { loadSamples } from '../../deploy/local/samples.ts';
import { Api } from '../support/api.ts';
import { reportReady } from '../support/campaign.ts';
import { noChromium } from '../support/chromium.ts';
import { ConsoleBrowser, PHONE, look, signIn } from '../support/console.ts';
import { eventually } from '../support/eventually.ts';
import { useSystem } from '../support/shared-stack.ts';

interface Correction {
  kind: string;
  label: string | null;
  applied: boolean | null;
}

const { base_url, demo } = await useSystem(after);
const api = new Api(base_url, { key: demo.api_keys.full });

/** A campaign of its own with a report of several themes: other tests read those of the demo. */
async function sampleCampaign(): Promise<string> {
  const { interviews, ...campaign } = loadSamples().find(({ name }) => name.startsWith('Moving')) ?? assert.fail();
  const { id } = await api.ok<{ id: string }>(api.post('/v1/interviews', { ...campaign, name: 'Invoices' }));
  for (const { file: _, ...interview } of interviews) {
    await api.ok(api.post(`/v1/interviews/${id}/conversations/import`, interview));
  }
  await reportReady(api, id, interviews.length);
  return id;
}

describe('correcting a report in the console', { skip: noChromium }, () => {
  let browser: ConsoleBrowser;
  let page: Page;
  let at = '';
  let address = '';

  before(async () => {
    browser = await ConsoleBrowser.start();
    page = await browser.page();
    const id = await sampleCampaign();
    at = `/v1/interviews/${id}/report`;
    const { key_themes } = await api.ok<{ key_themes: { label: string }[] }>(api.get(at));
    assert.ok(key_themes.length >= 4);
    address = `${base_url}/app/w/${demo.workspace_id}/campaigns/${id}/report/corrections`;
    await signIn(page, 'Olivia Owner', address);
  });
  after(() => browser?.close());

  const made = () => api.ok<Correction[]>(api.get(`${at}/corrections`));
  const theme = (index: number, on = page) => on.locator('.theme').nth(index);

  test('a theme is renamed by keyboard alone', async () => {
    await page.getByText('Nothing was corrected yet.').waitFor();
    await theme(0)
      .getByRole('button', { name: /^Rename/ })
      .focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await look(page, 'corrections-rename', ['dialog[open]']);
    await page.getByRole('dialog').getByLabel('New name').fill('Everything about money');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    assert.match(String(await page.evaluate('document.activeElement?.getAttribute("aria-label")')), /^Rename/);
    await page.getByText('Saved. It takes effect in the next version.').waitFor();
    await theme(0)
      .getByText(/→ Everything about money · from the next version/)
      .waitFor();
  });

  test('themes are merged', async () => {
    await theme(1)
      .getByRole('button', { name: /^Merge/ })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Choose at least one more theme.').waitFor();
    assert.equal(await dialog.getByRole('button', { name: 'Merge', exact: true }).isDisabled(), true);
    const other = (await theme(2).getByRole('heading').textContent()) ?? '';
    await dialog.getByLabel(other, { exact: true }).check();
    await look(page, 'corrections-merge', ['dialog[open]']);
    await dialog.getByLabel('Name of the merged theme (optional)').fill('Both of them');
    await dialog.getByRole('button', { name: 'Merge 2 themes' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await theme(2)
      .getByText(/→ Both of them/)
      .waitFor();
    assert.deepEqual(
      (await made()).map(({ kind, label }) => [kind, label]),
      [
        ['merge_themes', 'Both of them'],
        ['relabel_theme', 'Everything about money'],
      ],
    );
  });

  test('a quote is objected to', async () => {
    await theme(3)
      .getByText(/^Quotes: /)
      .click();
    const quote = theme(3).locator('.quotes > li').first();
    await quote.getByLabel('Kind').selectOption('aside');
    await quote.getByRole('button', { name: 'Object to it' }).click();
    await quote.getByText('from the next version').waitFor();
    assert.equal((await made())[0]?.kind, 'set_statement');
  });

  test('on a phone, a theme is rejected and the rejection withdrawn', async () => {
    const phone = await browser.page(PHONE);
    await signIn(phone, 'Mia Member', address);
    await theme(0, phone)
      .getByRole('button', { name: /^Reject/ })
      .tap();
    await phone.getByRole('dialog').getByRole('button', { name: 'Reject' }).tap();
    await theme(0, phone)
      .getByText(/^Hide a theme: /)
      .waitFor();
    assert.equal((await made()).length, 4);
    await phone.getByRole('button', { name: /^Withdraw: Hide/ }).tap();
    await phone.getByText('Withdrawn. The next version no longer applies it.').waitFor();
    assert.equal((await made()).length, 3);
    await phone.context().close();
  });

  test('the next version has the corrections, and one that it does not have is named', async () => {
    await page.reload();
    await theme(0)
      .getByRole('button', { name: /^Reject/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
    await page.getByText('Corrections that wait for the next version: 4').waitFor();
    await page.getByRole('button', { name: 'Generate a new version' }).click();
    await page.getByRole('link', { name: 'Back to the report' }).last().waitFor();
    await eventually(async () => assert.ok((await made()).every(({ applied }) => applied !== null)), {
      timeout_ms: 120_000,
    });
    await page.getByText('Saved. It takes effect in the next version.').waitFor({ state: 'hidden' });
    // The engine finds each of them again: the answer of a report that has changed more is made here.
    await page.route('**/report/corrections?*', async (route) => {
      const response = await route.fetch();
      const [first, ...others] = (await response.json()) as Correction[];
      await route.fulfill({ response, json: [{ ...first, applied: false }, ...others] });
    });
    await page.reload();
    await page.getByText('in the report', { exact: true }).first().waitFor();
    await page.getByText(/^Not applied: its theme or quote is gone/).waitFor();
    await theme(1)
      .getByText(/^Quotes: /)
      .click();
    await look(page, 'corrections');
    await page.unroute('**/report/corrections?*');
  });

  test('a campaign without a report has nothing to correct', async () => {
    await page.route('**/report', (route) =>
      route.fulfill({ status: 409, json: { detail: 'There is no report yet.', code: 'report_not_ready' } }),
    );
    await page.reload();
    await page.getByText('There is no report to correct yet.').waitFor();
    await page.unroute('**/report');
  });

  test('a report without themes says why nothing can be renamed, and what makes it possible', async () => {
    await page.route('**/report', async (route) => {
      const response = await route.fetch();
      const report = (await response.json()) as object;
      await route.fulfill({ response, json: { ...report, key_themes: [], conversation_count: 1 } });
    });
    await page.reload();
    await page
      .getByText(/nothing to rename or merge: this report has no themes\. .* number of interviews is 1\./)
      .waitFor();
    await page.getByText(/When more interviews are finished, make the report again/).waitFor();
    await page.unroute('**/report');
  });

  test('no page raised an error or a violation of the content security policy', () => {
    assert.deepEqual(browser.problems, []);
  });
});

// Files of interviews in the console, with the real stack: read before they are sent, corrected, imported or rejected.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { Api } from '../support/api.ts';
import { createCampaign, talk } from '../support/campaign.ts';
import { noChromium } from '../support/chromium.ts';
import { docxOf } from '../support/document-files.ts';
import { ConsoleBrowser, look, signIn } from '../support/console.ts';
import { useSystem } from '../support/shared-stack.ts';

const { base_url, demo } = await useSystem(after);
const api = new Api(base_url, { key: demo.api_keys.full });

const fileOf = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
const NOTES = `Kim: How was the last hand-over?
Ana Roth: The notes were gone again, and we phoned around for an hour.
Kim: What would help?
Ana Roth: A board where they stay visible.
Guest: I was there as well.`;

describe('importing interviews in the console', { skip: noChromium }, () => {
  let browser: ConsoleBrowser;
  let page: Page;
  let campaign = '';

  before(async () => {
    browser = await ConsoleBrowser.start();
    page = await browser.page();
    campaign = (await createCampaign(api)).id;
    for (const person of [
      { name: 'Ana Roth', email: 'ana@example.org' },
      { name: 'Bea Lund', email: 'bea@example.org' },
    ])
      await api.ok(api.post(`/v1/interviews/${campaign}/contacts`, person));
    await signIn(
      page,
      'Olivia Owner',
      `${base_url}/app/w/${demo.workspace_id}/campaigns/${campaign}/interviews/import`,
    );
  });
  after(() => browser?.close());

  const card = (name: string) => page.getByRole('group', { name });
  const stored = async () => (await api.ok<unknown[]>(api.get(`/v1/interviews/${campaign}/conversations`))).length;

  test('a file shows how it begins and who seems to speak, before anything is sent', async () => {
    await look(page, 'import-empty');
    await page
      .getByLabel('Files')
      .setInputFiles([
        fileOf('ward.txt', NOTES),
        fileOf('bo@example.org.json', JSON.stringify(talk(1))),
        fileOf('broken.vtt', 'WEBVTT\n\nno timing here\n'),
        fileOf('half.json', '{ "turns": ['),
      ]);
    await card('half.json').getByText('is not complete JSON').waitFor();
    await page.getByRole('button', { name: 'Check: 3' }).waitFor();
    assert.equal(await page.locator('.tabs .active').innerText(), 'Interviews');
    await card('ward.txt').getByText('Kim: How was the last hand-over?').waitFor();
    assert.equal(await page.getByLabel('Role of Kim').inputValue(), 'interviewer');
    assert.equal(await page.getByLabel('Role of Ana Roth').inputValue(), 'participant');
    assert.equal(await card('bo@example.org.json').getByLabel('E-mail address').inputValue(), 'bo@example.org');
    assert.equal(await stored(), 0);
    await look(page, 'import-preview');
  });

  test('what the server rejects is not stored, and the lines are named', async () => {
    const offered = card('ward.txt').getByLabel('Whose interview');
    assert.deepEqual(await offered.locator('option').allTextContents(), [
      'Somebody who is not on the list',
      'Ana Roth (ana@example.org)',
      'Bea Lund (bea@example.org)',
    ]);
    assert.equal(await card('ward.txt').getByLabel('Name of the person').inputValue(), 'Ana Roth');
    await offered.selectOption({ label: 'Ana Roth (ana@example.org)' });
    await card('ward.txt').getByLabel('Name of the person').waitFor({ state: 'hidden' });
    assert.equal(await card('broken.vtt').getByLabel('Name of the person').inputValue(), 'broken');
    await page.getByRole('button', { name: 'Remove half.json' }).click();
    await page.getByRole('button', { name: 'Import: 3' }).click();
    await page.getByText('Imported: 1. Rejected: 2.').waitFor();
    await card('bo@example.org.json').getByText('Imported with 6 turns.').waitFor();
    await card('ward.txt').getByText('Line 5').waitFor();
    await card('ward.txt').getByText('Who speaks here is not known.').waitFor();
    await card('ward.txt').getByText('Guest: I was there as well.').last().waitFor();
    await card('broken.vtt').getByText('Not imported. Nothing of this file was stored.').waitFor();
    assert.equal(await stored(), 1);
    await look(page, 'import-rejected');
  });

  test('a label that is added by hand makes the file importable', async () => {
    await page.getByRole('button', { name: 'Remove broken.vtt' }).click();
    await card('ward.txt').getByLabel('Another label').fill('Guest');
    await card('ward.txt').getByRole('button', { name: 'Add' }).click();
    assert.equal(await page.getByLabel('Role of Guest').inputValue(), 'participant');
    await page.getByRole('button', { name: 'Import: 1' }).click();
    await card('ward.txt').getByText('Imported with 5 turns.').waitFor();
    assert.equal(await stored(), 2);
    await card('ward.txt').getByRole('link', { name: 'To the interview' }).click();
    await page.locator('.turns').getByText('I was there as well.').waitFor();
    await page.goBack();
  });

  test('lines that are speech are imported when a person says so', async () => {
    await page.getByLabel('Files').setInputFiles(fileOf('di@example.org.txt', NOTES));
    await page.getByRole('button', { name: 'Import: 1' }).click();
    await page.getByLabel('These lines are speech, not speakers').check();
    await page.getByRole('button', { name: 'Import: 1' }).click();
    await card('di@example.org.txt').getByText('Imported with 4 turns.').waitFor();
    await card('di@example.org.txt').getByText('Lines: 5').waitFor();
  });

  test('a Word file is shown like the others', async () => {
    const buffer = await docxOf({ title: 'Ward', sections: [{ heading: 'Ward 7', paragraphs: NOTES.split('\n') }] });
    const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    await page.getByLabel('Files').setInputFiles({ name: 'fay@example.org.docx', mimeType, buffer });
    const word = card('fay@example.org.docx');
    await word.getByText('Kim: How was the last hand-over?').waitFor();
    await page.getByRole('button', { name: 'Import: 1' }).click();
    await word.getByText('Line 6').waitFor();
    await word.getByText('Guest: I was there as well.').last().waitFor();
    await word.getByLabel('Another label').fill('Guest');
    await word.getByRole('button', { name: 'Add' }).click();
    await page.getByRole('button', { name: 'Import: 1' }).click();
    await word.getByText('Imported with 5 turns.').waitFor();
  });

  test('the server shows how it reads several files, and what it would reject, before anything is stored', async () => {
    const known = await stored();
    const files = [fileOf('eve@example.org.txt', NOTES), fileOf('flo@example.org.json', JSON.stringify(talk(2)))];
    await page.getByLabel('Files').setInputFiles(files);
    const [eve, flo] = [card('eve@example.org.txt'), card('flo@example.org.json')];
    await page.getByRole('button', { name: 'Check: 2' }).click();
    await flo.getByText('Read by the server: 6 turns.').waitFor();
    await eve.getByText('Line 5').waitFor();
    await eve.getByLabel('These lines are speech, not speakers').check();
    await page.getByRole('button', { name: 'Check: 2' }).click();
    await eve.getByText('Kim: Interviewer (2)').waitFor();
    await eve.getByText('Lines: 5').waitFor();
    await look(page, 'import-checked');
    await eve.getByLabel('Role of Kim').selectOption('participant');
    await eve.getByText('Read by the server').waitFor({ state: 'hidden' });
    assert.equal(await stored(), known);
    for (const { name } of files) await page.getByRole('button', { name: `Remove ${name}` }).click();
  });

  test('a table is shown by its rows and imported like the others, whatever its cells hold', async () => {
    const table = 'Time;Speaker;Text\r\n0:01;Kim;What would help?\r\n0:04;Ana Roth;"=1+1; and a board"\r\n';
    const buffer = Buffer.from(`\ufeff${table}`, 'utf16le');
    await page.getByLabel('Files').setInputFiles({ name: 'hal@example.org.csv', mimeType: 'text/csv', buffer });
    const hal = card('hal@example.org.csv');
    await hal.getByText('Ana Roth: =1+1; and a board').waitFor();
    assert.equal(await hal.getByLabel('Role of Kim').inputValue(), 'interviewer');
    await page.getByRole('button', { name: 'Import: 1' }).click();
    await hal.getByText('Imported with 2 turns.').waitFor();
  });

  test('a question that is not recognised is assigned before the import, and changed and taken back afterwards by keyboard', async () => {
    const asks = 'Kim: Give me a mark for all of it, please.\nAna Roth: A seven, the colleagues are kind.';
    await page.getByLabel('Files').setInputFiles(fileOf('gil@example.org.txt', asks.replaceAll('\n', '\n\n')));
    const gil = card('gil@example.org.txt');
    await gil.getByLabel('Another label').fill('Kim');
    await gil.getByRole('button', { name: 'Add' }).click();
    await gil.getByLabel('Role of Kim').selectOption('interviewer');
    await gil.getByLabel('Another label').fill('Ana Roth');
    await gil.getByRole('button', { name: 'Add' }).click();
    await page.getByRole('button', { name: 'Check: 1' }).click();
    await gil.getByText('Questions of the guide that are asked: 0.').waitFor();
    await gil.getByText('Which question each turn asks').click();
    const choice = gil.getByLabel(/^The question of the guide that this asks: Give me a mark/);
    assert.equal(await choice.locator('option:checked').innerText(), 'not recognised');
    await choice.selectOption({ label: '2. How satisfied are you, from 1 to 10?' });
    await look(page, 'import-questions');
    await page.getByRole('button', { name: 'Import: 1' }).click();
    await gil.getByRole('link', { name: 'To the interview' }).click();
    const answers = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Answers' }) });
    await answers.getByText('7', { exact: true }).waitFor();
    const turn = page.locator('.turns li').filter({ hasText: 'Give me a mark' });
    await turn.getByText('2. How satisfied are you, from 1 to 10? · said by the team').waitFor();
    await turn.getByRole('button', { name: /^Change the question that this asks/ }).press('Enter');
    const changed = turn.getByRole('combobox');
    await look(page, 'interview-question');
    await changed.selectOption({ label: 'No question of the guide' });
    await turn.getByText('No question of the guide · said by the team').waitFor();
    await answers.getByText('7', { exact: true }).waitFor({ state: 'hidden' });
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).press('Enter');
    await answers.getByText('7', { exact: true }).waitFor();
    await changed.selectOption({ label: 'What was recognised (take it back)' });
    await turn.getByText('Asks: not recognised').waitFor();
    await answers.getByText('7', { exact: true }).waitFor({ state: 'hidden' });
    await page.goBack();
  });

  test('a title, a date and a guessed encoding stop no file, and nobody types an address', async () => {
    const text = `Interview mit Frau Groß, 12.3.2025\nDatum: 12.3.2025\n\n${NOTES.replaceAll('Ana Roth', 'Jörg Groß').replace(/\nGuest.*/, '')}`;
    await page
      .getByLabel('Files')
      .setInputFiles({ name: 'titled.txt', mimeType: 'text/plain', buffer: Buffer.from(text, 'latin1') });
    const titled = card('titled.txt');
    await titled.getByText('was read as Windows-1252').waitFor();
    assert.equal(await titled.getByLabel('Name of the person').inputValue(), 'Jörg Groß');
    await page.getByRole('button', { name: 'Check: 1' }).click();
    await titled.getByText('Lines 1, 2: words before the first speaker label were left out.').waitFor();
    await page.getByRole('button', { name: 'Import: 1' }).click();
    await titled.getByText('Imported with 4 turns.').waitFor();
    const contacts = await api.ok<{ name: string; email: string | null }[]>(
      api.get(`/v1/interviews/${campaign}/contacts`),
    );
    assert.equal(contacts.find(({ name }) => name === 'Jörg Groß')?.email, null);
  });

  test('a file is dropped, and one that no browser reads is left to the server', async () => {
    const data = await page.evaluateHandle(`(() => {
      const data = new DataTransfer();
      data.items.add(new File(['PK' + String.fromCharCode(3, 4)], 'report.docx'));
      return data;
    })()`);
    await page.locator('.drop').dispatchEvent('drop', { dataTransfer: data });
    await card('report.docx').getByText('This file is read by the server only').waitFor();
  });

  test('no page raised an error or a violation of the content security policy', () => {
    assert.deepEqual(browser.problems, []);
  });
});

// The console with the real stack: the journey of a research lead from the sign-in to a shared report, and what she sees when something fails.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, describe, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { Api } from '../support/api.ts';
import { importTalk, talk } from '../support/campaign.ts';
import { noChromium } from '../support/chromium.ts';
import { ConsoleBrowser, PHONE, look, signIn, tab, withMail } from '../support/console.ts';
import { Participant } from '../support/participant.ts';
import { useSystem } from '../support/shared-stack.ts';

const system = await useSystem(after);
const { base_url, demo } = system;
const api = new Api(base_url, { key: demo.api_keys.full });
const HOME = `${base_url}/app/w/${demo.workspace_id}`;
const NAME = `Night hand-over ${Date.now()}`;
/** Waits until the element has the focus. */
const focused = (place: Locator) => place.and(place.page().locator(':focus')).waitFor();
const CSV = `Name;E-Mail;Ward\nAna Roth;ana@example.org;7\nBo Berg;bo@example.org;9\n`;

describe('the console', { skip: noChromium }, () => {
  let browser: ConsoleBrowser;
  let page: Page;
  /** Of the campaign, below the address of the workspace. */
  let campaign = '';
  let shared = '';

  before(async () => {
    browser = await ConsoleBrowser.start();
    page = await browser.page();
  });
  after(() => browser?.close());

  const open = (name: string) => tab(page, name);

  test('signs in at the issuer and returns to the address that was opened', async () => {
    await page.goto(HOME);
    await page.getByRole('heading', { name: 'Sign in to the console' }).waitFor();
    await look(page, 'sign-in');
    await signIn(page, 'Olivia Owner', HOME);
    await page.getByRole('heading', { level: 1, name: 'Demo workspace' }).waitFor();
    await page
      .getByRole('link', { name: /completed/ })
      .first()
      .waitFor();
    await look(page, 'home');
    const stored = await page.evaluate<string>(
      'JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href])',
    );
    assert.doesNotMatch(stored, /eyJ|access_token|id_token/);
  });

  test('a reload keeps the person signed in, without a token in storage', async () => {
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Demo workspace' }).waitFor();
    assert.equal(page.url(), HOME);
  });

  test('a campaign is made from a template', async () => {
    await page.getByRole('link', { name: 'New campaign' }).press('Enter');
    await page.waitForURL(`${HOME}/new`);
    assert.equal(await page.evaluate('document.activeElement?.id'), 'content');
    await page.getByText('Where work gets stuck').click();
    await page.getByLabel('Name').fill(NAME);
    await page.getByLabel('What the interview is for').fill('We want to make the hand-over easier.');
    await page.getByLabel('What the team needs to know from question 2').fill('Who is asked for help');
    await page.getByRole('button', { name: 'Remove question 4' }).click();
    await page.getByText('Why people leave').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    assert.equal(await page.getByLabel('Name').inputValue(), NAME);
    await page.getByLabel('Question 3', { exact: true }).fill('How well does your work flow, from 1 to 10?');
    await page.getByText('Name both ends in the question').waitFor();
    await page.getByRole('button', { name: 'See how it may run' }).click();
    const third = page.getByRole('listitem').filter({ has: page.getByLabel('Question 3', { exact: true }) });
    await third.getByText('Say what the lowest and the highest number mean.').waitFor();
    await look(page, 'create');
    await page.getByLabel('Name').fill('');
    await page.getByRole('button', { name: 'Create the campaign' }).click();
    await focused(page.getByLabel('Name'));
    await page.getByText('Fill this in.').waitFor();
    await page.getByLabel('Name').fill(NAME);
    await page.getByText('Fill this in').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Create the campaign' }).click();
    await page.getByRole('heading', { level: 1, name: NAME }).waitFor();
    campaign = new URL(page.url()).pathname.split('/campaigns/')[1]?.split('/')[0] ?? '';
    const { questions, settings } = await api.ok<{
      questions: { kind: string; learn: string | null }[];
      settings: Record<string, unknown>;
    }>(api.get(`/v1/interviews/${campaign}`));
    assert.equal(settings['participant_intro'], 'We want to make the hand-over easier.');
    assert.deepEqual(
      questions.map(({ kind, learn }) => [kind, learn]),
      [
        ['open', null],
        ['open', 'Who is asked for help'],
        ['scale', null],
      ],
    );
  });

  test('the guide is changed later, and a removed question comes back before it is saved', async () => {
    await open('Guide');
    await page.getByRole('button', { name: 'Remove question 1' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Move question 3 up' }).click();
    await page.getByLabel('Kind of question 1').selectOption({ label: 'Number' });
    await page.getByLabel('Smallest answer to question 1').fill('0');
    await page.getByLabel('Kind of question 1').selectOption({ label: 'One of several options' });
    await page.getByLabel('Options of question 1').fill('A form\nA person');
    await page.getByRole('button', { name: 'See how it may run' }).click();
    const shown = page.getByRole('group').filter({ hasText: 'How it may run' }).getByRole('listitem');
    await shown.filter({ hasText: 'A form' }).first().waitFor();
    await page.getByRole('button', { name: 'Try it yourself' }).click();
    const phone = page.getByRole('dialog');
    const answer = phone.getByLabel('Your answer');
    await focused(answer);
    await page.keyboard.type('Yes, let’s start.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await phone.getByRole('button', { name: 'A form' }).waitFor();
    await focused(answer);
    await phone.getByRole('button', { name: 'A form' }).press('Enter');
    await phone.locator('li.participant').filter({ hasText: 'A form' }).waitFor();
    await phone.getByRole('button', { name: 'Start again' }).waitFor();
    await focused(answer);
    await look(page, 'try', ['dialog[open]']);
    await phone.getByRole('button', { name: 'Close' }).click();
    await page.getByLabel('Whether question 1 must be asked').selectOption({ label: 'May be left out' });
    await look(page, 'guide');
    await open('People');
    await look(page, 'guide-unsaved', ['dialog[open]']);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved.', { exact: true }).waitFor();
    const { questions } = await api.ok<{ questions: { kind: string; options: string[]; required: boolean }[] }>(
      api.get(`/v1/interviews/${campaign}`),
    );
    assert.deepEqual(
      questions.map(({ kind, options, required }) => [kind, options.length, required]),
      [
        ['choice', 2, false],
        ['scale', 0, true],
        ['open', 0, true],
      ],
    );
    await open('People');
  });

  test('people come from a CSV file and pasted lines after a preview, and are invited', async () => {
    await page.getByText('There is nobody on the list yet.').waitFor();
    await look(page, 'people-empty');
    const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) };
    await page.getByLabel('Or choose a CSV file').setInputFiles(file);
    await page.getByText('Ward: 7').waitFor();
    await page.getByRole('button', { name: 'Add to the list: 2' }).click();
    await page.getByText('Added: 2').waitFor();
    await page.getByLabel('Paste addresses').fill('Di <di@>\nEve <eve@example.org>\nEVE@example.org');
    await page.getByText('is not an e-mail address').waitFor();
    await page.getByText('stands here twice').waitFor();
    await page.getByText('Left out: 2').waitFor();
    await page.getByRole('button', { name: 'Add to the list: 1' }).waitFor();
    await page.getByLabel('Paste addresses').fill('Cy Dahl <cy@example.org>\nana@example.org');
    await page.getByRole('button', { name: 'Add to the list: 2' }).click();
    await page.getByText('ana@example.org: is on the list already').waitFor();
    await page.getByRole('button', { name: 'Start' }).click();
    const start = page.getByRole('dialog', { name: 'Start the campaign?' });
    await start.getByText('You can no longer change the questions').waitFor();
    await start.getByRole('button', { name: 'Start' }).press('Enter');
    await focused(page.getByRole('heading', { name: 'People', exact: true }));
    await page.getByRole('button', { name: 'Make a link' }).press('Enter');
    await page.getByRole('img', { name: 'The link as a QR code' }).waitFor();
    await focused(page.getByLabel('Link to join'));
    await page.getByText('This server sends no mail.').waitFor();
    await page.getByLabel('Personal link of Ana Roth').waitFor();
    await page.getByRole('button', { name: 'Copy all links' }).click();
    await page.getByText('Copied', { exact: true }).waitFor();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download links (CSV)' }).click();
    const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split('\r\n');
    assert.equal(lines.length, 4);
    assert.ok(lines.some((line) => /^"Ana Roth","ana@example.org","http[^"]+"$/.test(line)));
    await look(page, 'people');
  });

  test('some of the people are invited, and who comes back finds what became of them', async () => {
    await withMail(page);
    await page.reload();
    assert.ok(await page.getByRole('button', { name: 'Remind everybody' }).isDisabled());
    await page.getByRole('button', { name: 'Invite everybody' }).click();
    await page.getByText('E-mails to send: 3.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Invite everybody' }).click();
    await page.getByText('3 this server sends no mail').waitFor();
    await page.getByLabel('Select Ana Roth').check();
    await page.getByRole('button', { name: 'Invite: 1' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Invite: 1' }).click();
    await page.getByText('1 this server sends no mail').waitFor();
    await page.getByLabel('Invitation', { exact: true }).selectOption({ label: 'invited by mail' });
    await page.getByText('Nobody fits').waitFor();
    await open('Progress');
    await open('People');
    await page.getByText('1 this server sends no mail').waitFor();
  });

  test('a transcript is imported, and its interview shows transcript and summary', async () => {
    await open('Interviews');
    await page.getByText('There are no interviews yet.').waitFor();
    await page.getByRole('link', { name: 'Import interviews' }).click();
    const content = Buffer.from(JSON.stringify(talk(0)));
    await page.getByLabel('Files').setInputFiles({ name: 'talk.json', mimeType: 'application/json', buffer: content });
    await page.getByLabel('E-mail address').fill('person0@example.org');
    await page.getByRole('button', { name: 'Import: 1' }).click();
    await page.getByText('Imported with 6 turns.').waitFor();
    await page.getByRole('link', { name: 'All interviews' }).click();
    await page.getByRole('link', { name: 'person0@example.org' }).waitFor();
    await look(page, 'interviews');
    await page.getByRole('link', { name: 'person0@example.org' }).click();
    await page.getByRole('heading', { name: 'Summary' }).waitFor();
    await page.locator('.turns li').nth(5).waitFor();
    await look(page, 'interview');
  });

  test('a turn with signs of distress is withheld until a person has cleared it', async () => {
    const { token } = await api.ok<{ token: string }>(api.post(`/v1/interviews/${campaign}/join-links`));
    const maya = await Participant.join(base_url, token, { name: 'Maya Lund' });
    await maya.say('Honestly, I do not want to live any more.');
    await open('Interviews');
    await page.getByText('1 to look at').waitFor();
    await page.getByRole('link', { name: 'Maya Lund' }).click();
    await page.locator('.turns').getByText('withheld').waitFor();
    await look(page, 'interview-flagged');
    await page.getByRole('button', { name: /^Mark as seen/ }).click();
    await page.getByRole('heading', { name: 'To look at' }).waitFor({ state: 'hidden' });
    await page.locator('.turns').getByText('withheld').waitFor({ state: 'hidden' });
  });

  test('an admin deletes a person who asks for it, after being asked', async () => {
    const { token } = await api.ok<{ token: string }>(api.post(`/v1/interviews/${campaign}/join-links`));
    const olga = await Participant.join(base_url, token, { name: 'Olga Brandt' });
    await olga.say('The notes get lost between shifts.');
    await open('Interviews');
    await page.getByRole('link', { name: 'Olga Brandt' }).click();
    const button = page.getByRole('button', { name: 'Delete this person’s data' });
    await button.click();
    const asked = page.getByRole('dialog', { name: 'Delete everything of Olga Brandt?' });
    await asked.getByRole('button', { name: 'Cancel' }).click();
    await button.click();
    await asked.getByRole('button', { name: 'Delete this person’s data' }).click();
    await page.getByRole('link', { name: 'Maya Lund' }).waitFor();
    await page.getByRole('link', { name: 'Olga Brandt' }).waitFor({ state: 'hidden' });
    const told = page.getByRole('status').filter({ hasText: 'Deleted: all data of Olga Brandt.' });
    await told.waitFor();
    await look(page, 'interviews-erased');
    await open('Progress');
    await told.waitFor({ state: 'detached' });
  });

  test('an admin deletes somebody from the list of people, after being asked, by keyboard', async () => {
    await api.ok(api.post(`/v1/interviews/${campaign}/contacts`, { name: 'Udo Falk', email: 'udo@example.org' }));
    await open('People');
    const row = page.getByRole('row').filter({ hasText: 'Udo Falk' });
    await row.getByText('More', { exact: true }).focus();
    await page.keyboard.press('Enter');
    await row.getByRole('button', { name: 'Delete this person’s data' }).press('Enter');
    const asked = page.getByRole('dialog', { name: 'Delete everything of Udo Falk?' });
    await look(page, 'people-erase', ['dialog[open]']);
    await asked.getByRole('button', { name: 'Cancel' }).press('Enter');
    await row.getByRole('button', { name: 'Delete this person’s data' }).press('Enter');
    await asked.getByRole('button', { name: 'Delete this person’s data' }).press('Enter');
    await row.waitFor({ state: 'detached' });
    await focused(page.getByRole('heading', { name: 'People', exact: true }));
    const told = page.getByRole('status').filter({ hasText: 'Deleted: all data of Udo Falk.' });
    await told.getByRole('button', { name: 'Close' }).press('Enter');
    await told.waitFor({ state: 'detached' });
  });

  test('a guide that has been started is fixed, and its campaign is duplicated as a draft', async () => {
    await open('Guide');
    await page.getByText('The questions are fixed since the campaign was started').waitFor();
    assert.equal(await page.getByRole('button', { name: 'Add a question' }).count(), 0);
    await look(page, 'guide-fixed');
    await page.getByRole('button', { name: 'Duplicate' }).click();
    await page.getByRole('heading', { level: 1, name: `${NAME} (2)` }).waitFor();
    await page.getByRole('button', { name: 'Add a question' }).waitFor();
    await page.goBack();
    await page.getByText('The questions are fixed since the campaign was started').waitFor();
  });

  test('the progress counts people and imports', async () => {
    for (const n of [1, 2, 3]) await importTalk(api, campaign, n);
    await open('Progress');
    await page.getByText('Imported interviews: 4').waitFor();
    await look(page, 'progress');
  });

  test('the report is generated and read, and its quotes lead to the transcript', async () => {
    await open('Report');
    const document = page.frameLocator('.document iframe');
    // The third interview has started the first version.
    await document.locator('h1').waitFor();
    await page.getByRole('button', { name: 'Generate a new version' }).click();
    await page.getByRole('button', { name: 'Show it' }).click();
    await page.getByText(/^Version 2 is ready/).waitFor();
    await document.getByText('Version 2').waitFor();
    await look(page, 'report');
    await document.locator('.evidence li [data-jump]').first().click();
    await page.waitForURL(/\/interviews\/[0-9a-f-]+#[0-9a-f-]+$/);
    await page.locator('.turns .cited').waitFor();
  });

  test('a link to the report opens without an account until it is revoked', async () => {
    await open('Share');
    await page.getByText('There are no links.').waitFor();
    assert.equal(await page.getByLabel('Show what participants said').isChecked(), false);
    await page.getByText('Off at first, because people can be recognised by their words.').waitFor();
    await page.getByLabel('What the link is for').fill('For the board');
    await page.getByRole('button', { name: 'Make a link' }).press('Enter');
    await focused(page.getByLabel('Link to the report'));
    shared = await page.getByLabel('Link to the report').inputValue();
    await page.getByText('For the board', { exact: true }).waitFor();
    assert.equal(await page.getByLabel('What the link is for').inputValue(), '');
    await page.getByText(/^Link of .+ · works until .+ · opened: 0$/).waitFor();
    await look(page, 'share');
    const reader = await browser.page();
    await reader.goto(shared);
    const body = reader.frameLocator('#document iframe').locator('body');
    await body.locator('h1').waitFor();
    assert.match(await body.innerText(), new RegExp(NAME));
    assert.doesNotMatch(await reader.content(), /For the board/);
    assert.doesNotMatch(await body.innerHTML(), /For the board/);
    await page.getByRole('button', { name: 'Revoke: For the board' }).click();
    const { y = 0, height = 0 } = (await page.getByRole('dialog').boundingBox()) ?? {};
    const below = (page.viewportSize()?.height ?? 0) - y - height;
    assert.ok(Math.abs(y - below) <= 1, `the dialog is not in the middle: ${y} above it, ${below} below`);
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await page.getByText('There are no links.').waitFor();
    assert.equal(await page.getByLabel('Link to the report').count(), 0);
    await focused(page.getByRole('heading', { name: 'Links', exact: true }));
    await reader.reload();
    await reader.locator('#problem').waitFor();
    await reader.context().close();
  });

  test('an ended session asks for a sign-in above the page and keeps what was typed', async () => {
    await open('People');
    await page.getByLabel('Paste addresses').fill('Di Eck <di@example.org>');
    await page.route('**/v1/interviews/*/contacts', (route) =>
      route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer a.b.c' } }),
    );
    await page.getByRole('button', { name: 'Add to the list: 1' }).click();
    await page.getByRole('heading', { name: 'Your session has ended' }).waitFor();
    await look(page, 'expired', ['dialog[open]']);
    await page.unroute('**/v1/interviews/*/contacts');
    await page.locator('#expired').getByRole('button', { name: 'Sign in' }).click();
    await page.locator('#expired').waitFor({ state: 'hidden' });
    assert.equal(await page.getByLabel('Paste addresses').inputValue(), 'Di Eck <di@example.org>');
    await page.getByRole('button', { name: 'Add to the list: 1' }).click();
    await page.getByText('Added: 1').waitFor();
  });

  test('a lost connection is said, and the request is tried again', async () => {
    await open('Progress');
    await page.route('**/v1/interviews/*/progress', (route) => route.abort());
    await page.reload();
    await page.getByRole('heading', { name: 'No connection' }).waitFor();
    await look(page, 'failing');
    await page.unroute('**/v1/interviews/*/progress');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Imported interviews: 4').waitFor();
  });

  test('somebody of another workspace sees nothing, and a member is not offered what admins do', async () => {
    const other = await browser.page();
    await signIn(other, 'Otto Other', `${HOME}/campaigns/${campaign}`);
    await other.getByRole('heading', { name: 'There is nothing here' }).waitFor();
    assert.ok(!(await other.locator('body').innerText()).includes(NAME));
    await look(other, 'missing');
    await other.goto(`${base_url}/app`);
    await other.getByRole('heading', { name: 'Your first campaign' }).waitFor();
    await look(other, 'home-empty');
    await other.context().close();
    const member = await browser.page(PHONE);
    await signIn(member, 'Mia Member', `${HOME}/campaigns/${campaign}/share`);
    await member.getByText('Admins and owners share reports.').waitFor();
    await tab(member, 'People');
    await member.getByRole('rowheader', { name: 'Ana Roth' }).waitFor();
    assert.equal(await member.getByText('More', { exact: true }).count(), 0);
    await member.context().close();
  });

  test('the language that is chosen holds for every text, by keyboard', async () => {
    await page.getByRole('button', { name: 'Menu' }).focus();
    await page.keyboard.press('Enter');
    await look(page, 'menu', ['#menu']);
    await page.getByLabel('Language').selectOption('de');
    await page.getByRole('navigation').getByRole('link', { name: 'Bericht' }).waitFor();
    assert.equal(await page.evaluate('document.documentElement.lang'), 'de');
  });

  test('signing out ends the session at the issuer too', async () => {
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await page.getByRole('button', { name: 'Anmelden' }).waitFor();
    await page.goto('about:blank');
    await page.goto(`${base_url}/app#sign-in`);
    await page.getByRole('button', { name: 'Olivia Owner' }).waitFor();
    await page.goto(HOME);
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await page.getByRole('button', { name: 'Olivia Owner' }).waitFor();
  });

  test('no page raised an error or a violation of the content security policy', () => {
    assert.deepEqual(browser.problems, []);
  });
});

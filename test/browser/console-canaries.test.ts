// What people fill in is text on every screen of the console, whatever it contains; and the token of whoever reads it stays in memory.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Frame, Page } from 'playwright-core';
import { Api } from '../support/api.ts';
import { createCampaign, reportReady, talk } from '../support/campaign.ts';
import { noChromium } from '../support/chromium.ts';
import { ConsoleBrowser, signIn } from '../support/console.ts';
import { eventually } from '../support/eventually.ts';
import { useSystem } from '../support/shared-stack.ts';

const { base_url, demo } = await useSystem(after);
const api = new Api(base_url, { key: demo.api_keys.full });
const owner = new Api(base_url, { token: demo.tokens.owner });
const HOME = `${base_url}/app/w/${demo.workspace_id}`;

/** Markup of one field: an element that nothing else has, and what would run if it were markup. */
const canary = (field: string) =>
  `${field}"'><x-canary></x-canary><img src=x onerror="alert('${field}')"><svg onload="alert('${field}')"></svg>`;
/** A marker of each canary that is shown as text. */
const SHOWN = '<x-canary></x-canary>';

/** A campaign whose every text is a canary, with people, interviews, a report and a correction. */
async function filledCampaign(): Promise<{ id: string; conversation: string }> {
  const { id } = await createCampaign(api, {
    name: canary('name'),
    goal: canary('goal'),
    questions: [
      { text: canary('question'), kind: 'open', topic: canary('topic').slice(0, 100), learn: canary('learn') },
      { text: canary('choice'), kind: 'choice', options: [canary('option a'), canary('option b')] },
    ],
    settings: { consent_text: canary('consent'), support_text: canary('support') },
  });
  await api.ok(api.post(`/v1/interviews/${id}/start`));
  await api.ok(api.post(`/v1/interviews/${id}/join-links`, { attributes: { ward: canary('ward').slice(0, 200) } }));
  await api.ok(
    api.post(`/v1/interviews/${id}/contacts`, { name: canary('contact'), attributes: { ward: canary('value') } }),
  );
  let conversation = '';
  for (const n of [0, 1, 2]) {
    const turns = (talk(n).turns as { text: string }[]).map((turn) => ({
      ...turn,
      text: turn.text.replace('hand-over notes', `hand-over notes ${canary('turn')}`),
    }));
    const contact = {
      name: canary(`person ${n}`),
      email: `canary${n}@example.org`,
      attributes: { ward: canary('attribute') },
    };
    const body = { contact, format: 'json', transcript: { turns } };
    const imported = await api.ok(api.post(`/v1/interviews/${id}/conversations/import`, body));
    conversation = String(imported['conversation_id']);
  }
  await reportReady(api, id, 3);
  const { key_themes } = await api.ok<{ key_themes: { id: string }[] }>(api.get(`/v1/interviews/${id}/report`));
  const [theme] = key_themes;
  assert.ok(theme);
  await owner.ok(owner.post(`/v1/interviews/${id}/report/shares`, { label: canary('label').slice(0, 80) }));
  const correction = { kind: 'relabel_theme', theme_ids: [theme.id], label: canary('theme').slice(0, 120) };
  await owner.ok(owner.post(`/v1/interviews/${id}/report/corrections`, correction));
  await assignedTheme(id, conversation);
  await api.ok(api.post(`/v1/interviews/${id}/report/regenerate`));
  await eventually(async () => {
    const { version_number, status } = await api.ok<{ version_number: number; status: string }>(
      api.get(`/v1/interviews/${id}/report/generation-status`),
    );
    assert.deepEqual([version_number, status], [2, 'ready']);
  });
  return { id, conversation };
}

/** A theme of people's own with a passage, and one without. */
async function assignedTheme(id: string, conversation: string): Promise<void> {
  const { turns } = await api.ok<{ turns: { id: string; speaker: string }[] }>(
    api.get(`/v1/interviews/${id}/conversations/${conversation}/transcript`),
  );
  const turn_id = turns.find(({ speaker }) => speaker === 'participant')?.id;
  const book = `/v1/interviews/${id}/codebook`;
  const draft = { name: canary('code').slice(0, 120), includes: canary('includes') };
  await owner.ok(owner.post(`${book}/codes`, draft));
  const code = await owner.ok(owner.post(`${book}/codes`, draft));
  await owner.ok(owner.post(`${book}/codings`, { turn_id, start: 0, end: 30, code_id: code['id'] }));
}

describe('what people fill in, in the console', { skip: noChromium }, () => {
  let browser: ConsoleBrowser;
  let page: Page;
  let campaign = '';
  let conversation = '';
  const tokens = new Set<string>();
  const dialogs: string[] = [];
  /** Everything that a page could have told: console, addresses. */
  const told: string[] = [];

  before(async () => {
    ({ id: campaign, conversation } = await filledCampaign());
    browser = await ConsoleBrowser.start();
    page = await browser.page();
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    page.on('console', (message) => told.push(message.text()));
    page.on('framenavigated', (frame) => told.push(frame.url()));
    page.on('request', (request) => {
      told.push(request.url());
      const bearer = /^Bearer (.+)$/.exec(request.headers()['authorization'] ?? '')?.[1];
      if (bearer !== undefined) tokens.add(bearer);
    });
    await page.addInitScript(
      `addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error('violates ' + violatedDirective + ': ' + blockedURI))`,
    );
    await page.route('**/v1/me', async (route) => {
      const me = (await (await route.fetch()).json()) as { user: object; workspaces: object[] };
      const workspaces = me.workspaces.map((each) => ({ ...each, name: canary('workspace') }));
      await route.fulfill({ json: { ...me, user: { ...me.user, name: canary('me') }, workspaces } });
    });
    await signIn(page, 'Olivia Owner', HOME);
  });
  after(() => browser?.close());

  /** No element came out of a text, in the page or in a report's frame. The screen shows at least one of them as text. */
  async function isText(what: string, within: Page | Frame = page): Promise<void> {
    await eventually(async () => assert.ok((await textOf(within)).includes(SHOWN), `${what} shows none`), {
      timeout_ms: 20_000,
    });
    for (const frame of page.frames()) {
      assert.equal(await frame.locator('x-canary, img[src="x"], svg[onload], [onerror]').count(), 0, what);
    }
    assert.deepEqual(dialogs, [], what);
  }

  /** What is shown and what is in fields. */
  const textOf = (within: Page | Frame) =>
    within.evaluate<string>(
      `[document.body.innerText, ...[...document.querySelectorAll('input, textarea')].map(({ value }) => value)].join('\\n')`,
    );

  for (const [name, below] of [
    ['home', ''],
    ['progress', '/campaigns/CAMPAIGN'],
    ['people', '/campaigns/CAMPAIGN/people'],
    ['interviews', '/campaigns/CAMPAIGN/interviews'],
    ['one interview', '/campaigns/CAMPAIGN/interviews/CONVERSATION'],
    ['corrections', '/campaigns/CAMPAIGN/report/corrections'],
    ['share', '/campaigns/CAMPAIGN/share'],
  ] as const) {
    test(`${name}: texts are shown as they are`, async () => {
      await page.goto(HOME + below.replace('CAMPAIGN', campaign).replace('CONVERSATION', conversation));
      await page.locator('main h1').first().waitFor();
      await eventually(async () => assert.equal(await page.locator('.loading').count(), 0));
      await isText(name);
    });
  }

  test('report: the document in its frame shows texts as they are, and so does the list of differences', async () => {
    await page.goto(`${HOME}/campaigns/${campaign}/report`);
    const handle = await page.locator('.document iframe').elementHandle();
    const frame = await handle?.contentFrame();
    assert.ok(frame);
    await frame.locator('h1').waitFor();
    await isText('report', frame);
    await page.getByLabel('What has changed since version').selectOption('1');
    await page.locator('.differences').waitFor();
    await isText('differences');
  });

  test('a theme that is being assigned: its words, the names of themes and what is typed are shown as they are', async () => {
    await page.goto(`${HOME}/campaigns/${campaign}/interviews/${conversation}`);
    await page
      .getByRole('button', { name: /^Assign a theme/ })
      .first()
      .click();
    await page.getByLabel('Search, or name a new theme').fill(canary('typed').slice(0, 120));
    await page.getByRole('button', { name: /^New theme/ }).waitFor();
    await isText('assigning');
  });

  test('ask: question, answer and quotes are shown as they are', async () => {
    await page.goto(`${HOME}/campaigns/${campaign}/ask`);
    await page.getByLabel('Your question').fill(`What about the hand-over notes? ${canary('asked')}`);
    await page.getByLabel('Your question').press('Enter');
    await page.locator('.said').first().waitFor();
    await isText('ask');
  });

  test('forms and previews: what is pasted, typed or read from a file is shown as it is', async () => {
    await page.goto(`${HOME}/campaigns/${campaign}/people`);
    const csv = `Name;E-Mail;Ward\n${canary('csv').replaceAll('"', '')};csv@example.org;${canary('cell').replaceAll('"', '')}\n`;
    const people = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
    await page.getByLabel('Or choose a CSV file').setInputFiles(people);
    await page.getByText('csv@example.org').first().waitFor();
    await isText('people from a file');
    await page.goto(`${HOME}/campaigns/${campaign}/interviews/import`);
    const name = 'a<x-canary></x-canary>b.txt';
    const buffer = Buffer.from(`Kim: ${canary('said')}?\nAna <x-canary></x-canary>: ${canary('answered')}\n`);
    await page.getByLabel('Files').setInputFiles({ name, mimeType: 'text/plain', buffer });
    await page.getByText('Kim:').first().waitFor();
    await isText('import');
    await page.goto(`${HOME}/new`);
    await page.getByText('An empty guide').click();
    await page.getByLabel('Name').fill(canary('typed'));
    await page.getByLabel('Question 1', { exact: true }).fill(canary('typed'));
    await isText('create');
  });

  test('no token was stored, shown in an address or logged', async () => {
    assert.ok(tokens.size > 0);
    const stored = await page.evaluate<string>(
      `JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])`,
    );
    const cookies = await page.context().cookies();
    const everything = [stored, JSON.stringify(cookies), ...told].join('\n');
    for (const token of tokens) assert.ok(!everything.includes(token));
    assert.doesNotMatch(everything, /eyJ[\w-]+\.[\w-]+\.[\w-]+/);
  });

  test('no page raised an error or a violation of the content security policy', () => {
    assert.deepEqual(browser.problems, []);
    assert.deepEqual(dialogs, []);
  });
});

// One interview in the console, with the real stack: its recording, who agreed to what, and new turns while it is held.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { Api } from '../support/api.ts';
import { createCampaign } from '../support/campaign.ts';
import { noChromium } from '../support/chromium.ts';
import { ConsoleBrowser, look, signIn } from '../support/console.ts';
import { eventually } from '../support/eventually.ts';
import { type Participant } from '../support/participant.ts';
import { recordedInterview, recordingsOf, uploadFile, wavFile } from '../support/recorded.ts';
import { useSystem } from '../support/shared-stack.ts';

const { base_url, demo } = await useSystem(after);
const api = new Api(base_url, { key: demo.api_keys.full });
/** Twelve seconds. */
const RECORDING = wavFile(200_000);

describe('one interview in the console', { skip: noChromium }, () => {
  let browser: ConsoleBrowser;
  let page: Page;
  let who: Participant;
  let address = '';

  before(async () => {
    browser = await ConsoleBrowser.start(['--autoplay-policy=no-user-gesture-required']);
    page = await browser.page();
    const { interview_id, conversation_id, who: participant, at } = await recordedInterview(api, base_url);
    who = participant;
    await uploadFile(base_url, who.token, RECORDING);
    await uploadFile(base_url, who.token, RECORDING);
    await eventually(async () =>
      assert.deepEqual(
        (await recordingsOf(api, at)).map(({ status }) => status),
        ['stored', 'stored'],
      ),
    );
    address = `${base_url}/app/w/${demo.workspace_id}/campaigns/${interview_id}/interviews/${conversation_id}`;
    await signIn(page, 'Olivia Owner', address);
  });
  after(() => browser?.close());

  const position = () => page.evaluate<number>(`document.querySelector('audio').currentTime`);

  test('it says who agreed to what, and when', async () => {
    await page.getByText(/^Maya Lindgren agreed on /).waitFor();
    await page.getByText('Details', { exact: true }).click();
    await page.getByRole('heading', { name: 'What the participant read about the automated interviewer' }).waitFor();
    await page.locator('details .campaign').waitFor();
  });

  test('turns appear as they are said, without asking for the transcript again', async () => {
    await page.locator('.turns li').first().waitFor();
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/transcript')) asked += 1;
    });
    await who.say('The notes of the night shift were gone again.');
    await page.locator('.turns').getByText('The notes of the night shift were gone again.').waitFor();
    await page
      .locator('.turns small')
      .getByText(/^(Next question of the guide|Follow-up|Asked again|Reply)$/)
      .first()
      .waitFor();
    assert.equal(asked, 0);
    await page.getByText('Themes can be assigned once the interview is finished.').waitFor();
    assert.equal(await page.getByRole('button', { name: /^Assign a theme/ }).count(), 0);
  });

  test('where events do not arrive, turns appear all the same', async () => {
    await page.route('**/conversations/*/events', (route) => route.abort());
    await page.reload();
    await page.locator('.turns').getByText('The notes of the night shift were gone again.').waitFor();
    await who.say('We phoned around for an hour.');
    await page.locator('.turns').getByText('We phoned around for an hour.').waitFor();
    await page.unroute('**/conversations/*/events');
  });

  test('the recording plays from a turn, and its parts follow each other', async () => {
    await page.route('**/transcript', async (route) => {
      const response = await route.fetch();
      const { turns, ...rest } = (await response.json()) as { turns: object[] };
      // Nobody waits that long in a test.
      const timed = turns.map((turn, index) => ({ ...turn, started_ms: 4_000 * (index + 1) }));
      await route.fulfill({ json: { ...rest, turns: timed } });
    });
    await page.reload();
    await page.getByRole('button', { name: /0:08$/ }).click();
    await eventually(async () => assert.ok((await position()) >= 8));
    await page.locator('.turns .heard').waitFor();
    await page.getByLabel('Speed').selectOption('2');
    assert.equal(await page.evaluate(`document.querySelector('audio').playbackRate`), 2);
    const first = await page.evaluate<string>(`document.querySelector('audio').src`);
    await eventually(async () => assert.notEqual(await page.evaluate(`document.querySelector('audio').src`), first));
    await eventually(async () => assert.ok((await position()) >= 1));
    await page.evaluate(`document.querySelector('audio').pause()`);
    await look(page, 'interview-recording');
    await page.unroute('**/transcript');
  });

  test('a recording that is gone is said', async () => {
    await page.route('**/recording/url*', (route) =>
      route.fulfill({ status: 404, json: { detail: 'Gone', code: 'recording_not_found' } }),
    );
    await page.reload();
    await page.getByRole('button', { name: 'Play the recording', exact: true }).click();
    await page.getByText('The recording is not available any more.').waitFor();
  });

  test('closed answers are shown as they stand in the end, with what a correction has replaced', async () => {
    const { id } = await createCampaign(api);
    const transcript = {
      turns: [
        { speaker: 'interviewer', text: 'How satisfied are you, from 1 to 10?' },
        { speaker: 'participant', text: 'A four.' },
        { speaker: 'interviewer', text: 'What leads you to that?' },
        { speaker: 'participant', text: 'Actually, make that a 6. The notes are better now.' },
      ],
    };
    const contact = { name: 'Ida Berg', email: 'ida@example.org' };
    const { conversation_id } = await api.ok<{ conversation_id: string }>(
      api.post(`/v1/interviews/${id}/conversations/import`, { contact, format: 'json', transcript }),
    );
    await page.goto(`${base_url}/app/w/${demo.workspace_id}/campaigns/${id}/interviews/${conversation_id}`);
    const answers = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Answers' }) });
    await answers.getByText('How satisfied are you, from 1 to 10?').waitFor();
    // The words that a value is read from stand beside it, and lead to their turn.
    assert.match(
      await answers.locator('dd').first().innerText(),
      /^6\s+corrected; was: 4\s+Actually, make that a 6\.\s+See where\s+Change$/,
    );
    await answers.getByRole('link').click();
    assert.match(await page.locator('.turns .cited').innerText(), /make that a 6/);
    assert.equal(await page.locator('.title .hint').last().innerText(), 'imported');
    await look(page, 'interview-answers');
  });

  test('a summary is announced until it is made, and not where nothing was said that it could have', async () => {
    const notice = page.getByText('The summary is being made.');
    for (const [summary, shown] of [
      [null, 1],
      [{ points: [], language: 'und', generated_at: '2026-03-01T10:00:00.000Z' }, 0],
    ] as const) {
      await page.route(/\/conversations\/[^/]+$/, async (route) => {
        const answer = (await (await route.fetch()).json()) as object;
        await route.fulfill({ json: { ...answer, summary } });
      });
      await page.reload();
      await page.locator('.turns li').first().waitFor();
      assert.equal(await notice.count(), shown);
      await page.unroute(/\/conversations\/[^/]+$/);
    }
  });

  test('no page raised an error or a violation of the content security policy', () => {
    assert.deepEqual(browser.problems, []);
  });
});

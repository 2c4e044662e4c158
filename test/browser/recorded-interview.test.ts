import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import axe from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { Api } from '../support/api.ts';
import { noChromium, startChromium } from '../support/chromium.ts';
import { eventually } from '../support/eventually.ts';
import { openCampaign } from '../support/participant.ts';
import { bytesOf, linkOf, recordingsOf } from '../support/recorded.ts';
import { useSystem } from '../support/shared-stack.ts';
import { SPOKEN } from '../support/transcription-server.ts';

const RATE = 48_000;
const PHONE = { viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true };
const SHOTS = process.env['SCREENSHOTS_DIR'];

/** Ten seconds of a tone, 16 bits: what the microphone hears. */
function toneFile(): Buffer {
  const count = RATE * 10;
  const file = Buffer.alloc(44 + count * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + count * 2, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(count * 2, 40);
  for (let n = 0; n < count; n += 1)
    file.writeInt16LE(Math.round(12_000 * Math.sin((n * 440 * 2 * Math.PI) / RATE)), 44 + n * 2);
  return file;
}

/** Plays a link from its second second. Resolves to the position reached. */
const PLAY = `(async () => {
  const audio = new Audio('LINK');
  await new Promise((resolve, reject) => {
    audio.onloadedmetadata = resolve;
    audio.onerror = () => reject(new Error('cannot be played: ' + audio.error?.message));
  });
  const seeked = new Promise((resolve) => (audio.onseeked = resolve));
  audio.currentTime = 2;
  await seeked;
  await audio.play();
  await new Promise((resolve) => (audio.ontimeupdate = () => audio.currentTime > 2.3 && resolve()));
  return audio.currentTime;
})()`;

const system = await useSystem(after);
const api = new Api(system.base_url, { key: system.demo.api_keys.full });

describe('a recorded interview on a phone', { skip: noChromium }, () => {
  const dir = mkdtempSync(join(tmpdir(), 'insights-tone-'));
  let browser: Browser;
  const problems: string[] = [];

  before(async () => {
    writeFileSync(join(dir, 'tone.wav'), toneFile());
    browser = await startChromium([
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${join(dir, 'tone.wav')}`,
      '--autoplay-policy=no-user-gesture-required',
    ]);
  });
  after(async () => {
    await browser?.close();
    rmSync(dir, { recursive: true, force: true });
  });

  interface Opened {
    context: BrowserContext;
    page: Page;
    interview_id: string;
  }

  /** The page up to the consent. */
  async function open(settings: Record<string, unknown>): Promise<Opened> {
    const { id, link } = await openCampaign(api, { settings });
    const context = await browser.newContext({ ...PHONE, permissions: ['microphone'], locale: 'en-GB' });
    const page = await context.newPage();
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(`${system.base_url}/join/${link}`);
    await page.locator('#join').waitFor();
    await page.click('#join-form button');
    await page.locator('#consent').waitFor();
    return { context, page, interview_id: id };
  }

  async function start(page: Page): Promise<void> {
    await page.check('#agree');
    await page.click('#consent-form button.primary');
    await page.locator('#talk').waitFor();
  }

  async function conversationOf(interviewId: string): Promise<string> {
    const path = `/v1/interviews/${interviewId}/conversations`;
    const rows = await api.ok<{ id: string }[]>(api.get<{ id: string }[]>(path));
    return `${path}/${rows[0]?.id}`;
  }

  const stateOf = (page: Page) => page.locator('#recording-panel').getAttribute('data-state');

  async function assertAccessible(page: Page): Promise<void> {
    await page.evaluate(axe.source);
    const found = (await page.evaluate('axe.run()')) as { violations: { id: string; nodes: { html: string }[] }[] };
    assert.deepEqual(
      found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
      [],
    );
  }

  async function shot(page: Page, name: string): Promise<void> {
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png` });
  }

  test('the recording survives a lost connection and a reload, and plays from its link at a seek offset', async () => {
    const { context, page, interview_id } = await open({ record_audio: true });
    await page.check('#record');
    await shot(page, 'record-consent');
    await assertAccessible(page);
    await start(page);
    await eventually(async () => assert.equal(await stateOf(page), 'recording'));
    const at = await conversationOf(interview_id);
    await eventually(async () => assert.ok(((await recordingsOf(api, at))[0]?.size_bytes ?? 0) > 0));
    await assertAccessible(page);
    await shot(page, 'record-talk');

    await context.setOffline(true);
    const beforeCut = (await recordingsOf(api, at))[0]?.size_bytes ?? 0;
    await eventually(async () => assert.match(String(await page.textContent('#recording-state')), /connection/));
    await context.setOffline(false);
    await eventually(async () => assert.ok(((await recordingsOf(api, at))[0]?.size_bytes ?? 0) > beforeCut));

    await page.reload();
    await page.locator('#talk').waitFor();
    await eventually(async () => {
      const parts = await recordingsOf(api, at);
      assert.deepEqual(
        parts.map(({ part, status }) => [part, status]),
        [
          [1, 'stored'],
          [2, 'uploading'],
        ],
      );
    });

    await page.click('#recording-pause');
    await eventually(async () => assert.equal(await stateOf(page), 'paused'));
    await page.click('#recording-pause');
    await eventually(async () => assert.equal(await stateOf(page), 'recording'));
    await page.click('#recording-stop');
    await eventually(async () => assert.equal(await stateOf(page), 'stored'));
    const parts = await recordingsOf(api, at);
    assert.deepEqual(
      parts.map(({ status }) => status),
      ['stored', 'stored'],
    );
    assert.ok((parts[0]?.duration_seconds ?? 0) >= 4, 'the duration is read from the container');

    const link = await linkOf(api, at);
    assert.equal((await bytesOf(link)).subarray(0, 4).toString('hex'), '1a45dfa3');
    const player = await context.newPage();
    const played = await player.evaluate(PLAY.replace('LINK', link));
    assert.ok(typeof played === 'number');
    assert.ok(played > 2.3 && played < 10, `played to ${played}`);
    assert.deepEqual(problems, []);
  });

  test('a spoken answer becomes a draft that the person reads before sending it', async () => {
    const { page } = await open({});
    // Without the recognition of the browser, which would send the audio to its maker.
    await page.addInitScript('delete window.SpeechRecognition; delete window.webkitSpeechRecognition;');
    await start(page);
    await page.reload();
    await page.locator('#talk').waitFor();
    await page.locator('#voice').waitFor();
    assert.equal(await page.locator('#recording-panel').isVisible(), false);
    await assertAccessible(page);
    await page.locator('#voice').focus();
    await page.keyboard.press('Enter');
    await eventually(async () => assert.equal(await page.getAttribute('#voice', 'aria-pressed'), 'true'));
    await page.waitForTimeout(1_500);
    await page.keyboard.press('Enter');
    await eventually(async () => assert.equal(await page.inputValue('#say'), SPOKEN));
    assert.equal(await page.locator('#turns .own').count(), 0);
    await page.fill('#say', `${SPOKEN} Twice.`);
    await page.click('#say-form button.primary');
    await eventually(async () =>
      assert.deepEqual(await page.locator('#turns .own .words').allTextContents(), [`${SPOKEN} Twice.`]),
    );
    assert.deepEqual(problems, []);
  });

  test('without the permission the interview goes on in writing', async () => {
    const { context, page } = await open({ record_audio: true });
    await context.clearPermissions();
    await page.addInitScript(
      'navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("no", "NotAllowedError"));',
    );
    await page.evaluate(
      'navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("no", "NotAllowedError"));',
    );
    await page.check('#record');
    await start(page);
    await eventually(async () => assert.equal(await stateOf(page), 'refused'));
    await page.fill('#say', 'In writing, then.');
    await page.click('#say-form button.primary');
    await eventually(async () =>
      assert.deepEqual(await page.locator('#turns .own .words').allTextContents(), ['In writing, then.']),
    );
  });
});

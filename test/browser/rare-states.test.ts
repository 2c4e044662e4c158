// States that the whole system reaches rarely: a gateway answers with them while a test plays the campaigns service.
import assert from 'node:assert/strict';
import { type TestContext, after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright-core';
import type { sessions } from '@insights/contracts';
import express from 'express';
import { PageAnswer } from '../../services/gateway/src/core/answer-pages.ts';
import { serveAlone, serveHttp } from '../../services/gateway/src/gateway.fixture.ts';
import { answerPagesAt, pagesAt } from '../../services/gateway/src/pages.ts';
import { routes } from '../../services/gateway/src/routes/index.ts';
import { SESSION_ID, sessionsServer } from '../../services/gateway/src/sessions.fixture.ts';
import { violationsOf } from '../support/axe.ts';
import { noChromium, startChromium } from '../support/chromium.ts';
import { pageLanguages } from '../support/size.ts';

const SHOTS = process.env['SCREENSHOTS_DIR'];
const PHONE = { width: 390, height: 844 };

type State = Pick<sessions.ParticipantSession, 'status' | 'place' | 'expected_wait_seconds' | 'scheduled_for'>;
const none = { place: null, expected_wait_seconds: null, scheduled_for: null };

const STATES: Readonly<Record<string, { state: State; section: string; text: RegExp }>> = {
  waiting: {
    state: { ...none, status: 'waiting', place: 2, expected_wait_seconds: 540 },
    section: '#waiting',
    text: /2 (people|Personen|personnes|personas)[\s\S]*9 /,
  },
  'waiting without an estimate': {
    state: { ...none, status: 'waiting' },
    section: '#waiting',
    text: /busy|beschäftigt|occupés|ocupados/,
  },
  'consent in a campaign for adults': {
    state: { ...none, status: 'available' },
    section: '#adults-row',
    text: /18/,
  },
  scheduled: {
    state: { ...none, status: 'scheduled', scheduled_for: '2030-05-06T08:00:00Z' },
    section: '#scheduled',
    text: /2030/,
  },
  expired: {
    state: { ...none, status: 'expired' },
    section: '#problem',
    text: /closed|geschlossen|fermé|cerrada/,
  },
};

const sessionIn = (state: State, language: string): sessions.ParticipantSession => ({
  id: SESSION_ID,
  interview_id: SESSION_ID,
  ...state,
  campaign: {
    interview_id: SESSION_ID,
    name: 'Hand-over on the ward',
    status: 'active',
    language,
    consent_text: 'Yes.',
    consent_version: '1',
    max_duration_minutes: 30,
    allow_participant_to_hide_name: true,
    hide_participant_names: false,
    participant_intro: 'Why hand-over fails at night.',
    controller_name: null,
    contact_email: null,
    retention_days: 30,
    notice: { version: '1', text: 'A program asks.' },
    prefill: [],
    participant_language: language,
    intro_language: language,
    consent_language: language,
    browser_dictation: true,
    adults_only: true,
  },
  consent: null,
  expires_at: null,
  conversation_id: null,
  last_seq: 0,
  return_url: null,
  return_mail: null,
  records_audio: false,
  can_transcribe: false,
});

/** `told`: what the stream sends after the state. */
async function pageIn(
  t: TestContext,
  state: State,
  language: string,
  told: () => AsyncIterable<sessions.SessionEvent> = nothing,
): Promise<string> {
  const server = await sessionsServer(t);
  await server.start({
    getSession: async () => sessionIn(state, language),
    async *streamSession(_request, { signal }) {
      yield { event: { $case: 'state', value: state } };
      yield* told();
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    },
  });
  const env = { ...server.env, PUBLIC_URL: 'https://api.example.com' };
  const { url } = await serveAlone(t, routes, { env, withPages: true });
  return `${url}/join/session#${server.token}`;
}

async function* nothing(): AsyncGenerator<sessions.SessionEvent> {}

const turnOf = (
  seq: number,
  speaker: 'interviewer' | 'participant',
  text: string,
  over: Partial<sessions.SessionTurn> = {},
): sessions.SessionEvent => ({
  event: {
    $case: 'turn',
    value: {
      turn_id: `t${seq}`,
      seq,
      speaker,
      text,
      question_id: null,
      progress: null,
      why: null,
      choices: [],
      input: null,
      is_closing: false,
      is_help: false,
      ...over,
    },
  },
});
const wordsOf = (seq: number, start: number, text: string): sessions.SessionEvent => ({
  event: { $case: 'turn_delta', value: { turn_id: `t${seq}`, seq, start, text } },
});

async function unsubscribePages(t: TestContext): Promise<string> {
  const app = express();
  const [mounted, answers] = [
    pagesAt({ publicUrl: 'https://api.example.com', docsFolder: '', issuer: '' }),
    answerPagesAt('https://api.example.com'),
  ];
  app.use('/assets', mounted['/assets'] ?? assert.fail('no files'));
  app.get('/:variant', ({ params }, response) =>
    answers.send(response, 200, new PageAnswer('unsubscribe', params.variant)),
  );
  return serveHttp(t, app);
}

describe('rare states of the interview page', { skip: noChromium }, () => {
  let browser: Browser;
  before(async () => {
    browser = await startChromium();
  });
  after(() => browser?.close());

  test('the pages to unsubscribe: axe finds nothing in any language, and only the question has a button', async (t) => {
    const url = await unsubscribePages(t);
    for (const language of pageLanguages) {
      const context = await browser.newContext({ viewport: PHONE, locale: language, bypassCSP: true });
      const page = await context.newPage();
      for (const [variant, buttons] of [
        ['ask', 1],
        ['done', 0],
      ] as const) {
        await page.goto(`${url}/${variant}`);
        assert.equal(await page.getAttribute('html', 'lang'), language);
        assert.equal(await page.locator('form button').filter({ visible: true }).count(), buttons);
        assert.deepEqual(await violationsOf(page), []);
      }
      await context.close();
    }
  });

  test('the interviewer’s words appear as they come, in the place of “is writing”; a screen reader hears the turn once', async (t) => {
    const steps = [0, 1, 2, 3].map(() => Promise.withResolvers<void>());
    async function* told(): AsyncGenerator<sessions.SessionEvent> {
      yield turnOf(1, 'interviewer', 'What happened?');
      yield turnOf(2, 'participant', 'The list was gone.');
      const rest = [wordsOf(3, 0, 'Mhm.'), wordsOf(3, 4, ' It was gone.'), wordsOf(3, 0, 'Mhm. It was gone.')];
      for (const [n, event] of [...rest, turnOf(3, 'interviewer', 'Mhm. It was gone. And then?')].entries()) {
        await steps[n]?.promise;
        yield event;
      }
    }
    const page = await browser.newPage({ viewport: PHONE, locale: 'en' });
    await page.goto(await pageIn(t, { ...none, status: 'in_progress' }, 'en', told));
    const words = page.locator('#turns .words');
    await page.locator('#thinking').waitFor();
    const place = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0;
    const former = await place('#thinking');
    for (const [n, text] of ['Mhm.', 'Mhm. It was gone.', 'Mhm. It was gone.'].entries()) {
      steps[n]?.resolve();
      await words.nth(2).filter({ hasText: text }).waitFor();
      assert.equal(await words.nth(2).textContent(), text);
      assert.equal(await page.locator('#thinking').isVisible(), false);
      assert.doesNotMatch((await page.textContent('#announcer')) ?? '', /gone/u);
    }
    assert.ok(Math.abs((await place('#turns li:last-child')) - former) < 48, 'nothing jumps');
    steps[3]?.resolve();
    await words.nth(2).filter({ hasText: 'And then?' }).waitFor();
    assert.equal(await words.count(), 3);
    assert.equal(await page.textContent('#announcer'), 'Mhm. It was gone. And then?');
    await page.close();
  });

  test('what says where help is stands apart, and its numbers can be called', async (t) => {
    const text =
      'If you are in danger, call 112 (999 in the UK), or 0800 111 0 111, from 08:00 to 22:30, 24/7 in 2 places.';
    async function* told(): AsyncGenerator<sessions.SessionEvent> {
      yield turnOf(1, 'interviewer', 'It is 112, not here.');
      yield turnOf(2, 'interviewer', text, { is_help: true });
    }
    const page = await browser.newPage({ viewport: { width: 320, height: 568 }, locale: 'en', bypassCSP: true });
    await page.goto(await pageIn(t, { ...none, status: 'in_progress' }, 'en', told));
    await page.locator('.turn.help').waitFor();
    assert.equal(await page.locator('.turn.help .words').textContent(), text);
    const links = await page.locator('#turns a').evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    assert.deepEqual(links, ['tel:112', 'tel:999', 'tel:08001110111']);
    assert.deepEqual(await violationsOf(page), []);
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/help.png` });
    await page.close();
  });

  test('a goodbye that says where help is has numbers that can be called, and stays after the end', async (t) => {
    async function* told(): AsyncGenerator<sessions.SessionEvent> {
      yield turnOf(1, 'interviewer', 'You can call 0800 111 0 111, day and night.', { is_help: true });
      yield turnOf(2, 'participant', 'I want to stop.');
      yield turnOf(3, 'interviewer', 'We stop here. The help named above stays on this page, and 112.', {
        is_help: true,
      });
      yield { event: { $case: 'state', value: { ...none, status: 'completed' } } };
    }
    const page = await browser.newPage({ viewport: PHONE, locale: 'en', bypassCSP: true });
    await page.goto(await pageIn(t, { ...none, status: 'in_progress' }, 'en', told));
    for (const turns of ['#turns', '#done-help']) {
      await page.locator(`${turns} .turn.help`).filter({ visible: true }).nth(1).waitFor();
      const links = await page.locator(`${turns} a`).evaluateAll((found) => found.map((a) => a.getAttribute('href')));
      assert.deepEqual(links, ['tel:08001110111', 'tel:112'], turns);
    }
    assert.deepEqual(await violationsOf(page), []);
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/help-done.png` });
    await page.close();
  });

  for (const language of pageLanguages) {
    for (const [name, { state, section, text }] of Object.entries(STATES)) {
      test(`${name}, ${language}: says what is so, and axe finds nothing in either theme`, async (t) => {
        const context = await browser.newContext({ viewport: PHONE, locale: language, bypassCSP: true });
        const page = await context.newPage();
        await page.goto(await pageIn(t, state, language));
        await page.locator(section).waitFor();
        assert.match(await page.innerText(section), text);
        assert.deepEqual(await violationsOf(page), []);
        await page.emulateMedia({ colorScheme: 'dark' });
        assert.deepEqual(await violationsOf(page, ['color-contrast']), []);
        if (SHOTS && language === 'en') await page.screenshot({ path: `${SHOTS}/${name.replaceAll(' ', '-')}.png` });
        await context.close();
      });
    }
  }
});

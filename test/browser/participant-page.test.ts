import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { services } from '../../deploy/local/services.ts';
import { Api } from '../support/api.ts';
import { createCampaign } from '../support/campaign.ts';
import { noChromium, startChromium } from '../support/chromium.ts';
import { eventually } from '../support/eventually.ts';
import { begin, own, say } from '../support/participant-page.ts';
import { useSystem } from '../support/shared-stack.ts';

interface Transcript {
  turns: { speaker: string; text: string }[];
}

const noInterviewer = services.some(({ role }) => role === 'interviewer') ? false : 'no interviewer runs in this stack';
const PHONE = { viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1200, height: 800 } };
const SMALLEST_PHONE = { viewport: { width: 320, height: 568 }, isMobile: true, hasTouch: true };
/** Id, font size and number of labels of each visible field. */
const FIELDS = `[...document.querySelectorAll('main input, main textarea')].filter((field) => field.checkVisibility())
  .map((field) => [field.id, parseFloat(getComputedStyle(field).fontSize), field.labels.length])`;
const system = await useSystem(after);
const baseUrl = system.base_url;
const api = new Api(baseUrl, { key: system.demo.api_keys.full });
const SHOTS = process.env['SCREENSHOTS_DIR'];

async function shot(page: Page, name: string): Promise<void> {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png` });
}

describe('the participant page on a phone', { skip: noChromium }, () => {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const problems: string[] = [];

  before(async () => {
    browser = await startChromium();
  });
  after(() => browser?.close());

  async function openCampaign(over: Record<string, unknown> = {}): Promise<{ id: string; url: string }> {
    const { id } = await createCampaign(api, over);
    await api.ok(api.post(`/v1/interviews/${id}/start`));
    const link = await api.ok(api.post(`/v1/interviews/${id}/join-links`));
    return { id, url: String(link['url']) };
  }

  async function openPage(url: string, device: object = PHONE): Promise<Page> {
    const context = await browser.newContext(device);
    contexts.push(context);
    const page = await context.newPage();
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      // Chromium reports blocked policies and failed requests alike; these tests only disconnect the page's network.
      if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) problems.push(message.text());
    });
    await page.goto(url);
    return page;
  }

  async function participantTurns(interviewId: string): Promise<string[]> {
    const conversations = await api.ok<{ id: string }[]>(
      api.get<{ id: string }[]>(`/v1/interviews/${interviewId}/conversations`),
    );
    const path = `/v1/interviews/${interviewId}/conversations/${conversations[0]?.id}/transcript`;
    const { turns } = await api.ok<Transcript>(api.get<Transcript>(path));
    return turns.filter(({ speaker }) => speaker === 'participant').map(({ text }) => text);
  }

  test('a whole interview is conducted, finished and stored word for word', { skip: noInterviewer }, async () => {
    const { id, url } = await openCampaign();
    const page = await openPage(url);
    await shot(page, 'join');
    await begin(page, 'Ada');
    const answers = [
      'The notes were lost between the shifts, and I phoned around for an hour.',
      'About 4, because nobody knows who got which medication.',
      'The night shift, when agency staff have no access cards.',
    ];
    for (const [index, answer] of answers.entries()) {
      await eventually(async () => {
        const asked = await page.locator('#turns .turn:not(.own)').count();
        assert.ok(asked > index, 'a question for each answer');
      });
      await say(page, answer);
    }
    await eventually(async () => assert.deepEqual(await own(page), answers));
    await shot(page, 'talk');
    await page.click('#menu-button');
    await shot(page, 'menu');
    await page.click('#finish');
    await page.click('#question-yes');
    await page.locator('#done').waitFor();
    await shot(page, 'done');
    await page.click('#read');
    await page.locator('#mine').waitFor();
    assert.deepEqual(await page.locator('#said .own .words').allTextContents(), answers);
    await eventually(async () => assert.deepEqual(await participantTurns(id), answers));
  });

  test('a link to an interview that is not started, or is paused, says so before it asks anything', async () => {
    const { id } = await createCampaign(api);
    const link = await api.ok(api.post(`/v1/interviews/${id}/join-links`));
    const page = await openPage(String(link['url']), SMALLEST_PHONE);
    await page.getByRole('heading', { name: 'This interview is not open yet' }).waitFor();
    await shot(page, 'not-open');
    await api.ok(api.post(`/v1/interviews/${id}/start`));
    await page.click('#try-again');
    await page.click('#join-form button');
    await page.locator('#consent').waitFor();
    await api.ok(api.post(`/v1/interviews/${id}/pause`));
    await page.check('#agree');
    await page.click('#consent-form button');
    await page.getByRole('heading', { name: 'This interview is paused' }).waitFor();
    const { funnel } = await api.ok<{ funnel: Record<string, number> }>(api.get(`/v1/interviews/${id}/progress`));
    assert.deepEqual([funnel['contacts'], funnel['consented']], [1, 0]);
    await api.ok(api.post(`/v1/interviews/${id}/resume`));
    await page.click('#try-again');
    await page.locator('#consent').waitFor();
    await page.check('#agree');
    await page.click('#consent-form button');
    await page.locator('#talk').waitFor();
  });

  test('a draft survives a reload, and a message sent offline arrives once', async () => {
    const { id, url } = await openCampaign();
    const page = await openPage(url);
    await begin(page);
    assert.equal(page.url(), `${baseUrl}/join/session`, 'the address shows no token');
    await page.fill('#say', 'half a thou');
    await page.reload();
    await page.locator('#talk').waitFor();
    assert.equal(await page.inputValue('#say'), 'half a thou');
    await page.context().setOffline(true);
    await say(page, 'said in a tunnel');
    await say(page, 'and this behind it');
    await page.locator('#pending .state', { hasText: 'Not sent yet' }).first().waitFor();
    await shot(page, 'offline');
    await page.context().setOffline(false);
    await eventually(async () => assert.deepEqual(await own(page), ['said in a tunnel', 'and this behind it']));
    assert.equal(await page.locator('#pending li').count(), 0);
    await page.reload();
    await eventually(async () => assert.deepEqual(await own(page), ['said in a tunnel', 'and this behind it']));
    assert.deepEqual(await participantTurns(id), ['said in a tunnel', 'and this behind it']);
  });

  test('a lost response is requested again, and the message is not stored twice', async () => {
    const { id, url } = await openCampaign();
    const page = await openPage(url);
    await begin(page);
    let lost = 0;
    await page.route('**/v1/join/session/turns', async (route) => {
      await route.fetch();
      if (lost++ === 0) return route.abort();
      return route.continue();
    });
    await say(page, 'only once');
    await eventually(async () => assert.deepEqual(await own(page), ['only once']));
    await eventually(async () => assert.equal(await page.locator('#pending li').count(), 0));
    assert.ok(lost >= 1);
    assert.deepEqual(await participantTurns(id), ['only once']);
  });

  test('a participant can withdraw their interview, which deletes it', async () => {
    const { id, url } = await openCampaign();
    const page = await openPage(url);
    await begin(page);
    await say(page, 'I should not have said that');
    await eventually(async () => assert.equal((await own(page)).length, 1));
    const token = await page.evaluate(() => sessionStorage.getItem('interview:token'));
    await page.click('#menu-button');
    await page.click('#withdraw');
    await page.click('#question-yes');
    await page.getByRole('heading', { name: 'Deleted' }).waitFor();
    assert.equal(await page.evaluate(() => sessionStorage.length), 0);
    const session = await new Api(baseUrl, { token: token ?? '' }).get('/v1/join/session');
    assert.equal(session.body['status'], 'cancelled');
    const conversations = await api.ok<unknown[]>(api.get<unknown[]>(`/v1/interviews/${id}/conversations`));
    assert.deepEqual(conversations, []);
  });

  test('skip, break, stop and delete are in reach by finger and keyboard in four languages', async () => {
    for (const language of ['en', 'de', 'fr', 'es']) {
      const { url } = await openCampaign({ language });
      const page = await openPage(url, { ...SMALLEST_PHONE, colorScheme: language === 'de' ? 'dark' : 'light' });
      await begin(page);
      for (const id of ['wish-skip', 'wish-break', 'wish-stop', 'wish-delete']) {
        const box = await page.locator(`#${id}`).boundingBox();
        assert.ok(box !== null && box.height >= 44 && box.width >= 44, `${language} ${id}`);
      }
      assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 320);
      await page.locator('#wish-skip').press('Enter');
      await eventually(async () => assert.equal((await own(page)).length, 1));
      await shot(page, `buttons-${language}`);
    }
  });

  test('the buttons to delete and to stop ask first, and then do it', async () => {
    const { url } = await openCampaign();
    const page = await openPage(url);
    await begin(page);
    await page.click('#wish-delete');
    await page.click('#question-yes');
    await page.getByRole('heading', { name: 'Deleted' }).waitFor();
    const other = await openPage(url);
    await begin(other);
    await other.click('#wish-stop');
    await other.click('#question-yes');
    await other.locator('#done').waitFor();
  });

  test('a personal link opens the interview on another device and is removed from the address bar at once', async () => {
    const { url } = await openCampaign();
    const page = await openPage(url);
    await begin(page);
    await say(page, 'begun here');
    await eventually(async () => assert.deepEqual(await own(page), ['begun here']));
    await page.click('#menu-button');
    await page.click('#show-link');
    const link = await page.inputValue('#own-link');
    assert.match(link, /\/join\/return#iib_/);
    const other = await openPage(link);
    await eventually(async () => assert.deepEqual(await own(other), ['begun here']));
    assert.equal(other.url(), `${baseUrl}/join/session`);
  });

  test('on the smallest phone nothing is cut off, every field has a label, and no field makes iOS zoom', async () => {
    const { url } = await openCampaign({ name: 'Hand-over-between-night-and-early-shift on the ward' });
    const page = await openPage(url, SMALLEST_PHONE);
    const check = async () => {
      assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 320);
      const fields = await page.evaluate<[string, number, number][]>(FIELDS);
      assert.ok(fields.length > 0);
      for (const [id, size, labels] of fields)
        assert.ok(size >= 16 && labels > 0, `${id}: ${size} px, ${labels} labels`);
    };
    await page.locator('#join').waitFor();
    await check();
    await page.click('#join-form button');
    await page.locator('#consent').waitFor();
    await check();
    await page.click('#consent-form button');
    await page.locator('#consent-error', { hasText: 'Please agree first.' }).waitFor();
    await page.check('#agree');
    await page.click('#consent-form button');
    await page.locator('#talk').waitFor();
    await page.fill('#say', 'a long answer '.repeat(40));
    await check();
    await shot(page, 'smallest');
  });

  for (const [language, heading] of Object.entries({
    de: 'Mitmachen',
    fr: 'Participer',
    es: 'Participar',
    it: 'Take part',
  })) {
    test(`a campaign in ${language} is joined under “${heading}”`, async () => {
      const { url } = await openCampaign({ language });
      const page = await openPage(url, { ...PHONE, colorScheme: 'dark' });
      await page.getByRole('heading', { name: heading, exact: true }).waitFor();
      assert.equal(await page.getAttribute('html', 'lang'), language === 'it' ? 'en' : language);
      await shot(page, `join-${language}`);
    });
  }

  test('Enter that an input method handles sends nothing, whatever the order of its events', async () => {
    const { url } = await openCampaign();
    const page = await openPage(url, DESKTOP);
    await begin(page);
    await page.fill('#say', '夜勤の引き継ぎ');
    const press = (events: string, enter: string) =>
      page.evaluate(`(() => {
        const field = document.querySelector('#say');
        field.focus();
        for (const type of ${events}) field.dispatchEvent(new CompositionEvent(type, { bubbles: true, data: '継ぎ' }));
        field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...${enter} }));
      })()`);
    // Chrome and Firefox; Safari, whose composition has ended by then; a long press on the key that accepts.
    await press(`['compositionstart']`, '{ isComposing: true, keyCode: 229 }');
    await press(`['compositionend']`, '{ isComposing: false, keyCode: 229 }');
    await press('[]', '{ isComposing: false, keyCode: 13, repeat: true }');
    await press('[]', '{ isComposing: false, keyCode: 13, shiftKey: true }');
    assert.equal(await page.inputValue('#say'), '夜勤の引き継ぎ');
    assert.equal(await page.locator('#turns .own, #pending li').count(), 0);
    await press('[]', '{ isComposing: false, keyCode: 13 }');
    await eventually(async () => assert.deepEqual(await own(page), ['夜勤の引き継ぎ']));
  });

  test('a refused microphone is said until the person answers or tries again', async () => {
    const { url } = await openCampaign();
    const page = await openPage(url);
    await page.addInitScript(`globalThis.SpeechRecognition = class extends EventTarget {
      start() {
        setTimeout(() => {
          this.dispatchEvent(Object.assign(new Event('error'), { error: 'not-allowed' }));
          this.dispatchEvent(new Event('end'));
          globalThis.ended = (globalThis.ended ?? 0) + 1;
        });
      }
    };`);
    await page.reload();
    await begin(page);
    const endings = (n: number) => eventually(async () => assert.equal(await page.evaluate('globalThis.ended'), n));
    for (const times of [1, 2]) {
      await page.click('#voice');
      await endings(times);
      assert.equal(await page.textContent('#voice-state'), 'The microphone is not available. Please type your answer.');
    }
    await shot(page, 'microphone');
    await say(page, 'In writing, then.');
    assert.equal(await page.isVisible('#voice-state'), false);
  });

  test('a message that cannot be sent yet stays in view, also above the keyboard', async () => {
    const { url } = await openCampaign();
    const page = await openPage(url);
    await begin(page);
    for (const text of ['One answer. ', 'Another one. ']) await say(page, text.repeat(60));
    await eventually(async () => assert.equal((await own(page)).length, 2));
    await page.evaluate('scrollTo(0, 0)');
    await page.context().setOffline(true);
    await say(page, 'Said in a tunnel.');
    const isInView = async () => {
      const [message, composer] = [
        await page.locator('#pending li').boundingBox(),
        await page.locator('#composer').boundingBox(),
      ];
      assert.ok(
        message && composer && message.y > 0 && message.y + message.height <= composer.y + 1,
        JSON.stringify({ message, composer }),
      );
    };
    await eventually(isInView);
    await page.locator('#pending .state', { hasText: 'Not sent yet' }).waitFor();
    await eventually(isInView);
    await page.setViewportSize({ width: 390, height: 420 });
    await eventually(isInView);
    await shot(page, 'pending');
    await page.context().setOffline(false);
  });

  test('whoever finishes sees at once that it is being done, and what was not sent', async () => {
    const { url } = await openCampaign();
    const page = await openPage(url);
    await begin(page);
    await page.fill('#say', 'half a thou');
    const asked = Promise.withResolvers<Route>();
    await page.route('**/session/finish', (route) => asked.resolve(route));
    await page.click('#menu-button');
    await page.click('#finish');
    await page.click('#question-yes');
    const finish = await asked.promise;
    await page.locator('#finishing', { hasText: 'Finishing…' }).waitFor();
    assert.equal(await page.isVisible('#composer'), false);
    await shot(page, 'finishing');
    await finish.abort();
    await page.locator('#composer').waitFor();
    assert.equal(await page.isVisible('#finishing'), false, 'it has not worked, and the interview goes on');
    await page.unroute('**/session/finish');
    await page.click('#wish-stop');
    await page.click('#question-yes');
    await page.locator('#done').waitFor();
    assert.deepEqual(await page.locator('#missed-turns .words').allTextContents(), ['half a thou']);
  });

  test(
    'a reader whose language every question has reads, agrees and is asked in it',
    { skip: noInterviewer },
    async () => {
      const translations = { de: { text: 'Was ist bei der letzten Übergabe passiert?', options: [] } };
      const questions = [{ text: 'What happened at the last hand-over?', kind: 'open', required: true, translations }];
      const { url } = await openCampaign({ questions });
      const page = await openPage(url, { ...PHONE, locale: 'de-AT' });
      await page.getByRole('heading', { name: 'Mitmachen', exact: true }).waitFor();
      await page.click('#join-form button');
      await page.locator('#consent-text', { hasText: 'Ich bin einverstanden' }).waitFor();
      assert.match((await page.textContent('#fact-how')) ?? '', /automatischer Interviewer/);
      await shot(page, 'consent-german');
      // Someone who chooses another language reads, and agrees to, the text in that language.
      await page.click('#menu-button');
      await page.selectOption('#language', 'en');
      await page.locator('#consent-text', { hasText: 'I agree that my answers' }).waitFor();
      await page.selectOption('#language', 'de');
      await page.locator('#consent-text', { hasText: 'Ich bin einverstanden' }).waitFor();
      await page.keyboard.press('Escape');
      await page.check('#agree');
      await page.click('#consent-form button');
      await page.locator('#turns .words', { hasText: 'automatischer Interviewer' }).waitFor();
      await say(page, 'Ja, gern.');
      await page.locator('#turns .words', { hasText: 'letzten Übergabe' }).first().waitFor();
      assert.equal(await page.locator('#turns .words').first().getAttribute('lang'), 'de');
    },
  );

  test('who hears dictation is said before consent, and a campaign can do without it', async () => {
    for (const browser_dictation of [true, false]) {
      const { url } = await openCampaign({ settings: { browser_dictation } });
      const page = await openPage(url);
      await page.addInitScript(`globalThis.SpeechRecognition = class extends EventTarget {
        start() { globalThis.isHeard = true; }
      };`);
      await page.reload();
      await page.locator('#join').waitFor();
      await page.click('#join-form button');
      await page.locator('#consent').waitFor();
      assert.equal(await page.isVisible('#dictation-row'), browser_dictation);
      if (browser_dictation) assert.match((await page.textContent('#dictation-row')) ?? '', /Google.*Microsoft.*Apple/);
      await page.check('#agree');
      await page.click('#consent-form button');
      await page.locator('#talk').waitFor();
      // Where the service transcribes by itself, the button stays.
      if (await page.isVisible('#voice')) await page.click('#voice');
      assert.equal(await page.evaluate('globalThis.isHeard ?? false'), browser_dictation);
    }
  });

  test('an invalid link shows an explanation', async () => {
    const page = await openPage(`${baseUrl}/join/iij_${'0'.repeat(38)}`);
    await page.getByRole('heading', { name: 'This link does not work' }).waitFor();
    const none = await openPage(`${baseUrl}/join`);
    await none.getByRole('heading', { name: 'A link is missing' }).waitFor();
  });

  test('the page logged no error of its own', () => {
    assert.ok(contexts.length > 5);
    assert.deepEqual(problems, []);
  });
});

// Whole interviews as people hold them: on a phone with a bad connection and on two devices, by keyboard alone, and with a screen reader.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { services } from '../../deploy/local/services.ts';
import { Api } from '../support/api.ts';
import { createCampaign } from '../support/campaign.ts';
import { noChromium, startChromium } from '../support/chromium.ts';
import { eventually } from '../support/eventually.ts';
import { useSystem } from '../support/shared-stack.ts';
import { bySize } from '../support/size.ts';

const system = await useSystem(after);
const api = new Api(system.base_url, { key: system.demo.api_keys.full });
const noInterviewer = services.some(({ role }) => role === 'interviewer') ? false : 'no interviewer runs in this stack';
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };
const CUT_MS = bySize({ smoke: 5_000, proof: 20_000 });
const QUESTIONS = [
  { text: 'How satisfied are you, from 1 to 5?', kind: 'scale' },
  { text: 'What happened at the last hand-over?', kind: 'open' },
  { text: 'Which shift is worst?', kind: 'choice', options: ['early', 'late', 'night'] },
];

async function joinUrl(): Promise<string> {
  const { id } = await createCampaign(api, { questions: QUESTIONS, settings: { probing: 'standard' } });
  await api.ok(api.post(`/v1/interviews/${id}/start`));
  return String((await api.ok(api.post(`/v1/interviews/${id}/join-links`)))['url']);
}

const own = (page: Page) => page.locator('#turns .own .words').allTextContents();
const asked = (page: Page) => page.locator('#turns .turn:not(.own)').count();
const focused = (page: Page) => page.evaluate<string>('document.activeElement.id');

async function agree(page: Page): Promise<void> {
  await page.click('#join-form button');
  await page.locator('#consent').waitFor();
  await page.check('#agree');
  await page.click('#consent-form button');
  await page.locator('#turns .turn').first().waitFor();
}

async function say(page: Page, text: string): Promise<void> {
  const known = await asked(page);
  await page.fill('#say', text);
  await page.click('#say-form button.primary');
  await eventually(async () => assert.ok((await asked(page)) > known, `an answer to “${text}”`));
}

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, id: string, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    if ((await focused(page)) === id) return;
    await page.keyboard.press(key);
  }
  assert.fail(`#${id} cannot be reached by ${key}`);
}

describe('an interview in a browser', { skip: noChromium || noInterviewer }, () => {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  before(async () => {
    browser = await startChromium();
  });
  after(() => browser?.close());

  async function open(url: string, options: object): Promise<Page> {
    const context = await browser.newContext({ locale: 'en', ...options });
    contexts.push(context);
    const page = await context.newPage();
    await page.goto(url);
    return page;
  }

  test('on a phone: a cut connection, a reload and a second device lose nothing, and the link leads back afterwards', async () => {
    const phone = await open(await joinUrl(), PHONE);
    await agree(phone);
    const link = await phone.inputValue('#own-link');
    await say(phone, 'ok');
    await phone.locator('#choices button', { hasText: '4' }).click();
    await eventually(async () => assert.deepEqual(await own(phone), ['ok', '4']));
    await phone.context().setOffline(true);
    await phone.locator('#notice', { hasText: 'Connection lost' }).waitFor();
    for (const text of ['The notes were lost', 'and nobody could find them']) {
      await phone.fill('#say', text);
      await phone.click('#say-form button.primary');
    }
    await wait(CUT_MS);
    await phone.fill('#say', 'half a thou');
    await phone.context().setOffline(false);
    const said = ['ok', '4', 'The notes were lost', 'and nobody could find them'];
    await eventually(async () => assert.deepEqual(await own(phone), said));
    await phone.locator('#notice').waitFor({ state: 'hidden' });
    await phone.reload();
    await eventually(async () => assert.deepEqual(await own(phone), said));
    assert.equal(await phone.inputValue('#say'), 'half a thou', 'the draft is kept');
    const laptop = await open(link, { viewport: { width: 1280, height: 800 } });
    await eventually(async () => assert.deepEqual(await own(laptop), said));
    await laptop.fill('#say', 'from the other device');
    await laptop.keyboard.press('Enter');
    await eventually(async () => assert.equal((await own(phone)).at(-1), 'from the other device'));
    await laptop.click('#menu-button');
    await laptop.click('#finish');
    await laptop.click('#question-yes');
    await laptop.locator('#done').waitFor();
    await phone.locator('#done').waitFor();
    assert.deepEqual(await phone.locator('#missed-turns .words').allTextContents(), ['half a thou']);
    const later = await open(link, PHONE);
    await later.locator('#mine').waitFor();
    assert.deepEqual(await later.locator('#said .own .words').allTextContents(), [...said, 'from the other device']);
    const [file] = await Promise.all([later.waitForEvent('download'), later.click('#download')]);
    assert.equal(file.suggestedFilename(), 'interview.txt');
  });

  test('progress and suggested answers follow the questions, and a typed answer does as well', async () => {
    const page = await open(await joinUrl(), PHONE);
    await agree(page);
    await say(page, 'ok');
    assert.deepEqual(await page.locator('#choices button').allTextContents(), ['1', '2', '3', '4', '5']);
    assert.equal(await page.textContent('#progress-text'), 'Question 1 of 3');
    await say(page, '3');
    await eventually(async () => assert.equal(await page.textContent('#progress-text'), 'Question 2 of 3'));
    assert.ok(await page.locator('#choices').isHidden());
  });

  test('a yes or no is tapped, and a number is typed into the one field, by keyboard; both are stored as values', async () => {
    const questions = [
      { text: 'Do you work nights?', kind: 'yes_no' },
      { text: 'How many hours a week?', kind: 'number', min: 0, max: 80, unit: 'hours' },
      { text: 'What else should we know?', kind: 'open', required: false },
    ];
    const { id } = await createCampaign(api, { questions, settings: { probing: 'standard' } });
    await api.ok(api.post(`/v1/interviews/${id}/start`));
    const { url } = await api.ok(api.post(`/v1/interviews/${id}/join-links`));
    const page = await open(String(url), PHONE);
    await agree(page);
    await say(page, 'ok');
    assert.deepEqual(await page.locator('#choices button').allTextContents(), ['Yes', 'No']);
    await page.locator('#choices button').first().click();
    const hint = page.locator('#number-hint');
    await hint.waitFor();
    assert.equal((await hint.innerText()).replaceAll(/\s+/g, ' '), 'A number, or your own words · 0 to 80 hours');
    assert.equal(await page.locator('#composer :is(input, textarea):visible').count(), 1, 'one field');
    assert.deepEqual(await page.locator('#composer form button:visible:not(#voice)').allTextContents(), ['Send']);
    await tabTo(page, 'say');
    await page.keyboard.type('seven and a half');
    // Past the microphone.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await eventually(async () => assert.deepEqual(await own(page), ['ok', 'Yes', 'seven and a half']));
    await hint.waitFor({ state: 'hidden' });
    await page.click('#menu-button');
    await page.click('#finish');
    await page.click('#question-yes');
    await page.locator('#done').waitFor();
    await eventually(async () => {
      const rows = await api.ok(api.get<{ responses: { value: unknown }[] }[]>(`/v1/interviews/${id}/responses`));
      const values = rows.flatMap(({ responses }) => responses.map(({ value }) => value));
      assert.deepEqual(values, ['yes', 7.5]);
    });
  });

  test('several options are ticked and a date entered by keyboard, within their limits; both are stored as values', async () => {
    const questions = [
      {
        text: 'Which do you use?',
        kind: 'multi_choice',
        options: ['Phone', 'By e-mail, mostly', 'Chat'],
        option_ids: ['phone', 'mail', 'chat'],
        max: 2,
      },
      { text: 'Since when?', kind: 'date' },
      { text: 'What else should we know?', kind: 'open', required: false },
    ];
    const { id } = await createCampaign(api, { questions, settings: { probing: 'standard' } });
    await api.ok(api.post(`/v1/interviews/${id}/start`));
    const { url } = await api.ok(api.post(`/v1/interviews/${id}/join-links`));
    const page = await open(String(url), PHONE);
    await agree(page);
    await say(page, 'ok');
    await page.locator('#several-form').waitFor();
    assert.deepEqual(await page.locator('#several label').allTextContents(), ['Phone', 'By e-mail, mostly', 'Chat']);
    assert.equal(await page.textContent('#several-limits'), 'At most 2');
    for (const box of await page.locator('#several input').all()) {
      await box.focus();
      await page.keyboard.press('Space');
    }
    await page.keyboard.press('Enter');
    await page.locator('#several-error').waitFor();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await page.locator('#date').waitFor();
    assert.ok(await page.locator('#several-form').isHidden());
    await page.fill('#date', '2018-03-12');
    await page.fill('#date', '2019-03-12');
    await tabTo(page, 'voice');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await eventually(async () => {
      const texts = await own(page);
      assert.deepEqual(texts.slice(0, 2), ['ok', 'By e-mail, mostly; Chat']);
      assert.match(texts[2] ?? '', /^(?:12 March 2019|March 12, 2019)$/);
    });
    await page.click('#menu-button');
    await page.click('#finish');
    await page.click('#question-yes');
    await page.locator('#done').waitFor();
    await eventually(async () => {
      const rows = await api.ok(api.get<{ responses: { value: unknown }[] }[]>(`/v1/interviews/${id}/responses`));
      const values = rows.flatMap(({ responses }) => responses.map(({ value }) => value));
      assert.deepEqual(values, [['mail', 'chat'], '2019-03-12']);
    });
  });

  test('by keyboard alone: every step, Escape closes menu and dialog, and the focus returns', async () => {
    const page = await open(await joinUrl(), { viewport: { width: 1280, height: 800 } });
    await page.locator('#join').waitFor();
    await tabTo(page, 'name');
    await page.keyboard.type('Ada');
    await page.keyboard.press('Enter');
    await page.locator('#consent').waitFor();
    assert.match(await page.title(), /^Before we begin · Hand-over on the ward$/);
    await tabTo(page, 'agree');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('#turns .turn').first().waitFor();
    await tabTo(page, 'say');
    await page.keyboard.type('ok');
    await page.keyboard.press('Enter');
    await page.locator('#choices button').first().waitFor();
    await page.keyboard.press('Shift+Tab');
    assert.equal(await page.evaluate('document.activeElement.textContent'), '5');
    await page.keyboard.press('Enter');
    await eventually(async () => assert.deepEqual(await own(page), ['ok', '5']));
    assert.equal(await focused(page), 'say', 'the chosen button is gone; the focus is in the field');
    await tabTo(page, 'menu-button', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, 'show-link');
    await page.keyboard.press('Escape');
    assert.ok(await page.locator('#menu').isHidden());
    assert.equal(await focused(page), 'menu-button');
    for (const [ends, answer] of [
      [false, 'Escape'],
      [true, 'Enter'],
    ] as const) {
      await page.keyboard.press('Enter');
      await tabTo(page, 'finish');
      await page.keyboard.press('Enter');
      await page.locator('#question').waitFor();
      assert.equal(await focused(page), 'question-no', 'the harmless answer comes first');
      if (ends) await tabTo(page, 'question-yes');
      await page.keyboard.press(answer);
      await eventually(async () => assert.equal(await focused(page), 'menu-button'), { every_ms: 20 });
    }
    await page.locator('#done').waitFor();
    assert.equal(await page.evaluate('document.activeElement.textContent'), 'Thank you!');
    await tabTo(page, 'read');
    await page.keyboard.press('Enter');
    await page.locator('#mine').waitFor();
  });

  test('for a screen reader: new questions are announced once in their language, history after a reload is not', async () => {
    const page = await open(await joinUrl(), PHONE);
    await agree(page);
    await eventually(async () => assert.match((await page.textContent('#announcer')) ?? '', /Hello|Shall we/));
    assert.equal(await page.getAttribute('#announcer span', 'lang'), 'en');
    await page.reload();
    await page.locator('#turns .turn').first().waitFor();
    assert.equal(await page.textContent('#announcer'), '');
    await say(page, 'ok');
    await eventually(async () => assert.match((await page.textContent('#announcer')) ?? '', /from 1 to 5/));
  });

  test('the same link in the same browser offers to go on, and somebody else starts anew', async () => {
    const url = await joinUrl();
    const first = await open(url, PHONE);
    await agree(first);
    await say(first, 'begun here');
    const second = await first.context().newPage();
    await second.goto(url);
    await second.getByRole('heading', { name: 'Is that you?' }).waitFor();
    await second.click('#go-on');
    await eventually(async () => assert.deepEqual(await own(second), ['begun here']));
    const third = await first.context().newPage();
    await third.goto(url);
    await third.click('#not-me');
    await third.locator('#join').waitFor();
    const elsewhere = await open(url, PHONE);
    await elsewhere.locator('#join').waitFor();
  });

  test('attributes of the link that the team allows are shown before joining and reach the contact', async () => {
    const { id } = await createCampaign(api, { questions: QUESTIONS });
    await api.ok(api.post(`/v1/interviews/${id}/start`));
    const link = await api.ok(api.post(`/v1/interviews/${id}/join-links`, { prefill: ['department'] }));
    const page = await open(`${String(link['url'])}?department=Night+ward&role=boss`, PHONE);
    await page.locator('#prefilled').waitFor();
    assert.equal(await page.innerText('#prefilled-facts'), 'department\nNight ward');
    await agree(page);
    const contacts = await api.ok<{ attributes: object }[]>(
      api.get<{ attributes: object }[]>(`/v1/interviews/${id}/contacts`),
    );
    assert.deepEqual(contacts[0]?.attributes, { department: 'Night ward' });
  });

  test('leaving the device makes this browser forget the interview and deletes nothing', async () => {
    const url = await joinUrl();
    const page = await open(url, PHONE);
    await agree(page);
    await say(page, 'kept');
    const link = await page.inputValue('#own-link');
    await page.click('#menu-button');
    await page.click('#leave');
    await page.click('#question-yes');
    await page.getByRole('heading', { name: 'You have left' }).waitFor();
    assert.equal(await page.evaluate('localStorage.length + sessionStorage.length'), 0);
    await page.goto(link);
    await eventually(async () => assert.deepEqual(await own(page), ['kept']));
  });

  test('language and theme are chosen by the reader and kept', async () => {
    const url = await joinUrl();
    const page = await open(url, { ...PHONE, colorScheme: 'light' });
    await page.locator('#join').waitFor();
    const ground = () => page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
    const light = await ground();
    await page.click('#menu-button');
    await page.selectOption('#theme', 'dark');
    await page.selectOption('#language', 'fr');
    const dark = await ground();
    assert.notEqual(dark, light);
    await page.goto(url);
    await page.getByRole('heading', { name: 'Participer' }).waitFor();
    assert.equal(await page.getAttribute('html', 'lang'), 'fr');
    assert.equal(await page.getAttribute('#intro', 'lang'), 'en', 'the text of the campaign stays in its language');
    assert.equal(await ground(), dark);
  });
});

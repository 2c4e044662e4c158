// Every screen and action of the console for every role, compared with the access matrix: what somebody may not do is not offered, what they may
// do is, and what the server refuses is said in a sentence.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import type { RoleName } from '../contract/access-table.ts';
import { expectedFor } from '../contract/expected.ts';
import { Api } from '../support/api.ts';
import { loadSamples } from '../../deploy/local/samples.ts';
import { reportReady } from '../support/campaign.ts';
import { noChromium } from '../support/chromium.ts';
import {
  type Call,
  FRAME,
  SCREENS,
  type Screen,
  callsInList,
  callsInSource,
  requestsOf,
  routeOf,
} from '../support/console-screens.ts';
import { ConsoleBrowser, signIn, withMail } from '../support/console.ts';
import { eventually } from '../support/eventually.ts';
import { recordedInterview, recordingsOf, uploadFile, wavFile } from '../support/recorded.ts';
import { useSystem } from '../support/shared-stack.ts';
import { sampleOf } from '../support/size.ts';

const { base_url, demo } = await useSystem(after);
const api = new Api(base_url, { key: demo.api_keys.full });
const owner = new Api(base_url, { token: demo.tokens.owner });
const HOME = `${base_url}/app/w/${demo.workspace_id}`;

/** Support may enter every workspace as a member. */
const PEOPLE = [
  ['Mia Member', 'member'],
  ['Adam Admin', 'admin'],
  ['Olivia Owner', 'owner'],
  ['Sam Support', 'member'],
] as const;
const OUTSIDERS = ['Otto Other', 'Pat Platform'];
/** `npm test` opens every sixth screen, another one for each person. */
const SHARE = 6;
const REFUSED = /Your role in this workspace does not allow it|only admins and owners hear recordings/;

const mayCall = (role: RoleName, call: Call): boolean =>
  call === '' || expectedFor(routeOf(call), { kind: 'user', role }) === 'let through';

/** The names of what can be pressed, as assistive technology says them. */
const offered = (page: Page) =>
  page.evaluate<string[]>(`[...document.querySelectorAll('main :is(a[href], button)')]
    .filter((each) => each.checkVisibility())
    .map((each) => (each.ariaLabel ?? each.innerText).replace(/\\s+/g, ' ').trim())`);

interface Scene {
  readonly campaign: string;
  readonly conversation: string;
}

/** A running campaign in which everything can be done. */
async function fullCampaign(): Promise<Scene> {
  // Whose report has several themes. It is written once, when all are there.
  const { interviews } = loadSamples().find(({ name }) => name.startsWith('Moving')) ?? assert.fail();
  const report = { auto: true, floor_count: interviews.length + 1, refresh_every: 100 };
  const { interview_id: id, conversation_id, who, at } = await recordedInterview(api, base_url, { report });
  await api.ok(api.post(`/v1/interviews/${id}/contacts`, { name: 'Ida Berg', email: 'ida@example.org' }));
  const [link] = await api.ok<{ id: string }[]>(api.get(`/v1/interviews/${id}/join-links`));
  await api.ok(api.delete(`/v1/interviews/${id}/join-links/${link?.id}`));
  await uploadFile(base_url, who.token, wavFile(20_000));
  const { turn_id } = await who.say('The notes of the night shift were gone again.');
  await who.say('Honestly, I do not want to live any more.');
  await eventually(async () => assert.ok((await api.ok<{ flags: object[] }>(api.get(at))).flags.length > 0));
  await who.api.ok(who.api.post('/v1/join/session/finish'));
  for (const [n, { file: _, ...interview }] of interviews.entries()) {
    const contact = { name: `Person ${n}`, email: `person${n}@example.org` };
    await api.ok(api.post(`/v1/interviews/${id}/conversations/import`, { ...interview, contact }));
  }
  await reportReady(api, id, interviews.length + 1);
  await eventually(async () =>
    assert.deepEqual(
      (await recordingsOf(api, at)).map(({ status }) => status),
      ['stored'],
    ),
  );
  const { key_themes } = await api.ok<{ key_themes: { id: string }[] }>(api.get(`/v1/interviews/${id}/report`));
  assert.ok(key_themes.length > 1);
  const correction = { kind: 'relabel_theme', theme_ids: [key_themes[0]?.id], label: 'Hand-over' };
  await owner.ok(owner.post(`/v1/interviews/${id}/report/corrections`, correction));
  const theme = await api.ok(api.post(`/v1/interviews/${id}/codebook/codes`, { name: 'They wait for weeks' }));
  const passage = { turn_id, start: 0, end: 9, code_id: theme['id'] };
  await owner.ok(owner.post(`/v1/interviews/${id}/codebook/codings`, passage));
  await api.ok(api.post(`/v1/interviews/${id}/report/shares`, {}));
  return { campaign: id, conversation: conversation_id };
}

describe('roles in the console', { skip: noChromium }, () => {
  let browser: ConsoleBrowser;
  let scene: Scene;
  const tried = { screens: 0, offers: 0, refusals: 0 };

  before(async () => {
    scene = await fullCampaign();
    browser = await ConsoleBrowser.start();
  });
  after(() => browser?.close());

  const addressOf = ({ at }: Pick<Screen, 'at'>) =>
    HOME + at.replace('CAMPAIGN', scene.campaign).replace('CONVERSATION', scene.conversation);

  async function open(page: Page, screen: Screen): Promise<void> {
    await page.goto(addressOf(screen));
    await page.locator('main :is(h1, h2)').first().waitFor();
    await eventually(async () => assert.equal(await page.locator('.loading').count(), 0));
  }

  test('the list of screens knows every call of the console', () => {
    const known = callsInList();
    assert.deepEqual(
      callsInSource().filter((call) => !known.includes(call)),
      [],
    );
  });

  for (const [index, [person, role]] of PEOPLE.entries()) {
    test(`${person} is offered what the access matrix allows, and nothing else`, async () => {
      const page = await browser.page();
      await withMail(page);
      const refused: string[] = [];
      page.on('response', (response) => {
        if ([401, 403].includes(response.status())) refused.push(response.url());
      });
      await signIn(page, person, HOME);
      for (const screen of sampleOf(SCREENS, SHARE, index)) await visit(page, screen, role);
      assert.deepEqual(refused, []);
      await page.context().close();
    });
  }

  async function visit(page: Page, screen: Screen, role: RoleName): Promise<void> {
    await open(page, screen);
    tried.screens += 1;
    const isOpen = screen.reads.every((call) => mayCall(role, call));
    if (isOpen) await screen.prepare?.(page);
    else await page.locator('main .note').last().waitFor();
    const wanted = screen.offers.filter(([, call]) => isOpen && call !== '' && mayCall(role, call));
    await eventually(
      async () => {
        const names = await offered(page);
        const missing = wanted.filter(([name]) => !names.some((each) => name.test(each)));
        assert.deepEqual(missing, [], `${screen.name}: not offered to ${role}; offered: ${names.join(' | ')}`);
      },
      { timeout_ms: 20_000 },
    );
    for (const name of await offered(page)) {
      const offer = screen.offers.find(([pattern]) => pattern.test(name));
      assert.ok(offer, `${screen.name}: “${name}” is not in the list of screens`);
      assert.ok(mayCall(role, offer[1]), `${screen.name}: “${name}” is offered to ${role}`);
      tried.offers += 1;
    }
  }

  test('somebody who is not in the workspace sees one sentence, and nothing of it', async () => {
    for (const [index, person] of OUTSIDERS.entries()) {
      const page = await browser.page();
      await signIn(page, person, HOME);
      for (const screen of sampleOf(SCREENS, SHARE, index)) {
        await open(page, screen);
        tried.screens += 1;
        await page.getByRole('heading', { name: 'There is nothing here' }).waitFor();
        assert.deepEqual(await offered(page), ['To the home page'], `${person}: ${screen.name}`);
      }
      await page.context().close();
    }
  });

  test('an action that the server refuses says so, and the screen stays', async () => {
    const page = await browser.page();
    await signIn(page, 'Olivia Owner', HOME);
    const acts = SCREENS.flatMap((screen) =>
      screen.offers
        .filter((offer) => offer[1] !== '' && (screen.name === 'progress' || !FRAME.includes(offer)))
        .map(([name, call]) => ({ screen, name, call })),
    );
    for (const { screen, name, call } of sampleOf(acts, SHARE)) await refuse(page, screen, name, call);
    await page.context().close();
  });

  /** Presses it, if it is a button, while the server refuses its call. */
  async function refuse(page: Page, screen: Screen, name: RegExp, call: Call): Promise<void> {
    await open(page, screen);
    await screen.prepare?.(page);
    const button = page.locator('main').getByRole('button', { name }).first();
    if ((await button.count()) === 0) return;
    const requests = requestsOf(call);
    await page.route(requests, (route) =>
      route.request().method().toLowerCase() === routeOf(call).method
        ? route.fulfill({ status: 403, json: { detail: 'A text for programs', code: 'insufficient_role' } })
        : route.fallback(),
    );
    await button.click();
    const dialog = page.locator('dialog[open]');
    if ((await dialog.count()) > 0) {
      for (const field of await dialog.locator('input:invalid').all()) await field.fill('Something');
      await dialog.locator('button.primary, button.danger, .choice-list button').last().click();
    }
    await page.getByRole('alert').filter({ hasText: REFUSED }).first().waitFor();
    assert.equal(await page.getByText('A text for programs').count(), 0, `${screen.name}: ${String(name)}`);
    tried.refusals += 1;
    await page.unroute(requests);
  }

  test('hidden names are hidden from members, who are not offered to hear them', async () => {
    await api.ok(api.patch(`/v1/interviews/${scene.campaign}`, { settings: { hide_participant_names: true } }));
    const interview = SCREENS.find(({ name }) => name === 'interview') ?? assert.fail();
    const page = await browser.page();
    await signIn(page, 'Mia Member', addressOf(interview));
    await page.getByText('only admins and owners hear recordings').waitFor();
    await page.getByRole('heading', { name: 'Name hidden' }).waitFor();
    assert.equal(await page.getByRole('button', { name: /^Play/ }).count(), 0);
    assert.doesNotMatch(await page.locator('body').innerText(), /Lindgren/);
    await page.context().close();
  });

  test('no page raised an error or a violation of the content security policy', () => {
    console.log(
      `${tried.screens} screens opened, ${tried.offers} offers compared with the access matrix, ${tried.refusals} refusals shown`,
    );
    assert.deepEqual(browser.problems, []);
  });
});

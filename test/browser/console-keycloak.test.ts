// Sign-in to the console at a real Keycloak: the code flow with PKCE, roles that change, sessions that end, and several tabs.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { BrowserContext, Page, Request } from 'playwright-core';
import { Api } from '../support/api.ts';
import { createCampaign, importTalk, reportReady } from '../support/campaign.ts';
import { noChromium } from '../support/chromium.ts';
import { ConsoleBrowser } from '../support/console.ts';
import { eventually } from '../support/eventually.ts';
import { freePort } from '../support/free-port.ts';
import { gatewayBeside } from '../support/gateway-beside.ts';
import { AUDIENCE, PASSWORD, Realm } from '../support/keycloak-realm.ts';
import { Keycloak, keycloakHome } from '../support/keycloak.ts';
import { PLENTY } from '../support/plenty.ts';
import { startReverseProxy } from '../support/reverse-proxy.ts';
import { ServiceBeside } from '../support/service-beside.ts';
import { useSystem } from '../support/shared-stack.ts';

const found = noChromium ? { missing: noChromium } : await keycloakHome();
const skip = 'missing' in found ? found.missing : false;
if (skip) console.log(`The sign-in at Keycloak is not tested: ${skip}`);

const MEMBER = 'mia';
const MINUTE_MS = 60_000;
/** Keycloak's access tokens are valid for five minutes; the console renews them a minute before. */
const NEARLY_OVER_MS = 245_000;

interface Scene {
  readonly realm: Realm;
  readonly url: string;
  /** The member's id at Keycloak. */
  readonly subject: string;
  readonly owner: Api;
  readonly workspace: string;
  readonly campaign: string;
}

async function scene(home: string): Promise<Scene> {
  const [keycloak, system] = await Promise.all([Keycloak.start(home, { after }), useSystem(after)]);
  const realm = await Realm.make(keycloak, 'console');
  const provider = { ...realm.settings, IDENTITY_PROVIDER_URL: keycloak.url };
  const identity = await ServiceBeside.start(system, 'identity', provider, { after });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const target = await gatewayBeside(
    system,
    {
      ...PLENTY,
      PUBLIC_URL: url,
      IDENTITY_ADDR: identity.address,
      JWT_ISSUER: realm.issuer,
      JWT_AUDIENCE: AUDIENCE,
      JWKS_URL: `${realm.issuer}/protocol/openid-connect/certs`,
      CONSOLE_SCOPES: 'openid profile email organization',
    },
    { after },
  );
  await startReverseProxy({ after }, { target, address: '127.0.0.1', forwarding: 'replace', port });
  await realm.openConsole(url);
  await realm.person('olive', 'owner');
  const subject = await realm.person(MEMBER, 'member');
  const owner = new Api(url, { token: await realm.tokenOf('olive') });
  const link = { name: 'Acme', identity_provider_org_id: realm.org_id };
  const workspace = String((await owner.ok(owner.post('/v1/workspaces', link)))['id']);
  const settings = { report: { auto: false, floor_count: 1, refresh_every: 100 } };
  const { id: campaign } = await createCampaign(owner, { workspace_id: workspace, settings });
  await owner.ok(owner.post(`/v1/interviews/${campaign}/start`));
  await importTalk(owner, campaign, 0);
  await eventually(async () => {
    const { counts } = await owner.ok<{ counts: { completed: number } }>(owner.get(`/v1/interviews/${campaign}`));
    assert.equal(counts.completed, 1);
  });
  await owner.ok(owner.post(`/v1/interviews/${campaign}/report/regenerate`));
  await reportReady(owner, campaign, 1);
  return { realm, url, subject, owner, workspace, campaign };
}

// At the top of the file, because an `after` inside a hook would run at once.
const given = 'missing' in found ? undefined : await scene(found.home);

function here(): Scene {
  assert.ok(given);
  return given;
}

/** On Keycloak's page, which asks for name and password one after the other where it has organisations. */
async function identify(page: Page, username: string): Promise<void> {
  await page.locator('#username').fill(username);
  if ((await page.locator('#password').count()) === 0) await page.locator('#kc-login').click();
  await page.locator('#password').fill(PASSWORD);
  await page.locator('#kc-login').click();
}

describe('the console with a real Keycloak', { skip }, () => {
  let browser: ConsoleBrowser;
  let context: BrowserContext;
  let page: Page;
  let address = '';
  const tokenRequests: Request[] = [];

  before(async () => {
    browser = await ConsoleBrowser.start();
    page = await browser.page();
    context = page.context();
    await page.clock.install();
    context.on('request', (request) => {
      if (request.url().endsWith('/protocol/openid-connect/token') && request.method() === 'POST')
        tokenRequests.push(request);
    });
    const { url, workspace, campaign } = here();
    address = `${url}/app/w/${workspace}/campaigns/${campaign}`;
  });
  after(() => browser?.close());

  const lastForm = () => new URLSearchParams(tokenRequests.at(-1)?.postData() ?? '');
  const shareTab = (of = page) => of.getByRole('navigation').getByRole('link', { name: 'Share', exact: true });
  const ended = (of: Page) => of.getByRole('heading', { name: 'Your session has ended' });
  const name = (of: Page) => of.getByRole('heading', { level: 1, name: 'Hand-over on the ward' });

  /** Makes the member another one, as the owner does. */
  async function setRole(role: 'member' | 'admin'): Promise<void> {
    const { owner, workspace } = here();
    const members = await owner.ok<{ user_id: string; email: string }[]>(
      owner.get(`/v1/workspaces/${workspace}/members`),
    );
    const id = members.find(({ email }) => email.startsWith(MEMBER))?.user_id ?? assert.fail('the member never came');
    await owner.ok(owner.patch(`/v1/workspaces/${workspace}/members/${id}`, { role }));
  }

  test('people sign in by the code flow with PKCE, and no token is stored', async () => {
    await page.goto(address);
    const asked = page.waitForRequest(/\/protocol\/openid-connect\/auth\?/);
    await page.getByRole('button', { name: 'Sign in' }).click();
    const { searchParams } = new URL((await asked).url());
    assert.deepEqual(
      ['response_type', 'code_challenge_method', 'client_id'].map((key) => searchParams.get(key)),
      ['code', 'S256', 'insights-console'],
    );
    await identify(page, MEMBER);
    await name(page).waitFor();
    assert.equal(page.url(), address);
    assert.equal(lastForm().get('grant_type'), 'authorization_code');
    assert.match(lastForm().get('code_verifier') ?? '', /^[\w.~-]{43,128}$/);
    assert.equal(lastForm().get('client_secret'), null);
    const stored = await page.evaluate<string>('JSON.stringify([{ ...localStorage }, { ...sessionStorage }])');
    assert.doesNotMatch(stored, /eyJ|access_token|id_token|refresh_token/);
  });

  test('a reload keeps the person signed in, and a second tab needs no password', async () => {
    await page.reload();
    await name(page).waitFor();
    const second = await context.newPage();
    await second.goto(address);
    await name(second).waitFor();
    await second.close();
  });

  test('a role that was changed is seen within a minute, without signing in again', async () => {
    assert.equal(await shareTab().count(), 0);
    const tokens = tokenRequests.length;
    await setRole('admin');
    await page.clock.fastForward(MINUTE_MS);
    await shareTab().click();
    await page.getByText('There are no links.').waitFor();
    assert.equal(tokenRequests.length, tokens);
  });

  test('what a role no longer allows is refused with a sentence, and is no longer offered', async () => {
    await setRole('member');
    await page.getByRole('button', { name: 'Make a link' }).click();
    await page.getByText('Admins and owners share reports.').waitFor();
    assert.equal(await shareTab().count(), 0);
  });

  test('a token is renewed before it ends, without a word', async () => {
    await page.clock.fastForward(NEARLY_OVER_MS);
    await eventually(() => assert.equal(lastForm().get('grant_type'), 'refresh_token'));
    await page.getByRole('navigation').getByRole('link', { name: 'People' }).click();
    await page.getByLabel('Paste addresses').waitFor();
    assert.equal(await ended(page).isVisible(), false);
  });

  test('where the session has ended at the issuer, the console asks in every tab, and keeps what was typed', async () => {
    const second = await context.newPage();
    await second.goto(`${address}/ask`);
    await second.getByLabel('Your question').fill('What helps at night?');
    await page.getByLabel('Paste addresses').fill('Di Eck <di@example.org>');
    await here().realm.endSessions(here().subject);
    for (const tab of [page, second]) {
      await tab.clock.fastForward(NEARLY_OVER_MS);
      await ended(tab).waitFor();
    }
    const opened = page.waitForEvent('popup');
    await page.locator('#expired').getByRole('button', { name: 'Sign in' }).click();
    const popup = await opened;
    const closed = popup.waitForEvent('close');
    await identify(popup, MEMBER);
    await closed;
    await ended(page).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Add to the list: 1' }).click();
    await page.getByText('Added: 1').waitFor();
    // The session is there again, so this tab needs no password.
    await second.locator('#expired').getByRole('button', { name: 'Sign in' }).click();
    await ended(second).waitFor({ state: 'hidden' });
    assert.equal(await second.getByLabel('Your question').inputValue(), 'What helps at night?');
    await second.close();
  });

  test('a tab that finds the session ended tells the others', async () => {
    await page.getByLabel('Paste addresses').fill('Bo Berg <bo@example.org>');
    await here().realm.endSessions(here().subject);
    const second = await context.newPage();
    await second.goto(address);
    await second.getByRole('heading', { name: 'Sign in to the console' }).waitFor();
    await ended(page).waitFor();
    assert.equal(await page.getByLabel('Paste addresses').inputValue(), 'Bo Berg <bo@example.org>');
    await second.getByRole('button', { name: 'Sign in' }).click();
    await identify(second, MEMBER);
    await name(second).waitFor();
    await page.locator('#expired').getByRole('button', { name: 'Sign in' }).click();
    await ended(page).waitFor({ state: 'hidden' });
    await second.close();
  });

  test('signing out ends the session at the issuer, in every tab', async () => {
    const second = await context.newPage();
    await second.goto(address);
    await name(second).waitFor();
    await second.getByRole('button', { name: 'Menu' }).click();
    await second.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'Sign in to the console' }).waitFor();
    assert.doesNotMatch(await page.locator('body').innerText(), /example\.org|Hand-over/);
    await second.getByRole('heading', { name: 'Sign in to the console' }).waitFor();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.locator('#username').waitFor();
  });

  test('no page raised an error or a violation of the content security policy', () => {
    assert.deepEqual(browser.problems, []);
  });
});

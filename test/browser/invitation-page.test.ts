import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { Api } from '../support/api.ts';
import { noChromium, startChromium } from '../support/chromium.ts';
import { useSystem } from '../support/shared-stack.ts';

const SHOTS = process.env['SCREENSHOTS_DIR'];
const system = await useSystem(after);
const { workspace_id, tokens, other } = system.demo;
const asAdmin = new Api(system.base_url, { token: tokens.admin });
const asGuest = new Api(system.base_url, { token: other.tokens.owner });

describe('the invitation page', { skip: noChromium }, () => {
  let browser: Browser;
  before(async () => {
    browser = await startChromium();
  });
  after(() => browser?.close());

  test('adds the invited person to the workspace, and explains the rejection of anybody else', async () => {
    const [guest] = await asGuest.ok<{ user_id: string; email: string }[]>(
      asGuest.get(`/v1/workspaces/${other.workspace_id}/members`),
    );
    assert.ok(guest);
    const invited = await asAdmin.ok(
      asAdmin.post(`/v1/workspaces/${workspace_id}/members`, { email: guest.email, role: 'member' }),
    );
    const page = await browser.newPage({ viewport: { width: 390, height: 780 } });
    await page.goto(String(invited['invite_url']));
    const accept = async (token: string) => {
      await page.fill('#token', token);
      await page.click('button[type=submit]');
      await page.locator('button[type=submit]:not([disabled])').waitFor({ state: 'attached' });
      return page.locator('#notice').textContent();
    };
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/invitation.png` });
    assert.match((await accept(tokens.member)) ?? '', /invit/i);
    assert.ok(await page.locator('#accept').isVisible(), 'another try is possible');
    assert.match((await accept(other.tokens.owner)) ?? '', /You are a member of /);
    const members = await asAdmin.ok<{ user_id: string }[]>(asAdmin.get(`/v1/workspaces/${workspace_id}/members`));
    assert.ok(members.some(({ user_id }) => user_id === guest.user_id));
    await asAdmin.delete(`/v1/workspaces/${workspace_id}/members/${guest.user_id}`);
    await page.goto(`${system.base_url}/invitations`);
    await page.reload();
    assert.match((await page.locator('#notice').textContent()) ?? '', /incomplete/);
    await page.close();
  });
});

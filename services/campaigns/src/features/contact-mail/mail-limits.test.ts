import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AppError } from '@insights/errors';
import { campaignsQuotas } from '../../db/quotas.ts';
import { type Campaign, type Scene, activeCampaign, join, scene } from '../../sessions.fixture.ts';
import { createContact } from '../create-contact.ts';
import { deleteContact } from '../delete-contact.ts';
import { giveConsent } from '../give-consent.ts';
import { inviteContact } from '../invite-contact.ts';
import { forgetMailRequests } from './mail-limits.ts';
import { contactDraft } from '../../requests.fixture.ts';

const HOUR_MS = 3_600_000;

async function limitedScene(t: Parameters<typeof scene>[0]): Promise<Scene> {
  const s = await scene(t);
  return { ...s, deps: { ...s.deps, invitationLimits: { perHour: 1, perDay: 5 } } };
}

const add = (s: Scene, { call, id }: Campaign, email: string | null) =>
  createContact(s.deps, call, { interview_id: id, contact: contactDraft({ email }) });
const invite = (s: Scene, { call, id }: Campaign, contact_id: string) =>
  inviteContact(s.deps, call, { interview_id: id, contact_id });

const waiting = (seconds: number) => (error: AppError) => {
  assert.deepEqual([error.code, error.retry_after_seconds], ['rate_limited', seconds]);
  return true;
};

test('a contact is invited once an hour and five times a day, and the error says when the next one is possible', async (t) => {
  const s = await limitedScene(t);
  const campaign = await activeCampaign(s);
  const { id } = await add(s, campaign, 'maya@example.org');
  await invite(s, campaign, id);
  s.clock.ms += HOUR_MS - 1_000;
  await assert.rejects(invite(s, campaign, id), waiting(1));
  s.clock.ms += 1_000;
  for (let n = 1; n < 5; n += 1) {
    await invite(s, campaign, id);
    s.clock.ms += HOUR_MS;
  }
  await assert.rejects(invite(s, campaign, id), waiting(19 * 3_600));
  const other = await add(s, campaign, 'noor@example.org');
  assert.equal((await invite(s, campaign, other.id)).mail, 'queued');
});

test('of fifty concurrent invitations one is sent, and deleting and re-adding a contact does not reset its limit', async (t) => {
  const s = await limitedScene(t);
  const campaign = await activeCampaign(s);
  const { id } = await add(s, campaign, 'maya@example.org');
  const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => invite(s, campaign, id)));
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1);
  await deleteContact(s.deps, campaign.call, { interview_id: campaign.id, contact_id: id });
  const again = await add(s, campaign, 'Maya@Example.org');
  await assert.rejects(invite(s, campaign, again.id), waiting(3_600));
});

test('a link without a mail counts towards the limit of its contact, not of the workspace', async (t) => {
  const s = await limitedScene(t);
  s.clock.ms = Date.now();
  const quotas = campaignsQuotas({
    quotaInterviews: 0,
    quotaContacts: 0,
    quotaConversationsPerMonth: 0,
    quotaMailsPerDay: 1,
  });
  const deps = { ...s.deps, quotas };
  const limited = { ...s, deps };
  const campaign = await activeCampaign(limited);
  const silent = await add(limited, campaign, null);
  assert.equal((await invite(limited, campaign, silent.id)).mail, 'no_address');
  await assert.rejects(invite(limited, campaign, silent.id), { code: 'rate_limited' });
  const [maya, noor] = [
    await add(limited, campaign, 'maya@example.org'),
    await add(limited, campaign, 'noor@example.org'),
  ];
  assert.equal((await invite(limited, campaign, maya.id)).mail, 'queued');
  await assert.rejects(invite(limited, campaign, noor.id), { code: 'quota_exceeded' });
});

test('requests older than two days are deleted, newer ones still count', async (t) => {
  const s = await limitedScene(t);
  const campaign = await activeCampaign(s);
  const { id } = await add(s, campaign, 'maya@example.org');
  await invite(s, campaign, id);
  s.clock.ms = Date.now();
  const { id: noor } = await add(s, campaign, 'noor@example.org');
  await invite(s, campaign, noor);
  await forgetMailRequests(s.deps);
  const rows = await s.deps.db.withWorkspace(campaign.call, (tx) => tx.rows('select 1 from mail_requests'));
  assert.equal(rows.length, 1);
  await assert.rejects(invite(s, campaign, noor), { code: 'rate_limited' });
});

test('somebody who joins and consents after the daily mail limit is reached takes part without a mail', async (t) => {
  const s = await scene(t);
  s.clock.ms = Date.now();
  const quotas = { ...s.deps.quotas, mails_per_day: { ...s.deps.quotas.mails_per_day, default_limit: 1 } };
  const limited = { ...s, deps: { ...s.deps, quotas } };
  const campaign = await activeCampaign(limited);
  for (const email of ['maya@example.org', 'noor@example.org']) {
    const { call, session } = await join(limited, campaign, { email });
    await giveConsent(limited.deps, call, { version: session.campaign?.consent_version ?? '' });
  }
  const counted = `select count(*) as mails from mail_requests where kind = 'return_link'`;
  const row = await limited.deps.db.withWorkspace(campaign.call, (tx) => tx.row<{ mails: number }>(counted));
  assert.equal(row?.mails, 1);
});

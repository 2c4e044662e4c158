import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { Api } from '../support/api.ts';
import { createCampaign } from '../support/campaign.ts';
import { useSystem } from '../support/shared-stack.ts';
import { queryAsAdmin } from '../support/stack-database.ts';

const { base_url, demo, dir } = await useSystem(after);
const key = new Api(base_url, { key: demo.api_keys.full });

test('without a mail server the response says so, its link works, and no mail is queued', async () => {
  const { id } = await createCampaign(key);
  await key.ok(key.post(`/v1/interviews/${id}/start`));
  const contact = await key.ok(key.post(`/v1/interviews/${id}/contacts`, { email: 'maya@reader.example' }));
  const invitation = await key.ok(key.post(`/v1/interviews/${id}/contacts/${String(contact['id'])}/invite`));
  assert.equal(invitation['mail'], 'not_configured');
  const opened = await key.post(`/v1${new URL(String(invitation['participant_url'])).pathname}`);
  assert.equal(opened.status, 201);
  const link = await key.ok(key.post(`/v1/interviews/${id}/join-links`));
  await key.ok(key.post(`/v1/join/${String(link['token'])}`, { email: 'maya@reader.example' }));
  const asked = await queryAsAdmin(
    dir,
    `select 1 from jobs.jobs where type = 'SEND_EMAIL' union all
     select 1 from campaigns.outbox where name = 'job_requested' and position('SEND_EMAIL'::bytea in payload) > 0`,
  );
  assert.deepEqual(asked, []);
});

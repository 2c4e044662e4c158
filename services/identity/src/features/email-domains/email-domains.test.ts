import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, test } from 'node:test';
import { v7 } from 'uuid';
import { type emailDomains, jobRequest, jobTypes } from '@insights/contracts';
import { type SealedSecret, open, parseKeyRing } from '@insights/secret-box';
import { startDnsServer } from '../../../../../test/support/dns-server.ts';
import type { EmailDomainDeps } from '../../deps.ts';
import { NameServers } from '../../dns/name-servers.ts';
import { scene } from '../../scene.fixture.ts';
import { createEmailDomain } from './create-email-domain.ts';
import { deleteEmailDomain } from './delete-email-domain.ts';
import { listEmailDomains } from './list-email-domains.ts';
import { checkEmailDomain } from './check-job.ts';
import { requestDueChecks } from './recheck-email-domains.ts';
import { rotateKeys } from './rotate-dkim-keys.ts';
import { verifyEmailDomain } from './verify-email-domain.ts';

const given = await scene({ after });
const dns = await startDnsServer();
after(() => dns.close());
const keys = parseKeyRing(`k1:${randomBytes(32).toString('base64')}`);
let hoursLater = 0;
const deps: EmailDomainDeps = {
  db: given.db,
  keys,
  now: () => new Date(Date.now() + hoursLater * 3_600_000).toISOString(),
  nameServers: new NameServers({ servers: [dns.address], timeout_ms: 100 }),
  config: {
    mailHost: 'mail.platform.test',
    spfInclude: 'spf.platform.test',
    pendingCheckSeconds: 60,
    recheckSeconds: 3_600,
    patienceHours: 72,
    maxEmailDomains: 3,
  },
};

const newName = () => `d${randomBytes(4).toString('hex')}.example`;
const publish = (domain: emailDomains.EmailDomain) => domain.records.forEach((record) => dns.publish(record));
const statuses = ({ status, records }: emailDomains.EmailDomain) => [status, ...records.map((record) => record.status)];

async function added(domain = newName()) {
  const { owner, id: workspace_id } = await given.workspace();
  const created = await createEmailDomain(deps, owner, { domain });
  const verify = () => verifyEmailDomain(deps, owner, { email_domain_id: created.id });
  return { owner, workspace_id, created, verify };
}

test('a domain is verified when its records are published, and fails when one is removed', async () => {
  const { created, verify } = await added();
  assert.deepEqual(statuses(await verify()), ['pending', 'pending', 'pending', 'pending', 'pending']);
  publish(created);
  assert.deepEqual(statuses(await verify()), ['verified', 'verified', 'verified', 'verified', 'verified']);
  const [dkim] = created.records;
  dns.remove(dkim?.name ?? '', 'TXT');
  assert.deepEqual(statuses(await verify()), ['failed', 'failed', 'verified', 'verified', 'verified']);
  publish(created);
});

test('failing name servers change no status until the grace period is over', async () => {
  const { created, verify } = await added();
  publish(created);
  await verify();
  for (const mode of ['servfail', 'silent'] as const) {
    dns.mode = mode;
    assert.equal((await verify()).status, 'verified', mode);
  }
  dns.mode = 'servfail';
  hoursLater = 73;
  assert.equal((await verify()).status, 'failed');
  dns.mode = 'answer';
  assert.equal((await verify()).status, 'verified');
  hoursLater = 0;
});

test('a subdomain is covered by the DMARC record of its registered domain', async () => {
  const registered = newName();
  const { created, verify } = await added(`mail.${registered}`);
  const { records } = created;
  publish({ ...created, records: records.filter(({ record }) => record !== 'DMARC') });
  dns.publish({ type: 'TXT', name: `_dmarc.${registered}`, value: 'v=DMARC1; p=reject' });
  assert.equal((await verify()).status, 'verified');
});

test('a duplicate domain is rejected within a workspace, and other workspaces learn nothing about it', async () => {
  const { owner, created } = await added();
  await assert.rejects(createEmailDomain(deps, owner, { domain: created.domain.toUpperCase() }), {
    code: 'duplicate_email_domain',
  });
  const other = await added(created.domain);
  assert.notEqual(other.created.records[0]?.name, created.records[0]?.name, 'a selector of its own');
  const { owner: third } = await given.workspace();
  assert.deepEqual((await listEmailDomains(deps, third, { page: null })).items, []);
  await assert.rejects(verifyEmailDomain(deps, third, { email_domain_id: created.id }), { code: 'not_found' });
  await assert.rejects(deleteEmailDomain(deps, third, { email_domain_id: created.id }), { code: 'not_found' });
});

test('the private key is encrypted at rest and can be decrypted', async () => {
  const { owner, created } = await added();
  const row = await given.db.withWorkspace(owner, (tx) =>
    tx.row<{ dkim_private_key: Buffer; dkim_key_id: string }>('select * from email_domains where id = $1', [
      created.id,
    ]),
  );
  assert.ok(row);
  assert.equal(row.dkim_private_key.includes('PRIVATE KEY'), false);
  const pem = open(keys, { key_id: row.dkim_key_id, box: row.dkim_private_key }, created.id);
  assert.match(pem, /BEGIN PRIVATE KEY/);
});

test('rotation re-encrypts keys once, and they open without the former key afterwards', async () => {
  const { owner, created } = await added();
  const next = `k2:${randomBytes(32).toString('base64')}`;
  const ring = parseKeyRing(next);
  const both = { current: 'k2', keys: new Map([...ring.keys, ...keys.keys]) };
  assert.ok((await rotateKeys(given.db, both)) >= 1);
  assert.equal(await rotateKeys(given.db, both), 0);
  const select = 'select dkim_private_key as box, dkim_key_id as key_id from email_domains where id = $1';
  const row = await given.db.withWorkspace(owner, (tx) => tx.row<SealedSecret>(select, [created.id]));
  assert.ok(row);
  assert.match(open(ring, row, created.id), /BEGIN PRIVATE KEY/);
});

test('the number of domains is limited, and a deletion makes room again', async () => {
  const { owner, created } = await added();
  for (const n of [1, 2]) await createEmailDomain(deps, owner, { domain: `n${n}-${newName()}` });
  await assert.rejects(createEmailDomain(deps, owner, { domain: newName() }), { code: 'quota_exceeded' });
  await deleteEmailDomain(deps, owner, { email_domain_id: created.id });
  await createEmailDomain(deps, owner, { domain: created.domain });
});

test('a due check is requested once by concurrent callers, and the job stores its result', async () => {
  const { owner, workspace_id, created } = await added();
  publish(created);
  const due = `update email_domains set next_check_at = now() - interval '1 second' where id = $1`;
  await given.db.withWorkspace(owner, (tx) => tx.run(due, [created.id]));
  const asked = await Promise.all([requestDueChecks(deps), requestDueChecks(deps)]);
  assert.equal(asked[0] + asked[1], 1);
  const outbox = `select 1 from outbox where name = 'job_requested' and aggregate_id = $1`;
  assert.equal((await given.db.withWorkspace(owner, (tx) => tx.rows(outbox, [created.id]))).length, 1);
  const { type, payload } = jobRequest(jobTypes.verifyEmailDomain, { email_domain_id: created.id, due_at: '' });
  const job = {
    id: v7(),
    workspace_id,
    type,
    payload,
    queue_name: jobTypes.verifyEmailDomain.queue,
    attempt: 1,
    max_attempts: 5,
    traceparent: '',
    lease_expires_at: '',
  };
  await checkEmailDomain(deps).run(job, { progress: async () => undefined, signal: new AbortController().signal });
  const { items } = await listEmailDomains(deps, owner, { page: null });
  assert.deepEqual(
    items.map(({ status }) => status),
    ['verified'],
  );
});

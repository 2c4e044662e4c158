import assert from 'node:assert/strict';
import { Resolver } from 'node:dns/promises';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { authenticate } from 'mailauth';
import { Api } from '../support/api.ts';
import { createCampaign } from '../support/campaign.ts';
import { eventually } from '../support/eventually.ts';
import type { ReceivedMail } from '../support/mail-server.ts';
import { useMailSystem } from '../support/mail-system.ts';
import { queryAsAdmin } from '../support/stack-database.ts';

interface Domain {
  id: string;
  domain: string;
  status: string;
  records: {
    record: string;
    type: string;
    name: string;
    value: string;
    ttl: string;
    priority: string;
    status: string;
  }[];
}
interface Contact {
  id: string;
  participant_url: string;
}
interface Invitation {
  participant_url: string;
  mail: string;
}

const { stack, demo, mails, dns } = await useMailSystem(after);
const admin = new Api(stack.baseUrl, { token: demo.tokens.admin });
const key = new Api(stack.baseUrl, { key: demo.api_keys.full });
const domainsPath = `/v1/workspaces/${demo.workspace_id}/email-domains`;
const { id: interviewId } = await createCampaign(key);
await key.ok(key.post(`/v1/interviews/${interviewId}/start`));
const contactsPath = `/v1/interviews/${interviewId}/contacts`;

const add = async (email: string, over = {}) =>
  (await key.ok(key.post(contactsPath, { name: 'Maya', email, ...over }))) as unknown as Contact;
const invite = async ({ id }: Contact) =>
  (await key.ok(key.post(`${contactsPath}/${id}/invite`))) as unknown as Invitation;
const mailsTo = (address: string) => mails.received.filter(({ to }) => to === address);
const mailTo = (address: string) => eventually(() => mailsTo(address)[0] ?? null, { what: `a mail to ${address}` });
const domainNow = async (id: string) => {
  const domains = (await admin.ok(admin.get(domainsPath))) as unknown as Domain[];
  return domains.find((domain) => domain.id === id) ?? assert.fail('the domain is gone');
};
const statusIs = (id: string, status: string) =>
  eventually(async () => assert.equal((await domainNow(id)).status, status), { what: `the domain ${status}` });

test('without a verified domain a mail comes from the default sender and contains the listed link', async () => {
  const contact = await add('maya@letters.example', { locale: 'de' });
  const { participant_url, mail } = await invite(contact);
  assert.equal(mail, 'queued');
  const received = await mailTo('maya@letters.example');
  assert.ok(received.readable.includes(participant_url));
  assert.match(received.header('subject') ?? '', /^Einladung zu einem Interview: /);
  assert.match(received.header('from') ?? '', /<interviews@platform\.example>/);
  assert.equal(received.header('dkim-signature'), undefined);
  const shown = (await key.ok(key.get(`${contactsPath}/${contact.id}`))) as unknown as Contact;
  assert.equal(shown.participant_url, participant_url);
  const opened = await key.post(`/v1${new URL(participant_url).pathname}`);
  assert.equal(opened.status, 201);
});

test('a domain becomes verified when its records are published and failed when one is removed, without a request', async () => {
  const created = (await admin.ok(admin.post(domainsPath, { domain: 'Acme.example' }))) as unknown as Domain;
  assert.deepEqual([created.domain, created.status], ['acme.example', 'pending']);
  for (const record of created.records) {
    for (const value of Object.values(record)) assert.equal(typeof value, 'string');
    if (record.type === 'TXT') assert.equal(record.priority, '');
    dns.publish(record);
  }
  await statusIs(created.id, 'verified');
  dns.mode = 'servfail';
  const asked = (await admin.ok(admin.post(`${domainsPath}/${created.id}/verify`))) as unknown as Domain;
  assert.equal(asked.status, 'verified', 'name servers that are out of order take nothing away');
  dns.mode = 'answer';
  const dmarc = created.records.find(({ record }) => record === 'DMARC');
  assert.ok(dmarc);
  dns.remove(dmarc.name, 'TXT');
  await statusIs(created.id, 'failed');
  assert.deepEqual(
    (await domainNow(created.id)).records.filter(({ status }) => status === 'failed').map(({ record }) => record),
    ['DMARC'],
  );
  dns.publish(dmarc);
  const verified = (await admin.ok(admin.post(`${domainsPath}/${created.id}/verify`))) as unknown as Domain;
  assert.equal(verified.status, 'verified');
  const again = await admin.post(domainsPath, { domain: 'acme.example' });
  assert.deepEqual([again.status, again.body['code']], [409, 'duplicate_email_domain']);
  assert.equal((await admin.post(domainsPath, { domain: 'co.uk' })).status, 422);
});

test('a mail of a verified domain passes DKIM, SPF and DMARC in an independent program', async () => {
  dns.publish({ type: 'TXT', name: 'spf.insights.internal', value: 'v=spf1 ip4:127.0.0.1 -all' });
  await invite(await add('nora@letters.example'));
  const mail = await mailTo('nora@letters.example');
  assert.match(mail.header('from') ?? '', /<interviews@acme\.example>/);
  assert.match(mail.from, /^bounces\+[0-9a-f-]{36}@send\.acme\.example$/);
  const resolver = new Resolver();
  resolver.setServers([dns.address]);
  const { dkim, spf, dmarc } = await authenticate(mail.raw, {
    ip: '127.0.0.1',
    helo: 'localhost',
    sender: mail.from,
    mta: 'mx.letters.example',
    resolver: async (name: string, type: string) => (await resolver.resolve(name, type)) as never,
  });
  const [signature] = dkim.results;
  assert.ok(signature);
  assert.deepEqual([signature.status.result, signature.signingDomain], ['pass', 'acme.example']);
  assert.ok(spf && spf.status.result === 'pass');
  assert.ok(dmarc && dmarc.status.result === 'pass');
  const signed = /[; ]h=([^;]+);/.exec(mail.header('dkim-signature') ?? '')?.[1]?.toLowerCase() ?? '';
  assert.match(signed, /list-unsubscribe-post/);
});

test('an invited member gets a mail with the link in the response', async () => {
  const invited = { email: 'tom@letters.example', role: 'member' };
  const answer = await admin.ok(admin.post(`/v1/workspaces/${demo.workspace_id}/members`, invited));
  assert.equal(answer['mail'], 'queued');
  const mail = await mailTo('tom@letters.example');
  assert.ok(mail.readable.includes(String(answer['invite_url'])));
  assert.equal(mail.header('list-unsubscribe'), undefined, 'it comes once, and was not asked for by a campaign');
});

test('a mail is sent once when an unavailable mail server is back', async () => {
  await mails.down();
  await invite(await add('omar@letters.example'));
  const waiting = `select 1 from jobs.jobs where type = 'SEND_EMAIL' and status = 'retrying'`;
  await eventually(async () => assert.equal((await queryAsAdmin(stack.dir, waiting)).length, 1));
  await mails.up();
  await mailTo('omar@letters.example');
  await settled();
  assert.equal(mailsTo('omar@letters.example').length, 1);
});

/** No mail is queued or being sent. */
async function settled(): Promise<void> {
  const open = `select 1 from jobs.jobs where type = 'SEND_EMAIL' and finished_at is null
    union all select 1 from campaigns.outbox where name = 'job_requested' and published_at is null`;
  await eventually(async () => assert.equal((await queryAsAdmin(stack.dir, open)).length, 0));
}

test('if a worker is killed before the mail server accepts, another sends the same bytes under the same Message-ID', async () => {
  const under_way = Promise.withResolvers<ReceivedMail>();
  const lost = Promise.withResolvers<void>();
  mails.acknowledge = (mail) => {
    under_way.resolve(mail);
    return lost.promise;
  };
  await invite(await add('pia@letters.example'));
  const first = await under_way.promise;
  const { pid } = stack.processes()['identity'] ?? assert.fail('no identity process');
  process.kill(pid, 'SIGKILL');
  mails.acknowledge = async () => undefined;
  lost.reject(new Error('the client is gone'));
  const second = await mailTo('pia@letters.example');
  assert.equal(second.header('message-id'), first.header('message-id'));
  assert.deepEqual(second.raw, first.raw);
  await settled();
  assert.equal(mailsTo('pia@letters.example').length, 1);
  // The gateway reconnects after a pause.
  await eventually(async () => assert.equal((await key.get(contactsPath)).status, 200));
});

test('a permanently rejected address is tried once, and the job gives the reason without the address', async () => {
  let asked = 0;
  mails.refuse = (address) => {
    if (address !== 'gone@letters.example') return undefined;
    asked += 1;
    return 550;
  };
  await invite(await add('gone@letters.example'));
  const failed = `select attempts, error_code, progress_message from jobs.jobs where type = 'SEND_EMAIL' and status = 'failed'`;
  const [job] = await eventually(async () => {
    const rows = await queryAsAdmin<{ attempts: number; error_code: string; progress_message: string }>(
      stack.dir,
      failed,
    );
    return rows.length > 0 ? rows : null;
  });
  assert.deepEqual([job?.attempts, job?.error_code, asked], [1, 'mail_refused', 1]);
  assert.equal(job?.progress_message, 'The mail server rejected this mail permanently (550 5.1.1).');
});

test('joining with a known address gets the usual response, and only the known person gets a mail with their link', async () => {
  const contact = await add('quinn@letters.example');
  const link = await key.ok(key.post(`/v1/interviews/${interviewId}/join-links`));
  const joinAs = async (email: string) => {
    const { status, body } = await key.post<Record<string, unknown>>(`/v1/join/${String(link['token'])}`, { email });
    return { status, fields: Object.keys(body), session: Object.keys(body['session'] as object) };
  };
  assert.deepEqual(await joinAs('QUINN@letters.example'), await joinAs('stranger@letters.example'));
  const mail = await mailTo('quinn@letters.example');
  assert.ok(mail.readable.includes(contact.participant_url));
  await settled();
  assert.equal(mailsTo('stranger@letters.example').length, 0);
});

test('one-click unsubscribe stops the mails of that workspace', async () => {
  const contact = await add('rosa@letters.example');
  await invite(contact);
  const mail = await mailTo('rosa@letters.example');
  assert.equal(mail.header('list-unsubscribe-post'), 'List-Unsubscribe=One-Click');
  const url = /^<(.*)>$/.exec(mail.header('list-unsubscribe') ?? '')?.[1] ?? '';
  assert.ok(mail.readable.includes(url));
  const page = await fetch(url, { headers: { accept: 'text/html', 'accept-language': 'fr, en' } });
  assert.match(await page.text(), /<html lang="fr">.*<form method="post">/s);
  assert.deepEqual(await (await fetch(url)).json(), { status: 'subscribed' }, 'looking changes nothing');
  const clicked = await fetch(url, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
  assert.deepEqual([clicked.status, await clicked.json()], [200, { status: 'unsubscribed' }]);
  assert.equal((await invite(contact)).mail, 'unsubscribed');
  assert.equal((await fetch(`${url}x`, { method: 'POST' })).status, 404);
  await settled();
  assert.equal(mailsTo('rosa@letters.example').length, 1);
});

test('no address or link is in a log, the queue, the outbox or the stream', async () => {
  const links = mails.received.flatMap(({ readable }) => readable.match(/iii_\w{38}|unsubscribe\/[\w-]{64}/g) ?? []);
  assert.ok(links.length >= 10);
  const wanted = ['letters.example', ...new Set(links)];
  const logs = readdirSync(join(stack.dir, 'logs')).map((name) => readFileSync(join(stack.dir, 'logs', name), 'utf8'));
  const rows = await queryAsAdmin<{ text: string }>(
    stack.dir,
    `select to_jsonb(j)::text as text from jobs.jobs j union all select encode(payload, 'escape') from campaigns.outbox
     union all select to_jsonb(s)::text from identity.sent_mails s union all select to_jsonb(s)::text from campaigns.sessions s`,
  );
  assert.ok(logs.length > 5 && rows.length > 20);
  const places = [...logs, ...rows.map(({ text }) => text)];
  for (const text of wanted) assert.equal(places.filter((place) => place.includes(text)).length, 0, text.slice(0, 14));
});

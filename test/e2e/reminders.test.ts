import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { Api, once } from '../support/api.ts';
import { createCampaign } from '../support/campaign.ts';
import { eventually } from '../support/eventually.ts';
import type { ReceivedMail } from '../support/mail-server.ts';
import { useMailSystem } from '../support/mail-system.ts';
import { queryAsAdmin } from '../support/stack-database.ts';

const DAY_MS = 86_400_000;
const { stack, demo, mails } = await useMailSystem(after);
const key = new Api(stack.baseUrl, { key: demo.api_keys.full });
const { id: interviewId } = await createCampaign(key);
await key.ok(key.post(`/v1/interviews/${interviewId}/start`));
const contactsPath = `/v1/interviews/${interviewId}/contacts`;

const inDays = (days: number) => new Date(Math.round(Date.now() / 1_000) * 1_000 + days * DAY_MS).toISOString();
const mailsTo = (address: string) => mails.received.filter(({ to }) => to === address);
const mailNumber = (address: string, count: number) =>
  eventually(() => mailsTo(address)[count - 1] ?? null, { what: `mail ${count} to ${address}` });

async function invited(email: string, fields: object = {}): Promise<string> {
  const { id } = await key.ok(key.post(contactsPath, { email, ...fields }));
  await key.ok(key.post(`${contactsPath}/${String(id)}/invite`));
  return String(id);
}

/** Lets time pass for one contact: everything about the session was that much earlier. */
const pass = (id: string, days: number) =>
  queryAsAdmin(
    stack.dir,
    `update campaigns.sessions
        set scheduled_for = scheduled_for - ${days} * interval '1 day', expires_at = expires_at - ${days} * interval '1 day',
            invited_at = invited_at - ${days} * interval '1 day', reminded_until = reminded_until - ${days} * interval '1 day',
            remind_at = remind_at - ${days} * interval '1 day'
      where id = '${id}'`,
  );

/** The calendar entry in the body of a mail. */
function entryOf({ raw }: ReceivedMail): { head: string; text: string } {
  const part = raw
    .toString('latin1')
    .split(/\r\n--/)
    .find((each) => /content-type: text\/calendar/i.test(each));
  const [head = '', body = ''] = part?.split('\r\n\r\n', 2) ?? [];
  const text = /base64/i.test(head)
    ? Buffer.from(body, 'base64').toString('utf8')
    : body.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return { head, text: text.replaceAll(/\r\n[ \t]/g, '') };
}
const valueOf = (text: string, name: string) => new RegExp(`^${name}(?:;[^:]*)?:(.*)$`, 'm').exec(text)?.[1]?.trim();

test('invitation, reminder, new time and cancellation reach a person as one thread, each once, until one click unsubscribes', async () => {
  const address = 'maya@reader.example';
  const id = await invited(address, { locale: 'de', timezone: 'Europe/Berlin', scheduled_for: inDays(3) });
  const invitation = await mailNumber(address, 1);
  assert.match(invitation.header('subject') ?? '', /^Einladung zu einem Interview/);
  for (const type of ['text/plain', 'text/html', 'text/calendar', 'application/ics']) {
    assert.ok(invitation.raw.includes(`Content-Type: ${type}`), type);
  }
  assert.equal(invitation.header('auto-submitted'), 'auto-generated');
  assert.equal(invitation.header('list-unsubscribe-post'), 'List-Unsubscribe=One-Click');
  const first = entryOf(invitation);
  assert.match(first.head, /method=REQUEST/);
  assert.equal(valueOf(first.text, 'METHOD'), 'REQUEST');
  assert.match(valueOf(first.text, 'DTSTART') ?? '', /^\d{8}T\d{6}$/);

  const reminded = async () =>
    (await queryAsAdmin(stack.dir, `select id from campaigns.mail_requests where kind = 'notice'`)).length;
  await pass(id, 2.5);
  // The process that requests the reminder is killed at the same time.
  const { campaigns } = stack.processes();
  assert.ok(campaigns);
  process.kill(campaigns.pid, 'SIGKILL');
  const reminder = await mailNumber(address, 2);
  assert.match(reminder.header('subject') ?? '', /^Erinnerung an Ihr Interview/);

  const before = valueOf(entryOf(reminder).text, 'SEQUENCE');
  const start = inDays(5);
  await eventually(async () => void (await key.ok(key.patch(`${contactsPath}/${id}`, { scheduled_for: start }))));
  const moved = await mailNumber(address, 3);
  assert.match(moved.header('subject') ?? '', /Neuer_Termin/);
  const entry = entryOf(moved).text;
  assert.ok(Number(valueOf(entry, 'SEQUENCE')) > Number(before));
  assert.equal(valueOf(entry, 'UID'), valueOf(first.text, 'UID'));

  await key.ok(key.post(`${contactsPath}/${id}/cancel`));
  const cancelled = await mailNumber(address, 4);
  assert.match(cancelled.header('subject') ?? '', /^Ihr Interview ist abgesagt/);
  assert.match(entryOf(cancelled).head, /method=CANCEL/);
  assert.equal(valueOf(entryOf(cancelled).text, 'STATUS'), 'CANCELLED');
  assert.equal(new Set(mailsTo(address).map((mail) => mail.header('references'))).size, 1);
  assert.equal(new Set(mailsTo(address).map((mail) => mail.header('message-id'))).size, 4);

  const unsubscribe = new URL(/<(.*)>/.exec(cancelled.header('list-unsubscribe') ?? '')?.[1] ?? '');
  const clicked = await fetch(`${stack.baseUrl}${unsubscribe.pathname}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  assert.equal(clicked.status, 200);
  const notices = await reminded();
  await key.ok(key.post(`${contactsPath}/${id}/reactivate`, { grace_period_minutes: 60, scheduled_for: inDays(2) }));
  await pass(id, 1.5);
  await eventually(async () => {
    const [row] = await queryAsAdmin(
      stack.dir,
      `select remind_at > now() as later from campaigns.sessions where id = '${id}'`,
    );
    assert.equal((row as { later: boolean } | undefined)?.later, true, 'the reminder was decided about');
  });
  assert.equal(await reminded(), notices, 'nothing more is requested');
  assert.equal(mailsTo(address).length, 4);
});

test('a person who has not used an invitation is reminded once', async () => {
  const address = 'noah@reader.example';
  const id = await invited(address);
  await mailNumber(address, 1);
  await pass(id, 4);
  const reminder = await mailNumber(address, 2);
  assert.match(reminder.header('subject') ?? '', /^Still open for you/);
  assert.equal(entryOf(reminder).text, '');
  await pass(id, 30);
  // A later mail to somebody else shows that reminders have been looked at since.
  const other = await invited('ines@reader.example');
  await pass(other, 4);
  await mailNumber('ines@reader.example', 2);
  assert.equal(mailsTo(address).length, 2);
});

test('many people are invited in one job, each once although a worker is killed, and the job says what became of whom', async () => {
  const people = Array.from({ length: 150 }, (_, n) => ({ email: `many-${n}@reader.example` }));
  await key.ok(key.post(contactsPath, { contacts: [...people, { name: 'Without an address' }] }));
  const filter = { statuses: ['available'], invited: false };
  const headers = once();
  const request = () =>
    key.ok<{ job_id: string; contacts: number }>(key.post(`${contactsPath}/invitations`, { filter }, { headers }));
  const { job_id, contacts } = await request();
  assert.equal((await request()).job_id, job_id);
  const results = `${contactsPath}/invitations/${job_id}?limit=200`;
  type Result = { outcome: string };
  const outcomes = async () => (await key.ok<Result[]>(key.get(results) as never)).map(({ outcome }) => outcome);
  await eventually(async () => (await outcomes()).includes('invited') || null);
  const { campaigns } = stack.processes();
  process.kill(campaigns?.pid ?? assert.fail(), 'SIGKILL');
  // Instead of waiting until the lease of the killed worker ends.
  await queryAsAdmin(stack.dir, `update jobs.jobs set lease_expires_at = now() where id = $1 and status = 'running'`, [
    job_id,
  ]);
  const job = await eventually(async () => {
    const shown = await key.ok(key.get(`/v1/jobs/${job_id}`));
    return shown['status'] === 'completed' ? shown : null;
  });
  assert.equal((job['progress_context'] as { done: number }).done, contacts);
  const all = await outcomes();
  assert.equal(all.filter((outcome) => outcome === 'no_address').length, 1);
  assert.equal(all.filter((outcome) => outcome === 'invited').length, contacts - 1);
  for (const { email } of people) await mailNumber(email, 1);
  // A mail that a killed worker has sent, and could not say so, is sent again under the same Message-ID.
  const sent = mails.received.filter(({ to }) => to.startsWith('many-'));
  assert.equal(new Set(sent.map((mail) => mail.header('message-id'))).size, people.length);
});

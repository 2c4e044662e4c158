import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { servicePrincipal } from '@insights/auth-context';
import { type campaigns, eventTypes, type jobPayloads, jobTypes, payloadOf } from '@insights/contracts';
import { contactChange, contactDraft, interviewChange, settingsChange } from '../../requests.fixture.ts';
import { type Campaign, type Scene, activeCampaign, bearerOf, scene } from '../../sessions.fixture.ts';
import { cancelSession } from '../cancel-session.ts';
import { changeStatus } from '../change-status/change-status.ts';
import { prepareContactMail } from '../contact-mail/prepare-contact-mail.ts';
import { createContact } from '../create-contact.ts';
import { giveConsent } from '../give-consent.ts';
import { inviteContact } from '../invite-contact.ts';
import { openInvitation } from '../open-invitation.ts';
import { reactivateSession } from '../reactivate-session.ts';
import { startSession } from '../start-session.ts';
import { unsubscribe } from '../unsubscribe.ts';
import { updateContact } from '../update-contact.ts';
import { updateInterview } from '../update-interview.ts';
import { sendReminders } from './send-reminders.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ADDRESS = 'maya@example.org';

interface Invited extends Campaign {
  ids: { interview_id: string; contact_id: string };
  url: string;
}

const later = (s: Scene, ms: number) => new Date(s.clock.ms + ms).toISOString();

/** A contact who was invited by mail, to an interview that opens in `ms`, or without a start. */
async function invited(s: Scene, ms: number | null, settings: Partial<campaigns.InterviewSettingsChange> = {}) {
  const campaign = await activeCampaign(s, undefined, settings);
  const contact = contactDraft({ email: ADDRESS, scheduled_for: ms === null ? null : later(s, ms) });
  const made = await createContact(s.deps, campaign.call, { interview_id: campaign.id, contact });
  const ids = { interview_id: campaign.id, contact_id: made.id };
  const { participant_url: url } = await inviteContact(s.deps, campaign.call, ids);
  return { ...campaign, ids, url };
}

async function mailsOf(s: Scene, { call }: Campaign): Promise<jobPayloads.SendEmail[]> {
  const outbox = `select payload from outbox where name = 'job_requested' order by id`;
  const rows = await s.deps.db.withWorkspace(call, (tx) => tx.rows<{ payload: Buffer }>(outbox));
  return rows.flatMap(
    ({ payload }) => payloadOf(jobTypes.sendEmail, eventTypes.jobRequested.codec.decode(payload)) ?? [],
  );
}

const remindersOf = async (s: Scene, campaign: Campaign) =>
  (await mailsOf(s, campaign)).filter(({ kind }) => kind === 'contact_reminder').length;

const prepare = (s: Scene, { call, ids }: Invited, kind: jobPayloads.SendEmail['kind'] & string) =>
  prepareContactMail(
    s.deps,
    { principal: servicePrincipal('identity', call.principal.workspace_id) },
    {
      kind: kind as 'contact_reminder',
      contact_id: ids.contact_id,
      sender_name: 'Acme',
      sender_address: 'no-reply@acme.example',
    },
  );

/** The number of reminders after each step of time. */
async function after(s: Scene, campaign: Campaign, steps: readonly number[]): Promise<number[]> {
  const counts: number[] = [];
  for (const ms of steps) {
    s.clock.ms += ms;
    await sendReminders(s.deps);
    counts.push(await remindersOf(s, campaign));
  }
  return counts;
}

describe('reminders', () => {
  test('go out 24 hours and one hour before a scheduled interview, each once', async (t) => {
    const s = await scene(t);
    const campaign = await invited(s, 3 * DAY_MS);
    const steps = [0, 2 * DAY_MS - 1, 1, 1, 23 * HOUR_MS - 2, 1, HOUR_MS - 1, 1, DAY_MS];
    assert.deepEqual(await after(s, campaign, steps), [0, 0, 1, 1, 1, 2, 2, 2, 2]);
    const occasions = new Set((await mailsOf(s, campaign)).map(({ occasion }) => occasion));
    assert.equal(occasions.size, 3);
  });

  test('go out once with two replicas and when the clock goes back', async (t) => {
    const s = await scene(t);
    const campaign = await invited(s, 3 * DAY_MS);
    s.clock.ms += 2 * DAY_MS;
    await Promise.all([sendReminders(s.deps), sendReminders(s.deps), sendReminders(s.deps)]);
    assert.equal(await remindersOf(s, campaign), 1);
    assert.deepEqual(await after(s, campaign, [-DAY_MS, HOUR_MS, 23 * HOUR_MS]), [1, 1, 1]);
  });

  test('that were missed during an outage are one mail, and none once the interview is open', async (t) => {
    const s = await scene(t);
    const campaign = await invited(s, 3 * DAY_MS);
    assert.deepEqual(await after(s, campaign, [3 * DAY_MS - 60_000, 0]), [1, 1]);
    const other = await invited(s, 3 * DAY_MS);
    assert.deepEqual(await after(s, other, [3 * DAY_MS]), [0]);
  });

  test('that were due before the invitation are not sent', async (t) => {
    const s = await scene(t);
    const campaign = await invited(s, 30 * 60_000);
    assert.deepEqual(await after(s, campaign, [0, 20 * 60_000]), [0, 0]);
  });

  test('follow a new start, and the mail has the new time', async (t) => {
    const s = await scene(t);
    const campaign = await invited(s, 3 * DAY_MS);
    const start = later(s, 5 * DAY_MS);
    await updateContact(s.deps, campaign.call, contactChange({ ...campaign.ids, scheduled_for: start }));
    assert.deepEqual(await after(s, campaign, [2 * DAY_MS, 2 * DAY_MS]), [0, 1]);
    const mail = await prepare(s, campaign, 'contact_reminder');
    assert.deepEqual([mail.skip, mail.scheduled_for, mail.participant_url], [null, start, campaign.url]);
  });

  test('without a start go out once, some days after the invitation', async (t) => {
    const s = await scene(t);
    const campaign = await invited(s, null);
    assert.deepEqual(await after(s, campaign, [3 * DAY_MS - 1, 1, 1, 30 * DAY_MS]), [0, 1, 1, 1]);
    const mail = await prepare(s, campaign, 'contact_reminder');
    assert.deepEqual([mail.skip, mail.scheduled_for, mail.calendar], [null, null, null]);
  });

  test('follow the settings of the campaign, also when they change, and can be turned off', async (t) => {
    const s = await scene(t);
    const campaign = await invited(s, 10 * DAY_MS, {
      reminders: { hours_before: { items: [48] }, days_after_invitation: 0 },
    });
    assert.deepEqual(await after(s, campaign, [8 * DAY_MS, DAY_MS + 23 * HOUR_MS]), [1, 1]);
    const open = await invited(s, null, { reminders: { hours_before: null, days_after_invitation: 0 } });
    assert.deepEqual(await after(s, open, [30 * DAY_MS]), [0]);
    const settings = settingsChange({ reminders: { hours_before: null, days_after_invitation: 40 } });
    await updateInterview(s.deps, open.call, interviewChange({ interview_id: open.id, settings }));
    assert.deepEqual(await after(s, open, [0, 10 * DAY_MS]), [0, 1]);
  });

  test('are not sent to people who have unsubscribed, started, withdrawn or were cancelled', async (t) => {
    const s = await scene(t);
    const away = await invited(s, 3 * DAY_MS);
    const { unsubscribe_url } = await prepare(s, away, 'contact_invitation');
    await unsubscribe(s.deps, {}, { token: unsubscribe_url.split('/').at(-1) ?? '' });
    const cancelled = await invited(s, 3 * DAY_MS);
    await cancelSession(s.deps, cancelled.call, cancelled.ids);
    const started = await invited(s, null);
    const joined = await bearerOf(s, await openInvitation(s.deps, {}, { token: started.url.split('/').at(-1) ?? '' }));
    await giveConsent(s.deps, joined.call, { version: joined.session.campaign?.consent_version ?? '' });
    await startSession(s.deps, joined.call);
    s.clock.ms += 2 * DAY_MS;
    await sendReminders(s.deps);
    s.clock.ms += 2 * DAY_MS;
    await sendReminders(s.deps);
    for (const campaign of [away, cancelled, started]) assert.equal(await remindersOf(s, campaign), 0);
    assert.equal((await prepare(s, started, 'contact_reminder')).skip, 'over');
    assert.equal((await prepare(s, away, 'contact_reminder')).skip, 'over');
  });

  test('wait while the campaign is paused', async (t) => {
    const s = await scene(t);
    const campaign = await invited(s, null);
    await changeStatus(s.deps, campaign.call, 'pause', { interview_id: campaign.id, reason: '' });
    assert.deepEqual(await after(s, campaign, [4 * DAY_MS, DAY_MS]), [0, 0]);
    await changeStatus(s.deps, campaign.call, 'resume', { interview_id: campaign.id, reason: '' });
    assert.deepEqual(await after(s, campaign, [0, DAY_MS]), [1, 1]);
  });
});

describe('mails about a scheduled interview', () => {
  const sequenceOf = (mail: { calendar: { content: string } | null }) =>
    Number(/^SEQUENCE:(\d+)/m.exec(mail.calendar?.content ?? '')?.[1]);

  test('carry a calendar entry that each change replaces, and a cancellation withdraws', async (t) => {
    const s = await scene(t);
    const campaign = await invited(s, 3 * DAY_MS);
    const first = await prepare(s, campaign, 'contact_invitation');
    assert.match(first.calendar?.content_type ?? '', /method=REQUEST/);
    await updateContact(s.deps, campaign.call, contactChange({ ...campaign.ids, scheduled_for: later(s, 5 * DAY_MS) }));
    const moved = await prepare(s, campaign, 'session_rescheduled');
    assert.ok(sequenceOf(moved) > sequenceOf(first));
    assert.equal(moved.scheduled_for, later(s, 5 * DAY_MS));
    await cancelSession(s.deps, campaign.call, campaign.ids);
    const cancelled = await prepare(s, campaign, 'session_cancelled');
    assert.match(cancelled.calendar?.content_type ?? '', /method=CANCEL/);
    assert.ok(sequenceOf(cancelled) > sequenceOf(moved));
    assert.equal(cancelled.participant_url, '');
    const again = { ...campaign.ids, grace_period_minutes: 30, scheduled_for: later(s, 7 * DAY_MS) };
    await reactivateSession(s.deps, campaign.call, again);
    const reactivated = await prepare(s, campaign, 'session_rescheduled');
    assert.ok(sequenceOf(reactivated) > sequenceOf(cancelled));
    assert.deepEqual(
      (await mailsOf(s, campaign)).map(({ kind }) => kind),
      ['contact_invitation', 'session_rescheduled', 'session_cancelled', 'session_rescheduled'],
    );
  });

  test('withdraw the entry when the interview has no start any more', async (t) => {
    const s = await scene(t);
    const campaign = await invited(s, 3 * DAY_MS);
    await updateContact(s.deps, campaign.call, contactChange({ ...campaign.ids, scheduled_for: '' }));
    const mail = await prepare(s, campaign, 'session_rescheduled');
    assert.match(mail.calendar?.content_type ?? '', /method=CANCEL/);
    assert.deepEqual([mail.skip, mail.scheduled_for, mail.participant_url], [null, null, campaign.url]);
  });

  test('are at most ten in a day for one person', async (t) => {
    const s = await scene(t);
    const campaign = await invited(s, 3 * DAY_MS);
    for (let n = 1; n <= 15; n += 1) {
      await updateContact(
        s.deps,
        campaign.call,
        contactChange({ ...campaign.ids, scheduled_for: later(s, n * DAY_MS) }),
      );
    }
    assert.equal((await mailsOf(s, campaign)).filter(({ kind }) => kind === 'session_rescheduled').length, 10);
  });
});

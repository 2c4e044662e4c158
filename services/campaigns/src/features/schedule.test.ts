import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { campaigns } from '@insights/contracts';
import { contactChange, contactDraft } from '../requests.fixture.ts';
import { type Campaign, type Scene, activeCampaign, bearerOf, scene } from '../sessions.fixture.ts';
import { cancelSession } from './cancel-session.ts';
import { createContact } from './create-contact.ts';
import { createContacts } from './create-contacts.ts';
import { giveConsent } from './give-consent.ts';
import { listConversations } from './list-conversations.ts';
import { postTurn } from './post-turn.ts';
import { inviteContact } from './invite-contact.ts';
import { getContact } from './list-contacts.ts';
import { openInvitation } from './open-invitation.ts';
import { reactivateSession } from './reactivate-session.ts';
import { startSession } from './start-session.ts';
import { sweepSessions } from './sweep-sessions/sweep-sessions.ts';
import { updateContact } from './update-contact.ts';
import { changeStatus } from './change-status/change-status.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

interface Booked extends Campaign {
  contact: campaigns.Contact;
  ids: { interview_id: string; contact_id: string };
}

const later = (s: Scene, ms: number) => new Date(s.clock.ms + ms).toISOString();

async function scheduled(s: Scene, start: string | null, email = 'maya@example.org'): Promise<Booked> {
  const campaign = await activeCampaign(s);
  const contact = contactDraft({ email, scheduled_for: start });
  const made = await createContact(s.deps, campaign.call, { interview_id: campaign.id, contact });
  return { ...campaign, contact: made, ids: { interview_id: campaign.id, contact_id: made.id } };
}

const shown = async (s: Scene, { call, ids }: Booked) => (await getContact(s.deps, call, ids)).scheduled_session;
const statusOf = async (s: Scene, booked: Booked) => (await shown(s, booked))?.status;
const move = (s: Scene, { call, ids }: Booked, start: string) =>
  updateContact(s.deps, call, contactChange({ ...ids, scheduled_for: start }));
const tokenOf = ({ participant_url }: campaigns.Contact) => participant_url?.split('/').at(-1) ?? '';

async function consented(s: Scene, booked: Booked) {
  const contact = await getContact(s.deps, booked.call, booked.ids);
  const joined = await bearerOf(s, await openInvitation(s.deps, {}, { token: tokenOf(contact) }));
  await giveConsent(s.deps, joined.call, { version: joined.session.campaign?.consent_version ?? '' });
  return joined;
}

describe('a scheduled session', () => {
  test('opens at its time and expires after the grace period, before and after the sweep', async (t) => {
    const s = await scene(t);
    const booked = await scheduled(s, later(s, HOUR_MS));
    assert.deepEqual(booked.contact.scheduled_session, {
      status: 'scheduled',
      scheduled_for: later(s, HOUR_MS),
      expires_at: later(s, HOUR_MS + 15 * MINUTE_MS),
      invited_at: null,
    });
    const { call } = await consented(s, booked);
    await assert.rejects(startSession(s.deps, call), { code: 'invalid_transition' });
    for (const [passed, status] of [
      [HOUR_MS - 1, 'scheduled'],
      [1, 'available'],
      [15 * MINUTE_MS - 1, 'available'],
      [1, 'expired'],
    ] as const) {
      s.clock.ms += passed;
      assert.equal(await statusOf(s, booked), status);
      await sweepSessions(s.deps);
      assert.equal(await statusOf(s, booked), status);
    }
    await assert.rejects(startSession(s.deps, call), { code: 'invalid_transition' });
  });

  test('can be started from its time on', async (t) => {
    const s = await scene(t);
    const booked = await scheduled(s, later(s, HOUR_MS));
    const { call } = await consented(s, booked);
    s.clock.ms += HOUR_MS;
    assert.equal((await startSession(s.deps, call)).status, 'waiting');
    // Nobody comes; later sweeps must not expire it.
    s.clock.ms += 59 * MINUTE_MS;
    await sweepSessions(s.deps);
    assert.equal(await statusOf(s, booked), 'waiting');
    s.clock.ms += MINUTE_MS;
    await sweepSessions(s.deps);
    assert.equal(await statusOf(s, booked), 'unavailable');
  });

  test('stays open when the clock of the database goes back', async (t) => {
    const s = await scene(t);
    const booked = await scheduled(s, later(s, HOUR_MS));
    s.clock.ms += HOUR_MS;
    await sweepSessions(s.deps);
    s.clock.ms -= 2 * HOUR_MS;
    await sweepSessions(s.deps);
    assert.equal(await statusOf(s, booked), 'available');
  });

  test('can be moved and made available at once, and refuses a start that is past or far ahead', async (t) => {
    const s = await scene(t);
    const booked = await scheduled(s, null);
    assert.equal(booked.contact.scheduled_session?.status, 'available');
    const moved = await move(s, booked, later(s, 2 * HOUR_MS));
    assert.equal(moved.scheduled_session?.status, 'scheduled');
    for (const start of [later(s, 0), later(s, -1), later(s, 731 * 24 * HOUR_MS)]) {
      await assert.rejects(move(s, booked, start), { code: 'invalid_request' });
      await assert.rejects(scheduled(s, start), { code: 'invalid_request' });
    }
    assert.deepEqual((await move(s, booked, '')).scheduled_session, {
      status: 'available',
      scheduled_for: null,
      expires_at: null,
      invited_at: null,
    });
    const { call } = await consented(s, booked);
    await startSession(s.deps, call);
    await assert.rejects(move(s, booked, later(s, HOUR_MS)), { code: 'invalid_transition' });
  });

  test('of many, a start that is past is reported for its row, and the others are scheduled', async (t) => {
    const s = await scene(t);
    const { call, id } = await activeCampaign(s);
    const { created, results } = await createContacts(s.deps, call, {
      interview_id: id,
      contacts: [
        contactDraft({ email: 'a@example.org', scheduled_for: later(s, HOUR_MS) }),
        contactDraft({ email: 'b@example.org', scheduled_for: later(s, -HOUR_MS) }),
        contactDraft({ email: 'c@example.org' }),
      ],
    });
    assert.equal(created, 2);
    assert.deepEqual(
      results.map(({ error, field }) => [error, field]),
      [
        [null, null],
        ['invalid_request', 'scheduled_for'],
        [null, null],
      ],
    );
    const ids = { interview_id: id, contact_id: results[0]?.id ?? '' };
    assert.equal((await getContact(s.deps, call, ids)).scheduled_session?.status, 'scheduled');
  });
});

describe('a session is cancelled', () => {
  test('before it starts, and its link starts nothing any more', async (t) => {
    const s = await scene(t);
    for (const start of [null, later(s, HOUR_MS)]) {
      const booked = await scheduled(s, start);
      const { call } = await consented(s, booked);
      const contact = await cancelSession(s.deps, booked.call, booked.ids);
      assert.equal(contact.scheduled_session?.status, 'cancelled');
      await assert.rejects(startSession(s.deps, call), { code: 'invalid_transition' });
      await assert.rejects(cancelSession(s.deps, booked.call, booked.ids), { code: 'invalid_transition' });
    }
  });

  test('never while it is conducted', async (t) => {
    const s = await scene(t);
    const booked = await scheduled(s, null);
    const { call } = await consented(s, booked);
    await startSession(s.deps, call);
    await assert.rejects(cancelSession(s.deps, booked.call, booked.ids), { code: 'invalid_transition' });
  });
});

test('a session is reactivated from every state in which it was not held, at once or at a new time', async (t) => {
  const s = await scene(t);
  const states: Record<string, (booked: Booked) => Promise<unknown>> = {
    scheduled: async () => undefined,
    available: async () => void (s.clock.ms += HOUR_MS),
    expired: async () => void (s.clock.ms += 2 * HOUR_MS),
    cancelled: (booked) => cancelSession(s.deps, booked.call, booked.ids),
    unavailable: async (booked) => {
      const { call } = await consented(s, booked);
      s.clock.ms += HOUR_MS;
      await startSession(s.deps, call);
      s.clock.ms += HOUR_MS;
      await sweepSessions(s.deps);
    },
  };
  for (const [state, reach] of Object.entries(states)) {
    for (const after of [null, 3 * HOUR_MS]) {
      const booked = await scheduled(s, later(s, HOUR_MS));
      await reach(booked);
      assert.equal(await statusOf(s, booked), state);
      const scheduled_for = after === null ? null : later(s, after);
      const request = { ...booked.ids, grace_period_minutes: 30, scheduled_for };
      const answer = await reactivateSession(s.deps, booked.call, request);
      const status = scheduled_for ? 'scheduled' : 'available';
      assert.equal(answer.scheduled_session_status, status, state);
      const expires_at = later(s, (after ?? 0) + 30 * MINUTE_MS);
      assert.deepEqual(await shown(s, booked), { status, scheduled_for, expires_at, invited_at: null }, state);
      const { call } = await consented(s, booked);
      s.clock.ms += after ?? 0;
      assert.equal((await startSession(s.deps, call)).status, 'waiting');
    }
  }
});

test('a paused campaign rejects starts with a reason; scheduled sessions open again after it resumes', async (t) => {
  const s = await scene(t);
  const booked = await scheduled(s, later(s, HOUR_MS));
  const { call } = await consented(s, booked);
  await changeStatus(s.deps, booked.call, 'pause', { interview_id: booked.id, reason: '' });
  s.clock.ms += HOUR_MS;
  await assert.rejects(startSession(s.deps, call), (error: Error) => /paused/.test(error.message));
  await changeStatus(s.deps, booked.call, 'resume', { interview_id: booked.id, reason: '' });
  assert.equal((await startSession(s.deps, call)).status, 'waiting');
});

test('an invitation to a scheduled session can be sent before it opens', async (t) => {
  const s = await scene(t);
  const booked = await scheduled(s, later(s, HOUR_MS));
  const { mail, expires_at } = await inviteContact(s.deps, booked.call, booked.ids);
  assert.deepEqual([mail, expires_at], ['queued', later(s, HOUR_MS + 15 * MINUTE_MS)]);
});

test('what somebody wrote while no interviewer came is no interview: the session is unavailable and can be reactivated', async (t) => {
  const s = await scene(t);
  const booked = await scheduled(s, null);
  const { call } = await consented(s, booked);
  await startSession(s.deps, call);
  await postTurn(s.deps, call, { client_turn_id: '1', text: 'Is anybody there?', input: 'typed' });
  s.clock.ms += HOUR_MS;
  await sweepSessions(s.deps);
  assert.equal(await statusOf(s, booked), 'unavailable');
  const { items } = await listConversations(s.deps, booked.call, { interview_id: booked.id, page: null, status: null });
  assert.deepEqual(
    items.map(({ status }) => status),
    ['abandoned'],
  );
});

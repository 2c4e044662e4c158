import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';
import { type Input, type sessions, eventTypes, jobTypes, payloadOf } from '@insights/contracts';
import type { Scope } from '../../../../../test/support/database.ts';
import { cutShort } from '../../db/invitation-runs.ts';
import { contactDraft } from '../../requests.fixture.ts';
import { type Campaign, type Scene, activeCampaign, bearerOf, scene } from '../../sessions.fixture.ts';
import { changeStatus } from '../change-status/change-status.ts';
import { createContact } from '../create-contact.ts';
import { deleteContact } from '../delete-contact.ts';
import { giveConsent } from '../give-consent.ts';
import { inviteContact } from '../invite-contact.ts';
import { getContact, listContacts } from '../list-contacts.ts';
import { openInvitation } from '../open-invitation.ts';
import { startSession } from '../start-session.ts';
import { inviteContacts } from './invite-contacts.ts';
import { listInvitationResults, listInvitationRuns } from './list-invitations.ts';
import { runInvitations } from './run-invitations.ts';

const HOUR_MS = 3_600_000;

class Mailing {
  readonly s: Scene;
  readonly campaign: Campaign;

  constructor(s: Scene, campaign: Campaign) {
    this.s = s;
    this.campaign = campaign;
  }

  async add(email: string | null): Promise<string> {
    const contact = contactDraft({ name: 'Maya', email });
    return (await createContact(this.s.deps, this.campaign.call, { interview_id: this.campaign.id, contact })).id;
  }

  async people(count: number): Promise<string[]> {
    const ids: string[] = [];
    for (let n = 0; n < count; n += 1) ids.push(await this.add(`p${n}@example.org`));
    return ids;
  }

  async request(wanted: Partial<Input<sessions.InviteContactsRequest>>): Promise<string> {
    const request = { interview_id: this.campaign.id, mode: 'invite' as const, contact_ids: [] };
    return (await inviteContacts(this.s.deps, this.campaign.call, { ...request, ...wanted })).job_id;
  }

  /** One attempt; `stop` aborts it, as the end of its process or a lost lease does. */
  run(id: string, stop = new AbortController(), onProgress: () => void = () => undefined): Promise<void> {
    const job = { workspace_id: this.campaign.call.principal.workspace_id, payload: { invitation_run_id: id } };
    return runInvitations(this.s.deps, job, { signal: stop.signal, progress: async () => onProgress() });
  }

  /** An attempt that ends after the first batch. */
  async runHalf(id: string): Promise<void> {
    const stop = new AbortController();
    await assert.rejects(this.run(id, stop, () => stop.abort()));
  }

  /** Mails by kind. */
  async mails(): Promise<Record<string, number>> {
    const outbox = `select payload from outbox where name = 'job_requested'`;
    const rows = await this.s.deps.db.withWorkspace(this.campaign.call, (tx) => tx.rows<{ payload: Buffer }>(outbox));
    const kinds = rows.flatMap(({ payload }) => {
      const mail = payloadOf(jobTypes.sendEmail, eventTypes.jobRequested.codec.decode(payload));
      return mail ? [`${mail.kind}`] : [];
    });
    return Object.fromEntries([...Map.groupBy(kinds, String)].map(([kind, all]) => [kind, all.length]));
  }

  async outcomes(id: string): Promise<Record<string, number>> {
    const { items } = await listInvitationRuns(this.s.deps, this.campaign.call, { interview_id: this.campaign.id });
    const run = items.find(({ job_id }) => job_id === id) ?? assert.fail('the job is not listed');
    return Object.fromEntries(run.outcomes.map(({ outcome, count }) => [outcome, count]));
  }

  async outcomeOf(id: string, contactId: string): Promise<string | undefined> {
    const wanted = { interview_id: this.campaign.id, job_id: id };
    const { items } = await listInvitationResults(this.s.deps, this.campaign.call, wanted);
    return items.find(({ contact_id }) => contact_id === contactId)?.outcome;
  }

  async agree(contact_id: string): Promise<Awaited<ReturnType<typeof bearerOf>>> {
    const { deps } = this.s;
    const contact = await getContact(deps, this.campaign.call, { interview_id: this.campaign.id, contact_id });
    const token = contact.participant_url?.split('/').at(-1) ?? '';
    const joined = await bearerOf(this.s, await openInvitation(deps, {}, { token }));
    await giveConsent(deps, joined.call, { version: joined.session.campaign?.consent_version ?? '' });
    return joined;
  }
}

async function mailing(t: Scope): Promise<Mailing> {
  const s = await scene(t);
  return new Mailing(s, await activeCampaign(s));
}

describe('a job that mails many contacts', () => {
  test('goes on where a killed worker was, and mails nobody twice', async (t) => {
    const m = await mailing(t);
    const id = await m.request({ contact_ids: await m.people(30) });
    await m.runHalf(id);
    assert.deepEqual(await m.outcomes(id), { invited: 25, pending: 5 });
    await m.run(id);
    await m.run(id);
    assert.deepEqual(await m.outcomes(id), { invited: 30 });
    assert.deepEqual(await m.mails(), { contact_invitation: 30 });
  });

  test('mails each person once when two attempts, and two jobs, run at once', async (t) => {
    const m = await mailing(t);
    const ids = await m.people(12);
    const [one, two] = [await m.request({ contact_ids: ids }), await m.request({ filter: { statuses: [] } })];
    await Promise.all([m.run(one), m.run(one), m.run(two)]);
    assert.deepEqual(await m.mails(), { contact_invitation: 12 });
    const [first, second] = [await m.outcomes(one), await m.outcomes(two)];
    assert.equal((first['invited'] ?? 0) + (second['invited'] ?? 0), 12);
    assert.equal((first['already_invited'] ?? 0) + (second['already_invited'] ?? 0), 12);
  });

  test('mails nobody after it was cancelled, and says whom it had not come to', async (t) => {
    const m = await mailing(t);
    const id = await m.request({ contact_ids: await m.people(30) });
    await m.runHalf(id);
    const ended = { at: m.s.deps.now({ beganAt: '' }), status: 'cancelled', error_code: null } as const;
    await m.s.deps.db.withWorkspace(m.campaign.call, (tx) => cutShort(tx, id, ended));
    // The worker that has not heard of it.
    await m.run(id);
    assert.deepEqual(await m.outcomes(id), { cancelled: 5, invited: 25 });
    assert.deepEqual(await m.mails(), { contact_invitation: 25 });
  });

  test('tells for each contact why there was no mail, and keeps the personal links', async (t) => {
    const m = await mailing(t);
    const [silent, known, agreed, begun, fresh, gone] = [
      await m.add(null),
      await m.add('known@example.org'),
      await m.add('agreed@example.org'),
      await m.add('begun@example.org'),
      await m.add('fresh@example.org'),
      await m.add('gone@example.org'),
    ];
    const ids = { interview_id: m.campaign.id, contact_id: known };
    await inviteContact(m.s.deps, m.campaign.call, ids);
    await m.agree(agreed);
    const joined = await m.agree(begun);
    await startSession(m.s.deps, joined.call);
    const look = () => getContact(m.s.deps, m.campaign.call, { interview_id: m.campaign.id, contact_id: fresh });
    const { participant_url } = await look();
    const id = await m.request({ filter: { statuses: [] } });
    await deleteContact(m.s.deps, m.campaign.call, { interview_id: m.campaign.id, contact_id: gone });
    await m.run(id);
    const outcomes = await Promise.all(
      [silent, known, agreed, begun, fresh, gone].map((each) => m.outcomeOf(id, each)),
    );
    assert.deepEqual(outcomes, ['no_address', 'already_invited', 'return_link', 'over', 'invited', undefined]);
    assert.equal((await look()).participant_url, participant_url);
  });

  test('reminds those who were invited and have not begun, not again within the hour', async (t) => {
    const m = await mailing(t);
    const [invited, fresh] = [await m.add('a@example.org'), await m.add('b@example.org')];
    await m.run(await m.request({ contact_ids: [invited] }));
    const remind = async () => {
      const id = await m.request({ contact_ids: [invited, fresh], mode: 'remind' });
      await m.run(id);
      return Promise.all([m.outcomeOf(id, invited), m.outcomeOf(id, fresh)]);
    };
    assert.deepEqual(await remind(), ['too_many', 'not_invited']);
    m.s.clock.ms += HOUR_MS;
    assert.deepEqual(await remind(), ['reminded', 'not_invited']);
    assert.deepEqual(await remind(), ['too_many', 'not_invited']);
    assert.deepEqual(await m.mails(), { contact_invitation: 1, contact_reminder: 1 });
  });

  test('keeps within the mails of the workspace, and leaves the others to be invited', async (t) => {
    const m = await mailing(t);
    m.s.clock.ms = Date.now();
    const mails_per_day = { ...m.s.deps.quotas.mails_per_day, default_limit: 3 };
    m.s.deps = { ...m.s.deps, quotas: { ...m.s.deps.quotas, mails_per_day } };
    await m.people(5);
    const id = await m.request({ filter: { statuses: [], invited: false } });
    await m.run(id);
    assert.deepEqual(await m.outcomes(id), { invited: 3, too_many: 2 });
    const left = await listContacts(m.s.deps, m.campaign.call, {
      interview_id: m.campaign.id,
      filter: { statuses: ['available'], invited: false },
    });
    assert.equal(left.items.length, 2);
  });

  test('is refused for unknown contacts, naming their places, and for a campaign that does not run', async (t) => {
    const m = await mailing(t);
    const contact_ids = [await m.add('a@example.org'), randomUUID()];
    await assert.rejects(m.request({ contact_ids }), ({ problems }: { problems?: { loc: unknown[] }[] }) => {
      assert.deepEqual(
        problems?.map(({ loc }) => loc),
        [['body', 'contact_ids', 1]],
      );
      return true;
    });
    await changeStatus(m.s.deps, m.campaign.call, 'pause', { interview_id: m.campaign.id, reason: '' });
    await assert.rejects(m.request({ contact_ids: contact_ids.slice(0, 1) }), { code: 'invalid_transition' });
  });
});

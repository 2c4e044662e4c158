import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { PrincipalSigner, servicePrincipal } from '@insights/auth-context';
import { sessions } from '@insights/contracts';
import { createClient } from '@insights/grpc-kit';
import type { Secrets } from '../../deploy/local/secrets.ts';
import { Api } from '../support/api.ts';
import { generationStatus, importTalk, reportReady } from '../support/campaign.ts';
import { eventually } from '../support/eventually.ts';
import { useMailSystem } from '../support/mail-system.ts';
import { Participant, openCampaign } from '../support/participant.ts';
import { queryAsAdmin } from '../support/stack-database.ts';

const SUBJECT = 'Something in an interview needs your attention';
const WORDS = 'the mauve trolley rolled into the lift shaft again';

const { stack, demo, mails } = await useMailSystem(after);
const { tokens, api_keys, workspace_id } = demo;
const admin = new Api(stack.baseUrl, { token: tokens.admin });
const member = new Api(stack.baseUrl, { token: tokens.member });
const key = new Api(stack.baseUrl, { key: api_keys.full });

/** Conducts interviews as the interviewer service does, with decisions that the test makes. */
function interviewer() {
  const secrets = JSON.parse(readFileSync(join(stack.dir, 'secrets.json'), 'utf8')) as Secrets;
  const principalSigningKey = secrets.signing_keys['interviewer'] ?? assert.fail('no key of the interviewer');
  const signer = new PrincipalSigner({ principalSigningKey });
  const { port } = stack.processes()['campaigns'] ?? assert.fail('campaigns does not run');
  const address = `127.0.0.1:${String(port)}`;
  const client = createClient(sessions.SessionsServiceService, { address, audience: 'campaigns', signer });
  after(() => client.close());
  return { client, call: { principal: servicePrincipal('interviewer'), timeout_ms: 20_000 } };
}

const quiet = {
  question_id: null,
  note: '',
  finish: false,
  why: null,
  answers: [],
  progress: null,
  language: null,
  open: false,
};

/** An interview whose turns 2 and 3 the interviewer has flagged as distress. */
async function flaggedInterview(link: string): Promise<{ contact_id: string; conversation_id: string }> {
  const maya = await Participant.join(stack.baseUrl, link, { name: 'Ottoline Quartermaine' });
  const { client, call } = interviewer();
  const claim = { worker_id: 'w', region: 'local', max_sessions: 1, wait_ms: 10_000 };
  const session = (await client.claimSessions(claim, call)).sessions[0] ?? assert.fail('no session to claim');
  const store = (after_seq: number, text: string, more: Partial<sessions.StoreInterviewerTurnRequest> = {}) =>
    client.storeInterviewerTurn({ ...quiet, flags: [], session, after_seq, text, ...more }, call);
  const [question] = session.questions;
  await store(0, 'What happened at the last hand-over?', { question_id: question?.id ?? null });
  await maya.say(`We lost an hour because ${WORDS}, and nobody writes the hand-over notes down.`);
  await maya.say(`I wish somebody would mend it, because ${WORDS}.`);
  const distress = (seq: number) => ({ seq, kind: 'distress' as const });
  await store(3, 'Thank you for telling me.', { flags: [distress(2), distress(3)] });
  await store(4, 'Goodbye.', { flags: [distress(3)], finish: true });
  const { id, conversation_id } = await maya.session();
  return { contact_id: String(id), conversation_id: String(conversation_id) };
}

test('a distress flag is mailed to admins, keeps its turn out of reports until it is cleared, and ends with an erasure', async () => {
  const { id, link } = await openCampaign(key, { settings: { report: { auto: true, floor_count: 3 } } });
  const at = `/v1/interviews/${id}`;
  for (let n = 0; n < 3; n += 1) await importTalk(key, id, n);
  const { contact_id, conversation_id } = await flaggedInterview(link);
  const conversation = `${at}/conversations/${conversation_id}`;
  await eventually(async () => assert.equal((await generationStatus(key, id)).completed_count, 4));

  const rows = (await admin.ok(admin.get(`/v1/workspaces/${workspace_id}/members`) as never)) as unknown as {
    email: string;
    role: string;
  }[];
  const wanted = rows.filter(({ role }) => role !== 'member').map(({ email }) => email);
  assert.ok(wanted.length >= 2 && wanted.length < rows.length, JSON.stringify(rows));
  const received = () => mails.received.filter((mail) => mail.header('subject') === SUBJECT);
  await eventually(() => assert.equal(received().length, wanted.length));
  assert.deepEqual(
    received()
      .map(({ to }) => to)
      .toSorted(),
    wanted.toSorted(),
  );
  for (const { readable } of received()) {
    assert.ok(readable.includes(conversation), readable);
    assert.doesNotMatch(readable, /mauve|Quartermaine|Ottoline|ward/);
  }

  const flags = async () =>
    (await key.ok<{ flags: { kind: string; turn_id: string; cleared_at: string | null }[] }>(key.get(conversation)))
      .flags;
  const raised = await flags();
  assert.deepEqual(
    raised.map(({ kind, cleared_at }) => [kind, cleared_at]),
    [
      ['distress', null],
      ['distress', null],
    ],
  );
  const report = async () => JSON.stringify((await key.get(`${at}/report`)).body);
  await key.ok(key.post(`${at}/report/regenerate`));
  await reportReady(key, id, 4);
  assert.doesNotMatch(await report(), /mauve/);

  const clear = (turn_id: string) => ({ turn_id, kind: 'distress' });
  const [first] = raised;
  const refused = await key.post(`${conversation}/flags/clear`, clear(first?.turn_id ?? ''));
  assert.deepEqual([refused.status, refused.body['code']], [403, 'user_required']);
  for (const { turn_id } of raised) await member.ok(member.post(`${conversation}/flags/clear`, clear(turn_id)));
  assert.ok((await flags()).every(({ cleared_at }) => cleared_at !== null));
  const unknown = await member.post(`${conversation}/flags/clear`, { turn_id: first?.turn_id, kind: 'pasted' });
  assert.equal(unknown.status, 404);
  await key.ok(key.post(`${at}/report/regenerate`));
  await eventually(async () => assert.match(await report(), /mauve/));
  assert.equal(received().length, wanted.length, 'one mail for each admin, however many turns were flagged');

  const erased = await admin.post(`${at}/contacts/${contact_id}/erase`);
  assert.ok(erased.status < 300, JSON.stringify(erased.body));
  const left = await queryAsAdmin(stack.dir, 'select from campaigns.flags where conversation_id = $1', [
    conversation_id,
  ]);
  assert.deepEqual(left, []);
});

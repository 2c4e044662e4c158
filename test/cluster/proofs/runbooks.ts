import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { type Imported, createCampaign, importTalk, reportReady } from '../../support/campaign.ts';
import { eventually } from '../../support/eventually.ts';
import type { ReceivedWebhook } from '../../support/webhook-receiver.ts';
import { RELEASE, SPACE, inSpace, leftovers, person } from '../application.ts';
import { diskFolder } from '../disks.ts';
import { backups, changeValues, operations, operator } from '../runbook.ts';
import type { Scene } from '../scene.ts';
import { say } from '../shell.ts';

const UPGRADE = `helm upgrade insights charts/insights -n insights -f my-values.yaml --wait --timeout 15m`;
const ADA = { sub: 'demo|ada', email: 'ada@example.com', name: 'Ada' };

/** As the superuser of the bundled PostgreSQL, which every service uses. */
function sql(statement: string): Promise<string> {
  const psql = `PGPASSWORD="$POSTGRES_PASSWORD" psql --tuples-only --no-align -h 127.0.0.1 -U postgres -d insights -c "${statement}"`;
  return inSpace('exec', `${RELEASE}-postgresql-0`, '--', 'sh', '-c', psql);
}

/** A participant whose interview was imported. */
async function talkOf(scene: Scene, campaign: string, n: number): Promise<Imported> {
  return eventually(() => importTalk(scene.api, campaign, n), { timeout_ms: 60_000 });
}

const inSeconds = (seconds: number) => ({ timeout_ms: seconds * 1_000, every_ms: 500 });

/** Every command of the pages for operators runs as it is written, on a release that is in use. Last: it ends the release. */
export function proveRunbooks(scene: Scene): void {
  describe('the commands of the documents for operators, as they are written', () => {
    const { api } = scene;
    /** An interview is imported, its event passes through NATS to a signed webhook, and its report is made. */
    const isUsable = async (): Promise<void> => {
      const { id } = await createCampaign(api);
      await talkOf(scene, id, 0);
      await eventually(() => {
        const isOf = ({ event, data }: ReceivedWebhook) =>
          event === 'interview.completed' && data['interview_id'] === id;
        assert.ok(scene.receiver.received.some(isOf));
      }, inSeconds(60));
      await eventually(() => api.ok(api.post(`/v1/interviews/${id}/report/regenerate`)), inSeconds(60));
      await reportReady(api, id, 1);
    };

    test('a release is upgraded and rolled back', async () => {
      const said = await operations.run('Upgrade and roll back');
      assert.match(said, /Rollback was a success/);
    });

    test('an event that is given up is listed, shown and handed out again', async () => {
      await sql('revoke insert on webhooks.inbox from webhooks_app');
      await inSpace('set', 'env', `deployment/${RELEASE}-webhooks`, 'CONSUMER_MAX_DELIVER=2');
      await inSpace('rollout', 'status', `deployment/${RELEASE}-webhooks`, '--timeout=5m');
      await talkOf(scene, (await createCampaign(api)).id, 0);
      await operations.run(`The operator's pod`);
      await operatorsPod();
      const number = await eventually(async () => /^\d+/.exec(await deadLetters())?.[0] ?? null, inSeconds(120));
      await sql('grant insert on webhooks.inbox to webhooks_app');
      const said = await operations.run('Dead letters', { 4711: number });
      assert.match(said, /"service": "webhooks"/);
      await eventually(async () => assert.equal((await deadLetters()).trim(), ''), inSeconds(60));
      await inSpace('set', 'env', `deployment/${RELEASE}-webhooks`, 'CONSUMER_MAX_DELIVER-');
    });

    test('a platform admin is appointed', async () => {
      const ada = await person(scene.base_url, ADA);
      await ada.ok(ada.get('/v1/workspaces'));
      assert.match(await operations.run('Platform roles'), /^\[.*"platform_role":"admin"/m);
    });

    test('the index of words is made anew', async () => {
      const { id } = await api.ok(api.post('/v1/vaults', { name: 'Handbook' }));
      const document = { title: 'Shifts', content_text: 'The trolley stays in the linen room.', source_type: 'upload' };
      await api.ok(api.post(`/v1/vaults/${String(id)}/documents`, document, { headers: { prefer: 'wait=20' } }));
      assert.match(await operations.run('Rebuild the index of words'), /^Indexed [1-9]\d* documents$/m);
    });

    test('every Secret is printed for a secret store', async () => {
      const heading = 'With CloudNativePG and External Secrets';
      operations.skip(heading, 'the operators are missing');
      assert.match(await operations.run(heading), /"ENCRYPTION_KEYS"/);
    });

    test('a dump and the ledger bring the release back, and who was erased since stays erased', async () => {
      await proveRestore(scene);
    });

    test('the ledger is imported into a NATS that has lost everything', async () => {
      await inSpace('scale', `statefulset/${RELEASE}-nats`, '--replicas=0');
      await inSpace('wait', `pod/${RELEASE}-nats-0`, '--for=delete', '--timeout=2m');
      await rm(join(diskFolder(SPACE, 'nats'), 'jetstream'), { recursive: true, force: true });
      await inSpace('scale', `statefulset/${RELEASE}-nats`, '--replicas=1');
      await inSpace('rollout', 'status', `statefulset/${RELEASE}-nats`, '--timeout=2m');
      await isUsable();
      await operatorsPod();
      const today = new Date().toISOString().slice(0, 10);
      const said = await backups.run('NATS is lost', { 'erasures-2026-01-31.jsonl': `erasures-${today}.jsonl` });
      assert.match(said, /^\d+ of [1-9]\d* erasures were missing and are in the ledger now\.$/m);
      await operator('ki delete job operations');
    });

    test('passwords of PostgreSQL and NATS are changed', async () => {
      await operations.run('Passwords');
      await isUsable();
      await operations.run('Passwords');
      await isUsable();
    });

    test('the key of stored secrets is changed', async () => {
      assert.match(await operations.run('Encryption keys'), /^[1-9]\d* endpoints are now under key k2$/m);
      await isUsable();
    });

    test('the services’ signing keys are changed', async () => {
      await operations.run('Signing keys');
      await changeValues((values) => `${values}\nsecrets: { signingKeys: [2] }\n`);
      await operations.run('Signing keys');
      await operator(UPGRADE);
      await isUsable();
    });

    test('the keys of reports are changed', async () => {
      await operations.run('Report keys');
      await changeValues((values) => values.replace('signingKeys: [2]', 'signingKeys: [2], reportKeys: [2, 1]'));
      await operations.run('Report keys');
      await operator(UPGRADE);
      await isUsable();
    });

    test('TLS between services is switched off, on again, and gets a new authority', async () => {
      for (const mode of ['use', 'offer', 'disable']) await operator(`${UPGRADE} --set tls.grpc.mode=${mode}`);
      await operations.run('TLS between services');
      await isUsable();
      await operations.run('TLS between services');
      await changeValues((values) => `${values}\ntls: { grpc: { authorities: [2] } }\n`);
      await operator(UPGRADE);
      await isUsable();
    });

    test('the release is uninstalled, and leaves what the document says', async () => {
      await operations.run('Uninstall');
      await eventually(async () => assert.deepEqual((await leftovers()).others, []), inSeconds(120));
      say(`kept: ${(await leftovers()).kept.join(' ')}`);
    });

    test('no command is left out', () => {
      assert.deepEqual([...operations.left, ...backups.left], []);
    });
  });
}

/** The pod in which an operator works on NATS, once NATS answers there. */
async function operatorsPod(): Promise<void> {
  await operator(`ki get job operations 2> /dev/null || ki create job operations --from=cronjob/insights-operations
    ki wait job/operations --for=jsonpath='{.status.ready}'=1 --timeout=2m`);
  await eventually(() => deadLetters(), inSeconds(60));
}

const deadLetters = (): Promise<string> =>
  operator('ki exec job/operations -- node packages/messaging/src/dead-letters.ts list');

/** Backup, an erasure after it, and the way back. */
async function proveRestore(scene: Scene): Promise<void> {
  const { api } = scene;
  const { id } = await createCampaign(api);
  const [erased, kept] = [await talkOf(scene, id, 0), await talkOf(scene, id, 1)];
  await eventually(async () => {
    const { counts } = await api.ok(api.get<{ counts: object }>(`/v1/interviews/${id}`));
    assert.deepEqual(counts, { contacts: 2, completed: 2, in_progress: 0 });
  }, inSeconds(60));
  assert.match(await backups.run('Dumps by the chart'), /\/backups\/20/);
  const late = await talkOf(scene, id, 2);
  const contact = (of: Imported) => api.get(`/v1/interviews/${id}/contacts/${of.contact_id}`);
  await api.ok(api.post(`/v1/interviews/${id}/contacts/${erased.contact_id}/erase`));
  await eventually(async () => {
    const { status } = await api.ok(api.post(`/v1/interviews/${id}/contacts/${erased.contact_id}/erase`));
    assert.equal(status, 'erased');
  }, inSeconds(60));
  await operatorsPod();
  await backups.run('The ledger and the Secrets');
  await backups.run('The ledger and the Secrets');

  const restore = 'Restore the database to a point in time';
  const isNamed = async () =>
    !/^0$/m.test(
      await sql(`select count(*) from campaigns.contacts where id = '${erased.contact_id}' and name is not null`),
    );
  assert.equal(await isNamed(), false);
  await backups.run(restore);
  assert.match(await backups.run('Dumps by the chart'), /restored campaigns/);
  assert.equal(await isNamed(), true, 'the dump is from before the erasure');
  await backups.run(restore);
  await backups.run(restore);
  await backups.run(restore);
  await backups.run(restore);
  await eventually(async () => assert.equal((await contact(kept)).status, 200), inSeconds(60));
  assert.equal((await contact(late)).status, 404, 'stored after the dump');
  await eventually(async () => {
    const open = await operator(
      'ki exec deployment/insights-campaigns -- node services/campaigns/src/replay-erasures.ts --open',
    );
    assert.match(open, /^0 of [1-9]/);
  }, inSeconds(120));
  assert.equal(await isNamed(), false, 'erased again');
}

import assert from 'node:assert/strict';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { v7 } from 'uuid';
import { servicePrincipal } from '@insights/auth-context';
import type { reports } from '@insights/contracts';
import type { Call } from '@insights/db';
import { freshDatabase } from '../../../../../test/support/database.ts';
import { ReportVersion, entities } from '../../db/entities.ts';
import { migrations } from '../../db/migrations/index.ts';
import { lockCampaign } from '../../db/runs.ts';
import type { Deps } from '../../deps.ts';
import { NO_CONTENT, contentOf } from '../../domain/report-content.ts';
import { ExportThreads } from '../../export-threads/export-threads.ts';
import { wardVersion } from '../export-report/html/ward.fixture.ts';
import { createShare } from './create-share.ts';
import { listShares } from './list-shares.ts';
import { maskStoredLabels } from './mask-labels.ts';
import { openShare } from './open-share.ts';
import { revokeShare } from './revoke-share.ts';

const db = await freshDatabase({ after }, 'reports', migrations, [...entities]);
const signing = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
const exports = new ExportThreads(256, { ...signing, kid: 'test', alg: 'EdDSA' } as ConstructorParameters<
  typeof ExportThreads
>[1]);
after(() => exports.close());

const WORKSPACE = randomUUID();
const admin: Call = { principal: { ...servicePrincipal('key', WORKSPACE), kind: 'key', user_id: randomUUID() } };
const signal = new AbortController().signal;
const clock = { ms: Date.parse('2026-03-01T10:00:00Z') };

/** Names are hidden nowhere in these campaigns, and nobody is erased. */
const campaigns = {
  getReportInputs: async ({ interview_id }: { interview_id: string }) => ({
    interview_id,
    name: 'Hand-over on the ward',
    goal: '',
    language: 'en',
    questions: [],
    hidden_names: '',
    report: null,
  }),
  maskTexts: async ({ texts, topics }: { texts: string[]; topics: string[] }) => ({ texts, topics, hidden_names: '' }),
  async *getTurns() {},
} as unknown as Deps['campaigns'];
const deps = {
  db,
  campaigns,
  exports,
  quotesWithheld: () => {},
  now: () => new Date(clock.ms).toISOString(),
} as unknown as Deps;

/** A campaign whose versions have these states. */
async function campaignWith(...states: ('ready' | 'failed')[]): Promise<string> {
  const interview_id = randomUUID();
  await db.withWorkspace(admin, async (tx) => {
    await lockCampaign(tx, interview_id);
    for (const [index, status] of states.entries()) {
      tx.em.create(ReportVersion, {
        ...(status === 'ready' ? contentOf(wardVersion) : NO_CONTENT),
        id: v7(),
        workspace_id: WORKSPACE,
        interview_id,
        version_number: index + 1,
        status,
        trigger_reason: 'manual_regenerate',
        error_code: null,
        conversation_count: 7,
        job_attempt: 1,
        created_at: deps.now(),
        completed_at: deps.now(),
        redacted_at: null,
        hidden_names: '',
      });
    }
  });
  return interview_id;
}

type Given = Partial<Pick<reports.CreateShareRequest, 'password' | 'version_number' | 'label'>>;

const share = (interview_id: string, given: Given = {}, of = deps) =>
  createShare(of, admin, {
    interview_id,
    version_number: null,
    expires_in_days: 30,
    password: null,
    with_quotes: false,
    label: null,
    ...given,
  });

async function open(token: string | null, password: string | null = null): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const piece of openShare(deps, {}, { token: token ?? '', password }, signal)) parts.push(piece.content);
  return Buffer.concat(parts).toString();
}

test('a link opens the report without an account and without quotes, and counts its openings', async () => {
  const interview_id = await campaignWith('ready', 'ready');
  const { token, ...made } = await share(interview_id);
  const document = await open(token);
  assert.match(document, /Hand-over on the ward/);
  for (const { quote } of wardVersion.evidence) assert.ok(!document.includes(quote), quote);
  const { items } = await listShares(deps, admin, { interview_id });
  assert.deepEqual(items, [{ ...made, token: null, opened_count: 1, last_opened_at: deps.now() }]);
});

/** Campaigns where a name is hidden from the call of `maskTexts` on that has this number. */
function hidingFrom(call: number): Deps {
  let calls = 0;
  const maskTexts = async ({ texts }: { texts: string[] }) => {
    calls += 1;
    const shown = texts.map((text) => ({ text: calls < call ? text : text.replace('Xanthippe', '[name]') }));
    return { texts: shown, topics: [], hidden_names: String(calls >= call) };
  };
  return { ...deps, campaigns: { ...campaigns, maskTexts } as unknown as Deps['campaigns'] };
}

const storedLabel = async (id: string) => {
  const rows = await db.withWorkspace(admin, (tx) =>
    tx.rows<{ label: string | null }>('select label from shares where id = $1', [id]),
  );
  return rows[0]?.label;
};

test('the label of a link is shown to the team, and not to readers', async () => {
  const interview_id = await campaignWith('ready');
  const { id, token, label } = await share(interview_id, { label: 'For the board' }, hidingFrom(1));
  assert.equal(label, 'For the board');
  const { items } = await listShares(hidingFrom(1), admin, { interview_id });
  assert.deepEqual(
    items.map((item) => [item.id, item.label]),
    [[id, 'For the board']],
  );
  assert.doesNotMatch(await open(token), /For the board/);
});

test('the label of a link loses names that are hidden: before, while and after the link is made', async () => {
  const interview_id = await campaignWith('ready');
  for (const [call, when] of [
    [1, 'before'],
    [2, 'while'],
  ] as const) {
    const { id, label } = await share(interview_id, { label: 'For Xanthippe' }, hidingFrom(call));
    assert.deepEqual([label, await storedLabel(id)], ['For [name]', 'For [name]'], when);
  }
  const { id } = await share(interview_id, { label: 'For Xanthippe' }, hidingFrom(9));
  assert.equal((await listShares(hidingFrom(1), admin, { interview_id })).items[0]?.label, 'For [name]');
  assert.equal(await storedLabel(id), 'For Xanthippe');
  await maskStoredLabels(hidingFrom(1), WORKSPACE, interview_id);
  assert.equal(await storedLabel(id), 'For [name]');
});

test('a revoked, an expired, a guessed and a malformed link open nothing', async () => {
  const interview_id = await campaignWith('ready');
  const [revoked, expired] = [await share(interview_id), await share(interview_id)];
  await revokeShare(deps, admin, { interview_id, share_id: revoked.id });
  clock.ms += 31 * 86_400_000;
  const guessed = `${revoked.token?.slice(0, -1)}${revoked.token?.endsWith('a') ? 'b' : 'a'}`;
  for (const token of [revoked.token, expired.token, guessed, 'iil_x', '']) {
    await assert.rejects(open(token), { code: 'not_found' }, String(token));
  }
  await assert.rejects(revokeShare(deps, admin, { interview_id, share_id: revoked.id }), { code: 'not_found' });
});

test('ten wrong passwords within an hour close a link, even when they are sent at once', async () => {
  const interview_id = await campaignWith('ready');
  const { token } = await share(interview_id, { password: 'correct horse' });
  await assert.rejects(open(token), { code: 'password_required' });
  assert.match(await open(token, 'correct horse'), /ward/);
  const tries = await Promise.allSettled(Array.from({ length: 14 }, (_, index) => open(token, `guess ${index}`)));
  const codes = tries.map((tried) =>
    tried.status === 'rejected' ? (tried.reason as { code: string }).code : 'opened',
  );
  assert.deepEqual(Map.groupBy(codes, (code) => code).get('password_required')?.length, 10);
  assert.deepEqual(Map.groupBy(codes, (code) => code).get('rate_limited')?.length, 4);
  await assert.rejects(open(token, 'correct horse'), { code: 'rate_limited', retry_after_seconds: 3_600 });
  clock.ms += 3_600_000;
  assert.match(await open(token, 'correct horse'), /ward/);
});

test('only a finished report can be shared, and a link to one version keeps showing it', async () => {
  await assert.rejects(share(await campaignWith()), { code: 'report_not_ready' });
  const interview_id = await campaignWith('ready', 'failed', 'ready');
  await assert.rejects(share(interview_id, { version_number: 2 }), { code: 'report_not_ready' });
  await assert.rejects(share(interview_id, { version_number: 9 }), { code: 'not_found' });
  const { token, version_number } = await share(interview_id, { version_number: 1 });
  assert.equal(version_number, 1);
  assert.ok((await open(token)).length > 1_000);
});

test('another workspace neither sees nor revokes a link', async () => {
  const interview_id = await campaignWith('ready');
  const { id, token } = await share(interview_id);
  const stranger: Call = { principal: { ...admin.principal, workspace_id: randomUUID() } };
  assert.deepEqual((await listShares(deps, stranger, { interview_id })).items, []);
  await assert.rejects(revokeShare(deps, stranger, { interview_id, share_id: id }), { code: 'not_found' });
  assert.match(await open(token), /ward/);
});

test('the database holds neither the token nor the password of a link', async () => {
  const interview_id = await campaignWith('ready');
  const { id, token } = await share(interview_id, { password: 'correct horse' });
  const rows = await db.withWorkspace(admin, (tx) =>
    tx.rows('select s::text as row from shares s where id = $1', [id]),
  );
  const text = JSON.stringify(rows);
  assert.ok(!text.includes(token ?? '') && !text.includes('correct horse'));
});

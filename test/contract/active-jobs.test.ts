import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { v7 } from 'uuid';
import { Api } from '../support/api.ts';
import { useSystem } from '../support/shared-stack.ts';
import { queryAsAdmin } from '../support/stack-database.ts';

const { base_url, demo, dir } = await useSystem(after);
const STATUSES = ['queued', 'running', 'retrying', 'completed', 'failed', 'cancelled'];
const [here, there] = [demo.workspace_id, demo.other.workspace_id];
const made: string[] = [];

/** A job that no worker takes: no service handles this queue, and the job never becomes due. */
async function addJob(workspace: string, status: string): Promise<string> {
  const id = v7();
  await queryAsAdmin(
    dir,
    `insert into jobs.jobs (id, workspace_id, key, type, queue_name, payload, status, run_after, lease_expires_at)
     values ($1, $2, $3, 'EXPORT_CAMPAIGN', 'exports', '', $4, '2999-01-01', '2999-01-01')`,
    [id, workspace, `test ${id}`, status],
  );
  made.push(id);
  return id;
}

const ours = new Map<string, string>();
let theirs = '';

describe('active jobs', () => {
  before(async () => {
    for (const status of STATUSES) ours.set(status, await addJob(here, status));
    theirs = await addJob(there, 'retrying');
  });
  after(() => queryAsAdmin(dir, 'delete from jobs.jobs where id = any($1)', [made]));

  async function seenBy(credential: { key?: string; token?: string }, query = ''): Promise<string[]> {
    const { status, body } = await new Api(base_url, credential).get<{ id: string }[]>(`/v1/jobs/active${query}`);
    assert.equal(status, 200);
    const seen = new Set(body.map(({ id }) => id));
    return made.filter((id) => seen.has(id));
  }

  const active = () => ['queued', 'running', 'retrying'].map((status) => ours.get(status) ?? '');

  test('any valid credential of a workspace lists its queued, running and retrying jobs only', async () => {
    const { tokens, api_keys, other } = demo;
    for (const key of Object.values(api_keys)) assert.deepEqual(await seenBy({ key }), active());
    for (const token of [tokens.owner, tokens.admin, tokens.member])
      assert.deepEqual(await seenBy({ token }), active());
    assert.deepEqual(await seenBy({ token: other.tokens.owner }), [theirs]);
    assert.deepEqual(await seenBy({ key: other.api_keys.full }), [theirs]);
  });

  test('a platform admin lists the jobs of all workspaces, support those of the named one', async () => {
    assert.deepEqual(await seenBy({ token: demo.tokens.platform_admin }), [...active(), theirs]);
    assert.deepEqual(await seenBy({ token: demo.tokens.support }, `?workspace_id=${there}`), [theirs]);
  });

  test('a job has every specified field', async () => {
    const key = new Api(base_url, { key: demo.api_keys.full });
    const { body } = await key.get<Record<string, unknown>[]>('/v1/jobs/active');
    const job = body.find(({ id }) => id === ours.get('running')) ?? {};
    const fields = [
      'attempts',
      'heartbeat_at',
      'id',
      'lease_expires_at',
      'progress_context',
      'progress_message',
      'progress_phase',
      'progress_updated_at',
      'queue_name',
      'run_after',
      'status',
      'type',
    ];
    assert.deepEqual(
      fields.filter((field) => !(field in job)),
      [],
    );
    assert.deepEqual([job['status'], job['queue_name'], job['progress_context']], ['running', 'exports', {}]);
  });
});

import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { type Db, openDb } from '@insights/db';
import { freshDatabaseUrls, testDbSettings } from '../../../../../test/support/database.ts';
import { entities } from '../../db/entities.ts';
import { migrations } from '../../db/migrations/index.ts';
import { activeCampaign, owner, sceneOn } from '../../sessions.fixture.ts';
import { findPastRetention, measurePastRetention } from './past-retention.ts';

const urls = await freshDatabaseUrls({ after }, 'campaigns', migrations);
const db = await openDb({ schema: 'campaigns', config: testDbSettings(urls), entities });
after(() => db.close());
const s = sceneOn(db, 'here');
const HELD = 20_000;

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** The plans of the statements that `look` runs, on the real database. */
async function plansOf(look: (worker: Db['worker']) => Promise<unknown>): Promise<Plan[]> {
  const plans: Plan[] = [];
  const { worker } = s.deps.db;
  const explaining = {
    async query(sql: string, values: unknown[]) {
      const { rows } = await worker.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
        `explain (analyze, format json) ${sql}`,
        values,
      );
      for (const row of rows) plans.push(...row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan)));
      return { rows: [] };
    },
  };
  await look(explaining as unknown as Db['worker']);
  return plans;
}

test('the search for expired data reads no rows that are kept, however many there are', async () => {
  const c = await activeCampaign(s, owner(), { retention_days: 30 } as Parameters<typeof activeCampaign>[2]);
  const at = new Date(s.clock.ms).toISOString();
  await s.deps.db.withWorkspace(c.call, async (tx) => {
    // A campaign with a period and two years of others without one.
    await tx.run(
      `insert into contacts (id, workspace_id, interview_id, attributes, hide_name, source, created_at)
       select gen_random_uuid(), $1, $2, '{}', false, 'join', $3::timestamptz - interval '10 days' from generate_series(1, ${HELD})`,
      [tx.workspaceId, c.id, at],
    );
    await tx.run(
      `insert into sessions (id, workspace_id, interview_id, status)
       select id, workspace_id, interview_id, 'available' from contacts where interview_id = $1`,
      [c.id],
    );
    await tx.run(
      `insert into conversations (id, workspace_id, interview_id, contact_id, status, mode, created_at, completed_at)
       select gen_random_uuid(), workspace_id, interview_id, id, 'completed', 'live', created_at,
              $2::timestamptz - case when row_number() over () <= 5 then interval '31 days' else interval '9 days' end
         from contacts where interview_id = $1`,
      [c.id, at],
    );
    await tx.run(
      `insert into interviews (id, workspace_id, name, goal, language, status, questions, settings, version, created_at, updated_at)
       select gen_random_uuid(), workspace_id, 'n', 'g', 'en', 'active', '[]', '{}', 1, now(), now()
         from interviews, generate_series(1, 5000) where id = $1`,
      [c.id],
    );
  });
  const asAdmin = { ...testDbSettings(urls), databaseUrl: urls.admin };
  const admin = await openDb({ schema: 'campaigns', config: asAdmin, entities });
  await admin.app.query('analyze campaigns.interviews, campaigns.contacts, campaigns.conversations');
  await admin.close();
  for (const look of [findPastRetention, measurePastRetention]) {
    const plans = await plansOf((worker) => look(worker, at));
    const scanned = plans.filter((plan) => plan['Node Type'] === 'Seq Scan' && plan['Actual Loops'] > 0);
    const tables = scanned.map((plan) => plan['Relation Name']);
    assert.deepEqual(tables, [], look.name);
    const read = Math.max(...plans.map((plan) => plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)));
    assert.ok(read <= 200, `${look.name} read ${read} rows at once`);
  }
  assert.equal((await findPastRetention(s.deps.db.worker, at)).length, 5);
  assert.deepEqual(await measurePastRetention(s.deps.db.worker, at), {
    conversations: 5,
    oldest_seconds: 24 * 60 * 60,
  });
});

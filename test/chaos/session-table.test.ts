import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { v7 } from 'uuid';
import { servicePrincipal } from '@insights/auth-context';
import type { Db } from '@insights/db';
import { entities } from '../../services/campaigns/src/db/entities.ts';
import { migrations } from '../../services/campaigns/src/db/migrations/index.ts';
import { createInterview } from '../../services/campaigns/src/features/create-interview.ts';
import { SeededRandom } from '../../services/campaigns/src/domain/transcript/seeded-random.fixture.ts';
import { START_MS, owner, sceneOn } from '../../services/campaigns/src/sessions.fixture.ts';
import { freshDatabase } from '../support/database.ts';
import { bySize } from '../support/size.ts';
import { type ModelSession, newSession } from './session-model.ts';
import { Play } from './session-play.ts';

const SEQUENCES = bySize({ smoke: 300, proof: 100_000 });
const STEPS = 12;
/** Sequences whose rows are created and checked together. */
const BATCH = bySize({ smoke: 50, proof: 100 });
const LANES = 4;
const SEED = Number(process.env['INSIGHTS_SEED'] ?? '1');

interface Tenant {
  readonly workspace_id: string;
  readonly interview_id: string;
}

const calling = ({ workspace_id }: Tenant) => ({ principal: servicePrincipal('campaigns', workspace_id) });

async function makeTenant(db: Db): Promise<Tenant> {
  const call = owner(randomUUID());
  const draft = { name: 'n', goal: 'g', language: 'en', questions: [], settings: null, agent_template_id: null };
  const { id } = await createInterview(sceneOn(db, '').deps, call, draft);
  return { workspace_id: call.principal.workspace_id, interview_id: id };
}

/** Newly started sessions, one for each of `regions`. */
async function makeWaiting(db: Db, tenant: Tenant, regions: readonly string[]): Promise<ModelSession[]> {
  const rows = regions.map((region) => ({ id: v7(), conversation_id: v7(), region }));
  const at = new Date(START_MS).toISOString();
  const given = [tenant.workspace_id, tenant.interview_id, at, JSON.stringify(rows)];
  const from = `from jsonb_to_recordset($4::jsonb) as r(id uuid, conversation_id uuid, region text)`;
  await db.withWorkspace(calling(tenant), async (tx) => {
    await tx.run(
      `insert into contacts (id, workspace_id, interview_id, attributes, hide_name, source, created_at)
       select id, $1, $2, '{}', false, 'join', $3 ${from}`,
      given,
    );
    await tx.run(
      `insert into conversations (id, workspace_id, interview_id, contact_id, status, mode, started_at, created_at)
       select conversation_id, $1, $2, id, 'in_progress', 'live', $3, $3 ${from}`,
      given,
    );
    await tx.run(
      `insert into sessions (id, workspace_id, interview_id, status, region, conversation_id, waiting_since, heard_at)
       select id, $1, $2, 'waiting', region, conversation_id, $3, $3 ${from}`,
      given,
    );
    await tx.run(
      `insert into participant_tokens (token_hash, workspace_id, session_id, expires_at)
       select sha256(id::text::bytea), $1, id, '2100-01-01' from jsonb_to_recordset($2::jsonb) as r(id uuid)`,
      [tenant.workspace_id, given[3]],
    );
  });
  return rows.map(({ id }) => newSession(id, tenant.workspace_id));
}

interface StoredSession {
  id: string;
  status: string;
  fence: number;
  last_seq: number;
  turns: { seq: number; speaker: string; text: string }[];
}

/** The tables agree with the model: no turn is lost, duplicated or out of order. */
async function checkStored(db: Db, tenant: Tenant, sessions: readonly ModelSession[]): Promise<void> {
  const rows = await db.withWorkspace(calling(tenant), (tx) =>
    tx.rows<StoredSession>(
      `select s.id, s.status, s.fence, s.last_seq, coalesce((
                select jsonb_agg(jsonb_build_object('seq', t.seq, 'speaker', t.speaker, 'text', t.text) order by t.seq)
                  from turns t where t.conversation_id = s.conversation_id), '[]') as turns
         from sessions s where s.id = any($1)`,
      [sessions.map(({ id }) => id)],
    ),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const { id, status, fence, turns } of sessions) {
    const said = turns.map((turn, index) => ({ seq: index + 1, ...turn }));
    assert.deepEqual(byId.get(id), { id, status, fence, last_seq: turns.length, turns: said });
  }
}

async function playBatch(db: Db, tenants: readonly [Tenant, Tenant], first: number): Promise<void> {
  const regions = Array.from({ length: BATCH }, (_, n) => `r${first + n}`);
  const [mine, theirs] = await Promise.all(tenants.map((tenant) => makeWaiting(db, tenant, regions)));
  for (const [n, region] of regions.entries()) {
    const sessions = [mine?.[n], theirs?.[n]].filter((session) => session !== undefined);
    const seed = SEED * 1_000_003 + first + n;
    try {
      await new Play(sceneOn(db, region), new SeededRandom(seed), sessions).run(STEPS);
    } catch (error) {
      throw new Error(`sequence ${first + n} of INSIGHTS_SEED=${SEED} differs from the model`, { cause: error });
    }
  }
  await checkStored(db, tenants[0], mine ?? []);
  await checkStored(db, tenants[1], theirs ?? []);
}

test(`${SEQUENCES} random sequences of claims, expiries, turns and kills: one holder for each fencing number, no turn lost or duplicated`, async () => {
  const db = await freshDatabase({ after }, 'campaigns', migrations, entities);
  const tenants = [await makeTenant(db), await makeTenant(db)] as const;
  let next = 0;
  const lane = async () => {
    while (next < SEQUENCES) {
      const first = next;
      next += BATCH;
      await playBatch(db, tenants, first);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  const { rows } = await db.worker.query<{ count: number }>('select count(*) from sessions where fence > 0');
  assert.ok((rows[0]?.count ?? 0) > SEQUENCES, 'most sessions were claimed');
});

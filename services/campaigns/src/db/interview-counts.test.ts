import assert from 'node:assert/strict';
import { test } from 'node:test';
import { v7 } from 'uuid';
import { servicePrincipal } from '@insights/auth-context';
import type { campaigns } from '@insights/contracts';
import { type Call, type Db, type Tx } from '@insights/db';
import { freshDatabase } from '../../../../test/support/database.ts';
import { isWaitingForLock } from '../sessions.fixture.ts';
import { SeededRandom } from '../domain/transcript/seeded-random.fixture.ts';
import { entities } from './entities.ts';
import { sumInterviewCounts } from './interview-counts.ts';
import { countConversations, lockContact } from './load.ts';
import { migrations } from './migrations/index.ts';

const INTERVIEWS = [v7(), v7(), v7()] as const;
const CALL: Call = { principal: servicePrincipal('campaigns', v7()) };
const WRITERS = 8;
const CHANGES_EACH = 60;

/** Few people, so that changes meet. */
const people = Array.from({ length: 6 }, () => v7()) as [string, ...string[]];
const talks = Array.from({ length: 6 }, () => v7()) as [string, ...string[]];
const STATUSES = ['pending', 'in_progress', 'processing', 'completed', 'abandoned'] as const;
const MODES = ['live', 'imported', 'test'] as const;

async function addInterview(tx: Tx, id: string): Promise<void> {
  await tx.run(
    `insert into interviews (id, workspace_id, name, goal, language, status, questions, settings, version, created_at, updated_at)
     values ($1, $2, 'n', 'g', 'en', 'active', '[]', '{}', 1, now(), now()) on conflict do nothing`,
    [id, tx.workspaceId],
  );
}

async function addContact(tx: Tx, random: SeededRandom): Promise<void> {
  await tx.run(
    `with added as (
       insert into contacts (id, workspace_id, interview_id, attributes, hide_name, source, joined_as, created_at)
       select $1, $2, i.id, '{}', false, $4, (select id from contacts where id = $5), now() from interviews i where i.id = $3
           on conflict do nothing returning *)
     insert into sessions (id, workspace_id, interview_id, status) select id, workspace_id, interview_id, 'available' from added`,
    [
      random.pick(people),
      tx.workspaceId,
      random.pick(INTERVIEWS),
      random.pick(['team', 'import', 'import', 'join', 'join', 'booking']),
      random.pick(people),
    ],
  );
}

async function addConversation(tx: Tx, random: SeededRandom): Promise<void> {
  await tx.run(
    `insert into conversations (id, workspace_id, interview_id, contact_id, status, mode, created_at)
     select $1, $2, c.interview_id, c.id, $4, $5, now() from contacts c where c.id = $3 on conflict do nothing`,
    [random.pick(talks), tx.workspaceId, random.pick(people), random.pick(STATUSES), random.pick(MODES)],
  );
}

/** Anything that may change a count, as one statement each, or as the deletion of a person. */
const changes: readonly [
  (tx: Tx, random: SeededRandom) => Promise<unknown>,
  ...((tx: Tx, random: SeededRandom) => Promise<unknown>)[],
] = [
  addContact,
  addContact,
  addConversation,
  addConversation,
  (tx, random) =>
    tx.run('update conversations set status = $2 where id = $1', [random.pick(talks), random.pick(STATUSES)]),
  (tx, random) => tx.run('update conversations set mode = $2 where id = $1', [random.pick(talks), random.pick(MODES)]),
  (tx, random) => tx.run('delete from conversations where id = $1', [random.pick(talks)]),
  (tx, random) =>
    tx.run('update sessions set return_version = return_version + 1 where id = $1', [random.pick(people)]),
  async (tx, random) => {
    const id = random.pick(people);
    await lockContact(tx, id);
    await tx.run('delete from conversations where contact_id = $1', [id]);
    await tx.run('delete from contacts where id = $1', [id]);
  },
  (tx, random) =>
    random.below(10) === 0
      ? tx.run('delete from interviews where id = $1', [random.pick(INTERVIEWS)])
      : addContact(tx, random),
  (tx, random) => addInterview(tx, random.pick(INTERVIEWS)),
];

/** What the counts are by their definition, from the rows themselves. */
const BY_DEFINITION = `
  select (select count(*)::int from contacts c
           where c.interview_id = $1
             and not (c.source = 'join' and c.joined_as is not null
                      and not exists (select from sessions s where s.id = c.id and s.return_version > 0))
             and not (c.source = 'import'
                      and exists (select from conversations v where v.contact_id = c.id)
                      and not exists (select from conversations v where v.contact_id = c.id and v.mode <> 'test'))) as contacts,
         (select count(*)::int from conversations where interview_id = $1 and mode <> 'test' and status = 'completed') as completed,
         (select count(*)::int from conversations
           where interview_id = $1 and mode <> 'test' and status in ('in_progress', 'processing')) as in_progress`;

/** Of two changes at once one may fail, because the row that it refers to is gone or as a deadlock. */
function requireLost(error: unknown): void {
  const { code } = error as { code?: unknown };
  assert.ok(code === '23503' || code === 'unavailable', String(error));
}

type InterviewCounts = campaigns.InterviewCounts;

/** Asserts that the counts are right; returns what they are. */
async function requireExact(db: Db, found: string): Promise<InterviewCounts[]> {
  return db.withWorkspace(CALL, async (tx) => {
    const seen: InterviewCounts[] = [];
    for (const { id } of await tx.rows<{ id: string }>('select id from interviews order by id')) {
      const counts = await countConversations(tx, id);
      assert.deepEqual(counts, await tx.row(BY_DEFINITION, [id]), found);
      seen.push(counts);
    }
    return seen;
  });
}

test('the counts of a campaign are exact after any changes at once, summed or not', async (t) => {
  const db = await freshDatabase(t, 'campaigns', migrations, entities);
  const written = new AbortController();
  const write = async (seed: number) => {
    const random = new SeededRandom(seed);
    for (let number = 0; number < CHANGES_EACH; number += 1) {
      const steps = Array.from({ length: 1 + random.below(3) }, () => random.pick(changes));
      const change = db.withWorkspace(CALL, async (tx) => {
        for (const step of steps) await step(tx, random);
      });
      await change.catch(requireLost);
    }
  };
  const sum = async () => {
    while (!written.signal.aborted) await sumInterviewCounts(db);
  };
  const writers = Promise.all(Array.from({ length: WRITERS }, (_, seed) => write(seed)));
  await Promise.all([writers.finally(() => written.abort()), sum(), sum()]);
  await db.withWorkspace(CALL, (tx) => addInterview(tx, INTERVIEWS[0]));
  const before = await requireExact(db, 'as the changes left it');
  await sumInterviewCounts(db);
  assert.deepEqual(await requireExact(db, 'summed'), before);
  const { rows } = await db.withWorkspace(CALL, async (tx) => ({
    rows: await tx.rows('select interview_id from interview_counts group by interview_id having count(*) > 2'),
  }));
  assert.deepEqual(rows, [], 'of each campaign, every sweep leaves one row');
});

test('of two conversations of one imported contact at once, a test and an interview, the second sees the first', async (t) => {
  const db = await freshDatabase(t, 'campaigns', migrations, entities);
  const [interview, contact] = [v7(), v7()];
  await db.withWorkspace(CALL, async (tx) => {
    await addInterview(tx, interview);
    await tx.run(
      `insert into contacts (id, workspace_id, interview_id, attributes, hide_name, source, created_at)
       values ($1, $2, $3, '{}', false, 'import', now())`,
      [contact, tx.workspaceId, interview],
    );
  });
  const add = (tx: Tx, mode: (typeof MODES)[number]) =>
    tx.run(
      `insert into conversations (id, workspace_id, interview_id, contact_id, status, mode, created_at)
       values ($1, $2, $3, $4, 'completed', $5, now())`,
      [v7(), tx.workspaceId, interview, contact, mode],
    );
  let second: Promise<unknown> = Promise.resolve();
  await db.withWorkspace(CALL, async (tx) => {
    await add(tx, 'test');
    second = db.withWorkspace(CALL, (other) => add(other, 'imported'));
    await Promise.race([second, isWaitingForLock({ deps: { db } })]);
  });
  await second;
  assert.deepEqual(await requireExact(db, 'both are there'), [{ contacts: 1, completed: 1, in_progress: 0 }]);
});

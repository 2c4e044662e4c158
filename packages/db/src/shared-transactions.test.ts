import assert from 'node:assert/strict';
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { after, describe, test } from 'node:test';
import { servicePrincipal } from '@insights/auth-context';
import { freshDatabase } from '../../../test/support/database.ts';
import { type ServiceMigration, type Tx, mechanismTables, tenantTable } from './index.ts';

const migrations: ServiceMigration[] = [
  {
    version: 1,
    name: 'tables',
    oldest_compatible_code: 1,
    statements: [
      ...mechanismTables('probe'),
      `create table probe.notes (id uuid primary key, workspace_id uuid not null, body text not null,
        unique (body) deferrable initially deferred)`,
      ...tenantTable('probe', 'notes'),
    ],
  },
];

const ADD =
  'insert into notes (id, workspace_id, body) values ($1, $2, $3) returning pg_current_xact_id()::text as xact';

const db = await freshDatabase({ after }, 'probe', migrations, []);

/** More than run at once, so that most of them share. */
const MANY = 60;

const inShared = <T>(workspaceId: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.inSharedTransaction(
    { principal: servicePrincipal('probe', workspaceId) },
    { first: { text: 'select $1 from notes', values: ['x'] }, rest: work },
  );

const bodiesOf = (workspaceId: string): Promise<string[]> =>
  db.withWorkspace({ principal: servicePrincipal('probe', workspaceId) }, async (tx) =>
    (await tx.rows<{ body: string }>('select body from notes order by body')).map(({ body }) => body),
  );

async function addNote(tx: Tx, body: string): Promise<string> {
  return (await tx.row<{ xact: string }>(ADD, [randomUUID(), tx.workspaceId, body]))?.xact ?? '';
}

const workspaces = (count: number): string[] => Array.from({ length: count }, () => randomUUID());

describe('transactions that work of several workspaces shares', () => {
  test('each work sees and writes only its own workspace, and several are committed together', async () => {
    const ids = workspaces(MANY / 2);
    const works = [...ids, ...ids].map((id, n) =>
      inShared(id, async (tx) => {
        const xact = await addNote(tx, `${id} ${n}`);
        assert.ok(Math.abs(Date.parse(tx.beganAt) - Date.now()) < 60_000);
        const seen = await tx.rows<{ workspace_id: string }>('select workspace_id from notes');
        assert.deepEqual([...new Set(seen.map(({ workspace_id }) => workspace_id))], [id]);
        return xact;
      }),
    );
    const transactions = new Set(await Promise.all(works));
    assert.ok(transactions.size <= MANY / 10, `${MANY} works took ${transactions.size} transactions`);
    for (const [n, id] of ids.entries())
      assert.deepEqual(await bodiesOf(id), [`${id} ${n}`, `${id} ${n + MANY / 2}`].toSorted());
  });

  test('a work cannot write a row of the workspace that comes before or after it', async () => {
    const ids = workspaces(MANY);
    const works = ids.map((id, n) =>
      inShared(id, (tx) => tx.run(ADD, [randomUUID(), n === 30 ? ids[31] : tx.workspaceId, `foreign ${id}`])),
    );
    const outcomes = await Promise.allSettled(works);
    const failed = outcomes.flatMap((outcome, n) =>
      outcome.status === 'rejected' ? [[n, String(outcome.reason)]] : [],
    );
    assert.equal(failed.length, 1);
    assert.deepEqual(failed[0]?.[0], 30);
    assert.match(String(failed[0]?.[1]), /row-level security/);
  });

  test('the first statements run in their own workspaces too, and each work learns how many rows its own affected', async () => {
    const text = `${ADD} on conflict (id) do nothing`.replace(/ returning \S+ as xact/, '');
    const [id, note] = [randomUUID(), randomUUID()];
    const add = (values: string[]) =>
      db.inSharedTransaction(
        { principal: servicePrincipal('probe', id) },
        { first: { text, values }, rest: (_, count) => Promise.resolve(count) },
      );
    const again = Array.from({ length: 9 }, () => add([note, id, 'first']));
    const counts = await Promise.all(again);
    assert.deepEqual(counts.toSorted(), [0, 0, 0, 0, 0, 0, 0, 0, 1]);
    assert.deepEqual(await bodiesOf(id), ['first']);
    const outcomes = await Promise.allSettled([
      add([randomUUID(), randomUUID(), 'foreign']),
      ...Array.from({ length: 9 }, (_, n) => add([randomUUID(), id, `own ${n}`])),
    ]);
    assert.deepEqual(
      outcomes.map(({ status }) => status),
      ['rejected', ...Array.from({ length: 9 }, () => 'fulfilled')],
    );
  });

  test('a work that fails fails alone, also at the commit; the others are stored once', async () => {
    const ids = workspaces(MANY);
    const taken = randomUUID();
    await inShared(ids[0] ?? '', (tx) => addNote(tx, taken));
    const before = db.sharedCounts();
    const outcomes = await Promise.allSettled(
      ids.map((id, n) =>
        inShared(id, async (tx) => {
          await addNote(tx, n === 20 ? taken : `once ${id}`);
          if (n === 40) throw new Error('an effect failed');
        }),
      ),
    );
    const failed = outcomes.flatMap(({ status }, n) => (status === 'rejected' ? [n] : []));
    assert.deepEqual(failed, [20, 40]);
    const since = db.sharedCounts();
    assert.ok([1, 2].includes(since.failed - before.failed), 'the transactions of the two are counted as failed');
    assert.ok(since.committed > before.committed);
    const stored = await Promise.all(ids.map(async (id) => (await bodiesOf(id)).filter((body) => body !== taken)));
    assert.deepEqual(
      stored.map(({ length }) => length),
      ids.map((_, n) => (failed.includes(n) ? 0 : 1)),
    );
  });

  test('a work that swallows the error of a statement fails alone: others are not taken for stored', async () => {
    const ids = workspaces(MANY);
    const outcomes = await Promise.allSettled(
      ids.map((id, n) =>
        inShared(id, async (tx) => {
          await addNote(tx, `kept ${id}`);
          if (n === 30) await tx.run('select 1 / 0').catch(() => undefined);
        }),
      ),
    );
    const failed = outcomes.flatMap((outcome, n) =>
      outcome.status === 'rejected' ? [[n, String(outcome.reason)]] : [],
    );
    assert.deepEqual(failed, [[30, 'Error: Nothing is stored: a statement failed, and its error was swallowed']]);
    const stored = await Promise.all(ids.map(bodiesOf));
    assert.deepEqual(
      stored.map(({ length }) => length),
      ids.map((_, n) => (n === 30 ? 0 : 1)),
    );
  });

  test('what a work sends after its end is refused: it would run in the workspace of the next work', async () => {
    const ended = new Map<string, Tx>();
    let refused = 0;
    await Promise.all(
      workspaces(MANY).map((id) =>
        inShared(id, async (tx) => {
          const xact = await addNote(tx, id);
          const before = ended.get(xact);
          ended.set(xact, tx);
          if (!before) return;
          await assert.rejects(addNote(before, `late ${id}`), /after the end/);
          refused += 1;
        }),
      ),
    );
    assert.equal(refused, MANY - ended.size);
    assert.ok(refused > MANY / 2, 'most of them shared a transaction');
  });

  test('each work runs in the asynchronous context of its caller', async () => {
    const caller = new AsyncLocalStorage<number>();
    const seen = await Promise.all(
      workspaces(MANY).map((id, n) =>
        caller.run(n, () =>
          inShared(id, async (tx) => {
            await addNote(tx, id);
            return caller.getStore();
          }),
        ),
      ),
    );
    assert.deepEqual(
      seen,
      Array.from({ length: MANY }, (_, n) => n),
    );
  });

  test('a bell rings after the commit of the transaction in which it was rung', async () => {
    const seen: Promise<string[]>[] = [];
    const id = randomUUID();
    const forget = db.onBell('notes', () => seen.push(bodiesOf(id)));
    await Promise.all(
      Array.from({ length: MANY }, (_, n) =>
        inShared(id, async (tx) => {
          await addNote(tx, `rung ${id} ${n}`);
          tx.ring('notes');
        }),
      ),
    );
    forget();
    const counts = (await Promise.all(seen)).map(({ length }) => length);
    assert.ok(counts.length > 0 && counts.every((count) => count > 0));
    assert.equal(Math.max(...counts), MANY);
  });

  test('a lost database fails every work as unavailable, and those that come later succeed', async () => {
    const ids = workspaces(MANY);
    const works = ids.map((id) =>
      inShared(id, async (tx) => {
        await tx.rows('select pg_terminate_backend(pg_backend_pid())');
      }),
    );
    const outcomes = await Promise.allSettled(works);
    assert.ok(
      outcomes.every((outcome) => outcome.status === 'rejected' && /unavailable/.test(JSON.stringify(outcome.reason))),
    );
    await inShared(ids[0] ?? '', (tx) => addNote(tx, `after ${ids[0]}`));
  });
});

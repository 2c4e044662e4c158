import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, describe, test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import type { Principal } from '@insights/auth-context';
import { AppError } from '@insights/errors';
import { freshDatabase, freshDatabaseUrls, testDbSettings } from '../../../test/support/database.ts';
import { eventually } from '../../../test/support/eventually.ts';
import {
  type Call,
  IdempotentReplay,
  NeedsWork,
  type ServiceMigration,
  type Tx,
  mechanismTables,
  openDb,
  tenantTable,
} from './index.ts';

const migrations: ServiceMigration[] = [
  {
    version: 1,
    name: 'tables',
    oldest_compatible_code: 1,
    statements: [
      ...mechanismTables('probe'),
      'create table probe.notes (id uuid primary key, workspace_id uuid not null, body text not null)',
      ...tenantTable('probe', 'notes'),
    ],
  },
];

const principalOf = (workspace_id: string): Principal => ({
  kind: 'key',
  id: randomUUID(),
  user_id: 'u',
  workspace_id,
  role: 'admin',
  scopes: ['*'],
  platform_role: '',
});

function keyed(principal: Principal, key: string, hash = 'same body'): Call {
  const encode = (answer: unknown) => Buffer.from(JSON.stringify(answer));
  return { principal, idempotency: { key, hash, route: 'POST /notes', encode } };
}

const refusedWith = (code: string) => (error: unknown) => error instanceof AppError && error.code === code;
const replayOf = (answer: unknown) => (error: unknown) =>
  error instanceof IdempotentReplay && Buffer.from(error.answer).toString() === JSON.stringify(answer);

const ADD = 'insert into notes (id, workspace_id, body) values ($1, $2, $3)';

const db = await freshDatabase({ after }, 'probe', migrations, []);

describe('transactions of a workspace', () => {
  const addNote = (call: Call, body = 'x') =>
    db.withWorkspace(call, async (tx) => {
      const id = randomUUID();
      await tx.run(ADD, [id, tx.workspaceId, body]);
      return { id, secret: 'whsec_1' };
    });
  const countNotes = (principal: Principal) =>
    db.withWorkspace({ principal }, async (tx) => (await tx.rows('select 1 from notes')).length);

  test('a transaction sees only its own workspace, even on a connection that served another one before', async () => {
    const workspaces = Array.from({ length: 20 }, () => principalOf(randomUUID()));
    await Promise.all(workspaces.map((principal, index) => addNote({ principal }, `of ${index}`)));
    const seen = await Promise.all(
      Array.from({ length: 400 }, async (_, n) => {
        const principal = workspaces[n % workspaces.length];
        assert.ok(principal);
        return db.withWorkspace({ principal }, (tx) =>
          tx.rows<{ workspace_id: string }>('select workspace_id from notes'),
        );
      }),
    );
    seen.forEach((rows, n) => {
      assert.equal(rows.length, 1);
      assert.equal(rows[0]?.workspace_id, workspaces[n % workspaces.length]?.workspace_id);
    });
  });

  test('a pipelined transaction is bound before its first statement, knows its time after it, and its failure leaves nothing', async () => {
    const [mine, other] = [principalOf(randomUUID()), principalOf(randomUUID())];
    await Promise.all([addNote({ principal: mine }), addNote({ principal: other })]);
    const work = async (tx: Tx) => {
      assert.throws(() => tx.beganAt, /first statement/);
      const seen = await tx.rows('select 1 from notes');
      assert.ok(Math.abs(Date.parse(tx.beganAt) - Date.now()) < 60_000);
      await tx.run(ADD, [randomUUID(), tx.workspaceId, 'later']);
      return seen.length;
    };
    assert.equal(await db.withWorkspace({ principal: mine }, work, { pipelined: true }), 1);
    const failing = async (tx: Tx) => {
      await work(tx);
      throw new AppError('duplicate_slug', { publicMessage: 'no' });
    };
    await assert.rejects(
      db.withWorkspace({ principal: mine }, failing, { pipelined: true }),
      refusedWith('duplicate_slug'),
    );
    assert.deepEqual([await countNotes(mine), await countNotes(other)], [2, 1]);
  });

  test('statements that travel together run in their order, and each returns its own rows', async () => {
    const principal = principalOf(randomUUID());
    const work = (tx: Tx) =>
      tx.rowsOfEach<[{ n: number }, { body: string }, { n: number }]>(
        { text: 'select count(*)::int as n from notes', values: [] },
        { text: `${ADD} returning body`, values: [randomUUID(), tx.workspaceId, 'between'] },
        { text: 'select count(*)::int as n from notes', values: [] },
      );
    const rows = await db.withWorkspace({ principal }, work, { pipelined: true });
    assert.deepEqual(rows, [[{ n: 0 }], [{ body: 'between' }], [{ n: 1 }]]);
  });

  test('a statement that is sent runs before what follows it; if it fails, its error is the one of the transaction', async () => {
    const principal = principalOf(randomUUID());
    const id = randomUUID();
    const send = (tx: Tx) => tx.send({ text: ADD, values: [id, tx.workspaceId, 'sent'] });
    const seen = await db.withWorkspace({ principal }, async (tx) => {
      await send(tx);
      return tx.rows('select body from notes');
    });
    assert.deepEqual(seen, [{ body: 'sent' }]);
    const followed = db.withWorkspace({ principal }, async (tx) => {
      await send(tx);
      await tx.rows('select 1 from notes');
    });
    await assert.rejects(followed, /duplicate key/);
    await assert.rejects(db.withWorkspace({ principal }, send), /duplicate key/);
    assert.equal(await countNotes(principal), 1);
    await db.withWorkspace({ principal }, (tx) => tx.send({ text: 'delete from notes where id = $1', values: [id] }));
    assert.equal(await countNotes(principal), 0);
  });

  test('a row of another workspace cannot be written', async () => {
    const call = { principal: principalOf(randomUUID()) };
    const foreign = db.withWorkspace(call, (tx) =>
      tx.run('insert into notes (id, workspace_id, body) values ($1, $2, $3)', [randomUUID(), randomUUID(), 'x']),
    );
    await assert.rejects(foreign, /row-level security/);
  });

  test('a repeated key has one effect and the same answer; with another body it is rejected', async () => {
    const principal = principalOf(randomUUID());
    const first = await addNote(keyed(principal, 'k1'));
    await assert.rejects(addNote(keyed(principal, 'k1')), replayOf(first));
    await assert.rejects(addNote(keyed(principal, 'k1', 'other body')), refusedWith('idempotency_key_reused'));
    assert.equal(await countNotes(principal), 1);
  });

  test('fifty concurrent requests with one key have one effect; the others get request_in_progress or the same answer', async () => {
    const principal = principalOf(randomUUID());
    const answers = await Promise.allSettled(Array.from({ length: 50 }, () => addNote(keyed(principal, 'k2'))));
    assert.equal(answers.filter(({ status }) => status === 'fulfilled').length, 1);
    for (const answer of answers) {
      if (answer.status === 'fulfilled') continue;
      const { reason } = answer as { reason: unknown };
      assert.ok(reason instanceof IdempotentReplay || refusedWith('request_in_progress')(reason));
    }
    assert.equal(await countNotes(principal), 1);
  });

  test('a key belongs to its principal: the same key of another caller is independent', async () => {
    const workspace = randomUUID();
    const [one, two] = [principalOf(workspace), principalOf(workspace)];
    await addNote(keyed(one, 'k3'));
    await addNote(keyed(two, 'k3'));
    assert.equal(await countNotes(one), 2);
  });

  test('a key that was used in another workspace is rejected without effect', async () => {
    const here = principalOf(randomUUID());
    const there = { ...here, workspace_id: randomUUID() };
    await addNote(keyed(here, 'k7'));
    await assert.rejects(addNote(keyed(there, 'k7', 'other body')), refusedWith('idempotency_key_reused'));
    assert.deepEqual([await countNotes(here), await countNotes(there)], [1, 0]);
  });

  test('a key can be reused after 24 hours', async () => {
    const principal = principalOf(randomUUID());
    await addNote(keyed(principal, 'k8'));
    await db.withWorkspace({ principal }, (tx) =>
      tx.run(`update idempotency_keys set created_at = now() - interval '25 hours' where key = 'k8'`),
    );
    const again = await addNote(keyed(principal, 'k8', 'other body'));
    await assert.rejects(addNote(keyed(principal, 'k8', 'other body')), replayOf(again));
    assert.equal(await countNotes(principal), 2);
  });

  test('a late rejection does not replace an answer stored in the meantime', async () => {
    const principal = principalOf(randomUUID());
    const [begun, mayFail] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    // The rejected call lost its claim on the key together with its connection.
    const refused = db.withWorkspace({ ...keyed(principal, 'k9') }, async (tx) => {
      await tx.run('commit');
      begun.resolve();
      await mayFail.promise;
      throw new AppError('not_found', { publicMessage: 'no' });
    });
    await begun.promise;
    const answer = await addNote(keyed(principal, 'k9'));
    mayFail.resolve();
    await assert.rejects(refused, refusedWith('not_found'));
    await assert.rejects(addNote(keyed(principal, 'k9')), replayOf(answer));
  });

  test('a stored answer contains no secret', async () => {
    const call = keyed(principalOf(randomUUID()), 'k4');
    const work = () =>
      db.withWorkspace(call, () => Promise.resolve({ id: '1', secret: 'whsec_1' }), {
        replay: (answer) => ({ ...answer, secret: '' }),
      });
    assert.equal((await work()).secret, 'whsec_1');
    await assert.rejects(work(), replayOf({ id: '1', secret: '' }));
  });

  test('a rejection is replayed, a transient error is not, and failed work has no effect', async () => {
    const principal = principalOf(randomUUID());
    const failing = (key: string, code: 'not_found' | 'unavailable') =>
      db.withWorkspace(keyed(principal, key), async (tx) => {
        await tx.run('insert into notes (id, workspace_id, body) values ($1, $2, $3)', [
          randomUUID(),
          tx.workspaceId,
          'x',
        ]);
        throw new AppError(code, { publicMessage: 'no' });
      });
    await assert.rejects(failing('k5', 'not_found'), refusedWith('not_found'));
    await assert.rejects(addNote(keyed(principal, 'k5')), refusedWith('not_found'));
    await assert.rejects(failing('k6', 'unavailable'), refusedWith('unavailable'));
    await addNote(keyed(principal, 'k6'));
    assert.equal(await countNotes(principal), 1);
  });

  test('a lock timeout is reported as unavailable', async () => {
    const call = { principal: principalOf(randomUUID()) };
    const { id } = await addNote(call);
    const lockNote = 'select id from notes where id = $1 for update';
    await db.withWorkspace(call, async (tx) => {
      await tx.rows(lockNote, [id]);
      const second = db.withWorkspace(call, async (other) => {
        await other.run(`set local lock_timeout = '50ms'`);
        return other.rows(lockNote, [id]);
      });
      await assert.rejects(second, refusedWith('unavailable'));
    });
  });

  test('a bell rings once, after the commit, and not for a transaction that is rolled back', async () => {
    const principal = principalOf(randomUUID());
    const seen: number[] = [];
    const off = db.onBell('probe', () => void countNotes(principal).then((count) => seen.push(count)));
    await assert.rejects(
      db.withWorkspace({ principal }, async (tx) => {
        tx.ring('probe');
        throw new AppError('stale_attempt', { publicMessage: 'x' });
      }),
    );
    await db.withWorkspace({ principal }, async (tx) => {
      tx.ring('probe');
      tx.ring('another');
      (await tx.bindTo(tx.workspaceId)).ring('probe');
      await tx.run('insert into notes (id, workspace_id, body) values ($1, $2, $3)', [
        randomUUID(),
        tx.workspaceId,
        '',
      ]);
    });
    while (seen.length === 0) await turn();
    off();
    await db.withWorkspace({ principal }, async (tx) => tx.ring('probe'));
    assert.deepEqual(seen, [1]);
  });

  test('readRow sees only its own workspace, even on a connection that served others and after failures', async () => {
    const byBody = { name: 'note_by_body', text: 'select id, body from notes where body = $1' };
    const broken = { name: 'divided', text: 'select 1 / ($1::int) as n' };
    const [ours, theirs] = [principalOf(randomUUID()), principalOf(randomUUID())];
    const body = `it's a \\'; delete from notes; --`;
    const { id } = await addNote({ principal: ours }, body);
    const read = (principal: Principal) => db.readRow({ principal }, byBody, [body]);
    for (let round = 0; round < 20; round += 1) {
      assert.deepEqual(await read(ours), { id, body });
      assert.equal(await read(theirs), undefined);
      assert.equal(await read(principalOf('')), undefined);
      await assert.rejects(db.readRow({ principal: ours }, broken, ['0']), /division by zero/);
      assert.equal(await countNotes(ours), 1);
    }
    assert.deepEqual(await db.readRow({ principal: ours }, broken, ['1']), { n: 1 });
    const wrong = { name: 'of_nowhere', text: 'select body from nowhere where body = $1' };
    await assert.rejects(db.readRow({ principal: ours }, wrong, [body]), /relation "nowhere" does not exist/);
    const writing = { name: 'writing', text: 'delete from notes where body = $1' };
    await assert.rejects(db.readRow({ principal: ours }, writing, [body]), /read-only transaction/);
  });

  test('reads that overlap on one connection see only their own workspaces, and one that fails does not fail others', async () => {
    const broken = { name: 'divided_among_others', text: 'select 1 / ($1::int) as n' };
    const own = { name: 'own_note', text: 'select workspace_id, body from notes where body = $1' };
    const workspaces = Array.from({ length: 20 }, () => principalOf(randomUUID()));
    await Promise.all(workspaces.map((principal) => addNote({ principal }, 'shared')));
    const reads = Array.from({ length: 400 }, async (_, n) => {
      const principal = workspaces[n % workspaces.length];
      assert.ok(principal);
      if (n % 7 === 0) return assert.rejects(db.readRow({ principal }, broken, ['0']), /division by zero/);
      const row = await db.readRow<{ workspace_id: string }>({ principal }, own, ['shared']);
      assert.equal(row?.workspace_id, principal.workspace_id);
    });
    await Promise.all(reads);
  });

  test('when the connection of reads is lost, they are rejected as unavailable and the next read works', async () => {
    const blocked = {
      name: 'blocked_note',
      text: 'select pg_advisory_xact_lock(4711)::text from notes where body = $1',
    };
    const quick = { name: 'quick_note', text: 'select body from notes where body = $1' };
    const principal = principalOf(randomUUID());
    await addNote({ principal }, 'kept');
    const END = `select pg_terminate_backend(pid) from pg_stat_activity
      where query like '%blocked_note%' and wait_event_type = 'Lock' and datname = current_database()`;
    await db.withWorkspace({ principal }, async (tx) => {
      await tx.run('select pg_advisory_xact_lock(4711)');
      const reads = [blocked, quick].map((statement) =>
        assert.rejects(db.readRow({ principal }, statement, ['kept']), refusedWith('unavailable')),
      );
      await eventually(async () => assert.equal((await db.app.query(END)).rowCount, 1));
      await Promise.all(reads);
    });
    assert.deepEqual(await db.readRow({ principal }, quick, ['kept']), { body: 'kept' });
  });

  test('times arrive as ISO 8601 with milliseconds and Z, counts as numbers', async () => {
    const row = await db.withWorkspace({ principal: principalOf(randomUUID()) }, (tx) =>
      tx.row(`select '2026-01-02 03:04:05.6+02'::timestamptz(3) as at, count(*) as n from notes`),
    );
    assert.deepEqual(row, { at: '2026-01-02T01:04:05.600Z', n: 0 });
  });

  test('a closed database leaves no connection open', async (t) => {
    const config = testDbSettings(await freshDatabaseUrls(t, 'probe', migrations));
    const other = await openDb({ schema: 'probe', config, entities: [] });
    await Promise.all([other.app.query('select 1'), other.worker.query('select 1')]);
    const open = [other.app, other.worker];
    await other.close();
    assert.deepEqual(
      open.map(({ totalCount, ended }) => [totalCount, ended]),
      [
        [0, true],
        [0, true],
      ],
    );
  });
});

describe('a transaction that needs a long computation', () => {
  const call: Call = { principal: principalOf(randomUUID()) };
  const read = (tx: Tx) => tx.rows<{ body: string }>('select body from notes');

  test('is rolled back while the computation runs, and then tried again', async () => {
    let isDone = false;
    const work = async (): Promise<void> => {
      assert.deepEqual(await db.withWorkspace(call, read), []);
      isDone = true;
    };
    const seen = await db.withWorkspace(call, async (tx) => {
      await tx.run(ADD, [randomUUID(), tx.workspaceId, 'once']);
      if (!isDone) throw new NeedsWork(work);
      return read(tx);
    });
    assert.deepEqual(seen, [{ body: 'once' }]);
  });

  test('fails with the error of the computation', async () => {
    const failing = db.withWorkspace(call, () => {
      throw new NeedsWork(() => Promise.reject(new Error('no such number')));
    });
    await assert.rejects(failing, /no such number/);
  });
});

import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, describe, test } from 'node:test';
import { type Principal, servicePrincipal } from '@insights/auth-context';
import { AppError } from '@insights/errors';
import { freshDatabase } from '../../../test/support/database.ts';
import {
  type Call,
  type Erased,
  IdempotentReplay,
  type ServiceMigration,
  type TransactionOptions,
  eraseAnswers,
  mechanismTables,
} from './index.ts';

const migrations: ServiceMigration[] = [
  {
    version: 1,
    name: 'tables',
    oldest_compatible_code: 1,
    statements: mechanismTables('probe'),
  },
];

const db = await freshDatabase({ after }, 'probe', migrations, []);

interface Said {
  text: string;
}

/** A workspace with one idempotent request, which can be repeated, and with erasures. */
function given(about: string[] = [], principal: Principal = servicePrincipal('probe', randomUUID())) {
  const encode = (answer: unknown) => Buffer.from(JSON.stringify(answer));
  const idempotency = { key: randomUUID(), hash: 'h', route: 'POST /said', about, encode };
  const call: Call = { principal, idempotency };
  let effects = 0;
  const ask = (text = 'the mauve trolley', options?: TransactionOptions<Said>, before = async () => {}) =>
    db.withWorkspace(
      call,
      async () => {
        effects += 1;
        await before();
        return { text };
      },
      options,
    );
  const erase = (erased: Erased, before = async () => {}) =>
    db.withWorkspace({ principal }, async (tx) => {
      await eraseAnswers(tx, erased);
      await before();
    });
  const stored = () =>
    db.withWorkspace({ principal }, (tx) =>
      tx.rows<{ answer: Uint8Array | null }>('select answer from idempotency_keys where key = $1', [idempotency.key]),
    );
  const sql = (statement: string) => db.withWorkspace({ principal }, (tx) => tx.run(statement));
  return { ask, erase, stored, sql, effects: () => effects };
}

const isErased = (error: unknown) => error instanceof AppError && error.code === 'answer_erased';
const replays = (text: string) => (error: unknown) =>
  error instanceof IdempotentReplay && Buffer.from(error.answer).toString() === JSON.stringify({ text });

describe('stored answers and erasures', () => {
  test('repeating a request about erased data is rejected, stores no answer and has no second effect', async () => {
    const id = randomUUID();
    const g = given([id]);
    await g.ask();
    await g.erase({ subjects: [id] });
    await assert.rejects(g.ask(), isErased);
    await assert.rejects(g.ask(), isErased);
    assert.deepEqual([await g.stored(), g.effects()], [[{ answer: null }], 1]);
  });

  test('an erased id is recognised in the answer, as the caller and in capitals', async () => {
    const id = randomUUID();
    const inAnswer = given();
    await inAnswer.ask(`said by ${id}`);
    await inAnswer.erase({ subjects: [id] });
    await assert.rejects(inAnswer.ask(`said by ${id}`), isErased);
    const asCaller = given([], { ...servicePrincipal('probe', randomUUID()), kind: 'participant', id });
    await asCaller.ask();
    await asCaller.erase({ subjects: [id] });
    await assert.rejects(asCaller.ask(), isErased);
    const inCapitals = given([id.toUpperCase()]);
    await inCapitals.ask();
    await inCapitals.erase({ subjects: [id] });
    await assert.rejects(inCapitals.ask(), isErased);
  });

  test('answers about others, and those without personal data, are replayed unchanged', async () => {
    const id = randomUUID();
    const other = given([randomUUID()]);
    await other.ask();
    await other.erase({ subjects: [id] });
    await assert.rejects(other.ask(), replays('the mauve trolley'));
    const impersonal = given([id]);
    await impersonal.ask('2 made', { impersonal: true });
    await impersonal.erase({ subjects: [id] });
    await assert.rejects(impersonal.ask('2 made', { impersonal: true }), replays('2 made'));
  });

  test('a request that runs after the erasure stores no answer', async () => {
    const id = randomUUID();
    const g = given([id]);
    await g.erase({ subjects: [id] });
    assert.deepEqual(await g.ask(), { text: 'the mauve trolley' });
    assert.deepEqual(await g.stored(), [{ answer: null }]);
    await assert.rejects(g.ask(), isErased);
  });

  test('an erasure removes the answer of a concurrent request, whichever of them commits first', async () => {
    for (const order of ['erasure first', 'answer first']) {
      const id = randomUUID();
      const g = given([id]);
      const begun = Promise.withResolvers<void>();
      const mayEnd = Promise.withResolvers<void>();
      const pause = async () => {
        begun.resolve();
        await mayEnd.promise;
      };
      const [slow, quick] =
        order === 'erasure first'
          ? [g.erase({ subjects: [id] }, pause), () => g.ask()]
          : [g.ask('the mauve trolley', {}, pause), () => g.erase({ subjects: [id] })];
      await begun.promise;
      const second = quick();
      mayEnd.resolve();
      await Promise.all([slow, second]);
      assert.deepEqual(await g.stored(), [{ answer: null }], order);
    }
  });

  test('erasing a scope removes earlier answers and keeps later ones', async () => {
    const campaign = randomUUID();
    const g = given([campaign]);
    await g.ask();
    await g.erase({ subjects: [], scopes: [campaign] });
    await assert.rejects(g.ask(), isErased);
    await g.sql(`update erased_subjects set erased_at = erased_at - interval '2 minutes'`);
    await g.sql('delete from idempotency_keys');
    await g.ask('said since');
    await assert.rejects(g.ask('said since'), replays('said since'));
  });

  test('erasing a scope while a request reads removes its answer too', async () => {
    const campaign = randomUUID();
    const g = given([campaign]);
    await g.ask('read before', {}, () => g.erase({ subjects: [], scopes: [campaign] }));
    await assert.rejects(g.ask(), isErased);
  });
});

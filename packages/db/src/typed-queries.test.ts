import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, describe, test } from 'node:test';
import { type InferEntity, defineEntity, p } from '@mikro-orm/core';
import { freshDatabase } from '../../../test/support/database.ts';
import { type ServiceMigration, type TablesOf, type Tx, jsonb, mechanismTables, tenantTable } from './index.ts';

const Note = defineEntity({
  name: 'Note',
  tableName: 'notes',
  properties: {
    id: p.uuid().primary(),
    workspace_id: p.uuid(),
    body: p.text(),
    labels: p.json().$type<string[]>(),
    created_at: p.string().defaultRaw('now()'),
  },
});
type Note = InferEntity<typeof Note>;
const entities = [Note] as const;
type Tables = TablesOf<typeof entities>;
const query = (tx: Tx) => tx.kysely<Tables>();

const migrations: ServiceMigration[] = [
  {
    version: 1,
    name: 'tables',
    oldest_compatible_code: 1,
    statements: [
      ...mechanismTables('typed'),
      `create table typed.notes (id uuid primary key, workspace_id uuid not null, body text not null,
         labels jsonb not null, created_at timestamptz(3) not null default now())`,
      ...tenantTable('typed', 'notes'),
    ],
  },
];

const db = await freshDatabase({ after }, 'typed', migrations, [...entities]);

const call = () => ({
  principal: {
    kind: 'key' as const,
    id: randomUUID(),
    user_id: 'u',
    workspace_id: randomUUID(),
    role: 'admin' as const,
    scopes: ['*'],
    platform_role: '' as const,
  },
});
const note = (tx: Tx, body: string) => ({ id: randomUUID(), workspace_id: tx.workspaceId, body });

describe('typed queries', () => {
  test('a query sees pending changes of the entity manager', async () => {
    const bodies = await db.withWorkspace(call(), async (tx) => {
      const entity = tx.em.create(Note, { ...note(tx, 'created'), labels: [], created_at: '2026-01-01T00:00:00.000Z' });
      const created = await query(tx).selectFrom('notes').select('body').execute();
      entity.body = 'changed';
      const changed = await query(tx).selectFrom('notes').select('body').execute();
      return [...created, ...changed].map(({ body }) => body);
    });
    assert.deepEqual(bodies, ['created', 'changed']);
  });

  test('two concurrent queries flush a change once', async () => {
    const counts = await db.withWorkspace(call(), async (tx) => {
      tx.em.create(Note, { ...note(tx, 'one'), labels: [], created_at: '2026-01-01T00:00:00.000Z' });
      return Promise.all([1, 2].map(async () => (await query(tx).selectFrom('notes').select('id').execute()).length));
    });
    assert.deepEqual(counts, [1, 1]);
  });

  test('a list in a JSON column and a database default are returned typed', async () => {
    const [row] = await db.withWorkspace(call(), (tx) =>
      query(tx)
        .insertInto('notes')
        .values({ ...note(tx, 'x'), labels: jsonb(['a', 'b']) })
        .returning(['labels', 'created_at'])
        .execute(),
    );
    assert.deepEqual(row?.labels, ['a', 'b']);
    assert.match(row.created_at, /^\d{4}-.*Z$/);
  });

  test('a statement that fails rolls back the whole transaction', async () => {
    const caller = call();
    const failing = db.withWorkspace(caller, async (tx) => {
      const values = { ...note(tx, 'x'), labels: jsonb<string[]>([]) };
      await query(tx).insertInto('notes').values(values).execute();
      await query(tx).insertInto('notes').values(values).execute();
    });
    await assert.rejects(failing);
    const rows = await db.withWorkspace(caller, (tx) => query(tx).selectFrom('notes').select('id').execute());
    assert.deepEqual(rows, []);
  });

  test('the worker role counts affected rows', async () => {
    const { numDeletedRows } = await db
      .workerKysely<{ outbox: { id: string } }>()
      .deleteFrom('outbox')
      .where('id', '=', randomUUID())
      .executeTakeFirstOrThrow();
    assert.equal(numDeletedRows, 0n);
  });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { v7 } from 'uuid';
import { servicePrincipal } from '@insights/auth-context';
import { type Tx, migrate, openDb } from '@insights/db';
import { freshDatabaseUrls, testDbSettings } from '../../../../../test/support/database.ts';
import { entities } from '../entities.ts';
import { tables } from './0001-tables.ts';
import { migrations } from './index.ts';

/** Adds a contact like the code of version 1. */
async function addContact(tx: Tx, interviewId: string, session_status: string): Promise<string> {
  const id = v7();
  await tx.run(
    `insert into contacts (id, workspace_id, interview_id, attributes, hide_name, source, session_status, created_at)
     values ($1, $2, $3, '{}', false, 'team', $4, now())`,
    [id, tx.workspaceId, interviewId, session_status],
  );
  return id;
}

async function addInterview(tx: Tx): Promise<string> {
  const id = v7();
  await tx.run(
    `insert into interviews (id, workspace_id, name, goal, language, status, questions, settings, version, created_at, updated_at)
     values ($1, $2, 'n', 'g', 'en', 'active', '[]', '{}', 1, now(), now())`,
    [id, tx.workspaceId],
  );
  return id;
}

const statusOf = async (tx: Tx, id: string) =>
  (await tx.row<{ status: string }>('select status from sessions where id = $1', [id]))?.status;

test('contacts that predate sessions get one, and so do those that earlier code still adds and completes', async (t) => {
  const urls = await freshDatabaseUrls(t, 'campaigns', [tables]);
  const db = await openDb({ schema: 'campaigns', config: testDbSettings(urls), entities });
  try {
    const call = { principal: servicePrincipal('campaigns', v7()) };
    const [interview, before] = await db.withWorkspace(call, async (tx) => {
      const id = await addInterview(tx);
      return [id, await addContact(tx, id, 'completed')] as const;
    });
    await migrate('campaigns', urls.owner, migrations);
    await db.withWorkspace(call, async (tx) => {
      assert.equal(await statusOf(tx, before), 'completed');
      const after = await addContact(tx, interview, 'available');
      assert.equal(await statusOf(tx, after), 'available');
      await tx.run(`update contacts set session_status = 'completed' where id = $1`, [after]);
      assert.equal(await statusOf(tx, after), 'completed');
    });
  } finally {
    await db.close();
  }
});

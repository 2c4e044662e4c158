import assert from 'node:assert/strict';
import { test } from 'node:test';
import { v7 } from 'uuid';
import { servicePrincipal } from '@insights/auth-context';
import { migrate, openDb } from '@insights/db';
import { freshDatabaseUrls, testDbSettings } from '../../../../../test/support/database.ts';
import { listEvents } from '../../features/list-events.ts';
import { numberEvents } from '../../features/sequence-feed/number-events.ts';
import { entities } from '../entities.ts';
import { migrations } from './index.ts';

const FEED = 5;

test('events from before keep their order, code from before goes on adding events, and nothing is numbered anew', async (t) => {
  const before = migrations.filter(({ version }) => version < FEED);
  const urls = await freshDatabaseUrls(t, 'webhooks', before);
  const db = await openDb({ schema: 'webhooks', config: testDbSettings(urls), entities });
  t.after(() => db.close());
  const call = { principal: servicePrincipal('webhooks', v7()) };

  // The statements of the code before the feed had numbers.
  const addEndpoint = async (): Promise<string> => {
    const id = v7();
    await db.withWorkspace(call, (tx) =>
      tx.run(
        `insert into endpoints (id, workspace_id, url, description, events, active, secret, secret_key_id, created_at)
         values ($1, $2, 'https://example.org', '', '{}', true, '', 'k', now())`,
        [id, tx.workspaceId],
      ),
    );
    return id;
  };
  const addEvent = async (endpointId: string, seconds_ago: number): Promise<string> => {
    const [id, event] = [v7(), v7()];
    await db.withWorkspace(call, async (tx) => {
      const values = [event, tx.workspaceId];
      await tx.run(
        `insert into events (id, workspace_id, name, occurred_at, data) values ($1, $2, 'x', now(), '{}')`,
        values,
      );
      await tx.run(
        `insert into deliveries (id, workspace_id, endpoint_id, event_id, traceparent, created_at)
         values ($1, $2, $3, $4, '', now() - make_interval(secs => $5))`,
        [id, tx.workspaceId, endpointId, event, seconds_ago],
      );
    });
    return id;
  };
  const shown = async (endpoint_id: string) => {
    const { items } = await listEvents({ db, retention_days: 30 }, call, { endpoint_id, page: null, after: '' });
    return items.map(({ id, sequence }) => [id, sequence]);
  };

  const [endpoint, quiet] = [await addEndpoint(), await addEndpoint()];
  const second = await addEvent(endpoint, 10);
  const first = await addEvent(endpoint, 20);
  await migrate('webhooks', urls.owner, migrations);
  assert.deepEqual(await shown(endpoint), [
    [first, 1],
    [second, 2],
  ]);

  const third = await addEvent(endpoint, 30);
  const made = await addEndpoint();
  const ofMade = await addEvent(made, 0);
  const ofQuiet = await addEvent(quiet, 0);
  await numberEvents(db);
  assert.deepEqual(await shown(endpoint), [
    [first, 1],
    [second, 2],
    [third, 3],
  ]);
  assert.deepEqual([await shown(made), await shown(quiet)], [[[ofMade, 1]], [[ofQuiet, 1]]]);
});

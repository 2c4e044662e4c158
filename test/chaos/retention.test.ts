import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Stack } from '../../deploy/local/stack.ts';
import { Api } from '../support/api.ts';
import { createCampaign, generationStatus, importTalk } from '../support/campaign.ts';
import { eventually } from '../support/eventually.ts';
import { useKilledSystem } from '../support/killed-system.ts';
import { bySize } from '../support/size.ts';
import { queryAsAdmin } from '../support/stack-database.ts';

const PAST = bySize({ smoke: 40, proof: 1_000 });
const KEPT = 5;
const KILLS = bySize({ smoke: 2, proof: 10 });

describe('kill -9 of campaigns while it erases expired conversations', () => {
  let stack: Stack;
  let api: Api;
  let id = '';

  before(async () => {
    const system = await useKilledSystem(after);
    ({ stack } = system);
    api = new Api(stack.baseUrl, { key: system.demo.api_keys.full });
    const settings = { retention_days: 30, report: { auto: false, floor_count: 3, refresh_every: 5 } };
    ({ id } = await createCampaign(api, { settings }));
    for (let n = 0; n < PAST + KEPT; n += 1) await importTalk(api, id, n);
    await eventually(async () => assert.equal((await generationStatus(api, id)).completed_count, PAST + KEPT));
  });

  const erased = async (): Promise<{ contact_id: string; done: boolean }[]> =>
    queryAsAdmin(
      stack.dir,
      'select contact_id, completed_at is not null as done from campaigns.erasures where interview_id = $1',
      [id],
    );

  async function kill(): Promise<void> {
    const killed = stack.processes()['campaigns'];
    assert.ok(killed);
    process.kill(killed.pid, 'SIGKILL');
    await eventually(() => assert.notEqual(stack.processes()['campaigns']?.pid, killed.pid));
  }

  test('every person is erased once and completely, every service acknowledges it, and others are unaffected', async () => {
    await queryAsAdmin(
      stack.dir,
      `update campaigns.conversations set completed_at = completed_at - interval '31 days' where id in
         (select id from campaigns.conversations where interview_id = $1 order by created_at limit $2)`,
      [id, PAST],
    );
    let seen = 0;
    for (let kills = 0; kills < KILLS; kills += 1) {
      seen = await eventually(
        async () => {
          const { length } = await erased();
          assert.ok(length > seen);
          return length;
        },
        { every_ms: 20 },
      );
      await kill();
    }
    assert.ok(seen < PAST, 'the kills happened during the run');
    await eventually(async () => assert.equal((await erased()).filter(({ done }) => done).length, PAST));
    const rows = await erased();
    assert.equal(new Set(rows.map(({ contact_id }) => contact_id)).size, PAST);
    const left = await queryAsAdmin<Record<string, number>>(
      stack.dir,
      `select (select count(*)::int from campaigns.contacts where interview_id = $1) as contacts,
              (select count(*)::int from campaigns.conversations where interview_id = $1) as conversations,
              (select count(distinct conversation_id)::int from campaigns.turns t
                 join campaigns.conversations v on v.id = t.conversation_id where v.interview_id = $1) as spoken`,
      [id],
    );
    assert.deepEqual(left, [{ contacts: KEPT, conversations: KEPT, spoken: KEPT }]);
    assert.equal((await generationStatus(api, id)).completed_count, KEPT);
  });
});

/**
 * Statements that run often, over a connection as services open it and over one that prepares nothing: the claim of sessions, and a contact
 * of a workspace. Alternating; prints medians. Run: node test/bench/prepared-statements.ts. PostgreSQL does not flush to disk.
 */
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { Client } from 'pg';
import { PreparingClient } from '../../packages/db/src/statement-names.ts';
import { migrations } from '../../services/campaigns/src/db/migrations/index.ts';
import { CLAIM } from '../../services/campaigns/src/features/claim-sessions/claim.ts';
import { freshDatabaseUrls } from '../support/database.ts';
import { bySize } from '../support/size.ts';

const ROUNDS = bySize({ smoke: 200, proof: 5_000 });
const CONTACT = `select id, name, email, attributes, created_at from contacts c
  where id = $1 and exists (select from interviews i where i.id = c.interview_id and i.status = $2)`;

const statements = [
  ['the claim of sessions', 'worker', CLAIM, ['eu', 5, 'in_progress', 'worker', null, 10, true]],
  ['a contact', 'app', CONTACT, [randomUUID(), 'active']],
] as const;

const median = (times: number[]): string => (times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0).toFixed(3);

for (const [name, role, text, values] of statements) {
  test(name, async (t) => {
    const urls = await freshDatabaseUrls(t, 'campaigns', migrations);
    const settings = `set search_path = campaigns; set app.workspace_id = '${randomUUID()}'`;
    const clients = [Client, PreparingClient].map((Kind) => new Kind({ connectionString: urls[role] }));
    for (const client of clients) {
      await client.connect();
      await client.query(settings);
    }
    const times = clients.map((): number[] => []);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [place, client] of clients.entries()) {
        const since = performance.now();
        await client.query(text, [...values]);
        times[place]?.push(performance.now() - since);
      }
    }
    await Promise.all(clients.map((client) => client.end()));
    console.log(`${name}: ${times.map(median).join(' ms unprepared, ')} ms prepared`);
  });
}

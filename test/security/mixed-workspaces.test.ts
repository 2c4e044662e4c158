import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import type { Principal } from '@insights/auth-context';
import { openDb } from '@insights/db';
import { entities } from '../../services/campaigns/src/db/entities.ts';
import { migrations } from '../../services/campaigns/src/db/migrations/index.ts';
import { createContact } from '../../services/campaigns/src/features/create-contact.ts';
import { createInterview } from '../../services/campaigns/src/features/create-interview.ts';
import { getInterview } from '../../services/campaigns/src/features/get-interview.ts';
import { listContacts } from '../../services/campaigns/src/features/list-contacts.ts';
import { listInterviews } from '../../services/campaigns/src/features/list-interviews.ts';
import { basis } from '../../services/campaigns/src/basis.fixture.ts';
import { contactDraft } from '../../services/campaigns/src/requests.fixture.ts';
import { freshDatabaseUrls, testDbSettings } from '../support/database.ts';
import { bySize } from '../support/size.ts';

const REQUESTS = bySize({ smoke: 1_000, proof: 10_000 });
const WORKSPACES = 20;
const POOL = 5;
const AT_ONCE = 40;

const principalOf = (workspace_id: string): Principal => ({
  kind: 'key',
  id: workspace_id,
  user_id: 'u',
  workspace_id,
  role: 'admin',
  scopes: ['*'],
  platform_role: '',
});

test(`${REQUESTS} mixed requests of ${WORKSPACES} workspaces over a pool of ${POOL}: 0 foreign rows`, async () => {
  const urls = await freshDatabaseUrls({ after }, 'campaigns', migrations);
  const db = await openDb({ schema: 'campaigns', config: { ...testDbSettings(urls), dbPoolMax: POOL }, entities });
  after(() => db.close());
  const deps = { db, ...basis, now: () => new Date().toISOString() };
  const workspaces = Array.from({ length: WORKSPACES }, () => ({ principal: principalOf(randomUUID()) }));
  const interviews = await Promise.all(
    workspaces.map((call) =>
      createInterview(deps, call, {
        name: 'n',
        goal: 'g',
        language: 'en',
        questions: [],
        settings: null,
        agent_template_id: null,
      }),
    ),
  );
  let foreign = 0;
  let refused = 0;
  const kinds: ((n: number) => Promise<void>)[] = [
    async (n) => {
      const { items } = await listInterviews(deps, at(workspaces, n), { page: null, status: null });
      foreign += items.filter((item) => item.workspace_id !== at(workspaces, n).principal.workspace_id).length;
    },
    async (n) => {
      const interview = await getInterview(deps, at(workspaces, n), at(interviews, n).id);
      foreign += interview.workspace_id === at(workspaces, n).principal.workspace_id ? 0 : 1;
    },
    async (n) => {
      // An id of another workspace is not found.
      await getInterview(deps, at(workspaces, n), at(interviews, n + 1).id).then(
        () => (foreign += 1),
        () => (refused += 1),
      );
    },
    async (n) => {
      const email = `${randomUUID()}@example.org`;
      const contact = contactDraft({ email });
      await createContact(deps, at(workspaces, n), { interview_id: at(interviews, n).id, contact });
    },
    async (n) => {
      const page = { limit: 20, cursor: '' };
      const { items } = await listContacts(deps, at(workspaces, n), { interview_id: at(interviews, n).id, page });
      foreign += items.filter((item) => item.interview_id !== at(interviews, n).id).length;
    },
  ];
  let next = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < REQUESTS) {
        const n = next;
        next += 1;
        await at(kinds, Math.floor(n / WORKSPACES))(n);
      }
    }),
  );
  console.log(`${REQUESTS} requests, foreign rows ${foreign}, foreign ids refused ${refused}`);
  assert.equal(foreign, 0);
  assert.ok(refused >= REQUESTS / kinds.length - WORKSPACES);
});

function at<T>(list: readonly T[], n: number): T {
  const item = list[n % list.length];
  if (item === undefined) throw new Error('empty list');
  return item;
}

import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { size } from '../support/size.ts';
import { TreeCopy } from '../support/tree-copy.ts';

/** A file that a change edits or adds, and its text afterwards. Generated files do not count. */
type Edits = Readonly<Record<string, (text: string) => string>>;

/** Adds a line before each line that contains `mark`, with its indentation. Errors: an assertion if the mark is missing. */
function before(mark: string, line: string): (text: string) => string {
  return (text) => {
    const pattern = new RegExp(`^( *)(?=.*${mark.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')})`, 'gm');
    assert.match(text, pattern, `"${mark}" is in the file`);
    return text.replace(pattern, (indent) => `${indent}${line}\n${indent}`);
  };
}

const inTurn =
  (...steps: ((text: string) => string)[]) =>
  (text: string): string =>
    steps.reduce((each, step) => step(each), text);

function apply(tree: TreeCopy, edits: Edits): void {
  for (const [file, edit] of Object.entries(edits)) tree.write(file, edit(tree.has(file) ? tree.read(file) : ''));
}

const CAMPAIGNS = 'services/campaigns/src';

/** A text `company` on contacts: stored, set, changed and shown. */
const fieldOnContacts: Edits = {
  'proto/insights/campaigns/v1/campaigns.proto': inTurn(
    before('ScheduledSession scheduled_session = 9', 'optional string company = 101;'),
    before('bool hide_name = 6;', 'optional string company = 101;'),
    before('bool replace_attributes = 8', 'optional string company = 101;'),
  ),
  [`${CAMPAIGNS}/db/migrations/9999-company.ts`]: () =>
    `import type { ServiceMigration } from '@insights/db';

export const company: ServiceMigration = {
  version: 9999,
  name: 'company',
  oldest_compatible_code: 1,
  statements: ['alter table campaigns.contacts add column company text'],
};
`,
  [`${CAMPAIGNS}/db/migrations/index.ts`]: inTurn(
    before('import { tables }', "import { company } from './9999-company.ts';"),
    (text) =>
      text
        .replace(/(ServiceMigration\[\] = \[[^\]]*?),?\s*\]/, '$1, company]')
        .replace(/needed_version: \d+/, 'needed_version: 9999'),
  ),
  [`${CAMPAIGNS}/db/entities.ts`]: before('timezone: p.text()', 'company: p.text().strictNullable(),'),
  [`${CAMPAIGNS}/domain/contact-fields.ts`]: (text) => text.replace("'timezone'", "'timezone', 'company'"),
  'services/gateway/src/schemas/contact.ts': inTurn(
    before('timezone: orNull', "company: orNull(z.string()).describe('Employer.'),"),
    before('timezone: nullIfAbsent', "company: nullIfAbsent(z.string().nullish()).describe('Employer.'),"),
    before('timezone: removable', "company: removable(z.string()).describe('Employer; null removes it.'),"),
  ),
};

/** Creates, changes and lists a contact with the field. */
const FIELD_TEST = `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contactChange, contactDraft } from '../requests.fixture.ts';
import { activeCampaign, scene } from '../sessions.fixture.ts';
import { createContact } from './create-contact.ts';
import { listContacts } from './list-contacts.ts';
import { updateContact } from './update-contact.ts';

test('the company of a contact is stored, changed, listed and filtered by', async (t) => {
  const s = await scene(t);
  const { call, id } = await activeCampaign(s);
  const contact = contactDraft({ email: 'ann@example.com', company: 'Northwind' });
  const created = await createContact(s.deps, call, { interview_id: id, contact });
  assert.equal(created.company, 'Northwind');
  await updateContact(s.deps, call, contactChange({ interview_id: id, contact_id: created.id, company: 'Contoso' }));
  const { items } = await listContacts(s.deps, call, { interview_id: id });
  assert.equal(items.find((each) => each.id === created.id)?.company, 'Contoso');
  const found = async (company: string) =>
    (await listContacts(s.deps, call, { interview_id: id, filter: { statuses: [], company } })).items.length;
  assert.deepEqual([await found('Contoso'), await found('Northwind')], [1, 0]);
});
`;

/** A filter of the list of contacts by that text. */
const filterOnContacts: Edits = {
  'proto/insights/campaigns/v1/campaigns.proto': (text) =>
    text.replace('message ContactFilter {\n', (line) => `${line}  optional string company = 101;\n`),
  [`${CAMPAIGNS}/db/contact-filter.ts`]: before(
    '...(invited === null',
    "...(filter?.company == null ? [] : [where('c.company', '=', filter.company)]),",
  ),
  'services/gateway/src/routes/interviews/list-contacts.ts': inTurn(
    before('invited: z', "company: z.string().optional().describe('Employer.'),"),
    (text) =>
      text
        .replace('query: { status, invited }', 'query: { status, invited, company }')
        .replace('filter: { ', '$&company, '),
  ),
};

/** A route on an RPC that exists, which changes something and is audited: the most expensive kind. */
const routeOnRpc: Edits = {
  'services/gateway/src/routes/interviews/begin.ts': () =>
    `import { route } from '../../core/route.ts';
import { Interview } from '../../schemas/interview.ts';
import { byInterview } from './by-interview.ts';

export const beginInterview = route({
  name: 'begin',
  method: 'post',
  path: '/v1/interviews/:interview_id/begin',
  tag: 'interviews',
  doc: 'Starts a draft campaign that has questions.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byInterview,
  audit: 'campaign.started',
  success: { status: 200, body: Interview },
  errors: ['not_found', 'invalid_transition', 'no_questions'],
  handle: ({ params, call, campaigns }) =>
    campaigns.startInterview({ interview_id: params.interview_id, reason: '' }, call),
});
`,
  'test/contract/access-table.ts': inTurn(
    before('POST           /v1/interviews/{}/start', 'POST           /v1/interviews/{}/begin'),
    before(
      "'GET /v1/openapi.json'",
      "'POST /v1/interviews/{interview_id}/begin': 'An example of an additional route.',",
    ),
  ),
  'test/contract/audit-acts.ts': before(
    "'POST /v1/interviews/:interview_id/start'",
    "'POST /v1/interviews/:interview_id/begin': moved('begin', draft),",
  ),
};

const PROBE = `${CAMPAIGNS}/features/company.test.ts`;

/** Type checks and generators run over a copy of the tree, which takes two minutes. */
const skip = size === 'smoke' && 'npm run proof';

describe('the cost of additions', { skip }, () => {
  // All changes in one copy, because each type check takes most of a minute.
  const tree = new TreeCopy({ after });
  apply(tree, fieldOnContacts);
  apply(tree, filterOnContacts);
  apply(tree, routeOnRpc);
  tree.run('deploy/boot/gen.ts');
  tree.write(PROBE, FIELD_TEST);

  test('after a field, a filter and a route were added, no other file has a type error', () => {
    assert.deepEqual([...tree.typecheck('services', 'test')], []);
  });

  test('a field on contacts is a change in six files', () => {
    assert.ok(Object.keys(fieldOnContacts).length <= 6);
    tree.run('--test', PROBE);
    tree.run('--test', 'test/contract/entities.test.ts');
    assert.match(tree.read('apps/cli/README.md'), /--company/, 'the command line tool sets it');
  });

  test('an optional filter of the list of contacts is a change in three files, none of them a test', () => {
    assert.ok(Object.keys(filterOnContacts).length <= 3);
    tree.run('--test', `${CAMPAIGNS}/features/joining.test.ts`);
  });

  test('a route on an existing RPC is a change in three files', () => {
    assert.ok(Object.keys(routeOnRpc).length <= 3);
    tree.run('--test', 'test/contract/route-list.test.ts');
    assert.match(tree.read('packages/api-client/src/gen/client.ts'), /interviews\/\$?\{[^}]*\}\/begin/);
    assert.match(tree.read('docs/access.md'), /\/begin/);
  });
});

import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { after, test } from 'node:test';
import { bySize } from '../support/size.ts';
import { TreeCopy } from '../support/tree-copy.ts';

const root = resolve(import.meta.dirname, '../..');

/** Columns of all services. Their names occur in no message and no other table, so that each mention in the service is a use. */
const COLUMNS: readonly [service: string, entity: string, column: string][] = [
  ['identity', 'EmailDomain', 'dkim_key_id'],
  ['campaigns', 'Session', 'return_hash'],
  ['webhooks', 'Endpoint', 'previous_until'],
  ['identity', 'EmailDomain', 'next_check_at'],
  ['identity', 'Invitation', 'token_key_id'],
  ['identity', 'ProviderChange', 'leased_until'],
  ['identity', 'EmailDomain', 'dkim_private_key'],
  ['campaigns', 'Session', 'heard_at'],
  ['campaigns', 'MailRequest', 'is_mailed'],
  ['campaigns', 'Conversation', 'is_tagged'],
  ['campaigns', 'Conversation', 'processing_attempt'],
  ['campaigns', 'Session', 'return_version'],
  ['reports', 'Campaign', 'wanted_reason'],
  ['webhooks', 'Endpoint', 'previous_secret'],
  ['webhooks', 'Event', 'stored_at'],
  ['vaults', 'Vault', 'is_default'],
  ['vaults', 'Chunk', 'turn_ids'],
  ['vaults', 'Chunk', 'start_offset'],
  ['jobs', 'Job', 'progress_context'],
  ['jobs', 'Job', 'claimable_at'],
];
/** The rest is for the proof: each is a type check of a service. */
const SMOKE = 1;

/** Text of a program without comments and string templates, where a name is no use that a compiler could see. */
function withoutTexts(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '').replaceAll(/`[^`]*`/g, '``');
}

/** Program files of a service that use the column, except the file of the entity and domain types, which do not depend on it. */
function usesOf(service: string, column: string, entityFile: string): string[] {
  const name = new RegExp(`\\b${column}\\b`);
  return globSync(`services/${service}/src/**/*.ts`, { cwd: root })
    .filter((file) => !/\.(test|fixture)\.ts$|\/migrations\/|\/domain\//.test(file) && file !== entityFile)
    .filter((file) => name.test(withoutTexts(readFileSync(join(root, file), 'utf8'))))
    .toSorted();
}

function entityFileOf(service: string, entity: string): string {
  const files = globSync(`services/${service}/src/db/**/*.ts`, { cwd: root });
  const file = files.find((each) =>
    readFileSync(join(root, each), 'utf8').includes(`export const ${entity} = defineEntity(`),
  );
  assert.ok(file, `${service} has no entity ${entity}`);
  return file;
}

/** The source with one column of one entity renamed. */
function renamed(source: string, entity: string, column: string): string {
  const start = source.indexOf(`export const ${entity} = defineEntity(`);
  const at = source.slice(start).search(new RegExp(`\\b${column}: `));
  assert.ok(at > 0, `${entity} has no column ${column}`);
  return `${source.slice(0, start + at)}renamed_${source.slice(start + at)}`;
}

test('a renamed column fails the type check in every file that uses it', async (t) => {
  const tree = new TreeCopy({ after });
  for (const [service, entity, column] of COLUMNS.slice(0, bySize({ smoke: SMOKE, proof: COLUMNS.length }))) {
    await t.test(`${service}: ${entity}.${column}`, () => {
      const file = entityFileOf(service, entity);
      const uses = usesOf(service, column, file);
      assert.ok(uses.length > 0, 'the column is used');
      const source = tree.read(file);
      tree.write(file, renamed(source, entity, column));
      try {
        const failed = tree.typecheck(`services/${service}`);
        assert.deepEqual(
          uses.filter((use) => !failed.has(use)),
          [],
          'uses that the type checker accepts',
        );
      } finally {
        tree.write(file, source);
      }
    });
  }
});

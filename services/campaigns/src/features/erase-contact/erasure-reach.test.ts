import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { type Campaign, activeCampaign, join, scene, waiting } from '../../sessions.fixture.ts';
import { postTurn } from '../post-turn.ts';
import { eraseContact } from './erase-contact.ts';

const s = await scene({ after });
const sql = <T>({ call }: Pick<Campaign, 'call'>, statement: string, values: unknown[] = []) =>
  s.deps.db.withWorkspace(call, (tx) => tx.rows<T>(statement, values));

/** Deleted explicitly, because the order matters: a conversation before its contact. */
const DELETED_BY_NAME = ['conversations.contact_id'];
/** Rows that keep only ids of an erased person, and names that are deleted once the turns of others have been masked. */
const FOLLOWED = ['erasures.contact_id', 'erasures.conversation_ids', 'known_names.contact_id'];

describe('what an erasure reaches', () => {
  test('every reference to a person or a conversation is deleted with it', async () => {
    const c = await activeCampaign(s);
    const kept = await sql<{ place: string }>(
      c,
      `select format('%s.%s', k.conrelid::regclass, a.attname) as place
         from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
        where k.contype = 'f' and k.confdeltype not in ('c', 'n')
          and k.confrelid = any(array['contacts', 'sessions', 'conversations', 'turns']::regclass[])`,
    );
    assert.deepEqual(
      kept.map(({ place }) => place.replace('campaigns.', '')),
      DELETED_BY_NAME,
      'a reference that is neither on delete cascade nor on delete set null',
    );
    const unbound = await sql<{ place: string }>(
      c,
      `select c.table_name || '.' || c.column_name as place from information_schema.columns c
        where c.table_schema = 'campaigns'
          and c.column_name ~ '(^|_)(contact|session|conversation|turn|participant)s?_ids?$'
          and not exists (
            select from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
             where k.contype = 'f' and k.conrelid = format('campaigns.%I', c.table_name)::regclass and a.attname = c.column_name)
        order by 1`,
    );
    assert.deepEqual(
      unbound.map(({ place }) => place).filter((place) => place !== 'turns.client_turn_id'),
      FOLLOWED,
      'a column that names a person or a conversation without a reference',
    );
  });

  test('erasing somebody during an interview leaves only ids, and only in tables that track erasures and, for a day, changes', async () => {
    const c = await activeCampaign(s);
    const live = await waiting(s, c);
    const { id } = live.session;
    await postTurn(s.deps, live.call, { client_turn_id: 'a', text: 'the mauve trolley', input: null });
    await join(s, c, { name: 'Ottoline' });
    const tables = await sql<{ name: string }>(
      c,
      `select table_name as name from information_schema.columns
        where table_schema = 'campaigns' and column_name = 'workspace_id' order by 1`,
    );
    const holding = async (word: string) => {
      const found: string[] = [];
      for (const { name } of tables) {
        if ((await sql(c, `select from ${name} t where position($1 in t::text) > 0`, [word])).length > 0)
          found.push(name);
      }
      return found;
    };
    assert.deepEqual(await holding('the mauve trolley'), ['turns']);
    assert.ok((await holding(id)).includes('participant_tokens'));
    await eraseContact(s.deps, c.call, { interview_id: c.id, contact_id: id });
    assert.deepEqual(await holding('the mauve trolley'), []);
    assert.deepEqual(await holding(id), ['erased_subjects', 'erasures', 'interview_changes', 'outbox']);
    await assert.rejects(postTurn(s.deps, live.call, { client_turn_id: 'b', text: 'again', input: null }), {
      code: 'unauthenticated',
    });
  });
});

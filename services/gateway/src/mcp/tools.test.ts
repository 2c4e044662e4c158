import assert from 'node:assert/strict';
import { test } from 'node:test';
import { v7 } from 'uuid';
import { AppError } from '@insights/errors';
import { z } from 'zod';
import type { Caller } from '../core/caller.ts';
import type { Route } from '../core/route.ts';
import { type Session, isOffered, textOf } from './session.ts';
import { inputOf } from './tool.ts';
import { tools } from './tools.ts';

/** What `callRoute` leaves out, because only the outer request has it. */
const NEEDS: Readonly<Record<string, (route: Route) => boolean>> = {
  'a place in the queue of downloads': ({ concurrency }) => concurrency !== undefined,
  'the header Prefer': ({ headers }) => headers?.['Prefer'] !== undefined,
  'the bytes of a body': ({ raw_body }) => raw_body !== undefined,
  'a query of its own for the next page': ({ success }) => success.paged !== undefined,
  'a schema of its answer': ({ success }) => success.status !== 204 && !(success.body instanceof z.ZodType),
};

test('no tool calls a route that needs more than a call inside another request has', () => {
  for (const { name, route } of tools) {
    const needed = Object.keys(NEEDS).filter((need) => NEEDS[need]?.(route));
    assert.deepEqual(needed, [], name);
  }
});

test('no tool offers the large field of its route, which only a body can carry', () => {
  for (const { name, route, offers } of tools) {
    assert.ok(route.large_field === undefined || !offers.includes(route.large_field), name);
  }
});

test('a tool that only reads calls a route that only reads, and only a tool that destroys asks a person', () => {
  for (const { name, effect, route, confirmation } of tools) {
    const reads = route.method === 'get' || ['search_context', 'ask_report'].includes(name);
    assert.equal(effect === 'reads', reads, name);
    assert.equal(effect === 'destroys', route.method === 'delete', name);
    assert.equal(effect === 'destroys', confirmation !== undefined, name);
  }
});

const workspace_id = v7();
const key = (scopes: string[]): Caller => ({
  kind: 'key',
  key_id: v7(),
  workspace_id,
  scopes,
  user_id: v7(),
  platform_role: '',
});
const offeredTo = (caller: Caller, asked: Partial<Session> = {}): string[] => {
  const session = { caller, toolsets: null, is_read_only: false, ...asked } as Session;
  return tools.filter((tool) => isOffered(tool, session)).map(({ name }) => name);
};

test('each credential is offered the tools whose routes it opens', () => {
  // A key has one workspace.
  const all = tools.map(({ name }) => name).filter((name) => name !== 'list_workspaces');
  assert.deepEqual(offeredTo(key(['mcp'])), []);
  assert.deepEqual(offeredTo(key(['*'])), all);
  assert.deepEqual(offeredTo(key(['mcp', 'interviews', 'exports'])), all);
  const exports = ['read_transcript', 'get_report'];
  assert.deepEqual(
    offeredTo(key(['mcp', 'interviews'])),
    all.filter((name) => !exports.includes(name)),
  );
  const retrieval: Caller = { kind: 'retrieval_key', key_id: v7(), workspace_id, vault_id: v7(), user_id: v7() };
  assert.deepEqual(offeredTo(retrieval), []);
  assert.deepEqual(
    offeredTo({ kind: 'participant', session_id: v7(), workspace_id, token_hash: Buffer.alloc(32) }),
    [],
  );
});

test('a client that wants to read only is offered nothing else, in the toolsets that it names', () => {
  assert.deepEqual(offeredTo(key(['*']), { is_read_only: true, toolsets: ['reports'] }), [
    'get_report',
    'get_report_status',
    'ask_report',
    'get_codebook',
  ]);
});

test('a programming error in the check of rights is not taken for a missing right', () => {
  const [tool] = tools;
  assert.ok(tool);
  const broken = { ...tool, route: { ...tool.route, access: undefined as unknown as Route['access'] } };
  const session = { caller: key(['*']), toolsets: null, is_read_only: false } as unknown as Session;
  assert.throws(() => isOffered(broken, session), TypeError);
});

const named = (name: string) => tools.find((each) => each.name === name) ?? assert.fail(name);

test('an optional argument that is null counts as absent', () => {
  for (const tool of tools) {
    const given = Object.fromEntries(tool.offers.map((name) => [name, null]));
    const { query, body } = inputOf(tool, given);
    for (const [part, schema] of [
      [query, tool.route.query],
      [body, tool.route.body],
    ] as const) {
      const shape = schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>) : {};
      for (const [name, value] of Object.entries(part as Record<string, unknown>))
        assert.ok(value !== null || shape[name]?.safeParse(null).success, `${tool.name} ${name}`);
    }
  }
  assert.deepEqual(
    inputOf(named('list_campaigns'), { cursor: null, limit: null }).query,
    inputOf(named('list_campaigns'), {}).query,
  );
});

test('an unknown argument is named, with those that the tool has', () => {
  assert.throws(
    () => inputOf(named('list_conversations'), { interview_id: v7(), state: 'completed' }),
    (error) => {
      assert.ok(error instanceof AppError);
      assert.match(textOf(error), /^invalid_request: .*interview_id, status, limit, cursor\.\nstate: Unknown argument/);
      return true;
    },
  );
});

test('an inner field that is null counts as absent', () => {
  const question = { text: 'How do you keep in touch?', kind: null, required: null };
  const { body } = inputOf(named('create_campaign'), { name: 'n', goal: 'g', questions: [question] });
  assert.deepEqual((body as { questions: unknown }).questions, [{ text: question.text }]);
});

test('an unknown argument comes with the closest known one, if any is close', () => {
  const said = (name: string, tool = 'list_conversations') => {
    try {
      inputOf(named(tool), { [name]: 1 });
    } catch (error) {
      return textOf(error as AppError).split('Unknown argument.')[1];
    }
    return assert.fail(name);
  };
  const rows: [string, string][] = [
    ['statuses', 'status'],
    ['interviewId', 'interview_id'],
    ['Cursor', 'cursor'],
    ['limits', 'limit'],
    ['id_interview', 'interview_id'],
  ];
  for (const [name, closest] of rows) assert.equal(said(name), ` Did you mean ${closest}?`, name);
  for (const name of ['zzz', '', 'x'.repeat(5000)]) assert.equal(said(name), '', name.slice(0, 9));
});

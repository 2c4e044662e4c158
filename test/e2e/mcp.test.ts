import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { tokenOfNewcomer } from '../contract/callers.ts';
import { Api } from '../support/api.ts';
import { createCampaign, importTalk, reportReady, talk } from '../support/campaign.ts';
import { eventually } from '../support/eventually.ts';
import { useSystem } from '../support/shared-stack.ts';

const system = await useSystem(after);
const { api_keys: keys, tokens, other } = system.demo;
const program = new Api(system.base_url, { key: keys.full });
const ERAS = { '2026-07-28': { mode: { pin: '2026-07-28' } }, '2025-11-25': { mode: 'legacy' } } as const;
type Era = keyof typeof ERAS;

const open: Client[] = [];
after(async () => Promise.all(open.map((client) => client.close())));

interface Options {
  headers?: Record<string, string>;
  /** What the person answers when a tool asks. */
  agrees?: boolean;
}

/** An assistant that has connected. */
async function assistant(era: Era, headers: Record<string, string>, { agrees }: Options = {}): Promise<Client> {
  const client = new Client(
    { name: 'test', version: '1' },
    {
      versionNegotiation: ERAS[era],
      ...(agrees !== undefined && era === '2026-07-28' && { capabilities: { elicitation: { form: {} } } }),
    },
  );
  if (agrees !== undefined && era === '2026-07-28') {
    client.setRequestHandler('elicitation/create', async () => ({ action: 'accept', content: { agreed: agrees } }));
  }
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${system.base_url}/v1/mcp`), { requestInit: { headers } }),
  );
  open.push(client);
  return client;
}

const withKey = (key: string) => ({ 'x-api-key': key });
const namesOf = async (client: Client): Promise<string[]> => (await client.listTools()).tools.map(({ name }) => name);

interface Called {
  isError?: boolean;
  structuredContent?: Record<string, unknown>;
  content: { type: string; text?: string }[];
}
const call = async (client: Client, name: string, given: Record<string, unknown> = {}): Promise<Called> =>
  (await client.callTool({ name, arguments: given })) as Called;
const textOf = ({ content }: Called): string => content.map(({ text }) => text ?? '').join('\n');

let campaign = '';
let conversation = '';

before(async () => {
  const settings = { report: { auto: true, floor_count: 3, refresh_every: 3 } };
  campaign = (await createCampaign(program, { name: 'For assistants', settings })).id;
  for (const n of [0, 1, 2]) conversation = (await importTalk(program, campaign, n)).conversation_id;
  await reportReady(program, campaign, 3);
});

for (const era of Object.keys(ERAS) as Era[]) {
  describe(`an official client of ${era}`, () => {
    test('lists tools, resources and prompts in the same order each time', async () => {
      const client = await assistant(era, withKey(keys.full));
      assert.equal(client.getNegotiatedProtocolVersion(), era);
      const first = await client.listTools();
      assert.deepEqual((await client.listTools()).tools, first.tools);
      for (const { name, title, description, outputSchema, annotations } of first.tools) {
        assert.ok(title && description && Object.keys(outputSchema?.properties ?? {}).length > 0, name);
        assert.equal(typeof annotations?.readOnlyHint, 'boolean', name);
        assert.equal(annotations?.destructiveHint, name.startsWith('delete_'), name);
      }
      // About four characters make a token.
      assert.ok(JSON.stringify(first.tools).length / 4 < 6_300, `${JSON.stringify(first.tools).length / 4} tokens`);
      const { resources } = await client.listResources();
      assert.ok(resources.some(({ uri }) => uri === `insights://interviews/${campaign}/report`));
      assert.equal((await client.listResourceTemplates()).resourceTemplates.length, 3);
      assert.equal((await client.listPrompts()).prompts.length, 3);
    });

    test('reads a report whose quotes are verbatim in the transcript that it names', async () => {
      const client = await assistant(era, withKey(keys.full));
      const report = (await call(client, 'get_report', { interview_id: campaign })).structuredContent;
      const claims = [report?.['findings'], report?.['themes'], report?.['roadmap']].flat() as {
        quotes: { quote: string; conversation_id: string; turn_id: string }[];
      }[];
      const quotes = claims.flatMap((claim) => claim.quotes);
      assert.ok(quotes.length > 0);
      for (const { quote, conversation_id, turn_id } of quotes) {
        const part = await call(client, 'read_transcript', { interview_id: campaign, conversation_id });
        const turns = part.structuredContent?.['turns'] as { id: string; text: string }[];
        assert.ok(turns.find(({ id }) => id === turn_id)?.text.includes(quote));
      }
    });

    test('reads a transcript in parts, and resources say the same as tools', async () => {
      const client = await assistant(era, withKey(keys.full));
      const at = { interview_id: campaign, conversation_id: conversation };
      const first = (await call(client, 'read_transcript', { ...at, limit: 4 })).structuredContent;
      const rest = (await call(client, 'read_transcript', { ...at, from_seq: first?.['next_seq'] })).structuredContent;
      const turns = [first, rest].flatMap((part) => part?.['turns'] as { seq: number }[]);
      assert.deepEqual(
        turns.map(({ seq }) => seq),
        turns.map((_, index) => index + (turns[0]?.seq ?? 0)),
      );
      assert.equal(turns.length, 6);
      assert.equal(rest?.['next_seq'], null);
      const uri = `insights://interviews/${campaign}/conversations/${conversation}/transcript/0`;
      const { contents } = await client.readResource({ uri });
      const [content] = contents as { text: string }[];
      const whole = (await call(client, 'read_transcript', at)).structuredContent;
      assert.deepEqual(JSON.parse(content?.text ?? ''), whole);
      const prompt = await client.getPrompt({ name: 'discuss_report', arguments: { interview_id: campaign } });
      assert.match(JSON.stringify(prompt.messages), new RegExp(campaign));
    });

    test('finds passages of transcripts with the place to cite', async () => {
      const client = await assistant(era, withKey(keys.full));
      const prompt = 'hand-over notes get lost between shifts';
      const { structuredContent } = await call(client, 'search_context', { prompt });
      const passages = structuredContent?.['passages'] as { text: string; document_id: string; start: number }[];
      const [best] = passages;
      assert.ok(passages.length > 0 && passages.length <= 8 && best);
      const given = { document_id: best.document_id, start: best.start, characters: Math.max(100, best.text.length) };
      const document = (await call(client, 'read_document', given)).structuredContent;
      assert.ok(String(document?.['text']).startsWith(best.text.slice(0, 100)));
    });

    test('creates a campaign, adds people, and leaves audit entries with the channel mcp', async () => {
      const client = await assistant(era, withKey(keys.full));
      const made = await call(client, 'create_campaign', {
        name: `By an assistant, ${era}`,
        questions: [{ text: 'Why?' }],
      });
      const interview_id = String(made.structuredContent?.['id']);
      const contacts = [{ name: 'Ada', email: 'ada@example.org' }, { email: 'not an address' }];
      const added = (await call(client, 'add_contacts', { interview_id, contacts })).structuredContent;
      assert.deepEqual([added?.['created'], added?.['failed']], [1, 1]);
      const owner = new Api(system.base_url, { token: tokens.owner });
      await eventually(async () => {
        const path = `/v1/workspaces/${system.demo.workspace_id}/audit-log?channel=mcp`;
        const entries = await owner.ok(owner.get<{ action: string; subject: string }[]>(path));
        const ofCampaign = entries.filter(({ subject }) => subject === interview_id);
        assert.deepEqual(ofCampaign.map(({ action }) => action).toSorted(), ['campaign.created', 'contacts.created']);
      });
    });

    test('an error names the code and the field, so that a model can correct its call', async () => {
      const client = await assistant(era, withKey(keys.full));
      const wrong = await call(client, 'list_campaigns', { limit: 9_999, status: 'lost' });
      assert.equal(wrong.isError, true);
      assert.match(textOf(wrong), /invalid_request[\s\S]*status[\s\S]*limit|invalid_request[\s\S]*limit[\s\S]*status/);
      const unknown = await call(client, 'get_campaign', { interview_id: 'nothing' });
      assert.match(textOf(unknown), /not_found/);
    });
  });
}

describe('a tool that destroys something', () => {
  const draft = async (): Promise<string> => (await createCampaign(program, { name: 'To delete' })).id;

  test('asks a person, and does nothing when the person says no', async () => {
    const client = await assistant('2026-07-28', withKey(keys.full), { agrees: false });
    const interview_id = await draft();
    assert.equal((await call(client, 'delete_campaign', { interview_id })).isError, true);
    assert.equal((await program.get(`/v1/interviews/${interview_id}`)).status, 200);
  });

  test('deletes the campaign when the person says yes', async () => {
    const client = await assistant('2026-07-28', withKey(keys.full), { agrees: true });
    const interview_id = await draft();
    assert.deepEqual((await call(client, 'delete_campaign', { interview_id })).structuredContent, { deleted: true });
    assert.equal((await program.get(`/v1/interviews/${interview_id}`)).status, 404);
  });

  test('answers a client that cannot show questions that a person must agree first', async () => {
    const client = await assistant('2025-11-25', withKey(keys.full));
    const interview_id = await draft();
    assert.match(textOf(await call(client, 'delete_campaign', { interview_id })), /Ask a person first/);
    assert.equal((await program.get(`/v1/interviews/${interview_id}`)).status, 200);
    const deleted = await call(client, 'delete_campaign', { interview_id, confirmed: true });
    assert.deepEqual(deleted.structuredContent, { deleted: true });
    assert.equal((await program.get(`/v1/interviews/${interview_id}`)).status, 404);
  });
});

describe('what a credential reaches', () => {
  const made = async (scopes: string[]): Promise<string> => {
    const admin = new Api(system.base_url, { token: tokens.admin });
    const body = { name: scopes.join(' '), scopes, workspace_id: system.demo.workspace_id };
    return String((await admin.ok(admin.post('/v1/api-keys', body)))['key']);
  };

  for (const era of Object.keys(ERAS) as Era[]) {
    test(`a key with mcp alone connects with ${era}, gets empty lists and can call nothing`, async () => {
      const client = await assistant(era, withKey(keys.mcp_only));
      assert.deepEqual(await namesOf(client), []);
      assert.deepEqual((await client.listPrompts()).prompts, []);
      assert.deepEqual((await client.listResources()).resources, []);
      assert.deepEqual((await client.listResourceTemplates()).resourceTemplates, []);
      await assert.rejects(client.callTool({ name: 'list_campaigns', arguments: {} }), /Tool list_campaigns not found/);
      const uri = `insights://interviews/${campaign}/report`;
      await assert.rejects(client.readResource({ uri }), /Resource not found/);
    });
  }

  test('a key with mcp and interviews reads campaigns and no transcripts or reports', async () => {
    const names = await namesOf(await assistant('2026-07-28', withKey(await made(['mcp', 'interviews']))));
    assert.ok(names.includes('list_campaigns') && !names.includes('read_transcript') && !names.includes('get_report'));
  });

  test('a key without mcp gets 403, and a missing credential 401 with the address that describes the resource', async () => {
    const ask = (key: string) =>
      new Api(system.base_url, { key }).post('/v1/mcp', { jsonrpc: '2.0', id: 1, method: 'ping' });
    const forbidden = await ask(keys.interviews_only);
    assert.deepEqual([forbidden.status, forbidden.body['code']], [403, 'insufficient_scope']);
    const retrieval = await ask(system.demo.retrieval_key);
    assert.equal(retrieval.status, 403);
    const nobody = await new Api(system.base_url).post('/v1/mcp', {});
    const [, address = ''] = /resource_metadata="([^"]+)"/.exec(nobody.headers.get('www-authenticate') ?? '') ?? [];
    const { body } = await new Api('').get(address);
    assert.equal(body['resource'], address.replace('/.well-known/oauth-protected-resource', ''));
    assert.equal((body['authorization_servers'] as string[]).length, 1);
  });

  test('another workspace finds nothing of this one', async () => {
    const client = await assistant('2026-07-28', withKey(other.api_keys.full));
    assert.match(textOf(await call(client, 'get_report', { interview_id: campaign })), /not_found/);
    assert.match(textOf(await call(client, 'get_campaign', { interview_id: campaign })), /not_found/);
    const named = { workspace_id: system.demo.workspace_id };
    assert.match(textOf(await call(client, 'list_campaigns', named)), /workspace_mismatch/);
    const listed = (await call(client, 'list_campaigns', { limit: 200 })).structuredContent?.['items'];
    assert.ok(!(listed as { id: string }[]).some(({ id }) => id === campaign));
    const uri = `insights://interviews/${campaign}/report`;
    await assert.rejects(client.readResource({ uri }), /not_found/);
  });

  test('hidden names are in no list, transcript or report', async () => {
    const { id: interview_id } = await createCampaign(program, {
      name: 'Hidden names',
      settings: { hide_participant_names: true, report: { auto: true, floor_count: 1 } },
    });
    const transcript = { turns: [...talk(0).turns, { speaker: 'participant', text: 'My name is Quillon Ostrander.' }] };
    const contact = { name: 'Quillon Ostrander', email: 'quillon.ostrander@example.org' };
    const talked = await program.ok(
      program.post(`/v1/interviews/${interview_id}/conversations/import`, { contact, format: 'json', transcript }),
    );
    await reportReady(program, interview_id, 1);
    const client = await assistant('2026-07-28', { authorization: `Bearer ${tokens.member}` });
    const at = { interview_id, conversation_id: String(talked['conversation_id']) };
    const answers = {
      list_contacts: await call(client, 'list_contacts', { interview_id }),
      list_conversations: await call(client, 'list_conversations', { interview_id }),
      read_transcript: await call(client, 'read_transcript', at),
      get_report: await call(client, 'get_report', { interview_id }),
      search_context: await call(client, 'search_context', { prompt: 'Who is Quillon Ostrander?' }),
    };
    for (const [tool, answer] of Object.entries(answers)) {
      assert.ok(answer.structuredContent && !answer.isError, `${tool}: ${textOf(answer)}`);
      assert.doesNotMatch(JSON.stringify(answer.structuredContent), /Quillon|Ostrander/i, tool);
    }
    assert.match(JSON.stringify(answers.read_transcript.structuredContent), /My name is \[name\]/);
    const [listed] = (answers.list_conversations.structuredContent as { items: { summary: string[] }[] }).items;
    assert.ok(listed && listed.summary.length > 0, 'the list has the main points of each conversation');
  });

  test('headers choose toolsets and tools that only read', async () => {
    const headers = { ...withKey(keys.full), 'x-mcp-toolsets': 'reports', 'x-mcp-readonly': 'true' };
    assert.deepEqual(await namesOf(await assistant('2026-07-28', headers)), [
      'get_report',
      'get_report_status',
      'ask_report',
      'get_codebook',
    ]);
    const client = await assistant('2026-07-28', headers);
    const templates = (await client.listResourceTemplates()).resourceTemplates.map(({ name }) => name);
    assert.deepEqual(templates, ['get_report']);
    assert.deepEqual(
      (await client.listPrompts()).prompts.map(({ name }) => name),
      ['discuss_report'],
    );
    const wrong = await program.post('/v1/mcp', {}, { headers: { 'x-mcp-toolsets': 'everything' } });
    assert.equal(wrong.status, 422);
  });

  test('a person with several workspaces is told to name one, and looks up its id', async () => {
    const token = await tokenOfNewcomer(system);
    const person = new Api(system.base_url, { token });
    for (const name of ['First', 'Second']) await person.ok(person.post('/v1/workspaces', { name }));
    const client = await assistant('2026-07-28', { authorization: `Bearer ${token}` });
    assert.match(textOf(await call(client, 'list_campaigns')), /name one as workspace_id/);
    const listed = (await call(client, 'list_workspaces')).structuredContent?.['items'] as {
      id: string;
      name: string;
    }[];
    assert.deepEqual(listed.map(({ name }) => name).toSorted(), ['First', 'Second']);
    const named = { workspace_id: listed[0]?.id, name: 'In one of them', questions: [{ text: 'Why?' }] };
    const created = (await call(client, 'create_campaign', named)).structuredContent?.['id'];
    const there = await call(client, 'list_campaigns', { workspace_id: named.workspace_id });
    const found = there.structuredContent?.['items'] as { id: unknown }[];
    assert.deepEqual(
      found.map(({ id }) => id),
      [created],
    );
  });

  test('a member works through a bearer token, and GET and DELETE are not allowed', async () => {
    const client = await assistant('2026-07-28', { authorization: `Bearer ${tokens.member}` });
    const names = await namesOf(client);
    assert.ok(names.includes('read_transcript') && !names.includes('delete_campaign'));
    assert.equal((await program.get('/v1/mcp')).status, 405);
    assert.equal((await program.delete('/v1/mcp')).status, 405);
  });
});

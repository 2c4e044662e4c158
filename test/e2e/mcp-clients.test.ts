/** The official clients of both eras, each with everything that the server has: every tool, resource and prompt. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { Client as NewClient, StreamableHTTPClientTransport as NewTransport } from '@modelcontextprotocol/client';
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { Api } from '../support/api.ts';
import { createCampaign, importTalk, reportReady } from '../support/campaign.ts';
import { eventually } from '../support/eventually.ts';
import { useSystem } from '../support/shared-stack.ts';

const system = await useSystem(after);
const { full: key } = system.demo.api_keys;
const program = new Api(system.base_url, { key });
const url = new URL(`${system.base_url}/v1/mcp`);
const requestInit = { headers: { 'x-api-key': key } };

/** What the test does with either client. */
interface Assistant {
  tools(): Promise<{ name: string; outputSchema?: unknown }[]>;
  call(name: string, given: Record<string, unknown>): Promise<Record<string, unknown>>;
  resources(): Promise<string[]>;
  templates(): Promise<string[]>;
  read(uri: string): Promise<unknown>;
  prompts(): Promise<{ name: string; arguments?: { name: string }[] | undefined }[]>;
  prompt(name: string, given: Record<string, string>): Promise<string>;
  close(): Promise<void>;
}

/** The client of the library's second generation, for 2026-07-28, with a person who agrees to what is asked. */
async function newClient(): Promise<Assistant> {
  const client = new NewClient(
    { name: 'test', version: '1' },
    { versionNegotiation: { mode: { pin: '2026-07-28' } }, capabilities: { elicitation: { form: {} } } },
  );
  client.setRequestHandler('elicitation/create', async () => ({ action: 'accept', content: { agreed: true } }));
  await client.connect(new NewTransport(url, { requestInit }));
  assert.equal(client.getNegotiatedProtocolVersion(), '2026-07-28');
  return assistantOf(client, {});
}

/** The client of its first generation, which knows revisions up to 2025-11-25. */
async function oldClient(): Promise<Assistant> {
  const client = new OldClient({ name: 'test', version: '1' });
  const transport = new OldTransport(url, { requestInit });
  await client.connect(transport);
  assert.deepEqual([transport.protocolVersion, transport.sessionId], ['2025-11-25', undefined]);
  return assistantOf(client, { confirmed: true });
}

/** `agreement`: how an agreement of the person is passed on, where the server cannot ask. */
function assistantOf(client: NewClient | OldClient, agreement: Record<string, unknown>): Assistant {
  return {
    tools: async () => (await client.listTools()).tools,
    call: async (name, given) => {
      const agreed = name.startsWith('delete_') ? agreement : {};
      const answer = await client.callTool({ name, arguments: { ...given, ...agreed } });
      assert.ok(!answer.isError && answer.structuredContent, `${name}: ${JSON.stringify(answer.content)}`);
      return answer.structuredContent as Record<string, unknown>;
    },
    resources: async () => (await client.listResources()).resources.map(({ uri }) => uri),
    templates: async () => (await client.listResourceTemplates()).resourceTemplates.map((each) => each.uriTemplate),
    read: async (uri) => {
      const [content] = (await client.readResource({ uri })).contents;
      return JSON.parse(content && 'text' in content ? content.text : '');
    },
    prompts: async () => (await client.listPrompts()).prompts,
    prompt: async (name, given) => JSON.stringify((await client.getPrompt({ name, arguments: given })).messages),
    close: () => client.close(),
  };
}

let campaign = '';
let conversation = '';
let vault = '';
let document = '';

before(async () => {
  const settings = { report: { auto: true, floor_count: 3, refresh_every: 3 } };
  campaign = (await createCampaign(program, { name: 'For every tool', settings })).id;
  for (const n of [0, 1, 2]) conversation = (await importTalk(program, campaign, n)).conversation_id;
  await reportReady(program, campaign, 3);
  vault = (await program.ok<{ id: string }>(program.post('/v1/vaults', { name: 'For every tool' }))).id;
  const file = { title: 'Shifts', content_text: 'The ward manager approves a shift swap.' };
  document = (await program.ok<{ id: string }>(program.post(`/v1/vaults/${vault}/documents`, file))).id;
});

/** Calls that together use every tool; a draft is made, changed and deleted. */
async function callEverything(assistant: Assistant, era: string): Promise<Map<string, Record<string, unknown>>> {
  const answers = new Map<string, Record<string, unknown>>();
  const call = async (name: string, given: Record<string, unknown> = {}) => {
    const answer = await assistant.call(name, given);
    answers.set(name, answer);
    return answer;
  };
  const here = { interview_id: campaign };
  await call('list_campaigns', { limit: 200 });
  await call('get_campaign', here);
  const draft = {
    interview_id: String((await call('create_campaign', { name: 'Draft', questions: [{ text: 'Why?' }] }))['id']),
  };
  await call('add_contacts', { ...draft, contacts: [{ name: 'Ada' }] });
  await call('list_contacts', draft);
  await call('start_campaign', draft);
  await call('pause_campaign', { ...draft, reason: 'holidays' });
  await call('delete_campaign', draft);
  await call('list_conversations', here);
  await call('read_transcript', { ...here, conversation_id: conversation });
  await call('get_campaign_progress', here);
  // Both clients add one, and a codebook has each name once.
  await call('add_code', { ...here, name: `Notes of ${era}` });
  await call('get_codebook', here);
  await call('get_report', here);
  await call('generate_report', here);
  await eventually(async () => assert.equal((await call('get_report_status', here))['status'], 'ready'));
  const said = await call('ask_report', { ...here, question: 'What about hand-over notes?' });
  const [first] = said['sentences'] as { text: string; quotes: { turn_id: string }[] }[];
  assert.ok((first?.text ?? '') !== '' && (first?.quotes.length ?? 0) > 0, 'an answer with quotes to cite');
  await call('search_context', { prompt: 'Who approves a shift swap?' });
  await call('list_vaults', { limit: 200 });
  await call('list_documents', { vault_id: vault });
  await call('read_document', { document_id: document });
  assert.equal((await program.get(`/v1/interviews/${draft.interview_id}`)).status, 404, 'the draft is deleted');
  return answers;
}

for (const [era, connect] of [
  ['2026-07-28', newClient],
  ['2025-11-25', oldClient],
] as const) {
  describe(`the official client of ${era}`, () => {
    let assistant: Assistant;
    before(async () => {
      assistant = await connect();
    });
    after(() => assistant.close());

    test('calls every tool, and each answer is what the tool says that it answers', async () => {
      // Both clients compare structured content with the schema of the tool once they have listed it.
      const listed = await assistant.tools();
      const answers = await callEverything(assistant, era);
      assert.deepEqual(listed.map(({ name }) => name).toSorted(), [...answers.keys()].toSorted());
      assert.ok(listed.every(({ outputSchema }) => outputSchema));
      assert.match(JSON.stringify(answers.get('read_document')), /The ward manager approves a shift swap/);
      assert.match(JSON.stringify(answers.get('list_campaigns')), new RegExp(campaign));
    });

    test('reads a resource of each kind', async () => {
      const report = `insights://interviews/${campaign}/report`;
      assert.ok((await assistant.resources()).includes(report));
      const uris = (await assistant.templates()).map((template) =>
        template
          .replace('{interview_id}', campaign)
          .replace('{conversation_id}', conversation)
          .replace('{document_id}', document)
          .replace(/\{(from_seq|start)\}/, '0'),
      );
      assert.equal(uris.length, 3);
      const texts = await Promise.all(uris.map(async (uri) => JSON.stringify(await assistant.read(uri))));
      assert.ok(texts.some((text) => text.includes('"findings"')));
      assert.ok(texts.some((text) => text.includes('"turns"')));
      assert.ok(texts.some((text) => text.includes('The ward manager approves')));
    });

    test('gets every prompt', async () => {
      const prompts = await assistant.prompts();
      assert.equal(prompts.length, 3);
      for (const { name, arguments: wanted = [] } of prompts) {
        const given = Object.fromEntries(wanted.map((argument) => [argument.name, `the ${argument.name}`]));
        const text = await assistant.prompt(name, given);
        for (const value of Object.values(given)) assert.ok(text.includes(value), `${name}: ${value}`);
      }
    });
  });
}

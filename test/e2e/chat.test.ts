import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { Api } from '../support/api.ts';
import { createCampaign } from '../support/campaign.ts';
import { eventually } from '../support/eventually.ts';
import { useSystem } from '../support/shared-stack.ts';

const system = await useSystem(after);
const { tokens, api_keys, workspace_id } = system.demo;
const owner = new Api(system.base_url, { token: tokens.owner });
const member = new Api(system.base_url, { token: tokens.member });
const CHATS = '/v1/insights-chat/sessions';
const QUESTION = 'Who repairs the tide gauge at Norddeich?';

interface Citation {
  n: number;
  document_id: string;
  document_version: number;
  quote: string;
  start: number;
  end: number;
  stale: string | null;
}
interface Message {
  id: string;
  role: string;
  status: string;
  text: string;
  citations: Citation[];
  is_withheld: boolean;
}
interface Reply extends Message, Record<string, unknown> {
  question: Message;
}

let vault = '';
let document = '';

/** Stores a text and waits until it is found. With the same `external_id`, replaces it. */
async function upload(external_id: string, content_text: string): Promise<string> {
  const body = { title: 'Tide gauges', source_type: 'upload', external_id, content_text };
  const headers = { prefer: 'wait=20' };
  const made = await owner.ok(owner.post(`/v1/vaults/${vault}/documents`, body, { headers }));
  assert.equal(made['status'], 'ready');
  return String(made['id']);
}

before(async () => {
  const made = await owner.ok(owner.post('/v1/vaults', { name: 'Harbour', workspace_id }));
  vault = String(made['id']);
  document = await upload(
    'gauges',
    'The harbour master repairs the tide gauge at Norddeich.\n\nThe gauge at Emden is new.',
  );
});

const begin = async (api: Api) => String((await api.ok(api.post(CHATS, { workspace_id })))['id']);
const messagesOf = (api: Api, id: string) => api.ok<Message[]>(api.get(`${CHATS}/${id}/messages`));

/** A document's text in the version that a citation names. */
async function cited(api: Api, { document_id, document_version, start, end }: Citation): Promise<string> {
  const path = `/v1/documents/${document_id}?version=${document_version}`;
  const { content_text } = await api.ok<{ content_text: string }>(api.get(path));
  return content_text.slice(start, end);
}

interface Sent {
  event: string;
  data: Record<string, unknown>;
}

/** The events of an answer, as they are in the stream. */
async function streamed(token: string, id: string, body: object): Promise<Sent[]> {
  const answer = await fetch(`${system.base_url}${CHATS}/${id}/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(body),
  });
  assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'text/event-stream; charset=utf-8']);
  const frames = (await answer.text()).split('\n\n').filter((frame) => frame.startsWith('event: '));
  return frames.map((frame) => {
    const [event = '', data = ''] = frame.split('\n');
    return {
      event: event.slice('event: '.length),
      data: JSON.parse(data.slice('data: '.length)) as Record<string, unknown>,
    };
  });
}

test('a question is answered with citations that open at the exact place, and the chat is titled after it', async () => {
  const id = await begin(member);
  const reply = await member.ok<Reply>(member.post(`${CHATS}/${id}/messages`, { text: QUESTION }));
  assert.match(reply.text, /harbour master.*\[1\]/s);
  assert.equal(reply.citations[0]?.document_id, document);
  for (const citation of reply.citations) assert.equal(await cited(member, citation), citation.quote);
  const messages = await messagesOf(member, id);
  assert.deepEqual(
    messages.map(({ role, status, text }) => [role, status, text]),
    [
      ['user', 'complete', QUESTION],
      ['assistant', 'complete', reply.text],
    ],
  );
  const session = await member.ok(member.get(`${CHATS}/${id}`));
  assert.equal(session['title'], QUESTION);
  const [newest] = await member.ok<{ id: string }[]>(member.get(`${CHATS}?workspace_id=${workspace_id}&limit=1`));
  assert.equal(newest?.id, id);
});

test('the same answer as a stream: its sentences joined are the text, each citation comes once, and done is last', async () => {
  const id = await begin(member);
  const sent = await streamed(tokens.member, id, { text: QUESTION });
  const of = (name: string) => sent.filter(({ event }) => event === name).map(({ data }) => data);
  const [done] = of('done');
  assert.equal(sent.at(-1)?.event, 'done');
  assert.equal(
    of('delta')
      .map(({ text }) => String(text))
      .join(''),
    done?.['text'],
  );
  assert.deepEqual(of('citation'), done?.['citations']);
  const stored = (await messagesOf(member, id))[1];
  assert.deepEqual([stored?.id, stored?.text], [done?.['id'], done?.['text']]);
});

test('a follow-up is understood after the question before it', async () => {
  const id = await begin(member);
  await upload('emden', 'A diver repairs the tide gauge at Emden.');
  await member.ok(member.post(`${CHATS}/${id}/messages`, { text: QUESTION }));
  const reply = await member.ok<Reply>(member.post(`${CHATS}/${id}/messages`, { text: 'And what about Emden?' }));
  assert.match(reply.text, /diver/);
});

test('a question about nothing in the documents gets an answer that says so, without citations', async () => {
  const id = await begin(member);
  const reply = await member.ok<Reply>(member.post(`${CHATS}/${id}/messages`, { text: 'Zylophantic quibberwock?' }));
  assert.deepEqual([reply.citations, reply['artifact'], reply.status], [[], null, 'complete']);
  assert.notEqual(reply.text, '');
});

test('repeating a question is safe, by client_message_id as by Idempotency-Key, and after a reader that left early', async () => {
  const id = await begin(member);
  const path = `${CHATS}/${id}/messages`;
  const body = { text: QUESTION, client_message_id: 'one' };
  const leaving = new AbortController();
  const gone = fetch(`${system.base_url}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${tokens.member}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
    },
    body: JSON.stringify(body),
    signal: leaving.signal,
  }).then(() => leaving.abort());
  await gone;
  const reply = await eventually(async () => {
    const answer = await member.post<Reply>(path, body);
    return answer.status === 200 ? answer.body : null;
  });
  assert.equal(reply.status, 'complete');
  assert.equal((await messagesOf(member, id)).length, 2);
  const reused = await member.post(path, { ...body, text: 'Another question?' });
  assert.deepEqual([reused.status, reused.body['code']], [409, 'idempotency_key_reused']);

  const headers = { 'idempotency-key': randomUUID() };
  const [first, second] = [
    await member.post<Reply>(path, { text: QUESTION }, { headers }),
    await member.post<Reply>(path, { text: QUESTION }, { headers }),
  ];
  assert.deepEqual(second.body, first.body);
  assert.equal(second.headers.get('idempotent-replayed'), 'true');
  assert.equal((await messagesOf(member, id)).length, 4);
});

test('citations are marked when their document is replaced, and still open as cited, and when it is deleted', async () => {
  const gone = await upload('pilots', 'Seven pilots guide tankers past Borkum.');
  const id = await begin(member);
  const reply = await member.ok<Reply>(
    member.post(`${CHATS}/${id}/messages`, { text: 'How many pilots guide tankers past Borkum?' }),
  );
  const [citation] = reply.citations;
  assert.ok(citation);
  await member.ok(member.post(`${CHATS}/${id}/artifacts`, { kind: 'markdown', message_id: reply.id }));
  const marks = async () => {
    const [, answer] = await messagesOf(member, id);
    const [artifact] = await member.ok<{ stale: string | null }[]>(member.get(`${CHATS}/${id}/artifacts`));
    return [answer?.citations[0]?.stale, artifact?.stale];
  };
  assert.deepEqual(await marks(), [null, null]);
  await upload('pilots', 'Eight pilots guide tankers past Borkum.');
  assert.deepEqual(await marks(), ['replaced', 'replaced']);
  assert.equal(await cited(member, citation), citation.quote);
  await owner.ok(owner.delete(`/v1/vaults/${vault}/documents/${gone}`));
  assert.deepEqual(await marks(), ['deleted', 'deleted']);
});

test('artifacts are Markdown, tables and charts, listed newest first; a chart that does not fit is refused', async () => {
  const id = await begin(member);
  const path = `${CHATS}/${id}/artifacts`;
  const chart = { type: 'bar', labels: ['a', 'b'], series: [{ name: 's', values: [1, null] }] };
  const table = { columns: ['Harbour', 'Gauges'], rows: [['Emden', 2]] };
  await member.ok(member.post(path, { kind: 'markdown', title: 'Note', content: '# Gauges' }));
  await member.ok(member.post(path, { kind: 'table', title: 'Table', content: table }));
  await member.ok(member.post(path, { kind: 'chart', title: 'Chart', content: chart }));
  const listed = await member.ok<{ title: string; content: unknown }[]>(member.get(path));
  assert.deepEqual(
    listed.map(({ title, content }) => [title, content]),
    [
      ['Chart', chart],
      ['Table', table],
      ['Note', '# Gauges'],
    ],
  );
  const page = await member.get<{ title: string }[]>(`${path}?limit=2`);
  assert.match(page.headers.get('link') ?? '', /rel="next"/);
  for (const wrong of [
    { kind: 'chart', content: { ...chart, labels: ['a'] } },
    { kind: 'table', content: '# Gauges' },
    { kind: 'markdown' },
    { kind: 'chart', message_id: randomUUID() },
  ]) {
    const { status, body } = await member.post(path, wrong);
    assert.equal(status, 422, JSON.stringify(body));
  }
  assert.equal((await member.post(path, { kind: 'markdown', message_id: randomUUID() })).status, 404);
});

test('a chat belongs to its user: nobody else sees it but support, and a key sees its creator’s', async () => {
  const id = await begin(member);
  const path = `${CHATS}/${id}`;
  await member.ok(member.post(`${path}/artifacts`, { kind: 'markdown', title: 'Mine', content: 'x' }));
  const stranger = new Api(system.base_url, { token: system.demo.other.tokens.owner });
  const ofOwner = new Api(system.base_url, { key: api_keys.full });
  for (const api of [owner, new Api(system.base_url, { token: tokens.admin }), ofOwner, stranger]) {
    for (const rest of ['', '/messages', '/artifacts']) assert.equal((await api.get(`${path}${rest}`)).status, 404);
    assert.equal((await api.post(`${path}/messages`, { text: 'x' })).status, 404);
    assert.equal((await api.delete(path)).status, 404);
  }
  const support = new Api(system.base_url, { token: tokens.support });
  const seen = await support.ok<{ title: string }[]>(support.get(`${path}/artifacts`));
  assert.deepEqual(
    seen.map(({ title }) => title),
    ['Mine'],
  );

  const own = await begin(owner);
  await owner.ok(owner.post(`${CHATS}/${own}/artifacts`, { kind: 'markdown', title: 'Of the owner', content: 'x' }));
  const viewed = await ofOwner.ok<{ title: string }[]>(ofOwner.get(`${CHATS}/${own}/artifacts`));
  assert.deepEqual(
    viewed.map(({ title }) => title),
    ['Of the owner'],
  );
  const saving = await ofOwner.post(`${CHATS}/${own}/artifacts`, { kind: 'markdown', title: 'x', content: 'x' });
  assert.deepEqual([saving.status, saving.body['code']], [403, 'user_required']);
  for (const key of [api_keys.exports_only, api_keys.webhooks_only, system.demo.retrieval_key]) {
    assert.equal((await new Api(system.base_url, { key }).get(`${CHATS}/${own}`)).status, 403);
  }
});

test('answers from transcripts are withheld from a key without the scope exports, and erased with their conversation', async () => {
  const { id: interview } = await createCampaign(owner, { workspace_id });
  const said = 'My cormorant Ulfilas steals eels from the harbour tavern.';
  const { conversation_id, contact_id } = await owner.ok(
    owner.post(`/v1/interviews/${interview}/conversations/import`, {
      contact: { name: 'Ines', email: `${randomUUID()}@example.com` },
      format: 'json',
      transcript: {
        turns: [
          { speaker: 'interviewer', text: 'What happened?' },
          { speaker: 'participant', text: said },
        ],
      },
    }),
  );
  const id = await begin(owner);
  const path = `${CHATS}/${id}/messages`;
  const question = { text: 'What does the cormorant Ulfilas steal?' };
  const reply = await eventually(async () => {
    const answer = await owner.ok<Reply>(owner.post(path, question));
    return answer.citations.some(({ quote }) => quote.includes('Ulfilas')) ? answer : null;
  });
  assert.equal((reply.citations as unknown as { conversation_id: string }[])[0]?.conversation_id, conversation_id);
  await owner.ok(owner.post(`${CHATS}/${id}/artifacts`, { kind: 'markdown', message_id: reply.id }));
  const narrow = new Api(system.base_url, { key: api_keys.interviews_only });
  const withheld = await narrow.ok<Message[]>(narrow.get(path));
  assert.ok(!JSON.stringify(withheld).includes('eels'));
  assert.equal(withheld.at(-1)?.is_withheld, true);
  assert.deepEqual(await narrow.ok(narrow.get(`${CHATS}/${id}/artifacts`)), []);
  const asked = await narrow.ok<Reply>(narrow.post(path, question));
  assert.ok(!asked.text.includes('eels'), asked.text);

  const contact = `/v1/interviews/${interview}/contacts/${String(contact_id)}/erase`;
  const erase = () => owner.ok(owner.post(contact));
  await eventually(async () => assert.equal((await erase())['status'], 'erased'));
  const left = JSON.stringify([
    await owner.ok<Message[]>(owner.get(`${path}?limit=200`)),
    await owner.ok<unknown[]>(owner.get(`${CHATS}/${id}/artifacts`)),
  ]);
  assert.ok(!left.includes('eels'), left);
});

test('a deleted chat is gone, and odd questions are refused with the reason', async () => {
  const id = await begin(member);
  for (const text of ['', '   ', 'x'.repeat(4_001), 7]) {
    assert.equal((await member.post(`${CHATS}/${id}/messages`, { text })).status, 422);
  }
  assert.equal((await member.delete(`${CHATS}/${id}`)).status, 204);
  assert.equal((await member.get(`${CHATS}/${id}`)).status, 404);
  assert.equal((await member.get(`${CHATS}/${id}/messages`)).status, 404);
});

test('pages of messages and sessions lead to all of them', async () => {
  const id = await begin(member);
  for (let n = 0; n < 3; n += 1) await member.ok(member.post(`${CHATS}/${id}/messages`, { text: `Gauge ${n}?` }));
  const all = await messagesOf(member, id);
  const first = await member.get<Message[]>(`${CHATS}/${id}/messages?limit=4`);
  const next = /<[^>]*(\/v1\/[^>]*)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  const second = await member.ok<Message[]>(member.get(next));
  assert.deepEqual(
    [...first.body, ...second].map((message) => message.id),
    all.map((message) => message.id),
  );
});

test('a chat of a project answers from its vaults and campaigns only, and the team shares it', async () => {
  const other = await owner.ok(owner.post('/v1/vaults', { name: 'Elsewhere', workspace_id }));
  const foreign = {
    title: 'Bees',
    external_id: 'bees',
    content_text: 'Beekeepers at Leer feed their bees with sugar.',
  };
  const wait = { headers: { prefer: 'wait=20' } };
  await owner.ok(owner.post(`/v1/vaults/${String(other['id'])}/documents`, foreign, wait));
  const project = await owner.ok(owner.post('/v1/projects', { name: 'Gauges', workspace_id, vault_ids: [vault] }));
  const chats = `/v1/projects/${String(project['id'])}/chat/sessions`;
  const { id } = await member.ok(member.post(chats));
  const path = `${chats}/${String(id)}`;
  const ask = (text: string) => member.ok<Reply>(member.post(`${path}/messages`, { text }));
  const reply = await ask(QUESTION);
  for (const citation of reply.citations) assert.equal(await cited(member, citation), citation.quote);
  assert.match(reply.text, /harbour master/);
  assert.ok(!(await ask('What do beekeepers at Leer feed their bees with?')).text.includes('sugar'));
  const renamed = await owner.ok(owner.patch(path, { title: 'Who repairs gauges' }));
  assert.equal(renamed['title'], 'Who repairs gauges');
  assert.equal((await owner.ok<Message[]>(owner.get(`${path}/messages`))).length, 4);
  assert.equal((await owner.get(`${CHATS}/${String(id)}`)).status, 404, 'it is no insights chat');
  const stranger = new Api(system.base_url, { token: system.demo.other.tokens.owner });
  for (const each of [path, chats, `${path}/messages`]) assert.equal((await stranger.get(each)).status, 404);
  await owner.ok(owner.delete(`/v1/projects/${String(project['id'])}`));
  assert.equal((await member.get(`${path}/messages`)).status, 404);
});

test('the demo has a project whose chat answers from transcripts and from documents of other kinds', async () => {
  const { project_id } = system.demo;
  const chats = `/v1/projects/${project_id}/chat/sessions`;
  const [chat] = await member.ok<{ id: string; title: string }[]>(member.get(chats));
  assert.match(chat?.title ?? '', /hand-over/);
  const [, answer] = await member.ok<Message[]>(member.get(`${chats}/${chat?.id}/messages`));
  assert.ok((answer?.citations.length ?? 0) > 0);
  const lock = await member.ok<Reply>(
    member.post(`${chats}/${chat?.id}/messages`, { text: 'Who orders a lock with a code for the drug cupboard?' }),
  );
  assert.match(lock.text, /pharmacist/);
});

import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { routes } from '../../services/gateway/src/routes/index.ts';
import { goodBodies } from '../contract/things.ts';
import { Api } from '../support/api.ts';
import { useSystem } from '../support/shared-stack.ts';
import { size } from '../support/size.ts';
import { BEFORE_CONSENT, type Lives, type Person, startLives } from './indirect-lives.ts';
import { type Found, type Reader, each, read, secretPosts, walk } from './indirect-walk.ts';

const system = await useSystem(after);
const { base_url, demo } = system;
const team = new Api(base_url, { key: demo.api_keys.full });

/** Every kind of reader with what the specification allows them to read and open. */
function readersOf({ people }: Lives): Reader[] {
  const said = people.map(({ word }) => word);
  const names = people.flatMap(({ name, email }) => [name, email]);
  const voices = people.map(({ voice }) => voice);
  const unclaimed = people.filter(({ stage }) => BEFORE_CONSENT.has(stage)).map(({ id }) => id);
  const by = (name: string, headers: Record<string, string>, mayRead: string[], mayOpen: string[]): Reader => ({
    name,
    headers,
    mayRead: new Set(mayRead),
    mayOpen: new Set(mayOpen),
  });
  const user = (token: string) => ({ authorization: `Bearer ${token}` });
  const key = (text: string) => ({ 'x-api-key': text });
  const { tokens, api_keys, retrieval_key } = demo;
  return [
    by('owner', user(tokens.owner), [...said, ...names, ...voices], unclaimed),
    by('admin', user(tokens.admin), [...said, ...names, ...voices], unclaimed),
    by('member', user(tokens.member), said, unclaimed),
    by('support', user(tokens.support), said, unclaimed),
    by('platform admin', user(tokens.platform_admin), [], []),
    by('key *', key(api_keys.full), [...said, ...names, ...voices], unclaimed),
    by('key interviews', key(api_keys.interviews_only), names, unclaimed),
    by('key exports', key(api_keys.exports_only), [], []),
    by('key webhooks', key(api_keys.webhooks_only), [], []),
    by('key mcp', key(api_keys.mcp_only), [], []),
    by('retrieval key', key(retrieval_key), [], []),
    by('nobody', {}, [], []),
  ];
}

/** Readers whose long walks resemble those of others, or who may do less: left to the proof. */
const ALIKE = size === 'proof' ? [] : ['admin', 'support', 'key *', 'key webhooks', 'key exports', 'key mcp'];

/** A participant reads their own data and opens their own session by their link. */
const participantAs = ({ id, stage, name, email, word, token }: Person): Reader => ({
  name: `participant, ${stage}`,
  headers: { authorization: `Bearer ${token}` },
  mayRead: new Set([name, email, word]),
  mayOpen: new Set([id]),
});

/** What a reader can access with the secrets found in responses. */
interface Reached {
  readonly texts: string[];
  /** Participant tokens, exchanged for links or found directly. */
  readonly tokens: Set<string>;
  /** Accepted requests on behalf of somebody else. */
  readonly acts: string[];
}

const nothing = (): Reached => ({ texts: [], tokens: new Set(), acts: [] });
const TOKEN_IN = /ii[a-z]_[0-9A-Za-z]{38}/;
const publicDoors = routes.filter(
  ({ access, path }) => 'public' in access && path.split(':').length === 2 && !path.startsWith('/v1/demo'),
);
const contactsOf = (id: string) => `/v1/interviews/${id}/contacts`;
const responsesOf = (id: string) => `/v1/interviews/${id}/responses`;

/** Tries a secret on every public route, and as a credential. */
async function use(secret: string, interviewId: string): Promise<Reached> {
  const reached = nothing();
  const token = tokenIn(secret);
  if (!/^[\w.-]{8,2000}$/.test(token)) return reached;
  const attempts: [string, RequestInit & { headers?: Record<string, string> }][] = [
    ...publicDoors.map(({ method, path }): [string, object] => [
      path.replace(/:\w+/, token),
      { method: method.toUpperCase(), ...(method === 'post' && jsonBody({})) },
    ]),
    ['/v1/join/return', { method: 'POST', ...jsonBody({ token }) }],
    [contactsOf(interviewId), { headers: { authorization: `Bearer ${token}` } }],
    [contactsOf(interviewId), { headers: { 'x-api-key': token } }],
    [responsesOf(interviewId), { headers: { 'x-api-key': token } }],
  ];
  for (const [path, init] of attempts) {
    const { status, text } = await read(`${base_url}${path}`, init);
    if (status >= 300) continue;
    reached.texts.push(text);
    const made = /"participant_token":"(iip_\w+)"/.exec(text)?.[1];
    if (made) reached.tokens.add(made);
    if (path.startsWith('/v1/unsubscribe/')) reached.acts.push(`${String(init.method)} /v1/unsubscribe`);
  }
  if (token.startsWith('iip_')) reached.tokens.add(token);
  return reached;
}

const tokenIn = (secret: string): string => TOKEN_IN.exec(secret)?.[0] ?? secret.split(/[/#]/).at(-1) ?? '';

/** Uses each secret once: without another credential it gives everybody the same access. */
function onceEach(interviewId: string): (secrets: Iterable<string>, reached: Reached) => Promise<void> {
  const used = new Map<string, Promise<Reached>>();
  return (secrets, reached) =>
    each(secrets, async (secret) => {
      const token = tokenIn(secret);
      const using = used.get(token) ?? use(secret, interviewId);
      used.set(token, using);
      const { texts, tokens, acts } = await using;
      reached.texts.push(...texts);
      reached.acts.push(...acts);
      for (const one of tokens) reached.tokens.add(one);
    });
}

const jsonBody = (body: object) => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** The session that each token opens, and its content. */
async function openSessions({ tokens, texts }: Reached): Promise<Set<string>> {
  const opened = new Set<string>();
  await each(tokens, async (token) => {
    const headers = { authorization: `Bearer ${token}` };
    const { status, text } = await read(`${base_url}/v1/join/session`, { headers });
    if (status >= 300) return;
    opened.add((JSON.parse(text) as { id: string }).id);
    texts.push(text, (await read(`${base_url}/v1/join/session/events`, { headers })).text);
  });
  return opened;
}

const wordsIn = (texts: readonly string[], { people }: Lives): string[] => {
  const all = texts.join('\n');
  return people
    .flatMap(({ name, email, word, voice }) => [name, email, word, voice])
    .filter((one) => all.includes(one));
};

/** Access beyond what the reader may have. */
async function excessOf(reader: Reader, direct: readonly string[], reached: Reached, lives: Lives): Promise<string[]> {
  const opened = await openSessions(reached);
  const stageOf = new Map(lives.people.map(({ id, stage }) => [id, stage]));
  return [
    ...wordsIn(direct, lives)
      .filter((word) => !reader.mayRead.has(word))
      .map((word) => `${reader.name} reads ${word}`),
    ...wordsIn(reached.texts, lives)
      .filter((word) => !reader.mayRead.has(word))
      .map((word) => `${reader.name} reaches ${word} by a link, token or id`),
    ...[...opened]
      .filter((id) => stageOf.has(id) && !reader.mayOpen.has(id))
      .map((id) => `${reader.name} acts for the contact that is ${stageOf.get(id)}`),
    ...reached.acts.map((act) => `${reader.name}: ${act}`),
  ];
}

const posts = secretPosts({
  ...goodBodies,
  'POST /v1/interviews/:interview_id/contacts': { email: 'walker@example.org' },
  'POST /v1/webhook-endpoints': { url: 'http://127.0.0.1:9/', events: ['webhook.ping'] },
});

test('no link, token or id in a response gives access to more than its reader may access', async (t) => {
  const lives = await startLives(system);
  const where = { base_url, interview_id: lives.interview_id, workspace_id: demo.workspace_id };
  const readers = readersOf(lives).filter(({ name }) => !ALIKE.includes(name));
  const held = new Map<string, { found: Found[]; reached: Reached }>();

  // Before consent links are shown, and their readers open them at once.
  const useEarly = onceEach(lives.interview_id);
  for (const reader of readers) {
    const found = await walk(reader, where, posts, false);
    const reached = nothing();
    await useEarly(found.secrets.keys(), reached);
    held.set(reader.name, { found: [found], reached });
  }
  const early = held.get('member');
  const ofPeople = new Set(lives.people.map(({ id }) => id));
  const openedEarly = await openSessions(early?.reached ?? nothing());
  assert.ok(
    [...openedEarly].some((id) => ofPeople.has(id)),
    'a member opened no link, so nothing is tried',
  );

  await lives.goOn();
  const speakers = lives.people.filter(({ return_url }) => return_url !== '');
  const finished = speakers.find(({ stage }) => stage === 'finished');
  assert.ok(finished);
  const excess: string[] = [];
  const listeners: string[] = [];
  const ids = new Set<string>();
  const useNow = onceEach(lives.interview_id);
  for (const reader of [...readers, ...speakers.map(participantAs)]) {
    const { found, reached } = held.get(reader.name) ?? { found: [], reached: nothing() };
    // This test makes no changes on behalf of participants: a withdrawal would end the scene.
    found.push(await walk(reader, where, reader.name.startsWith('participant') ? () => [] : posts, true));
    // Earlier access is allowed; only what a secret opens now counts.
    const now: Reached = { texts: [], tokens: reached.tokens, acts: [] };
    const secrets = new Set(found.flatMap(({ secrets: seen }) => [...seen.keys()]));
    await useNow(secrets, now);
    const direct = found.flatMap(({ texts }) => texts);
    t.diagnostic(
      `${reader.name}: ${direct.length} answers, ${secrets.size} links, tokens and keys, ${now.tokens.size} participant tokens`,
    );
    for (const id of direct
      .join('\n')
      .match(/[0-9a-f]{8}-[0-9a-f-]{27}/g)
      ?.slice(0, 5) ?? [])
      ids.add(id);
    excess.push(...(await excessOf(reader, direct, now, lives)));
    if (now.texts.some((text) => text.includes(finished.voice))) listeners.push(reader.name);
  }
  // Control: links to recordings were found and played.
  const mayListen = ['owner', 'admin', 'key *'].filter((name) => !ALIKE.includes(name));
  assert.deepEqual(listeners, mayListen);

  const byId = nothing();
  for (const { id } of lives.people) ids.add(id);
  await useNow(ids, byId);
  const anybody: Reader = { name: 'anybody with an id', headers: {}, mayRead: new Set(), mayOpen: new Set() };
  excess.push(...(await excessOf(anybody, [], byId, lives)));
  assert.deepEqual(excess, []);

  // Control: the participant's own link opens what they said.
  const own = await use(finished.return_url, lives.interview_id);
  assert.deepEqual([...(await openSessions(own))], [finished.id]);
  assert.ok(own.texts.join('').includes(finished.word));
  await team.ok(team.delete(`/v1/interviews/${lives.interview_id}`));
});

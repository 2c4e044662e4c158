import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import type { Route } from '../../services/gateway/src/core/route.ts';
import { listWebhookEvents } from '../../services/gateway/src/routes/webhook-endpoints/list-events.ts';
import { routes } from '../../services/gateway/src/routes/index.ts';
import { type Answer, Api } from '../support/api.ts';
import { createCampaign } from '../support/campaign.ts';
import { useSystem } from '../support/shared-stack.ts';
import { sampleOf } from '../support/size.ts';
import { rowFor } from './expected.ts';
import { goodBodies, thingsOf } from './things.ts';

const system = await useSystem(after);
const { demo, base_url } = system;
const things = await thingsOf(system);
const key = new Api(base_url, { key: demo.api_keys.full });
const owner = new Api(base_url, { token: demo.tokens.owner });
const platformAdmin = new Api(base_url, { token: demo.tokens.platform_admin });

const nameOf = (route: Route) => `${route.method.toUpperCase()} ${route.path}`;

function callerOf(route: Route): Api | undefined {
  const { let_in } = rowFor(route).wanted;
  if (let_in === 'participant' || let_in === 'retrieval_key') return undefined;
  return let_in === 'user' ? owner : let_in === 'platform_admin' ? platformAdmin : key;
}

/** The route's path with real ids, one parameter replaced. */
function addressOf(route: Route, replaced: Readonly<Record<string, string>> = {}): string {
  return route.path.replace(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(replaced[name] ?? things[name] ?? 'unknown'),
  );
}

interface Attempt {
  readonly what: string;
  ask(): Promise<Answer<unknown>>;
}

/** Makes all attempts concurrently; each must get a response that is not a 5xx. */
async function neverFails(attempts: readonly Attempt[]): Promise<void> {
  const failed: string[] = [];
  const waiting = [...attempts];
  const work = async () => {
    for (let attempt = waiting.shift(); attempt; attempt = waiting.shift()) {
      const { status, body } = await attempt.ask();
      if (status >= 500) failed.push(`${attempt.what}: ${status} ${JSON.stringify(body).slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  assert.deepEqual(failed, []);
  console.log(`${attempts.length} attempts`);
}

const lists = routes.filter((route) => route.page);
const encoded = (text: string) => Buffer.from(text).toString('base64url');
const [time, id] = ['2026-01-02T03:04:05.678Z', randomUUID()];

const random = Array.from({ length: 5 }, (_, n) => randomBytes(1 + n * 20).toString('base64url'));
const FOREIGN_TIMES = [
  '300000-01-01T00:00:00.000Z',
  '+300000-01-01T00:00:00.000Z',
  '0000-01-01T00:00:00.000Z',
  '2026-02-30T00:00:00.000Z',
  '2026-01-01T25:00:00.000Z',
  'infinity',
  'now',
  '1',
  '',
];
const FOREIGN_IDS = ['-'.repeat(36), 'f'.repeat(36), '1', `${id}'; drop table interviews; --`, `${id} ${id}`];
const FOREIGN_TEXTS = ['null', '[]', '{}', '1e309', `${time}\0 ${id}`, "' or 1=1 --", 'x'.repeat(700)];

const FORGED_CURSORS: readonly string[] = [
  ...random,
  ...FOREIGN_TIMES.map((at) => encoded(`${at} ${id}`)),
  ...FOREIGN_IDS.map((other) => encoded(`${time} ${other}`)),
  ...FOREIGN_TEXTS.map(encoded),
  encoded(JSON.stringify({ created_at: time, id })),
];

test('a forged cursor is 422 at query.cursor on every list', async () => {
  assert.ok(lists.length >= 15);
  const wrong: object[] = [];
  for (const route of lists) {
    const api = callerOf(route) ?? assert.fail(nameOf(route));
    const answers = FORGED_CURSORS.map(async (cursor) => {
      const query = `workspace_id=${demo.workspace_id}&limit=2&cursor=${encodeURIComponent(cursor)}`;
      const { status, body } = await api.get<{ detail?: { loc?: string[] }[] }>(`${addressOf(route)}?${query}`);
      const loc = body.detail?.[0]?.loc?.join('.');
      if (status !== 422 || loc !== 'query.cursor') wrong.push({ route: nameOf(route), cursor, status, loc });
    });
    await Promise.all(answers);
  }
  assert.deepEqual(wrong, []);
  console.log(`${lists.length} lists × ${FORGED_CURSORS.length} cursors`);
});

const cursorIn = ({ headers }: Answer<unknown>): string =>
  new URL(/<([^>]*)>/.exec(headers.get('link') ?? '')?.[1] ?? 'http://none/').searchParams.get('cursor') ?? '';

test('a cursor of another list or workspace reveals nothing of that workspace', async () => {
  const stranger = new Api(base_url, { key: demo.other.api_keys.full });
  for (let n = 0; n < 2; n += 1) await createCampaign(stranger, { name: 'Of a stranger' });
  const cursor = cursorIn(await stranger.get('/v1/interviews?limit=1'));
  assert.notEqual(cursor, '');
  for (const route of lists) {
    const api = callerOf(route) ?? assert.fail(nameOf(route));
    const address = `${addressOf(route)}?workspace_id=${demo.workspace_id}&cursor=${cursor}`;
    const { status, body } = await api.get(address);
    // The cursor of a feed is one of its events.
    const wanted = route === listWebhookEvents ? 422 : 200;
    assert.equal(status, wanted, `${nameOf(route)}: ${JSON.stringify(body).slice(0, 200)}`);
    const text = JSON.stringify(body);
    assert.ok(!text.includes(demo.other.workspace_id) && !text.includes('Of a stranger'), nameOf(route));
  }
});

const ODD_TEXTS = [
  '',
  ' ',
  '\0',
  '%',
  '../../etc/passwd',
  "' or 1=1 --",
  '{}',
  '-1',
  '0',
  '1.5',
  '2147483648',
  '99999999999999999999',
  'NaN',
  'Infinity',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '٣',
  '\u{1f469}\u200d\u{1f680}',
  '\ufffe\uffff',
  'e\u0301'.repeat(50),
  '\u202e',
  'x'.repeat(3_000),
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59-14:00',
  '300000-01-01T00:00:00Z',
  '__proto__',
  'constructor',
];

const IN_PATH = ODD_TEXTS.filter((text) => text !== '' && text !== '../../etc/passwd');

test('odd path parameters are never a 5xx', () =>
  neverFails(
    routes.flatMap((route, row) =>
      [...route.path.matchAll(/:(\w+)/g)].flatMap(([, name = '']) =>
        sampleOf(IN_PATH, 4, row).map((text) => ({
          what: `${nameOf(route)} ${name}=${JSON.stringify(text).slice(0, 40)}`,
          ask: () => callAs(route, addressOf(route, { [name]: text })),
        })),
      ),
    ),
  ));

test('odd values of each query parameter are never a 5xx', () =>
  neverFails(
    routes
      .filter(({ method }) => method === 'get')
      .flatMap((route, row) =>
        Object.keys(route.query?.shape ?? {}).flatMap((name, column) =>
          sampleOf(ODD_TEXTS, 4, row + column).map((text) => ({
            what: `${nameOf(route)}?${name}=${JSON.stringify(text).slice(0, 40)}`,
            ask: () => callAs(route, `${addressOf(route)}?${name}=${encodeURIComponent(text)}`),
          })),
        ),
      ),
  ));

const HEADER_TEXTS = [
  '-1',
  '1.5',
  '999999999',
  '2147483648',
  '9'.repeat(30),
  'x',
  '"',
  ';;;',
  '*',
  'a=b;wait=',
  ' , ,',
];
const HEADERS = [
  'Last-Event-ID',
  'Prefer',
  'If-None-Match',
  'If-Match',
  'If-Modified-Since',
  'Range',
  'Accept',
  'Accept-Language',
  'X-Request-Id',
  'X-Forwarded-For',
  'Forwarded',
  'Origin',
  'traceparent',
  'tracestate',
  'baggage',
  'Content-Type',
  'Tus-Resumable',
  'Upload-Offset',
  'Upload-Length',
  'Upload-Metadata',
];
const SPECIAL: Readonly<Record<string, readonly string[]>> = {
  Prefer: ['wait=99999999999', 'wait=-1', 'wait=1e9', 'respond-async, wait=0'],
  Range: ['bytes=0-', 'bytes=-1', 'bytes=9-1', 'bytes=0-0,1-1', 'items=0-5'],
  'Content-Type': [
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'application/json; charset=utf-7',
    'text/csv',
  ],
  'If-None-Match': ['W/"x"', '"x", "y"'],
  traceparent: ['00-00000000000000000000000000000000-0000000000000000-00', `00-${'f'.repeat(32)}-${'f'.repeat(16)}-ff`],
};
/** Distributes texts and headers over the routes, so that every combination occurs once. */
const textsFor = (header: string, place: number): string[] =>
  [HEADER_TEXTS, SPECIAL[header] ?? []].flatMap((texts) => texts[place % texts.length] ?? []);

test('odd headers are never a 5xx', () => {
  const read = routes.filter(({ method }) => method === 'get');
  return neverFails(
    read.flatMap((route, row) =>
      sampleOf([...HEADERS.entries()], 2, row).flatMap(([column, header]) =>
        textsFor(header, row + column).map((text) => ({
          what: `${nameOf(route)} ${header}: ${text}`,
          ask: () => callAs(route, addressOf(route), { [header]: text }),
        })),
      ),
    ),
  );
});

/** With a valid body if the route takes one. */
function callAs(route: Route, address: string, headers: Record<string, string> = {}): Promise<Answer<unknown>> {
  const body = route.body && { body: goodBodies[nameOf(route)] ?? {} };
  return (callerOf(route) ?? key).ask<unknown>(route.method.toUpperCase(), address, { headers, ...body });
}

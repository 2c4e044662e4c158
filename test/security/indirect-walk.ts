import { randomUUID } from 'node:crypto';
import type { Route } from '../../services/gateway/src/core/route.ts';
import { SchemaBook } from '../../services/gateway/src/reference/json-schema.ts';
import { routes } from '../../services/gateway/src/routes/index.ts';

/** Somebody whose answers are looked through. */
export interface Reader {
  readonly name: string;
  readonly headers: Record<string, string>;
  /** The words that the specification lets them read directly. */
  readonly mayRead: ReadonlySet<string>;
  /** Contacts whose session they may open. */
  readonly mayOpen: ReadonlySet<string>;
}

export interface Found {
  /** Where each secret was seen first. */
  readonly secrets: Map<string, string>;
  /** All that was answered, for what it tells. */
  readonly texts: string[];
}

type Ids = Map<string, Set<string>>;

const SECRET = /\b(?:ii[a-z]_[0-9A-Za-z]{38}|whsec_[0-9A-Za-z+/]{43}=|eyJ[\w-]+\.[\w-]+\.[\w-]*)/g;
const ADDRESS = /https?:\/\/[^\s"'<>\\]+/g;
/** A stream that goes on is cut off. */
const READ_MS = 1_500;
const AT_ONCE = 8;
/** Things of one kind that each route is asked about. */
const MOST_IDS = 9;
/** Of one route, where two parameters multiply. */
const MOST_PATHS = 16;

/** An answer as text, as far as it comes in time. */
export async function read(
  url: string,
  init: RequestInit & { headers?: Record<string, string> } = {},
): Promise<{ status: number; text: string }> {
  const response = await fetch(url, { redirect: 'manual', ...init, signal: AbortSignal.timeout(30_000) });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  const cut = isStream ? setTimeout(() => void reader?.cancel(), READ_MS) : undefined;
  let text = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) text += part.value;
  clearTimeout(cut);
  return { status: response.status, text };
}

/** Runs `work` on every item, a few at once. */
export async function each<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** The parameter that names an item of a list: what follows the list's path in another route. */
function itemParam(path: string): string | undefined {
  const longer = routes.find((route) => route.path.startsWith(`${path}/:`));
  return longer && /^:(\w+)/.exec(longer.path.slice(path.length + 1))?.[1];
}

function paths(route: Route, ids: Ids): string[] {
  const [workspace = ''] = ids.get('workspace_id') ?? [];
  // Whoever belongs to several workspaces, or to none, has to name one.
  const query =
    route.workspace === 'given' && !route.path.includes(':workspace_id') ? `?workspace_id=${workspace}` : '';

  const fill = (path: string): string[] => {
    const param = /:(\w+)/.exec(path)?.[1];
    if (param === undefined) return [`${path}${query}`];
    const known = [...(ids.get(param) ?? [])].slice(0, MOST_IDS);
    return known.flatMap((id) => fill(path.replace(`:${param}`, id)));
  };
  return fill(route.path).slice(0, MOST_PATHS);
}

/** Keeps the ids in an answer by the name of the parameter that they fill. Campaigns are given: others are not of this test. */
function note(value: unknown, own: string | undefined, ids: Ids): void {
  if (Array.isArray(value)) return value.forEach((item) => note(item, own, ids));
  if (typeof value !== 'object' || value === null) return;
  for (const [field, inner] of Object.entries(value)) {
    const param = field === 'id' ? own : field.endsWith('_id') || field === 'version_number' ? field : undefined;
    const isId = typeof inner === 'string' || typeof inner === 'number';
    if (param && isId && param !== 'interview_id' && param !== 'workspace_id') {
      ids.set(param, (ids.get(param) ?? new Set()).add(String(inner)));
    }
    note(inner, undefined, ids);
  }
}

function keep(found: Found, text: string, where: string): void {
  found.texts.push(text);
  for (const pattern of [SECRET, ADDRESS]) {
    for (const [secret] of text.matchAll(pattern)) if (!found.secrets.has(secret)) found.secrets.set(secret, where);
  }
}

export interface Walk {
  readonly base_url: string;
  readonly interview_id: string;
  readonly workspace_id: string;
}

/**
 * Reads every GET route that the reader is let into, with all ids that the answers name, until nothing new turns up; then asks the
 * POST routes whose answers may hold a link or a key. Returns what was found in any answer.
 */
export async function walk(
  reader: Reader,
  { base_url, interview_id, workspace_id }: Walk,
  posts: Posts,
  isLater: boolean,
): Promise<Found> {
  const found: Found = { secrets: new Map(), texts: [] };
  const ids: Ids = new Map([
    ['interview_id', new Set([interview_id])],
    ['workspace_id', new Set([workspace_id])],
    ['guide_key', new Set(['first-campaign'])],
    ['from_version', new Set(['1'])],
    ['to_version', new Set(['1'])],
  ]);
  const asked = new Set<string>();
  const get = async (route: Route, path: string) => {
    const { status, text } = await read(`${base_url}${path}`, { headers: reader.headers });
    if (status >= 300) return;
    keep(found, text, `GET ${route.path}`);
    if (text.startsWith('{') || text.startsWith('[')) note(JSON.parse(text), itemParam(route.path), ids);
  };
  for (;;) {
    const next = routes
      // What everybody is answered alike is no reader's finding.
      .filter(({ method, access }) => method === 'get' && !('public' in access || 'ops' in access))
      .flatMap((route) => paths(route, ids).map((path) => ({ route, path })))
      .filter(({ path }) => !asked.has(path));
    if (next.length === 0) break;
    await each(next, async ({ route, path }) => {
      asked.add(path);
      await get(route, path);
    });
  }
  // Under the same keys in each walk, so that stored answers come again; in a later one under new keys as well.
  const keys = [`walk ${reader.name}`, ...(isLater ? [randomUUID()] : [])];
  const calls = posts(ids).flatMap((post) =>
    keys.map((key) => ({ ...post, key: `${key} ${post.path}`.replaceAll(/[^\w-]+/g, '-') })),
  );
  await each(calls, async ({ path, body, route, key }) => {
    const headers = { ...reader.headers, 'content-type': 'application/json', 'idempotency-key': key };
    const { status, text } = await read(`${base_url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (status < 300) keep(found, text, `POST ${route}`);
  });
  return found;
}

export type Posts = (ids: Ids) => { route: string; path: string; body: unknown }[];

/** POST routes whose answer has a field for a link, token, key or secret, with the ids that were found. */
export function secretPosts(bodies: Readonly<Record<string, object>>): Posts {
  const able = routes.filter(({ method, success, access }) => {
    if (method !== 'post' || !success.body || 'public' in access) return false;
    const book = new SchemaBook();
    const schema = JSON.stringify([book.of(success.body, 'output'), book.named]);
    return /"\w*(?:url|token|secret|key)":\{/.test(schema);
  });
  return (ids) => {
    const [workspace_id] = ids.get('workspace_id') ?? [];
    return able.flatMap((route) => {
      const body = { workspace_id, ...bodies[`POST ${route.path}`] };
      return paths(route, ownOf(ids)).map((path) => ({ route: route.path, path, body }));
    });
  };
}

/** Other tests use the same system: their keys and endpoints are not rotated. */
function ownOf(ids: Ids): Ids {
  const own = ['workspace_id', 'interview_id', 'contact_id', 'vault_id'];
  return new Map(own.map((param) => [param, new Set([...(ids.get(param) ?? [])].slice(0, MOST_IDS))]));
}

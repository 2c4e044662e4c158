import { randomUUID } from 'node:crypto';
import type { Route } from '../../services/gateway/src/core/route.ts';
import { SchemaBook } from '../../services/gateway/src/reference/json-schema.ts';
import { routes } from '../../services/gateway/src/routes/index.ts';
import { textOf } from '../support/api.ts';

/** A caller whose responses are searched. */
export interface Reader {
  readonly name: string;
  readonly headers: Record<string, string>;
  /** The words that the specification allows them to read directly. */
  readonly mayRead: ReadonlySet<string>;
  /** Contacts whose sessions they may open. */
  readonly mayOpen: ReadonlySet<string>;
}

export interface Found {
  /** Where each secret was found first. */
  readonly secrets: Map<string, string>;
  /** All responses, to search them for words. */
  readonly texts: string[];
}

type Ids = Map<string, Set<string>>;

const SECRET = /\b(?:ii[a-z]_[0-9A-Za-z]{38}|whsec_[0-9A-Za-z+/]{43}=|eyJ[\w-]+\.[\w-]+\.[\w-]*)/g;
const ADDRESS = /https?:\/\/[^\s"'<>\\]+/g;
const AT_ONCE = 8;
/** Number of ids of one kind that are tried on each route. */
const MOST_IDS = 9;
/** Number of combinations on a route with several parameters. */
const MOST_PATHS = 16;

/** A response's text, as far as it arrives in time. */
export async function read(
  url: string,
  init: RequestInit & { headers?: Record<string, string> } = {},
): Promise<{ status: number; text: string }> {
  const response = await fetch(url, { redirect: 'manual', ...init, signal: AbortSignal.timeout(30_000) });
  return { status: response.status, text: await textOf(response) };
}

/** Runs `work` on every item with limited concurrency. */
export async function each<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** The parameter for an item of a list: the one that follows the list's path in another route. */
function itemParam(path: string): string | undefined {
  const longer = routes.find((route) => route.path.startsWith(`${path}/:`));
  return longer && /^:(\w+)/.exec(longer.path.slice(path.length + 1))?.[1];
}

function paths(route: Route, ids: Ids): string[] {
  const [workspace = ''] = ids.get('workspace_id') ?? [];
  // Members of several workspaces, or of none, have to name one.
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

/** Collects the ids in a response by the parameter that they fit. Ids of campaigns are fixed: others belong to other tests. */
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
 * Reads every GET route that the reader may use, with all ids in the responses, until nothing new appears; then calls the POST routes
 * whose responses can contain a link or a key. Returns the secrets found.
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
      // Ignores what every caller gets.
      .filter(({ method, access }) => method === 'get' && !('public' in access || 'ops' in access))
      .flatMap((route) => paths(route, ids).map((path) => ({ route, path })))
      .filter(({ path }) => !asked.has(path));
    if (next.length === 0) break;
    await each(next, async ({ route, path }) => {
      asked.add(path);
      await get(route, path);
    });
  }
  // Each walk uses the same keys, to get stored responses again; a later one uses new keys as well.
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

/** POST routes whose response has a field for a link, token, key or secret, with the ids found. */
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

/** Other tests use the same system, so their keys and endpoints must not be rotated. */
function ownOf(ids: Ids): Ids {
  const own = ['workspace_id', 'interview_id', 'contact_id', 'vault_id'];
  return new Map(own.map((param) => [param, new Set([...(ids.get(param) ?? [])].slice(0, MOST_IDS))]));
}

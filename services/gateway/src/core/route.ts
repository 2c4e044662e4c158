import type { Principal, Role } from '@insights/auth-context';
import type { AuditAction, PlatformAction } from '@insights/contracts';
import type { ErrorCode } from '@insights/errors';
import type { ClientCall } from '@insights/grpc-kit';
import { z } from 'zod';
import { DEFAULT_PAGE, type PageLimits, pageQuery } from './paging.ts';
import type { EventStream } from './event-stream.ts';
import type { Exchange, RawBody } from './exchange.ts';
import type { GatewayParts } from './parts.ts';
import type { PageAnswer } from './answer-pages.ts';
import type { PagedAnswer } from './paged-answer.ts';
import type { PiecewiseAnswer, RawAnswer } from './raw-answer.ts';
import type { GrpcServiceName } from '@insights/contracts';
import type { Services } from './services.ts';
import type { StatusAnswer } from './status-answer.ts';
import type { Tag } from './tags.ts';

export type Scope = 'interviews' | 'exports' | 'webhooks' | 'mcp';

/** Who may call a route. A key acts with role `admin`, and never on a route that is `user_only`. */
export type Access =
  /** Credentials are ignored. */
  | { readonly public: true }
  /** A credential is optional (required with OPS_ENDPOINTS=authenticated), but an invalid one is rejected. */
  | { readonly ops: true }
  /** Any user or API key. */
  | { readonly any: true }
  /** A retrieval key, for its own vault. */
  | { readonly retrieval_key: true }
  /** The participant of a live interview, for their own session. */
  | { readonly participant: true }
  /** A key with all these scopes, or a user with at least this role in the workspace. */
  | { readonly scopes: readonly Scope[]; readonly role: Role }
  /** A user with this platform role, or a key with the scope `*` whose creator currently has it. */
  | { readonly platform: 'admin' }
  /** A user (JWT) with at least this role; without `role`, any user. */
  | { readonly user_only: true; readonly role?: Role };

/**
 * The workspace of a call. `none`: no workspace. `given`: the `workspace_id` of path, query or body, else the
 * only one that the credential has. `given_or_all`: the same, but a platform admin who names none sees all. An object: the
 * workspace that owns the resource in the path parameter (an explicit `workspace_id` is still checked).
 */
export type WorkspaceOf =
  | 'none'
  | 'given'
  | 'given_or_all'
  | { readonly thing: string; readonly service: GrpcServiceName; readonly param: string };

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** Path parameters are strings unless the `params` schema gives them another type. */
export type ParamsOf<Path extends string, P extends z.ZodObject> = {
  [K in ParamNames<Path>]: K extends keyof P['shape'] ? z.output<P>[K] : string;
};

/**
 * What a handler may return for a schema: messages nest as `T | null` and their texts need not be narrowed to the
 * enumeration, because the answer is checked against the schema before it leaves.
 */
export type Loose<T> = T extends string
  ? string
  : T extends number | boolean | null | undefined
    ? T
    : T extends readonly (infer E)[]
      ? readonly Loose<E>[]
      : T extends object
        ? { [K in keyof T]: Loose<T[K]> | null }
        : unknown;

/** What a handler gets: the validated parts of the request, and a client of each service. */
export interface RouteCall<P = Record<string, unknown>, Q = Record<string, unknown>, B = unknown> extends Services {
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  /** The body of a route with `raw_body` that is not `streamed`. */
  readonly raw?: RawBody;
  readonly principal: Principal;
  /** Pass it to the RPC that does the work: caller, deadline and idempotency key. */
  readonly call: ClientCall;
  /** Seconds of `Prefer: wait=N` (0..60), 0 without. */
  readonly wait_seconds: number;
  /** The media type that the caller wants, one of `success.forms`. */
  readonly accept: string;
  /** A request header, one of `headers`. */
  header(name: string): string | undefined;
  /** Facts about the gateway itself. */
  readonly gateway: GatewayParts;
}

export interface Success<S extends z.ZodType> {
  readonly status: 200 | 201 | 202 | 204;
  /** Omitted for 204 and for answers that are only files. */
  readonly body?: S;
  /** Media types of the answer, the first being the default; only `application/json` when absent. */
  readonly forms?: readonly string[];
  /** The events of a stream that can be resumed. */
  readonly events?: readonly string[];
  /** The handler returns a `PagedAnswer`; the query has `limit` and `cursor`. */
  readonly paged?: true;
  /** Answers with one of several statuses (health: 200 or 503) name the others here, with the same body. */
  readonly also?: readonly number[];
}

/** What a handler may return. */
export type Answer<S extends z.ZodType> =
  | Loose<z.input<S>>
  | StatusAnswer<Loose<z.input<S>>>
  | PageAnswer
  | PagedAnswer<Loose<z.input<S>>>
  | RawAnswer
  | PiecewiseAnswer
  | EventStream
  | Exchange
  | undefined;

export interface RouteDefinition<
  Path extends string,
  P extends z.ZodObject,
  Q extends z.ZodObject,
  B extends z.ZodType,
  S extends z.ZodType,
  F extends z.ZodType = z.ZodNever,
> {
  /** The client's method name within the tag, e.g. `start`; with the tag it is the OpenAPI operation id. */
  readonly name: string;
  readonly method: 'get' | 'head' | 'post' | 'put' | 'patch' | 'delete';
  readonly path: Path;
  readonly tag: Tag;
  /** For the reference: the first sentence is the summary. */
  readonly doc: string;
  readonly access: Access;
  readonly workspace: WorkspaceOf;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /** A missing body counts as `{}`. */
  readonly body_optional?: true;
  /** Other media types that the body may have, turned into what the schema expects. */
  readonly body_forms?: Readonly<Record<string, (text: string) => unknown>>;
  /**
   * The body may also be `multipart/form-data` with one file, `file`; the schema checks an `UploadedFile` there. A form of more than 1 MiB is read
   * only after `admit`.
   */
  readonly file_form?: { readonly schema: F; readonly limit_bytes: number };
  /** The body is bytes of these media types, without a schema and without idempotency keys. `streamed`: the route's `Exchange` reads it. */
  readonly raw_body?: { readonly media_types: readonly string[]; readonly streamed?: true };
  /** Headers of the answer to OPTIONS, which then says what the address can do. */
  readonly options_headers?: Readonly<Record<string, string>>;
  /** Bytes; 1 MiB when absent. More only with a `large_field`. */
  readonly body_limit_bytes?: number;
  /** Objects, lists and fields of a JSON body; 20,000 when absent. */
  readonly body_max_values?: number;
  /** The field that makes a body large. The handler gets it unparsed, as a `LargeField`. Everything else is at most 1 MiB. */
  readonly large_field?: string;
  /** Checks existence and quota before a body of more than 1 MiB is read. Throws the errors that `handle` would throw. */
  admit?(call: Pick<RouteCall<ParamsOf<Path, P>>, keyof Services | 'params' | 'call'>): Promise<unknown>;
  /** Request headers of this route, for the reference: name → effect. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly success: Success<S>;
  /** Errors in addition to those of authentication, access and validation. */
  readonly errors?: readonly ErrorCode[];
  /**
   * The rate limit class, if not `reads` for a GET and `writes` otherwise (`session` for participants).
   * `exchange` (a token is exchanged) and `registration` (a person joins) are for public routes and count by address.
   */
  readonly rate?: 'retrieval' | 'exchange' | 'registration';
  /** The audit log entry of a call. Several: one of them, depending on the request. */
  readonly audit?: AuditAction | PlatformAction | readonly AuditAction[];
  /** Why a route that changes something or returns conversations leaves no audit log entry. */
  readonly unaudited?: string;
  /** An OAuth client may connect: a 401 names the document that describes where tokens come from. */
  readonly oauth_resource?: true;
  /** The RPC that the route calls verifies the participant's token itself, so that a known one needs no call before it. */
  readonly verifies_participant?: true;
  /** A download: few are sent at once. */
  readonly concurrency?: 'export';
  /** Deadline of the RPCs; 10 s when absent. */
  readonly timeout_ms?: number;
  /** RFC 9745 and RFC 8594: the ISO dates of deprecation and removal. */
  readonly deprecated?: { readonly since: string; readonly sunset: string };
  handle(call: RouteCall<ParamsOf<Path, P>, z.output<Q>, z.output<B> | z.output<F>>): Promise<Answer<S>> | Answer<S>;
}

/** A route in the table. Only its own handler knows the types of its parts. */
export interface Route extends Omit<
  RouteDefinition<string, z.ZodObject, z.ZodObject, z.ZodType, z.ZodType, z.ZodType>,
  'handle' | 'admit'
> {
  /** Set for routes that answer a page of rows. */
  readonly page?: PageLimits;
  admit?(call: Pick<RouteCall, keyof Services | 'params' | 'call'>): Promise<unknown>;
  handle(call: RouteCall): Promise<unknown>;
}

/** A route's functions, without the types of its parts. */
interface Handlers {
  handle(call: unknown): unknown;
  admit?(call: unknown): unknown;
}

/** A route with one answer. */
export function route<
  const Path extends string,
  P extends z.ZodObject = z.ZodObject<{}>,
  Q extends z.ZodObject = z.ZodObject<{}>,
  B extends z.ZodType = z.ZodUndefined,
  S extends z.ZodType = z.ZodUndefined,
  F extends z.ZodType = z.ZodNever,
>(definition: RouteDefinition<Path, P, Q, B, S, F>): Route {
  const { handle, admit, ...rest } = definition as Omit<typeof definition, 'handle' | 'admit'> & Handlers;
  return { ...rest, handle: async (call) => handle(call), ...(admit && { admit: async (call) => admit(call) }) };
}

export interface PageOf<T> {
  readonly items: readonly T[];
  /** Empty on the last page. */
  readonly next_cursor: string;
}

export interface ListDefinition<
  Path extends string,
  P extends z.ZodObject,
  Q extends z.ZodObject,
  S extends z.ZodType,
> extends Omit<RouteDefinition<Path, P, Q, z.ZodUndefined, S>, 'success' | 'handle' | 'method' | 'body'> {
  readonly item: S;
  /** Default: 50 rows for a request without `limit`, and at most 200. */
  readonly page?: PageLimits;
  handle(
    call: RouteCall<ParamsOf<Path, P>, z.output<Q>, undefined> & { page: { limit: number; cursor: string } },
  ): Promise<PageOf<Loose<z.input<S>>>>;
}

/** A GET that answers a JSON array: takes `limit` and `cursor`, and names the next page in `Link`. */
export function listRoute<
  const Path extends string,
  P extends z.ZodObject = z.ZodObject<{}>,
  Q extends z.ZodObject = z.ZodObject<{}>,
  S extends z.ZodType = z.ZodType,
>(definition: ListDefinition<Path, P, Q, S>): Route {
  const { item, page = DEFAULT_PAGE, query, handle, ...rest } = definition;
  const handlePage = handle as (call: unknown) => Promise<unknown>;
  const fields = { ...query?.shape, ...pageQuery(page).shape };
  return {
    ...rest,
    method: 'get',
    page,
    query: z.object(fields),
    success: { status: 200, body: item.array() },
    handle: async (call) => handlePage({ ...call, page: { limit: call.query['limit'], cursor: call.query['cursor'] } }),
  };
}

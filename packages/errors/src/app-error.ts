/** The codes of all errors that callers can see. HTTP and gRPC statuses follow from the code; `docs/failure-modes.md` explains each one. */
export const errorTable = {
  unauthenticated: { http: 401, grpc: 16 },
  rate_limited: { http: 429, grpc: 8 },
  quota_exceeded: { http: 429, grpc: 8 },
  malformed_request: { http: 400, grpc: 3 },
  insufficient_scope: { http: 403, grpc: 7 },
  insufficient_role: { http: 403, grpc: 7 },
  caller_not_allowed: { http: 403, grpc: 7 },
  user_required: { http: 403, grpc: 7 },
  workspace_mismatch: { http: 403, grpc: 7 },
  wrong_recipient: { http: 403, grpc: 7 },
  password_required: { http: 403, grpc: 7 },
  origin_not_allowed: { http: 403, grpc: 7 },
  unsupported_media_type: { http: 415, grpc: 3 },
  request_timeout: { http: 408, grpc: 4 },
  payload_too_large: { http: 413, grpc: 3 },
  input_too_large: { http: 413, grpc: 8 },
  invalid_request: { http: 422, grpc: 3 },
  not_found: { http: 404, grpc: 5 },
  method_not_allowed: { http: 405, grpc: 12 },
  report_not_ready: { http: 404, grpc: 5 },
  recording_not_found: { http: 404, grpc: 5 },
  invalid_transition: { http: 409, grpc: 9 },
  code_in_use: { http: 409, grpc: 9 },
  precondition_failed: { http: 412, grpc: 9 },
  no_questions: { http: 409, grpc: 9 },
  nothing_completed: { http: 409, grpc: 9 },
  last_owner: { http: 409, grpc: 9 },
  consent_required: { http: 409, grpc: 9 },
  duplicate_contact: { http: 409, grpc: 6 },
  duplicate_email_domain: { http: 409, grpc: 6 },
  duplicate_slug: { http: 409, grpc: 6 },
  duplicate_document: { http: 409, grpc: 6 },
  duplicate_graph_item: { http: 409, grpc: 6 },
  mail_refused: { http: 422, grpc: 9 },
  slot_taken: { http: 409, grpc: 6 },
  idempotency_key_reused: { http: 409, grpc: 6 },
  answer_erased: { http: 410, grpc: 5 },
  request_in_progress: { http: 409, grpc: 10 },
  stale_attempt: { http: 409, grpc: 10 },
  identity_provider_failed: { http: 502, grpc: 14 },
  unavailable: { http: 503, grpc: 14 },
  internal: { http: 500, grpc: 13 },
} as const satisfies Record<string, { http: number; grpc: number }>;

export type ErrorCode = keyof typeof errorTable;

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorTable, value);
}

/** One item of a 422's `detail`. `loc` starts with body, query, path or header. */
export interface ValidationProblem {
  loc: (string | number)[];
  msg: string;
  type: string;
  input?: unknown;
  ctx?: Record<string, unknown>;
}

export interface AppErrorOptions {
  /** For the caller: what is wrong and what to do. Never a secret, a name or transcript text. */
  publicMessage: string;
  /** Fields for the log: ids and numbers that help to find the cause. */
  log?: Record<string, unknown>;
  /** For `invalid_request`: the problem of each field. */
  problems?: ValidationProblem[];
  /** For 429 and 503: seconds until a retry may succeed, sent as `Retry-After`. */
  retry_after_seconds?: number;
  /** Further fields of the error's body, in JSON. For callers, like the message. */
  fields?: Readonly<Record<string, unknown>>;
  cause?: unknown;
}

/** An error with two texts: one for the caller, one for the log. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly publicMessage: string;
  readonly log: Record<string, unknown>;
  readonly problems: ValidationProblem[];
  readonly retry_after_seconds: number | undefined;
  readonly fields: Readonly<Record<string, unknown>>;

  constructor(
    code: ErrorCode,
    { publicMessage, log = {}, problems = [], retry_after_seconds, fields = {}, cause }: AppErrorOptions,
  ) {
    super(`${code}: ${publicMessage}`, { cause });
    this.name = 'AppError';
    this.code = code;
    this.publicMessage = publicMessage;
    this.log = log;
    this.problems = problems;
    this.retry_after_seconds = retry_after_seconds;
    this.fields = fields;
  }

  get httpStatus(): number {
    return errorTable[this.code].http;
  }
}

/** The same answer for a missing thing and for one of another workspace. */
export function notFound(thing: string): AppError {
  return new AppError('not_found', { publicMessage: `There is no such ${thing}, or it belongs to another workspace.` });
}

/** A 422 with one problem. `loc` starts with body, query, path or header. */
export function invalid(loc: (string | number)[], msg: string, type = 'value_error'): AppError {
  return new AppError('invalid_request', { publicMessage: msg, problems: [{ loc, msg, type }] });
}

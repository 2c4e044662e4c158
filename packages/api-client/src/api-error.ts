export interface ValidationProblem {
  readonly loc: readonly (string | number)[];
  readonly msg: string;
  readonly type: string;
  readonly input?: unknown;
  readonly ctx?: Readonly<Record<string, unknown>>;
}

/** An answer that is not 2xx. */
export class ApiError extends Error {
  readonly status: number;
  /** A code of the error table; `invalid_request` for 422. */
  readonly code: string;
  readonly request_id: string | undefined;
  /** Of a 422: what is wrong where. */
  readonly problems: readonly ValidationProblem[];
  /** Of a 429: when to try again. */
  readonly retry_after_seconds: number | undefined;

  constructor(response: Response, body: { detail?: unknown; code?: unknown }) {
    const problems = Array.isArray(body.detail) ? (body.detail as ValidationProblem[]) : [];
    const lines = problems.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`);
    super(typeof body.detail === 'string' ? body.detail : lines.join('; ') || `HTTP ${response.status}`);
    this.name = 'ApiError';
    this.status = response.status;
    this.code = typeof body.code === 'string' ? body.code : response.status === 422 ? 'invalid_request' : 'unknown';
    this.request_id = response.headers.get('x-request-id') ?? undefined;
    this.problems = problems;
    this.retry_after_seconds = Number(response.headers.get('retry-after')) || undefined;
  }

  /** Reads the error of an answer; a body that is not ours (a proxy's page) leaves the status alone. */
  static async of(response: Response): Promise<ApiError> {
    const text = await response.text();
    try {
      return new ApiError(response, JSON.parse(text) as { detail?: unknown; code?: unknown });
    } catch {
      return new ApiError(response, {});
    }
  }
}

import { AppError, tlsProblem } from '@insights/errors';

/**
 * Transient PostgreSQL errors: connection lost, serialization failure or deadlock, too many clients, lock timeout, shutdown, cancelled
 * by a limit, disk full.
 */
const PASSING = /^(08|40|53|55P03|57|58)/;
const SOCKET =
  /ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|Connection terminated|is not queryable|terminating connection|timeout exceeded when trying to connect/;

function sqlState(error: unknown): string {
  for (let e = error; e instanceof Error; e = e.cause) {
    if ('code' in e && typeof e.code === 'string' && /^[0-9A-Z]{5}$/.test(e.code)) return e.code;
  }
  return '';
}

/** Whether a statement failed because the key exists. */
export function isUniqueViolation(error: unknown): boolean {
  return sqlState(error) === '23505';
}

/**
 * Thrown in a transaction that needs the result of a long computation. The transaction is rolled back, `work` runs while none is open, and
 * the transaction is tried again.
 */
export class NeedsWork extends Error {
  readonly work: () => Promise<void>;

  constructor(work: () => Promise<void>) {
    super('the transaction needs the result of a computation');
    this.name = 'NeedsWork';
    this.work = work;
  }
}

/** Deadlock or serialization failure: the transaction was rolled back and may be retried. */
export function isRetryable(error: unknown): boolean {
  return sqlState(error).startsWith('40');
}

/** Maps transient database errors to `unavailable`; other errors are returned unchanged. */
export function asAppError(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const state = sqlState(error);
  const text = error instanceof Error ? `${error.message} ${String(error.cause ?? '')}` : '';
  if (PASSING.test(state) || SOCKET.test(text)) {
    return new AppError('unavailable', {
      publicMessage: 'The database is unavailable or locked at the moment. Try again.',
      log: { sql_state: state },
      cause: error,
    });
  }
  return error;
}

/** Why the connection to PostgreSQL failed, with the setting to check where it is known. */
export function reasonOf(error: unknown): string {
  const settings = {
    authority: 'NODE_EXTRA_CA_CERTS (chart: tls.caSecret)',
    address: 'DATABASE_URL and its kin, host and sslmode (chart: postgresql.host, postgresql.sslMode)',
  };
  return tlsProblem(error, settings) ?? (error instanceof Error ? error.message : String(error));
}

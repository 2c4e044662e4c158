import { AppError, notFound } from '@insights/errors';

/** The store does not answer, or is full. Callers may retry. */
export function storeUnavailable(cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  const { name, code } = cause as { name?: string; code?: string };
  return new AppError('unavailable', {
    publicMessage: 'The store of recordings and files is unavailable. Retry later.',
    log: { store_error: code ?? name ?? 'unknown' },
    retry_after_seconds: 5,
    cause,
  });
}

export const objectNotFound = (): AppError => notFound('object');

import { AppError } from './app-error.ts';

/** Whether a value of If-Match names the etag (RFC 9110, strong comparison). Errors: `precondition_failed`. */
export function assertMatch(if_match: string, etag: string, publicMessage: string): void {
  const tags = if_match.split(',').map((tag) => tag.trim());
  if (!tags.includes('*') && !tags.includes(`"${etag}"`)) throw new AppError('precondition_failed', { publicMessage });
}

import { AppError, type ValidationProblem } from '@insights/errors';
import type { Response } from 'express';
import { sendJson } from './send.ts';

/** Sends an error of the table. Any other error is `internal`, and its text appears only in the log. */
export function sendError(response: Response, error: AppError, requestId: string, metadataUrl?: string): void {
  setErrorHeaders(response, error, metadataUrl);
  const detail = error.code === 'invalid_request' ? problemsIn(error) : error.publicMessage;
  sendJson(response, error.httpStatus, { detail, code: error.code, request_id: requestId, ...error.fields });
}

/** The headers of an error, whatever its body. `metadataUrl`: what tells an OAuth client where tokens come from (RFC 9728). */
export function setErrorHeaders(response: Response, error: AppError, metadataUrl?: string): void {
  if (error.code === 'unauthenticated') {
    const metadata = metadataUrl === undefined ? '' : `, resource_metadata="${metadataUrl}"`;
    const realm = 'realm="interview-insights"';
    response.set('WWW-Authenticate', `Bearer ${realm}${metadata}, ApiKey ${realm}`);
  }
  // The rest of the body is still arriving.
  if (error.code === 'request_timeout') response.set('Connection', 'close');
  if (error.retry_after_seconds !== undefined) response.set('Retry-After', String(error.retry_after_seconds));
}

export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError('internal', {
    publicMessage: 'Internal error. Retry; if it persists, report the request id.',
    cause: error,
  });
}

/** A service may reject a request without naming a field. */
function problemsIn(error: AppError): ValidationProblem[] {
  return error.problems.length > 0
    ? error.problems
    : [{ loc: ['body'], msg: error.publicMessage, type: 'value_error' }];
}

import { AppError, type ValidationProblem } from '@insights/errors';
import type { Response } from 'express';
import { sendJson } from './send.ts';

/** Sends an error of the table. Any other error is `internal`, and its text appears only in the log. */
export function sendError(response: Response, error: AppError, requestId: string): void {
  setErrorHeaders(response, error);
  const detail = error.code === 'invalid_request' ? problemsIn(error) : error.publicMessage;
  sendJson(response, error.httpStatus, { detail, code: error.code, request_id: requestId, ...error.fields });
}

/** The headers of an error, whatever its body. */
export function setErrorHeaders(response: Response, error: AppError): void {
  if (error.code === 'unauthenticated') {
    response.set('WWW-Authenticate', 'Bearer realm="interview-insights", ApiKey realm="interview-insights"');
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

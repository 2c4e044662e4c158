import { AppError, type ValidationProblem } from '@insights/errors';
import type { Response } from 'express';
import { sendJson } from './send.ts';

/** Answers with an error of the table; whatever else was thrown is `internal`, and its text stays in the log. */
export function sendError(response: Response, error: AppError, requestId: string): void {
  if (error.code === 'unauthenticated') {
    response.set('WWW-Authenticate', 'Bearer realm="interview-insights", ApiKey realm="interview-insights"');
  }
  // Its body is still coming, at its pace.
  if (error.code === 'request_timeout') response.set('Connection', 'close');
  if (error.retry_after_seconds !== undefined) response.set('Retry-After', String(error.retry_after_seconds));
  const detail = error.code === 'invalid_request' ? problemsIn(error) : error.publicMessage;
  sendJson(response, error.httpStatus, { detail, code: error.code, request_id: requestId });
}

export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError('internal', { publicMessage: 'Something went wrong on our side.', cause: error });
}

/** A service may refuse a request as a whole. */
function problemsIn(error: AppError): ValidationProblem[] {
  return error.problems.length > 0
    ? error.problems
    : [{ loc: ['body'], msg: error.publicMessage, type: 'value_error' }];
}

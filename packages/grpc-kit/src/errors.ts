import { Metadata, type ServiceError, status } from '@grpc/grpc-js';
import { AppError, type ValidationProblem, errorTable, isErrorCode } from '@insights/errors';

const CODE = 'error-code';
const PROBLEMS = 'error-problems-bin';
const FIELDS = 'error-fields-bin';
const RETRY_AFTER = 'error-retry-after';

/** Maps an AppError to gRPC: status by the error table, the public message as details, problems as metadata. */
export function toGrpcError(error: unknown): Partial<ServiceError> {
  if (!(error instanceof AppError)) {
    return {
      code: status.INTERNAL,
      details: 'Something went wrong on our side.',
      metadata: new Metadata(),
    };
  }
  const metadata = new Metadata();
  metadata.set(CODE, error.code);
  if (error.problems.length > 0) metadata.set(PROBLEMS, Buffer.from(JSON.stringify(error.problems)));
  if (Object.keys(error.fields).length > 0) metadata.set(FIELDS, Buffer.from(JSON.stringify(error.fields)));
  if (error.retry_after_seconds !== undefined) metadata.set(RETRY_AFTER, String(error.retry_after_seconds));
  return { code: errorTable[error.code].grpc, details: error.publicMessage, metadata };
}

/** Maps a failed call to an AppError. A service that is unreachable or too slow is `unavailable`. */
export function fromGrpcError(error: ServiceError, audience: string): AppError {
  const code = error.metadata?.get(CODE)[0];
  if (isErrorCode(code)) {
    const problems = error.metadata.get(PROBLEMS)[0];
    const fields = error.metadata.get(FIELDS)[0];
    const retryAfter = error.metadata.get(RETRY_AFTER)[0];
    return new AppError(code, {
      publicMessage: error.details,
      problems: problems ? (JSON.parse(problems.toString()) as ValidationProblem[]) : [],
      ...(fields !== undefined && { fields: JSON.parse(fields.toString()) as Record<string, unknown> }),
      ...(retryAfter !== undefined && { retry_after_seconds: Number(retryAfter) }),
      log: { service: audience },
    });
  }
  const isTransient =
    error.code === status.UNAVAILABLE || error.code === status.DEADLINE_EXCEEDED || error.code === status.CANCELLED;
  return new AppError(isTransient ? 'unavailable' : 'internal', {
    publicMessage: isTransient
      ? 'Part of the service is unavailable at the moment. Try again.'
      : 'Something went wrong on our side.',
    log: { service: audience, grpc_code: error.code },
    cause: error,
  });
}

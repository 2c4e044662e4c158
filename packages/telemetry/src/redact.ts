/** Fields that never reach a log at any depth. Callers do not log transcript text, names and secrets; this is the last line of defence. */
const HIDDEN = new Set([
  'text',
  'name',
  'email',
  'full_name',
  'secret',
  'key',
  'token',
  'password',
  'authorization',
  'quote',
  'transcript',
  'x-api-key',
  'payload',
]);
const CENSOR = '[hidden]';
const STACK_FRAMES = 8;
const MESSAGE_LENGTH = 300;

/** A copy of the fields of a log line without hidden values; errors become their descriptions. */
export function redact(fields: Record<string, unknown>): Record<string, unknown> {
  return redactFields(fields, []);
}

function redactFields(fields: object, above: readonly object[]): Record<string, unknown> {
  const path = [...above, fields];
  const redacted: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    redacted[name] = HIDDEN.has(name.toLowerCase()) && value !== undefined ? CENSOR : redactValue(value, path);
  }
  return redacted;
}

function redactValue(value: unknown, above: readonly object[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (above.includes(value)) return '[circular]';
  if (value instanceof Error) return describeError(value, above);
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  if ('toJSON' in value && typeof value.toJSON === 'function') return redactValue(value.toJSON(), [...above, value]);
  if (Array.isArray(value)) return value.map((item) => redactValue(item, [...above, value]));
  return redactFields(value, above);
}

/** Type, code, message, stack and the fields that an AppError has for the log. Other properties of an error may hold values of a caller. */
function describeError(error: Error, above: readonly object[]): Record<string, unknown> {
  const path = [...above, error];
  return {
    type: error.name,
    code: 'code' in error ? error.code : undefined,
    message: firstLine(error.message),
    log: 'log' in error ? redactValue(error.log, path) : undefined,
    stack: frames(error.stack),
    cause: error.cause instanceof Error ? redactValue(error.cause, path) : undefined,
  };
}

/** The stack without the message, whose further lines may hold values. */
function frames(stack = ''): string {
  const lines = stack.split('\n').filter((line) => line.startsWith('    at '));
  return lines.slice(0, STACK_FRAMES).join('\n');
}

/** Database drivers put the failing statement's values after the first line. */
function firstLine(message: string): string {
  return message.split('\n', 1)[0]?.slice(0, MESSAGE_LENGTH) ?? '';
}

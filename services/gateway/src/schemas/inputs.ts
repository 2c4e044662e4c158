import { z } from 'zod';

function readDigits(value: unknown): unknown {
  return typeof value === 'string' && /^[+-]?\d{1,15}$/.test(value) ? Number(value) : value;
}

/** A whole number in a query or a path, where everything is text. May be followed by `.default()` or `.optional()`. */
export function queryInteger(min: number, max: number) {
  return z.preprocess(readDigits, z.int().min(min).max(max));
}

/** Of a list or a creation; checked wherever it is given. */
export const WorkspaceId = z.string().max(64).describe('Needed only where the credential has several workspaces.');

export const inWorkspace = z.object({ workspace_id: WorkspaceId.optional() });

/** One line of text that people read. */
export const Name = z.string().trim().min(1).max(200);

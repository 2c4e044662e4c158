import assert from 'node:assert/strict';

import { parseTranscript } from './parse-transcript.ts';
import { TranscriptError } from './problems.ts';
import type { TranscriptRequest } from './types.ts';

/** The problems of a transcript that must be rejected, as `type loc`. Checks that none of them repeats what was said. */
export function refused(request: TranscriptRequest): string[] {
  try {
    parseTranscript(request);
  } catch (error) {
    assert.ok(error instanceof TranscriptError, `a ${String(error)} was thrown`);
    assert.doesNotMatch(JSON.stringify([error.message, error.problems]), /secret/i);
    for (const { msg } of error.problems) assert.match(msg, /\.$/);
    return error.problems.map(({ type, loc }) => `${type} ${loc.join('.')}`);
  }
  throw new assert.AssertionError({ message: 'the transcript was accepted' });
}

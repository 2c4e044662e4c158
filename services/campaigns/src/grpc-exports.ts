import type { exports } from '@insights/contracts';
import type { Handlers } from '@insights/grpc-kit';
import type { Deps } from './deps.ts';
import { exportTranscripts } from './features/exports/export-transcripts.ts';
import { exportOwnInterview } from './features/exports/own-interview.ts';

/** RPC → feature. */
export function exportsHandlers(deps: Deps): Handlers<exports.ExportsServiceService> {
  return {
    exportTranscripts: (request, call) => exportTranscripts(deps, call, request),
    exportOwnInterview: (request, call) => exportOwnInterview(deps, call, request),
  };
}

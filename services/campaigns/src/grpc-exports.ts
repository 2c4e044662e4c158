import type { exports } from '@insights/contracts';
import type { Handlers } from '@insights/grpc-kit';
import type { RecordingDeps } from './features/recordings/recording-deps.ts';
import { exportContact } from './features/exports/export-contact.ts';
import { exportResponses } from './features/exports/export-responses.ts';
import { exportTranscripts } from './features/exports/export-transcripts.ts';
import { exportOwnInterview } from './features/exports/own-interview.ts';

/** RPC → feature. */
export function exportsHandlers(deps: RecordingDeps): Handlers<exports.ExportsServiceService> {
  return {
    exportTranscripts: (request, call) => exportTranscripts(deps, call, request),
    exportResponses: (request, call) => exportResponses(deps, call, request),
    exportContact: (request, call) => exportContact(deps, call, request),
    exportOwnInterview: (request, call) => exportOwnInterview(deps, call, request),
  };
}

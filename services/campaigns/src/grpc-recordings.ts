import type { recordings } from '@insights/contracts';
import type { Handlers } from '@insights/grpc-kit';
import { appendRecording } from './features/recordings/append-recording.ts';
import { createRecording } from './features/recordings/create-recording.ts';
import type { RecordingDeps } from './features/recordings/recording-deps.ts';
import { getRecordingLink, openRecordingLink, streamRecording } from './features/recordings/recording-links.ts';
import { declareRecordingSize, deleteRecording, getRecordingUpload } from './features/recordings/recording-upload.ts';
import { transcribeClip } from './features/recordings/transcribe-clip.ts';

/** RPC → feature. */
export function recordingsHandlers(deps: RecordingDeps): Handlers<recordings.RecordingsServiceService> {
  return {
    createRecording: (request, call) => createRecording(deps, call, request),
    getRecordingUpload: (request, call) => getRecordingUpload(deps, call, request),
    declareRecordingSize: (request, call) => declareRecordingSize(deps, call, request),
    appendRecording: (requests, call) => appendRecording(deps, call, requests),
    deleteRecording: (request, call) => deleteRecording(deps, call, request),
    transcribeClip: (request, call) => transcribeClip(deps, call, request),
    getRecordingLink: (request, call) => getRecordingLink(deps, call, request),
    openRecordingLink: (request) => openRecordingLink(deps, request),
    streamRecording: (request) => streamRecording(deps, request),
  };
}

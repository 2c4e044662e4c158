import { openObjectStore } from '@insights/objects';
import type { SessionDeps } from '../../deps.ts';
import { SignedLinks } from '../../domain/recordings/signed-links.ts';
import type { RecordingDeps } from './recording-deps.ts';
import { SessionSlots } from './session-slots.ts';
import type { RecordingSettings } from './settings.ts';
import { openTranscriber } from './transcriber.ts';
import { MAX_BYTES } from './upload-limits.ts';

type Opened = Omit<RecordingDeps, keyof SessionDeps>;

/** The clips of a minute that may be on their way to the transcription service. */
const TRANSCRIPTIONS = 8;

/** What recordings need beyond other features, from the settings. */
export function openRecordings(config: RecordingSettings): Opened & Pick<RecordingDeps, 'media'> {
  const objects = openObjectStore(config);
  const transcriber = openTranscriber(config);
  return {
    objects,
    transcriber,
    recordingKeys: config.recordingKeys,
    recordingLinks: new SignedLinks(config.recordingKeys),
    uploads: new SessionSlots({ total: config.recordingUploads, each_session: 2, things: 'uploads' }),
    maxBytes: MAX_BYTES,
    transcriptions: new SessionSlots({ total: TRANSCRIPTIONS, each_session: 1, things: 'transcriptions' }),
    media: { stores_recordings: objects !== undefined, transcribes: transcriber !== undefined },
  };
}

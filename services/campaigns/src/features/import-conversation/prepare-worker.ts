import { serve } from '@insights/threads/serve';
import { prepareTranscript } from './prepare-transcript.ts';

serve(prepareTranscript, {
  transferOf: (preparation) => {
    const batches = 'prepared' in preparation ? preparation.prepared.batches : [];
    return batches.map(({ buffer }) => buffer as ArrayBuffer);
  },
});

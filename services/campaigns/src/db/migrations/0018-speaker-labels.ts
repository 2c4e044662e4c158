import type { ServiceMigration } from '@insights/db';

export const speakerLabels: ServiceMigration = {
  version: 18,
  name: 'speaker labels',
  oldest_compatible_code: 1,
  statements: [
    // Each read of such a conversation lists its speakers in the order in which they first speak.
    `create index turns_speakers on campaigns.turns (conversation_id, speaker_label, speaker, seq) where speaker_label is not null`,
  ],
};

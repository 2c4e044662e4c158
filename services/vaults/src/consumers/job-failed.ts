import { eventTypes, jobTypes, payloadOf } from '@insights/contracts';
import { consume } from '@insights/messaging';
import { failUpload } from '../features/upload-document/ingest-document.ts';

/** A job that ended without a result, e.g. because its process was killed too often, leaves no document pending. */
export const jobFailed = consume(eventTypes.jobFailed, {
  consumer: 'job-failed',
  async handle(tx, { message }) {
    const upload = payloadOf(jobTypes.ingestDocument, message);
    if (!upload) return;
    const reason = message.status === 'cancelled' ? 'The job was cancelled.' : 'The document could not be read.';
    await failUpload(tx, upload, `${reason} Upload it again.`);
  },
});

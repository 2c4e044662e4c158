import { type WordOf, isWordOf } from './closed-sets.ts';
import type { JobFailed, JobRequested } from './gen/insights/events/v1/events.ts';
import * as payloads from './gen/insights/jobs/v1/job_payloads.ts';
import { JobStatus, JobType } from './gen/insights/jobs/v1/jobs.ts';

/** Earlier versions stored a subject instead of a payload: an id, or `<kind>:<id>` for a mail. */
const PAYLOAD_OF_SUBJECT: Partial<Record<WordOf<typeof JobType>, (subject: string) => Uint8Array>> = {
  PROCESS_CONVERSATION: (conversation_id) => payloads.ProcessConversation.encode({ conversation_id }).finish(),
  SYNTHESIZE_INTERVIEW: (synthesis_id) => payloads.SynthesizeInterview.encode({ synthesis_id }).finish(),
  GENERATE_REPORT: (report_version_id) => payloads.GenerateReport.encode({ report_version_id }).finish(),
  INGEST_DOCUMENT: (document_id) => payloads.IngestDocument.encode({ document_id, upload_id: '' }).finish(),
  SEND_EMAIL(subject) {
    const [kind = '', recipient_id = ''] = subject.split(':');
    if (!isWordOf(payloads.MailKind, kind)) return new Uint8Array();
    return payloads.SendEmail.encode({
      kind,
      recipient_id,
      occasion: 0,
      conversation_id: '',
      flag: '',
      endpoint_id: '',
    }).finish();
  },
  VERIFY_EMAIL_DOMAIN: (email_domain_id) => payloads.VerifyEmailDomain.encode({ email_domain_id, due_at: '' }).finish(),
};

/** The payload of a job that an earlier version stored with a subject. */
export function payloadOfSubject(type: JobType, subject: string): Uint8Array {
  return (type !== 'unspecified' && PAYLOAD_OF_SUBJECT[type]?.(subject)) || new Uint8Array();
}

/** A request in today's form. Earlier versions wrote the type as text. */
export function currentJobRequested(message: JobRequested): JobRequested {
  if (!isWordOf(JobType, message.type_text)) return message;
  const type = message.type_text;
  return { ...message, type, payload: payloadOfSubject(type, message.subject_id) };
}

/** The failure of a job in today's form. */
export function currentJobFailed(message: JobFailed): JobFailed {
  if (!isWordOf(JobType, message.type_text)) return message;
  const type = message.type_text;
  const status = isWordOf(JobStatus, message.status_text) ? message.status_text : 'unspecified';
  return { ...message, type, status, payload: payloadOfSubject(type, message.subject_id) };
}

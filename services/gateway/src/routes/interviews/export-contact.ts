import { FILE_MS, fileAnswer } from '../../core/file-answer.ts';
import { route } from '../../core/route.ts';
import { byInterview } from './by-interview.ts';

/** The newest audit entries that the archive contains. */
const MOST_ENTRIES = 1_000;

export const exportContact = route({
  name: 'exportContact',
  method: 'get',
  path: '/v1/interviews/:interview_id/contacts/:contact_id/export',
  tag: 'interviews',
  doc: 'Downloads everything that is stored about a person, as a ZIP archive to hand to that person: contact, consents, mails, bookings, conversations, recordings and the audit log about them. It shows their own names even where they are hidden, and masks hidden names of others.',
  access: { user_only: true, role: 'admin' },
  workspace: byInterview,
  audit: 'contact.exported',
  concurrency: 'export',
  success: { status: 200, forms: ['application/zip'] },
  errors: ['not_found'],
  timeout_ms: FILE_MS,
  async handle({ params: { interview_id, contact_id }, call, audit, exports: service }) {
    const page = { limit: MOST_ENTRIES, cursor: '' };
    const filters = { action: null, actor: null, channel: null, from: null, to: null, subject: contact_id };
    const { items } = await audit.listAuditLog({ page, ...filters }, { ...call, timeout_ms: 10_000 });
    const audit_log = items.map(({ action, created_at, actor_kind }) => ({ action, created_at, actor_kind }));
    return fileAnswer(service.exportContact({ interview_id, contact_id, audit_log }, call));
  },
});

import { route } from '../../core/route.ts';
import { byInterview } from './by-interview.ts';

export const deleteContact = route({
  name: 'deleteContact',
  method: 'delete',
  path: '/v1/interviews/:interview_id/contacts/:contact_id',
  tag: 'interviews',
  doc: 'Removes a contact from a campaign. A contact who has been interviewed cannot be removed.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byInterview,
  audit: 'contact.deleted',
  success: { status: 204 },
  errors: ['not_found', 'invalid_transition'],
  async handle({ params: { interview_id, contact_id }, call, campaigns }) {
    await campaigns.deleteContact({ interview_id, contact_id }, call);
    return undefined;
  },
});

import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { Api } from '../support/api.ts';
import { createCampaign, talk } from '../support/campaign.ts';
import { ofAnswers } from './audit-acts-answers.ts';
import { ofBooking } from './audit-acts-booking.ts';
import { ofChat } from './audit-acts-chat.ts';
import { ofCodebook } from './audit-acts-codebook.ts';
import { ofParticipants } from './audit-acts-participants.ts';
import { ofQuestions } from './audit-acts-questions.ts';
import { ofRecordings } from './audit-acts-recordings.ts';
import { ofKnowledge } from './audit-acts-knowledge.ts';
import { ofShares } from './audit-acts-shares.ts';
import { ofWebhooks } from './audit-acts-webhooks.ts';
import type { Act, AuditScene } from './audit-scene.ts';

/** By route and, if it can leave one of several entries, the entry: `POST /v1/… contact.created`. */
export type Acts = Readonly<Record<string, Act>>;

const email = () => `${randomUUID()}@example.com`;
const idOf = (made: Record<string, unknown>) => String(made['id']);

/** One call for each audited route, in the scene's workspace. */
export function actsIn(scene: AuditScene): Acts {
  return {
    ...ofWorkspace(scene),
    ...ofCampaigns(scene),
    ...ofAnswers(scene),
    ...ofReports(scene),
    ...ofParticipants(scene),
    ...ofBooking(scene),
    ...ofChat(scene),
    ...ofCodebook(scene),
    ...ofQuestions(scene),
    ...ofShares(scene),
    ...ofRecordings(scene),
    ...ofKnowledge(scene),
    ...ofWebhooks(scene),
    ...others(scene),
  };
}

function ofWorkspace({ home, workspace_id, nora, callers, newcomer, member, created }: AuditScene): Acts {
  const by = callers.nora;
  const aKey = () => created('/v1/api-keys', { name: 'CI', scopes: ['interviews'], workspace_id }, nora);
  const invite = (address: string) =>
    nora.ok<{ id: string; token: string }>(nora.post(`${home}/members`, { email: address, role: 'member' }));
  const aDomain = () => created(`${home}/email-domains`, { domain: `${randomUUID()}.example` }, nora);
  return {
    'PATCH /v1/workspaces/:workspace_id workspace.renamed': async (go) => {
      await go('PATCH', home, { name: 'Night shift research' }, by);
      return workspace_id;
    },
    'POST /v1/workspaces/:workspace_id/members member.invited': async (go) =>
      idOf(await go('POST', `${home}/members`, { email: email(), role: 'member' }, by)),
    'DELETE /v1/workspaces/:workspace_id/invitations/:invitation_id': async (go) => {
      const { id } = await invite(email());
      await go('DELETE', `${home}/invitations/${id}`, undefined, by);
      return id;
    },
    'POST /v1/invitations/:token/accept': async (go) => {
      const address = email();
      const { token } = await invite(address);
      const api = await newcomer(address);
      await go('POST', `/v1/invitations/${token}/accept`, undefined, { ...by, api });
      const members = (await nora.ok(nora.get(`${home}/members`) as never)) as { user_id: string; email: string }[];
      return members.find((row) => row.email === address)?.user_id ?? assert.fail('no member');
    },
    'PATCH /v1/workspaces/:workspace_id/members/:member_user_id': async (go) => {
      const { user_id } = await member();
      await go('PATCH', `${home}/members/${user_id}`, { role: 'admin' }, by);
      return user_id;
    },
    'DELETE /v1/workspaces/:workspace_id/members/:member_user_id member.removed': async (go) => {
      const { user_id } = await member();
      await go('DELETE', `${home}/members/${user_id}`, undefined, by);
      return user_id;
    },
    'DELETE /v1/workspaces/:workspace_id/members/:member_user_id member.left': async (go) => {
      const { api, user_id } = await member();
      await go('DELETE', `${home}/members/${user_id}`, undefined, { ...by, api });
      return user_id;
    },
    'POST /v1/workspaces/:workspace_id/transfer-ownership': async (go) => {
      const members = (await nora.ok(nora.get(`${home}/members`) as never)) as { user_id: string; role: string }[];
      const owner = members.find(({ role }) => role === 'owner')?.user_id;
      const { api, user_id } = await member();
      await go('POST', `${home}/transfer-ownership`, { user_id }, by);
      await api.ok(api.post(`${home}/transfer-ownership`, { user_id: owner }));
      return user_id;
    },
    'PUT /v1/workspaces/:workspace_id/limits': async (go) => {
      const limits = { rate_limits: { reads_per_minute: 1_999_999 } };
      await go('PUT', `${home}/limits`, limits, callers.platformAdmin);
      return workspace_id;
    },
    'POST /v1/api-keys': async (go) =>
      idOf(await go('POST', '/v1/api-keys', { name: 'Assistant', scopes: ['mcp'], workspace_id }, by)),
    'POST /v1/api-keys/:key_id/rotate': async (go) => {
      const id = await aKey();
      await go('POST', `/v1/api-keys/${id}/rotate`, undefined, by);
      return id;
    },
    'DELETE /v1/api-keys/:key_id': async (go) => {
      const id = await aKey();
      await go('DELETE', `/v1/api-keys/${id}`, undefined, by);
      return id;
    },
    'POST /v1/workspaces/:workspace_id/email-domains': async (go) =>
      idOf(await go('POST', `${home}/email-domains`, { domain: `${randomUUID()}.example` }, by)),
    'DELETE /v1/workspaces/:workspace_id/email-domains/:email_domain_id': async (go) => {
      const id = await aDomain();
      await go('DELETE', `${home}/email-domains/${id}`, undefined, by);
      return id;
    },
  };
}

function ofCampaigns({
  program,
  callers,
  at,
  campaign,
  conversation,
  turn,
  flag,
  draft,
  contact,
  created,
}: AuditScene): Acts {
  const idIn = (path: string) => path.slice('/v1/interviews/'.length);
  const started = async () => {
    const path = await draft();
    await program.ok(program.post(`${path}/start`));
    return path;
  };
  const moved =
    (to: string, given: () => Promise<string>): Act =>
    async (go) => {
      const path = await given();
      await go('POST', `${path}/${to}`);
      return idIn(path);
    };
  const paused = async () => {
    const path = await started();
    await program.ok(program.post(`${path}/pause`));
    return path;
  };
  const ofContact =
    (rest: string, body?: object): Act =>
    async (go) => {
      const id = await contact();
      await go(rest === '' ? 'PATCH' : 'POST', `${at}/contacts/${id}${rest}`, body);
      return id;
    };
  const aTemplate = () => created('/v1/agent-templates', { name: 'Ana' });
  const question = { text: 'What happened on your last night shift?', kind: 'open' };
  return {
    'POST /v1/interviews': async (go) =>
      idOf(
        await go('POST', '/v1/interviews', {
          name: 'Night shifts',
          goal: 'Why night shifts are understaffed',
          language: 'en',
          questions: [question],
        }),
      ),
    'POST /v1/interviews/rehearsals': async (go) => {
      const guide = { name: 'Night shifts', language: 'en', questions: [question] };
      return String((await go('POST', '/v1/interviews/rehearsals', { guide, participants: ['brief'] }))['job_id']);
    },
    'PATCH /v1/interviews/:interview_id': async (go) => {
      const path = await draft();
      await go('PATCH', path, { name: 'Hand-over at night' });
      return idIn(path);
    },
    'DELETE /v1/interviews/:interview_id': async (go) => {
      const path = await draft();
      await go('DELETE', path);
      return idIn(path);
    },
    'POST /v1/interviews/:interview_id/duplicate': async (go) => idOf(await go('POST', `${await draft()}/duplicate`)),
    'POST /v1/interviews/:interview_id/start': moved('start', draft),
    'POST /v1/interviews/:interview_id/pause': moved('pause', started),
    'POST /v1/interviews/:interview_id/resume': moved('resume', paused),
    'POST /v1/interviews/:interview_id/complete': moved('complete', started),
    'POST /v1/interviews/:interview_id/contacts contact.created': async (go) =>
      idOf(await go('POST', `${at}/contacts`, { email: email() })),
    'POST /v1/interviews/:interview_id/contacts contacts.created': async (go) => {
      await go('POST', `${at}/contacts`, { contacts: [{ email: email() }, { email: email() }] });
      return campaign;
    },
    'PATCH /v1/interviews/:interview_id/contacts/:contact_id': ofContact('', { locale: 'de' }),
    'DELETE /v1/interviews/:interview_id/contacts/:contact_id': async (go) => {
      const id = await contact();
      await go('DELETE', `${at}/contacts/${id}`);
      return id;
    },
    'POST /v1/interviews/:interview_id/contacts/:contact_id/erase': ofContact('/erase'),
    'POST /v1/interviews/:interview_id/contacts/:contact_id/invite': ofContact('/invite'),
    'POST /v1/interviews/:interview_id/contacts/invitations': async (go) => {
      await go('POST', `${at}/contacts/invitations`, { contact_ids: [await contact()] });
      return campaign;
    },
    'POST /v1/interviews/:interview_id/contacts/:contact_id/reactivate': ofContact('/reactivate', {
      grace_period_minutes: 5,
    }),
    'POST /v1/interviews/:interview_id/contacts/:contact_id/cancel': ofContact('/cancel'),
    'POST /v1/interviews/:interview_id/conversations/import': async (go) => {
      const { id } = await createCampaign(program);
      const body = { contact: { name: 'Maya', email: email() }, format: 'json', transcript: talk(1) };
      return String((await go('POST', `/v1/interviews/${id}/conversations/import`, body))['conversation_id']);
    },
    'POST /v1/interviews/:interview_id/conversations/:conversation_id/flags/clear': async (go) => {
      await flag('distress');
      await go('POST', `${conversation}/flags/clear`, { turn_id: turn, kind: 'distress' }, callers.nora);
      return turn;
    },
    'PUT /v1/interviews/:interview_id/turns/:turn_id/tags': async (go) => {
      await go('PUT', `${at}/turns/${turn}/tags`, { tags: ['night'] }, callers.nora);
      return turn;
    },
    'POST /v1/interviews/:interview_id/join-links': async (go) => idOf(await go('POST', `${at}/join-links`)),
    'DELETE /v1/interviews/:interview_id/join-links/:link_id': async (go) => {
      const id = await created(`${at}/join-links`, {});
      await go('DELETE', `${at}/join-links/${id}`);
      return id;
    },
    'POST /v1/agent-templates': async (go) => idOf(await go('POST', '/v1/agent-templates', { name: 'Ana' })),
    'PATCH /v1/agent-templates/:template_id': async (go) => {
      const id = await aTemplate();
      await go('PATCH', `/v1/agent-templates/${id}`, { name: 'Bo' });
      return id;
    },
    'DELETE /v1/agent-templates/:template_id': async (go) => {
      const id = await aTemplate();
      await go('DELETE', `/v1/agent-templates/${id}`);
      return id;
    },
  };
}

function ofReports({ callers, at, campaign, conversation, conversation_id, created, document }: AuditScene): Acts {
  const shown =
    (path: string, by?: AuditScene['callers']['nora']): Act =>
    async (go) => {
      await go('GET', `${at}${path}`, undefined, by);
      return campaign;
    };
  const ofConversation =
    (path: string): Act =>
    async (go) => {
      await go('GET', `${conversation}${path}`, undefined, callers.nora);
      return conversation_id;
    };
  const asked =
    (path: string, body?: Record<string, unknown>): Act =>
    async (go) => {
      await go('POST', `${at}${path}`, body);
      return campaign;
    };
  const { api } = callers.nora;
  const correction = async () => {
    const { key_themes } = await api.ok(api.get(`${at}/report`));
    const [theme] = key_themes as { id: string }[];
    return { kind: 'relabel_theme', theme_ids: [theme?.id], label: 'Hand-over at night' };
  };
  return {
    'GET /v1/interviews/:interview_id/conversations/:conversation_id': ofConversation(''),
    'GET /v1/interviews/:interview_id/conversations/:conversation_id/transcript': ofConversation('/transcript'),
    'GET /v1/interviews/:interview_id/conversations/:conversation_id/events': ofConversation('/events'),
    'GET /v1/interviews/:interview_id/conversations': shown('/conversations?text=hand-over'),
    'GET /v1/interviews/:interview_id/responses': shown('/responses'),
    'GET /v1/interviews/:interview_id/insights': shown('/insights'),
    'GET /v1/interviews/:interview_id/cartography': shown('/cartography'),
    'GET /v1/interviews/:interview_id/roadmap': shown('/roadmap', callers.nora),
    'GET /v1/interviews/:interview_id/personas': shown('/personas'),
    'GET /v1/interviews/:interview_id/report': shown('/report', callers.nora),
    'GET /v1/interviews/:interview_id/report/corrections': shown('/report/corrections', callers.nora),
    'GET /v1/interviews/:interview_id/report/versions/:version_number': shown('/report/versions/1'),
    'GET /v1/interviews/:interview_id/report/versions/:from_version/diff/:to_version':
      shown('/report/versions/1/diff/1'),
    'GET /v1/interviews/:interview_id/export/transcripts': shown('/export/transcripts?format=csv'),
    'GET /v1/interviews/:interview_id/export/responses': shown('/export/responses'),
    'GET /v1/interviews/:interview_id/export/report': shown('/export/report?format=json'),
    'GET /v1/interviews/:interview_id/export/report/seal': shown('/export/report/seal'),
    'POST /v1/interviews/:interview_id/query': asked('/query', { start: { types: ['theme'] } }),
    'POST /v1/query': async (go) => {
      await go('POST', '/v1/query', { interview_ids: [campaign], question: 'What goes wrong at night?' });
      return campaign;
    },
    'POST /v1/interviews/:interview_id/report/corrections': async (go) => {
      await go('POST', `${at}/report/corrections`, await correction(), callers.nora);
      return campaign;
    },
    'DELETE /v1/interviews/:interview_id/report/corrections/:correction_id': async (go) => {
      const id = await created(`${at}/report/corrections`, await correction(), api);
      await go('DELETE', `${at}/report/corrections/${id}`, undefined, callers.nora);
      return campaign;
    },
    'POST /v1/interviews/:interview_id/synthesize': asked('/synthesize'),
    'POST /v1/interviews/:interview_id/report/regenerate': asked('/report/regenerate'),
    'GET /v1/documents/:document_id': async (go) => {
      const id = await document();
      await go('GET', `/v1/documents/${id}`);
      return id;
    },
  };
}

function others({ system, program, created, job }: AuditScene): Acts {
  const aVault = () => created('/v1/vaults', { name: 'Ward documents' });
  const byRetrievalKey =
    (path: string): Act =>
    async (go) => {
      const id = await aVault();
      const made = await program.ok(program.post(`/v1/vaults/${id}/retrieval-keys`, { name: 'Support bot' }));
      const api = new Api(system.base_url, { key: String(made['key']) });
      await go('POST', path, { prompt: 'handover at night' }, { api, channel: 'api', actor_kind: 'retrieval_key' });
      return id;
    };
  return {
    'POST /v1/vaults/:vault_id/retrieval-keys': async (go) =>
      idOf(await go('POST', `/v1/vaults/${await aVault()}/retrieval-keys`, { name: 'Support bot' })),
    'DELETE /v1/vaults/:vault_id/retrieval-keys/:key_id': async (go) => {
      const keys = `/v1/vaults/${await aVault()}/retrieval-keys`;
      const id = await created(keys, { name: 'Support bot' });
      await go('DELETE', `${keys}/${id}`);
      return id;
    },
    'POST /v1/context': async (go) => {
      const id = await aVault();
      await go('POST', '/v1/context', { prompt: 'handover at night', vault_ids: [id] });
      return id;
    },
    'POST /v1/retrieval': byRetrievalKey('/v1/retrieval'),
    'POST /v1/retrieval/answer': byRetrievalKey('/v1/retrieval/answer'),
    'POST /v1/jobs/:job_id/cancel': async (go) => {
      const id = await job();
      await go('POST', `/v1/jobs/${id}/cancel`);
      return id;
    },
  };
}

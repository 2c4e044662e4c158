import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { v7 } from 'uuid';
import type { Secrets } from '../../deploy/local/secrets.ts';
import { parseKeyRing } from '../../packages/secret-box/src/index.ts';
import { PersonalLinks, addressOf } from '../../services/campaigns/src/domain/personal-links.ts';
import { type Answer, Api } from '../support/api.ts';
import { createCampaign, importTalk, reportReady } from '../support/campaign.ts';
import { eventually } from '../support/eventually.ts';
import type { System } from '../support/shared-stack.ts';
import { queryAsAdmin } from '../support/stack-database.ts';
import { tokenOfNewcomer } from './callers.ts';

type Made = Record<string, unknown>;
/** Makes the audited call of an act, which must succeed. */
export type Go = (
  method: string,
  path: string,
  body?: object | string,
  by?: Caller,
  headers?: Record<string, string>,
) => Promise<Made>;

export interface Caller {
  readonly api: Api;
  readonly channel: 'api' | 'user' | 'participant' | 'mcp';
  readonly actor_kind: 'key' | 'retrieval_key' | 'user' | 'participant' | 'service';
}

/** How to make a route leave its entry, and the entry's expected subject. */
export type Act = (go: Go) => Promise<string>;

/** A workspace with everything that the acts need. */
export async function auditScene(system: System) {
  const { base_url, dir } = system;
  const newcomer = async (email?: string) => new Api(base_url, { token: await tokenOfNewcomer(system, email) });
  const nora = await newcomer();
  const { id: workspace_id } = await nora.ok<{ id: string }>(nora.post('/v1/workspaces', { name: 'Audited' }));
  const key = { name: 'ci', scopes: ['*'], workspace_id };
  const made = await nora.ok<{ id: string; key: string }>(nora.post('/v1/api-keys', key));
  const program = new Api(base_url, { key: made.key });
  const nobody = new Api(base_url);
  const callers = {
    nora: { api: nora, channel: 'user', actor_kind: 'user' },
    program: { api: program, channel: 'api', actor_kind: 'key' },
    assistant: { api: program, channel: 'mcp', actor_kind: 'key' },
    nobody: { api: nobody, channel: 'participant', actor_kind: 'participant' },
    mailReader: { api: nobody, channel: 'participant', actor_kind: 'service' },
    platformAdmin: {
      api: new Api(base_url, { token: system.demo.tokens.platform_admin }),
      channel: 'user',
      actor_kind: 'user',
    },
  } as const satisfies Record<string, Caller>;
  const { id: campaign } = await createCampaign(program, {
    settings: { record_audio: true, report: { auto: true, floor_count: 2 } },
  });
  await program.ok(program.post(`/v1/interviews/${campaign}/start`));
  const talk = await importTalk(program, campaign, 0);
  await importTalk(program, campaign, 1);
  await reportReady(program, campaign, 1);
  const at = `/v1/interviews/${campaign}`;
  const conversation = `${at}/conversations/${talk.conversation_id}`;
  const transcript = await program.ok<{ turns: { id: string; speaker: string }[] }>(
    program.get(`${conversation}/transcript`),
  );
  const turnOf = (who: string) => transcript.turns.find(({ speaker }) => speaker === who)?.id ?? '';
  const created = async (path: string, body: object, api: Api = program) =>
    String((await api.ok(api.post(path, body)))['id']);
  const scene = {
    system,
    workspace_id,
    home: `/v1/workspaces/${workspace_id}`,
    log: `/v1/workspaces/${workspace_id}/audit-log`,
    nora,
    program,
    program_id: made.id,
    callers,
    newcomer,
    created,
    campaign,
    at,
    conversation,
    conversation_id: talk.conversation_id,
    turn: turnOf('participant'),
    /** Of the interviewer. */
    asking: turnOf('interviewer'),
    document: () =>
      eventually(async () => {
        const vaults = await program.ok<{ id: string }[]>(program.get('/v1/vaults') as never);
        for (const { id } of vaults) {
          const [document] = await program.ok<{ id: string }[]>(program.get(`/v1/vaults/${id}/documents`) as never);
          if (document) return document.id;
        }
        return null;
      }),
    draft: async () => `/v1/interviews/${(await createCampaign(program)).id}`,
    contact: (email = `${randomUUID()}@example.org`) => created(`${at}/contacts`, { email, name: 'Maya' }),
    /** A participant who joined by a link. */
    async participant(upTo: 'joined' | 'agreed' | 'started' = 'joined'): Promise<Caller & { id: string }> {
      const link = await program.ok(program.post(`${at}/join-links`));
      const joined = await nobody.ok(nobody.post(`/v1/join/${String(link['token'])}`, { name: 'Ada' }));
      const api = new Api(base_url, { token: String(joined['participant_token']) });
      const session = joined['session'] as { id: string; campaign: { consent_version: string } };
      const consent = { version: session.campaign.consent_version, given: true };
      if (upTo !== 'joined') await api.ok(api.post('/v1/join/session/consent', consent));
      if (upTo === 'started') await api.ok(api.post('/v1/join/session/start'));
      return { api, id: session.id, channel: 'participant', actor_kind: 'participant' };
    },
    /** The campaign's closed question. */
    async scale(): Promise<string> {
      const { questions } = await program.ok<{ questions: { id: string; kind: string }[] }>(program.get(at));
      return questions.find(({ kind }) => kind === 'scale')?.id ?? assert.fail('no scale');
    },
    /** A participant who was asked the campaign's closed question, whose path it returns. */
    async answering(): Promise<{ someone: Caller & { id: string }; answer: string }> {
      const someone = await scene.participant('started');
      const { conversation_id } = await someone.api.ok(someone.api.get('/v1/join/session'));
      const asked = await scene.scale();
      const sql = `insert into campaigns.turns (id, workspace_id, conversation_id, seq, speaker, text, question_id, tags)
        values ($1, $2, $3, 1000, 'interviewer', 'How satisfied are you?', $4, '[]')`;
      await queryAsAdmin(dir, sql, [v7(), workspace_id, conversation_id, asked]);
      return { someone, answer: `/v1/join/session/answers/${asked}` };
    },
    /** Flags the turn, as an interviewer does in a live interview. */
    async flag(kind: string): Promise<void> {
      const sql = `insert into campaigns.flags (turn_id, kind, workspace_id, conversation_id, at) values ($1, $2, $3, $4, now())`;
      await queryAsAdmin(dir, sql, [scene.turn, kind, workspace_id, talk.conversation_id]);
    },
    /** A job that no worker takes, because it never becomes due. */
    async job(): Promise<string> {
      const id = v7();
      const sql = `insert into jobs.jobs (id, workspace_id, key, type, queue_name, payload, status, run_after)
        values ($1, $2, $3, 'EXPORT_CAMPAIGN', 'exports', '', 'queued', '2999-01-01')`;
      await queryAsAdmin(dir, sql, [id, workspace_id, `test ${id}`]);
      return id;
    },
    /** The path of the unsubscribe link for an address that no other test uses. */
    unsubscribePath(): string {
      const { encryption_keys } = JSON.parse(readFileSync(join(dir, 'secrets.json'), 'utf8')) as Secrets;
      const keys = parseKeyRing(encryption_keys['campaigns'] ?? '');
      const links = new PersonalLinks({ keys, publicUrl: base_url });
      return new URL(links.unsubscribeUrl(addressOf(workspace_id, `${randomUUID()}@example.com`))).pathname;
    },
    async member(): Promise<{ api: Api; user_id: string }> {
      const email = `${randomUUID()}@example.com`;
      const api = await newcomer(email);
      const invited = { email, role: 'member' };
      const { token } = await nora.ok<{ token: string }>(nora.post(`/v1/workspaces/${workspace_id}/members`, invited));
      await api.ok(api.post(`/v1/invitations/${token}/accept`));
      const members = nora.get(`/v1/workspaces/${workspace_id}/members`) as Promise<Answer<unknown>>;
      const rows = (await nora.ok(members as never)) as unknown as { user_id: string; email: string }[];
      return { api, user_id: rows.find((row) => row.email === email)?.user_id ?? assert.fail('no member') };
    },
  };
  return scene;
}

export type AuditScene = Awaited<ReturnType<typeof auditScene>>;

// Generated from the gateway's table of routes by `npm run gen`. Do not edit.
/* oxlint-disable max-lines */
import type { CallOptions, Page, Transport } from '../transport.ts';

export type Workspace = {
  /** UUIDv7. */
  id: string;
  name: string;
  /** The caller's role in it. */
  role: string;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  /** ISO 8601, UTC, milliseconds. */
  updated_at: string;
};

/** A person in a workspace. */
export type Member = {
  /** UUIDv7. */
  user_id: string;
  role: 'member' | 'admin' | 'owner';
  email: string | null;
  full_name: string | null;
  image_url: string | null;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
};

export type NewApiKey = {
  /** UUIDv7. */
  id: string;
  name: string;
  /** The only part of the key that is shown again. */
  key_prefix: string;
  scopes: ('interviews' | 'exports' | 'webhooks' | 'mcp' | '*')[];
  /** ISO 8601, UTC, milliseconds. */
  expires_at: string;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  /** The key itself, this once. Null when a repeated request is answered again. */
  key: string | null;
};

export type ApiKey = {
  /** UUIDv7. */
  id: string;
  name: string;
  /** The only part of the key that is shown again. */
  key_prefix: string;
  scopes: ('interviews' | 'exports' | 'webhooks' | 'mcp' | '*')[];
  /** ISO 8601, UTC, milliseconds. */
  expires_at: string;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  /** To about a minute. */
  last_used_at: string | null;
  revoked_at: string | null;
};

/** A campaign. */
export type Interview = {
  /** UUIDv7. */
  id: string;
  /** UUIDv7. */
  workspace_id: string;
  project_id: string | null;
  name: string;
  goal: string;
  language: string;
  status: 'draft' | 'active' | 'paused' | 'completed';
  agent_template_id: string | null;
  questions: Question[];
  settings: InterviewSettings;
  counts: {
    contacts: number;
    completed: number;
    in_progress: number;
  };
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  /** ISO 8601, UTC, milliseconds. */
  updated_at: string;
  started_at: string | null;
  completed_at: string | null;
};

export type Question = {
  id: string;
  text: string;
  kind: 'open' | 'scale' | 'choice';
  options: string[];
  required: boolean;
  max_probes: number;
  probe_when: string[];
  topic: string | null;
};

export type InterviewSettings = {
  hide_participant_names: boolean;
  allow_participant_to_hide_name: boolean;
  record_audio: boolean;
  consent_text: string;
  max_duration_minutes: number;
  grace_period_minutes: number;
  retention_days: number | null;
  report: {
    auto: boolean;
    floor_count: number;
    refresh_every: number;
  };
};

/** Work in the background. */
export type Job = {
  /** UUIDv7. */
  id: string;
  /** UUIDv7. */
  workspace_id: string;
  queue_name: 'synthesis' | 'processing' | 'exports' | 'mail' | 'maintenance';
  type: string;
  status: 'queued' | 'running' | 'retrying' | 'completed' | 'failed' | 'cancelled';
  progress_phase: string;
  progress_message: string;
  progress_context: Record<string, unknown>;
  attempts: number;
  run_after: string | null;
  heartbeat_at: string | null;
  lease_expires_at: string | null;
  progress_updated_at: string | null;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
};

export type Health = {
  status: 'ok' | 'degraded' | 'down';
  checks: Record<string, 'ok' | 'down'>;
};

export type SchemaHealth = {
  status: 'ok' | 'degraded' | 'down';
  checks: Record<
    string,
    {
      status: 'ok' | 'down';
      schema_version: number | null;
      needed_version: number | null;
      oldest_compatible_code: number | null;
    }
  >;
};

export type WorkerHealth = {
  status: 'ok' | 'degraded' | 'down';
  checks: Record<string, 'ok' | 'down'>;
  workers: number;
  min_workers: number;
  oldest_heartbeat_at: string | null;
  sessions_in_flight: number;
  capacity: number;
};

/** Every route as a method, by tag. */
export function createOperations(send: Transport) {
  return {
    workspaces: {
      /** Creates a workspace and makes the caller its owner. Users only. */
      create: (
        input: {
          name: string;
        },
        options?: CallOptions,
      ): Promise<Workspace> =>
        send.json<Workspace>({ method: 'POST', path: '/v1/workspaces', hasBody: true }, input, options),
      /** Lists the caller's workspaces, newest first. Users only. */
      list: (
        input: {
          /** Rows in one page. */
          limit?: number | undefined;
          /** From the `Link` header of the page before. */
          cursor?: string | undefined;
        } = {},
        options?: CallOptions,
      ): Promise<Page<Workspace>> =>
        send.page<Workspace>({ method: 'GET', path: '/v1/workspaces', query: ['limit', 'cursor'] }, input, options),
      /** Shows a workspace. Users with the role member only. */
      get: (input: { workspace_id: string }, options?: CallOptions): Promise<Workspace> =>
        send.json<Workspace>({ method: 'GET', path: '/v1/workspaces/{workspace_id}' }, input, options),
      /** Renames a workspace. Users with the role owner only. */
      update: (
        input: { workspace_id: string } & {
          name: string;
        },
        options?: CallOptions,
      ): Promise<Workspace> =>
        send.json<Workspace>({ method: 'PATCH', path: '/v1/workspaces/{workspace_id}', hasBody: true }, input, options),
      /** Lists the people in a workspace. Users with the role member only. */
      listMembers: (
        input: { workspace_id: string } & {
          /** Rows in one page. */
          limit?: number | undefined;
          /** From the `Link` header of the page before. */
          cursor?: string | undefined;
        },
        options?: CallOptions,
      ): Promise<Page<Member>> =>
        send.page<Member>(
          { method: 'GET', path: '/v1/workspaces/{workspace_id}/members', query: ['limit', 'cursor'] },
          input,
          options,
        ),
      /** Changes a member's role. A workspace always keeps one owner. Users with the role owner only. */
      setMemberRole: (
        input: { workspace_id: string; member_user_id: string } & {
          role: 'admin' | 'member';
        },
        options?: CallOptions,
      ): Promise<Member> =>
        send.json<Member>(
          { method: 'PATCH', path: '/v1/workspaces/{workspace_id}/members/{member_user_id}', hasBody: true },
          input,
          options,
        ),
      /** Removes a person from a workspace. A workspace always keeps one owner. Users with the role admin only. */
      removeMember: (input: { workspace_id: string; member_user_id: string }, options?: CallOptions): Promise<void> =>
        send.nothing(
          { method: 'DELETE', path: '/v1/workspaces/{workspace_id}/members/{member_user_id}' },
          input,
          options,
        ),
    },
    apiKeys: {
      /** Creates an API key of the workspace. The key itself is in this answer and in no other. Users with the role admin only. */
      create: (
        input: {
          /** Needed only where the credential has several workspaces. */
          workspace_id?: string | undefined;
          name: string;
          scopes: ('interviews' | 'exports' | 'webhooks' | 'mcp' | '*')[];
          expires_in_days?: number | undefined;
        },
        options?: CallOptions,
      ): Promise<NewApiKey> =>
        send.json<NewApiKey>({ method: 'POST', path: '/v1/api-keys', hasBody: true }, input, options),
      /** Lists the workspace's API keys, newest first: what is known about them, never the keys. Users with the role admin only. */
      list: (
        input: {
          /** Needed only where the credential has several workspaces. */
          workspace_id?: string | undefined;
          /** Rows in one page. */
          limit?: number | undefined;
          /** From the `Link` header of the page before. */
          cursor?: string | undefined;
        } = {},
        options?: CallOptions,
      ): Promise<Page<ApiKey>> =>
        send.page<ApiKey>(
          { method: 'GET', path: '/v1/api-keys', query: ['workspace_id', 'limit', 'cursor'] },
          input,
          options,
        ),
      /** Revokes an API key. Once this has answered, nothing accepts the key. Users with the role admin only. */
      revoke: (input: { key_id: string }, options?: CallOptions): Promise<void> =>
        send.nothing({ method: 'DELETE', path: '/v1/api-keys/{key_id}' }, input, options),
      /** Creates a second key with the same name and scopes. The old one works until it is revoked. Users with the role admin only. */
      rotate: (input: { key_id: string }, options?: CallOptions): Promise<NewApiKey> =>
        send.json<NewApiKey>({ method: 'POST', path: '/v1/api-keys/{key_id}/rotate' }, input, options),
    },
    interviews: {
      /** Creates a campaign as a draft. API keys with `interviews`, or users with the role member. */
      create: (
        input: {
          /** Needed only where the credential has several workspaces. */
          workspace_id?: string | undefined;
          name: string;
          goal?: string | undefined;
          /** BCP 47. */
          language?: string | undefined;
          questions?:
            | {
                /** Given by the service when left out; kept on changes. */
                id?: string | undefined;
                text: string;
                kind?: 'open' | 'scale' | 'choice' | undefined;
                options?: string[] | undefined;
                required?: boolean | undefined;
                max_probes?: number | undefined;
                probe_when?: string[] | undefined;
                topic?: string | null | undefined;
              }[]
            | undefined;
          settings?:
            | {
                hide_participant_names?: boolean | undefined;
                allow_participant_to_hide_name?: boolean | undefined;
                record_audio?: boolean | undefined;
                consent_text?: string | undefined;
                max_duration_minutes?: number | undefined;
                grace_period_minutes?: number | undefined;
                retention_days?: number | null | undefined;
                report?:
                  | {
                      auto?: boolean | undefined;
                      floor_count?: number | undefined;
                      refresh_every?: number | undefined;
                    }
                  | undefined;
              }
            | undefined;
        },
        options?: CallOptions,
      ): Promise<Interview> =>
        send.json<Interview>({ method: 'POST', path: '/v1/interviews', hasBody: true }, input, options),
      /** Lists campaigns, newest first. API keys with `interviews`, or users with the role member. */
      list: (
        input: {
          /** Needed only where the credential has several workspaces. */
          workspace_id?: string | undefined;
          status?: 'draft' | 'active' | 'paused' | 'completed' | undefined;
          /** Rows in one page. */
          limit?: number | undefined;
          /** From the `Link` header of the page before. */
          cursor?: string | undefined;
        } = {},
        options?: CallOptions,
      ): Promise<Page<Interview>> =>
        send.page<Interview>(
          { method: 'GET', path: '/v1/interviews', query: ['workspace_id', 'status', 'limit', 'cursor'] },
          input,
          options,
        ),
      /** Starts a draft campaign. Sends `campaign.started` exactly once. API keys with `interviews`, or users with the role member. */
      start: (input: { interview_id: string }, options?: CallOptions): Promise<Interview> =>
        send.json<Interview>({ method: 'POST', path: '/v1/interviews/{interview_id}/start' }, input, options),
      /** Pauses an active campaign. Sends `campaign.paused` with the reason. API keys with `interviews`, or users with the role member. */
      pause: (
        input: { interview_id: string } & {
          reason?: string | undefined;
        },
        options?: CallOptions,
      ): Promise<Interview> =>
        send.json<Interview>(
          { method: 'POST', path: '/v1/interviews/{interview_id}/pause', hasBody: true },
          input,
          options,
        ),
    },
    jobs: {
      /** Lists the workspace's queued, running and retrying jobs. A platform admin who names no workspace sees all. Any API key or user. */
      listActive: (
        input: {
          /** Needed only where the credential has several workspaces. */
          workspace_id?: string | undefined;
          /** Rows in one page. */
          limit?: number | undefined;
          /** From the `Link` header of the page before. */
          cursor?: string | undefined;
        } = {},
        options?: CallOptions,
      ): Promise<Page<Job>> =>
        send.page<Job>(
          { method: 'GET', path: '/v1/jobs/active', query: ['workspace_id', 'limit', 'cursor'] },
          input,
          options,
        ),
      /** Shows a job and how far it is. Any API key or user. */
      get: (input: { job_id: string }, options?: CallOptions): Promise<Job> =>
        send.json<Job>({ method: 'GET', path: '/v1/jobs/{job_id}' }, input, options),
      /** Cancels a job that has not finished. API keys with `interviews`, or users with the role member. */
      cancel: (input: { job_id: string }, options?: CallOptions): Promise<Job> =>
        send.json<Job>({ method: 'POST', path: '/v1/jobs/{job_id}/cancel' }, input, options),
    },
    health: {
      /** Tells whether every part answers. 503 only when no credential can be checked; one other part missing is `degraded`. A credential is optional, unless the operator demands one. */
      get: (input: Record<string, never> = {}, options?: CallOptions): Promise<Health> =>
        send.json<Health>({ method: 'GET', path: '/v1/health' }, input, options),
      /** Tells whether every service reaches a schema that fits its code. Stays ok during a rolling update. A credential is optional, unless the operator demands one. */
      getDatabase: (input: Record<string, never> = {}, options?: CallOptions): Promise<SchemaHealth> =>
        send.json<SchemaHealth>({ method: 'GET', path: '/v1/health/db' }, input, options),
      /** Counts the job workers whose heartbeat is younger than `max_age_seconds`. 503 below `min_workers`. A credential is optional, unless the operator demands one. */
      getWorkers: (
        input: {
          min_workers?: number | undefined;
          max_age_seconds?: number | undefined;
        } = {},
        options?: CallOptions,
      ): Promise<WorkerHealth> =>
        send.json<WorkerHealth>(
          { method: 'GET', path: '/v1/health/workers', query: ['min_workers', 'max_age_seconds'] },
          input,
          options,
        ),
      /** Counts the interview workers whose heartbeat is younger than `max_age_seconds`. 503 below `min_workers`. A credential is optional, unless the operator demands one. */
      getInterviewWorkers: (
        input: {
          min_workers?: number | undefined;
          max_age_seconds?: number | undefined;
        } = {},
        options?: CallOptions,
      ): Promise<WorkerHealth> =>
        send.json<WorkerHealth>(
          { method: 'GET', path: '/v1/health/interview-workers', query: ['min_workers', 'max_age_seconds'] },
          input,
          options,
        ),
    },
    metrics: {
      /** Prometheus exposition. A credential is optional, unless the operator demands one. */
      get: (input: Record<string, never> = {}, options?: CallOptions): Promise<Response> =>
        send.raw({ method: 'GET', path: '/metrics' }, input, options),
    },
    reference: {
      /** This document: OpenAPI 3.1. No credential needed. */
      getOpenApi: (input: Record<string, never> = {}, options?: CallOptions): Promise<Response> =>
        send.raw({ method: 'GET', path: '/v1/openapi.json' }, input, options),
    },
  };
}

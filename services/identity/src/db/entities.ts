import { type InferEntity, defineEntity, p } from '@mikro-orm/core';
import {
  PLATFORM_ACTIONS,
  type WordOf,
  audit,
  demos,
  emailDomains,
  identity,
  type jobPayloads,
  preferences,
  wordsOf,
} from '@insights/contracts';
import type { TablesOf } from '@insights/db';
import type { RecordStates } from '../domain/email-domain-states.ts';
import { INVITATION_STATUSES } from '../domain/invitation-states.ts';
import { GIVEN_ROLES, WANTED_ROLES } from '../domain/roles.ts';

/** A `timestamptz(3)` column; the pool reads it as ISO text. */
const time = () => p.string();
const now = () => time().defaultRaw('now()');

export const Workspace = defineEntity({
  name: 'Workspace',
  tableName: 'workspaces',
  properties: {
    id: p.uuid().primary(),
    /** Generated from `id`, so that row-level security treats a workspace like any other tenant row. */
    workspace_id: p.uuid().defaultRaw('id'),
    name: p.text(),
    identity_provider_org_id: p.text().nullable(),
    created_at: now(),
    updated_at: now(),
  },
});
export type Workspace = InferEntity<typeof Workspace>;

/** A person or a machine, by issuer and subject. The app role only reads users of its workspace; `resolve_user` writes them. */
export const User = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: p.uuid().primary(),
    issuer: p.text(),
    subject: p.text(),
    email: p.text().nullable(),
    email_verified: p.boolean().default(false),
    full_name: p.text().nullable(),
    image_url: p.text().nullable(),
    /** Empty for users without one. */
    platform_role: p.enum(['', ...wordsOf(identity.PlatformRole)]).default(''),
    created_at: now(),
    updated_at: now(),
  },
});
export type User = InferEntity<typeof User>;

export const Member = defineEntity({
  name: 'Member',
  tableName: 'members',
  properties: {
    workspace_id: p.uuid().primary(),
    user_id: p.uuid().primary(),
    role: p.enum(wordsOf(identity.Role)),
    /** A machine identity, which was invited by its subject. */
    added_by_subject: p.boolean().default(false),
    created_at: now(),
  },
});
export type Member = InferEntity<typeof Member>;

export const Invitation = defineEntity({
  name: 'Invitation',
  tableName: 'invitations',
  properties: {
    id: p.uuid().primary(),
    workspace_id: p.uuid(),
    /** Empty for a machine identity, which has issuer and subject instead. */
    email: p.text(),
    machine_issuer: p.text().nullable(),
    machine_subject: p.text().nullable(),
    role: p.enum(GIVEN_ROLES),
    status: p.enum(INVITATION_STATUSES),
    token_hash: p.blob().$type<Buffer>(),
    /** The key that the token was derived under. The token itself is not stored. */
    token_key_id: p.text(),
    invited_by: p.uuid(),
    accepted_by: p.uuid().nullable(),
    expires_at: time(),
    created_at: now(),
  },
});
export type Invitation = InferEntity<typeof Invitation>;

/** In which linked workspaces a user has been seen, or was removed: a token makes nobody a member twice. */
export const ProviderSighting = defineEntity({
  name: 'ProviderSighting',
  tableName: 'provider_sightings',
  properties: {
    workspace_id: p.uuid().primary(),
    user_id: p.uuid().primary(),
  },
});

/** A change of a member that the identity provider was asked for and that is not stored yet. At most one for each member. */
export const ProviderChange = defineEntity({
  name: 'ProviderChange',
  tableName: 'provider_changes',
  properties: {
    workspace_id: p.uuid().primary(),
    user_id: p.uuid().primary(),
    org_id: p.text(),
    subject: p.text(),
    wanted: p.enum(WANTED_ROLES),
    /** New with each holder, so that a former holder's writes are rejected. */
    lease: p.uuid(),
    leased_until: time(),
    /** The outcome of an earlier request is unknown. */
    is_unsettled: p.boolean().default(false),
    due_at: time(),
    /** How often the outcome was looked up. */
    looks: p.integer().default(0),
    created_at: now(),
  },
});
export type ProviderChange = InferEntity<typeof ProviderChange>;

const keyColumns = () => ({
  id: p.uuid().primary(),
  workspace_id: p.uuid(),
  name: p.text(),
  /** SHA-256; the key itself is not stored. */
  key_hash: p.blob().$type<Buffer>(),
  /** The first 12 characters, by which people recognise a key. */
  key_prefix: p.text(),
  created_by: p.uuid(),
  expires_at: time(),
  last_used_at: time().nullable(),
  revoked_at: time().nullable(),
  created_at: now(),
});

export const ApiKey = defineEntity({
  name: 'ApiKey',
  tableName: 'api_keys',
  properties: {
    ...keyColumns(),
    scopes: p.array().$type<string[]>(),
    /** How long it was to live, once a rotation has brought `expires_at` forward. */
    lifetime_seconds: p.double().nullable(),
  },
});
export type ApiKey = InferEntity<typeof ApiKey>;

export const RetrievalKey = defineEntity({
  name: 'RetrievalKey',
  tableName: 'retrieval_keys',
  properties: { ...keyColumns(), vault_id: p.uuid() },
});
export type RetrievalKey = InferEntity<typeof RetrievalKey>;

export const EmailDomain = defineEntity({
  name: 'EmailDomain',
  tableName: 'email_domains',
  properties: {
    id: p.uuid().primary(),
    workspace_id: p.uuid(),
    domain: p.text(),
    status: p.enum(wordsOf(emailDomains.DnsStatus)),
    selector: p.text(),
    dkim_public_key: p.text(),
    /** Encrypted under the row's id. */
    dkim_private_key: p.blob().$type<Buffer>(),
    dkim_key_id: p.text(),
    record_states: p.json().$type<RecordStates>(),
    checked_at: time().nullable(),
    next_check_at: time(),
    created_at: time(),
  },
});
export type EmailDomain = InferEntity<typeof EmailDomain>;

/** Which mail jobs have sent their mail. */
export const SentMail = defineEntity({
  name: 'SentMail',
  tableName: 'sent_mails',
  properties: {
    job_id: p.uuid().primary(),
    workspace_id: p.uuid(),
    kind: p.text().$type<WordOf<typeof jobPayloads.MailKind>>(),
    sent_at: time(),
  },
});

/** Limits that differ from the settings. */
export const WorkspaceLimits = defineEntity({
  name: 'WorkspaceLimits',
  tableName: 'workspace_limits',
  properties: {
    workspace_id: p.uuid().primary(),
    rates: p.json().$type<Record<string, number>>().defaultRaw(`'{}'`),
    quotas: p.json().$type<Record<string, number>>().defaultRaw(`'{}'`),
    version: p.integer().default(1),
    updated_at: now(),
  },
});

/** Requests taken out of a budget, by second. Only the functions `take_budgets` and `sweep_rate_takes` reach this table. */
export const RateTake = defineEntity({
  name: 'RateTake',
  tableName: 'rate_takes',
  properties: {
    budget: p.text().primary(),
    second: p.bigint('number').primary(),
    taken: p.integer(),
  },
});

/** One row. Triggers and functions of `key-tables.ts` alone reach it and the leases. */
export const KeyRevision = defineEntity({
  name: 'KeyRevision',
  tableName: 'key_revision',
  properties: {
    is_only_row: p.boolean().primary().default(true),
    number: p.bigint('number'),
  },
});

/** The lease of a gateway on verdicts about keys. */
export const KeyLease = defineEntity({
  name: 'KeyLease',
  tableName: 'key_leases',
  properties: {
    gateway_id: p.uuid().primary(),
    known_revision: p.bigint('number'),
    renewals: p.bigint('number'),
  },
});

export const OnboardingGuide = defineEntity({
  name: 'OnboardingGuide',
  tableName: 'onboarding_guides',
  properties: {
    workspace_id: p.uuid().primary(),
    user_id: p.uuid().primary(),
    guide_key: p.text().primary(),
    status: p.enum(wordsOf(preferences.OnboardingStatus)).default('not_started'),
    first_auto_started_at: time().nullable(),
    last_started_at: time().nullable(),
    completed_at: time().nullable(),
    skipped_at: time().nullable(),
  },
});
export type OnboardingGuide = InferEntity<typeof OnboardingGuide>;

/** Belongs to the platform, not to a workspace. */
export const Demo = defineEntity({
  name: 'Demo',
  tableName: 'demos',
  properties: {
    id: p.uuid().primary(),
    slug: p.text(),
    company_name: p.text(),
    demo_type: p.enum(wordsOf(demos.DemoType)),
    status: p.enum(wordsOf(demos.DemoStatus)),
    view_count: p.integer().default(0),
    created_at: now(),
    updated_at: now(),
  },
});
export type Demo = InferEntity<typeof Demo>;

export const AuditLogEntry = defineEntity({
  name: 'AuditLogEntry',
  tableName: 'audit_log',
  properties: {
    id: p.uuid().primary(),
    workspace_id: p.uuid(),
    actor_kind: p.enum(wordsOf(audit.ActorKind)),
    actor_id: p.text(),
    actor_user_id: p.uuid().nullable(),
    action: p.text(),
    subject: p.text(),
    details: p.json().$type<Readonly<Record<string, unknown>>>().defaultRaw(`'{}'`),
    client_address: p.text().nullable(),
    request_id: p.text().nullable(),
    /** Null: a channel that this version does not know. */
    channel: p.enum(wordsOf(audit.AuditChannel)).nullable(),
    at: now(),
  },
});

/** What operators and platform admins did outside any workspace. */
export const PlatformAuditLogEntry = defineEntity({
  name: 'PlatformAuditLogEntry',
  tableName: 'platform_audit_log',
  properties: {
    id: p.uuid().primary(),
    action: p.enum(['platform_role.granted', 'platform_role.revoked', ...PLATFORM_ACTIONS] as const),
    /** Who is accountable; for a platform role, whose role it is. */
    user_id: p.uuid(),
    /** Of a platform role; else empty. */
    role: p.text().default(''),
    /** The account name of the operator; empty for acts of platform admins. */
    operator: p.text().default(''),
    subject: p.text().default(''),
    actor_kind: p.enum(['user', 'key'] as const).nullable(),
    actor_id: p.text().nullable(),
    request_id: p.text().nullable(),
    channel: p.enum(['api', 'user', 'mcp', 'system'] as const).nullable(),
    at: now(),
  },
});

export const entities = [
  Workspace,
  User,
  Member,
  Invitation,
  ProviderSighting,
  ProviderChange,
  ApiKey,
  RetrievalKey,
  EmailDomain,
  SentMail,
  WorkspaceLimits,
  RateTake,
  KeyRevision,
  KeyLease,
  OnboardingGuide,
  Demo,
  AuditLogEntry,
  PlatformAuditLogEntry,
] as const;
export type Tables = TablesOf<typeof entities>;

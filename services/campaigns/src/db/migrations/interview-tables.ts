import { resolver, tenantTable, workerAccess } from '@insights/db';

const agentTemplates = [
  `create table campaigns.agent_templates (
     id uuid primary key,
     workspace_id uuid not null,
     name text not null,
     version int not null,
     persona text not null,
     tone text not null check (tone in ('warm', 'neutral', 'brief')),
     probing text not null check (probing in ('light', 'normal', 'deep')),
     created_at timestamptz(3) not null,
     updated_at timestamptz(3) not null)`,
  `create index agent_templates_newest on campaigns.agent_templates (workspace_id, created_at desc, id desc)`,
  ...tenantTable('campaigns', 'agent_templates'),
  ...resolver('campaigns', 'agent_template', 'agent_templates'),
];

export const interviews = [
  // `project_id` is a copy of what vaults owns; a copy of an older `project_revision` is ignored. `agent_template` is the version that a
  // started campaign keeps, whatever becomes of the template.
  `create table campaigns.interviews (
     id uuid primary key,
     workspace_id uuid not null,
     project_id uuid,
     project_revision int not null default 0,
     name text not null,
     goal text not null,
     language text not null,
     status text not null check (status in ('draft', 'active', 'paused', 'completed')),
     agent_template_id uuid,
     agent_template jsonb,
     questions jsonb not null,
     settings jsonb not null,
     version int not null,
     created_at timestamptz(3) not null,
     updated_at timestamptz(3) not null,
     started_at timestamptz(3),
     completed_at timestamptz(3))`,
  `create index interviews_newest on campaigns.interviews (workspace_id, created_at desc, id desc)`,
  // The retention search begins with campaigns that have a period. Not partial: of an index over all rows the planner knows how few they are.
  `create index interviews_retained on campaigns.interviews ((settings ->> 'retention_days'))`,
  ...tenantTable('campaigns', 'interviews'),
  ...workerAccess('campaigns', 'interviews', 'select (id, workspace_id, status, completed_at, settings)'),
  ...resolver('campaigns', 'interview', 'interviews'),
  ...agentTemplates,
];

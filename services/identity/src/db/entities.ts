import { type InferEntity, defineEntity, p } from '@mikro-orm/core';
import type { Role } from '@insights/auth-context';

const time = () => p.string();

export const Workspace = defineEntity({
  name: 'Workspace',
  tableName: 'workspaces',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    identity_provider_org_id: p.text().nullable(),
    created_at: time(),
    updated_at: time(),
  },
});
export type Workspace = InferEntity<typeof Workspace>;

export const Member = defineEntity({
  name: 'Member',
  tableName: 'members',
  properties: {
    workspace_id: p.uuid().primary(),
    user_id: p.uuid().primary(),
    role: p.text().$type<Role>(),
    added_by_subject: p.boolean(),
    created_at: time(),
  },
});
export type Member = InferEntity<typeof Member>;

export const entities = [Workspace, Member];

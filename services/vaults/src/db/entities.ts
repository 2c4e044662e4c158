import { type InferEntity, defineEntity, p } from '@mikro-orm/core';

/** timestamptz(3) in the tables; here the ISO text that the pool makes of it. */
const time = () => p.string();

export const Vault = defineEntity({
  name: 'Vault',
  tableName: 'vaults',
  properties: {
    id: p.uuid().primary(),
    workspace_id: p.uuid(),
    name: p.text(),
    description: p.text(),
    /** Where the workspace's transcripts go. */
    is_default: p.boolean(),
    created_at: time(),
  },
});
export type Vault = InferEntity<typeof Vault>;

export const entities = [Vault];

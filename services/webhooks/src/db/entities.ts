import { type InferEntity, defineEntity, p } from '@mikro-orm/core';

/** timestamptz(3) in the tables; here the ISO text that the pool makes of it. */
const time = () => p.string();

/** A receiver. Its secrets are encrypted under its id (packages/secret-box). */
export const Endpoint = defineEntity({
  name: 'Endpoint',
  tableName: 'endpoints',
  properties: {
    id: p.uuid().primary(),
    workspace_id: p.uuid(),
    url: p.text(),
    description: p.text(),
    /** Names that it wants; empty: all. */
    events: p.array().$type<string[]>(),
    active: p.boolean(),
    secret: p.blob().$type<Buffer>(),
    secret_key_id: p.text(),
    /** Signs beside the current one until `previous_until`. */
    previous_secret: p.blob().$type<Buffer>().nullable(),
    previous_key_id: p.text().nullable(),
    previous_until: time().nullable(),
    created_at: time(),
    deleted_at: time().nullable(),
  },
});
export type Endpoint = InferEntity<typeof Endpoint>;

export const entities = [Endpoint];

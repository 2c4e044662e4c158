import type { common } from '@insights/contracts';
import { type AccessTable, services } from './access.ts';
import { AppError } from '@insights/errors';
import type { Handlers } from './server.ts';

export interface OpsDependencies {
  /** Reads the schema's state from the service's database. */
  readSchema(): Promise<Omit<common.GetSchemaStatusResponse, 'events_wait'>>;
  /** Whether events have to wait because NATS or their stream is not available, or full. */
  doEventsWait(): boolean;
  /** Kinds of things whose workspace can be looked up, and the look-up; '' for a missing thing. */
  readonly kinds: readonly string[];
  workspaceOf(kind: string, id: string): Promise<string>;
}

/** Only the gateway looks up workspaces and the schema's state. */
export const opsAccess: AccessTable<common.OpsServiceService> = {
  getSchemaStatus: services('gateway'),
  resolveWorkspace: services('gateway'),
};

/** The handlers of OpsService, the same in every service that owns a schema. */
export function opsHandlers(dependencies: OpsDependencies): Handlers<common.OpsServiceService> {
  return {
    getSchemaStatus: async () => ({ ...(await dependencies.readSchema()), events_wait: dependencies.doEventsWait() }),
    async resolveWorkspace({ kind, id }) {
      if (!dependencies.kinds.includes(kind)) {
        throw new AppError('internal', {
          publicMessage: 'Something went wrong on our side.',
          log: { unknown_kind: kind },
        });
      }
      return { workspace_id: await dependencies.workspaceOf(kind, id) };
    },
  };
}

import type { common } from '@insights/contracts';
import { type AccessTable, services } from './access.ts';
import { AppError } from '@insights/errors';
import type { Handlers } from './server.ts';

export interface OpsDependencies {
  /** The schema's state as the service's database tells it. */
  readSchema(): Promise<common.GetSchemaStatusResponse>;
  /** Kinds of things whose workspace may be asked for, and the look-up: '' when there is no such thing. */
  readonly kinds: readonly string[];
  workspaceOf(kind: string, id: string): Promise<string>;
}

/** Whose thing something is, and in which state the schema is, are the gateway's questions alone. */
export const opsAccess: AccessTable<common.OpsServiceService> = {
  getSchemaStatus: services('gateway'),
  resolveWorkspace: services('gateway'),
};

/** The handlers of OpsService, the same in every service that owns a schema. */
export function opsHandlers(dependencies: OpsDependencies): Handlers<common.OpsServiceService> {
  return {
    getSchemaStatus: () => dependencies.readSchema(),
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

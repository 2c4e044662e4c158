import type { exports } from '@insights/contracts';
import type { Handlers } from '@insights/grpc-kit';
import type { Deps } from './deps.ts';
import { exportOwnInterview } from './features/exports/own-interview.ts';

/** RPC → feature. */
export function exportsHandlers(deps: Deps): Handlers<exports.ExportsServiceService> {
  return {
    exportOwnInterview: (request, call) => exportOwnInterview(deps, call, request),
  };
}

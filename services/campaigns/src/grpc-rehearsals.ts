import type { rehearsals } from '@insights/contracts';
import type { Handlers } from '@insights/grpc-kit';
import type { Deps } from './deps.ts';
import { readRehearsal } from './features/rehearse/read-rehearsal.ts';
import { requestRehearsal } from './features/rehearse/request-rehearsal.ts';

/** RPC → feature. */
export function rehearsalsHandlers(deps: Deps): Handlers<rehearsals.RehearsalsServiceService> {
  return {
    requestRehearsal: (request, call) => requestRehearsal(deps, call, request),
    readRehearsal: (request, call) => readRehearsal(deps, call, request),
  };
}

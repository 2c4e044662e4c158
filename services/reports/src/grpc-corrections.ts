import type { corrections } from '@insights/contracts';
import type { Handlers } from '@insights/grpc-kit';
import type { Deps } from './deps.ts';
import { addCorrection } from './features/corrections/add-correction.ts';
import { deleteCorrection } from './features/corrections/delete-correction.ts';
import { getAgreement } from './features/corrections/get-agreement.ts';
import { listCorrections } from './features/corrections/list-corrections.ts';

/** RPC → feature. */
export function correctionsHandlers(deps: Deps): Handlers<corrections.CorrectionsServiceService> {
  return {
    addCorrection: (request, call) => addCorrection(deps, call, request, call.signal),
    listCorrections: (request, call) => listCorrections(deps, call, request),
    deleteCorrection: (request, call) => deleteCorrection(deps, call, request),
    getAgreement: (request, call) => getAgreement(deps, call, request.interview_id),
  };
}

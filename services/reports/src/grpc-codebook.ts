import type { codebook } from '@insights/contracts';
import type { Handlers } from '@insights/grpc-kit';
import type { Deps } from './deps.ts';
import {
  addCode,
  changeCode,
  deleteCode,
  getCodebook,
  replaceCodebook,
  resetCodebook,
} from './features/codebook/codes.ts';
import { addCoding, deleteCoding, listCodings } from './features/codebook/codings.ts';

/** RPC → feature. */
export function codebookHandlers(deps: Deps): Handlers<codebook.CodebookServiceService> {
  return {
    getCodebook: (request, call) => getCodebook(deps, call, request),
    replaceCodebook: (request, call) => replaceCodebook(deps, call, request),
    resetCodebook: (request, call) => resetCodebook(deps, call, request),
    addCode: (request, call) => addCode(deps, call, request),
    changeCode: (request, call) => changeCode(deps, call, request),
    deleteCode: (request, call) => deleteCode(deps, call, request),
    addCoding: (request, call) => addCoding(deps, call, request),
    listCodings: (request, call) => listCodings(deps, call, request),
    deleteCoding: (request, call) => deleteCoding(deps, call, request),
  };
}

import type { retrieval } from '@insights/contracts';
import type { Handlers } from '@insights/grpc-kit';
import type { Deps } from './deps.ts';
import { answerCited } from './features/answer/answer-cited.ts';
import { answerContext } from './features/retrieve/answer-context.ts';

/** RPC → feature. */
export function retrievalHandlers(deps: Deps): Handlers<retrieval.RetrievalServiceService> {
  return {
    answer: (request, call) => answerCited(deps, call, request),
    retrieve: (request, call) => answerContext(deps, call, request),
  };
}

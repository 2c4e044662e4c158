import type { Acts } from './audit-acts.ts';
import type { AuditScene } from './audit-scene.ts';

const ROUTE = '/v1/interviews/:interview_id/conversations/:conversation_id/answers/:question_id';
const ANY = { 'if-match': '*' };

/** The team's changes of closed answers. */
export function ofAnswers({ callers, conversation, conversation_id, scale }: AuditScene): Acts {
  const { nora } = callers;
  const answer = async () => `${conversation}/answers/${await scale()}`;
  return {
    [`PUT ${ROUTE}`]: async (go) => {
      await go('PUT', await answer(), { value: 2 }, nora, ANY);
      return conversation_id;
    },
    [`DELETE ${ROUTE}`]: async (go) => {
      const at = await answer();
      await nora.api.ok(nora.api.ask('PUT', at, { body: { value: 3 }, headers: ANY }));
      await go('DELETE', at, undefined, nora, ANY);
      return conversation_id;
    },
  };
}

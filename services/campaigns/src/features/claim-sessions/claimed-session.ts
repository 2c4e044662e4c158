import { servicePrincipal } from '@insights/auth-context';
import type { sessions } from '@insights/contracts';
import { DEFAULT_TEMPLATE } from '../../domain/agent-template.ts';
import { loadInterview, loadSession } from '../../db/load.ts';
import { readLiveTurns } from '../../db/live-turns.ts';
import type { SessionDeps } from '../../deps.ts';
import type { Claim } from './claim.ts';
import { elapsedMs } from './elapsed.ts';

/** Everything that an interviewer needs to continue the conversation. Errors: `not_found` (deleted meanwhile). */
export function readClaimed(deps: SessionDeps, claim: Claim): Promise<sessions.ClaimedSession> {
  const principal = servicePrincipal('campaigns', claim.workspace_id);
  return deps.db.withWorkspace({ principal }, async (tx) => {
    const session = await loadSession(tx, claim.session_id);
    const interview = await loadInterview(tx, session.interview_id);
    const turns = await readLiveTurns(tx, session.conversation_id, 0);
    return {
      ...claim,
      interview_id: interview.id,
      name: interview.name,
      goal: interview.goal,
      language: interview.language,
      max_duration_minutes: interview.settings.max_duration_minutes,
      questions: interview.questions,
      template: interview.agent_template ?? DEFAULT_TEMPLATE,
      turns,
      started_at: session.started_at ?? deps.now(tx),
      elapsed_ms: await elapsedMs(tx, session.id, deps.leaseTime()),
    };
  });
}

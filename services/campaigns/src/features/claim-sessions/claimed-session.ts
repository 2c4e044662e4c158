import { servicePrincipal } from '@insights/auth-context';
import type { sessions } from '@insights/contracts';
import { DEFAULT_TEMPLATE } from '../../domain/agent-template.ts';
import { settingsOf, supportTexts } from '../../domain/interview-settings.ts';
import { languagesOf, questionsOf } from '../../domain/questions.ts';
import { loadContact, loadConversation, loadInterview, loadSession } from '../../db/load.ts';
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
    const { locale } = await loadContact(tx, interview.id, session.id);
    const conversation = session.conversation_id && (await loadConversation(tx, interview.id, session.conversation_id));
    const settings = settingsOf(interview);
    const languages = languagesOf(interview);
    const turns = await readLiveTurns(tx, session.conversation_id, 0);
    return {
      ...claim,
      interview_id: interview.id,
      name: interview.name,
      goal: interview.goal,
      language: interview.language,
      max_duration_minutes: settings.max_duration_minutes,
      questions: questionsOf(interview),
      template: interview.agent_template ?? DEFAULT_TEMPLATE,
      turns,
      started_at: session.started_at ?? deps.now(tx),
      elapsed_ms: await elapsedMs(tx, session.id, deps.leaseTime()),
      probing_mode: settings.probing,
      max_probes_total: settings.max_probes_total,
      support_text: supportTexts(settings, languages),
      languages,
      locale,
      contact_email: settings.contact_email,
      conversation_language: conversation ? conversation.language : null,
    };
  });
}

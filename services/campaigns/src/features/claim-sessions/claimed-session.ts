import { servicePrincipal } from '@insights/auth-context';
import type { sessions } from '@insights/contracts';
import { notFound } from '@insights/errors';
import { DEFAULT_TEMPLATE } from '../../domain/agent-template.ts';
import { supportTexts } from '../../domain/interview-settings.ts';
import { guideIn, participantLanguage } from '../../domain/participant-language.ts';
import { languagesOf } from '../../domain/questions.ts';
import { loadContact, loadConversation, loadInterview, loadSession } from '../../db/load.ts';
import { readHeld } from '../../db/read-held.ts';
import type { SessionDeps } from '../../deps.ts';
import type { Claim } from './claim.ts';

/** Everything that an interviewer needs to continue the conversation. Errors: `not_found` (deleted meanwhile). */
export async function readClaimed(deps: SessionDeps, claim: Claim): Promise<sessions.ClaimedSession> {
  const call = { principal: servicePrincipal('campaigns', claim.workspace_id) };
  const held = await readHeld(deps, call, claim, 0);
  if (!held) throw notFound('session');
  return deps.db.withWorkspace(call, async (tx) => {
    const session = await loadSession(tx, claim.session_id);
    const interview = await loadInterview(tx, session.interview_id);
    const { locale } = await loadContact(tx, interview.id, session.id);
    const conversation = session.conversation_id && (await loadConversation(tx, interview.id, session.conversation_id));
    const settings = interview.settings;
    const language = participantLanguage(interview, [locale]);
    return {
      ...claim,
      interview_id: interview.id,
      name: interview.name,
      goal: interview.goal,
      language,
      ...guideIn(interview, language),
      max_duration_minutes: settings.max_duration_minutes,
      template: interview.agent_template ?? DEFAULT_TEMPLATE,
      turns: held.turns,
      open_seq: held.open_seq,
      started_at: session.started_at ?? deps.now(tx),
      elapsed_ms: held.elapsed_ms,
      probing_mode: settings.probing,
      max_probes_total: settings.max_probes_total,
      support_text: supportTexts(settings, languagesOf(interview)),
      locale,
      contact_email: settings.contact_email,
      minors: settings.minors,
      conversation_language: conversation ? conversation.language : null,
    };
  });
}

import type { erasures, sessions } from '@insights/contracts';
import type { Handlers } from '@insights/grpc-kit';
import type { Deps, SessionDeps } from './deps.ts';
import { addModelUse } from './features/add-model-use.ts';
import { cancelSession } from './features/cancel-session.ts';
import { claimSessions } from './features/claim-sessions/claim-sessions.ts';
import { confirmContactEmail } from './features/confirm-contact-email.ts';
import { countDemand } from './features/count-demand.ts';
import { createAgentTemplate } from './features/create-agent-template.ts';
import { createJoinLink } from './features/create-join-link.ts';
import { deleteAgentTemplate } from './features/delete-agent-template.ts';
import { deleteJoinLink } from './features/delete-join-link.ts';
import { eraseContact } from './features/erase-contact/erase-contact.ts';
import { finishSession } from './features/finish-session/finish-session.ts';
import { getJoinPage } from './features/get-join-page.ts';
import { getSession } from './features/get-session.ts';
import { giveConsent } from './features/give-consent.ts';
import { heartbeatSessions } from './features/heartbeat-sessions.ts';
import { inviteContact } from './features/invite-contact.ts';
import { inviteContacts } from './features/invite-contacts/invite-contacts.ts';
import { listInvitationResults, listInvitationRuns } from './features/invite-contacts/list-invitations.ts';
import { joinByLink } from './features/join-by-link.ts';
import { getAgentTemplate, listAgentTemplates } from './features/list-agent-templates.ts';
import { listJoinLinks } from './features/list-join-links.ts';
import { maskForModel } from './features/mask-texts.ts';
import { openInvitation, openReturnLink } from './features/open-invitation.ts';
import { correctAnswer } from './features/own-answers/correct-answer.ts';
import { listOwnAnswers } from './features/own-answers/list-own-answers.ts';
import { postTurn } from './features/post-turn.ts';
import { reactivateSession } from './features/reactivate-session.ts';
import { readTurns } from './features/read-turns.ts';
import { releaseSessions } from './features/release-sessions.ts';
import { startSession } from './features/start-session.ts';
import { storeInterviewerTurn } from './features/store-interviewer-turn/store-interviewer-turn.ts';
import { storeValues } from './features/store-values/store-values.ts';
import { streamChanges } from './features/stream-changes/stream-changes.ts';
import { streamConversation } from './features/stream-conversation/stream-conversation.ts';
import { streamSession } from './features/stream-session/stream-session.ts';
import { updateAgentTemplate } from './features/update-agent-template.ts';
import { verifyParticipant } from './features/verify-participant.ts';
import { withdrawSession } from './features/withdraw-session.ts';

/** RPC → feature. */
export function sessionsHandlers(deps: SessionDeps): Handlers<sessions.SessionsServiceService> {
  return {
    createJoinLink: (request, call) => createJoinLink(deps, call, request),
    listJoinLinks: (request, call) => listJoinLinks(deps, call, request),
    deleteJoinLink: (request, call) => deleteJoinLink(deps, call, request),
    inviteContact: (request, call) => inviteContact(deps, call, request),
    inviteContacts: (request, call) => inviteContacts(deps, call, request),
    listInvitationRuns: (request, call) => listInvitationRuns(deps, call, request),
    listInvitationResults: (request, call) => listInvitationResults(deps, call, request),
    confirmContactEmail: (request, call) => confirmContactEmail(deps, call, request),
    cancelSession: (request, call) => cancelSession(deps, call, request),
    reactivateSession: (request, call) => reactivateSession(deps, call, request),
    streamConversation: (request, call) => streamConversation(deps, call, request),
    streamChanges: (request, call) => streamChanges(deps, call, request),

    getJoinPage: (request, call) => getJoinPage(deps, request, call),
    joinByLink: (request, call) => joinByLink(deps, call, request),
    openInvitation: (request, call) => openInvitation(deps, call, request),
    openReturnLink: (request, call) => openReturnLink(deps, call, request),
    verifyParticipant: (request) => verifyParticipant(deps, request),
    countDemand: () => countDemand(deps),

    getSession: (_, call) => getSession(deps, call),
    giveConsent: (request, call) => giveConsent(deps, call, request),
    startSession: (_, call) => startSession(deps, call),
    postTurn: (request, call) => postTurn(deps, call, request),
    listOwnAnswers: (_, call) => listOwnAnswers(deps, call),
    correctAnswer: (request, call) => correctAnswer(deps, call, request),
    finishSession: (_, call) => finishSession(deps, call),
    withdrawSession: (_, call) => withdrawSession(deps, call),
    streamSession: (request, call) => streamSession(deps, call, request),

    claimSessions: (request, call) => claimSessions(deps, call, request),
    heartbeatSessions: (request) => heartbeatSessions(deps, request),
    readTurns: (request, call) => readTurns(deps, call, request),
    storeInterviewerTurn: (request, call) => storeInterviewerTurn(deps, call, request),
    maskForModel: (request, call) => maskForModel(deps, call, request),
    addModelUse: (request, call) => addModelUse(deps, call, request),
    storeValues: (request, call) => storeValues(deps, call, request),
    releaseSessions: (request) => releaseSessions(deps, request),
  };
}

/** RPC → feature. */
export function agentTemplatesHandlers(deps: Deps): Handlers<sessions.AgentTemplatesServiceService> {
  return {
    createAgentTemplate: (request, call) => createAgentTemplate(deps, call, request),
    listAgentTemplates: (request, call) => listAgentTemplates(deps, call, request),
    getAgentTemplate: (request, call) => getAgentTemplate(deps, call, request),
    updateAgentTemplate: (request, call) => updateAgentTemplate(deps, call, request),
    deleteAgentTemplate: (request, call) => deleteAgentTemplate(deps, call, request),
  };
}

export function erasuresHandlers(deps: SessionDeps): Handlers<erasures.ErasuresServiceService> {
  return { eraseContact: (request, call) => eraseContact(deps, call, request) };
}

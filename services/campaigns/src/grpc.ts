import type { campaigns } from '@insights/contracts';
import type { Handlers } from '@insights/grpc-kit';
import type { MailDeps } from './deps.ts';
import { changeStatus } from './features/change-status/change-status.ts';
import { createContact } from './features/create-contact.ts';
import { createContacts } from './features/create-contacts.ts';
import { createInterview } from './features/create-interview.ts';
import { duplicateInterview } from './features/duplicate-interview.ts';
import { deleteContact } from './features/delete-contact.ts';
import { deleteInterview } from './features/delete-interview.ts';
import { getEventContact } from './features/get-event-contact.ts';
import { getInterview } from './features/get-interview.ts';
import { getProgress } from './features/progress/get-progress.ts';
import { renderTranscript, streamTranscript } from './features/get-transcript/get-transcript.ts';
import { checkImport } from './features/import-conversation/check-import.ts';
import { previewImport } from './features/import-conversation/preview-import.ts';
import { importConversation } from './features/import-conversation/import-conversation.ts';
import { getContact, listContacts } from './features/list-contacts.ts';
import { getConversation, listConversations } from './features/list-conversations.ts';
import { listInterviews } from './features/list-interviews.ts';
import { listResponses } from './features/list-responses.ts';
import { getTurns, listReportConversations, streamTranscripts } from './features/report-conversations.ts';
import { getReportInputs, measureTranscripts } from './features/report-inputs.ts';
import { findInterviews, storeInterviewProjects } from './features/interview-projects.ts';
import { maskTexts } from './features/mask-texts.ts';
import { storeFindings } from './features/store-findings.ts';
import { resetTurnQuestion, setTurnQuestion } from './features/set-turn-question.ts';
import { setTurnTags } from './features/set-turn-tags.ts';
import { restoreAnswer, setAnswer } from './features/team-answers/change-answer.ts';
import { updateContact } from './features/update-contact.ts';
import { updateInterview } from './features/update-interview.ts';

/** RPC → feature. */
export function campaignsHandlers(deps: MailDeps): Handlers<campaigns.CampaignsServiceService> {
  return {
    createInterview: (request, call) => createInterview(deps, call, request),
    duplicateInterview: (request, call) => duplicateInterview(deps, call, request),
    listInterviews: (request, call) => listInterviews(deps, call, request),
    getInterview: (request, call) => getInterview(deps, call, request.interview_id),
    updateInterview: (request, call) => updateInterview(deps, call, request),
    deleteInterview: (request, call) => deleteInterview(deps, call, request.interview_id),
    startInterview: (request, call) => changeStatus(deps, call, 'start', request),
    pauseInterview: (request, call) => changeStatus(deps, call, 'pause', request),
    resumeInterview: (request, call) => changeStatus(deps, call, 'resume', request),
    completeInterview: (request, call) => changeStatus(deps, call, 'complete', request),
    createContact: (request, call) => createContact(deps, call, request),
    createContacts: (request, call) => createContacts(deps, call, request),
    listContacts: (request, call) => listContacts(deps, call, request),
    getContact: (request, call) => getContact(deps, call, request),
    updateContact: (request, call) => updateContact(deps, call, request),
    deleteContact: (request, call) => deleteContact(deps, call, request),
    checkImport: (request, call) => checkImport(deps, call, request),
    previewImport: (request, call) => previewImport(deps, call, request),
    importConversation: (request, call) => importConversation(deps, call, request),
    listConversations: (request, call) => listConversations(deps, call, request),
    getConversation: (request, call) => getConversation(deps, call, request),
    renderTranscript: (request, call) => renderTranscript(deps, call, request),
    streamTranscript: (request, call) => streamTranscript(deps, call, request),
    setTurnTags: (request, call) => setTurnTags(deps, call, request),
    setAnswer: (request, call) => setAnswer(deps, call, request),
    restoreAnswer: (request, call) => restoreAnswer(deps, call, request),
    setTurnQuestion: (request, call) => setTurnQuestion(deps, call, request),
    resetTurnQuestion: (request, call) => resetTurnQuestion(deps, call, request),
    listResponses: (request, call) => listResponses(deps, call, request),
    getProgress: (request, call) => getProgress(deps, call, request),
    getReportInputs: (request, call) => getReportInputs(deps, call, request.interview_id),
    listReportConversations: (request, call) => listReportConversations(deps, call, request),
    getTurns: (request, call) => getTurns(deps, call, request),
    streamTranscripts: (request, call) => streamTranscripts(deps, call, request),
    measureTranscripts: (request, call) => measureTranscripts(deps, call, request.interview_id),
    storeFindings: (request, call) => storeFindings(deps, call, request),
    maskTexts: (request, call) => maskTexts(deps, call, request),
    findInterviews: (request, call) => findInterviews(deps, call, request),
    storeInterviewProjects: (request, call) => storeInterviewProjects(deps, call, request),
    getEventContact: (request, call) => getEventContact(deps, call, request.conversation_id),
  };
}

import type {
  booking,
  campaigns,
  contactMails,
  erasures,
  exports,
  flags,
  recordings,
  rehearsals,
  sessions,
} from '@insights/contracts';
import { type AccessTable, participants, people, services, team } from '@insights/grpc-kit';

/** Who may call what. The gateway has checked scopes and membership before; roles are checked again here. */
export const campaignsAccess: AccessTable<campaigns.CampaignsServiceService> = {
  createInterview: team(),
  duplicateInterview: team(),
  listInterviews: team(),
  getInterview: team(),
  updateInterview: team(),
  deleteInterview: team('admin'),
  startInterview: team(),
  pauseInterview: team(),
  resumeInterview: team(),
  completeInterview: team(),
  createContact: team(),
  createContacts: team(),
  listContacts: team(),
  getContact: team(),
  updateContact: team(),
  deleteContact: team(),
  checkImport: team(),
  previewImport: team(),
  importConversation: team(),
  listConversations: team(),
  getConversation: team(),
  renderTranscript: team(),
  streamTranscript: team(),
  setTurnTags: team(),
  setAnswer: team(),
  restoreAnswer: team(),
  setTurnQuestion: team(),
  resetTurnQuestion: team(),
  listResponses: { ...team(), ...services('reports') },
  getProgress: team(),
  getReportInputs: services('reports'),
  listReportConversations: services('reports'),
  getTurns: services('reports', 'vaults'),
  streamTranscripts: services('reports', 'vaults'),
  measureTranscripts: services('reports'),
  storeFindings: services('reports'),
  getEventContact: services('webhooks'),
  maskTexts: services('reports', 'vaults'),
  findInterviews: { ...team(), ...services('vaults') },
  storeInterviewProjects: services('vaults'),
};

export const sessionsAccess: AccessTable<sessions.SessionsServiceService> = {
  createJoinLink: team(),
  listJoinLinks: team(),
  deleteJoinLink: team(),
  inviteContact: team(),
  inviteContacts: team(),
  listInvitationRuns: team(),
  listInvitationResults: team(),
  // A key acts for a program; only a person can confirm an address.
  confirmContactEmail: people('admin'),
  reactivateSession: team(),
  cancelSession: team(),
  streamConversation: team(),
  streamChanges: team(),

  getJoinPage: services('gateway'),
  joinByLink: services('gateway'),
  openInvitation: services('gateway'),
  openReturnLink: services('gateway'),
  verifyParticipant: services('gateway'),
  countDemand: services('gateway'),

  getSession: participants,
  giveConsent: participants,
  startSession: participants,
  postTurn: participants,
  listOwnAnswers: participants,
  correctAnswer: participants,
  finishSession: participants,
  withdrawSession: participants,
  streamSession: participants,

  claimSessions: services('interviewer'),
  heartbeatSessions: services('interviewer'),
  readTurns: services('interviewer'),
  storeInterviewerTurn: services('interviewer'),
  maskForModel: services('interviewer'),
  addModelUse: services('interviewer'),
  storeValues: services('interviewer'),
  releaseSessions: services('interviewer'),
};

export const agentTemplatesAccess: AccessTable<sessions.AgentTemplatesServiceService> = {
  createAgentTemplate: team(),
  listAgentTemplates: team(),
  getAgentTemplate: team(),
  updateAgentTemplate: team(),
  deleteAgentTemplate: team(),
};

export const erasuresAccess: AccessTable<erasures.ErasuresServiceService> = { eraseContact: team('admin') };

export const flagsAccess: AccessTable<flags.FlagsServiceService> = {
  // A key acts for a program; only a person can judge what a participant wrote.
  clearFlag: people(),
  prepareFlagMail: services('identity'),
};

export const exportsAccess: AccessTable<exports.ExportsServiceService> = {
  exportTranscripts: team(),
  exportResponses: team(),
  // A key acts for a program; everything about a person is for a person to hand over.
  exportContact: people('admin'),
  exportOwnInterview: participants,
};

export const contactMailsAccess: AccessTable<contactMails.ContactMailsServiceService> = {
  prepareContactMail: services('identity'),
  getMailConsent: services('gateway'),
  unsubscribe: services('gateway'),
};

export const recordingsAccess: AccessTable<recordings.RecordingsServiceService> = {
  createRecording: participants,
  getRecordingUpload: participants,
  declareRecordingSize: participants,
  appendRecording: participants,
  deleteRecording: participants,
  transcribeClip: participants,
  getRecordingLink: team(),
  openRecordingLink: services('gateway'),
  streamRecording: services('gateway'),
};

export const bookingAccess: AccessTable<booking.BookingServiceService> = {
  putBookingPage: team(),
  getBookingPage: team(),
  listBookings: team(),

  getPublicBookingPage: services('gateway'),
  listSlots: services('gateway'),
  createReservation: services('gateway'),
  getReservation: services('gateway'),
  rescheduleReservation: services('gateway'),
  cancelReservation: services('gateway'),
  getReservationCalendar: services('gateway'),
  openReservation: services('gateway'),
};

export const rehearsalsAccess: AccessTable<rehearsals.RehearsalsServiceService> = {
  requestRehearsal: team(),
  readRehearsal: services('interviewer'),
};

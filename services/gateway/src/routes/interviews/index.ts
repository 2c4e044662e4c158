import { completeInterview } from './complete.ts';
import { createContacts } from './create-contacts.ts';
import { createInterview } from './create.ts';
import { deleteContact } from './delete-contact.ts';
import { deleteInterview } from './delete.ts';
import { eraseContact } from './erase-contact.ts';
import { getContact } from './get-contact.ts';
import { getConversationEvents } from './get-conversation-events.ts';
import { getConversation } from './get-conversation.ts';
import { getTranscript } from './get-transcript.ts';
import { getInterview } from './get.ts';
import { importConversation } from './import-conversation.ts';
import { inviteContact } from './invite.ts';
import { listContacts } from './list-contacts.ts';
import { listConversations } from './list-conversations.ts';
import { listInterviews } from './list.ts';
import { pauseInterview } from './pause.ts';
import { confirmContactEmail } from './confirm-email.ts';
import { reactivateContact } from './reactivate.ts';
import { resumeInterview } from './resume.ts';
import { setTurnTags } from './set-turn-tags.ts';
import { startInterview } from './start.ts';
import { updateContact } from './update-contact.ts';
import { updateInterview } from './update.ts';

export const interviewRoutes = [
  createInterview,
  listInterviews,
  getInterview,
  updateInterview,
  deleteInterview,
  startInterview,
  pauseInterview,
  resumeInterview,
  completeInterview,
  createContacts,
  listContacts,
  getContact,
  updateContact,
  deleteContact,
  eraseContact,
  inviteContact,
  confirmContactEmail,
  reactivateContact,
  importConversation,
  listConversations,
  getConversation,
  getTranscript,
  getConversationEvents,
  setTurnTags,
];

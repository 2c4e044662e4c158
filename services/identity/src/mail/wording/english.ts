import type { Words } from '../letter.ts';

const greeting = (name: string) => (name ? `Hello ${name},` : 'Hello,');

export const english: Words = {
  contact_invitation: ({ name, workspace, campaign, minutes, until }) => ({
    subject: `Invitation to an interview: ${campaign}`,
    greeting: greeting(name),
    before: [
      `${workspace} would like to hear from you and invites you to an interview: “${campaign}”.`,
      `It takes at most ${minutes} minutes, on your phone or computer, whenever it suits you.`,
    ],
    link: 'Open the interview',
    after: ['This link is for you only. Please do not share it.', ...(until ? [`It is valid until ${until}.`] : [])],
  }),
  joined_again: ({ name, campaign, until }) => ({
    subject: `Your link to the interview: ${campaign}`,
    greeting: greeting(name),
    before: [
      `Someone joined the interview “${campaign}” with your email address. You already have an invitation; if it was you, please use your own link.`,
    ],
    link: 'Open my interview',
    after: [
      'If it was not you, you do not need to do anything: nobody can see your interview without your link.',
      ...(until ? [`It is valid until ${until}.`] : []),
    ],
  }),
  return_link: ({ name, campaign }) => ({
    subject: `Your link back to the interview: ${campaign}`,
    greeting: greeting(name),
    before: [
      `You agreed to take part in the interview “${campaign}”. Use this link to come back to it: to continue, to read what was said, or to withdraw and have everything deleted.`,
    ],
    link: 'Open my interview',
    after: [
      'This link is for you only, and the people who invited you do not know it. Please do not share it.',
      'If you did not agree to take part, open the link and withdraw; everything will be deleted.',
    ],
  }),
  member_invitation: ({ name, workspace, role, until }) => ({
    subject: `Invitation to the workspace ${workspace}`,
    greeting: greeting(name),
    before: [
      `You have been invited to the workspace “${workspace}” of Interview Insights${role === 'admin' ? ' as an administrator' : ''}.`,
    ],
    link: 'Accept the invitation',
    after: [
      'If you were not expecting this, you can ignore this email.',
      ...(until ? [`It is valid until ${until}.`] : []),
    ],
  }),
  unsubscribe: {
    reason: (workspace) => `You are receiving this email because ${workspace} invited you to an interview.`,
    link: 'Unsubscribe',
  },
};

import type { Words } from '../letter.ts';

const greeting = (name: string) => (name ? `Hello ${name},` : 'Hello,');

export const english: Words = {
  contact_invitation: ({ name, workspace, campaign, minutes, until }) => ({
    subject: `Invitation to an interview: ${campaign}`,
    greeting: greeting(name),
    before: [
      `${workspace} would like to hear from you and invites you to an interview: “${campaign}”.`,
      `It takes ${minutes} minutes at most, on your phone or computer, at a time that suits you.`,
    ],
    link: 'Open the interview',
    after: ['The link is for you alone; please do not pass it on.', ...(until ? [`It works until ${until}.`] : [])],
  }),
  joined_again: ({ name, campaign, until }) => ({
    subject: `Your link to the interview: ${campaign}`,
    greeting: greeting(name),
    before: [
      `Somebody has joined the interview “${campaign}” with your e-mail address. You are invited to it already: if it was you, please use your own link.`,
    ],
    link: 'Open my interview',
    after: [
      'If it was not you, there is nothing to do: nobody sees your interview without your link.',
      ...(until ? [`It works until ${until}.`] : []),
    ],
  }),
  return_link: ({ name, campaign }) => ({
    subject: `Your link back to the interview: ${campaign}`,
    greeting: greeting(name),
    before: [
      `You have agreed to take part in the interview “${campaign}”. With this link you come back to it: to go on, to read what was said, or to withdraw and have it deleted.`,
    ],
    link: 'Open my interview',
    after: [
      'The link is for you alone, and those who invited you do not know it; please do not pass it on.',
      'If you did not agree to anything, open the link and withdraw: everything is deleted then.',
    ],
  }),
  member_invitation: ({ name, workspace, role, until }) => ({
    subject: `Invitation to the workspace ${workspace}`,
    greeting: greeting(name),
    before: [
      `You are invited to the workspace “${workspace}” of Interview Insights${role === 'admin' ? ' as an administrator' : ''}.`,
    ],
    link: 'Accept the invitation',
    after: ['If you did not expect this, you can leave it unanswered.', ...(until ? [`It works until ${until}.`] : [])],
  }),
  unsubscribe: {
    why: (workspace) => `You get this e-mail because ${workspace} invites you to interviews.`,
    link: 'Send me no more of them',
  },
};

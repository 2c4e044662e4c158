import type { FlagKind, Words } from '../letter.ts';

const greeting = (name: string) => (name ? `Hello ${name},` : 'Hello,');
const validUntil = (until: string | null) => (until ? [`The link is valid until ${until}.`] : []);
const PRIVATE = 'This link is for you only. Please do not share it.';
/** How long the interview takes, and when it can be started. */
const duration = (minutes: number, when: string | null, latest: string | null) =>
  when
    ? `It takes at most ${minutes} minutes, on your phone or computer. You can start from that time on, until ${latest}.`
    : `It takes at most ${minutes} minutes, on your phone or computer, whenever it suits you.`;

const FLAGS: Partial<Record<FlagKind, string>> = {
  distress: 'A participant of an interview may be in distress.',
  withdrawal_asked: 'A participant of an interview asked to have their answers deleted.',
  person_asked: 'A participant of an interview asked to speak to a person.',
  emergency: 'A participant of an interview may be in an emergency right now.',
  threat: 'A participant of an interview threatened somebody.',
  minor: 'A participant of an interview says that they are under 18. The whole conversation is withheld.',
  off_record: 'A participant of an interview said something off the record.',
};

export const english: Words = {
  contact_invitation: ({ name, workspace, campaign, minutes, until, when, latest }) => ({
    subject: `Invitation to an interview: ${campaign}`,
    greeting: greeting(name),
    before: [
      `${workspace} would like to hear from you and invites you to an interview: “${campaign}”.`,
      duration(minutes, when, latest),
    ],
    link: 'Open the interview',
    after: [PRIVATE, ...(when ? [] : validUntil(until))],
  }),
  contact_reminder: ({ name, workspace, campaign, minutes, until, when, latest }) => ({
    subject: when ? `Reminder of your interview: ${campaign}` : `Still open for you: ${campaign}`,
    greeting: greeting(name),
    before: [
      when
        ? `This is a reminder of your interview with ${workspace}: “${campaign}”.`
        : `${workspace} has invited you to an interview: “${campaign}”. It is still open for you.`,
      duration(minutes, when, latest),
    ],
    link: 'Open the interview',
    after: [
      ...(when ? [] : ['If you do not want to take part, you do not need to do anything.']),
      PRIVATE,
      ...(when ? [] : validUntil(until)),
    ],
  }),
  session_rescheduled: ({ name, workspace, campaign, minutes, until, when, latest }) => ({
    subject: when ? `New time for your interview: ${campaign}` : `Your interview is open: ${campaign}`,
    greeting: greeting(name),
    before: [
      when
        ? `${workspace} has set a new time for your interview “${campaign}”.`
        : `Your interview “${campaign}” with ${workspace} no longer has a fixed time. You can start it now.`,
      duration(minutes, when, latest),
    ],
    link: 'Open the interview',
    after: [PRIVATE, ...(when ? [] : validUntil(until))],
  }),
  session_cancelled: ({ name, workspace, campaign }) => ({
    subject: `Your interview is cancelled: ${campaign}`,
    greeting: greeting(name),
    before: [
      `${workspace} has cancelled your interview “${campaign}”.`,
      'You do not need to do anything, and your former link no longer starts the interview.',
    ],
    link: '',
    after: [],
  }),
  booking_confirmed: ({ name, workspace, campaign, minutes, when, latest }) => ({
    subject: `Your interview is booked: ${campaign}`,
    greeting: greeting(name),
    before: [
      `An interview with ${workspace} has been booked with your email address: “${campaign}”.`,
      duration(minutes, when, latest),
    ],
    link: 'Open my booking',
    after: [
      'There you can start the interview when it is time, choose another time or cancel.',
      PRIVATE,
      'If you did not book it, please open the link and cancel.',
    ],
  }),
  booking_changed: ({ name, workspace, campaign, minutes, when, latest }) => ({
    subject: `New time for your interview: ${campaign}`,
    greeting: greeting(name),
    before: [
      `Your interview “${campaign}” with ${workspace} has been moved to another time.`,
      duration(minutes, when, latest),
    ],
    link: 'Open my booking',
    after: ['There you can start the interview when it is time, choose another time or cancel.', PRIVATE],
  }),
  booking_cancelled: ({ name, workspace, campaign }) => ({
    subject: `Your booking is cancelled: ${campaign}`,
    greeting: greeting(name),
    before: [`Your booking of the interview “${campaign}” with ${workspace} is cancelled.`],
    link: 'Choose another time',
    after: ['If you do not want to take part, you do not need to do anything.'],
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
      ...validUntil(until),
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
    after: ['If you were not expecting this, you can ignore this email.', ...validUntil(until)],
  }),
  when: 'When',
  address: 'If the button does not work, open this address',
  flag_raised: ({ name, workspace, flag }) => ({
    subject: 'Something in an interview needs your attention',
    greeting: greeting(name),
    before: [(flag && FLAGS[flag]) ?? 'A participant’s answer was flagged.'],
    link: 'Conversation in the API',
    after: [
      'Please read the flagged turn, do what is needed, and clear the flag. Until then no report uses it.',
      `You get this mail because you are an administrator or the owner of the workspace “${workspace}”.`,
    ],
  }),
  endpoint_failing: ({ name, workspace, failures: { attempts, since, event, event_id, reason, is_gone } }) => ({
    subject: is_gone ? 'A webhook endpoint was deactivated' : 'A webhook endpoint is failing',
    greeting: greeting(name),
    before: [
      `Events do not reach one of your webhook endpoints. ${attempts} attempts in a row have failed, the first on ${since}.`,
      `It failed first with the event ${event} and the webhook-id ${event_id}: ${reason}.`,
      ...(is_gone
        ? [
            'Your receiver answered the last attempt with 410 (Gone), so this endpoint was deactivated and gets no more events. Activate it once the receiver is back.',
          ]
        : []),
    ],
    link: 'Endpoint in the API',
    after: [
      'Please check that your receiver runs, that its address and certificate are right, and that it responds with a status from 200 to 299 within ten seconds. Then send a test event.',
      'A delivery that has failed after all retries is only sent again on request (resend). Its event is not lost: the event feed of the endpoint lists everything that your receiver missed.',
      'There is at most one such mail a day for an endpoint. They end when it accepts an event, or when you deactivate it.',
      `You get this mail because you are an administrator or the owner of the workspace “${workspace}”.`,
    ],
  }),
  colon: ':',
  unsubscribe: {
    reason: (workspace) => `You are receiving this email because ${workspace} invited you to an interview.`,
    link: 'Unsubscribe',
  },
};

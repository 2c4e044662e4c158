// @ts-check
export const en = {
  ask_heading: 'E-mails about interviews',
  ask_text: 'You get interview invitations and reminders by e-mail. You can unsubscribe here.',
  button: 'Unsubscribe',
  done_heading: 'You are unsubscribed',
  done_text: 'You will not get any more invitations and reminders from this team.',
};

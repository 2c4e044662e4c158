// @ts-check
export const en = {
  title: 'Shared report',
  loading: 'Loading the report…',
  locked_heading: 'This report has a password',
  locked_lead: 'Enter the password that you got with the link.',
  password: 'Password',
  open: 'Open the report',
  wrong: 'This password is wrong. Ask the person who sent you the link.',
  problem_heading: 'The report cannot be shown',
  gone: 'This link does not work any more, or it is incomplete. Ask the person who sent it to you for a new one.',
  not_ready: 'The report is being prepared. Try again later.',
  too_many: 'There were too many attempts. Try again in an hour.',
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  print: 'Print or save as PDF',
  again: 'Try again',
};

// @ts-check
export const en = {
  missing_heading: 'This page does not exist',
  missing_text:
    'The address may be incomplete or mistyped. If you were invited to an interview, open the link in your invitation again.',
  link_heading: 'This link does not work',
  link_text:
    'It has expired, has already been used or is incomplete. Open it again from your e-mail, or ask the person who gave it to you for a new one.',
  limit_heading: 'Too many requests',
  limit_text: 'Please wait a minute and load this page again.',
  trouble_heading: 'That did not work',
  trouble_text: 'We cannot answer at the moment. Nothing is lost. Please try again in a minute.',
};

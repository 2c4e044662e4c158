// @ts-check
export const en = {
  title: 'Invitation',
  heading: 'You are invited to a workspace',
  lead: 'Interview Insights runs interview campaigns and turns what people say into evidence. You have been invited to join a team.',
  how: 'Sign in with the identity provider of your organisation as the person to whom the invitation was sent, and paste the access token here. It is sent only to this server and is not stored.',
  token: 'Access token',
  accept: 'Accept the invitation',
  program: 'From the command line',
  wait: 'One moment…',
  member: 'You are a member of {name} now.',
  failed: 'That did not work ({status}).',
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  incomplete: 'This link is incomplete. Open it again from the e-mail, or ask for a new invitation.',
};

// @ts-check
export const en = {
  title: 'Interview Insights',
  heading: 'Interviews in your own words',
  lead: 'People are invited here to talk about their experience. An automated interviewer asks; you answer in your own words.',
  invited_heading: 'Were you invited?',
  invited:
    'Open the link in your invitation or scan its code. It leads straight to your interview. If the link is lost, the person who invited you can send a new one.',
  back_heading: 'Have you taken part?',
  back: 'Your personal link brings you back. There you can read what you said, download it or delete it.',
  team_heading: 'Do you run interviews?',
  team: 'The API reference describes campaigns, contacts, reports and exports.',
  reference: 'Open the API reference',
};

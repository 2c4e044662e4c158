import type { Words } from '../letter.ts';

const greeting = (name: string) => (name ? `Guten Tag ${name},` : 'Guten Tag,');

export const german: Words = {
  contact_invitation: ({ name, workspace, campaign, minutes, until }) => ({
    subject: `Einladung zu einem Interview: ${campaign}`,
    greeting: greeting(name),
    before: [
      `${workspace} möchte gern von Ihnen hören und lädt Sie zu einem Interview ein: „${campaign}“.`,
      `Es dauert höchstens ${minutes} Minuten, am Telefon oder Computer, wann es Ihnen passt.`,
    ],
    link: 'Interview öffnen',
    after: [
      'Der Link ist nur für Sie; bitte geben Sie ihn nicht weiter.',
      ...(until ? [`Er gilt bis zum ${until}.`] : []),
    ],
  }),
  joined_again: ({ name, campaign, until }) => ({
    subject: `Ihr Link zum Interview: ${campaign}`,
    greeting: greeting(name),
    before: [
      `Jemand ist mit Ihrer E-Mail-Adresse zum Interview „${campaign}“ gekommen. Sie sind dazu bereits eingeladen: Wenn Sie es waren, nehmen Sie bitte Ihren eigenen Link.`,
    ],
    link: 'Mein Interview öffnen',
    after: [
      'Wenn Sie es nicht waren, müssen Sie nichts tun: Ohne Ihren Link sieht niemand Ihr Interview.',
      ...(until ? [`Er gilt bis zum ${until}.`] : []),
    ],
  }),
  return_link: ({ name, campaign }) => ({
    subject: `Ihr Link zurück zum Interview: ${campaign}`,
    greeting: greeting(name),
    before: [
      `Sie haben eingewilligt, am Interview „${campaign}“ teilzunehmen. Mit diesem Link kommen Sie zurück: um weiterzumachen, um nachzulesen, was gesagt wurde, oder um Ihre Teilnahme zurückzuziehen und alles löschen zu lassen.`,
    ],
    link: 'Mein Interview öffnen',
    after: [
      'Der Link ist nur für Sie, und wer Sie eingeladen hat, kennt ihn nicht; bitte geben Sie ihn nicht weiter.',
      'Wenn Sie in nichts eingewilligt haben, öffnen Sie den Link und ziehen Sie die Teilnahme zurück: Dann wird alles gelöscht.',
    ],
  }),
  member_invitation: ({ name, workspace, role, until }) => ({
    subject: `Einladung in den Arbeitsbereich ${workspace}`,
    greeting: greeting(name),
    before: [
      `Sie sind in den Arbeitsbereich „${workspace}“ von Interview Insights eingeladen${role === 'admin' ? ', mit Rechten zur Verwaltung' : ''}.`,
    ],
    link: 'Einladung annehmen',
    after: [
      'Wenn Sie das nicht erwartet haben, lassen Sie es einfach unbeantwortet.',
      ...(until ? [`Der Link gilt bis zum ${until}.`] : []),
    ],
  }),
  unsubscribe: {
    why: (workspace) => `Sie bekommen diese E-Mail, weil ${workspace} Sie zu Interviews einlädt.`,
    link: 'Keine weiteren schicken',
  },
};

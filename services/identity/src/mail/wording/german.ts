import type { Words } from '../letter.ts';

const greeting = (name: string) => (name ? `Guten Tag ${name},` : 'Guten Tag,');

export const german: Words = {
  contact_invitation: ({ name, workspace, campaign, minutes, until }) => ({
    subject: `Einladung zu einem Interview: ${campaign}`,
    greeting: greeting(name),
    before: [
      `${workspace} möchte gern von Ihnen hören und lädt Sie zu einem Interview ein: „${campaign}“.`,
      `Es dauert höchstens ${minutes} Minuten, am Telefon oder Computer, wann immer es Ihnen passt.`,
    ],
    link: 'Interview öffnen',
    after: [
      'Der Link ist nur für Sie bestimmt; bitte geben Sie ihn nicht weiter.',
      ...(until ? [`Er ist bis zum ${until} gültig.`] : []),
    ],
  }),
  joined_again: ({ name, campaign, until }) => ({
    subject: `Ihr Link zum Interview: ${campaign}`,
    greeting: greeting(name),
    before: [
      `Jemand hat sich mit Ihrer E-Mail-Adresse für das Interview „${campaign}“ angemeldet. Sie haben bereits eine Einladung: Wenn Sie das waren, verwenden Sie bitte Ihren eigenen Link.`,
    ],
    link: 'Mein Interview öffnen',
    after: [
      'Wenn Sie das nicht waren, müssen Sie nichts tun: Ohne Ihren Link kann niemand Ihr Interview sehen.',
      ...(until ? [`Er ist bis zum ${until} gültig.`] : []),
    ],
  }),
  return_link: ({ name, campaign }) => ({
    subject: `Ihr Link zurück zum Interview: ${campaign}`,
    greeting: greeting(name),
    before: [
      `Sie haben eingewilligt, am Interview „${campaign}“ teilzunehmen. Über diesen Link kehren Sie dorthin zurück: um es fortzusetzen, um nachzulesen, was gesagt wurde, oder um Ihre Teilnahme zurückzuziehen und alles löschen zu lassen.`,
    ],
    link: 'Mein Interview öffnen',
    after: [
      'Der Link ist nur für Sie bestimmt und auch denen nicht bekannt, die Sie eingeladen haben; bitte geben Sie ihn nicht weiter.',
      'Wenn Sie nicht eingewilligt haben, öffnen Sie den Link und ziehen Sie Ihre Teilnahme zurück: Dann wird alles gelöscht.',
    ],
  }),
  member_invitation: ({ name, workspace, role, until }) => ({
    subject: `Einladung in den Arbeitsbereich ${workspace}`,
    greeting: greeting(name),
    before: [
      `Sie wurden in den Arbeitsbereich „${workspace}“ von Interview Insights eingeladen${role === 'admin' ? ', mit Administratorrechten' : ''}.`,
    ],
    link: 'Einladung annehmen',
    after: [
      'Falls Sie diese Einladung nicht erwartet haben, können Sie diese E-Mail ignorieren.',
      ...(until ? [`Der Link ist bis zum ${until} gültig.`] : []),
    ],
  }),
  unsubscribe: {
    reason: (workspace) => `Sie erhalten diese E-Mail, weil ${workspace} Sie zu einem Interview eingeladen hat.`,
    link: 'E-Mails abbestellen',
  },
};

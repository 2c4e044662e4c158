import type { Words } from '../letter.ts';

const greeting = (name: string) => (name ? `Bonjour ${name},` : 'Bonjour,');

export const french: Words = {
  contact_invitation: ({ name, workspace, campaign, minutes, until }) => ({
    subject: `Invitation à un entretien : ${campaign}`,
    greeting: greeting(name),
    before: [
      `${workspace} aimerait connaître votre avis et vous invite à un entretien : « ${campaign} ».`,
      `Il dure ${minutes} minutes au maximum, sur votre téléphone ou votre ordinateur, au moment qui vous convient.`,
    ],
    link: 'Ouvrir l’entretien',
    after: [
      'Ce lien vous est personnel ; merci de ne pas le transmettre.',
      ...(until ? [`Il est valable jusqu’au ${until}.`] : []),
    ],
  }),
  joined_again: ({ name, campaign, until }) => ({
    subject: `Votre lien pour l’entretien : ${campaign}`,
    greeting: greeting(name),
    before: [
      `Quelqu’un s’est inscrit à l’entretien « ${campaign} » avec votre adresse e-mail. Vous y êtes déjà invité(e) : si c’était vous, veuillez utiliser votre propre lien.`,
    ],
    link: 'Ouvrir mon entretien',
    after: [
      'Si ce n’était pas vous, vous n’avez rien à faire : personne ne peut voir votre entretien sans votre lien.',
      ...(until ? [`Il est valable jusqu’au ${until}.`] : []),
    ],
  }),
  return_link: ({ name, campaign }) => ({
    subject: `Votre lien pour revenir à l’entretien : ${campaign}`,
    greeting: greeting(name),
    before: [
      `Vous avez accepté de participer à l’entretien « ${campaign} ». Ce lien vous permet d’y revenir pour continuer, pour relire ce qui a été dit, ou pour vous retirer et faire tout supprimer.`,
    ],
    link: 'Ouvrir mon entretien',
    after: [
      'Ce lien vous est personnel, et les personnes qui vous ont invité(e) ne le connaissent pas ; merci de ne pas le transmettre.',
      'Si vous n’avez pas donné votre accord, ouvrez le lien et retirez-vous : tout sera supprimé.',
    ],
  }),
  member_invitation: ({ name, workspace, role, until }) => ({
    subject: `Invitation à l’espace de travail ${workspace}`,
    greeting: greeting(name),
    before: [
      `Vous êtes invité(e) à rejoindre l’espace de travail « ${workspace} » d’Interview Insights${role === 'admin' ? ', avec les droits d’administration' : ''}.`,
    ],
    link: 'Accepter l’invitation',
    after: [
      'Si vous n’attendiez pas cette invitation, vous pouvez ignorer cet e-mail.',
      ...(until ? [`Le lien est valable jusqu’au ${until}.`] : []),
    ],
  }),
  unsubscribe: {
    reason: (workspace) => `Vous recevez cet e-mail parce que ${workspace} vous a invité(e) à un entretien.`,
    link: 'Se désabonner',
  },
};

import type { Words } from '../letter.ts';

const greeting = (name: string) => (name ? `Bonjour ${name},` : 'Bonjour,');

export const french: Words = {
  contact_invitation: ({ name, workspace, campaign, minutes, until }) => ({
    subject: `Invitation à un entretien : ${campaign}`,
    greeting: greeting(name),
    before: [
      `${workspace} aimerait vous entendre et vous invite à un entretien : « ${campaign} ».`,
      `Il dure ${minutes} minutes au plus, sur votre téléphone ou votre ordinateur, quand cela vous convient.`,
    ],
    link: 'Ouvrir l’entretien',
    after: [
      'Ce lien est pour vous seulement ; merci de ne pas le transmettre.',
      ...(until ? [`Il est valable jusqu’au ${until}.`] : []),
    ],
  }),
  joined_again: ({ name, campaign, until }) => ({
    subject: `Votre lien pour l’entretien : ${campaign}`,
    greeting: greeting(name),
    before: [
      `Quelqu’un a rejoint l’entretien « ${campaign} » avec votre adresse e-mail. Vous y êtes déjà invité(e) : si c’était vous, utilisez s’il vous plaît votre propre lien.`,
    ],
    link: 'Ouvrir mon entretien',
    after: [
      'Si ce n’était pas vous, il n’y a rien à faire : personne ne voit votre entretien sans votre lien.',
      ...(until ? [`Il est valable jusqu’au ${until}.`] : []),
    ],
  }),
  return_link: ({ name, campaign }) => ({
    subject: `Votre lien pour revenir à l’entretien : ${campaign}`,
    greeting: greeting(name),
    before: [
      `Vous avez accepté de participer à l’entretien « ${campaign} ». Ce lien vous permet d’y revenir : pour continuer, pour relire ce qui a été dit, ou pour vous retirer et faire tout supprimer.`,
    ],
    link: 'Ouvrir mon entretien',
    after: [
      'Ce lien est pour vous seulement, et l’équipe qui vous interroge ne le connaît pas ; merci de ne pas le transmettre.',
      'Si vous n’avez rien accepté, ouvrez le lien et retirez-vous : tout est alors supprimé.',
    ],
  }),
  member_invitation: ({ name, workspace, role, until }) => ({
    subject: `Invitation à l’espace de travail ${workspace}`,
    greeting: greeting(name),
    before: [
      `Vous êtes invité(e) à l’espace de travail « ${workspace} » d’Interview Insights${role === 'admin' ? ', avec les droits d’administration' : ''}.`,
    ],
    link: 'Accepter l’invitation',
    after: [
      'Si vous ne vous y attendiez pas, vous pouvez ne pas répondre.',
      ...(until ? [`Le lien est valable jusqu’au ${until}.`] : []),
    ],
  }),
  unsubscribe: {
    why: (workspace) => `Vous recevez cet e-mail parce que ${workspace} vous invite à des entretiens.`,
    link: 'Ne plus m’en envoyer',
  },
};
